//! Random assignments: boards, assignments legal and illegal, skirmishes.

use crate::chance::Chance;
use crate::product::{agrees, many};
use serde_json::{Value, json};

const MINIONS: [&str; 4] = ["1C151", "1U178", "1C179", "1C158"];
const COMPANIONS: [&str; 3] = ["1R89", "4C109", "5R29"];

pub fn case(seed: u64) -> Value {
    let mut chance = Chance::seeded(seed);
    let wounds = |chance: &mut Chance, most| if chance.one_in(3) { chance.between(0, most) } else { 0 }.to_string();
    let mut characters = vec![json!({"id": "frodo", "card": "1C290", "wounds": wounds(&mut chance, 3)})];
    for at in 0..chance.between(0, 3) {
        let card = chance.of(&COMPANIONS);
        characters.push(json!({"id": format!("c{at}"), "card": card, "wounds": wounds(&mut chance, 4)}));
    }
    let minions: Vec<Value> = (0..*chance.of(&[0, 1, 1, 2, 2, 3, 3, 4]))
        .map(|at| {
            let card = chance.of(&MINIONS);
            json!({"id": format!("m{at}"), "card": card, "wounds": wounds(&mut chance, 1)})
        })
        .collect();
    let burdens = if chance.one_in(20) { chance.between(9, 12) } else { chance.between(0, 9) };
    let site = if chance.one_in(4) { json!("7U341") } else { Value::Null };
    let acts = acts(&mut chance, &characters, &minions);
    let setup = json!({
        "site": site, "burdens": burdens.to_string(), "ring_bearer": "frodo", "characters": characters, "minions": minions,
    });
    let ruleset = chance.of(&["cr-4.2", "cr-4.2", "cr-4.0"]);
    json!({"ruleset": ruleset, "ask": "assignment", "setup": setup, "acts": acts, "readings": {}})
}

// Assignments by the one, done, assignments by the other, done; the last may be missing.
fn acts(chance: &mut Chance, characters: &[Value], minions: &[Value]) -> Vec<Value> {
    let mut acts = Vec::new();
    if minions.is_empty() {
        return acts;
    }
    for (seat, asked) in [("free_peoples", "assign_or_done"), ("shadow", "leftovers")] {
        for minion in minions {
            if chance.one_in(3) {
                continue;
            }
            let (mut minion, mut character) = (minion, chance.of(characters));
            match chance.between(1, 25) {
                1 => minion = chance.of(minions),
                2 => character = chance.of(minions),
                3 => minion = chance.of(characters),
                _ => {}
            }
            let args = json!({"minion": minion["id"], "character": character["id"]});
            acts.push(json!({"seat": seat, "key": "assign", "args": args}));
        }
        if !chance.one_in(6) {
            let mut done = json!({"seat": seat, "key": "done"});
            if seat == "shadow" || chance.one_in(2) {
                done["answers"] = json!(asked);
            }
            acts.push(done);
        }
    }
    acts
}

#[test]
fn random_assignments_come_to_what_the_product_rules() {
    agrees("lotr-tcg", many(1200), case);
}
