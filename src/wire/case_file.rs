use crate::ruling::{Act, AnyGame, OpenCase};
use crate::wire::{MAX_ACTS, MAX_ENTRIES, MAX_FILE, Quoted, View, WireError};
use crate::words::{Count, MAX_DIGITS};
use serde_json::error::Category;
use serde_json::{Map, Value, json};

/// The schema of the files that this program writes, and the newest that it reads.
pub const SCHEMA: u64 = 1;

const MEMBERS: [&str; 10] =
    ["schema", "id", "game", "about", "source", "case", "expect", "view", "known_failure", "blessed"];

/// A case as a file holds it: a saved board, a shared one, or a scenario with what it is expected to give.
#[derive(Clone, Debug)]
pub struct CaseFile {
    /// The case's name, in scenarios.
    pub id: Option<String>,
    /// What it shows, in scenarios.
    pub about: Option<String>,
    /// Where it comes from, in scenarios.
    pub source: Option<String>,
    /// The case.
    pub case: OpenCase,
    /// What it is expected to give, as it stands in the file.
    pub expect: Option<Value>,
    /// Why it is known to give something else.
    pub known_failure: Option<String>,
    /// How a page should show it.
    pub view: View,
}

impl CaseFile {
    /// A file with nothing but a case.
    pub fn of(case: &OpenCase) -> CaseFile {
        CaseFile {
            id: None,
            about: None,
            source: None,
            case: case.clone(),
            expect: None,
            known_failure: None,
            view: View::default(),
        }
    }

    /// Reads a file's bytes.
    pub fn from_bytes(bytes: &[u8], games: &[&dyn AnyGame]) -> Result<CaseFile, WireError> {
        within(bytes.len())?;
        CaseFile::read(str::from_utf8(bytes).map_err(|_| WireError::NotText)?, games)
    }

    /// Reads a file's text.
    pub fn read(text: &str, games: &[&dyn AnyGame]) -> Result<CaseFile, WireError> {
        within(text.len())?;
        let text = text.trim_start_matches('\u{FEFF}');
        let file: Value = serde_json::from_str(text).map_err(|error| not_json(text, &error))?;
        let Value::Object(mut members) = file else { return Err(WireError::NotACase) };
        match members.get("schema") {
            None => return Err(WireError::NotACase),
            Some(schema) => match schema.as_u64() {
                Some(SCHEMA) => {}
                Some(newer) if newer > SCHEMA => return Err(WireError::NewerSchema { schema: Count::from(newer) }),
                _ => return Err(not_understood("schema", &schema.to_string())),
            },
        }
        if let Some(field) = members.keys().find(|key| !MEMBERS.contains(&key.as_str())) {
            return Err(WireError::FieldUnknown { field: Quoted::new(field), part: Quoted::new("file") });
        }
        let game = text_member(&mut members, "game")?.ok_or_else(|| missing("game", "file"))?;
        let case = members.remove("case").ok_or_else(|| missing("case", "file"))?;
        Ok(CaseFile {
            id: text_member(&mut members, "id")?,
            about: text_member(&mut members, "about")?,
            source: text_member(&mut members, "source")?,
            case: open_case(&game, case, games)?,
            expect: members.remove("expect"),
            known_failure: text_member(&mut members, "known_failure")?,
            view: members.get("view").map(View::read).unwrap_or_default(),
        })
    }

    /// The file's text.
    pub fn write(&self) -> String {
        let mut members = Map::new();
        members.insert("schema".to_owned(), json!(SCHEMA));
        members.insert("game".to_owned(), json!(self.case.game()));
        members.insert("case".to_owned(), self.case.json());
        let texts = [
            ("id", &self.id),
            ("about", &self.about),
            ("source", &self.source),
            ("known_failure", &self.known_failure),
        ];
        for (key, text) in texts {
            members.extend(text.as_ref().map(|text| (key.to_owned(), json!(text))));
        }
        members.extend(self.expect.clone().map(|expect| ("expect".to_owned(), expect)));
        members.extend(self.view.json().map(|view| ("view".to_owned(), view)));
        format!("{:#}\n", Value::Object(members))
    }
}

