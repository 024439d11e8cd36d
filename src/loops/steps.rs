//! The honest twin of a repeat: one action after the other.

use super::cx::Cx;
use super::machine::Machine;
use super::outcome::{Ended, Outcome, Why};
use crate::words::Count;

/// Repeats `body` one action after the other, for tests and as a second opinion.
///
/// Ends as [`Why::TooManySteps`] once `budget` actions are done.
pub fn repeat_by_steps<M: Machine>(
    machine: &M,
    start: &M::State,
    body: &[M::Action],
    times: &Count,
    budget: u64,
) -> Outcome<M> {
    let mut cx = Cx::concrete();
    let mut state = start.clone();
    let mut done = 0u64;
    let mut left = budget;
    let ended = 'run: loop {
        let now = Count::from(done);
        if now >= *times {
            break Ended::AsNamed;
        }
        if left < body.len().max(1) as u64 {
            break Ended::Unknown { why: Why::TooManySteps, known_iterations: now };
        }
        for (action, act) in body.iter().enumerate() {
            left -= 1;
            let halt = machine.act(&mut state, act, &mut cx).err();
            if let Some(why) = cx.stuck() {
                // What came after the last whole iteration is void.
                let mut known = repeat_by_steps(machine, start, body, &now, budget);
                known.ended = Ended::Unknown { why: why.clone(), known_iterations: now };
                return known;
            }
            if let Some(why) = halt {
                break 'run Ended::Halted { iteration: Count::from(done + 1), action, why };
            }
        }
        left -= u64::from(body.is_empty());
        done += 1;
    };
    Outcome { state, done: Count::from(done), ended, phases: Vec::new(), phase_count: 0, work: cx.work() }
}
