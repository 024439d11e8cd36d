//! The shared board: its words, its edits, its problems.

use crate::games::lotr_tcg::edits::{edited, nudges};
use crate::games::lotr_tcg::says::Ground;
use crate::games::lotr_tcg::setup::Setup;
use crate::games::lotr_tcg::table::Table;
use crate::ruling::{Edit, faults_of};
use crate::words::Count;

fn setup(json: &str) -> Setup {
    serde_json::from_str(json).expect("a setup")
}

fn board() -> Setup {
    setup(
        r#"{"burdens":"2","ring_bearer":"frodo","characters":[{"id":"frodo","card":"1C290"},{"id":"aragorn","card":"4C109"}],
            "minions":[{"id":"u1","card":"1C151"},{"id":"u2","card":"1C151","wounds":1}]}"#,
    )
}

fn problems(setup: &Setup) -> Vec<&'static str> {
    Table::of(setup).problems.iter().map(|problem| problem.step.says.id()).collect()
}

fn add(kind: &'static str, zone: &'static str, amount: i32) -> Edit {
    Edit::Add { kind: kind.into(), zone: zone.into(), amount: Count::from(amount) }
}

fn set(token: Option<&'static str>, key: &str, value: &str) -> Edit {
    Edit::Set { token: token.map(Into::into), key: key.into(), value: value.into() }
}

#[test]
fn the_words_of_the_board_leave_nothing_out() {
    assert!(faults_of::<Ground>().is_empty(), "{:#?}", faults_of::<Ground>());
}

#[test]
fn a_good_board_has_no_problems_and_numbers_its_savages() {
    let table = Table::of(&board());
    assert!(table.problems.is_empty(), "{:?}", table.problems);
    let names: Vec<String> = table.minions.iter().map(|m| m.piece.say(crate::words::Lang::En)).collect();
    assert_eq!(names, ["Uruk Savage 1", "Uruk Savage 2"]);
}

#[test]
fn a_board_that_cannot_be_says_everything_at_once() {
    let bad = setup(
        r#"{"site":"1C290","burdens":"0","ring_bearer":"sam","characters":[{"id":"a","card":"1C151"},{"id":"b","card":"4C109"},
            {"id":"b","card":"1C290"},{"id":"c","card":"1R89"}],"minions":[{"id":"x","card":"9Z99"}]}"#,
    );
    let found = problems(&bad);
    for id in ["not_a_companion", "id_taken", "unknown_card", "not_a_site", "ring_bearer_not_there", "unique_twice"] {
        assert!(found.contains(&id), "{id} in {found:?}");
    }
    let lost = setup(
        r#"{"burdens":"10","ring_bearer":"frodo","characters":[{"id":"frodo","card":"1C290","wounds":"4"}],"minions":[]}"#,
    );
    assert_eq!(problems(&lost), ["ring_bearer_dead_already", "corrupted_already"]);
    let dead = edited(&board(), &set(Some("aragorn"), "wounds", "4")).unwrap();
    assert_eq!(problems(&dead), ["dead_already"]);
    assert!(problems(&edited(&board(), &set(Some("aragorn"), "wounds", "3")).unwrap()).is_empty());
    // Nothing is asked of an empty board.
    assert!(problems(&Setup::default()).is_empty());
    assert_eq!(problems(&setup(r#"{"minions":[{"id":"u1","card":"1C151"}]}"#)), ["no_ring_bearer"]);
}

#[test]
fn added_pieces_get_ids_of_their_own_and_the_first_frodo_bears_the_ring() {
    let mut made = Setup::default();
    for edit in [add("1C290", "fellowship", 1), add("5R29", "fellowship", 1), add("1C151", "minions", 2)] {
        made = edited(&made, &edit).unwrap();
    }
    made = edited(&made, &Edit::Remove { token: "uruk-savage-1".into(), amount: Count::one() }).unwrap();
    made = edited(&made, &add("1C151", "minions", 2)).unwrap();
    made = edited(&made, &add("7U341", "site", 1)).unwrap();
    let ids = |side: &[crate::games::lotr_tcg::setup::SetPiece]| -> Vec<String> {
        side.iter().map(|piece| piece.id.to_string()).collect()
    };
    assert_eq!(ids(&made.characters), ["frodo-1", "smeagol-1"]);
    assert_eq!(ids(&made.minions), ["uruk-savage-2", "uruk-savage-1", "uruk-savage-3"]);
    assert_eq!(made.ring_bearer, Some("frodo-1".into()));
    assert!(Table::of(&made).problems.is_empty());
    let without = edited(&made, &Edit::Remove { token: "site-7U341".into(), amount: Count::one() }).unwrap();
    assert_eq!(without.site, None);
}

#[test]
fn what_cannot_lie_on_a_table_is_refused() {
    let refused = |edit: &Edit| edited(&board(), edit).unwrap_err().step.says.id();
    assert_eq!(refused(&add("1C151", "fellowship", 1)), "card_cannot_lie_there");
    assert_eq!(refused(&add("1C290", "minions", 1)), "card_cannot_lie_there");
    assert_eq!(refused(&add("7U341", "minions", 1)), "card_cannot_lie_there");
    assert_eq!(refused(&add("1C151", "minions", 59)), "too_many_minions");
    assert!(edited(&board(), &add("1C151", "minions", 58)).is_ok());
    let huge = Edit::Add { kind: "1C151".into(), zone: "minions".into(), amount: Count::typed("10^100").unwrap() };
    assert_eq!(refused(&huge), "too_many_minions");
    assert_eq!(refused(&set(None, "burdens", "-1")), "no_such_value");
    assert_eq!(refused(&set(None, "site", "1C151")), "no_such_value");
    assert_eq!(refused(&set(None, "ring_bearer", "u1")), "no_such_value");
    assert_eq!(refused(&set(None, "twilight", "1")), "no_such_field");
    assert_eq!(refused(&set(Some("gimli"), "wounds", "1")), "no_such_piece");
    assert_eq!(refused(&set(Some("frodo"), "strength", "1")), "no_such_field");
}

#[test]
fn a_board_of_sixty_one_is_said_not_drawn() {
    let pieces: Vec<String> = (1..=61).map(|n| format!(r#"{{"id":"m{n}","card":"1U178"}}"#)).collect();
    let json = format!(
        r#"{{"ring_bearer":"f","characters":[{{"id":"f","card":"1C290"}}],"minions":[{}]}}"#,
        pieces.join(",")
    );
    let table = Table::of(&setup(&json));
    assert_eq!(table.minions.len(), 60);
    assert_eq!(problems(&setup(&json)), ["too_many_minions"]);
}

#[test]
fn every_nudge_can_be_done() {
    let board = board();
    let nudges = nudges(&board);
    assert!(nudges.len() > 6 && nudges.len() <= 64);
    for (says, edit) in nudges {
        assert!(edited(&board, &edit).is_ok_and(|after| after != board), "{}", says.id());
    }
}
