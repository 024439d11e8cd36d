use crate::games::war_of_the_ring::army::Army;
use crate::games::war_of_the_ring::players::Power;
use std::cmp::Ordering;

/// What decided who controls a mixed Army.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// More units.
    Units,
    /// More Elites, the units being equal.
    Elites,
    /// The Leading Player token, both being equal.
    Leading,
}

/// Who controls a mixed Army, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Control {
    /// Who.
    pub power: Power,
    /// Why.
    pub by: By,
}

impl By {
    /// The word in files.
    pub fn key(self) -> &'static str {
        match self {
            By::Units => "units",
            By::Elites => "elites",
            By::Leading => "leading",
        }
    }
}

/// Says who controls a mixed Army.
///
/// # Says
/// The player with more Army units there; if they have as many, the one with more Elites; if those are equal too, the
/// side's Leading Player.
/// # Source
/// Second edition, p.46 (MX3, LP4).
/// # Case
/// C01 by units, C02 by Elites, C03 by the token.
pub fn controls_the_mixed_army(one: &Army, other: &Army, leading: Power) -> Control {
    let more = |order: Ordering, by: By| match order {
        Ordering::Greater => Some(Control { power: one.power, by }),
        Ordering::Less => Some(Control { power: other.power, by }),
        Ordering::Equal => None,
    };
    more(one.units().cmp(&other.units()), By::Units)
        .or_else(|| more(one.elites.cmp(&other.elites), By::Elites))
        .unwrap_or(Control { power: leading, by: By::Leading })
}
