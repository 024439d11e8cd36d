use crate::games::war_of_the_ring::nations::Nation;
use crate::ruling::{Outline, ZoneId};
use crate::words::Name;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// What stands in a region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Site {
    /// A Stronghold.
    Stronghold,
    /// A City.
    City,
    /// A Town.
    Town,
    /// A Fortification.
    Fortification,
    /// Nothing.
    #[default]
    Plain,
}

impl Site {
    const ALL: [Site; 5] = [Site::Stronghold, Site::City, Site::Town, Site::Fortification, Site::Plain];

    /// The word in files and for style sheets.
    pub fn key(self) -> &'static str {
        match self {
            Site::Stronghold => "stronghold",
            Site::City => "city",
            Site::Town => "town",
            Site::Fortification => "fortification",
            Site::Plain => "plain",
        }
    }

    /// The site with this word.
    pub fn named(key: &str) -> Option<Site> {
        Site::ALL.into_iter().find(|site| site.key() == key)
    }
}

/// A region of the map: its name, its Nation, what stands in it, and our own drawing of it.
/// The order of the list below is the reading order.
#[derive(Debug, PartialEq, Eq)]
pub struct Place {
    /// The id in files.
    pub id: &'static str,
    /// The name.
    pub name: Name,
    /// What stands before the French name for "in" and for "of".
    pub french: (&'static str, &'static str),
    /// Whose land it is, if anybody's.
    pub nation: Option<Nation>,
    /// What stands in it.
    pub site: Site,
    /// The regions next to it, among those of this board.
    pub beside: &'static [&'static str],
    /// Its shape. The shapes are our own and only show which regions touch.
    pub outline: Outline,
}

macro_rules! places {
    (@land Nobody) => { None };
    (@land $nation:ident) => { Some(Nation::$nation) };
    ($( $id:literal $en:literal $fr:literal ($at:literal $of:literal) $land:ident $site:ident ($x:literal, $y:literal)
        [$($beside:literal),*]; )*) => {
        /// The regions of this board: Rohan, Gondor and the lands around them, 28 of the map's 105.
        ///
        /// *Source*: the map of the second edition (names, Nations, Settlements, which regions touch). Where they lie on the
        /// drawing is our own.
        pub static PLACES: [Place; 28] = [$(Place {
            id: $id,
            name: Name::both($en, $fr),
            french: ($at, $of),
            nation: places!(@land $land),
            site: Site::$site,
            beside: &[$($beside),*],
            outline: Outline {
                x: $x,
                y: $y,
                corners: &[
                    ($x - 57, $y - 30),
                    ($x - 40, $y - 57),
                    ($x + 40, $y - 57),
                    ($x + 57, $y - 30),
                    ($x + 57, $y + 30),
                    ($x + 40, $y + 57),
                    ($x - 40, $y + 57),
                    ($x - 57, $y + 30),
                ],
            },
        }),*];
    };
}

