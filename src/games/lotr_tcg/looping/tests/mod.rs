//! The question about loops, tried against a naive twin, with other cards, and with bad input.

mod bad_input;
mod cases;
mod core_with_other_cards;
mod naive;
mod page;
mod required_loops;
mod thresholds_by_trying;
mod twin;
mod windows;
mod words;
