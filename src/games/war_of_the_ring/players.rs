use crate::games::war_of_the_ring::nations::Side;
use crate::ruling::SeatId;
use crate::words::Count;
use serde::{Deserialize, Serialize};
use std::fmt;

/// How many play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Count", into = "Count")]
pub enum Players {
    /// One Free Peoples player against two Shadow players.
    Three,
    /// Two against two.
    #[default]
    Four,
}

/// A number of players that this question does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownPlayers;

impl fmt::Display for UnknownPlayers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("three or four players")
    }
}

impl TryFrom<Count> for Players {
    type Error = UnknownPlayers;
    fn try_from(count: Count) -> Result<Players, UnknownPlayers> {
        match count.small() {
            Some(3) => Ok(Players::Three),
            Some(4) => Ok(Players::Four),
            _ => Err(UnknownPlayers),
        }
    }
}

impl From<Players> for Count {
    fn from(players: Players) -> Count {
        match players {
            Players::Three => Count::from(3),
            Players::Four => Count::from(4),
        }
    }
}

/// A player, as one of the powers of the multi-player game.
///
/// *Source*: second edition, p.45-46.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// The Gondor player.
    Gondor,
    /// The Rohan player.
    Rohan,
    /// The one Free Peoples player of the three-player game.
    FreePeoples,
    /// The Witch-king player.
    WitchKing,
    /// The player of Saruman and Sauron's allies.
    Saruman,
}

impl Power {
    /// All of them, in the order of the seats.
    pub const ALL: [Power; 5] = [Power::Gondor, Power::Rohan, Power::FreePeoples, Power::WitchKing, Power::Saruman];

    /// The id in files.
    pub fn key(self) -> &'static str {
        match self {
            Power::Gondor => "gondor",
            Power::Rohan => "rohan",
            Power::FreePeoples => "free_peoples",
            Power::WitchKing => "witch_king",
            Power::Saruman => "saruman",
        }
    }

    /// The seat.
    pub fn seat(self) -> SeatId {
        SeatId::from(self.key())
    }

    /// His team.
    pub fn side(self) -> Side {
        match self {
            Power::Gondor | Power::Rohan | Power::FreePeoples => Side::FreePeoples,
            Power::WitchKing | Power::Saruman => Side::Shadow,
        }
    }

    /// His teammate; himself if he plays his side alone.
    pub fn teammate(self) -> Power {
        match self {
            Power::Gondor => Power::Rohan,
            Power::Rohan => Power::Gondor,
            Power::FreePeoples => Power::FreePeoples,
            Power::WitchKing => Power::Saruman,
            Power::Saruman => Power::WitchKing,
        }
    }

    /// Those at the table.
    pub fn at_table(players: Players) -> &'static [Power] {
        match players {
            Players::Three => &[Power::FreePeoples, Power::WitchKing, Power::Saruman],
            Players::Four => &[Power::Gondor, Power::Rohan, Power::WitchKing, Power::Saruman],
        }
    }

    /// The player at the table with this seat.
    pub fn seated(seat: &SeatId, players: Players) -> Option<Power> {
        Power::at_table(players).iter().copied().find(|power| seat == power.key())
    }
}
