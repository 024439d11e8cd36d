//! The naive way: a described round, action by action, on plain big numbers. It shares no code with the loops.

use crate::games::any_game::setup::{Action, Does, Is, Setup};
use crate::games::any_game::whole::Amount;
use num_bigint::BigInt;
use std::collections::BTreeMap;

/// Numbers beyond this many bits are not followed.
const MOST_BITS: u64 = 4_000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    Need(usize),
    Cost(usize),
    Over(Vec<usize>),
}

#[derive(Clone, Debug)]
pub struct Played {
    pub values: Vec<BigInt>,
    /// Iteration from 1, action from 0, cause, and which time of the action, from 1.
    pub stop: Option<(usize, usize, Cause, usize)>,
    pub too_long: bool,
}

struct Board<'a> {
    setup: &'a Setup,
    values: BTreeMap<String, BigInt>,
}

impl Board<'_> {
    fn amount(&self, amount: &Amount) -> BigInt {
        match amount {
            Amount::Number(number) => number.0.big().clone(),
            Amount::Of(share) => &self.values[share.counter.as_str()] * share.times.0.big(),
        }
    }

    fn holds(&self, counter: &str, is: Is, amount: &Amount) -> bool {
        let (value, amount) = (&self.values[counter], &self.amount(amount));
        match is {
            Is::AtLeast => value >= amount,
            Is::AtMost => value <= amount,
            Is::More => value > amount,
            Is::Less => value < amount,
            Is::Equal => value == amount,
            Is::Unlike => value != amount,
        }
    }

    fn once(&mut self, action: &Action) -> Result<(), Cause> {
        for one in &action.only_if {
            if !self.holds(one.counter.as_str(), one.is, &one.amount) {
                return Ok(());
            }
        }
        for (nth, one) in action.needs.iter().enumerate() {
            if !self.holds(one.counter.as_str(), one.is, &one.amount) {
                return Err(Cause::Need(nth));
            }
        }
        let before = self.values.clone();
        for (nth, cost) in action.pays.iter().enumerate() {
            let amount = self.amount(&cost.amount).max(BigInt::from(0));
            let value = self.values.get_mut(cost.counter.as_str()).unwrap();
            *value -= amount;
            if *value < BigInt::from(0) {
                self.values = before;
                return Err(Cause::Cost(nth));
            }
        }
        for change in &action.changes {
            let by = self.amount(&change.by);
            let value = self.values.get_mut(change.counter.as_str()).unwrap();
            match change.change {
                Does::Add => *value += by,
                Does::Multiply => *value *= by,
                Does::Set => *value = by,
                Does::DivideDown => *value = down(value, &by),
                Does::DivideUp => *value = -down(&-value.clone(), &by),
            }
        }
        let reached = self.setup.bounds.iter().enumerate();
        let reached = reached.filter(|(_, bound)| self.holds(bound.counter.as_str(), bound.is, &bound.amount));
        let reached: Vec<usize> = reached.map(|(place, _)| place).collect();
        if reached.is_empty() { Ok(()) } else { Err(Cause::Over(reached)) }
    }
}

// Division that rounds towards minus infinity, by a number above zero.
fn down(value: &BigInt, by: &BigInt) -> BigInt {
    let quotient = value / by;
    if &quotient * by > *value { quotient - 1 } else { quotient }
}

/// Plays `rounds` whole rounds and `more` actions.
pub fn play(setup: &Setup, rounds: usize, more: usize) -> Played {
    let values = setup.counters.iter().map(|counter| (counter.id.to_string(), counter.start.0.big().clone())).collect();
    let mut board = Board { setup, values };
    let now = |board: &Board| setup.counters.iter().map(|counter| board.values[counter.id.as_str()].clone()).collect();
    for round in 0..=rounds {
        let actions = if round == rounds { more } else { setup.actions.len() };
        for (place, action) in setup.actions.iter().take(actions).enumerate() {
            let times = action.times.as_ref().map_or(BigInt::from(1), |times| board.amount(times));
            let mut nth = 0;
            while BigInt::from(nth) < times {
                nth += 1;
                if let Err(cause) = board.once(action) {
                    let stop = Some((round + 1, place, cause, nth));
                    return Played { values: now(&board), stop, too_long: false };
                }
                if nth > 3_000 || board.values.values().any(|value| value.bits() > MOST_BITS) {
                    return Played { values: now(&board), stop: None, too_long: true };
                }
            }
        }
    }
    Played { values: now(&board), stop: None, too_long: false }
}
