//! The driver: records a period, follows it in closed form, jumps, and begins again.

use super::affine::{Affine, Map, Vector};
use super::certificate::{NoCertificate, Stretch, Trail};
use super::closed::Closed;
use super::cx::Cx;
use super::history::History;
use super::machine::{CounterId, Machine};
use super::number::Number;
use super::outcome::{
    ClosedForm, Course, Ended, Expression, GuardReport, Limits, Outcome, Phase, Tier, Why, count, int,
};
use super::period::{Period, as_it_was_taken, end_now};
use super::qty::Amount;
use super::record::{Ends, Recording, Span, record};
use crate::ruling::Certificate;
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
    settle(machine, start, body, times, limits, None).0
}

/// The same, with a certificate that proves it.
///
/// The certificate takes the period's map and branches as given; all else it claims can be checked without the rules.
pub fn repeat_with_certificate<M: Machine>(
    machine: &M,
    start: &M::State,
    body: &[M::Action],
    times: &Count,
    limits: &Limits,
) -> (Outcome<M>, Result<Certificate, NoCertificate>) {
    let (outcome, certificate) = settle(machine, start, body, times, limits, Some(Trail::default()));
    let certificate = match &outcome.ended {
        Ended::Unknown { why, .. } => Err(NoCertificate::Unknown(why.clone())),
        _ if times.is_zero() => Err(NoCertificate::NothingToProve),
        _ => certificate.ok_or(NoCertificate::TooLong),
    };
    (outcome, certificate)
}

fn settle<M: Machine>(
    machine: &M,
    start: &M::State,
    body: &[M::Action],
    times: &Count,
    limits: &Limits,
    trail: Option<Trail>,
) -> (Outcome<M>, Option<Certificate>) {
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
        certified: trail.is_some(),
        trail,
        controls: Vec::new(),
        certificate: None,
    };
    let ended = run.run_on();
    if ended == Ended::AsNamed
        && let Some(mut trail) = run.trail.take()
    {
        let (names, values) = run.numbers();
        let control = run.control();
        let end = trail.state(control, &names, &values);
        run.certificate = trail.done(&run.times, end);
    }
    let Run { state, done, phases, phase_count, work, certificate, .. } = run;
    (Outcome { state, done: count(&done), ended, phases, phase_count, work }, certificate)
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
    /// What is written down for a certificate, if one is wanted.
    trail: Option<Trail>,
    certified: bool,
    /// The controls met so far, for the certificate.
    controls: Vec<M::Control>,
    certificate: Option<Certificate>,
}

/// A whole state to be recognised when it comes back.
struct Mark<M: Machine> {
    control: M::Control,
    numbers: Vec<Number>,
    done: Number,
    phase_count: u64,
    /// How many phases the certificate held.
    written: usize,
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
                if length.is_zero() {
                    self.mark = None;
                    return false;
                }
                let written = mark.written;
                self.mark = None;
                let control = self.control();
                if let Some(trail) = &mut self.trail {
                    trail.again(written, &rounds, control);
                }
                self.report(Tier::Recurring, &length, count(&round), Vec::new(), Vec::new());
                self.done = &self.done + &length;
                return true;
            }
            Some(mark) if self.phase_count < 2 * mark.phase_count => return false,
            _ => {}
        }
        let (numbers, done, phase_count) = (start.to_vec(), self.done.clone(), self.phase_count);
        let written = self.trail.as_ref().map_or(0, Trail::len);
        self.mark = Some(Mark { control, numbers, done, phase_count, written });
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
        let Recording { ends, mut state, laps, guards, products, after, .. } = recording;
        let (plain, names, start) = (names, products.names(names), products.extend(start));
        let lap_count = Number::from(laps as i64);
        let control = self.control();
        let (after, rows): (Vec<CounterId>, Vec<Affine>) = after.into_iter().unzip();
        let before = self.done.clone();
        let stretch = |rows| Stretch {
            before: &before,
            laps,
            control,
            names: plain,
            products: &products,
            start: &start,
            rows,
            guards: &guards,
        };
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
                if let Some(mut trail) = self.trail.take() {
                    let (names, values) = self.numbers();
                    let end = trail.state(self.control(), &names, &values);
                    self.certificate = trail.halted(&self.times, &stretch(&rows), action, end);
                }
                let iteration = count(&(&self.done + &Number::ONE));
                return Some(Ended::Halted { iteration, action, why });
            }
            Ends::NotReturned => {
                self.write_step(&stretch(&rows), &mut state, &after);
                self.step(state, &lap_count, &names, &start);
                let all = self.done >= self.times;
                return (!all).then(|| self.unknown(Why::ControlNeverReturns));
            }
            Ends::GoesRoundLater => {
                self.write_step(&stretch(&rows), &mut state, &after);
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
            if let Some(trail) = &mut self.trail {
                let ends = guards.iter().map(|guard| as_it_was_taken(guard).at(&next).is_negative());
                trail.stepped(&stretch(&map.rows), &ends.collect::<Vec<bool>>(), &next.x, None);
            }
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
                if let Some(trail) = &mut self.trail {
                    trail.stepped(&stretch(&map.rows), &[], &next.x, None);
                }
                self.step(state, &lap_count, &names, &start);
                self.stepped += laps as u64;
                let given_up = why == Why::TooMuchWork || self.stepped > self.limits.steps;
                return given_up.then(|| self.unknown(why));
            }
        };
        let (whole, _) = left.div_rem(&lap_count);
        let periods = period.alike().map_or(whole.clone(), |alike| alike.clone().min(whole)).max(Number::ONE);
        let length = &periods * &lap_count;
        if let Some(trail) = &mut self.trail {
            trail.followed(&stretch(&map.rows), &period, &periods, &mut self.work);
        }
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

    /// The number of the present control, for a certificate.
    fn control(&mut self) -> usize {
        if !self.certified {
            return 0;
        }
        let control = self.machine.control(&self.state);
        let known = self.controls.iter().position(|known| *known == control);
        known.unwrap_or_else(|| {
            self.controls.push(control);
            self.controls.len() - 1
        })
    }

    /// Writes down iterations that were played as they stand.
    fn write_step(&mut self, stretch: &Stretch<'_>, state: &mut M::State, after: &[CounterId]) {
        let Some(trail) = &mut self.trail else { return };
        let listed = self.machine.quantities(state);
        let end: Vec<Number> = listed.into_iter().map(|(_, quantity)| quantity.shadow().clone()).collect();
        trail.stepped(stretch, &[], &end, (after != stretch.names).then_some(after));
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
