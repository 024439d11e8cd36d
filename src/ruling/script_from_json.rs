//! How an act's values are read from JSON. The first member of a map says what it is; nothing is read by trying one
//! form after the other: scripts lie inside acts inside scripts, and a hostile file would make that take for ever.

use crate::ruling::{ActArg, Script, Times};
use crate::words::{Count, Map};
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor, value};
use std::fmt;

const SCRIPT_MEMBERS: &[&str] = &["act", "seq", "times", "body"];
/// JSON integers beyond 2^53 are not the same in every program: such numbers are written as text.
const WHOLE: u64 = 1 << 53;

impl<'de> Deserialize<'de> for ActArg {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ActArg, D::Error> {
        struct Reads;
        impl<'de> Visitor<'de> for Reads {
            type Value = ActArg;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text, a whole number, true or false, a list or a map")
            }
            fn visit_bool<E: Error>(self, flag: bool) -> Result<ActArg, E> {
                Ok(ActArg::Flag(flag))
            }
            fn visit_u64<E: Error>(self, number: u64) -> Result<ActArg, E> {
                if number <= WHOLE { Ok(ActArg::Whole(number)) } else { Err(E::custom("NotText")) }
            }
            fn visit_i64<E: Error>(self, number: i64) -> Result<ActArg, E> {
                u64::try_from(number).map_err(|_| E::custom("Negative")).and_then(|number| self.visit_u64(number))
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<ActArg, E> {
                Ok(ActArg::Text(text.to_owned()))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<ActArg, A::Error> {
                let mut list = Vec::new();
                while let Some(item) = items.next_element()? {
                    list.push(item);
                }
                Ok(ActArg::List(list))
            }
            fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<ActArg, A::Error> {
                let mut map = Map::new();
                while let Some(key) = members.next_key::<String>()? {
                    if map.is_empty() && SCRIPT_MEMBERS.contains(&key.as_str()) {
                        return script(&key, members).map(|script| ActArg::Script(Box::new(script)));
                    }
                    map.insert(key, members.next_value()?);
                }
                Ok(ActArg::Map(map))
            }
        }
        deserializer.deserialize_any(Reads)
    }
}

impl<'de> Deserialize<'de> for Script {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Script, D::Error> {
        struct Reads;
        impl<'de> Visitor<'de> for Reads {
            type Value = Script;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a script: an act, a seq, or times with a body")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Script, A::Error> {
                let first = members.next_key::<String>()?.ok_or_else(|| A::Error::missing_field("act"))?;
                script(&first, members)
            }
        }
        deserializer.deserialize_map(Reads)
    }
}

impl<'de> Deserialize<'de> for Times {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Times, D::Error> {
        struct Reads;
        impl<'de> Visitor<'de> for Reads {
            type Value = Times;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a whole number of times, or { until }")
            }
            fn visit_u64<E: Error>(self, number: u64) -> Result<Times, E> {
                Count::deserialize(value::U64Deserializer::new(number)).map(Times::Exactly)
            }
            fn visit_i64<E: Error>(self, number: i64) -> Result<Times, E> {
                Count::deserialize(value::I64Deserializer::new(number)).map(Times::Exactly)
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<Times, E> {
                Count::deserialize(value::StrDeserializer::new(text)).map(Times::Exactly)
            }
            fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Times, A::Error> {
                match members.next_key::<String>()?.as_deref() {
                    Some("until") => {}
                    Some(other) => return Err(A::Error::unknown_field(other, &["until"])),
                    None => return Err(A::Error::missing_field("until")),
                }
                let until = members.next_value()?;
                no_more(members, &["until"])?;
                Ok(Times::Worded { until })
            }
        }
        deserializer.deserialize_any(Reads)
    }
}

