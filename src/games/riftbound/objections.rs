use crate::games::riftbound::cost::Cost;
use crate::games::riftbound::{en_objections, fr_objections};
use crate::ruling::{Piece, Player};
use crate::sentences;
use crate::words::Count;

sentences! {
    /// What rulings object to.
    pub enum Objects: en = en_objections::say, fr = fr_objections::say;

    /// Objection.
    "no_such_player" NoSuchPlayer,
    /// Objection.
    "no_such_place" NoSuchPlace,
    /// Objection.
    "not_a_number_here" NotANumberHere,
    /// Objection.
    "not_a_spell_text" NotASpellText { name: Piece },
    /// Objection.
    "too_many_instances" TooManyInstances { name: Piece, most: Count },
    /// Objection.
    "not_an_ability_text" NotAnAbilityText,
    /// Objection.
    "too_many_pieces" TooManyPieces { most: Count },
    /// Objection.
    "id_taken" IdTaken,
    /// Objection.
    "unknown_card" UnknownCard,
    /// Objection.
    "not_an_item" NotAnItem,
    /// Objection.
    "finish_first" FinishFirst { spell: Piece },
    /// Objection.
    "decide_first" DecideFirst,
    /// Objection.
    "not_there" NotThere { piece: Piece },
    /// Objection.
    "not_a_spell" NotASpell { piece: Piece },
    /// Objection.
    "not_in_hand" NotInHand { piece: Piece, player: Player },
    /// Objection.
    "not_now" NotNow { spell: Piece },
    /// Objection.
    "kills_to_play" KillsToPlay { spell: Piece, units: Count },
    /// Objection.
    "repeat_only_as_played" RepeatOnlyAsPlayed,
    /// Objection.
    "not_asked" NotAsked { player: Player },
    /// Objection.
    "instance_twice" InstanceTwice { spell: Piece, number: Count },
    /// Objection.
    "no_such_instance" NoSuchInstance { spell: Piece, number: Count, there: Count },
    /// Objection.
    "not_enough_choices" NotEnoughChoices { spell: Piece, executions: Count },
    /// Objection.
    "cannot_pay" CannotPay { spell: Piece, cost: Cost },
    /// Objection.
    "nothing_to_choose" NothingToChoose,
    /// Objection.
    "mode_twice" ModeTwice { spell: Piece, mode: Count },
    /// Objection.
    "illegal_choice" IllegalChoice { spell: Piece, number: Count, chosen: Vec<Piece> },
    /// Objection.
    "nothing_to_pay" NothingToPay,
    /// Objection.
    "no_such_way" NoSuchWay { way: Count, ways: Count },
    /// Objection.
    "nobody_does_it" NobodyDoesIt,
    /// Objection.
    "names_nothing" NamesNothing,
    /// Objection.
    "no_window_inside" NoWindowInside { number: Count },
    /// Objection.
    "nothing_on_the_chain" NothingOnTheChain,
    /// Objection.
    "not_so_many_runes" NotSoManyRunes { player: Player },
    /// Objection.
    "nothing_copies" NothingCopies { spell: Piece },
    /// Objection.
    "unknown_deed" UnknownDeed,
    /// Objection.
    "nothing_to_remake" NothingToRemake,
    /// Objection.
    "repeat_not_reopened" RepeatNotReopened { spell: Piece, executions: Count },
    /// Objection.
    "kept_is_illegal" KeptIsIllegal { piece: Piece },
    /// Objection.
    "moved_over_not_allowed" MovedOverNotAllowed { spell: Piece },
    /// Objection.
    "no_such_number" NoSuchNumber,
    /// Objection.
    "plays_no_spells" PlaysNoSpells { player: Player },
    /// Objection.
    "cannot_activate" CannotActivate { piece: Piece },
    /// Objection.
    "no_buff_there" NoBuffThere { piece: Piece, player: Player },
    /// Note.
    "stale_answer" StaleAnswer,
    /// Note.
    "unknown_reading" UnknownReading,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruling::faults_of;

    #[test]
    fn every_objection_tells_all_in_both_languages() {
        assert_eq!(faults_of::<Objects>(), Vec::<String>::new());
    }
}
