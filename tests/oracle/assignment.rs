//! Assignment by brute force: every way to put minions on characters is written down and looked at.

use crate::answer::Board;
use std::collections::BTreeSet;

/// For each minion on the board, in order: which character it is assigned to, if any.
pub type Map = Vec<Option<usize>>;

/// How many minions the Free Peoples player may assign to this character.
pub fn capacity(board: &Board, character: usize) -> usize {
    let piece = &board.characters[character];
    if piece.dead { 0 } else { 1 + usize::try_from(piece.card.defender).unwrap() }
}

/// Every way in which the minions on the board can be put on characters, whatever the rules say.
fn all_maps(board: &Board) -> Vec<Map> {
    let mut maps: Vec<Map> = vec![Vec::new()];
    for _ in &board.minions {
        let mut longer = Vec::new();
        for map in &maps {
            for choice in std::iter::once(None).chain((0..board.characters.len()).map(Some)) {
                let mut map = map.clone();
                map.push(choice);
                longer.push(map);
            }
        }
        maps = longer;
    }
    maps
}

// Nobody dead fights.
fn only_the_living(board: &Board, map: &Map) -> bool {
    map.iter().enumerate().all(|(minion, character)| {
        character.is_none_or(|character| !board.minions[minion].dead && !board.characters[character].dead)
    })
}

/// Every way in which the Free Peoples player may assign.
pub fn options(board: &Board) -> Vec<Map> {
    let legal = |map: &Map| {
        let holds = |character| map.iter().filter(|choice| **choice == Some(character)).count();
        only_the_living(board, map) && (0..board.characters.len()).all(|at| holds(at) <= capacity(board, at))
    };
    all_maps(board).into_iter().filter(legal).collect()
}

/// Every way in which the assignments can stand once the Shadow player has placed leftovers: each minion that the Free
/// Peoples player left alone may be anywhere, or nowhere.
pub fn final_maps(board: &Board) -> BTreeSet<Map> {
    let mut reached = BTreeSet::new();
    let all = all_maps(board);
    for option in options(board) {
        let keeps = |map: &&Map| map.iter().zip(&option).all(|(now, before)| before.is_none() || now == before);
        reached.extend(all.iter().filter(keeps).filter(|map| only_the_living(board, map)).cloned());
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    // A board of so many minions, and characters of these capacities; the first bears the Ring.
    fn board(minions: usize, capacities: &[usize]) -> Board {
        let characters: Vec<_> = capacities
            .iter()
            .enumerate()
            .map(|(at, capacity)| {
                let card = ["1C290", "1R89", "4C109"][if at == 0 { 0 } else { *capacity }];
                json!({"id": format!("c{at}"), "card": card})
            })
            .collect();
        let minions: Vec<_> = (0..minions).map(|at| json!({"id": format!("m{at}"), "card": "1U178"})).collect();
        let setup = json!({"ring_bearer": "c0", "characters": characters, "minions": minions});
        Board::read(&setup).unwrap()
    }

    #[test]
    fn the_numbers_of_the_case() {
        // LR-A23
        for (minions, capacities, ways, ends) in [
            (2, &[1, 1][..], 7, 9),
            (2, &[1, 1, 1], 13, 16),
            (3, &[1, 1, 1], 34, 64),
            (2, &[1, 2], 8, 9),
            (2, &[1], 3, 4),
        ] {
            let board = board(minions, capacities);
            assert_eq!((options(&board).len(), final_maps(&board).len()), (ways, ends), "{minions} on {capacities:?}");
        }
    }
}
