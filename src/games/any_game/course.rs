//! The course of the question: what is described, what a procedure makes of it, the numbers that are named, and the end.

use crate::games::any_game::asking::{prompt, read_answer};
use crate::games::any_game::core::Counters;
use crate::games::any_game::fate::{Fate, Future, future};
use crate::games::any_game::labels::Label;
use crate::games::any_game::objections::Objects;
use crate::games::any_game::opening::{announce, opened};
use crate::games::any_game::procedure::{Ask, Opening, Procedure, WhoNames};
use crate::games::any_game::rulebook::DESCRIBED;
use crate::games::any_game::settle::settle;
use crate::games::any_game::setup::Setup;
use crate::games::any_game::silence::Silent;
use crate::games::any_game::table::Table;
use crate::games::any_game::unknown;
use crate::loops::Why;
use crate::loops::policy::Spot;
use crate::play::{Course, Played, Record, Refusal, open_between, play};
use crate::ruling::{Act, Case, OptionId, Prompt, ReadingId, Ruling, Says, Standing, Step};
use crate::words::Count;
use std::rc::Rc;

/// What a player has answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// A number.
    Number(Count),
    /// The number named stands.
    Agrees,
    /// A lower number than the one named.
    Lower(Count),
    /// No action, or to go on indefinitely.
    Declines,
    /// In an iteration, from 1, so many actions into it; the place is still to be said if it is absent.
    Ends(Count, Option<usize>),
}

/// Where the question stands.
#[derive(Clone)]
pub enum Phase {
    /// Players are asked.
    Asking,
    /// The answer.
    Settled(Says),
    /// The procedure does not say.
    Silent(Silent),
    /// It is not known.
    Unknown(Says),
}

/// What was repeated.
pub struct Done {
    /// Where it came.
    pub spot: Spot,
    /// The counters there.
    pub end: Counters,
}

/// The round at one moment.
#[derive(Clone)]
pub struct Moment {
    /// The counters.
    pub counters: Counters,
    /// What was answered, in order.
    pub given: Vec<Given>,
    /// Where the question stands.
    pub phase: Phase,
    /// What was repeated, if anything.
    pub done: Option<Rc<Done>>,
}

/// The question's course on one case.
pub struct RoundCourse<'a> {
    /// The case.
    pub case: &'a Case<Setup>,
    /// The round, made ready.
    pub table: Table,
    /// The procedure.
    pub procedure: Procedure,
    /// The round repeated as long as it can be.
    pub future: Future,
    /// What the procedure makes of it.
    pub opening: Opening,
}

/// A case, played.
pub fn played(case: &Case<Setup>) -> (RoundCourse<'_>, Played<Moment>) {
    let course = RoundCourse::of(case);
    let played = play(&course, course.start(), &case.acts);
    (course, played)
}

/// The ruling with one more reading chosen.
fn rule_with_reading(case: &Case<Setup>, reading: ReadingId, option: OptionId) -> Ruling {
    let mut case = case.clone();
    case.readings.insert(reading, option);
    played(&case).1.ruling
}

impl RoundCourse<'_> {
    /// The course of a case.
    pub fn of(case: &Case<Setup>) -> RoundCourse<'_> {
        let (table, procedure) = (Table::of(&case.setup), Procedure::of(&case.ruleset));
        let nothing = || Fate::Unknown { why: Why::TooManySteps, known: Count::zero() };
        let mut course = RoundCourse {
            case,
            table,
            procedure,
            future: Future { fate: nothing(), map: Vec::new(), comes_back: false },
            opening: Opening::NotKnown,
        };
        // A board that cannot be ruled on is not played.
        if course.table.problems.is_empty() {
            let table = &course.table;
            course.future = future(&table.core, &table.start, &table.core.round());
            let reads = course.reading(Silent::OneAloneWouldDo).map(|option| match option.as_str() {
                "alone" => WhoNames::Alone,
                _ => WhoNames::Both,
            });
            course.opening = procedure.opening(&course.table, &course.future, case.setup.across_turns, reads);
        }
        course
    }

    /// The moment before any act.
    pub fn start(&self) -> Moment {
        Moment { counters: self.table.start.clone(), given: Vec::new(), phase: Phase::Asking, done: None }
    }

    /// The reading that the table has chosen, if it is one of the question's.
    pub fn reading(&self, question: Silent) -> Option<OptionId> {
        let chosen = self.case.readings.get(&question.id())?;
        question.options().iter().any(|option| *chosen == **option).then(|| chosen.clone())
    }

    /// Who is asked what.
    pub fn asks(&self) -> &[Ask] {
        match &self.opening {
            Opening::Asks(asks) => asks,
            _ => &[],
        }
    }

    /// Who is asked next.
    pub fn asked(&self, moment: &Moment) -> Option<Ask> {
        if !matches!(moment.phase, Phase::Asking) {
            return None;
        }
        // Where a player has said the round but not the place, the place is asked.
        let half = matches!(moment.given.last(), Some(Given::Ends(_, None)));
        self.asks().get(moment.given.len() - usize::from(half)).copied()
    }
}

impl Course for RoundCourse<'_> {
    type State = Moment;

    fn open(&self, record: &mut Record<Moment>) {
        for problem in &self.table.problems {
            record.object(problem.about.clone(), problem.severity, problem.step.clone());
        }
        if self.table.problems.is_empty() {
            announce(self, record);
            opened(self, record);
        }
    }

    fn perform(&self, record: &mut Record<Moment>, act: &Act) -> Result<(), Refusal> {
        if matches!(record.state.phase, Phase::Silent(_) | Phase::Unknown(_)) {
            return Ok(());
        }
        let Some(ask) = self.asked(&record.state) else {
            return Err(Refusal::because(Step::by(&DESCRIBED, Objects::NothingIsAsked.says())));
        };
        let (given, step) = read_answer(self, &record.state, ask, act)?;
        if matches!(record.state.given.last(), Some(Given::Ends(_, None))) {
            record.state.given.pop();
        }
        record.state.given.push(given);
        if let Some(step) = step {
            record.step(step);
        }
        settle(self, record);
        Ok(())
    }

    fn prompt(&self, moment: &Moment) -> Option<Prompt> {
        self.asked(moment).map(|ask| prompt(self, moment, ask))
    }

    fn close(&self, record: &mut Record<Moment>, prompt: Option<Prompt>) -> Standing {
        match record.state.phase.clone() {
            Phase::Settled(verdict) => Standing::Settled { verdict },
            Phase::Unknown(why) => unknown::standing(self, why),
            Phase::Silent(question) => {
                record.step(Step::by(question.rule(self.procedure), question.asks()));
                let readings = question.readings(self, &record.state);
                open_between(question.id(), question.asks(), readings, |option| {
                    rule_with_reading(self.case, question.id(), option.clone())
                })
            }
            Phase::Asking => match prompt {
                Some(prompt) => Standing::Awaits(prompt),
                None => unknown::standing(self, Label::NoClosedForm { known: Count::zero() }.says()),
            },
        }
    }

    fn stale(&self, _act: &Act) -> Step {
        Step::by(&DESCRIBED, Objects::NoLongerAsked.says())
    }
}
