//! Reads a certificate: strictly, and within bounds.

use super::MAX_CERTIFICATE;
use super::claim::{Claim, Closed, Fails, Guard, Level, Phase, Row, Run, Start, State, Stop};
use super::fault::Fault;
use num_bigint::BigInt;
use serde_json::{Map, Value};

/// The version of the format.
const VERSION: &str = "1";
/// How many digits a number may have.
const MOST_DIGITS: usize = 320_000;
/// How many digits all the long numbers may have, and what a long one is: the time to read one grows with its square.
const MOST_LONG_DIGITS: usize = 700_000;
const LONG: usize = 1_000;
/// How many certificates a list may hold.
const MOST_CERTIFICATES: usize = 1_000;

/// The certificates in a text: one, or several in a list.
pub(super) fn certificates(text: &str) -> Result<Vec<Claim>, Fault> {
    if text.len() > MAX_CERTIFICATE {
        return Err(Fault::TooLarge);
    }
    match serde_json::from_str(text).map_err(|_| Fault::NotJson)? {
        Value::Array(list) if list.len() <= MOST_CERTIFICATES => list.into_iter().map(certificate).collect(),
        one @ Value::Object(_) => Ok(vec![certificate(one)?]),
        _ => Err(Fault::NotACertificate),
    }
}

fn certificate(value: Value) -> Result<Claim, Fault> {
    let Value::Object(mut members) = value else { return Err(Fault::NotACertificate) };
    match members.get("certificate").map(Value::as_str) {
        None => return Err(Fault::NotACertificate),
        Some(version) if version != Some(VERSION) => return Err(Fault::Version),
        _ => {}
    }
    let seal = members.remove("seal");
    let mut text = String::new();
    let members = Value::Object(members);
    canonical(&members, &mut text);
    if seal.as_ref().and_then(Value::as_str) != Some(format!("{:016x}", check_sum(&text)).as_str()) {
        return Err(Fault::Seal);
    }
    if long_digits(&members) > MOST_LONG_DIGITS {
        return Err(Fault::NumberTooLong);
    }
    let part = Members::of(&members, "certificate", &["asked", "certificate", "done", "end", "phases", "stop"])?;
    Ok(Claim {
        asked: natural(part.get("asked")?, "asked")?,
        done: natural(part.get("done")?, "done")?,
        end: state(part.get("end")?)?,
        phases: list(part.get("phases")?, "phases", phase)?,
        stop: part.if_any("stop").map(stop).transpose()?,
    })
}

// Without spaces, members in the order of their names.
fn canonical(value: &Value, text: &mut String) {
    match value {
        Value::Array(parts) => {
            text.push('[');
            for (place, part) in parts.iter().enumerate() {
                text.push_str(if place > 0 { "," } else { "" });
                canonical(part, text);
            }
            text.push(']');
        }
        Value::Object(members) => {
            let mut sorted: Vec<(&String, &Value)> = members.iter().collect();
            sorted.sort_by_key(|(name, _)| *name);
            text.push('{');
            for (place, (name, part)) in sorted.into_iter().enumerate() {
                text.push_str(if place > 0 { "," } else { "" });
                canonical(&Value::from(name.as_str()), text);
                text.push(':');
                canonical(part, text);
            }
            text.push('}');
        }
        leaf => text.push_str(&leaf.to_string()),
    }
}

fn long_digits(value: &Value) -> usize {
    match value {
        Value::Array(parts) => parts.iter().map(long_digits).sum(),
        Value::Object(members) => members.values().map(long_digits).sum(),
        Value::String(digits) if digits.len() > LONG => digits.len(),
        _ => 0,
    }
}

// FNV-1a, 64 bits.
fn check_sum(text: &str) -> u64 {
    text.bytes().fold(14_695_981_039_346_656_037, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(1_099_511_628_211))
}

/// An object whose members are known.
struct Members<'a>(&'a Map<String, Value>);

impl<'a> Members<'a> {
    fn of(value: &'a Value, member: &'static str, known: &[&str]) -> Result<Members<'a>, Fault> {
        let members = value.as_object().ok_or(Fault::Form { member })?;
        let all_known = members.keys().all(|name| known.contains(&name.as_str()));
        if all_known { Ok(Members(members)) } else { Err(Fault::Form { member }) }
    }

    fn get(&self, member: &'static str) -> Result<&'a Value, Fault> {
        self.0.get(member).ok_or(Fault::Form { member })
    }

    fn if_any(&self, member: &str) -> Option<&'a Value> {
        self.0.get(member)
    }
}

