use crate::games::war_of_the_ring::figures::Troop;
use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::regions::Region;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// Where a Nation stands on the Political Track. In files it is written `at_war`, `2 active`, `3 passive`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stance {
    /// Steps to At War; 0 is At War.
    pub steps: u8,
    /// Whether it is active; only an active Nation reaches At War.
    pub active: bool,
}

impl Stance {
    /// Every stance, in the order of the track.
    pub fn all() -> impl Iterator<Item = Stance> {
        let apart = (1..=3).flat_map(|steps| [true, false].map(|active| Stance { steps, active }));
        std::iter::once(Stance { steps: 0, active: true }).chain(apart)
    }

    /// Where a Nation stands when the game begins.
    ///
    /// *Source*: second edition, p.14 (PO4).
    pub fn at_the_start(nation: Nation) -> Stance {
        let steps = match nation {
            Nation::Rohan | Nation::North | Nation::Elves | Nation::Dwarves => 3,
            Nation::Gondor | Nation::Southrons => 2,
            Nation::Sauron | Nation::Isengard => 1,
        };
        Stance { steps, active: nation == Nation::Elves || nation.side() == Side::Shadow }
    }

    /// Whether it is At War.
    pub fn is_at_war(self) -> bool {
        self.steps == 0
    }

    /// Moves a Nation whose Army is attacked.
    ///
    /// # Says
    /// The Nation becomes active and goes one step towards At War, once a battle, whoever controls the Army.
    /// # Source
    /// Second edition, p.34 (PO3).
    /// # Case
    /// M08.
    pub fn once_attacked(self) -> Stance {
        Stance { steps: self.steps.saturating_sub(1), active: true }
    }

    /// Reads `at_war`, `2 active`, `3 passive`.
    pub fn read(text: &str) -> Option<Stance> {
        Stance::all().find(|stance| stance.to_string() == text)
    }
}

impl fmt::Display for Stance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.steps {
            0 => f.write_str("at_war"),
            steps => write!(f, "{steps} {}", if self.active { "active" } else { "passive" }),
        }
    }
}

impl Serialize for Stance {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Stance {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Stance, D::Error> {
        let text = String::deserialize(deserializer)?;
        // A number alone leaves it to the start of the game; a Nation one step away may be either.
        let short = text.parse::<u8>().ok().filter(|steps| (1..=3).contains(steps));
        let read = Stance::read(&text).or(short.map(|steps| Stance { steps, active: true }));
        read.ok_or_else(|| de::Error::custom("a Nation is at_war, or 1, 2 or 3 steps away: 2 active, 3 passive"))
    }
}

/// Whether any of these figures are bound by their Nation's politics: units and Leaders are, Nazgûl are not.
///
/// *Source*: second edition, p.35 (PO6). *Case*: W-N120, W-N121.
pub fn has_borders(troop: &Troop) -> bool {
    !(troop.regular.is_zero() && troop.elite.is_zero() && troop.leader.is_zero())
}

/// Says whether a Nation's figures may enter a region.
///
/// # Says
/// A Nation that is not At War may leave its own borders, yet not enter another Nation's land, be it a friend's.
/// # Source
/// Second edition, p.35 (PO1).
/// # Case
/// M05.
pub fn may_enter(nation: Nation, stance: Stance, region: Region) -> bool {
    stance.is_at_war() || region.place().nation.is_none_or(|land| land == nation)
}
