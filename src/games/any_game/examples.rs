//! Solved examples for the gallery, ruled on when they are opened.

use crate::games::any_game::Rules;
use crate::games::any_game::labels::Label;
use crate::ruling::{Example, Held, Says};

/// A million elves, accepted.
const ELVES: &str = r#"{"ruleset": "magic-732", "ask": "round",
    "setup": {
        "counters": [{"id": "elves", "start": "1"}, {"id": "mana", "start": "1"}],
        "actions": [
            {"id": "make-elf", "seat": "a", "optional": true, "pays": [{"counter": "mana", "amount": "1"}],
                "changes": [{"change": "add", "counter": "elves", "by": "1"}]},
            {"id": "untap", "seat": "a", "changes": [{"change": "add", "counter": "mana", "by": "1"}]}
        ]},
    "acts": [
        {"seat": "a", "key": "name_number", "args": {"times": "1000000"}, "answers": "name_number"},
        {"seat": "b", "key": "agree", "answers": "answer_number"}
    ]}"#;

/// Required triggers that drain until somebody is dead, looked at after every action.
const DRAIN: &str = r#"{"ruleset": "magic-732", "ask": "round",
    "setup": {
        "counters": [{"id": "life-a", "start": "3"}, {"id": "life-b", "start": "1000001"}],
        "actions": [
            {"id": "bite", "seat": "a", "changes": [{"change": "add", "counter": "life-a", "by": "-2"}]},
            {"id": "drain", "seat": "a", "changes": [{"change": "add", "counter": "life-b", "by": "-3"},
                {"change": "add", "counter": "life-a", "by": "3"}]}
        ],
        "bounds": [
            {"id": "a-is-dead", "counter": "life-a", "is": "at_most", "amount": "0", "then": "loses", "seat": "a"},
            {"id": "b-is-dead", "counter": "life-b", "is": "at_most", "amount": "0", "then": "loses", "seat": "b"}
        ]}}"#;

/// Two players, a number agreed to, and the last action.
const LAST_ACTION: &str = r#"{"ruleset": "lotr-tcg-4.2", "ask": "round",
    "setup": {
        "counters": [{"id": "burdens", "start": "2"}, {"id": "ours", "start": "3"}, {"id": "theirs", "start": "8"}],
        "actions": [
            {"id": "banks", "seat": "b", "optional": true, "pays": [{"counter": "burdens", "amount": "1"}],
                "changes": [{"change": "add", "counter": "theirs", "by": "2"}]},
            {"id": "slink", "seat": "a", "optional": true, "changes": [
                {"change": "add", "counter": "burdens", "by": "1"}, {"change": "add", "counter": "ours", "by": "2"}]}
        ],
        "bounds": [{"id": "corrupted", "counter": "burdens", "is": "at_least", "amount": "10", "then": "loses", "seat": "a"}]},
    "acts": [
        {"seat": "a", "key": "name_number", "args": {"times": "1000000"}, "answers": "name_number"},
        {"seat": "b", "key": "agree", "answers": "answer_number"}
    ]}"#;

/// The examples.
pub fn examples() -> Vec<Example> {
    let example = |id: &'static str, title: Says, case: &str| {
        Some(Example { id, title, case: Held::<Rules>::read(case)? })
    };
    [
        example("described-elves", Label::ExampleElves.says(), ELVES),
        example("described-drain", Label::ExampleDrain.says(), DRAIN),
        example("described-last-action", Label::ExampleLastAction.says(), LAST_ACTION),
    ]
    .into_iter()
    .flatten()
    .collect()
}
