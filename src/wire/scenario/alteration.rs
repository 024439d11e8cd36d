use crate::words::Count;
use serde_json::{Map, Value};

/// An `expect` in which one thing was changed: a check that still passes does not look at it.
#[derive(Clone, Debug)]
pub struct Alteration {
    /// What was changed, and how.
    pub says: String,
    /// The changed `expect`.
    pub expect: Value,
}

/// Every leaf of `expect` altered in turn: a text into another, a flag turned, a number plus one,
/// a member taken out of a list or map that is compared exactly. Each must make the check fail.
pub fn alterations(expect: &Value) -> Vec<Alteration> {
    let mut changes = Vec::new();
    walk(expect, Kind::Expect, "", &mut Vec::new(), &mut changes);
    changes
        .into_iter()
        .map(|change| Alteration { says: change.says, expect: applied(expect, &change.path, &change.to) })
        .collect()
}

/// What kind of value stands at a place: how it is compared decides how it is altered.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// An expectation: its members have kinds of their own.
    Expect,
    /// Compared with one value; missing members of it count.
    Exact,
    /// A map of which each member is looked up by itself.
    ByKey,
    /// A list of which each must be found among others.
    Among,
    /// Ids that must not occur.
    Absent,
    /// A map of expectations, compared exactly.
    Branches,
    /// A map of expectations for other rulesets.
    Under,
}

struct Change {
    says: String,
    path: Vec<String>,
    to: Option<Value>,
}

fn kind_of(parent: Kind, key: &str) -> Kind {
    match (parent, key) {
        (Kind::Expect, "cites" | "assumes" | "steps") | (Kind::Exact, "cites") => Kind::Among,
        (Kind::Expect, "absent") => Kind::Absent,
        (Kind::Expect, "state" | "findings" | "known") => Kind::ByKey,
        (Kind::Expect, "branches") => Kind::Branches,
        (Kind::Expect, "under") => Kind::Under,
        (Kind::Expect | Kind::ByKey, _) => Kind::Exact,
        (Kind::Branches | Kind::Under, _) => Kind::Expect,
        (kind, _) => kind,
    }
}

// Whether taking a member out of this value must be noticed.
fn members_count(kind: Kind, path: &[String]) -> bool {
    let here = path.last().map_or("", String::as_str);
    match kind {
        Kind::Branches => true,
        // These hold optional members of their own (`args`, `seat`); whatever lies inside those is exact.
        Kind::Exact => match here {
            "verdict" | "first" | "legal_wording" | "prompt" | "why" => false,
            index => !(index.parse::<usize>().is_ok() && path.iter().rev().nth(1).is_some_and(|key| key == "problems")),
        },
        _ => false,
    }
}

fn walk(value: &Value, kind: Kind, spoken: &str, path: &mut Vec<String>, changes: &mut Vec<Change>) {
    let members: Vec<(String, &Value)> = match value {
        Value::Object(members) => members.iter().map(|(key, value)| (key.clone(), value)).collect(),
        Value::Array(items) => items.iter().enumerate().map(|(index, item)| (index.to_string(), item)).collect(),
        leaf => {
            let to = altered(leaf, kind, spoken);
            changes.push(Change { says: format!("{} as {to}", path.join(".")), path: path.clone(), to: Some(to) });
            return;
        }
    };
    let count = members_count(kind, path);
    let own = if kind == Kind::Expect { spoken_in(value) } else { None };
    let spoken = own.as_deref().unwrap_or(spoken);
    for (key, member) in members {
        path.push(key.clone());
        if count {
            changes.push(Change { says: format!("without {}", path.join(".")), path: path.clone(), to: None });
        }
        walk(member, kind_of(kind, &key), spoken, path, changes);
        path.pop();
    }
}

