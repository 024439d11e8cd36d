//! The questions on spells: how a case is played, and its answer.

use crate::games::riftbound::acts::perform;
use crate::games::riftbound::answer::answered;
use crate::games::riftbound::prompts;
use crate::games::riftbound::resolve::{Book, resolve_newest};
use crate::games::riftbound::rulebook::{ARRANGING, follows_the_later_text};
use crate::games::riftbound::objections::Objects;
use crate::games::riftbound::setup::Setup;
use crate::games::riftbound::silent::Silent;
use crate::games::riftbound::state::State;
use crate::games::riftbound::table::{Spells, start};
use crate::games::riftbound::text::Does;
use crate::play::{Course, Played, Record, Refusal, play};
use crate::ruling::{Act, Case, Problem, ProblemAbout, Prompt, Severity, Standing, Step};

/// The question how a spell is repeated.
pub const REPEAT: &str = "repeat";
/// The question of new choices.
pub const NEW_CHOICES: &str = "new-choices";
/// The question of loops.
pub const LOOP: &str = "loop";

/// The questions `repeat` and `new-choices`.
pub struct RepeatCourse<'a> {
    /// The case that is ruled on.
    pub case: &'a Case<Setup>,
    /// Its made-up spells.
    pub spells: Spells,
    start: State,
    problems: Vec<Problem>,
}

impl<'a> RepeatCourse<'a> {
    /// The course of a case.
    pub fn of(case: &'a Case<Setup>) -> RepeatCourse<'a> {
        let (start, problems, spells) = start(&case.setup);
        RepeatCourse { case, spells, start, problems }
    }

    /// What a ruling may look at.
    pub fn book(&self) -> Book<'_> {
        Book { readings: &self.case.readings, later_text: follows_the_later_text(&self.case.ruleset) }
    }

    /// Whether it is asked about new choices.
    pub fn is_about_new_choices(&self) -> bool {
        self.case.ask == NEW_CHOICES
    }
}

impl Course for RepeatCourse<'_> {
    type State = State;

    fn open(&self, record: &mut Record<State>) {
        for Problem { about, severity, step } in &self.problems {
            record.object(about.clone(), *severity, step.clone());
        }
        let unknown = |id: &str, option: &str| {
            let silent = Silent::ALL.into_iter().find(|silent| silent.id() == id);
            silent.is_none_or(|silent| silent.options().iter().all(|(known, _)| known.as_str() != option))
        };
        if self.case.readings.iter().any(|(id, option)| unknown(id.as_str(), option.as_str())) {
            record.object(ProblemAbout::Setup, Severity::Note, Step::by(&ARRANGING, Objects::UnknownReading.says()));
        }
        let renews = |item: &crate::games::riftbound::state::Item| {
            let does = item.spell.text.modes.iter().flat_map(|mode| &mode.does);
            does.into_iter().any(|does| matches!(does, Does::Take(..) | Does::Renew(_)))
        };
        if self.is_about_new_choices() && record.state.items.last().is_some_and(renews) {
            // The verdict is about the item whose choices are remade, not about what remakes them.
            if let Some(below) = record.state.items.iter().rev().nth(1) {
                let piece = below.piece.clone();
                record.state.story =
                    Some(crate::games::riftbound::state::Story { piece, executions: 0, told: Vec::new() });
            }
            resolve_newest(&self.book(), record);
        }
    }

    fn perform(&self, record: &mut Record<State>, act: &Act) -> Result<(), Refusal> {
        perform(self, record, act)
    }

    fn prompt(&self, state: &State) -> Option<Prompt> {
        prompts::next(state)
    }

    fn close(&self, record: &mut Record<State>, prompt: Option<Prompt>) -> Standing {
        answered(self, record, prompt)
    }

    fn stale(&self, _act: &Act) -> Step {
        Step::by(&ARRANGING, Objects::StaleAnswer.says())
    }
}

/// Plays a case of these questions.
pub fn played(case: &Case<Setup>) -> Played<State> {
    let course = RepeatCourse::of(case);
    let start = course.start.clone();
    play(&course, start, &case.acts)
}
