//! Tests across the layers, by way of a made-up game.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "../made_up/mod.rs"]
mod made_up;

mod bad_files;
mod case_files;
mod certificates;
mod command;
mod dokuwiki_reader;
mod exports;
mod games_on_the_wire;
mod golden_links;
mod golden_texts;
mod hostile_boards;
mod links;
mod made_up_game;
mod markup;
mod numbers;
mod pictures;
mod rule_pages;
mod scenario_check;
mod stored;
