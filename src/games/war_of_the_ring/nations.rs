use crate::games::war_of_the_ring::players::{Players, Power};
use serde::{Deserialize, Serialize};

/// One of the eight Nations.
///
/// *Source*: second edition, p.6 and p.45-46.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Nation {
    /// Gondor.
    Gondor,
    /// The Elves.
    Elves,
    /// Rohan.
    Rohan,
    /// The North.
    North,
    /// The Dwarves.
    Dwarves,
    /// Sauron.
    Sauron,
    /// Isengard.
    Isengard,
    /// The Southrons & Easterlings.
    Southrons,
}

/// One of the two teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The Free Peoples.
    FreePeoples,
    /// The Shadow.
    Shadow,
}

impl Nation {
    /// All of them, player by player.
    pub const ALL: [Nation; 8] = [
        Nation::Gondor,
        Nation::Elves,
        Nation::Rohan,
        Nation::North,
        Nation::Dwarves,
        Nation::Sauron,
        Nation::Isengard,
        Nation::Southrons,
    ];

    /// The id in files.
    pub fn key(self) -> &'static str {
        match self {
            Nation::Gondor => "gondor",
            Nation::Elves => "elves",
            Nation::Rohan => "rohan",
            Nation::North => "north",
            Nation::Dwarves => "dwarves",
            Nation::Sauron => "sauron",
            Nation::Isengard => "isengard",
            Nation::Southrons => "southrons",
        }
    }

    /// The Nation with this id.
    pub fn named(key: &str) -> Option<Nation> {
        Nation::ALL.into_iter().find(|nation| nation.key() == key)
    }

    /// Its team.
    pub fn side(self) -> Side {
        match self {
            Nation::Gondor | Nation::Elves | Nation::Rohan | Nation::North | Nation::Dwarves => Side::FreePeoples,
            Nation::Sauron | Nation::Isengard | Nation::Southrons => Side::Shadow,
        }
    }

    /// The player who controls it.
    ///
    /// # Says
    /// Gondor and the Elves are the Gondor player's; Rohan, the North and the Dwarves the Rohan player's; Sauron the
    /// Witch-king player's; Isengard and the Southrons & Easterlings the Saruman player's. With three players, one
    /// player has all the Free Peoples.
    /// # Source
    /// Second edition, p.45-46 (PW1, PW2).
    /// # Case
    /// C06, W-N02, W-N08.
    pub fn player(self, players: Players) -> Power {
        match (self, players) {
            (nation, Players::Three) if nation.side() == Side::FreePeoples => Power::FreePeoples,
            (Nation::Gondor | Nation::Elves, _) => Power::Gondor,
            (Nation::Rohan | Nation::North | Nation::Dwarves, _) => Power::Rohan,
            (Nation::Sauron, _) => Power::WitchKing,
            (Nation::Isengard | Nation::Southrons, _) => Power::Saruman,
        }
    }
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::FreePeoples, Side::Shadow];

    /// The word in files.
    pub fn key(self) -> &'static str {
        match self {
            Side::FreePeoples => "free_peoples",
            Side::Shadow => "shadow",
        }
    }
}
