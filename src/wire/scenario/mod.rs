//! A scenario is a case file with an `expect` that somebody wrote by hand from the rules. The check compares
//! everything at once, and [`alterations`] is there so that a test can see each expectation fail.

mod alteration;
mod citation;
mod compare;
mod members;
mod problems;

pub use alteration::{Alteration, alterations};

use crate::ruling::AnyGame;
use crate::wire::{CaseFile, WireError};
use crate::words::Lang;
use serde_json::Value;
use std::fmt;

/// Something in which a ruling is not as a scenario expects it, or that the scenario says wrongly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// Where in the file: `expect.verdict.args.strength`.
    pub place: String,
    /// What was expected and what came.
    pub says: String,
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.says)
    }
}

/// Checks one scenario file: opens the case, rules, and compares everything that it expects.
///
/// A file with `known_failure` passes if its ruling differs from what it expects, and fails on the day it does not.
pub fn check(text: &str, games: &[&dyn AnyGame]) -> Result<(), Vec<Complaint>> {
    let file = CaseFile::read(text, games).map_err(|error| vec![unreadable(&error)])?;
    let mut complaints = members::faults(&file);
    if !complaints.is_empty() {
        return Err(complaints);
    }
    complaints = differences(&file, file.expect.as_ref());
    match (&file.known_failure, complaints.is_empty()) {
        (None, true) | (Some(_), false) => Ok(()),
        (None, false) => Err(complaints),
        (Some(why), true) => Err(vec![Complaint {
            place: "known_failure".to_owned(),
            says: format!("it passes now, so take the mark away (it said: {why})"),
        }]),
    }
}

/// Checks a scenario file with another `expect` put in place of its own; `known_failure` is not looked at.
pub fn check_altered(text: &str, expect: &Value, games: &[&dyn AnyGame]) -> Result<(), Vec<Complaint>> {
    let mut file = CaseFile::read(text, games).map_err(|error| vec![unreadable(&error)])?;
    file.expect = Some(expect.clone());
    let faults = members::faults(&file);
    let complaints = if faults.is_empty() { differences(&file, file.expect.as_ref()) } else { faults };
    if complaints.is_empty() { Ok(()) } else { Err(complaints) }
}

fn differences(file: &CaseFile, expect: Option<&Value>) -> Vec<Complaint> {
    expect.map(|expect| compare::differences(&file.case, expect)).unwrap_or_default()
}

fn unreadable(error: &WireError) -> Complaint {
    use crate::ruling::Sentence;
    Complaint { place: "file".to_owned(), says: error.say(Lang::En).plain() }
}
