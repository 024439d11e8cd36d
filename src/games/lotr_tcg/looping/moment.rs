//! A moment of the question: the skirmish and where its talk about a loop stands.

use crate::games::lotr_tcg::looping::core::{Fight, Side};
use crate::games::lotr_tcg::looping::round::{Round, Stroke};
use crate::games::lotr_tcg::looping::settle::Agreed;
use crate::loops::policy::Answer;
use crate::ruling::Says;
use crate::words::Count;
use std::rc::Rc;

/// The state that the question's course goes through.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The skirmish.
    pub fight: Fight,
    /// Where things stand.
    pub phase: Phase,
    /// What was done by hand since the last loop, passes too.
    pub by_hand: Vec<Stroke>,
    /// Who has been killed in the skirmish, by place.
    pub killed: Vec<usize>,
    /// The loop settled last, as long as nobody has acted after it.
    pub done: Option<Rc<Done>>,
}

/// Where things stand.
#[derive(Clone, Debug)]
pub enum Phase {
    /// Players act or pass.
    Actions,
    /// A loop is proposed; its number is to be named.
    Naming(Rc<Round>),
    /// The number is named; it is to be answered.
    Answering(Rc<Answering>),
    /// One player does a loop alone; another may act on the way.
    Going(Rc<Agreed>),
    /// A loop is settled; it is assumed that nobody acts again.
    Looped,
    /// The rules are silent, and no reading is chosen.
    Silent(Silent),
    /// The Ring-bearer is corrupted.
    Lost(Lost),
    /// The loop could not be followed.
    NotFollowed(NotFollowed),
}

/// A number that is to be answered.
#[derive(Clone, Debug)]
pub struct Answering {
    /// The round.
    pub round: Rc<Round>,
    /// The number named.
    pub named: Count,
    /// The lowest number so far, if one was answered.
    pub lower: Option<Count>,
    /// Who still answers, the next one first; never empty.
    pub waiting: Vec<Side>,
}

impl Answering {
    /// The number that stands so far.
    pub fn stands(&self) -> &Count {
        self.lower.as_ref().unwrap_or(&self.named)
    }

    /// Who answers next.
    pub fn next(&self) -> Side {
        self.waiting.first().copied().unwrap_or(Side::Shadow)
    }
}

/// A question that the rules leave open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Silent {
    /// Is a final action added to nothing?
    FinalActionOfNothing,
    /// Which of several Shadow players answers?
    WhoAnswers,
    /// May the loop's actions be taken again?
    AfterTheLoop,
    /// Does an added action that loses the game have to be taken?
    AddedActionThatLoses(Side),
    /// Which action is the final one?
    WhichFinalAction,
    /// Who names where one player's actions would do?
    OneWouldDo,
    /// Does a response intervene?
    ResponseOnTheWay,
    /// Which of two loops is named first?
    TwoLoops,
    /// Is 0 a lower number? Taken as yes unless the table says otherwise.
    ZeroAsLower,
    /// Does what was done by hand count? Taken as no unless the table says otherwise.
    ByHandBefore,
}

/// How the Ring-bearer was corrupted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// By whose action.
    pub by: Side,
    /// The iteration of a loop, from 1; none by hand or by an added action.
    pub iteration: Option<Count>,
}

/// Why a loop could not be followed.
#[derive(Clone, Debug)]
pub struct NotFollowed {
    /// The reason.
    pub why: Says,
    /// How many iterations are certain.
    pub known: Count,
}

/// A settled loop.
#[derive(Clone, Debug)]
pub struct Done {
    /// The round.
    pub round: Rc<Round>,
    /// The skirmish before it.
    pub start: Fight,
    /// The number named.
    pub named: Count,
    /// What was answered; none where one player controls the loop.
    pub answer: Option<Answer>,
    /// The whole iterations done.
    pub iterations: Count,
    /// The ability of the round that was added, from 0.
    pub added: Option<usize>,
    /// Who had the final action.
    pub last: Option<Side>,
    /// Who broke it off by an action of his own, and how many actions of the next iteration had been done.
    pub broken_off: Option<(Side, usize)>,
}
