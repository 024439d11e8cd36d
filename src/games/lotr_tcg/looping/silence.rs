//! The questions that the rules leave open, as readings that a table can choose.

use crate::games::lotr_tcg::looping::arena::player;
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::games::lotr_tcg::looping::moment::Silent;
use crate::games::lotr_tcg::looping::rulebook::{
    ADDED_ACTION_THAT_LOSES, AFTER_THE_LOOP, FINAL_ACTION_OF_NOTHING, WHICH_FINAL_ACTION,
};
use crate::loops::policy::{Reading, Silence};
use crate::ruling::{OptionId, ReadingId, Rule, Says};

/// The option of [`Silent::FinalActionOfNothing`] by which nothing is added.
pub const NONE_ADDED: &str = "none_added";
/// The other option of [`Silent::FinalActionOfNothing`].
pub const ONE_ADDED: &str = "one_added";
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

impl Silent {
    /// The question's id in files.
    pub fn id(self) -> ReadingId {
        match self {
            Silent::FinalActionOfNothing => "U1".into(),
            Silent::AfterTheLoop => "U3".into(),
            Silent::AddedActionThatLoses(_) => "U4".into(),
            Silent::WhichFinalAction => "U5".into(),
        }
    }

    /// The question in words.
    pub fn asks(self) -> Says {
        match self {
            Silent::FinalActionOfNothing => LoopLabel::AsksU1.says(),
            Silent::AfterTheLoop => LoopLabel::AsksU3.says(),
            Silent::AddedActionThatLoses(side) => LoopLabel::AsksU4 { seat: player(side) }.says(),
            Silent::WhichFinalAction => LoopLabel::AsksU5.says(),
        }
    }

    /// The readings.
    pub fn options(self) -> Vec<(OptionId, Says)> {
        let options: [(&'static str, LoopLabel); 2] = match self {
            Silent::FinalActionOfNothing => {
                [(NONE_ADDED, LoopLabel::U1NoneAdded), (ONE_ADDED, LoopLabel::U1OneAdded)]
            }
            Silent::AfterTheLoop => [(MAY, LoopLabel::U3May), (MAY_NOT, LoopLabel::U3MayNot)],
            Silent::AddedActionThatLoses(_) => [(TAKEN, LoopLabel::U4Taken), (LEFT_OUT, LoopLabel::U4LeftOut)],
            Silent::WhichFinalAction => {
                [(FIRST_ACTION, LoopLabel::U5FirstAction), (LAST_ACTION, LoopLabel::U5LastAction)]
            }
        };
        options.into_iter().map(|(id, says)| (OptionId::from(id), says.says())).collect()
    }

    /// The entry that is silent.
    pub fn rule(self) -> &'static Rule {
        match self {
            Silent::FinalActionOfNothing => &FINAL_ACTION_OF_NOTHING,
            Silent::AfterTheLoop => &AFTER_THE_LOOP,
            Silent::AddedActionThatLoses(_) => &ADDED_ACTION_THAT_LOSES,
            Silent::WhichFinalAction => &WHICH_FINAL_ACTION,
        }
    }
}

/// The question as the procedure leaves it open.
pub fn silent(silence: Silence) -> Silent {
    match silence {
        Silence::FinalActionOfNothing => Silent::FinalActionOfNothing,
        Silence::WhichFinalAction => Silent::WhichFinalAction,
    }
}

/// The option's id of a reading of the procedure.
pub fn option_of(reading: Reading) -> &'static str {
    match reading {
        Reading::NoneAdded => NONE_ADDED,
        Reading::OneAdded => ONE_ADDED,
        Reading::FirstAction => FIRST_ACTION,
        Reading::LastAction => LAST_ACTION,
    }
}
