use crate::ruling::{Certificate, Says, SeatId};
use crate::words::{Count, Int};

/// A settled loop, as data for a picture and a table.
#[derive(Clone, Debug)]
pub struct LoopReport {
    /// One round of it, in order.
    pub round: Vec<RoundAction>,
    /// How many iterations were agreed on.
    pub agreed: Count,
    /// How many whole iterations were done.
    pub done: Count,
    /// What changes.
    pub counters: Vec<CounterReport>,
    /// The counters at some iterations on the way, in the order of `counters`; empty where each is a straight line.
    pub samples: Vec<LoopSample>,
    /// Where it stopped before the agreed number, if it did.
    pub stop: Option<LoopStop>,
    /// Who had the last action.
    pub last: Option<SeatId>,
    /// Who got an action added at the end.
    pub added: Option<SeatId>,
    /// The iterations at which the formula was compared with play, step by step.
    pub compared_at: Vec<Count>,
    /// How it was settled, and what proves it.
    pub way: LoopWay,
}

/// One action of a round.
#[derive(Clone, Debug)]
pub struct RoundAction {
    /// Who does it.
    pub seat: Option<SeatId>,
    /// What it is.
    pub says: Says,
    /// What it changes in the first iteration: counters by name, and by how much.
    pub changes: Vec<(Says, Int)>,
}

/// One counter over the loop.
#[derive(Clone, Debug)]
pub struct CounterReport {
    /// What is counted.
    pub says: Says,
    /// Before the loop.
    pub start: Int,
    /// What one whole iteration adds, where that is the same each time.
    pub change: Option<Int>,
    /// The least value on the way.
    pub least: Int,
    /// The greatest value on the way.
    pub most: Int,
    /// After the last action.
    pub end: Int,
}

/// The counters after one whole iteration.
#[derive(Clone, Debug)]
pub struct LoopSample {
    /// The iteration.
    pub iteration: Count,
    /// The counters' values.
    pub values: Vec<Int>,
}

/// Where a loop stopped before its number.
#[derive(Clone, Debug)]
pub struct LoopStop {
    /// The iteration, from 1.
    pub iteration: Count,
    /// The action of the round, from 0.
    pub action: usize,
    /// Why.
    pub why: Says,
}

/// How a loop was settled without playing it, and what proves it.
#[derive(Clone, Debug, Default)]
pub struct LoopWay {
    /// Every counter that the loop may change, in words; maps go by their places here.
    pub counters: Vec<Says>,
    /// The stretches in which every round goes alike, in order, as far as they are kept.
    pub phases: Vec<PhaseReport>,
    /// How many phases there are in all.
    pub phase_count: u64,
    /// Guards evaluated and operations on large numbers.
    pub work: u64,
    /// What proves it; none where it would be too long, or nothing is to be proved.
    pub certificate: Option<Certificate>,
}

/// A stretch of iterations that take the same branches.
#[derive(Clone, Debug)]
pub struct PhaseReport {
    /// The iteration at which it starts, from 1.
    pub from: Count,
    /// How many iterations it holds.
    pub length: Count,
    /// How many iterations come back to the same situation.
    pub period: Count,
    /// What one period makes of each counter.
    pub maps: Vec<CounterMap>,
    /// What is read on the way.
    pub guards: Vec<GuardSeen>,
}

/// What one period makes of a counter: `plus`, and other counters so many times.
#[derive(Clone, Debug)]
pub struct CounterMap {
    /// Its place.
    pub counter: usize,
    /// Its value when the phase starts.
    pub start: Int,
    /// The constant.
    pub plus: Int,
    /// The places of counters as they were, each with its factor.
    pub terms: Vec<(usize, Int)>,
}

/// Something that the rules read in each round of a phase.
#[derive(Clone, Debug)]
pub struct GuardSeen {
    /// What is asked.
    pub says: Says,
    /// The action of the round, from 0.
    pub action: usize,
    /// Whether it is so during the phase.
    pub holds: bool,
    /// The first iteration in which it would be otherwise; none for never.
    pub fails_at: Option<Count>,
}
