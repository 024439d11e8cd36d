//! The round as anyone may describe it; setup.md beside this file describes it for people who write files.

use crate::games::any_game::whole::{Amount, Whole};
use crate::ruling::{SeatId, TokenId};
use serde::{Deserialize, Serialize};

/// A described round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    #[serde(default = "two")]
    pub players: u8,
    /// Whose turn it is: turn order begins there.
    #[serde(default = "first")]
    pub active: SeatId,
    /// Whether a round takes several turns.
    #[serde(default, skip_serializing_if = "is_false")]
    pub across_turns: bool,
    /// What is counted.
    #[serde(default)]
    pub counters: Vec<Counter>,
    /// The actions of a round, in order.
    #[serde(default)]
    pub actions: Vec<Action>,
    /// Where the game ends.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bounds: Vec<Bound>,
}

/// Something that is counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counter {
    /// Its id.
    pub id: TokenId,
    /// Its name; its id if there is none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// How many there are before the first round.
    #[serde(default)]
    pub start: Whole,
}

/// An action of the round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Action {
    /// Its id.
    pub id: TokenId,
    /// Its name; its id if there is none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Who controls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatId>,
    /// Whether that player may leave it undone.
    #[serde(default, skip_serializing_if = "is_false")]
    pub optional: bool,
    /// Whether the others can act once it is done, before what comes next.
    #[serde(default = "yes", skip_serializing_if = "is_true")]
    pub answers: bool,
    /// How many times it is done, one after the other; once if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times: Option<Amount>,
    /// Where one of these does not hold, nothing of it is done and the round goes on.
    #[serde(default, rename = "if", skip_serializing_if = "Vec::is_empty")]
    pub only_if: Vec<Condition>,
    /// Where one of these does not hold, it cannot be done.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<Condition>,
    /// What has to be there and is taken away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pays: Vec<Cost>,
    /// What it changes, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Change>,
}

/// A counter compared with an amount.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// The counter.
    pub counter: TokenId,
    /// How it has to stand.
    pub is: Is,
    /// To what.
    pub amount: Amount,
}

/// How a counter stands to an amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Is {
    /// ≥
    AtLeast,
    /// ≤
    AtMost,
    /// >
    More,
    /// <
    Less,
    /// =
    Equal,
    /// ≠
    Unlike,
}

/// What is taken from a counter that has to have it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cost {
    /// The counter.
    pub counter: TokenId,
    /// How much; below zero counts as zero.
    pub amount: Amount,
}

/// A change of one counter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Change {
    /// What is done with it.
    pub change: Does,
    /// The counter.
    pub counter: TokenId,
    /// With how much.
    pub by: Amount,
}

/// What is done with a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Does {
    /// The amount is added; below zero it is taken away.
    Add,
    /// It is taken so many times.
    Multiply,
    /// It becomes the amount.
    Set,
    /// It is divided, and what is left over is dropped.
    DivideDown,
    /// It is divided and rounded up.
    DivideUp,
}

/// Where the game ends: checked after every action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bound {
    /// Its id.
    pub id: TokenId,
    /// The counter.
    pub counter: TokenId,
    /// How it has to stand.
    pub is: Is,
    /// To what.
    pub amount: Amount,
    /// What then happens.
    pub then: Then,
    /// To whom; the game as a whole if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatId>,
}

/// What happens at a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// The player loses.
    Loses,
    /// The player wins.
    Wins,
    /// The game is a draw.
    Draws,
}

fn two() -> u8 {
    2
}

fn first() -> SeatId {
    "a".into()
}

fn yes() -> bool {
    true
}

fn is_true(flag: &bool) -> bool {
    *flag
}

fn is_false(flag: &bool) -> bool {
    !flag
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            players: two(),
            active: first(),
            across_turns: false,
            counters: Vec::new(),
            actions: Vec::new(),
            bounds: Vec::new(),
        }
    }
}

impl Action {
    /// An action that does nothing yet.
    pub fn of(id: TokenId) -> Action {
        Action {
            id,
            name: String::new(),
            seat: None,
            optional: false,
            answers: true,
            times: None,
            only_if: Vec::new(),
            needs: Vec::new(),
            pays: Vec::new(),
            changes: Vec::new(),
        }
    }
}

impl Setup {
    /// Whether a piece has this id.
    pub fn has(&self, id: &str) -> bool {
        let counters = self.counters.iter().map(|counter| &counter.id);
        let actions = self.actions.iter().map(|action| &action.id);
        counters.chain(actions).chain(self.bounds.iter().map(|bound| &bound.id)).any(|other| *other == id)
    }
}
