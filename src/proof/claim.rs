//! What a certificate claims, as it was read; nothing of it is believed yet.

use num_bigint::BigInt;

pub(super) struct Claim {
    /// How many iterations were asked for.
    pub(super) asked: BigInt,
    /// How many whole iterations are done.
    pub(super) done: BigInt,
    pub(super) end: State,
    pub(super) phases: Vec<Phase>,
    pub(super) stop: Option<Stop>,
}

#[derive(Clone)]
pub(super) struct State {
    /// A number for the finite part of the state; absent where it is not known.
    pub(super) control: Option<usize>,
    pub(super) counters: Vec<String>,
    pub(super) values: Vec<BigInt>,
}

pub(super) enum Phase {
    Run(Box<Run>),
    /// The state is the one at the start of phase `first`; all since then is done `rounds` times more.
    Again {
        first: usize,
        control: usize,
        rounds: BigInt,
    },
}

/// Periods that all take the same branches.
pub(super) struct Run {
    pub(super) at: Start,
    /// The counters afterwards, if they are others.
    pub(super) becomes: Option<Vec<String>>,
    pub(super) closed: Option<Closed>,
    pub(super) end: Vec<BigInt>,
    pub(super) laps: usize,
    pub(super) periods: BigInt,
}

/// A period and where it starts.
pub(super) struct Start {
    pub(super) control: usize,
    pub(super) counters: Vec<String>,
    /// The iteration, from 1.
    pub(super) from: BigInt,
    pub(super) guards: Vec<Guard>,
    /// The counters after it.
    pub(super) map: Vec<Row>,
    /// The counters that each product multiplies; it is numbered after them.
    pub(super) products: Vec<Vec<usize>>,
    /// The values of counters and products.
    pub(super) start: Vec<BigInt>,
}

/// `plus + Σ factor · counter`.
#[derive(PartialEq)]
pub(super) struct Row {
    pub(super) plus: BigInt,
    pub(super) terms: Vec<(usize, BigInt)>,
}

/// A branch that is read on the way, pulled back to the start of the period.
pub(super) struct Guard {
    pub(super) why: String,
    pub(super) lap: usize,
    pub(super) action: usize,
    /// Whether `row` is at least zero.
    pub(super) holds: bool,
    pub(super) row: Row,
    pub(super) fails: Option<Fails>,
    /// For each interleaved sequence its levels.
    pub(super) signs: Option<Vec<Vec<Level>>>,
}

pub(super) enum Fails {
    Never,
    /// The iteration, from 1.
    At(BigInt),
}

/// Where a sequence is at least zero: from 0 on if `starts`, then the other way at each turn.
pub(super) struct Level {
    pub(super) starts: bool,
    pub(super) turns: Vec<BigInt>,
}

pub(super) struct Closed {
    pub(super) early: Vec<Vec<BigInt>>,
    pub(super) nodes: Vec<BigInt>,
    /// For each interleaved sequence, for each node, the coefficient of each counter.
    pub(super) parts: Vec<Vec<Vec<BigInt>>>,
}

pub(super) struct Stop {
    pub(super) at: Start,
    /// The action of the round, from 0.
    pub(super) action: usize,
    /// The branch that is taken otherwise than before.
    pub(super) guard: Option<usize>,
    pub(super) iteration: BigInt,
}
