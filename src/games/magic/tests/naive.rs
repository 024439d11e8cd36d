//! A second, naive way: each loop played object by object on plain numbers, without the core and its notation.

use crate::games::magic::Rules;
use crate::games::magic::setup::Setup;
use crate::ruling::{Arg, At, Case, Game, Standing};
use serde_json::{Value, json};

fn case(setup: Value, acts: Value) -> Case<Setup> {
    let case = json!({ "ruleset": "cr-2026-08-07", "ask": "loop", "setup": setup, "acts": acts });
    serde_json::from_value(case).unwrap()
}

fn verdict(case: &Case<Setup>) -> &'static str {
    match Rules::rule(case).standing {
        Standing::Settled { verdict } => verdict.id(),
        Standing::Refused { first, .. } => first.step.says.id(),
        _ => "other",
    }
}

fn number(case: &Case<Setup>, key: &str) -> i64 {
    let state = Rules::look(case, &At::End).1.state();
    match state.into_iter().find(|(known, _)| known == key) {
        Some((_, Arg::Int(number))) => number.to_string().parse().unwrap(),
        _ => 0,
    }
}

fn activate(piece: &str) -> Value {
    json!({ "act": { "seat": "alice", "key": "activate", "args": { "piece": piece } } })
}

fn resolve() -> Value {
    json!({ "act": { "seat": null, "key": "resolve" } })
}

#[test]
fn elves_object_by_object() {
    for rounds in [1usize, 2, 3, 17, 200] {
        // Each Elf and the creature as a flag: tapped or not.
        let (mut bear, mut elves) = (false, Vec::new());
        for round in 0..rounds {
            bear = true;
            elves.push(false);
            if round + 1 < rounds {
                bear = false;
                elves.iter_mut().for_each(|elf| *elf = false);
            }
        }
        let acts = json!([{ "seat": "alice", "key": "propose", "args": {
            "script": { "times": rounds.to_string(), "body": { "seq": [activate("bear"), resolve(), resolve()] } },
            "end": { "laps": [rounds.to_string()], "step": "resolve:bear" } } }]);
        let pieces = json!([
            { "id": "bear", "card": "grizzly-bears", "player": "alice" },
            { "id": "gond", "card": "presence-of-gond", "player": "alice", "attached": "bear" },
            { "id": "alarm", "card": "intruder-alarm", "player": "bob" }]);
        let case = case(json!({ "pieces": pieces }), acts);
        assert_eq!(number(&case, "elf-warrior.count"), elves.len() as i64, "{rounds}");
        assert_eq!(number(&case, "elf-warrior.tapped"), elves.iter().filter(|tapped| **tapped).count() as i64);
        assert_eq!(number(&case, "bear.tapped"), i64::from(bear));
    }
}

#[test]
fn bond_and_blood_trigger_by_trigger() {
    for (life, gained) in [(20, 1), (20, 3), (37, 4), (1, 1), (7, 7), (8, 7), (100, 9)] {
        let (mut alice, mut bob) = (20 + gained, life);
        loop {
            bob -= gained;
            if bob <= 0 {
                break;
            }
            alice += gained;
        }
        // The last loss of life is seen, but the game is over before its trigger resolves.
        let players = json!([{ "id": "alice" }, { "id": "bob", "life": life.to_string() }]);
        let pieces = json!([
            { "id": "bond", "card": "sanguine-bond", "player": "alice" },
            { "id": "blood", "card": "exquisite-blood", "player": "alice" }]);
        let acts = json!([
            { "seat": null, "key": "happens", "args": { "what": "gain", "player": "alice", "amount": gained.to_string() } },
            { "seat": null, "key": "run" }]);
        let case = case(json!({ "players": players, "pieces": pieces }), acts);
        assert_eq!(verdict(&case), "wins", "{life} {gained}");
        assert_eq!((number(&case, "alice.life"), number(&case, "bob.life")), (alice, bob), "{life} {gained}");
    }
}

