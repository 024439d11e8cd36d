//! Random loops of every kind: settled, played, proved, and counted so that they are known not to be trivial.
//!
//! 20,000 of them, or as many as `REFRAIN_LOOPS` says.

use super::certificates::{certified, proves};
use super::random::{Draw, Played, figures, play};
use super::toy::{Action, COUNTERS, State, Toy};
use num_bigint::BigInt;
use refrain::loops::{Ended, Limits, Outcome, Tier, repeat, state_at};
use refrain::words::Count;
use std::collections::BTreeMap;
use std::io::Write;
use std::thread;
use std::time::Instant;

const LOOPS: u64 = 20_000;
/// How many iterations are played.
const HORIZON: usize = 1_200;

/// What a loop is built around.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Shape {
    Steady,
    Sums,
    Powers,
    Turning,
    Branching,
    Halving,
    Products,
    Inner,
}

const SHAPES: [Shape; 11] = [
    Shape::Steady,
    Shape::Sums,
    Shape::Sums,
    Shape::Powers,
    Shape::Powers,
    Shape::Turning,
    Shape::Turning,
    Shape::Branching,
    Shape::Halving,
    Shape::Products,
    Shape::Inner,
];

/// Counters 0 and 1 feed those behind them, never the other way: a map of natural spectrum.
fn steady(draw: &mut Draw, span: i64) -> Action {
    let i = draw.below(COUNTERS as u64) as usize;
    let j = (i + 1 + draw.below(COUNTERS as u64 - 1) as usize) % COUNTERS;
    match draw.below(16) {
        0..=5 => Action::Add(i, draw.between(-3, 4)),
        6..=8 => Action::Cost(i, draw.between(1, 3)),
        9 => Action::Transfer { from: i.max(j), to: i.min(j) },
        10 => Action::Reset(i, draw.between(0, 9)),
        11 | 12 => Action::Ceiling(i, draw.between(2 * span, 9 * span)),
        13 => Action::Floor(i, draw.between(-4 * span, -span / 4)),
        14 => Action::Catches { low: i, high: j },
        _ => Action::Add(i, 1),
    }
}

fn special(draw: &mut Draw, shape: Shape, span: i64) -> Action {
    let low = draw.below(COUNTERS as u64 - 1) as usize;
    let high = low + 1 + draw.below((COUNTERS - 1 - low) as u64) as usize;
    match shape {
        Shape::Steady => steady(draw, span),
        Shape::Sums => Action::AddCounter { to: high, from: low, times: draw.between(-2, 2) },
        Shape::Powers => match draw.below(3) {
            0 => Action::AddCounter { to: high, from: low, times: 1 },
            _ => Action::AddCounter { to: low, from: low, times: draw.between(1, 2) },
        },
        Shape::Turning => match draw.below(4) {
            0 => Action::Negate(low),
            1 => Action::Turn(draw.between(2, 3) as u8),
            2 => Action::IfMode(draw.below(2) as u8, vec![steady(draw, span)]),
            _ => Action::Swap(low, high),
        },
        Shape::Branching => {
            let least = draw.between(0, 3 * span);
            let step = |draw: &mut Draw| Action::Add(high, draw.between(-3, 4));
            let then = (0..1 + draw.below(2)).map(|_| step(draw)).collect();
            let otherwise = (0..1 + draw.below(2)).map(|_| step(draw)).collect();
            Action::If { counter: low, least, then, otherwise }
        }
        Shape::Halving => match draw.below(2) {
            0 => Action::Halve(low),
            _ => Action::If { counter: low, least: span, then: vec![Action::Halve(low)], otherwise: vec![] },
        },
        Shape::Products => Action::Product { to: COUNTERS - 1, a: low.min(2), b: draw.below(3) as usize },
        Shape::Inner => {
            let body = vec![Action::Add(high, draw.between(-2, 3))];
            match draw.below(2) {
                0 => Action::Times(draw.between(0, 12), body),
                _ => Action::TimesCounter(low, body),
            }
        }
    }
}

struct Loop {
    start: Vec<i64>,
    body: Vec<Action>,
    shape: Shape,
    /// How many iterations are asked for in the end: what doubles so often still has to be written out.
    asked: &'static str,
    played: Played,
}

/// A loop; those that stop at once are kept one time in eight.
fn drawn(draw: &mut Draw) -> Loop {
    let shape = SHAPES[draw.below(SHAPES.len() as u64) as usize];
    loop {
        // A power that grows for a million iterations is too long to be written out.
        let spans = if shape == Shape::Powers { 3 } else { 4 };
        let span = [200, 900, 4_000, 1_000_000][draw.below(spans) as usize];
        let mut body: Vec<Action> = (0..1 + draw.below(4)).map(|_| steady(draw, span)).collect();
        for _ in 0..1 + draw.below(2) {
            let place = draw.below(body.len() as u64 + 1) as usize;
            body.insert(place, special(draw, shape, span));
        }
        if draw.below(5) == 0 {
            let other = SHAPES[draw.below(5) as usize];
            body.push(special(draw, other, span));
        }
        let start: Vec<i64> = (0..COUNTERS).map(|_| draw.between(span / 8, span)).collect();
        let played = play(&start, &body, HORIZON);
        if played.halt.is_none() || played.states.len() > 5 || draw.below(8) == 0 {
            let doubles = |action: &Action| matches!(action, Action::AddCounter { to, from, .. } if to == from);
            let asked = if body.iter().any(doubles) { "20000" } else { "10^100" };
            return Loop { start, body, shape, asked, played };
        }
    }
}

