//! The course of both questions: players act, rounds are proposed and repeated, and the table is checked.

use crate::games::magic::core::{Action, Halt};
use crate::games::magic::deeds::refused;
use crate::games::magic::edits;
use crate::games::magic::figures::{count, int};
use crate::games::magic::kit::Def;
use crate::games::magic::labels::Labels;
use crate::games::magic::moment::{Flow, Moment, Past};
use crate::games::magic::notation::Verb;
use crate::games::magic::opening::Table;
use crate::games::magic::prompts;
use crate::games::magic::report;
use crate::games::magic::rulebook as rules;
use crate::games::magic::says::Says;
use crate::games::magic::settled::Memory;
use crate::games::magic::setup::Setup;
use crate::games::magic::silences::Silence;
use crate::games::magic::over::Over;
use crate::games::magic::state::State;
use crate::games::magic::tell::why;
use crate::loops::{Cx, Machine};
use crate::play::{Course, Played, Record, Refusal, play};
use crate::ruling::{Act, Assumption, Case, OptionId, Prompt, ReadingId, Says as Told, Standing, Step, WayOn};
use crate::words::Count;

/// The question what state-based actions do.
pub const STATE_BASED: &str = "state-based";
/// The question how a shortcut goes among the players.
pub const SHORTCUT: &str = "shortcut";
/// The question how a loop goes.
pub const LOOP: &str = "loop";

/// The most situations that are remembered.
const MOST_PAST: usize = 200;

/// The course of a case.
pub struct Magic<'a> {
    /// The case.
    pub case: &'a Case<Setup>,
    /// Its table.
    pub table: Table,
    /// The rounds that were settled on the way.
    pub memory: Memory,
}

/// Plays a case.
pub fn played(case: &Case<Setup>) -> Played<Moment> {
    played_with(&course_of(case))
}

/// The course of a case.
pub fn course_of(case: &Case<Setup>) -> Magic<'_> {
    let mut course = Magic { case, table: Table::of(&case.setup, &case.ruleset), memory: Memory::default() };
    course.table.core.milled_found = course.reads(Silence::MilledFound).map(|hidden| !hidden);
    course
}

/// The same, with what was settled on the way kept.
pub fn played_with(course: &Magic) -> Played<Moment> {
    let start = Moment { state: course.table.start.clone(), by_hand: Vec::new(), past: Vec::new(), differs: None, proposed: None, flow: Flow::Acting, times: None, silent: None };
    play(course, start, &course.case.acts)
}

