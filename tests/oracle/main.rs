//! A second engine, written from the rules and the cases alone: every piece an object, every bonus a number of its own,
//! every action done one by one. It is slow and plain, and it shares no code with the library: it reads the scenario
//! files, and asks the product through its command line.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, missing_docs)]

mod answer;
mod answers_on_the_chain;
mod army;
mod army_answer;
mod army_board;
mod army_map;
mod army_told;
mod assignment;
mod assignment_answer;
mod boards_at_the_end;
mod cards;
mod chance;
mod loop_acts;
mod loop_answer;
mod loop_procedure;
mod magic_boards;
mod magic_cards;
mod magic_effects;
mod magic_loops;
mod magic_replay;
mod magic_table;
mod payments;
mod phase;
mod piece;
mod prices;
mod product;
mod random_armies;
mod random_assignments;
mod random_loops;
mod random_parts;
mod riftbound_totals;
mod scenario_files;
mod skirmish;
mod wide_assignments;
mod window;
