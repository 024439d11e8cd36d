//! What a page does with the board: dragging a spell to the chain, answering by tapping, arranging by hand.

use crate::games::riftbound::Rules;
use crate::games::riftbound::setup::Setup;
use crate::ruling::{At, Case, Does, Edit, Held, OpenCase, Pick, Standing, TokenId, ZoneId};
use crate::words::{Count, Lang};

fn gallery(runes: &str) -> OpenCase {
    let text = format!(
        r#"{{"players":{{"p1":{{"runes":"{runes}"}}}},"pieces":[
            {{"id":"barrage","card":"sfd-077","at":"p1.hand","seat":"p1"}},
            {{"id":"a","card":"unit","at":"p2.base","seat":"p2","might":"4"}},
            {{"id":"g","card":"gear","at":"p2.base","seat":"p2"}}]}}"#
    );
    let setup: Setup = serde_json::from_str(&text).unwrap();
    let case = Case { ruleset: "core-1.4".to_owned(), ask: "repeat".into(), setup, acts: Vec::new(), readings: Default::default() };
    Held::<Rules>::open(case)
}

fn pick(token: &'static str) -> Pick {
    Pick::Token { token: token.into(), amount: Count::one() }
}

fn onto_the_chain(case: &OpenCase) -> crate::ruling::Drop {
    case.lift(&pick("barrage")).into_iter().find(|drop| drop.zone == *"chain").unwrap()
}

#[test]
fn a_spell_is_dragged_elected_chosen_for_and_resolved() {
    let mut case = gallery("6R2B");
    let drop = onto_the_chain(&case);
    assert!(drop.why.is_empty() && drop.then.is_some());
    let Does::Act(act) = drop.does else { panic!("{:?}", drop.does) };
    case = case.with_act(act);
    for choice in ["1", "1", "2"] {
        let Standing::Awaits(prompt) = case.rule().standing else { panic!("nothing is asked") };
        let chosen = prompt.choices.iter().find(|other| other.id.as_str() == choice).unwrap();
        assert!(chosen.why.is_empty(), "{}", prompt.key);
        case = case.with_act(chosen.act.clone());
    }
    let Standing::Settled { verdict } = case.rule().standing else { panic!("not settled") };
    assert_eq!(verdict.id(), "resolves");
    assert!(verdict.say(Lang::Fr).plain().starts_with("Un seul sort, Rocket Barrage, exécuté 2 fois."));
    let board = case.board_at(&At::End);
    assert!(board.tokens.iter().all(|token| token.zone != *"chain"));
}

#[test]
fn a_choice_is_offered_on_the_piece_itself() {
    let case = gallery("6R2B");
    let Does::Act(act) = onto_the_chain(&case).does else { panic!("no act") };
    let case = case.with_act(act);
    let Standing::Awaits(prompt) = case.rule().standing else { panic!("nothing is asked") };
    let case = case.with_act(prompt.choices[1].act.clone());
    let board = case.board_at(&At::End);
    let offers = |id: &str| board.tokens.iter().find(|token| token.id.as_str() == id).map_or(0, |token| token.offers.len());
    assert_eq!([offers("a"), offers("g"), offers("barrage")], [1, 1, 0]);
}

#[test]
fn a_spell_that_cannot_be_paid_bounces_with_its_reason() {
    let why = onto_the_chain(&gallery("3R")).why;
    assert_eq!(why.first().map(|problem| problem.step.says.id()), Some("cannot_pay"));
}

#[test]
fn runes_are_typed_set_and_added() {
    let case = gallery("6R2B");
    let zone = ZoneId::from("p1.runes");
    let edits = case.shorthand(&zone, "5r2b1G").unwrap().unwrap();
    let typed = edits.iter().fold(case.clone(), |case, edit| case.edit(edit).unwrap());
    let count = |case: &OpenCase, id: &'static str| {
        let board = case.board_at(&At::Setup);
        board.tokens.iter().find(|token| token.id == *id).and_then(|token| token.count.clone())
    };
    assert_eq!(count(&typed, "p1.fury.ready"), Some(Count::from(5_u32)));
    assert_eq!(count(&typed, "p1.calm.ready"), Some(Count::one()));
    assert!(case.shorthand(&zone, "5x").unwrap().is_err() && case.shorthand(&ZoneId::from("bf1"), "5r").is_none());
    let added = case.edit(&Edit::Add { kind: "rune.mind".into(), zone, amount: Count::one() }).unwrap();
    assert_eq!(count(&added, "p1.mind.ready"), Some(Count::from(3_u32)));
    assert_eq!(case.nudges().len(), 4);
    for (_, edit) in case.nudges() {
        assert!(case.edit(&edit).is_ok());
    }
}

#[test]
fn cards_of_the_tray_go_where_they_can_lie() {
    let case = gallery("6R2B");
    let tray = case.tray();
    assert!(tray.iter().any(|piece| piece.number == Some("sfd-077")) && tray.len() > 50);
    for piece in &tray {
        let drops = case.lift(&Pick::Kind { kind: piece.kind.clone(), amount: Count::one() });
        assert!(!drops.is_empty(), "{:?}", piece.kind);
        for drop in drops {
            let Does::Edit(edit) = drop.does else { panic!("a tray piece is no deed") };
            assert!(drop.why.is_empty());
            case.edit(&edit).unwrap();
        }
    }
}

