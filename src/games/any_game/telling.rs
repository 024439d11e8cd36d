//! The round as it is done, step by step where it counts, the verdict on it, and the report of the loop.

use crate::games::any_game::core::{Counters, Halt};
use crate::games::any_game::course::{Done, Moment, RoundCourse};
use crate::games::any_game::extremes::{extremes, see};
use crate::games::any_game::fate::{Stop, limits};
use crate::games::any_game::figures::{repetition, values};
use crate::games::any_game::labels::Label;
use crate::games::any_game::procedure::Procedure;
use crate::games::any_game::rulebook::{COSTS, DESCRIBED, ENDS, R104_2A, R104_3F, R104_4A};
use crate::games::any_game::run::{Run, changed, way, why_halted, why_unknown};
use crate::games::any_game::says::RoundSays;
use crate::games::any_game::seats::{player, seat_id};
use crate::games::any_game::setup::Then;
use crate::games::any_game::table::Table;
use crate::loops::{Cx, Ended, Machine, Tier, repeat, spread};
use crate::play::{Record, changes};
use crate::ruling::{CounterReport, LoopReport, LoopSample, LoopStop, Player, RoundAction, Says, Step};
use crate::words::{Count, Int};
use std::rc::Rc;

/// The step of an action that took the counters from one state to another.
pub fn action_step(table: &Table, place: usize, before: &Counters, after: &Counters) -> Step {
    let action = table.action(place);
    let (counters, values) = changed(table, before, after);
    let touched: Vec<_> = counters.iter().map(|counter| counter.id.clone()).chain([action.id.clone()]).collect();
    let says = if counters.is_empty() {
        RoundSays::ActionChangesNothing { action }
    } else {
        RoundSays::ActionDone { action, counters, values }
    };
    let step = Step::by(&DESCRIBED, says.says()).touching(touched);
    match table.strokes.get(place).and_then(|stroke| stroke.by) {
        Some(seat) => step.actor(seat_id(seat)),
        None => step,
    }
}

/// Tells the first iteration action by action, then that it repeats, then what is done of the last one.
///
/// # Errors
/// Why that cannot be said.
pub fn tell(course: &RoundCourse, record: &mut Record<Moment>, run: &Run) -> Result<(), Says> {
    let table = &course.table;
    let body = table.core.round();
    let whole = &run.spot.whole;
    if !whole.is_zero() {
        actions(course, record, body.len(), None);
        if let Some(more) = whole.minus(&Count::one()).filter(|more| !more.is_zero()) {
            let outcome = repeat(&table.core, &table.start, &body, whole, &limits());
            if let Ended::Unknown { why, known_iterations } = outcome.ended {
                return Err(why_unknown(&why, whole, known_iterations));
            }
            record.state.counters = outcome.state;
            record.step(Step::by(&DESCRIBED, RoundSays::Repeats { times: more }.says()));
        }
    }
    let begun = run.spot.actions + usize::from(run.stop.is_some());
    actions(course, record, begun, run.stop.as_ref());
    record.state.done = Some(Rc::new(Done { spot: run.spot.clone(), end: run.end.clone() }));
    Ok(())
}

// The first `count` actions of an iteration from the record's counters; the last one halts if there is a stop.
fn actions(course: &RoundCourse, record: &mut Record<Moment>, count: usize, stop: Option<&Stop>) {
    let table = &course.table;
    let mut cx = Cx::concrete();
    for (place, action) in table.core.round().iter().take(count).enumerate() {
        let before = record.state.counters.clone();
        let halted = table.core.act(&mut record.state.counters, action, &mut cx).is_err();
        let after = record.state.counters.clone();
        match stop.filter(|stop| halted && stop.action == place) {
            Some(stop) if !stop.ends_the_game() => {
                if values(&before) != values(&after) {
                    record.step(action_step(table, place, &before, &after));
                }
                let why = why_halted(table, stop, &after);
                let says = RoundSays::CannotBeDone { action: table.action(place), why };
                record.step(Step::by(&COSTS, says.says()).touching([table.action(place).id.clone()]));
            }
            stop => {
                record.step(action_step(table, place, &before, &after));
                if let Some(stop) = stop {
                    game_over_steps(course, record, stop);
                }
            }
        }
    }
}

