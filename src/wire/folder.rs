use crate::ruling::AnyGame;
use crate::wire::check;
use std::fmt;

/// What became of the scenario files of a folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many are as they expect.
    pub passed: usize,
    /// How many are not, or could not be read.
    pub failed: usize,
    lines: Vec<String>,
}

impl Report {
    /// Whether there were files and each passed.
    pub fn is_good(&self) -> bool {
        self.failed == 0 && self.passed > 0
    }
}

/// Checks scenario files: each with its name, and its text or why that could not be read.
pub fn check_all(files: impl IntoIterator<Item = (String, Result<String, String>)>, games: &[&dyn AnyGame]) -> Report {
    let mut report = Report::default();
    for (name, text) in files {
        let complaints = match text {
            Ok(text) => check(&text, games).err().unwrap_or_default().iter().map(ToString::to_string).collect(),
            Err(why) => vec![why],
        };
        if complaints.is_empty() {
            report.passed += 1;
        } else {
            report.failed += 1;
            report.lines.push(format!("FAILED {name}"));
            report.lines.extend(complaints.iter().map(|complaint| format!("    {complaint}")));
        }
    }
    report
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            writeln!(f, "{line}")?;
        }
        if self.passed + self.failed == 0 {
            writeln!(f, "no scenario files found")?;
        }
        writeln!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}
