//! Procedures that settle how often a loop is done: seats, numbers and turn order. They know no game, no card and no
//! quantity; where a procedure is silent they say which readings there are and choose none.

mod final_action;
mod who_names;

pub use final_action::{Answer, EndPoint, Ending, NotLower, Reading, Silence, final_action};
pub use who_names::{Naming, who_names};
