use crate::games::riftbound::{labels_en, labels_fr};
use crate::ruling::{Piece, Player, Spot};
use crate::sentences;
use crate::words::{Count, Int};

sentences! {
    /// The names and labels of the board, its tray, its deeds and its examples.
    pub enum Label: en = labels_en::say, fr = labels_fr::say;

    /// The game.
    "game_name" GameName,
    /// What is covered.
    "covers" Covers,
    /// A question.
    "repeat_title" RepeatTitle,
    /// How to ask it.
    "repeat_how" RepeatHow,
    /// A question.
    "new_choices_title" NewChoicesTitle,
    /// How to ask it.
    "new_choices_how" NewChoicesHow,
    /// A question.
    "loop_title" LoopTitle,
    /// How to ask it.
    "loop_how" LoopHow,
    /// Gallery.
    "once_or_twice" OnceOrTwice,
    /// Gallery.
    "b_again" BAgain,
    /// Gallery.
    "burning_out" BurningOut,

    /// A player.
    "player" Player { player: Player },
    /// A piece.
    "name" Name { piece: Piece },
    /// A place.
    "place" Place { place: Spot },
    /// A place with its card.
    "named_place" NamedPlace { place: Spot, piece: Piece },
    /// Runes.
    "ready_rune" ReadyRune { domain: Count },
    /// Runes.
    "exhausted_rune" ExhaustedRune { domain: Count },
    /// Runes.
    "recycled_rune" RecycledRune { domain: Count },
    /// Gold.
    "gold" Gold,
    /// A piece of one's own.
    "own_unit" OwnUnit,
    /// A piece of one's own.
    "own_gear" OwnGear,
    /// A made-up spell.
    "own_spell" OwnSpell,
    /// A made-up spell.
    "name_field" NameField,
    /// A made-up spell.
    "base_cost_field" BaseCostField,
    /// A made-up spell.
    "repeat_field" RepeatField,
    /// A made-up spell.
    "cost_form" CostForm,
    /// A made-up spell.
    "timing_field" TimingField,
    /// A made-up spell.
    "timing_plain" TimingPlain,
    /// A made-up spell.
    "timing_action" TimingAction,
    /// A made-up spell.
    "timing_reaction" TimingReaction,
    /// A made-up spell.
    "differ_field" DifferField,
    /// A made-up spell.
    "does_nothing" DoesNothing,
    /// A made-up spell.
    "does_other" DoesOther,
    /// A made-up spell.
    "does_draw" DoesDraw,
    /// A made-up spell.
    "does_damage" DoesDamage,
    /// A made-up spell.
    "does_damage_in_base" DoesDamageInBase,
    /// A made-up spell.
    "does_damage_at_battlefield" DoesDamageAtBattlefield,
    /// A made-up spell.
    "does_might" DoesMight,
    /// A made-up spell.
    "does_weaken" DoesWeaken,
    /// A made-up spell.
    "does_kill_unit" DoesKillUnit,
    /// A made-up spell.
    "does_kill_gear" DoesKillGear,
    /// A made-up spell.
    "does_stun" DoesStun,
    /// A made-up spell.
    "does_ready" DoesReady,
    /// A made-up spell.
    "does_return" DoesReturn,
    /// A made-up spell.
    "does_move" DoesMove,
    /// A made-up spell.
    "does_token" DoesToken,
    /// A made-up spell.
    "does_counter" DoesCounter,
    /// A made-up spell.
    "mode_does_field" ModeDoesField { number: Count },
    /// A made-up spell.
    "mode_amount_field" ModeAmountField { number: Count },
    /// What a piece is.
    "sort_spell" SortSpell,
    /// What a piece is.
    "sort_unit" SortUnit,
    /// What a piece is.
    "sort_gear" SortGear,
    /// What a piece is.
    "sort_battlefield" SortBattlefield,
    /// What a piece is.
    "sort_legend" SortLegend,
    /// A setting of a unit.
    "buffs_field" BuffsField,
    /// On a unit.
    "buffs" Buffs { buffs: Count },
    /// A setting.
    "enemy_died_field" EnemyDiedField { player: Player },
    /// A setting.
    "empowered_field" EmpoweredField { player: Player },
    /// A setting.
    "near_field" NearField { player: Player },
    /// A setting.
    "next_less_field" NextLessField { player: Player },
    /// A setting.
    "next_repeats_field" NextRepeatsField { player: Player },
    /// Deed.
    "uses" Uses { piece: Piece },
    /// Deed.
    "leaves" Leaves { piece: Piece },
    /// Deed.
    "pays_nothing" PaysNothing { player: Player },
    /// A deed.
    "spends" Spends,
    /// What a piece is.
    "sort_rune" SortRune,

    /// Badge.
    "number" Number { number: Count },
    /// Badge.
    "signed" Signed { number: Int },
    /// Badge.
    "executions" Executions { times: Count },
    /// Badge.
    "floating_energy" FloatingEnergy { energy: Count },
    /// Badge.
    "floating_power" FloatingPower { power: Count },
    /// Badge.
    "might" Might { might: Int },
    /// Badge.
    "damage" Damage { damage: Count },
    /// Badge.
    "deflect" Deflect { deflect: Count },
    /// Badge.
    "assault" Assault { assault: Count },
    /// Badge.
    "stunned" Stunned,
    /// Badge.
    "attacking" Attacking,
    /// Badge.
    "exhausted" Exhausted,

    /// Field.
    "might_field" MightField,
    /// Field.
    "damage_field" DamageField,
    /// Field.
    "deflect_field" DeflectField,
    /// Field.
    "attacking_field" AttackingField,
    /// Field.
    "stunned_field" StunnedField,
    /// Field.
    "turn_field" TurnField,
    /// Field.
    "moment_field" MomentField,
    /// Field.
    "held_field" HeldField { place: Spot },
    /// Option.
    "nobody" Nobody,
    /// Field.
    "controller_field" ControllerField,
    /// Field.
    "times_field" TimesField,
    /// Field.
    "mode_field" ModeField { number: Count },
    /// Field.
    "target_field" TargetField { number: Count, choice: Count },
    /// Option.
    "nothing_chosen" NothingChosen,
    /// An edit that cannot be made.
    "not_a_spell_there" NotASpellThere,
    /// Option.
    "moment_neutral" MomentNeutral,
    /// Option.
    "moment_showdown" MomentShowdown,
    /// Option.
    "moment_combat" MomentCombat,

    /// Field of a loop.
    "maintained_field" MaintainedField,
    /// Option.
    "maintained_none" MaintainedNone,
    /// Option.
    "maintained_both" MaintainedBoth,
    /// Option.
    "maintained_nobody" MaintainedNobody,
    /// Field of a loop.
    "chance_field" ChanceField,
    /// Field of a loop.
    "each_round_field" EachRoundField,
    /// Field of a burn out.
    "victory_field" VictoryField,
    /// Field of a burn out.
    "own_points_field" OwnPointsField,
    /// Field of a burn out.
    "other_points_field" OtherPointsField,

    /// Deed.
    "all_pass" AllPass,
    /// Deed.
    "plays" Plays { piece: Piece },
    /// Deed.
    "elects" Elects,
    /// Deed.
    "chooses" Chooses { chosen: Vec<Piece> },
    /// Deed.
    "pays_otherwise" PaysOtherwise,
    /// Deed.
    "remakes" Remakes,
    /// Deed.
    "keeps" Keeps,
    /// Deed.
    "names" Names { times: Count },
    /// Deed.
    "agrees" Agrees,
    /// Deed.
    "declines" Declines,
    /// Deed.
    "other_deed" OtherDeed,

    /// Would change it.
    "one_more_rune" OneMoreRune { domain: Count },
    /// Would change it.
    "one_fewer_rune" OneFewerRune { domain: Count },
    /// Refused shorthand.
    "shorthand_form" ShorthandForm,
    /// A start.
    "sides_swapped" SidesSwapped,
    /// Refused edit.
    "no_such_piece" NoSuchPiece,
    /// Refused edit.
    "no_such_place" NoSuchPlace,
    /// Refused edit.
    "not_such_a_value" NotSuchAValue,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruling::faults_of;

    #[test]
    fn every_label_stands_in_both_languages() {
        let unsaid = ["ready_rune", "exhausted_rune", "recycled_rune", "one_more_rune", "one_fewer_rune"];
        let faults = faults_of::<Label>().into_iter().filter(|fault| !unsaid.iter().any(|id| fault.starts_with(id)));
        assert_eq!(faults.collect::<Vec<String>>(), Vec::<String>::new());
    }
}