fn altered(leaf: &Value, kind: Kind, spoken: &str) -> Value {
    // Among several, a neighbour could be there too: only what cannot occur is sure to be missed.
    let impossible = |text: &str| Value::String(format!("{text}~"));
    match leaf {
        Value::String(_) if kind == Kind::Absent => Value::String(spoken.to_owned()),
        Value::String(text) if kind == Kind::Among => impossible(text),
        Value::String(text) => plus_one(text).map_or_else(|| impossible(text), Value::String),
        Value::Bool(flag) if kind != Kind::Among => Value::Bool(!flag),
        Value::Number(number) if kind != Kind::Among => match number.as_u64() {
            Some(number) => Value::from(number + 1),
            None => impossible(&number.to_string()),
        },
        other => impossible(&other.to_string()),
    }
}

fn plus_one(text: &str) -> Option<String> {
    let (sign, digits) = text.strip_prefix('-').map_or(("", text), |digits| ("-", digits));
    let count: Count = digits.parse().ok()?;
    Some(format!("{sign}{}", &count + &Count::one()))
}

/// The id of something that this expectation says does occur.
fn spoken_in(expect: &Value) -> Option<String> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let sentence = |key: &str| expect.get(key)?.get("id").and_then(text);
    sentence("verdict")
        .or_else(|| sentence("first"))
        .or_else(|| sentence("why"))
        .or_else(|| expect.get("prompt")?.get("key").and_then(text))
        .or_else(|| expect.get("question").and_then(text))
}

// The same value with what stands at `path` replaced, or taken out.
fn applied(value: &Value, path: &[String], to: &Option<Value>) -> Value {
    let Some((key, rest)) = path.split_first() else { return to.clone().unwrap_or_default() };
    let last = rest.is_empty();
    let of_member = |name: &str, member: &Value| match (name == key, last && to.is_none()) {
        (true, true) => None,
        (true, false) => Some(applied(member, rest, to)),
        (false, _) => Some(member.clone()),
    };
    match value {
        Value::Object(members) => {
            let kept = members.iter().filter_map(|(name, member)| Some((name.clone(), of_member(name, member)?)));
            Value::Object(kept.collect::<Map<String, Value>>())
        }
        Value::Array(items) => {
            items.iter().enumerate().filter_map(|(index, item)| of_member(&index.to_string(), item)).collect()
        }
        leaf => leaf.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn says(expect: Value) -> Vec<String> {
        alterations(&expect).into_iter().map(|alteration| alteration.says).collect()
    }

    #[test]
    fn each_leaf_is_altered_once_and_members_of_exact_parts_go_too() {
        let expect = json!({
            "standing": "settled",
            "verdict": { "id": "wins", "args": { "by": "9", "alone": true } },
            "cites": ["cr:loops"],
            "absent": ["priority"],
            "rests_on": { "leader": "nobody" },
        });
        let mut said = says(expect);
        said.sort();
        assert_eq!(
            said,
            [
                "absent.0 as \"wins\"",
                "cites.0 as \"cr:loops~\"",
                "rests_on.leader as \"nobody~\"",
                "standing as \"settled~\"",
                "verdict.args.alone as false",
                "verdict.args.by as \"10\"",
                "verdict.id as \"wins~\"",
                "without rests_on.leader",
                "without verdict.args.alone",
                "without verdict.args.by",
            ]
        );
    }

    #[test]
    fn numbers_of_any_size_grow_by_one() {
        assert_eq!(plus_one(&"9".repeat(30)).unwrap(), format!("1{}", "0".repeat(30)));
        assert_eq!(plus_one("-3").unwrap(), "-4");
        assert_eq!(plus_one("3x"), None);
        assert_eq!(plus_one(""), None);
    }

    #[test]
    fn an_alteration_changes_one_place_only() {
        let expect = json!({ "problems": [{ "act": 1, "id": "x" }, { "act": 2, "id": "y" }] });
        let without = alterations(&expect).into_iter().find(|one| one.says == "without problems.0").unwrap();
        assert_eq!(without.expect, json!({ "problems": [{ "act": 2, "id": "y" }] }));
        let altered = alterations(&expect).into_iter().find(|one| one.says == "problems.1.act as 3").unwrap();
        assert_eq!(altered.expect, json!({ "problems": [{ "act": 1, "id": "x" }, { "act": 3, "id": "y" }] }));
    }
}
