//! Loops outside skirmishes, against a list of actions played one after the other; what a page offers of them.

use super::cases::{found, prompt_of, verdict};
use crate::games::lotr_tcg::Topic;
use crate::games::lotr_tcg::looping::Looping;
use crate::games::lotr_tcg::setup::Setup;
use crate::ruling::{At, Case, Edit};
use crate::words::{Count, Lang};
use proptest::prelude::*;
use serde_json::{Value, json};

fn regroup(wounds: u64, minions: usize, conditions: u64, twilight: u64, acts: Value) -> Case<Setup> {
    let minions: Vec<Value> = (0..minions).map(|nth| json!({"id": format!("m{nth}"), "card": "1U178"})).collect();
    serde_json::from_value(json!({
        "ruleset": "cr-4.2", "ask": "loop",
        "setup": {
            "phase": "regroup", "ring_bearer": "frodo",
            "twilight": twilight.to_string(), "shadow_conditions": conditions.to_string(),
            "characters": [{"id": "frodo", "card": "1C290"}, {"id": "gandalf", "card": "1R72"},
                {"id": "treebeard", "card": "10R18", "wounds": wounds.to_string()}],
            "minions": minions,
            "cards": [{"id": "champion", "card": "7U49", "on": "gandalf"}],
        },
        "acts": acts,
    }))
    .unwrap()
}

fn uses(piece: &str, target: Option<&str>) -> Value {
    let mut args = json!({"piece": piece});
    if let Some(target) = target {
        args["target"] = json!(target);
    }
    json!({"seat": "free_peoples", "key": "activate", "args": args})
}

fn round() -> Value {
    let seq = json!([{"act": uses("champion", Some("treebeard"))}, {"act": uses("treebeard", None)}]);
    json!({"seat": "free_peoples", "key": "propose_loop", "args": {"body": {"seq": seq}}})
}

fn named(times: &str) -> Value {
    json!({"seat": "free_peoples", "key": "name_number", "args": {"times": times}, "answers": "name_number"})
}

#[derive(Clone, Copy)]
struct Board {
    wounds: u64,
    minions: u64,
    conditions: u64,
    twilight: u64,
}

