use crate::games::war_of_the_ring::nations::Nation;
use crate::words::{Count, NumberError};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// The kinds of a Nation's figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A Regular unit.
    Regular,
    /// An Elite unit.
    Elite,
    /// A Free Peoples Leader.
    Leader,
    /// A Nazgûl.
    Nazgul,
}

impl Kind {
    /// All of them, in the order of the shorthand.
    pub const ALL: [Kind; 4] = [Kind::Regular, Kind::Elite, Kind::Leader, Kind::Nazgul];

    /// The id in files.
    pub fn key(self) -> &'static str {
        match self {
            Kind::Regular => "regular",
            Kind::Elite => "elite",
            Kind::Leader => "leader",
            Kind::Nazgul => "nazgul",
        }
    }

    /// The kind with this id.
    pub fn named(key: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.key() == key)
    }

    /// The letter in the shorthand `3r1e2L4N`.
    pub fn letter(self) -> char {
        match self {
            Kind::Regular => 'r',
            Kind::Elite => 'e',
            Kind::Leader => 'L',
            Kind::Nazgul => 'N',
        }
    }

    /// Whether it is an Army unit.
    ///
    /// # Says
    /// Army units are Regulars and Elites. Leaders and Nazgûl, like Companions and Minions, are none.
    /// # Source
    /// Second edition, p.8 (AU1).
    /// # Case
    /// C05, C06, K05.
    pub fn is_an_army_unit(self) -> bool {
        matches!(self, Kind::Regular | Kind::Elite)
    }

    /// How many of them the box holds for a Nation; 0 where the Nation has no such figure.
    ///
    /// *Source*: second edition, p.6 (FG1).
    pub fn in_the_box(self, nation: Nation) -> Count {
        let [regular, elite, leader, nazgul] = match nation {
            Nation::Gondor => [15, 5, 4, 0],
            Nation::Elves => [5, 10, 4, 0],
            Nation::Rohan | Nation::North => [10, 5, 4, 0],
            Nation::Dwarves => [5, 5, 4, 0],
            Nation::Sauron => [36, 6, 0, 8],
            Nation::Isengard => [12, 6, 0, 0],
            Nation::Southrons => [24, 6, 0, 0],
        };
        Count::from(match self {
            Kind::Regular => regular,
            Kind::Elite => elite,
            Kind::Leader => leader,
            Kind::Nazgul => nazgul,
        })
    }
}

/// How many figures of each kind one Nation has in one region. In files it is written `3r1e2L4N`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Troop {
    /// Regular units.
    pub regular: Count,
    /// Elite units.
    pub elite: Count,
    /// Leaders.
    pub leader: Count,
    /// Nazgûl.
    pub nazgul: Count,
}

/// Why a text such as `3r1e2L` was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TroopError {
    /// A number in it is none, or too long, or negative.
    Number(NumberError),
    /// A letter other than `r`, `e`, `L`, `N`.
    UnknownKind,
    /// The same letter twice.
    Twice,
}

impl fmt::Display for TroopError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TroopError::Number(why) => write!(f, "{why:?}"),
            TroopError::UnknownKind => f.write_str("figures are written as 3r1e2L4N: Regulars, Elites, Leaders, Nazgûl"),
            TroopError::Twice => f.write_str("a letter stands twice; write 3r1e2L4N, each letter once"),
        }
    }
}

impl Troop {
    /// How many of `kind`.
    pub fn count(&self, kind: Kind) -> &Count {
        match kind {
            Kind::Regular => &self.regular,
            Kind::Elite => &self.elite,
            Kind::Leader => &self.leader,
            Kind::Nazgul => &self.nazgul,
        }
    }

    /// The number of `kind`, to be changed.
    pub fn count_mut(&mut self, kind: Kind) -> &mut Count {
        match kind {
            Kind::Regular => &mut self.regular,
            Kind::Elite => &mut self.elite,
            Kind::Leader => &mut self.leader,
            Kind::Nazgul => &mut self.nazgul,
        }
    }

    /// Whether nobody is there.
    pub fn is_empty(&self) -> bool {
        Kind::ALL.iter().all(|kind| self.count(*kind).is_zero())
    }

    /// Reads `3r1e2L4N`: a number before each letter, each letter once, in any order; capitals do not matter.
    pub fn read(text: &str) -> Result<Troop, TroopError> {
        let mut troop = Troop::default();
        let mut seen = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            let end = rest.find(|c: char| c.is_ascii_alphabetic()).ok_or(TroopError::UnknownKind)?;
            let (number, tail) = rest.split_at_checked(end).ok_or(TroopError::UnknownKind)?;
            let letter = tail.chars().next().ok_or(TroopError::UnknownKind)?;
            let kind = Kind::ALL
                .into_iter()
                .find(|kind| kind.letter().eq_ignore_ascii_case(&letter))
                .ok_or(TroopError::UnknownKind)?;
            if seen.contains(&kind) {
                return Err(TroopError::Twice);
            }
            seen.push(kind);
            *troop.count_mut(kind) = number.trim().parse().map_err(TroopError::Number)?;
            rest = tail.get(letter.len_utf8()..).unwrap_or_default();
        }
        Ok(troop)
    }
}

impl fmt::Display for Troop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for kind in Kind::ALL {
            if !self.count(kind).is_zero() {
                write!(f, "{}{}", self.count(kind), kind.letter())?;
            }
        }
        Ok(())
    }
}

impl Serialize for Troop {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Troop {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Troop, D::Error> {
        Troop::read(&String::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_troop_is_read_and_written_in_the_shorthand() {
        let troop = Troop::read("3r1E2L4N").unwrap();
        assert_eq!(troop.to_string(), "3r1e2L4N");
        assert_eq!(Troop::read("2l3R").unwrap().to_string(), "3r2L");
        assert_eq!(Troop::read("").unwrap(), Troop::default());
        let long = format!("1{}r", "0".repeat(100));
        assert_eq!(Troop::read(&long).unwrap().to_string(), long);
    }

    #[test]
    fn what_is_not_a_troop_is_refused_with_its_cause() {
        use NumberError::{Empty, Negative, NotANumber, TooLong};
        for (text, why) in [
            ("-3r", TroopError::Number(Negative)),
            ("r", TroopError::Number(Empty)),
            ("3é4r", TroopError::Number(NotANumber)),
            ("3x", TroopError::UnknownKind),
            ("3", TroopError::UnknownKind),
            ("3r4r", TroopError::Twice),
            ("<b>", TroopError::UnknownKind),
        ] {
            assert_eq!(Troop::read(text), Err(why), "{text}");
        }
        let long = format!("{}r", "9".repeat(100_001));
        assert_eq!(Troop::read(&long), Err(TroopError::Number(TooLong)));
    }

    #[test]
    fn the_box_holds_193_figures_of_the_nations() {
        let mut total = Count::zero();
        for nation in Nation::ALL {
            for kind in Kind::ALL {
                total += &kind.in_the_box(nation);
            }
        }
        assert_eq!(total, Count::from(193));
    }
}
