use crate::ruling::{At, Finding, OpenCase, Problem, Prompt, ReadingId, Ruling, Sentence, Standing, args_json};
use crate::wire::scenario::{Complaint, citation, problems};
use serde_json::{Map, Value, json};

/// Everything in which the ruling of `case` is not as `expect` says, `under` included.
pub fn differences(case: &OpenCase, expect: &Value) -> Vec<Complaint> {
    let mut compare = Compare(Vec::new());
    compare.whole("expect", case, expect);
    for (ruleset, other) in expect.get("under").and_then(Value::as_object).into_iter().flatten() {
        compare.whole(&format!("expect.under.{ruleset}"), &case.with_ruleset(ruleset), other);
    }
    compare.0
}

/// The same value with every JSON integer as digits, as [`crate::ruling::Arg::json`] writes numbers.
pub fn plain(value: &Value) -> Value {
    match value {
        Value::Number(number) => Value::String(number.to_string()),
        Value::Array(items) => items.iter().map(plain).collect(),
        Value::Object(members) => members.iter().map(|(key, value)| (key.clone(), plain(value))).collect(),
        other => other.clone(),
    }
}

/// A list of texts; empty where there is none.
pub fn texts(value: Option<&Value>) -> Vec<&str> {
    value.and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect()
}

fn items(value: Option<&Value>) -> &[Value] {
    value.and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

fn members(value: Option<&Value>) -> impl Iterator<Item = (&String, &Value)> {
    value.and_then(Value::as_object).into_iter().flatten()
}

fn no_args() -> Value {
    Value::Object(Map::new())
}

/// What a branch takes over where it says nothing of its own.
struct Outer<'a> {
    expect: &'a Value,
    question: &'a ReadingId,
    option: &'a str,
}

struct Compare(Vec<Complaint>);

impl Compare {
    fn say(&mut self, place: &str, says: impl Into<String>) {
        self.0.push(Complaint { place: place.to_owned(), says: says.into() });
    }

    fn same(&mut self, place: &str, expected: &Value, got: &Value) {
        if plain(expected) != plain(got) {
            self.say(place, format!("expected {}, got {}", plain(expected), plain(got)));
        }
    }

    fn whole(&mut self, place: &str, case: &OpenCase, expect: &Value) {
        self.ruling(place, case, &case.rule(), expect, None);
    }

    fn ruling(&mut self, place: &str, case: &OpenCase, ruling: &Ruling, expect: &Value, outer: Option<&Outer>) {
        let inside = |key: &str| format!("{place}.{key}");
        self.standing(place, case, ruling, expect);
        self.cites(&inside("cites"), ruling, expect);
        let own = expect.get("problems").or_else(|| outer.and_then(|outer| outer.expect.get("problems")));
        self.problems(&inside("problems"), items(own), &ruling.problems);
        self.rests_on(&inside("rests_on"), ruling, expect, outer);
        for (key, expected) in members(expect.get("state")) {
            self.value(&format!("{}.{key}", inside("state")), expected, state_at(case, key));
        }
        for (key, expected) in members(expect.get("findings")) {
            self.value(&format!("{}.{key}", inside("findings")), expected, finding_at(case, ruling, key));
        }
        self.steps(&inside("steps"), ruling, items(expect.get("steps")));
        self.absent(&inside("absent"), ruling, texts(expect.get("absent")));
        for id in texts(expect.get("assumes")) {
            let assumed: Vec<&str> = ruling.assumes.iter().map(|assumption| assumption.says.id()).collect();
            if !assumed.contains(&id) {
                self.say(&inside("assumes"), format!("expected {id:?}, got {assumed:?}"));
            }
        }
    }

