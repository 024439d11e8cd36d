//! The questions that the entry on loops leaves open, with their readings.

use crate::games::lotr_tcg::looping::arena::player;
use crate::games::lotr_tcg::looping::core::Side;
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::games::lotr_tcg::looping::moment::{Moment, Silent};
use crate::games::lotr_tcg::looping::rulebook::{
    ADDED_ACTION_THAT_LOSES, AFTER_THE_LOOP, BY_HAND_BEFORE, FINAL_ACTION_OF_NOTHING, ONE_WOULD_DO, RESPONSE_ON_THE_WAY,
    TWO_LOOPS, WHICH_FINAL_ACTION, WHO_ANSWERS, ZERO_AS_LOWER,
};
use crate::loops::policy::Silence;
use crate::play::Record;
use crate::ruling::{OptionId, ReadingId, Rule, Says};

/// The option of [`Silent::FinalActionOfNothing`] by which nothing is added.
pub const NONE_ADDED: &str = "none_added";
/// The other option of [`Silent::FinalActionOfNothing`].
pub const ONE_ADDED: &str = "one_added";
/// The option of [`Silent::WhoAnswers`] by which whose actions are in the loop answers.
pub const WHOSE_ACTIONS: &str = "whose_actions";
/// The other option of [`Silent::WhoAnswers`].
pub const EVERY_ONE: &str = "every_one";
/// The option of [`Silent::AfterTheLoop`] by which the loop's actions may be taken again.
pub const MAY: &str = "may";
/// The other option of [`Silent::AfterTheLoop`].
pub const MAY_NOT: &str = "may_not";
/// The option of [`Silent::AddedActionThatLoses`] by which the action is taken.
pub const TAKEN: &str = "taken";
/// The other option of [`Silent::AddedActionThatLoses`].
pub const LEFT_OUT: &str = "left_out";
/// An option of [`Silent::WhichFinalAction`].
pub const FIRST_ACTION: &str = "first_action";
/// The other option of [`Silent::WhichFinalAction`].
pub const LAST_ACTION: &str = "last_action";
/// The option of [`Silent::OneWouldDo`] by which the one player names alone.
pub const ALONE: &str = "alone";
/// The other option of [`Silent::OneWouldDo`].
pub const BOTH: &str = "both";
/// The option of [`Silent::ResponseOnTheWay`] by which it intervenes.
pub const INTERVENES: &str = "intervenes";
/// The other option of [`Silent::ResponseOnTheWay`].
pub const GOES_ON: &str = "goes_on";
/// The option of [`Silent::TwoLoops`] by which the loop proposed first is named first.
pub const PROPOSED_FIRST: &str = "proposed_first";
/// The other option of [`Silent::TwoLoops`].
pub const FREE_PEOPLES_FIRST: &str = "free_peoples_first";
/// The option of [`Silent::ZeroAsLower`] that is taken for granted.
pub const IS_LOWER: &str = "is_lower";
/// The other option of [`Silent::ZeroAsLower`].
pub const IS_NOT: &str = "is_not";
/// The option of [`Silent::ByHandBefore`] that is taken for granted.
pub const DOES_NOT_COUNT: &str = "does_not_count";
/// The other option of [`Silent::ByHandBefore`].
pub const COUNTS: &str = "counts";

impl Silent {
    /// Every question.
    pub const ALL: [Silent; 10] = [
        Silent::FinalActionOfNothing,
        Silent::WhoAnswers,
        Silent::AfterTheLoop,
        Silent::AddedActionThatLoses(Side::Shadow),
        Silent::WhichFinalAction,
        Silent::OneWouldDo,
        Silent::ResponseOnTheWay,
        Silent::TwoLoops,
        Silent::ZeroAsLower,
        Silent::ByHandBefore,
    ];

    /// The question's id in files.
    pub fn id(self) -> ReadingId {
        match self {
            Silent::FinalActionOfNothing => "U1".into(),
            Silent::WhoAnswers => "U2".into(),
            Silent::AfterTheLoop => "U3".into(),
            Silent::AddedActionThatLoses(_) => "U4".into(),
            Silent::WhichFinalAction => "U5".into(),
            Silent::OneWouldDo => "U6".into(),
            Silent::ResponseOnTheWay => "U7".into(),
            Silent::TwoLoops => "U8".into(),
            Silent::ZeroAsLower => "U9".into(),
            Silent::ByHandBefore => "U10".into(),
        }
    }

