//! Random small boards of Magic, and what state-based actions leave of them.

use crate::chance::Chance;
use crate::magic_loops::agree;
use crate::magic_replay::replayed;
use crate::product::many;
use serde_json::{Value, json};

const CREATURES: [&str; 9] = [
    "grizzly-bears",
    "deceiver-exarch",
    "devoted-druid",
    "llanowar-elves",
    "spike-feeder",
    "stuffy-doll",
    "elf-warrior",
    "krenko",
    "platinum-angel",
];
const ATTACHED: [&str; 4] = ["presence-of-gond", "freed-from-the-real", "sword-of-feast-and-famine", "squirrel-nest"];

fn case(seed: u64) -> Value {
    let mut chance = Chance::seeded(seed);
    let players: Vec<Value> = ["alice", "bob"]
        .map(|id| {
            let life = if chance.one_in(5) { 0 } else { chance.between(1, 20) };
            json!({"id": id, "life": life.to_string(), "library": chance.between(0, 3).to_string(),
                "poison": if chance.one_in(6) { chance.between(8, 11) } else { 0 }.to_string(),
                "commander": if chance.one_in(6) { chance.between(19, 22) } else { 0 }.to_string()})
        })
        .to_vec();
    let mut pieces: Vec<Value> = Vec::new();
    let mut legends = Vec::new();
    for nth in 0..chance.between(1, 5) {
        let (card, player) = (*chance.of(&CREATURES), *chance.of(&["alice", "bob"]));
        if card == "krenko" && legends.contains(&player) {
            continue;
        }
        if card == "krenko" {
            legends.push(player);
        }
        let mut piece = json!({"id": format!("c{nth}"), "card": card, "player": player});
        if chance.one_in(2) {
            piece["damage"] = json!(chance.between(0, 4).to_string());
        }
        if chance.one_in(2) || card == "spike-feeder" {
            piece["counters"] =
                json!({"plus": chance.between(0, 3).to_string(), "minus": chance.between(0, 3).to_string()});
        }
        if chance.one_in(4) && card != "krenko" {
            piece["count"] = json!(chance.between(2, 4).to_string());
        }
        pieces.push(piece);
    }
    for nth in 0..chance.between(0, 3) {
        let mut piece =
            json!({"id": format!("a{nth}"), "card": chance.of(&ATTACHED), "player": chance.of(&["alice", "bob"])});
        let alone: Vec<&Value> = pieces.iter().filter(|piece| piece.get("count").is_none()).collect();
        if !chance.one_in(4) && !alone.is_empty() {
            piece["attached"] = chance.of(&alone)["id"].clone();
        }
        pieces.push(piece);
    }
    json!({"ruleset": "cr-2026-08-07", "ask": "state-based", "setup": {"players": players, "pieces": pieces}, "acts": []})
}

#[test]
fn state_based_actions_leave_the_same() {
    let mut cases = Vec::new();
    for seed in 1..=many(300) {
        let case = case(seed);
        if let Some(end) = replayed(&case) {
            cases.push((format!("board-{seed}"), case, end));
        }
    }
    println!("{} random boards", cases.len());
    assert!(cases.len() >= 250, "only {} were understood", cases.len());
    agree("magic_boards", &cases);
}