// The rest of a script, of which the first member's name has been read.
fn script<'de, A: MapAccess<'de>>(first: &str, mut members: A) -> Result<Script, A::Error> {
    match first {
        "act" => {
            let act = members.next_value()?;
            no_more(members, &["act"])?;
            Ok(Script::Act { act })
        }
        "seq" => {
            let seq = members.next_value()?;
            no_more(members, &["seq"])?;
            Ok(Script::Seq { seq })
        }
        "times" => {
            let times = members.next_value()?;
            let body = other_member(&mut members, "body")?;
            no_more(members, &["times", "body"])?;
            Ok(Script::Repeat { times, body })
        }
        "body" => {
            let body = members.next_value()?;
            let times = other_member(&mut members, "times")?;
            no_more(members, &["times", "body"])?;
            Ok(Script::Repeat { times, body })
        }
        other => Err(A::Error::unknown_field(other, SCRIPT_MEMBERS)),
    }
}

fn other_member<'de, A: MapAccess<'de>, T: Deserialize<'de>>(
    members: &mut A,
    name: &'static str,
) -> Result<T, A::Error> {
    match members.next_key::<String>()? {
        Some(key) if key == name => members.next_value(),
        Some(key) => Err(A::Error::unknown_field(&key, &["times", "body"])),
        None => Err(A::Error::missing_field(name)),
    }
}

fn no_more<'de, A: MapAccess<'de>>(mut members: A, known: &'static [&'static str]) -> Result<(), A::Error> {
    match members.next_key::<String>()? {
        None => Ok(()),
        Some(key) => Err(A::Error::unknown_field(&key, known)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruling::Act;
    use serde_json::{Value, from_value, json, to_value};

    #[test]
    fn every_form_of_value_comes_back_as_it_went() {
        for text in [
            json!(true),
            json!(7),
            json!("10"),
            json!(["a", ["b"]]),
            json!({}),
            json!({ "amount": "3", "class": "elf" }),
            json!({ "act": { "seat": null, "key": "begin", "args": { "of": { "seq": [] } } } }),
            json!({ "seq": [{ "times": "10", "body": { "act": { "seat": "sh", "key": "pass" } } }] }),
            json!({ "times": { "until": "you are dead" }, "body": { "seq": [] } }),
        ] {
            let read: ActArg = from_value(text.clone()).unwrap();
            assert_eq!(to_value(&read).unwrap(), text, "{read:?}");
            assert_eq!(serde_json::from_str::<ActArg>(&text.to_string()).unwrap(), read);
        }
        let exact: Script = from_value(json!({ "times": 5, "body": { "seq": [] } })).unwrap();
        let body = Box::new(Script::Seq { seq: Vec::new() });
        assert_eq!(exact, Script::Repeat { times: Times::Exactly(Count::from(5)), body });
    }

    #[test]
    fn what_is_wrong_inside_is_said_as_it_is() {
        for (text, wrong) in [
            (json!(-1), "Negative"),
            (json!(9_007_199_254_740_993_u64), "NotText"),
            (json!({ "times": "-2", "body": { "seq": [] } }), "Negative"),
            (json!({ "times": "1".repeat(100_001), "body": { "seq": [] } }), "TooLong"),
            (json!({ "act": { "seat": "<b>", "key": "pass" } }), "BadId"),
            (json!({ "times": 1 }), "missing field `body`"),
            (json!({ "seq": [], "then": 1 }), "unknown field `then`, expected `seq`"),
        ] {
            assert_eq!(from_value::<ActArg>(text).unwrap_err().to_string(), wrong);
        }
    }

    #[test]
    fn a_fault_at_the_bottom_of_many_scripts_is_found_at_once() {
        // Each level tried in two ways would be 2^30 tries.
        let mut deep = json!(-1);
        for _ in 0..30 {
            deep = json!({ "act": { "key": "x", "args": { "a": deep } } });
        }
        assert_eq!(from_value::<ActArg>(deep).unwrap_err().to_string(), "Negative");
        let act: Value = json!({ "key": "x", "args": { "a": { "seq": [{ "act": { "key": "y" } }] } } });
        assert!(from_value::<Act>(act).is_ok());
    }
}
