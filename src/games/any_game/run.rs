//! A round repeated up to a point: where it came, the counters there, and what stopped it.

use crate::games::any_game::core::{Counters, Halt, Measure};
use crate::games::any_game::fate::{Fate, Future, Stop, limits};
use crate::games::any_game::figures::{compared, values};
use crate::games::any_game::guards::guard_named;
use crate::games::any_game::labels::Label;
use crate::games::any_game::table::Table;
use crate::loops::policy::Spot;
use crate::loops::{CounterId, Cx, Ended, Machine, Phase, Why, repeat, repeat_with_certificate};
use crate::play::loop_way;
use crate::ruling::{LoopWay, Piece, Says};
use crate::words::{Count, Int};
use std::rc::Rc;

/// A round repeated up to a point.
#[derive(Clone)]
pub struct Run {
    /// Where it came: whole iterations, and the actions of the next one that were done.
    pub spot: Spot,
    /// The counters there; after a stop as far as the action came.
    pub end: Counters,
    /// What stopped it before the point named.
    pub stop: Option<Stop>,
    /// The phases of the whole iterations.
    pub phases: Vec<Phase>,
    /// The iterations at which both ways of doing it were compared.
    pub compared_at: Vec<Count>,
}

/// Repeats the round up to `spot`.
///
/// # Errors
/// Why that cannot be said.
pub fn run(table: &Table, future: &Future, spot: &Spot) -> Result<Run, Says> {
    let core = &table.core;
    let outcome = repeat(core, &table.start, &core.round(), &spot.whole, &limits());
    let (mut end, phases, whole) = (outcome.state, outcome.phases, outcome.done);
    let stop = match outcome.ended {
        Ended::Halted { iteration, action, why } => Some(Stop { iteration, action, halt: why }),
        Ended::Unknown { why, known_iterations } => return Err(why_unknown(&why, &spot.whole, known_iterations)),
        Ended::AsNamed => {
            let iteration = &whole + &Count::one();
            let (mut cx, mut halted) = (Cx::concrete(), None);
            for (place, action) in core.round().iter().take(spot.actions).enumerate() {
                if let Err(halt) = core.act(&mut end, action, &mut cx) {
                    halted = Some(Stop { iteration: iteration.clone(), action: place, halt });
                    break;
                }
            }
            if let Some(why) = cx.stuck() {
                return Err(why_unknown(why, &iteration, whole));
            }
            halted
        }
    };
    let spot = match &stop {
        Some(stop) => Spot { whole: stop.before(), actions: stop.action },
        None => spot.clone(),
    };
    // The stop that was announced for the round as it goes on by itself has to be the same.
    if let (Some(stop), Fate::Stops(fate)) = (&stop, &future.fate)
        && stop != fate
    {
        return Err(Label::WaysDisagree { iteration: stop.iteration.clone() }.says());
    }
    if let (Some(stop), Fate::Forever) = (&stop, &future.fate) {
        return Err(Label::WaysDisagree { iteration: stop.iteration.clone() }.says());
    }
    let compared_at = compared(core, &table.start, &spot.whole)
        .map_err(|iteration| Label::WaysDisagree { iteration }.says())?;
    Ok(Run { spot, end, stop, phases, compared_at })
}

/// How so many iterations are settled, and what proves it.
pub fn way(table: &Table, times: &Count) -> LoopWay {
    let core = &table.core;
    let (outcome, certificate) = repeat_with_certificate(core, &table.start, &core.round(), times, &limits());
    let counter = |name: &CounterId| -> Option<Says> {
        let place = core.counters.iter().position(|known| known == name)?;
        Some(Rc::new(table.counters.get(place)?.clone()))
    };
    loop_way(&outcome, certificate.ok(), &counter, &guard_named)
}

/// Why a repeat could not be settled.
pub fn why_unknown(why: &Why, times: &Count, known: Count) -> Says {
    match why {
        Why::TooLarge => Label::TooLarge { times: times.clone() },
        Why::Spectrum | Why::ControlNeverReturns => Label::NoClosedForm { known },
        Why::TooManyPhases | Why::TooMuchWork | Why::TooManySteps => Label::TooMuchWork { known },
    }
    .says()
}

/// The counters that changed between two states, with what they are now.
pub fn changed(table: &Table, before: &Counters, now: &Counters) -> (Vec<Piece>, Vec<Int>) {
    let pairs = values(before).into_iter().zip(values(now)).enumerate();
    pairs.filter(|(_, (old, new))| old != new).map(|(place, (_, new))| (table.counter(place), new)).unzip()
}

/// Why an action could not be done, or that it ended the game, as the counters stand then.
pub fn why_halted(table: &Table, stop: &Stop, now: &Counters) -> Says {
    let at = values(now);
    let value = |place: usize| at.get(place).cloned().unwrap_or_default();
    let deed = table.core.deeds.get(stop.action);
    match &stop.halt {
        Halt::Need(nth) => {
            let need = deed.and_then(|deed| deed.needs.get(*nth));
            let counter = need.map_or(usize::MAX, |need| need.counter);
            let says = table.need(stop.action, *nth);
            Label::NeedNotMet { counter: table.counter(counter), value: value(counter), need: says }.says()
        }
        Halt::Cost(nth) => {
            let pays = deed.map(|deed| deed.pays.as_slice()).unwrap_or_default();
            let (counter, has, cost) = unpaid(pays, &at, *nth);
            Label::CostNotThere { counter: table.counter(counter), has, cost }.says()
        }
        Halt::Over(bounds) => Label::GameOver { ends: bounds.iter().map(|place| table.end_says(*place)).collect() }.says(),
    }
}

// The cost that is not there: what is left for it once those before it are paid, and how much it is.
fn unpaid(pays: &[(usize, Measure)], at: &[Int], nth: usize) -> (usize, Int, Int) {
    let mut left = at.to_vec();
    let mut last = (usize::MAX, Int::zero(), Int::zero());
    for (counter, amount) in pays.iter().take(nth + 1) {
        let cost = amount.of(&left);
        let cost = if cost.is_negative() { Int::zero() } else { cost };
        if let Some(has) = left.get_mut(*counter) {
            last = (*counter, has.clone(), cost.clone());
            *has = &*has - &cost;
        }
    }
    last
}