#[test]
fn mindcrank_card_by_card() {
    for library in [0, 1, 2, 17, 18, 19, 20, 30] {
        let (mut life, mut left, mut lost) = (20 - 1, library, 1);
        while life > 0 && lost > 0 && left > 0 {
            left -= 1;
            life -= 1;
            lost = 1;
        }
        let players = json!([{ "id": "alice" }, { "id": "bob", "library": library.to_string() }]);
        let pieces = json!([
            { "id": "mindcrank", "card": "mindcrank", "player": "alice" },
            { "id": "guildmage", "card": "duskmantle-guildmage", "player": "alice" }]);
        let acts = json!([
            { "seat": null, "key": "happens", "args": { "what": "lose", "player": "bob", "amount": "1" } },
            { "seat": null, "key": "run" }]);
        let case = case(json!({ "players": players, "pieces": pieces }), acts);
        assert_eq!((number(&case, "bob.life"), number(&case, "bob.library")), (life, left), "{library}");
        assert_eq!(verdict(&case), if life > 0 { "priority" } else { "wins" });
    }
}

#[test]
fn krenko_goblin_by_goblin() {
    for rounds in [1usize, 2, 3, 9, 10, 11, 16] {
        let mut goblins = 1u64;
        for _ in 0..rounds {
            goblins += goblins;
        }
        let acts = json!([{ "seat": "alice", "key": "propose", "args": {
            "script": { "times": rounds.to_string(), "body": { "seq": [activate("krenko"), resolve(), resolve()] } },
            "end": { "laps": [rounds.to_string()], "step": "resolve:krenko" } } }]);
        let pieces = json!([
            { "id": "krenko", "card": "krenko", "player": "alice" },
            { "id": "alarm", "card": "intruder-alarm", "player": "alice" }]);
        let case = case(json!({ "pieces": pieces }), acts);
        assert_eq!(number(&case, "goblin.count"), goblins as i64 - 1, "{rounds}");
    }
}

#[test]
fn monoliths_mana_by_mana() {
    for floating in [0i64, 1, 2, 5, 9] {
        // Tap for three, pay four to untap, as often as it goes.
        let (mut mana, mut untaps) = (floating, 0);
        while mana + 3 >= 4 {
            mana = mana + 3 - 4;
            untaps += 1;
        }
        let of = |times: i64| {
            let untap = json!({ "act": { "seat": "alice", "key": "activate", "args": { "piece": "grim", "ability": "1" } } });
            let acts = json!([{ "seat": "alice", "key": "propose", "args": {
                "script": { "times": times.to_string(), "body": { "seq": [activate("grim"), untap, resolve()] } } } }]);
            let players = json!([{ "id": "alice", "mana": { "C": floating.to_string() } }, { "id": "bob" }]);
            case(json!({ "players": players, "pieces": [{ "id": "grim", "card": "grim-monolith", "player": "alice" }] }), acts)
        };
        assert_eq!(verdict(&of(untaps)), "loop_done", "{floating}");
        assert_eq!(number(&of(untaps), "alice.mana.C"), mana);
        assert_eq!(verdict(&of(untaps + 1)), "illegal_step", "{floating}");
    }
}

#[test]
fn hidetsugu_half_by_half() {
    for rounds in [1usize, 2, 4, 5, 6, 50] {
        let mut life = 20i64;
        for _ in 0..rounds {
            life -= life / 2;
        }
        let wand = json!({ "act": { "seat": "alice", "key": "activate", "args": { "piece": "wand", "target": "hidetsugu" } } });
        let acts = json!([{ "seat": "alice", "key": "propose", "args": { "script": { "times": rounds.to_string(),
            "body": { "seq": [activate("hidetsugu"), resolve(), wand, resolve()] } } } }]);
        let own = json!([{ "id": "wand", "name": "Untapper", "words": "artifact", "abilities": ["0 @creature : untap target"] }]);
        let pieces = json!([
            { "id": "hidetsugu", "card": "heartless-hidetsugu", "player": "alice" },
            { "id": "wand", "card": "wand", "player": "alice" }]);
        let case = case(json!({ "pieces": pieces, "own": own }), acts);
        assert_eq!((number(&case, "alice.life"), number(&case, "bob.life")), (life, life), "{rounds}");
    }
}
