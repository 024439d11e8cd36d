//! Loops in closed form, for any game: a machine gives actions over opaque quantities, and [`repeat`] settles any
//! number of iterations with the exact iteration and action at which they stop.
//!
//! One period is run over affine forms. That yields the exact map of the period and every branch it took. The map has
//! a closed form; each branch is followed to the first period that takes it otherwise; the least of these ends the
//! phase. That period is then run again from its start, and the next phase begins, or the loop halts.

mod affine;
mod any_start;
mod certificate;
mod closed;
mod cx;
mod history;
mod machine;
mod monomials;
mod number;
mod outcome;
mod period;
pub mod policy;
mod qty;
mod record;
mod repeat;
mod sequence;
mod spectrum;
mod spread;
mod steps;
mod within;

pub use certificate::NoCertificate;
pub use cx::Cx;
pub use machine::{CounterId, Machine};
pub use outcome::{ClosedForm, Course, Ended, Expression, GuardReport, Limits, Outcome, Phase, Tier, Why};
pub use qty::{NotAffine, Qty, figure};
pub use repeat::{repeat, repeat_with_certificate, state_at};
pub use spread::spread;
pub use steps::repeat_by_steps;
pub use within::repeat_within;
