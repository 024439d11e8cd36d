use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::{deeds_en, deeds_fr};
use crate::sentences;
use crate::words::Count;

sentences! {
    /// What a ruling says of Armies that move, attack, lose units and go into a siege.
    pub enum Deeds: en = deeds_en::say, fr = deeds_fr::say;

    // Verdicts.
    /// Verdict: a battle begins.
    "battle" Battle {
        player: Power, from: Region, units: Count, dice: Count, rerolls: Count,
        region: Region, defender: Power, their_units: Count, their_dice: Count, their_rerolls: Count,
    },
    /// Verdict and step: a Settlement is taken.
    "captured" Captured { players: Vec<Power>, region: Region, points: Count },

    // Steps.
    /// He acts with his own Army.
    "acts_with_his_own" ActsWithHisOwn { player: Power },
    /// He takes his own units out of a mixed Army.
    "takes_out" TakesOut { player: Power, region: Region },
    /// He controls the part that acts.
    "keeps_control" KeepsControl { player: Power, mine: Count, theirs: Count },
    /// An Army moves.
    "moves" Moves { player: Power, from: Region, to: Region, units: Count },
    /// What is over the limit is removed after the move.
    "trimmed_afterwards" TrimmedAfterwards { region: Region },
    /// Who may not attack stays behind.
    "left_in_rearguard" LeftInRearguard { nation: Nation, units: Count },
    /// The teammate's separate Army does not fight.
    "takes_no_part" TakesNoPart { player: Power, region: Region },
    /// Attacked, two Armies become one.
    "must_be_one_army" MustBeOneArmy { region: Region, one: Power, other: Power },
    /// Dice and re-rolls.
    "strength" Strength { player: Power, units: Count, dice: Count, rerolls: Count },
    /// Whose Army the Nazgûl lead.
    "nazgul_lead" NazgulLead { region: Region, nazgul: Count, leads: bool },
    /// Companions and Minions are not told apart.
    "characters_not_counted" CharactersNotCounted { region: Region },
    /// A Nation goes a step towards war.
    "wakes" Wakes { nation: Nation, steps: Count },
    /// An Army takes hits.
    "hits_taken" HitsTaken { region: Region, amount: Count },
    /// Units are lost.
    "loses" Loses { player: Power, nation: Nation, kind: Kind, amount: Count },
    /// Elites become Regulars.
    "reduces" Reduces { player: Power, nation: Nation, amount: Count },
    /// An Army goes into a siege.
    "into_siege" IntoSiege { player: Power, region: Region },
    /// Too many for a siege.
    "over_siege_limit" OverSiegeLimit { region: Region, units: Count, over: Count },
    /// The Army stays one.
    "stays_mixed" StaysMixed { region: Region },
    /// The Army parts again.
    "parts_again" PartsAgain { region: Region },

    // Questions.
    /// Prompt.
    "asks_casualties" AsksCasualties { region: Region, amount: Count },
    /// Answer.
    "answer_reduce" AnswerReduce { nation: Nation },

    // Objections.
    /// Objection to an act.
    "force_not_understood" ForceNotUnderstood,
    /// Objection to an act.
    "not_adjacent" NotAdjacent { region: Region, to: Region },
    /// Objection to an act.
    "no_army_of_his" NoArmyOfHis { player: Power, region: Region },
    /// Objection to an act.
    "not_the_controller" NotTheController { player: Power, region: Region, controller: Power },
    /// What would be legal.
    "may_move_out" MayMoveOut { player: Power, region: Region },
    /// Objection to an act.
    "would_lose_control" WouldLoseControl { player: Power, mine: Count, theirs: Count, controller: Power },
    /// Objection to an act.
    "not_his_units" NotHisUnits { player: Power, nation: Nation },
    /// Objection to an act.
    "enemies_hold" EnemiesHold { region: Region },
    /// Objection to an act.
    "nobody_to_attack" NobodyToAttack { region: Region },
    /// Objection to an act.
    "not_at_war_may_not_enter" NotAtWarMayNotEnter { nation: Nation, region: Region },
    /// Objection to an act.
    "would_overstack" WouldOverstack { region: Region, over: Count },
    /// Objection to an act.
    "attackers_not_his" AttackersNotHis { player: Power, region: Region, left: Vec<Nation> },
    /// Objection to an act.
    "needs_a_leader" NeedsALeader { player: Power, region: Region },
    /// Objection to an act.
    "no_hits" NoHits { region: Region },
    /// Objection to an act.
    "no_unit_to_lose" NoUnitToLose { kind: Kind },
    /// Objection to an act.
    "more_than_hits" MoreThanHits { amount: Count, left: Count },
    /// Objection to an act.
    "no_regular_left" NoRegularLeft { nation: Nation },
    /// Objection to an act.
    "not_his_loss" NotHisLoss { player: Power, region: Region },
    /// Objection to an act.
    "no_stronghold" NoStronghold { region: Region },
    /// Objection to an act.
    "nobody_attacks_it" NobodyAttacksIt { region: Region },
    /// Objection to an act.
    "no_battle" NoBattle,
    /// Objection to an act.
    "nothing_to_capture" NothingToCapture { region: Region },

    // Findings.
    /// Finding.
    "found_moves" FoundMoves { player: Power, region: Region, to: Vec<Region> },
    /// Finding.
    "found_kept_out" FoundKeptOut { player: Power, region: Region, to: Vec<Region> },
    /// Finding.
    "found_attacks" FoundAttacks { player: Power, region: Region, to: Vec<Region> },
    /// Finding.
    "found_no_attack" FoundNoAttack { player: Power, region: Region, to: Vec<Region> },
    /// Finding.
    "found_acts_alone" FoundActsAlone { player: Power, region: Region },
    /// Finding.
    "found_controls" FoundControls { player: Power, region: Region },
    /// Finding.
    "found_takes_out" FoundTakesOut { player: Power, region: Region },
    /// Finding.
    "found_split" FoundSplit { player: Power, region: Region, theirs: Count, least: Count, most: Count },
    /// Finding.
    "found_at_war" FoundAtWar { nation: Nation },
    /// Finding.
    "found_stance" FoundStance { nation: Nation, steps: Count, active: bool },

    // Names of deeds.
    /// Deed.
    "named_move" NamedMove { player: Power, region: Region, to: Region },
    /// Objection: the besieged stay.
    "besieged_stays" BesiegedStays { region: Region },
    /// Objection: who is inside is attacked from within the region.
    "only_from_within" OnlyFromWithin { region: Region },
    /// Objection: both sides have an Army there.
    "whose_hits" WhoseHits { region: Region },
    /// An Army of two in a siege takes hits.
    "hits_taken_by" HitsTakenBy { region: Region, side: Side, amount: Count },
    /// Nazgûl without an Army that lost its last unit.
    "nazgul_fall" NazgulFall { region: Region, amount: Count },
    /// The defender retreats.
    "retreats" Retreats { player: Power, region: Region, to: Region },
    /// Objection: who is not attacked does not retreat.
    "no_retreat" NoRetreat { region: Region },
    /// Objection: no way to retreat.
    "not_free" NotFree { region: Region },
    /// A Nation wakes as enemies enter its land.
    "land_wakes" LandWakes { nation: Nation },
    /// A Nation goes a step as a Settlement of its is taken.
    "loses_settlement" LosesSettlement { nation: Nation, steps: Count },
    /// Verdict and step: a Settlement is taken back.
    "taken_back" TakenBack { players: Vec<Power>, region: Region },
    /// Note: a Nation that is not At War in another's land.
    "stands_abroad" StandsAbroad { nation: Nation, region: Region },
    /// Objection: Leaders do not stay behind alone.
    "rearguard_needs_a_unit" RearguardNeedsAUnit { region: Region },
    /// Nobody is left inside.
    "stronghold_empty" StrongholdEmpty { region: Region },
    /// Deed.
    "named_hit_of" NamedHitOf { side: Side, region: Region, amount: Count },
    /// Deed.
    "named_retreat" NamedRetreat { player: Power, region: Region, to: Region },
    /// A sortie.
    "makes_a_sortie" MakesASortie { player: Power, region: Region },
    /// An attack on the besieged.
    "attacks_the_besieged" AttacksTheBesieged { player: Power, region: Region },
    /// An attack on the besiegers from outside.
    "relieves_the_siege" RelievesTheSiege { player: Power, region: Region },
    /// Whose Army is besieged.
    "own_army_besieged" OwnArmyBesieged { player: Power, region: Region, units: Count },
    /// The siege is over.
    "siege_ends" SiegeEnds { region: Region },
    /// More besiegers.
    "joins_besiegers" JoinsBesiegers { region: Region },
    /// Assumed: what comes joins the mixed Army.
    "joins_mixed" JoinsMixed { region: Region },
    /// Finding.
    "found_moves_part" FoundMovesPart { player: Power, region: Region, to: Vec<Region> },
    /// Deed.
    "named_move_part" NamedMovePart { player: Power, region: Region, to: Region, units: Count },
    /// Deed.
    "named_attack_part" NamedAttackPart { player: Power, region: Region, to: Region, units: Count },
    /// Deed.
    "named_attack" NamedAttack { player: Power, region: Region, to: Region },
    /// Deed.
    "named_attack_within" NamedAttackWithin { player: Power, region: Region },
    /// Deed.
    "named_hit" NamedHit { region: Region, amount: Count },
    /// Deed.
    "named_loss" NamedLoss { player: Power, nation: Nation, region: Region },
    /// Deed.
    "named_siege" NamedSiege { player: Power, region: Region },
    /// Deed.
    "named_end_of_battle" NamedEndOfBattle,
    /// Deed.
    "named_capture" NamedCapture { player: Power, region: Region },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruling::faults_of;

    #[test]
    fn every_sentence_tells_all_in_both_languages() {
        assert_eq!(faults_of::<Deeds>(), Vec::<String>::new());
    }
}
