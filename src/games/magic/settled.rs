//! A repeated round is settled once for one answer: who asks again, for the table, the report or an answer of another
//! player, gets what was found.

use crate::games::magic::core::{Action, Core};
use crate::games::magic::fate::limits;
use crate::games::magic::report::values;
use crate::games::magic::state::{Control, State};
use crate::loops::{CounterId, Machine, Outcome, repeat_with_certificate};
use crate::ruling::Certificate;
use crate::words::{Count, Int};
use std::cell::RefCell;
use std::rc::Rc;

/// The most rounds that are remembered for one answer.
const MOST: usize = 8;

/// A round that was settled.
pub struct Settled {
    /// What came of it.
    pub outcome: Outcome<Core>,
    /// Why, as far as it can be checked.
    pub certificate: Option<Certificate>,
}

struct Known {
    control: Control,
    values: Vec<(CounterId, Int)>,
    round: Vec<Action>,
    times: Count,
    settled: Rc<Settled>,
}

/// The rounds that were settled for an answer.
#[derive(Default)]
pub struct Memory(RefCell<Vec<Known>>);

impl Memory {
    /// Settles a round that is repeated so often from a table, or says what was found before.
    pub fn settle(&self, core: &Core, start: &State, round: &[Action], times: &Count) -> Rc<Settled> {
        let (control, values) = (core.control(start), values(core, start));
        let same = |known: &&Known| {
            known.round == round && known.times == *times && known.control == control && known.values == values
        };
        if let Some(known) = self.0.borrow().iter().find(same) {
            return Rc::clone(&known.settled);
        }
        let (outcome, certificate) = repeat_with_certificate(core, start, round, times, &limits());
        let settled = Rc::new(Settled { outcome, certificate: certificate.ok() });
        let mut all = self.0.borrow_mut();
        if all.len() < MOST {
            let round = round.to_vec();
            all.push(Known { control, values, round, times: times.clone(), settled: Rc::clone(&settled) });
        }
        settled
    }

    /// How many were settled, and the counted work of all of them.
    #[cfg(test)]
    pub fn effort(&self) -> (usize, u64) {
        let all = self.0.borrow();
        (all.len(), all.iter().map(|known| known.settled.outcome.work).sum())
    }
}
