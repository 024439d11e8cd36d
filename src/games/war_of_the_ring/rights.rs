use crate::games::war_of_the_ring::army::Army;
use crate::games::war_of_the_ring::deed_says::Deeds;
use crate::games::war_of_the_ring::force::{Force, Right, right_of, share_of, units_in};
use crate::games::war_of_the_ring::figures::Troop;
use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::politics::{has_borders, may_enter};
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::sieges::is_held_against;
use crate::games::war_of_the_ring::state::State;
use crate::play::Record;
use crate::ruling::{Arg, Rule};
use crate::words::Count;

/// The most units of a teammate for which the split sizes are told.
const MOST_TOLD: u64 = 10;

/// Writes down what each player may and may not do with each Army: where it may go, whom it may attack, how it may be
/// split; and where the Nations stand whose units are on the board.
pub fn find_rights(record: &mut Record<State>) {
    let mut nations = Vec::new();
    for region in record.state.board.held() {
        let Some(garrison) = record.state.board.regions.get(&region).cloned() else { continue };
        nations.extend(garrison.army_units().map(|(nation, _, _)| nation));
        for player in Power::at_table(record.state.board.players) {
            let seen = record.state.seen_by(player.side());
            if let Some(right) = right_of(&seen, *player, region) {
                find_rights_of(record, &seen, *player, region, &right);
            }
        }
    }
    for nation in Nation::ALL.into_iter().filter(|nation| nations.contains(nation)) {
        let stance = record.state.board.stance(nation);
        let says = match stance.is_at_war() {
            true => Deeds::FoundAtWar { nation },
            false => Deeds::FoundStance { nation, steps: Count::from(u64::from(stance.steps)), active: stance.active },
        };
        let key = format!("politics.{}", nation.key());
        record.find(key, Arg::Key(stance.to_string().into()), says.says(), &[&rulebook::PO4]);
    }
}

fn find_rights_of(record: &mut Record<State>, seen: &State, player: Power, region: Region, right: &Right) {
    let key = |what: &str| format!("{what}.{}.{}", region.id(), player.key());
    let (word, says, rule): (&'static str, _, &'static Rule) = match right {
        Right::Own => ("his_own", Deeds::FoundActsAlone { player, region }, &rulebook::LI1),
        Right::Controls(_) => ("controls", Deeds::FoundControls { player, region }, &rulebook::MX4),
        Right::TakesOut(_) => ("takes_out", Deeds::FoundTakesOut { player, region }, &rulebook::MX7),
    };
    record.find(key("may"), word, says.says(), &[rule]);
    let force = all_of(seen, player, region, right);
    // Where a siege is, the enemy is in the same region.
    let within = seen.inside(region).is_some();
    let beside = region.beside().chain(within.then_some(region));
    let ways: Vec<(Region, Way)> = beside.map(|to| (to, ways_out(seen, player, region, to, right))).collect();
    let to = |which: &[Way]| -> Vec<Region> {
        ways.iter().filter(|(_, way)| which.contains(way)).map(|(to, _)| *to).collect()
    };
    let moves = to(&[Way::Moves, Way::MovesOver]);
    let (part, kept_out) = (to(&[Way::MovesPart]), to(&[Way::MovesPart, Way::KeptOut]));
    let (attacks, no_attack) = (to(&[Way::Attacks, Way::AttacksPart]), to(&[Way::NoAttack]));
    let besieged = seen.inside(region) == Some(player.side());
    let zones = |regions: &[Region]| -> Vec<Arg> { regions.iter().map(|region| Arg::from(region.zone())).collect() };
    let mut find = |what: &str, regions: Vec<Region>, says: fn(Power, Region, Vec<Region>) -> Deeds, rule| {
        if !regions.is_empty() {
            record.find(key(what), zones(&regions), says(player, region, regions).says(), &[rule]);
        }
    };
    find("moves", moves, |player, region, to| Deeds::FoundMoves { player, region, to }, &rulebook::MV1);
    find("kept_out", kept_out, |player, region, to| Deeds::FoundKeptOut { player, region, to }, &rulebook::PO1);
    find("moves_part", part, |player, region, to| Deeds::FoundMovesPart { player, region, to }, &rulebook::MX8);
    find("attacks", attacks, |player, region, to| Deeds::FoundAttacks { player, region, to }, &rulebook::LI1);
    let rule = match right {
        _ if besieged => &rulebook::SG1,
        Right::TakesOut(_) => &rulebook::MX4,
        _ => &rulebook::PO2,
    };
    find("no_attack", no_attack, |player, region, to| Deeds::FoundNoAttack { player, region, to }, rule);
    if let Right::Controls(teammate) = right {
        let (mine, theirs) = (share_of(seen, &force, player), share_of(seen, &force, *teammate));
        find_splits(record, region, &mine, &theirs);
    }
}

// All figures that a player may act with at once.
fn all_of(state: &State, player: Power, region: Region, right: &Right) -> Force {
    let shares = matches!(right, Right::Controls(_));
    let his = |nation: &Nation| {
        let owner = nation.player(state.board.players);
        owner == player || (shares && owner == player.teammate())
    };
    let garrison = state.board.garrison(region);
    garrison.units.iter().filter(|(nation, _)| his(nation)).map(|(nation, troop)| (*nation, troop.clone())).collect()
}

