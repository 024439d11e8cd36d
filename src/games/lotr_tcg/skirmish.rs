//! One skirmish by its totals: who wins, who is wounded, who dies. Skirmish actions have been played by then.

use crate::games::lotr_tcg::cards::Keyword;
use crate::games::lotr_tcg::table::Standing;
use crate::loops::{Cx, Qty};
use crate::ruling::Piece;
use crate::words::Count;

/// How a skirmish ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decided {
    /// The Free Peoples side has the higher total.
    FreePeoplesWin,
    /// It has at least twice the other's.
    FreePeoplesOverwhelm,
    /// The Shadow side has the higher total, or both are equal.
    ShadowWins,
    /// It has at least twice the other's.
    ShadowOverwhelms,
}

impl Decided {
    /// Whether the Free Peoples side wins.
    pub fn for_the_free_peoples(self) -> bool {
        matches!(self, Decided::FreePeoplesWin | Decided::FreePeoplesOverwhelm)
    }
}

/// What becomes of a loser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It takes every wound and lives.
    Lives {
        /// The wounds on it afterwards.
        wounds: Count,
        /// The vitality left.
        left: Count,
    },
    /// A wound kills it; the wounds behind that one are not placed.
    DiesOfWounds {
        /// The wounds on it when it dies.
        wounds: Count,
        /// Which of the wounds due kills it, from 1.
        fatal: Count,
    },
    /// It is killed outright, without a wound.
    Overwhelmed,
}

/// What a skirmish gives.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The Free Peoples character.
    pub character: Piece,
    /// The minions.
    pub minions: Vec<Piece>,
    /// The character's strength.
    pub free_peoples: Count,
    /// The minions' strength together.
    pub shadow: Count,
    /// How it ends.
    pub decided: Decided,
    /// The damage bonuses of the winners together.
    pub damage: Count,
    /// The wounds due to each loser; none if they are overwhelmed.
    pub wounds: Count,
    /// Each loser and what becomes of it.
    pub losers: Vec<(Piece, Fate)>,
}

impl Outcome {
    /// The losers that die.
    pub fn killed(&self) -> Vec<Piece> {
        let dead = self.losers.iter().filter(|(_, fate)| !matches!(fate, Fate::Lives { .. }));
        dead.map(|(piece, _)| piece.clone()).collect()
    }
}

/// Which side wins, by the totals.
///
/// *Says*: the higher total wins and a tie is the Shadow's; at least double overwhelms, 0 is overwhelmed by anything
/// more, and 0 against 0 is a tie. With `triple` the character is overwhelmed only by three times its strength.
/// *Source*: Comprehensive Rules 4.2, entries *skirmish phase* and *overwhelmed*. *Case*: LR-N02, LR-N03, LR-L04.
pub fn the_higher_total_wins(free_peoples: &Qty, shadow: &Qty, triple: bool, cx: &mut Cx) -> Decided {
    let one = Qty::from(1);
    if cx.at_least(shadow, &(free_peoples + &one), "the Shadow has more") {
        let mut needed = free_peoples + free_peoples;
        if triple {
            needed += free_peoples.clone();
        }
        let double = cx.at_least(shadow, &needed, "the Shadow has double");
        return if double { Decided::ShadowOverwhelms } else { Decided::ShadowWins };
    }
    if cx.at_least(free_peoples, &(shadow + &one), "the Free Peoples have more") {
        let double = cx.at_least(free_peoples, &(shadow + shadow), "the Free Peoples have double");
        return if double { Decided::FreePeoplesOverwhelm } else { Decided::FreePeoplesWin };
    }
    Decided::ShadowWins
}

/// What one loser suffers when `due` wounds come to it.
///
/// *Says*: wounds are placed one at a time, and the one that takes the last vitality kills; no more are placed.
/// *Source*: Comprehensive Rules 4.2, entries *wound* and *killed*. *Case*: LR-N04/b.
pub fn the_killing_wound_is_the_last(loser: &Standing, due: &Count) -> Fate {
    let left = loser.vitality_left().unwrap_or_default();
    match left.minus(due).filter(|after| !after.is_zero()) {
        Some(after) => Fate::Lives { wounds: &loser.wounds + due, left: after },
        None => Fate::DiesOfWounds { wounds: &loser.wounds + &left, fatal: left },
    }
}

