use crate::games::war_of_the_ring::labels::Labels;
use crate::games::war_of_the_ring::players::Players;
use crate::games::war_of_the_ring::setup::Setup;
use crate::ruling::{Case, Says};

/// Where a game begins: turn 1 with four players or three, the Political Track and the reserves as they then are, and no
/// figure in any region.
pub fn starts(case: &Case<Setup>) -> Vec<(Says, Case<Setup>)> {
    let begin = |(players, says): (Players, Labels)| {
        (says.says(), Case { setup: Setup { players, ..Setup::default() }, acts: Vec::new(), ..case.clone() })
    };
    [(Players::Four, Labels::StartOfFour), (Players::Three, Labels::StartOfThree)].map(begin).to_vec()
}
