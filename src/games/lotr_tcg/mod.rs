//! The Lord of the Rings TCG (Decipher, 2001-2007).
//!
//! Covered: maneuver actions, archery, the three waves of the assignment phase, skirmishes and the fierce round
//! (question `assignment`); and repeated actions in a skirmish, a fellowship or a regroup phase (question `loop`); both
//! with one to three Shadow players.
//! Not covered: the rulings of fan formats later than the Legacy Rulings 1 to 3, and texts that a card says are not
//! played here.

/// Declares rules of the Comprehensive Rules: name, entry, basis, what it says in English and French.
macro_rules! comprehensive_rules {
    ($(#[$all_meta:meta])* $all:ident; $( $(#[$meta:meta])* $name:ident = $entry:literal, $basis:ident: $en:literal, $fr:literal; )*) => {
        $(
            $(#[$meta])*
            pub static $name: $crate::ruling::Rule = $crate::ruling::Rule {
                book: &$crate::games::lotr_tcg::rulebook::COMPREHENSIVE_RULES,
                locator: $crate::ruling::Locator::Entry($entry),
                moved: &[],
                gist: $crate::ruling::Gist { en: $en, fr: $fr },
                basis: $crate::ruling::Basis::$basis,
            };
        )*
        $(#[$all_meta])*
        pub static $all: $crate::ruling::Rulebook = $crate::ruling::Rulebook {
            book: &$crate::games::lotr_tcg::rulebook::COMPREHENSIVE_RULES,
            rules: &[$(&$name),*],
        };
    };
}

pub mod assignment;
pub mod board;
pub mod card_text;
pub mod cards;
#[cfg(test)]
mod cards_tests;
pub mod edits;
pub mod en;
pub mod fr;
#[cfg(test)]
mod ground_tests;
pub mod looping;
pub mod other_cards;
pub mod own_pieces;
pub mod rulebook;
pub mod says;
pub mod seats;
pub mod setup;
pub mod skirmish;
pub mod starts;
pub mod table;
pub mod tray;

use crate::ruling::{
    About, Act, At, BoardView, Case, Drop, Edit, Example, Game, Pick, Problem, QuestionAbout, QuestionId, Ruling, Says,
    TrayPiece,
};
use assignment::Assignment;
use looping::Looping;
use rulebook::RULESETS;
use says::Ground;
use setup::Setup;

/// One question about the shared board: what [`Game`] asks, for this question alone.
pub trait Topic {
    /// The id in files.
    const ID: &'static str;

    /// The question in words.
    fn about() -> QuestionAbout;
    /// Solved examples for the gallery.
    fn examples() -> Vec<Example>;
    /// See [`Game::rule`].
    fn rule(case: &Case<Setup>) -> Ruling;
    /// See [`Game::look`].
    fn look(case: &Case<Setup>, at: &At) -> (Ruling, BoardView);
    /// See [`Game::lift`].
    fn lift(case: &Case<Setup>, pick: &Pick) -> Vec<Drop>;
    /// See [`Game::name_act`].
    fn name_act(case: &Case<Setup>, act: &Act) -> Says;
    /// See [`Game::edit`]; the edits of the shared board unless the question has more.
    fn edit(case: &Case<Setup>, edit: &Edit) -> Result<Case<Setup>, Problem> {
        edits::edited(&case.setup, edit).map(|setup| Case { setup, ..case.clone() })
    }
    /// See [`Game::settle`].
    fn settle(_case: &Case<Setup>, _at: &At) -> Option<Case<Setup>> {
        None
    }
    /// See [`Game::nudges`]; those of the shared board unless the question has others.
    fn nudges(case: &Case<Setup>) -> Vec<(Says, Edit)> {
        edits::nudges(&case.setup)
    }
}

/// The game in the registry.
pub struct Rules;

macro_rules! of_topic {
    ($case:ident, $ask:ident($($arg:expr),*)) => {
        if $case.ask == Looping::ID { Looping::$ask($($arg),*) } else { Assignment::$ask($($arg),*) }
    };
}

impl Game for Rules {
    type Setup = Setup;

    const ID: &'static str = "lotr-tcg";

    fn about() -> About {
        About {
            id: Self::ID,
            name: Ground::GameName.says(),
            covers: Ground::Covers.says(),
            rulesets: RULESETS,
            questions: vec![Assignment::about(), Looping::about()],
            examples: Assignment::examples().into_iter().chain(Looping::examples()).collect(),
        }
    }

    fn empty(_question: &QuestionId) -> Setup {
        Setup::default()
    }

    fn rule(case: &Case<Setup>) -> Ruling {
        of_topic!(case, rule(case))
    }

    fn edit(case: &Case<Setup>, edit: &Edit) -> Result<Case<Setup>, Problem> {
        of_topic!(case, edit(case, edit))
    }

    fn look(case: &Case<Setup>, at: &At) -> (Ruling, BoardView) {
        of_topic!(case, look(case, at))
    }

    fn lift(case: &Case<Setup>, pick: &Pick) -> Vec<Drop> {
        of_topic!(case, lift(case, pick))
    }

    fn name_act(case: &Case<Setup>, act: &Act) -> Says {
        of_topic!(case, name_act(case, act))
    }

    fn tray(case: &Case<Setup>) -> Vec<TrayPiece> {
        tray::pieces(case.ask.as_str())
    }

    fn settle(case: &Case<Setup>, at: &At) -> Option<Case<Setup>> {
        of_topic!(case, settle(case, at))
    }

    fn starts(case: &Case<Setup>) -> Vec<(Says, Case<Setup>)> {
        starts::starts(case)
    }

    fn has_starts(_case: &Case<Setup>) -> bool {
        true
    }

    fn nudges(case: &Case<Setup>) -> Vec<(Says, Edit)> {
        of_topic!(case, nudges(case))
    }
}
