use crate::export::{en, fr};
use crate::ruling::{Basis, Says, Severity};
use crate::sentences;
use crate::words::{Count, Int};

sentences! {
    /// The sentences around a ruling's own: what kind of answer it is, headings, how firmly a rule stands.
    pub enum Frame: en = en::frame, fr = fr::frame;
    /// The answer stands.
    "settled" Settled,
    /// The book leaves it open.
    "open" Open,
    /// The program cannot say.
    "unknown" Unknown,
    /// The last act or the board is not allowed.
    "refused" Refused,
    /// A decision comes first, nobody's in particular.
    "awaits" Awaits,
    /// A decision of this player comes first.
    "awaits_seat" AwaitsSeat { seat: Says },
    /// Over the steps.
    "because" Because,
    /// Over the rules.
    "rules_cited" RulesCited,
    /// Over what is taken for granted.
    "assumes" Assumes,
    /// Over what the rules object to.
    "objections" Objections,
    /// Over the readings of an open question.
    "readings" Readings,
    /// Before a reading.
    "if_read" IfRead { reading: Says },
    /// All readings end in the same verdict.
    "alike" Alike { verdict: Says },
    /// Over the readings that were chosen.
    "rests_on" RestsOn,
    /// Over the answers of a decision.
    "choices" Choices,
    /// Any number from `least`.
    "number_from" NumberFrom { what: Says, least: Count },
    /// Any number between two.
    "number_between" NumberBetween { what: Says, least: Count, most: Count },
    /// Over the findings.
    "findings" Findings,
    /// Over what is known of something that cannot be settled.
    "known" Known,
    /// Over the ways on.
    "ways_on" WaysOn,
    /// What would be legal.
    "legal_wording" LegalWording { wording: Says },
    /// Opens the case in the program.
    "open_it" OpenIt,
    /// Some steps are left out here.
    "more_steps" MoreSteps,
    /// There is no room for the link.
    "link_too_long" LinkTooLong,
    /// Over a loop.
    "loop_heading" Loop,
    /// How far a loop went.
    "loop_done" LoopDone { done: Count, agreed: Count },
    /// Where a loop stopped.
    "loop_stop" LoopStop { iteration: Count, action: Count, why: Says },
    /// Who acts last in a loop.
    "loop_last" LoopLast { seat: Says },
    /// A counter over a loop.
    "loop_counter" LoopCounter { what: Says, start: Int, end: Int, least: Int, most: Int },
    /// The book states it.
    "printed" Printed,
    /// An official ruling.
    "official" Official,
    /// Follows from others.
    "derived" Derived,
    /// One way to read it.
    "reading" Reading,
    /// A limit of the program.
    "limit" Limit,
    /// Somebody typed it.
    "given" Given,
    /// Worth knowing.
    "note" Note,
    /// Against the rules, but answerable.
    "tolerable" Tolerable,
    /// Not allowed.
    "blocking" Blocking,
}

impl From<Basis> for Frame {
    fn from(basis: Basis) -> Frame {
        match basis {
            Basis::Printed => Frame::Printed,
            Basis::Official => Frame::Official,
            Basis::Derived => Frame::Derived,
            Basis::Reading => Frame::Reading,
            Basis::Given => Frame::Given,
            Basis::Limit => Frame::Limit,
        }
    }
}

impl From<Severity> for Frame {
    fn from(severity: Severity) -> Frame {
        match severity {
            Severity::Note => Frame::Note,
            Severity::Tolerable => Frame::Tolerable,
            Severity::Blocking => Frame::Blocking,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruling::{Catalogue, Sentence, faults_of};
    use crate::words::Lang;

    #[test]
    fn every_framing_sentence_has_its_words_in_both_languages() {
        let faults = faults_of::<Frame>();
        assert!(faults.is_empty(), "{faults:#?}");
    }

    #[test]
    fn no_two_kinds_of_answer_begin_alike() {
        for lang in Lang::ALL {
            let mut firsts: Vec<String> = Frame::specimens()
                .iter()
                .filter(|frame| ["settled", "open", "unknown", "refused", "awaits"].contains(&frame.id()))
                .map(|frame| frame.say(lang).plain().chars().take(3).collect())
                .collect();
            firsts.sort();
            firsts.dedup();
            assert_eq!(firsts.len(), 5, "{firsts:?}");
        }
    }

    #[test]
    fn french_marks_stand_behind_no_break_spaces() {
        for frame in Frame::specimens() {
            let said = frame.say(Lang::Fr).plain();
            for mark in [" :", " ;", " !", " ?", "« ", " »"] {
                assert!(!said.contains(mark), "{said:?}");
            }
        }
    }
}
