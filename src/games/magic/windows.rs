//! Where in a round a player could end a shortcut: the places at which that player can have priority.

use crate::games::magic::core::Action;
use crate::games::magic::labels::Labels;
use crate::games::magic::opening::Table;
use crate::games::magic::state::State;
use crate::loops::{Cx, Machine};
use crate::ruling::{Act, ActArg, Says};
use crate::words::Count;
use std::rc::Rc;

/// So many deeds of a round are looked at.
const MOST_DEEDS: usize = 24;

/// Each place in the first round at which `seat` can have priority, with `act` at that place.
///
/// *Says*: who ends a shortcut earlier names a place at which that player will choose otherwise; it needs priority there.
/// *Source*: Comprehensive Rules 732.2b, 117.3d. *Case*: M02.
pub fn windows(table: &Table, state: &State, body: &[Action], seat: usize, act: &Act) -> Vec<(Says, Act)> {
    let mut state = state.clone();
    let mut found = Vec::new();
    for (at, action) in body.iter().take(MOST_DEEDS).enumerate() {
        if table.core.act(&mut state, action, &mut Cx::concrete()).is_err() || state.over.is_some() {
            break;
        }
        if !comes_to(table, state.clone(), seat) {
            continue;
        }
        let deed = Count::from(at + 1);
        let says = match state.stack.last() {
            Some(run) => Labels::WindowOver { deed, piece: table.piece(&state, run.source) },
            None => Labels::WindowEmpty { deed },
        };
        // The first deed is what an act without a place means.
        let act = if at == 0 { act.clone() } else { act.clone().with("step", ActArg::Text((at + 1).to_string())) };
        found.push((Rc::new(says) as Says, act));
    }
    found
}

/// Whether a player gets priority if those before it pass, before anything resolves.
fn comes_to(table: &Table, mut state: State, seat: usize) -> bool {
    for _ in 0..state.seats.len() {
        let Some(holder) = state.priority.filter(|_| state.need.is_none()) else { return false };
        if holder == seat {
            return true;
        }
        let is_last = state.passes + 1 >= state.order_from(holder).len();
        if is_last || table.core.act(&mut state, &Action::Pass { by: holder }, &mut Cx::concrete()).is_err() {
            return false;
        }
    }
    false
}
