use crate::games::war_of_the_ring::nations::Nation;
use crate::ruling::{Outline, ZoneId};
use crate::words::Name;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::cmp::Ordering;
use std::fmt;

/// What stands in a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    Plain,
}

/// A region of the map: its name, its Nation, what stands in it, and our own drawing of it.
#[derive(Debug, PartialEq, Eq)]
pub struct Place {
    /// Its place in the list below, which is the reading order.
    pub order: u8,
    /// The id in files.
    pub id: &'static str,
    /// The name.
    pub name: Name,
    /// Whose land it is, if anybody's.
    pub nation: Option<Nation>,
    /// What stands in it.
    pub site: Site,
    /// The regions next to it, among those of this board.
    pub beside: &'static [&'static str],
    /// Its shape. The shapes are our own and only show which regions touch.
    pub outline: Outline,
}

/// The regions of this board: the river from Osgiliath to Pelargir.
///
/// *Source*: the map of the second edition (names, Nations, Settlements, which regions touch).
pub static PLACES: [Place; 5] = [
    Place {
        order: 0,
        id: "minas-tirith",
        name: Name::both("Minas Tirith", "Minas Tirith"),
        nation: Some(Nation::Gondor),
        site: Site::Stronghold,
        beside: &["osgiliath", "lossarnach"],
        outline: Outline {
            x: 210,
            y: 195,
            corners: &[
                (40, 60),
                (150, 40),
                (280, 55),
                (375, 40),
                (355, 130),
                (395, 230),
                (375, 330),
                (300, 350),
                (190, 330),
                (60, 370),
                (30, 220),
            ],
        },
    },
    Place {
        order: 1,
        id: "osgiliath",
        name: Name::both("Osgiliath", "Osgiliath"),
        nation: None,
        site: Site::Fortification,
        beside: &["minas-tirith", "lossarnach", "pelargir", "south-ithilien"],
        outline: Outline {
            x: 525,
            y: 400,
            corners: &[
                (375, 40),
                (520, 55),
                (665, 40),
                (690, 140),
                (660, 240),
                (680, 330),
                (650, 430),
                (670, 540),
                (635, 640),
                (660, 740),
                (625, 850),
                (645, 960),
                (560, 975),
                (475, 960),
                (455, 820),
                (405, 720),
                (425, 620),
                (385, 520),
                (405, 420),
                (375, 330),
                (395, 230),
                (355, 130),
            ],
        },
    },
    Place {
        order: 2,
        id: "lossarnach",
        name: Name::both("Lossarnach", "Lossarnach"),
        nation: Some(Nation::Gondor),
        site: Site::Town,
        beside: &["osgiliath", "minas-tirith", "pelargir"],
        outline: Outline {
            x: 225,
            y: 490,
            corners: &[
                (60, 370),
                (190, 330),
                (300, 350),
                (375, 330),
                (405, 420),
                (385, 520),
                (425, 620),
                (340, 640),
                (220, 615),
                (90, 660),
                (40, 520),
            ],
        },
    },
    Place {
        order: 3,
        id: "pelargir",
        name: Name::both("Pelargir", "Pelargir"),
        nation: Some(Nation::Gondor),
        site: Site::City,
        beside: &["osgiliath", "lossarnach"],
        outline: Outline {
            x: 270,
            y: 790,
            corners: &[
                (90, 660),
                (220, 615),
                (340, 640),
                (425, 620),
                (405, 720),
                (455, 820),
                (475, 960),
                (360, 975),
                (230, 930),
                (130, 860),
                (70, 760),
            ],
        },
    },
    Place {
        order: 4,
        id: "south-ithilien",
        name: Name::both("South Ithilien", "Ithilien du Sud"),
        nation: None,
        site: Site::Plain,
        beside: &["osgiliath"],
        outline: Outline {
            x: 805,
            y: 580,
            corners: &[
                (660, 240),
                (770, 225),
                (860, 270),
                (930, 340),
                (970, 480),
                (950, 640),
                (965, 800),
                (920, 930),
                (800, 970),
                (645, 960),
                (625, 850),
                (660, 740),
                (635, 640),
                (670, 540),
                (650, 430),
                (680, 330),
            ],
        },
    },
];

