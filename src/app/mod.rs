//! The page: draws the board of whichever game is open and sends what a person does to the engine. It names no game.

#![allow(dead_code, reason = "the views are still being written")]

mod board_en;
mod board_fr;
mod board_says;
mod browser;
mod closer;
mod dialogs;
mod effect;
mod embed_en;
mod embed_fr;
mod embed_says;
mod gesture;
mod links;
mod model;
mod msg;
mod offline;
mod offline_en;
mod offline_fr;
mod offline_says;
mod opening;
mod page_en;
mod page_fr;
mod page_says;
mod places;
mod root;
mod saving;
mod share_en;
mod share_fr;
mod share_says;
mod table_rules;
#[cfg(test)]
mod tests;
mod update;
mod view;
mod walk_en;
mod walk_fr;
mod walk_says;

pub use root::start;
