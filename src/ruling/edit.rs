use crate::ruling::{Act, KindId, OptionId, Problem, ReadingId, Says, TokenId, ZoneId};
use crate::words::Count;
use serde::{Deserialize, Serialize};

/// A change of the setup. Only what is physically impossible is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edit {
    /// Puts new pieces from the tray on the board.
    Add {
        /// What.
        kind: KindId,
        /// Where.
        zone: ZoneId,
        /// How many.
        amount: Count,
    },
    /// Puts pieces elsewhere.
    Move {
        /// Which.
        token: TokenId,
        /// How many of them.
        amount: Count,
        /// Where to.
        zone: ZoneId,
    },
    /// Takes pieces off the board.
    Remove {
        /// Which.
        token: TokenId,
        /// How many of them.
        amount: Count,
    },
    /// Sets how many of a kind there are; 0 takes it off the board.
    Amount {
        /// Which.
        token: TokenId,
        /// How many from now on.
        amount: Count,
    },
    /// Sets a field of a piece, or of the board.
    Set {
        /// The piece; absent for a field of the board.
        #[serde(default)]
        token: Option<TokenId>,
        /// The field.
        key: String,
        /// Its value: digits, an option's id, `true` or `false`.
        value: String,
    },
    /// Takes every piece off the board.
    Clear,
}

/// What a person has lifted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pick {
    /// Pieces of the board.
    Token {
        /// Which.
        token: TokenId,
        /// How many of them.
        amount: Count,
    },
    /// New pieces from the tray.
    Kind {
        /// What.
        kind: KindId,
        /// How many.
        amount: Count,
    },
}

/// What a gesture means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does {
    /// It arranges the setup.
    Edit(Edit),
    /// It is a deed in the game.
    Act(Act),
    /// It picks a reading.
    Reading {
        /// The open question.
        reading: ReadingId,
        /// The answer picked; absent to take the pick back.
        option: Option<OptionId>,
    },
    /// It means nothing there.
    Nothing,
}

/// A place for what is lifted: whether it may go there, or why not, and what that would give.
#[derive(Clone, Debug)]
pub struct Drop {
    /// The place.
    pub zone: ZoneId,
    /// What dropping there does; an act with reasons against it can still be asked.
    pub does: Does,
    /// Why not; empty if allowed.
    pub why: Vec<Problem>,
    /// What it would give.
    pub then: Option<Says>,
}
