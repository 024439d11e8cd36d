//! What goes on by itself: windows that close, archery totals, the fierce round, the end.

use crate::games::lotr_tcg::assignment::archery::{archery_is_skipped, nobody_to_wound, the_archery_window_closes};
use crate::games::lotr_tcg::assignment::battle::{find_the_orders, open_skirmish, the_skirmish_goes_on};
use crate::games::lotr_tcg::assignment::course::{the_free_peoples_window_closes, the_shadow_window_closes};
use crate::games::lotr_tcg::assignment::play_says::Play;
use crate::games::lotr_tcg::assignment::round::{Round, Stage, Wave};
use crate::games::lotr_tcg::assignment::says::Assign;
use crate::games::lotr_tcg::looping::core::Side;
use crate::games::lotr_tcg::rulebook::{ACTION_PROCEDURE, FIERCE_ROUND, NO_MINIONS_NO_SKIRMISHES};
use crate::play::Record;
use crate::ruling::{Arg, Piece, Step, TokenId};

/// So many things may go on by themselves after one deed; no board needs more.
const MOST_AT_ONCE: usize = 400;

/// Goes on as far as nobody has to decide anything.
pub fn goes_on(record: &mut Record<Round>) {
    for _ in 0..MOST_AT_ONCE {
        if record.state.lost {
            record.state.stage = Stage::Over;
        }
        if record.state.pending.is_some() || !one_step(record) {
            return;
        }
    }
}

// Whether something went on.
fn one_step(record: &mut Record<Round>) -> bool {
    match record.state.stage {
        Stage::Maneuver | Stage::Archery => before_the_assignment(record),
        Stage::Assign => {
            if record.state.wave() != Wave::Over || !record.state.is_played_out() {
                return false;
            }
            the_skirmishes_start(record);
            true
        }
        Stage::Skirmishes => a_skirmish_goes_on(record),
        Stage::Over => false,
    }
}

// Whether something went on in the maneuver or archery phase.
#[inline(never)] // not on the first screen
fn before_the_assignment(record: &mut Record<Round>) -> bool {
    let is_maneuver = record.state.stage == Stage::Maneuver;
    if is_maneuver || !record.state.archery_actions_over {
        let over = usize::from(record.state.fight.passes) > record.state.table().shadows.len();
        if !over && record.state.somebody_can_act() {
            return false;
        }
        if is_maneuver {
            record.step(Step::by(&ACTION_PROCEDURE, Play::WindowCloses.says()));
            next_window(record, Stage::Archery);
            if after_a_phase(record) && record.state.stage == Stage::Archery {
                the_archery_phase_starts(record);
            }
        } else {
            the_archery_window_closes(record);
        }
        return true;
    }
    if nobody_to_wound(&record.state) {
        next_window(record, Stage::Assign);
        after_a_phase(record);
    }
    false
}

/// The archery phase begins with its actions, unless a card skips it.
pub fn the_archery_phase_starts(record: &mut Record<Round>) {
    if archery_is_skipped(record) {
        record.state.archery_actions_over = true;
        record.state.archery = (0, 0);
    }
}

fn next_window(record: &mut Record<Round>, stage: Stage) {
    let state = &mut record.state;
    state.stage = stage;
    (state.fight.turn, state.fight.passes) = (Side::FreePeoples, 0);
    state.used = Default::default();
}

/// *Says*: with no minion left after the maneuver or the archery phase, the regroup phase comes next.
/// *Source*: Comprehensive Rules 4.2, entry *archery phase*. *Case*: LR-A22.
fn after_a_phase(record: &mut Record<Round>) -> bool {
    if record.state.minions().next().is_none() {
        record.step(Step::by(&NO_MINIONS_NO_SKIRMISHES, Assign::NoMinions.says()));
        record.state.stage = Stage::Over;
    }
    true
}

/// The assignments are complete.
pub fn the_skirmishes_start(record: &mut Record<Round>) {
    the_free_peoples_window_closes(record);
    the_shadow_window_closes(record);
    next_window(record, Stage::Skirmishes);
    find_the_orders(record);
}

fn a_skirmish_goes_on(record: &mut Record<Round>) -> bool {
    if record.state.current.is_some() {
        let before = record.state.results.len();
        the_skirmish_goes_on(record);
        return record.state.results.len() > before;
    }
    let to_come: Vec<Piece> = record.state.to_come().into_iter().map(|one| one.piece.clone()).collect();
    match to_come.as_slice() {
        [] => the_fierce_round(record),
        [only] if record.state.is_decided_one_by_one() => {
            open_skirmish(record, only, false);
            true
        }
        _ => false,
    }
}

/// *Says*: after the skirmishes the minions that are in play and fierce by then are assigned once more, companions that
/// have fought too.
/// *Source*: Comprehensive Rules 4.2, entry *fierce*. *Case*: LR-A15, LR-A17, LR-A27.
fn the_fierce_round(record: &mut Record<Round>) -> bool {
    let fierce = record.state.fierce_now();
    let lives = record.state.characters().next().is_some();
    if record.state.fierce.is_some() || fierce.is_empty() || !lives {
        record.state.stage = Stage::Over;
        return true;
    }
    next_window(record, Stage::Assign);
    let state = &mut record.state;
    state.fierce = Some(fierce);
    state.placed.retain(|_, _| false);
    (state.actions_over, state.leftovers) = (false, None);
    state.shadows_done = Default::default();
    state.taken_out = Default::default();
    state.fought = Default::default();
    state.started = Default::default();
    let minions = record.state.unassigned_pieces();
    let touched: Vec<TokenId> = minions.iter().map(|minion| minion.id.clone()).collect();
    let value = Arg::List(touched.iter().map(Arg::from).collect());
    let says = || Play::FierceRound { minions: minions.clone() }.says();
    record.step(Step::by(&FIERCE_ROUND, says()).touching(touched));
    record.find("fierce", value, says(), &[&FIERCE_ROUND]);
    true
}
