//! B1 to B4 as a person describes them, asked of the game that knows no cards.

use crate::bench::line::{Line, timed};
use refrain::games;
use refrain::wire::CaseFile;
use refrain::words::{Count, Int};
use serde_json::{Value, json};

/// A round as a person describes it, who names a number that nobody lowers.
pub struct Described {
    /// What is done, in the words of the setup's file.
    pub actions: Value,
    /// Where somebody loses.
    pub bounds: Value,
    /// The counters' names.
    pub counters: &'static [&'static str],
}

impl Described {
    /// Asks for so many rounds, and checks the counters at the end and the round that stops it.
    pub fn asked(&self, line: &mut Line, key: &str, start: &[Int], times: &Count, end: &[Int], stop: Option<&Count>) {
        let counters = self.counters.iter().zip(start).map(|(id, start)| json!({"id": id, "start": start.to_string()}));
        let file = json!({
            "schema": 1, "game": "any-game",
            "case": {
                "ruleset": "magic-732", "ask": "round", "readings": {},
                "setup": {
                    "counters": counters.collect::<Vec<_>>(), "actions": self.actions, "bounds": self.bounds
                },
                "acts": [
                    {"seat": "a", "key": "name_number", "args": {"times": times.to_string()}, "answers": "name_number"},
                    {"seat": "b", "key": "agree", "answers": "answer_number"}
                ]
            }
        });
        let Ok(file) = CaseFile::from_bytes(file.to_string().as_bytes(), games::ALL) else {
            line.check(&format!("case_{key}"), false);
            return;
        };
        let (time, ruling) = timed(|| file.case.rule());
        line.time(&format!("ruling_{key}"), time);
        let report = ruling.loops.first();
        let right = report.is_some_and(|report| {
            let ends: Vec<&Int> = report.counters.iter().map(|counter| &counter.end).collect();
            let stopped = report.stop.as_ref().map(|stop| &stop.iteration);
            (ends.is_empty() || ends.into_iter().eq(end)) && stopped == stop
        });
        line.check(&format!("ruling_{key}"), right);
    }
}

/// A creature taps for a token, and the token untaps all.
pub fn gond() -> Described {
    Described {
        counters: &["untapped", "tapped", "tokens"],
        actions: json!([
            {"id": "tap", "seat": "a", "optional": true, "pays": [{"counter": "untapped", "amount": "1"}], "changes": [
                {"change": "add", "counter": "tapped", "by": "1"},
                {"change": "add", "counter": "untapped", "by": "1"},
                {"change": "add", "counter": "tokens", "by": "1"}
            ]},
            {"id": "untap", "changes": [
                {"change": "add", "counter": "untapped", "by": {"counter": "tapped", "times": "1"}},
                {"change": "set", "counter": "tapped", "by": "0"}
            ]}
        ]),
        bounds: json!([]),
    }
}

/// They lose three, we gain three.
pub fn drain() -> Described {
    Described {
        counters: &["theirs", "ours"],
        actions: json!([{"id": "drain", "seat": "a", "optional": true, "changes": [
            {"change": "add", "counter": "theirs", "by": "-3"},
            {"change": "add", "counter": "ours", "by": "3"}
        ]}]),
        bounds: dead_at_zero("theirs"),
    }
}

/// A token more, and each takes one life.
pub fn pings() -> Described {
    Described {
        counters: &["tokens", "life"],
        actions: json!([{"id": "ping", "seat": "a", "optional": true, "changes": [
            {"change": "add", "counter": "tokens", "by": "1"},
            {"change": "add", "counter": "life", "by": {"counter": "tokens", "times": "-1"}}
        ]}]),
        bounds: dead_at_zero("life"),
    }
}

/// Twice as many tokens.
pub fn doubling() -> Described {
    Described {
        counters: &["tokens"],
        actions: json!([{"id": "double", "seat": "a", "optional": true, "changes": [
            {"change": "multiply", "counter": "tokens", "by": "2"}
        ]}]),
        bounds: json!([]),
    }
}

fn dead_at_zero(counter: &str) -> Value {
    json!([{"id": "dead", "counter": counter, "is": "at_most", "amount": "0", "then": "loses", "seat": "b"}])
}