// One action of the round, from 0.
fn plays(board: &mut Board, action: usize) {
    if action == 0 {
        board.minions = board.minions.saturating_sub(1);
        board.wounds = board.wounds.saturating_sub(3);
    } else {
        board.wounds += 2;
        board.conditions = board.conditions.saturating_sub(1);
        board.twilight += 2;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn the_champion_and_treebeard_as_when_played(
        wounds in 0u64..4, minions in 0usize..7, conditions in 0u64..7, twilight in 0u64..9,
        times in 1u64..40, after in 0u64..40, actions in 0usize..2, intervenes in any::<bool>(),
    ) {
        let after = after % times;
        let last = if intervenes {
            json!({"seat": "shadow", "key": "intervene", "answers": "intervene",
                "args": {"after": after.to_string(), "actions": actions.to_string()}})
        } else {
            json!({"seat": "shadow", "key": "let_go_on", "answers": "intervene"})
        };
        let case = regroup(wounds, minions, conditions, twilight, json!([round(), named(&times.to_string()), last]));
        let ruling = Looping::rule(&case);
        let mut board = Board { wounds, minions: minions as u64, conditions, twilight };
        let whole = if intervenes { after } else { times };
        for _ in 0..whole {
            plays(&mut board, 0);
            plays(&mut board, 1);
        }
        if intervenes && actions == 1 {
            plays(&mut board, 0);
        }
        prop_assert_eq!(verdict(&ruling), if intervenes { "loop_is_broken_off" } else { "loop_is_done" });
        for (key, value) in [("minions", board.minions), ("conditions", board.conditions), ("twilight", board.twilight)] {
            prop_assert_eq!(found(&ruling, key), value.to_string(), "{}", key);
        }
        let shown = Looping::look(&case, &At::End).1;
        let of_treebeard = shown.state().into_iter().find(|(key, _)| key == "treebeard.wounds").unwrap().1;
        prop_assert_eq!(of_treebeard.json(), json!(board.wounds.to_string()));
        let minions_shown = shown.tokens.iter().filter(|token| token.kind == "minion").count();
        prop_assert_eq!(minions_shown as u64, board.minions);
    }
}

#[test]
fn the_prompt_on_the_way_takes_a_number_or_lets_it_go_on() {
    let case = regroup(0, 3, 2, 4, json!([round(), named("5")]));
    let asked = prompt_of(&Looping::rule(&case));
    let number = asked.number.clone().unwrap();
    assert_eq!((asked.key, number.most.clone()), ("intervene", Some(Count::from(4))));
    let with = |act| Looping::rule(&Case { acts: [case.acts.clone(), vec![act]].concat(), ..case.clone() });
    assert_eq!(verdict(&with(asked.choices[0].act.clone())), "loop_is_done");
    assert_eq!(verdict(&with(number.naming(&Count::from(2)))), "loop_is_broken_off");
    for act in [asked.choices[0].act.clone(), number.naming(&Count::one())] {
        assert_ne!(Looping::name_act(&case, &act).id(), "did_something");
    }
}

#[test]
fn loops_of_one_player_are_offered_too() {
    let case = regroup(0, 3, 2, 4, json!([]));
    let offers = Looping::look(&case, &At::End).1.offers;
    let said: Vec<String> = offers.iter().map(|offer| offer.says.say(Lang::En).plain()).collect();
    assert!(said.iter().any(|said| said == "repeat as a loop: use Steadfast Champion for Treebeard and use Treebeard"), "{said:?}");
}

#[test]
fn a_phase_and_cards_are_set_on_the_page() {
    let set = |case: &Case<Setup>, token: Option<&'static str>, key: &str, value: &str| {
        let edit = Edit::Set { token: token.map(Into::into), key: key.into(), value: value.into() };
        Looping::edit(case, &edit)
    };
    let mut now: Case<Setup> = serde_json::from_value(json!({"ruleset": "cr-4.2", "ask": "loop", "setup": {}, "acts": []})).unwrap();
    for (kind, zone) in [("1C290", "fellowship"), ("OWNC", "fellowship"), ("OWNM", "at.own-companion-1"), ("1C138", "discard")] {
        let edit = Edit::Add { kind: kind.into(), zone: zone.into(), amount: Count::one() };
        now = Looping::edit(&now, &edit).unwrap();
    }
    let values = [("strength", "7"), ("vitality", "3"), ("ability.add_burdens", "1"), ("ability.strength", "2"), ("bonus", "1")];
    for (key, value) in values {
        now = set(&now, Some("own-companion-1"), key, value).unwrap();
    }
    for (key, value) in [("strength", "6"), ("vitality", "2"), ("ability.remove_burdens", "1"), ("ability.strength", "3")] {
        now = set(&now, Some("own-minion-1"), key, value).unwrap();
    }
    let ruling = Looping::rule(&now);
    assert!(ruling.problems.is_empty(), "{:?}", ruling.problems);
    let first = prompt_of(&ruling);
    let ids: Vec<&str> = first.choices.iter().map(|choice| choice.id.as_str()).collect();
    assert_eq!(ids, ["own-companion-1.0", "repeat.0", "pass"]);
    let assumed: Vec<&str> = ruling.assumes.iter().map(|one| one.says.id()).collect();
    assert_eq!(assumed, ["own_pieces_taken", "only_this_board"]);
    // Moved into play the Snows stop it all.
    let play = Edit::Move { token: now.setup.cards[0].id.clone(), amount: Count::one(), zone: "cards".into() };
    let stopped = Looping::rule(&Looping::edit(&now, &play).unwrap());
    assert_eq!(verdict(&stopped), "the_free_peoples_win");
    // In the fellowship phase the same board has nothing to use.
    let fellowship = Looping::rule(&set(&now, None, "phase", "fellowship").unwrap());
    assert_eq!(verdict(&fellowship), "window_stands");
    assert!(set(&now, None, "phase", "mulligan").is_err());
    assert!(set(&now, None, "shadow_players", "4").is_err());
    assert!(set(&now, Some("frodo-1"), "strength", "9").is_err());
    assert!(set(&now, Some("own-minion-1"), "ability.strength", "x").is_err());
    let two = set(&set(&now, None, "shadow_players", "2").unwrap(), Some("own-minion-1"), "owner", "shadow_2").unwrap();
    assert_eq!(two.setup.minions[0].owner, Some("shadow_2".into()));
    for case in [&now, &two] {
        let text = serde_json::to_string(case).unwrap();
        assert_eq!(serde_json::from_str::<Case<Setup>>(&text).unwrap(), *case);
        for lang in Lang::ALL {
            let board = Looping::look(case, &At::End).1;
            let fields = board.fields.iter().chain(board.tokens.iter().flat_map(|token| &token.fields));
            assert!(fields.clone().count() > 20);
            for field in fields {
                assert!(!field.name.say(lang).plain().is_empty());
            }
        }
    }
}

#[test]
fn own_pieces_that_cannot_be_are_said() {
    let with = |own: Value, card: &str| -> Vec<&'static str> {
        let case: Case<Setup> = serde_json::from_value(json!({"ruleset": "cr-4.2", "ask": "loop", "acts": [],
            "setup": {"ring_bearer": "frodo", "characters": [{"id": "frodo", "card": "1C290"}, {"id": "a", "card": card, "own": own}],
                "minions": [{"id": "r", "card": "1U178"}], "skirmish": {"character": "a", "minions": ["r"]}}})).unwrap();
        Looping::rule(&case).problems.iter().map(|problem| problem.step.says.id()).collect()
    };
    assert_eq!(with(json!({"strength": "10000"}), "OWNC"), ["own_number_too_large"]);
    assert_eq!(with(json!({"ability": {"strength": "10000"}}), "OWNC"), ["own_number_too_large"]);
    assert_eq!(with(json!({"strength": "9999"}), "OWNC"), Vec::<&str>::new());
    assert_eq!(with(json!({"vitality": "0"}), "OWNC"), ["own_without_vitality"]);
    assert_eq!(with(json!({"strength": "5"}), "1R13"), ["own_numbers_on_a_card"]);
}
