//! What is reported of a loop: its counters, how many actions there were, who had the last one.

use crate::games::lotr_tcg::looping::arena::{Arena, player};
use crate::games::lotr_tcg::looping::core::{Side, Window};
use crate::games::lotr_tcg::looping::counters::{Extremes, SINGLE, counters};
use crate::games::lotr_tcg::looping::guards::{counter_named, guard_named};
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::games::lotr_tcg::looping::moment::{Done, Moment};
use crate::games::lotr_tcg::looping::prompts::use_says;
use crate::games::lotr_tcg::looping::round::{Round, Stroke};
use crate::games::lotr_tcg::looping::rulebook::{BURDENS_LOWER_RESISTANCE, FINAL_ACTION, REPEATS_FOREVER};
use crate::games::lotr_tcg::looping::ways::extremes;
use crate::games::lotr_tcg::rulebook::BURDENS_CORRUPT;
use crate::loops::policy::Answer;
use crate::loops::{Limits, repeat, repeat_with_certificate};
use crate::play::{Record, changes, loop_way};
use crate::ruling::{Arg, CounterReport, LoopReport, LoopStop, RoundAction, Says};
use crate::words::{Count, Int};

/// Writes down the loop as it was done; the record's fight is the one at its end. `stop` is the iteration, from 1, and
/// the action of the round, from 0, at which the Ring-bearer was corrupted.
pub fn report(
    arena: &Arena,
    window: &Window,
    record: &mut Record<Moment>,
    done: &Done,
    stop: Option<(Count, usize)>,
    compared_at: Vec<Count>,
) {
    let round = done.round.actions();
    let limits = Limits::default();
    let (outcome, certificate) = repeat_with_certificate(window, &done.start, &round, &done.iterations, &limits);
    let way = loop_way(&outcome, certificate.ok(), &|name| counter_named(arena, name), &guard_named);
    let mut seen = extremes(window, &done.start, &done.round.actions(), &done.iterations, &outcome.phases);
    seen.see(&record.state.fight);
    let whole = match &stop {
        Some((iteration, _)) => iteration.minus(&Count::one()).unwrap_or_default(),
        None => done.iterations.clone(),
    };
    let last = if let Some((_, action)) = &stop { actor_at(&done.round, *action) } else { done.last };
    let added = done.added.and_then(|nth| done.round.actors().get(nth).copied());
    findings(record, window, done, &whole, stop.as_ref(), last, added, &seen);
    let counters = counter_reports(arena, window, record, done, &seen);
    let round = round_actions(window, done, &counters);
    let loop_report = LoopReport {
        round,
        agreed: match &done.answer {
            Some(Answer::Lower(lower)) => lower.clone(),
            _ => done.named.clone(),
        },
        done: whole,
        counters: counters.into_iter().map(|(_, counter)| counter).collect(),
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

#[allow(clippy::too_many_arguments)]
fn findings(
    record: &mut Record<Moment>,
    window: &Window,
    done: &Done,
    whole: &Count,
    stop: Option<&(Count, usize)>,
    last: Option<Side>,
    added: Option<Side>,
    seen: &Extremes,
) {
    record.find("iterations", whole, LoopLabel::FoundIterations { times: whole.clone() }.says(), &[&REPEATS_FOREVER]);
    // A fellowship phase has no action of the Shadow's to count.
    let begun = stop.map(|(_, action)| action + 1).or(done.broken_off.map(|(_, strokes)| strokes)).unwrap_or_default();
    for side in window.players.iter().copied() {
        let times = actions_of(&done.round, side, whole, begun, added);
        let says = LoopLabel::FoundActions { seat: player(side), times: times.clone() }.says();
        record.find(format!("actions.{}", side.seat()), &times, says, &[&REPEATS_FOREVER]);
    }
    let nobody = || Arg::from("none");
    let seat = |side: Option<Side>| side.map_or_else(nobody, |side| Arg::from(side.seat()));
    let says = last.map_or(LoopLabel::FoundNobodyLast, |side| LoopLabel::FoundLast { seat: player(side) });
    record.find("last", seat(last), says.says(), &[&FINAL_ACTION]);
    let says = added.map_or(LoopLabel::FoundNoneAdded, |side| LoopLabel::FoundAdded { seat: player(side) });
    record.find("added", seat(added), says.says(), &[&FINAL_ACTION]);
    if window.line_up.is_none() {
        return;
    }
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
    begun: usize,
    added: Option<Side>,
) -> Count {
    let own = |stroke: &&Stroke| matches!(stroke, Stroke::Deed(_)) && stroke.by() == side;
    let each = Count::from(round.strokes.iter().filter(own).count());
    let begun = round.strokes.iter().take(begun).filter(own).count();
    let once = usize::from(added == Some(side));
    &(&each * whole) + &Count::from(begun + once)
}

// Each action of a round, with what it changes in the first iteration of what is reported.
fn round_actions(window: &Window, done: &Done, reported: &[(usize, CounterReport)]) -> Vec<RoundAction> {
    let says = |stroke: &Stroke| match stroke {
        Stroke::Deed(deed) => use_says(deed),
        Stroke::Pass(_) => LoopLabel::DoPass.says(),
    };
    let actions = done.round.actions();
    let names: Vec<Says> = reported.iter().map(|(_, counter)| counter.says.clone()).collect();
    let behind = |number: usize| {
        let begun = actions.get(..number).unwrap_or_default();
        let all = counters(&repeat(window, &done.start, begun, &Count::one(), &Limits::default()).state);
        reported.iter().map(|(place, _)| all.get(*place).cloned().unwrap_or_default()).collect()
    };
    let mut changes = changes(&names, &(0..=actions.len()).map(behind).collect::<Vec<_>>()).into_iter();
    let action = |stroke: &Stroke| RoundAction {
        seat: Some(stroke.by().seat()),
        says: says(stroke),
        changes: changes.next().unwrap_or_default(),
    };
    done.round.strokes.iter().map(action).collect()
}

// Each with its place among all counters.
fn counter_reports(
    arena: &Arena,
    window: &Window,
    record: &Record<Moment>,
    done: &Done,
    seen: &Extremes,
) -> Vec<(usize, CounterReport)> {
    let once = repeat(window, &done.start, &done.round.actions(), &Count::one(), &Limits::default()).state;
    let end = &record.state.fight;
    let all = [&done.start, &once, end].map(counters);
    let of = |counter: usize| {
        let [before, after_one, at_end] = &all;
        let one = |row: &Vec<Int>| row.get(counter).cloned().unwrap_or_default();
        (one(before), one(after_one), one(at_end))
    };
    let mut reports = Vec::new();
    let singles = [
        LoopLabel::CounterBurdens,
        LoopLabel::CounterThreats,
        LoopLabel::CounterTwilight,
        LoopLabel::CounterConditions,
    ];
    for (counter, says) in singles.into_iter().enumerate() {
        let (before, after_one, at_end) = of(counter);
        let range = seen.of(counter);
        if (counter == 0 && window.line_up.is_some()) || range.0 != range.1 {
            reports.push((counter, counter_report(says.says(), (before, after_one, at_end), range)));
        }
    }
    let there = arena.pieces.len();
    for place in 0..there {
        let fights = window.line_up.as_ref().is_some_and(|line_up| {
            line_up.character == place || line_up.minions.contains(&place)
        });
        let piece = || arena.at(place);
        for (nth, says) in [
            LoopLabel::CounterStrength { piece: piece() },
            LoopLabel::CounterDamage { piece: piece() },
            LoopLabel::CounterWounds { piece: piece() },
            LoopLabel::CounterPresence { piece: piece() },
        ]
        .into_iter()
        .enumerate()
        {
            let counter = SINGLE + nth * there + place;
            let range = seen.of(counter);
            if (nth == 0 && fights) || range.0 != range.1 {
                reports.push((counter, counter_report(says.says(), of(counter), range)));
            }
        }
    }
    reports
}

fn counter_report(says: Says, (start, once, end): (Int, Int, Int), (least, most): (Int, Int)) -> CounterReport {
    CounterReport { says, change: Some(&once - &start), start, least, most, end }
}