/// What a player may do out of a region towards another beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Move there with all that he may act with.
    Moves,
    /// Move there without the Nations that are not At War.
    MovesPart,
    /// Move there and overstack with all: whether that is legal is open (A8).
    MovesOver,
    /// Not enter it.
    KeptOut,
    /// Attack it with all.
    Attacks,
    /// Attack it without the Nations that are not At War.
    AttacksPart,
    /// Not attack it.
    NoAttack,
}

/// Says what a player may do out of a region towards another beside it.
///
/// # Says
/// Nations that are not At War enter no other Nation's land and do not attack; a controller may leave them behind as long
/// as he controls what acts. Who does not control a mixed Army moves his own units out and attacks nobody.
/// # Source
/// Second edition, p.27 (MV1), p.28 (PO2), p.35 (PO1), p.46 (MX4, MX6 to MX8).
/// # Case
/// M05 to M07.
pub fn ways_out(state: &State, player: Power, region: Region, to: Region, right: &Right) -> Way {
    let force = all_of(state, player, region, right);
    // Of all that may go, a part that he would control: his own units at least.
    let part = |stays: &dyn Fn(Nation) -> bool| {
        let goes = |(nation, troop): &(&Nation, &Troop)| !has_borders(troop) || !stays(**nation);
        let left: Force = force.iter().filter(goes).map(|(n, t)| (*n, t.clone())).collect();
        (left.len() == force.len(), !share_of(state, &left, player).units().is_zero())
    };
    let at_war = |nation: Nation| state.board.stance(nation).is_at_war();
    let side = player.side();
    if state.inside(region) == Some(side) && to != region {
        return if is_held_against(state, to, side) { Way::NoAttack } else { Way::KeptOut };
    }
    if to == region || is_held_against(state, to, side) {
        return match part(&|nation| !at_war(nation)) {
            _ if matches!(right, Right::TakesOut(_)) => Way::NoAttack,
            (_, false) => Way::NoAttack,
            (true, _) => Way::Attacks,
            _ => Way::AttacksPart,
        };
    }
    match part(&|nation| !may_enter(nation, state.board.stance(nation), to)) {
        (_, false) => Way::KeptOut,
        (true, _) if !state.over_with(to, &units_in(&force)).is_zero() => Way::MovesOver,
        (true, _) => Way::Moves,
        _ => Way::MovesPart,
    }
}

fn find_splits(record: &mut Record<State>, region: Region, mine: &Army, theirs: &Army) {
    let player = mine.power;
    let leads = record.state.leading(player.side()) == player;
    let most = mine.units();
    let told = theirs.units().min(Count::from(MOST_TOLD)).small().unwrap_or(0);
    for others in 0..=told {
        let others = Count::from(others);
        let Some(least) = least_of_his_own(mine, theirs, &others, leads) else { continue };
        let says = Deeds::FoundSplit { player, region, theirs: others.clone(), least: least.clone(), most: most.clone() };
        let key = format!("split.{}.{}.{others}", region.id(), player.key());
        record.find(key, Arg::Range(least, most.clone()), says.says(), &[&rulebook::MX6, &rulebook::MX3]);
    }
}

/// Says how many of his own units a controller has to take along with so many of his teammate's.
///
/// # Says
/// More than the teammate's; or as many, if he can take more Elites than the teammate's units must have among them, or
/// as many while he leads.
/// # Source
/// Follows from second edition, p.46 (MX6, MX3).
/// # Case
/// C11, C12, C15.
pub fn least_of_his_own(mine: &Army, theirs: &Army, others: &Count, leads: bool) -> Option<Count> {
    let elites = mine.elites.clone().min(others.clone());
    let their_elites = others.minus(&theirs.regulars).unwrap_or_default();
    let even = !others.is_zero() && (elites > their_elites || (elites == their_elites && leads));
    let least = if even { others.clone() } else { others + &Count::one() };
    (least <= mine.units()).then_some(least)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::war_of_the_ring::control::controls_the_mixed_army;

    fn army(power: Power, regulars: u64, elites: u64) -> Army {
        Army { power, regulars: Count::from(regulars), elites: Count::from(elites) }
    }

    #[test]
    fn the_split_sizes_agree_with_trying_every_split() {
        for code in 0..5_u64.pow(4) {
            let digit = |place: u32| code / 5_u64.pow(place) % 5;
            let [a, b, c, d] = [digit(0), digit(1), digit(2), digit(3)];
            let (mine, theirs) = (army(Power::Gondor, a, b), army(Power::Rohan, c, d));
            for leading in [Power::Gondor, Power::Rohan] {
                for others in 0..=c + d {
                    let mut tried: Vec<u64> = Vec::new();
                    for (w, x) in (0..=a).flat_map(|w| (0..=b).map(move |x| (w, x))).filter(|(w, x)| w + x > 0) {
                        for y in 0..=c.min(others) {
                            let z = others - y;
                            let acts = controls_the_mixed_army(&army(Power::Gondor, w, x), &army(Power::Rohan, y, z), leading);
                            if z <= d && acts.power == Power::Gondor && (others > 0 || w + x > 0) {
                                tried.push(w + x);
                            }
                        }
                    }
                    let least = least_of_his_own(&mine, &theirs, &Count::from(others), leading == Power::Gondor);
                    assert_eq!(least, tried.iter().min().map(|least| Count::from(*least)), "{code} {others} {leading:?}");
                    // And every number from there on can be had.
                    if let Some(least) = tried.iter().min() {
                        assert!((*least..=a + b).all(|own| tried.contains(&own)), "{code} {others} {leading:?}");
                    }
                }
            }
        }
    }
}
