//! Loops within loops, powers, polynomials, halves and rounds of phases: closed answers worked out by hand.

use super::toy::{Action, COUNTERS, Halt, State, Toy};
use num_bigint::BigInt;
use num_traits::Pow;
use refrain::loops::{Ended, Limits, Outcome, Tier, Why, repeat};
use refrain::words::{Count, Int};

fn settle(start: [i64; COUNTERS], body: &[Action], times: &str) -> Outcome<Toy> {
    repeat(&Toy, &State::of(&start), body, &Count::typed(times).unwrap(), &Limits::default())
}

fn ten_to(exponent: u32) -> BigInt {
    BigInt::from(10).pow(exponent)
}

fn counter(outcome: &Outcome<Toy>, place: usize) -> BigInt {
    outcome.state.figures().1[place].big().clone()
}

#[test]
fn a_loop_of_any_number_within_a_loop_of_any_number() {
    // Counter 4 holds 10^18; each round it counts x up that many times; 10^100 rounds.
    let inner = vec![Action::Add(0, 1), Action::Add(1, -1), Action::Add(1, 1)];
    let body = [Action::TimesCounter(4, inner.clone()), Action::Add(2, 1)];
    let outcome = settle([0, 0, 0, 0, 1_000_000_000_000_000_000], &body, "10^100");
    assert_eq!(outcome.ended, Ended::AsNamed);
    assert_eq!((counter(&outcome, 0), counter(&outcome, 2)), (ten_to(118), ten_to(100)));
    assert!(outcome.work < 300, "{}", outcome.work);
}

#[test]
fn as_many_times_as_a_growing_counter_says() {
    // Round k counts x up k − 1 times: x = N (N − 1) / 2.
    let body = [Action::TimesCounter(4, vec![Action::Add(0, 1)]), Action::Add(4, 1)];
    let outcome = settle([0; COUNTERS], &body, "10^100");
    assert_eq!(outcome.ended, Ended::AsNamed);
    assert_eq!(counter(&outcome, 0), ten_to(100) * (ten_to(100) - 1) / 2);
}

#[test]
fn a_cost_within_the_inner_loop_stops_it_exactly() {
    // Each round pays 1 as often as the counter says: 0 + 1 + 2 + … of 1,000,000; round 1415 cannot be paid in full.
    let body = [Action::TimesCounter(4, vec![Action::Cost(0, 1), Action::Add(1, 1)]), Action::Add(4, 1)];
    let outcome = settle([1_000_000, 0, 0, 0, 0], &body, "10^100");
    let iteration = Count::from(1415);
    assert_eq!(outcome.ended, Ended::Halted { iteration, action: 0, why: Halt::Unpayable(0) });
    assert_eq!((counter(&outcome, 0), counter(&outcome, 1)), (BigInt::from(0), BigInt::from(1_000_000)));
}

#[test]
fn an_inner_loop_that_doubles() {
    // Ten doublings a round: 2^10 each, so 2^1000 after 100 rounds.
    let body = [Action::Times(10, vec![Action::AddCounter { to: 0, from: 0, times: 1 }])];
    let outcome = settle([1, 0, 0, 0, 0], &body, "100");
    assert_eq!((counter(&outcome, 0), outcome.phases[0].tier), (BigInt::from(2).pow(1000u32), Tier::Exponential));
}

#[test]
fn a_quadratic_life_total_runs_out_at_the_exact_iteration() {
    // One more token each round, each token costs 1 life: life 10^100 is a 51-digit number of rounds.
    let body = [Action::Add(0, 1), Action::AddCounter { to: 1, from: 0, times: -1 }, Action::Floor(1, 1)];
    let life = Int::from(ten_to(100));
    let mut start = State::of(&[0; COUNTERS]);
    start.counters[1] = (&life).into();
    let outcome = repeat(&Toy, &start, &body, &Count::typed("10^200").unwrap(), &Limits::default());
    let Ended::Halted { iteration, action: 2, why: Halt::Fell(1) } = &outcome.ended else {
        panic!("{:?}", outcome.ended)
    };
    let n = BigInt::from(iteration.big().clone());
    // n (n + 1) / 2 >= 10^100 for the first time.
    assert!(&n * (&n + 1) / 2 >= ten_to(100) && (&n - 1) * &n / 2 < ten_to(100));
    assert_eq!(counter(&outcome, 1), ten_to(100) - &n * (&n + 1) / 2);
}

