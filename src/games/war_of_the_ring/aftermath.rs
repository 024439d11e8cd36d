use crate::games::war_of_the_ring::army::Occupants;
use crate::games::war_of_the_ring::attacking::Battle;
use crate::games::war_of_the_ring::course::ReadingA7;
use crate::games::war_of_the_ring::deed_says::Deeds;
use crate::games::war_of_the_ring::force::{
    Force, Right, held_by_enemies, joins, not_the_controller, objection, put_in, right_of, take_out, who_and_where,
};
use crate::games::war_of_the_ring::limit::check_the_limit;
use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::{Region, Site};
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::setup::{Setup, Stand};
use crate::games::war_of_the_ring::sieges::{Around, is_held_against, the_siege_may_end};
use crate::games::war_of_the_ring::silences::read;
use crate::games::war_of_the_ring::state::State;
use crate::play::{Record, Refusal};
use crate::ruling::{Act, Case, Problem, Step};
use crate::words::Count;

/// Goes into a siege.
pub const WITHDRAW: &str = "withdraw";
/// Retreats out of a battle.
pub const RETREAT: &str = "retreat";
/// The battle is over; nobody's deed.
pub const END_BATTLE: &str = "end_battle";
/// Captures a Settlement.
pub const CAPTURE: &str = "capture";

/// Takes an attacked Army into the Stronghold.
///
/// # Says
/// The defender of a Stronghold may go into a siege before any round. Five units hold it: what is more goes at once, and
/// a merged Army's excess goes as the table reads A7.
/// # Source
/// Second edition, p.31 (SG1); readings ST3 and A7.
/// # Case
/// K07.
pub fn an_army_goes_into_a_siege(
    record: &mut Record<State>,
    act: &Act,
    reading: Option<ReadingA7>,
) -> Result<(), Refusal> {
    let (player, region) = who_and_where(&record.state, act, "region")?;
    if region.place().site != Site::Stronghold {
        return Err(Refusal::because(Step::by(&rulebook::SG1, Deeds::NoStronghold { region }.says())));
    }
    match right_of(&record.state, player, region) {
        None => return Err(Refusal::because(Step::by(&rulebook::LI1, Deeds::NoArmyOfHis { player, region }.says()))),
        Some(Right::TakesOut(controller)) => return Err(not_the_controller(player, region, controller)),
        Some(_) => {}
    }
    let open = record.state.inside(region).is_none();
    let attacked = open && record.state.battle.as_ref().is_some_and(|battle| battle.region == region);
    if !attacked {
        return Err(Refusal::because(Step::by(&rulebook::SG1, Deeds::NobodyAttacksIt { region }.says())));
    }
    record.state.board.regions.or_default(region).besieged = Some(player.side());
    record.state.battle = None;
    let step = Step::by(&rulebook::SG1, Deeds::IntoSiege { player, region }.says()).actor(player.seat());
    record.step(step);
    check_the_limit(record, region, reading);
    Ok(())
}

/// Why the defender may not retreat into a region; nothing if he may.
///
/// # Says
/// The whole defending Army retreats, into a region beside it that is free: no enemy Army there, and no Settlement that the
/// enemy controls. Borders do not bind it. A besieged Army does not retreat.
/// # Source
/// Second edition, p.31 (CB9, SG1), p.35 (PO6), p.46 (MX4).
/// # Case
/// W-N123 to W-N127.
pub fn why_no_retreat(state: &State, player: Power, region: Region, to: Region) -> Option<Problem> {
    let attacked = |battle: &Battle| battle.region == region && battle.defender.side() == player.side();
    let Some(battle) = state.battle.as_ref().filter(|battle| attacked(battle)) else {
        return Some(objection(&rulebook::CB9, Deeds::NoRetreat { region }));
    };
    if battle.around == Around::Siege {
        return Some(objection(&rulebook::SG1, Deeds::BesiegedStays { region }));
    }
    if let Some(Right::TakesOut(controller)) = right_of(&state.seen_by(player.side()), player, region) {
        return not_the_controller(player, region, controller).why.pop();
    }
    if !region.touches(to) {
        return Some(objection(&rulebook::MV1, Deeds::NotAdjacent { region, to }));
    }
    let settled = matches!(to.place().site, Site::Stronghold | Site::City | Site::Town);
    let enemys = settled && holder(state, to).is_some_and(|side| side != player.side()) && !state.besieges(to, player.side());
    let held = is_held_against(state, to, player.side());
    (held || enemys).then(|| objection(&rulebook::CB9, Deeds::NotFree { region: to }))
}

/// Retreats with the whole Army; the battle is over.
pub fn an_army_retreats(
    record: &mut Record<State>,
    act: &Act,
    case: &Case<Setup>,
    reading: Option<ReadingA7>,
) -> Result<(), Refusal> {
    let (player, region) = who_and_where(&record.state, act, "region")?;
    let (_, to) = who_and_where(&record.state, act, "to")?;
    Refusal::unless_empty(why_no_retreat(&record.state, player, region, to).into_iter().collect())?;
    let side = player.side();
    for at in [region, to] {
        record.state.turn_to(at, side);
    }
    let garrison = record.state.board.garrison(region);
    let force: Force = garrison.units.into_iter().filter(|(nation, _)| nation.side() == side).collect();
    take_out(&mut record.state, region, &force);
    put_in(&mut record.state, to, &force);
    joins(&mut record.state, to, &force);
    for at in [region, to] {
        record.state.turn_back(at);
    }
    let step = Step::by(&rulebook::CB9, Deeds::Retreats { player, region, to }.says());
    record.step(step.and(&rulebook::PO6).actor(player.seat()));
    the_siege_may_end(record, region);
    if let Some(battle) = &mut record.state.battle {
        battle.region = to;
    }
    record.state.moved_to = Some(to);
    the_battle_ends(record, case)?;
    check_the_limit(record, to, reading);
    Ok(())
}

