use refrain::ruling::Says;
use refrain::words::{Count, Int};

refrain::sentences! {
    /// What the page around the board says.
    pub enum PageSays: en = crate::app::page_en::say, fr = crate::app::page_fr::say;
    /// What the page is, for its title.
    "page_title" Title,
    /// The button that opens the panel for taking the ruling along.
    "page_share" Share,
    /// The button that opens the page's menu.
    "page_menu" Menu,
    /// Closes a panel.
    "page_close" Close,

    /// First words of a settled answer.
    "page_settled" Settled,
    /// First words where somebody has to decide.
    "page_awaits" Awaits,
    /// First words where the book leaves it open.
    "page_open" Open,
    /// First words where the program cannot settle it.
    "page_unknown" Unknown,
    /// First words where the rules object.
    "page_refused" Refused,

    /// Before a cell of a table that decides, or that is allowed.
    "page_marked" Marked,
    /// Copies the answer.
    "page_copy_answer" CopyAnswer,
    /// Opens the closer look.
    "page_look_closer" LookCloser,
    /// Opens the answer alone, for the table.
    "page_for_the_table" ForTheTable,
    /// It is on the clipboard.
    "page_was_copied" WasCopied,
    /// The clipboard refused.
    "page_not_copied" NotCopied,
    /// Shows a long number in full.
    "page_exact" Exact { number: Int, digits: Count },

    /// Before a reading that the table chose.
    "page_table_rule" TableRule,
    /// A chosen reading that plays no part on this board.
    "page_table_rule_idle" TableRuleIdle,
    /// Takes the choice of a reading back.
    "page_drop_reading" DropReading,
    /// All readings end in the same verdict.
    "page_alike" Alike,
    /// Heading of the readings.
    "page_readings" Readings,
    /// Picks a reading.
    "page_take_reading" TakeReading,
    /// The way to a reading's result.
    "page_reading_why" ReadingWhy,
    /// What holds under every reading.
    "page_settled_anyway" SettledAnyway,

    /// What is known although it cannot be settled.
    "page_known" Known,
    /// How to go on.
    "page_ways_on" WaysOn,
    /// The wording or deed that would be allowed.
    "page_legal" Legal,
    /// Before the deed that is not allowed.
    "page_the_deed" TheDeed,

    /// Heading of answers that may not be given.
    "page_not_now" NotNow,
    /// Asks a forbidden deed all the same.
    "page_ask_anyway" AskAnyway,
    /// Names the number in the field.
    "page_name_it" NameIt,
    /// The least number that may be named.
    "page_at_least" AtLeast { least: Count },
    /// The bounds of the number.
    "page_between" Between { least: Count, most: Count },
    /// The key that makes the typed digits a power of ten.
    "page_power_key" PowerKey,
    /// What the power key shows.
    "page_power_face" PowerFace,
    /// The text is no number.
    "page_not_a_number" NotANumber,
    /// The number is below zero.
    "page_below_zero" BelowZero,
    /// The number has too many digits.
    "page_too_long" TooLong { digits: Count },

    /// Heading of the deeds so far.
    "page_decisions" Decisions,
    /// Goes back to just before a deed.
    "page_decide_anew" DecideAnew,
    /// Takes a deed out.
    "page_take_back" TakeBack,

    /// Heading of the steps.
    "page_because" Because,
    /// One step back.
    "page_previous" Previous,
    /// One step on.
    "page_next" Next,
    /// Walks by itself.
    "page_play" Play,
    /// Stops walking by itself.
    "page_pause" Pause,
    /// Shows the board at the end again.
    "page_to_end" ToEnd,
    /// The moment shown is a step.
    "page_at_step" AtStep { step: Count, of: Count },
    /// The moment shown is the setup.
    "page_at_setup" AtSetup,
    /// The moment shown is after a deed.
    "page_at_deed" AtDeed,
    /// The moment that the board shows.
    "page_at_iteration" AtIteration { iteration: Count },
    /// The moment shown is the end.
    "page_at_end" AtEnd { steps: Count },
    /// Heading of the rules cited.
    "page_rules" Rules,
    /// Before a citation, for those who hear it.
    "page_rule" Rule,
    /// Heading of what was taken for granted.
    "page_assumes" Assumes,
    /// Changes what was taken for granted.
    "page_change_it" ChangeIt,
    /// Heading of the changes that would turn the answer.
    "page_would_change" WouldChange,
    /// No small change turns the answer.
    "page_nothing_changes" NothingChanges { tried: Count },
    /// Heading of the facts found.
    "page_facts" Facts,
    /// Heading of all that the rules object to.
    "page_problems" Problems,
    /// Nothing is wrong.
    "page_note" Note,
    /// Against the rules, yet the question can be answered.
    "page_tolerable" Tolerable,
    /// Not allowed.
    "page_blocking" Blocking,
    /// A problem of the board.
    "page_about_setup" AboutSetup,

    /// Heading of a loop's table.
    "page_loop" Loop,
    /// The actions of one round.
    "page_loop_round" LoopRound,
    /// In the middle of the loop's ring.
    "page_loop_times" LoopTimes { times: Count },
    /// Below the lanes of who acts last.
    "page_loop_last_actions" LoopLastActions { seats: Vec<Says> },
    /// Ends the loop behind an iteration.
    "page_loop_interrupt" LoopInterrupt { iteration: Count, who: Says },
    /// Below the plot of the counters.
    "page_loop_over" LoopOver { iterations: Count },
    /// Heads the field for an iteration to look at.
    "page_loop_jump" LoopJump,
    /// Shows that iteration.
    "page_loop_show" LoopShow,
    /// Column: what is counted.
    "page_loop_counter" LoopCounter,
    /// Column: before the loop.
    "page_loop_before" LoopBefore,
    /// Column: what one iteration adds.
    "page_loop_each" LoopEach,
    /// Column: after the loop.
    "page_loop_after" LoopAfter,
    /// One iteration does not always add the same.
    "page_loop_varies" LoopVaries,
    /// How many iterations were agreed on, and how many were done.
    "page_loop_done" LoopDone { agreed: Count, done: Count },
    /// Where it stopped.
    "page_loop_stops" LoopStops { iteration: Count, why: Says },
    /// Who had the last action.
    "page_loop_last" LoopLast { who: Says },
    /// Who got an action added at the end.
    "page_loop_added" LoopAdded { who: Says },
    /// The formula was compared with play.
    "page_loop_compared" LoopCompared,
    /// At which iterations.
    "page_loop_compared_at" LoopComparedAt { iterations: Vec<Count> },

    /// The book that a rule stands in.
    "page_rule_book" RuleBook,
    /// Its edition.
    "page_rule_edition" RuleEdition,
    /// Where it stood before.
    "page_rule_formerly" RuleFormerly,
    /// How firmly it stands.
    "page_rule_basis" RuleBasis,
    /// The text is ours.
    "page_rule_our_words" RuleOurWords,
    /// The book states it.
    "page_basis_printed" BasisPrinted,
    /// An official ruling states it.
    "page_basis_official" BasisOfficial,
    /// It follows from what the book states.
    "page_basis_derived" BasisDerived,
    /// One way to read it.
    "page_basis_reading" BasisReading,
    /// A limit of the program.
    "page_basis_limit" BasisLimit,
    /// Somebody typed it.
    "page_basis_given" BasisGiven,

    /// Menu: the game.
    "page_game" Game,
    /// Menu: the question.
    "page_question" Question,
    /// Menu: the ruleset.
    "page_ruleset" Ruleset,
    /// Menu: the language.
    "page_language" Language,
    /// Menu: the theme.
    "page_theme" Theme,
    /// The device's theme.
    "page_theme_device" ThemeDevice,
    /// The light theme.
    "page_theme_light" ThemeLight,
    /// The dark theme.
    "page_theme_dark" ThemeDark,
    /// Menu: goes to the gallery.
    "page_all_questions" AllQuestions,
    /// Opens the search for a rule, and its heading.
    "page_find_rule" FindRule,
    /// What can be looked for.
    "page_find_how" FindHow,
    /// How many rules were found.
    "page_found_rules" FoundRules { count: Count },
    /// Menu: boards that were open before.
    "page_recent" Recent,

    /// The link, for copying by hand.
    "page_link" Link,
    /// What a link holds.
    "page_link_holds" LinkHolds,
    /// Copies the link.
    "page_copy_link" CopyLink,
    /// The link may be too long for some chats.
    "page_link_long" LinkLong { characters: Count },
    /// Saves the case as a file.
    "page_save" Save,
    /// Opens a saved case.
    "page_open_file" OpenFile,

    /// Heading of the gallery.
    "page_gallery" Gallery,
    /// What the gallery is for.
    "page_gallery_how" GalleryHow,
    /// Before the questions that can be asked of an empty board.
    "page_from_empty" FromEmpty,
    /// Who made this.
    "page_colophon" Colophon,
}

#[cfg(test)]
mod tests {
    use super::*;
    use refrain::ruling::faults_of;

    #[test]
    fn every_sentence_of_the_page_is_whole_in_both_languages() {
        assert_eq!(faults_of::<PageSays>(), Vec::<String>::new());
    }
}
