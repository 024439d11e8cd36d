use refrain::ruling::{Piece, Says};
use refrain::words::Count;

refrain::sentences! {
    /// What the board says about itself.
    pub enum BoardSays: en = crate::app::board_en::say, fr = crate::app::board_fr::say;
    /// A notice, for a screen reader.
    "notice" Notice,
    /// The board's heading.
    "board" Board,
    /// How pieces are moved without a mouse.
    "how_to_move" HowToMove,
    /// Takes the last change back.
    "undo" Undo,
    /// Makes the change that was taken back.
    "redo" Redo,
    /// Goes back to the board as it was opened.
    "reset" Reset,
    /// Takes every piece off.
    "clear" Clear,
    /// The tray's heading.
    "tray" Tray,
    /// The tray's search field.
    "search" Search,
    /// What the search takes where no piece has a number.
    "search_by_name" SearchByName,
    /// Opens the field for a piece described in words.
    "describe" Describe,
    /// A line was understood.
    "understood" Understood,
    /// A line was not understood.
    "not_understood" NotUnderstood,
    /// A wording to start from.
    "insert_wording" InsertWording,
    /// Puts the described piece on the board.
    "add_described" AddDescribed,
    /// Nothing in the tray has these words.
    "nothing_found" NothingFound,
    /// More pieces are found than are listed.
    "more_found" MoreFound { count: Count },
    /// What to do with a lifted piece.
    "choose_a_place" ChooseAPlace,
    /// What to do with a piece that is being dragged.
    "drag_to_a_place" DragToAPlace,
    /// What to do with a new piece, which stays in the hand.
    "tap_many_places" TapManyPlaces,
    /// A piece is lifted and may go to so many places.
    "lifted" Lifted { piece: Says, count: Count },
    /// A lifted piece may go nowhere.
    "no_place" NoPlace { piece: Says },
    /// It may go to this place.
    "may_go" MayGo { zone: Says },
    /// It may not go to this place; the reasons follow.
    "may_not_go" MayNotGo { zone: Says },
    /// It was put here.
    "placed" Placed { piece: Says, zone: Says },
    /// It went back to where it was.
    "was_put_back" WasPutBack { piece: Says },
    /// The button that puts it back.
    "put_back" PutBack,
    /// The button that lets go of a new piece.
    "done" Done,
    /// The button of a place for what is lifted.
    "place_here" PlaceHere,
    /// The mark of a place where it may go.
    "allowed" Allowed,
    /// The mark of a place where it may not go.
    "not_allowed" NotAllowed,
    /// The list of places for a piece.
    "move_to" MoveTo,
    /// How many of them are lifted.
    "how_many" HowMany,
    /// All of them.
    "all" All { count: Count },
    /// How many of a counted class there are.
    "how_many_there" HowManyThere,
    /// What can be changed on a piece.
    "values" Values,
    /// What can be done with a piece or place.
    "deeds" Deeds,
    /// One less of something.
    "less" Less { what: Says },
    /// One more of something.
    "more" More { what: Says },
    /// Takes the piece off the board.
    "remove" Remove,
    /// Takes this many off the board.
    "remove_some" RemoveSome { count: Count },
    /// A field for typing several pieces at once.
    "shorthand" Shorthand,
    /// Puts what was typed on the board.
    "enter" Enter,
    /// Asks a forbidden deed all the same.
    "ask_anyway" AskAnyway,
    /// Closes a notice.
    "close" Close,
    /// A board of another moment cannot be changed.
    "only_shown" OnlyShown,
    /// Another piece that this one is linked to.
    "linked" Linked { to: Says },
    /// How many of a counted class, on the piece.
    "times" TimesOver { count: Count },
    /// How many of a counted class, read out.
    "so_many" SoMany { count: Count },
    /// Nothing lies here.
    "nothing_here" NothingHere,
    /// Where a game of this kind begins.
    "starts" Starts,
    /// So many deeds are folded away.
    "many_deeds" ManyDeeds { count: Count },
    /// So many fields of the board are folded away.
    "more_fields" MoreFields { count: Count },
    /// So many places are empty.
    "empty_places" EmptyPlaces { count: Count },
    /// Nothing was typed where a number should be.
    "number_empty" NumberEmpty,
    /// What was typed is no number.
    "number_unread" NumberUnread,
    /// The number is below zero.
    "number_negative" NumberNegative,
    /// The number has too many digits.
    "number_too_long" NumberTooLong { most: Count },
    /// The number is smaller than makes sense.
    "number_too_small" NumberTooSmall { least: Count },
    /// The number is greater than makes sense.
    "number_too_great" NumberTooGreat { most: Count },
    /// A link gave another answer when it was made.
    "answered_otherwise" AnsweredOtherwise,
    /// The same, where the link has the words of that answer.
    "answered_then" AnsweredThen { then: Piece, now: Says },
    /// The browser keeps nothing.
    "nothing_kept" NothingKept,
    /// The players' colours.
    "sides" Sides,
}

#[cfg(test)]
mod tests {
    use super::*;
    use refrain::ruling::faults_of;

    #[test]
    fn every_sentence_has_its_words_in_both_languages() {
        let faults = faults_of::<BoardSays>();
        assert!(faults.is_empty(), "{faults:#?}");
    }
}
