//! What becomes of a round that is repeated as long as it can be: whether it stops, where, and why.

use crate::games::any_game::core::{Core, Counters, Halt, Move};
use crate::games::any_game::figures::values;
use crate::loops::{Ended, Expression, Limits, Outcome, Tier, Why, repeat};
use crate::words::Count;

/// Bounds on the work of one repeat.
pub fn limits() -> Limits {
    Limits { unroll: 64, phases: 3_000, steps: 400, work: 400_000, reported: 3_000 }
}

/// How often the horizon is moved on.
const LOOKS: usize = 16;

/// Where a round stops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The iteration, from 1.
    pub iteration: Count,
    /// The action of the round, from 0.
    pub action: usize,
    /// Why.
    pub halt: Halt,
}

impl Stop {
    /// Whether it ends the game.
    pub fn ends_the_game(&self) -> bool {
        matches!(self.halt, Halt::Over(_))
    }

    /// The whole iterations before it.
    pub fn before(&self) -> Count {
        self.iteration.minus(&Count::one()).unwrap_or_default()
    }
}

/// What becomes of a round.
#[derive(Clone, Debug)]
pub enum Fate {
    /// It goes on for ever.
    Forever,
    /// It stops.
    Stops(Stop),
    /// It could not be settled.
    Unknown {
        /// Why.
        why: Why,
        /// So many iterations are known to be done.
        known: Count,
    },
}

/// A round repeated, and what one iteration does at first.
pub struct Future {
    /// What becomes of it.
    pub fate: Fate,
    /// What each counter is after one iteration, in terms of those before it; empty if even the first one stops.
    pub map: Vec<Expression>,
    /// Whether one iteration leads to the same state again.
    pub comes_back: bool,
}

/// Repeats `body` as long as it can be.
pub fn future(core: &Core, start: &Counters, body: &[Move]) -> Future {
    let mut horizon = Count::typed("10^100").unwrap_or_default();
    let mut map = Vec::new();
    let mut fate = Fate::Unknown { why: Why::TooManyPhases, known: Count::zero() };
    for _ in 0..LOOKS {
        let outcome = repeat(core, start, body, &horizon, &limits());
        if let Some(first) = outcome.phases.first() {
            let next = first.map.iter().take(core.counters.len()).filter_map(|course| course.next.clone());
            map = next.collect();
        }
        match seen(outcome, &horizon) {
            Seen::Fate(found) => {
                fate = found;
                break;
            }
            Seen::Further(further) => horizon = further,
        }
    }
    let once = repeat(core, start, body, &Count::one(), &limits());
    let comes_back = once.ended == Ended::AsNamed && values(&once.state) == values(start);
    if once.ended != Ended::AsNamed || map.len() < core.counters.len() {
        map.clear();
    }
    Future { fate, map, comes_back }
}

enum Seen {
    Fate(Fate),
    Further(Count),
}

fn seen(outcome: Outcome<Core>, horizon: &Count) -> Seen {
    let known = outcome.done.clone();
    match outcome.ended {
        Ended::Halted { iteration, action, why } => {
            return Seen::Fate(Fate::Stops(Stop { iteration, action, halt: why }));
        }
        // A number that is too long to be written out may still go on for ever.
        Ended::AsNamed | Ended::Unknown { why: Why::TooLarge, .. } => {}
        Ended::Unknown { why, known_iterations } => {
            return Seen::Fate(Fate::Unknown { why, known: known_iterations });
        }
    }
    let endless = outcome.phases.iter().any(|phase| {
        phase.tier == Tier::Recurring
            || phase.tier != Tier::Stepped && phase.guards.iter().all(|guard| guard.fails_at.is_none())
    });
    if endless {
        return Seen::Fate(Fate::Forever);
    }
    if outcome.ended != Ended::AsNamed {
        return Seen::Fate(Fate::Unknown { why: Why::TooLarge, known });
    }
    let fails = outcome.phases.last().and_then(|phase| phase.guards.iter().filter_map(|guard| guard.fails_at.clone()).min());
    let further = fails.filter(|fails| fails > horizon);
    Seen::Further(further.unwrap_or_else(|| &(horizon * &Count::from(2)) + &Count::one()))
}