    fn standing(&mut self, place: &str, case: &OpenCase, ruling: &Ruling, expect: &Value) {
        let inside = |key: &str| format!("{place}.{key}");
        let member = |key: &str| expect.get(key).unwrap_or(&Value::Null);
        let got = standing_of(&ruling.standing);
        if member("standing").as_str() != Some(got) {
            let says = format!("expected {}, got {got}: {}", member("standing"), answer_of(&ruling.standing));
            return self.say(&inside("standing"), says);
        }
        match &ruling.standing {
            Standing::Settled { verdict } => self.sentence(&inside("verdict"), member("verdict"), &**verdict),
            Standing::Refused { first, legal_wording } => {
                if !problems::describes(member("first"), first) {
                    let says = format!("expected {}, got {}", plain(member("first")), problems::told(first));
                    self.say(&inside("first"), says);
                }
                match (expect.get("legal_wording"), legal_wording) {
                    (None, _) => {}
                    (Some(wording), Some(got)) => self.sentence(&inside("legal_wording"), wording, &**got),
                    (Some(wording), None) => {
                        self.say(&inside("legal_wording"), format!("expected {}, got none", plain(wording)));
                    }
                }
            }
            Standing::Awaits(prompt) => self.prompt(&inside("prompt"), member("prompt"), prompt),
            Standing::Open { question, branches, alike, .. } => {
                self.same(&inside("question"), member("question"), &json!(question.as_str()));
                self.same(&inside("alike"), member("alike"), &json!(alike));
                let got: Vec<&str> = branches.iter().map(|branch| branch.option.as_str()).collect();
                for (option, _) in members(expect.get("branches")).filter(|(option, _)| !got.contains(&option.as_str()))
                {
                    self.say(&inside("branches"), format!("expected {option:?}, got {got:?}"));
                }
                for branch in branches {
                    let place = format!("{place}.branches.{}", branch.option);
                    let Some(branch_expect) = member("branches").get(branch.option.as_str()) else {
                        self.say(&place, format!("is not expected: {}", answer_of(&branch.ruling.standing)));
                        continue;
                    };
                    let chosen = case.with_reading(question.clone(), Some(branch.option.clone()));
                    let outer = Outer { expect, question, option: branch.option.as_str() };
                    self.ruling(&place, &chosen, &branch.ruling, branch_expect, Some(&outer));
                    self.same(
                        &format!("{place} with this reading chosen"),
                        &answer_of(&branch.ruling.standing),
                        &answer_of(&chosen.rule().standing),
                    );
                }
            }
            Standing::Unknown { why, known, .. } => {
                self.sentence(&inside("why"), member("why"), &**why);
                for (key, expected) in members(expect.get("known")) {
                    self.value(&format!("{}.{key}", inside("known")), expected, Ok(found(known, key)));
                }
            }
        }
    }

    fn sentence(&mut self, place: &str, expected: &Value, got: &dyn Sentence) {
        self.same(&format!("{place}.id"), expected.get("id").unwrap_or(&Value::Null), &json!(got.id()));
        let none = no_args();
        self.same(&format!("{place}.args"), expected.get("args").unwrap_or(&none), &args_json(got));
    }

    fn prompt(&mut self, place: &str, expected: &Value, got: &Prompt) {
        let ids = |forbidden: Option<bool>| {
            let chosen = got.choices.iter().filter(|choice| forbidden.is_none_or(|no| no != choice.why.is_empty()));
            let mut ids: Vec<&str> = chosen.map(|choice| choice.id.as_str()).collect();
            ids.sort_unstable();
            json!(ids)
        };
        let sorted = |value: &Value| {
            let mut ids = texts(Some(value));
            ids.sort_unstable();
            json!(ids)
        };
        let seat = got.seat.as_ref().map_or(Value::Null, |seat| json!(seat.as_str()));
        self.same(&format!("{place}.key"), expected.get("key").unwrap_or(&Value::Null), &json!(got.key));
        self.same(&format!("{place}.seat"), expected.get("seat").unwrap_or(&Value::Null), &seat);
        if let Some(choices) = expected.get("choices") {
            self.same(&format!("{place}.choices"), &sorted(choices), &ids(None));
        }
        if let Some(forbidden) = expected.get("forbidden") {
            self.same(&format!("{place}.forbidden"), &sorted(forbidden), &ids(Some(true)));
        }
    }

    fn cites(&mut self, place: &str, ruling: &Ruling, expect: &Value) {
        let got: Vec<String> = ruling.cites().iter().map(|rule| rule.cite()).collect();
        for cite in texts(expect.get("cites")).into_iter().flat_map(citation::spread) {
            if !got.iter().any(|got| citation::meets(got, &cite)) {
                self.say(place, format!("expected {cite:?}, got {got:?}"));
            }
        }
    }

    fn problems(&mut self, place: &str, expected: &[Value], got: &[Problem]) {
        let (lacking, unexpected) = problems::unpaired(expected, got);
        for problem in lacking {
            self.say(place, format!("expected {}, which is not there", plain(&problem)));
        }
        for problem in unexpected {
            self.say(place, format!("got {problem}, which is not expected"));
        }
    }

    fn rests_on(&mut self, place: &str, ruling: &Ruling, expect: &Value, outer: Option<&Outer>) {
        let mut got: Map<String, Value> = Map::new();
        for (reading, option) in &ruling.rests_on {
            got.insert(reading.to_string(), json!(option.as_str()));
        }
        let expected = match (expect.get("rests_on"), outer) {
            (Some(own), _) => own.clone(),
            (None, None) => no_args(),
            (None, Some(outer)) => {
                // A branch that says nothing rests on what the whole rests on, and may name its own reading.
                if got.get(outer.question.as_str()) == Some(&json!(outer.option)) {
                    got.remove(outer.question.as_str());
                }
                outer.expect.get("rests_on").cloned().unwrap_or_else(no_args)
            }
        };
        self.same(place, &expected, &Value::Object(got));
    }

    fn value(&mut self, place: &str, expected: &Value, got: Result<Option<Value>, String>) {
        match got {
            Ok(Some(got)) => self.same(place, expected, &got),
            Ok(None) => self.say(place, format!("expected {}, but there is no such key", plain(expected))),
            Err(why) => self.say(place, why),
        }
    }