/// The bounds that are reached, all at once.
pub fn game_over_steps(course: &RoundCourse, record: &mut Record<Moment>, stop: &Stop) {
    let Halt::Over(bounds) = &stop.halt else { return };
    let at = values(&record.state.counters);
    for bound in bounds {
        let Some(place) = course.table.core.bounds.get(*bound).map(|check| check.counter) else { continue };
        let counter = course.table.counter(place);
        let value = at.get(place).cloned().unwrap_or_default();
        let end = course.table.end_says(*bound);
        let says = RoundSays::BoundReached { counter: counter.clone(), value, end };
        record.step(Step::by(&ENDS, says.says()).touching([counter.id.clone()]));
    }
}

/// The verdict on a run that had no action added.
pub fn verdict(
    course: &RoundCourse,
    record: &mut Record<Moment>,
    run: &Run,
    last: Option<usize>,
    next: Option<usize>,
) -> Says {
    let table = &course.table;
    if let Some(stop) = &run.stop {
        return stopped(course, record, stop, &run.end);
    }
    let (counters, values) = changed(table, &table.start, &run.end);
    let after = run.spot.actions.checked_sub(1).map(|place| table.action(place));
    let (last, next) = (last.map(player), next.map(player));
    RoundSays::RoundDone { times: run.spot.whole.clone(), after, last, next, counters, values }.says()
}

/// The verdict on a run behind which an action was added.
pub fn verdict_after(
    course: &RoundCourse,
    record: &mut Record<Moment>,
    run: &Run,
    last: Option<usize>,
    added: Option<(usize, Option<Stop>)>,
) -> Says {
    let table = &course.table;
    let Some((place, stop)) = added else { return verdict(course, record, run, last, None) };
    let end = record.state.counters.clone();
    if let Some(stop) = stop {
        return stopped(course, record, &stop, &end);
    }
    let (counters, values) = changed(table, &table.start, &end);
    let (after, last) = (Some(table.action(place)), last.map(player));
    RoundSays::RoundDone { times: run.spot.whole.clone(), after, last, next: None, counters, values }.says()
}

// The verdict where something stopped the round.
fn stopped(course: &RoundCourse, record: &mut Record<Moment>, stop: &Stop, end: &Counters) -> Says {
    let table = &course.table;
    let (counters, values) = changed(table, &table.start, end);
    let (iteration, action) = (stop.iteration.clone(), table.action(stop.action));
    let several = table.core.deeds.get(stop.action).is_some_and(|deed| deed.times.is_some());
    let repetition = repetition(end).filter(|_| several);
    let Halt::Over(bounds) = &stop.halt else {
        let why = why_halted(table, stop, end);
        return RoundSays::RoundStops { iteration, action, repetition, why, counters, values }.says();
    };
    let of = |then: Then| -> Vec<usize> {
        let reached = bounds.iter().filter_map(|bound| table.ends.get(*bound));
        let mut seats: Vec<usize> =
            reached.filter(|(what, _)| *what == then).filter_map(|(_, seat)| *seat).collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    };
    let (loses, mut wins) = (of(Then::Loses), of(Then::Wins));
    let drawn = bounds.iter().any(|bound| matches!(table.ends.get(*bound), Some((Then::Draws, _))));
    let magic = matches!(course.procedure, Procedure::Shortcut | Procedure::Tournament);
    if magic {
        for seat in loses.iter().filter(|seat| wins.contains(seat)) {
            record.step(Step::by(&R104_3F, RoundSays::LosingCounts { seat: player(*seat) }.says()));
        }
        wins.retain(|seat| !loses.contains(seat));
    }
    let draw = RoundSays::DrawAtOnce { iteration: iteration.clone(), action: action.clone(), counters: counters.clone(), values: values.clone() };
    if drawn {
        return draw.says();
    }
    let left: Vec<usize> = (0..table.players).filter(|seat| !loses.contains(seat)).collect();
    if magic && left.is_empty() && table.players > 1 {
        let verdict = draw.says();
        record.step(Step::by(&R104_4A, verdict.clone()));
        return verdict;
    }
    if let ([only], true) = (left.as_slice(), wins.is_empty() && table.players > 1) {
        let rule = if magic { &R104_2A } else { &ENDS };
        record.step(Step::by(rule, RoundSays::OnlyOneLeft { seat: player(*only) }.says()));
        wins.push(*only);
    }
    let seats = |seats: &[usize]| -> Vec<Player> { table.seats(seats) };
    let (loses, wins) = (seats(&loses), seats(&wins));
    RoundSays::GameEnds { loses, wins, iteration, action, repetition, counters, values }.says()
}

