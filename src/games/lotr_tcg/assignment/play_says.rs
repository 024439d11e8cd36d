//! What the phases around the assignments say: actions, bans, decisions, skirmishes one by one.

use crate::games::lotr_tcg::assignment::{en_play, fr_play};
use crate::ruling::{Piece, Player};
use crate::sentences;
use crate::words::Count;

sentences! {
    /// Sentences of the phases around the assignments.
    pub enum Play: en = en_play::play, fr = fr_play::play;

    /// An objection.
    "cannot_be_assigned" CannotBeAssigned { minion: Piece },
    /// An objection.
    "not_by_free_peoples" NotByFreePeoples { minion: Piece },
    /// An objection.
    "barred" Barred { minion: Piece, character: Piece },
    /// An objection.
    "too_weak_for" TooWeakFor { minion: Piece, character: Piece, least: Count, strength: Count },
    /// An objection.
    "away_from_home" AwayFromHome { ally: Piece },
    /// An objection.
    "is_unhasty" IsUnhasty { character: Piece },
    /// An objection.
    "not_fierce" NotFierce { minion: Piece },
    /// An objection.
    "decide_first" DecideFirst,
    /// An objection.
    "no_actions_now" NoActionsNow,
    /// An objection.
    "nobody_there" NobodyThere,
    /// An objection.
    "not_his_chance" NotHisChance { seat: Player },
    /// An objection.
    "gone_already" GoneAlready { piece: Piece },
    /// An objection.
    "limit_reached" LimitReached { piece: Piece, limit: Count },
    /// An objection.
    "cannot_be_cancelled" CannotBeCancelled { ring_bearer: Piece },
    /// An objection.
    "which_minion_is_assigned" WhichMinionIsAssigned { piece: Piece },
    /// An objection.
    "minion_is_assigned" MinionIsAssigned { minion: Piece, by: Piece },
    /// An objection.
    "character_is_assigned" CharacterIsAssigned { character: Piece, by: Piece },
    /// An objection.
    "nobody_to_assign" NobodyToAssign { piece: Piece },
    /// An objection.
    "not_for_this_card" NotForThisCard { piece: Piece },
    /// An objection.
    "needs_companions" NeedsCompanions { piece: Piece, needed: Count },
    /// An objection.
    "needs_hobbits" NeedsHobbits { piece: Piece, needed: Count },
    /// An objection.
    "needs_controlled_site" NeedsControlledSite { piece: Piece },
    /// An objection.
    "needs_uruk_hai" NeedsUrukHai { piece: Piece },
    /// An objection.
    "needs_site_up_to" NeedsSiteUpTo { piece: Piece, most: Count },
    /// An objection.
    "needs_hobbit_in_skirmish" NeedsHobbitInSkirmish { piece: Piece },
    /// An objection.
    "assignments_first" AssignmentsFirst,
    /// An objection.
    "free_peoples_pick" FreePeoplesPick,
    /// An objection.
    "no_such_skirmish" NoSuchSkirmish,
    /// An objection.
    "lurker_waits" LurkerWaits { character: Piece, first: Piece },
    /// An objection.
    "nothing_to_decide" NothingToDecide,
    /// An objection.
    "somebody_else_decides" SomebodyElseDecides,
    /// An objection.
    "who_is_discarded" WhoIsDiscarded,
    /// An objection.
    "not_among_them" NotAmongThem,
    /// An objection.
    "which_target" WhichTarget,
    /// An objection.
    "no_archery_now" NoArcheryNow,
    /// An objection.
    "not_your_piece" NotYourPiece,
    /// An objection.
    "actions_first" ActionsFirst,
    /// An objection.
    "not_time_to_assign" NotTimeToAssign,
    /// An objection.
    "not_his_turn" NotHisTurn { seat: Player },
    /// An objection.
    "not_his_minion" NotHisMinion { minion: Piece, seat: Player },
    /// A step.
    "window_closes" WindowCloses,
    /// A step.
    "action_assigns" ActionAssigns { minion: Piece, character: Piece },
    /// A step.
    "prevents" Prevents { minion: Piece, character: Piece, payer: Piece },
    /// A step.
    "is_exhausted" IsExhausted { piece: Piece },
    /// A step.
    "ambushes" Ambushes { minion: Piece, added: Count, now: Count },
    /// A step.
    "no_ambush" NoAmbush { minion: Piece },
    /// A step.
    "becomes_fierce_or_not" BecomesFierceOrNot { minion: Piece, fierce: bool },
    /// A step.
    "fierce_round" FierceRound { minions: Vec<Piece> },
    /// A step.
    "archery_totals" ArcheryTotals { fellowship: Count, minions: Count },
    /// A step.
    "archery_wound" ArcheryWound { piece: Piece },
    /// A step.
    "skirmish_starts" SkirmishStarts { character: Piece },
    /// A step.
    "effects_end" EffectsEnd,
    /// A step.
    "skirmish_cancelled" SkirmishCancelled { character: Piece, minions: Vec<Piece> },
    /// A step.
    "out_of_play" OutOfPlay { piece: Piece },
    /// A step.
    "does_not_happen" DoesNotHappen { character: Piece },
    /// A step.
    "side_is_gone" SideIsGone { pieces: Vec<Piece>, free_peoples_win: bool },
    /// A step.
    "puts_on_the_ring" PutsOnTheRing { piece: Piece, ring: Piece },
    /// A step.
    "wound_becomes_burdens" WoundBecomesBurdens { piece: Piece, added: Count, burdens: Count },
    /// A step.
    "nothing_to_prevent" NothingToPrevent { card: Piece },
    /// A step.
    "corrupted_by_the_ring" RingBearerCorrupted { piece: Piece, burdens: Count, resistance: Count },
    /// A step.
    "other_card_wounds" OtherCardWounds { piece: Piece },
    /// A step.
    "other_card_kills" OtherCardKills { piece: Piece },
    /// A step.
    "other_card_unassigns" OtherCardUnassigns { piece: Piece },
    /// A step.
    "other_card_makes_fierce" OtherCardMakesFierce { piece: Piece },
    /// A step.
    "other_card_strengthens" OtherCardStrengthens { piece: Piece, more: Count },
    /// A finding.
    "burdens_found" BurdensFound { burdens: Count },
    /// A finding.
    "options_too_many" OptionsTooMany,
    /// A question or an answer.
    "asks_action" AsksAction { seat: Player },
    /// A question or an answer.
    "asks_action_of_many" AsksActionOfMany { seat: Player, listed: Count },
    /// A question or an answer.
    "number_of_use" NumberOfUse,
    /// A question or an answer.
    "asks_exertions" AsksExertions { minion: Piece, owed: Count },
    /// A question or an answer.
    "do_exert" DoExert { piece: Piece },
    /// A question or an answer.
    "do_assign_as" DoAssignAs { nth: Count },
    /// A step.
    "owes_exertions" OwesExertions { minion: Piece, owed: Count },
    /// A step.
    "exerts_for_it" ExertsForIt { payer: Piece, minion: Piece },
    /// An objection.
    "cannot_pay_exertions" CannotPayExertions { minion: Piece, owed: Count },
    /// An objection.
    "was_taken_out" WasTakenOut { minion: Piece },
    /// An objection.
    "no_such_way" NoSuchWay,
    /// An objection.
    "one_by_one" OneByOne { minion: Piece },
    /// A finding.
    "options_depend_on_prices" OptionsDependOnPrices { owed: Count },
    /// An objection.
    "needs_site_from" NeedsSiteFrom { piece: Piece, least: Count },
    /// An objection.
    "needs_to_be_unassigned" NeedsToBeUnassigned { piece: Piece },
    /// An objection.
    "not_fighting_him" NotFightingHim { piece: Piece, target: Piece, bearer: Piece },
    /// An objection.
    "takes_no_arrow" TakesNoArrow { piece: Piece },
    /// A step.
    "archers_are" ArchersAre { fellowship: Vec<Piece>, minions: Vec<Piece>, more: Count },
    /// What a use gives.
    "then_takes" ThenTakes { character: Piece, room: Count, free: Count },
    /// A step.
    "archery_skipped" ArcherySkipped { piece: Piece },
    /// A step.
    "exerts_at_the_start" ExertsAtTheStart { piece: Piece, card: Piece },
    /// A step.
    "may_take_over" MayTakeOver { sam: Piece, piece: Piece },
    /// A step.
    "takes_the_ring_over" TakesTheRingOver { sam: Piece, piece: Piece },
    /// A question or an answer.
    "asks_take_over" AsksTakeOver { sam: Piece },
    /// A question or an answer.
    "do_take_over" DoTakeOver,
    /// A question or an answer.
    "do_pass" DoPass,
    /// A question or an answer.
    "asks_prevent" AsksPrevent { minion: Piece, character: Piece },
    /// A question or an answer.
    "do_prevent_by" DoPreventBy { payer: Piece },
    /// A question or an answer.
    "do_allow" DoAllow,
    /// A question or an answer.
    "asks_choose" AsksChoose { minion: Piece },
    /// A question or an answer.
    "asks_ambush" AsksAmbush { minion: Piece },
    /// A question or an answer.
    "do_ambush" DoAmbush { added: Count },
    /// A question or an answer.
    "do_decline" DoDecline,
    /// A question or an answer.
    "asks_ring" AsksRing { piece: Piece, due: Count },
    /// A question or an answer.
    "do_put_on" DoPutOn,
    /// A question or an answer.
    "do_not_now" DoNotNow,
    /// A question or an answer.
    "asks_fierce" AsksFierce { minion: Piece },
    /// A question or an answer.
    "do_become_fierce" DoBecomeFierce,
    /// A question or an answer.
    "asks_next" AsksNext,
    /// A question or an answer.
    "do_fight" DoFight { character: Piece },
    /// A question or an answer.
    "asks_archery" AsksArchery { wounds: Count },
    /// A question or an answer.
    "do_archery" DoArchery { piece: Piece },
    /// A question or an answer.
    "do_use" DoUse { piece: Piece },
    /// A question or an answer.
    "do_use_on" DoUseOn { piece: Piece, target: Piece },
    /// A question or an answer.
    "do_use_to_assign" DoUseToAssign { piece: Piece, minion: Piece, character: Piece },
    /// A question or an answer.
    "do_use_to_make_assign" DoUseToMakeAssign { piece: Piece, minion: Piece },
    /// A question or an answer.
    "do_add_twilight" DoAddTwilight,
    /// A question or an answer.
    "do_prevent" DoPrevent,
    /// A question or an answer.
    "do_other_card" DoOtherCard,
}
