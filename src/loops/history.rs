//! The phases gone through of late, to see that they come in rounds.

use super::affine::Map;
use super::cx::Recorded;
use super::number::Number;

/// How many phases one round may hold.
const LONGEST_ROUND: usize = 64;

/// The latest phases, at most two of the longest rounds.
#[derive(Default)]
pub(super) struct History {
    traces: Vec<Trace>,
}

/// What makes two phases alike: the branches, the map, how many iterations were done.
struct Trace {
    guards: Vec<Recorded>,
    map: Map,
    length: Number,
}

impl Trace {
    fn is_like(&self, other: &Trace) -> bool {
        let alike = |(a, b): (&Recorded, &Recorded)| a.holds == b.holds && a.expr == b.expr;
        self.length == other.length
            && self.guards.len() == other.guards.len()
            && self.map == other.map
            && self.guards.iter().zip(&other.guards).all(alike)
    }
}

impl History {
    pub(super) fn push(&mut self, guards: Vec<Recorded>, map: Map, length: Number) {
        if self.traces.len() >= 4 * LONGEST_ROUND {
            self.traces.drain(..2 * LONGEST_ROUND);
        }
        self.traces.push(Trace { guards, map, length });
    }

    pub(super) fn clear(&mut self) {
        self.traces.clear();
    }

    /// How many iterations a round of phases takes, if the last phases are two rounds alike.
    ///
    /// This only proposes a longer period: whether it is one is decided by recording it.
    pub(super) fn round(&self) -> Option<usize> {
        let newest = self.traces.len();
        (2..=LONGEST_ROUND).take_while(|phases| 2 * phases <= newest).find_map(|phases| {
            let last = self.traces.get(newest - phases..)?;
            let before = self.traces.get(newest - 2 * phases..newest - phases)?;
            if !last.iter().zip(before).all(|(a, b)| a.is_like(b)) {
                return None;
            }
            let laps = last.iter().fold(Number::ZERO, |sum, trace| &sum + &trace.length);
            laps.small().and_then(|laps| usize::try_from(laps).ok())
        })
    }
}