/// Ends the battle: whether an Army that the attack made one stays so is open.
///
/// *Source*: second edition, p.46; reading A9.
pub fn the_battle_ends(record: &mut Record<State>, case: &Case<Setup>) -> Result<(), Refusal> {
    let Some(battle) = record.state.battle.clone() else {
        return Err(Refusal::because(Step::by(&rulebook::CB3, Deeds::NoBattle.says())));
    };
    let region = battle.region;
    record.state.turn_to(region, battle.defender.side());
    let parts = battle.forced && matches!(record.state.occupants(region), Occupants::Two(..));
    if parts {
        let Some(way) = read(record, case, "A9") else {
            record.state.turn_back(region);
            return Ok(());
        };
        let says = if way == 0 { Deeds::StaysMixed { region } } else { Deeds::PartsAgain { region } };
        if way == 1 {
            record.state.board.regions.or_default(region).stand = Some(Stand::Separate);
        }
        record.step(Step::by(&rulebook::A9, says.says()));
    }
    record.state.turn_back(region);
    record.state.battle = None;
    record.state.hits.clear();
    Ok(())
}

/// The victory points of a Settlement: 2 for a Stronghold, 1 for a City.
///
/// *Source*: second edition, p.44 (VP1).
pub fn points_of(region: Region) -> u64 {
    match region.place().site {
        Site::Stronghold => 2,
        Site::City => 1,
        _ => 0,
    }
}

/// Captures an enemy Settlement: who counts its points where the Army is mixed is open.
///
/// *Source*: second edition, p.44 (VP1), p.46 (VP2); reading A16.
pub fn a_settlement_is_captured(record: &mut Record<State>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let (player, region) = who_and_where(&record.state, act, "region")?;
    if !may_be_captured(&record.state, player.side(), region) {
        return Err(Refusal::because(Step::by(&rulebook::VP1, Deeds::NothingToCapture { region }.says())));
    }
    match right_of(&record.state, player, region) {
        None => return Err(Refusal::because(Step::by(&rulebook::LI1, Deeds::NoArmyOfHis { player, region }.says()))),
        Some(Right::TakesOut(controller)) => return Err(not_the_controller(player, region, controller)),
        Some(Right::Own) => {
            captured(record, vec![player], region);
        }
        Some(Right::Controls(teammate)) => match read(record, case, "A16") {
            None => return Ok(()),
            Some(0) => captured(record, vec![player], region),
            Some(_) => captured(record, vec![player, teammate], region),
        },
    }
    Ok(())
}

// Whose a Settlement is: who took it, or its Nation.
fn holder(state: &State, region: Region) -> Option<Side> {
    let taker = state.board.captured.get(&region).map(|power| power.side());
    taker.or(region.place().nation.map(Nation::side))
}

/// Whether a side can take the Settlement of a region: an enemy's, in which no enemy is left.
pub fn may_be_captured(state: &State, side: Side, region: Region) -> bool {
    let settled = matches!(region.place().site, Site::Stronghold | Site::City | Site::Town);
    settled && holder(state, region).is_some_and(|holder| holder != side) && !held_by_enemies(state, region, side)
}

fn captured(record: &mut Record<State>, players: Vec<Power>, region: Region) {
    let points = Count::from(points_of(region));
    let back = region.place().nation.filter(|nation| players.iter().any(|player| player.side() == nation.side()));
    let says = match back {
        Some(_) => Deeds::TakenBack { players: players.clone(), region },
        None => Deeds::Captured { players: players.clone(), region, points },
    };
    let step = Step::by(&rulebook::VP1, says.says()).and(&rulebook::VP2);
    record.step(if record.state.mixed(region).is_some() { step.and(&rulebook::A16) } else { step });
    match (back, players.first()) {
        (Some(_), _) => {
            record.state.board.captured.remove(&region);
        }
        (None, Some(first)) => {
            record.state.board.captured.insert(region, *first);
            a_nation_loses_a_settlement(record, region);
        }
        (None, None) => {}
    }
    record.state.captured = Some((players, region));
}

// The Nation whose Settlement is taken goes a step towards war, and is awake.
fn a_nation_loses_a_settlement(record: &mut Record<State>, region: Region) {
    let Some(nation) = region.place().nation else { return };
    let before = record.state.board.stance(nation);
    let after = before.once_attacked();
    if after != before {
        record.state.board.politics.insert(nation, after);
        let says = Deeds::LosesSettlement { nation, steps: Count::from(u64::from(after.steps)) };
        record.step(Step::by(&rulebook::PO5, says.says()));
    }
}

/// Says that more stand in a siege than may.
pub fn tells_the_siege_limit(record: &mut Record<State>, region: Region, units: &Count, over: &Count) {
    let says = Deeds::OverSiegeLimit { region, units: units.clone(), over: over.clone() };
    record.step(Step::by(&rulebook::SG1, says.says()));
}
