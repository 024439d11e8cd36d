//! Tests of described rounds.

mod board;
mod hostile;
mod lines;
mod naive;
mod twin;
mod words;