places! {
    "minas-tirith" "Minas Tirith" "Minas Tirith" ("à " "de ") Gondor Stronghold (531, 492) ["druadan-forest", "lossarnach", "osgiliath"];
    "osgiliath" "Osgiliath" "Osgiliath" ("à " "d’") Nobody Fortification (654, 485) ["dead-marshes", "druadan-forest", "lossarnach", "minas-tirith", "north-ithilien", "pelargir", "south-ithilien", "west-harondor"];
    "lossarnach" "Lossarnach" "Lossarnach" ("au " "du ") Gondor Town (513, 653) ["minas-tirith", "osgiliath", "pelargir"];
    "pelargir" "Pelargir" "Pelargir" ("à " "de ") Gondor City (525, 821) ["lamedon", "lossarnach", "osgiliath", "west-harondor"];
    "south-ithilien" "South Ithilien" "Ithilien du Sud" ("en " "d’") Nobody Plain (777, 639) ["minas-morgul", "north-ithilien", "osgiliath", "west-harondor"];
    "north-ithilien" "North Ithilien" "Ithilien du Nord" ("en " "d’") Nobody Plain (728, 288) ["dagorlad", "dead-marshes", "minas-morgul", "osgiliath", "south-ithilien"];
    "orthanc" "Orthanc" "Orthanc" ("à " "d’") Isengard Stronghold (70, 78) ["fords-of-isen", "gap-of-rohan"];
    "gap-of-rohan" "Gap of Rohan" "Trouée du Rohan" ("dans la " "de la ") Isengard Plain (70, 253) ["fords-of-isen", "orthanc"];
    "fords-of-isen" "Fords of Isen" "Gué de l’Isen" ("au " "du ") Rohan Fortification (193, 204) ["fangorn", "gap-of-rohan", "helms-deep", "orthanc", "westemnet"];
    "helms-deep" "Helm’s Deep" "Gouffre de Helm" ("au " "du ") Rohan Stronghold (144, 415) ["fords-of-isen", "westemnet"];
    "fangorn" "Fangorn" "Fangorn" ("à " "de ") Nobody Plain (304, 78) ["eastemnet", "fords-of-isen", "westemnet"];
    "westemnet" "Westemnet" "Ouestemnet" ("en " "d’") Rohan Town (298, 330) ["eastemnet", "edoras", "fangorn", "folde", "fords-of-isen", "helms-deep"];
    "eastemnet" "Eastemnet" "Estemnet" ("en " "d’") Rohan Plain (427, 204) ["druadan-forest", "fangorn", "folde", "westemnet"];
    "edoras" "Edoras" "Edoras" ("à " "d’") Rohan City (328, 499) ["folde", "westemnet"];
    "folde" "Folde" "Folde" ("au " "du ") Rohan Town (423, 351) ["druadan-forest", "eastemnet", "edoras", "westemnet"];
    "druadan-forest" "Druadan Forest" "Forêt de Drúadan" ("dans la " "de la ") Gondor Plain (546, 309) ["dead-marshes", "eastemnet", "folde", "minas-tirith", "osgiliath"];
    "lamedon" "Lamedon" "Lamedon" ("au " "du ") Gondor Town (384, 737) ["dol-amroth", "erech", "pelargir"];
    "erech" "Erech" "Erech" ("à " "d’") Gondor Plain (230, 695) ["dol-amroth", "lamedon"];
    "dol-amroth" "Dol Amroth" "Dol Amroth" ("à " "de ") Gondor Stronghold (261, 870) ["erech", "lamedon"];
    "dead-marshes" "Dead Marshes" "Marais des Morts" ("aux " "des ") Nobody Plain (617, 134) ["druadan-forest", "north-ithilien", "osgiliath"];
    "dagorlad" "Dagorlad" "Dagorlad" ("au " "du ") Nobody Plain (771, 92) ["morannon", "north-ithilien"];
    "morannon" "Morannon" "Morannon" ("au " "du ") Sauron Stronghold (919, 120) ["dagorlad", "gorgoroth"];
    "gorgoroth" "Gorgoroth" "Gorgoroth" ("au " "du ") Sauron Plain (931, 302) ["barad-dur", "minas-morgul", "morannon"];
    "minas-morgul" "Minas Morgul" "Minas Morgul" ("à " "de ") Sauron Stronghold (857, 471) ["gorgoroth", "north-ithilien", "south-ithilien"];
    "barad-dur" "Barad-dûr" "Barad-dûr" ("à " "de ") Sauron Stronghold (931, 625) ["gorgoroth"];
    "west-harondor" "West Harondor" "Harondor de l’Ouest" ("en " "d’") Nobody Plain (685, 793) ["near-harad", "osgiliath", "pelargir", "south-ithilien", "umbar"];
    "umbar" "Umbar" "Umbar" ("en " "d’") Southrons Stronghold (638, 940) ["near-harad", "west-harondor"];
    "near-harad" "Near Harad" "Proche-Harad" ("au " "du ") Southrons Town (833, 920) ["umbar", "west-harondor"];
}

/// A region of this board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Region(u8);

impl Region {
    /// Every region, in reading order.
    pub fn all() -> impl Iterator<Item = Region> {
        (0..PLACES.len()).filter_map(|nth| u8::try_from(nth).ok()).map(Region)
    }

    /// The first of them.
    pub fn first() -> Region {
        Region(0)
    }

    /// The region with this id.
    pub fn named(id: &str) -> Option<Region> {
        Region::all().find(|region| region.id() == id)
    }

