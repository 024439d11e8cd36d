use crate::games::war_of_the_ring::figures::{Kind, Troop};
use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::players::{Players, Power};
use crate::games::war_of_the_ring::politics::Stance;
use crate::games::war_of_the_ring::regions::{Region, Site};
use crate::words::{Count, Map};
use serde::{Deserialize, Serialize};

/// The board as anyone may arrange it; setup.md beside this file describes it for people who write files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    #[serde(default)]
    pub players: Players,
    /// Which part of the map is drawn; it changes no answer.
    #[serde(default, skip_serializing_if = "MapPart::is_front")]
    pub map: MapPart,
    /// The turn, from 1.
    #[serde(default = "Count::one")]
    pub turn: Count,
    /// Whether Saruman is in play: then Isengard's and the Southrons' Elites are Leaders as well.
    #[serde(default, skip_serializing_if = "is_false")]
    pub saruman_in_play: bool,
    /// Where the Nations stand on the Political Track; one that is left out stands as when the game begins.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub politics: Map<Nation, Stance>,
    /// Unused Action dice, where they are known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<Dice>,
    /// Cards in hand.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub hands: Map<Power, Count>,
    /// What bears on the Hunt.
    #[serde(default, skip_serializing_if = "Hunt::is_usual")]
    pub hunt: Hunt,
    /// A round of combat, where the dice are asked about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<Fight>,
    /// What is in reserve; a Nation that is left out has what it has when the game begins.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub reserves: Map<Nation, Troop>,
    /// Settlements that were taken, and by whom.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub captured: Map<Region, Power>,
    /// What stands where; a region that is left out is empty.
    #[serde(default)]
    pub regions: Map<Region, Garrison>,
}

/// Which part of the map is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MapPart {
    /// Rohan, Gondor and the lands around them, the regions where something stands, and those beside them.
    #[default]
    Front,
    /// All of it.
    Whole,
}

impl MapPart {
    fn is_front(&self) -> bool {
        *self == MapPart::Front
    }
}

/// Unused Action dice of both teams.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dice {
    /// The Free Peoples'.
    #[serde(default)]
    pub free_peoples: Count,
    /// The Shadow's.
    #[serde(default)]
    pub shadow: Count,
}

/// What bears on the Hunt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hunt {
    /// Companions in the Fellowship.
    #[serde(default = "seven")]
    pub companions: Count,
    /// Free Peoples dice in the Hunt Box at the end of the last turn.
    #[serde(default)]
    pub dice_last_turn: Count,
    /// Shadow dice put into the box before the roll.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub allocated: Count,
    /// Eyes rolled.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub eyes: Count,
    /// Free Peoples dice in the box now.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub free_dice: Count,
    /// Conditions in the Ring-bearers' region that give a re-roll.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub conditions: Count,
}

/// An Army in a round of combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    /// What stands where it is fought.
    #[serde(default)]
    pub site: Site,
    /// Whether it is a siege.
    #[serde(default)]
    pub siege: bool,
    /// The round, from 1.
    #[serde(default = "Count::one")]
    pub round: Count,
    /// The Army's units.
    #[serde(default)]
    pub units: Count,
    /// Its Leadership.
    #[serde(default)]
    pub leadership: Count,
    /// Elites that the besieger can reduce.
    #[serde(default)]
    pub elites: Count,
}

impl Default for Fight {
    fn default() -> Fight {
        Fight {
            site: Site::Plain,
            siege: false,
            round: Count::one(),
            units: Count::one(),
            leadership: Count::zero(),
            elites: Count::zero(),
        }
    }
}

fn seven() -> Count {
    Count::from(7)
}

impl Default for Hunt {
    fn default() -> Hunt {
        let none = Count::zero;
        Hunt {
            companions: seven(),
            dice_last_turn: none(),
            allocated: none(),
            eyes: none(),
            free_dice: none(),
            conditions: none(),
        }
    }
}

impl Hunt {
    fn is_usual(&self) -> bool {
        *self == Hunt::default()
    }
}

