use crate::games::war_of_the_ring::army::Occupants;
use crate::games::war_of_the_ring::labels::Labels;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::setup::{Setup, Stand};
use crate::games::war_of_the_ring::state::State;
use crate::games::war_of_the_ring::tokens::token;
use crate::ruling::{Edit, Says};
use crate::words::Count;

/// The most neighbours that are tried for "would change it".
const MOST: usize = 64;

/// One fact changed a little: the next turn, one unit more or less where two share, separate instead of mixed.
pub fn nudges(setup: &Setup) -> Vec<(Says, Edit)> {
    let state = State::of(setup);
    let set = |key: String, value: String| Edit::Set { token: None, key, value };
    let next = &setup.turn + &Count::one();
    let mut nudges = vec![(Labels::OnTurn { turn: next.clone() }.says(), set("turn".to_owned(), next.to_string()))];
    for region in Region::all() {
        if !matches!(state.occupants(region), Occupants::Two(..)) {
            continue;
        }
        let (label, value) = match state.stand(region) {
            Some(Stand::Mixed) => (Labels::IfSeparate { region }, "separate"),
            _ => (Labels::IfMerged { region }, "mixed"),
        };
        nudges.push((label.says(), set(format!("{}.stand", region.id()), value.to_owned())));
        for (nation, kind, count) in setup.garrison(region).army_units() {
            let edit = |amount: Count| Edit::Amount { token: token(region, nation, kind), amount };
            nudges.push((Labels::OneMore { nation, kind, region }.says(), edit(count + &Count::one())));
            if let Some(fewer) = count.minus(&Count::one()) {
                nudges.push((Labels::OneFewer { nation, kind, region }.says(), edit(fewer)));
            }
        }
    }
    nudges.truncate(MOST);
    nudges
}
