use crate::ruling::{Act, OptionId, Problem, Says, SeatId};
use crate::words::Count;

/// A decision that somebody has to make before the answer is settled.
#[derive(Clone, Debug)]
pub struct Prompt {
    /// The key in files; an act that answers carries it.
    pub key: &'static str,
    /// Who decides; absent where it is for the table to say.
    pub seat: Option<SeatId>,
    /// The question.
    pub asks: Says,
    /// The answers out of a list, the forbidden ones too.
    pub choices: Vec<Choice>,
    /// A number as an answer.
    pub number: Option<NumberAsked>,
}

/// One answer out of a list.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The id in files.
    pub id: OptionId,
    /// The answer in words.
    pub says: Says,
    /// The act that gives it.
    pub act: Act,
    /// Why it may not be given; empty if it may.
    pub why: Vec<Problem>,
    /// What it leads to.
    pub gives: Option<Says>,
}

/// A number as an answer.
#[derive(Clone, Debug)]
pub struct NumberAsked {
    /// What the number is.
    pub says: Says,
    /// The act that gives it, without the number.
    pub act: Act,
    /// The act's value that takes the number.
    pub arg: &'static str,
    /// The least that may be named.
    pub least: Count,
    /// The most that may be named, if there is a limit.
    pub most: Option<Count>,
    /// Numbers worth offering, with what each leads to.
    pub offered: Vec<(Count, Option<Says>)>,
    /// Where the number is one of rounds and the act may say a place within the round: each place in words, with the act
    /// that takes it, without the number. Empty where there is no choice; else the first is `act`.
    pub windows: Vec<(Says, Act)>,
}

impl NumberAsked {
    /// The act that names `number`.
    pub fn naming(&self, number: &Count) -> Act {
        self.naming_in(number, 0)
    }

    /// The act that names `number` at the nth place of a round.
    pub fn naming_in(&self, number: &Count, window: usize) -> Act {
        let act = self.windows.get(window).map_or(&self.act, |(_, act)| act);
        act.clone().with(self.arg, number)
    }
}
