//! Magic: The Gathering.
//!
//! Covered: state-based actions (question `state-based`), loops that one player makes or that run by themselves
//! (question `loop`), and what the other players answer to a proposal (question `shortcut`), for two to six players, with the cards of `cards.json` and cards that the table describes in the
//! notation of `notation.rs`.
//! Not covered: attacks on several players at once, dungeons, and layers beyond what loop pieces need.

mod alike;
mod board;
mod cards;
mod casting;
mod combat;
mod command;
mod condition;
mod core;
mod costs;
mod course;
mod deeds;
mod described;
mod edits;
mod effects;
mod en;
mod english;
mod english_effects;
mod english_holds;
mod examples;
mod fate;
mod figures;
mod fr;
mod happening;
mod instructions;
mod kit;
mod labels;
mod labels_en;
mod labels_fr;
mod life;
mod meaning;
mod meaning_en;
mod meaning_fr;
mod moment;
mod moves;
mod need;
mod notation;
mod numbers;
mod offers;
mod opening;
mod over;
mod paying;
mod polls;
mod prompts;
mod raising;
mod replacing;
mod proposal;
mod qualities;
mod report;
#[macro_use]
mod rulebook;
mod rulebook_further;
mod running;
mod says;
mod settled;
mod setup;
mod silences;
mod starts;
mod state;
mod state_based;
mod tell;
#[cfg(test)]
mod tests;
mod triggers;
mod turn;
mod windows;
mod wording;

pub use setup::Setup;

use crate::ruling::{
    About, Act, At, BoardView, Case, Description, Drop, Edit, Game, Pick, Problem, QuestionAbout, QuestionId, Ruling, Says, Tint,
    TrayPiece,
};
use course::{LOOP, SHORTCUT, STATE_BASED, played};
use crate::words::Name;
use labels::Labels;

/// The game in the registry.
pub struct Rules;

impl Game for Rules {
    type Setup = Setup;

    const ID: &'static str = "magic";
    const DESCRIBES: bool = true;

    fn about() -> About {
        About {
            id: Self::ID,
            name: Labels::GameName.says(),
            covers: Labels::Covers.says(),
            rulesets: rulebook::RULESETS,
            questions: vec![
                QuestionAbout { id: LOOP.into(), title: Labels::LoopTitle.says(), how: Labels::LoopHow.says() },
                QuestionAbout {
                    id: SHORTCUT.into(),
                    title: Labels::ShortcutTitle.says(),
                    how: Labels::ShortcutHow.says(),
                },
                QuestionAbout {
                    id: STATE_BASED.into(),
                    title: Labels::StateTitle.says(),
                    how: Labels::StateHow.says(),
                },
            ],
            examples: examples::all(),
        }
    }

    fn empty(_question: &QuestionId) -> Setup {
        Setup::default()
    }

    fn rule(case: &Case<Setup>) -> Ruling {
        played(case).ruling
    }

    fn edit(case: &Case<Setup>, edit: &Edit) -> Result<Case<Setup>, Problem> {
        edits::edited(case, edit)
    }

    fn look(case: &Case<Setup>, at: &At) -> (Ruling, BoardView) {
        let played = played(case);
        let table = opening::Table::of(&case.setup, &case.ruleset);
        let board = board::drawn(&table, &case.setup, played.state(at), *at == At::End);
        (played.ruling, board)
    }

    fn lift(case: &Case<Setup>, pick: &Pick) -> Vec<Drop> {
        edits::places_for(case, pick)
    }

    fn name_act(case: &Case<Setup>, act: &Act) -> Says {
        report::name_of(case, act)
    }

    fn described(typed: &str) -> Option<Description> {
        Some(described::description(typed))
    }

    fn tray(case: &Case<Setup>) -> Vec<TrayPiece> {
        let own = case.setup.own.iter().filter_map(|own| {
            Some(TrayPiece {
                kind: crate::ruling::KindId::new(&own.id).ok()?,
                name: std::rc::Rc::new(crate::ruling::Piece::new("card".into(), Name::typed(&own.name))),
                number: None,
                also: own.words.split_whitespace().map(str::to_owned).collect(),
                seat: None,
                tint: Tint::Neutral,
                sort: Labels::SortOwn.says(),
                single: false,
            })
        });
        let piece = |card: &&'static cards::Card| {
            Some(TrayPiece {
                kind: crate::ruling::KindId::new(card.id).ok()?,
                name: std::rc::Rc::new(crate::ruling::Piece::new("card".into(), card.name.clone())),
                number: None,
                also: card.words.split_whitespace().map(str::to_owned).collect(),
                seat: None,
                tint: Tint::Neutral,
                sort: Labels::SortCard.says(),
                single: false,
            })
        };
        own.chain(cards::CARDS.iter().filter_map(piece)).collect()
    }

    fn starts(case: &Case<Setup>) -> Vec<(Says, Case<Setup>)> {
        starts::starts(case)
    }

    fn has_starts(_case: &Case<Setup>) -> bool {
        true
    }

    fn nudges(case: &Case<Setup>) -> Vec<(Says, Edit)> {
        edits::nudges(case)
    }
}
