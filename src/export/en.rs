use crate::export::Frame;
use crate::export::marks::asked;
use crate::words::Lang::En;

/// The words around a ruling, in English.
pub fn frame(frame: &Frame) -> String {
    match frame {
        Frame::Settled => "Settled:".into(),
        Frame::Open => "The book does not say:".into(),
        Frame::Unknown => "Cannot be settled:".into(),
        Frame::Refused => "Not allowed:".into(),
        Frame::Awaits => "To be decided:".into(),
        Frame::AwaitsSeat { seat } => format!("To be decided ({}):", seat.say(En)),
        Frame::Because => "Because".into(),
        Frame::RulesCited => "Rules cited".into(),
        Frame::Assumes => "Assumes".into(),
        Frame::Objections => "What the rules object to".into(),
        Frame::Readings => "Each reading, with its result".into(),
        Frame::IfRead { reading } => format!("If read so: {}", reading.say(En)),
        Frame::Alike { verdict } => format!("All readings end alike: {}", verdict.say(En)),
        Frame::RestsOn => "Rests on the readings".into(),
        Frame::Choices => "What each choice gives".into(),
        Frame::NumberFrom { what, least } => format!("{} {} or more.", asked(&what.say(En).plain(), En), least.say(En)),
        Frame::NumberBetween { what, least, most } => {
            format!("{} {} to {}.", asked(&what.say(En).plain(), En), least.say(En), most.say(En))
        }
        Frame::Findings => "Found".into(),
        Frame::Known => "What is known".into(),
        Frame::WaysOn => "Ways on".into(),
        Frame::LegalWording { wording } => format!("Legal instead: {}", wording.say(En)),
        Frame::OpenIt => "Open it in Refrain".into(),
        Frame::MoreSteps => "… and more steps.".into(),
        Frame::LinkTooLong => "The link to this board is too long for a message: send the file.".into(),
        Frame::Loop => "The loop".into(),
        Frame::LoopDone { done, agreed } => {
            format!("Whole iterations: {} of {} agreed.", done.say(En), agreed.say(En))
        }
        Frame::LoopStop { iteration, action, why } => {
            format!("It stops at iteration {}, action {}: {}", iteration.say(En), action.say(En), why.say(En))
        }
        Frame::LoopLast { seat } => format!("Last action: {}.", seat.say(En)),
        Frame::LoopCounter { what, start, end, least, most } => format!(
            "{}: from {} to {} (least {}, most {}).",
            what.say(En),
            start.say(En),
            end.say(En),
            least.say(En),
            most.say(En)
        ),
        Frame::Printed => "the book states it".into(),
        Frame::Official => "an official ruling states it".into(),
        Frame::Derived => "follows from the rules together".into(),
        Frame::Reading => "one way to read what the book leaves open".into(),
        Frame::Limit => "a limit of this program".into(),
        Frame::Given => "as typed in".into(),
        Frame::Note => "note".into(),
        Frame::Tolerable => "against the rules".into(),
        Frame::Blocking => "not allowed".into(),
    }
}
