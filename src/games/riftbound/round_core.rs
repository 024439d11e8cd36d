//! The rules core of a loop over opaque quantities: each action gives Might to pieces.

use crate::games::riftbound::loop_says::LoopSays;
use crate::games::riftbound::seats::player;
use crate::games::riftbound::setup::Setup;
use crate::games::riftbound::state::{Seat, State, seat_id, seat_named};
use crate::games::riftbound::table::MOST_PIECES;
use crate::loops::policy::{Spot, Stroke};
use crate::loops::{CounterId, Cx, Limits, Machine, Qty, repeat, repeat_by_steps, repeat_with_certificate};
use crate::play::{changes, loop_way};
use crate::ruling::{CounterReport, LoopReport, LoopWay, Piece, RoundAction, Says};
use crate::words::{Count, Int};

/// So many actions are done step by step at the most.
const STEPS: u64 = 1_000;

/// A round: who takes its actions, and what they give to whom.
#[derive(Clone)]
pub struct Round {
    /// Each action as the procedure sees it.
    pub strokes: Vec<Stroke<Seat>>,
    /// The pieces whose Might changes, with their Might before.
    pub pieces: Vec<(Piece, Int)>,
    /// What each action gives, by place of the piece.
    gives: Vec<Vec<(usize, Count)>>,
}

impl Round {
    /// The round of a setup; pieces that are not there are left out.
    pub fn of(setup: &Setup, board: &State) -> Round {
        let mut round = Round { strokes: Vec::new(), pieces: Vec::new(), gives: Vec::new() };
        let actions = setup.round.iter().flat_map(|round| &round.actions).take(MOST_PIECES);
        for action in actions {
            let by = action.seat.as_ref().and_then(|seat| seat_named(seat.as_str()));
            round.strokes.push(Stroke { by, optional: action.optional, answers: true });
            let mut gives = Vec::new();
            for (id, amount) in &action.might {
                let Some(thing) = board.thing(id) else { continue };
                let known = round.pieces.iter().position(|(piece, _)| piece.id == *id);
                let place = known.unwrap_or(round.pieces.len());
                if known.is_none() {
                    round.pieces.push((thing.piece.clone(), Int::from(i64::from(thing.might_now()))));
                }
                gives.push((place, amount.clone()));
            }
            round.gives.push(gives);
        }
        round
    }

    /// What one whole iteration gives to each piece.
    pub fn each_iteration(&self) -> Vec<(Piece, Int)> {
        let given = |place: usize| {
            let all = self.gives.iter().flatten().filter(|(piece, _)| *piece == place);
            all.fold(Int::zero(), |sum, (_, amount)| &sum + &amount.int())
        };
        self.pieces.iter().enumerate().map(|(place, (piece, _))| (piece.clone(), given(place))).collect()
    }
}

impl Machine for Round {
    type State = Vec<Qty>;
    type Action = usize;
    type Halt = ();
    type Control = ();

    fn control(&self, _state: &Vec<Qty>) {}

    fn quantities<'a>(&self, state: &'a mut Vec<Qty>) -> Vec<(CounterId, &'a mut Qty)> {
        let names = self.pieces.iter().map(|(piece, _)| CounterId::from(piece.id.to_string()));
        names.zip(state.iter_mut()).collect()
    }

    fn act(&self, state: &mut Vec<Qty>, action: &usize, _cx: &mut Cx) -> Result<(), ()> {
        for (piece, amount) in self.gives.get(*action).into_iter().flatten() {
            if let Some(might) = state.get_mut(*piece) {
                *might += &Qty::from(amount);
            }
        }
        Ok(())
    }
}

/// The Might of each piece once the round was done up to `spot`.
pub fn might_after(round: &Round, spot: &Spot) -> Vec<(Piece, Int)> {
    let start: Vec<Qty> = round.pieces.iter().map(|(_, might)| Qty::from(might)).collect();
    let body: Vec<usize> = (0..round.strokes.len()).collect();
    let whole = repeat(round, &start, &body, &spot.whole, &Limits::default()).state;
    let part: Vec<usize> = (0..spot.actions.min(body.len())).collect();
    let state = if part.is_empty() { whole } else { repeat(round, &whole, &part, &Count::one(), &Limits::default()).state };
    let values = crate::games::riftbound::figures::values(&state);
    round.pieces.iter().map(|(piece, _)| piece.clone()).zip(values).collect()
}

