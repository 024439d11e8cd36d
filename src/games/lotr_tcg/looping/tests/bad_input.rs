//! Nothing that somebody types or drops makes the question stumble: each gets a sentence.

use super::cases::{agree, argument, case, lower, name, pass, propose, site, smeagol, verdict};
use crate::games::lotr_tcg::Topic;
use crate::games::lotr_tcg::looping::Looping;
use crate::games::lotr_tcg::setup::Setup;
use crate::ruling::{At, Case, Place};
use crate::words::{Count, Lang};
use proptest::prelude::*;
use serde_json::{Value, json};

const RUNNER: [(&str, &str); 1] = [("runner", "1U178")];

fn round() -> Value {
    propose("free_peoples", &[smeagol(), site("runner")])
}

fn said(acts: &[Value]) -> String {
    verdict(&Looping::rule(&case(2, &RUNNER, json!(acts))))
}

#[test]
fn numbers_that_are_none() {
    let number = |text: &str| said(&[round(), name(text)]);
    for text in ["infinite", "∞", "until he is dead", "1.5", "e", "10^", "^", "<b>9</b>"] {
        assert_eq!(number(text), "refused not_a_number", "{text}");
    }
    assert_eq!(number("-3"), "refused number_below_zero");
    assert_eq!(number("−3"), "refused number_below_zero");
    assert_eq!(number(""), "refused no_number_given");
    assert_eq!(number("  "), "refused no_number_given");
    assert_eq!(number("10^100000"), "refused number_too_long");
    assert_eq!(number("10^999999999999999999999999"), "refused number_too_long");
    assert_eq!(number(&"9".repeat(100_001)), "refused number_too_long");
    assert_eq!(number("1 000 000"), "awaits answer_number");
    let of = |args: Value| json!({"seat": "free_peoples", "key": "name_number", "args": args});
    assert_eq!(said(&[round(), of(json!({}))]), "refused no_number_given");
    assert_eq!(said(&[round(), of(json!({"times": [1]}))]), "refused not_a_number");
    assert_eq!(said(&[round(), of(json!({"times": true}))]), "refused not_a_number");
    assert_eq!(said(&[round(), of(json!({"times": 7}))]), "awaits answer_number");
    assert_eq!(said(&[round(), name("5"), lower("infinite")]), "refused not_a_number");
    assert_eq!(said(&[round(), name("5"), lower("-1")]), "refused number_below_zero");
}

#[test]
fn a_hundred_thousand_digits_are_fine() {
    let long = "9".repeat(100_000);
    let acts = json!([round(), name(&long), agree()]);
    let ruling = Looping::rule(&case(2, &RUNNER, acts));
    // 3 + 2 · (10^100000 − 1)
    assert_eq!(argument(&ruling, "strength"), format!("2{}1", "0".repeat(99_999)));
    assert!(ruling.steps.iter().all(|step| !step.says.say(Lang::Fr).plain().is_empty()));
}

#[test]
fn acts_out_of_order_and_by_the_wrong_player() {
    let unanswering = |key: &str, seat: &str| json!({"seat": seat, "key": key, "args": {"times": "3"}});
    assert_eq!(said(&[unanswering("agree", "shadow")]), "refused no_number_to_answer");
    assert_eq!(said(&[round(), unanswering("agree", "shadow")]), "refused no_number_to_answer");
    assert_eq!(said(&[unanswering("name_number", "free_peoples")]), "refused no_loop_proposed");
    assert_eq!(said(&[round(), unanswering("name_number", "shadow")]), "refused not_theirs_to_name");
    assert_eq!(said(&[round(), name("5"), unanswering("name_lower", "free_peoples")]), "refused not_theirs_to_answer");
    assert_eq!(said(&[round(), name("5"), unanswering("agree", "free_peoples")]), "refused not_theirs_to_answer");
    assert_eq!(said(&[round(), smeagol()]), "refused number_comes_first");
    assert_eq!(said(&[round(), round()]), "refused number_comes_first");
    assert_eq!(said(&[round(), name("5"), pass("shadow")]), "refused answer_comes_first");
    assert_eq!(said(&[site("runner")]), "refused not_their_chance");
    assert_eq!(said(&[pass("shadow")]), "refused not_their_chance");
    assert_eq!(said(&[pass("free_peoples"), pass("shadow"), smeagol()]), "refused actions_are_over");
    assert_eq!(said(&[pass("free_peoples"), pass("shadow"), round()]), "refused actions_are_over");
    assert_eq!(said(&[unanswering("dance", "shadow")]), "refused unknown_deed");
    assert_eq!(said(&[json!({"key": "pass"})]), "refused whose_deed");
    assert_eq!(said(&[json!({"seat": "gollum", "key": "pass"})]), "refused whose_deed");
    // An answer that nobody asks for any more is kept and said, and the rest stands.
    let ruling = Looping::rule(&case(2, &RUNNER, json!([round(), name("5"), agree(), agree()])));
    assert_eq!(verdict(&ruling), "the_shadow_wins");
    assert_eq!(ruling.problems.len(), 1);
    assert_eq!(ruling.problems[0].step.says.id(), "no_longer_asked");
}

