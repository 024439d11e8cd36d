//! Random skirmishes: boards, deeds by hand, a round, a number, an answer to it.

use crate::chance::Chance;
use crate::product::{agrees, many};
use serde_json::{Value, json};

const MINIONS: [&str; 6] = ["1C151", "1U178", "1C179", "1C158", "1R237", "2R75"];

fn slinker() -> Value {
    json!({"seat": "free_peoples", "key": "activate", "args": {"piece": "smeagol"}})
}

fn banks(target: &String) -> Value {
    json!({"seat": "shadow", "key": "activate", "args": {"piece": "site-7U341", "target": target}})
}

fn pass(seat: &str) -> Value {
    json!({"seat": seat, "key": "pass"})
}

pub fn case(seed: u64) -> Value {
    let mut chance = Chance::seeded(seed);
    let mut characters = vec![json!({"id": "frodo", "card": "1C290", "wounds": chance.between(0, 3).to_string()})];
    for (id, cards) in [("smeagol", &["5R29"][..]), ("aragorn", &["1R89", "4C109"])] {
        let there = if id == "smeagol" { !chance.one_in(20) } else { chance.one_in(2) };
        let most = if chance.one_in(8) { 5 } else { 3 };
        let wounds = chance.between(0, most);
        if there {
            characters.push(json!({"id": id, "card": chance.of(cards), "wounds": wounds.to_string()}));
        }
    }
    let mut cards = MINIONS.to_vec();
    let minions: Vec<Value> = (0..chance.between(1, 3))
        .map(|at| {
            let (card, dead) = (*chance.of(&cards), chance.one_in(30));
            // There is one Witch-king, and one Bill Ferny.
            cards.retain(|other| *other != card || !["1R237", "2R75"].contains(&card));
            json!({"id": format!("m{at}"), "card": card, "wounds": if dead { "4" } else { "0" }})
        })
        .collect();
    let ids: Vec<String> = minions.iter().map(|minion| minion["id"].as_str().unwrap().to_owned()).collect();
    let foes: Vec<&String> = ids.iter().filter(|_| !chance.one_in(5)).collect();
    let fighter = if chance.one_in(4) { chance.of(&characters)["id"].clone() } else { json!("smeagol") };
    let fighter = if characters.iter().any(|piece| piece["id"] == fighter) { fighter } else { json!("frodo") };
    let burdens = if chance.one_in(3) { *chance.of(&[0, 1, 8, 9]) } else { chance.between(0, 9) };
    let site = if chance.one_in(20) { Value::Null } else { json!("7U341") };
    let mut acts = Vec::new();
    let whose = by_hand(&mut chance, &mut acts, &ids);
    if !chance.one_in(6) {
        proposes(&mut chance, &mut acts, &ids, whose);
    } else if chance.one_in(2) {
        acts.extend([pass(whose), pass(other(whose))]);
    }
    let skirmish = json!({"character": fighter, "minions": foes});
    let setup = json!({
        "site": site, "burdens": burdens.to_string(), "ring_bearer": "frodo", "characters": characters,
        "minions": minions, "skirmish": skirmish,
    });
    let ruleset = chance.of(&["cr-4.2", "cr-4.2", "cr-4.0"]);
    let mut readings = json!({});
    for (question, options) in [
        ("U1", ["none_added", "one_added"]),
        ("U3", ["may", "may_not"]),
        ("U4", ["taken", "left_out"]),
        ("U5", ["first_action", "last_action"]),
    ] {
        if chance.one_in(3) {
            readings[question] = json!(chance.of(&options));
        }
    }
    json!({"ruleset": ruleset, "ask": "loop", "setup": setup, "acts": acts, "readings": readings})
}

fn other(seat: &str) -> &'static str {
    if seat == "shadow" { "free_peoples" } else { "shadow" }
}

// Some deeds one by one, never two passes in a row. Whose chance it is then.
fn by_hand(chance: &mut Chance, acts: &mut Vec<Value>, minions: &[String]) -> &'static str {
    let mut whose = "free_peoples";
    for _ in 0..*chance.of(&[0, 0, 0, 1, 1, 2, 3, 5]) {
        let passed = acts.last().is_some_and(|act: &Value| act["key"] == "pass");
        acts.push(match whose {
            _ if !passed && chance.one_in(2) => pass(whose),
            "shadow" => banks(chance.of(minions)),
            _ => slinker(),
        });
        whose = other(whose);
    }
    whose
}

// A round, most often one that leads back; a number; an answer.
fn proposes(chance: &mut Chance, acts: &mut Vec<Value>, minions: &[String], whose: &'static str) {
    let each = *chance.of(&[1, 1, 1, 1, 2, 2, 3]);
    let mut seats: Vec<&str> = [vec!["free_peoples"; each], vec!["shadow"; each]].concat();
    if chance.one_in(8) {
        seats.remove(chance.between(0, seats.len() as i64 - 1) as usize);
    }
    for at in (1..seats.len()).rev() {
        seats.swap(at, chance.between(0, at as i64) as usize);
    }
    // The proposer begins.
    match seats.iter().position(|seat| *seat == whose) {
        Some(at) => seats.swap(0, at),
        None => return,
    }
    let mut round: Vec<Value> = Vec::new();
    let (mut last, said) = ("", chance.one_in(2));
    for seat in seats {
        if last == seat && said {
            round.push(json!({"act": pass(other(seat))}));
        }
        round.push(json!({"act": if seat == "shadow" { banks(chance.of(minions)) } else { slinker() }}));
        last = seat;
    }
    acts.push(json!({"seat": whose, "key": "propose_loop", "args": {"body": {"seq": round}}}));
    if chance.one_in(20) {
        return;
    }
    let number = *chance.of(&[0, 1, 2, 3, 4, 5, 7, 10, 20, 60, 2000]);
    let number = if chance.one_in(4) { number } else { chance.between(0, number) };
    let times = json!({"times": number.to_string()});
    acts.push(json!({"seat": "free_peoples", "key": "name_number", "args": times, "answers": "name_number"}));
    if number == 0 || chance.one_in(20) {
        return;
    }
    let agrees = chance.one_in(2);
    if agrees {
        acts.push(json!({"seat": "shadow", "key": "agree", "answers": "answer_number"}));
    } else {
        let most = if chance.one_in(8) { number + 3 } else { number - 1 };
        let lower = if chance.one_in(5) { 0 } else { chance.between(0, most) };
        let times = json!({"times": lower.to_string()});
        acts.push(json!({"seat": "shadow", "key": "name_lower", "args": times, "answers": "answer_number"}));
    }
    // Who does not have the final action is next.
    let next = if agrees { "free_peoples" } else { "shadow" };
    match chance.between(1, 12) {
        1 => acts.push(pass(next)),
        2 => acts.extend([pass(next), pass(other(next))]),
        3 => acts.push(if agrees { slinker() } else { banks(chance.of(minions)) }),
        _ => {}
    }
}

#[test]
fn random_loops_come_to_what_the_product_rules() {
    agrees("lotr-tcg", many(1500), case);
}
