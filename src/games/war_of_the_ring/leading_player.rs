use crate::games::war_of_the_ring::nations::Side;
use crate::games::war_of_the_ring::players::{Players, Power};
use crate::words::Count;

/// Says who holds a side's Leading Player token on a turn.
///
/// # Says
/// Gondor and the Witch-king hold the tokens on turn 1; each later turn begins with passing them to the teammate. So
/// they lead on odd turns, Rohan and Saruman on even ones, whatever the number. Who plays his side alone leads it.
/// # Source
/// Second edition, p.45 (LP1); for the parity LP2, for three players LP5, which follow from it.
/// # Case
/// C03, C04, C10.
pub fn holds_the_leading_token(side: Side, turn: &Count, players: Players) -> Power {
    match (side, players, turn.is_odd()) {
        (Side::FreePeoples, Players::Three, _) => Power::FreePeoples,
        (Side::FreePeoples, Players::Four, true) => Power::Gondor,
        (Side::FreePeoples, Players::Four, false) => Power::Rohan,
        (Side::Shadow, _, true) => Power::WitchKing,
        (Side::Shadow, _, false) => Power::Saruman,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parity_agrees_with_passing_the_token_turn_by_turn() {
        for side in Side::ALL {
            let mut holder = match side {
                Side::FreePeoples => Power::Gondor,
                Side::Shadow => Power::WitchKing,
            };
            for turn in 1..=2000_u64 {
                if turn > 1 {
                    holder = holder.teammate();
                }
                assert_eq!(holds_the_leading_token(side, &Count::from(turn), Players::Four), holder, "turn {turn}");
            }
        }
    }

    #[test]
    fn a_player_who_has_his_side_alone_always_leads_it() {
        for turn in 1..=4_u64 {
            let holder = holds_the_leading_token(Side::FreePeoples, &Count::from(turn), Players::Three);
            assert_eq!(holder, Power::FreePeoples);
        }
        let even = holds_the_leading_token(Side::Shadow, &Count::from(2), Players::Three);
        assert_eq!(even, Power::Saruman);
    }
}
