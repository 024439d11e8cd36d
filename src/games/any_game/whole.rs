//! Whole numbers below zero too, and amounts, as files and people write them.

use crate::ruling::TokenId;
use crate::words::{Count, Int, NumberError};
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor, value};
use serde::ser::{Serialize, Serializer};
use std::fmt;

/// A whole number of any size, below zero too: decimal digits in files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Whole(pub Int);

impl Whole {
    /// Reads what a person types: `-5`, `1 000`, `10^100`.
    ///
    /// # Errors
    /// Why it is no number.
    pub fn typed(text: &str) -> Result<Whole, NumberError> {
        Whole::read(text, Count::typed)
    }

    fn read(text: &str, count: fn(&str) -> Result<Count, NumberError>) -> Result<Whole, NumberError> {
        let text = text.trim();
        let text = text.strip_prefix('+').unwrap_or(text);
        match text.strip_prefix(['-', '\u{2212}']) {
            Some(rest) => count(rest.trim_start()).map(|count| Whole(-&count.int())),
            None => count(text).map(|count| Whole(count.int())),
        }
    }
}

impl From<i64> for Whole {
    fn from(number: i64) -> Whole {
        Whole(Int::from(number))
    }
}

impl Serialize for Whole {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Whole {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Whole, D::Error> {
        match deserializer.deserialize_any(ReadsAmount)? {
            Amount::Number(number) => Ok(number),
            Amount::Of(_) => Err(D::Error::custom("NotANumber")),
        }
    }
}

/// How much: a number, or a counter taken some times.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Amount {
    /// A number.
    Number(Whole),
    /// As much as a counter has, taken some times.
    Of(Share),
}

/// A counter taken some times.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// The counter.
    pub counter: TokenId,
    /// How many times.
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub times: Whole,
}

fn once() -> Whole {
    Whole::from(1)
}

fn is_once(times: &Whole) -> bool {
    *times == once()
}

impl Default for Amount {
    fn default() -> Amount {
        Amount::Number(Whole::default())
    }
}

impl From<i64> for Amount {
    fn from(number: i64) -> Amount {
        Amount::Number(Whole::from(number))
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Amount::Number(number) => number.serialize(serializer),
            Amount::Of(share) => share.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Amount, D::Error> {
        deserializer.deserialize_any(ReadsAmount)
    }
}

struct ReadsAmount;

impl<'de> Visitor<'de> for ReadsAmount {
    type Value = Amount;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a whole number as digits, or a counter")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Amount, E> {
        let digits = |text: &str| text.parse::<Count>();
        Whole::read(text, digits).map(Amount::Number).map_err(|why| E::custom(format_args!("{why:?}")))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Amount, E> {
        if number > 1 << 53 { Err(E::custom("NotText")) } else { Ok(Amount::Number(Whole(Count::from(number).int()))) }
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Amount, E> {
        if number.unsigned_abs() > 1 << 53 { Err(E::custom("NotText")) } else { Ok(Amount::from(number)) }
    }

    fn visit_map<A: MapAccess<'de>>(self, members: A) -> Result<Amount, A::Error> {
        Share::deserialize(value::MapAccessDeserializer::new(members)).map(Amount::Of)
    }
}
