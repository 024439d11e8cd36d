//! B10 and B11: how fast rules are played one by one, and how fast random loops are settled, proved and played.

use crate::bench::line::{Line, ratio, timed};
use crate::bench::rounds::{Does, Table, board, figures, settle};
use crate::bench::steppers::flat;
use refrain::loops::{Ended, Limits, repeat_by_steps, repeat_with_certificate};
use refrain::proof;
use refrain::words::{Count, Int};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Rules played one by one, against the same round on a flat list of machine integers.
pub fn steps() -> Line {
    const ROUNDS: u64 = 20_000;
    let mut line = Line::new("B10", "steps_one_by_one");
    let round = [
        Does::Pays(0, 1),
        Does::Add(1, 1),
        Does::Add(0, 1),
        Does::AddsTimes { to: 2, of: 1, times: 2 },
        Does::Moves { from: 1, to: 0 },
        Does::FallsTo(0, 0),
        Does::Reaches(2, i64::MAX / 2),
    ];
    let start = [5, 0, 0];
    let times = Count::from(ROUNDS);
    let budget = ROUNDS * round.len() as u64 + 1;
    let (time, outcome) = timed(|| repeat_by_steps(&Table, &board(&start), &round, &times, budget));
    let (flat_time, (counters, stop)) = timed(|| {
        let mut counters = black_box(start);
        let stop = flat(&mut counters, black_box(&round), ROUNDS);
        (counters, stop)
    });
    let expected: Vec<Int> = counters.iter().map(|value| Int::from(*value)).collect();
    line.check("same", stop == Some(0) && outcome.ended == Ended::AsNamed && figures(&outcome.state) == expected);
    let rate = |time: Duration| (ROUNDS as f64 * round.len() as f64 / time.as_secs_f64()) as u64;
    line.put("steps_a_second", rate(time));
    line.put("flat_steps_a_second", rate(flat_time));
    line.put("slower_than_flat", format!("{:.1}", ratio(time, flat_time)));
    line
}

/// Random loops settled for 10^100, their certificates checked, and 120 rounds of each played and compared.
pub fn proofs() -> Line {
    const LOOPS: u64 = 2_000;
    const ROUNDS: u64 = 120;
    let mut line = Line::new("B11", "random_loops_proved");
    let far = crate::bench::rounds::number("10^100");
    let (mut settling, mut checking, mut playing) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    let (mut proved, mut stopped, mut refused) = (0u64, 0u64, 0u64);
    let whole = Instant::now();
    for seed in 0..LOOPS {
        let (start, round) = random_loop(seed);
        let clock = Instant::now();
        let (outcome, certificate) = repeat_with_certificate(&Table, &board(&start), &round, &far, &Limits::default());
        settling += clock.elapsed();
        let Ok(certificate) = certificate else {
            refused += 1;
            continue;
        };
        stopped += u64::from(matches!(outcome.ended, Ended::Halted { .. }));
        let clock = Instant::now();
        let holds = proof::check(&certificate.json()).is_ok();
        checking += clock.elapsed();
        line.check("certificate", holds);
        proved += u64::from(holds);
        let clock = Instant::now();
        let mut counters = start;
        let stop = flat(&mut counters, &round, ROUNDS);
        playing += clock.elapsed();
        let near = settle(&board(&start), &round, &Count::from(ROUNDS));
        let expected: Vec<Int> = counters.iter().map(|value| Int::from(*value)).collect();
        let iteration = match &near.ended {
            Ended::Halted { iteration, .. } => iteration.small().map(|at| at as u64),
            _ => Some(0),
        };
        line.check("played", stop.is_none() || stop == iteration && figures(&near.state) == expected);
    }
    let a_second = |time: Duration| (LOOPS as f64 / time.as_secs_f64()) as u64;
    line.put("loops", LOOPS);
    line.put("proved", proved);
    line.put("stopped", stopped);
    line.put("refused", refused);
    line.put("loops_a_second", a_second(whole.elapsed()));
    line.put("settled_a_second", a_second(settling));
    line.put("checked_a_second", a_second(checking));
    line.put("played_120_a_second", a_second(playing));
    line.check("few_refused", refused * 20 < LOOPS);
    line
}

fn random_loop(seed: u64) -> ([i64; 5], Vec<Does>) {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut below = |bound: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) % bound
    };
    let mut start = [0; 5];
    for value in &mut start {
        *value = 100 + below(900) as i64;
    }
    let round = (0..3 + below(5)).map(|_| {
        let (counter, other) = (below(5) as usize, below(4) as usize);
        let small = below(4) as i64;
        match below(9) {
            0..=2 => Does::Add(counter, small - 1),
            3 | 4 => Does::Pays(counter, 1 + small),
            5 => Does::Moves { from: other + 1, to: other },
            6 => Does::AddsTimes { to: other + 1, of: other, times: small - 2 },
            7 => Does::FallsTo(counter, -100 * small),
            _ => Does::Reaches(counter, 2_000 + 300 * small),
        }
    });
    (start, round.collect())
}
