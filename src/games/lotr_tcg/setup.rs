//! The board as anyone may arrange it, legal or not. `setup.md` describes the file.

use crate::ruling::{KindId, TokenId};
use crate::words::Count;
use serde::{Deserialize, Serialize};

/// At most so many pieces a side; a larger board is a problem that says so.
pub const MOST_PIECES: usize = 60;

/// The setup of both questions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The printed number of the site where the fellowship is; absent for a site without text that matters.
    #[serde(default)]
    pub site: Option<KindId>,
    /// Burdens on the Ring-bearer.
    #[serde(default)]
    pub burdens: Count,
    /// Which character bears the Ring.
    #[serde(default)]
    pub ring_bearer: Option<TokenId>,
    /// The Free Peoples characters.
    #[serde(default)]
    pub characters: Vec<SetPiece>,
    /// The minions.
    #[serde(default)]
    pub minions: Vec<SetPiece>,
    /// A skirmish under way; absent before the skirmishes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skirmish: Option<SetSkirmish>,
}

/// A piece of the setup.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetPiece {
    /// The id that acts use, unique on the board.
    pub id: TokenId,
    /// The printed number of its card.
    pub card: KindId,
    /// The wounds on it.
    #[serde(default)]
    pub wounds: Count,
}

/// A skirmish under way: one character against minions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetSkirmish {
    /// The character.
    pub character: TokenId,
    /// The minions.
    pub minions: Vec<TokenId>,
}