    // Each expected step behind the one before it, with any others between.
    fn steps(&mut self, place: &str, ruling: &Ruling, expected: &[Value]) {
        let mut steps = ruling.steps.iter();
        for (index, one) in expected.iter().enumerate() {
            let is_it = |says: &dyn Sentence| {
                one.get("id").and_then(Value::as_str) == Some(says.id())
                    && one.get("args").is_none_or(|args| plain(args) == args_json(says))
            };
            if !steps.any(|step| is_it(&*step.says)) {
                let got: Vec<String> =
                    ruling.steps.iter().map(|step| format!("{} {}", step.says.id(), args_json(&*step.says))).collect();
                let says =
                    format!("expected {} at this point, got the steps\n      {}", plain(one), got.join("\n      "));
                return self.say(&format!("{place}[{index}]"), says);
            }
        }
    }

    fn absent(&mut self, place: &str, ruling: &Ruling, ids: Vec<&str>) {
        let spoken = spoken(ruling);
        for id in ids.into_iter().filter(|id| spoken.iter().any(|spoken| spoken == id)) {
            self.say(place, format!("{id:?} must not occur, and does"));
        }
    }
}

/// A standing's word in files.
fn standing_of(standing: &Standing) -> &'static str {
    match standing {
        Standing::Settled { .. } => "settled",
        Standing::Refused { .. } => "refused",
        Standing::Awaits(_) => "awaits",
        Standing::Open { .. } => "open",
        Standing::Unknown { .. } => "unknown",
    }
}

/// A standing in short, as scenarios write it.
fn answer_of(standing: &Standing) -> Value {
    let sentence = |says: &dyn Sentence| json!({ "id": says.id(), "args": args_json(says) });
    match standing {
        Standing::Settled { verdict } => json!({ "verdict": sentence(&**verdict) }),
        Standing::Refused { first, .. } => json!({ "first": problems::told(first) }),
        Standing::Awaits(prompt) => {
            json!({ "prompt": { "key": prompt.key, "seat": prompt.seat.as_ref().map(|seat| seat.as_str()) } })
        }
        Standing::Open { question, branches, .. } => {
            let options: Vec<&str> = branches.iter().map(|branch| branch.option.as_str()).collect();
            json!({ "question": question.as_str(), "branches": options })
        }
        Standing::Unknown { why, .. } => json!({ "why": sentence(&**why) }),
    }
}

/// Every id that a ruling says: steps, findings, problems, assumptions and the answer itself.
fn spoken(ruling: &Ruling) -> Vec<String> {
    let steps = ruling.steps.iter().map(|step| step.says.id());
    let findings = ruling.findings.iter().map(|finding| finding.says.id());
    let problems = ruling.problems.iter().map(|problem| problem.step.says.id());
    let assumes = ruling.assumes.iter().map(|assumption| assumption.says.id());
    let answer = match &ruling.standing {
        Standing::Settled { verdict } => verdict.id(),
        Standing::Refused { first, .. } => first.step.says.id(),
        Standing::Awaits(prompt) => prompt.key,
        Standing::Open { question, .. } => question.as_str(),
        Standing::Unknown { why, .. } => why.id(),
    };
    steps.chain(findings).chain(problems).chain(assumes).chain([answer]).map(str::to_owned).collect()
}

fn found(findings: &[Finding], key: &str) -> Option<Value> {
    findings.iter().find(|finding| finding.key == key).map(|finding| finding.value.json())
}

/// Splits `sam.wounds.at_act_2` into the key and the moment; no ending is the end.
fn moment_of(key: &str, acts: usize) -> Result<(&str, At), String> {
    if let Some(bare) = key.strip_suffix(".at_setup") {
        return Ok((bare, At::Setup));
    }
    match key.rsplit_once(".at_act_") {
        None => Ok((key, At::End)),
        Some((bare, index)) => match index.parse::<usize>() {
            Ok(index) if index < acts => Ok((bare, At::Act(index))),
            _ => Err(format!("the case has no act {index}")),
        },
    }
}

fn state_at(case: &OpenCase, key: &str) -> Result<Option<Value>, String> {
    let (bare, at) = moment_of(key, case.acts().len())?;
    let state = case.board_at(&at).state();
    Ok(state.into_iter().find(|(known, _)| known == bare).map(|(_, value)| value.json()))
}

// A finding may carry its moment in its own key; otherwise it is looked up in the ruling of the case up to there.
fn finding_at(case: &OpenCase, ruling: &Ruling, key: &str) -> Result<Option<Value>, String> {
    if let Some(value) = found(&ruling.findings, key) {
        return Ok(Some(value));
    }
    let (bare, at) = moment_of(key, case.acts().len())?;
    let keep = match at {
        At::Setup => 0,
        At::Act(index) => index + 1,
        _ => return Ok(None),
    };
    Ok(found(&case.with_acts_until(keep).rule().findings, bare))
}
