//! What comes of a repeat: the state, where it ended and why, and the phases it went through.

use super::affine::Affine;
use super::closed::Closed;
use super::machine::{CounterId, Machine};
use super::number::Number;
use crate::words::{Count, Int};
use num_bigint::BigInt;
use std::sync::Arc;

/// Bounds on the work of a repeat. Each that is hit is said as [`Ended::Unknown`].
#[derive(Clone, Debug)]
pub struct Limits {
    /// How many iterations are joined to one period while the control has not returned.
    pub unroll: usize,
    /// How many phases are chained.
    pub phases: u64,
    /// How many iterations without a closed form are played one by one.
    pub steps: u64,
    /// How much counted work is done: guards evaluated and operations on big numbers.
    pub work: u64,
    /// How many phases are reported in full, from the first on.
    pub reported: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { unroll: 64, phases: 100_000, steps: 10_000, work: 5_000_000, reported: 256 }
    }
}

/// Why a repeat could not be settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// One period is an affine map without a closed form here (Fibonacci growth, say).
    Spectrum,
    /// The finite part of the state does not come back within the bound.
    ControlNeverReturns,
    /// More phases than the bound.
    TooManyPhases,
    /// More counted work than the bound.
    TooMuchWork,
    /// A number too long to be written out (beyond some 300,000 digits).
    TooLarge,
    /// More actions than the budget of playing step by step.
    TooManySteps,
}

/// How a repeat ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended<H> {
    /// All the iterations that were named.
    AsNamed,
    /// An action could not be done, or ended the game.
    Halted {
        /// The iteration in which it happened, from 1.
        iteration: Count,
        /// The action of the body, from 0.
        action: usize,
        /// The game's own reason.
        why: H,
    },
    /// Not settled; the outcome's state is the one after the known iterations.
    Unknown {
        /// What stood in the way.
        why: Why,
        /// How many iterations are known to be done without a halt.
        known_iterations: Count,
    },
}

/// What comes of a repeat.
pub struct Outcome<M: Machine> {
    /// The state at the end; after a halt as far as the halting action came.
    pub state: M::State,
    /// How many whole iterations were done.
    pub done: Count,
    /// How it ended.
    pub ended: Ended<M::Halt>,
    /// The phases it went through, up to [`Limits::reported`].
    pub phases: Vec<Phase>,
    /// How many phases there were in all.
    pub phase_count: u64,
    /// Counted work: guards evaluated and operations on big numbers.
    pub work: u64,
}

/// The kind of closed form of a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tier {
    /// Each period changes the counters by the same.
    Translation,
    /// Polynomials in the number of periods.
    Polynomial,
    /// Powers too: something doubles.
    Exponential,
    /// Counters that swap places or turn their sign: several interleaved forms.
    Rotating,
    /// The whole state came back: it goes round for ever.
    Recurring,
    /// A single period, played as it stands.
    Stepped,
}

/// A stretch of iterations in which every branch is taken in the same way.
#[derive(Clone, Debug)]
pub struct Phase {
    /// The iteration at which it starts, from 1.
    pub from: Count,
    /// How many iterations were done in it.
    pub length: Count,
    /// How many iterations make one period (more than 1 when the control needs several to come back).
    pub period: Count,
    /// The kind of closed form.
    pub tier: Tier,
    /// What becomes of each counter.
    pub map: Vec<Course>,
    /// The branches of one period with the iteration at which each would first be taken otherwise. A phase of a single
    /// period that the next one does not follow lists only those that end it.
    pub guards: Vec<GuardReport>,
}

/// What becomes of one counter during a phase.
#[derive(Clone, Debug)]
pub struct Course {
    /// The counter.
    pub counter: CounterId,
    /// Its value when the phase starts.
    pub start: Int,
    /// Its value after one period, in terms of the counters before it; `None` where no period was recorded.
    pub next: Option<Expression>,
    /// Its value after any number of periods; `None` where the phase was played as it stands.
    pub closed: Option<ClosedForm>,
}

/// A branch that one period takes, on a quantity that varies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuardReport {
    /// The text that the rules gave the branch.
    pub guard: &'static str,
    /// The expression that is compared with zero, in terms of the counters when the period begins.
    pub expr: Expression,
    /// The action of the body that reads it first, from 0.
    pub action: usize,
    /// Whether the expression is at least zero.
    pub holds: bool,
    /// The first iteration, from 1, at which it would be taken otherwise if the phase went on until then.
    pub fails_at: Option<Count>,
}

/// A sum of counters, each taken some times, and a constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expression {
    /// The counters with their factors, none of them zero.
    pub terms: Vec<(CounterId, Int)>,
    /// What is added to them.
    pub constant: Int,
}

impl Expression {
    pub(super) fn of(affine: &Affine, names: &[CounterId]) -> Expression {
        let term = |(counter, factor): &(usize, Number)| Some((names.get(*counter)?.clone(), int(factor)));
        Expression { terms: affine.terms.iter().filter_map(term).collect(), constant: int(&affine.constant) }
    }
}

/// The value of one counter after n periods of a phase.
#[derive(Clone, Debug)]
pub struct ClosedForm {
    pub(super) closed: Arc<Closed>,
    pub(super) counter: usize,
}

impl ClosedForm {
    /// The change a period, if it is the same for the whole phase.
    pub fn change(&self) -> Option<Int> {
        self.closed.change()?.get(self.counter).map(int)
    }

    /// The value after `periods` periods, if it can be written out.
    pub fn after(&self, periods: &Count) -> Option<Int> {
        let at = self.closed.at(&Number::from(periods.big()), &mut 0).ok()?;
        at.get(self.counter).map(int)
    }

    /// The values after 0, 1, … periods, before the terms below hold; mostly none.
    pub fn early(&self) -> Vec<Int> {
        self.closed.early(self.counter).iter().map(int).collect()
    }

    /// The nodes λ₀ <= λ₁ <= … of the basis Nⱼ(t) = the divided difference of zᵗ at λ₀ … λⱼ. All ones: Nⱼ = C(t, j).
    pub fn nodes(&self) -> Vec<Int> {
        self.closed.nodes().iter().map(int).collect()
    }

    /// The coefficients over that basis, for each of the interleaved sequences: the r-th of s holds the values after
    /// v + r, v + r + s, v + r + 2s … periods (t = 0, 1, 2 …), where v is the number of early values.
    pub fn coefficients(&self) -> Vec<Vec<Int>> {
        self.closed.coefficients(self.counter).iter().map(|row| row.iter().map(int).collect()).collect()
    }
}

pub(super) fn int(number: &Number) -> Int {
    Int::from(BigInt::clone(&number.big()))
}

pub(super) fn count(number: &Number) -> Count {
    Count::from(number.natural())
}
