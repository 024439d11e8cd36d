//! The verdict where no skirmish is fought: what a loop in a fellowship or regroup phase leaves.

use crate::games::lotr_tcg::looping::arena::player;
use crate::games::lotr_tcg::looping::core::{Fight, Window};
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::games::lotr_tcg::looping::moment::{Done, Moment};
use crate::games::lotr_tcg::looping::rulebook::REPEATS_FOREVER;
use crate::games::lotr_tcg::looping::says::LoopStep;
use crate::games::lotr_tcg::looping::ways::same;
use crate::loops::{Limits, figure, repeat};
use crate::play::Record;
use crate::ruling::Says;
use crate::words::{Count, Int};

/// So many iterations are looked at for one after which nothing changes any more.
const LOOKED_AT: usize = 8;

/// The verdict of a window without a skirmish, with its findings written down.
pub fn window_verdict(record: &mut Record<Moment>, window: &Window, done: Option<&Done>) -> Says {
    let fight = record.state.fight.clone();
    let minions = minions_left(window, &fight);
    let (twilight, conditions) = (figure(&fight.twilight), figure(&fight.conditions));
    for (key, value, says) in [
        ("twilight", &twilight, LoopLabel::FoundTwilight { twilight: twilight.clone() }),
        ("minions", &minions, LoopLabel::FoundMinions { minions: minions.clone() }),
        ("conditions", &conditions, LoopLabel::FoundConditions { conditions: conditions.clone() }),
    ] {
        record.find(key, value, says.says(), &[&REPEATS_FOREVER]);
    }
    let Some(done) = done else {
        return LoopStep::WindowStands { twilight, minions, conditions }.says();
    };
    if let Some((side, _)) = done.broken_off {
        let (iterations, named) = (done.iterations.clone(), done.named.clone());
        return LoopStep::LoopIsBrokenOff { seat: player(side), iterations, named, twilight, minions, conditions }.says();
    }
    let unchanged = unchanged_after(window, done);
    if let Some(after) = &unchanged {
        let says = LoopLabel::FoundUnchanged { after: after.clone() };
        record.find("unchanged_after", after, says.says(), &[&REPEATS_FOREVER]);
    }
    match unchanged.filter(|after| *after <= done.iterations) {
        Some(after) => LoopStep::NumberDoesNotMatter { iterations: done.iterations.clone(), after, twilight }.says(),
        None => {
            let (iterations, last) = (done.iterations.clone(), done.last.map(player));
            LoopStep::LoopIsDone { iterations, last, twilight, minions, conditions }.says()
        }
    }
}

/// What a window leaves if nobody acts any more: of a skirmish that has no answer, that the book does not say.
pub fn stands(window: &Window, fight: &Fight) -> Says {
    if window.line_up.is_some() {
        return LoopLabel::RulesDoNotSay.says();
    }
    let (twilight, conditions) = (figure(&fight.twilight), figure(&fight.conditions));
    LoopStep::WindowStands { twilight, minions: minions_left(window, fight), conditions }.says()
}

/// The minions that are still in play.
pub fn minions_left(window: &Window, fight: &Fight) -> Int {
    let there = window.minions.iter().filter_map(|place| fight.there.get(*place)).map(figure);
    there.fold(Int::zero(), |sum, one| &sum + &one)
}

// The iteration after which one more changes nothing, if it is an early one: then none does.
fn unchanged_after(window: &Window, done: &Done) -> Option<Count> {
    let round = done.round.actions();
    let after = |laps: usize| repeat(window, &done.start, &round, &Count::from(laps), &Limits::default()).state;
    (0..LOOKED_AT).find(|laps| same(window, &after(*laps), &after(laps + 1))).map(Count::from)
}
