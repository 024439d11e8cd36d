//! One answer settles its round once, however many ask for it.

use crate::games::magic::course::{course_of, played_with};
use crate::games::magic::setup::Setup;
use crate::ruling::Case;
use serde_json::json;

fn elves(ask: &str, acts: &[serde_json::Value]) -> Case<Setup> {
    let act = |seat: Option<&str>, key: &str| json!({"act": {"seat": seat, "key": key, "args": {"piece": "bear"}}});
    let body = json!({"seq": [act(Some("alice"), "activate"), act(None, "resolve"), act(None, "resolve")]});
    let script = json!({"times": "1000000", "body": body});
    let mut all = vec![json!({"seat": "alice", "key": "propose", "args": {"script": script}})];
    all.extend(acts.iter().cloned());
    let pieces = json!([
        {"id": "bear", "card": "grizzly-bears", "player": "alice"},
        {"id": "gond", "card": "presence-of-gond", "player": "alice", "attached": "bear"},
        {"id": "alarm", "card": "intruder-alarm", "player": "bob"}
    ]);
    let case = json!({"ruleset": "cr-2026-08-07", "ask": ask, "setup": {"pieces": pieces}, "acts": all});
    serde_json::from_value(case).unwrap()
}

#[test]
fn a_round_is_settled_once_for_the_table_the_report_and_the_answer() {
    for (ask, acts) in [("loop", vec![]), ("shortcut", vec![]), ("shortcut", vec![json!({"seat": "bob", "key": "accept"})])] {
        let case = elves(ask, &acts);
        let course = course_of(&case);
        let played = played_with(&course);
        let (settled, work) = course.memory.effort();
        assert_eq!(settled, 1, "{ask}");
        assert!(work > 0 && work < 10_000, "{ask}: {work}");
        assert!(!played.ruling.steps.is_empty());
    }
}

#[test]
fn another_place_or_another_number_is_settled_by_itself() {
    let case = elves("shortcut", &[json!({"seat": "bob", "key": "shorten", "args": {"lap": "7"}})]);
    let course = course_of(&case);
    let _ = played_with(&course);
    let (settled, _) = course.memory.effort();
    assert!((2..=4).contains(&settled), "{settled}");
}
