//! A round that somebody describes: counters, actions and bounds of whatever game, repeated by one of four procedures.
//!
//! Covered: what one round gives, whether and where it stops, who names its number, who may shorten it, who acts last,
//! and the counters then. Not covered: anything that is not a counter; no card is checked.

pub mod asking;
pub mod board;
pub mod core;
pub mod course;
pub mod edits;
pub mod en;
pub mod examples;
pub mod extremes;
pub mod fate;
pub mod figures;
pub mod final_action;
mod guards;
mod guards_en;
mod guards_fr;
pub mod fr;
pub mod labels;
pub mod labels_en;
pub mod labels_fr;
pub mod line;
pub mod objections;
pub mod objections_en;
pub mod objections_fr;
pub mod opening;
pub mod procedure;
pub mod rulebook;
pub mod run;
pub mod says;
pub mod seats;
pub mod settle;
pub mod setup;
pub mod silence;
pub mod starts;
pub mod table;
pub mod telling;
#[cfg(test)]
mod tests;
pub mod unknown;
pub mod whole;
pub mod written;

use crate::ruling::{
    About, Act, At, BoardView, Case, Drop, Edit, Game, Pick, Problem, QuestionAbout, QuestionId, Ruling, Says,
    TrayPiece, ZoneId,
};
use board::board_at;
use course::played;
use edits::{LINE, drops, edited, impossible, nudges, tray};
use labels::Label;
use line::read_lines;
use rulebook::RULESETS;
use setup::Setup;

/// The game in the registry.
pub struct Rules;

impl Game for Rules {
    type Setup = Setup;

    const ID: &'static str = "any-game";

    fn about() -> About {
        About {
            id: Self::ID,
            name: Label::Game.says(),
            covers: Label::Covers.says(),
            rulesets: RULESETS,
            questions: vec![QuestionAbout { id: "round".into(), title: Label::Title.says(), how: Label::How.says() }],
            examples: examples::examples(),
        }
    }

    fn empty(_question: &QuestionId) -> Setup {
        Setup::default()
    }

    fn rule(case: &Case<Setup>) -> Ruling {
        played(case).1.ruling
    }

    fn edit(case: &Case<Setup>, edit: &Edit) -> Result<Case<Setup>, Problem> {
        edited(&case.setup, edit).map(|setup| Case { setup, ..case.clone() })
    }

    fn look(case: &Case<Setup>, at: &At) -> (Ruling, BoardView) {
        let (course, played) = played(case);
        let board = board_at(&course, &played, at);
        (played.ruling, board)
    }

    fn lift(case: &Case<Setup>, pick: &Pick) -> Vec<Drop> {
        drops(&case.setup, pick)
    }

    fn name_act(_case: &Case<Setup>, act: &Act) -> Says {
        let count = |arg: &str| act.count(arg).and_then(Result::ok);
        match (act.key.as_str(), count("times"), count("lap")) {
            ("name_number" | "name_lower", Some(times), _) => Label::DidName { times },
            ("name_number" | "name_lower", None, _) => Label::DidNameWords,
            ("shorten", _, Some(lap)) => Label::DidStop { lap },
            ("agree", ..) => Label::DoAgree,
            ("decline", ..) => Label::DoDecline,
            _ => Label::DidSomething,
        }
        .says()
    }

    fn tray(_case: &Case<Setup>) -> Vec<TrayPiece> {
        tray()
    }

    fn shorthand(case: &Case<Setup>, _zone: &ZoneId, typed: &str) -> Option<Result<Vec<Edit>, Problem>> {
        let edit = Edit::Set { token: None, key: LINE.to_owned(), value: typed.to_owned() };
        Some(read_lines(&case.setup, typed).map(|_| vec![edit]).map_err(impossible))
    }

    fn starts(case: &Case<Setup>) -> Vec<(Says, Case<Setup>)> {
        starts::starts(case)
    }

    fn has_starts(_case: &Case<Setup>) -> bool {
        true
    }

    fn nudges(case: &Case<Setup>) -> Vec<(Says, Edit)> {
        nudges(&case.setup)
    }
}