#[derive(Default)]
struct Tally {
    loops: usize,
    compared: usize,
    tiers: BTreeMap<Tier, usize>,
    several_phases: usize,
    refused: BTreeMap<(Shape, String), usize>,
    stops: Vec<usize>,
    proved: usize,
    /// The numbers are too long for a certificate.
    too_long: usize,
}

impl Tally {
    fn join(&mut self, other: Tally) {
        self.loops += other.loops;
        self.compared += other.compared;
        for (tier, times) in other.tiers {
            *self.tiers.entry(tier).or_default() += times;
        }
        self.several_phases += other.several_phases;
        for (why, times) in other.refused {
            *self.refused.entry(why).or_default() += times;
        }
        self.stops.extend(other.stops);
        self.proved += other.proved;
        self.too_long += other.too_long;
    }
}

fn settle(one: &Loop, times: &Count, limits: &Limits) -> Outcome<Toy> {
    repeat(&Toy, &State::of(&one.start), &one.body, times, limits)
}

/// Every state that the phases give is the one that was played.
fn phases_are_as_played(one: &Loop, outcome: &Outcome<Toy>) -> usize {
    let mut compared = 0;
    let mut before = 0;
    for phase in &outcome.phases {
        let (Some(length), Some(period)) = (phase.length.small(), phase.period.small()) else { break };
        let all = length / period;
        for periods in (0..=all).filter(|n| *n < 40 || *n + 40 > all || n % 17 == 0) {
            let Some((_, state)) = one.played.states.get(before + periods * period) else { break };
            for (course, played) in phase.map.iter().zip(state) {
                let Some(closed) = &course.closed else { continue };
                let value = closed.after(&Count::from(periods)).unwrap();
                assert_eq!(value.big(), &BigInt::from(*played), "iteration {}", before + periods * period);
            }
            compared += 1;
        }
        before += length;
    }
    compared
}

fn ends_as_played(one: &Loop, outcome: &Outcome<Toy>, times: usize) {
    let states = &one.played.states;
    match (&outcome.ended, &one.played.halt) {
        (Ended::AsNamed, _) => assert_eq!(outcome.state.figures(), figures(&states[times]), "after {times}"),
        (Ended::Halted { iteration, action, why }, Some((place, halt, state))) => {
            assert_eq!((iteration.small(), action, why), (Some(states.len()), place, halt));
            assert_eq!(outcome.state.figures(), figures(state), "at the stop");
        }
        (Ended::Unknown { known_iterations, .. }, _) => {
            assert_eq!(outcome.state.figures(), figures(&states[known_iterations.small().unwrap()]), "given up");
        }
        (ended, None) => panic!("{ended:?} where nothing stopped in {times}"),
    }
}

/// Doing n iterations and then m is doing n + m, and one iteration more than can be done fails where it was said to.
fn parts_make_the_whole(draw: &mut Draw, one: &Loop, far: &Outcome<Toy>, limits: &Limits) {
    let digits = 1 + draw.below(if one.asked.len() == 5 { 4 } else { 60 });
    let mut far_off = || -> Count {
        (0..digits).map(|_| char::from(b'1' + draw.below(9) as u8)).collect::<String>().parse().unwrap()
    };
    let (first, second) = match &far.ended {
        Ended::AsNamed => (far_off(), far_off()),
        Ended::Halted { iteration, .. } => {
            let whole = iteration.minus(&Count::one()).unwrap();
            let first = whole.big() / (2 + draw.below(9));
            (Count::from(first.clone()), whole.minus(&Count::from(first)).unwrap())
        }
        Ended::Unknown { .. } => return,
    };
    let (there, whole) = (settle(one, &first, limits), settle(one, &(&first + &second), limits));
    if [&there, &whole].iter().any(|outcome| matches!(outcome.ended, Ended::Unknown { .. })) {
        return;
    }
    let on = repeat(&Toy, &there.state, &one.body, &second, limits);
    if matches!(on.ended, Ended::Unknown { .. }) {
        return;
    }
    assert_eq!((&on.ended, on.state.figures()), (&Ended::AsNamed, whole.state.figures()), "{first} and then {second}");
    let Ended::Halted { iteration, action, why } = &far.ended else { return };
    let before = state_at(&Toy, &State::of(&one.start), &one.body, &whole.done, *action, limits);
    assert_eq!(before.ended, Ended::AsNamed, "up to the action that fails nothing does");
    let after = state_at(&Toy, &State::of(&one.start), &one.body, &whole.done, *action + 1, limits);
    let halted = Ended::Halted { iteration: iteration.clone(), action: *action, why: why.clone() };
    assert_eq!((&after.ended, after.state.figures()), (&halted, far.state.figures()));
}

