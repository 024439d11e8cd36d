//! How many ways the Free Peoples player has to assign, counted without listing them.

use crate::games::lotr_tcg::setup::MOST_PIECES;
use crate::words::Count;

/// So many steps the counting takes at most; a board with more different bans is not counted.
const MOST_WORK: usize = 4_000_000;

/// A number of ways, and how many cells of its table were filled for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The ways.
    pub ways: Count,
    /// The cells.
    pub cells: usize,
}

/// The number of ways to put each minion (told apart) with at most one character, each character taking no more than
/// its capacity: `open` says for each minion which characters it may be put with. `None` if it takes too long.
///
/// Minions that may go to the same characters are one class. The table goes from character to character; its cells are
/// how many of each class are still free.
///
/// *Says*: one character a minion, one minion a character and one more for each defender bonus; bans keep pairs apart;
/// the player may decline.
/// *Source*: Comprehensive Rules 4.2, entries *assignment phase*, *defender +X*. *Case*: LR-A01, LR-A03, LR-A23.
pub fn ways_to_assign(open: &[Vec<bool>], capacities: &[usize]) -> Option<Counted> {
    let mut classes: Vec<(&[bool], usize)> = Vec::new();
    for row in open.iter().take(MOST_PIECES) {
        match classes.iter_mut().find(|(known, _)| known == row) {
            Some((_, there)) => *there += 1,
            None => classes.push((row, 1)),
        }
    }
    count_ways(&classes, capacities, true)
}

/// The same for classes of minions, each with its row and its number; the minions of a class are told apart, or only how
/// many of them go where counts.
pub fn count_ways(classes: &[(&[bool], usize)], capacities: &[usize], told_apart: bool) -> Option<Counted> {
    let states = classes.iter().try_fold(1_usize, |all, (_, there)| all.checked_mul(there + 1))?;
    let moves = |capacity: &usize| {
        classes.iter().try_fold(1_usize, |all, (_, there)| all.checked_mul((*there).min(*capacity) + 1))
    };
    let work = capacities.iter().try_fold(0_usize, |sum, capacity| sum.checked_add(states.checked_mul(moves(capacity)?)?))?;
    if work > MOST_WORK {
        return None;
    }
    let choose = pascal(MOST_PIECES);
    let mut ways = vec![Count::zero(); states];
    *ways.last_mut()? = Count::one();
    for (character, capacity) in capacities.iter().enumerate() {
        let mut after = vec![Count::zero(); states];
        for (state, so_far) in ways.iter().enumerate().filter(|(_, so_far)| !so_far.is_zero()) {
            let mut picks = vec![(state, *capacity, so_far.clone())];
            let mut stride = 1;
            for (row, there) in classes {
                let free = state / stride % (there + 1);
                let open = row.get(character) == Some(&true);
                let mut further = Vec::with_capacity(picks.len());
                for (at, room, number) in picks {
                    for taken in 0..=if open { free.min(room) } else { 0 } {
                        let choices = choose.get(free).and_then(|row| row.get(taken)).copied().unwrap_or_default();
                        let choices = if told_apart { choices } else { 1 };
                        further.push((at - taken * stride, room - taken, &number * &Count::from(choices)));
                    }
                }
                picks = further;
                stride *= there + 1;
            }
            for (at, _, number) in picks {
                if let Some(sum) = after.get_mut(at) {
                    *sum += &number;
                }
            }
        }
        ways = after;
    }
    let mut total = Count::zero();
    for way in &ways {
        total += way;
    }
    Some(Counted { ways: total, cells: states * capacities.len() })
}

/// The number of boards that can stand when everybody is done: each minion with any character that a leftover may go
/// to, or with none, because its player may place or leave it. What the Free Peoples player may assign is among that.
///
/// *Says*: leftovers go to any companion, without limit, or stay; bans that bind everybody hold for them too.
/// *Source*: Comprehensive Rules 4.2, entry *assignment phase*. *Case*: LR-A23, LR-N05, LR-N11.
pub fn final_maps(open: &[Vec<bool>]) -> Count {
    let mut maps = Count::one();
    for row in open.iter().take(MOST_PIECES) {
        let places = row.iter().filter(|open| **open).count();
        maps = &maps * &Count::from(places + 1);
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

    // Every way, one by one: the first minion free or with each character that is open to it and has room, then the others.
    fn listed(open: &[Vec<bool>], room: &mut Vec<usize>) -> u64 {
        let Some((first, others)) = open.split_first() else { return 1 };
        let mut ways = listed(others, room);
        for character in 0..room.len() {
            if first[character] && room[character] > 0 {
                room[character] -= 1;
                ways += listed(others, room);
                room[character] += 1;
            }
        }
        ways
    }

    fn everywhere(minions: usize, characters: usize) -> Vec<Vec<bool>> {
        vec![vec![true; characters]; minions]
    }

    fn ways(open: &[Vec<bool>], capacities: &[usize]) -> Count {
        ways_to_assign(open, capacities).unwrap().ways
    }

    #[test]
    fn the_numbers_of_the_five_known_boards() {
        let free = |minions, capacities: &[usize]| ways(&everywhere(minions, capacities.len()), capacities).to_string();
        assert_eq!(free(2, &[1, 1]), "7");
        assert_eq!(free(2, &[1, 1, 1]), "13");
        assert_eq!(free(3, &[1, 1, 1]), "34");
        assert_eq!(free(2, &[2, 1]), "8");
        assert_eq!(free(2, &[1]), "3");
        let maps = |minions, characters| final_maps(&everywhere(minions, characters)).to_string();
        assert_eq!([maps(2, 2), maps(2, 3), maps(3, 3), maps(2, 2), maps(2, 1)], ["9", "16", "64", "9", "4"]);
    }

    #[test]
    fn sixty_against_sixty_is_counted_at_once() {
        // With room for all, every minion chooses one of 60 characters or none.
        assert_eq!(ways(&everywhere(60, 60), &[60; 60]), Count::typed("61^60").unwrap());
        assert_eq!(ways(&everywhere(60, 0), &[]), Count::one());
        assert_eq!(ways(&[], &[1; 60]), Count::one());
    }

    #[test]
    fn ten_against_ten_takes_at_most_a_thousand_cells() {
        // Defenders, and three kinds of minions: one kept from two characters, one from six.
        let row = |kept: usize| (0..10).map(|character| character >= kept).collect::<Vec<bool>>();
        let open: Vec<Vec<bool>> = (0..10).map(|minion| row([0, 2, 6][minion % 3])).collect();
        for rows in [everywhere(10, 10), open] {
            let counted = ways_to_assign(&rows, &[1, 2, 3, 1, 2, 3, 1, 2, 3, 1]).unwrap();
            assert!(counted.cells <= 1000, "{}", counted.cells);
        }
    }

    #[test]
    fn too_many_different_bans_are_not_counted() {
        let open: Vec<Vec<bool>> = (0..60).map(|m| (0..60).map(|c| (m + c) % 7 > 0 && c != m).collect()).collect();
        assert_eq!(ways_to_assign(&open, &[2; 60]), None);
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]
        #[test]
        fn counting_agrees_with_listing(
            rows in prop::collection::vec(prop::collection::vec(any::<bool>(), 4), 0..6),
            capacities in prop::collection::vec(0usize..4, 0..5),
        ) {
            let open: Vec<Vec<bool>> = rows.iter().map(|row| row[..capacities.len()].to_vec()).collect();
            prop_assert_eq!(ways(&open, &capacities), Count::from(listed(&open, &mut capacities.clone())));
        }
    }
}
