use crate::words::Int;
use serde_json::Value;
use std::rc::Rc;

/// How an accelerated answer is proved, for a checker that trusts none of it: `src/proof/format.md` describes it.
///
/// It is kept as data; numbers become digits only when [`Certificate::json`] is asked for.
#[derive(Clone, Debug)]
pub struct Certificate(Rc<Part>);

/// A part of a certificate.
#[derive(Clone, Debug)]
pub enum Part {
    /// A whole number, written as a string of digits.
    Number(Int),
    /// Words.
    Text(String),
    /// Yes or no.
    Flag(bool),
    /// Several parts in order.
    List(Vec<Part>),
    /// Parts by name, in the order of their names.
    Members(Vec<(&'static str, Part)>),
}

impl From<usize> for Part {
    fn from(number: usize) -> Part {
        Part::Number(Int::from(i64::try_from(number).unwrap_or(i64::MAX)))
    }
}

impl Certificate {
    /// A certificate of these members.
    pub fn of(members: Vec<(&'static str, Part)>) -> Certificate {
        Certificate(Rc::new(Part::Members(members)))
    }

    /// The certificate as JSON on one line, with its seal: a check sum over all the rest.
    pub fn json(&self) -> String {
        let mut text = String::new();
        write(&self.0, &mut text);
        let seal = seal(&text);
        text.pop();
        text.push_str(",\"seal\":\"");
        text.push_str(&seal);
        text.push_str("\"}");
        text
    }
}

fn write(part: &Part, text: &mut String) {
    match part {
        Part::Number(number) => {
            text.push('"');
            text.push_str(&number.to_string());
            text.push('"');
        }
        Part::Text(words) => text.push_str(&Value::from(words.as_str()).to_string()),
        Part::Flag(flag) => text.push_str(if *flag { "true" } else { "false" }),
        Part::List(parts) => {
            text.push('[');
            for (place, part) in parts.iter().enumerate() {
                if place > 0 {
                    text.push(',');
                }
                write(part, text);
            }
            text.push(']');
        }
        Part::Members(members) => {
            text.push('{');
            for (place, (name, part)) in members.iter().enumerate() {
                if place > 0 {
                    text.push(',');
                }
                text.push('"');
                text.push_str(name);
                text.push_str("\":");
                write(part, text);
            }
            text.push('}');
        }
    }
}

// The hash of Fowler, Noll and Vo, variant 1a, 64 bits.
fn seal(text: &str) -> String {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
    format!("{:016x}", text.bytes().fold(0xCBF2_9CE4_8422_2325, step))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_json_with_a_seal() {
        let words = Part::Text("a \"b\"".to_owned());
        let list = Part::List(vec![Part::from(7), Part::Flag(true), words]);
        let json = Certificate::of(vec![("asked", Part::Number(Int::from(-3))), ("phases", list)]).json();
        assert_eq!(json, r#"{"asked":"-3","phases":["7",true,"a \"b\""],"seal":"21e2ac299c022807"}"#);
    }
}
