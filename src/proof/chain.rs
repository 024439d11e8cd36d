//! Whether the phases of a certificate hold, join, and lead to the end that it claims.

use super::claim::{Claim, Fails, Guard, Phase, Run, Start, State, Stop};
use super::effort::Effort;
use super::fault::Fault;
use super::proved::{Proved, Stopped};
use num_bigint::BigInt;
use num_traits::{One, Signed, Zero};
use std::collections::BTreeSet;

pub(super) fn holds(claim: &Claim) -> Result<Proved, Fault> {
    let mut effort = Effort::new();
    let mut done = BigInt::zero();
    let mut state: Option<State> = None;
    let mut branches = 0;
    for (phase, part) in claim.phases.iter().enumerate() {
        match part {
            Phase::Run(run) => {
                run.at.joins(phase, &done, state.as_ref())?;
                run.holds(phase, &mut effort)?;
                branches += run.at.guards.len();
                done += effort.times(&run.periods, &BigInt::from(run.laps))?;
                state = Some(run.state_after());
            }
            Phase::Again { first, control, rounds } => {
                let (Some(Phase::Run(run)), Some(now)) = (claim.phases.get(*first), &state) else {
                    return Err(Fault::DoesNotComeBack { phase });
                };
                let same = run.at.counters == now.counters
                    && run.at.plain() == now.values
                    && run.at.control == *control
                    && now.control.is_none_or(|now| now == *control);
                let length: BigInt = &done + 1 - &run.at.from;
                if *first >= phase || !same || !length.is_positive() || !rounds.is_positive() {
                    return Err(Fault::DoesNotComeBack { phase });
                }
                done += effort.times(rounds, &length)?;
                state = Some(State { control: Some(*control), ..now.clone() });
            }
        }
    }
    let phases = claim.phases.len();
    let stopped = match &claim.stop {
        Some(stop) => {
            stop.at.joins(phases, &done, state.as_ref())?;
            done = stop.holds(claim, phases, &mut effort)?;
            branches += stop.at.guards.len();
            Some(stop.told())
        }
        None => {
            let state = state.ok_or(Fault::Iterations)?;
            claim.end.is(&state).map_err(|counter| Fault::End { phase: phases.saturating_sub(1), counter })?;
            None
        }
    };
    let enough = if stopped.is_some() { done < claim.asked } else { done == claim.asked };
    if done != claim.done || !enough {
        return Err(Fault::Iterations);
    }
    let end = claim.end.counters.iter().cloned().zip(claim.end.values.iter().cloned()).collect();
    let start = match (claim.phases.first(), &claim.stop) {
        (Some(Phase::Run(run)), _) => run.at.named_start(),
        (None, Some(stop)) => stop.at.named_start(),
        _ => Vec::new(),
    };
    Ok(Proved { asked: claim.asked.clone(), done, phases, branches, start, end, stopped })
}

impl State {
    /// Whether another state is the same; otherwise the counter that differs.
    fn is(&self, other: &State) -> Result<(), String> {
        let differs = self.values.iter().zip(&other.values).position(|(a, b)| a != b);
        if let Some(place) = differs {
            return Err(self.counters.get(place).cloned().unwrap_or_default());
        }
        let controls = [self.control, other.control];
        let control = matches!(controls, [Some(a), Some(b)] if a != b);
        if self.counters != other.counters || self.values.len() != other.values.len() || control {
            return Err(self.counters.last().cloned().unwrap_or_default());
        }
        Ok(())
    }
}

impl Start {
    /// A counter's name, or what a product multiplies.
    pub(super) fn name(&self, counter: usize) -> String {
        if let Some(name) = self.counters.get(counter) {
            return name.clone();
        }
        let factors = counter.checked_sub(self.counters.len()).and_then(|place| self.products.get(place));
        let names = factors.into_iter().flatten().filter_map(|factor| self.counters.get(*factor).cloned());
        names.collect::<Vec<String>>().join(" · ")
    }

    /// The values of the counters themselves.
    fn plain(&self) -> &[BigInt] {
        self.start.get(..self.counters.len()).unwrap_or_default()
    }