/// Opens the `case` member of a file or link with the game of that id, and holds it to the limits.
pub fn open_case(game: &str, case: Value, games: &[&dyn AnyGame]) -> Result<OpenCase, WireError> {
    let known = games.iter().find(|known| known.id() == game);
    let known = known.ok_or_else(|| WireError::UnknownGame { game: Quoted::new(game) })?;
    if case.get("acts").and_then(Value::as_array).is_some_and(|acts| acts.len() > MAX_ACTS) {
        return Err(WireError::TooManyActs { most: Count::from(MAX_ACTS) });
    }
    if case.get("setup").is_some_and(|setup| entries(setup) > MAX_ENTRIES) {
        return Err(WireError::TooMuchOnBoard { most: Count::from(MAX_ENTRIES) });
    }
    // The game says what it did not understand, but not where: that is looked for only after a failure.
    known.open(case.clone()).map_err(|error| located(&case, &error))
}

fn within(bytes: usize) -> Result<(), WireError> {
    if bytes > MAX_FILE { Err(WireError::TooLarge { most: Count::from(MAX_FILE) }) } else { Ok(()) }
}

fn text_member(members: &mut Map<String, Value>, key: &str) -> Result<Option<String>, WireError> {
    match members.remove(key) {
        None => Ok(None),
        Some(Value::String(text)) => Ok(Some(text)),
        Some(other) => Err(not_understood(key, &other.to_string())),
    }
}

// How many members of maps and lists there are, at any depth.
fn entries(value: &Value) -> usize {
    match value {
        Value::Array(items) => items.len() + items.iter().map(entries).sum::<usize>(),
        Value::Object(members) => members.len() + members.values().map(entries).sum::<usize>(),
        _ => 0,
    }
}

// What does not begin as a case does was no case before it was spoiled: copying it again would not help.
fn not_json(text: &str, error: &serde_json::Error) -> WireError {
    match error.classify() {
        Category::Eof => WireError::Cut,
        _ if error.to_string().starts_with("recursion limit") => WireError::TooDeep,
        _ if !text.trim_start().starts_with('{') => WireError::NotACase,
        _ => WireError::NotJson { line: Count::from(error.line()), column: Count::from(error.column()) },
    }
}

fn missing(field: &str, part: &str) -> WireError {
    WireError::FieldMissing { field: Quoted::new(field), part: Quoted::new(part) }
}

fn not_understood(part: &str, detail: &str) -> WireError {
    WireError::NotUnderstood { part: Quoted::new(part), detail: Quoted::new(detail) }
}

// Which part of the case a reader's error is about, as far as reading the parts one by one tells.
fn located(case: &Value, error: &serde_json::Error) -> WireError {
    if let Some(acts) = case.get("acts").and_then(Value::as_array) {
        for (index, act) in acts.iter().enumerate() {
            if let Err(error) = serde_json::from_value::<Act>(act.clone()) {
                return translated(&error, &format!("acts[{index}]"), case);
            }
        }
    }
    translated(error, "case", case)
}

// A reader's error as one of ours. Our own readers' errors are the names of their causes, nothing else;
// a stranger's text can only stand inside a longer message.
fn translated(error: &serde_json::Error, part: &str, case: &Value) -> WireError {
    let said = |key: &str| Quoted::new(case.get(key).and_then(Value::as_str).unwrap_or_default());
    let message = error.to_string();
    let part = || Quoted::new(part);
    match message.as_str() {
        "BadId" => WireError::BadId { part: part() },
        "Negative" => WireError::Negative { part: part() },
        "TooLong" => WireError::NumberTooLong { part: part(), most: Count::from(MAX_DIGITS) },
        "NotANumber" | "Empty" | "NotText" => WireError::NumberForm { part: part() },
        "UnknownRuleset" => WireError::UnknownRuleset { ruleset: said("ruleset") },
        "UnknownQuestion" => WireError::UnknownQuestion { question: said("ask") },
        other => {
            let named = |before: &str| other.strip_prefix(before)?.split('`').next().map(Quoted::new);
            if let Some(field) = named("unknown field `") {
                WireError::FieldUnknown { field, part: part() }
            } else if let Some(field) = named("missing field `") {
                WireError::FieldMissing { field, part: part() }
            } else if other.starts_with("invalid type: floating point") {
                WireError::NumberForm { part: part() }
            } else {
                WireError::NotUnderstood { part: part(), detail: Quoted::new(other) }
            }
        }
    }
}
