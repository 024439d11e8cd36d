//! The counters as numbers, and the repeat two ways: in closed form and action by action.

use crate::games::any_game::core::{Core, Counters};
use crate::games::any_game::fate::limits;
use crate::loops::{Ended, figure, repeat, repeat_by_steps};
use crate::words::{Count, Int};

/// So many iterations are played out one by one from the start; of longer repeats only the ends are.
const PLAYED_OUT: usize = 256;
/// How many iterations at the start and before the stop are compared.
const AT_EACH_END: usize = 3;

/// Each counter as a number.
pub fn values(state: &Counters) -> Vec<Int> {
    state.values.iter().map(figure).collect()
}

/// How often the action at hand has been begun, if it is done several times.
pub fn repetition(state: &Counters) -> Option<Count> {
    figure(&state.repetition).count().filter(|count| !count.is_zero())
}

/// The iterations up to `iterations` at which both ways were compared and agree.
///
/// # Errors
/// The first iteration at which they do not.
pub fn compared(core: &Core, start: &Counters, iterations: &Count) -> Result<Vec<Count>, Count> {
    let mut at: Vec<Count> = (1..=AT_EACH_END).map(Count::from).filter(|lap| lap <= iterations).collect();
    let last = (0..AT_EACH_END).rev().filter_map(|back| iterations.minus(&Count::from(back)));
    for lap in last.filter(|lap| !lap.is_zero()) {
        if at.last().is_none_or(|before| *before < lap) {
            at.push(lap);
        }
    }
    for lap in &at {
        let from = if *lap <= Count::from(PLAYED_OUT) { Count::zero() } else { back(lap) };
        let body = core.round();
        let jump = repeat(core, start, &body, &from, &limits());
        let rest = lap.minus(&from).unwrap_or_default();
        let budget = (PLAYED_OUT + 1) * (body.len() + 1);
        let stepped = repeat_by_steps(core, &jump.state, &body, &rest, budget as u64);
        let formula = repeat(core, start, &body, lap, &limits());
        let done = [&jump.ended, &stepped.ended, &formula.ended].iter().all(|ended| **ended == Ended::AsNamed);
        if !done || values(&stepped.state) != values(&formula.state) {
            return Err(lap.clone());
        }
    }
    Ok(at)
}

fn back(lap: &Count) -> Count {
    lap.minus(&Count::from(AT_EACH_END)).unwrap_or_default()
}
