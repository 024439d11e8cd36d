//! Arranging the board: Auras and what they go on, and the order in which numbers are shown.

use crate::games::magic::Rules;
use crate::games::magic::setup::Setup;
use crate::ruling::{At, BoardView, Case, Edit, FieldKind, Game, KindId, TokenId, ZoneId};
use crate::words::Count;
use serde_json::json;

fn empty() -> Case<Setup> {
    serde_json::from_value(json!({ "ruleset": "cr-2026-08-07", "ask": "loop", "setup": {}, "acts": [] })).unwrap()
}

fn put(case: &Case<Setup>, kind: &str, zone: &str) -> Case<Setup> {
    let edit = Edit::Add { kind: KindId::new(kind).unwrap(), zone: ZoneId::new(zone).unwrap(), amount: Count::one() };
    Rules::edit(case, &edit).unwrap()
}

fn moved(case: &Case<Setup>, token: &str, zone: &str) -> Case<Setup> {
    let edit = Edit::Move { token: TokenId::new(token).unwrap(), zone: ZoneId::new(zone).unwrap(), amount: Count::one() };
    Rules::edit(case, &edit).unwrap()
}

fn lies(board: &BoardView, token: &str) -> String {
    board.tokens.iter().find(|known| known.id.as_str() == token).unwrap().zone.to_string()
}

fn hosts(board: &BoardView, token: &str) -> Vec<String> {
    let token = board.tokens.iter().find(|known| known.id.as_str() == token).unwrap();
    let attached = token.fields.iter().find(|field| field.key == "attached");
    match attached.map(|field| &field.kind) {
        Some(FieldKind::Choice { options, .. }) => options.iter().map(|(id, _)| id.to_string()).collect(),
        _ => Vec::new(),
    }
}

fn host(case: &Case<Setup>, token: &str) -> Option<String> {
    let piece = case.setup.pieces.iter().find(|piece| piece.id.as_str() == token).unwrap();
    piece.attached.as_ref().map(ToString::to_string)
}

#[test]
fn an_aura_goes_onto_the_only_thing_that_it_may_enchant() {
    let case = put(&put(&empty(), "intruder-alarm", "bob"), "grizzly-bears", "alice");
    let case = put(&case, "presence-of-gond", "alice");
    assert_eq!(host(&case, "presence-of-gond").as_deref(), Some("grizzly-bears"));
    assert_eq!(lies(&Rules::look(&case, &At::End).1, "presence-of-gond"), "alice");
    // Out of the hand it finds it as well.
    let case = moved(&put(&put(&empty(), "grizzly-bears", "bob"), "presence-of-gond", "alice.hand"), "presence-of-gond", "alice");
    assert_eq!(host(&case, "presence-of-gond").as_deref(), Some("grizzly-bears"));
}

#[test]
fn where_there_are_several_the_field_says_which_and_the_ruling_what_would_happen_without() {
    let case = put(&put(&put(&empty(), "grizzly-bears", "alice"), "llanowar-elves", "bob"), "presence-of-gond", "alice");
    assert_eq!(host(&case, "presence-of-gond"), None);
    let board = Rules::look(&case, &At::End).1;
    assert_eq!(lies(&board, "presence-of-gond"), "alice.graveyard");
    let ruling = Rules::rule(&case);
    assert!(ruling.steps.iter().any(|step| step.cites().iter().any(|rule| rule.cite().contains("704.5m"))));
    assert!(hosts(&board, "presence-of-gond").contains(&"llanowar-elves".to_owned()));
    let token = Some(TokenId::from("presence-of-gond"));
    let set = Edit::Set { token, key: "attached".to_owned(), value: "llanowar-elves".to_owned() };
    let case = Rules::edit(&case, &set).unwrap();
    assert_eq!(lies(&Rules::look(&case, &At::End).1, "presence-of-gond"), "alice");
    assert!(Rules::rule(&case).problems.is_empty());
}

#[test]
fn an_aura_that_finds_nothing_stays_loose_and_an_equipment_too() {
    let case = put(&put(&empty(), "intruder-alarm", "alice"), "presence-of-gond", "alice");
    assert_eq!(host(&case, "presence-of-gond"), None);
    let case = put(&put(&empty(), "grizzly-bears", "alice"), "sword-of-feast-and-famine", "alice");
    assert_eq!(host(&case, "sword-of-feast-and-famine"), None);
}

#[test]
fn every_life_total_comes_before_all_other_numbers() {
    let setup = json!({ "players": [{ "id": "alice" }, { "id": "bob" }, { "id": "chris" }] });
    let case = json!({ "ruleset": "cr-2026-08-07", "ask": "loop", "setup": setup, "acts": [] });
    let case: Case<Setup> = serde_json::from_value(case).unwrap();
    let board = Rules::look(&case, &At::End).1;
    let keys: Vec<&str> = board.fields.iter().take(4).map(|field| field.key.as_str()).collect();
    assert_eq!(keys, ["set.life.alice", "set.life.bob", "set.life.chris", "players"]);
    let same = board.fields.iter().filter(|field| field.key.starts_with("set.life.")).count();
    assert_eq!(same, 3, "each of them once");
}
