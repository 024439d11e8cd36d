use crate::games::war_of_the_ring::answer::tell_control;
use crate::games::war_of_the_ring::army::Occupants;
use crate::games::war_of_the_ring::deed_says::Deeds;
use crate::games::war_of_the_ring::figures::{Kind, Troop};
use crate::games::war_of_the_ring::force::{
    Force, Right, force_of, held_by_enemies, keeps_control, may_act_with, not_the_controller, objection, right_of,
    share_of, units_in, who_and_where,
};
use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::politics::has_borders;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::setup::{Garrison, Setup, Stand};
use crate::games::war_of_the_ring::sieges::{Around, attack_around, tell_the_siege};
use crate::games::war_of_the_ring::silences::read;
use crate::games::war_of_the_ring::state::State;
use crate::play::{Record, Refusal};
use crate::ruling::{Act, Case, Problem, Says as Told, Step};
use crate::words::Count;

/// A battle as it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battle {
    /// How it stands to a siege.
    pub around: Around,
    /// Who attacks.
    pub attacker: Power,
    /// From where.
    pub from: Region,
    /// Whom: the region that is attacked.
    pub region: Region,
    /// With what.
    pub force: Force,
    /// What of the attacker's side stays behind and takes no part.
    pub rearguard: Force,
    /// Units, combat dice and re-rolls of the attacker and of the defender.
    pub strength: [(Count, Count, Count); 2],
    /// Who controls the defending Army.
    pub defender: Power,
    /// Whether the attack made two Armies one.
    pub forced: bool,
    /// Whether nobody has lost a unit yet.
    pub fresh: bool,
}

impl Battle {
    /// The verdict on a battle that has begun.
    pub fn says(&self) -> Told {
        let [(units, dice, rerolls), (their_units, their_dice, their_rerolls)] = self.strength.clone();
        let (player, from, region, defender) = (self.attacker, self.from, self.region, self.defender);
        let says =
            Deeds::Battle { player, from, units, dice, rerolls, region, defender, their_units, their_dice, their_rerolls };
        says.says()
    }
}

/// Attacks a region beside an Army.
///
/// # Says
/// A player attacks with his own Army, or with a mixed one that he controls and of which he would control the part that
/// attacks. Nations that are not At War do not attack: their figures stay in the rearguard. Teammates who are attacked
/// become one mixed Army, and each Nation that is attacked wakes and goes a step towards war.
/// # Source
/// Second edition, p.28 (PO2, CB1), p.29 (CB2), p.34 (PO3), p.46 (MX2, MX4, MX6); reading A14.
/// # Case
/// C15, M03, M04, M06 to M08, B03, W-N64, W-N101 to W-N103, W-N108 to W-N110.
pub fn an_army_attacks(record: &mut Record<State>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let (player, from) = who_and_where(&record.state, act, "region")?;
    let (_, to) = who_and_where(&record.state, act, "to")?;
    let around = match attack_around(&record.state, player.side(), from, to) {
        Err(why) => Err(vec![why]),
        Ok(_) if !held_by_enemies(&record.state, to, player.side()) => {
            Err(vec![objection(&rulebook::EN1, Deeds::NobodyToAttack { region: to })])
        }
        Ok(around) => Ok(around),
    }
    .or_else(|why| Refusal::unless_empty(why).map(|()| Around::Field))?;
    record.state.turn_to(from, player.side());
    let done = fights(record, act, case, (player, from, to), around);
    for region in [from, to] {
        record.state.turn_back(region);
    }
    done
}

