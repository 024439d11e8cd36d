//! Riftbound: spells that are executed several times.
//!
//! Covered: Repeat with its costs, payments, choices and executions (question `repeat`), new choices for a spell on the
//! chain (question `new-choices`), and loops by the Tournament Rules with burning out (question `loop`), for two players.
//! Not covered: combat, scoring, deck building, and text of cards that `cards.json` calls not played.

/// Declares rules of one book: name, place, basis, what it says in English and French.
macro_rules! rules {
    ($list:ident of $book:ident: $( $(#[$about:meta])* $name:ident = $place:literal, $basis:ident, $en:literal, $fr:literal; )*) => {
        $(
            $(#[$about])*
            pub static $name: Rule = Rule {
                book: &$book,
                locator: Locator::Number($place),
                moved: &[],
                gist: Gist { en: $en, fr: $fr },
                basis: Basis::$basis,
            };
        )*

        /// The rules of this table.
        pub static $list: &[&Rule] = &[$(&$name),*];
    };
}

mod ability;
mod acts;
mod affordable;
mod answer;
mod arranged_chain;
mod board;
mod cards;
mod choices;
mod cleanup;
mod cost;
mod cost_words;
mod counters;
mod course;
mod drops;
mod edits;
mod en;
mod en_objections;
mod examples;
mod execute;
mod figures;
mod fr;
mod fr_objections;
mod has;
mod labels;
mod labels_en;
mod labels_fr;
mod loop_en;
mod loop_fr;
mod loop_says;
mod looping;
mod names;
mod objections;
mod own_cost;
mod own_spell;
#[cfg(test)]
mod page_tests;
mod paying_en;
mod paying_fr;
mod paying_says;
mod paying_table;
mod payment;
mod pipeline;
mod playing;
mod prompts;
mod renew;
mod resolve;
mod round_core;
mod rulebook;
mod rulebook_core;
mod runes;
mod says;
mod seats;
mod settling;
mod setup;
mod silent;
mod starts;
mod state;
mod table;
mod text;
mod tray;

use crate::ruling::{
    About, Act, At, BoardView, Case, Drop, Edit, Game, Pick, Problem, QuestionAbout, QuestionId, Ruling, Says, Standing, TrayPiece,
    ZoneId,
};
use course::{LOOP, NEW_CHOICES, REPEAT};
use labels::Label;
use rulebook::RULESETS;
use setup::Setup;

/// The game in the registry.
pub struct Rules;

impl Game for Rules {
    type Setup = Setup;

    const ID: &'static str = "riftbound";

    fn about() -> About {
        let question = |id, title: Label, how: Label| QuestionAbout { id: QuestionId::from(id), title: title.says(), how: how.says() };
        About {
            id: Self::ID,
            name: Label::GameName.says(),
            covers: Label::Covers.says(),
            rulesets: RULESETS,
            questions: vec![
                question(REPEAT, Label::RepeatTitle, Label::RepeatHow),
                question(NEW_CHOICES, Label::NewChoicesTitle, Label::NewChoicesHow),
                question(LOOP, Label::LoopTitle, Label::LoopHow),
            ],
            examples: examples::examples(),
        }
    }

    fn empty(_question: &QuestionId) -> Setup {
        Setup::default()
    }

    fn rule(case: &Case<Setup>) -> Ruling {
        if case.ask == LOOP { looping::played(case).ruling } else { course::played(case).ruling }
    }

    fn edit(case: &Case<Setup>, edit: &Edit) -> Result<Case<Setup>, Problem> {
        edits::edited(case, edit)
    }

    fn look(case: &Case<Setup>, at: &At) -> (Ruling, BoardView) {
        if case.ask == LOOP {
            let played = looping::played(case);
            let board = looping::board_at(case, &played, at);
            return (played.ruling, board);
        }
        let played = course::played(case);
        let mut view = board::drawn(played.state(at), *at == At::End);
        if *at == At::End {
            let before = case.acts.len().checked_sub(1).map_or(At::Setup, At::Act);
            board::offer_what_goes_on(played.state(&before), &mut view);
        }
        if let Some(prompt) = played.prompt.as_ref().filter(|_| *at == At::End) {
            board::offer_choices(&mut view, prompt);
            // New choices may be made although the answer tells them all and waits for none.
            if matches!(played.ruling.standing, Standing::Settled { .. }) {
                board::offer_new_choices(&mut view, prompt);
            }
        }
        (played.ruling, view)
    }

    fn lift(case: &Case<Setup>, pick: &Pick) -> Vec<Drop> {
        drops::places_for(case, pick)
    }

    fn name_act(case: &Case<Setup>, act: &Act) -> Says {
        examples::name_of(case, act).says()
    }

    fn tray(_case: &Case<Setup>) -> Vec<TrayPiece> {
        tray::pieces()
    }

    fn shorthand(_case: &Case<Setup>, zone: &ZoneId, typed: &str) -> Option<Result<Vec<Edit>, Problem>> {
        edits::typed_runes(zone, typed)
    }

    fn settle(case: &Case<Setup>, at: &At) -> Option<Case<Setup>> {
        if case.ask == LOOP { None } else { settling::settled(case, at) }
    }

    fn starts(case: &Case<Setup>) -> Vec<(Says, Case<Setup>)> {
        starts::starts(case)
    }

    fn has_starts(case: &Case<Setup>) -> bool {
        starts::has_sides(&case.setup)
    }

    fn nudges(case: &Case<Setup>) -> Vec<(Says, Edit)> {
        edits::nudges(&case.setup)
    }
}
