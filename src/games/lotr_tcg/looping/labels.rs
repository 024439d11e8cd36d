//! Prompts, choices, findings and readings of the question about loops.

use crate::games::lotr_tcg::looping::{en_labels, fr_labels};
use crate::ruling::{Piece, Player, Says};
use crate::sentences;
use crate::words::{Count, Int};

sentences! {
    /// Labels of the question about loops.
    pub enum LoopLabel: en = en_labels::label, fr = fr_labels::label;

    /// The question.
    "loop_title" Title,
    /// What to do.
    "loop_how" How,
    /// An example.
    "example_last_word" ExampleLastWord,
    /// A place.
    "skirmish_of" SkirmishOf { character: Piece },

    /// A prompt.
    "whose_chance" WhoseChance { seat: Player },
    /// A prompt.
    "how_many_times" HowManyTimes { seat: Player },
    /// A prompt.
    "agree_or_lower" AgreeOrLower { seat: Player, times: Count },
    /// A choice.
    "use_piece" UsePiece { piece: Piece },
    /// A choice.
    "use_piece_for" UsePieceFor { piece: Piece, target: Piece },
    /// A choice.
    "do_pass" DoPass,
    /// A choice.
    "repeat_round" RepeatRound { actions: Vec<Says> },
    /// A choice.
    "do_agree" DoAgree { times: Count },
    /// A number.
    "number_of_iterations" NumberOfIterations,
    /// A number.
    "lower_number" LowerNumber,
    /// A deed.
    "did_name" DidName { times: Count },
    /// A deed.
    "did_name_lower" DidNameLower { times: Count },
    /// A deed.
    "did_agree" DidAgree,
    /// A deed.
    "did_name_words" DidNameWords,
    /// A deed.
    "did_propose" DidPropose,
    /// A deed that is not known.
    "did_something" DidSomething,

    /// A choice.
    "do_let_go_on" DoLetGoOn,
    /// A deed.
    "did_intervene" DidIntervene,
    /// A number.
    "intervene_after" InterveneAfter,
    /// A prompt.
    "who_intervenes" WhoIntervenes { seat: Player, times: Count },

    /// What a choice gives.
    "if_all_pass" IfAllPass { then: Says },
    /// What a choice gives.
    "then_names" ThenNames { seat: Player },
    /// What naming a number gives.
    "naming_gives" NamingGives { agreed: Says, lower: Vec<Says> },
    /// What a number gives that the rules say nothing about.
    "rules_do_not_say" RulesDoNotSay,
    /// For one number.
    "for_number" ForNumber { number: Count, then: Says },
    /// For a range of numbers.
    "for_numbers" ForNumbers { from: Count, to: Count, then: Says },
    /// For a number and every larger one.
    "for_numbers_from" ForNumbersFrom { from: Count, then: Says },
    /// A fate.
    "fate_overwhelmed" FateOverwhelmed { character: Piece },
    /// A range of numbers after which the character dies of its wounds.
    "fate_dies" FateDies { character: Piece },
    /// A range of numbers after which the Ring-bearer dies.
    "fate_game_lost" FateGameLost { character: Piece },
    /// A fate.
    "fate_unhurt" FateUnhurt { character: Piece },
    /// A fate.
    "fate_loses" FateLoses { character: Piece },
    /// A fate.
    "fate_wins" FateWins { character: Piece },
    /// A fate.
    "fate_overwhelms" FateOverwhelms { character: Piece },
    /// A fate.
    "fate_corrupted" FateCorrupted { ring_bearer: Piece },
    /// A fate.
    "fate_cannot" FateCannot,

    /// An open question.
    "asks_u1" AsksU1,
    /// A reading.
    "u1_none_added" U1NoneAdded,
    /// A reading.
    "u1_one_added" U1OneAdded,
    /// An open question.
    "asks_u2" AsksU2,
    /// A reading.
    "u2_whose_actions" U2WhoseActions,
    /// A reading.
    "u2_every_one" U2EveryOne,
    /// An open question.
    "asks_u6" AsksU6,
    /// A reading.
    "u6_alone" U6Alone,
    /// A reading.
    "u6_both" U6Both,
    /// An open question.
    "asks_u7" AsksU7,
    /// A reading.
    "u7_intervenes" U7Intervenes,
    /// A reading.
    "u7_goes_on" U7GoesOn,
    /// An open question.
    "asks_u8" AsksU8,
    /// A reading.
    "u8_proposed_first" U8ProposedFirst,
    /// A reading.
    "u8_free_peoples_first" U8FreePeoplesFirst,
    /// A question with a usual answer.
    "asks_u9" AsksU9,
    /// A reading.
    "u9_is_lower" U9IsLower,
    /// A reading.
    "u9_is_not" U9IsNot,
    /// A question with a usual answer.
    "asks_u10" AsksU10,
    /// A reading.
    "u10_does_not_count" U10DoesNotCount,
    /// A reading.
    "u10_counts" U10Counts,
    /// An open question.
    "asks_u3" AsksU3,
    /// A reading.
    "u3_may" U3May,
    /// A reading.
    "u3_may_not" U3MayNot,
    /// An open question.
    "asks_u4" AsksU4 { seat: Player },
    /// A reading.
    "u4_taken" U4Taken,
    /// A reading.
    "u4_left_out" U4LeftOut,
    /// An open question.
    "asks_u5" AsksU5,
    /// A reading.
    "u5_first_action" U5FirstAction,
    /// A reading.
    "u5_last_action" U5LastAction,

    /// Taken for granted.
    "nobody_acts_again" NobodyActsAgain,
    /// Taken for granted.
    "zero_counts_as_lower" ZeroCountsAsLower,
    /// Taken for granted.
    "counted_from_the_naming" CountedFromTheNaming,

    /// Taken for granted.
    "only_this_board" OnlyThisBoard,
    /// Taken for granted.
    "own_action_changes_nothing" OwnActionChangesNothing,

    /// A finding.
    "found_required_loop" FoundRequiredLoop { pieces: Vec<Piece> },
    /// A finding.
    "found_twilight" FoundTwilight { twilight: Int },
    /// A finding.
    "found_minions" FoundMinions { minions: Int },
    /// A finding.
    "found_conditions" FoundConditions { conditions: Int },
    /// A finding.
    "found_unchanged" FoundUnchanged { after: Count },
    /// A finding.
    "found_who_names" FoundWhoNames { seat: Player },
    /// A finding.
    "found_iterations" FoundIterations { times: Count },
    /// A finding.
    "found_actions" FoundActions { seat: Player, times: Count },
    /// A finding.
    "found_last" FoundLast { seat: Player },
    /// A finding.
    "found_nobody_last" FoundNobodyLast,
    /// A finding.
    "found_added" FoundAdded { seat: Player },
    /// A finding.
    "found_none_added" FoundNoneAdded,
    /// A finding.
    "found_total" FoundTotal { seat: Player, strength: Int },
    /// A finding.
    "found_peak" FoundPeak { burdens: Int },
    /// A finding.
    "found_low" FoundLow { burdens: Int },
    /// A finding.
    "found_winner" FoundWinner { seat: Player },
    /// A finding.
    "found_overwhelmed" FoundOverwhelmed,
    /// A finding.
    "found_not_overwhelmed" FoundNotOverwhelmed,
    /// A finding.
    "found_wounds" FoundWounds { wounds: Count },
    /// A finding.
    "found_corrupted_at" FoundCorruptedAt { iteration: Count, action: Count },
    /// A threshold, if the number is agreed to.
    "found_agreed" FoundAgreed { ranges: Vec<Says> },
    /// A threshold, if a lower number is answered.
    "found_lower" FoundLower { ranges: Vec<Says> },

    /// A threshold, if the number is agreed to.
    "found_agreed_turns" FoundAgreedTurns { at: Vec<Count> },
    /// A threshold, if a lower number is answered.
    "found_lower_turns" FoundLowerTurns { at: Vec<Count> },

    /// A counter.
    "counter_burdens" CounterBurdens,
    /// A counter.
    "counter_strength" CounterStrength { piece: Piece },
    /// A counter.
    "counter_threats" CounterThreats,
    /// A counter.
    "counter_twilight" CounterTwilight,
    /// A counter.
    "counter_conditions" CounterConditions,
    /// A counter.
    "counter_damage" CounterDamage { piece: Piece },
    /// A counter.
    "counter_wounds" CounterWounds { piece: Piece },
    /// A counter.
    "counter_presence" CounterPresence { piece: Piece },
    /// A place.
    "cards_in_play" CardsInPlay,
    /// A place.
    "draw_deck" DrawDeck,
    /// A place.
    "discard_pile" DiscardPile,
    /// A place.
    "in_hand" InHand,
    /// A phase.
    "phase_assignment" PhaseAssignment,
    /// A phase.
    "phase_maneuver" PhaseManeuver,
    /// A phase.
    "phase_archery" PhaseArchery,
    /// A phase.
    "phase_fierce" PhaseFierce,
    /// A field.
    "phase_field" PhaseField,
    /// A phase.
    "phase_skirmish" PhaseSkirmish,
    /// A phase.
    "phase_fellowship" PhaseFellowship,
    /// A phase.
    "phase_regroup" PhaseRegroup,
    /// A field.
    "shadow_players_field" ShadowPlayersField,
    /// A field.
    "bonus_field" BonusField,
    /// A field.
    "owner_field" OwnerField,
    /// A player.
    "shadow_number" ShadowNumber { nth: Count },
    /// A field.
    "strength_field" StrengthField,
    /// A field.
    "vitality_field" VitalityField,
    /// A field.
    "resistance_field" ResistanceField,
    /// A field.
    "damage_field" DamageField,
    /// A field.
    "add_burdens_field" AddBurdensField,
    /// A field.
    "remove_burdens_field" RemoveBurdensField,
    /// A field.
    "add_threats_field" AddThreatsField,
    /// A field.
    "remove_threats_field" RemoveThreatsField,
    /// A field.
    "exert_field" ExertField,
    /// A field.
    "gain_strength_field" GainStrengthField,
    /// A field.
    "gain_damage_field" GainDamageField,
    /// A field.
    "no_wounds_field" NoWoundsField,
    /// A badge.
    "burdens_badge" BurdensBadge { burdens: Int },
    /// A badge.
    "no_wounds_badge" NoWoundsBadge,
    /// A mark on a badge.
    "no_wounds_mark" NoWoundsMark,

    /// No answer.
    "ways_disagree" WaysDisagree { iteration: Count },
    /// No answer.
    "not_followed" NotFollowed { known: Count },
    /// A way on.
    "way_by_hand" WayByHand,
    /// No answer.
    "bonuses_undecided" BonusesUndecided,
    /// A way on.
    "way_by_bonus" WayByBonus,
}
