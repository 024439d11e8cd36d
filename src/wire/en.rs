use crate::wire::WireError;
use crate::words::Lang::En;

/// What is wrong with a file or link, in English.
pub fn wire_error(error: &WireError) -> String {
    match error {
        WireError::NotText => "This file is not text. Choose a case that was saved as a JSON file.".into(),
        WireError::NotJson { line, column } => format!(
            "This is not a case: its JSON breaks at line {}, column {}. Copy the file again from where it came.",
            line.say(En),
            column.say(En)
        ),
        WireError::Cut => "The end is missing. Copy the whole file or link again.".into(),
        WireError::TooDeep => "Its parts lie too deep inside each other. No case needs that: it was not opened.".into(),
        WireError::TooLarge { most } => {
            format!("This file is too large: a case has at most {} bytes.", most.say(En))
        }
        WireError::NewerSchema { schema } => {
            format!(
                "A newer Refrain made this (schema {}). Load the page again to get the new version.",
                schema.say(En)
            )
        }
        WireError::NotACase => "This is not a case of Refrain: it has no “schema”. Choose another file.".into(),
        WireError::UnknownGame { game } => {
            format!("Refrain has no game {}. Load the page again, or choose another file.", game.say(En))
        }
        WireError::UnknownRuleset { ruleset } => {
            format!("This game has no rules {}. Load the page again, or choose other rules.", ruleset.say(En))
        }
        WireError::UnknownQuestion { question } => {
            format!("This game has no question {}. Load the page again, or choose another file.", question.say(En))
        }
        WireError::BadId { part } => {
            format!(
                "A name in {} is not allowed: 1 to 64 letters, digits, points, dashes, underscores or plus signs.",
                part.say(En)
            )
        }
        WireError::Negative { part } => format!("A count in {} is below zero. Counts start at 0.", part.say(En)),
        WireError::NumberTooLong { part, most } => {
            format!("A number in {} is too long: at most {} digits.", part.say(En), most.say(En))
        }
        WireError::NumberForm { part } => format!(
            "A number in {} cannot be read. Write whole numbers, and large ones as digits between quotes.",
            part.say(En)
        ),
        WireError::FieldUnknown { field, part } => {
            format!(
                "{} in {} is not known. Take it out, or look for a slip in its spelling.",
                field.say(En),
                part.say(En)
            )
        }
        WireError::FieldMissing { field, part } => format!("{} is missing in {}. Add it.", field.say(En), part.say(En)),
        WireError::NotUnderstood { part, detail } => {
            format!("{} is not as it should be: {}.", part.say(En), detail.say(En))
        }
        WireError::TooManyActs { most } => format!("Too many acts: a case has at most {}.", most.say(En)),
        WireError::TooMuchOnBoard { most } => {
            format!("Too much on the board: at most {} entries. Count identical pieces as one.", most.say(En))
        }
        WireError::NotALink => "This link carries no board. Copy the whole link again.".into(),
        WireError::UnknownLinkVersion { version } => {
            format!("A newer Refrain made this link (version {}). Load the page again.", version.say(En))
        }
        WireError::NotCompressed => {
            "This link is damaged: a character was lost or changed on the way. Copy the whole link again.".into()
        }
        WireError::LinkTooLong { most } => {
            format!("This link is too long: at most {} characters. Ask for the file instead.", most.say(En))
        }
        WireError::LinkTooLarge { most } => {
            format!("This link unpacks to more than {} bytes. No board needs that: it was not opened.", most.say(En))
        }
    }
}