/// Writes down the loop: how often, what it changed, where it stopped, and who had the last action, or one added.
pub fn report(
    course: &RoundCourse,
    record: &mut Record<Moment>,
    run: &Run,
    named: &Count,
    (last, added): (Option<usize>, Option<usize>),
) {
    let table = &course.table;
    let whole = run.spot.whole.clone();
    let says = Label::FoundIterations { times: whole.clone() }.says();
    record.find("iterations", &whole, says, &[&DESCRIBED]);
    let acts = table.actions.iter().zip(&table.strokes).zip(changes_of_round(course));
    let round = acts.map(|((action, stroke), changes)| RoundAction {
        seat: stroke.by.map(seat_id),
        says: Rc::new(action.clone()),
        changes,
    });
    let stop = run.stop.as_ref().map(|stop| LoopStop {
        iteration: stop.iteration.clone(),
        action: stop.action,
        why: why_halted(table, stop, &run.end),
    });
    // What is proved has to reach to the stop, which may lie just behind the whole iterations that were named.
    let reached = run.stop.as_ref().map_or(named, |stop| &stop.iteration);
    record.settle_loop(LoopReport {
        round: round.collect(),
        agreed: named.clone(),
        done: whole.clone(),
        counters: counters(course, run).unwrap_or_default(),
        stop,
        last: last.map(seat_id),
        added: added.map(seat_id),
        samples: samples(course, run),
        compared_at: run.compared_at.clone(),
        way: way(table, named.max(reached)),
    });
}

// What each action changes in the first iteration.
fn changes_of_round(course: &RoundCourse) -> Vec<Vec<(Says, Int)>> {
    let table = &course.table;
    let round = table.core.round();
    let names: Vec<Says> = table.counters.iter().map(|counter| Rc::new(counter.clone()) as Says).collect();
    let behind = |actions: usize| {
        let begun = round.get(..actions).unwrap_or_default();
        values(&repeat(&table.core, &table.start, begun, &Count::one(), &limits()).state)
    };
    changes(&names, &(0..=round.len()).map(behind).collect::<Vec<_>>())
}

fn same_each_time(run: &Run) -> bool {
    run.phases.len() == 1 && run.phases.iter().all(|phase| phase.tier == Tier::Translation)
}

// The counters on the way, where they do not go straight on.
fn samples(course: &RoundCourse, run: &Run) -> Vec<LoopSample> {
    if same_each_time(run) {
        return Vec::new();
    }
    let table = &course.table;
    let at = |iteration: Count| {
        let outcome = repeat(&table.core, &table.start, &table.core.round(), &iteration, &limits());
        (outcome.ended == Ended::AsNamed).then(|| LoopSample { iteration, values: values(&outcome.state) })
    };
    spread(&run.spot.whole).into_iter().filter_map(at).collect()
}

// Each counter over the loop, where its extremes are known.
fn counters(course: &RoundCourse, run: &Run) -> Option<Vec<CounterReport>> {
    let table = &course.table;
    let mut seen = extremes(&table.core, &table.start, &run.spot.whole, &run.phases)?;
    see(&mut seen, &run.end);
    let once = repeat(&table.core, &table.start, &table.core.round(), &Count::one(), &limits());
    let once = values(&once.state);
    let ends = values(&table.start).into_iter().zip(values(&run.end)).zip(seen).zip(once);
    let counters = table.counters.iter().zip(ends).map(|(counter, (((start, end), (least, most)), once))| {
        let change: Option<Int> = same_each_time(run).then(|| &once - &start);
        CounterReport { says: Rc::new(counter.clone()), start, change, least, most, end }
    });
    Some(counters.collect())
}