    fn named_start(&self) -> Vec<(String, BigInt)> {
        self.counters.iter().cloned().zip(self.start.iter().cloned()).collect()
    }

    /// It begins in the iteration, and from the state, in which what was before has ended.
    fn joins(&self, phase: usize, done: &BigInt, state: Option<&State>) -> Result<(), Fault> {
        let distinct: BTreeSet<&String> = self.counters.iter().collect();
        if distinct.len() != self.counters.len() || self.start.len() != self.counters.len() + self.products.len() {
            return Err(Fault::Counters { phase });
        }
        if self.from != done + 1 {
            return Err(Fault::From { phase });
        }
        let Some(state) = state else { return Ok(()) };
        let own = State { control: Some(self.control), counters: self.counters.clone(), values: self.plain().to_vec() };
        own.is(state).map_err(|counter| Fault::Joint { phase, counter })
    }

    /// Every branch is taken as it says when the period begins for the first time.
    fn branches_hold(&self, phase: usize, effort: &mut Effort) -> Result<(), Fault> {
        for guard in &self.guards {
            if effort.at(&guard.row, &self.start, true)?.is_negative() == guard.holds {
                return Err(Fault::Branch { phase, why: guard.why.clone() });
            }
        }
        Ok(())
    }

    /// The values that the map gives, once.
    fn mapped(&self, effort: &mut Effort) -> Result<Vec<BigInt>, Fault> {
        self.map.iter().map(|row| effort.at(row, &self.start, true)).collect()
    }
}

impl Run {
    fn state_after(&self) -> State {
        let counters = self.becomes.as_ref().unwrap_or(&self.at.counters).clone();
        let values = self.end.iter().take(counters.len()).cloned().collect();
        // With a closed form the finite part has come back; otherwise the next phase says what it is.
        State { control: self.closed.is_some().then_some(self.at.control), counters, values }
    }

    fn holds(&self, phase: usize, effort: &mut Effort) -> Result<(), Fault> {
        let at = &self.at;
        let after = self.becomes.as_ref().unwrap_or(&at.counters).len();
        let lengths = [after, after + at.products.len()];
        let fits = lengths.contains(&at.map.len()) && at.map.len() == self.end.len();
        let joined = self.becomes.is_none() || self.closed.is_none() && at.map.len() == after;
        if !fits || !joined || self.laps == 0 || at.guards.iter().any(|guard| guard.lap >= self.laps) {
            return Err(Fault::Counters { phase });
        }
        let rows = self.becomes.is_none() && at.map.len() == at.start.len();
        at.products_hold(phase, rows, effort)?;
        at.branches_hold(phase, effort)?;
        let end = match &self.closed {
            Some(closed) => {
                if !self.periods.is_positive() {
                    return Err(Fault::From { phase });
                }
                closed.follows(at, phase, effort)?;
                for guard in &at.guards {
                    let shown = closed.fails(guard, effort)?;
                    let first = shown.ok_or_else(|| Fault::Signs { phase, why: guard.why.clone() })?;
                    self.fails_as_said(phase, guard, first.as_ref(), effort)?;
                    if first.is_some_and(|first| first < self.periods) {
                        return Err(Fault::GoesOnTooLong { phase, why: guard.why.clone() });
                    }
                }
                closed.after(&self.periods, effort)?
            }
            None => {
                if !self.periods.is_one() {
                    return Err(Fault::NoClosedForm { phase });
                }
                let end = at.mapped(effort)?;
                self.end_as_said(phase, &end, effort)?;
                end
            }
        };
        match end.iter().zip(&self.end).position(|(a, b)| a != b) {
            Some(counter) => Err(Fault::End { phase, counter: at.name(counter) }),
            None => Ok(()),
        }
    }

    /// The iteration in which a branch fails after so many periods.
    fn iteration(&self, guard: &Guard, periods: &BigInt, effort: &mut Effort) -> Result<BigInt, Fault> {
        Ok(effort.times(periods, &BigInt::from(self.laps))? + &self.at.from + guard.lap)
    }

