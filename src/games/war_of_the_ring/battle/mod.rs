//! Dice: what hits in combat, how likely how many hits are, how likely the Hunt succeeds; as exact fractions.

mod chances;
mod course;
mod en;
mod fr;
mod says;

pub use course::{add_to, played, set_fight};
