//! The driver: records a period, follows it in closed form, jumps, and begins again.

use super::affine::{Map, Vector};
use super::closed::Closed;
use super::cx::Cx;
use super::history::History;
use super::machine::{CounterId, Machine};
use super::number::Number;
use super::outcome::{
    ClosedForm, Course, Ended, Expression, GuardReport, Limits, Outcome, Phase, Tier, Why, count, int,
};
use super::period::{Period, end_now};
use super::qty::Amount;
use super::record::{Ends, Recording, Span, record};
use crate::words::Count;
use std::sync::Arc;

/// A round of phases may be this many times as long as a period whose control takes its time to return.
const ROUND_IN_UNROLLS: usize = 16;

/// Repeats `body` `times` times from `start`, in closed form.
///
/// The answer is exact: the state, the iteration and the action at which it halts. Where a bound is hit or a period
/// has no closed form, it ends as [`Ended::Unknown`] with the state after the iterations that are known.
pub fn repeat<M: Machine>(
    machine: &M,
    start: &M::State,
    body: &[M::Action],
    times: &Count,
    limits: &Limits,
) -> Outcome<M> {
    let mut run = Run {
        machine,
        body,
        limits,
        state: start.clone(),
        done: Number::ZERO,
        times: Number::from(times.big()),
        stepped: 0,
        mark: None,
        history: History::default(),
        phases: Vec::new(),
        phase_count: 0,
        work: 0,
    };
    let ended = run.run_on();
    let Run { state, done, phases, phase_count, work, .. } = run;
    Outcome { state, done: count(&done), ended, phases, phase_count, work }
}

/// The state after `laps` whole iterations and the first `actions` actions of the next one.
///
/// If the repeat halts or is unknown before that, the outcome says so.
pub fn state_at<M: Machine>(
    machine: &M,
    start: &M::State,
    body: &[M::Action],
    laps: &Count,
    actions: usize,
    limits: &Limits,
) -> Outcome<M> {
    let mut outcome = repeat(machine, start, body, laps, limits);
    if outcome.ended != Ended::AsNamed {
        return outcome;
    }
    let mut cx = Cx::concrete();
    for (action, act) in body.iter().take(actions).enumerate() {
        let halt = machine.act(&mut outcome.state, act, &mut cx).err();
        if let Some(why) = cx.stuck() {
            outcome.ended = Ended::Unknown { why: why.clone(), known_iterations: outcome.done.clone() };
            break;
        }
        if let Some(why) = halt {
            let iteration = &outcome.done + &Count::one();
            outcome.ended = Ended::Halted { iteration, action, why };
            break;
        }
    }
    outcome.work += cx.work();
    outcome
}

struct Run<'a, M: Machine> {
    machine: &'a M,
    body: &'a [M::Action],
    limits: &'a Limits,
    state: M::State,
    done: Number,
    times: Number,
    stepped: u64,
    mark: Option<Mark<M>>,
    history: History,
    phases: Vec<Phase>,
    phase_count: u64,
    work: u64,
}

/// A whole state to be recognised when it comes back.
struct Mark<M: Machine> {
    control: M::Control,
    numbers: Vec<Number>,
    done: Number,
    phase_count: u64,
}

