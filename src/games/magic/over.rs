//! How a game ends, and why a player loses.

/// How the game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Over {
    /// One player is left.
    Won {
        /// Who.
        by: usize,
        /// Who lost last.
        loser: usize,
        /// Why.
        why: Losing,
    },
    /// All who were left lost at once.
    AllLost,
    /// A resolution that never ends; it could be ended by a choice for this class.
    Endless {
        /// The class whose choice could end it.
        choice: Option<usize>,
    },
}

/// Why a player loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Losing {
    /// 704.5a.
    Life,
    /// 704.5b.
    Library,
    /// 704.5c.
    Poison,
    /// 704.6c.
    Commander,
}
