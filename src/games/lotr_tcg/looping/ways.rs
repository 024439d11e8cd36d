//! The loop two ways: in closed form and action by action, compared at the first iterations and around the stop; and
//! the least and the greatest that each counter comes to on the way.

use crate::games::lotr_tcg::looping::core::{Action, Fight, Window};
use crate::games::lotr_tcg::looping::counters::{Extremes, counters};
use crate::loops::{Cx, Ended, Limits, Machine, Phase, repeat, repeat_by_steps};
use crate::words::{Count, Set};

/// So many iterations are played out one by one from the start; of longer loops only the ends are.
const PLAYED_OUT: u64 = 512;
/// How many iterations at the start and before the stop are compared.
const AT_EACH_END: usize = 3;

/// The iterations at which both ways were compared and agree.
///
/// # Errors
/// The first iteration at which they do not.
pub fn compared(
    window: &Window,
    start: &Fight,
    round: &[Action],
    iterations: &Count,
) -> Result<Vec<Count>, Count> {
    let mut at = Set::new();
    for lap in (1..=AT_EACH_END).map(Count::from).filter(|lap| lap <= iterations) {
        by_both(window, start, round, &Count::zero(), &lap)?;
        at.insert(lap);
    }
    let last_laps = (0..AT_EACH_END).filter_map(|back| iterations.minus(&Count::from(back)));
    for lap in last_laps.filter(|lap| !lap.is_zero()) {
        let from = if lap <= Count::from(PLAYED_OUT) { Count::zero() } else { back(&lap) };
        by_both(window, start, round, &from, &lap)?;
        at.insert(lap);
    }
    Ok(at.into_iter().collect())
}

/// The iteration, from 1, and the action at which the loop corrupts, if both ways say the same.
///
/// # Errors
/// The iteration at which they do not.
pub fn stops_alike(
    window: &Window,
    start: &Fight,
    round: &[Action],
    iterations: &Count,
    action: usize,
) -> Result<Vec<Count>, Count> {
    let one = Count::one();
    let formula = repeat(window, start, round, iterations, &Limits::default());
    let stepped = repeat_by_steps(window, start, round, iterations, round.len() as u64);
    let here = matches!(&formula.ended, Ended::Halted { iteration, action: at, .. } if *iteration == one && *at == action);
    let alike = here && formula.ended == stepped.ended && same(window, &formula.state, &stepped.state);
    if alike { Ok(vec![one]) } else { Err(one) }
}

fn back(lap: &Count) -> Count {
    lap.minus(&Count::from(AT_EACH_END)).unwrap_or_default()
}

// From iteration `from` (reached in closed form) to `lap`, once by steps and once in closed form from the start.
fn by_both(
    window: &Window,
    start: &Fight,
    round: &[Action],
    from: &Count,
    lap: &Count,
) -> Result<(), Count> {
    let limits = Limits::default();
    let jump = repeat(window, start, round, from, &limits);
    let rest = lap.minus(from).unwrap_or_default();
    let budget = (PLAYED_OUT + 1) * (round.len() as u64 + 1);
    let stepped = repeat_by_steps(window, &jump.state, round, &rest, budget);
    let formula = repeat(window, start, round, lap, &limits);
    let all_done = [&jump.ended, &stepped.ended, &formula.ended].iter().all(|ended| **ended == Ended::AsNamed);
    if all_done && same(window, &stepped.state, &formula.state) { Ok(()) } else { Err(lap.clone()) }
}

/// Whether two states are the same.
pub fn same(window: &Window, one: &Fight, other: &Fight) -> bool {
    window.control(one) == window.control(other) && counters(one) == counters(other)
}

/// The least and the greatest value of each counter from the start of the loop to its last whole iteration, after
/// each action.
///
/// Within a phase a counter changes by the same amount each iteration, so its extremes stand in the phase's first or
/// last iteration.
pub fn extremes(
    window: &Window,
    start: &Fight,
    round: &[Action],
    iterations: &Count,
    phases: &[Phase],
) -> Extremes {
    let mut found = Extremes::default();
    found.see(start);
    let ends = phases.iter().flat_map(|phase| {
        let after = &phase.from + &phase.length;
        [phase.from.clone(), after.minus(&Count::one()).unwrap_or_default()]
    });
    let laps: Set<Count> = ends.chain([Count::one(), Count::from(2), iterations.clone()]).collect();
    for lap in laps.iter().filter(|lap| !lap.is_zero() && *lap <= iterations) {
        let before = lap.minus(&Count::one()).unwrap_or_default();
        let outcome = repeat(window, start, round, &before, &Limits::default());
        if outcome.ended != Ended::AsNamed {
            break;
        }
        let mut fight = outcome.state;
        let mut cx = Cx::concrete();
        for action in round {
            let done = window.act(&mut fight, action, &mut cx);
            found.see(&fight);
            if done.is_err() {
                break;
            }
        }
    }
    found
}
