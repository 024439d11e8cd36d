use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::{tables_en, tables_fr};
use crate::sentences;
use crate::words::Count;

sentences! {
    /// What stands in the tables beside a ruling.
    pub enum Tables: en = tables_en::say, fr = tables_fr::say;

    /// Title: who controls a mixed Army.
    "table_control" Control { region: Region, turn: Count },
    /// Title: who would control two Armies if they became one.
    "table_if_attacked" IfAttacked { region: Region, turn: Count },
    /// Title: who controls after a loss.
    "table_losses" Losses { region: Region },
    /// Title: where each may go with what stands in a region.
    "table_rights" Rights { region: Region },
    /// Title: how a controller may split.
    "table_splits" Splits { region: Region, player: Power },

    /// A player at the head of a column, or in a cell.
    "table_player" Player { player: Power },
    /// Row: units.
    "table_units" Units,
    /// Row: Elites.
    "table_elites" Elites,
    /// Row: the token.
    "table_token" Token,
    /// Cell: a number.
    "table_number" Number { count: Count },
    /// Cell: holds the token.
    "table_holds" Holds,
    /// Cell: holds it not.
    "table_none" Nothing,
    /// Below: who controls it next turn.
    "table_next_turn" NextTurn { player: Power },

    /// Row: a player loses a unit.
    "table_loses" Loses { player: Power, kind: Kind },
    /// Row: a player reduces an Elite.
    "table_reduces" Reduces { player: Power },
    /// Head: in control then.
    "table_then" Then,
    /// Below: what the marks are.
    "table_passes" Passes { player: Power },

    /// A region as the head of a row.
    "table_region" Place { region: Region },
    /// Cell: may move there with all.
    "table_may_move" MayMove,
    /// Cell: may move there without the Nations that are not At War.
    "table_may_move_part" MayMovePart,
    /// Cell: would overstack, which is open.
    "table_may_move_over" MayMoveOver,
    /// Cell: may not enter.
    "table_kept_out" KeptOut,
    /// Cell: may attack.
    "table_may_attack" MayAttack,
    /// Cell: may attack without the Nations that are not At War.
    "table_may_attack_part" MayAttackPart,
    /// Cell: may not attack.
    "table_no_attack" NoAttack,
    /// Below: the one in control.
    "table_controller" Controller { player: Power, other: Power },
    /// Below: each has his own.
    "table_each_his_own" EachHisOwn,

    /// Finding: he controls the part that is set.
    "part_keeps" PartKeeps { player: Power, mine: Count, theirs: Count },
    /// Finding: he would not control it.
    "part_loses" PartLoses { player: Power, mine: Count, theirs: Count },
    /// Finding: who controls what the part leaves behind.
    "stays_behind" StaysBehind { region: Region, player: Power },

    /// Row: with so many of the teammate's.
    "table_with" With { count: Count },
    /// Head: own units.
    "table_own" Own,
    /// Cell: from and to.
    "table_range" Range { least: Count, most: Count },
    /// Below: what is not listed is not allowed.
    "table_else_lost" ElseLost { player: Power },
}

#[cfg(test)]
mod tests {
    use super::Tables;
    use crate::ruling::faults_of;

    #[test]
    fn every_sentence_is_told_in_both_languages() {
        assert_eq!(faults_of::<Tables>(), Vec::<String>::new());
    }
}
