//! The ruling against the naive twin, on random boards of the pieces.

use super::cases::{agree, argument, case, found, lower, name, pass, propose, site, smeagol, verdict};
use super::naive::{BANKS, SLINKER, play, winner, written_down};
use crate::games::lotr_tcg::Topic;
use crate::games::lotr_tcg::looping::Looping;
use proptest::prelude::*;
use serde_json::{Value, json};

const MINIONS: [(&str, i64, i64, i64); 6] = [
    ("1U178", 5, 1, 0),
    ("1C179", 8, 1, 0),
    ("1C151", 5, 3, 1),
    ("1C158", 9, 3, 1),
    ("2R75", 4, 1, 0),
    ("1R237", 14, 4, 0),
];

// As the verdict's id would be, from the naive end.
fn expected_verdict(character: i64, minions: i64, unwoundable: bool, damage: i64) -> &'static str {
    match winner(character, minions) {
        'S' => "the_shadow_overwhelms",
        'F' => "the_free_peoples_overwhelm",
        'f' => "the_free_peoples_win",
        _ if !unwoundable && 1 + damage >= 4 => "the_shadow_wins_and_kills",
        _ => "the_shadow_wins",
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn every_board_ends_as_when_it_is_played_action_by_action(
        burdens in 0u64..10,
        kinds in proptest::collection::vec(0usize..6, 1..4),
        target in 0usize..4,
        free_peoples_begin in any::<bool>(),
        agreed in any::<bool>(),
        named in prop_oneof![1usize..12, 1usize..3000],
        fewer in 0usize..3000,
    ) {
        let ids = ["a", "b", "c"];
        let minions: Vec<(&str, &str)> = kinds.iter().zip(ids).map(|(kind, id)| (id, MINIONS[*kind].0)).collect();
        let target = minions[target % minions.len()].0;
        let unique_twice = |kind: usize| kinds.iter().filter(|other| **other == kind).count() > 1;
        prop_assume!(!unique_twice(4) && !unique_twice(5));
        let fewer = fewer % named;
        let begins = if free_peoples_begin { 'f' } else { 's' };
        prop_assume!(free_peoples_begin || burdens > 0);
        let mut acts: Vec<Value> = Vec::new();
        if free_peoples_begin {
            acts.push(propose("free_peoples", &[smeagol(), site(target)]));
        } else {
            acts.push(pass("free_peoples"));
            acts.push(propose("shadow", &[site(target), smeagol()]));
        }
        acts.push(name(&named.to_string()));
        acts.push(if agreed { agree() } else { lower(&fewer.to_string()) });
        let ruling = Looping::rule(&case(burdens, &minions, json!(acts)));

        let number = if agreed { named } else { fewer };
        let actions = written_down(begins, number, agreed);
        let strength: i64 = kinds.iter().map(|kind| MINIONS[*kind].1).sum();
        let damage: i64 = kinds.iter().map(|kind| MINIONS[*kind].3).sum();
        let end = play(burdens as i64, 10, (3, strength), (SLINKER, BANKS), &actions);
        prop_assert_eq!(end.stuck, None);
        if !agreed && fewer == 0 && begins == 's' {
            prop_assert_eq!(verdict(&ruling), "open U1");
            return Ok(());
        }
        if let Some(nth) = end.corrupted {
            if !agreed && fewer == 0 {
                prop_assert_eq!(verdict(&ruling), "open U4");
                return Ok(());
            }
            prop_assert_eq!(verdict(&ruling), "corrupted");
            prop_assert_eq!(found(&ruling, "corrupted_at"), format!("[\"{}\",\"{}\"]", nth / 2 + 1, nth % 2));
            prop_assert_eq!(found(&ruling, "actions.shadow"), end.shadow_acted.to_string());
            prop_assert_eq!(found(&ruling, "actions.free_peoples"), end.free_peoples_acted.to_string());
            prop_assert_eq!(found(&ruling, "burdens.peak"), end.peak.to_string());
            prop_assert_eq!(found(&ruling, "burdens.low"), end.low.to_string());
            return Ok(());
        }
        prop_assert_eq!(found(&ruling, "total.free_peoples"), end.character.to_string());
        prop_assert_eq!(found(&ruling, "total.shadow"), end.minions.to_string());
        prop_assert_eq!(found(&ruling, "actions.free_peoples"), end.free_peoples_acted.to_string());
        prop_assert_eq!(found(&ruling, "actions.shadow"), end.shadow_acted.to_string());
        prop_assert_eq!(found(&ruling, "iterations"), number.to_string());
        prop_assert_eq!(found(&ruling, "burdens.peak"), end.peak.to_string());
        prop_assert_eq!(found(&ruling, "burdens.low"), end.low.to_string());
        let last = if end.last == Some('f') { "free_peoples" } else { "shadow" };
        prop_assert_eq!(found(&ruling, "last"), last);
        let added = if actions.len() > 2 * number { last } else { "none" };
        prop_assert_eq!(found(&ruling, "added"), added);
        prop_assert_eq!(argument(&ruling, "burdens"), end.burdens.to_string());
        let expected = expected_verdict(end.character, end.minions, end.unwoundable, damage);
        prop_assert_eq!(verdict(&ruling), expected);
        if expected == "the_shadow_wins" {
            let wounds = if end.unwoundable { 0 } else { 1 + damage };
            prop_assert_eq!(argument(&ruling, "wounds"), wounds.to_string());
        }
        let report = &ruling.loops[0];
        prop_assert_eq!(report.done.to_string(), number.to_string());
        prop_assert_eq!(report.counters[0].end.to_string(), end.burdens.to_string());
        prop_assert_eq!(report.counters[1].end.to_string(), end.character.to_string());
        prop_assert!(number == 0 || !report.compared_at.is_empty());
    }
}