fn by_counts(free_peoples: &Count, shadow: &Count, triple: bool) -> Decided {
    the_higher_total_wins(&Qty::from(free_peoples), &Qty::from(shadow), triple, &mut Cx::concrete())
}

/// The wounds of each loser against these winners.
///
/// *Says*: one wound, and one more for each damage bonus of the winners.
/// *Source*: Comprehensive Rules 4.2, entry *damage bonus*. *Case*: LR-A03.
pub fn wounds_due<'a>(winners: impl IntoIterator<Item = &'a Standing>) -> Count {
    winners.into_iter().fold(Count::one(), |due, winner| &due + &winner.is.damage)
}

/// The skirmish of `character` against `minions`, by the numbers printed on them.
///
/// *Says*: each loser takes one wound and one more for each damage bonus of the winners; who is overwhelmed takes
/// none and is killed.
/// *Source*: Comprehensive Rules 4.2, entries *skirmish phase*, *damage bonus*, *overwhelmed*. *Case*: LR-A03.
pub fn fought(character: &Standing, minions: &[&Standing]) -> Outcome {
    let free_peoples = character.is.strength.clone();
    let shadow = minions.iter().fold(Count::zero(), |sum, minion| &sum + &minion.is.strength);
    let triple = character.is.has(Keyword::OnlyTripleOverwhelms);
    let decided = by_counts(&free_peoples, &shadow, triple);
    let wounds = if decided.for_the_free_peoples() {
        wounds_due([character])
    } else {
        wounds_due(minions.iter().copied())
    };
    let damage = wounds.minus(&Count::one()).unwrap_or_default();
    let losers: Vec<&Standing> = if decided.for_the_free_peoples() { minions.to_vec() } else { vec![character] };
    let overwhelmed = matches!(decided, Decided::FreePeoplesOverwhelm | Decided::ShadowOverwhelms);
    let wounds = if overwhelmed { Count::zero() } else { wounds };
    let fate = |loser: &Standing| {
        if overwhelmed { Fate::Overwhelmed } else { the_killing_wound_is_the_last(loser, &wounds) }
    };
    Outcome {
        character: character.piece.clone(),
        minions: minions.iter().map(|minion| minion.piece.clone()).collect(),
        losers: losers.into_iter().map(|loser| (loser.piece.clone(), fate(loser))).collect(),
        free_peoples,
        shadow,
        decided,
        damage,
        wounds,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decided(free_peoples: i32, shadow: i32) -> Decided {
        by_counts(&Count::from(free_peoples), &Count::from(shadow), false)
    }

    #[test]
    fn zeros_overwhelm_as_the_book_says() {
        assert_eq!(decided(0, 0), Decided::ShadowWins);
        assert_eq!(decided(1, 0), Decided::FreePeoplesOverwhelm);
        assert_eq!(decided(0, 1), Decided::ShadowOverwhelms);
    }

    #[test]
    fn double_and_one_short_of_it_on_both_sides() {
        assert_eq!(decided(8, 16), Decided::ShadowOverwhelms);
        assert_eq!(decided(8, 15), Decided::ShadowWins);
        assert_eq!(decided(8, 8), Decided::ShadowWins);
        assert_eq!(decided(8, 7), Decided::FreePeoplesWin);
        assert_eq!(decided(8, 5), Decided::FreePeoplesWin);
        assert_eq!(decided(8, 4), Decided::FreePeoplesOverwhelm);
        assert_eq!(decided(9, 5), Decided::FreePeoplesWin);
    }

    #[test]
    fn totals_of_a_hundred_digits_are_compared_exactly() {
        let huge = Count::typed("10^100").unwrap();
        let double = &huge + &huge;
        let short = double.minus(&Count::one()).unwrap();
        assert_eq!(by_counts(&huge, &double, false), Decided::ShadowOverwhelms);
        assert_eq!(by_counts(&huge, &short, false), Decided::ShadowWins);
    }
}
