//! A round is proposed, gets its number, and is repeated; or nobody acts and the stack runs by itself.

use crate::games::magic::core::{Action, Halt};
use crate::games::magic::course::{Magic, SHORTCUT, assumption};
use crate::games::magic::deeds::{exactly, refused};
use crate::games::magic::effects::CHANCE;
use crate::games::magic::fate::{Fate, fate, limits};
use crate::games::magic::figures::count;
use crate::games::magic::labels::Labels;
use crate::games::magic::moment::{Flow, Moment};
use crate::games::magic::notation::Head;
use crate::games::magic::report;
use crate::games::magic::rulebook as rules;
use crate::games::magic::says::Says;
use crate::games::magic::happening::Happening;
use crate::games::magic::state::State;
use crate::games::magic::tell::why;
use crate::loops::{Cx, Ended, Machine, repeat, repeat_by_steps};
use crate::play::{Record, Refusal};
use crate::ruling::{Act, ActArg, Script, SeatId, Step, Times, TokenId};
use crate::words::Count;

/// The most actions of an iteration that are told one by one.
const MOST_TOLD: usize = 24;
/// Iterations at which a formula is compared with play.
const COMPARED: usize = 3;

/// Where a shortcut ends: so many iterations of each loop, the outer first, and a place in the innermost round.
#[derive(Clone)]
pub struct End {
    /// The iterations, from 1.
    pub laps: Vec<Count>,
    /// The place in the innermost round; absent for its end.
    pub step: Option<String>,
}

/// A stretch of a shortcut: a round and how often.
type Stretch = (Vec<Action>, Count);

