//! What the book leaves open about spells, and how it can be read.

use crate::games::riftbound::says::Says;
use crate::ruling::OptionId;

/// What the book leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Silent {
    /// Whether Energy paid for Repeat counts as spent.
    Spent,
    /// Whether an object chosen elsewhere in the item is a new choice.
    MovedOver,
}

impl Silent {
    /// Each of them.
    pub const ALL: [Silent; 2] = [Silent::Spent, Silent::MovedOver];

    /// The id in files.
    pub fn id(self) -> &'static str {
        match self {
            Silent::Spent => "repeat_is_spent",
            Silent::MovedOver => "moved_over",
        }
    }

    /// Its readings.
    pub fn options(self) -> [(OptionId, Says); 2] {
        match self {
            Silent::Spent => [("all_paid".into(), Says::ReadAllPaid), ("base_only".into(), Says::ReadBaseOnly)],
            Silent::MovedOver => [("allowed".into(), Says::ReadAllowed), ("not_allowed".into(), Says::ReadNotAllowed)],
        }
    }

    /// The question in words.
    pub fn asks(self) -> Says {
        match self {
            Silent::Spent => Says::AsksSpent,
            Silent::MovedOver => Says::AsksMovedOver,
        }
    }
}
