use crate::games::riftbound::labels::Label;
use crate::games::riftbound::setup::Setup;
use crate::ruling::{Case, Says, SeatId, ZoneId};

/// Whether there are sides to exchange: a described loop or burn out has none, nor has an empty board.
pub fn has_sides(setup: &Setup) -> bool {
    setup.round.is_none() && setup.burn_out.is_none() && *setup != Setup::default()
}

/// The same board with the sides exchanged; whose turn it is stays.
pub fn starts(case: &Case<Setup>) -> Vec<(Says, Case<Setup>)> {
    if !has_sides(&case.setup) {
        return Vec::new();
    }
    let setup = swapped(case.setup.clone());
    vec![(Label::SidesSwapped.says(), Case { setup, acts: Vec::new(), ..case.clone() })]
}

fn swapped(mut setup: Setup) -> Setup {
    let players = std::mem::take(&mut setup.players);
    setup.players = players.into_iter().map(|(seat, set)| (other(seat), set)).collect();
    for field in setup.battlefields.values_mut() {
        field.seat = field.seat.take().map(other);
    }
    for piece in &mut setup.pieces {
        piece.seat = other(piece.seat.clone());
        let across = match piece.at.as_str().split_once('.') {
            Some(("p1", place)) => ZoneId::new(&format!("p2.{place}")),
            Some(("p2", place)) => ZoneId::new(&format!("p1.{place}")),
            _ => continue,
        };
        if let Ok(across) = across {
            piece.at = across;
        }
    }
    for item in &mut setup.chain {
        item.seat = other(item.seat.clone());
        item.controller = item.controller.take().map(other);
    }
    setup
}

fn other(seat: SeatId) -> SeatId {
    match seat.as_str() {
        "p1" => "p2".into(),
        "p2" => "p1".into(),
        _ => seat,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::riftbound::Rules;
    use crate::games::riftbound::setup::PieceSet;
    use crate::ruling::Game;

    #[test]
    fn sides_are_exchanged_with_all_that_they_have_and_twice_is_as_before() {
        let mut setup = Rules::empty(&"repeat".into());
        setup.pieces.push(PieceSet::plain("a".into(), "unit".into(), "p1.base".into(), "p1".into()));
        setup.pieces.push(PieceSet::plain("b".into(), "unit".into(), "bf1".into(), "p2".into()));
        setup.players.insert("p2".into(), Default::default());
        let case = Case { ruleset: "core-1.4".into(), ask: "repeat".into(), setup, acts: Vec::new(), readings: Default::default() };
        let once = starts(&case).remove(0).1;
        let lies = |nth: usize| (once.setup.pieces[nth].seat.to_string(), once.setup.pieces[nth].at.to_string());
        assert_eq!((lies(0), lies(1)), (("p2".into(), "p2.base".into()), ("p1".into(), "bf1".into())));
        assert!(once.setup.players.contains_key(&SeatId::from("p1")) && once.setup.players.len() == 1);
        assert!(starts(&once).remove(0).1.setup == case.setup);
    }
}
