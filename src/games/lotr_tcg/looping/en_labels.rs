//! The English words of the question about loops: prompts, choices, findings and readings.

use crate::games::lotr_tcg::en::counted;
use crate::games::lotr_tcg::looping::en::{burdens, several, who};
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::ruling::{Piece, Says};
use crate::words::{Count, Lang, list_and};

fn in_a_row(ranges: &[Says]) -> String {
    let ranges: Vec<String> = ranges.iter().map(|range| range.say(Lang::En).to_string()).collect();
    ranges.join("; ")
}

fn numbers(all: &[Count]) -> String {
    let all: Vec<String> = all.iter().map(|one| one.say(Lang::En)).collect();
    list_and(&all, Lang::En)
}

/// Labels in English.
pub fn label(says: &LoopLabel) -> String {
    let say = |piece: &Piece| piece.say(Lang::En);
    let n = |number: &Count| number.say(Lang::En);
    match says {
        LoopLabel::Title => "How many times, and who has the last word?".into(),
        LoopLabel::How => {
            "Put a minion with the character that fights it, use abilities, or repeat a round of them as a loop.".into()
        }
        LoopLabel::ExampleLastWord => "Who has the last word at Anduin Banks?".into(),
        LoopLabel::SkirmishOf { character } => format!("Skirmish of {}", say(character)),
        LoopLabel::WhoseChance { seat } => format!("{} may act or pass.", who(seat)),
        LoopLabel::HowManyTimes { seat } => format!("{} names the number: how many times?", who(seat)),
        LoopLabel::AgreeOrLower { seat, times } => {
            format!("{} is named. {} agrees, or names a lower number.", n(times), who(seat))
        }
        LoopLabel::UsePiece { piece } => format!("use {}", say(piece)),
        LoopLabel::UsePieceFor { piece, target } => format!("use {} for {}", say(piece), say(target)),
        LoopLabel::DoPass => "pass".into(),
        LoopLabel::RepeatRound { actions } => format!("repeat as a loop: {}", several(actions)),
        LoopLabel::DoAgree { times } => format!("agree to {}", n(times)),
        LoopLabel::NumberOfIterations => "number of times".into(),
        LoopLabel::LowerNumber => "lower number".into(),
        LoopLabel::DidName { times } => format!("names {}", n(times)),
        LoopLabel::DidNameLower { times } => format!("names {}, a lower number", n(times)),
        LoopLabel::DidAgree => "agrees to the number".into(),
        LoopLabel::DidNameWords => "names something else than a number".into(),
        LoopLabel::DidPropose => "proposes a loop".into(),
        LoopLabel::DidSomething => "another deed".into(),
        LoopLabel::IfAllPass { then } => format!("If nobody acts after it: {}", then.say(Lang::En)),
        LoopLabel::ThenNames { seat } => format!("Then {} names the number.", seat.say(Lang::En)),
        LoopLabel::NamingGives { agreed, lower } => format!(
            "Agreed: {} Answered by a lower number: {}.",
            agreed.say(Lang::En),
            in_a_row(lower)
        ),
        LoopLabel::RulesDoNotSay => "the rules do not say".into(),
        LoopLabel::ForNumber { number, then } => format!("{}: {}", n(number), then.say(Lang::En)),
        LoopLabel::ForNumbers { from, to, then } => format!("{} to {}: {}", n(from), n(to), then.say(Lang::En)),
        LoopLabel::ForNumbersFrom { from, then } => format!("from {} on: {}", n(from), then.say(Lang::En)),
        LoopLabel::FateDies { character } => format!("the Shadow wins, {} dies", say(character)),
        LoopLabel::FateGameLost { character } => format!("{} dies and the game is lost", say(character)),
        LoopLabel::FateOverwhelmed { character } => format!("{} is overwhelmed", say(character)),
        LoopLabel::FateUnhurt { character } => format!("the Shadow wins, {} takes no wound", say(character)),
        LoopLabel::FateLoses { character } => format!("the Shadow wins, {} takes wounds", say(character)),
        LoopLabel::FateWins { character } => format!("{} wins", say(character)),
        LoopLabel::FateOverwhelms { character } => format!("{} overwhelms", say(character)),
        LoopLabel::FateCorrupted { ring_bearer } => format!("{} is corrupted", say(ring_bearer)),
        LoopLabel::FateCannot => "an action cannot be paid for".into(),
        LoopLabel::AsksU1 => {
            "Nothing is repeated, so nobody has had a final action: is one added all the same?".into()
        }
        LoopLabel::U1NoneAdded => "No: nothing at all is done.".into(),
        LoopLabel::U1OneAdded => "Yes: the words about the final action hold for 0 too.".into(),
        LoopLabel::AsksU3 => "May an action of the loop be taken again once the loop is settled?".into(),
        LoopLabel::U3May => "Yes: nothing forbids it.".into(),
        LoopLabel::U3MayNot => "No: the number named settles how often it is done.".into(),
        LoopLabel::AsksU4 { seat } => format!(
            "The added final action would corrupt the Ring-bearer: does {} have to take it?",
            seat.say(Lang::En)
        ),
        LoopLabel::U4Taken => "Yes: the final action is added, whatever it costs.".into(),
        LoopLabel::U4LeftOut => "No: the player may leave it out.".into(),
        LoopLabel::AsksU5 => {
            "A player acts several times in a round, or it is not one action each: which action is the final one?".into()
        }
        LoopLabel::U5FirstAction => "The player’s first action of a round.".into(),
        LoopLabel::U5LastAction => "The player’s last action of a round.".into(),
        LoopLabel::NobodyActsAgain => {
            "Nobody acts again in this skirmish after the loop (the rules do not say whether its actions may be repeated)."
                .into()
        }
        LoopLabel::ZeroCountsAsLower => {
            "0 counts as a lower number: the rules give no least number for the answer.".into()
        }
        LoopLabel::CountedFromTheNaming => {
            "The number counts from when it is named; what was done by hand before does not count (the rules do not say)."
                .into()
        }
        LoopLabel::FoundWhoNames { seat } => format!("{} names the number.", who(seat)),
        LoopLabel::FoundIterations { times } => format!("Whole iterations: {}.", n(times)),
        LoopLabel::FoundActions { seat, times } => {
            format!("{} takes {} in the loop.", who(seat), counted(times, "action", "actions"))
        }
        LoopLabel::FoundLast { seat } => format!("{} has the last action.", who(seat)),
        LoopLabel::FoundNobodyLast => "Nobody acts.".into(),
        LoopLabel::FoundAdded { seat } => format!("{} gets one action added.", who(seat)),
        LoopLabel::FoundNoneAdded => "No action is added.".into(),
        LoopLabel::FoundTotal { seat, strength } => {
            format!("Total of {}: {}.", seat.say(Lang::En), strength.say(Lang::En))
        }
        LoopLabel::FoundPeak { burdens: there } => format!("Most on the way: {}.", burdens(there)),
        LoopLabel::FoundLow { burdens: there } => format!("Fewest on the way: {}.", burdens(there)),
        LoopLabel::FoundWinner { seat } => format!("{} wins the skirmish.", who(seat)),
        LoopLabel::FoundOverwhelmed => "The losing side is overwhelmed.".into(),
        LoopLabel::FoundNotOverwhelmed => "Nobody is overwhelmed.".into(),
        LoopLabel::FoundWounds { wounds } if wounds.is_zero() => "No loser takes a wound.".into(),
        LoopLabel::FoundWounds { wounds } => format!("Due to each loser, one at a time: {}.", counted(wounds, "wound", "wounds")),
        LoopLabel::FoundCorruptedAt { iteration, action } => {
            format!("Corrupted in iteration {}, at action {} of the round (from 0).", n(iteration), n(action))
        }
        LoopLabel::FoundAgreed { ranges } => format!("If the number is agreed to: {}.", in_a_row(ranges)),
        LoopLabel::FoundLower { ranges } => format!("If a lower number is named: {}.", in_a_row(ranges)),
        LoopLabel::FoundAgreedTurns { at } => match at.is_empty() {
            true => "If the number is agreed to, every number from 1 on ends alike.".into(),
            false => format!("If the number is agreed to, the result turns at {}.", numbers(at)),
        },
        LoopLabel::FoundLowerTurns { at } => match at.is_empty() {
            true => "If a lower number is named, every one ends alike.".into(),
            false => format!("If a lower number is named, the result turns at {}.", numbers(at)),
        },
        LoopLabel::CounterBurdens => "Burdens".into(),
        LoopLabel::CounterStrength { piece } => format!("Strength: {}", say(piece)),
        LoopLabel::BurdensBadge { burdens: there } => burdens(there),
        LoopLabel::NoWoundsBadge => "takes no wounds in this skirmish".into(),
        LoopLabel::NoWoundsMark => "no wounds".into(),
        LoopLabel::WaysDisagree { iteration } => format!(
            "The closed form and the actions played one by one disagree at iteration {}: no answer is given.",
            n(iteration)
        ),
        LoopLabel::NotFollowed { known } => {
            format!("The loop could not be followed to its end; {} of it are certain.", counted(known, "iteration", "iterations"))
        }
        LoopLabel::WayByHand => "Play it action by action.".into(),
    }
}
