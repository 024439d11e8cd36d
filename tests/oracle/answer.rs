//! What both questions of The Lord of the Rings TCG share: the board in a file, readings, and comparing answers.

use crate::piece::{Piece, number};
use serde_json::{Map, Value, json};

/// The board that a `setup` describes.
#[derive(Clone, Debug)]
pub struct Board {
    pub site: Option<String>,
    pub burdens: i64,
    pub ring_bearer: String,
    pub characters: Vec<Piece>,
    pub minions: Vec<Piece>,
    pub skirmish: Option<(String, Vec<String>)>,
}

impl Board {
    /// Reads a setup; nothing if it holds anything that this engine does not know.
    pub fn read(setup: &Value) -> Option<Board> {
        let known = ["site", "burdens", "ring_bearer", "characters", "minions", "skirmish"];
        if setup.as_object()?.keys().any(|key| !known.contains(&key.as_str())) {
            return None;
        }
        let pieces = |key: &str| -> Option<Vec<Piece>> {
            setup.get(key).map_or(Some(Vec::new()), |pieces| pieces.as_array()?.iter().map(Piece::read).collect())
        };
        let skirmish = match setup.get("skirmish") {
            None | Some(Value::Null) => None,
            Some(skirmish) => Some((skirmish["character"].as_str()?.to_owned(), texts(&skirmish["minions"])?)),
        };
        let board = Board {
            site: setup.get("site").and_then(Value::as_str).map(str::to_owned),
            burdens: setup.get("burdens").map_or(Some(0), number)?,
            ring_bearer: setup["ring_bearer"].as_str()?.to_owned(),
            characters: pieces("characters")?,
            minions: pieces("minions")?,
            skirmish,
        };
        let bearer = board.characters.iter().find(|piece| piece.id == board.ring_bearer)?;
        let plain_site = board.site.as_deref().is_none_or(|site| site == crate::cards::BANKS);
        // What a second one of a unique minion would mean is not this engine's business.
        let minions: Vec<_> = board.minions.iter().filter_map(|piece| piece.card.unique).collect();
        let twice = minions.iter().any(|name| minions.iter().filter(|other| *other == name).count() > 1);
        (bearer.card.number == "1C290" && !bearer.dead && plain_site && !twice).then_some(board)
    }

    pub fn is_living(&self, id: &str) -> bool {
        self.characters.iter().chain(&self.minions).any(|piece| piece.id == id && !piece.dead)
    }

    /// What the rules dislike about the board.
    pub fn problems(&self) -> Vec<Value> {
        let mut problems = Vec::new();
        for pieces in [&self.characters, &self.minions] {
            for (at, piece) in pieces.iter().enumerate() {
                let same = |other: &&Piece| other.card.unique.is_some() && other.card.unique == piece.card.unique;
                let there = pieces.iter().filter(same).count();
                if there > 1 && !pieces[..at].iter().any(|other| same(&other)) {
                    let args = json!({"piece": piece.id, "there": there.to_string()});
                    problems
                        .push(json!({"token": piece.id, "id": "unique_twice", "args": args, "severity": "tolerable"}));
                }
                if piece.dead {
                    let (wounds, vitality) = (piece.wounds.to_string(), piece.card.vitality.to_string());
                    let args = json!({"piece": piece.id, "wounds": wounds, "vitality": vitality});
                    problems
                        .push(json!({"token": piece.id, "id": "dead_already", "args": args, "severity": "tolerable"}));
                }
            }
        }
        if self.characters.len() > 9 {
            let args = json!({"there": self.characters.len().to_string()});
            problems.push(json!({"setup": true, "id": "more_than_nine", "args": args, "severity": "tolerable"}));
        }
        problems
    }

    /// The answer where the Ring-bearer is corrupted before anything is done.
    pub fn blocked(&self, mut problems: Vec<Value>) -> Option<Value> {
        let bearer = self.characters.iter().find(|piece| piece.id == self.ring_bearer)?;
        let resistance = bearer.card.resistance?;
        if self.burdens < resistance {
            return None;
        }
        let (burdens, resistance) = (self.burdens.to_string(), resistance.to_string());
        let args = json!({"piece": bearer.id, "burdens": burdens, "resistance": resistance});
        let first = json!({"token": bearer.id, "id": "corrupted_already", "args": args});
        let mut problem = first.clone();
        problem["severity"] = json!("blocking");
        problems.push(problem);
        Some(json!({"standing": "refused", "first": first, "problems": problems}))
    }
}

