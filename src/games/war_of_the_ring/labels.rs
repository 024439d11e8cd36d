use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::{labels_en, labels_fr};
use crate::sentences;
use crate::words::Count;

sentences! {
    /// The names and labels of the board, its tray, its deeds and its examples.
    pub enum Labels: en = labels_en::say, fr = labels_fr::say;

    /// The game.
    "game_name" GameName,
    /// What is covered.
    "covers" Covers,
    /// The question.
    "army_title" ArmyTitle,
    /// How to ask it.
    "army_how" ArmyHow,
    /// The question of the turn.
    "turn_title" TurnTitle,
    /// How to ask it.
    "turn_how" TurnHow,
    /// The question of the dice.
    "battle_title" BattleTitle,
    /// How to ask it.
    "battle_how" BattleHow,
    /// Gallery.
    "whose_army" WhoseArmy,
    /// Gallery.
    "whose_turn" WhoseTurn,
    /// Gallery.
    "too_many_in_one_region" TooManyInOneRegion,

    /// A player.
    "player" Player { player: Power },
    /// The map.
    "map" Map,
    /// Field.
    "map_field" MapField,
    /// Field.
    "map_front" MapFront,
    /// Field.
    "map_whole" MapWhole,
    /// A region.
    "region" Region { region: Region },
    /// The zone of what was removed.
    "reinforcements" Reinforcements,
    /// A class of figures.
    "figure" Figure { nation: Nation, kind: Kind },
    /// Companions.
    "companion" Companion,
    /// Minions.
    "minion" Minion,
    /// What a figure is.
    "sort_unit" SortUnit,
    /// What a figure is.
    "sort_leader" SortLeader,
    /// What a figure is.
    "sort_character" SortCharacter,

    /// Badge.
    "controlled_by" ControlledBy { player: Power },
    /// Badge.
    "controlled_short" ControlledShort { player: Power },
    /// Badge.
    "two_armies" TwoArmies,
    /// Badge.
    "two_armies_short" TwoArmiesShort,
    /// Badge.
    "units_of" UnitsOf { units: Count, limit: Count },
    /// Badge.
    "units_of_short" UnitsOfShort { units: Count, limit: Count },
    /// Badge.
    "over_by" OverBy { over: Count },
    /// Badge.
    "over_by_short" OverByShort { over: Count },
    /// Badge.
    "goes" Goes { amount: Count },
    /// Badge.
    "goes_short" GoesShort { amount: Count },
    /// Badge.
    "leads_too" LeadsToo,
    /// Badge.
    "leads_too_short" LeadsTooShort,

    /// Field.
    "turn_field" TurnField,
    /// Field.
    "players_field" PlayersField,
    /// Option.
    "three_players" ThreePlayers,
    /// Option.
    "four_players" FourPlayers,
    /// Field.
    "saruman_field" SarumanField,
    /// Field.
    "stand_field" StandField { region: Region },
    /// Objection to a typed number.
    "below_nought" BelowNought,
    /// Field.
    "part_field" PartField { region: Region },
    /// Option.
    "part_all" PartAll,
    /// Option.
    "part_some" PartSome,
    /// Field.
    "part_of" PartOf { nation: Nation, kind: Kind },
    /// Field.
    "besieged_field" BesiegedField { region: Region },
    /// Option.
    "besieged_nobody" BesiegedNobody,
    /// Option.
    "besieged_free_peoples" BesiegedFreePeoples,
    /// Option.
    "besieged_shadow" BesiegedShadow,
    /// Field.
    "stance_field" StanceField { nation: Nation },
    /// Option.
    "at_war" AtWar,
    /// Option.
    "steps_active" StepsActive { steps: Count },
    /// Option.
    "steps_passive" StepsPassive { steps: Count },
    /// Option.
    "stand_unsaid" StandUnsaid,
    /// Option.
    "stand_separate" StandSeparate,
    /// Option.
    "stand_mixed" StandMixed,

    /// Deed.
    "next_turn_begins" NextTurnBegins,
    /// Deed.
    "both_merge" BothMerge { region: Region },
    /// Deed.
    "merges" Merges { player: Power, region: Region },
    /// Deed.
    "both_stay_separate" BothStaySeparate { region: Region },
    /// Deed.
    "keeps_separate" KeepsSeparate { player: Power, region: Region },
    /// Deed.
    "removes" Removes { player: Power, nation: Nation, kind: Kind, amount: Count, region: Region },
    /// Deed.
    "unknown_deed" UnknownDeed,

    /// Would change it.
    "one_more" OneMore { nation: Nation, kind: Kind, region: Region },
    /// Would change it.
    "one_fewer" OneFewer { nation: Nation, kind: Kind, region: Region },
    /// Would change it.
    "on_turn" OnTurn { turn: Count },
    /// Would change it.
    "if_merged" IfMerged { region: Region },
    /// Would change it.
    "if_separate" IfSeparate { region: Region },

    /// Refused edit.
    "no_such_piece" NoSuchPiece,
    /// Refused edit.
    "no_such_place" NoSuchPlace,
    /// Refused edit.
    "fewer_there" FewerThere { there: Count, amount: Count },
    /// Refused edit.
    "nation_has_no_such_figure" NationHasNoSuchFigure { nation: Nation, kind: Kind },
    /// A start.
    "start_of_four" StartOfFour,
    /// A start.
    "start_of_three" StartOfThree,
    /// A start.
    "start_with_armies" StartWithArmies,
    /// Refused edit.
    "not_such_a_value" NotSuchAValue,
    /// Refused shorthand.
    "shorthand_form" ShorthandForm,
    /// Refused shorthand.
    "shorthand_nation" ShorthandNation,
    /// Refused shorthand.
    "shorthand_which" ShorthandWhich,
    /// Refused shorthand.
    "shorthand_number" ShorthandNumber,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruling::faults_of;

    #[test]
    fn every_label_stands_in_both_languages() {
        assert_eq!(faults_of::<Labels>(), Vec::<String>::new());
    }
}