#[test]
fn a_loop_is_described_by_its_fields() {
    let case = gallery("6R2B").with_question("loop".into());
    let set = |case: OpenCase, token: Option<&'static str>, key: &str, value: &str| {
        let edit = Edit::Set { token: token.map(TokenId::from), key: key.to_owned(), value: value.to_owned() };
        case.edit(&edit).unwrap()
    };
    let burns = ["victory 8", "own_points 7", "opponent_points 6"].into_iter().fold(case.clone(), |case, field| {
        let (key, value) = field.split_once(' ').unwrap();
        set(case, None, key, value)
    });
    let Standing::Settled { verdict } = burns.rule().standing else { panic!("not settled") };
    assert_eq!(verdict.id(), "burns_out");
    let case = set(set(case, None, "maintained", "both"), Some("a"), "each_round", "3");
    let Standing::Awaits(prompt) = case.rule().standing else { panic!("nothing is asked") };
    let case = case.with_act(prompt.number.unwrap().naming(&Count::from(10_u32)));
    let Standing::Awaits(prompt) = case.rule().standing else { panic!("nothing is asked") };
    let case = case.with_act(prompt.number.unwrap().naming(&Count::from(4_u32)));
    let board = case.board_at(&At::End).state();
    let might = board.iter().find(|(key, _)| key == "a.might").map(|(_, value)| value.json());
    assert_eq!(might, Some(serde_json::json!("16")));
    let case = set(case, None, "maintained", "none");
    assert!(case.json()["setup"].get("round").is_none());
}

fn set(case: &OpenCase, key: &str, value: &str) -> OpenCase {
    case.edit(&Edit::Set { token: Some("spell".into()), key: key.to_owned(), value: value.to_owned() }).unwrap()
}

#[test]
fn a_made_up_spell_is_put_together() {
    let case = gallery("6R2B").edit(&Edit::Remove { token: "barrage".into(), amount: Count::one() }).unwrap();
    let case = case.edit(&Edit::Add { kind: "spell".into(), zone: "p1.hand".into(), amount: Count::one() }).unwrap();
    let case = set(&set(&case, "cost", "3"), "repeat", "2, B");
    let case = set(&set(&set(&case, "does.1", "damage"), "amount.1", "4"), "does.2", "kill-gear");
    let bad = Edit::Set { token: Some("spell".into()), key: "cost".to_owned(), value: "-1".to_owned() };
    assert!(case.edit(&bad).is_err());
    let ruling = case.rule();
    let Standing::Settled { verdict } = ruling.standing else { panic!("not settled") };
    // 3, 5, 3B and 5B with six Fury and two Mind runes.
    let said = verdict.say(Lang::En).plain();
    assert!(said.contains("at most 3 times") && said.contains("3 times by instances 1 and 2 for 5 Energy and 1 Mind"), "{said}");
    let board = case.board_at(&At::End);
    let own = board.tokens.iter().find(|token| token.id.as_str() == "spell").unwrap();
    let value = |key: &str| own.fields.iter().find(|field| field.key == key).map(|field| field.kind.clone());
    let crate::ruling::FieldKind::Choice { value: does, .. } = value("does.1").unwrap() else { panic!("no choice") };
    let crate::ruling::FieldKind::Number { value: amount, .. } = value("amount.1").unwrap() else { panic!("no number") };
    assert_eq!((does.as_str(), amount), ("damage", Count::from(4_u32)));
    assert!(value("amount.2").is_none() && value("does.3").is_some() && value("differ").is_some());
}

#[test]
fn what_may_be_done_before_an_item_resolves_is_offered() {
    let text = r#"{"players":{"p1":{"runes":"2R"},"p2":{"runes":"2R"}},
        "chain":[{"id":"s","card":"sfd-034","seat":"p2","executions":[{"targets":[["x"]]}]}],
        "pieces":[{"id":"bargain","card":"sfd-136","at":"p1.hand","seat":"p1"},{"id":"x","card":"unit","at":"p2.base","seat":"p2"}]}"#;
    let setup: Setup = serde_json::from_str(text).unwrap();
    let case = Case { ruleset: "core-1.4".to_owned(), ask: "repeat".into(), setup, acts: Vec::new(), readings: Default::default() };
    let case = Held::<Rules>::open(case);
    let act = crate::ruling::Act::of("p1", "play").with("card", &TokenId::from("bargain"));
    let mut case = case.with_act(act);
    while let Standing::Awaits(prompt) = case.rule().standing {
        case = case.with_act(prompt.choices[0].act.clone());
    }
    let offered = case.board_at(&At::End).offers;
    let acts: Vec<String> = offered.iter().filter_map(|offer| if let Does::Act(act) = &offer.does { Some(act.key.clone()) } else { None }).collect();
    assert_eq!(acts, ["declines", "all_pass"]);
}
