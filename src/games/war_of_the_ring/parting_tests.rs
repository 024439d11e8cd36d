//! A part of an Army, set at its region with − and +, and what is then offered; and numbers that are none.

use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::{ARMY, Rules, TURN};
use crate::ruling::{Act, At, Case, Does, Edit, FieldKind, Game, Offer};
use crate::words::{Count, Lang};
use serde_json::json;

fn mixed(ask: &'static str, turn: &str) -> Case<Setup> {
    let osgiliath = json!({ "stand": "mixed", "units": { "gondor": "4r1L", "rohan": "3r" } });
    let setup = json!({ "turn": turn, "regions": { "osgiliath": osgiliath } });
    let setup = serde_json::from_value(setup).unwrap();
    Case { ruleset: "2e".to_owned(), ask: ask.into(), setup, acts: Vec::new(), readings: Default::default() }
}

fn set(case: &Case<Setup>, key: &str, value: &str) -> Case<Setup> {
    Rules::edit(case, &Edit::Set { token: None, key: key.to_owned(), value: value.to_owned() }).unwrap()
}

fn offers(case: &Case<Setup>) -> Vec<Offer> {
    let board = Rules::look(case, &At::End).1;
    board.zones.into_iter().find(|zone| zone.id == *"osgiliath").unwrap().offers
}

fn offer(case: &Case<Setup>, says: &str) -> Offer {
    let offers = offers(case);
    let found = offers.iter().find(|offer| offer.says.say(Lang::En).plain() == says);
    found.cloned().unwrap_or_else(|| panic!("{:?}", offers.iter().map(|o| o.says.say(Lang::En).plain()).collect::<Vec<_>>()))
}

fn number(case: &Case<Setup>, key: &str) -> (Count, Option<Count>) {
    let board = Rules::look(case, &At::End).1;
    let fields = board.zones.into_iter().flat_map(|zone| zone.fields);
    let field = fields.into_iter().find(|field| field.key == key).unwrap();
    match field.kind {
        FieldKind::Number { value, most, .. } => (value, most),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_part_is_everything_at_first_and_then_what_is_set() {
    let case = set(&mixed(ARMY, "1"), "osgiliath.part", "part");
    assert_eq!(number(&case, "part.osgiliath.gondor.regular"), (Count::from(4), Some(Count::from(4))));
    let case = set(&case, "part.osgiliath.gondor.regular", "3");
    assert_eq!(number(&case, "part.osgiliath.gondor.regular").0, Count::from(3));
    assert_eq!(number(&case, "part.osgiliath.rohan.regular").0, Count::from(3));
    let all = set(&case, "osgiliath.part", "all");
    assert_eq!(all, mixed(ARMY, "1"));
}

#[test]
fn the_part_moves_and_the_rest_stays() {
    // Turn 1, three and three: Gondor leads and may act with it. Turn 2 it may not, and the offer says why.
    let part = |turn| set(&set(&mixed(ARMY, turn), "osgiliath.part", "part"), "part.osgiliath.gondor.regular", "3");
    let offered = offer(&part("1"), "Gondor moves 6 units from Osgiliath to West Harondor");
    assert!(offered.why.is_empty(), "{:?}", offered.why);
    let Does::Act(act) = offered.does else { panic!() };
    let mut moved = part("1");
    moved.acts.push(act);
    let board = Rules::look(&moved, &At::End).1.state();
    let state = |key: &str| board.iter().find(|(known, _)| known == key).map(|(_, value)| value.json());
    assert_eq!(state("west-harondor.rohan.regular.count"), Some(json!("3")));
    assert_eq!(state("osgiliath.gondor.regular.count"), Some(json!("1")));
    let offered = offer(&part("2"), "Gondor moves 6 units from Osgiliath to West Harondor");
    assert_eq!(offered.why[0].step.cites()[0].cite(), "p.46 MX6");
}

#[test]
fn who_does_not_control_takes_only_his_own_of_the_part() {
    let case = set(&mixed(ARMY, "1"), "osgiliath.part", "part");
    let case = set(&case, "part.osgiliath.rohan.regular", "2");
    assert!(offer(&case, "Rohan moves 2 units from Osgiliath to West Harondor").why.is_empty());
}

#[test]
fn the_turn_offers_the_part_as_well() {
    let case = set(&set(&mixed(TURN, "1"), "osgiliath.part", "part"), "part.osgiliath.rohan.regular", "0");
    let Does::Act(act) = offer(&case, "Gondor moves 4 units from Osgiliath to West Harondor").does else { panic!() };
    assert_eq!((act.key.as_str(), act.args.contains_key("units")), ("march", true));
}

#[test]
fn the_turn_offers_what_names_a_number_a_minion_or_a_nation() {
    let case = mixed(TURN, "1");
    let board = Rules::look(&case, &At::End).1;
    let offered: Vec<String> = board.offers.iter().map(|offer| offer.says.say(Lang::En).plain()).collect();
    for says in [
        "The Witch-king puts 7 dice into the Hunt Box",
        "The Witch-king moves the Mouth of Sauron",
        "Saruman plays an Event with the icon of Saruman",
        "Saruman plays a Combat card with the icon of the Witch-king",
        "Gondor advances the counter of Gondor",
    ] {
        assert!(offered.contains(&says.to_owned()), "{says}: {offered:?}");
    }
    // What is not his is not offered.
    assert!(!offered.iter().any(|says| says == "Saruman moves the Mouth of Sauron" || says.contains("puts 8 dice")));
    // Nor does Saruman move at all; and an Event with a teammate's icon is shown with the reason against it.
    assert!(!offered.iter().any(|says| says == "Saruman moves Saruman"));
    let event = "Gondor plays an Event with the icon of Rohan";
    let event = board.offers.iter().find(|offer| offer.says.say(Lang::En).plain() == event).unwrap();
    assert_eq!(event.why[0].step.says.id(), "icon_of_another");
    // A passive Nation one step away does not go to war by a die: Gondor is passive and two away; it may advance once.
    let act = Act::of("gondor", "advance").with("nation", crate::ruling::ActArg::Text("gondor".to_owned()));
    let mut twice = case.clone();
    twice.acts = vec![act.clone(), act];
    let problems = Rules::rule(&twice).problems;
    assert_eq!(problems.iter().map(|problem| problem.step.says.id()).collect::<Vec<_>>(), ["passive_stays_out"]);
}

#[test]
fn fewer_than_none_are_refused_with_the_rule() {
    let case = mixed(TURN, "1");
    for (key, rule) in [("dice.free_peoples", "p.45 AO1"), ("hands.gondor", "ARRANGING"), ("hunt.companions", "ARRANGING")] {
        let edit = Edit::Set { token: None, key: key.to_owned(), value: "-1".to_owned() };
        let problem = Rules::edit(&case, &edit).unwrap_err();
        assert_eq!(problem.step.says.id(), "below_nought", "{key}");
        let cited = problem.step.cites()[0].cite();
        assert!(cited == rule || rule == "ARRANGING", "{key}: {cited}");
    }
    let turn = Edit::Set { token: None, key: "turn".to_owned(), value: "0".to_owned() };
    assert_eq!(Rules::edit(&case, &turn).unwrap_err().step.says.id(), "turns_count_from_one");
}
