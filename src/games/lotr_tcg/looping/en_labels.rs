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

fn row(pieces: &[Piece]) -> String {
    let names: Vec<String> = pieces.iter().map(|piece| piece.say(Lang::En)).collect();
    list_and(&names, Lang::En)
}

// With a full stop, if it has none of its own.
fn full(said: &Says) -> String {
    let said = said.say(Lang::En).to_string();
    if said.ends_with('.') { said } else { format!("{said}.") }
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
            full(agreed),
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
            "Nobody acts again after the loop until these actions are over (the rules do not say whether its actions may be repeated)."
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
        LoopLabel::DoLetGoOn => "nobody acts on the way".into(),
        LoopLabel::DidIntervene => "acts on the way".into(),
        LoopLabel::InterveneAfter => "after how many iterations".into(),
        LoopLabel::AsksU2 => "Several Shadow players: which of them answers the number?".into(),
        LoopLabel::U2WhoseActions => "Those whose actions are in the loop.".into(),
        LoopLabel::U2EveryOne => "All of them in turn; the lowest number stands.".into(),
        LoopLabel::AsksU6 => {
            "Both players act in it, but one player’s actions alone could go on: who names the number?".into()
        }
        LoopLabel::U6Alone => "That one player alone; the other may intervene.".into(),
        LoopLabel::U6Both => "The Free Peoples player, and the Shadow player answers.".into(),
        LoopLabel::AsksU7 => "Is a response an action of a player’s own that stops the loop?".into(),
        LoopLabel::U7Intervenes => "Yes: any action of another player stops it.".into(),
        LoopLabel::U7GoesOn => "No: only an action taken at his own chance does.".into(),
        LoopLabel::AsksU8 => "Two players have a loop each: whose number is named first?".into(),
        LoopLabel::U8ProposedFirst => "That of the loop proposed first.".into(),
        LoopLabel::U8FreePeoplesFirst => "The Free Peoples player’s.".into(),
        LoopLabel::AsksU9 => "Is 0 a lower number?".into(),
        LoopLabel::U9IsLower => "Yes: no least number is given.".into(),
        LoopLabel::U9IsNot => "No: a lower number is 1 at least.".into(),
        LoopLabel::AsksU10 => "Do iterations done by hand before the naming count?".into(),
        LoopLabel::U10DoesNotCount => "No: the number counts from the naming.".into(),
        LoopLabel::U10Counts => "Yes: they are part of the number.".into(),
        LoopLabel::OnlyThisBoard => {
            "Nothing but this board acts: no events, and no cards that are not on it.".into()
        }
        LoopLabel::OwnActionChangesNothing => {
            "The action on the way changes nothing that is counted here, beyond what is named.".into()
        }
        LoopLabel::CounterThreats => "Threats".into(),
        LoopLabel::CounterTwilight => "Twilight pool".into(),
        LoopLabel::CounterConditions => "Conditions of the Shadow".into(),
        LoopLabel::CardsInPlay => "Other cards in play".into(),
        LoopLabel::DrawDeck => "Draw deck".into(),
        LoopLabel::DiscardPile => "Discard pile".into(),
        LoopLabel::InHand => "Hand".into(),
        LoopLabel::PhaseAssignment => "assignment".into(),
        LoopLabel::PhaseManeuver => "maneuver".into(),
        LoopLabel::PhaseArchery => "archery".into(),
        LoopLabel::PhaseFierce => "fierce assignment".into(),
        LoopLabel::PhaseField => "Phase".into(),
        LoopLabel::PhaseSkirmish => "skirmish".into(),
        LoopLabel::PhaseFellowship => "fellowship".into(),
        LoopLabel::PhaseRegroup => "regroup".into(),
        LoopLabel::ShadowPlayersField => "Shadow players".into(),
        LoopLabel::BonusField => "Strength from elsewhere".into(),
        LoopLabel::OwnerField => "Shadow player".into(),
        LoopLabel::StrengthField => "Strength".into(),
        LoopLabel::VitalityField => "Vitality".into(),
        LoopLabel::ResistanceField => "Resistance".into(),
        LoopLabel::DamageField => "Damage bonus".into(),
        LoopLabel::AddBurdensField => "Its skirmish action costs: burdens added".into(),
        LoopLabel::RemoveBurdensField => "It costs: burdens removed".into(),
        LoopLabel::AddThreatsField => "It costs: threats added".into(),
        LoopLabel::RemoveThreatsField => "It costs: threats removed".into(),
        LoopLabel::ExertField => "It costs: exertions".into(),
        LoopLabel::GainStrengthField => "It gives: strength".into(),
        LoopLabel::GainDamageField => "It gives: damage bonus".into(),
        LoopLabel::NoWoundsField => "It gives: takes no wounds (1 for yes)".into(),
        LoopLabel::BonusesUndecided => {
            "Several bonuses depend on one another, and more than one way of counting them holds together: the book does not say which is looked at first.".into()
        }
        LoopLabel::WayByBonus => {
            "Enter the strength as strength from elsewhere, the way the table counts it.".into()
        }
        LoopLabel::WhoIntervenes { seat, times } => {
            format!("The loop is to be done {} times. {} may act on the way.", n(times), who(seat))
        }
        LoopLabel::FoundRequiredLoop { pieces } if pieces.is_empty() => "No bonus is in a required loop.".into(),
        LoopLabel::FoundRequiredLoop { pieces } => format!("In a required loop, with no effect: {}.", row(pieces)),
        LoopLabel::FoundTwilight { twilight } => format!("Twilight pool: {}.", twilight.say(Lang::En)),
        LoopLabel::FoundMinions { minions } => format!("Minions left: {}.", minions.say(Lang::En)),
        LoopLabel::FoundConditions { conditions } => format!("Shadow conditions left: {}.", conditions.say(Lang::En)),
        LoopLabel::FoundUnchanged { after } => {
            format!("After {} nothing changes any more.", counted(after, "iteration", "iterations"))
        }
        LoopLabel::CounterDamage { piece } => format!("Damage bonus: {}", say(piece)),
        LoopLabel::CounterWounds { piece } => format!("Wounds: {}", say(piece)),
        LoopLabel::CounterPresence { piece } => format!("In play: {}", say(piece)),
        LoopLabel::ShadowNumber { nth } => format!("Shadow player {}", n(nth)),
        LoopLabel::WayByHand => "Play it action by action.".into(),
    }
}