#[test]
fn doubling_any_number_of_times_cannot_be_written_out_and_is_said() {
    let double = [Action::AddCounter { to: 0, from: 0, times: 1 }];
    let outcome = settle([1, 0, 0, 0, 0], &double, "10^100");
    assert_eq!(outcome.ended, Ended::Unknown { why: Why::TooLarge, known_iterations: Count::zero() });
    let phase = &outcome.phases[0];
    assert_eq!((phase.tier, &phase.length), (Tier::Exponential, &Count::typed("10^100").unwrap()));
    let closed = phase.map[0].closed.as_ref().unwrap();
    assert_eq!(closed.after(&Count::from(10)), Some(Int::from(1024)));
    assert_eq!(counter(&settle([1, 0, 0, 0, 0], &double, "1000"), 0), BigInt::from(2).pow(1000u32));
}

#[test]
fn doubling_meets_a_bound_of_any_size() {
    // Doubling against a million lives each round.
    let body = [
        Action::AddCounter { to: 0, from: 0, times: 1 },
        Action::Add(1, 1_000_000),
        Action::Catches { low: 1, high: 0 },
    ];
    let outcome = settle([1 << 40, 0, 0, 0, 0], &body, "10^100");
    assert!(matches!(outcome.ended, Ended::Unknown { why: Why::TooLarge, .. }));
    let body = [
        Action::AddCounter { to: 0, from: 0, times: 1 },
        Action::Add(1, 1_000_000),
        Action::Catches { low: 0, high: 1 },
    ];
    let outcome = settle([1, 0, 0, 0, 0], &body, "10^100");
    // 2^n >= 1,000,000 n for the first time at n = 25.
    assert!(matches!(outcome.ended, Ended::Halted { iteration, .. } if iteration == Count::from(25)));
}

#[test]
fn halving_chains_its_phases() {
    let mut start = State::of(&[0; COUNTERS]);
    start.counters[0] = (&Int::from(ten_to(100))).into();
    let body = [Action::Halve(0), Action::Add(1, 1), Action::Floor(0, 1)];
    let outcome = repeat(&Toy, &start, &body, &Count::typed("10^100").unwrap(), &Limits::default());
    // 10^100 has 333 bits.
    assert_eq!(outcome.ended, Ended::Halted { iteration: Count::from(333), action: 2, why: Halt::Fell(0) });
    // Without the floor it comes to rest at zero and goes on for ever.
    let outcome = repeat(&Toy, &start, &body[..2], &Count::typed("10^100").unwrap(), &Limits::default());
    assert_eq!((outcome.ended, outcome.state.figures().1[1].clone()), (Ended::AsNamed, Int::from(ten_to(100))));
}

#[test]
fn a_product_with_a_factor_that_stays_is_a_sum() {
    // Damage = power × attackers, one more attacker each round: 3 (1 + 2 + … + n) = 3 n (n + 1) / 2.
    let body =
        [Action::Add(1, 1), Action::Product { to: 2, a: 0, b: 1 }, Action::AddCounter { to: 3, from: 2, times: 1 }];
    let outcome = settle([3, 0, 0, 0, 0], &body, "10^50");
    assert_eq!(outcome.ended, Ended::AsNamed);
    assert_eq!(counter(&outcome, 3), 3 * ten_to(50) * (ten_to(50) + 1) / 2);
}

#[test]
fn a_product_of_two_that_grow_is_a_polynomial() {
    // Power and attackers both grow by one a round: 1 + 4 + 9 + … = n (n + 1) (2n + 1) / 6.
    let body = [
        Action::Add(0, 1),
        Action::Add(1, 1),
        Action::Product { to: 2, a: 0, b: 1 },
        Action::AddCounter { to: 3, from: 2, times: 1 },
        Action::Ceiling(3, i64::MAX),
    ];
    let n = ten_to(50);
    let outcome = settle([0; COUNTERS], &body[..4], "10^50");
    assert_eq!((&outcome.ended, outcome.phases[0].tier), (&Ended::AsNamed, Tier::Polynomial));
    assert_eq!(counter(&outcome, 3), &n * (&n + 1) * (2 * &n + 1) / 6);
    // The first n whose sum reaches 2^63 − 1.
    let outcome = settle([0; COUNTERS], &body, "10^50");
    let Ended::Halted { iteration, action: 4, .. } = &outcome.ended else { panic!("{:?}", outcome.ended) };
    let sum = |n: i128| n * (n + 1) * (2 * n + 1) / 6;
    let n: i128 = iteration.to_string().parse().unwrap();
    assert!(sum(n) >= i128::from(i64::MAX) && sum(n - 1) < i128::from(i64::MAX));
    assert!(outcome.work < 20_000, "{}", outcome.work);
}

#[test]
fn a_square_of_a_square_is_played_as_far_as_it_can_be_written_out() {
    let outcome = settle([3, 0, 0, 0, 0], &[Action::Product { to: 0, a: 0, b: 0 }], "10^50");
    assert!(matches!(outcome.ended, Ended::Unknown { why: Why::TooLarge, .. }));
    // 3^(2^5)
    let outcome = settle([3, 0, 0, 0, 0], &[Action::Product { to: 0, a: 0, b: 0 }], "5");
    assert_eq!((outcome.ended.clone(), counter(&outcome, 0)), (Ended::AsNamed, BigInt::from(3).pow(32u32)));
}

