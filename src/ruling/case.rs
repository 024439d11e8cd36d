use crate::ruling::{KindId, OptionId, QuestionId, ReadingId, Script, SeatId, TokenId, ZoneId};
use crate::words::{Count, Map, NumberError};
use serde::{Deserialize, Serialize};

/// All that a ruling depends on: the rules, the board, what was done on it, the readings chosen, and the question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case<S> {
    /// The id of the [`crate::ruling::Ruleset`].
    pub ruleset: String,
    /// The question.
    pub ask: QuestionId,
    /// The board; its game owns the shape.
    pub setup: S,
    /// What was done, in order.
    #[serde(default)]
    pub acts: Vec<Act>,
    /// The readings that the table chose.
    #[serde(default)]
    pub readings: Map<ReadingId, OptionId>,
}

/// A deed in the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// Who does it; absent for what no player does (a turn begins).
    #[serde(default)]
    pub seat: Option<SeatId>,
    /// What kind of deed.
    pub key: String,
    /// With what.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub args: Map<String, ActArg>,
    /// The key of the prompt that it answers; if nobody asks that on replay, the act is stale.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<String>,
}

/// A value of an act. What a text or number means is for the reader of the act to say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum ActArg {
    /// Yes or no.
    Flag(bool),
    /// A number written as a JSON integer, up to 2^53.
    Whole(u64),
    /// A number as digits, an id, or a word.
    Text(String),
    /// Several.
    List(Vec<ActArg>),
    /// Acts with repeats.
    Script(Box<Script>),
    /// Named values.
    Map(Map<String, ActArg>),
}

impl Act {
    /// A deed of `seat`.
    pub fn of(seat: impl Into<SeatId>, key: &str) -> Act {
        Act { seat: Some(seat.into()), key: key.to_owned(), args: Map::new(), answers: None }
    }

    /// What no player does.
    pub fn of_nobody(key: &str) -> Act {
        Act { seat: None, key: key.to_owned(), args: Map::new(), answers: None }
    }

    /// The same deed with one more value.
    pub fn with(mut self, key: &str, value: impl Into<ActArg>) -> Act {
        self.args.insert(key.to_owned(), value.into());
        self
    }

    /// The same deed as the answer to a prompt.
    pub fn answering(mut self, prompt: &str) -> Act {
        self.answers = Some(prompt.to_owned());
        self
    }

    /// A number among the values.
    pub fn count(&self, key: &str) -> Option<Result<Count, NumberError>> {
        match self.args.get(key)? {
            ActArg::Whole(number) => Some(Ok(Count::from(*number))),
            ActArg::Text(text) => Some(Count::typed(text)),
            _ => Some(Err(NumberError::NotANumber)),
        }
    }

    /// A text among the values, as it stands.
    pub fn text(&self, key: &str) -> Option<&str> {
        match self.args.get(key)? {
            ActArg::Text(text) => Some(text),
            _ => None,
        }
    }

    /// A piece among the values.
    pub fn token(&self, key: &str) -> Option<TokenId> {
        TokenId::new(self.text(key)?).ok()
    }

    /// A player among the values.
    pub fn seat(&self, key: &str) -> Option<SeatId> {
        SeatId::new(self.text(key)?).ok()
    }

    /// A place among the values.
    pub fn zone(&self, key: &str) -> Option<ZoneId> {
        ZoneId::new(self.text(key)?).ok()
    }

    /// A kind of piece among the values.
    pub fn kind(&self, key: &str) -> Option<KindId> {
        KindId::new(self.text(key)?).ok()
    }

    /// An option among the values.
    pub fn option(&self, key: &str) -> Option<OptionId> {
        OptionId::new(self.text(key)?).ok()
    }

    /// A script among the values.
    pub fn script(&self, key: &str) -> Option<&Script> {
        match self.args.get(key)? {
            ActArg::Script(script) => Some(script),
            _ => None,
        }
    }
}

impl From<&Count> for ActArg {
    fn from(count: &Count) -> ActArg {
        ActArg::Text(count.to_string())
    }
}

impl From<Script> for ActArg {
    fn from(script: Script) -> ActArg {
        ActArg::Script(Box::new(script))
    }
}

macro_rules! act_arg_from_id {
    ($($id:ident)*) => {$(
        impl From<&$id> for ActArg {
            fn from(id: &$id) -> ActArg {
                ActArg::Text(id.to_string())
            }
        }
    )*};
}

act_arg_from_id! { SeatId TokenId ZoneId OptionId KindId }
