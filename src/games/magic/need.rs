//! What somebody has to choose, and what was chosen.

use crate::games::magic::state::{Target, Zone};

/// A choice that a player has made once for all times it comes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The class whose abilities it is about.
    pub source: usize,
    /// What to aim at, the first that is legal.
    pub targets: Vec<Target>,
    /// Whether to do what may be done.
    pub may: Option<bool>,
    /// Where its triggers go among its controller's: the higher, the later put on the stack.
    pub rank: i8,
    /// Of several replacement effects, the one that puts it into this zone.
    pub replacement: Option<Zone>,
    /// Whether a commander goes to the command zone.
    pub command: Option<bool>,
    /// Of several legendary ones of its name, the class that stays, and whether a tapped one of it does.
    pub keeps: Option<(usize, bool)>,
}

/// A choice that somebody has to make before the game goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Need {
    /// What a trigger of a class is aimed at.
    Target {
        /// The class.
        source: usize,
        /// Who chooses.
        by: usize,
        /// What may be chosen.
        among: Vec<Target>,
    },
    /// Whether to do what may be done.
    May {
        /// The class.
        source: usize,
        /// Who chooses.
        by: usize,
    },
    /// Whether something is paid, so that it is not done.
    Unless {
        /// The class.
        source: usize,
        /// Who chooses.
        by: usize,
    },
    /// Which of two replacement effects moves it.
    Replacement {
        /// The class.
        source: usize,
        /// Who chooses.
        by: usize,
        /// Where each would put it.
        among: [Zone; 2],
    },
    /// Who blocks whom in an attack.
    Blocks {
        /// An attacker.
        source: usize,
        /// Who blocks.
        by: usize,
        /// Every block that is allowed: who blocks, and whom.
        among: Vec<(usize, usize)>,
    },
    /// Whether a commander goes to the command zone.
    Command {
        /// The class.
        source: usize,
        /// Its owner.
        by: usize,
    },
    /// Which legendary permanent of a name stays.
    Legend {
        /// The first class of that name.
        source: usize,
        /// Who chooses.
        by: usize,
        /// The classes, each with whether a tapped one of it stays.
        among: Vec<(usize, bool)>,
    },
}

impl Need {
    /// The class that it is about, and who chooses.
    pub fn of(&self) -> (usize, usize) {
        match self {
            Need::Target { source, by, .. }
            | Need::May { source, by }
            | Need::Unless { source, by }
            | Need::Command { source, by }
            | Need::Replacement { source, by, .. }
            | Need::Blocks { source, by, .. }
            | Need::Legend { source, by, .. } => (*source, *by),
        }
    }

    /// Whether it comes up in the middle of a deed, which is done again once it is answered.
    pub fn is_midway(&self) -> bool {
        matches!(self, Need::Replacement { .. } | Need::Blocks { .. } | Need::Legend { .. } | Need::Command { .. })
    }
}