    /// The question in words.
    pub fn asks(self) -> Says {
        match self {
            Silent::FinalActionOfNothing => LoopLabel::AsksU1.says(),
            Silent::WhoAnswers => LoopLabel::AsksU2.says(),
            Silent::AfterTheLoop => LoopLabel::AsksU3.says(),
            Silent::AddedActionThatLoses(side) => LoopLabel::AsksU4 { seat: player(side) }.says(),
            Silent::WhichFinalAction => LoopLabel::AsksU5.says(),
            Silent::OneWouldDo => LoopLabel::AsksU6.says(),
            Silent::ResponseOnTheWay => LoopLabel::AsksU7.says(),
            Silent::TwoLoops => LoopLabel::AsksU8.says(),
            Silent::ZeroAsLower => LoopLabel::AsksU9.says(),
            Silent::ByHandBefore => LoopLabel::AsksU10.says(),
        }
    }

    /// The readings.
    pub fn options(self) -> Vec<(OptionId, Says)> {
        let options: [(&'static str, LoopLabel); 2] = match self {
            Silent::FinalActionOfNothing => {
                [(NONE_ADDED, LoopLabel::U1NoneAdded), (ONE_ADDED, LoopLabel::U1OneAdded)]
            }
            Silent::WhoAnswers => [(WHOSE_ACTIONS, LoopLabel::U2WhoseActions), (EVERY_ONE, LoopLabel::U2EveryOne)],
            Silent::AfterTheLoop => [(MAY, LoopLabel::U3May), (MAY_NOT, LoopLabel::U3MayNot)],
            Silent::AddedActionThatLoses(_) => [(TAKEN, LoopLabel::U4Taken), (LEFT_OUT, LoopLabel::U4LeftOut)],
            Silent::WhichFinalAction => {
                [(FIRST_ACTION, LoopLabel::U5FirstAction), (LAST_ACTION, LoopLabel::U5LastAction)]
            }
            Silent::OneWouldDo => [(ALONE, LoopLabel::U6Alone), (BOTH, LoopLabel::U6Both)],
            Silent::ResponseOnTheWay => [(INTERVENES, LoopLabel::U7Intervenes), (GOES_ON, LoopLabel::U7GoesOn)],
            Silent::TwoLoops => {
                [(PROPOSED_FIRST, LoopLabel::U8ProposedFirst), (FREE_PEOPLES_FIRST, LoopLabel::U8FreePeoplesFirst)]
            }
            Silent::ZeroAsLower => [(IS_LOWER, LoopLabel::U9IsLower), (IS_NOT, LoopLabel::U9IsNot)],
            Silent::ByHandBefore => [(DOES_NOT_COUNT, LoopLabel::U10DoesNotCount), (COUNTS, LoopLabel::U10Counts)],
        };
        options.into_iter().map(|(id, says)| (OptionId::from(id), says.says())).collect()
    }

    /// The entry that is silent.
    pub fn rule(self) -> &'static Rule {
        match self {
            Silent::FinalActionOfNothing => &FINAL_ACTION_OF_NOTHING,
            Silent::WhoAnswers => &WHO_ANSWERS,
            Silent::AfterTheLoop => &AFTER_THE_LOOP,
            Silent::AddedActionThatLoses(_) => &ADDED_ACTION_THAT_LOSES,
            Silent::WhichFinalAction => &WHICH_FINAL_ACTION,
            Silent::OneWouldDo => &ONE_WOULD_DO,
            Silent::ResponseOnTheWay => &RESPONSE_ON_THE_WAY,
            Silent::TwoLoops => &TWO_LOOPS,
            Silent::ZeroAsLower => &ZERO_AS_LOWER,
            Silent::ByHandBefore => &BY_HAND_BEFORE,
        }
    }

    /// Writes down that an answer rests on a reading.
    pub fn rest_on(self, record: &mut Record<Moment>, option: OptionId) {
        if let Some((_, says)) = self.options().into_iter().find(|(id, _)| *id == option) {
            record.read_as(self.asks(), says);
        }
        record.rest_on(self.id(), option);
    }

    /// Whether there is a question with this id and such a reading.
    pub fn known(reading: &ReadingId, option: &OptionId) -> bool {
        let offers = |silent: &Silent| silent.options().iter().any(|(id, _)| id == option);
        Silent::ALL.iter().any(|silent| silent.id() == *reading && offers(silent))
    }
}

/// The question as the procedure leaves it open.
pub fn silent(silence: Silence) -> Silent {
    match silence {
        Silence::FinalActionOfNothing => Silent::FinalActionOfNothing,
        Silence::WhichFinalAction => Silent::WhichFinalAction,
    }
}
