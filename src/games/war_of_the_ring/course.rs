use crate::games::war_of_the_ring::acts;
use crate::games::war_of_the_ring::answer;
use crate::games::war_of_the_ring::board_check::objections_to;
use crate::games::war_of_the_ring::casualties::losses_to_choose;
use crate::games::war_of_the_ring::limit::check_the_limit;
use crate::games::war_of_the_ring::prompts;
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::says::Says;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::silences::chosen;
use crate::games::war_of_the_ring::state::State;
use crate::play::{Course, Record, Refusal, done, play};
use crate::ruling::{Act, Case, OptionId, Problem, ProblemAbout, Prompt, ReadingId, Severity, Standing, Step};

/// The open question of who removes a merged Army's excess.
pub const A7: &str = "A7";

/// How the table reads A7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadingA7 {
    /// The controlling player chooses.
    ControllerChooses,
    /// One unit each, the non-Leading Player first.
    OneEach,
}

impl ReadingA7 {
    /// Both, neither before the other in weight.
    pub const ALL: [ReadingA7; 2] = [ReadingA7::ControllerChooses, ReadingA7::OneEach];

    /// The option in files.
    pub fn option(self) -> OptionId {
        OptionId::from(match self {
            ReadingA7::ControllerChooses => "controller_chooses",
            ReadingA7::OneEach => "one_each_from_non_leading",
        })
    }

    /// The reading in words.
    pub fn says(self) -> Says {
        match self {
            ReadingA7::ControllerChooses => Says::ReadingControllerChooses,
            ReadingA7::OneEach => Says::ReadingOneEach,
        }
    }
}

/// The question whose Army it is, and who has to remove what.
pub struct ArmyCourse<'a> {
    /// The case that is ruled on.
    pub case: &'a Case<Setup>,
    /// How the table reads A7, if it has said.
    pub reading: Option<ReadingA7>,
}

impl ArmyCourse<'_> {
    /// The course of a case.
    pub fn of(case: &Case<Setup>) -> ArmyCourse<'_> {
        let chosen = case.readings.get(&ReadingId::from(A7));
        let reading = ReadingA7::ALL.into_iter().find(|reading| chosen == Some(&reading.option()));
        ArmyCourse { case, reading }
    }

    fn unknown_readings(&self) -> bool {
        self.case.readings.keys().any(|reading| chosen(self.case, reading.as_str()).is_none())
    }
}

impl Course for ArmyCourse<'_> {
    type State = State;

    fn open(&self, record: &mut Record<State>) {
        let problems = objections_to(&record.state.board);
        let blocked = problems.iter().any(|problem| problem.severity == Severity::Blocking);
        for Problem { about, severity, step } in problems {
            record.object(about, severity, step);
        }
        if self.unknown_readings() {
            let step = Step::by(&rulebook::ARRANGING, Says::UnknownReading.says());
            record.object(ProblemAbout::Setup, Severity::Note, step);
        }
        if blocked {
            return;
        }
        for region in record.state.held() {
            check_the_limit(record, region, self.reading);
        }
    }

    fn perform(&self, record: &mut Record<State>, act: &Act) -> Result<(), Refusal> {
        acts::perform(record, act, self.case, self.reading)
    }

    fn prompt(&self, state: &State) -> Option<Prompt> {
        losses_to_choose(state, self.case).or_else(|| prompts::next_decision(state))
    }

    fn close(&self, record: &mut Record<State>, prompt: Option<Prompt>) -> Standing {
        answer::answers(self, record, prompt)
    }

    fn stale(&self, _act: &Act) -> Step {
        Step::by(&rulebook::MX1, Says::StaleAnswer.says())
    }
}

/// The state that a case of this question comes to, without its answer: that changes nothing on the board.
pub fn arrived(case: &Case<Setup>) -> State {
    done(&ArmyCourse::of(case), State::of(&case.setup), &case.acts)
}

/// Plays a case of this question.
pub fn played(case: &Case<Setup>) -> crate::play::Played<State> {
    play(&ArmyCourse::of(case), State::of(&case.setup), &case.acts)
}
