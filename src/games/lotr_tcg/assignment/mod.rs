//! The question `assignment`: who may be assigned to which minion, and what the skirmishes give.
//!
//! From the maneuver phase (or archery, or the assignment phase, or the fierce round) to the last skirmish: actions in
//! their windows, the three waves of the assignment phase, skirmishes at once or one by one with their actions.

mod actions;
mod archery;
mod at_the_start;
mod bans;
mod battle;
mod course;
mod decisions;
mod deeds;
mod edits;
mod en;
mod en_fought;
mod en_play;
mod example;
mod flow;
pub mod fought;
mod fr;
mod fr_fought;
mod fr_play;
mod given;
mod lift;
mod listing;
mod options;
mod own_fields;
mod path_says;
pub mod play_says;
mod price;
mod prompts;
mod ring;
mod round;
pub mod says;
mod skirmishes;
mod strip;
mod strip_says;
mod take_over;
#[cfg(test)]
mod tests;
mod view;

use crate::games::lotr_tcg::Topic;
use crate::games::lotr_tcg::setup::Setup;
use crate::play::{Played, play};
use crate::ruling::{Act, At, BoardView, Case, Drop, Example, Pick, QuestionAbout, Ruling, Says, Standing};
use course::AssignmentPhase;
use crate::games::lotr_tcg::setup::SetPhase;
use crate::games::lotr_tcg::rulebook::has_legacy_rulings;
use crate::games::lotr_tcg::table::missing;
use crate::loops::figure;
use crate::ruling::{Edit, Problem};
use deeds::{Deed, piece_named, typed_deed};
use fought::Fought;
use play_says::Play;
use round::Round;
use says::Assign;

/// The question `assignment`.
pub struct Assignment;

fn played(case: &Case<Setup>) -> Played<Round> {
    let readings_chosen = !case.readings.is_empty();
    let legacy_rulings = has_legacy_rulings(&case.ruleset);
    play(&AssignmentPhase, Round { readings_chosen, legacy_rulings, ..Round::before(&case.setup) }, &case.acts)
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

    fn look(case: &Case<Setup>, at: &At) -> (Ruling, BoardView) {
        let played = played(case);
        let mut view = view::board_of(&case.setup, played.state(at));
        if *at == At::End {
            view.offers = view::board_of(&case.setup, played.state(&before_the_next_deed(case))).offers;
        }
        (played.ruling, view)
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
            (Deed::Other, _) => return named(&round, act).says(),
            _ => Assign::DeedUnknown { deed: typed_deed(act) },
        }
        .says()
    }

    fn settle(case: &Case<Setup>, at: &At) -> Option<Case<Setup>> {
        let played = played(case);
        let Standing::Settled { verdict } = &played.ruling.standing else { return None };
        if Fought::LOST.contains(&verdict.id()) {
            return None;
        }
        let round = played.state(at);
        let mut setup = case.setup.clone();
        setup.characters.retain(|piece| !round.killed.contains(&piece.id));
        setup.minions.retain(|piece| !round.killed.contains(&piece.id));
        for piece in setup.characters.iter_mut().chain(&mut setup.minions) {
            let Some(place) = round.arena.place(&piece.id) else { continue };
            if let Some(wounds) = round.fight.wounds.get(place).and_then(|wounds| figure(wounds).count()) {
                piece.wounds = wounds;
            }
        }
        setup.burdens = round.burdens();
        setup.twilight = round.twilight();
        setup.phase = SetPhase::Skirmish;
        Some(Case { setup, acts: Vec::new(), ..case.clone() })
    }

    fn edit(case: &Case<Setup>, edit: &Edit) -> Result<Case<Setup>, Problem> {
        edits::edited(&case.setup, edit).map(|setup| Case { setup, ..case.clone() })
    }
}

// A deed that is no assignment, as the list of deeds names it.
fn named(round: &Round, act: &Act) -> Play {
    let piece = |key: &str| act.token(key).map_or_else(|| missing(&"nobody".into()), |id| round.piece(&id));
    match act.key.as_str() {
        "activate" => match (act.token("minion"), act.token("character"), act.token("target")) {
            (Some(minion), Some(character), _) => {
                let (minion, character) = (round.piece(&minion), round.piece(&character));
                Play::DoUseToAssign { piece: piece("piece"), minion, character }
            }
            (_, _, Some(target)) => Play::DoUseOn { piece: piece("piece"), target: round.piece(&target) },
            _ => Play::DoUse { piece: piece("piece") },
        },
        "pass" => Play::DoPass,
        "exert" => Play::DoExert { piece: piece("character") },
        "assign_as" => Play::DoAssignAs { nth: act.count("nth").and_then(Result::ok).unwrap_or_default() },
        "fight" => Play::DoFight { character: piece("character") },
        "prevent" if act.args.contains_key("character") => Play::DoPreventBy { payer: piece("character") },
        "allow" => Play::DoAllow,
        "choose" => Play::DoFight { character: piece("character") },
        "add_twilight" => Play::DoAddTwilight,
        "put_on" => Play::DoPutOn,
        "not_now" => Play::DoNotNow,
        "become_fierce" => Play::DoBecomeFierce,
        "take_over" => Play::DoTakeOver,
        "archery" => Play::DoArchery { piece: piece("piece") },
        "other_card" => Play::DoOtherCard,
        "prevent" => Play::DoPrevent,
        _ => Play::DoDecline,
    }
}
