use crate::games::magic::Rules;
use crate::games::magic::labels::Labels;
use crate::ruling::{Example, Held};

/// One million Elves: Presence of Gond, and the other player's Intruder Alarm.
const ELVES: &str = r#"{
    "ruleset": "cr-2026-08-07", "ask": "loop",
    "setup": { "pieces": [
        {"id": "bear", "card": "grizzly-bears", "player": "alice"},
        {"id": "gond", "card": "presence-of-gond", "player": "alice", "attached": "bear"},
        {"id": "alarm", "card": "intruder-alarm", "player": "bob"}
    ] },
    "acts": [
        {"seat": "alice", "key": "propose", "args": {
            "script": {"times": "1000000", "body": {"seq": [
                {"act": {"seat": "alice", "key": "activate", "args": {"piece": "bear"}}},
                {"act": {"seat": null, "key": "resolve"}},
                {"act": {"seat": null, "key": "resolve"}}
            ]}},
            "end": {"laps": ["1000000"], "step": "resolve:bear"}
        }}
    ]
}"#;

/// A player at 0 life between two resolutions, with life to be gained still on the stack.
const ZERO: &str = r#"{
    "ruleset": "cr-2026-08-07", "ask": "state-based",
    "setup": {
        "players": [{"id": "alice", "life": "3"}, {"id": "bob"}],
        "active": "bob",
        "pieces": [
            {"id": "pinger", "card": "life-for-life", "player": "bob"},
            {"id": "healer", "card": "healer", "player": "alice"}
        ],
        "own": [
            {"id": "life-for-life", "name": "3 damage", "words": "artifact", "abilities": ["0 @player : damage target 3"]},
            {"id": "healer", "name": "5 life", "words": "artifact", "abilities": ["0 : gain you 5"]}
        ]
    },
    "acts": [
        {"seat": "bob", "key": "pass"},
        {"seat": "alice", "key": "activate", "args": {"piece": "healer"}},
        {"seat": "alice", "key": "pass"},
        {"seat": "bob", "key": "activate", "args": {"piece": "pinger", "target": "alice"}},
        {"seat": null, "key": "resolve"}
    ]
}"#;

fn example(id: &'static str, title: Labels, text: &str) -> Option<Example> {
    Some(Example { id, title: title.says(), case: Held::<Rules>::read(text)? })
}

/// The gallery's cases.
pub fn all() -> Vec<Example> {
    let elves = example("a-million-elves", Labels::ExampleElves, ELVES);
    elves.into_iter().chain(example("zero-life", Labels::ExampleZero, ZERO)).collect()
}