/// A region of this board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region(&'static Place);

impl Region {
    /// Every region, in reading order.
    pub fn all() -> impl Iterator<Item = Region> {
        PLACES.iter().map(Region)
    }

    /// The first of them.
    pub fn first() -> Region {
        Region(&PLACES[0])
    }

    /// The region with this id.
    pub fn named(id: &str) -> Option<Region> {
        Region::all().find(|region| region.0.id == id)
    }

    /// The region that a zone of the board is.
    pub fn of_zone(zone: &ZoneId) -> Option<Region> {
        Region::named(zone.as_str())
    }

    /// All that is known of it.
    pub fn place(self) -> &'static Place {
        self.0
    }

    /// The id in files.
    pub fn id(self) -> &'static str {
        self.0.id
    }

    /// The zone.
    pub fn zone(self) -> ZoneId {
        ZoneId::from(self.0.id)
    }

    /// Whether the two touch.
    pub fn touches(self, other: Region) -> bool {
        self.0.beside.contains(&other.0.id)
    }
}

impl PartialOrd for Region {
    fn partial_cmp(&self, other: &Region) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Region {
    fn cmp(&self, other: &Region) -> Ordering {
        self.0.order.cmp(&other.0.order)
    }
}

impl Serialize for Region {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.id)
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

    fn sides(corners: &[(u16, u16)]) -> Vec<((u16, u16), (u16, u16))> {
        (0..corners.len()).map(|nth| (corners[nth], corners[(nth + 1) % corners.len()])).collect()
    }

    // Twice the signed area on the left of a-b at c.
    fn turn(a: (u16, u16), b: (u16, u16), c: (u16, u16)) -> i64 {
        let [(ax, ay), (bx, by), (cx, cy)] = [a, b, c].map(|(x, y)| (i64::from(x), i64::from(y)));
        (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    }

    fn cross((a, b): ((u16, u16), (u16, u16)), (c, d): ((u16, u16), (u16, u16))) -> bool {
        turn(a, b, c).signum() * turn(a, b, d).signum() < 0 && turn(c, d, a).signum() * turn(c, d, b).signum() < 0
    }

    fn holds(corners: &[(u16, u16)], (x, y): (u16, u16)) -> bool {
        // A ray to the right crosses the border an odd number of times.
        let crossed = sides(corners).into_iter().filter(|((_, ay), (_, by))| (*ay > y) != (*by > y)).filter(|(a, b)| {
            let (low, high) = if a.1 < b.1 { (*a, *b) } else { (*b, *a) };
            turn(low, high, (x, y)) > 0
        });
        crossed.count() % 2 == 1
    }

    #[test]
    fn the_list_is_in_order_and_neighbours_know_each_other() {
        for (nth, place) in PLACES.iter().enumerate() {
            assert_eq!(usize::from(place.order), nth);
            for beside in place.beside {
                let other = Region::named(beside).unwrap();
                assert!(other.touches(Region(place)), "{} and {beside}", place.id);
            }
        }
        let edges: usize = PLACES.iter().map(|place| place.beside.len()).sum();
        assert_eq!(edges, 2 * 6);
    }

    #[test]
    fn two_regions_share_a_border_on_the_drawing_exactly_if_they_touch() {
        for one in Region::all() {
            for other in Region::all().filter(|other| *other > one) {
                let shared = sides(one.0.outline.corners)
                    .into_iter()
                    .filter(|(a, b)| sides(other.0.outline.corners).contains(&(*b, *a)))
                    .count();
                assert_eq!(shared > 0, one.touches(other), "{} and {}", one.id(), other.id());
            }
        }
    }

    #[test]
    fn no_two_regions_overlap_and_each_holds_its_own_middle() {
        for one in Region::all() {
            let outline = &one.0.outline;
            assert!(holds(outline.corners, (outline.x, outline.y)), "{}", one.id());
            for other in Region::all().filter(|other| *other != one) {
                assert!(!holds(other.0.outline.corners, (outline.x, outline.y)), "{} in {}", one.id(), other.id());
                for mine in sides(outline.corners) {
                    assert!(sides(other.0.outline.corners).into_iter().all(|theirs| !cross(mine, theirs)));
                }
            }
        }
    }
}