/// The loop as data for its picture.
pub fn report(round: &Round, spot: &Spot) -> LoopReport {
    let names: Vec<Says> =
        round.pieces.iter().map(|(piece, _)| LoopSays::MightOf { piece: piece.clone() }.says()).collect();
    let behind = |actions: usize| {
        let might = might_after(round, &Spot { whole: Count::zero(), actions });
        might.into_iter().map(|(_, might)| might).collect()
    };
    let changes = changes(&names, &(0..=round.strokes.len()).map(behind).collect::<Vec<_>>());
    let action = |(place, stroke): (usize, &Stroke<Seat>)| RoundAction {
        seat: stroke.by.map(seat_id),
        changes: changes.get(place).cloned().unwrap_or_default(),
        says: match stroke.by {
            Some(seat) => LoopSays::ActionOf { player: player(seat), number: (place + 1).into() }.says(),
            None => LoopSays::ActionOfNobody { number: (place + 1).into() }.says(),
        },
    };
    let ends = might_after(round, spot);
    let mut counters = Vec::new();
    for (((piece, start), (_, change)), (_, end)) in round.pieces.iter().zip(round.each_iteration()).zip(ends) {
        counters.push(CounterReport {
            says: LoopSays::MightOf { piece: piece.clone() }.says(),
            start: start.clone(),
            change: Some(change),
            least: start.clone(),
            most: end.clone(),
            end,
        });
    }
    let begun = round.strokes.iter().take(spot.actions).rev().find_map(|stroke| stroke.by);
    let whole = round.strokes.iter().rev().find_map(|stroke| stroke.by).filter(|_| !spot.whole.is_zero());
    LoopReport {
        round: round.strokes.iter().enumerate().map(action).collect(),
        agreed: spot.whole.clone(),
        done: spot.whole.clone(),
        counters,
        samples: Vec::new(),
        stop: None,
        last: begun.or(whole).map(seat_id),
        added: None,
        compared_at: compared(round, &spot.whole),
        way: way(round, &spot.whole),
    }
}

// The first iterations, done step by step as well.
fn compared(round: &Round, whole: &Count) -> Vec<Count> {
    let start: Vec<Qty> = round.pieces.iter().map(|(_, might)| Qty::from(might)).collect();
    let body: Vec<usize> = (0..round.strokes.len()).collect();
    let agrees = |lap: &Count| {
        let stepped = repeat_by_steps(round, &start, &body, lap, STEPS).state;
        let closed = might_after(round, &Spot { whole: lap.clone(), actions: 0 });
        let closed: Vec<Int> = closed.into_iter().map(|(_, might)| might).collect();
        crate::games::riftbound::figures::values(&stepped) == closed
    };
    (1..=3_u32).map(Count::from).filter(|lap| lap <= whole).take_while(agrees).collect()
}

// How it was settled, with what proves it.
fn way(round: &Round, whole: &Count) -> LoopWay {
    let start: Vec<Qty> = round.pieces.iter().map(|(_, might)| Qty::from(might)).collect();
    let body: Vec<usize> = (0..round.strokes.len()).collect();
    let (outcome, certificate) = repeat_with_certificate(round, &start, &body, whole, &Limits::default());
    let counter = |id: &CounterId| {
        let (piece, _) = round.pieces.iter().find(|(piece, _)| piece.id.as_str() == id.0)?;
        Some(LoopSays::MightOf { piece: piece.clone() }.says())
    };
    // Nothing in such a round depends on a number.
    loop_way(&outcome, certificate.ok(), &counter, &|_| LoopSays::NoLoop.says())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::riftbound::setup::{ActionSet, RoundSet};
    use crate::words::Map;

    #[test]
    fn the_closed_form_is_the_round_done_step_by_step() {
        let unit = |id: &'static str| {
            let text = format!("{{\"id\":\"{id}\",\"card\":\"unit\",\"at\":\"p1.base\",\"seat\":\"p1\",\"might\":\"2\"}}");
            serde_json::from_str(&text).unwrap()
        };
        let action = |x: usize, y: usize| ActionSet {
            seat: Some("p1".into()),
            optional: true,
            might: Map::from([("x".into(), Count::from(x)), ("y".into(), Count::from(y))]),
        };
        let round = RoundSet { actions: vec![action(1, 0), action(2, 5)], chance: false };
        let setup = Setup { pieces: vec![unit("x"), unit("y")], round: Some(round), ..Setup::default() };
        let (board, _, _) = crate::games::riftbound::table::start(&setup);
        let round = Round::of(&setup, &board);
        for whole in 0..40_usize {
            for actions in 0..2 {
                let start: Vec<Qty> = round.pieces.iter().map(|(_, might)| Qty::from(might)).collect();
                let mut state = repeat_by_steps(&round, &start, &[0, 1], &Count::from(whole), 10_000).state;
                if actions > 0 {
                    state = repeat_by_steps(&round, &state, &[0], &Count::one(), 10).state;
                }
                let naive = crate::games::riftbound::figures::values(&state);
                let spot = Spot { whole: Count::from(whole), actions };
                let closed: Vec<Int> = might_after(&round, &spot).into_iter().map(|(_, might)| might).collect();
                assert_eq!(closed, naive, "{whole} {actions}");
            }
        }
    }
}
