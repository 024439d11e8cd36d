use crate::ruling::{OptionId, SeatId, TokenId, ZoneId};
use crate::words::{Count, Int};
use serde_json::Value;
use std::borrow::Cow;

/// What a sentence, a finding or a badge says with: a value that files can hold and tests can compare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A whole number of any size.
    Int(Int),
    /// A player.
    Seat(SeatId),
    /// A piece.
    Token(TokenId),
    /// A place on the board.
    Zone(ZoneId),
    /// An answer of a prompt or reading.
    Option(OptionId),
    /// Yes or no.
    Flag(bool),
    /// One word out of a fixed set.
    Key(Cow<'static, str>),
    /// Every count from the first to the second, both included.
    Range(Count, Count),
    /// Several of them.
    List(Vec<Arg>),
}

impl Arg {
    /// The value in a file: numbers as decimal strings, ids and words as strings, a range as `a..b`.
    pub fn json(&self) -> Value {
        match self {
            Arg::Int(number) => Value::String(number.to_string()),
            Arg::Seat(id) => Value::String(id.to_string()),
            Arg::Token(id) => Value::String(id.to_string()),
            Arg::Zone(id) => Value::String(id.to_string()),
            Arg::Option(id) => Value::String(id.to_string()),
            Arg::Flag(flag) => Value::Bool(*flag),
            Arg::Key(word) => Value::String(word.clone().into_owned()),
            Arg::Range(least, most) => Value::String(format!("{least}..{most}")),
            Arg::List(items) => Value::Array(items.iter().map(Arg::json).collect()),
        }
    }
}

macro_rules! into_arg {
    ($($from:ty => |$value:ident| $arg:expr;)*) => {$(
        impl From<$from> for Arg {
            fn from($value: $from) -> Arg {
                $arg
            }
        }
    )*};
}

into_arg! {
    Int => |number| Arg::Int(number);
    &Int => |number| Arg::Int(number.clone());
    Count => |count| Arg::Int(count.int());
    &Count => |count| Arg::Int(count.int());
    i64 => |number| Arg::Int(Int::from(number));
    usize => |number| Arg::Int(Count::from(number).int());
    bool => |flag| Arg::Flag(flag);
    &'static str => |word| Arg::Key(Cow::Borrowed(word));
    SeatId => |id| Arg::Seat(id);
    &SeatId => |id| Arg::Seat(id.clone());
    TokenId => |id| Arg::Token(id);
    &TokenId => |id| Arg::Token(id.clone());
    ZoneId => |id| Arg::Zone(id);
    &ZoneId => |id| Arg::Zone(id.clone());
    OptionId => |id| Arg::Option(id);
    &OptionId => |id| Arg::Option(id.clone());
    Vec<Arg> => |items| Arg::List(items);
}
