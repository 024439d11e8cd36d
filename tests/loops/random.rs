//! Thousands of random loops, settled and played, compared state by state.

use super::toy::{Action, COUNTERS, Halt, State, Toy, plain};
use num_bigint::BigInt;
use refrain::loops::{Ended, Limits, Tier, Why, repeat, repeat_by_steps, state_at};
use refrain::words::{Count, Int};
use std::collections::BTreeMap;
use std::time::Instant;

pub(crate) struct Draw(u64);

impl Draw {
    pub(crate) fn new(seed: u64) -> Draw {
        Draw(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % bound
    }

    fn counter(&mut self) -> usize {
        self.below(COUNTERS as u64) as usize
    }

    pub(crate) fn between(&mut self, low: i64, high: i64) -> i64 {
        low + self.below((high - low + 1) as u64) as i64
    }
}

/// Which actions a family of loops draws from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Family {
    /// Constants, transfers, resets, costs, bounds.
    Steps,
    /// And conditional branches.
    Branches,
    /// And counters added to counters.
    Sums,
    /// And swaps, signs, modes.
    Turns,
    /// And halves and products.
    Wild,
    /// And loops within loops.
    Nested,
}

pub(crate) const FAMILIES: [Family; 6] =
    [Family::Steps, Family::Branches, Family::Sums, Family::Turns, Family::Wild, Family::Nested];

/// `span`: how large the numbers are that loops start from and are bounded by.
pub(crate) fn action(draw: &mut Draw, family: Family, depth: u32, span: i64) -> Action {
    let (i, j) = (draw.counter(), draw.counter());
    let bound = draw.between(span / 3, 5 * span);
    if family == Family::Nested && depth > 0 && draw.below(5) == 0 {
        let inner = [Family::Steps, Family::Branches, Family::Branches, Family::Sums, Family::Nested];
        let inner = inner[draw.below(5) as usize];
        let body = (0..1 + draw.below(3)).map(|_| action(draw, inner, depth - 1, span)).collect();
        return match draw.below(2) {
            0 => Action::Times(draw.between(0, 30), body),
            _ => Action::TimesCounter(i, body),
        };
    }
    let family = if family == Family::Nested { Family::Sums } else { family };
    match draw.below(20) {
        0..=4 => Action::Add(i, draw.between(-4, 5)),
        5 => Action::Transfer { from: i, to: if i == j { (j + 1) % COUNTERS } else { j } },
        6 => Action::Reset(i, draw.between(0, 6)),
        7 | 8 => Action::Cost(i, draw.between(1, 4)),
        9 => Action::Ceiling(i, bound),
        10 => Action::Floor(i, draw.between(-span, 3)),
        11 => Action::Catches { low: i, high: if i == j { (j + 1) % COUNTERS } else { j } },
        12..=14 if family >= Family::Branches && depth > 0 => {
            let then = (0..1 + draw.below(2)).map(|_| action(draw, family, depth - 1, span)).collect();
            let otherwise = (0..draw.below(3)).map(|_| action(draw, family, depth - 1, span)).collect();
            let least = if draw.below(2) == 0 { bound } else { draw.between(-3, 12) };
            Action::If { counter: i, least, then, otherwise }
        }
        15 | 16 if family >= Family::Sums => {
            let times = [1, 1, 1, -1, 2][draw.below(5) as usize];
            Action::AddCounter { to: j, from: i, times }
        }
        17 if family >= Family::Turns => Action::Swap(i, j),
        18 if family >= Family::Turns => match draw.below(3) {
            0 => Action::Negate(i),
            1 => Action::Turn(2 + draw.below(2) as u8),
            _ => Action::IfMode(draw.below(2) as u8, vec![action(draw, Family::Steps, 0, span)]),
        },
        19 if family >= Family::Wild => match draw.below(2) {
            0 => Action::Halve(i),
            _ => Action::Product { to: i, a: j, b: draw.counter() },
        },
        _ => Action::Add(i, draw.between(0, 3)),
    }
}

/// What playing gives after each iteration: the states, and the halt if there is one.
pub(crate) struct Played {
    pub states: Vec<(u8, Vec<i128>)>,
    pub halt: Option<(usize, Halt, (u8, Vec<i128>))>,
}

pub(crate) fn play(start: &[i64], body: &[Action], laps: usize) -> Played {
    let mut x: Vec<i128> = start.iter().map(|value| i128::from(*value)).collect();
    let (mut mode, mut fuel) = (0, 100_000);
    let mut states = vec![(mode, x.clone())];
    'laps: for _ in 0..laps {
        for (place, action) in body.iter().enumerate() {
            match plain(&mut x, &mut mode, &mut fuel, action) {
                None => break 'laps,
                Some(Err(halt)) => return Played { states, halt: Some((place, halt, (mode, x))) },
                Some(Ok(())) => {}
            }
        }
        states.push((mode, x.clone()));
    }
    Played { states, halt: None }
}

