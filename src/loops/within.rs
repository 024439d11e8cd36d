//! A loop within an action: a nested repeat, a run of triggers that are all alike.

use super::affine::{Affine, Map};
use super::any_start::AnyStart;
use super::cx::{Cx, Recorded};
use super::machine::Machine;
use super::number::Number;
use super::outcome::{Ended, Limits, Why, count};
use super::period::{Period, as_it_was_taken};
use super::qty::{Amount, Qty};
use super::record::{Ends, Recording, Span, record};
use super::repeat::repeat;

/// The text of the branch "is there another iteration of the inner loop".
const ANOTHER: &str = "another iteration of the inner loop";
/// The text of the branch "does this inner guard fall from iteration to iteration".
const FALLS: &str = "an inner guard that rises stays as it is";
/// The text of the branch "is an inner loop still the one that was settled".
const HELD: &str = "an inner loop starts from the same numbers";
/// How many iterations that no closed form covers are recorded one by one.
const MOST_BY_ONE: u64 = 256;

/// Repeats `body` `times` times within an action, in closed form; `times` may be a counter.
///
/// For use inside [`Machine::act`], with the `cx` that it was given. While a period is analysed, the whole inner loop
/// becomes one affine step with its guards; where that cannot be done, it is settled for the numbers at hand, and the
/// analysis holds as long as they stay what they are. If the inner loop is unknown, [`Cx::stuck`] says so, and so the
/// outer repeat ends.
///
/// # Errors
/// The halt of the inner iteration that halts; the state is then as far as it came.
pub fn repeat_within<M: Machine>(
    machine: &M,
    state: &mut M::State,
    body: &[M::Action],
    times: &Qty,
    cx: &mut Cx,
) -> Result<(), M::Halt> {
    if !cx.is_recording() {
        return as_numbers(machine, state, body, times, &Number::ZERO, cx);
    }
    let mut done = Number::ZERO;
    let mut by_one = 0u64;
    let mut budget = MOST_BY_ONE;
    while cx.at_least(times, &Qty(Amount::Number(&done + &Number::ONE)), ANOTHER) && cx.stuck().is_none() {
        if by_one == 0 {
            let left = times.shadow() - &done;
            match stretch(machine, state, body, times, &done, &left, cx) {
                Stretch::ByOne(laps) => by_one = laps.max(1),
                Stretch::Done(laps) => {
                    done = &done + &laps;
                    continue;
                }
                Stretch::AllDone => return Ok(()),
            }
        }
        if budget == 0 {
            return as_numbers(machine, state, body, times, &done, cx);
        }
        (budget, by_one) = (budget - 1, by_one - 1);
        for action in body {
            machine.act(state, action, cx)?;
        }
        done = &done + &Number::ONE;
    }
    Ok(())
}

/// Settles the iterations that are left for the numbers at hand, and holds these still.
fn as_numbers<M: Machine>(
    machine: &M,
    state: &mut M::State,
    body: &[M::Action],
    times: &Qty,
    done: &Number,
    cx: &mut Cx,
) -> Result<(), M::Halt> {
    let left = &cx.hold(times, ANOTHER) - done;
    for (_, quantity) in machine.quantities(state) {
        *quantity = Qty(Amount::Number(cx.hold(quantity, HELD)));
    }
    let limits = Limits { work: cx.work_left(), ..Limits::default() };
    let outcome = repeat(machine, state, body, &count(&left), &limits);
    cx.add_work(outcome.work);
    *state = outcome.state;
    match outcome.ended {
        Ended::AsNamed => Ok(()),
        Ended::Halted { why, .. } => Err(why),
        Ended::Unknown { why, .. } => {
            cx.give_up(why);
            Ok(())
        }
    }
}

/// What is done with the next iterations of an inner loop.
enum Stretch {
    /// They are to be recorded one by one.
    ByOne(u64),
    /// They were done as one step.
    Done(Number),
    /// All that were left were done as one step.
    AllDone,
}

/// Does as many iterations as run alike in one step.
fn stretch<M: Machine>(
    machine: &M,
    state: &mut M::State,
    body: &[M::Action],
    times: &Qty,
    done: &Number,
    left: &Number,
    cx: &mut Cx,
) -> Stretch {
    let mut plain = state.clone();
    let mut start = Vec::new();
    for (_, quantity) in machine.quantities(&mut plain) {
        start.push(quantity.shadow().clone());
        quantity.0 = Amount::Number(quantity.shadow().clone());
    }
    let unroll = Limits::default().unroll;
    let most = left.small().and_then(|left| usize::try_from(left).ok()).unwrap_or(unroll).min(unroll);
    let recording =
        record(machine, &plain, &start, body, Span { least: 1, most, work: cx.work_left(), products: false });
    cx.add_work(recording.work);
    let Recording { ends, laps, guards, .. } = recording;
    let Ends::Returned(map) = ends else { return Stretch::ByOne(laps as u64) };
    let entry: Vec<Qty> = machine.quantities(state).into_iter().map(|(_, quantity)| quantity.clone()).collect();
    match as_one_step(&map, start, &guards, &entry, Iterations { times, done, left, laps }, cx) {
        Step::ByOne => Stretch::ByOne(laps as u64),
        Step::Taken { values, iterations } => {
            for ((_, quantity), value) in machine.quantities(state).into_iter().zip(values) {
                *quantity = value;
            }
            iterations.map_or(Stretch::AllDone, Stretch::Done)
        }
    }
}

