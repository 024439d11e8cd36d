use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::rc::Rc;

/// A text that cannot be an id: ids are 1 to 64 characters out of `a-z A-Z 0-9 . _ - +`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadId;

fn is_id(text: &str) -> bool {
    (1..=64).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b'-' | b'+'))
}

macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident)*) => {$(
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(Rc<str>);

        impl $name {
            /// Reads an id that somebody wrote.
            pub fn new(text: &str) -> Result<$name, BadId> {
                is_id(text).then(|| $name(text.into())).ok_or(BadId)
            }

            /// The id as it stands in files.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl From<&'static str> for $name {
            /// An id that stands in our own code.
            fn from(text: &'static str) -> $name {
                $name(text.into())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl PartialEq<str> for $name {
            fn eq(&self, other: &str) -> bool {
                &*self.0 == other
            }
        }

        impl PartialEq<&str> for $name {
            fn eq(&self, other: &&str) -> bool {
                &*self.0 == *other
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = String::deserialize(deserializer)?;
                $name::new(&text).map_err(|BadId| de::Error::custom("BadId"))
            }
        }
    )*};
}

ids! {
    /// A player's seat at the table.
    SeatId
    /// A piece on the board, or a counted class of identical pieces.
    TokenId
    /// A place where pieces lie: an area, a region, a skirmish, an army.
    ZoneId
    /// A kind of piece that the tray offers: a printed card number, a kind of unit.
    KindId
    /// A question that can be asked about a board of its game.
    QuestionId
    /// One answer of a prompt, a choice field or a reading.
    OptionId
    /// A question that the book leaves open.
    ReadingId
}
