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

/// The value of a deed that says how many times something is done, in every game.
const TIMES: &str = "times";

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

    /// How many times it says something is done: a script of its own that repeats, or the value [`TIMES`].
    pub fn times(&self) -> Option<Count> {
        let repeats = self.args.iter().find_map(|(_, arg)| match arg {
            ActArg::Script(script) => script.times(),
            _ => None,
        });
        repeats.cloned().or_else(|| self.count(TIMES)?.ok())
    }

    /// The same deed, done another number of times; one that says no number stays as it is.
    pub fn with_times(&self, times: &Count) -> Act {
        let mut act = self.clone();
        let mut repeats = false;
        for arg in act.args.values_mut() {
            if let ActArg::Script(script) = arg {
                repeats |= script.repeat(times);
            }
        }
        match act.args.get_mut(TIMES) {
            Some(value) if !repeats => *value = times.into(),
            _ => {}
        }
        act
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruling::Times;

    fn count(number: u32) -> Count {
        Count::from(number)
    }

    #[test]
    fn how_many_times_stands_in_a_script_that_repeats_or_in_a_value() {
        let body = || Box::new(Script::Act { act: Act::of("a", "tap") });
        let repeats = |times| Act::of("a", "propose").with("script", Script::Repeat { times, body: body() });
        let exactly = repeats(Times::Exactly(count(100)));
        assert_eq!(exactly.times(), Some(count(100)));
        assert_eq!(exactly.with_times(&count(7)), repeats(Times::Exactly(count(7))));
        let named = Act::of("a", "name_number").with("times", &count(3));
        assert_eq!(named.times(), Some(count(3)));
        assert_eq!(named.with_times(&count(4)), Act::of("a", "name_number").with("times", &count(4)));
        // Neither words nor any other number are a number of times.
        let worded = repeats(Times::Worded { until: "until you are dead".to_owned() });
        let others =
            [worded, Act::of("a", "hit").with("amount", &count(2)), Act::of("a", "propose").with("script", *body())];
        for other in others {
            assert_eq!(other.times(), None);
            assert_eq!(other.with_times(&count(9)), other);
        }
    }
}
