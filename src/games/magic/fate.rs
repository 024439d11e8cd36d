//! What becomes of a round that is repeated for as long as it can be.

use crate::games::magic::core::{Action, Core, Halt};
use crate::games::magic::state::State;
use crate::loops::{Ended, Limits, Tier, Why, repeat};
use crate::words::Count;

/// How often the horizon is moved on.
const LOOKS: usize = 12;

/// Bounds on the work of one repeat.
pub fn limits() -> Limits {
    Limits { unroll: 64, phases: 2_000, steps: 400, work: 400_000, reported: 64 }
}

/// What becomes of a round.
pub enum Fate {
    /// It goes on for ever.
    Forever,
    /// It stops in this iteration, from 1.
    Stops {
        /// The iteration.
        iteration: Count,
        /// Why.
        why: Halt,
    },
    /// It could not be settled; so many iterations are certain.
    Unknown(Count),
}

/// Repeats a round for as long as it can be.
///
/// *Says*: a loop that no check will ever stop goes on for ever, whether or not it changes anything.
/// *Source*: Comprehensive Rules 104.4b, 732.4. *Case*: M14, M15, M27.
pub fn fate(core: &Core, start: &State, body: &[Action]) -> Fate {
    let mut horizon = Count::typed("10^30").unwrap_or_default();
    for _ in 0..LOOKS {
        let outcome = repeat(core, start, body, &horizon, &limits());
        match outcome.ended {
            Ended::Halted { iteration, why, .. } => return Fate::Stops { iteration, why },
            Ended::AsNamed | Ended::Unknown { why: Why::TooLarge, .. } => {}
            Ended::Unknown { known_iterations, .. } => return Fate::Unknown(known_iterations),
        }
        let endless = |phase: &crate::loops::Phase| {
            phase.tier == Tier::Recurring
                || phase.tier != Tier::Stepped && phase.guards.iter().all(|guard| guard.fails_at.is_none())
        };
        if outcome.phases.iter().any(endless) {
            return Fate::Forever;
        }
        if outcome.ended != Ended::AsNamed {
            return Fate::Unknown(outcome.done);
        }
        let guards = outcome.phases.last().map(|phase| phase.guards.as_slice()).unwrap_or_default();
        let fails = guards.iter().filter_map(|guard| guard.fails_at.clone()).min();
        horizon = fails.filter(|fails| *fails > horizon).unwrap_or_else(|| &horizon * &horizon);
    }
    Fate::Unknown(Count::zero())
}