fn list<T>(value: &Value, member: &'static str, each: impl Fn(&Value) -> Result<T, Fault>) -> Result<Vec<T>, Fault> {
    value.as_array().ok_or(Fault::Form { member })?.iter().map(each).collect()
}

fn number(value: &Value, member: &'static str) -> Result<BigInt, Fault> {
    let digits = value.as_str().ok_or(Fault::Form { member })?;
    let natural = digits.strip_prefix('-').unwrap_or(digits);
    if natural.len() > MOST_DIGITS {
        return Err(Fault::NumberTooLong);
    }
    let plain = natural == "0" && natural == digits || !natural.starts_with('0') && !natural.is_empty();
    if !plain || !natural.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err(Fault::Form { member });
    }
    digits.parse().map_err(|_| Fault::Form { member })
}

fn natural(value: &Value, member: &'static str) -> Result<BigInt, Fault> {
    number(value, member)
        .and_then(|number| if number < BigInt::ZERO { Err(Fault::Form { member }) } else { Ok(number) })
}

fn place(value: &Value, member: &'static str) -> Result<usize, Fault> {
    let place: u32 = natural(value, member)?.try_into().map_err(|_| Fault::Form { member })?;
    usize::try_from(place).map_err(|_| Fault::Form { member })
}

fn flag(value: &Value, member: &'static str) -> Result<bool, Fault> {
    value.as_bool().ok_or(Fault::Form { member })
}

fn words(value: &Value, member: &'static str) -> Result<String, Fault> {
    value.as_str().map(str::to_owned).ok_or(Fault::Form { member })
}

fn numbers(value: &Value, member: &'static str) -> Result<Vec<BigInt>, Fault> {
    list(value, member, |one| number(one, member))
}

fn names(value: &Value, member: &'static str) -> Result<Vec<String>, Fault> {
    list(value, member, |one| words(one, member))
}

fn state(value: &Value) -> Result<State, Fault> {
    let part = Members::of(value, "end", &["control", "counters", "values"])?;
    Ok(State {
        control: Some(place(part.get("control")?, "control")?),
        counters: names(part.get("counters")?, "counters")?,
        values: numbers(part.get("values")?, "values")?,
    })
}

fn phase(value: &Value) -> Result<Phase, Fault> {
    if value.get("again").is_some() {
        let part = Members::of(value, "again", &["again", "control", "rounds"])?;
        return Ok(Phase::Again {
            first: place(part.get("again")?, "again")?,
            control: place(part.get("control")?, "control")?,
            rounds: natural(part.get("rounds")?, "rounds")?,
        });
    }
    let own = ["becomes", "closed", "end", "laps", "periods"];
    let part = Members::of(value, "phases", &[&own, &START[..]].concat())?;
    Ok(Phase::Run(Box::new(Run {
        at: start(&part)?,
        becomes: part.if_any("becomes").map(|value| names(value, "becomes")).transpose()?,
        closed: part.if_any("closed").map(closed).transpose()?,
        end: numbers(part.get("end")?, "end")?,
        laps: place(part.get("laps")?, "laps")?,
        periods: natural(part.get("periods")?, "periods")?,
    })))
}

const START: [&str; 7] = ["control", "counters", "from", "guards", "map", "products", "start"];

fn start(part: &Members<'_>) -> Result<Start, Fault> {
    let counters = names(part.get("counters")?, "counters")?;
    let factors = |value: &Value| list(value, "products", |factor| place(factor, "products"));
    let products = list(part.get("products")?, "products", factors)?;
    let size = counters.len() + products.len();
    Ok(Start {
        control: place(part.get("control")?, "control")?,
        from: natural(part.get("from")?, "from")?,
        guards: list(part.get("guards")?, "guards", |value| guard(value, size))?,
        map: list(part.get("map")?, "map", |value| row(value, "map", size))?,
        start: numbers(part.get("start")?, "start")?,
        counters,
        products,
    })
}

