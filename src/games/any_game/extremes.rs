//! The least and the greatest that each counter comes to on the way.

use crate::games::any_game::core::{Core, Counters};
use crate::games::any_game::fate::limits;
use crate::games::any_game::figures::values;
use crate::loops::{Cx, Ended, Machine, Phase, Tier, repeat};
use crate::words::{Count, Int};

/// Of more phases than this no extremes are given.
const MOST_PHASES: usize = 32;

/// The least and the greatest value of each counter, after each action, in the first and last iteration of every
/// phase; `None` where a counter may have been beyond them in between.
pub fn extremes(core: &Core, start: &Counters, iterations: &Count, phases: &[Phase]) -> Option<Vec<(Int, Int)>> {
    if phases.len() > MOST_PHASES || !phases.iter().all(goes_one_way) {
        return None;
    }
    let mut found: Vec<(Int, Int)> = values(start).into_iter().map(|value| (value.clone(), value)).collect();
    let ends = phases.iter().flat_map(|phase| {
        let after = &phase.from + &phase.length;
        [phase.from.clone(), after.minus(&Count::one()).unwrap_or_default()]
    });
    let mut laps: Vec<Count> = ends.chain([Count::one(), iterations.clone()]).collect();
    laps.sort();
    laps.dedup();
    let body = core.round();
    for lap in laps.iter().filter(|lap| !lap.is_zero() && *lap <= iterations) {
        let before = lap.minus(&Count::one()).unwrap_or_default();
        let outcome = repeat(core, start, &body, &before, &limits());
        if outcome.ended != Ended::AsNamed {
            return None;
        }
        let (mut state, mut cx) = (outcome.state, Cx::concrete());
        for action in &body {
            let halted = core.act(&mut state, action, &mut cx).is_err();
            see(&mut found, &state);
            if halted {
                break;
            }
        }
    }
    Some(found)
}

// Whether no counter turns round within a phase: the parts of its closed form all pull the same way.
fn goes_one_way(phase: &Phase) -> bool {
    match phase.tier {
        Tier::Translation | Tier::Recurring | Tier::Stepped => true,
        Tier::Polynomial | Tier::Exponential => phase.map.iter().all(|course| {
            let Some(closed) = &course.closed else { return false };
            let coefficients = closed.coefficients();
            let moving = || coefficients.iter().flat_map(|row| row.iter().skip(1));
            let zero = Int::zero();
            closed.early().is_empty() && (moving().all(|part| *part >= zero) || moving().all(|part| *part <= zero))
        }),
        Tier::Rotating => false,
    }
}

/// Widens the least and the greatest by a state.
pub fn see(found: &mut [(Int, Int)], state: &Counters) {
    for ((least, most), value) in found.iter_mut().zip(values(state)) {
        if value < *least {
            *least = value.clone();
        }
        if value > *most {
            *most = value;
        }
    }
}