    /// The region that a zone of the board is.
    pub fn of_zone(zone: &ZoneId) -> Option<Region> {
        Region::named(zone.as_str())
    }

    /// All that is known of it.
    pub fn place(self) -> &'static Place {
        PLACES.get(usize::from(self.0)).unwrap_or(&PLACES[0])
    }

    /// The id in files.
    pub fn id(self) -> &'static str {
        self.place().id
    }

    /// The zone.
    pub fn zone(self) -> ZoneId {
        ZoneId::from(self.place().id)
    }

    /// Whether the two touch.
    pub fn touches(self, other: Region) -> bool {
        self.place().beside.contains(&other.id())
    }
}

impl Serialize for Region {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// A region that this board does not have.
struct NoSuchRegion;

impl fmt::Display for NoSuchRegion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = Region::all().map(Region::id).collect();
        write!(f, "no such region on this board; it has {}", known.join(", "))
    }
}

impl<'de> Deserialize<'de> for Region {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Region, D::Error> {
        let id = String::deserialize(deserializer)?;
        Region::named(&id).ok_or_else(|| de::Error::custom(NoSuchRegion))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_map_is_symmetric_and_counted() {
        for one in Region::all() {
            let beside = one.place().beside;
            assert!(!beside.contains(&one.id()) && !beside.is_empty(), "{}", one.id());
            for (nth, other) in beside.iter().enumerate() {
                assert!(!beside[..nth].contains(other), "{other} twice beside {}", one.id());
                assert!(Region::named(other).unwrap().touches(one), "{} and {other}", one.id());
            }
        }
        let count = |site: Site| PLACES.iter().filter(|place| place.site == site).count();
        assert_eq!(Region::all().count(), 28);
        assert_eq!(PLACES.iter().map(|place| place.beside.len()).sum::<usize>(), 2 * 46);
        let sites = [Site::Stronghold, Site::City, Site::Town, Site::Fortification].map(count);
        assert_eq!(sites, [8, 2, 5, 2]);
    }

    #[test]
    fn every_region_can_be_reached_from_every_other() {
        let mut reached = vec![Region::first()];
        let mut nth = 0;
        while let Some(region) = reached.get(nth).copied() {
            reached.extend(Region::all().filter(|other| other.touches(region) && !reached.contains(other)).collect::<Vec<_>>());
            nth += 1;
        }
        assert_eq!(reached.len(), 28);
    }

    // Where a region is drawn, with room for a line of its name on both sides.
    fn drawn(region: Region) -> [i32; 4] {
        let outline = region.place().outline;
        let across: Vec<i32> = outline.corners.iter().map(|(x, _)| i32::from(*x)).collect();
        let down: Vec<i32> = outline.corners.iter().map(|(_, y)| i32::from(*y)).collect();
        [across.iter().min(), across.iter().max(), down.iter().min(), down.iter().max()].map(|edge| *edge.unwrap())
    }

    #[test]
    fn no_two_regions_overlap_on_the_drawing() {
        for one in Region::all() {
            let [left, right, top, bottom] = drawn(one);
            assert!(left >= 0 && right <= 1000 && top >= 0 && bottom <= 1000, "{}", one.id());
            for other in Region::all().filter(|other| *other > one) {
                let [lefts, rights, tops, bottoms] = drawn(other);
                let apart = right < lefts || rights < left || bottom < tops || bottoms < top;
                assert!(apart, "{} and {}", one.id(), other.id());
            }
        }
    }

    #[test]
    fn no_line_between_two_regions_runs_through_a_third() {
        for one in Region::all() {
            for other in Region::all().filter(|other| *other > one && other.touches(one)) {
                let [a, b] = [one, other].map(|region| region.place().outline);
                for third in Region::all().filter(|third| ![one, other].contains(third)) {
                    let [left, right, top, bottom] = drawn(third);
                    let through = (0..=100).any(|step| {
                        let at = |from: u16, to: u16| i32::from(from) + (i32::from(to) - i32::from(from)) * step / 100;
                        let (x, y) = (at(a.x, b.x), at(a.y, b.y));
                        left + 5 < x && x < right - 5 && top + 5 < y && y < bottom - 5
                    });
                    assert!(!through, "{} to {} through {}", one.id(), other.id(), third.id());
                }
            }
        }
    }
}
