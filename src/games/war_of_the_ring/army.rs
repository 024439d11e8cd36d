use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::players::{Players, Power};
use crate::games::war_of_the_ring::setup::{Garrison, Stand};
use crate::words::Count;

/// One player's Army units in one region, over all his Nations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Army {
    /// Whose.
    pub power: Power,
    /// His Regulars.
    pub regulars: Count,
    /// His Elites.
    pub elites: Count,
}

/// Whose units stand in a region.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupants {
    /// Nobody's.
    Nobody,
    /// One player's.
    One(Army),
    /// Two teammates', in the order of the seats.
    Two(Army, Army),
    /// Both sides'.
    Enemies,
}

impl Army {
    /// His units: Regulars and Elites.
    pub fn units(&self) -> Count {
        &self.regulars + &self.elites
    }
}

/// Counts a player's Army units in a region.
///
/// # Says
/// The comparison is between players: the units of all Nations that a player controls count together. Leaders,
/// Nazgûl, Companions and Minions are no units.
/// # Source
/// Second edition, p.46 (MX3) with p.45-46 (PW1) and p.8 (AU1).
/// # Case
/// C05, C06, W-N02.
pub fn counts_army_units(garrison: &Garrison, power: Power, players: Players) -> Army {
    let mut army = Army { power, regulars: Count::zero(), elites: Count::zero() };
    for (_, kind, count) in garrison.army_units_of(power, players) {
        match kind {
            Kind::Regular => army.regulars += count,
            _ => army.elites += count,
        }
    }
    army
}

/// Says whose units stand in a region.
///
/// A teammate with Leaders alone is part of a mixed Army, with no unit; apart, he has no Army there.
pub fn occupants(garrison: &Garrison, players: Players) -> Occupants {
    // In a siege the Army of the region is the one inside; besiegers stand before it.
    let inside = |power: &&Power| garrison.besieged.is_none_or(|side| power.side() == side);
    let armies = Power::at_table(players).iter().filter(inside);
    let armies: Vec<Army> = armies.map(|power| counts_army_units(garrison, *power, players)).collect();
    let has_units = |army: &Army| !army.units().is_zero();
    let led = |army: &Army| {
        garrison.stand == Some(Stand::Mixed)
            && leads(garrison, army.power, players)
            && armies.iter().any(|other| other.power == army.power.teammate() && has_units(other))
    };
    let mut there = armies.iter().filter(|army| has_units(army) || led(army)).cloned();
    match (there.next(), there.next(), there.next()) {
        (None, _, _) => Occupants::Nobody,
        (Some(army), None, _) => Occupants::One(army),
        (Some(one), Some(other), None) if one.power.side() == other.power.side() => Occupants::Two(one, other),
        _ => Occupants::Enemies,
    }
}

/// Whether a player has Leaders in a region. Nazgûl are not among them: any Shadow player may move those.
fn leads(garrison: &Garrison, power: Power, players: Players) -> bool {
    garrison.units.iter().any(|(nation, troop)| nation.player(players) == power && !troop.leader.is_zero())
}

/// Whether two teammates have figures in a region, be it Leaders alone on one side: then they can stand as one Army.
pub fn two_may_merge(garrison: &Garrison, players: Players) -> bool {
    let there = |power: Power| {
        leads(garrison, power, players) || !counts_army_units(garrison, power, players).units().is_zero()
    };
    Power::at_table(players).iter().any(|power| *power != power.teammate() && there(*power) && there(power.teammate()))
}
