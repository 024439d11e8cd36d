//! The question `assignment`: who may be assigned to which minion, and what the skirmishes give.
//!
//! The second and third wave of the assignment phase (defenders, leftovers) with two players; then each skirmish by
//! its totals. Not covered yet: assignment actions, allies, fierce rounds, lurkers, several Shadow players.

mod course;
mod deeds;
mod en;
mod en_fought;
mod example;
pub mod fought;
mod fr;
mod fr_fought;
mod lift;
mod options;
mod prompts;
mod round;
pub mod says;
mod skirmishes;
#[cfg(test)]
mod tests;
mod view;

use crate::games::lotr_tcg::Topic;
use crate::games::lotr_tcg::edits;
use crate::games::lotr_tcg::setup::Setup;
use crate::play::{Played, play};
use crate::ruling::{Act, At, BoardView, Case, Drop, Example, Pick, QuestionAbout, Ruling, Says, Standing};
use course::AssignmentPhase;
use deeds::{Deed, piece_named, typed_deed};
use fought::Fought;
use round::Round;
use says::Assign;

/// The question `assignment`.
pub struct Assignment;

fn played(case: &Case<Setup>) -> Played<Round> {
    let readings_chosen = !case.readings.is_empty();
    play(&AssignmentPhase, Round { readings_chosen, ..Round::before(&case.setup) }, &case.acts)
}

// The moment at which the next deed is done: after the last act, before any skirmish.
fn before_the_next_deed(case: &Case<Setup>) -> At {
    case.acts.len().checked_sub(1).map_or(At::Setup, At::Act)
}

impl Topic for Assignment {
    const ID: &'static str = "assignment";

    fn about() -> QuestionAbout {
        QuestionAbout { id: Self::ID.into(), title: Assign::Title.says(), how: Assign::How.says() }
    }

    fn examples() -> Vec<Example> {
        example::examples()
    }

    fn rule(case: &Case<Setup>) -> Ruling {
        played(case).ruling
    }

    fn board_at(case: &Case<Setup>, at: &At) -> BoardView {
        let played = played(case);
        let mut view = view::board_of(played.state(at));
        if *at == At::End {
            view.offers = view::board_of(played.state(&before_the_next_deed(case))).offers;
        }
        view
    }

    fn lift(case: &Case<Setup>, pick: &Pick) -> Vec<Drop> {
        match pick {
            Pick::Kind { kind, amount } => edits::tray_drops(&case.setup, kind, amount),
            Pick::Token { token, .. } => lift::places_for(played(case).state(&before_the_next_deed(case)), token),
        }
    }

    fn name_act(case: &Case<Setup>, act: &Act) -> Says {
        let round = Round::before(&case.setup);
        let pair = (piece_named(&round, act, "minion"), piece_named(&round, act, "character"));
        match (Deed::of(act), pair) {
            (Deed::FreePeoplesDone, _) => Assign::SayDoneFreePeoples,
            (Deed::ShadowDone, _) => Assign::SayDoneShadow,
            (Deed::FreePeoplesAssign | Deed::ShadowAssigns, (Some(minion), Some(character))) => {
                Assign::MinionTo { minion, character }
            }
            _ => Assign::DeedUnknown { deed: typed_deed(act) },
        }
        .says()
    }

    fn settle(case: &Case<Setup>, at: &At) -> Option<Case<Setup>> {
        let played = played(case);
        let Standing::Settled { verdict } = &played.ruling.standing else { return None };
        if verdict.id() == Fought::LOST {
            return None;
        }
        let round = played.state(at);
        let mut setup = case.setup.clone();
        setup.characters.retain(|piece| !round.killed.contains(&piece.id));
        setup.minions.retain(|piece| !round.killed.contains(&piece.id));
        for piece in setup.characters.iter_mut().chain(&mut setup.minions) {
            if let Some(wounds) = round.wounds.get(&piece.id) {
                piece.wounds = wounds.clone();
            }
        }
        Some(Case { setup, acts: Vec::new(), ..case.clone() })
    }
}
