use crate::export::kit::{en, fr};
use crate::ruling::Says;
use crate::sentences;
use crate::words::Count;

sentences! {
    /// What stands in and around the pictures of a kit.
    pub enum KitSays: en = en::say, fr = fr::say;
    /// Over the picture of a board as the ruling leaves it.
    "kit_board" Board,
    /// Over the picture of a step.
    "kit_step" Step { step: Count, says: Says },
    /// A tab with a step.
    "kit_tab" Tab { step: Count },
    /// Column: the step's number.
    "kit_nth" Nth,
    /// Column: its picture, and what happens in it.
    "kit_happens" Happens,
    /// Some steps have no picture.
    "kit_left_out" LeftOut { shown: Count, of: Count },
    /// Over the text without pictures.
    "kit_transcript" Transcript,
    /// What the files are for.
    "kit_read_me" ReadMe,
    /// Over the picture of a loop.
    "kit_loop_times" LoopTimes { times: Count },
    /// Where it stopped.
    "kit_loop_stops" LoopStops { iteration: Count, action: Count, why: Says },
    /// Who acted last.
    "kit_loop_last" LoopLast { who: Says },
    /// Column: what is counted.
    "kit_counter" Counter,
    /// Column: before the loop.
    "kit_before" Before,
    /// Column: what one round adds.
    "kit_each" Each,
    /// Column: behind the loop.
    "kit_after" After,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruling::faults_of;

    #[test]
    fn every_sentence_of_a_kit_has_its_words_in_both_languages() {
        assert_eq!(faults_of::<KitSays>(), Vec::<String>::new());
    }
}