impl Magic<'_> {
    /// *Says*: the player with priority may propose to repeat a round; with a number it is taken at once, else the
    /// number is asked for.
    /// *Source*: Comprehensive Rules 732.2a. *Case*: M01, M03, M24, M39.
    pub fn propose(&self, record: &mut Record<Moment>, act: &Act) -> Result<(), Refusal> {
        let state = &record.state.state;
        if let Some(over) = &state.over {
            return Err(Refusal::because(why(&self.table, state, &Halt::Over(over.clone()))));
        }
        if let Some(need) = &state.need {
            return Err(Refusal::because(why(&self.table, state, &Halt::Choose(need.clone()))));
        }
        let by = act.seat.as_ref().and_then(|seat| self.table.seat(seat));
        let by = by.ok_or_else(|| refused(&rules::ARRANGING, Labels::WhoseDeed))?;
        if state.priority != Some(by) {
            return Err(refused(&rules::PROPOSING, Labels::WhyPriority));
        }
        let script = act.script("script").ok_or_else(|| refused(&rules::PROPOSING, Labels::NotAScript))?;
        if self.depends_on_chance(state, script)? {
            return Err(refused(&rules::PROPOSING, Labels::Conditional));
        }
        let end = end_of(act)?;
        record.state.differs = None;
        let Script::Repeat { times, body } = script else {
            if end.is_none() && matches!(script, Script::Seq { seq } if seq.iter().any(repeats)) {
                let body = self.table.round(state, script)?;
                return self.proposed(record, by, &body, Count::one(), None);
            }
            self.table.round(state, script)?;
            record.state.flow = Flow::Naming(script.clone());
            return Ok(());
        };
        let body = self.table.round(state, body)?;
        let times = match (exactly(times), times) {
            (Ok(times), _) => times,
            (Err(refusal), Times::Worded { until }) => return Err(self.with_a_number(state, &body, until, refusal)),
            (Err(refusal), Times::Exactly(_)) => return Err(refusal),
        };
        self.proposed(record, by, &body, times, end)
    }

    // The others answer where the question is about the table; else they are taken to accept.
    fn proposed(
        &self,
        record: &mut Record<Moment>,
        by: usize,
        body: &[Action],
        times: Count,
        end: Option<End>,
    ) -> Result<(), Refusal> {
        if self.case.ask != SHORTCUT {
            return self.take(record, by, body, times, end);
        }
        // What is illegal is refused before anybody is asked.
        let mut trial = record.clone();
        self.take(&mut trial, by, body, times.clone(), end.clone())?;
        if matches!(trial.state.flow, Flow::NotFollowed(_) | Flow::Disagree) {
            *record = trial;
            return Ok(());
        }
        if self.named_by_several(record, body) {
            return Ok(());
        }
        self.not_fragmented(&record.state.state, body)?;
        self.poll(record, by, body, times, end);
        Ok(())
    }

    // "Until they are dead", "until the library is empty" (`bob.library = 0`) are legal as the number they come to.
    fn with_a_number(&self, state: &State, body: &[Action], until: &str, refusal: Refusal) -> Refusal {
        let seat = until.strip_suffix(".library = 0").and_then(|seat| SeatId::new(seat).ok());
        if let Some(times) = seat.and_then(|seat| self.until_empty(state, body, self.table.seat(&seat)?)) {
            return refusal.legal(Labels::NameThisNumber { times }.says());
        }
        match fate(&self.table.core, state, body) {
            Fate::Stops { iteration, why: Halt::Over(_) } => {
                refusal.legal(Labels::NameThisNumber { times: iteration }.says())
            }
            _ => refusal,
        }
    }

    // The first number of rounds after which a library is empty.
    fn until_empty(&self, state: &State, body: &[Action], seat: usize) -> Option<Count> {
        let two = Count::from(2usize);
        let empty = |times: &Count| {
            let outcome = repeat(&self.table.core, state, body, times, &limits());
            outcome.ended != Ended::AsNamed || count(&outcome.state.seat(seat).library).is_zero()
        };
        let mut most = Count::one();
        for _ in 0..128 {
            if empty(&most) {
                break;
            }
            most = &most * &two;
        }
        let (mut least, mut step) = (Count::zero(), most.clone());
        if !empty(&most) {
            return None;
        }
        // Halves the steps: the largest number that is not enough yet, and one more.
        for _ in 0..130 {
            let tried = &least + &step;
            if tried <= most && !empty(&tried) {
                least = tried;
            }
            step = Count::from(step.big() / 2u32);
        }
        Some(&least + &Count::one())
    }

    // Whether a deed of a script depends on what a shuffle, a draw or a flip brings.
    fn depends_on_chance(&self, state: &State, script: &Script) -> Result<bool, Refusal> {
        Ok(match script {
            Script::Act { act } => {
                let piece = act.token("piece").and_then(|id| self.table.class(state, &id));
                let mut cx = Cx::concrete();
                let (key, mut abilities) = match (act.key.as_str(), piece) {
                    ("cast", Some(at)) => ("mode", self.table.core.abilities(state, at, &mut cx)),
                    (_, Some(at)) => ("ability", self.table.core.activated(state, at, &mut cx)),
                    (_, None) => return Ok(false),
                };
                abilities.retain(|ability| key == "ability" || ability.head == Head::Spell);
                let nth = act.count(key).and_then(Result::ok).and_then(|nth| nth.small()).unwrap_or(0);
                let chance = |word: &std::rc::Rc<str>| &**word == CHANCE;
                abilities.get(nth).is_some_and(|one| one.effects.iter().any(|effect| effect.words.iter().any(chance)))
            }
            Script::Seq { seq } => {
                for part in seq.iter().take(64) {
                    if self.depends_on_chance(state, part)? {
                        return Ok(true);
                    }
                }
                false
            }
            Script::Repeat { body, .. } => self.depends_on_chance(state, body)?,
        })
    }

    /// The number of a proposed round.
    pub fn name_number(&self, record: &mut Record<Moment>, act: &Act) -> Result<(), Refusal> {
        let Flow::Naming(script) = record.state.flow.clone() else {
            return Err(refused(&rules::PROPOSING, Labels::Stale));
        };
        let by = record.state.state.priority.unwrap_or(0);
        if act.seat.as_ref().and_then(|seat| self.table.seat(seat)) != Some(by) {
            return Err(refused(&rules::PROPOSING, Labels::WhyPriority));
        }
        let times = match act.count("times") {
            Some(Ok(times)) => times,
            _ => {
                let step = Step::by(&rules::PROPOSING, Labels::NumberWanted.says()).and(&rules::ANY_NUMBER);
                return Err(Refusal::because(step).legal(Labels::NameANumber.says()));
            }
        };
        let body = self.table.round(&record.state.state, &script)?;
        self.proposed(record, by, &body, times, end_of(act)?)
    }

    /// Takes a shortcut: every stretch of it, up to its end.
    ///
    /// *Source*: Comprehensive Rules 732.2c. *Case*: M01, M24.
    pub fn take(
        &self,
        record: &mut Record<Moment>,
        by: usize,
        body: &[Action],
        times: Count,
        end: Option<End>,
    ) -> Result<(), Refusal> {
        let start = record.state.state.clone();
        record.state.flow = Flow::Acting;
        let proposes = Says::Proposes { player: self.table.player(by), times: times.clone() };
        let step = Step::by(&rules::PROPOSING, proposes.says()).and(&rules::LOOPS).and(&rules::ANSWERING);
        record.step(step.and(&rules::TAKEN).actor(self.table.player(by).id.clone()));
        if self.case.ask != SHORTCUT {
            record.assume(assumption(Labels::OthersAccept));
        }
        let stretches = match &end {
            Some(end) => self.stretches(record, body, end)?,
            None => vec![(body.to_vec(), times.clone())],
        };
        for (round, often) in &stretches {
            if record.state.state.over.is_some() || often.is_zero() {
                continue;
            }
            if !self.repeated(record, round, often)? {
                return Ok(());
            }
        }
        report::report(self, record, &start, body, &times);
        record.state.by_hand.clear();
        record.state.times = Some(times);
        Ok(())
    }

    // The stretches up to an end: whole outer rounds, then the inner ones, then the part of the last round.
    pub fn stretches(&self, record: &Record<Moment>, body: &[Action], end: &End) -> Result<Vec<Stretch>, Refusal> {
        let nowhere = || refused(&rules::PROPOSING, Labels::NoSuchEnd);
        let mut all: Vec<Stretch> = Vec::new();
        let mut round = body.to_vec();
        for (depth, lap) in end.laps.iter().enumerate() {
            let before = lap.minus(&Count::one()).ok_or_else(nowhere)?;
            all.push((round.clone(), before));
            if depth + 1 < end.laps.len() {
                let at = round.iter().position(|action| matches!(action, Action::Rounds { .. })).ok_or_else(nowhere)?;
                let Some(Action::Rounds { body, .. }) = round.get(at).cloned() else { return Err(nowhere()) };
                all.push((round.iter().take(at).cloned().collect(), Count::one()));
                round = body.to_vec();
            }
        }
        let Some(step) = &end.step else {
            all.push((round, Count::one()));
            return Ok(all);
        };
        let actions = match step.parse::<usize>() {
            Ok(actions) => actions,
            Err(_) => {
                let mut state = record.state.state.clone();
                for (round, often) in &all {
                    let outcome = repeat(&self.table.core, &state, round, often, &limits());
                    // A round that cannot be done so often has no such place for that reason.
                    if let Ended::Halted { iteration, action, why } = &outcome.ended
                        && !matches!(why, Halt::Over(_))
                    {
                        return Err(self.illegal(&outcome.state, iteration, *action, why));
                    }
                    state = outcome.state;
                }
                self.place_in(state, &round, step).ok_or_else(nowhere)?
            }
        };
        if actions > round.len() {
            return Err(nowhere());
        }
        round.truncate(actions);
        all.push((round, Count::one()));
        Ok(all)
    }

    // After how many actions an ability of a piece is on the stack (`stack:id`) or has resolved (`resolve:id`).
    fn place_in(&self, mut state: State, round: &[Action], step: &str) -> Option<usize> {
        let (what, id) = step.split_once(':')?;
        let id = TokenId::new(id).ok()?;
        let mut cx = Cx::concrete();
        for (at, action) in round.iter().enumerate() {
            state.log = Some(Vec::new());
            let stopped = self.table.core.act(&mut state, action, &mut cx).is_err();
            let log = state.log.take().unwrap_or_default();
            let met = log.iter().any(|happening| {
                let class = match (what, happening) {
                    ("stack", Happening::Triggered { class, .. }) => *class,
                    ("stack", Happening::Activated { class, mana: false, .. } | Happening::Cast { class, .. }) => *class,
                    ("resolve", Happening::Resolves { class }) => *class,
                    _ => return false,
                };
                state.class(class).id.as_ref() == Some(&id)
            });
            if met {
                return Some(at + 1);
            }
            if stopped {
                return None;
            }
        }
        None
    }

    // Whether the stretch was done; else the flow says what became of it.
    fn repeated(&self, record: &mut Record<Moment>, round: &[Action], times: &Count) -> Result<bool, Refusal> {
        let core = &self.table.core;
        let start = record.state.state.clone();
        let tell_first = round.len() <= MOST_TOLD;
        let mut done = Count::zero();
        if tell_first {
            for (at, action) in round.iter().enumerate() {
                if let Err(halt) = self.told(record, &mut |state, cx| core.act(state, action, cx)) {
                    if halt.is_not_followed() {
                        record.state.state = start;
                        self.not_followed(record, &halt, Count::zero());
                        return Ok(false);
                    }
                    return Err(self.illegal(&record.state.state, &Count::one(), at, &halt));
                }
                if record.state.state.over.is_some() {
                    return Ok(true);
                }
                if let Some(need) = record.state.state.need.clone() {
                    let halt = Halt::Choose(need);
                    return Err(self.illegal(&record.state.state, &Count::one(), at, &halt));
                }
            }
            done = Count::one();
        }
        let Some(rest) = times.minus(&done).filter(|rest| !rest.is_zero()) else { return Ok(true) };
        let there = record.state.state.order_from(0);
        let settled = self.memory.settle(core, &start, round, times);
        let outcome = &settled.outcome;
        match &outcome.ended {
            Ended::AsNamed => {}
            Ended::Halted { iteration, why: Halt::Over(_), .. } => {
                return self.over_at(record, &start, round, iteration);
            }
            Ended::Halted { iteration, why: halt, .. } if halt.is_not_followed() => {
                let known = iteration.minus(&Count::one()).unwrap_or_default();
                record.state.state = start;
                self.not_followed(record, halt, known);
                return Ok(false);
            }
            Ended::Halted { iteration, action, why } => {
                return Err(self.illegal(&outcome.state, iteration, *action, why));
            }
            Ended::Unknown { known_iterations, .. } => {
                record.state.flow = Flow::NotFollowed(known_iterations.clone());
                return Ok(false);
            }
        }
        record.state.state = outcome.state.clone();
        if !self.twin_agrees(&start, round, times) {
            record.state.flow = Flow::Disagree;
            return Ok(false);
        }
        record.step(Step::by(&rules::TAKEN, Says::Repeats { times: rest }.says()).and(&rules::LOOPS));
        self.tell_who_left(record, &there);
        Ok(true)
    }

    // The game ends within an iteration: that one is played again and told.
    fn over_at(
        &self,
        record: &mut Record<Moment>,
        start: &State,
        round: &[Action],
        iteration: &Count,
    ) -> Result<bool, Refusal> {
        let core = &self.table.core;
        let before = iteration.minus(&Count::one()).unwrap_or_default();
        record.state.state = repeat(core, start, round, &before, &limits()).state;
        if let Some(rest) = before.minus(&Count::one()).filter(|rest| !rest.is_zero()) {
            record.step(Step::by(&rules::TAKEN, Says::Repeats { times: rest }.says()));
        }
        for (at, action) in round.iter().enumerate() {
            if self.told(record, &mut |state, cx| core.act(state, action, cx)).is_err() {
                break;
            }
            if record.state.state.over.is_some() {
                let says = Says::FoundLast { iteration: iteration.clone(), step: Count::from(at + 1) }.says();
                record.find("stops_at", iteration.clone(), says, &[&rules::STATE_BASED_CHECK]);
                break;
            }
        }
        Ok(true)
    }

    /// A formula is never trusted alone: the first iterations are played one by one as well.
    fn twin_agrees(&self, start: &State, round: &[Action], times: &Count) -> bool {
        let few = times.small().map_or(COMPARED, |times| times.min(COMPARED));
        let few = Count::from(few);
        let formula = repeat(&self.table.core, start, round, &few, &limits());
        let played = repeat_by_steps(&self.table.core, start, round, &few, 1_000);
        matches!(played.ended, Ended::Unknown { .. }) || report::same(&self.table.core, &formula.state, &played.state)
    }

    fn illegal(
        &self,
        state: &State,
        iteration: &Count,
        at: usize,
        halt: &Halt,
    ) -> Refusal {
        let reason = why(&self.table, state, halt);
        let says = Labels::IllegalStep {
            iteration: iteration.clone(),
            step: Count::from(at + 1),
            why: reason.says.clone(),
        };
        let mut step = Step::by(&rules::PROPOSING, says.says());
        for rule in reason.cites() {
            step = step.and(rule);
        }
        let times = iteration.minus(&Count::one()).unwrap_or_default();
        Refusal::because(step).legal(Labels::AtMost { times }.says())
    }
}

