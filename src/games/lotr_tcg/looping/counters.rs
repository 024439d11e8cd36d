//! What a skirmish counts, read out for boards and reports.

use crate::games::lotr_tcg::looping::core::Fight;
use crate::loops::figure;
use crate::words::Int;

/// Burdens, threats, twilight and conditions, then strength, damage, wounds and presence at each place.
pub fn counters(fight: &Fight) -> Vec<Int> {
    let single = [&fight.burdens, &fight.threats, &fight.twilight, &fight.conditions];
    let each = fight.strengths.iter().chain(&fight.damages).chain(&fight.wounds).chain(&fight.there);
    single.into_iter().chain(each).map(figure).collect()
}

/// How many counters stand before the strengths.
pub const SINGLE: usize = 4;

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

    /// The least and the greatest of the counter with this number among [`counters`].
    pub fn of(&self, counter: usize) -> (Int, Int) {
        self.0.get(counter).cloned().unwrap_or_default()
    }
}