fn fights(
    record: &mut Record<State>,
    act: &Act,
    case: &Case<Setup>,
    (player, from, to): (Power, Region, Region),
    around: Around,
) -> Result<(), Refusal> {
    let beside = matches!(record.state.occupants(from), Occupants::Two(..)) && record.state.mixed(from).is_none();
    let own = right_of(&record.state, player, from) == Some(Right::Own);
    if beside && own {
        match read(record, case, "A14") {
            None => return Ok(()),
            Some(0) => {
                let says = Deeds::TakesNoPart { player: player.teammate(), region: from };
                record.step(Step::by(&rulebook::A14, says.says()));
            }
            Some(_) => record.state.board.regions.or_default(from).stand = Some(Stand::Mixed),
        }
    }
    if let Some(Right::TakesOut(controller)) = right_of(&record.state, player, from) {
        return Err(not_the_controller(player, from, controller));
    }
    let mut force = force_of(&record.state, act, player, from)?;
    let left: Vec<Nation> = leaves_the_rearguard(record, &mut force);
    Refusal::unless_empty(a_rearguard_has_a_unit(&record.state, player, from, &force).into_iter().collect())?;
    let mine = share_of(&record.state, &force, player).units();
    if mine.is_zero() {
        let step = Step::by(&rulebook::PO2, Deeds::AttackersNotHis { player, region: from, left }.says());
        return Err(Refusal::because(step.and(&rulebook::MX6).and(&rulebook::LI1)));
    }
    let right = match right_of(&record.state, player, from) {
        Some(Right::Controls(teammate)) => keeps_control(&record.state, player, teammate, &force)?,
        _ => may_act_with(&record.state, player, from, &force)?,
    };
    record.step(right);
    let Some(strength) = strength(record, case, from, &force, player, beside) else { return Ok(()) };
    // Companions and Minions lead as well, whatever their Leadership.
    let garrison = record.state.board.garrison(from);
    let characters = if player.side() == Side::Shadow { garrison.minions } else { garrison.companions };
    if act.text("die") == Some("character") && strength.2.is_zero() && characters.is_zero() {
        return Err(Refusal::because(Step::by(&rulebook::SE1, Deeds::NeedsALeader { player, region: from }.says())));
    }
    tell_the_siege(record, around, player, to);
    let enemies = if player.side() == Side::Shadow { Side::FreePeoples } else { Side::Shadow };
    record.state.turn_to(to, enemies);
    let forced = teammates_become_one_army(record, to);
    let Some((defender, theirs)) = defends(record, case, to) else { return Ok(()) };
    the_attacked_wake(record, to, enemies);
    let rearguard = without(&record.state, player.side(), from, &force);
    let strength = [strength, theirs];
    let battle = Battle { around, attacker: player, from, region: to, force, rearguard, strength, defender, forced, fresh: true };
    record.state.battle = Some(battle);
    Ok(())
}

/// Why a player may not attack a region with these figures; empty if he may.
pub fn why_not_attack(state: &State, player: Power, from: Region, to: Region, force: &Force) -> Vec<Problem> {
    if let Err(why) = attack_around(state, player.side(), from, to) {
        return vec![why];
    }
    let right = right_of(state, player, from);
    if let Some(Right::TakesOut(controller)) = right {
        return not_the_controller(player, from, controller).why;
    }
    let at_war = |nation: &Nation| state.board.stance(*nation).is_at_war();
    let mut fights = force.clone();
    leave(&mut fights, |nation| !at_war(nation));
    if share_of(state, &fights, player).units().is_zero() {
        let left: Vec<Nation> = force.keys().copied().filter(|nation| !at_war(nation)).collect();
        let step = Step::by(&rulebook::PO2, Deeds::AttackersNotHis { player, region: from, left }.says());
        return vec![Problem::blocking(step.and(&rulebook::LI1))];
    }
    if let Some(why) = a_rearguard_has_a_unit(state, player, from, &fights) {
        return vec![why];
    }
    match right {
        Some(Right::Controls(teammate)) => keeps_control(state, player, teammate, &fights).err(),
        _ => None,
    }
    .map_or_else(Vec::new, |refusal| refusal.why)
}

// The figures that may not attack stay behind: units and Leaders of Nations that are not At War. Nazgûl attack all the same.
fn leaves_the_rearguard(record: &mut Record<State>, force: &mut Force) -> Vec<Nation> {
    let board = record.state.board.clone();
    let rearguard = leave(force, |nation| !board.stance(*nation).is_at_war());
    for (nation, troop) in &rearguard {
        let units = &troop.regular + &troop.elite;
        record.step(Step::by(&rulebook::PO2, Deeds::LeftInRearguard { nation: *nation, units }.says()));
    }
    rearguard.keys().copied().collect()
}

// Takes what of some Nations is bound by politics out of a force.
fn leave(force: &mut Force, stays: impl Fn(&Nation) -> bool) -> Force {
    let bound: Force =
        force.iter().filter(|(nation, troop)| stays(nation) && has_borders(troop)).map(|(n, t)| (*n, t.clone())).collect();
    for nation in bound.keys() {
        if let Some(troop) = force.get_mut(nation) {
            *troop = Troop { nazgul: troop.nazgul.clone(), ..Troop::default() };
        }
    }
    force.retain(|_, troop| !troop.is_empty());
    bound
}

// What of a side stands in a region beside a force.
fn without(state: &State, side: Side, region: Region, force: &Force) -> Force {
    let garrison = state.board.garrison(region);
    let mut rest: Force = garrison.units.into_iter().filter(|(nation, _)| nation.side() == side).collect();
    for (nation, goes) in force {
        let Some(troop) = rest.get_mut(nation) else { continue };
        for kind in Kind::ALL {
            let stays = troop.count(kind).minus(goes.count(kind)).unwrap_or_default();
            *troop.count_mut(kind) = stays;
        }
    }
    rest.retain(|_, troop| !troop.is_empty());
    rest
}

