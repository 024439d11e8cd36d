use crate::play::Record;
use crate::ruling::{Act, At, Problem, ProblemAbout, Prompt, Ruling, Says, Severity, Standing, Step};

/// How one question of one game goes: what its acts do and what it asks for.
pub trait Course {
    /// The board in play. Cloned at every step, so it should be small.
    type State: Clone;

    /// What stands before any act: problems of the setup, first steps.
    fn open(&self, record: &mut Record<Self::State>);
    /// Does one act, or says all that forbids it; then nothing of it stays.
    fn perform(&self, record: &mut Record<Self::State>, act: &Act) -> Result<(), Refusal>;
    /// What has to be decided next, if anything.
    fn prompt(&self, state: &Self::State) -> Option<Prompt>;
    /// The answer once the acts are done: `prompt` is what is still to be decided.
    /// Settles where no decision can change the verdict, else waits for the prompt.
    fn close(&self, record: &mut Record<Self::State>, prompt: Option<Prompt>) -> Standing;
    /// What to say of an act that answers a prompt which is no longer asked.
    fn stale(&self, act: &Act) -> Step;
    /// Whether a deed that is refused stays the last one behind answers that nobody asks for: they belong to it.
    fn stale_is_no_deed(&self) -> bool {
        false
    }
}

/// Why an act may not be done: every reason at once.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// The reasons, the weightiest first; never empty.
    pub why: Vec<Problem>,
    /// What would be legal instead.
    pub legal_wording: Option<Says>,
}

impl Refusal {
    /// A refusal for one reason.
    pub fn because(step: Step) -> Refusal {
        Refusal { why: vec![Problem::blocking(step)], legal_wording: None }
    }

    /// A refusal for several reasons; `Ok` if there are none.
    pub fn unless_empty(why: Vec<Problem>) -> Result<(), Refusal> {
        if why.is_empty() { Ok(()) } else { Err(Refusal { why, legal_wording: None }) }
    }

    /// The same refusal with the wording that would be legal.
    pub fn legal(mut self, wording: Says) -> Refusal {
        self.legal_wording = Some(wording);
        self
    }
}

/// A case played to its end: the ruling, and the board of every moment.
#[derive(Clone, Debug)]
pub struct Played<S> {
    /// The ruling.
    pub ruling: Ruling,
    /// What is still to be decided, also where the verdict is settled without it.
    pub prompt: Option<Prompt>,
    at_setup: S,
    after_acts: Vec<S>,
    after_steps: Vec<S>,
    at_end: S,
}

impl<S> Played<S> {
    /// The state at a moment; a moment past the end is the end. Inside a loop the game itself has to look.
    pub fn state(&self, at: &At) -> &S {
        let found = match at {
            At::Setup => Some(&self.at_setup),
            At::Act(index) => self.after_acts.get(*index),
            At::Step(index) => self.after_steps.get(*index),
            At::Lap(_) | At::End => None,
        };
        found.unwrap_or(&self.at_end)
    }
}

/// The state once the acts of a case are done, for whoever has no use for the answer.
pub fn done<C: Course>(course: &C, start: C::State, acts: &[Act]) -> C::State {
    performed(course, start, acts).0.state
}

/// Plays the acts of a case from `start`.
pub fn play<C: Course>(course: &C, start: C::State, acts: &[Act]) -> Played<C::State> {
    let at_setup = start.clone();
    let (mut record, after_acts, last_refusal) = performed(course, start, acts);
    let prompt = course.prompt(&record.state);
    // What is wrong with the board comes first: it stands in the way of every deed.
    let standing = match refused_setup(&record).or(last_refusal).and_then(first_of) {
        Some(refused) => refused,
        None => course.close(&mut record, prompt.clone()),
    };
    let Record { state, steps, after_steps, findings, problems, assumes, rests_on, read_as, loops, tables } = record;
    let ruling = Ruling { standing, steps, findings, problems, assumes, rests_on, read_as, loops, tables };
    Played { ruling, prompt, at_setup, after_acts, after_steps, at_end: state }
}

// The record of all acts, the state behind each, and why the last one was refused, if it was.
fn performed<C: Course>(
    course: &C,
    start: C::State,
    acts: &[Act],
) -> (Record<C::State>, Vec<C::State>, Option<Refusal>) {
    let mut record = Record::new(start);
    course.open(&mut record);
    let mut last_refusal = None;
    let mut after_acts = Vec::with_capacity(acts.len());
    for (index, act) in acts.iter().enumerate() {
        let about = ProblemAbout::Act(index);
        if is_stale(course, &record.state, act) {
            record.object(about, Severity::Note, course.stale(act));
            if !course.stale_is_no_deed() {
                last_refusal = None;
            }
        } else {
            // On a record of its own: a refused act leaves nothing, and no act costs more for those before it.
            let mut trial = Record::new(record.state.clone());
            match course.perform(&mut trial, act) {
                Ok(()) => {
                    record.go_on(trial);
                    last_refusal = None;
                }
                Err(mut refusal) => {
                    // A refusal may rest on a reading; nothing else of the act stays.
                    record.rest_as(&trial);
                    for problem in &mut refusal.why {
                        if problem.about == ProblemAbout::Setup {
                            problem.about = about.clone();
                        }
                    }
                    record.problems.extend(refusal.why.iter().cloned());
                    last_refusal = Some(refusal);
                }
            }
        }
        after_acts.push(record.state.clone());
    }
    (record, after_acts, last_refusal)
}

// A board that cannot be ruled on refuses the case, whatever is done on it.
fn refused_setup<S>(record: &Record<S>) -> Option<Refusal> {
    let of_setup =
        |problem: &&Problem| problem.severity == Severity::Blocking && !matches!(problem.about, ProblemAbout::Act(_));
    let why: Vec<Problem> = record.problems.iter().filter(of_setup).cloned().collect();
    (!why.is_empty()).then_some(Refusal { why, legal_wording: None })
}

fn first_of(refusal: Refusal) -> Option<Standing> {
    let legal_wording = refusal.legal_wording;
    refusal.why.into_iter().next().map(|first| Standing::Refused { first, legal_wording })
}

fn is_stale<C: Course>(course: &C, state: &C::State, act: &Act) -> bool {
    act.answers.as_ref().is_some_and(|key| course.prompt(state).is_none_or(|prompt| prompt.key != key))
}
