use crate::games::war_of_the_ring::army::Occupants;
use crate::games::war_of_the_ring::deed_says::Deeds;
use crate::games::war_of_the_ring::figures::{Kind, Troop};
use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::politics::{has_borders, may_enter};
use crate::games::war_of_the_ring::regions::{Region, Site};
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::says::Says;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::state::State;
use crate::ruling::{Problem, ProblemAbout, Severity, Step};
use crate::words::Count;

/// All that the rules dislike about a board.
pub fn objections_to(setup: &Setup) -> Vec<Problem> {
    let state = State::of(setup);
    let held = || setup.held().into_iter();
    let mut problems = Vec::new();
    problems.extend(turns_count_from_one(setup));
    problems.extend(held().filter_map(|region| enemies_never_share_a_region(&state, region)));
    problems.extend(held().filter_map(|region| only_strongholds_are_besieged(setup, region)));
    problems.extend(held().filter_map(|region| leaders_need_an_army(&state, region)));
    problems.extend(held().flat_map(|region| nobody_stands_abroad(setup, region)));
    problems.extend(held().flat_map(|region| no_part_is_more_than_the_whole(setup, region)));
    problems.extend(the_box_holds_so_many(setup));
    problems
}

fn of_setup(severity: Severity, step: Step) -> Problem {
    Problem { about: ProblemAbout::Setup, severity, step }
}

fn turns_count_from_one(setup: &Setup) -> Option<Problem> {
    let step = || Step::by(&rulebook::LP1, Says::TurnsCountFromOne.says());
    setup.turn.is_zero().then(|| of_setup(Severity::Blocking, step()))
}

/// Objects to Army units of both sides in one region.
///
/// # Says
/// A region with enemy units is attacked, not entered: enemy Armies never share a region, except besieged and besiegers
/// of a Stronghold: there it has to be said who is besieged.
/// # Source
/// Second edition, p.27 (EN1), p.31 (EN2).
/// # Case
/// M09.
pub fn enemies_never_share_a_region(state: &State, region: Region) -> Option<Problem> {
    if state.occupants(region) != Occupants::Enemies {
        return None;
    }
    let garrison = state.board.garrison(region);
    let [free_peoples, shadow] = Side::ALL.map(|side| garrison.nations_with_units(side));
    let step = match region.place().site {
        Site::Stronghold => {
            Step::by(&rulebook::EN2, Says::SiegeNotCovered { region, free_peoples, shadow }.says()).and(&rulebook::ARRANGING)
        }
        _ => Step::by(&rulebook::EN1, Says::EnemiesShareARegion { region, free_peoples, shadow }.says()),
    };
    Some(of_setup(Severity::Blocking, step))
}

/// Objects to a part of an Army with more figures than stand there; as many as do are taken for it.
///
/// *Source*: second edition, p.27 (MV1).
pub fn no_part_is_more_than_the_whole(setup: &Setup, region: Region) -> Vec<Problem> {
    let garrison = setup.regions.get(&region);
    let part = garrison.and_then(|garrison| garrison.part.as_ref()).into_iter().flatten();
    let classes = part.flat_map(|(nation, troop)| Kind::ALL.map(|kind| (*nation, kind, troop.count(kind).clone())));
    let too_many = classes.filter_map(|(nation, kind, amount)| {
        let there = setup.figures(region, nation, kind);
        let says = Says::MoreThanStandThere { nation, kind, amount: amount.clone(), there: there.clone() };
        (amount > there).then(|| of_setup(Severity::Tolerable, Step::by(&rulebook::MV1, says.says())))
    });
    too_many.collect()
}

/// Objects to a siege where no Stronghold is.
///
/// *Source*: second edition, p.31 (SG1). *Case*: W-N38.
pub fn only_strongholds_are_besieged(setup: &Setup, region: Region) -> Option<Problem> {
    setup.regions.get(&region)?.besieged?;
    let step = || Step::by(&rulebook::SG1, Deeds::NoStronghold { region }.says());
    (region.place().site != Site::Stronghold).then(|| of_setup(Severity::Blocking, step()))
}

/// Objects to figures of a Nation that is said not to be At War in another Nation's land; they are ruled on all the same.
///
/// # Says
/// Only a retreat brings them there, and with their next move they leave.
/// # Source
/// Second edition, p.35 (PO1, PO6).
/// # Case
/// W-N134.
pub fn nobody_stands_abroad(setup: &Setup, region: Region) -> Vec<Problem> {
    let troops = setup.regions.get(&region).into_iter().flat_map(|garrison| &garrison.units);
    // Of a Nation of which nothing is said nobody knows how the game went.
    let kept_out = |(nation, troop): &(&Nation, &Troop)| {
        let said = setup.politics.get(nation);
        has_borders(troop) && said.is_some_and(|stance| !may_enter(**nation, *stance, region))
    };
    let step = |nation: Nation| Step::by(&rulebook::PO1, Deeds::StandsAbroad { nation, region }.says()).and(&rulebook::PO6);
    troops.filter(kept_out).map(|(nation, _)| of_setup(Severity::Tolerable, step(*nation))).collect()
}

/// Objects to a Leader in a region without a friendly Army.
///
/// # Says
/// A Free Peoples Leader without a friendly Army is taken off the map at once.
/// # Source
/// Second edition, p.8 (AU2).
/// # Case
/// W-N16.
pub fn leaders_need_an_army(state: &State, region: Region) -> Option<Problem> {
    let garrison = state.board.regions.get(&region)?;
    let free = |nation: &Nation| nation.side() == Side::FreePeoples;
    if !garrison.nations_with_units(Side::FreePeoples).is_empty() {
        return None;
    }
    let troops = garrison.units.iter().filter(|(nation, _)| free(nation));
    let leaders = troops.fold(Count::zero(), |sum, (_, troop)| &sum + &troop.leader);
    let step = || Step::by(&rulebook::AU2, Says::LeaderWithoutArmy { region, leaders: leaders.clone() }.says());
    (!leaders.is_zero()).then(|| of_setup(Severity::Tolerable, step()))
}

/// Objects to more figures of a kind than the box holds; they are ruled on all the same.
///
/// # Says
/// Each Nation has so many figures; there are 7 Companions and 3 Minions.
/// # Source
/// Second edition, p.6 (FG1).
/// # Case
/// W-N09, W-N11.
pub fn the_box_holds_so_many(setup: &Setup) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut object = |says: Says| problems.push(of_setup(Severity::Tolerable, Step::by(&rulebook::FG1, says.says())));
    for nation in Nation::ALL {
        for kind in Kind::ALL {
            let there = setup.held().into_iter().fold(Count::zero(), |sum, region| &sum + &setup.figures(region, nation, kind));
            let in_box = kind.in_the_box(nation);
            if there > in_box {
                object(Says::MoreThanInTheBox { nation, kind, there, in_box });
            }
        }
    }
    let garrisons = || setup.regions.values();
    let there = garrisons().fold(Count::zero(), |sum, garrison| &sum + &garrison.companions);
    if there > Count::from(7) {
        object(Says::MoreCompanionsThanThereAre { there });
    }
    let there = garrisons().fold(Count::zero(), |sum, garrison| &sum + &garrison.minions);
    if there > Count::from(3) {
        object(Says::MoreMinionsThanThereAre { there });
    }
    problems
}
