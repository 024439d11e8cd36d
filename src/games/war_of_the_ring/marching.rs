use crate::games::war_of_the_ring::board_check::leaders_need_an_army;
use crate::games::war_of_the_ring::deed_says::Deeds;
use crate::games::war_of_the_ring::force::{
    Force, force_of, joins, may_act_with, objection, put_in, take_out, units_in, who_and_where,
};
use crate::games::war_of_the_ring::limit::check_the_limit;
use crate::games::war_of_the_ring::course::ReadingA7;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::figures::Troop;
use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::politics::{Stance, has_borders, may_enter};
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::says::Says;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::sieges::{is_held_against, the_siege_may_end};
use crate::games::war_of_the_ring::silences::{Waits, read};
use crate::games::war_of_the_ring::state::State;
use crate::play::{Record, Refusal};
use crate::ruling::{Act, Assumption, Case, Problem, Step};
use crate::words::Count;

/// Moves an Army, or a part of it, into a region beside it.
///
/// # Says
/// An Army moves into an adjacent region that no enemy holds. It obeys every Nation in it that is not At War: such a
/// Nation enters no other Nation's land. Whether a move that is sure to overstack is legal is open (A8).
/// # Source
/// Second edition, p.27 (MV1, EN1), p.35 (PO1), p.46 (MX6 to MX8).
/// # Case
/// C11 to C16, M05, K08, W-N104 to W-N107.
pub fn an_army_moves(
    record: &mut Record<State>,
    act: &Act,
    case: &Case<Setup>,
    reading: Option<ReadingA7>,
) -> Result<(), Refusal> {
    let (player, from) = who_and_where(&record.state, act, "region")?;
    let (_, to) = who_and_where(&record.state, act, "to")?;
    for region in [from, to] {
        record.state.turn_to(region, player.side());
    }
    let done = moves(record, act, case, reading, (player, from, to));
    for region in [from, to] {
        record.state.turn_back(region);
    }
    the_siege_may_end(record, from);
    done
}

fn moves(
    record: &mut Record<State>,
    act: &Act,
    case: &Case<Setup>,
    reading: Option<ReadingA7>,
    (player, from, to): (Power, Region, Region),
) -> Result<(), Refusal> {
    let state = &record.state;
    let force = force_of(state, act, player, from)?;
    let right = may_act_with(state, player, from, &force)?;
    Refusal::unless_empty(not_into(state, player, from, to, &force))?;
    let over = state.over_with(to, &units_in(&force));
    if !may_overstack(record, case, to, over)? {
        return Ok(());
    }
    let controlled = record.state.control(from);
    let units = units_in(&force);
    let shared = record.state.mixed(from).is_some();
    let mixed_there = record.state.mixed(to).is_some();
    take_out(&mut record.state, from, &force);
    put_in(&mut record.state, to, &force);
    joins(&mut record.state, to, &force);
    record.step(right);
    let says = Deeds::Moves { player, from, to, units };
    let step = Step::by(&rulebook::MV1, says.says()).and(&rulebook::PO1).actor(player.seat());
    record.step(if shared { step.and(&rulebook::MX8) } else { step });
    if record.state.besieges(to, player.side()) {
        record.step(Step::by(&rulebook::SG6, Deeds::JoinsBesiegers { region: to }.says()));
    }
    if mixed_there {
        record.assume(Assumption { says: Deeds::JoinsMixed { region: to }.says(), change: None });
    }
    leaders_alone_go(record, from);
    the_land_wakes(record, to, player.side());
    if !record.state.over(to).is_zero() {
        let says = Deeds::TrimmedAfterwards { region: to };
        record.step(Step::by(&rulebook::A8, says.says()).and(&rulebook::ST1));
    }
    let passes = controlled.zip(record.state.control(from)).filter(|(old, new)| old.power != new.power);
    if let Some((old, new)) = passes {
        let says = Says::ControlPasses { region: from, from: old.power, to: new.power };
        record.step(Step::by(&rulebook::MX5, says.says()).and(&rulebook::MX3));
    }
    record.state.moved_to = Some(to);
    check_the_limit(record, to, reading);
    Ok(())
}

/// Wakes a Free Peoples Nation whose land an enemy Army enters.
///
/// *Source*: second edition, p.34 (PO5). *Case*: W-N119.
fn the_land_wakes(record: &mut Record<State>, region: Region, side: Side) {
    let Some(nation) = region.place().nation.filter(|nation| nation.side() != side) else { return };
    let before = record.state.board.stance(nation);
    if !before.active {
        record.state.board.politics.insert(nation, Stance { active: true, ..before });
        record.step(Step::by(&rulebook::PO5, Deeds::LandWakes { nation }.says()));
    }
}

/// Takes Free Peoples Leaders without an Army off the map.
///
/// *Source*: second edition, p.8 (AU2).
pub fn leaders_alone_go(record: &mut Record<State>, region: Region) {
    let Some(problem) = leaders_need_an_army(&record.state, region) else { return };
    if let Some(garrison) = record.state.board.regions.get_mut(&region) {
        for troop in garrison.units.values_mut() {
            troop.leader = Count::zero();
        }
    }
    record.state.board.tidy();
    record.step(problem.step);
}

/// Says whether a move that is sure to overstack may be made; `false` where the table has not said how it reads that.
///
/// *Source*: second edition, p.26 (ST1), p.27 (ST4); reading A8. *Case*: K08.
pub fn may_overstack<S: Waits + Clone>(
    record: &mut Record<S>,
    case: &Case<Setup>,
    to: Region,
    over: Count,
) -> Result<bool, Refusal> {
    if over.is_zero() {
        return Ok(true);
    }
    match read(record, case, "A8") {
        None => Ok(false),
        Some(0) => Ok(true),
        Some(_) => {
            let step = Step::by(&rulebook::ST4, Deeds::WouldOverstack { region: to, over }.says());
            Err(Refusal::because(step))
        }
    }
}

/// Every reason against moving a force from one region into another.
pub fn not_into(state: &State, player: Power, from: Region, to: Region, force: &Force) -> Vec<Problem> {
    let mut why = Vec::new();
    if !from.touches(to) {
        why.push(objection(&rulebook::MV1, Deeds::NotAdjacent { region: from, to }));
    }
    if state.inside(from) == Some(player.side()) {
        why.push(objection(&rulebook::SG1, Deeds::BesiegedStays { region: from }));
    } else if is_held_against(state, to, player.side()) {
        why.push(objection(&rulebook::EN1, Deeds::EnemiesHold { region: to }));
    }
    let kept_out = |(nation, troop): &(&Nation, &Troop)| {
        has_borders(troop) && !may_enter(**nation, state.board.stance(**nation), to)
    };
    for nation in force.iter().filter(kept_out).map(|(nation, _)| *nation) {
        let step = Step::by(&rulebook::PO1, Deeds::NotAtWarMayNotEnter { nation, region: to }.says());
        let step = if state.mixed(from).is_some() { step.and(&rulebook::MX8) } else { step };
        why.push(Problem::blocking(step));
    }
    why
}
