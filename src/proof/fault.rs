use super::{en, fr};
use crate::words::Lang;

/// Why a certificate is refused. Phases count from 0 here and from 1 in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// More bytes than are read.
    TooLarge,
    /// Not JSON.
    NotJson,
    /// JSON, but no certificate.
    NotACertificate,
    /// Another version of the format.
    Version,
    /// The check sum does not fit the rest.
    Seal,
    /// A member is missing, unknown or of another kind.
    Form {
        /// The member.
        member: &'static str,
    },
    /// A number with more digits than are read.
    NumberTooLong,
    /// Checking it would take longer than the bound.
    TooMuchWork,
    /// Names, values and maps do not belong together.
    Counters {
        /// In which phase.
        phase: usize,
    },
    /// A phase begins in another iteration than the one after which the last one ended.
    From {
        /// Which.
        phase: usize,
    },
    /// A phase begins from another state than the one in which the last one ended.
    Joint {
        /// Which.
        phase: usize,
        /// The counter that differs.
        counter: String,
    },
    /// A product has not the value, or not the map, of what it multiplies.
    Product {
        /// In which phase.
        phase: usize,
        /// Its name.
        product: String,
    },
    /// A branch is not taken as said when the phase begins.
    Branch {
        /// In which phase.
        phase: usize,
        /// The branch.
        why: String,
    },
    /// The basis of the closed form is none.
    Nodes {
        /// In which phase.
        phase: usize,
    },
    /// The closed form does not begin with the values at the start.
    ClosedStart {
        /// In which phase.
        phase: usize,
        /// Of which counter.
        counter: String,
    },
    /// The closed form after one period more is not the map of the closed form.
    ClosedStep {
        /// In which phase.
        phase: usize,
        /// Of which counter.
        counter: String,
    },
    /// Several periods without a closed form.
    NoClosedForm {
        /// In which phase.
        phase: usize,
    },
    /// The argument on the signs of a branch does not show what it claims.
    Signs {
        /// In which phase.
        phase: usize,
        /// The branch.
        why: String,
    },
    /// A branch is first taken otherwise in another iteration than claimed.
    FirstFailure {
        /// In which phase.
        phase: usize,
        /// The branch.
        why: String,
    },
    /// A phase goes on although a branch is taken otherwise.
    GoesOnTooLong {
        /// Which.
        phase: usize,
        /// The branch.
        why: String,
    },
    /// The state at the end of a phase is another.
    End {
        /// Of which phase.
        phase: usize,
        /// The counter that differs.
        counter: String,
    },
    /// The state that is said to come back does not.
    DoesNotComeBack {
        /// In which phase.
        phase: usize,
    },
    /// The phases do not add up to the iterations claimed.
    Iterations,
    /// The iteration or action of the stop does not fit its branches.
    StopIteration,
    /// The state at the stop is another.
    StopState {
        /// The counter that differs.
        counter: String,
    },
    /// The branch that is said to stop it is taken as before.
    StopBranch,
}

impl Fault {
    /// The sentence.
    pub fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::En => en::fault(self),
            Lang::Fr => fr::fault(self),
        }
    }
}
