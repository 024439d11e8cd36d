//! What may be wrong with a description, a typed line, or a deed.

use crate::games::any_game::{objections_en, objections_fr};
use crate::ruling::{Piece, Player};
use crate::sentences;
use crate::words::Count;

sentences! {
    /// Objections to a described round.
    pub enum Objects: en = objections_en::objects, fr = objections_fr::objects;

    /// Nothing is described.
    "no_action" NoAction,
    /// A piece names a counter that is not there.
    "unknown_counter" UnknownCounter { piece: Piece },
    /// A piece names a player who does not play.
    "unknown_seat" UnknownSeat { piece: Piece },
    /// Two pieces with one id.
    "twice_the_same_id" TwiceTheSameId { piece: Piece },
    /// Too many of them.
    "too_many" TooMany { most: Count },
    /// A number of players that nobody can seat.
    "players_out_of_range" PlayersOutOfRange { most: Count },
    /// Division by what is no number from 1 on.
    "divisor" Divisor { piece: Piece },
    /// A bound that says nothing of a player.
    "bound_of_nobody" BoundOfNobody { piece: Piece },
    /// An optional action of nobody.
    "optional_of_nobody" OptionalOfNobody { piece: Piece },
    /// A bound that is reached already.
    "already_over" AlreadyOver { piece: Piece },

    /// Another player is asked.
    "not_asked" NotAsked { seat: Player },
    /// Nobody is asked anything.
    "nothing_is_asked" NothingIsAsked,
    /// No number.
    "no_number_given" NoNumberGiven,
    /// Not a number.
    "not_a_number" NotANumber,
    /// Below zero.
    "number_below_zero" NumberBelowZero,
    /// Too long.
    "number_too_long" NumberTooLong { most: Count },
    /// Not lower than what was named.
    "not_lower" NotLower { named: Count, than: Count },
    /// More than can be done.
    "beyond_the_stop" BeyondTheStop { times: Count, most: Count },
    /// No choice at that place.
    "no_choice_there" NoChoiceThere { seat: Player },
    /// Not before the end that stands.
    "not_earlier" NotEarlier { lap: Count },
    /// A number has to be named.
    "a_number_is_due" ANumberIsDue { seat: Player },
    /// Not a deed of this question.
    "unknown_deed" UnknownDeed,
    /// Nobody asks that any more.
    "no_longer_asked" NoLongerAsked,

    /// Legal: any number.
    "any_number_will_do" AnyNumberWillDo,
    /// Legal: no more than so many.
    "name_at_most" NameAtMost { most: Count },
    /// Legal: agree, or lower.
    "agree_or_name_lower" AgreeOrNameLower { most: Count },

    /// A piece that is not there.
    "no_such_piece" NoSuchPiece,
    /// A place that does not take it.
    "wrong_place" WrongPlace,
    /// There is no more of it.
    "fewer_there" FewerThere,
    /// A value that a field does not take.
    "not_such_a_value" NotSuchAValue,
    /// A line without a form.
    "line_form" LineForm,
    /// A part of a line that was not understood.
    "part_not_understood" PartNotUnderstood { nth: Count, part: Piece },
    /// A number in a line.
    "part_number" PartNumber { nth: Count, part: Piece },
    /// A name in a line.
    "part_name" PartName { nth: Count, part: Piece },
    /// A comparison in a line.
    "part_comparison" PartComparison { nth: Count, part: Piece },
    /// A player in a line.
    "part_player" PartPlayer { nth: Count, part: Piece },
    /// What a bound does.
    "part_end" PartEnd { nth: Count, part: Piece },
    /// A line that would be another sort of piece.
    "line_of_another_sort" LineOfAnotherSort,
}