impl Magic<'_> {
    /// Does something on the table with every step told. What may stop it is given back; how the game ends and what has
    /// to be chosen first is part of the state.
    pub fn told(&self, record: &mut Record<Moment>, deed: &mut dyn FnMut(&mut State, &mut Cx) -> Result<(), Halt>) -> Result<(), Halt> {
        let mut cx = Cx::concrete();
        record.state.state.log = Some(Vec::new());
        let result = deed(&mut record.state.state, &mut cx);
        let log = record.state.state.log.take().unwrap_or_default();
        for happening in &log {
            let step = self.table.step(&record.state.state, happening);
            record.step(step);
        }
        if cx.stuck().is_some() {
            return Err(Halt::TooMuch);
        }
        if let Err(Halt::Silent(silence)) = &result {
            record.state.silent = Some(*silence);
        }
        match result {
            Err(Halt::Over(_) | Halt::Choose(_) | Halt::Silent(_)) | Ok(()) => Ok(()),
            Err(halt) => Err(halt),
        }
    }

    fn by_hand(&self, record: &mut Record<Moment>, act: &Act) -> Result<(), Refusal> {
        let action = self.table.action(&record.state.state, act)?;
        let stands = |state: &State, halt: Halt| Refusal::because(why(&self.table, state, &halt));
        if let Some(over) = &record.state.state.over {
            return Err(stands(&record.state.state, Halt::Over(over.clone())));
        }
        if let (Some(need), false) = (&record.state.state.need, matches!(action, Action::Choose(_) | Action::Block(_))) {
            return Err(stands(&record.state.state, Halt::Choose(need.clone())));
        }
        // Where an act of that player was proposed, passing is something else.
        let same = match &record.state.proposed {
            Some(proposed) => proposed.same_deed(&action),
            None => matches!(action, Action::Pass { .. } | Action::Resolve | Action::GoTo(_)),
        };
        if let (Some(seat), true) = (record.state.differs, same) {
            return Err(refused(&rules::TAKEN, Labels::HasToDiffer { player: self.table.player(seat) }));
        }
        let core = &self.table.core;
        if let Action::Activate { by, .. } | Action::Cast { by, .. } = &action {
            self.not_the_same_again(&mut record.state, *by, act)?;
        }
        let before = record.state.state.clone();
        let result = self.told(record, &mut |state, cx| core.act(state, &action, cx));
        if let Err(halt) = &result
            && halt.is_not_followed()
        {
            record.state.state = before;
            self.not_followed(record, halt, Count::zero());
            return Ok(());
        }
        result.map_err(|halt| stands(&record.state.state, halt))?;
        record.state.by_hand.push(act.clone());
        if !matches!(action, Action::Choose(_) | Action::Block(_)) {
            record.state.differs = None;
        }
        record.state.flow = Flow::Acting;
        record.state.times = None;
        Ok(())
    }

    /// What was too large to be followed is no illegal step: the answer is not known, but so many rounds are certain.
    pub fn not_followed(&self, record: &mut Record<Moment>, halt: &Halt, known: Count) {
        let step = why(&self.table, &record.state.state, halt);
        record.step(step);
        record.state.flow = Flow::NotFollowed(known);
    }

    /// *Says*: where independent actions of several players bring the same situation back, the active player has to
    /// choose otherwise, or the first involved in turn order.
    /// *Source*: Comprehensive Rules 732.3. *Case*: M31, M32.
    fn not_the_same_again(&self, moment: &mut Moment, by: usize, act: &Act) -> Result<(), Refusal> {
        let state = &moment.state;
        let values = report::game_values(&self.table.core, state);
        let now = Past { control: self.table.core.control(state), values, by, act: act.clone() };
        let same = |past: &Past| past.control == now.control && past.values == now.values && past.act == now.act;
        if let Some(first) = moment.past.iter().rposition(same) {
            let since = moment.past.get(first..).unwrap_or_default();
            let order = state.order_from(state.active);
            let mut involved = order.iter().filter(|seat| since.iter().any(|past| past.by == **seat));
            let (breaks, other) = (involved.next().copied(), involved.next());
            if other.is_some() && breaks == Some(by) {
                return Err(refused(&rules::FRAGMENTED, Labels::Fragmented { player: self.table.player(by) }));
            }
        }
        if moment.past.len() < MOST_PAST {
            moment.past.push(now);
        }
        Ok(())
    }

    fn verdict(&self, record: &mut Record<Moment>) -> Told {
        let state = &record.state.state;
        match &state.over {
            Some(Over::AllLost) => {
                record.step(Step::by(&rules::ALL_LOSE_IS_A_DRAW, Says::DrawAllLose.says()));
                return Says::DrawAllLose.says();
            }
            Some(Over::Won { by, .. }) => {
                let says = Says::Wins { player: self.table.player(*by) };
                record.step(Step::by(&rules::LAST_PLAYER_WINS, says.clone().says()));
                return says.says();
            }
            Some(Over::Endless { choice }) => {
                let choice = *choice;
                let step = Step::by(&rules::MANDATORY_LOOP, Says::NeverEnds.says()).and(&rules::LOOP_IS_A_DRAW);
                let step = step.and(&rules::NOT_FORCED);
                record.step(if choice.is_some() { step.and(&rules::CHOOSING_REPLACEMENTS) } else { step });
                return match choice {
                    Some(at) => {
                        let player = self.table.player(record.state.state.class(at).owner);
                        let piece = self.table.piece(&record.state.state, at);
                        Says::MustChooseOtherwise { player, piece }.says()
                    }
                    None => Says::DrawByLoop.says(),
                };
            }
            None => {}
        }
        let waiting = state.stack.iter().fold(Count::zero(), |sum, run| &sum + &count(&run.count));
        let Some(seat) = state.priority else { return Says::NobodyHasPriority.says() };
        let player = self.table.player(seat);
        match record.state.times.clone() {
            Some(times) => Says::LoopDone { times, player, waiting }.says(),
            None => Says::Priority { player, waiting }.says(),
        }
    }

    fn findings(&self, record: &mut Record<Moment>) {
        let state = record.state.state.clone();
        if let Some(seat) = state.priority {
            let player = self.table.player(seat);
            let says = Says::FoundPriority { player: player.clone() }.says();
            record.find("priority", player.id.clone(), says, &[&rules::ACTIVE_AFTER_RESOLUTION]);
        }
        for (at, class) in state.classes.iter().enumerate() {
            let piece = self.table.piece(&state, at);
            for (key, quantity) in [("activated", &class.activated), ("resolved", &class.resolved)] {
                let times = count(quantity);
                if times.is_zero() {
                    continue;
                }
                let (piece, times) = (piece.clone(), times);
                let key = format!("{key}.{}", piece.id);
                let says = if key.starts_with("activated") {
                    Says::FoundActivated { piece, times: times.clone() }
                } else {
                    Says::FoundResolved { piece, times: times.clone() }
                };
                record.find(key, &times, says.says(), &[&rules::RESOLUTION]);
            }
            let mut waiting = Count::zero();
            for run in state.stack.iter().filter(|run| run.source == at) {
                waiting = &waiting + &count(&run.count);
            }
            if !waiting.is_zero() {
                let says = Says::FoundWaiting { piece: piece.clone(), times: waiting.clone() }.says();
                record.find(format!("waiting.{}", piece.id), &waiting, says, &[&rules::ONTO_THE_STACK]);
            }
        }
        let turns = |def: &Def| def.abilities.iter().flat_map(|own| &own.effects).any(|one| one.verb == Verb::Skip);
        if self.table.core.kit.defs.iter().any(turns) {
            for (at, skips) in state.skips.iter().enumerate() {
                let player = self.table.player(at);
                let turns = int(&-skips);
                let key = format!("extra_turns.{}", player.id);
                let says = Says::FoundExtraTurns { player, turns: turns.clone() }.says();
                record.find(key, turns, says, &[&rules::SKIPPED_TURNS, &rules::EXTRA_TURNS]);
            }
        }
        for (at, _, amount) in &state.at_end {
            let (piece, times) = (self.table.piece(&state, *at), count(amount));
            let key = format!("at_end.{}", piece.id);
            record.find(key, &times, Says::FoundAtEnd { piece, times: times.clone() }.says(), &[&rules::DELAYED]);
        }
    }
}

