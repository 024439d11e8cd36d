use crate::ruling::{At, Place};
use crate::words::Lang;
use serde_json::{Map, Value, json};

/// How a page should show a case: what is about the reader and not about the case.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct View {
    /// The language it was made in.
    pub lang: Option<Lang>,
    /// The moment that was being looked at.
    pub at: Option<At>,
}

impl View {
    /// The `view` member of a file; `None` if there is nothing to say.
    pub fn json(&self) -> Option<Value> {
        let mut members = Map::new();
        if let Some(lang) = self.lang {
            members.insert("lang".to_owned(), json!(lang.tag()));
        }
        if let Some(at) = &self.at {
            members.insert("at".to_owned(), at_json(at));
        }
        (!members.is_empty()).then_some(Value::Object(members))
    }

    /// Reads a `view` member. What it does not understand it leaves out: a view is never worth refusing a case.
    pub fn read(view: &Value) -> View {
        View {
            lang: view.get("lang").and_then(Value::as_str).and_then(Lang::from_tag),
            at: view.get("at").and_then(read_at),
        }
    }
}

fn at_json(at: &At) -> Value {
    match at {
        At::Setup => json!("setup"),
        At::End => json!("end"),
        At::Act(index) => json!({ "act": index }),
        At::Step(index) => json!({ "step": index }),
        At::Lap(place) => json!({ "lap": place }),
    }
}

/// Reads a moment as files have it: `"setup"`, `"end"`, `{"act": 0}`, `{"step": 0}`, `{"lap": place}`.
pub fn read_at(at: &Value) -> Option<At> {
    let index = |key: &str| at.get(key).and_then(Value::as_u64).and_then(|index| usize::try_from(index).ok());
    match at.as_str() {
        Some("setup") => Some(At::Setup),
        Some("end") => Some(At::End),
        Some(_) => None,
        None => index("act")
            .map(At::Act)
            .or_else(|| index("step").map(At::Step))
            .or_else(|| serde_json::from_value::<Place>(at.get("lap")?.clone()).ok().map(At::Lap)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Count;

    #[test]
    fn every_moment_comes_back() {
        let lap = Place { laps: vec![Count::from(7)], step: Some("exert".into()), window: None };
        for at in [At::Setup, At::End, At::Act(3), At::Step(0), At::Lap(lap)] {
            let view = View { lang: Some(Lang::Fr), at: Some(at) };
            assert_eq!(View::read(&view.json().unwrap()), view);
        }
        assert_eq!(View::default().json(), None);
    }

    #[test]
    fn rubbish_is_no_view() {
        for rubbish in [json!(null), json!([1]), json!({"lang": "xx", "at": "tomorrow"}), json!({"at": {"act": -1}})] {
            assert_eq!(View::read(&rubbish), View::default());
        }
    }
}
