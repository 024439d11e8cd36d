//! What the question about loops says on the way: steps and verdicts.

use crate::games::lotr_tcg::looping::{en, fr};
use crate::ruling::{Piece, Player, Says};
use crate::sentences;
use crate::words::{Count, Int};

sentences! {
    /// Steps and verdicts of the question about loops.
    pub enum LoopStep: en = en::step, fr = fr::step;

    /// A player uses an ability.
    "ability_used" Used { seat: Player, piece: Piece, costs: Vec<Says>, effects: Vec<Says> },
    /// A cost: burdens are added.
    "adds_burdens" AddsBurdens { burdens: Count, now: Int },
    /// A cost: burdens are removed.
    "removes_burdens" RemovesBurdens { burdens: Count, now: Int },
    /// An effect: strength.
    "gains_strength" GainsStrength { piece: Piece, by: Count, now: Int },
    /// An effect: no wounds.
    "is_unwoundable" IsUnwoundable { piece: Piece },
    /// A cost: threats are added.
    "adds_threats" AddsThreats { threats: Count, now: Int },
    /// A cost: threats are removed.
    "removes_threats" RemovesThreats { threats: Count, now: Int },
    /// A cost: twilight is removed.
    "removes_twilight" RemovesTwilight { twilight: Count, now: Int },
    /// An effect: twilight is added.
    "adds_twilight" AddsTwilight { twilight: Count, now: Int },
    /// An effect: defender +1.
    "gains_defender" GainsDefender { piece: Piece },
    /// An effect: fierce.
    "becomes_fierce" BecomesFierce { piece: Piece },
    /// An effect: it may skirmish.
    "may_skirmish" MaySkirmish { piece: Piece },
    /// An effect: it may be assigned.
    "may_be_assigned" MayBeAssigned { piece: Piece },
    /// An effect: the Free Peoples player cannot assign the character to it.
    "is_barred" IsBarred { piece: Piece, character: Piece },
    /// An effect: strength of one piece for another.
    "lends_strength" LendsStrength { piece: Piece, to: Piece, now: Int },
    /// An effect: the Ring is worn.
    "wears_the_ring" WearsTheRing { piece: Piece },
    /// An effect: nothing is added to the archery total.
    "adds_no_arrow" AddsNoArrow { piece: Piece },
    /// An effect: a wound.
    "is_wounded" IsWounded { piece: Piece },
    /// A cost: exertions.
    "exerts" Exerts { piece: Piece, times: Count, now: Int },
    /// A cost: the card is discarded.
    "discards_itself" DiscardsItself { piece: Piece },
    /// An effect: damage bonus.
    "gains_damage" GainsDamage { piece: Piece, by: Count, now: Int },
    /// An effect: wounds are healed.
    "heals" Heals { piece: Piece, now: Int },
    /// An effect: a minion goes.
    "discards_a_minion" DiscardsAMinion,
    /// An effect that finds no minion.
    "no_minion_to_discard" NoMinionToDiscard,
    /// An effect: a condition goes.
    "discards_a_condition" DiscardsACondition { now: Int },
    /// An effect that finds no condition.
    "no_condition_to_discard" NoConditionToDiscard,
    /// An effect: a card comes into play.
    "plays_card" PlaysCard { card: Piece, now: Int },
    /// An effect that finds no card.
    "nothing_found" NothingFound,
    /// Who has the first chance.
    "acts_first" ActsFirst { seat: Player },
    /// A player passes.
    "passes" Passes { seat: Player },
    /// Two passes in a row.
    "actions_end" ActionsEnd,
    /// Everybody has passed, outside a skirmish.
    "window_ends" WindowEnds,
    /// A card stops abilities.
    "abilities_are_stopped" AbilitiesAreStopped { card: Piece },
    /// A bonus that holds.
    "bonus_holds" BonusHolds { piece: Piece, by: Count },
    /// Bonuses that take each other away.
    "required_loop" RequiredLoop { pieces: Vec<Piece> },
    /// Nobody has anything but a pass.
    "nobody_can_act" NobodyCanAct,
    /// A round is proposed that can be repeated forever.
    "loop_found" LoopFound { seat: Player, burdens: Int },
    /// The same outside a skirmish.
    "loop_found_here" LoopFoundHere { seat: Player },
    /// Nobody can intervene.
    "nobody_else_acts" NobodyElseActs,
    /// A player does not intervene.
    "lets_go_on" LetsGoOn { seat: Player },
    /// A player intervenes.
    "intervenes" Intervenes { seat: Player, after: Count },
    /// A response that does not stop the loop.
    "responds_only" RespondsOnly { seat: Player },
    /// Iterations done by hand count.
    "done_by_hand" DoneByHand { times: Count },
    /// Who names the number.
    "names_whoever_began" NamesWhoeverBegan { seat: Player },
    /// Who names the number alone.
    "names_alone" NamesAlone { seat: Player },
    /// Who names the number by a reading, though another player acts too.
    "names_as_if_alone" NamesAsIfAlone { seat: Player },
    /// A number is named.
    "names_number" NamesNumber { seat: Player, times: Count },
    /// Nothing is lower than 0.
    "nothing_is_lower" NothingIsLower,
    /// The number stands.
    "agrees" Agrees { seat: Player, times: Count },
    /// A lower number.
    "names_lower" NamesLower { seat: Player, times: Count, than: Count },
    /// The round is done so many times more.
    "repeats" Repeats { times: Count },
    /// The right player has the final action already.
    "acts_last" ActsLast { seat: Player },
    /// One action is added.
    "action_added" ActionAdded { seat: Player },
    /// The action to be added cannot be paid for.
    "added_cannot_be_paid" AddedCannotBePaid { seat: Player },
    /// The action to be added is left out.
    "added_left_out" AddedLeftOut { seat: Player },
    /// The Ring-bearer is corrupted.
    "resistance_gone" ResistanceGone { ring_bearer: Piece, burdens: Int, resistance: Count },
    /// The totals.
    "totals_now" Totals { character: Piece, strength: Int, minions: Vec<Piece>, against: Int },
    /// Nobody has strength.
    "nobody_has_strength" NobodyHasStrength,
    /// The character is overwhelmed.
    "is_overwhelmed" Overwhelmed { character: Piece },
    /// The minions are overwhelmed.
    "minions_overwhelmed" MinionsOverwhelmed { minions: Vec<Piece> },
    /// A tie.
    "tie_is_the_shadows" TieIsTheShadows { strength: Int },
    /// The Shadow has more.
    "shadow_has_more" ShadowHasMore,
    /// The Free Peoples have more.
    "free_peoples_have_more" FreePeoplesHaveMore,
    /// The loser takes no wounds.
    "takes_no_wound" TakesNoWound { character: Piece },
    /// A loser takes wounds.
    "takes_wounds_now" TakesWounds { piece: Piece, wounds: Count },
    /// A loser dies of them.
    "dies_of_them" DiesOfThem { piece: Piece },
    /// The Ring-bearer is dead.
    "ring_bearer_dead" RingBearerDead { piece: Piece },

    /// Verdict: the Shadow wins the skirmish.
    "the_shadow_wins" ShadowWins {
        last: Option<Player>, character: Piece, strength: Int, minions: Vec<Piece>, against: Int, burdens: Int,
        wounds: Count,
    },
    /// Verdict: the Shadow wins the skirmish, and the wounds kill.
    "the_shadow_wins_and_kills" ShadowWinsAndKills {
        last: Option<Player>, character: Piece, strength: Int, minions: Vec<Piece>, against: Int, burdens: Int,
        wounds: Count, loses_game: bool,
    },
    /// Verdict: the Shadow overwhelms.
    "the_shadow_overwhelms" ShadowOverwhelms {
        last: Option<Player>, character: Piece, strength: Int, minions: Vec<Piece>, against: Int, burdens: Int,
        loses_game: bool,
    },
    /// Verdict: the Free Peoples win the skirmish.
    "the_free_peoples_win" FreePeoplesWin {
        last: Option<Player>, character: Piece, strength: Int, minions: Vec<Piece>, against: Int, burdens: Int,
        wounds: Count, dead: Vec<Piece>,
    },
    /// Verdict: the Free Peoples overwhelm.
    "the_free_peoples_overwhelm" FreePeoplesOverwhelm {
        last: Option<Player>, character: Piece, strength: Int, minions: Vec<Piece>, against: Int, burdens: Int,
    },
    /// Verdict: corrupted inside the loop.
    "corrupted" Corrupted {
        ring_bearer: Piece, seat: Player, iteration: Count, burdens: Int, resistance: Count,
    },
    /// Verdict: corrupted by an action outside the iterations.
    "corrupted_by_one_action" CorruptedByOneAction {
        ring_bearer: Piece, seat: Player, burdens: Int, resistance: Count,
    },
    /// Verdict: a window without a loop.
    "window_stands" WindowStands { twilight: Int, minions: Int, conditions: Int },
    /// Verdict: a loop outside a skirmish is done.
    "loop_is_done" LoopIsDone { iterations: Count, last: Option<Player>, twilight: Int, minions: Int, conditions: Int },
    /// Verdict: another player stopped it.
    "loop_is_broken_off" LoopIsBrokenOff {
        seat: Player, iterations: Count, named: Count, twilight: Int, minions: Int, conditions: Int,
    },
    /// Verdict: from an early iteration on nothing changes.
    "number_does_not_matter" NumberDoesNotMatter { iterations: Count, after: Count, twilight: Int },
    /// Verdict: there is no skirmish.
    "no_skirmish" NoSkirmish { character: Piece },
}
