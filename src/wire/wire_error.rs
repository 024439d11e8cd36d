use crate::sentences;
use crate::wire::{Quoted, en, fr};
use crate::words::Count;

/// The longest file that is read, in bytes.
pub const MAX_FILE: usize = 1_000_000;
/// The most acts of a case.
pub const MAX_ACTS: usize = 300;
/// The most entries (members of maps and of lists, at any depth) of a setup.
pub const MAX_ENTRIES: usize = 20_000;

sentences! {
    /// Why a file or a link was not understood; each says what is wrong and what to do.
    pub enum WireError: en = en::wire_error, fr = fr::wire_error;
    /// The bytes are no text.
    "not_text" NotText,
    /// The text is no JSON.
    "not_json" NotJson { line: Count, column: Count },
    /// The text ends before its JSON does.
    "cut" Cut,
    /// Lists or maps lie too deep inside each other.
    "too_deep" TooDeep,
    /// The file is larger than [`MAX_FILE`].
    "too_large" TooLarge { most: Count },
    /// The file says a schema that this program does not know yet.
    "newer_schema" NewerSchema { schema: Count },
    /// Another program made it: a file without a schema.
    "not_a_case" NotACase,
    /// A game that this program does not have.
    "unknown_game" UnknownGame { game: Quoted },
    /// Rules that the game does not have.
    "unknown_ruleset" UnknownRuleset { ruleset: Quoted },
    /// A question that the game does not have.
    "unknown_question" UnknownQuestion { question: Quoted },
    /// An id with characters that no id has.
    "bad_id" BadId { part: Quoted },
    /// A number below zero where only a count makes sense.
    "negative" Negative { part: Quoted },
    /// A number with more than [`crate::words::MAX_DIGITS`] digits.
    "number_too_long" NumberTooLong { part: Quoted, most: Count },
    /// A number with a fraction, or one beyond 2^53 that is not written as text.
    "number_form" NumberForm { part: Quoted },
    /// A member that nobody knows.
    "field_unknown" FieldUnknown { field: Quoted, part: Quoted },
    /// A member that has to be there.
    "field_missing" FieldMissing { field: Quoted, part: Quoted },
    /// A part that is not as it should be, with the reader's own English words.
    "not_understood" NotUnderstood { part: Quoted, detail: Quoted },
    /// More than [`MAX_ACTS`] acts.
    "too_many_acts" TooManyActs { most: Count },
    /// More than [`MAX_ENTRIES`] entries on the board.
    "too_much_on_board" TooMuchOnBoard { most: Count },
    /// A fragment that is no link of ours.
    "not_a_link" NotALink,
    /// The link was made by a newer program.
    "unknown_link_version" UnknownLinkVersion { version: Quoted },
    /// The link's text is not base64 or not compressed as it should be: a character is lost or changed.
    "not_compressed" NotCompressed,
    /// The link's text is longer than a link may be.
    "link_too_long" LinkTooLong { most: Count },
    /// The link unpacks to more than a case may be.
    "link_too_large" LinkTooLarge { most: Count },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruling::faults_of;

    #[test]
    fn every_cause_has_its_words_in_both_languages() {
        let faults = faults_of::<WireError>();
        assert!(faults.is_empty(), "{faults:#?}");
    }
}
