use crate::games::war_of_the_ring::labels::Labels;
use crate::games::war_of_the_ring::players::Players;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::setup::{MapPart, Setup};
use crate::ruling::{Case, Says};

/// Where a game begins: turn 1 with four players or three, the Political Track and the reserves as they then are, and no
/// figure in any region; or with every Army where it then stands.
///
/// *Source*: second edition, p.16-17.
pub fn starts(case: &Case<Setup>) -> Vec<(Says, Case<Setup>)> {
    let begin = |(players, says): (Players, Labels)| {
        (says.says(), Case { setup: Setup { players, ..Setup::default() }, acts: Vec::new(), ..case.clone() })
    };
    let mut starts: Vec<(Says, Case<Setup>)> =
        [(Players::Four, Labels::StartOfFour), (Players::Three, Labels::StartOfThree)].map(begin).to_vec();
    let mut armies = begin((Players::Four, Labels::StartWithArmies));
    armies.1.setup.map = MapPart::Whole;
    for region in Region::all() {
        if let Some((nation, troop)) = region.place().starts_with() {
            armies.1.setup.regions.or_default(region).units.insert(nation, troop);
        }
    }
    starts.push(armies);
    starts
}
