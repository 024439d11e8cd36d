//! The order of one player's triggers, which is assumed until somebody changes it.

use crate::games::magic::Rules;
use crate::games::magic::setup::Setup;
use crate::ruling::{Case, Edit, Game};
use serde_json::json;

// Whether the life is gained before the card is drawn: which of two triggers lies on top.
fn life_first(case: &Case<Setup>) -> bool {
    Rules::rule(case).findings.iter().any(|found| found.key == "resolved.one")
}

fn change(case: &Case<Setup>) -> Option<Edit> {
    let ruling = Rules::rule(case);
    ruling.assumes.iter().find(|assumed| assumed.says.id() == "own_order").and_then(|assumed| assumed.change.clone())
}

#[test]
fn the_other_order_is_one_tap_away_and_so_is_the_first_again() {
    let case: Case<Setup> = serde_json::from_value(json!({
        "ruleset": "cr-2026-08-07",
        "ask": "loop",
        "setup": {
            "own": [
                { "id": "one", "name": "One", "words": "enchantment", "abilities": ["on enters creature : gain you 1"] },
                { "id": "two", "name": "Two", "words": "enchantment", "abilities": ["on enters creature : draw you 1"] },
                { "id": "nest", "name": "Nest", "words": "artifact", "abilities": ["0 : token you 1 squirrel"] }
            ],
            "pieces": [
                { "id": "one", "card": "one", "player": "alice" },
                { "id": "two", "card": "two", "player": "alice" },
                { "id": "nest", "card": "nest", "player": "alice" }
            ]
        },
        "acts": [
            { "seat": "alice", "key": "activate", "args": { "piece": "nest" } },
            { "seat": null, "key": "resolve" },
            { "seat": null, "key": "resolve" }
        ]
    }))
    .unwrap();
    assert!(!life_first(&case));
    let other = Rules::edit(&case, &change(&case).unwrap()).unwrap();
    assert!(life_first(&other));
    let again = Rules::edit(&other, &change(&other).unwrap()).unwrap();
    assert!(!life_first(&again));
}
