//! What a skirmish counts, read out for boards and reports.

use crate::games::lotr_tcg::looping::core::Fight;
use crate::loops::figure;
use crate::words::Int;

/// The burdens, then the strength at each place.
pub fn counters(fight: &Fight) -> Vec<Int> {
    [&fight.burdens].into_iter().chain(&fight.strengths).map(figure).collect()
}

/// The least and the greatest value of each counter.
#[derive(Clone, Debug, Default)]
pub struct Extremes(Vec<(Int, Int)>);

impl Extremes {
    /// Takes a fight's counters into account.
    pub fn see(&mut self, fight: &Fight) {
        let now = counters(fight);
        if self.0.is_empty() {
            self.0 = now.iter().map(|value| (value.clone(), value.clone())).collect();
        }
        for ((least, most), value) in self.0.iter_mut().zip(now) {
            if value < *least {
                *least = value;
            } else if value > *most {
                *most = value;
            }
        }
    }

    /// The least and the greatest of the burdens.
    pub fn burdens(&self) -> (Int, Int) {
        self.0.first().cloned().unwrap_or_default()
    }

    /// The least and the greatest of the strength at a place.
    pub fn strength(&self, place: usize) -> (Int, Int) {
        self.0.get(place + 1).cloned().unwrap_or_default()
    }
}
