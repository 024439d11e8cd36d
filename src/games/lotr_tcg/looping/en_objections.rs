//! The English words of the question about loops: objections.

use crate::games::lotr_tcg::en::counted;
use crate::games::lotr_tcg::looping::en::times;
use crate::games::lotr_tcg::looping::objections::LoopObjection;
use crate::ruling::Piece;
use crate::words::Lang;

/// Objections in English.
pub fn objection(says: &LoopObjection) -> String {
    let say = |piece: &Piece| piece.say(Lang::En);
    match says {
        LoopObjection::NoSkirmishSet => {
            "No skirmish is under way: put a minion with the character that fights it.".into()
        }
        LoopObjection::FighterNotThere { piece } => {
            format!("The skirmish names {}: put it on the board or take it out.", say(piece))
        }
        LoopObjection::FighterTwice { piece } => format!("{} stands twice in the same skirmish.", say(piece)),
        LoopObjection::UnknownDeed => "There is no such deed in a skirmish.".into(),
        LoopObjection::WhoseDeed => "Say which player does that.".into(),
        LoopObjection::WhichPiece => "Say which piece’s ability is used.".into(),
        LoopObjection::PieceNotInPlay => "That piece is not in play.".into(),
        LoopObjection::NothingToUse { piece } => format!("{} has no such skirmish ability.", say(piece)),
        LoopObjection::NotTheirsToUse { piece, seat } => {
            format!("The ability of {} is for {} to use.", say(piece), seat.say(Lang::En))
        }
        LoopObjection::WhichMinion { piece } => {
            format!("Several minions can be spotted for {}: say which one.", say(piece))
        }
        LoopObjection::CannotBeSpotted { piece } => {
            format!("{} asks for one of the Shadow player’s minions in play, and that is none.", say(piece))
        }
        LoopObjection::NothingToSpot { piece } => {
            format!("{} asks for a minion of the Shadow player, and none is in play.", say(piece))
        }
        LoopObjection::NotTheirChance { seat } => {
            format!("It is the chance of {} to act or to pass.", seat.say(Lang::En))
        }
        LoopObjection::ActionsAreOver => {
            "All players have passed in a row: no more actions are taken.".into()
        }
        LoopObjection::NoActionsWithoutASkirmish => {
            "The skirmish does not take place, so there are no skirmish actions.".into()
        }
        LoopObjection::NoBurdenToRemove { piece, needed, there } => format!(
            "{} costs {}: a burden that is removed as a cost has to be there, and there are {}.",
            say(piece),
            counted(needed, "burden", "burdens"),
            there.say(Lang::En)
        ),
        LoopObjection::GameIsLost => "The Ring-bearer is corrupted: the game is over.".into(),
        LoopObjection::NumberComesFirst { seat } => {
            format!("A loop is proposed: first {} names a number.", seat.say(Lang::En))
        }
        LoopObjection::AnswerComesFirst { seat } => {
            format!("A number is named: first {} answers it.", seat.say(Lang::En))
        }
        LoopObjection::ReadAsSettled => {
            "By the reading chosen, the actions of a settled loop are not taken again in this skirmish.".into()
        }
        LoopObjection::NoRoundGiven => "Say which round of actions is to be repeated.".into(),
        LoopObjection::RoundIsEmpty => "There is no action in the round.".into(),
        LoopObjection::RoundIsNested => "A round is a plain row of actions, with no repeats inside.".into(),
        LoopObjection::RoundTooLong { there, most } => format!(
            "The round has {}; at most {} are followed here.",
            counted(there, "action", "actions"),
            most.say(Lang::En)
        ),
        LoopObjection::NoSkirmishAction { nth } => {
            format!("Number {} of the round is no skirmish action: only abilities and passes belong in it.", nth.say(Lang::En))
        }
        LoopObjection::RoundBeginsOtherwise { seat } => {
            format!("The round has to begin with an action of {}, whose chance it is.", seat.say(Lang::En))
        }
        LoopObjection::RoundEndsTheActions => {
            "All players pass in a row in it: that ends the actions, so nothing can be repeated.".into()
        }
        LoopObjection::BurdensDoNotComeBack { change, most: safe } if !change.is_negative() => format!(
            "This is no loop: each round changes the burdens by {}. It can be done {} safely; the round after that corrupts the Ring-bearer. Nobody names a number; play it action by action.",
            change.say_signed(Lang::En),
            times(safe)
        ),
        LoopObjection::BurdensDoNotComeBack { change, most } => format!(
            "This is no loop: each round changes the burdens by {}, so it can be done at most {}. Nobody names a number; play it action by action.",
            change.say_signed(Lang::En),
            times(most)
        ),
        LoopObjection::CannotGoOn { most } => format!(
            "This is no loop: each round uses something up, so it can be done at most {}. Nobody names a number; play it action by action.",
            times(most)
        ),
        LoopObjection::OnlyShadowsAct => {
            "Only Shadow players act in it, and more than one: the rules do not say who names the number then.".into()
        }
        LoopObjection::LastPossibleStep { rounds, actions, piece } => format!(
            "The last possible step: {} and {} more; then {} cannot be used again.",
            counted(rounds, "round", "rounds"),
            counted(actions, "action", "actions"),
            say(piece)
        ),
        LoopObjection::ZeroReadAsNone => "By the reading chosen 0 is no lower number: name 1 or more, or agree.".into(),
        LoopObjection::WayComesFirst => "A loop is on its way: first say whether another player acts on the way.".into(),
        LoopObjection::NothingToIntervene => "No loop of one player is on its way, so there is nothing to intervene in.".into(),
        LoopObjection::NotTheirsToIntervene { seat } => {
            format!("The loop is done by {}; only another player can intervene.", seat.say(Lang::En))
        }
        LoopObjection::InterveneOnTheWay { most } => format!(
            "To intervene on the way, name a number of whole iterations from 0 to {}, and no more actions than the round has.",
            most.say(Lang::En)
        ),
        LoopObjection::NoThreatToRemove { piece, needed, there } => format!(
            "{} costs {}: a threat that is removed as a cost has to be there, and there are {}.",
            say(piece),
            counted(needed, "threat", "threats"),
            there.say(Lang::En)
        ),
        LoopObjection::OtherPhase => {
            "This question looks at a skirmish, a fellowship phase or a regroup phase: pick one of them.".into()
        }
        LoopObjection::NoTwilightToRemove { piece, needed, there } => format!(
            "{} costs {} twilight: what is removed as a cost has to be in the pool, and there is {}.",
            say(piece),
            needed.say(Lang::En),
            there.say(Lang::En)
        ),
        LoopObjection::TooManyThreats { piece, added, there } => format!(
            "{} costs {} added, but there are {} already, and there may be no more than companions.",
            say(piece),
            counted(added, "threat", "threats"),
            there.say(Lang::En)
        ),
        LoopObjection::Exhausted { piece, exerted } => format!(
            "{} asks for an exertion of {}, who has no vitality to spare.",
            say(piece),
            say(exerted)
        ),
        LoopObjection::AbilitiesStopped { card } => {
            format!("{} is in play: no skirmish special ability may be used.", say(card))
        }
        LoopObjection::CardNotInPlay { piece } => format!("{} is not in play, so it cannot be used.", say(piece)),
        LoopObjection::OnlyFreePeoplesActNow => {
            "In the fellowship phase only the Free Peoples player acts.".into()
        }
        LoopObjection::NoLoopProposed => "No loop is proposed, so there is no number to name.".into(),
        LoopObjection::NotTheirsToName { seat } => format!("The number is for {} to name.", seat.say(Lang::En)),
        LoopObjection::NoNumberGiven => "Say how many times.".into(),
        LoopObjection::NotANumber => {
            "That is not a number. A loop is done a number of times that somebody names; “infinite” is none.".into()
        }
        LoopObjection::NumberBelowZero => "A loop cannot be done fewer than 0 times.".into(),
        LoopObjection::NumberTooLong { most } => format!(
            "That number is allowed but too long for this page, which reads up to {} digits.",
            most.say(Lang::En)
        ),
        LoopObjection::NoNumberToAnswer => "No number has been named yet, so there is nothing to answer.".into(),
        LoopObjection::NotTheirsToAnswer { seat } => format!("The answer is for {} to give.", seat.say(Lang::En)),
        LoopObjection::NotLower { named, than } => {
            format!("{} is not lower than {}.", named.say(Lang::En), than.say(Lang::En))
        }
        LoopObjection::NoLongerAsked => "Nobody asks that any more; the answer is kept but changes nothing.".into(),
        LoopObjection::AnyNumberWillDo => "Name a whole number; any will do: 20, 1,000,000, 10^100.".into(),
        LoopObjection::AgreeOrNameLower { most } => match most.is_zero() {
            true => format!("Agree, or name {}.", most.say(Lang::En)),
            false => format!("Agree, or name a number from 0 to {}.", most.say(Lang::En)),
        },
        LoopObjection::PassFirst { seat } => format!("First {} acts or passes.", seat.say(Lang::En)),
        LoopObjection::GiveTheRoundOnce => {
            "Give the round once, action by action; the number is named after that.".into()
        }
    }
}
