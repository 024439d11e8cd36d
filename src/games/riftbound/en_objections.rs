use crate::games::riftbound::says::Says;
use crate::ruling::Piece;
use crate::words::{Lang, capital, counted, list_and};

const EN: Lang = Lang::En;

fn chosen(pieces: &[Piece]) -> String {
    let names: Vec<String> = pieces.iter().map(|piece| piece.say(EN)).collect();
    if names.is_empty() { "nothing".into() } else { list_and(&names, EN) }
}

/// Puts an objection into English.
pub fn say(says: &Says) -> String {
    match says {
        Says::NoSuchPlayer => "There are two players, p1 and p2.".into(),
        Says::NoSuchPlace => "Pieces lie in a player’s base, hand or trash, or at a battlefield.".into(),
        Says::NotANumberHere => "A number of this board is not understood, or is above 9,999.".into(),
        Says::NotASpellText { name } => format!("The made-up spell {} is not understood: see its cost and text.", name.say(EN)),
        Says::NotAnAbilityText => "What this piece has is not understood.".into(),
        Says::TooManyPieces { most } => format!("The board takes at most {} pieces.", most.say(EN)),
        Says::IdTaken => "Another piece has this id.".into(),
        Says::UnknownCard => "This card is not known here.".into(),
        Says::NotAnItem => "This item of the chain is not understood.".into(),
        Says::FinishFirst { spell } => format!("{} is being played: nothing else happens before it is final.", spell.say(EN)),
        Says::DecideFirst => "A decision has to be made first.".into(),
        Says::NotThere { piece } => format!("{} is not there.", capital(&piece.say(EN))),
        Says::NotASpell { piece } => format!("{} is no spell.", capital(&piece.say(EN))),
        Says::NotInHand { piece, player } => format!("{} is not in the hand of {}.", piece.say(EN), player.say(EN)),
        Says::NotNow { spell } => format!("{} cannot be played at this moment.", spell.say(EN)),
        Says::KillsToPlay { spell, units } => format!(
            "To play {}, {} of one’s own are killed, no more and no fewer.",
            spell.say(EN),
            counted(units, EN, "unit", "units")
        ),
        Says::RepeatOnlyAsPlayed => "Repeat is elected as the spell is played, and never later.".into(),
        Says::NotAsked { player } => format!("It is for {} to say.", player.say(EN)),
        Says::InstanceTwice { spell, number } => {
            format!("Instance {} of Repeat on {} can be paid only once.", number.say(EN), spell.say(EN))
        }
        Says::NoSuchInstance { spell, number, there } => format!(
            "{} has no instance {} of Repeat, only {}.",
            spell.say(EN),
            number.say(EN),
            there.say(EN)
        ),
        Says::NotEnoughChoices { spell, executions } => format!(
            "There are not enough legal choices for {} of {}.",
            counted(executions, EN, "execution", "executions"),
            spell.say(EN)
        ),
        Says::CannotPay { spell, cost } => {
            format!("{} cannot be paid for {}: the whole play is undone.", capital(&cost.say(EN)), spell.say(EN))
        }
        Says::NothingToChoose => "There is nothing to choose now.".into(),
        Says::ModeTwice { spell, mode } => {
            format!("Mode {} of {} is chosen already; each has to be another one.", mode.say(EN), spell.say(EN))
        }
        Says::IllegalChoice { spell, number, chosen: names } => format!(
            "Execution {} of {} cannot choose {}.",
            number.say(EN),
            spell.say(EN),
            chosen(names)
        ),
        Says::NothingToPay => "There is no payment that could still be made in another way.".into(),
        Says::NoSuchWay { way, ways } => format!("There is no way {} to pay; there are {}.", way.say(EN), ways.say(EN)),
        Says::NobodyDoesIt => "A player has to do this.".into(),
        Says::NamesNothing => "This deed does not say with what.".into(),
        Says::NoWindowInside { number } => {
            format!("Nobody can act before execution {}: the item resolves as a whole.", number.say(EN))
        }
        Says::NothingOnTheChain => "Nothing is on the chain.".into(),
        Says::NotSoManyRunes { player } => format!("{} has not so many ready runes.", player.say(EN)),
        Says::NothingCopies { spell } => format!(
            "No card copies {} on the chain; and what a copy takes over is printed text, not elections or choices.",
            spell.say(EN)
        ),
        Says::UnknownDeed => "This deed is not understood.".into(),
        Says::NothingToRemake => "There are no choices to remake now.".into(),
        Says::RepeatNotReopened { spell, executions } => format!(
            "New choices do not open Repeat again: {} keeps {}.",
            spell.say(EN),
            counted(executions, EN, "execution", "executions")
        ),
        Says::KeptIsIllegal { piece } => {
            format!("{} is no legal choice any more: with new choices it cannot be kept.", piece.say(EN))
        }
        Says::MovedOverNotAllowed { spell } => {
            format!("{} chose this object elsewhere: it is no new choice here.", spell.say(EN))
        }
        Says::StaleAnswer => "Nobody asks this any more.".into(),
        Says::UnknownReading => "A reading is chosen that this game does not have.".into(),
        _ => String::new(),
    }
}
