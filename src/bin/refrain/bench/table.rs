//! B1 to B5: known loops, for numbers that can be played and numbers that cannot.

use crate::bench::line::{Line, ratio, timed};
use crate::bench::rounds::{Board, Does, Table, board, board_of, figures, number, settle};
use crate::bench::steppers::{self, Stepped};
use crate::bench::{described, game};
use refrain::loops::{Ended, Outcome};
use refrain::words::{Count, Int};
use std::hint::black_box;
use std::time::Duration;

const MILLION: u64 = 1_000_000;

/// Presence of Gond and Intruder Alarm: how many tokens?
pub fn gond() -> Line {
    let mut line = Line::new("B1", "gond_and_alarm");
    let round = [Does::Pays(0, 1), Does::Add(1, 1), Does::Add(0, 1), Does::Add(2, 1), Does::Moves { from: 1, to: 0 }];
    let start = board(&[1, 0, 0]);
    let counters = black_box([1, 0, 0]);
    against(&mut line, &start, &round, &|rounds| steppers::gond(counters, black_box(1), rounds));
    for typed in ["10^9", "10^100"] {
        let times = number(typed);
        let (time, outcome) = timed(|| settle(&start, &round, &times));
        line.time(&key("time", typed), time);
        let tokens = times.int();
        let expected = [&tokens + &Int::from(1), Int::zero(), tokens];
        line.check(typed, outcome.ended == Ended::AsNamed && figures(&outcome.state) == expected);
    }
    let described = described::gond();
    for typed in ["10^6", "10^9", "10^100"] {
        let times = number(typed);
        let tokens = times.int();
        let end = [&tokens + &Int::from(1), Int::zero(), tokens];
        let start = [1, 0, 0].map(Int::from);
        described.asked(&mut line, &label(typed), &start, &times, &end, None);
    }
    line
}

/// A drain of three: who is dead when?
pub fn drain() -> Line {
    let mut line = Line::new("B2", "drain_to_the_exact_stop");
    let round = [Does::Add(0, -3), Does::Add(1, 3), Does::FallsTo(0, 0)];
    let times = number("10^200");
    let million = board(&[1_000_000, 20]);
    let (time, outcome) = timed(|| settle(&million, &round, &times));
    let start = black_box([1_000_000, 20]);
    let (stepping, stepped) = timed(|| steppers::drain(start, black_box(3), u64::MAX));
    line.time("time_1e6", time);
    line.put("speedup_1e6", format!("{:.0}", ratio(stepping, time)));
    line.check("1e6", stepped.is_some_and(|stepped| same(&stepped, &outcome)));
    for typed in ["10^12", "10^100"] {
        let life = number(typed).int();
        let start = board_of(&[&life, &Int::from(20)]);
        let (time, outcome) = timed(|| settle(&start, &round, &times));
        line.time(&key("time", typed), time);
        let stop = halted(&outcome);
        // At the stop three times as much was lost as there was, or up to two more.
        let lost = &stop.int() * &Int::from(3);
        let left = &life - &lost;
        let exact = left <= Int::zero() && left >= Int::from(-2);
        let end = [left, &lost + &Int::from(20)];
        line.check(typed, exact && figures(&outcome.state) == end);
        let start = [life, Int::from(20)];
        described::drain().asked(&mut line, &label(typed), &start, &times, &end, Some(&stop));
    }
    line
}

/// One more token each round, and each pings: a quadratic stop.
pub fn pings() -> Line {
    let mut line = Line::new("B3", "a_ping_for_each_token");
    let round = [Does::Add(0, 1), Does::AddsTimes { to: 1, of: 0, times: -1 }, Does::FallsTo(1, 0)];
    let times = number("10^200");
    let far = board(&[0, 1_000_000_000_000]);
    let (time, outcome) = timed(|| settle(&far, &round, &times));
    let start = black_box([0, 1_000_000_000_000]);
    let (stepping, stepped) = timed(|| steppers::pings(start, black_box(1), u64::MAX));
    line.time("time_1e12", time);
    line.put("speedup_1e12", format!("{:.0}", ratio(stepping, time)));
    line.put("stop_1e12", halted(&outcome));
    line.check("1e12", stepped.is_some_and(|stepped| same(&stepped, &outcome)));
    let life = number("10^100").int();
    let start = board_of(&[&Int::zero(), &life]);
    let (time, outcome) = timed(|| settle(&start, &round, &times));
    line.time("time_1e100", time);
    // n (n + 1) / 2 reaches the life at the stop and not before.
    let stop = halted(&outcome).int();
    let lost = |n: &Int| n * &(n + &Int::from(1));
    let double = &life * &Int::from(2);
    let before = &stop - &Int::from(1);
    line.check("1e100", lost(&stop) >= double && lost(&before) < double);
    let end = figures(&outcome.state);
    let stop = halted(&outcome);
    described::pings().asked(&mut line, "1e100", &[Int::zero(), life], &times, &end, Some(&stop));
    line
}

