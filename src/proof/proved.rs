use super::{en, fr};
use crate::words::Lang;
use num_bigint::BigInt;

/// What a certificate proves, for a period that is as it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proved {
    /// How many iterations were asked for.
    pub asked: BigInt,
    /// How many whole iterations are done.
    pub done: BigInt,
    /// How many phases there are.
    pub phases: usize,
    /// How many branches were followed.
    pub branches: usize,
    /// Each counter at the start.
    pub start: Vec<(String, BigInt)>,
    /// Each counter at the end; after a stop as far as the action that halts came.
    pub end: Vec<(String, BigInt)>,
    /// Where it stops before the number asked, if it does.
    pub stopped: Option<Stopped>,
}

/// Where a loop stops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stopped {
    /// The iteration, from 1.
    pub iteration: BigInt,
    /// The action of the round, from 0.
    pub action: usize,
    /// The branch that the action reads, in the rules' own words.
    pub why: Option<String>,
}

impl Proved {
    /// What is proved, and what is taken as given, a line each.
    pub fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::En => en::proved(self),
            Lang::Fr => fr::proved(self),
        }
    }
}
