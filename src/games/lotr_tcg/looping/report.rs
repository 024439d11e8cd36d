//! What is reported of a loop: its counters, how many actions there were, who had the last one.

use crate::games::lotr_tcg::looping::arena::{Arena, player};
use crate::games::lotr_tcg::looping::core::{Side, Skirmish};
use crate::games::lotr_tcg::looping::counters::Extremes;
use crate::games::lotr_tcg::looping::guards::{counter_named, guard_named};
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::games::lotr_tcg::looping::moment::{Done, Moment};
use crate::games::lotr_tcg::looping::prompts::use_says;
use crate::games::lotr_tcg::looping::round::{Round, Stroke};
use crate::games::lotr_tcg::looping::rulebook::{BURDENS_LOWER_RESISTANCE, FINAL_ACTION, REPEATS_FOREVER};
use crate::games::lotr_tcg::looping::ways::extremes;
use crate::games::lotr_tcg::rulebook::BURDENS_CORRUPT;
use crate::loops::policy::Answer;
use crate::loops::{Limits, figure, repeat, repeat_with_certificate};
use crate::play::{Record, loop_way};
use crate::ruling::{Arg, CounterReport, LoopReport, LoopStop, RoundAction, Says};
use crate::words::{Count, Int};

/// Writes down the loop as it was done; the record's fight is the one at its end. `stop` is the iteration, from 1, and
/// the action of the round, from 0, at which the Ring-bearer was corrupted.
pub fn report(
    arena: &Arena,
    skirmish: &Skirmish,
    record: &mut Record<Moment>,
    done: &Done,
    stop: Option<(Count, usize)>,
    compared_at: Vec<Count>,
) {
    let round = done.round.actions();
    let limits = Limits::default();
    let (outcome, certificate) = repeat_with_certificate(skirmish, &done.start, &round, &done.iterations, &limits);
    let way = loop_way(&outcome, certificate.ok(), &|name| counter_named(arena, name), &guard_named);
    let mut seen = extremes(skirmish, &done.start, &done.round.actions(), &done.iterations, &outcome.phases);
    seen.see(&record.state.fight);
    let whole = match &stop {
        Some((iteration, _)) => iteration.minus(&Count::one()).unwrap_or_default(),
        None => done.iterations.clone(),
    };
    let last = if let Some((_, action)) = &stop { actor_at(&done.round, *action) } else { done.last };
    let added = done.added.and_then(|nth| done.round.actors().get(nth).copied());
    findings(record, done, &whole, stop.as_ref(), last, added, &seen);
    let loop_report = LoopReport {
        round: round_actions(&done.round),
        agreed: match &done.answer {
            Some(Answer::Lower(lower)) => lower.clone(),
            _ => done.named.clone(),
        },
        done: whole,
        counters: counter_reports(arena, skirmish, record, done, &seen),
        stop: stop.map(|(iteration, action)| LoopStop {
            iteration,
            action,
            why: LoopLabel::FateCorrupted { ring_bearer: arena.ring_bearer.clone() }.says(),
        }),
        last: last.map(Side::seat),
        added: added.map(Side::seat),
        compared_at,
        samples: Vec::new(),
        way,
    };
    record.settle_loop(loop_report);
}

fn actor_at(round: &Round, action: usize) -> Option<Side> {
    round.strokes.get(action).map(Stroke::by)
}

