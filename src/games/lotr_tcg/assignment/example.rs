//! The gallery's example: three Savages, Aragorn with defender +1, Frodo, and a leftover.

use crate::games::lotr_tcg::Rules;
use crate::games::lotr_tcg::assignment::deeds::{ASSIGN, DONE};
use crate::games::lotr_tcg::assignment::says::Assign;
use crate::games::lotr_tcg::rulebook::RULESETS;
use crate::games::lotr_tcg::seats::{FREE_PEOPLES, SHADOW};
use crate::games::lotr_tcg::setup::{SetPiece, Setup};
use crate::ruling::{Act, Case, Example, Held, KindId, TokenId};

/// The solved examples of the question.
pub fn examples() -> Vec<Example> {
    let set = |id: &'static str, card: &'static str| SetPiece::of(TokenId::from(id), KindId::from(card));
    let assign = |seat: &'static str, minion: &'static str, character: &'static str| {
        Act::of(seat, ASSIGN).with("minion", &TokenId::from(minion)).with("character", &TokenId::from(character))
    };
    let case = Case {
        ruleset: RULESETS.first().map(|ruleset| ruleset.id).unwrap_or_default().to_owned(),
        ask: "assignment".into(),
        setup: Setup {
            ring_bearer: Some("frodo".into()),
            characters: vec![set("aragorn", "4C109"), set("frodo", "1C290")],
            minions: vec![set("u1", "1C151"), set("u2", "1C151"), set("u3", "1C151")],
            ..Setup::default()
        },
        acts: vec![
            assign(FREE_PEOPLES, "u1", "aragorn"),
            assign(FREE_PEOPLES, "u2", "aragorn"),
            Act::of(FREE_PEOPLES, DONE),
            assign(SHADOW, "u3", "frodo"),
        ],
        readings: Default::default(),
    };
    vec![Example { id: "lotr-tcg-assignment", title: Assign::ExampleTitle.says(), case: Held::<Rules>::open(case) }]
}