/// A list of texts.
pub fn texts(list: &Value) -> Option<Vec<String>> {
    list.as_array()?.iter().map(|text| Some(text.as_str()?.to_owned())).collect()
}

/// The answer where the rules are silent: what each way to read them gives.
pub fn opened(
    question: &str,
    options: [&str; 2],
    readings: &Map<String, Value>,
    rule: impl Fn(&Map<String, Value>) -> Option<Value>,
) -> Option<Value> {
    let mut branches = json!({});
    for option in options {
        let mut readings = readings.clone();
        readings.insert(question.to_owned(), json!(option));
        branches[option] = rule(&readings)?;
    }
    let [one, other] = options.map(|option| &branches[option]);
    let alike = one["standing"] == "settled" && other["standing"] == "settled" && one["verdict"] == other["verdict"];
    let answer = json!({"standing": "open", "question": question, "alike": alike, "branches": branches});
    Some(answer)
}

/// Which answers an answer is compared with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum With {
    /// A file's `expect`: it says what it cares to say.
    File,
    /// The product's ruling: it has to say everything.
    Ruling,
}

/// Where the own answer and the other differ, a line each. What the own answer does not say is not compared.
pub fn differences(own: &Value, other: &Value, with: With) -> Vec<String> {
    let mut lines = Vec::new();
    compare("", own, other, with, &mut lines);
    lines
}

fn compare(path: &str, own: &Value, other: &Value, with: With, lines: &mut Vec<String>) {
    match (own, other) {
        (Value::Object(own), Value::Object(other)) => {
            for (key, value) in own {
                let path = format!("{path}/{key}");
                match other.get(key) {
                    // A ruling says nothing of how the board stands.
                    _ if key == "state" && with == With::Ruling => {}

                    Some(theirs) if key == "problems" => same_problems(&path, value, theirs, with, lines),
                    Some(theirs) if key == "args" => exactly(&path, value, theirs, lines),
                    Some(theirs) => compare(&path, value, theirs, with, lines),
                    None if with == With::Ruling || key == "verdict" => {
                        lines.push(format!("{path}: {value}, not said"))
                    }
                    None => {}
                }
            }
        }
        (Value::Array(own), Value::Array(other)) if own.len() == other.len() => {
            for (at, (value, theirs)) in own.iter().zip(other).enumerate() {
                compare(&format!("{path}/{at}"), value, theirs, with, lines);
            }
        }
        _ => {
            if plain(own) != plain(other) {
                lines.push(format!("{path}: {own}, not {other}"));
            }
        }
    }
}

// Numbers are compared as their digits.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn exactly(path: &str, own: &Value, other: &Value, lines: &mut Vec<String>) {
    let (mut forth, mut back) = (Vec::new(), Vec::new());
    compare(path, own, other, With::Ruling, &mut forth);
    compare(path, other, own, With::Ruling, &mut back);
    if forth.is_empty() && !back.is_empty() {
        forth.push(format!("{path}: {own}, not {other}"));
    }
    lines.append(&mut forth);
}

// In any order; what an own problem does not say of itself is not compared.
fn same_problems(path: &str, own: &Value, other: &Value, with: With, lines: &mut Vec<String>) {
    let empty = Vec::new();
    let mut left = other.as_array().unwrap_or(&empty).clone();
    for problem in own.as_array().unwrap_or(&empty) {
        let same = |theirs: &Value| {
            let mut lines = Vec::new();
            compare("", problem, theirs, with, &mut lines);
            lines.is_empty()
        };
        match left.iter().position(same) {
            Some(at) => drop(left.remove(at)),
            None => lines.push(format!("{path}: {problem} is not among {other}")),
        }
    }
    for problem in left {
        lines.push(format!("{path}: {problem} besides"));
    }
}
