//! Cases written down shortly.

use crate::games::lotr_tcg::setup::Setup;
use crate::ruling::{Arg, Case, Finding, Prompt, Ruling, Standing};
use serde_json::{Value, json};

/// A case of the question on a board of Sméagol and these minions.
pub fn case(burdens: u64, minions: &[(&str, &str)], acts: Value) -> Case<Setup> {
    let pieces: Vec<Value> = minions.iter().map(|(id, card)| json!({"id": id, "card": card})).collect();
    let ids: Vec<&str> = minions.iter().map(|(id, _)| *id).collect();
    serde_json::from_value(json!({
        "ruleset": "cr-4.2", "ask": "loop",
        "setup": {
            "site": "7U341", "burdens": burdens.to_string(), "ring_bearer": "frodo",
            "characters": [{"id": "frodo", "card": "1C290"}, {"id": "smeagol", "card": "5R29"}],
            "minions": pieces,
            "skirmish": {"character": "smeagol", "minions": ids},
        },
        "acts": acts,
    }))
    .unwrap()
}

pub fn smeagol() -> Value {
    json!({"seat": "free_peoples", "key": "activate", "args": {"piece": "smeagol"}})
}

pub fn site(target: &str) -> Value {
    json!({"seat": "shadow", "key": "activate", "args": {"piece": "site-7U341", "target": target}})
}

pub fn pass(seat: &str) -> Value {
    json!({"seat": seat, "key": "pass"})
}

pub fn propose(seat: &str, acts: &[Value]) -> Value {
    let seq: Vec<Value> = acts.iter().map(|act| json!({"act": act})).collect();
    json!({"seat": seat, "key": "propose_loop", "args": {"body": {"seq": seq}}})
}

pub fn name(number: &str) -> Value {
    json!({"seat": "free_peoples", "key": "name_number", "args": {"times": number}, "answers": "name_number"})
}

pub fn agree() -> Value {
    json!({"seat": "shadow", "key": "agree", "answers": "answer_number"})
}

pub fn lower(number: &str) -> Value {
    json!({"seat": "shadow", "key": "name_lower", "args": {"times": number}, "answers": "answer_number"})
}

/// What stands under a key.
pub fn found(ruling: &Ruling, key: &str) -> String {
    let finding: Option<&Finding> = ruling.findings.iter().find(|finding| finding.key == key);
    match finding.map(|finding| finding.value.json()) {
        Some(Value::String(text)) => text,
        Some(other) => other.to_string(),
        None => "nothing".into(),
    }
}

/// The verdict's id, or what the standing is.
pub fn verdict(ruling: &Ruling) -> String {
    match &ruling.standing {
        Standing::Settled { verdict } => verdict.id().into(),
        Standing::Awaits(prompt) => format!("awaits {}", prompt.key),
        Standing::Open { question, .. } => format!("open {question}"),
        Standing::Unknown { why, .. } => format!("unknown {}", why.id()),
        Standing::Refused { first, .. } => format!("refused {}", first.step.says.id()),
    }
}

/// The verdict's argument.
pub fn argument(ruling: &Ruling, key: &str) -> String {
    let Standing::Settled { verdict } = &ruling.standing else { return "nothing".into() };
    let found: Option<Arg> = verdict.args().into_iter().find(|(name, _)| *name == key).map(|(_, arg)| arg);
    match found.map(|arg| arg.json()) {
        Some(Value::String(text)) => text,
        Some(other) => other.to_string(),
        None => "nothing".into(),
    }
}

/// What is asked for.
pub fn prompt_of(ruling: &Ruling) -> Prompt {
    match &ruling.standing {
        Standing::Awaits(prompt) => prompt.clone(),
        other => panic!("{other:?}"),
    }
}
