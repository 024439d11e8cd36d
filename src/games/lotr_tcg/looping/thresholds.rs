//! From which number on a skirmish ends in which way: read off the engine, whatever the abilities are.

use crate::games::lotr_tcg::looping::core::{Action, Fight, Halt, Prospect, Use, Window};
use crate::games::lotr_tcg::skirmish::Decided;
use crate::loops::{Ended, Limits, figure, repeat};
use crate::words::{Count, Int};

/// A total changes by a fixed amount each iteration, so each of the few comparisons turns at most once.
const MOST_STRETCHES: usize = 16;

/// A range of numbers with the same prospect; it goes on until the next one begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// Its first number.
    pub from: Count,
    /// How the skirmish ends.
    pub prospect: Prospect,
}

/// The prospect for every number from `first` on: so many iterations of `round`, then `added`.
///
/// Each stretch is followed by the engine until the skirmish would end otherwise, beyond any number at which a total
/// could still change its rank. `None` if the engine cannot say.
pub fn stretches(
    window: &Window,
    start: &Fight,
    round: &[Action],
    added: Option<&Use>,
    first: &Count,
) -> Option<Vec<Stretch>> {
    let limits = Limits::default();
    let outcome = repeat(window, start, round, first, &limits);
    let ended_by = |halt: Halt| if matches!(halt, Halt::Corrupted { .. }) { Prospect::Corrupted } else { Prospect::CannotBeDone };
    let mut from = first.clone();
    let mut fight = match outcome.ended {
        Ended::AsNamed => outcome.state,
        Ended::Halted { why, .. } => return Some(vec![Stretch { from, prospect: ended_by(why) }]),
        Ended::Unknown { .. } => return None,
    };
    let mut prospect = window.prospect_now(&fight, added);
    let far = beyond_every_turn(window, start);
    let mut found = vec![Stretch { from: from.clone(), prospect }];
    while found.len() < MOST_STRETCHES {
        let mut watched = round.to_vec();
        watched.push(Action::Watch { as_long_as: prospect, added: added.cloned() });
        let outcome = repeat(window, &fight, &watched, &far, &limits);
        let Ended::Halted { iteration, why, .. } = outcome.ended else {
            return (outcome.ended == Ended::AsNamed).then_some(found);
        };
        from = &from + &iteration;
        let Halt::Turns(next) = why else {
            found.push(Stretch { from, prospect: ended_by(why) });
            return Some(found);
        };
        (fight, prospect) = (outcome.state, next);
        found.push(Stretch { from: from.clone(), prospect });
    }
    None
}

/// A number of iterations beyond any at which something on the board can turn for the first time.
///
/// A comparison is a whole number a + b·n with |a| at most three times all that is on the board, and it turns, if ever,
/// at n <= |a|; printed bonuses of a round come on top once.
pub fn beyond_every_turn(window: &Window, start: &Fight) -> Count {
    let mut sum = Int::from(1_000);
    for quantity in start.strengths.iter().chain(&start.damages).chain(&start.wounds).chain([&start.burdens, &start.threats, &start.twilight, &start.conditions]) {
        let there = figure(quantity);
        sum = if there.is_negative() { &sum - &there } else { &sum + &there };
    }
    let vitality = window.vitalities.iter().fold(Count::zero(), |sum, one| &sum + one);
    let sum = &(&sum + &window.resistance.int()) + &vitality.int();
    &sum.count().unwrap_or_default() * &Count::from(1_000)
}

/// The greatest number for which the Shadow overwhelms, if it does so from the first number on: `Some(None)` for every
/// number, `None` for none.
pub fn overwhelms_up_to(stretches: &[Stretch]) -> Option<Option<Count>> {
    let overwhelms =
        |stretch: &Stretch| matches!(stretch.prospect, Prospect::Fought { decided: Decided::ShadowOverwhelms, .. });
    if !stretches.first().is_some_and(overwhelms) {
        return None;
    }
    let next = stretches.iter().find(|stretch| !overwhelms(stretch));
    Some(next.and_then(|next| next.from.minus(&Count::one())))
}