fn repeats(script: &Script) -> bool {
    matches!(script, Script::Repeat { .. })
}

/// Where an act says that the shortcut ends.
pub fn end_of(act: &Act) -> Result<Option<End>, Refusal> {
    let nowhere = || refused(&rules::PROPOSING, Labels::NoSuchEnd);
    if let Some(lap) = act.count("lap") {
        let laps = vec![lap.map_err(|_| nowhere())?];
        let step = act.text("step").map_or_else(|| "1".to_owned(), str::to_owned);
        return Ok(Some(End { laps, step: Some(step) }));
    }
    let Some(end) = act.args.get("end") else { return Ok(None) };
    let ActArg::Map(end) = end else { return Err(nowhere()) };
    let number = |arg: &ActArg| match arg {
        ActArg::Whole(number) => Some(Count::from(*number)),
        ActArg::Text(text) => Count::typed(text).ok(),
        _ => None,
    };
    let laps = match end.get("laps") {
        Some(ActArg::List(laps)) => laps.iter().map(number).collect::<Option<Vec<Count>>>(),
        _ => None,
    };
    let laps = laps.filter(|laps| (1..=4).contains(&laps.len())).ok_or_else(nowhere)?;
    let step = match end.get("step") {
        Some(ActArg::Text(text)) => Some(text.clone()),
        Some(ActArg::Whole(number)) => Some(number.to_string()),
        _ => None,
    };
    Ok(Some(End { laps, step }))
}
