//! The phases gone through of late, to see that they come in rounds.

use super::affine::Map;
use super::cx::Recorded;
use super::number::Number;

/// How many phases one round may hold.
const LONGEST_ROUND: usize = 64;

/// The latest phases, enough of them for two of the longest rounds.
pub(super) struct History {
    traces: Vec<Trace>,
    /// Shorter rounds were tried in vain.
    shortest: usize,
    /// How many phases have passed, and at how many all rounds are tried anew.
    passed: u64,
    anew: u64,
}

/// Two rounds alike: how many phases and how many iterations they take each.
pub(super) struct Round {
    phases: usize,
    pub(super) laps: usize,
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

impl Default for History {
    fn default() -> History {
        History { traces: Vec::new(), shortest: 2, passed: 0, anew: 4 * LONGEST_ROUND as u64 }
    }
}

impl History {
    pub(super) fn push(&mut self, guards: Vec<Recorded>, map: Map, length: Number) {
        if self.traces.len() >= 4 * LONGEST_ROUND {
            self.traces.drain(..2 * LONGEST_ROUND);
        }
        self.traces.push(Trace { guards, map, length });
        self.passed += 1;
        if self.passed >= self.anew {
            (self.shortest, self.anew) = (2, 2 * self.anew);
        }
    }

    /// A round that proved to be no period worth its while.
    pub(super) fn in_vain(&mut self, round: &Round) {
        self.shortest = round.phases + 1;
    }

    /// The last phases, if they are two rounds alike.
    ///
    /// This only proposes a longer period: whether it is one is decided by recording it.
    pub(super) fn round(&self) -> Option<Round> {
        let newest = self.traces.len();
        (self.shortest..=LONGEST_ROUND).take_while(|phases| 2 * phases <= newest).find_map(|phases| {
            let last = self.traces.get(newest - phases..)?;
            let before = self.traces.get(newest - 2 * phases..newest - phases)?;
            if !last.iter().zip(before).all(|(a, b)| a.is_like(b)) {
                return None;
            }
            let laps = last.iter().fold(Number::ZERO, |sum, trace| &sum + &trace.length);
            let laps = laps.small().and_then(|laps| usize::try_from(laps).ok())?;
            Some(Round { phases, laps })
        })
    }
}