fn findings(
    record: &mut Record<Moment>,
    done: &Done,
    whole: &Count,
    stop: Option<&(Count, usize)>,
    last: Option<Side>,
    added: Option<Side>,
    seen: &Extremes,
) {
    record.find("iterations", whole, LoopLabel::FoundIterations { times: whole.clone() }.says(), &[&REPEATS_FOREVER]);
    for (key, side) in [("actions.free_peoples", Side::FreePeoples), ("actions.shadow", Side::Shadow)] {
        let times = actions_of(&done.round, side, whole, stop, added);
        let says = LoopLabel::FoundActions { seat: player(side), times: times.clone() }.says();
        record.find(key, &times, says, &[&REPEATS_FOREVER]);
    }
    let nobody = || Arg::from("none");
    let seat = |side: Option<Side>| side.map_or_else(nobody, |side| Arg::from(side.seat()));
    let says = last.map_or(LoopLabel::FoundNobodyLast, |side| LoopLabel::FoundLast { seat: player(side) });
    record.find("last", seat(last), says.says(), &[&FINAL_ACTION]);
    let says = added.map_or(LoopLabel::FoundNoneAdded, |side| LoopLabel::FoundAdded { seat: player(side) });
    record.find("added", seat(added), says.says(), &[&FINAL_ACTION]);
    let (low, peak) = seen.burdens();
    record.find("burdens.peak", &peak, LoopLabel::FoundPeak { burdens: peak.clone() }.says(), &[&BURDENS_LOWER_RESISTANCE]);
    record.find("burdens.low", &low, LoopLabel::FoundLow { burdens: low.clone() }.says(), &[&BURDENS_LOWER_RESISTANCE]);
    if let Some((iteration, action)) = stop {
        let action = Count::from(*action);
        let says = LoopLabel::FoundCorruptedAt { iteration: iteration.clone(), action: action.clone() }.says();
        let at = Arg::List(vec![Arg::from(iteration), Arg::from(action)]);
        record.find("corrupted_at", at, says, &[&BURDENS_CORRUPT]);
    }
}

// The abilities that a side has used: in whole iterations, in the one that stopped, and the one added.
fn actions_of(
    round: &Round,
    side: Side,
    whole: &Count,
    stop: Option<&(Count, usize)>,
    added: Option<Side>,
) -> Count {
    let own = |stroke: &&Stroke| matches!(stroke, Stroke::Deed(_)) && stroke.by() == side;
    let each = Count::from(round.strokes.iter().filter(own).count());
    let begun = stop.map_or(0, |(_, action)| round.strokes.iter().take(action + 1).filter(own).count());
    let once = usize::from(added == Some(side));
    &(&each * whole) + &Count::from(begun + once)
}

fn round_actions(round: &Round) -> Vec<RoundAction> {
    let says = |stroke: &Stroke| match stroke {
        Stroke::Deed(deed) => use_says(deed),
        Stroke::Pass(_) => LoopLabel::DoPass.says(),
    };
    round.strokes.iter().map(|stroke| RoundAction { seat: Some(stroke.by().seat()), says: says(stroke) }).collect()
}

fn counter_reports(
    arena: &Arena,
    skirmish: &Skirmish,
    record: &Record<Moment>,
    done: &Done,
    seen: &Extremes,
) -> Vec<CounterReport> {
    let once = repeat(skirmish, &done.start, &done.round.actions(), &Count::one(), &Limits::default()).state;
    let end = &record.state.fight;
    let counter = |says: Says, start: Int, once: Int, end: Int, (least, most): (Int, Int)| CounterReport {
        says,
        change: Some(&once - &start),
        start,
        least,
        most,
        end,
    };
    let burdens = [&done.start, &once, end].map(|fight| figure(&fight.burdens));
    let [before, after_one, at_end] = burdens;
    let mut reports =
        vec![counter(LoopLabel::CounterBurdens.says(), before, after_one, at_end, seen.burdens())];
    for place in 0..arena.pieces.len() {
        let strengths = [&done.start, &once, end].map(|fight| fight.strengths.get(place).map(figure).unwrap_or_default());
        let [before, after_one, at_end] = strengths;
        let fights = skirmish.line_up.character == place || skirmish.line_up.minions.contains(&place);
        if fights || before != at_end {
            let says = LoopLabel::CounterStrength { piece: arena.at(place) }.says();
            reports.push(counter(says, before, after_one, at_end, seen.strength(place)));
        }
    }
    reports
}
