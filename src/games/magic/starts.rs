use crate::games::magic::labels::Labels;
use crate::games::magic::setup::{SetPlayer, Setup};
use crate::ruling::{Case, Says, SeatId};
use crate::words::Count;

/// Where a game begins: two players at 20 life, or four at 40 as Commander has it. And where there are two players, the
/// same board with the sides exchanged. Cards of the table's own making stay; deeds go.
pub fn starts(case: &Case<Setup>) -> Vec<(Says, Case<Setup>)> {
    let begin = |ids: &[&'static str], life: usize| {
        let life = Count::from(life);
        let player = |id: &&'static str| SetPlayer { life: life.clone(), ..SetPlayer::of(SeatId::from(*id)) };
        let players: Vec<SetPlayer> = ids.iter().map(player).collect();
        let says = Labels::StartsAt { players: Count::from(players.len()), life: life.clone() }.says();
        (says, with(case, Setup { players, own: case.setup.own.clone(), ..Setup::default() }))
    };
    let mut starts = vec![begin(&["alice", "bob"], 20), begin(&["alice", "bob", "chris", "dana"], 40)];
    if let Some(swapped) = swapped(&case.setup) {
        starts.push((Labels::SidesSwapped.says(), with(case, swapped)));
    }
    starts
}

fn with(case: &Case<Setup>, setup: Setup) -> Case<Setup> {
    Case { setup, acts: Vec::new(), ..case.clone() }
}

// What one player has, the other has now; whose turn it is stays.
fn swapped(setup: &Setup) -> Option<Setup> {
    let mut setup = setup.clone();
    let [one, other] = setup.players.as_mut_slice() else { return None };
    std::mem::swap(one, other);
    std::mem::swap(&mut one.id, &mut other.id);
    let (first, second) = (one.id.clone(), other.id.clone());
    let swap = |seat: &mut SeatId| {
        if *seat == first {
            seat.clone_from(&second);
        } else if *seat == second {
            seat.clone_from(&first);
        }
    };
    for piece in &mut setup.pieces {
        swap(&mut piece.player);
        piece.owner.iter_mut().for_each(swap);
    }
    Some(setup)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::magic::setup::SetPiece;

    fn case() -> Case<Setup> {
        let mut setup = Setup::default();
        setup.pieces.push(SetPiece::of("bear".into(), "grizzly-bears", "alice".into()));
        for player in &mut setup.players {
            player.life = if player.id.as_str() == "alice" { 7usize.into() } else { 12usize.into() };
        }
        Case { ruleset: "cr".into(), ask: "loop".into(), setup, acts: Vec::new(), readings: Default::default() }
    }

    #[test]
    fn a_game_begins_with_two_at_20_or_four_at_40_and_no_piece() {
        let starts = starts(&case());
        let lives = |nth: usize| -> Vec<String> { starts[nth].1.setup.players.iter().map(|player| player.life.to_string()).collect() };
        assert_eq!((lives(0), lives(1)), (vec!["20".to_owned(); 2], vec!["40".to_owned(); 4]));
        assert!(starts[0].1.setup.pieces.is_empty() && starts[1].1.setup.pieces.is_empty());
    }

    #[test]
    fn sides_are_exchanged_with_all_that_they_have_and_twice_is_as_before() {
        let before = case();
        let once = starts(&before)[2].1.clone();
        assert_eq!(once.setup.pieces[0].player.as_str(), "bob");
        assert_eq!(once.setup.players[0].id.as_str(), "alice");
        assert_eq!(once.setup.players[0].life, Count::from(12usize));
        assert!(starts(&once)[2].1.setup == before.setup);
        assert_eq!(starts(&starts(&before)[1].1).len(), 2, "four players have no two sides");
    }
}
