//! What a player can pay for: now, and with choices that are still to be made.

use crate::games::riftbound::choices::Chooser;
use crate::games::riftbound::cost::Cost;
use crate::games::riftbound::own_cost::settled_ways;
use crate::games::riftbound::pipeline::{Asked, Total, total};
use crate::games::riftbound::state::{Execution, Pending, State};
use crate::games::riftbound::has::Has;

/// The total of a pending spell as far as its choices go.
pub fn total_of(state: &State, pending: &Pending, elected: &[usize]) -> Total {
    let asked = Asked {
        spell: &pending.spell,
        seat: pending.seat,
        instances: &pending.instances,
        elected,
        executions: &pending.executions,
        ignores_base: pending.spends.as_ref().is_some_and(Option::is_some),
    };
    total(state, &asked)
}

/// The totals that can be paid now, discards included.
pub fn payable<'a>(state: &State, pending: &Pending, options: &'a [Cost]) -> Vec<&'a Cost> {
    let purse = state.purse(pending.seat);
    let hand = hand_besides(state, pending);
    options.iter().filter(|cost| cost.discards <= hand && purse.can_pay(cost)).collect()
}

/// The cards in hand without the one that is played: it is on the chain when costs are paid.
pub fn hand_besides(state: &State, pending: &Pending) -> u32 {
    let there = state.thing(&pending.piece.id).is_some_and(|thing| thing.at.as_str().ends_with(".hand"));
    state.hand(pending.seat).saturating_sub(u32::from(there))
}

/// Whether a spell can still be paid for with these instances, in the best case of the choices that are not made yet.
///
/// *Says*: what is chosen may add to the cost (Deflect) or take from it; the cost is only fixed when all choices are made.
/// *Source*: Core Rules 1.4, 355, 356, 358.2. *Case*: RB-N92, RB-N98.
pub fn can_still_be_paid(state: &State, pending: &Pending, elected: &[usize]) -> bool {
    if pending.spends.is_none() {
        return settled_ways(state, pending).iter().any(|settled| can_still_be_paid(state, settled, elected));
    }
    let as_it_is = |pending: &Pending| !payable(state, pending, &total_of(state, pending, elected).options).is_empty();
    let to_come = (elected.len() + 1).saturating_sub(pending.executions.len());
    let choices_count = |has: &Has| matches!(has, Has::ChoosingMeLess | Has::FriendlyHereLess);
    let matters = state.things.iter().any(|thing| state.deflect_of(thing) > 0 || thing.has.iter().any(choices_count));
    if to_come == 0 || !matters {
        return as_it_is(pending);
    }
    let chooser = Chooser { state, seat: pending.seat, item: &pending.piece.id };
    let (ways, whole) = chooser.ways(&pending.spell, &[]);
    let owed = |way: &Execution| {
        let chosen = way.chosen.iter().flatten().filter_map(|one| state.thing(&one.id));
        chosen.filter(|thing| thing.owner != pending.seat).map(|thing| u64::from(state.deflect_of(thing))).sum::<u64>()
    };
    let Some(cheapest) = ways.iter().min_by_key(|way| owed(way)).cloned() else { return as_it_is(pending) };
    // Behind the listed ways there may be one that costs nothing more.
    let with = |first: &Execution| {
        let mut more = pending.clone();
        more.executions.push(first.clone());
        more.executions.extend((1..to_come).map(|_| cheapest.clone()));
        as_it_is(&more)
    };
    ways.iter().any(with) || (!whole && as_it_is(pending))
}
