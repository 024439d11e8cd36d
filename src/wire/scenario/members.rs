use crate::wire::CaseFile;
use crate::wire::scenario::Complaint;
use serde_json::Value;

const ALWAYS: [&str; 9] =
    ["standing", "cites", "problems", "rests_on", "state", "findings", "steps", "absent", "assumes"];

/// What an expectation of each standing must say, and what it may say besides.
fn of_standing(standing: &str) -> Option<(&'static [&'static str], &'static [&'static str])> {
    match standing {
        "settled" => Some((&["verdict"], &[])),
        "refused" => Some((&["first"], &["legal_wording"])),
        "awaits" => Some((&["prompt"], &[])),
        "open" => Some((&["question", "alike", "branches"], &[])),
        "unknown" => Some((&["why"], &["known"])),
        _ => None,
    }
}

/// What is wrong with the file itself, before any ruling: a slip in a name must not make an expectation pass.
pub fn faults(file: &CaseFile) -> Vec<Complaint> {
    let mut faults = Faults(Vec::new());
    for (key, text) in [("id", &file.id), ("about", &file.about), ("source", &file.source)] {
        if text.as_ref().is_none_or(|text| text.trim().is_empty()) {
            faults.say(key, "a scenario has to say it");
        }
    }
    match &file.expect {
        Some(expect) => faults.of_expect("expect", expect, true),
        None => faults.say("expect", "a scenario has to say what it expects"),
    }
    faults.0
}

struct Faults(Vec<Complaint>);

impl Faults {
    fn say(&mut self, place: &str, says: impl Into<String>) {
        self.0.push(Complaint { place: place.to_owned(), says: says.into() });
    }

    fn members(&mut self, place: &str, value: &Value, must: &[&str], may: &[&str]) {
        let Some(members) = value.as_object() else {
            return self.say(place, format!("has to be {{ {} }}", must.join(", ")));
        };
        for key in must.iter().filter(|key| !members.contains_key(**key)) {
            self.say(place, format!("{key:?} is missing"));
        }
        for key in members.keys().filter(|key| !must.contains(&key.as_str()) && !may.contains(&key.as_str())) {
            let known: Vec<&str> = must.iter().chain(may).copied().collect();
            self.say(&format!("{place}.{key}"), format!("is not known here; known are {}", known.join(", ")));
        }
    }

    fn of_expect(&mut self, place: &str, expect: &Value, whole: bool) {
        if expect.get("at").is_some() {
            self.say(&format!("{place}.at"), "answers that are a function of k are not understood yet");
        }
        let standing = expect.get("standing").and_then(Value::as_str).unwrap_or_default();
        let Some((must, own)) = of_standing(standing) else {
            return self.say(
                &format!("{place}.standing"),
                format!("has to be settled, refused, awaits, open or unknown, not {standing:?}"),
            );
        };
        let mut may: Vec<&str> = ALWAYS.iter().chain(own).copied().collect();
        if whole {
            may.push("under");
        }
        may.push("at");
        self.members(place, expect, must, &may);
        let cites_something = expect.get("cites").and_then(Value::as_array).is_some_and(|cites| !cites.is_empty());
        if whole && standing == "settled" && !cites_something {
            self.say(&format!("{place}.cites"), "a settled scenario has to name at least one rule");
        }
        for key in ["verdict", "legal_wording", "why"] {
            if let Some(sentence) = expect.get(key) {
                self.members(&format!("{place}.{key}"), sentence, &["id"], &["args"]);
                self.map(&format!("{place}.{key}.args"), sentence.get("args"));
            }
        }
        if let Some(first) = expect.get("first") {
            self.problem(&format!("{place}.first"), first, false);
        }
        if let Some(prompt) = expect.get("prompt") {
            self.members(&format!("{place}.prompt"), prompt, &["key"], &["seat", "choices", "forbidden"]);
            self.texts(&format!("{place}.prompt.choices"), prompt.get("choices"));
            self.texts(&format!("{place}.prompt.forbidden"), prompt.get("forbidden"));
        }
        for key in ["rests_on", "state", "findings", "known", "branches", "under"] {
            self.map(&format!("{place}.{key}"), expect.get(key));
        }
        for key in ["cites", "absent", "assumes"] {
            self.texts(&format!("{place}.{key}"), expect.get(key));
        }
        for (index, problem) in self.items(&format!("{place}.problems"), expect.get("problems")).iter().enumerate() {
            self.problem(&format!("{place}.problems[{index}]"), problem, true);
        }
        for (index, step) in self.items(&format!("{place}.steps"), expect.get("steps")).iter().enumerate() {
            self.members(&format!("{place}.steps[{index}]"), step, &["id"], &["args"]);
            self.map(&format!("{place}.steps[{index}].args"), step.get("args"));
        }
        for (option, branch) in expect.get("branches").and_then(Value::as_object).into_iter().flatten() {
            self.of_expect(&format!("{place}.branches.{option}"), branch, false);
        }
        for (ruleset, other) in expect.get("under").and_then(Value::as_object).into_iter().flatten() {
            self.of_expect(&format!("{place}.under.{ruleset}"), other, true);
        }
    }

    fn problem(&mut self, place: &str, problem: &Value, weighed: bool) {
        let must: &[&str] = if weighed { &["id", "severity"] } else { &["id"] };
        let may: &[&str] = &["act", "token", "setup", "args", "cites", "severity"];
        self.members(place, problem, must, may);
        self.map(&format!("{place}.args"), problem.get("args"));
        self.texts(&format!("{place}.cites"), problem.get("cites"));
        let about: Vec<&str> = ["act", "token", "setup"].into_iter().filter(|key| problem.get(key).is_some()).collect();
        if about.len() != 1 {
            self.say(place, "has to say one of act (its index), token (its id) or setup (true)");
        }
        if problem.get("setup").is_some_and(|setup| *setup != Value::Bool(true)) {
            self.say(&format!("{place}.setup"), "can only be true");
        }
        let severity = problem.get("severity").map(|severity| severity.as_str().unwrap_or_default());
        if severity.is_some_and(|severity| !["note", "tolerable", "blocking"].contains(&severity)) {
            self.say(&format!("{place}.severity"), "has to be note, tolerable or blocking");
        }
    }

    fn map(&mut self, place: &str, value: Option<&Value>) {
        if value.is_some_and(|value| !value.is_object()) {
            self.say(place, "has to be a map { … }");
        }
    }

    fn items(&mut self, place: &str, value: Option<&Value>) -> Vec<Value> {
        match value {
            None => Vec::new(),
            Some(Value::Array(items)) => items.clone(),
            Some(_) => {
                self.say(place, "has to be a list [ … ]");
                Vec::new()
            }
        }
    }

    fn texts(&mut self, place: &str, value: Option<&Value>) {
        if self.items(place, value).iter().any(|item| !item.is_string()) {
            self.say(place, "has to be a list of texts");
        }
    }
}