#[test]
fn a_sawtooth_that_drifts_is_one_longer_period() {
    // Up by 3 below 10, else down by 4, and a drift of 1: branches come in a round for ever.
    let saw = Action::If { counter: 0, least: 10, then: vec![Action::Add(0, -4)], otherwise: vec![Action::Add(0, 3)] };
    let body = [saw, Action::Add(1, 1), Action::Ceiling(1, 1_000_000_007)];
    let outcome = settle([0; COUNTERS], &body, "10^100");
    let iteration = Count::from(1_000_000_007);
    assert_eq!(outcome.ended, Ended::Halted { iteration, action: 2, why: Halt::Reached(1) });
    assert!(outcome.phase_count < 60, "{}", outcome.phase_count);
}

#[test]
fn a_state_that_comes_back_goes_round_for_ever() {
    // 5 − x with a half in between has no closed form of one period, and two periods are the same state.
    let body = [Action::Halve(1), Action::Negate(0), Action::Add(0, 5), Action::Turn(3)];
    let outcome = settle([1, 9, 0, 0, 0], &body, "10^100 ");
    assert_eq!(outcome.ended, Ended::AsNamed);
    // 10^100 is 4 modulo 6: the mode is 10^100 modulo 3 = 1, and x is back.
    assert_eq!(outcome.state.figures(), (1, [1, 0, 0, 0, 0].map(Int::from).to_vec()));
}

#[test]
fn a_fibonacci_map_is_played_as_far_as_the_bound_and_no_further() {
    let body = [Action::AddCounter { to: 0, from: 1, times: 1 }, Action::Swap(0, 1)];
    let limits = Limits { steps: 50, ..Limits::default() };
    let outcome = repeat(&Toy, &State::of(&[1, 1, 0, 0, 0]), &body, &Count::typed("10^100").unwrap(), &limits);
    assert_eq!(outcome.ended, Ended::Unknown { why: Why::Spectrum, known_iterations: Count::from(51) });
    let outcome = settle([1, 1, 0, 0, 0], &body, "90");
    assert_eq!(outcome.ended, Ended::AsNamed);
    assert_eq!(counter(&outcome, 1).to_string(), "7540113804746346429");
}

#[test]
fn what_the_first_inner_iteration_reads_counts_too() {
    // Only the first inner iteration sees what the round before left: 5, 5, 4, 3, 2, 1, then 0.
    let inner = vec![Action::Floor(0, 1), Action::Reset(0, 5)];
    let body = [Action::Times(10, inner), Action::AddCounter { to: 0, from: 1, times: -1 }, Action::Add(1, 1)];
    let outcome = settle([5, 0, 0, 0, 0], &body, "10^100");
    assert_eq!(outcome.ended, Ended::Halted { iteration: Count::from(7), action: 0, why: Halt::Fell(0) });
    assert_eq!(counter(&outcome, 0), BigInt::from(0));
}

#[test]
fn an_inner_gain_that_turns_into_a_loss_is_noticed() {
    // The inner loop adds 5 ten times from 100 on, in the next round 4, …; in round 18 it adds −12: 100 − 9 · 12 < 0.
    let inner = vec![Action::Floor(0, 0), Action::AddCounter { to: 0, from: 1, times: 1 }];
    let body = [Action::Times(10, inner), Action::Add(1, -1), Action::Reset(0, 100)];
    let outcome = settle([100, 5, 0, 0, 0], &body, "10^100");
    assert_eq!(outcome.ended, Ended::Halted { iteration: Count::from(18), action: 0, why: Halt::Fell(0) });
    assert_eq!((counter(&outcome, 0), counter(&outcome, 1)), (BigInt::from(-8), BigInt::from(-12)));
}

#[test]
fn an_inner_loop_without_a_closed_form_is_settled_for_the_numbers_at_hand() {
    // Three hundred Fibonacci steps from 0, then from 1, then from 2: no closed form, and linear in where they start.
    let fibonacci = vec![Action::AddCounter { to: 0, from: 1, times: 1 }, Action::Swap(0, 1)];
    let body = [
        Action::Reset(0, 0),
        Action::Reset(1, 0),
        Action::AddCounter { to: 0, from: 2, times: 1 },
        Action::Times(300, fibonacci),
        Action::Add(2, 1),
    ];
    let after = |times: &str| counter(&settle([0; COUNTERS], &body, times), 0);
    let once = after("2");
    assert!(after("1") == BigInt::from(0) && once > ten_to(50));
    assert_eq!(after("3"), 2 * &once);
    assert_eq!(after("40"), 39 * &once);
}
