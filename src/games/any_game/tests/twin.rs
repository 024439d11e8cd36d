//! Random rounds, in closed form and the naive way: the same stop, cause and counters.

use super::naive::{Cause, Played, play};
use crate::games::any_game::core::Halt;
use crate::games::any_game::fate::{Fate, future};
use crate::games::any_game::figures::values;
use crate::games::any_game::run::run;
use crate::games::any_game::setup::{Action, Bound, Change, Condition, Cost, Counter, Does, Is, Setup, Then};
use crate::games::any_game::table::Table;
use crate::games::any_game::whole::{Amount, Share, Whole};
use crate::loops::policy::Spot;
use crate::ruling::TokenId;
use crate::words::Count;
use num_bigint::BigInt;

const ROUNDS: usize = 2_500;
/// So many iterations are played the naive way.
const PLAYED: usize = 90;

/// A small generator of numbers, the same every time.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % most
    }

    fn one_in(&mut self, chances: usize) -> bool {
        self.below(chances) == 0
    }

    fn between(&mut self, least: i64, most: i64) -> i64 {
        least + self.below((most - least + 1) as usize) as i64
    }
}

fn counter_id(nth: usize) -> TokenId {
    ["p", "q", "r", "s"][nth].into()
}

fn amount(dice: &mut Dice, counters: usize, least: i64, most: i64) -> Amount {
    if dice.one_in(6) {
        let (counter, times) = (counter_id(dice.below(counters)), Whole::from(dice.between(-1, 2)));
        Amount::Of(Share { counter, times })
    } else {
        Amount::from(dice.between(least, most))
    }
}

fn condition(dice: &mut Dice, counters: usize) -> Condition {
    let is = [Is::AtLeast, Is::AtMost, Is::More, Is::Less, Is::Unlike, Is::AtLeast, Is::Equal][dice.below(7)];
    Condition { counter: counter_id(dice.below(counters)), is, amount: amount(dice, counters, -10, 30) }
}

fn action(dice: &mut Dice, nth: usize, counters: usize) -> Action {
    let mut action = Action::of(["w", "x", "y", "z"][nth].into());
    action.seat = Some(["a", "b"][dice.below(2)].into());
    action.optional = dice.one_in(2);
    if dice.one_in(9) {
        action.times = Some(if dice.one_in(2) { Amount::from(dice.between(0, 4)) } else { amount(dice, counters, 0, 3) });
    }
    if dice.one_in(6) {
        action.only_if.push(condition(dice, counters));
    }
    if dice.one_in(10) {
        action.needs.push(condition(dice, counters));
    }
    for _ in 0..[0, 0, 0, 0, 0, 1, 1, 2][dice.below(8)] {
        let (counter, amount) = (counter_id(dice.below(counters)), amount(dice, counters, 0, 3));
        action.pays.push(Cost { counter, amount });
    }
    for _ in 0..1 + dice.below(2) {
        let counter = counter_id(dice.below(counters));
        let (change, by) = match dice.below(16) {
            0 => (Does::Multiply, Amount::from(dice.between(-1, 3))),
            1 => (Does::Set, amount(dice, counters, -2, 9)),
            2 => (Does::DivideDown, Amount::from(dice.between(1, 3))),
            3 => (Does::DivideUp, Amount::from(dice.between(1, 3))),
            4 if dice.one_in(3) => (Does::Multiply, amount(dice, counters, -1, 2)),
            _ => (Does::Add, amount(dice, counters, -3, 3)),
        };
        action.changes.push(Change { change, counter, by });
    }
    action
}

pub fn setup(dice: &mut Dice) -> Setup {
    let counters = 2 + dice.below(3);
    let counter = |dice: &mut Dice, nth| {
        let most = if dice.one_in(2) { 25 } else { 150 };
        Counter { id: counter_id(nth), name: String::new(), start: Whole::from(dice.between(-5, most)) }
    };
    let mut setup = Setup::default();
    for nth in 0..counters {
        setup.counters.push(counter(dice, nth));
    }
    for nth in 0..1 + dice.below(4) {
        setup.actions.push(action(dice, nth, counters));
    }
    for nth in 0..dice.below(4) {
        let Condition { mut counter, is, mut amount } = condition(dice, counters);
        let mut is = if matches!(is, Is::Equal | Is::Unlike) { Is::AtMost } else { is };
        // Some bounds are reached together.
        if let Some(first) = setup.bounds.first().filter(|_| dice.one_in(3)) {
            (counter, is, amount) = (first.counter.clone(), first.is, first.amount.clone());
        }
        let seat = Some(["a", "b"][dice.below(2)].into());
        setup.bounds.push(Bound { id: ["k", "l", "m"][nth].into(), counter, is, amount, then: Then::Loses, seat });
    }
    setup
}

