//! How many ways the Free Peoples player has to assign, counted without listing them.

use crate::games::lotr_tcg::setup::MOST_PIECES;
use crate::words::Count;

/// The number of ways to put each of `minions` (told apart) with at most one character, each character taking no more
/// than its capacity.
///
/// Goes from character to character: of the minions still free, any that fit may be chosen for it. With at most 60
/// minions a binomial fits 64 bits; `minions` beyond that are counted as 60.
///
/// *Says*: one character a minion, one minion a character and one more for each defender bonus; the player may
/// decline.
/// *Source*: Comprehensive Rules 4.2, entries *assignment phase*, *defender +X*. *Case*: LR-A01, LR-A03.
pub fn ways_to_assign(minions: usize, capacities: &[usize]) -> Count {
    let minions = minions.min(MOST_PIECES);
    let choose = pascal(minions);
    // ways[free] = the number of ways so far that leave so many minions free.
    let mut ways = vec![Count::zero(); minions + 1];
    if let Some(all) = ways.last_mut() {
        *all = Count::one();
    }
    for capacity in capacities {
        let mut after = vec![Count::zero(); minions + 1];
        for (free, so_far) in ways.iter().enumerate().filter(|(_, so_far)| !so_far.is_zero()) {
            let row = choose.get(free).map(Vec::as_slice).unwrap_or_default();
            for (taken, choices) in row.iter().enumerate().take(capacity + 1) {
                if let Some(sum) = free.checked_sub(taken).and_then(|left| after.get_mut(left)) {
                    *sum += &(so_far * &Count::from(*choices));
                }
            }
        }
        ways = after;
    }
    let mut total = Count::zero();
    for way in &ways {
        total += way;
    }
    total
}

/// The number of boards that can stand when both players are done: each minion with any character or with none,
/// because the Shadow player may place or leave every leftover.
///
/// *Says*: leftovers go to any companion, without limit, or stay.
/// *Source*: Comprehensive Rules 4.2, entry *assignment phase*. *Case*: LR-N05, LR-N11.
pub fn final_maps(minions: usize, characters: usize) -> Count {
    let mut maps = Count::one();
    for _ in 0..minions.min(MOST_PIECES) {
        maps = &maps * &Count::from(characters + 1);
    }
    maps
}

// Row n holds "n choose k" for each k.
fn pascal(rows: usize) -> Vec<Vec<u64>> {
    let mut triangle: Vec<Vec<u64>> = vec![vec![1]];
    for _ in 0..rows {
        let above = triangle.last().cloned().unwrap_or_default();
        let shifted = std::iter::once(0).chain(above.iter().copied());
        let row = shifted.zip(above.iter().copied().chain([0])).map(|(left, right)| left.saturating_add(right));
        triangle.push(row.collect());
    }
    triangle
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    // Every way, one by one: the first minion free or with each character that has room, then the others.
    fn listed(minions: usize, room: &mut Vec<usize>) -> u64 {
        if minions == 0 {
            return 1;
        }
        let mut ways = listed(minions - 1, room);
        for character in 0..room.len() {
            if room[character] > 0 {
                room[character] -= 1;
                ways += listed(minions - 1, room);
                room[character] += 1;
            }
        }
        ways
    }

    #[test]
    fn the_numbers_of_the_five_known_boards() {
        let ways = |minions, capacities: &[usize]| ways_to_assign(minions, capacities).to_string();
        assert_eq!(ways(2, &[1, 1]), "7");
        assert_eq!(ways(2, &[1, 1, 1]), "13");
        assert_eq!(ways(3, &[1, 1, 1]), "34");
        assert_eq!(ways(2, &[2, 1]), "8");
        assert_eq!(ways(2, &[1]), "3");
        let maps = |minions, characters| final_maps(minions, characters).to_string();
        assert_eq!([maps(2, 2), maps(2, 3), maps(3, 3), maps(2, 2), maps(2, 1)], ["9", "16", "64", "9", "4"]);
    }

    #[test]
    fn sixty_against_sixty_is_counted_at_once() {
        // With room for all, every minion chooses one of 60 characters or none.
        assert_eq!(ways_to_assign(60, &[60; 60]), Count::typed("61^60").unwrap());
        assert_eq!(ways_to_assign(60, &[]), Count::one());
        assert_eq!(ways_to_assign(0, &[1; 60]), Count::one());
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]
        #[test]
        fn counting_agrees_with_listing(minions in 0usize..6, capacities in prop::collection::vec(0usize..4, 0..4)) {
            let listed = listed(minions, &mut capacities.clone());
            prop_assert_eq!(ways_to_assign(minions, &capacities), Count::from(listed));
        }
    }
}
