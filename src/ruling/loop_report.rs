use crate::ruling::{Act, Says, SeatId};
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
    /// How players could have ended it earlier.
    pub interrupts: Vec<Interrupt>,
    /// The iterations at which the formula was compared with play, step by step.
    pub compared_at: Vec<Count>,
}

/// One action of a round.
#[derive(Clone, Debug)]
pub struct RoundAction {
    /// Who does it.
    pub seat: Option<SeatId>,
    /// What it is.
    pub says: Says,
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

/// An answer by which a player ends the loop behind an earlier iteration.
#[derive(Clone, Debug)]
pub struct Interrupt {
    /// Who does what: "the Shadow player names a lower number".
    pub says: Says,
    /// The answer, but for its iteration.
    pub act: Act,
    /// The argument that takes the iteration.
    pub arg: &'static str,
    /// The earliest iteration.
    pub least: Count,
    /// The latest one.
    pub most: Count,
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
