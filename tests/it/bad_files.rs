//! Files that are cut, foreign, newer, too large or hostile: each gives one clear sentence and nothing else.

use crate::made_up::{Camp, GAMES, case};
use crate::{case_files::open, made_up::Tug};
use proptest::prelude::*;
use refrain::ruling::{Held, Sentence};
use refrain::wire::{CaseFile, MAX_ACTS, MAX_ENTRIES, MAX_FILE};
use refrain::words::{Lang, MAX_DIGITS};
use serde_json::{Value, json};

fn good() -> Value {
    json!({ "schema": 1, "game": "tug", "case": {
        "ruleset": "tug-1", "ask": "who_wins", "setup": { "west": { "puller": "3" }, "east": { "ox": "1" } },
        "acts": [{ "seat": "left", "key": "shout", "args": { "times": "2" } }], "readings": { "even_rope": "drawn" } } })
}

fn with(pointer: &str, value: Value) -> String {
    let mut file = good();
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    file.pointer_mut(parent).unwrap()[key] = value;
    file.to_string()
}

fn without(pointer: &str) -> String {
    let mut file = good();
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    file.pointer_mut(parent).unwrap().as_object_mut().unwrap().remove(key);
    file.to_string()
}

// The error's id, and that its sentences are there, short, and without anything that a page could take for markup.
fn id_of(bytes: &[u8]) -> &'static str {
    let error = CaseFile::from_bytes(bytes, GAMES).unwrap_err();
    for lang in Lang::ALL {
        let said = error.say(lang).plain();
        assert!((20..400).contains(&said.chars().count()), "{said}");
        assert!(!said.contains('\n') && said.ends_with('.'), "{said}");
    }
    error.id()
}

#[test]
fn the_good_file_is_good() {
    CaseFile::read(&good().to_string(), GAMES).unwrap();
}

#[test]
fn each_fault_is_told_by_its_own_sentence() {
    let act = |args: Value| with("/case/acts/0/args", args);
    let long = "1".repeat(MAX_DIGITS + 1);
    let deep = "[".repeat(5_000);
    for (id, text) in [
        ("not_a_case", "<html><script>alert(1)</script></html>".to_owned()),
        ("not_a_case", "\u{FFFD}PNG\r\n\u{1A}".to_owned()),
        ("not_a_case", "[Event \"?\"]\n1. e4 e5".to_owned()),
        ("not_json", "{ \"schema\": 1, }".to_owned()),
        ("cut", good().to_string()[..100].to_owned()),
        ("cut", String::new()),
        ("too_deep", deep.clone()),
        ("too_deep", with("/case/setup", json!(null)).replace("null", &deep)),
        ("not_a_case", "[1, 2]".to_owned()),
        ("not_a_case", "\"schema\"".to_owned()),
        ("not_a_case", "{ \"version\": 1 }".to_owned()),
        ("newer_schema", with("/schema", json!(2))),
        ("not_understood", with("/schema", json!("1"))),
        ("not_understood", with("/schema", json!(0))),
        ("not_understood", with("/schema", json!(-1))),
        ("unknown_game", with("/game", json!("<img src=x onerror=alert(1)>"))),
        ("unknown_game", with("/game", json!(""))),
        ("not_understood", with("/game", json!(7))),
        ("field_missing", without("/game")),
        ("field_missing", without("/case")),
        ("field_missing", without("/case/setup")),
        ("field_missing", without("/case/ask")),
        ("field_missing", without("/case/acts/0/key")),
        ("field_unknown", with("/cases", json!(1))),
        ("field_unknown", with("/case/ruleset2", json!("x"))),
        ("field_unknown", with("/case/setup/north", json!({}))),
        ("field_unknown", with("/case/acts/0/who", json!("x"))),
        ("unknown_ruleset", with("/case/ruleset", json!("tug-3"))),
        ("unknown_question", with("/case/ask", json!("who_loses"))),
        ("bad_id", with("/case/ask", json!("<b>"))),
        ("bad_id", with("/case/ask", json!("é"))),
        ("bad_id", with("/case/ask", json!("x".repeat(65)))),
        ("bad_id", with("/case/acts/0/seat", json!("<script>"))),
        ("bad_id", with("/case/readings/even_rope", json!("a b"))),
        ("negative", with("/case/setup/west/puller", json!("-3"))),
        ("negative", with("/case/setup/west/puller", json!(-3))),
        ("negative", act(json!({ "times": -1 }))),
        ("number_too_long", with("/case/setup/west/puller", json!(long.clone()))),
        ("number_too_long", act(json!({ "s": { "times": long, "body": { "seq": [] } } }))),
        ("number_form", with("/case/setup/west/puller", json!("ten"))),
        ("number_form", with("/case/setup/west/puller", json!(""))),
        ("number_form", with("/case/setup/west/puller", json!(1.5))),
        ("number_form", with("/case/setup/west/puller", json!(9_007_199_254_740_993_u64))),
        ("number_form", act(json!({ "times": 1e300 }))),
        ("not_understood", with("/case/setup/west", json!(7))),
        ("not_understood", with("/case/setup/wet", json!("<b>yes</b>"))),
        ("not_understood", with("/case/acts", json!({}))),
        ("too_many_acts", with("/case/acts", json!(vec![1; MAX_ACTS + 1]))),
        ("too_much_on_board", with("/case/setup", json!(vec![0; MAX_ENTRIES + 1]))),
        ("too_large", with("/case/ruleset", json!("x".repeat(MAX_FILE)))),
    ] {
        let shown: String = text.chars().take(200).collect();
        assert_eq!(id_of(text.as_bytes()), id, "{shown}");
    }
    assert_eq!(id_of(b"{\"schema\": 1, \"id\": \"\xFF\"}"), "not_text");
}

