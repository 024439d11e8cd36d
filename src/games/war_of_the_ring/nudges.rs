use crate::games::war_of_the_ring::army::Occupants;
use crate::games::war_of_the_ring::edits::{shown, shown_count};
use crate::games::war_of_the_ring::labels::Labels;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::setup::{Setup, Stand};
use crate::games::war_of_the_ring::tokens::{Class, token};
use crate::ruling::{Case, Edit, Says};
use crate::words::Count;

/// The most neighbours that are tried for "would change it".
const MOST: usize = 64;

/// One fact changed a little: the next turn, one unit more or less where two share, separate instead of mixed.
pub fn nudges(case: &Case<Setup>) -> Vec<(Says, Edit)> {
    let state = shown(case);
    let set = |key: String, value: String| Edit::Set { token: None, key, value };
    let next = &state.board.turn + &Count::one();
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
        for (nation, kind, _) in state.board.garrison(region).army_units() {
            let count = shown_count(&state, region, Class::Of(nation, kind));
            let edit = |amount: Count| Edit::Amount { token: token(region, nation, kind), amount };
            nudges.push((Labels::OneMore { nation, kind, region }.says(), edit(&count + &Count::one())));
            if let Some(fewer) = count.minus(&Count::one()) {
                nudges.push((Labels::OneFewer { nation, kind, region }.says(), edit(fewer)));
            }
        }
    }
    nudges.truncate(MOST);
    nudges
}
