use crate::games::war_of_the_ring::battle::chances::Fraction;
use crate::games::war_of_the_ring::battle::{en, fr};
use crate::sentences;
use crate::words::Count;

sentences! {
    /// What a ruling on dice says.
    pub enum Says: en = en::say, fr = fr::say;

    /// Verdict: a round of combat.
    "combat_round" CombatRound { attacker_target: Count, defender_target: Count, dice: Count, rerolls: Count },
    /// Verdict: a Hunt roll.
    "hunt_chance" HuntChance { dice: Count, target: Count, rerolls: Count, chance: Fraction },
    /// Step.
    "walls" Walls,
    /// Step.
    "open_field" OpenField,
    /// Step.
    "siege" Siege,
    /// Step.
    "dice_and_rerolls" DiceAndRerolls { dice: Count, rerolls: Count },
    /// Step.
    "in_the_box" InTheBox { allocated: Count, eyes: Count, dice: Count },
    /// Step.
    "each_adds_one" EachAddsOne { free_dice: Count, target: Count },
    /// Step.
    "hunt_rerolls" HuntRerolls { rerolls: Count },
    /// Title of the table.
    "table_hits" TableHits { round: Count },
    /// Title of the table.
    "table_hunt" TableHunt,
    /// Head.
    "head_attacker" HeadAttacker { target: Count },
    /// Head.
    "head_defender" HeadDefender { target: Count },
    /// Head.
    "head_chance" HeadChance,
    /// Row.
    "row_hits" RowHits { hits: Count },
    /// Row.
    "row_mean" RowMean,
    /// Row.
    "row_found" RowFound,
    /// Row.
    "row_not_found" RowNotFound,
    /// Cell.
    "cell_chance" CellChance { chance: Fraction },
    /// Objection to the board.
    "nobody_fights" NobodyFights,
    /// Objection to the board.
    "rounds_from_one" RoundsFromOne,
    /// Objection to the board.
    "only_strongholds" OnlyStrongholds,
    /// Objection to an act.
    "no_deeds_here" NoDeedsHere,
    /// Finding.
    "found_attacker_target" FoundAttackerTarget { target: Count },
    /// Finding.
    "found_defender_target" FoundDefenderTarget { target: Count },
    /// Finding.
    "found_hits" FoundHits { hits: Count, chance: Fraction, per_mille: Count },
    /// Finding.
    "found_defender_hits" FoundDefenderHits { hits: Count, chance: Fraction, per_mille: Count },
    /// Finding.
    "found_mean" FoundMean { mean: Fraction },
    /// Finding.
    "found_defender_mean" FoundDefenderMean { mean: Fraction },
    /// Finding.
    "found_rounds" FoundRounds { rounds: Count },
    /// Finding.
    "found_hunt_dice" FoundHuntDice { dice: Count },

    /// Field.
    "field_site" FieldSite,
    /// Option.
    "site_plain" SitePlain,
    /// Option.
    "site_city" SiteCity,
    /// Option.
    "site_fortification" SiteFortification,
    /// Option.
    "site_stronghold" SiteStronghold,
    /// Field.
    "field_siege" FieldSiege,
    /// Field.
    "field_round" FieldRound,
    /// Field.
    "field_units" FieldUnits,
    /// Field.
    "field_leadership" FieldLeadership,
    /// Field.
    "field_elites" FieldElites,
    /// Field.
    "field_allocated" FieldAllocated,
    /// Field.
    "field_eyes" FieldEyes,
    /// Field.
    "field_free_dice" FieldFreeDice,
    /// Field.
    "field_conditions" FieldConditions,
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