fn one_loop(draw: &mut Draw, tally: &mut Tally) {
    let one = drawn(draw);
    let limits = Limits { steps: 100, phases: 1_000, ..Limits::default() };
    let context = format!("{:?} from {:?}: {:?}", one.shape, one.start, one.body);
    let checked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        let horizon = one.played.states.len() - 1 + usize::from(one.played.halt.is_some());
        let near = settle(&one, &Count::from(horizon), &limits);
        ends_as_played(&one, &near, horizon);
        let mut compared = 1 + phases_are_as_played(&one, &near);
        for _ in 0..4 {
            let times = draw.below(horizon as u64 + 1) as usize;
            ends_as_played(&one, &settle(&one, &Count::from(times), &limits), times);
            compared += 1;
        }
        let (far, certificate) = certified(&one.start, &one.body, one.asked, &limits);
        match (&far.ended, &one.played.halt) {
            (Ended::Halted { .. }, Some(_)) => ends_as_played(&one, &far, horizon),
            (Ended::Halted { iteration, .. }, None) => assert!(iteration.small().is_none_or(|at| at > horizon)),
            (Ended::AsNamed, Some(_)) => panic!("{} iterations although it stopped", one.asked),
            _ => {}
        }
        let proved = certificate.as_ref().map(|text| proves(&far, text));
        parts_make_the_whole(draw, &one, &far, &limits);
        (far, compared, proved)
    }));
    let (far, compared, proved) = checked.unwrap_or_else(|_| panic!("{context}"));
    tally.loops += 1;
    tally.compared += compared;
    tally.proved += usize::from(proved.is_some());
    match &far.ended {
        Ended::Unknown { why, .. } => *tally.refused.entry((one.shape, format!("{why:?}"))).or_default() += 1,
        _ => {
            let tiers = far.phases.iter().map(|phase| phase.tier);
            let highest = tiers.filter(|tier| !matches!(tier, Tier::Stepped | Tier::Recurring)).max();
            *tally.tiers.entry(highest.unwrap_or(Tier::Stepped)).or_default() += 1;
            tally.too_long += usize::from(proved.is_none());
        }
    }
    tally.several_phases += usize::from(far.phases.len() > 1);
    if let Ended::Halted { iteration, .. } = &far.ended {
        tally.stops.push(iteration.small().unwrap_or(usize::MAX));
    }
}

#[test]
fn random_loops_of_every_kind() {
    let loops: u64 = std::env::var("REFRAIN_LOOPS").ok().and_then(|n| n.parse().ok()).unwrap_or(LOOPS);
    let clock = Instant::now();
    let workers = thread::available_parallelism().map_or(1, usize::from).min(4) as u64;
    let of_worker = |worker: u64| {
        let mut tally = Tally::default();
        for seed in (0..loops).filter(|seed| seed % workers == worker) {
            one_loop(&mut Draw::new(1_000_003 + seed), &mut tally);
        }
        tally
    };
    let mut tally = Tally::default();
    thread::scope(|scope| {
        let running: Vec<_> = (0..workers).map(|worker| scope.spawn(move || of_worker(worker))).collect();
        for worker in running {
            tally.join(worker.join().unwrap());
        }
    });
    tally.stops.sort_unstable();
    let median = tally.stops.get(tally.stops.len() / 2).copied().unwrap_or_default();
    let refused: usize = tally.refused.values().sum();
    let share = |part: usize| (1000 * part / tally.loops.max(1)) as f64 / 10.0;
    let tiers: Vec<String> = tally.tiers.iter().map(|(tier, n)| format!("{tier:?} {} %", share(*n))).collect();
    // Past the capture of the test runner: the numbers are to be seen when the test passes as well.
    let _ = writeln!(
        std::io::stderr(),
        "{loops} loops, {} states compared, {} certificates hold, {} would be too long; {}; more than one phase {} %; refused {} % {:?}; \
         {} stop, median in iteration {median}; {} ms",
        tally.compared,
        tally.proved,
        tally.too_long,
        tiers.join(", "),
        share(tally.several_phases),
        share(refused),
        tally.refused,
        tally.stops.len(),
        clock.elapsed().as_millis(),
    );
    for tier in [Tier::Translation, Tier::Polynomial, Tier::Exponential, Tier::Rotating] {
        let part = tally.tiers.get(&tier).copied().unwrap_or_default();
        assert!(20 * part >= tally.loops, "too few of {tier:?}: {part}");
    }
    assert!(10 * tally.several_phases >= tally.loops, "too few phase changes: {}", tally.several_phases);
    assert!(20 * refused < tally.loops, "too many refusals: {refused}");
    assert!(median > 100, "the median stop is in iteration {median}");
    assert_eq!(tally.proved + tally.too_long + refused, tally.loops);
    assert!(200 * tally.too_long < tally.loops, "{} without a certificate", tally.too_long);
}
