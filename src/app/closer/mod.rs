//! A closer look at the answer that stands on the page: under other rulesets, beside another board, with what matters
//! alone, in large type for the table, and as a report that it is wrong.

mod apart;
mod en;
mod fewest;
mod fr;
mod says;

pub use apart::{Parting, same_answer, same_outcome, where_they_part};
pub use fewest::Fewest;
pub use says::CloserSays;

use crate::app::model::Open;
use refrain::ruling::{BoardView, Ruleset, Ruling};
use std::rc::Rc;

/// What is looked at more closely.
#[derive(Clone)]
pub enum Closer {
    /// The same board under every ruleset of the game.
    Editions(Rc<[Edition]>),
    /// The board beside another one, if there is another.
    Beside(Option<Rc<Beside>>),
    /// The board with the fewest pieces that give the same answer.
    Fewest(Fewest),
    /// A report that the answer is wrong.
    Wrong,
    /// The answer alone, in large type; turned for whoever sits across the table.
    Table {
        /// Whether it stands upside down.
        turned: bool,
    },
}

/// What can be asked of a closer look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Compares the rulesets.
    Editions,
    /// Compares with another board.
    Beside(Other),
    /// Looks for the fewest pieces.
    Fewest,
    /// Goes on looking for them.
    FewestOn,
    /// Shows the report.
    Wrong,
    /// Shows the answer alone.
    Table,
    /// Turns it upside down.
    Turn,
    /// Closes it.
    Shut,
}

/// The board that stands beside the present one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Other {
    /// Whichever there is: the board before the last change, else a recent one.
    Any,
    /// The same board before the last change.
    Before,
    /// A recent one, by its place in the list.
    Recent(usize),
}

/// The board under one ruleset.
pub struct Edition {
    /// The ruleset.
    pub ruleset: &'static Ruleset,
    /// What it gives.
    pub ruling: Ruling,
    /// Whether the page rules by it now.
    pub is_present: bool,
    /// Whether it gives the same answer as the ruleset by which the page rules.
    pub is_same: bool,
    /// Where it goes another way than that one, if the answer or what comes out differs.
    pub parting: Option<Parting>,
}

/// Another board, and both as they were set up.
pub struct Beside {
    /// Which one.
    pub which: Other,
    /// The other case, solved.
    pub other: Open,
    /// The present board as it was set up.
    pub here: BoardView,
    /// The other one as it was set up.
    pub there: BoardView,
}
