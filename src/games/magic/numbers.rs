//! Numbers named under the tournament rules: who will act after how many iterations, and the lowest counts.

use crate::games::magic::core::Action;
use crate::games::magic::course::Magic;
use crate::games::magic::deeds::refused;
use crate::games::magic::fate::limits;
use crate::games::magic::labels::Labels;
use crate::games::magic::moment::{Flow, Moment};
use crate::games::magic::report::game_values;
use crate::games::magic::rulebook as rules;
use crate::games::magic::says::Says;
use crate::games::magic::silences::Silence;
use crate::games::magic::state::State;
use crate::loops::policy::{Lowest, lowest};
use crate::loops::{Cx, Machine, repeat};
use crate::play::{Record, Refusal};
use crate::ruling::{Act, Step};
use crate::words::Count;

/// The longest iteration that is looked for, in actions.
const LONGEST: usize = 64;

/// A loop for which numbers are named.
#[derive(Clone)]
pub struct Numbers {
    /// One iteration.
    pub body: Vec<Action>,
    /// The table before it.
    pub start: State,
    /// Whether players keep it up; else it is mandatory.
    pub maintained: bool,
    /// Who is still to name, the next one first.
    pub left: Vec<usize>,
    /// Who named what.
    pub named: Vec<(usize, Count)>,
}

impl Magic<'_> {
    /// Whether the tournament rules come first.
    ///
    /// *Source*: Comprehensive Rules 732.1c. *Case*: M47.
    pub fn tournament(&self) -> bool {
        self.case.ruleset == "mtr-4.4"
    }

    /// A mandatory loop: each player in turn order names a number after which that player will act, or no action.
    ///
    /// *Source*: Magic Tournament Rules 4.4. *Case*: M47.
    pub fn ask_everybody(&self, record: &mut Record<Moment>, start: &State, body: &[Action]) {
        let core = &self.table.core;
        let control = core.control(start);
        let (mut state, mut round) = (start.clone(), Vec::new());
        let mut cx = Cx::concrete();
        // One iteration is as many actions as lead back to the same situation.
        for _ in 0..LONGEST {
            for action in body {
                let _ = core.act(&mut state, action, &mut cx);
                round.push(action.clone());
            }
            if core.control(&state) == control {
                break;
            }
        }
        let left = start.order_from(start.active);
        record.state.state = start.clone();
        let numbers = Numbers { body: round, start: start.clone(), maintained: false, left, named: Vec::new() };
        record.state.flow = Flow::Numbers(Box::new(numbers));
    }

    /// A loop that several players keep up: each of them names a number, the active player first.
    pub fn named_by_several(&self, record: &mut Record<Moment>, body: &[Action]) -> bool {
        let left = involved(&record.state.state, body);
        if !self.tournament() || left.len() < 2 {
            return false;
        }
        let start = record.state.state.clone();
        let numbers = Numbers { body: body.to_vec(), start, maintained: true, left, named: Vec::new() };
        record.state.flow = Flow::Numbers(Box::new(numbers));
        true
    }

    /// *Says*: where a round of independent actions of several players brings the same situation back, the active
    /// player has to choose otherwise, or else the first involved.
    /// *Source*: Comprehensive Rules 732.3. *Case*: M36.
    pub fn not_fragmented(&self, start: &State, body: &[Action]) -> Result<(), Refusal> {
        let involved = involved(start, body);
        let (Some(breaks), true) = (involved.first().copied(), involved.len() > 1) else { return Ok(()) };
        let core = &self.table.core;
        let after = repeat(core, start, body, &Count::one(), &limits()).state;
        let same = core.control(&after) == core.control(start) && game_values(core, &after) == game_values(core, start);
        if same {
            return Err(refused(&rules::FRAGMENTED, Labels::Fragmented { player: self.table.player(breaks) }));
        }
        Ok(())
    }

    /// One player's number, or no action.
    pub fn name(&self, record: &mut Record<Moment>, act: &Act) -> Result<(), Refusal> {
        let Flow::Numbers(mut numbers) = record.state.flow.clone() else {
            return Err(refused(&rules::TOURNAMENT_LOOPS, Labels::Stale));
        };
        let seat = act.seat.as_ref().and_then(|seat| self.table.seat(seat));
        let Some(next) = numbers.left.first().copied() else { return Ok(()) };
        if seat != Some(next) {
            let player = self.table.player(next);
            return Err(refused(&rules::TOURNAMENT_LOOPS, Labels::AnswersFirst { player }));
        }
        let player = self.table.player(next);
        let says = match (act.key.as_str(), act.count("times")) {
            ("name", Some(Ok(times))) => {
                numbers.named.push((next, times.clone()));
                Says::Names { player, times }
            }
            ("no_action", _) => Says::NamesNothing { player },
            _ => return Err(refused(&rules::TOURNAMENT_LOOPS, Labels::NumberWanted)),
        };
        record.step(Step::by(&rules::TOURNAMENT_LOOPS, says.says()).and(&rules::TOURNAMENTS));
        numbers.left.remove(0);
        if !numbers.left.is_empty() {
            record.state.flow = Flow::Numbers(numbers);
            return Ok(());
        }
        self.lowest_counts(record, *numbers)
    }

    fn lowest_counts(&self, record: &mut Record<Moment>, numbers: Numbers) -> Result<(), Refusal> {
        let (seat, times) = match lowest(&numbers.named) {
            Lowest::Nobody => {
                record.state.flow = Flow::Forever { choice: None };
                return Ok(());
            }
            Lowest::Of { number, by } => (by, number),
            Lowest::Equal { number, by } => {
                let Some(first) = self.reads(Silence::EqualNumbers) else {
                    record.state.silent = Some(Silence::EqualNumbers);
                    record.state.flow = Flow::Acting;
                    return Ok(());
                };
                self.rest_on(record, Silence::EqualNumbers);
                let by = if first { by.first() } else { by.last() };
                (by.copied().unwrap_or(0), number)
            }
        };
        if numbers.maintained {
            let by = record.state.state.priority.unwrap_or(seat);
            record.state.flow = Flow::Acting;
            self.take(record, by, &numbers.body, times, None)?;
            return self.give_priority_to(record, seat);
        }
        let outcome = repeat(&self.table.core, &numbers.start, &numbers.body, &times, &limits());
        record.state.state = outcome.state;
        record.state.flow = Flow::MustAct { seat, times };
        Ok(())
    }
}

// The players who act of their own will in a round, in turn order from the active one.
fn involved(state: &State, body: &[Action]) -> Vec<usize> {
    let acts = |seat: &usize| {
        body.iter().any(|action| match action {
            Action::Activate { by, .. } | Action::Cast { by, .. } => by == seat,
            Action::Turn { of, no_draw: true } => of == seat,
            _ => false,
        })
    };
    state.order_from(state.active).into_iter().filter(acts).collect()
}
