//! What the procedures leave open, and how a table may read it.

use crate::games::any_game::course::{Moment, RoundCourse};
use crate::games::any_game::labels::Label;
use crate::games::any_game::procedure::{Procedure, the_one_alone};
use crate::games::any_game::rulebook::{FINAL_ACTION_OPEN, MTR_EQUAL, TR_EQUAL};
use crate::games::any_game::seats::player;
use crate::games::any_game::settle::numbers;
use crate::loops::policy::{Lowest, Silence, lowest};
use crate::ruling::{OptionId, ReadingId, Rule, Says};

/// A question that a procedure leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Silent {
    /// Several named the lowest number.
    EqualLowest,
    /// Nothing was repeated: is a final action still added?
    FinalActionOfNothing,
    /// Which of a player's actions is the final one.
    WhichFinalAction,
    /// Whether an added action is done that ends the game.
    AddedActionEndsTheGame,
    /// Who names where one player alone could go on.
    OneAloneWouldDo,
}

impl Silent {
    /// The id in files.
    pub fn id(self) -> ReadingId {
        match self {
            Silent::EqualLowest => "equal_lowest",
            Silent::FinalActionOfNothing => "final_action_of_nothing",
            Silent::WhichFinalAction => "which_final_action",
            Silent::AddedActionEndsTheGame => "added_action_ends_the_game",
            Silent::OneAloneWouldDo => "one_alone_would_do",
        }
        .into()
    }

    /// The ids of its readings.
    pub fn options(self) -> [&'static str; 2] {
        match self {
            Silent::EqualLowest => ["earliest", "latest"],
            Silent::FinalActionOfNothing => ["none_added", "one_added"],
            Silent::WhichFinalAction => ["first_action", "last_action"],
            Silent::AddedActionEndsTheGame => ["taken", "left_out"],
            Silent::OneAloneWouldDo => ["alone", "both"],
        }
    }

    /// The rule that leaves it open.
    pub fn rule(self, procedure: Procedure) -> &'static Rule {
        match (self, procedure) {
            (Silent::EqualLowest, Procedure::Committed) => &TR_EQUAL,
            (Silent::EqualLowest, _) => &MTR_EQUAL,
            _ => &FINAL_ACTION_OPEN,
        }
    }

    /// The question in words.
    pub fn asks(self) -> Says {
        match self {
            Silent::EqualLowest => Label::AsksEqualLowest,
            Silent::FinalActionOfNothing => Label::AsksFinalActionOfNothing,
            Silent::WhichFinalAction => Label::AsksWhichFinalAction,
            Silent::AddedActionEndsTheGame => Label::AsksAddedActionEndsTheGame,
            Silent::OneAloneWouldDo => Label::AsksOneAloneWouldDo,
        }
        .says()
    }

    /// Its readings in words.
    pub fn readings(self, course: &RoundCourse, moment: &Moment) -> Vec<(OptionId, Says)> {
        let says = match self {
            Silent::EqualLowest => {
                let equal = match lowest(&numbers(course, moment)) {
                    Lowest::Equal { by, .. } => by,
                    _ => Vec::new(),
                };
                let seat = |seat: Option<&usize>| player(seat.copied().unwrap_or(0));
                let (earliest, latest) = (seat(equal.first()), seat(equal.last()));
                [Label::ReadingEarliest { seat: earliest }, Label::ReadingLatest { seat: latest }]
            }
            Silent::FinalActionOfNothing => [Label::ReadingNoneAdded, Label::ReadingOneAdded],
            Silent::WhichFinalAction => [Label::ReadingFirstAction, Label::ReadingLastAction],
            Silent::AddedActionEndsTheGame => [Label::ReadingTaken, Label::ReadingLeftOut],
            Silent::OneAloneWouldDo => {
                [Label::ReadingAlone { seat: player(the_one_alone(&course.table)) }, Label::ReadingBoth]
            }
        };
        self.options().into_iter().map(OptionId::from).zip(says.map(Label::says)).collect()
    }
}

/// The question that the final action leaves open.
pub fn silent(silence: Silence) -> Silent {
    match silence {
        Silence::FinalActionOfNothing => Silent::FinalActionOfNothing,
        Silence::WhichFinalAction => Silent::WhichFinalAction,
    }
}
