use crate::ruling::Act;
use crate::words::Count;
use serde::{Deserialize, Serialize};

/// Acts as a proposal or a recorded round holds them, with repeats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Script {
    /// One act.
    Act {
        /// The act.
        act: Act,
    },
    /// One after the other.
    Seq {
        /// The parts, in order.
        seq: Vec<Script>,
    },
    /// The same again.
    Repeat {
        /// How often.
        times: Times,
        /// What.
        body: Box<Script>,
    },
}

impl Script {
    /// How often the whole of it is done, if it repeats so many times.
    pub fn times(&self) -> Option<&Count> {
        match self {
            Script::Repeat { times: Times::Exactly(times), .. } => Some(times),
            Script::Repeat { times: Times::Worded { .. }, .. } | Script::Act { .. } | Script::Seq { .. } => None,
        }
    }

    /// Does the whole of it another number of times; says whether it repeats so many times at all.
    pub fn repeat(&mut self, so_often: &Count) -> bool {
        match self {
            Script::Repeat { times: Times::Exactly(times), .. } => {
                times.clone_from(so_often);
                true
            }
            Script::Repeat { times: Times::Worded { .. }, .. } | Script::Act { .. } | Script::Seq { .. } => false,
        }
    }
}

/// How often a script repeats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Times {
    /// A number that somebody named.
    Exactly(Count),
    /// Any other wording ("until …", "infinite"): people ask for it, and it is always refused.
    Worded {
        /// The wording.
        until: String,
    },
}

/// A point inside a play that repeats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The iteration, from 1; the inner loop's behind the outer's.
    pub laps: Vec<Count>,
    /// The act or stack item of the round at which it stands, by name; absent for the iteration's end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<String>,
    /// Whose window.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub window: Option<Window>,
}

/// The kind of moment at a [`Place`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// A seat may act.
    Priority(String),
    /// A choice while something resolves.
    Choice,
    /// A check of the state.
    Check,
}

/// The moment at which a board is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum At {
    /// As it was set up, before any act.
    Setup,
    /// After the act with this index in the case.
    Act(usize),
    /// After the step with this index in the ruling.
    Step(usize),
    /// Inside a loop.
    Lap(Place),
    /// When everything is done.
    End,
}
