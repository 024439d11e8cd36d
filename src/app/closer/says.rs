use refrain::ruling::Says;
use refrain::words::Count;

refrain::sentences! {
    /// What the page says when it takes a closer look at an answer.
    pub enum CloserSays: en = crate::app::closer::en::say, fr = crate::app::closer::fr::say;
    /// Turns it upside down.
    "closer_turn" Turn,
    /// It stands upside down.
    "closer_turned" Turned,

    /// The same board under every ruleset.
    "closer_editions" Editions,
    /// What that shows.
    "closer_editions_how" EditionsHow,
    /// The ruleset by which the page rules.
    "closer_present" Present,
    /// It comes to the same.
    "closer_same" SameAnswer,
    /// The answer is the same, but not all that comes out.
    "closer_outcome" OtherOutcome,
    /// It comes to something else.
    "closer_other" OtherAnswer,
    /// Before the step that goes another way.
    "closer_parts" PartsHere,
    /// Before the rules that only this one cites.
    "closer_only_here" OnlyHere,
    /// Rules by this one from now on.
    "closer_rule_by" RuleBy,

    /// Two boards side by side.
    "closer_beside" Beside,
    /// What to compare with.
    "closer_with" With,
    /// The same board before the last change.
    "closer_before" Before,
    /// There is no other board yet.
    "closer_nothing_beside" NothingBeside,
    /// The present board.
    "closer_here" Here,
    /// The other board.
    "closer_there" There,
    /// Heading of what differs.
    "closer_differ" Differ,
    /// Nothing differs but perhaps the order.
    "closer_alike" Alike,
    /// More differs than is listed.
    "closer_more" More { count: Count },
    /// A thing that is not on one of the boards.
    "closer_absent" Absent,
    /// The kind of difference: a piece, a deed and so on is named by itself; here the ruleset.
    "closer_ruleset" Ruleset,
    /// The question.
    "closer_question" Question,
    /// A decision, by its place.
    "closer_deed" Deed { nth: Count },
    /// A fact that was found.
    "closer_fact" Fact,
    /// A field that is on.
    "closer_yes" Yes,
    /// A field that is off.
    "closer_no" No,
    /// A piece at its place.
    "closer_at" At { piece: Says, zone: Says },
    /// Opens the other board.
    "closer_open_other" OpenOther,

    /// The board with the fewest pieces.
    "closer_fewest" Fewest,
    /// What that does.
    "closer_fewest_how" FewestHow,
    /// The search goes on.
    "closer_searching" Searching { tried: Count },
    /// No piece can be left out.
    "closer_all_matter" AllMatter { tried: Count },
    /// So many pieces of so many are left.
    "closer_left" Left { pieces: Count, before: Count, tried: Count },
    /// The search was ended before every piece was tried.
    "closer_cut" Cut,
    /// Puts the pieces back.
    "closer_put_back" PutBack,

    /// The answer is wrong.
    "closer_wrong" Wrong,
    /// What to do with the report.
    "closer_wrong_how" WrongHow,
    /// The report's first line.
    "closer_report" Report,
    /// What the reporter adds.
    "closer_should_be" ShouldBe,
    /// Before the link to the case.
    "closer_case" Case,
    /// Before the answer that the program gives.
    "closer_says_now" SaysNow,
    /// Copies the report.
    "closer_copy_report" CopyReport,
}

#[cfg(test)]
mod tests {
    use super::*;
    use refrain::ruling::faults_of;

    #[test]
    fn every_sentence_of_the_closer_look_is_whole_in_both_languages() {
        assert_eq!(faults_of::<CloserSays>(), Vec::<String>::new());
    }
}
