//! Names, findings, prompts and parts of sentences.

use crate::games::any_game::{labels_en, labels_fr};
use crate::ruling::{Piece, Player, Says};
use crate::sentences;
use crate::words::{Count, Int};

sentences! {
    /// Short texts of a described round.
    pub enum Label: en = labels_en::label, fr = labels_fr::label;

    /// The name.
    "game" Game,
    /// What is covered.
    "covers" Covers,
    /// The question.
    "title" Title,
    /// What to do.
    "how" How,
    /// An example.
    "example_elves" ExampleElves,
    /// An example.
    "example_drain" ExampleDrain,
    /// An example.
    "example_last_action" ExampleLastAction,

    /// A start.
    "start_life" StartLife { players: Count, life: Count },
    /// The same board, the other way round.
    "sides_swapped" SidesSwapped,

    /// A place.
    "counters_zone" CountersZone,
    /// A place.
    "actions_zone" ActionsZone,
    /// A place.
    "bounds_zone" BoundsZone,
    /// A new piece.
    "new_counter" NewCounter,
    /// A new piece.
    "new_action" NewAction,
    /// A new piece.
    "new_bound" NewBound,
    /// What it is.
    "sort_counter" SortCounter,
    /// What it is.
    "sort_action" SortAction,
    /// What it is.
    "sort_bound" SortBound,
    /// A number by itself.
    "plain" Plain { number: Int },
    /// A counter's value.
    "value_badge" ValueBadge { value: Int },
    /// An action's controller.
    "by_badge" ByBadge { seat: Player },
    /// Nobody controls it.
    "by_nobody" ByNobody,
    /// A mark.
    "optional_badge" OptionalBadge,
    /// A mark.
    "required_badge" RequiredBadge,
    /// A field.
    "field_players" FieldPlayers,
    /// A field.
    "field_active" FieldActive,
    /// A field.
    "field_across_turns" FieldAcrossTurns,
    /// A field.
    "field_name" FieldName,
    /// A field.
    "field_start" FieldStart,
    /// A field.
    "field_below_zero" FieldBelowZero,
    /// A field.
    "field_line" FieldLine,
    /// A field.
    "field_place" FieldPlace,
    /// A field.
    "field_seat" FieldSeat,
    /// A field.
    "field_optional" FieldOptional,
    /// A field.
    "field_answers" FieldAnswers,
    /// A field.
    "field_then" FieldThen,
    /// A choice.
    "then_loses" ThenLoses,
    /// A choice.
    "then_wins" ThenWins,
    /// A choice.
    "then_draws" ThenDraws,

    /// A reason: a cost.
    "cost_not_there" CostNotThere { counter: Piece, has: Int, cost: Int },
    /// A reason: a need.
    "need_not_met" NeedNotMet { counter: Piece, value: Int, need: Says },
    /// A reason: the game is over.
    "game_over" GameOver { ends: Vec<Says> },
    /// What a bound does.
    "end_loses" EndLoses { seat: Player },
    /// What a bound does.
    "end_wins" EndWins { seat: Player },
    /// What a bound does.
    "end_draws" EndDraws,
    /// A counter taken some times.
    "term" Term { counter: Piece, times: Int },
    /// A number in a sum.
    "constant" Constant { number: Int },

    /// A finding.
    "found_forever" FoundForever { forever: bool },
    /// A finding.
    "found_stop" FoundStop { iteration: Count, action: Piece },
    /// A finding.
    "found_round" FoundRound { counter: Piece, change: Int },
    /// A finding.
    "found_names" FoundNames { seat: Player },
    /// A finding.
    "found_iterations" FoundIterations { times: Count },
    /// A finding.
    "found_value" FoundValue { counter: Piece, value: Int },

    /// Taken for granted: what was typed.
    "no_card_was_checked" NoCardWasChecked,
    /// Taken for granted: nobody does anything else.
    "nobody_steps_in" NobodyStepsIn,
    /// Taken for granted: a lower number may be 0.
    "zero_counts_as_lower" ZeroCountsAsLower,
    /// Taken for granted: who is who.
    "a_is_free_peoples" AIsFreePeoples,
    /// Taken for granted: independent actions.
    "actions_are_independent" ActionsAreIndependent,
    /// Taken for granted: who has priority.
    "first_choice_has_priority" FirstChoiceHasPriority,

    /// A prompt.
    "asks_number" AsksNumber { seat: Player },
    /// A prompt.
    "asks_answer" AsksAnswer { seat: Player, times: Count },
    /// A prompt.
    "asks_break" AsksBreak { seat: Player },
    /// A prompt.
    "asks_where" AsksWhere { seat: Player, lap: Count },
    /// A number's name.
    "rounds" Rounds,
    /// A number's name.
    "fewer_rounds" FewerRounds,
    /// A number's name.
    "in_round" InRound,
    /// A choice.
    "do_agree" DoAgree,
    /// A choice.
    "do_decline" DoDecline,
    /// A choice.
    "do_go_on" DoGoOn,
    /// A choice.
    "do_stop_after" DoStopAfter { action: Piece },
    /// A choice.
    "do_stop_before" DoStopBefore { action: Piece },
    /// What an act is called.
    "did_name" DidName { times: Count },
    /// What an act is called.
    "did_name_words" DidNameWords,
    /// What an act is called.
    "did_stop" DidStop { lap: Count },
    /// What an act is called.
    "did_something" DidSomething,

    /// A question that a procedure leaves open.
    "asks_equal_lowest" AsksEqualLowest,
    /// A reading.
    "reading_earliest" ReadingEarliest { seat: Player },
    /// A reading.
    "reading_latest" ReadingLatest { seat: Player },
    /// A question that a procedure leaves open.
    "asks_final_action_of_nothing" AsksFinalActionOfNothing,
    /// A reading.
    "reading_none_added" ReadingNoneAdded,
    /// A reading.
    "reading_one_added" ReadingOneAdded,
    /// A question that a procedure leaves open.
    "asks_which_final_action" AsksWhichFinalAction,
    /// A reading.
    "reading_first_action" ReadingFirstAction,
    /// A reading.
    "reading_last_action" ReadingLastAction,
    /// A question that a procedure leaves open.
    "asks_added_action_ends_the_game" AsksAddedActionEndsTheGame,
    /// A reading.
    "reading_taken" ReadingTaken,
    /// A reading.
    "reading_left_out" ReadingLeftOut,
    /// A question that a procedure leaves open.
    "asks_one_alone_would_do" AsksOneAloneWouldDo,
    /// A reading.
    "reading_alone" ReadingAlone { seat: Player },
    /// A reading.
    "reading_both" ReadingBoth,

    /// Why it is unknown.
    "too_large" TooLarge { times: Count },
    /// Why it is unknown.
    "no_closed_form" NoClosedForm { known: Count },
    /// Why it is unknown.
    "too_much_work" TooMuchWork { known: Count },
    /// Why it is unknown.
    "ways_disagree" WaysDisagree { iteration: Count },
    /// Why it is unknown.
    "two_players_only" TwoPlayersOnly,
    /// A way on.
    "way_fewer_rounds" WayFewerRounds,
    /// A way on.
    "way_describe_otherwise" WayDescribeOtherwise,
    /// A nudge.
    "one_more" OneMore { counter: Piece },
    /// A nudge.
    "one_less" OneLess { counter: Piece },
}