pub(crate) fn figures(state: &(u8, Vec<i128>)) -> (u8, Vec<Int>) {
    (state.0, state.1.iter().map(|value| Int::from(BigInt::from(*value))).collect())
}

#[derive(Default)]
struct Tally {
    loops: usize,
    compared: usize,
    tiers: BTreeMap<Tier, usize>,
    several_phases: usize,
    refused: BTreeMap<String, usize>,
    stops: Vec<usize>,
    at_first: usize,
    work: u64,
}

/// Settles `times` iterations and compares with what was played. Gives the starts of the phases.
fn compare(
    start: &State,
    body: &[Action],
    times: usize,
    limits: &Limits,
    played: &Played,
    tally: &mut Tally,
) -> Vec<usize> {
    let outcome = repeat(&Toy, start, body, &Count::from(times), limits);
    let done = outcome.done.small().unwrap();
    tally.compared += 1;
    match (&outcome.ended, played.states.get(times), &played.halt) {
        (Ended::AsNamed, Some(expected), _) => {
            assert_eq!(done, times);
            assert_eq!(outcome.state.figures(), figures(expected), "after {times} iterations");
        }
        (Ended::Halted { iteration, action, why }, None, Some((place, halt, expected))) => {
            assert_eq!((done, iteration.small().unwrap()), (played.states.len() - 1, played.states.len()), "the stop");
            assert_eq!((action, why), (place, halt), "the action of the stop");
            assert_eq!(outcome.state.figures(), figures(expected), "at the stop");
        }
        (Ended::Unknown { known_iterations, .. }, ..) => {
            assert_eq!(known_iterations.small(), Some(done));
            assert_eq!(outcome.state.figures(), figures(&played.states[done]), "when given up after {done}");
        }
        (ended, ..) => panic!("{times} iterations ended as {ended:?} after {done}; played {}", played.states.len()),
    }
    let mut at = 1;
    let mut starts = Vec::new();
    for phase in &outcome.phases {
        assert_eq!(phase.from.small(), Some(at), "phases follow one another");
        let (length, period) = (phase.length.small().unwrap(), phase.period.small().unwrap());
        for laps in [1, length / period] {
            for (counter, course) in phase.map.iter().take(COUNTERS).enumerate() {
                if let (Some(closed), Some(state)) = (&course.closed, played.states.get(at - 1 + laps * period)) {
                    assert_eq!(
                        closed.after(&Count::from(laps)),
                        Some(figures(state).1[counter].clone()),
                        "closed form"
                    );
                }
            }
        }
        starts.push(at);
        at += length;
    }
    starts
}

fn one_loop(draw: &mut Draw, family: Family, tally: &mut Tally) {
    let span = [60, 400, 3000][draw.below(3) as usize];
    let body: Vec<Action> = (0..2 + draw.below(7)).map(|_| action(draw, family, 2, span)).collect();
    let start: Vec<i64> = (0..COUNTERS).map(|_| if draw.below(5) == 0 { 0 } else { draw.between(-3, span) }).collect();
    let horizon = if family == Family::Nested { 150 } else { 1500 };
    let played = play(&start, &body, horizon);
    let horizon = played.states.len() - 1 + usize::from(played.halt.is_some());
    let state = State::of(&start);
    // Half of the loops give up at the first map without a closed form, the other half play on.
    let limits = Limits { steps: if draw.below(2) == 0 { 0 } else { 10_000 }, phases: 200, ..Limits::default() };
    let context = format!("{family:?} from {start:?}: {body:?}");
    let checked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        let mut all: Vec<usize> = (0..=8).chain([horizon.saturating_sub(1), horizon]).collect();
        all.extend((0..4).map(|_| draw.below(horizon as u64 + 1) as usize));
        for start in compare(&state, &body, horizon, &limits, &played, tally).into_iter().take(12) {
            all.extend([start.saturating_sub(2), start.saturating_sub(1), start, start + 1]);
        }
        all.retain(|times| *times <= horizon);
        all.sort_unstable();
        all.dedup();
        for times in all {
            compare(&state, &body, times, &limits, &played, tally);
        }
        let far = repeat(&Toy, &state, &body, &Count::typed("10^100").unwrap(), &limits);
        let settled = match (&far.ended, &played.halt) {
            (Ended::Halted { iteration, action, why }, Some((place, halt, expected))) => {
                assert_eq!((iteration.small(), action, why), (Some(played.states.len()), place, halt), "10^100");
                assert_eq!(far.state.figures(), figures(expected), "10^100");
                true
            }
            (Ended::Unknown { why, known_iterations }, _) => {
                *tally.refused.entry(format!("{why:?}")).or_default() += 1;
                if let Some(known) = known_iterations.small().and_then(|known| played.states.get(known)) {
                    assert_eq!(far.state.figures(), figures(known), "10^100 given up");
                }
                false
            }
            (ended, Some(_)) => panic!("10^100 ended as {ended:?}"),
            (Ended::Halted { iteration, .. }, None) => {
                assert!(iteration.small().is_none_or(|at| at >= played.states.len()), "stopped too early");
                true
            }
            (Ended::AsNamed, None) => true,
        };
        let twin = repeat_by_steps(&Toy, &state, &body, &Count::from(horizon), 1_000_000);
        let (last, halt) = match &played.halt {
            Some((_, _, state)) => (state, true),
            None => (&played.states[horizon], false),
        };
        assert_eq!(twin.state.figures(), figures(last));
        assert_eq!(matches!(twin.ended, Ended::Halted { .. }), halt);
        (far, settled)
    }));
    let (far, settled) = checked.unwrap_or_else(|_| panic!("{context}"));
    tally.loops += 1;
    tally.work += far.work;
    if settled {
        let highest = far.phases.iter().map(|phase| phase.tier).filter(|tier| *tier != Tier::Stepped).max();
        *tally.tiers.entry(highest.unwrap_or(Tier::Stepped)).or_default() += 1;
    }
    tally.several_phases += usize::from(far.phases.len() > 1);
    if played.halt.is_some() {
        tally.at_first += usize::from(played.states.len() == 1);
        tally.stops.push(played.states.len());
    }
}