#[test]
fn abilities_that_are_none() {
    let uses = |seat: &str, args: Value| said(&[json!({"seat": seat, "key": "activate", "args": args})]);
    assert_eq!(uses("free_peoples", json!({})), "refused which_piece");
    assert_eq!(uses("free_peoples", json!({"piece": 7})), "refused which_piece");
    assert_eq!(uses("free_peoples", json!({"piece": "gandalf"})), "refused piece_not_in_play");
    assert_eq!(uses("free_peoples", json!({"piece": "frodo"})), "refused nothing_to_use");
    assert_eq!(uses("free_peoples", json!({"piece": "smeagol", "ability": 1})), "refused nothing_to_use");
    assert_eq!(uses("free_peoples", json!({"piece": "smeagol", "ability": []})), "refused nothing_to_use");
    assert_eq!(uses("free_peoples", json!({"piece": "site-7U341"})), "refused not_theirs_to_use");
    assert_eq!(uses("shadow", json!({"piece": "smeagol"})), "refused not_theirs_to_use");
    assert_eq!(uses("free_peoples", json!({"piece": "smeagol", "target": "runner"})), "refused cannot_be_spotted");
    let of_site = |target: Value| said(&[pass("free_peoples"), json!({"seat": "shadow", "key": "activate",
        "args": {"piece": "site-7U341", "target": target}})]);
    assert_eq!(of_site(json!("frodo")), "refused cannot_be_spotted");
    assert_eq!(of_site(json!(9)), "refused cannot_be_spotted");
    let two = [("a", "1U178"), ("b", "1U178")];
    let acts = json!([pass("free_peoples"), {"seat": "shadow", "key": "activate", "args": {"piece": "site-7U341"}}]);
    assert_eq!(verdict(&Looping::rule(&case(2, &two, acts))), "refused which_minion");
}

#[test]
fn rounds_that_are_none() {
    let with = |body: Value| said(&[json!({"seat": "free_peoples", "key": "propose_loop", "args": {"body": body}})]);
    let act = |act: Value| json!({"act": act});
    assert_eq!(said(&[json!({"seat": "free_peoples", "key": "propose_loop"})]), "refused no_round_given");
    assert_eq!(with(json!("everything")), "refused no_round_given");
    assert_eq!(with(json!({"seq": []})), "refused round_is_empty");
    assert_eq!(with(json!({"seq": [{"seq": [act(smeagol())]}]})), "refused round_is_nested");
    assert_eq!(with(json!({"times": "3", "body": act(smeagol())})), "refused round_is_nested");
    assert_eq!(with(json!({"seq": [{"times": "3", "body": act(smeagol())}]})), "refused round_is_nested");
    assert_eq!(with(json!({"seq": vec![act(smeagol()); 25]})), "refused round_too_long");
    assert_eq!(with(json!({"seq": [act(name("3"))]})), "refused no_skirmish_action");
    assert_eq!(with(json!({"seq": [act(json!({"key": "pass"}))]})), "refused whose_deed");
    assert_eq!(with(json!({"seq": [act(site("runner")), act(smeagol())]})), "refused round_begins_otherwise");
    assert_eq!(with(json!({"seq": [act(pass("free_peoples")), act(pass("shadow"))]})), "refused round_ends_the_actions");
    assert_eq!(with(json!({"seq": [act(pass("free_peoples"))]})), "refused round_ends_the_actions");
    assert_eq!(with(act(smeagol())), "refused burdens_do_not_come_back");
    let two_to_one = json!({"seq": [act(smeagol()), act(smeagol()), act(site("runner"))]});
    assert_eq!(with(two_to_one), "refused burdens_do_not_come_back");
    assert_eq!(with(json!({"seq": [act(smeagol()), act(json!({"seat": "shadow", "key": "activate",
        "args": {"piece": "gandalf"}}))]})), "refused piece_not_in_play");
}