/// What stands in one region.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Garrison {
    /// Whether two teammates' units are one mixed Army or stand separately; absent if nobody has said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand: Option<Stand>,
    /// Each Nation's figures.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub units: Map<Nation, Troop>,
    /// Whose Army is besieged in the Stronghold here; enemies beside it are the besiegers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub besieged: Option<Side>,
    /// How two teammates who besiege stand; absent if nobody has said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub besiegers: Option<Stand>,
    /// The figures that the next move or attack takes along; absent if all do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<Map<Nation, Troop>>,
    /// How many Companions are there.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub companions: Count,
    /// How many Minions are there.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub minions: Count,
}

/// How two teammates' units stand in one region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stand {
    /// As one mixed Army.
    Mixed,
    /// As two Armies.
    Separate,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            players: Players::default(),
            map: MapPart::Front,
            turn: Count::one(),
            saruman_in_play: false,
            politics: Map::new(),
            dice: None,
            battle: None,
            hands: Map::new(),
            hunt: Hunt::default(),
            reserves: Map::new(),
            captured: Map::new(),
            regions: Map::new(),
        }
    }
}

impl Setup {
    /// Where a Nation stands on the Political Track.
    pub fn stance(&self, nation: Nation) -> Stance {
        self.politics.get(&nation).copied().unwrap_or_else(|| Stance::at_the_start(nation))
    }

    /// Whether a region is drawn: at the front, where something stands or was taken, beside it, or on the whole map.
    pub fn is_drawn(&self, region: Region) -> bool {
        let held = |at: Region| self.regions.get(&at).is_some() || self.captured.get(&at).is_some();
        let whole = self.map == MapPart::Whole;
        whole || region.is_at_the_front() || held(region) || region.beside().any(held)
    }

    /// The regions of which anything is said, in reading order: all others are empty.
    pub fn held(&self) -> Vec<Region> {
        self.regions.keys().copied().collect()
    }

    /// What stands in `region`.
    pub fn garrison(&self, region: Region) -> Garrison {
        self.regions.get(&region).cloned().unwrap_or_default()
    }

    /// How many of a kind a Nation has in `region`.
    pub fn figures(&self, region: Region, nation: Nation, kind: Kind) -> Count {
        let troop = self.regions.get(&region).and_then(|garrison| garrison.units.get(&nation));
        troop.map(|troop| troop.count(kind).clone()).unwrap_or_default()
    }

    /// Sets how many of a kind a Nation has in `region`; what is empty is taken off the board.
    pub fn set_figures(&mut self, region: Region, nation: Nation, kind: Kind, amount: Count) {
        let garrison = self.regions.or_default(region);
        *garrison.units.or_default(nation).count_mut(kind) = amount;
        self.tidy();
    }

    /// Takes empty troops and regions off the board.
    pub fn tidy(&mut self) {
        for garrison in self.regions.values_mut() {
            garrison.units.retain(|_, troop| !troop.is_empty());
            // Where nothing stands, no part of it goes.
            if garrison.units.is_empty() {
                garrison.part = None;
            }
        }
        self.regions.retain(|_, garrison| *garrison != Garrison::default());
    }
}

impl Garrison {
    /// Every Nation's Army units here: Nation, kind, how many; none of them 0.
    pub fn army_units(&self) -> impl Iterator<Item = (Nation, Kind, &Count)> {
        let kinds = Kind::ALL.into_iter().filter(|kind| kind.is_an_army_unit());
        self.units
            .iter()
            .flat_map(move |(nation, troop)| kinds.clone().map(move |kind| (*nation, kind, troop.count(kind))))
            .filter(|(_, _, count)| !count.is_zero())
    }

    /// The same for one player alone.
    pub fn army_units_of(&self, power: Power, players: Players) -> impl Iterator<Item = (Nation, Kind, &Count)> {
        self.army_units().filter(move |(nation, _, _)| nation.player(players) == power)
    }

    /// The Nations of a side that have Army units here.
    pub fn nations_with_units(&self, side: Side) -> Vec<Nation> {
        let mut nations: Vec<Nation> = self.army_units().map(|(nation, _, _)| nation).collect();
        nations.retain(|nation| nation.side() == side);
        nations.dedup();
        nations
    }

    /// All figures of a kind, whoever's.
    pub fn all_of(&self, kind: Kind) -> Count {
        self.units.values().fold(Count::zero(), |sum, troop| &sum + troop.count(kind))
    }
}
