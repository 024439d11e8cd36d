use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::turn::minions::Minion;
use crate::games::war_of_the_ring::turn::{en, fr};
use crate::sentences;
use crate::words::{Count, Int};

sentences! {
    /// What a ruling on the turn says.
    pub enum Says: en = en::say, fr = fr::say;

    // Verdicts; most of them are steps as well.
    /// Verdict: who leads.
    "leads_this_turn" LeadsThisTurn { turn: Count, free_peoples: Power, shadow: Power },
    /// Verdict: who acts when.
    "order_of_actions" OrderOfActions { turn: Count, order: Vec<Power> },
    /// Verdict: more dice than are told one by one.
    "actions_in_all" ActionsInAll { turn: Count, next: Power },
    /// Verdict: no die is left.
    "dice_are_used" DiceAreUsed { turn: Count },
    /// Verdict of a deed.
    "may_recruit" MayRecruit { player: Power, nations: Vec<Nation> },
    /// Verdict of a deed.
    "may_move_nazgul" MayMoveNazgul { player: Power, amount: Count, region: Region },
    /// Verdict of a deed.
    "may_move_minion" MayMoveMinion { player: Power, minion: Minion },
    /// Verdict of a deed.
    "may_advance" MayAdvance { player: Power, nation: Nation, steps: Count },
    /// Verdict of a deed.
    "may_march" MayMarch { player: Power, region: Region },
    /// Verdict of a deed.
    "may_move_fellowship" MayMoveFellowship { player: Power, decides: Power },
    /// Verdict of a deed.
    "may_hide_fellowship" MayHideFellowship { player: Power },
    /// Verdict of a deed.
    "may_move_companions" MayMoveCompanions { player: Power },
    /// Verdict of a deed.
    "decides_hunt" DecidesHunt { player: Power },
    /// Verdict of a deed.
    "declared" Declared { player: Power },
    /// Verdict of a deed.
    "not_declared" NotDeclared { player: Power },
    /// Verdict of a deed.
    "names_guide" NamesGuide { player: Power },
    /// Verdict of a deed.
    "allocates" Allocates { player: Power, dice: Count },
    /// Verdict of a deed.
    "draws_cards" DrawsCards { player: Power, cards: Count, hand: Count },
    /// Verdict of a deed.
    "discards" Discards { player: Power, hand: Count },
    /// Verdict of a deed.
    "swapped" Swapped { player: Power, other: Power },
    /// Verdict of a deed.
    "no_swap" NoSwap { player: Power, other: Power },
    /// Verdict of a deed.
    "may_play_event" MayPlayEvent { player: Power },
    /// Verdict of a deed.
    "may_play_combat_card" MayPlayCombatCard { player: Power },
    /// Verdict of a deed.
    "may_use_ring" MayUseRing { player: Power },
    /// Verdict: who wins in person.
    "individual_winner" IndividualWinner { player: Power, points: Int, other: Power, others: Int },
    /// Verdict: who of the Free Peoples lost less.
    "lost_less" LostLess { player: Power, lost: Count, other: Power, others: Count },
    /// Verdict: a tie.
    "shared_win" SharedWin { one: Power, other: Power, points: Int },
    /// Verdict: a tie.
    "nobody_wins_in_person" NobodyWinsInPerson { one: Power, other: Power, points: Int },
    /// Verdict: a team of one.
    "wins_alone" WinsAlone { player: Power },

    // Steps.
    /// Who leads, and by what.
    "leading_by_parity" LeadingByParity { turn: Count, free_peoples: Power, shadow: Power },
    /// The order, in a sentence.
    "acts_in_turn" ActsInTurn { first: Power, second: Power },
    /// Who goes on when the other team is out.
    "goes_on_alone" GoesOnAlone { side: Side },
    /// A die is used.
    "uses_a_die" UsesADie { player: Power, left: Count },
    /// A die is lost.
    "skips_a_die" SkipsADie { player: Power, left: Count },
    /// A pass.
    "passes" Passes { player: Power, mine: Count, theirs: Count },
    /// A pass, and who comes next in his team.
    "next_of_team" NextOfTeam { player: Power },
    /// Not an action on a Nation, or whatever came between.
    "not_consecutive" NotConsecutive { player: Power },
    /// How many dice may be put into the Hunt Box.
    "allocation_bounds" AllocationBounds { least: Count, most: Count },
    /// A swap is offered.
    "offers_swap" OffersSwap { player: Power, other: Power },

    // Questions.
    /// Prompt.
    "asks_discard" AsksDiscard { player: Power, over: Count },
    /// Prompt.
    "asks_swap" AsksSwap { player: Power, other: Power },
    /// Answer.
    "answer_discard" AnswerDiscard,
    /// Answer.
    "answer_swap" AnswerSwap,
    /// Answer.
    "answer_no_swap" AnswerNoSwap,

    // Assumptions.
    /// Taken for granted.
    "start_reserves" StartReserves { nation: Nation },
    /// Taken for granted.
    "how_far_is_not_ruled" HowFarIsNotRuled { minion: Minion },
    /// Taken for granted.
    "on_another_nation" OnAnotherNation { player: Power },

    // Objections.
    /// Objection to an act.
    "act_not_understood_now" ActNotUnderstood,
    /// Objection to an act.
    "deed_names_nobody" DeedNamesNothing,
    /// Objection to an act.
    "not_his_action" NotHisAction { player: Power, next: Power },
    /// Objection to an act.
    "no_dice_left" NoDiceLeft,
    /// Objection to an act.
    "no_dice_known" NoDiceKnown,
    /// Objection to an act.
    "may_not_pass" MayNotPass { player: Power, mine: Count, theirs: Count },
    /// What would be legal.
    "may_skip" MaySkip { player: Power },
    /// Objection to an act.
    "not_in_reserve" NotInReserve { nation: Nation, kind: Kind, amount: Count, left: Count },
    /// Objection to an act.
    "not_his_to_recruit" NotHisToRecruit { player: Power, nation: Nation },
    /// Objection to an act.
    "not_at_war_no_muster" NotAtWarNoMuster { nation: Nation },
    /// Objection to an act.
    "not_its_settlement" NotItsSettlement { nation: Nation },
    /// Objection to an act.
    "one_figure_each" OneFigureEach,
    /// Objection to an act.
    "elite_alone" EliteAlone,
    /// Objection to an act.
    "two_figures_at_most" TwoFiguresAtMost,
    /// Objection to an act.
    "nothing_with_the_same_die" NothingWithTheSameDie,
    /// Objection to an act.
    "settlement_not_free" SettlementNotFree { region: Region },
    /// Objection to an act.
    "nazgul_in_strongholds" NazgulInStrongholds,
    /// Objection to an act.
    "nazgul_kept_out" NazgulKeptOut { region: Region },
    /// Objection to an act.
    "stays_in_orthanc" StaysInOrthanc,
    /// Objection to an act.
    "only_witch_king_recruits" OnlyWitchKingRecruits { player: Power },
    /// Objection to an act.
    "not_his_nazgul" NotHisNazgul { player: Power },
    /// Objection to an act.
    "not_so_many_nazgul" NotSoManyNazgul { region: Region, amount: Count, there: Count },
    /// Objection to an act.
    "not_his_minion" NotHisMinion { player: Power, minion: Minion },
    /// Objection to an act.
    "not_his_counter" NotHisCounter { player: Power, nation: Nation },
    /// Objection to an act.
    "boromir_cannot" BoromirCannot { region: Region },
    /// Objection to an act.
    "at_war_already" AtWarAlready { nation: Nation },
    /// Objection to an act.
    "passive_stays_out" PassiveStaysOut { nation: Nation },
    /// Objection to an act.
    "not_of_the_free_peoples" NotOfTheFreePeoples { player: Power },
    /// Objection to an act.
    "leading_decides" LeadingDecides { player: Power, leading: Power },
    /// Objection to an act.
    "allocation_out_of_bounds" AllocationOutOfBounds { dice: Count, least: Count, most: Count },
    /// Objection to an act.
    "discard_first" DiscardFirst { player: Power, over: Count },
    /// Objection to an act.
    "nothing_to_discard" NothingToDiscard { player: Power },
    /// Objection to an act.
    "nobody_to_swap_with" NobodyToSwapWith { player: Power },
    /// Objection to an act.
    "no_swap_offered" NoSwapOffered { player: Power },
    /// Objection to an act.
    "icon_of_another" IconOfAnother { player: Power, icon: Power },
    /// What would be legal.
    "may_offer_swap" MayOfferSwap { player: Power },
    /// Objection to an act.
    "same_nation_twice" SameNationTwice { player: Power, nation: Nation },
    /// Objection to an act.
    "same_army_twice" SameArmyTwice { player: Power, region: Region },
    /// Objection to an act.
    "fellowship_twice" FellowshipTwice { player: Power },
    /// Objection to an act.
    "ring_used" RingUsed { player: Power },

    // Findings.
    /// Finding.
    "found_next" FoundNext { player: Power },
    /// Finding.
    "found_actions" FoundActions { player: Power, actions: Count },
    /// Finding.
    "found_passes" FoundPasses { side: Side, passes: Count },
    /// Finding.
    "found_draws" FoundDraws { player: Power, cards: Count },
    /// Finding.
    "found_hand" FoundHand { player: Power, cards: Count },
    /// Finding.
    "found_hand_limit" FoundHandLimit { player: Power, cards: Count },
    /// Finding.
    "found_hunt_least" FoundHuntLeast { dice: Count },
    /// Finding.
    "found_hunt_most" FoundHuntMost { dice: Count },
    /// Finding.
    "found_points" FoundPoints { player: Power, points: Int },

    // Names of deeds.
    /// Deed.
    "named_act" NamedAct { player: Power },
    /// Deed.
    "named_pass" NamedPass { player: Power },
    /// Deed.
    "named_skip" NamedSkip { player: Power },
    /// Deed.
    "named_recruit" NamedRecruit { player: Power },
    /// Deed: one figure.
    "named_recruits" NamedRecruits { player: Power, nation: Nation, kind: Kind, region: Region },
    /// Deed: one figure more, with the same die.
    "named_recruits_too" NamedRecruitsToo { player: Power, nation: Nation, kind: Kind, region: Region },
    /// Deed.
    "named_nazgul" NamedNazgul { player: Power },
    /// Deed.
    "named_flight" NamedFlight { player: Power, amount: Count, from: Region, to: Region },
    /// Deed: with the same die.
    "named_flight_too" NamedFlightToo { player: Power, amount: Count, from: Region, to: Region },
    /// Deed.
    "named_minion" NamedMinion { player: Power, minion: Minion },
    /// Deed.
    "named_advance" NamedAdvance { player: Power, nation: Nation },
    /// Deed.
    "named_march" NamedMarch { player: Power },
    /// Deed.
    "named_fellowship" NamedFellowship { player: Power },
    /// Deed.
    "named_hide" NamedHide { player: Power },
    /// Deed.
    "named_companions" NamedCompanions { player: Power },
    /// Deed.
    "named_decide_hunt" NamedDecideHunt { player: Power },
    /// Deed.
    "named_declare" NamedDeclare { player: Power },
    /// Deed.
    "named_keep" NamedKeep { player: Power },
    /// Deed.
    "named_guide" NamedGuide { player: Power },
    /// Deed.
    "named_allocate" NamedAllocate { player: Power, dice: Count },
    /// Deed.
    "named_draw" NamedDraw { player: Power },
    /// Deed.
    "named_discard" NamedDiscard { player: Power },
    /// Deed.
    "named_offer" NamedOffer { player: Power },
    /// Deed.
    "named_accept" NamedAccept { player: Power },
    /// Deed.
    "named_refuse" NamedRefuse { player: Power },
    /// Deed.
    "named_event" NamedEvent { player: Power },
    /// Deed.
    "named_combat_card" NamedCombatCard { player: Power },
    /// Deed.
    "named_event_of" NamedEventOf { player: Power, icon: Power },
    /// Deed.
    "named_combat_card_of" NamedCombatCardOf { player: Power, icon: Power },
    /// Deed.
    "named_ring" NamedRing { player: Power },
    /// Deed.
    "named_win" NamedWin { side: Side },
    /// Deed.
    "named_next" NamedNext,
    /// Deed.
    "named_unknown" NamedUnknown,

    // Tables.
    /// Title: the actions from here on.
    "table_order" TableOrder { turn: Count },
    /// Head.
    "head_acts" HeadActs,
    /// Head.
    "head_dice" HeadDice,
    /// Head.
    "head_pass" HeadPass,
    /// Row: an action.
    "row_action" RowAction { nth: Count },
    /// Cell: a player.
    "cell_player" CellPlayer { player: Power },
    /// Cell: dice of both teams.
    "cell_dice" CellDice { free_peoples: Count, shadow: Count },
    /// Cell: yes.
    "cell_yes" CellYes,
    /// Cell: no.
    "cell_no" CellNo,
    /// Cell: the book does not say.
    "cell_open" CellOpen,
    /// Below: what a pass would change.
    "below_order" BelowOrder,
    /// Title: who may do what.
    "table_who" TableWho { turn: Count },
    /// Row: a Nation's Armies, recruits and counter.
    "row_nation" RowNation { nation: Nation },
    /// Row.
    "row_fly" RowFly,
    /// Row.
    "row_recruit_nazgul" RowRecruitNazgul,
    /// Row.
    "row_minion" RowMinion { minion: Minion },
    /// Row.
    "row_fellowship" RowFellowship,
    /// Row.
    "row_decide" RowDecide,
    /// Row.
    "row_allocate" RowAllocate,
    /// Row.
    "row_icon" RowIcon { icon: Power },
    /// Row.
    "row_combat_icon" RowCombatIcon { icon: Power },
    /// Verdict: a march that overstacks.
    "marches_over_limit" MarchesOverLimit { player: Power, region: Region, over: Count },

    // Fields.
    /// Field.
    "field_free_dice" FieldFreeDice,
    /// Field.
    "field_shadow_dice" FieldShadowDice,
    /// Field.
    "field_companions" FieldCompanions,
    /// Field.
    "field_hunted" FieldHunted,
    /// Field.
    "field_hand" FieldHand { player: Power },
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
