//! How a skirmish ends: totals, ties, double, wounds one by one.

use crate::cards::Seat::{self, FreePeoples, Shadow};
use crate::piece::Piece;

/// What a skirmish came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    pub free_peoples: i64,
    pub shadow: i64,
    pub winner: Seat,
    pub overwhelmed: bool,
    /// Wounds that each loser is due.
    pub due: i64,
    /// Wounds that were placed on the losers, all together.
    pub placed: i64,
    pub killed: Vec<String>,
    pub survivors: Vec<String>,
}

/// Resolves the skirmish of a character with at least one minion.
pub fn resolve(character: &mut Piece, minions: &mut [Piece]) -> Outcome {
    let free_peoples = character.strength();
    let mut shadow = 0;
    for minion in minions.iter() {
        shadow += minion.strength();
    }
    let winner = if free_peoples > shadow { FreePeoples } else { Shadow };
    let (most, least) = (free_peoples.max(shadow), free_peoples.min(shadow));
    // Nothing against nothing is a tie and no double; anything is the double of nothing.
    let overwhelmed = most > 0 && most >= 2 * least;
    let mut due = 0;
    if !overwhelmed {
        due = 1;
        let winners = if winner == Shadow { &*minions } else { std::slice::from_ref(&*character) };
        for piece in winners {
            due += piece.card.damage;
        }
    }
    let mut placed = 0;
    let losers = if winner == Shadow { std::slice::from_mut(character) } else { &mut *minions };
    for loser in losers {
        if overwhelmed {
            loser.dead = true;
        }
        for _ in 0..due {
            placed += i64::from(loser.takes_a_wound());
        }
    }
    let (mut killed, mut survivors) = (Vec::new(), Vec::new());
    for piece in std::iter::once(&*character).chain(minions.iter()) {
        if piece.dead { &mut killed } else { &mut survivors }.push(piece.id.clone());
    }
    Outcome { free_peoples, shadow, winner, overwhelmed, due, placed, killed, survivors }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::card;

    // Pieces of that strength, without damage bonus unless it is said.
    fn piece(number: &str, strength: i64) -> Piece {
        let card = card(number).unwrap();
        let bonuses = vec![strength - card.strength];
        Piece { id: number.to_owned(), card, wounds: 0, bonuses, takes_no_wounds: false, dead: false }
    }

    fn fought(character: i64, minions: &[i64]) -> (Seat, bool, i64) {
        let mut minions: Vec<Piece> = minions.iter().map(|strength| piece("1R237", *strength)).collect();
        let outcome = resolve(&mut piece("1R89", character), &mut minions);
        (outcome.winner, outcome.overwhelmed, outcome.due)
    }

    #[test]
    fn the_cases_of_totals() {
        assert_eq!(fought(8, &[3, 3]), (FreePeoples, false, 1)); // LR-S01
        assert_eq!(fought(8, &[8]), (Shadow, false, 1)); // LR-S02
        assert_eq!(fought(6, &[12]), (Shadow, true, 0)); // LR-S03
        assert_eq!(fought(6, &[11]), (Shadow, false, 1));
        assert_eq!(fought(0, &[0]), (Shadow, false, 1)); // LR-S04
        assert_eq!(fought(1, &[0]), (FreePeoples, true, 0));
        assert_eq!(fought(0, &[1]), (Shadow, true, 0));
        assert_eq!(fought(10, &[5]), (FreePeoples, true, 0)); // LR-S14
    }

    #[test]
    fn damage_bonuses_add_up_and_the_killing_wound_is_the_last() {
        let mut aragorn = piece("1R89", 8); // LR-S05
        let outcome = resolve(&mut aragorn, &mut [piece("1C151", 5), piece("1C151", 5)]);
        assert_eq!((outcome.due, aragorn.wounds, aragorn.dead), (3, 3, false));
        let mut frodo = piece("1C290", 4);
        frodo.wounds = 3;
        let outcome = resolve(&mut frodo, &mut [piece("1C151", 5)]);
        assert_eq!((outcome.due, outcome.placed, frodo.wounds, frodo.dead), (2, 1, 4, true));
    }
}
