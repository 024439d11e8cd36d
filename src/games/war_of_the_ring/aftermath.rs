use crate::games::war_of_the_ring::army::Occupants;
use crate::games::war_of_the_ring::course::ReadingA7;
use crate::games::war_of_the_ring::deed_says::Deeds;
use crate::games::war_of_the_ring::force::{Right, not_the_controller, right_of, who_and_where};
use crate::games::war_of_the_ring::limit::check_the_limit;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::{Region, Site};
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::setup::{Setup, Stand};
use crate::games::war_of_the_ring::silences::read;
use crate::games::war_of_the_ring::state::State;
use crate::play::{Record, Refusal};
use crate::ruling::{Act, Case, Step};
use crate::words::Count;

/// Goes into a siege.
pub const WITHDRAW: &str = "withdraw";
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
    let land = region.place().nation.filter(|land| land.side() != player.side());
    if land.is_none() || points_of(region) == 0 {
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

fn captured(record: &mut Record<State>, players: Vec<Power>, region: Region) {
    let points = Count::from(points_of(region));
    let whose = players.clone();
    let says = Deeds::Captured { players, region, points };
    let step = Step::by(&rulebook::VP1, says.says()).and(&rulebook::VP2);
    record.step(if record.state.mixed(region).is_some() { step.and(&rulebook::A16) } else { step });
    record.state.captured = Some((whose, region));
}

/// Says that more stand in a siege than may.
pub fn tells_the_siege_limit(record: &mut Record<State>, region: Region, units: &Count, over: &Count) {
    let says = Deeds::OverSiegeLimit { region, units: units.clone(), over: over.clone() };
    record.step(Step::by(&rulebook::SG1, says.says()));
}