impl<M: Machine> Run<'_, M> {
    fn run_on(&mut self) -> Ended<M::Halt> {
        loop {
            let left = &self.times - &self.done;
            if left.sign() <= 0 {
                return Ended::AsNamed;
            }
            if self.phase_count >= self.limits.phases {
                return self.unknown(Why::TooManyPhases);
            }
            if self.work > self.limits.work {
                return self.unknown(Why::TooMuchWork);
            }
            self.phase_count += 1;
            let (names, start) = self.numbers();
            if self.comes_back(&start, &left) {
                continue;
            }
            let recording = self.record(&start, &left);
            if let Some(ended) = self.take(recording, &names, start, &left) {
                return ended;
            }
        }
    }

    fn unknown(&self, why: Why) -> Ended<M::Halt> {
        Ended::Unknown { why, known_iterations: count(&self.done) }
    }

    /// The counters of the present state.
    fn numbers(&mut self) -> (Vec<CounterId>, Vec<Number>) {
        let listed = self.machine.quantities(&mut self.state);
        listed.into_iter().map(|(name, quantity)| (name, quantity.shadow().clone())).unzip()
    }

    /// Whether the whole state was met before; then whole rounds are skipped.
    fn comes_back(&mut self, start: &[Number], left: &Number) -> bool {
        let control = self.machine.control(&self.state);
        match &self.mark {
            Some(mark) if mark.control == control && mark.numbers == start && mark.done < self.done => {
                let round = &self.done - &mark.done;
                let (rounds, _) = left.div_rem(&round);
                let length = &rounds * &round;
                self.mark = None;
                if length.is_zero() {
                    return false;
                }
                self.report(Tier::Recurring, &length, count(&round), Vec::new(), Vec::new());
                self.done = &self.done + &length;
                return true;
            }
            Some(mark) if self.phase_count < 2 * mark.phase_count => return false,
            _ => {}
        }
        let (numbers, done, phase_count) = (start.to_vec(), self.done.clone(), self.phase_count);
        self.mark = Some(Mark { control, numbers, done, phase_count });
        false
    }

    /// Records a period from the present state: a whole round of phases if the last ones came in rounds.
    fn record(&mut self, start: &[Number], left: &Number) -> Recording<M> {
        let most = left.small().and_then(|left| usize::try_from(left).ok()).unwrap_or(usize::MAX);
        let unroll = self.limits.unroll.max(1);
        let work = self.limits.work.saturating_sub(self.work);
        if let Some(round) = self.history.round() {
            if round.laps <= most.min(unroll.saturating_mul(ROUND_IN_UNROLLS)) {
                let span = Span { least: round.laps, most: round.laps, work, products: true };
                let recording = record(self.machine, &self.state, start, self.body, span);
                self.work += recording.work;
                if self.is_worth_it(&recording, start) {
                    return recording;
                }
            }
            self.history.in_vain(&round);
        }
        let recording = record(
            self.machine,
            &self.state,
            start,
            self.body,
            Span { least: 1, most: most.min(unroll), work, products: true },
        );
        self.work += recording.work;
        recording
    }

    /// Whether a round of phases runs alike several times.
    fn is_worth_it(&mut self, recording: &Recording<M>, start: &[Number]) -> bool {
        let Ends::Returned(map) = &recording.ends else { return false };
        let period = Period::of(map, recording.products.extend(start.to_vec()), &recording.guards, &mut self.work);
        period.is_ok_and(|period| period.alike().is_none_or(|alike| *alike > Number::from(2)))
    }

    /// Goes on by what was recorded; says how it ended, if it did.
    fn take(
        &mut self,
        recording: Recording<M>,
        names: &[CounterId],
        start: Vec<Number>,
        left: &Number,
    ) -> Option<Ended<M::Halt>> {
        let Recording { ends, mut state, laps, guards, products, .. } = recording;
        let (names, start) = (products.names(names), products.extend(start));
        let lap_count = Number::from(laps as i64);
        let map = match ends {
            Ends::Stuck(why) => return Some(self.unknown(why)),
            Ends::Halted { action, why } => {
                self.report(
                    Tier::Stepped,
                    &lap_count,
                    count(&lap_count),
                    courses(&names, &start, None, None),
                    Vec::new(),
                );
                self.done = &self.done + &lap_count;
                self.state = state;
                let iteration = count(&(&self.done + &Number::ONE));
                return Some(Ended::Halted { iteration, action, why });
            }
            Ends::NotReturned => {
                self.step(state, &lap_count, &names, &start);
                let all = self.done >= self.times;
                return (!all).then(|| self.unknown(Why::ControlNeverReturns));
            }
            Ends::GoesRoundLater => {
                self.step(state, &lap_count, &names, &start);
                return None;
            }
            Ends::Returned(map) => map,
        };
        let listed = self.machine.quantities(&mut state);
        let next = listed.into_iter().map(|(_, quantity)| quantity.shadow().clone()).collect();
        let next = Vector::point(products.extend(next));
        let ending = end_now(&guards, &names, &next, &(&self.done + &lap_count));
        if !ending.is_empty() {
            // The next period already takes another branch: no closed form is needed.
            self.report(
                Tier::Stepped,
                &lap_count,
                count(&lap_count),
                courses(&names, &start, Some(&map), None),
                ending,
            );
            self.history.push(guards, map, lap_count.clone());
            self.state = state;
            self.done = &self.done + &lap_count;
            return None;
        }
        let period = match Period::of(&map, start.clone(), &guards, &mut self.work) {
            Ok(period) => period,
            Err(why) => {
                self.step(state, &lap_count, &names, &start);
                self.stepped += laps as u64;
                return (self.stepped > self.limits.steps).then(|| self.unknown(why));
            }
        };
        let (whole, _) = left.div_rem(&lap_count);
        let periods = period.alike().map_or(whole.clone(), |alike| alike.clone().min(whole)).max(Number::ONE);
        let length = &periods * &lap_count;
        let reports = period.reports(&guards, &names, &self.done, laps);
        let tier = period.closed.tier();
        let closed = Arc::new(period.closed);
        self.report(tier, &length, count(&lap_count), courses(&names, &start, Some(&map), Some(&closed)), reports);
        self.history.push(guards, map, length.clone());
        let values = if periods.is_one() { None } else { Some(closed.at(&periods, &mut self.work)) };
        self.state = state;
        match values {
            None => {}
            Some(Ok(values)) => self.set(values),
            Some(Err(why)) => {
                self.set(start);
                return Some(self.unknown(why));
            }
        }
        self.done = &self.done + &length;
        None
    }

    fn set(&mut self, values: Vec<Number>) {
        for ((_, quantity), value) in self.machine.quantities(&mut self.state).into_iter().zip(values) {
            quantity.0 = Amount::Number(value);
        }
    }

    /// Takes the recorded iterations as played.
    fn step(&mut self, state: M::State, laps: &Number, names: &[CounterId], start: &[Number]) {
        self.report(Tier::Stepped, laps, count(laps), courses(names, start, None, None), Vec::new());
        self.state = state;
        self.done = &self.done + laps;
    }

    fn report(&mut self, tier: Tier, length: &Number, period: Count, map: Vec<Course>, guards: Vec<GuardReport>) {
        if self.phases.len() < self.limits.reported && !length.is_zero() {
            let from = count(&(&self.done + &Number::ONE));
            self.phases.push(Phase { from, length: count(length), period, tier, map, guards });
        }
    }
}

fn courses(names: &[CounterId], start: &[Number], map: Option<&Map>, closed: Option<&Arc<Closed>>) -> Vec<Course> {
    let course = |(counter, (name, start)): (usize, (&CounterId, &Number))| Course {
        counter: name.clone(),
        start: int(start),
        next: map.and_then(|map| map.rows.get(counter)).map(|row| Expression::of(row, names)),
        closed: closed.map(|closed| ClosedForm { closed: Arc::clone(closed), counter }),
    };
    names.iter().zip(start).enumerate().map(course).collect()
}
