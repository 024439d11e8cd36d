use crate::games::magic::core::Action;
use crate::games::magic::numbers::Numbers;
use crate::games::magic::polls::Poll;
use crate::games::magic::silences::Silence;
use crate::games::magic::state::{Control, State};
use crate::ruling::{Act, Script};
use crate::words::{Count, Int};

/// Where the question stands.
#[derive(Clone)]
pub struct Moment {
    /// The table.
    pub state: State,
    /// What was done by hand, in order.
    pub by_hand: Vec<Act>,
    /// The situations in which players acted by hand, with what they did.
    pub past: Vec<Past>,
    /// Who ended a shortcut here and has to do something other than was proposed.
    pub differs: Option<usize>,
    /// What was proposed that this player does here; nothing stands for passing.
    pub proposed: Option<Action>,
    /// What is going on.
    pub flow: Flow,
    /// What the books leave open and the answer depends on.
    pub silent: Option<Silence>,
    /// How often the last shortcut's round was done.
    pub times: Option<Count>,
}

/// A situation, and what a player did in it.
#[derive(Clone)]
pub struct Past {
    /// The finite part.
    pub control: Control,
    /// Every number that is part of the game.
    pub values: Vec<Int>,
    /// Who acted.
    pub by: usize,
    /// What was done.
    pub act: Act,
}

/// What is going on.
#[derive(Clone)]
pub enum Flow {
    /// Players act.
    Acting,
    /// A round is proposed and waits for its number.
    Naming(Script),
    /// A proposal is answered.
    Polling(Box<Poll>),
    /// Numbers are named under the tournament rules.
    Numbers(Box<Numbers>),
    /// Somebody has to break the loop after the lowest number.
    MustAct {
        /// Who.
        seat: usize,
        /// After how many iterations.
        times: Count,
    },
    /// A mandatory loop runs for ever.
    Forever {
        /// The class whose choice could stop it.
        choice: Option<usize>,
    },
    /// It could not be followed; so many rounds are certain.
    NotFollowed(Count),
    /// Two ways of counting disagree.
    Disagree,
}