/// Tokens that double, written out in full.
pub fn doubling() -> Line {
    let mut line = Line::new("B4", "doubling");
    let round = [Does::AddsTimes { to: 0, of: 0, times: 1 }];
    let start = board(&[1]);
    for typed in ["10^3", "10^4", "10^5", "500000"] {
        let times = number(typed);
        let (time, outcome) = timed(|| settle(&start, &round, &times));
        line.time(&key("time", typed), time);
        let value = figures(&outcome.state);
        let bits = value.first().map_or(0, |value| value.big().bits());
        let one_bit = value.first().is_some_and(|value| value.big().trailing_zeros() == Some(bits.saturating_sub(1)));
        let as_many = times.small().is_some_and(|times| times as u64 + 1 == bits);
        line.check(typed, outcome.ended == Ended::AsNamed && one_bit && as_many);
    }
    let times = number("10^4");
    let end = figures(&settle(&start, &round, &times).state);
    described::doubling().asked(&mut line, "1e4", &[Int::from(1)], &times, &end, None);
    let far = settle(&start, &round, &number("10^100"));
    line.check("1e100_is_refused", matches!(far.ended, Ended::Unknown { .. }));
    line
}

/// Sméagol at Anduin Banks: a burden each round, and off again.
pub fn anduin() -> Line {
    let mut line = Line::new("B5", "smeagol_at_anduin_banks");
    let round = [Does::Add(0, 1), Does::Reaches(0, 10), Does::Add(1, 2), Does::Pays(0, 1), Does::Add(2, 2)];
    let start = board(&[3, 3, 5]);
    let counters = black_box([3, 3, 5]);
    against(&mut line, &start, &round, &|rounds| steppers::anduin(counters, black_box(10), black_box([2, 2]), rounds));
    let times = number("10^100");
    let (time, outcome) = timed(|| settle(&start, &round, &times));
    line.time("time_1e100", time);
    let more = &times.int() * &Int::from(2);
    let expected = [Int::from(3), &more + &Int::from(3), &more + &Int::from(5)];
    line.check("1e100", outcome.ended == Ended::AsNamed && figures(&outcome.state) == expected);
    game::anduin(&mut line);
    line
}

/// A million rounds against playing them; the work of a million and of 10^100.
fn against<const N: usize>(
    line: &mut Line,
    start: &Board,
    round: &[Does],
    stepper: &dyn Fn(u64) -> Option<Stepped<N>>,
) {
    let times = Count::from(MILLION);
    let (time, outcome) = timed(|| settle(start, round, &times));
    let (stepping, stepped) = timed(|| stepper(black_box(MILLION)));
    line.check("1e6", stepped.is_some_and(|stepped| same(&stepped, &outcome)));
    let far = settle(start, round, &number("10^100"));
    line.put("work_1e6", outcome.work);
    line.put("work_1e100", far.work);
    line.time("time_1e6", time);
    line.time("stepping_1e6", stepping);
    line.put("speedup_1e6", format!("{:.0}", ratio(stepping, time)));
    line.put("break_even", break_even(start, round, stepper));
}

/// The number of rounds from which on the formula is faster than playing them.
fn break_even<const N: usize>(start: &Board, round: &[Does], stepper: &dyn Fn(u64) -> Option<Stepped<N>>) -> u64 {
    let wins = |rounds: u64| {
        let times = Count::from(rounds);
        let settling: Duration = timed(|| settle(start, round, &times)).0;
        settling < timed(|| stepper(black_box(rounds))).0
    };
    let (mut low, mut high) = (1, 2);
    while high < MILLION && !wins(high) {
        (low, high) = (high, 2 * high);
    }
    // To about a sixteenth; the clock is no finer.
    while high - low > (high / 16).max(1) {
        let middle = low + (high - low) / 2;
        if wins(middle) { high = middle } else { low = middle }
    }
    high
}

fn same<const N: usize>(stepped: &Stepped<N>, outcome: &Outcome<Table>) -> bool {
    let counters: Vec<Int> = stepped.counters.iter().map(|value| Int::from(*value)).collect();
    let stop = match &outcome.ended {
        Ended::AsNamed => None,
        Ended::Halted { iteration, .. } => Some(iteration.clone()),
        Ended::Unknown { .. } => return false,
    };
    counters == figures(&outcome.state) && stepped.stop.map(Count::from) == stop
}

fn halted(outcome: &Outcome<Table>) -> Count {
    match &outcome.ended {
        Ended::Halted { iteration, .. } => iteration.clone(),
        _ => Count::zero(),
    }
}

fn key(what: &str, typed: &str) -> String {
    format!("{what}_{}", label(typed))
}

fn label(typed: &str) -> String {
    typed.replace("10^", "1e")
}