struct Iterations<'a> {
    times: &'a Qty,
    done: &'a Number,
    left: &'a Number,
    /// How many iterations make a period.
    laps: usize,
}

enum Step {
    ByOne,
    /// The counters afterwards, and how many iterations that was; `None`: all that were left.
    Taken {
        values: Vec<Qty>,
        iterations: Option<Number>,
    },
}

/// The periods that run alike as one affine step from `entry`, with the guards that keep them alike.
fn as_one_step(
    map: &Map,
    start: Vec<Number>,
    guards: &[Recorded],
    entry: &[Qty],
    iterations: Iterations<'_>,
    cx: &mut Cx,
) -> Step {
    let Iterations { times, done, left, laps } = iterations;
    let mut work = 0;
    let period = Period::of(map, start, guards, &mut work);
    cx.add_work(work);
    let (Ok(period), Some(closed)) = (period, AnyStart::of(map)) else { return Step::ByOne };
    let lap_count = Number::from(laps as i64);
    let (whole, _) = left.div_rem(&lap_count);
    let to_the_end = period.alike().is_none_or(|alike| *alike >= whole);
    let periods = if to_the_end { whole } else { period.alike().cloned().unwrap_or(whole) };
    let settled = Number::from(closed.early.len() as i64);
    if &periods - &settled <= Number::ONE {
        return Step::ByOne;
    }
    // How many periods: as a form only where the counters then stay affine, else as the number it is.
    let varying = to_the_end && laps == 1 && closed.is_translation();
    let turns = if varying {
        times - &Qty(Amount::Number(done.clone()))
    } else {
        if to_the_end {
            cx.hold(times, ANOTHER);
        }
        Qty(Amount::Number(periods.clone()))
    };
    let beyond = &turns - &Qty(Amount::Number(settled.clone()));
    cx.at_least(&beyond, &Qty::from(1), ANOTHER);
    for guard in guards {
        keep(&closed, guard, entry, &beyond, cx);
    }
    let values = if varying {
        let zero = Affine::constant(Number::ZERO);
        let value = |counter: usize| {
            let parts = closed.coefficients_of(&Affine::variable(counter));
            let change = put_in(parts.get(1).unwrap_or(&zero), entry);
            let base = put_in(parts.first().unwrap_or(&zero), entry);
            &base + &cx.product(&beyond, &change, ANOTHER)
        };
        (0..entry.len()).map(value).collect()
    } else {
        let mut work = 0;
        let rows = closed.after(&(&periods - &settled), &mut work);
        cx.add_work(work);
        let Ok(rows) = rows else {
            cx.give_up(Why::TooLarge);
            return Step::ByOne;
        };
        rows.iter().map(|row| put_in(row, entry)).collect()
    };
    Step::Taken { values, iterations: (!varying).then(|| &periods * &lap_count) }
}

/// Records what keeps one inner guard as it was taken through all the periods.
fn keep(closed: &AnyStart, guard: &Recorded, entry: &[Qty], beyond: &Qty, cx: &mut Cx) {
    let kept = as_it_was_taken(guard);
    for early in &closed.early {
        cx.at_least_zero(&put_in(&kept.over(&early.rows, &Number::ONE), entry), guard.guard);
    }
    let parts: Vec<Qty> = closed.coefficients_of(&kept).iter().map(|part| put_in(part, entry)).collect();
    if parts.iter().all(|part| !part.shadow().is_negative()) {
        // The basis is never negative: with no part below zero the guard holds for any number of periods.
        for part in &parts {
            cx.at_least_zero(part, guard.guard);
        }
        return;
    }
    if let [first, slope] = parts.as_slice()
        && closed.is_translation()
    {
        // It falls from period to period: the last one decides.
        cx.at_least_zero(slope, FALLS);
        let last = first + &cx.product(&(beyond - &Qty::from(1)), slope, guard.guard);
        cx.at_least_zero(&last, guard.guard);
        return;
    }
    // Known to hold for the numbers at hand: hold what it depends on.
    cx.hold(beyond, ANOTHER);
    for part in &parts {
        cx.hold(part, guard.guard);
    }
}

/// An expression over the inner counters, in terms of what they were when the inner loop began.
fn put_in(expr: &Affine, entry: &[Qty]) -> Qty {
    let mut whole = Qty(Amount::Number(expr.constant.clone()));
    for (counter, coefficient) in &expr.terms {
        if let Some(quantity) = entry.get(*counter) {
            whole += quantity.scaled(coefficient);
        }
    }
    whole
}
