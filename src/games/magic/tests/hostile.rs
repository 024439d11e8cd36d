//! Boards and rounds that nobody would wish for: a true answer, or that it is not known and what is known.

use crate::games::magic::Rules;
use crate::games::magic::setup::Setup;
use crate::ruling::{At, Case, Game, Ruling, Standing};
use crate::words::Count;
use serde_json::{Value, json};

fn googol() -> String {
    format!("1{}", "0".repeat(100))
}

fn case(setup: Value, acts: Value) -> Case<Setup> {
    let case = json!({ "ruleset": "cr-2026-08-07", "ask": "loop", "setup": setup, "acts": acts });
    serde_json::from_value(case).unwrap()
}

fn kind(ruling: &Ruling) -> String {
    match &ruling.standing {
        Standing::Settled { verdict } => format!("settled {}", verdict.id()),
        Standing::Refused { first, .. } => format!("refused {}", first.step.says.id()),
        Standing::Unknown { why, .. } => {
            let args: Vec<String> = why.args().iter().map(|(_, arg)| arg.json().to_string()).collect();
            format!("unknown {}", args.join(" "))
        }
        Standing::Awaits(prompt) => format!("awaits {}", prompt.key),
        Standing::Open { .. } => "open".to_owned(),
    }
}

fn state(case: &Case<Setup>, key: &str) -> String {
    let state = Rules::look(case, &At::End).1.state();
    state.into_iter().find(|(known, _)| known == key).map(|(_, value)| value.json().to_string()).unwrap_or_default()
}

fn act(piece: &str, ability: &str) -> Value {
    json!({ "act": { "seat": "alice", "key": "activate", "args": { "piece": piece, "ability": ability } } })
}

fn repeat(times: &str, round: Vec<Value>) -> Value {
    json!([{ "seat": "alice", "key": "propose", "args": { "script": { "times": times, "body": { "seq": round } } } }])
}

fn elves(others: usize, times: &str) -> Case<Setup> {
    let mut pieces = vec![
        json!({ "id": "bear", "card": "grizzly-bears", "player": "alice" }),
        json!({ "id": "gond", "card": "presence-of-gond", "player": "alice", "attached": "bear" }),
        json!({ "id": "alarm", "card": "intruder-alarm", "player": "bob" }),
    ];
    let cards = ["forest", "grizzly-bears", "basalt-monolith"];
    let other = |nth: usize| json!({ "id": format!("other-{nth}"), "card": cards[nth % 3], "player": "bob", "tapped": "1" });
    pieces.extend((0..others).map(other));
    let resolve = || json!({ "act": { "seat": null, "key": "resolve" } });
    case(json!({ "pieces": pieces }), repeat(times, vec![act("bear", "0"), resolve(), resolve()]))
}

#[test]
fn five_hundred_permanents_and_a_number_of_a_hundred_digits() {
    let ruling = Rules::rule(&elves(497, &googol()));
    assert_eq!(kind(&ruling), "settled loop_done");
    assert_eq!(ruling.loops[0].done, Count::typed(&googol()).unwrap());
    let case = elves(6, &googol());
    assert_eq!(state(&case, "elf-warrior.count").len(), 101 + 2, "a one, a hundred zeroes and two quotes");
    // The Alarm untaps the creatures, and no land.
    assert_eq!((state(&case, "other-1.tapped"), state(&case, "other-0.tapped")), ("\"0\"".into(), "\"1\"".into()));
}

#[test]
fn one_permanent_too_many_is_said() {
    let ruling = Rules::rule(&elves(498, "10"));
    assert_eq!(kind(&ruling), "refused too_many_pieces");
}

#[test]
fn a_googol_of_tokens_attacks_a_googol_of_life() {
    let attack = |life: &str| {
        let players = json!([{ "id": "alice" }, { "id": "bob", "life": life }]);
        let pieces = json!([{ "id": "elf-warrior", "card": "elf-warrior", "player": "alice", "count": googol() }]);
        case(json!({ "players": players, "pieces": pieces }), json!([{ "seat": "alice", "key": "attack" }]))
    };
    assert_eq!(kind(&Rules::rule(&attack(&googol()))), "settled wins");
    let one_more = attack(&format!("1{}1", "0".repeat(99)));
    assert_eq!(kind(&Rules::rule(&one_more)), "settled priority");
    assert_eq!(state(&one_more, "bob.life"), "\"1\"");
}

