//! A line of the report, and the clock.

use std::fmt;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// A benchmark's id, what was measured, and whether its checks held.
pub struct Line {
    id: &'static str,
    entries: Vec<(String, String)>,
    wrong: Vec<String>,
}

impl Line {
    pub fn new(id: &'static str, name: &str) -> Line {
        Line { id, entries: vec![("name".to_owned(), name.to_owned())], wrong: Vec::new() }
    }

    pub fn put(&mut self, key: &str, value: impl fmt::Display) {
        self.entries.push((key.to_owned(), value.to_string()));
    }

    /// A time in microseconds.
    pub fn time(&mut self, key: &str, time: Duration) {
        self.put(&format!("{key}_us"), format!("{:.3}", time.as_nanos() as f64 / 1000.0));
    }

    /// What has to be so, or the line is wrong.
    pub fn check(&mut self, what: &str, holds: bool) {
        if !holds {
            self.wrong.push(what.to_owned());
        }
    }

    pub fn is_right(&self) -> bool {
        self.wrong.is_empty()
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)?;
        for (key, value) in &self.entries {
            write!(f, " {key}={value}")?;
        }
        match self.wrong.as_slice() {
            [] => f.write_str(" checks=hold"),
            wrong => write!(f, " WRONG={}", wrong.join(",")),
        }
    }
}

/// The least time of several runs, each long enough for the clock, and the last result: what else the machine does only
/// makes them longer.
pub fn timed<T>(mut work: impl FnMut() -> T) -> (Duration, T) {
    const SAMPLES: usize = 9;
    const LEAST: Duration = Duration::from_millis(4);
    let mut result = black_box(work());
    let mut times: Vec<Duration> = Vec::with_capacity(SAMPLES);
    let mut runs = 1u32;
    while times.len() < SAMPLES {
        let clock = Instant::now();
        for _ in 0..runs {
            result = black_box(work());
        }
        let taken = clock.elapsed();
        if taken < LEAST && times.is_empty() && runs < 1 << 20 {
            runs *= 2;
            continue;
        }
        times.push(taken / runs);
    }
    (times.into_iter().min().unwrap_or_default(), result)
}

/// How many times one time goes into another.
pub fn ratio(long: Duration, short: Duration) -> f64 {
    long.as_nanos() as f64 / (short.as_nanos() as f64).max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_check_that_fails_makes_the_line_wrong() {
        let mut line = Line::new("B0", "nothing");
        line.put("work", 7);
        line.check("same", true);
        assert!(line.is_right());
        assert_eq!(line.to_string(), "B0 name=nothing work=7 checks=hold");
        line.check("1e6", false);
        assert!(!line.is_right());
        assert_eq!(line.to_string(), "B0 name=nothing work=7 WRONG=1e6");
    }
}