fn board(setup: Value) -> Case<Setup> {
    serde_json::from_value(json!({"ruleset": "cr-4.2", "ask": "loop", "setup": setup, "acts": []})).unwrap()
}

#[test]
fn boards_that_are_none() {
    let ring = json!({"ring_bearer": "frodo", "characters": [{"id": "frodo", "card": "1C290"}]});
    let with = |extra: Value| {
        let mut setup = ring.clone();
        setup.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        verdict(&Looping::rule(&board(setup)))
    };
    // An empty board is asked for what it lacks, calmly.
    let empty = Looping::rule(&board(json!({})));
    let crate::ruling::Standing::Awaits(prompt) = &empty.standing else { panic!("{:?}", empty.standing) };
    assert_eq!((prompt.key, empty.problems.len()), ("board", 0));
    assert_eq!(with(json!({})), "refused no_skirmish_set");
    let fight = |character: &str, minions: &[&str]| json!({"skirmish": {"character": character, "minions": minions},
        "minions": [{"id": "r", "card": "1U178"}, {"id": "dead", "card": "1U178", "wounds": 1}]});
    assert_eq!(with(fight("sam", &["r"])), "refused fighter_not_there");
    assert_eq!(with(fight("frodo", &["x"])), "refused fighter_not_there");
    assert_eq!(with(fight("frodo", &["r", "r"])), "refused fighter_twice");
    assert_eq!(with(fight("frodo", &["dead"])), "no_skirmish");
    // Nobody has an action here: the window closes by itself.
    assert_eq!(with(fight("frodo", &["r"])), "the_shadow_wins");
}

#[test]
fn places_that_are_none_show_the_board_as_it_stands() {
    let case = case(2, &RUNNER, json!([round(), name("5"), agree()]));
    let strength = |at: &At| {
        let state = Looping::look(&case, at).1.state();
        state.into_iter().find(|(key, _)| key == "smeagol.strength").unwrap().1.json()
    };
    let lap = |laps: Vec<Count>, step: Option<&str>| At::Lap(Place { laps, step: step.map(str::to_owned), window: None });
    for at in [lap(vec![], None), lap(vec![Count::from(6)], None), lap(vec![Count::one()], Some("nobody")), At::Act(99)] {
        assert_eq!(strength(&at), json!("13"), "{at:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    // Any row of acts is ruled on, drawn and named without stumbling.
    #[test]
    fn any_row_of_acts_is_ruled_on(picks in proptest::collection::vec((0usize..14, 0usize..6), 0..7)) {
        let numbers = ["0", "1", "4", "10^30", "x", "-1"];
        let acts: Vec<Value> = picks.iter().map(|(kind, number)| match kind {
            0 => smeagol(),
            1 => site("runner"),
            2 => pass("free_peoples"),
            3 => pass("shadow"),
            4 | 5 => round(),
            6 => propose("shadow", &[site("runner"), smeagol()]),
            7 | 8 => name(numbers[*number]),
            9 => agree(),
            10 | 11 => lower(numbers[*number]),
            12 => propose("free_peoples", &[smeagol(), site("runner"), smeagol(), site("runner")]),
            _ => json!({"seat": "shadow", "key": "propose_loop", "args": {"body": numbers[*number]}}),
        }).collect();
        let case = case(number_of(&picks), &RUNNER, json!(acts));
        let ruling = Looping::rule(&case);
        prop_assert!(!ruling.cites().is_empty() || ruling.steps.is_empty());
        for index in 0..ruling.steps.len() {
            Looping::look(&case, &At::Step(index));
        }
        for act in &case.acts {
            prop_assert!(!Looping::name_act(&case, act).say(Lang::En).plain().is_empty());
        }
    }
}

fn number_of(picks: &[(usize, usize)]) -> u64 {
    picks.first().map_or(2, |(_, number)| [0, 1, 2, 8, 9, 5][*number])
}