fn wheel(times: &str, round: Vec<Value>) -> Case<Setup> {
    let own = json!([{ "id": "wheel", "name": "Wheel", "words": "artifact",
        "abilities": ["0 : gain you 1", "0 : lose opponents 1", "0 : gain you 1 random"] }]);
    case(json!({ "own": own, "pieces": [{ "id": "wheel", "card": "wheel", "player": "alice" }] }), repeat(times, round))
}

#[test]
fn a_stack_of_one_kind_grows_without_end() {
    let case = wheel(&googol(), vec![act("wheel", "0")]);
    let ruling = Rules::rule(&case);
    assert_eq!(kind(&ruling), "settled loop_done");
    let Standing::Settled { verdict } = &ruling.standing else { return };
    let waiting = verdict.args().into_iter().find(|(key, _)| *key == "waiting").map(|(_, arg)| arg.json().to_string());
    assert_eq!(waiting, Some(format!("\"1{}\"", "0".repeat(100))));
}

#[test]
fn a_stack_of_two_kinds_that_grows_is_followed_as_far_as_it_is_followed() {
    let of = |times: &str| kind(&Rules::rule(&wheel(times, vec![act("wheel", "0"), act("wheel", "1")])));
    assert_eq!(of("32"), "settled loop_done");
    // No step of it is illegal: it is too large to be followed, and 32 rounds are certain.
    assert_eq!(of("33"), "unknown \"32\"");
    assert_eq!(of(&googol()), "unknown \"32\"");
}

#[test]
fn a_coin_in_a_round_and_a_coin_by_hand() {
    assert_eq!(kind(&Rules::rule(&wheel("10", vec![act("wheel", "2")]))), "refused conditional");
    let flip = json!([
        { "seat": "alice", "key": "activate", "args": { "piece": "wheel", "ability": "2" } },
        { "seat": null, "key": "resolve" }]);
    let by_hand = Case { acts: serde_json::from_value(flip).unwrap(), ..wheel("1", Vec::new()) };
    assert_eq!(kind(&Rules::rule(&by_hand)), "refused why_chance");
    assert_eq!(state(&by_hand, "alice.life"), "\"20\"");
}

#[test]
fn a_coin_that_only_a_trigger_flips() {
    let own = json!([{ "id": "flipper", "name": "Flipper", "words": "artifact",
        "abilities": ["0 : gain you 1", "on gains you : lose opponents 1 random"] }]);
    let resolve = json!({ "act": { "seat": null, "key": "resolve" } });
    let round = vec![act("flipper", "0"), resolve.clone(), resolve];
    let case = case(json!({ "own": own, "pieces": [{ "id": "flipper", "card": "flipper", "player": "alice" }] }), repeat("5", round));
    assert_eq!(kind(&Rules::rule(&case)), "refused illegal_step");
}

#[test]
fn a_hidden_card_in_the_round_is_named_with_its_step() {
    let own = json!([{ "id": "scroll", "name": "Scroll", "words": "artifact", "abilities": ["0 : draw you 1"] }]);
    let players = json!([{ "id": "alice", "library": "10" }, { "id": "bob" }]);
    let pieces = json!([{ "id": "scroll", "card": "scroll", "player": "alice" },
        { "id": "bolt", "card": "lightning-bolt", "player": "alice", "zone": "library" }]);
    let resolve = json!({ "act": { "seat": null, "key": "resolve" } });
    let case = case(
        json!({ "own": own, "players": players, "pieces": pieces }),
        repeat("5", vec![act("scroll", "0"), resolve]),
    );
    let ruling = Rules::rule(&case);
    let Standing::Refused { first, .. } = &ruling.standing else { panic!("{}", kind(&ruling)) };
    let args: Vec<(&str, String)> =
        first.step.says.args().into_iter().map(|(key, arg)| (key, arg.json().to_string())).collect();
    assert_eq!(args[0], ("iteration", "\"1\"".to_owned()));
    assert_eq!(args[1], ("step", "\"2\"".to_owned()));
}

#[test]
fn what_is_done_behind_what_could_not_be_followed_is_no_answer_either() {
    // What comes after what could not be followed changes nothing.
    let mut case = wheel(&googol(), vec![act("wheel", "0"), act("wheel", "1")]);
    let mut acts = serde_json::to_value(&case.acts).unwrap();
    acts.as_array_mut().unwrap().push(json!({ "seat": null, "key": "resolve" }));
    case.acts = serde_json::from_value(acts).unwrap();
    assert_eq!(kind(&Rules::rule(&case)), "unknown \"32\"");
}