#[test]
fn the_faulty_act_is_named() {
    let mut file = good();
    file["case"]["acts"] = json!([{ "key": "a" }, { "key": "b" }, { "key": "c", "seat": "<" }]);
    let error = CaseFile::read(&file.to_string(), GAMES).unwrap_err();
    assert!(error.say(Lang::En).plain().contains("“acts[2]”"), "{}", error.say(Lang::En));
}

#[test]
fn as_many_acts_as_allowed_are_read_in_time() {
    let acts = vec![json!({ "seat": "left", "key": "shout", "args": { "times": "1" } }); MAX_ACTS];
    let file = CaseFile::read(&with("/case/acts", json!(acts)), GAMES).unwrap();
    assert_eq!(file.case.acts().len(), MAX_ACTS);
}

// Scripts inside acts inside scripts with a fault at the bottom, as deep as JSON may be.
#[test]
fn the_deepest_fault_is_found_in_time() {
    let mut script = json!(-1);
    for _ in 0..38 {
        script = json!({ "act": { "key": "x", "args": { "a": script } } });
    }
    assert_eq!(id_of(with("/case/acts/0/args", json!({ "s": script })).as_bytes()), "negative");
}

#[test]
fn a_text_that_looks_like_html_is_only_ever_text() {
    let html = "<img src=x onerror=alert(1)>";
    let text = with("/case/acts/0/args", json!({ "note": html, "times": "1" }));
    let file = CaseFile::read(&text, GAMES).unwrap();
    assert_eq!(file.case.acts()[0].text("note"), Some(html));
    let error = CaseFile::read(&with("/game", json!(html)), GAMES).unwrap_err();
    assert!(error.say(Lang::En).plain().contains(html), "it is shown as it is, as text");
    assert_eq!(error.say(Lang::Fr).runs().len(), 1);
}

fn mutated() -> impl Strategy<Value = Vec<u8>> {
    let mut full = case(Camp::of(5, 1), Camp::of(2, 2));
    full.acts = vec![refrain::ruling::Act::of("left", "shout").with("times", &refrain::words::Count::from(2))];
    let text = CaseFile::of(&Held::<Tug>::open(full)).write().into_bytes();
    let changes = prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..4_u8), 1..6);
    changes.prop_map(move |changes| {
        let mut bytes = text.clone();
        for (index, byte, kind) in changes {
            if bytes.is_empty() {
                break;
            }
            let at = index.index(bytes.len());
            match kind {
                0 => bytes[at] = byte,
                1 => bytes[at] ^= 1 << (byte % 8),
                2 => bytes.insert(at, byte),
                _ => bytes.truncate(at),
            }
        }
        bytes
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn a_mutated_file_opens_or_is_refused(bytes in mutated()) {
        match CaseFile::from_bytes(&bytes, GAMES) {
            Ok(file) => drop(file.case.rule()),
            Err(error) => prop_assert!(!error.say(Lang::Fr).plain().is_empty()),
        }
    }
}

#[test]
fn an_opened_case_is_the_one_that_was_written() {
    let open = open(case(Camp::of(1, 0), Camp::of(0, 1)));
    assert_eq!(CaseFile::read(&CaseFile::of(&open).write(), GAMES).unwrap().case, open);
}