    fn fails_as_said(
        &self,
        phase: usize,
        guard: &Guard,
        first: Option<&BigInt>,
        effort: &mut Effort,
    ) -> Result<(), Fault> {
        let right = match (&guard.fails, first) {
            (Some(Fails::Never), None) => true,
            (Some(Fails::At(claimed)), Some(first)) => *claimed == self.iteration(guard, first, effort)?,
            _ => false,
        };
        if right { Ok(()) } else { Err(Fault::FirstFailure { phase, why: guard.why.clone() }) }
    }

    /// Of a single period only the branches that end it say where they fail: at once after it.
    fn end_as_said(&self, phase: usize, end: &[BigInt], effort: &mut Effort) -> Result<(), Fault> {
        for guard in &self.at.guards {
            let fault = || Fault::FirstFailure { phase, why: guard.why.clone() };
            let right = guard.signs.is_none()
                && match &guard.fails {
                    None => true,
                    Some(Fails::Never) => false,
                    Some(Fails::At(claimed)) => {
                        end.len() == self.at.start.len()
                            && *claimed == self.iteration(guard, &BigInt::one(), effort)?
                            && effort.at(&guard.row, end, true)?.is_negative() == guard.holds
                    }
                };
            if !right {
                return Err(fault());
            }
        }
        Ok(())
    }
}

impl Stop {
    /// Gives how many whole iterations are done before the one that halts.
    fn holds(&self, claim: &Claim, phase: usize, effort: &mut Effort) -> Result<BigInt, Fault> {
        let at = &self.at;
        let whole: BigInt = &self.iteration - &at.from;
        let read = |guard: &Guard| {
            let lap = BigInt::from(guard.lap);
            lap < whole || lap == whole && guard.action <= self.action
        };
        let plain = |guard: &Guard| guard.fails.is_none() && guard.signs.is_none();
        if whole.is_negative() || !at.guards.iter().all(|guard| read(guard) && plain(guard)) {
            return Err(Fault::StopIteration);
        }
        at.products_hold(phase, false, effort)?;
        at.branches_hold(phase, effort)?;
        let end = at.mapped(effort)?;
        if end.len() != claim.end.values.len() || end.len() != claim.end.counters.len() {
            return Err(Fault::Counters { phase });
        }
        if let Some(place) = end.iter().zip(&claim.end.values).position(|(a, b)| a != b) {
            return Err(Fault::StopState { counter: claim.end.counters.get(place).cloned().unwrap_or_default() });
        }
        let turned = |place: usize| at.guards.get(place).is_some_and(|guard| self.has_turned(guard, claim));
        if self.guard.is_some_and(|place| !turned(place)) {
            return Err(Fault::StopBranch);
        }
        Ok(&self.iteration - 1)
    }

    /// Whether the phase before takes this branch otherwise, up to and not in the iteration that halts.
    fn has_turned(&self, guard: &Guard, claim: &Claim) -> bool {
        let Some(Phase::Run(before)) = claim.phases.last() else { return false };
        let size = self.at.counters.len();
        let plain = guard.row.terms.iter().all(|(counter, _)| *counter < size);
        let here = &self.at.from + guard.lap == self.iteration && guard.action == self.action;
        here && (plain || self.at.products == before.at.products)
            && before.at.guards.iter().any(|old| {
                (old.lap, old.action, &old.why, old.holds) == (guard.lap, guard.action, &guard.why, !guard.holds)
                    && old.row == guard.row
                    && matches!(&old.fails, Some(Fails::At(claimed)) if *claimed == self.iteration)
            })
    }

    fn told(&self) -> Stopped {
        let here = |guard: &&Guard| &self.at.from + guard.lap == self.iteration && guard.action == self.action;
        let named = self.guard.and_then(|place| self.at.guards.get(place));
        let guard = named.or_else(|| self.at.guards.iter().rfind(here));
        Stopped { iteration: self.iteration.clone(), action: self.action, why: guard.map(|guard| guard.why.clone()) }
    }
}