/// Something taken for granted.
pub fn assumption(says: Labels) -> Assumption {
    Assumption { says: says.says(), change: None }
}

impl Course for Magic<'_> {
    type State = Moment;

    fn open(&self, record: &mut Record<Moment>) {
        for problem in &self.table.problems {
            record.object(problem.about.clone(), problem.severity, problem.step.clone());
        }
        if !self.table.problems.is_empty() {
            return;
        }
        let known = |(id, option): (&ReadingId, &OptionId)| {
            Silence::ALL.iter().any(|silence| {
                let [question, one, other] = silence.ids();
                id.as_str() == question && [one, other].contains(&option.as_str())
            })
        };
        if !self.case.readings.iter().all(known) {
            let step = Step::by(&rules::ARRANGING, Labels::UnknownReading.says());
            record.object(crate::ruling::ProblemAbout::Setup, crate::ruling::Severity::Note, step);
        }
        let core = &self.table.core;
        let first = record.state.state.priority;
        let before = record.state.state.clone();
        let opened = self.told(record, &mut |state, cx| core.settle_down(state, first, cx));
        if opened.is_err() {
            record.state.state = before;
            record.state.flow = Flow::NotFollowed(Count::zero());
        }
    }

    fn perform(&self, record: &mut Record<Moment>, act: &Act) -> Result<(), Refusal> {
        match act.key.as_str() {
            "propose" => self.propose(record, act),
            "name_number" => self.name_number(record, act),
            "run" => self.run(record, act),
            "accept" | "shorten" | "play_out" => self.answer(record, act),
            "name" | "no_action" => self.name(record, act),
            _ if matches!(record.state.flow, Flow::Polling(_) | Flow::Numbers(_)) => {
                Err(refused(&rules::ANSWERING, Labels::AnswersAreDue))
            }
            _ if matches!(record.state.flow, Flow::Naming(_)) => Err(refused(&rules::PROPOSING, Labels::NumberWanted)),
            // Nothing behind what could not be followed is certain.
            _ if matches!(record.state.flow, Flow::NotFollowed(_) | Flow::Disagree) => Ok(()),
            _ => self.by_hand(record, act),
        }
    }

    fn prompt(&self, moment: &Moment) -> Option<Prompt> {
        prompts::next_decision(&self.table, moment, self.case.acts.is_empty() && self.case.ask != STATE_BASED)
    }

    fn close(&self, record: &mut Record<Moment>, prompt: Option<Prompt>) -> Standing {
        record.assume(assumption(Labels::OnlyThisBoard));
        if let Some(first) = record.state.state.own_order {
            let change = edits::behind_the_others(&self.case.setup, record.state.state.class(first).id.as_ref());
            record.assume(Assumption { change, ..assumption(Labels::OwnOrder) });
        }
        if let Some(silence) = record.state.silent {
            return self.open_question(record, silence);
        }
        if record.state.state.milled_read {
            self.rest_on(record, Silence::MilledFound);
        }
        match record.state.flow.clone() {
            Flow::Forever { choice } => {
                record.assume(assumption(Labels::NobodyActs));
                self.findings(record);
                let step = Step::by(&rules::MANDATORY_LOOP, Says::NeverEnds.says()).and(&rules::LOOP_IS_A_DRAW);
                record.step(step.and(&rules::NOT_FORCED));
                let verdict = match choice {
                    Some(at) => {
                        let player = self.table.player(record.state.state.class(at).controller);
                        Says::MustChooseOtherwise { player, piece: self.table.piece(&record.state.state, at) }
                    }
                    None => Says::DrawByLoop,
                };
                Standing::Settled { verdict: verdict.says() }
            }
            Flow::NotFollowed(known) => Standing::Unknown {
                why: Labels::NotFollowed { times: known }.says(),
                known: Vec::new(),
                ways_on: vec![WayOn { says: Labels::WayByHand.says(), act: None }],
            },
            Flow::Disagree => {
                Standing::Unknown { why: Labels::WaysDisagree.says(), known: Vec::new(), ways_on: Vec::new() }
            }
            Flow::MustAct { seat, times } => {
                self.findings(record);
                let says = Says::MustAct { player: self.table.player(seat), times };
                record.step(Step::by(&rules::TOURNAMENT_LOOPS, says.clone().says()));
                Standing::Settled { verdict: says.says() }
            }
            Flow::Acting | Flow::Naming(_) | Flow::Polling(_) | Flow::Numbers(_) => match prompt {
                Some(prompt) => Standing::Awaits(prompt),
                None => {
                    self.findings(record);
                    Standing::Settled { verdict: self.verdict(record) }
                }
            },
        }
    }

    fn stale(&self, _act: &Act) -> Step {
        Step::by(&rules::ARRANGING, Labels::Stale.says())
    }
}
