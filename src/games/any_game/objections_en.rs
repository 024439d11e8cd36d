//! The English words of objections.

use crate::games::any_game::en::rounds;
use crate::games::any_game::objections::Objects;
use crate::ruling::{Piece, Player};
use crate::words::{Count, Lang, capital};

const EN: Lang = Lang::En;

fn part(nth: &Count, part: &Piece) -> String {
    format!("Part {}, “{}”", nth.say(EN), part.say(EN))
}

fn who(seat: &Player) -> String {
    capital(&seat.say(EN))
}

/// Objections in English.
pub fn objects(says: &Objects) -> String {
    use Objects::*;
    match says {
        NoAction => "Nothing is done in the round: describe at least one action.".into(),
        UnknownCounter { piece } => format!("“{}” names a counter that is not on the board.", piece.say(EN)),
        UnknownSeat { piece } => format!("“{}” names a player who does not play.", piece.say(EN)),
        TwiceTheSameId { piece } => format!("Two pieces have the id “{}”: give each its own.", piece.say(EN)),
        TooMany { most } => format!("That is too many: {} at most.", most.say(EN)),
        PlayersOutOfRange { most } => format!("From 1 to {} players can play.", most.say(EN)),
        Divisor { piece } => format!("“{}” divides by something that is no plain number from 1 on.", piece.say(EN)),
        BoundOfNobody { piece } => format!("“{}” does not say which player loses or wins.", piece.say(EN)),
        OptionalOfNobody { piece } => format!("“{}” is optional, but nobody’s: say who controls it.", piece.say(EN)),
        AlreadyOver { piece } => format!("The game is over before the first round: “{}” is reached.", piece.say(EN)),
        NotAsked { seat } => format!("It is {} who is asked now.", seat.say(EN)),
        NothingIsAsked => "Nobody is asked anything here.".into(),
        NoNumberGiven => "Say a number.".into(),
        NotANumber => "That is not a number: a number has to be named.".into(),
        NumberBelowZero => "A number of rounds is not below 0.".into(),
        NumberTooLong { most } => format!("A number of more than {} digits is not read.", most.say(EN)),
        NotLower { named, than } => format!("{} is not lower than {}.", named.say(EN), than.say(EN)),
        BeyondTheStop { times, most } => {
            format!("{} cannot be done: after {} an action cannot be done.", rounds(times), most.say(EN))
        }
        NoChoiceThere { seat } => format!("{} has no choice to make at that place.", who(seat)),
        NotEarlier { lap } => format!("That is not before the end that stands, in round {}.", lap.say(EN)),
        ANumberIsDue { seat } => format!("{} has to name a number.", who(seat)),
        UnknownDeed => "That is no answer to what is asked.".into(),
        NoLongerAsked => "Nobody asks that any more.".into(),
        AnyNumberWillDo => "Any whole number from 0 on, such as 1,000,000.".into(),
        NameAtMost { most } => format!("Name {} or less.", most.say(EN)),
        AgreeOrNameLower { most } => format!("Agree, or name {} or less.", most.say(EN)),
        NoSuchPiece => "There is no such piece.".into(),
        WrongPlace => "Counters, actions and bounds have a place each.".into(),
        FewerThere => "There is only one of it.".into(),
        NotSuchAValue => "The field does not take that value.".into(),
        LineForm => {
            "Type a line like “mana = 3”, “tap: +1 mana, by A, optional” or “life B <= 0: B loses”.".into()
        }
        PartNotUnderstood { nth, part: text } => {
            format!("{} is not understood: try “+1 mana”, “pay 2 mana”, “needs mana >= 2” or “mana * 2”.", part(nth, text))
        }
        PartNumber { nth, part: text } => format!("{}: a number is missing or not understood.", part(nth, text)),
        PartName { nth, part: text } => format!("{}: that is no name of a counter or action.", part(nth, text)),
        PartComparison { nth, part: text } => format!("{}: compare a counter with >=, <=, >, <, = or !=.", part(nth, text)),
        PartPlayer { nth, part: text } => format!("{}: name a player by letter, A to F.", part(nth, text)),
        PartEnd { nth, part: text } => format!("{}: say “B loses”, “B wins” or “draw”.", part(nth, text)),
        LineOfAnotherSort => "That line describes another sort of piece.".into(),
    }
}
