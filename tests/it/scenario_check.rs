//! The scenario check itself: what it passes, what it must not pass, and that every leaf is looked at.

use crate::made_up::GAMES;
use refrain::wire::{alterations, check, check_altered};
use serde_json::{Value, json};

fn file(case: Value, expect: Value) -> Value {
    json!({ "schema": 1, "id": "T-1", "game": "tug", "about": "a", "source": "s", "case": case, "expect": expect })
}

fn tug(west: Value, east: Value, acts: Value, readings: Value) -> Value {
    json!({ "ruleset": "tug-1", "ask": "who_wins", "setup": { "west": west, "east": east },
            "acts": acts, "readings": readings })
}

fn complaints(file: &Value) -> Vec<String> {
    check(&file.to_string(), GAMES).err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

// One of each standing, with everything that an expectation can say.
fn good() -> Vec<Value> {
    vec![
        file(
            tug(
                json!({"puller": 5}),
                json!({"ox": "1"}),
                json!([{"seat": "left", "key": "shout", "args": {"times": "2"}, "answers": "shouts"}]),
                json!({}),
            ),
            json!({
                "standing": "settled", "verdict": { "id": "wins", "args": { "seat": "left" } },
                "cites": ["tug:pull", "tug:shout"], "findings": { "pull.west": "7", "pull.east": 3, "pull.west.at_setup": "5" },
                "state": { "west.pull": "7", "puller.west.count": "5", "wet": false, "west.pull.at_setup": "5", "west.pull.at_act_0": 7 },
                "steps": [{ "id": "shout", "args": { "times": "2" } }, { "id": "against" }],
                "absent": ["drawn", "walk"],
                "under": { "tug-2": { "standing": "settled", "verdict": { "id": "wins", "args": { "seat": "left" } }, "cites": ["tug:pull"] } },
            }),
        ),
        file(
            tug(
                json!({"puller": 3}),
                json!({"ox": 1, "puller": 1}),
                json!([{"seat": "left", "key": "shout", "args": {"times": 4}}]),
                json!({}),
            ),
            json!({
                "standing": "refused",
                "first": { "act": 0, "id": "too_many_shouts", "args": { "times": "4", "most": "3" }, "cites": ["tug:shout"] },
                "legal_wording": { "id": "shout", "args": { "times": "3" } },
                "problems": [{ "act": 0, "id": "too_many_shouts", "args": { "times": "4", "most": "3" }, "cites": ["tug:shout"], "severity": "blocking" }],
                "under": { "tug-2": { "standing": "settled", "verdict": { "id": "wins", "args": { "seat": "left" } }, "cites": ["tug:shout"] } },
            }),
        ),
        file(
            tug(json!({"puller": 3}), json!({"ox": 1, "puller": 1}), json!([]), json!({})),
            json!({
                "standing": "awaits",
                "prompt": { "seat": "left", "key": "shouts", "choices": ["silent", "for_ever"], "forbidden": ["for_ever"] },
                "absent": ["wins"], "cites": ["tug:pull"],
            }),
        ),
        file(
            tug(
                json!({"puller": 1}),
                json!({"ox": 11, "puller": 1}),
                json!([
                {"seat": "left", "key": "walk", "args": {"token": "ox.east", "amount": "1"}},
                {"seat": "left", "key": "shout", "args": {"times": 0}},
                {"seat": "left", "key": "shout", "args": {"times": 1}, "answers": "shouts"}]),
                json!({}),
            ),
            json!({
                "standing": "settled", "verdict": { "id": "wins", "args": { "seat": "right" } }, "cites": ["p.4"],
                "problems": [
                    { "token": "ox.east", "id": "too_many_oxen", "severity": "tolerable" },
                    { "act": 0, "id": "ox_stays", "cites": ["p.4 W1"], "severity": "blocking" },
                    { "act": 2, "id": "stale", "severity": "note" },
                ],
            }),
        ),
        file(
            tug(json!({"ox": 1}), json!({"puller": 3}), json!([]), json!({})),
            json!({
                "standing": "open", "question": "even_rope", "alike": false, "cites": ["tug:pull"],
                "branches": {
                    "drawn": { "standing": "settled", "verdict": { "id": "drawn" }, "absent": ["wins"], "cites": ["tug:7"] },
                    "left_holds": { "standing": "settled", "verdict": { "id": "wins", "args": { "seat": "left" } },
                                    "rests_on": { "even_rope": "left_holds" } },
                },
            }),
        ),
        file(
            tug(json!({"ox": 1}), json!({"puller": 3}), json!([]), json!({ "even_rope": "drawn" })),
            json!({
                "standing": "settled", "verdict": { "id": "drawn" }, "cites": ["tug:7.1"], "rests_on": { "even_rope": "drawn" },
            }),
        ),
        file(
            tug(json!({"ox": 1}), json!({"ox": 1}), json!([]), json!({})),
            json!({
                "standing": "refused", "first": { "setup": true, "id": "nobody" },
                "problems": [{ "setup": true, "id": "nobody", "severity": "blocking" }],
            }),
        ),
        file(
            tug(json!({"puller": 1}), json!({"ox": "1".repeat(202)}), json!([]), json!({})),
            json!({
                "standing": "unknown", "why": { "id": "too_many_to_watch" }, "known": { "pull.west": "1" }, "cites": ["tug:pull"],
                "absent": ["wins"], "problems": [{ "token": "ox.east", "id": "too_many_oxen", "severity": "tolerable" }],
            }),
        ),
    ]
}

#[test]
fn good_scenarios_pass_and_fail_with_any_leaf_altered() {
    let mut count = 0;
    for file in good() {
        assert_eq!(complaints(&file), [""; 0], "{file:#}");
        let text = file.to_string();
        for alteration in alterations(&file["expect"]) {
            count += 1;
            assert!(check_altered(&text, &alteration.expect, GAMES).is_err(), "{} passes: {file:#}", alteration.says);
        }
    }
    assert!(count > 90, "only {count} alterations");
}

#[test]
fn everything_that_differs_is_told_at_once_with_both_values() {
    let mut file = good().remove(0);
    file["expect"]["verdict"]["args"]["seat"] = json!("right");
    file["expect"]["findings"]["pull.west"] = json!("8");
    file["expect"]["state"]["west.push"] = json!("8");
    file["expect"]["cites"] = json!(["tug:songs"]);
    file["expect"]["state"]["west.pull.at_act_1"] = json!("8");
    let told = complaints(&file);
    assert_eq!(told.len(), 5, "{told:#?}");
    let told = told.join("\n");
    for part in [
        r#"expect.verdict.args: expected {"seat":"right"}, got {"seat":"left"}"#,
        r#"expect.findings.pull.west: expected "8", got "7""#,
        r#"expect.state.west.push: expected "8", but there is no such key"#,
        r#"expect.cites: expected "tug:songs", got ["tug:shout","#,
        "expect.state.west.pull.at_act_1: the case has no act 1",
    ] {
        assert!(told.contains(part), "{part} is not in\n{told}");
    }
}

#[test]
fn a_slip_in_a_name_does_not_pass() {
    for (pointer, member) in [
        ("/expect", "verdct"),
        ("/expect", "at"),
        ("/expect", "branches"),
        ("/expect/verdict", "arg"),
        ("/expect/steps/0", "argss"),
        ("", "expectt"),
        ("/case", "readngs"),
        ("/case/setup", "north"),
        ("/case/setup/west", "cow"),
        ("/case/acts/0", "who"),
    ] {
        let mut file = good().remove(0);
        file.pointer_mut(pointer).unwrap()[member] = json!({});
        assert_ne!(complaints(&file), [""; 0], "{pointer} {member}");
    }
}

#[test]
fn a_scenario_has_to_assert_something() {
    for without in ["verdict", "cites", "standing"] {
        let mut file = good().remove(0);
        file["expect"].as_object_mut().unwrap().remove(without);
        assert!(complaints(&file).join("\n").contains("expect"), "{without}");
    }
    for without in ["id", "about", "source", "expect", "game", "case", "schema"] {
        let mut file = good().remove(0);
        file.as_object_mut().unwrap().remove(without);
        assert_ne!(complaints(&file), [""; 0], "{without}");
    }
}

#[test]
fn an_unexpected_problem_or_reading_is_a_complaint() {
    let mut file = good().remove(3);
    file["expect"]["problems"].as_array_mut().unwrap().remove(0);
    assert!(complaints(&file).join("").contains("too_many_oxen"), "{:?}", complaints(&file));
    let mut file = good().remove(5);
    file["expect"].as_object_mut().unwrap().remove("rests_on");
    assert!(complaints(&file).join("").contains("rests_on"), "{:?}", complaints(&file));
}

#[test]
fn a_known_failure_passes_only_while_it_fails() {
    let mut file = good().remove(0);
    file["known_failure"] = json!("the shouts are counted twice");
    assert!(complaints(&file).join("").contains("passes now"));
    file["expect"]["verdict"]["args"]["seat"] = json!("right");
    assert_eq!(complaints(&file), [""; 0]);
    file["expect"]["typo"] = json!(1);
    assert_ne!(complaints(&file), [""; 0]);
}