fn guard(value: &Value, size: usize) -> Result<Guard, Fault> {
    let known = ["action", "fails_at", "holds", "lap", "row", "signs", "why"];
    let part = Members::of(value, "guards", &known)?;
    let fails = |value: &Value| match value.as_str() {
        Some("never") => Ok(Fails::Never),
        _ => natural(value, "fails_at").map(Fails::At),
    };
    let levels = |value: &Value| list(value, "signs", level);
    Ok(Guard {
        why: words(part.get("why")?, "why")?,
        lap: place(part.get("lap")?, "lap")?,
        action: place(part.get("action")?, "action")?,
        holds: flag(part.get("holds")?, "holds")?,
        row: row(part.get("row")?, "row", size)?,
        fails: part.if_any("fails_at").map(fails).transpose()?,
        signs: part.if_any("signs").map(|value| list(value, "signs", levels)).transpose()?,
    })
}

fn level(value: &Value) -> Result<Level, Fault> {
    let part = Members::of(value, "signs", &["starts", "turns"])?;
    Ok(Level { starts: flag(part.get("starts")?, "starts")?, turns: numbers(part.get("turns")?, "turns")? })
}

// The constant, then counter and factor in turn; counters ascend and no factor is 0.
fn row(value: &Value, member: &'static str, size: usize) -> Result<Row, Fault> {
    let form = || Fault::Form { member };
    let parts = value.as_array().ok_or_else(form)?;
    let (plus, rest) = parts.split_first().ok_or_else(form)?;
    let mut terms: Vec<(usize, BigInt)> = Vec::new();
    let (pairs, odd) = rest.as_chunks::<2>();
    for [counter, factor] in pairs {
        let (counter, factor) = (place(counter, member)?, number(factor, member)?);
        let ascends = terms.last().is_none_or(|(last, _)| *last < counter);
        if counter >= size || !ascends || factor == BigInt::ZERO {
            return Err(form());
        }
        terms.push((counter, factor));
    }
    if odd.is_empty() { Ok(Row { plus: number(plus, member)?, terms }) } else { Err(form()) }
}

fn closed(value: &Value) -> Result<Closed, Fault> {
    let part = Members::of(value, "closed", &["early", "nodes", "parts"])?;
    let vector = |value: &Value| numbers(value, "parts");
    Ok(Closed {
        early: list(part.get("early")?, "early", |value| numbers(value, "early"))?,
        nodes: numbers(part.get("nodes")?, "nodes")?,
        parts: list(part.get("parts")?, "parts", |value| list(value, "parts", vector))?,
    })
}

fn stop(value: &Value) -> Result<Stop, Fault> {
    let part = Members::of(value, "stop", &[&["action", "guard", "iteration"], &START[..]].concat())?;
    Ok(Stop {
        at: start(&part)?,
        action: place(part.get("action")?, "action")?,
        guard: part.if_any("guard").map(|value| place(value, "guard")).transpose()?,
        iteration: natural(part.get("iteration")?, "iteration")?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_one_way_to_be_written() {
        for (text, known) in [
            ("0", true),
            ("-7", true),
            ("12", true),
            ("-0", false),
            ("07", false),
            ("+7", false),
            ("", false),
            ("-", false),
            ("1e3", false),
        ] {
            assert_eq!(number(&Value::from(text), "start").is_ok(), known, "{text}");
        }
        assert_eq!(number(&Value::from(7), "start"), Err(Fault::Form { member: "start" }));
        assert_eq!(number(&Value::from("1".repeat(MOST_DIGITS + 1)), "start"), Err(Fault::NumberTooLong));
    }

    #[test]
    fn what_is_no_certificate_is_refused() {
        let refused = |text: &str| certificates(text).err();
        assert_eq!(refused("{"), Some(Fault::NotJson));
        assert_eq!(refused("7"), Some(Fault::NotACertificate));
        assert_eq!(refused("{}"), Some(Fault::NotACertificate));
        assert_eq!(refused(r#"{"certificate":"2"}"#), Some(Fault::Version));
        assert_eq!(refused(r#"{"certificate":"1","seal":"0"}"#), Some(Fault::Seal));
        assert_eq!(refused(&" ".repeat(MAX_CERTIFICATE + 1)), Some(Fault::TooLarge));
        assert_eq!(refused(&"[".repeat(1000)), Some(Fault::NotJson));
    }
}