/// Objects to an attack that leaves Leaders alone behind: both parts of a split Army have a unit.
///
/// *Source*: second edition, p.28 (PO7). *Case*: W-N122.
fn a_rearguard_has_a_unit(state: &State, player: Power, region: Region, force: &Force) -> Option<Problem> {
    let rest = without(state, player.side(), region, force);
    let led = rest.values().any(|troop| !troop.leader.is_zero());
    let alone = led && units_in(&rest).is_zero();
    alone.then(|| objection(&rulebook::PO7, Deeds::RearguardNeedsAUnit { region }))
}

/// Makes two teammates' Armies one where they are attacked.
///
/// *Source*: second edition, p.46 (MX2). *Case*: M03, C08.
fn teammates_become_one_army(record: &mut Record<State>, region: Region) -> bool {
    let Occupants::Two(one, other) = record.state.occupants(region) else { return false };
    if record.state.stand(region) == Some(Stand::Mixed) {
        return false;
    }
    record.state.board.regions.or_default(region).stand = Some(Stand::Mixed);
    let says = Deeds::MustBeOneArmy { region, one: one.power, other: other.power };
    record.step(Step::by(&rulebook::MX2, says.says()));
    true
}

// Who defends, and how strongly.
fn defends(record: &mut Record<State>, case: &Case<Setup>, region: Region) -> Option<(Power, (Count, Count, Count))> {
    tell_control(record, region);
    let defender = match record.state.occupants(region) {
        Occupants::One(army) => army.power,
        _ => record.state.control(region)?.power,
    };
    let garrison = record.state.board.garrison(region);
    let his = garrison.units.iter().filter(|(nation, _)| nation.side() == defender.side());
    let force: Force = his.map(|(n, t)| (*n, t.clone())).collect();
    let strength = strength(record, case, region, &force, defender, false)?;
    Some((defender, strength))
}

/// Counts an Army's units, combat dice and re-rolls.
///
/// # Says
/// One die for each unit, at most five; up to as many failed dice are rolled again as the Army has Leadership, at most
/// five. Leaders and Nazgûl lead; so do Isengard's and the Southrons' Elites while Saruman is in play.
/// # Source
/// Second edition, p.28 (CB1), p.29 (CB2), p.46 (SE1); reading A11.
/// # Case
/// M03, B03.
fn strength(
    record: &mut Record<State>,
    case: &Case<Setup>,
    region: Region,
    force: &Force,
    player: Power,
    beside: bool,
) -> Option<(Count, Count, Count)> {
    let garrison: Garrison = record.state.board.garrison(region);
    let units = units_in(force);
    let mut leadership = force.values().fold(Count::zero(), |sum, troop| &(&sum + &troop.leader) + &troop.nazgul);
    if beside {
        let own: Count = force.values().fold(Count::zero(), |sum, troop| &sum + &troop.nazgul);
        let others = garrison.all_of(Kind::Nazgul).minus(&own).unwrap_or_default();
        if !others.is_zero() {
            let way = read(record, case, "A11")?;
            if way == 1 {
                leadership += &others;
            }
            let says = Deeds::NazgulLead { region, nazgul: others, leads: way == 1 };
            record.step(Step::by(&rulebook::A11, says.says()));
        }
    }
    if record.state.board.saruman_in_play {
        let leads = |nation: &Nation| matches!(nation, Nation::Isengard | Nation::Southrons);
        let elites = force.iter().filter(|(nation, _)| leads(nation)).fold(Count::zero(), |sum, (_, t)| &sum + &t.elite);
        if !elites.is_zero() {
            let says = crate::games::war_of_the_ring::says::Says::ElitesLeadAsWell { region, elites: elites.clone() };
            record.step(Step::by(&rulebook::SE1, says.says()));
            leadership += &elites;
        }
    }
    if !garrison.companions.is_zero() || !garrison.minions.is_zero() {
        record.step(Step::by(&rulebook::ARRANGING, Deeds::CharactersNotCounted { region }.says()));
    }
    let five = Count::from(5);
    let (dice, rerolls) = (units.clone().min(five.clone()), leadership.min(five));
    let says = Deeds::Strength { player, units: units.clone(), dice: dice.clone(), rerolls: rerolls.clone() };
    record.step(Step::by(&rulebook::CB1, says.says()).and(&rulebook::CB2));
    Some((units, dice, rerolls))
}

// Each Nation that is attacked becomes active and goes one step towards war.
fn the_attacked_wake(record: &mut Record<State>, region: Region, side: Side) {
    for nation in record.state.board.garrison(region).nations_with_units(side) {
        let before = record.state.board.stance(nation);
        let after = before.once_attacked();
        if after != before {
            record.state.board.politics.insert(nation, after);
            let says = Deeds::Wakes { nation, steps: Count::from(u64::from(after.steps)) };
            record.step(Step::by(&rulebook::PO3, says.says()));
        }
    }
}
