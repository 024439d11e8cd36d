use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::{en, fr};
use crate::ruling::Says as Told;
use crate::sentences;
use crate::words::Count;

sentences! {
    /// What a ruling on shared Armies says: verdicts, steps, findings, objections and questions.
    pub enum Says: en = en::say, fr = fr::say;

    // Verdicts.
    /// Verdict: control by units.
    "controls_by_units" ControlsByUnits { player: Power, region: Region, mine: Count, theirs: Count },
    /// Verdict: control by Elites.
    "controls_by_elites" ControlsByElites { player: Power, region: Region, units: Count, mine: Count, theirs: Count },
    /// Verdict: control by the token.
    "controls_as_leading" ControlsAsLeading { player: Power, region: Region, units: Count, elites: Count, next: Power },
    /// Verdict: two separate Armies.
    "each_keeps_own" EachKeepsOwn { region: Region, one: Power, ones: Count, other: Power, others: Count },
    /// Verdict: separate Armies over the limit.
    "removes_one_each" RemovesOneEach {
        region: Region, first: Power, first_removes: Count, first_left: Count,
        second: Power, second_removes: Count, second_left: Count,
    },
    /// Verdict: a merged Army over the limit, one each.
    "merged_removes_one_each" MergedRemovesOneEach {
        region: Region, first: Power, first_removes: Count, first_left: Count,
        second: Power, second_removes: Count, second_left: Count, controller: Power,
    },
    /// Verdict: a merged Army over the limit, its controller chooses.
    "controller_removes" ControllerRemoves { region: Region, player: Power, removes: Count, then: Power },
    /// Verdict: one player alone over the limit.
    "alone_removes" AloneRemoves { region: Region, player: Power, removes: Count, left: Count },
    /// Verdict: no region is shared.
    "nobody_shares" NobodyShares,
    /// Verdict: no Army unit on the board.
    "no_army" NoArmy,
    /// Verdict: several regions.
    "several" Several { answers: Vec<Told> },

    // Steps.
    /// The numbers that are compared.
    "units_counted" UnitsCounted { region: Region, one: Power, ones: Count, other: Power, others: Count },
    /// What is not counted.
    "not_army_units" NotArmyUnits { region: Region, leaders: Count, nazgul: Count, companions: Count, minions: Count },
    /// Several Nations of one player.
    "counts_for_player" CountsForPlayer { player: Power, nations: Vec<Nation> },
    /// Elites that are Leaders.
    "elites_lead_as_well" ElitesLeadAsWell { region: Region, elites: Count },
    /// One has more units.
    "more_units" MoreUnits { player: Power, mine: Count, theirs: Count },
    /// As many units.
    "units_tie" UnitsTie { units: Count },
    /// One has more Elites.
    "more_elites" MoreElites { player: Power, mine: Count, theirs: Count },
    /// As many Elites.
    "elites_tie" ElitesTie { elites: Count },
    /// Who leads on this turn.
    "holds_token" HoldsToken { player: Power, turn: Count },
    /// The token decides.
    "tie_goes_to_leading" TieGoesToLeading { player: Power },
    /// What control gives.
    "only_controller_acts" OnlyControllerActs { player: Power, region: Region },
    /// A turn begins.
    "turn_begins" TurnBegins { turn: Count, free_peoples: Power, shadow: Power },
    /// Control passes.
    "control_passes" ControlPasses { region: Region, from: Power, to: Power },
    /// Control passes with the token alone.
    "nobody_moved" NobodyMoved { region: Region },
    /// Too many units.
    "over_limit" OverLimit { region: Region, units: Count, over: Count },
    /// Not too many.
    "within_limit" WithinLimit { region: Region, units: Count },
    /// One unit each.
    "one_each" OneEach { first: Power, first_removes: Count, second: Power, second_removes: Count },
    /// One of them has none left.
    "runs_out" RunsOut { player: Power, other: Power },
    /// The controller's choice.
    "controller_chooses_units" ControllerChoosesUnits { player: Power, removes: Count },
    /// A single player's own excess.
    "removes_own" RemovesOwn { player: Power, removes: Count },
    /// Figures leave the region.
    "back_to_reinforcements" BackToReinforcements { player: Power, nation: Nation, kind: Kind, amount: Count },
    /// Control is certain although the figures are still to be chosen.
    "controls_whichever" ControlsWhichever { player: Power },
    /// Control depends on the figures.
    "control_depends" ControlDepends { one: Power, other: Power },
    /// Two Armies.
    "separate_armies" SeparateArmies { region: Region, one: Power, other: Power },
    /// Whose units one may use.
    "own_units_only" OwnUnitsOnly { one: Power, other: Power },
    /// What has to be said first.
    "separate_or_merged_first" SeparateOrMergedFirst { region: Region },
    /// One proposes.
    "proposes_merging" ProposesMerging { player: Power, other: Power, region: Region },
    /// One refuses.
    "refuses_merging" RefusesMerging { player: Power, region: Region },
    /// Said by the table.
    "said_separate" SaidSeparate { region: Region },
    /// They merge.
    "merged" Merged { region: Region, one: Power, other: Power },
    /// One player's own Army.
    "own_army" OwnArmy { player: Power, region: Region, units: Count },

    // Assumptions, questions and readings.
    /// Taken for granted.
    "nobody_merged" NobodyMerged { region: Region },
    /// Taken for granted.
    "came_there_legally" CameThereLegally { region: Region },
    /// Prompt.
    "asks_separate_or_merged" AsksSeparateOrMerged { region: Region, one: Power, other: Power, over: Count },
    /// Prompt.
    "asks_agree_to_merge" AsksAgreeToMerge { region: Region, player: Power, other: Power },
    /// Prompt.
    "asks_remove" AsksRemove { region: Region, player: Power, amount: Count },
    /// Answer.
    "answer_separate" AnswerSeparate,
    /// Answer.
    "answer_merged" AnswerMerged,
    /// Answer.
    "answer_figures" AnswerFigures { nation: Nation, kind: Kind, amount: Count },
    /// What an answer leads to.
    "then_controls" ThenControls { player: Power },
    /// Open question.
    "asks_a7" AsksA7,
    /// Reading.
    "reading_controller_chooses" ReadingControllerChooses,
    /// Reading.
    "reading_one_each" ReadingOneEach,

    // Findings.
    /// Finding.
    "found_control" FoundControl { region: Region, player: Power },
    /// Finding.
    "found_each_his_own" FoundEachHisOwn { region: Region },
    /// Finding.
    "found_control_depends" FoundControlDepends { region: Region },
    /// Finding.
    "found_by_units" FoundByUnits,
    /// Finding.
    "found_by_elites" FoundByElites,
    /// Finding.
    "found_by_leading" FoundByLeading,
    /// Finding.
    "found_units" FoundUnits { player: Power, region: Region, units: Count },
    /// Finding.
    "found_elites" FoundElites { player: Power, region: Region, elites: Count },
    /// Finding.
    "found_removes" FoundRemoves { player: Power, region: Region, units: Count },
    /// Finding.
    "found_removes_between" FoundRemovesBetween { player: Power, region: Region, least: Count, most: Count },
    /// Finding.
    "found_over" FoundOver { region: Region, units: Count },
    /// Finding.
    "found_left" FoundLeft { player: Power, region: Region, units: Count },
    /// Finding.
    "found_next_turn" FoundNextTurn { region: Region, player: Power },
    /// Finding.
    "found_leading" FoundLeading { player: Power },
    /// Finding.
    "found_lose_one" FoundLoseOne { region: Region, loser: Power, player: Power },
    /// Finding, of a player without Regulars.
    "found_lose_elite" FoundLoseElite { region: Region, loser: Power, player: Power },
    /// Finding.
    "found_reduce_elite" FoundReduceElite { region: Region, loser: Power, player: Power },

    // Objections.
    /// Objection to the board.
    "turns_count_from_one" TurnsCountFromOne,
    /// Objection to the board.
    "enemies_share_a_region" EnemiesShareARegion { region: Region, free_peoples: Vec<Nation>, shadow: Vec<Nation> },
    /// Objection to the board.
    "siege_not_covered" SiegeNotCovered { region: Region, free_peoples: Vec<Nation>, shadow: Vec<Nation> },
    /// Objection to the board.
    "more_than_in_the_box" MoreThanInTheBox { nation: Nation, kind: Kind, there: Count, in_box: Count },
    /// Objection to the board.
    "more_companions_than_there_are" MoreCompanionsThanThereAre { there: Count },
    /// Objection to the board.
    "more_minions_than_there_are" MoreMinionsThanThereAre { there: Count },
    /// Objection to the board.
    "leader_without_army" LeaderWithoutArmy { region: Region, leaders: Count },
    /// Objection to an act.
    "excess_goes_first" ExcessGoesFirst { region: Region, over: Count },
    /// Objection to an act.
    "is_one_army" IsOneArmy { region: Region },
    /// What would be legal.
    "move_out" MoveOut { player: Power, region: Region },
    /// Objection to an act.
    "is_one_army_already" IsOneArmyAlready { region: Region },
    /// Objection to an act.
    "nobody_to_merge_with" NobodyToMergeWith { region: Region },
    /// Objection to an act.
    "not_his_army" NotHisArmy { region: Region },
    /// Objection to an act.
    "nothing_to_remove" NothingToRemove { region: Region },
    /// Objection to an act.
    "not_his_to_remove" NotHisToRemove { player: Power, region: Region },
    /// Objection to an act.
    "starts_removing" StartsRemoving { player: Power, region: Region },
    /// Objection to an act.
    "more_than_his_share" MoreThanHisShare { player: Power, amount: Count, left: Count },
    /// Objection to an act.
    "more_than_stand_there" MoreThanStandThere { nation: Nation, kind: Kind, amount: Count, there: Count },
    /// Objection to an act.
    "no_army_unit" NoArmyUnit { kind: Kind },
    /// Objection to an act.
    "not_his_nation" NotHisNation { player: Power, nation: Nation },
    /// Objection to an act.
    "act_not_understood" ActNotUnderstood,
    /// Objection to an act.
    "deed_names_nothing" DeedNamesNothing,
    /// Objection to an act.
    "number_not_understood" NumberNotUnderstood,
    /// Note on an act.
    "stale_answer" StaleAnswer,
    /// Note on a reading.
    "unknown_reading" UnknownReading,
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
