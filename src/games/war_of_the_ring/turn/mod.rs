//! The turn with three and four players: who leads, draws, swaps, hunts and acts, and who may do what.

mod cards;
mod consecutive;
mod course;
mod deeds;
mod en;
mod facts;
mod fellowship;
mod fr;
mod marches;
mod minions;
mod offers;
mod order;
mod politics;
mod recruiting;
mod rings;
mod says;
mod state;
mod tables;
mod trimming;
mod victory;

pub use course::played;
pub use deeds::name_of;
pub use offers::add_to;
#[cfg(test)]
pub use recruiting::reserve_at_the_start;