#[test]
fn random_loops_are_as_played() {
    let mut compared = 0;
    for family in FAMILIES {
        let clock = Instant::now();
        let mut draw = Draw::new(20_260_731 + family as u64);
        let mut tally = Tally::default();
        let loops = if family >= Family::Wild { 500 } else { 1000 };
        for _ in 0..loops {
            one_loop(&mut draw, family, &mut tally);
        }
        tally.stops.retain(|stop| *stop > 1);
        tally.stops.sort_unstable();
        let median = tally.stops.get(tally.stops.len() / 2).copied().unwrap_or_default();
        let family_time = clock.elapsed().as_millis();
        println!(
            "{family_time} ms {family:?}: {} loops, {} comparisons; settled by tier {:?}; more than one phase {}; refused {:?}; \
             stop in the first iteration {}, later {}, median stop {median}; work a loop at 10^100 {}",
            tally.loops,
            tally.compared,
            tally.tiers,
            tally.several_phases,
            tally.refused,
            tally.at_first,
            tally.stops.len(),
            tally.work / tally.loops as u64,
        );
        compared += tally.compared;
        let refused: usize = tally.refused.values().sum();
        if family == Family::Steps {
            assert_eq!(refused, 0, "constants, transfers, resets and bounds are always settled");
        }
    }
    assert!(compared > 10_000, "only {compared} comparisons");
}

#[test]
fn a_state_in_between_is_as_played() {
    let mut draw = Draw::new(99);
    for _ in 0..500 {
        let body: Vec<Action> = (0..2 + draw.below(6)).map(|_| action(&mut draw, Family::Turns, 2, 60)).collect();
        let start: Vec<i64> = (0..COUNTERS).map(|_| draw.between(0, 60)).collect();
        let laps = draw.below(40) as usize;
        let actions = draw.below(body.len() as u64 + 1) as usize;
        let played = play(&start, &body, laps);
        if played.halt.is_some() || played.states.len() <= laps {
            continue;
        }
        let (mut mode, mut x) = played.states[laps].clone();
        let halted =
            body.iter().take(actions).position(|action| plain(&mut x, &mut mode, &mut 1000, action).unwrap().is_err());
        let there = state_at(&Toy, &State::of(&start), &body, &Count::from(laps), actions, &Limits::default());
        assert_eq!(there.done, Count::from(laps));
        assert_eq!(there.state.figures(), figures(&(mode, x)), "{laps} laps and {actions} actions of {body:?}");
        match (there.ended, halted) {
            (Ended::AsNamed, None) => {}
            (Ended::Halted { action, iteration, .. }, Some(place)) => {
                assert_eq!((action, iteration), (place, Count::from(laps + 1)));
            }
            (ended, halted) => panic!("{ended:?} {halted:?}"),
        }
    }
}

#[test]
fn playing_step_by_step_keeps_to_its_budget() {
    let body = [Action::Add(0, 1), Action::Add(1, 1)];
    let outcome = repeat_by_steps(&Toy, &State::of(&[0; COUNTERS]), &body, &Count::from(1000), 100);
    assert_eq!(outcome.ended, Ended::Unknown { why: Why::TooManySteps, known_iterations: Count::from(50) });
}
