//! The thresholds that the question reports against a try of each number.

use super::cases::{case, found, propose, site, smeagol};
use super::naive::{BANKS, SLINKER, play, winner, written_down};
use crate::games::lotr_tcg::Topic;
use crate::games::lotr_tcg::looping::Looping;
use serde_json::json;

const KINDS: [(&str, i64); 5] = [("2R75", 4), ("1U178", 5), ("1C179", 8), ("1C158", 9), ("1R237", 14)];

fn overwhelms(strength: i64, number: usize, agreed: bool) -> bool {
    let end = play(2, 10, (3, strength), (SLINKER, BANKS), &written_down('f', number, agreed));
    winner(end.character, end.minions) == 'S'
}

fn up_to(strength: i64, first: usize, agreed: bool) -> String {
    let safe = (first..10_000).find(|number| !overwhelms(strength, *number, agreed)).unwrap();
    if safe == first { "none".into() } else { (safe - 1).to_string() }
}

#[test]
fn up_to_where_the_shadow_overwhelms() {
    for (one, first) in KINDS {
        // The first and the last are unique.
        let two = |other: &str| other != one || !["2R75", "1R237"].contains(&one);
        for (other, second) in KINDS.into_iter().filter(|(other, _)| two(other)) {
            let acts = json!([propose("free_peoples", &[smeagol(), site("a")])]);
            let ruling = Looping::rule(&case(2, &[("a", one), ("b", other)], acts));
            let strength = first + second;
            assert_eq!(found(&ruling, "agree.overwhelms_up_to"), up_to(strength, 1, true), "{strength} agreed");
            assert_eq!(found(&ruling, "lower.overwhelms_up_to"), up_to(strength, 0, false), "{strength} lower");
        }
    }
}