fn cause(halt: &Halt) -> Cause {
    match halt {
        Halt::Need(nth) => Cause::Need(*nth),
        Halt::Cost(nth) => Cause::Cost(*nth),
        Halt::Over(bounds) => Cause::Over(bounds.clone()),
    }
}

fn big(table: &Table, end: &crate::games::any_game::core::Counters) -> Vec<BigInt> {
    assert_eq!(table.core.counters.len(), end.values.len());
    values(end).iter().map(|value| value.big().clone()).collect()
}

#[derive(Default, Debug)]
struct Tally {
    over: usize,
    unpaid: usize,
    unmet: usize,
    forever: usize,
    unknown: usize,
    late: usize,
    middle: usize,
    several: usize,
    at_once: usize,
    looked_at: usize,
}

#[test]
fn random_rounds_stop_where_they_stop_when_they_are_played() {
    let mut dice = Dice::new(7);
    let mut tally = Tally::default();
    for nth in 0.. {
        if tally.looked_at == ROUNDS {
            break;
        }
        let setup = setup(&mut dice);
        let table = Table::of(&setup);
        if !table.problems.is_empty() {
            continue;
        }
        tally.looked_at += 1;
        let played = play(&setup, PLAYED, 0);
        agree(&table, &setup, &played, &mut tally, &mut dice, nth);
    }
    println!("{tally:?}");
    let tenth = tally.looked_at / 10;
    assert!(tally.over > tenth && tally.unpaid > tenth && tally.forever > tenth, "{tally:?}");
    assert!(tally.unmet > 50 && tally.late > tenth && tally.middle > tenth, "{tally:?}");
    assert!(tally.several > 20 && tally.at_once > 20, "{tally:?}");
    assert!(tally.unknown < tally.looked_at / 20, "{tally:?}");
}

fn agree(table: &Table, setup: &Setup, played: &Played, tally: &mut Tally, dice: &mut Dice, nth: usize) {
    let ahead = future(&table.core, &table.start, &table.core.round());
    match (&ahead.fate, &played.stop) {
        (Fate::Stops(stop), Some((iteration, action, why, _))) => {
            let found = (stop.iteration.small(), stop.action, cause(&stop.halt));
            assert_eq!(found, (Some(*iteration), *action, why.clone()), "{nth}: {setup:#?}");
            match why {
                Cause::Over(bounds) => {
                    tally.over += 1;
                    tally.at_once += usize::from(bounds.len() > 1);
                }
                Cause::Cost(_) => tally.unpaid += 1,
                Cause::Need(_) => tally.unmet += 1,
            }
            tally.late += usize::from(*iteration > 5);
            tally.middle += usize::from(*action + 1 < setup.actions.len());
        }
        (Fate::Stops(stop), None) => {
            assert!(played.too_long || stop.iteration > Count::from(PLAYED), "{nth}: {stop:?} {setup:#?}");
        }
        (Fate::Forever, stop) => {
            assert_eq!(*stop, None, "{nth}: {setup:#?}");
            tally.forever += 1;
        }
        (Fate::Unknown { .. }, _) => tally.unknown += 1,
    }
    // Up to some point, and to the middle of the round behind it.
    for rounds in [1, 2, dice.below(PLAYED), PLAYED] {
        let more = dice.below(setup.actions.len() + 1);
        let slow = play(setup, rounds, more);
        if slow.too_long {
            continue;
        }
        let Ok(fast) = run(table, &ahead, &Spot { whole: Count::from(rounds), actions: more }) else {
            assert!(matches!(ahead.fate, Fate::Unknown { .. }), "{nth} to {rounds}: {setup:#?}");
            continue;
        };
        assert_eq!(big(table, &fast.end), slow.values, "{nth} to {rounds} and {more}: {setup:#?}");
        let stop = fast.stop.as_ref().map(|stop| (stop.iteration.small(), stop.action, cause(&stop.halt)));
        let naive = slow.stop.clone().map(|(iteration, action, why, _)| (Some(iteration), action, why));
        assert_eq!(stop, naive, "{nth} to {rounds} and {more}: {setup:#?}");
        if let Some((_, action, _, times)) = slow.stop
            && setup.actions[action].times.is_some()
        {
            let repetition = crate::games::any_game::figures::repetition(&fast.end);
            assert_eq!(repetition.and_then(|count| count.small()), Some(times), "{nth}: {setup:#?}");
            tally.several += 1;
        }
    }
}
