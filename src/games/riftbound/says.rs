use crate::games::riftbound::cost::Cost;
use crate::games::riftbound::prompts::Runes;
use crate::games::riftbound::{en, fr};
use crate::ruling::{Piece, Player, Says as Told, Spot};
use crate::sentences;
use crate::words::{Count, Int};

sentences! {
    /// What rulings on spells, Repeat and new choices say.
    pub enum Says: en = en::say, fr = fr::say;

    // Verdicts.
    /// What can be elected, and what it gives.
    "elections" Elections { spell: Piece, most: Count, rows: Vec<Told> },
    /// So many elections that only some are told.
    "elections_counted" ElectionsCounted { spell: Piece, instances: Count, elections: Count, rows: Vec<Told> },
    /// The spell cannot be played at all.
    "not_payable" NotPayable { spell: Piece, cost: Cost },
    /// It resolves.
    "resolves" Resolves { spell: Piece, executions: Count, outcome: Vec<Told> },
    /// It resolves and does nothing.
    "resolves_without_effect" ResolvesWithoutEffect { spell: Piece, executions: Count },
    /// It is countered.
    "countered" Countered { spell: Piece },
    /// It leaves while it resolves.
    "left_the_chain" LeftTheChain { spell: Piece, executions: Count, outcome: Vec<Told> },
    /// A trigger is removed.
    "removed_unpaid" RemovedUnpaid { spell: Piece },
    /// New choices.
    "may_remake" MayRemake { spell: Piece, ways: Count },
    /// More of them than are listed.
    "may_remake_many" MayRemakeMany { spell: Piece, listed: Count },
    /// No new choices.
    "cannot_remake" CannotRemake { spell: Piece },
    /// The pool.
    "pool_is_empty" PoolIsEmpty,
    /// The pool.
    "floats" Floats { player: Player, energy: Count },
    /// Nothing to say.
    "nothing_to_play" NothingToPlay,
    /// Several spells.
    "several_spells" SeveralSpells { spells: Vec<Piece> },

    // Rows and parts.
    /// A row.
    "row" Row { instances: Vec<Count>, cost: Cost, executions: Count, ways: Count, whole: bool },
    /// A row.
    "row_cannot" RowCannot { spell: Piece, instances: Vec<Count>, cost: Cost, executions: Count },
    /// Part of the total.
    "part_base" PartBase { cost: Cost },
    /// Part of the total.
    "part_repeat" PartRepeat { number: Count, printed: Cost, cost: Cost },
    /// Part of the total.
    "part_deflect" PartDeflect { power: Count },
    /// Part of the total.
    "part_more" PartMore { energy: Count, power: Count },
    /// Part of the total.
    "part_ignored" PartIgnored { cost: Cost },
    /// Part of the total.
    "part_reaction_more" PartReactionMore { power: Count },
    /// Part of the total.
    "part_own_less" PartOwnLess { energy: Count },
    /// Part of the total.
    "part_card_less" PartCardLess { cost: Cost },
    /// Part of the total.
    "part_no_deflect" PartNoDeflect,
    /// Part of the total.
    "part_combat_less" PartCombatLess,
    /// Part of the total.
    "part_spells_less" PartSpellsLess,
    /// Part of the total.
    "part_tomb_less" PartTombLess,
    /// Part of the total.
    "part_less" PartLess { energy: Count },
    /// Part of the total.
    "part_choosing_less" PartChoosingLess,

    // Steps.
    /// Step.
    "on_the_chain" OnTheChain { player: Player, spell: Piece },
    /// Step.
    "elects" Elects { player: Player, spell: Piece, instances: Count, executions: Count },
    /// Step.
    "announces" Announces { spell: Piece, number: Count, mode: Count, chosen: Vec<Piece> },
    /// Step.
    "announces_choice" AnnouncesChoice { spell: Piece, number: Count, chosen: Vec<Piece> },
    /// Step.
    "election_gives" ElectionGives { row: Told },
    /// Step and finding.
    "may_answer_with" MayAnswerWith { player: Player, spells: Vec<Piece> },
    /// Step.
    "pays" Pays { player: Player, spell: Piece, cost: Cost },
    /// Step.
    "pays_in_way" PaysInWay { player: Player, way: Count, ways: Count },
    /// Step.
    "spends_buff" SpendsBuff { player: Player, piece: Piece, spell: Piece },
    /// Step.
    "bonus_damage" BonusDamage { piece: Piece, amount: Count },
    /// Step.
    "next_card_less" NextCardLess { player: Player, cost: Cost },
    /// Prompt.
    "asks_buff" AsksBuff { spell: Piece },
    /// Answer.
    "spends_none" SpendsNone,
    /// Answer.
    "spends_of" SpendsOf { piece: Piece },
    /// Step.
    "discards" Discards { player: Player, cards: Count },
    /// Step.
    "finalised" Finalised { spell: Piece },
    /// Step.
    "may_answer" MayAnswer { player: Player, spell: Piece },
    /// Step.
    "counts_as_played" CountsAsPlayed { player: Player, cards: Count },
    /// Step.
    "executes" Executes { spell: Piece, number: Count, of: Count },
    /// Step.
    "rest_stops" RestStops { spell: Piece },
    /// Step.
    "goes_to_owners_trash" GoesToOwnersTrash { spell: Piece },
    /// Step.
    "played_all_the_same" PlayedAllTheSame { spell: Piece },
    /// Step.
    "triggers_on_playing" TriggersOnPlaying { pieces: Vec<Piece>, spell: Piece },
    /// Step.
    "triggers_on_choice" TriggersOnChoice { piece: Piece },
    /// Step.
    "trigger_finalised" TriggerFinalised { piece: Piece },
    /// Step.
    "triggers_here" TriggersHere { piece: Piece },
    /// Step.
    "spent_is" SpentIs { energy: Count },
    /// Step.
    "printed_cost_counts" PrintedCostCounts { piece: Piece, energy: Count },
    /// Step.
    "uses_ability" UsesAbility { player: Player, piece: Piece, cost: Cost },
    /// Step.
    "ability_unpaid" AbilityUnpaid { piece: Piece },
    /// Step.
    "leaves_unused" LeavesUnused { player: Player, piece: Piece },
    /// Step.
    "will_not_pay" WillNotPay { player: Player },
    /// Step.
    "declines_to_pay" DeclinesToPay { player: Player, cost: Cost, spell: Piece },
    /// Step.
    "friendly_unit_chosen" FriendlyUnitChosen { piece: Piece },
    /// Step.
    "ready_already" ReadyAlready { piece: Piece },
    /// Step.
    "not_readied" NotReadied { piece: Piece, by: Piece },
    /// Step.
    "reflection_comes" ReflectionComes { piece: Piece, might: Count, at: Spot },
    /// Step.
    "copies_what_is_printed" CopiesWhatIsPrinted,
    /// Step.
    "gold_comes" GoldComes { player: Player },
    /// Step.
    "repeat_granted" RepeatGranted { player: Player },
    /// Step.
    "ceases_to_exist" CeasesToExist { piece: Piece },
    /// Step.
    "enters_at_once" EntersAtOnce { piece: Piece },
    /// Step.
    "damaged" Damaged { piece: Piece, amount: Count },
    /// Step.
    "killed" Killed { piece: Piece },
    /// Step.
    "saved_by" SavedBy { piece: Piece, by: Piece },
    /// Step.
    "survives_at_zero" SurvivesAtZero { piece: Piece },
    /// Step.
    "might_changes" MightChanges { piece: Piece, by: Int },
    /// Step.
    "gains_assault" GainsAssault { piece: Piece, amount: Count },
    /// Step.
    "gains_deflect" GainsDeflect { piece: Piece, amount: Count },
    /// Step.
    "stunned" Stunned { piece: Piece },
    /// Step.
    "stunned_already" StunnedAlready { piece: Piece },
    /// Step.
    "readied" Readied { piece: Piece },
    /// Step.
    "returned" Returned { piece: Piece },
    /// Step.
    "moves" Moves { piece: Piece, to: Spot },
    /// Step.
    "comes_back" ComesBack { piece: Piece, to: Spot },
    /// Step.
    "resurrected" Resurrected { piece: Piece },
    /// Step.
    "token_comes" TokenComes { piece: Piece, might: Count, at: Spot },
    /// Step.
    "pays_to_keep" PaysToKeep { player: Player, cost: Cost, spell: Piece },
    /// Step.
    "cannot_pay_to_keep" CannotPayToKeep { player: Player, cost: Cost, spell: Piece },
    /// Step.
    "taken_to_pay" TakenToPay,
    /// Step.
    "nothing_refunded" NothingRefunded { spell: Piece },
    /// Step.
    "goes_to_hand" GoesToHand { spell: Piece },
    /// Step.
    "cannot_be_countered" CannotBeCountered { spell: Piece, by: Piece },
    /// Step.
    "no_other_spell" NoOtherSpell { player: Player, spell: Piece },
    /// Step.
    "is_silenced" IsSilenced { player: Player },
    /// Step.
    "shrouded" Shrouded { piece: Piece },
    /// Step.
    "peeks" Peeks { player: Player, cards: Count },
    /// Step.
    "pays_now" PaysNow { player: Player, cost: Cost },
    /// Step.
    "cannot_pay_now" CannotPayNow { player: Player, cost: Cost },
    /// Step.
    "takes_control" TakesControl { player: Player, spell: Piece },
    /// Step.
    "draws" Draws { player: Player, cards: Count },
    /// Step.
    "looks" Looks { player: Player, cards: Count, seen: Vec<Piece> },
    /// Step.
    "linked_is_skipped" LinkedIsSkipped { piece: Piece },
    /// Step.
    "mistargets" Mistargets { piece: Piece },
    /// Step.
    "banished" Banished { spell: Piece },
    /// Step.
    "remakes" Remakes { player: Player, spell: Piece, chosen: Vec<Piece> },
    /// Step.
    "keeps" Keeps { player: Player, spell: Piece },
    /// Step.
    "no_new_costs" NoNewCosts { spell: Piece },
    /// Step.
    "all_trigger_again" AllTriggerAgain,
    /// Step.
    "only_new_trigger" OnlyNewTrigger,
    /// Step and finding.
    "has_priority" HasPriority { player: Player, spell: Piece },

    // Prompts, answers, readings, assumptions.
    /// Prompt.
    "asks_repeat" AsksRepeat { spell: Piece },
    /// Prompt.
    "asks_choices" AsksChoices { spell: Piece, number: Count, of: Count },
    /// Prompt.
    "asks_payment" AsksPayment { ways: Count, whole: bool, cost: Cost },
    /// Prompt.
    "asks_new_choices" AsksNewChoices { player: Player, spell: Piece },
    /// Prompt.
    "asks_repeat_of_many" AsksRepeatOfMany { spell: Piece, listed: Count, elections: Count },
    /// Prompt.
    "asks_choices_of_many" AsksChoicesOfMany { spell: Piece, number: Count, of: Count, listed: Count, ways: Count, whole: bool },
    /// Prompt.
    "asks_new_choices_of_many" AsksNewChoicesOfMany { player: Player, spell: Piece, listed: Count },
    /// Prompt.
    "number_of_way" NumberOfWay,
    /// Prompt.
    "number_of_election" NumberOfElection,
    /// Prompt.
    "number_of_choice" NumberOfChoice,
    /// What a way to pay leaves.
    "still_pays" StillPays { spells: Vec<Piece> },
    /// Answer.
    "election_is" ElectionIs { instances: Vec<Count> },
    /// Answer.
    "choice_is" ChoiceIs { mode: Option<Count>, chosen: Vec<Piece> },
    /// Answer.
    "remade_as" RemadeAs { chosen: Vec<Piece> },
    /// Answer.
    "way_is" WayIs { ready: Runes, exhausted: Runes, recycled: Runes, gold: Count },
    /// Answer.
    "keeps_choices" KeepsChoices,
    /// Open question.
    "asks_spent" AsksSpent,
    /// Reading.
    "read_all_paid" ReadAllPaid,
    /// Reading.
    "read_base_only" ReadBaseOnly,
    /// Open question.
    "asks_moved_over" AsksMovedOver,
    /// Reading.
    "read_allowed" ReadAllowed,
    /// Reading.
    "read_not_allowed" ReadNotAllowed,
    /// Assumption.
    "nobody_answers" NobodyAnswers,
    /// Assumption.
    "first_way_taken" FirstWayTaken { ways: Count },

    // Findings.
    /// Finding.
    "found_ways" FoundWays { ways: Count, whole: bool },
    /// Finding.
    "found_cost" FoundCost { cost: Cost },
    /// Finding.
    "found_executions" FoundExecutions { spell: Piece, executions: Count },
    /// Finding.
    "found_choices" FoundChoices { chosen: Vec<Piece> },
    /// Finding.
    "found_outcomes" FoundOutcomes { ways: Vec<Told> },
    /// Finding on a row.
    "found_row_executions" FoundRowExecutions { cost: Cost, executions: Count },
    /// Finding on a row.
    "found_row_ways" FoundRowWays { cost: Cost, ways: Count, whole: bool },
    /// Finding on a row.
    "found_payable" FoundPayable { cost: Cost, payable: bool },
    /// Finding.
    "found_plain_timing" FoundPlainTiming { spell: Piece },
    /// Finding.
    "found_action_timing" FoundActionTiming { spell: Piece },
    /// Finding.
    "found_reaction_timing" FoundReactionTiming { spell: Piece },
    /// Finding.
    "found_triggers" FoundTriggers { piece: Piece, times: Count },
    /// Finding.
    "found_resolved" FoundResolved { spell: Piece },
    /// Finding.
    "found_countered" FoundCountered { spell: Piece },
    /// Finding.
    "found_left" FoundLeft { spell: Piece },
    /// Finding.
    "found_unpaid" FoundUnpaid { spell: Piece },
    /// Finding.
    "found_drawn" FoundDrawn { player: Player, cards: Count },
    /// Finding.
    "found_next_cost" FoundNextCost { piece: Piece, energy: Count },
    /// Finding.
    "found_still_payable" FoundStillPayable { spell: Piece, executions: Count, cost: Cost, payable: bool },
    /// Finding.
    "found_legion" FoundLegion { player: Player, active: bool },
    /// Finding.
    "found_second" FoundSecond { piece: Piece, triggers: bool },
    /// Finding.
    "found_afterwards" FoundAfterwards { player: Player, ready: Runes, exhausted: Runes },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruling::faults_of;

    #[test]
    fn every_sentence_tells_all_in_both_languages() {
        assert_eq!(faults_of::<Says>(), Vec::<String>::new());
    }
}
