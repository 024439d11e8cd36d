//! Every game of the registry under boards that nobody would set up: each example's case, and each scenario's, with
//! leaves replaced, members lost and lists doubled. Whatever opens is ruled on, drawn and said without a panic.

use crate::made_up::GAMES;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, TestRunner};
use refrain::export::{Names, json, text};
use refrain::games;
use refrain::ruling::{AnyGame, At, OpenCase, Pick};
use refrain::wire::{View, decode, encode, open_case};
use refrain::words::{Count, Lang};
use serde_json::{Value, json as value};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

const EACH: u32 = 1_500;
/// No measure of speed: what takes so long on any machine does not end.
const HANGS: Duration = Duration::from_secs(120);

#[derive(Clone, Debug)]
enum Change {
    Replace(prop::sample::Index, Value),
    Swap(prop::sample::Index, prop::sample::Index),
    Drop(prop::sample::Index),
    Double(prop::sample::Index),
}

fn values() -> impl Strategy<Value = Value> {
    prop_oneof![
        4 => (0..30_u32).prop_map(|number| value!(number.to_string())),
        1 => Just(value!("1".to_owned() + &"0".repeat(100))),
        1 => Just(value!("9".repeat(3_000))),
        1 => Just(Value::Null),
        1 => any::<bool>().prop_map(|flag| value!(flag)),
        1 => Just(value!([])),
        1 => Just(value!({})),
        1 => Just(value!("nobody")),
        1 => Just(value!(7)),
    ]
}

fn changes() -> impl Strategy<Value = Vec<Change>> {
    let index = any::<prop::sample::Index>;
    let one = prop_oneof![
        3 => (index(), values()).prop_map(|(at, to)| Change::Replace(at, to)),
        3 => (index(), index()).prop_map(|(one, other)| Change::Swap(one, other)),
        1 => index().prop_map(Change::Drop),
        2 => index().prop_map(Change::Double),
    ];
    prop::collection::vec(one, 1..4)
}

// Every place in the case, as a JSON pointer.
fn places(value: &Value, here: &str, found: &mut Vec<String>) {
    let members: Vec<(String, &Value)> = match value {
        Value::Object(members) => members.iter().map(|(key, member)| (key.replace('/', "~1"), member)).collect(),
        Value::Array(items) => items.iter().enumerate().map(|(nth, item)| (nth.to_string(), item)).collect(),
        _ => return,
    };
    for (key, member) in members {
        let place = format!("{here}/{key}");
        found.push(place.clone());
        places(member, &place, found);
    }
}

fn changed(mut case: Value, changes: &[Change]) -> Value {
    for change in changes {
        let mut all = Vec::new();
        places(&case, "", &mut all);
        if all.is_empty() {
            break;
        }
        let at = |index: &prop::sample::Index| all[index.index(all.len())].clone();
        match change {
            Change::Replace(index, to) => *case.pointer_mut(&at(index)).unwrap() = to.clone(),
            Change::Swap(one, other) => {
                let taken = case.pointer(&at(other)).unwrap().clone();
                *case.pointer_mut(&at(one)).unwrap() = taken;
            }
            Change::Drop(index) | Change::Double(index) => {
                let place = at(index);
                let (parent, key) = place.rsplit_once('/').unwrap();
                let double = matches!(change, Change::Double(_));
                match case.pointer_mut(parent).unwrap() {
                    Value::Object(members) if !double => drop(members.remove(key)),
                    Value::Array(items) if double => items.push(items[key.parse::<usize>().unwrap()].clone()),
                    Value::Array(items) => drop(items.remove(key.parse().unwrap())),
                    _ => {}
                }
            }
        }
    }
    case
}

// All that a page asks of a case. Returns how long it took.
fn asked(case: &OpenCase, games: &[&dyn AnyGame]) -> Duration {
    let started = Instant::now();
    let ruling = case.rule();
    let end = case.board_at(&At::End);
    let moments = [At::Setup, At::Act(0), At::Step(0), At::Act(99), At::Step(9_999)];
    let boards: Vec<usize> = moments.iter().map(|at| case.board_at(at).tokens.len()).collect();
    for lang in Lang::ALL {
        assert!(!text(&ruling, &Names::of(&end), lang).is_empty());
    }
    assert!(json(&ruling, &Names::default(), Lang::Fr).is_object() && boards.len() == 5);
    for token in end.tokens.iter().take(2) {
        case.lift(&Pick::Token { token: token.id.clone(), amount: Count::one() });
    }
    case.acts().iter().take(3).for_each(|act| drop(case.name_act(act).say(Lang::Fr)));
    // A board without places takes no pieces.
    assert!(case.nudges().len() <= 64 && (!case.tray().is_empty() || end.zones.is_empty()));
    assert_eq!(case.has_starts(), !case.starts().is_empty());
    assert_eq!(decode(&encode(case, &View::default()), games).unwrap().case, *case);
    started.elapsed()
}

fn scenario_cases(game: &str) -> Vec<Value> {
    fn walk(folder: &Path, found: &mut Vec<Value>) {
        for path in fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                walk(&path, found);
            } else if let Ok(text) = fs::read_to_string(&path) {
                found.extend(serde_json::from_str::<Value>(&text));
            }
        }
    }
    let mut found = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios"), &mut found);
    found.retain(|file| file["game"] == game);
    let mut cases: Vec<Value> = found.into_iter().map(|mut file| file["case"].take()).collect();
    cases.sort_by_key(Value::to_string);
    cases
}

fn hold(games: &'static [&'static dyn AnyGame]) {
    for game in games {
        let mut cases: Vec<Value> = game.about().examples.iter().map(|example| example.case.json()).collect();
        cases.extend(scenario_cases(game.id()));
        let (mut opened, mut slowest) = (0, Duration::ZERO);
        let mut runner = TestRunner::new(Config { cases: EACH, failure_persistence: None, ..Config::default() });
        let outcome = runner.run(&(any::<prop::sample::Index>(), changes()), |(index, changes)| {
            let case = changed(cases[index.index(cases.len())].clone(), &changes);
            if let Ok(case) = open_case(game.id(), case, games) {
                asked(&case, games);
            }
            Ok(())
        });
        outcome.unwrap_or_else(|error| panic!("{}: {error}", game.id()));
        // Some of the same kind again, counted and timed.
        let mut runner = TestRunner::deterministic();
        for nth in 0..300 {
            let changes = changes().new_tree(&mut runner).unwrap().current();
            let case = changed(cases[nth % cases.len()].clone(), &changes);
            if let Ok(case) = open_case(game.id(), case, games) {
                opened += 1;
                slowest = slowest.max(asked(&case, games));
            }
        }
        assert!(opened > 50, "{}: only {opened} of 300 opened", game.id());
        println!("{}: {opened} of 300 boards opened, the slowest took {} ms", game.id(), slowest.as_millis());
        assert!(slowest < HANGS, "{}: {slowest:?}", game.id());
    }
}

#[test]
fn the_made_up_game_stands_any_board() {
    hold(GAMES);
}

#[test]
fn every_game_stands_any_board() {
    hold(games::ALL);
}
