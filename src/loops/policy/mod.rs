//! Procedures that settle how often a loop is done: seats, numbers and turn order. They know no game, no card and no
//! quantity; where a procedure is silent they say which readings there are and choose none.

mod asked;
mod final_action;
mod lowest;
mod maintained;
mod shortcut;
mod who_names;

pub use asked::Asked;
pub use final_action::{Answer, EndPoint, Ending, NotLower, Reading, Silence, final_action};
pub use lowest::{Lowest, lowest};
pub use maintained::{committed, tournament};
pub use shortcut::{Shortcut, Spot, Stroke, after, choices, ended_earlier, involved, shortcut};
pub use who_names::{Naming, who_names};
