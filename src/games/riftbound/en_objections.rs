use crate::games::riftbound::objections::Objects;
use crate::ruling::Piece;
use crate::words::{Lang, capital, counted, list_and};

const EN: Lang = Lang::En;

fn chosen(pieces: &[Piece]) -> String {
    let names: Vec<String> = pieces.iter().map(|piece| piece.say(EN)).collect();
    if names.is_empty() { "nothing".into() } else { list_and(&names, EN) }
}

/// Puts an objection into English.
pub fn say(says: &Objects) -> String {
    match says {
        Objects::NoSuchPlayer => "There are two players, p1 and p2.".into(),
        Objects::NoSuchPlace => "Pieces lie in a player’s base, hand or trash, or at a battlefield.".into(),
        Objects::NotANumberHere => "A number of this board is not understood, or is above 9,999.".into(),
        Objects::NotASpellText { name } => format!(
            "The made-up spell {} is not understood: a cost is written like 4BB, 1A, (RB) or discard 1, with no part below 0 or \
            above 9,999; what it does, as the description of the board in files says.",
            name.say(EN)
        ),
        Objects::TooManyInstances { name, most } => {
            format!("{} has more than {} instances of Repeat; so many are taken here.", name.say(EN), most.say(EN))
        }
        Objects::NotAnAbilityText => "What this piece has is not understood.".into(),
        Objects::TooManyPieces { most } => format!("The board takes at most {} pieces.", most.say(EN)),
        Objects::IdTaken => "Another piece has this id.".into(),
        Objects::UnknownCard => "This card is not known here.".into(),
        Objects::NotAnItem => "This item of the chain is not understood.".into(),
        Objects::FinishFirst { spell } => format!("{} is being played: nothing else happens before it is final.", spell.say(EN)),
        Objects::DecideFirst => "A decision has to be made first.".into(),
        Objects::NotThere { piece } => format!("{} is not there.", capital(&piece.say(EN))),
        Objects::NotASpell { piece } => format!("{} is no spell.", capital(&piece.say(EN))),
        Objects::NotInHand { piece, player } => format!("{} is not in the hand of {}.", piece.say(EN), player.say(EN)),
        Objects::NotNow { spell } => format!("{} cannot be played at this moment.", spell.say(EN)),
        Objects::KillsToPlay { spell, units } => format!(
            "To play {}, {} of one’s own are killed, no more and no fewer.",
            spell.say(EN),
            counted(units, EN, "unit", "units")
        ),
        Objects::RepeatOnlyAsPlayed => "Repeat is elected as the spell is played, and never later.".into(),
        Objects::NotAsked { player } => format!("It is for {} to say.", player.say(EN)),
        Objects::InstanceTwice { spell, number } => {
            format!("Instance {} of Repeat on {} can be paid only once.", number.say(EN), spell.say(EN))
        }
        Objects::NoSuchInstance { spell, number, there } => format!(
            "{} has no instance {} of Repeat, only {}.",
            spell.say(EN),
            number.say(EN),
            there.say(EN)
        ),
        Objects::NotEnoughChoices { spell, executions } => format!(
            "There are not enough legal choices for {} of {}.",
            counted(executions, EN, "execution", "executions"),
            spell.say(EN)
        ),
        Objects::CannotPay { spell, cost } => {
            format!("{} cannot be paid for {}: the whole play is undone.", capital(&cost.say(EN)), spell.say(EN))
        }
        Objects::CannotActivate { piece } => format!(
            "The ability of {} cannot be used now: it is used in the open state of one’s own turn, and paid for.",
            piece.say(EN)
        ),
        Objects::NothingToChoose => "There is nothing to choose now.".into(),
        Objects::ModeTwice { spell, mode } => {
            format!("Mode {} of {} is chosen already; each has to be another one.", mode.say(EN), spell.say(EN))
        }
        Objects::IllegalChoice { spell, number, chosen: names } => format!(
            "Execution {} of {} cannot choose {}.",
            number.say(EN),
            spell.say(EN),
            chosen(names)
        ),
        Objects::NothingToPay => "There is no payment that could still be made in another way.".into(),
        Objects::NoSuchWay { way, ways } => format!("There is no way {} to pay; there are {}.", way.say(EN), ways.say(EN)),
        Objects::NobodyDoesIt => "A player has to do this.".into(),
        Objects::NamesNothing => "This deed does not say with what.".into(),
        Objects::NoWindowInside { number } => {
            format!("Nobody can act before execution {}: the item resolves as a whole.", number.say(EN))
        }
        Objects::NothingOnTheChain => "Nothing is on the chain.".into(),
        Objects::NotSoManyRunes { player } => format!("{} has not so many ready runes.", player.say(EN)),
        Objects::NothingCopies { spell } => format!(
            "No card copies {} on the chain; and what a copy takes over is printed text, not elections or choices.",
            spell.say(EN)
        ),
        Objects::UnknownDeed => "This deed is not understood.".into(),
        Objects::NothingToRemake => "There are no choices to remake now.".into(),
        Objects::RepeatNotReopened { spell, executions } => format!(
            "New choices do not open Repeat again: {} keeps {}.",
            spell.say(EN),
            counted(executions, EN, "execution", "executions")
        ),
        Objects::KeptIsIllegal { piece } => {
            format!("{} is no legal choice any more: with new choices it cannot be kept.", piece.say(EN))
        }
        Objects::MovedOverNotAllowed { spell } => {
            format!("{} chose this object elsewhere: it is no new choice here.", spell.say(EN))
        }
        Objects::NoSuchNumber => "Nothing has this number here.".into(),
        Objects::PlaysNoSpells { player } => format!("{} cannot play spells any more this turn.", capital(&player.say(EN))),
        Objects::NoBuffThere { piece, player } => {
            format!("{} has no buff on {} that this spell could spend.", capital(&player.say(EN)), piece.say(EN))
        }
        Objects::StaleAnswer => "Nobody asks this any more.".into(),
        Objects::UnknownReading => "A reading is chosen that this game does not have.".into(),
    }
}
