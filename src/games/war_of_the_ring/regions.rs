use crate::games::war_of_the_ring::figures::Troop;
use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::places::PLACES;
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
/// The order of the list in places.rs is the reading order.
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
    /// The figures that stand there when the game begins, as in files.
    pub start: &'static str,
    /// The regions next to it.
    pub beside: &'static [&'static str],
    /// Its shape. The shapes are our own and only show which regions touch.
    pub outline: Outline,
}

impl Place {
    /// The Army that stands there when the game begins, and its Nation: the region's own, but for Osgiliath, which Gondor holds.
    pub fn starts_with(&self) -> Option<(Nation, Troop)> {
        let troop = Troop::read(self.start).ok().filter(|troop| !troop.is_empty())?;
        Some((self.nation.unwrap_or(Nation::Gondor), troop))
    }
}

/// How many regions, the first of the list, are drawn even where nothing stands: Rohan, Gondor and the lands around them.
const FRONT: u8 = 28;

/// A region of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Region(u8);

impl Region {
    /// Every region, in reading order.
    pub fn all() -> impl Iterator<Item = Region> {
        (0..PLACES.len()).filter_map(|nth| u8::try_from(nth).ok()).map(Region)
    }

    /// Whether it is drawn even where nothing stands there or near it.
    pub fn is_at_the_front(self) -> bool {
        self.0 < FRONT
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

    /// The regions that it touches.
    pub fn beside(self) -> impl Iterator<Item = Region> {
        self.place().beside.iter().filter_map(|id| Region::named(id))
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

/// A region that the map does not have.
struct NoSuchRegion;

impl fmt::Display for NoSuchRegion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = Region::all().map(Region::id).collect();
        write!(f, "no such region on the map: it has {}", known.join(", "))
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
    use crate::games::war_of_the_ring::figures::Kind;
    use crate::games::war_of_the_ring::turn::reserve_at_the_start;
    use crate::words::Count;

    #[test]
    fn the_map_is_symmetric_and_counted() {
        for one in Region::all() {
            let beside = one.place().beside;
            assert!(!beside.contains(&one.id()) && !beside.is_empty(), "{}", one.id());
            assert_eq!(one.beside().count(), beside.len(), "{} lists a region that is none", one.id());
            for (nth, other) in beside.iter().enumerate() {
                assert!(!beside[..nth].contains(other), "{other} twice beside {}", one.id());
                assert!(Region::named(other).unwrap().touches(one), "{} and {other}", one.id());
            }
        }
        let count = |site: Site| PLACES.iter().filter(|place| place.site == site).count();
        assert_eq!(Region::all().count(), 105);
        assert_eq!(PLACES.iter().map(|place| place.beside.len()).sum::<usize>(), 2 * 232);
        let sites = [Site::Stronghold, Site::City, Site::Town, Site::Fortification].map(count);
        assert_eq!(sites, [16, 6, 14, 2]);
        let lands = Nation::ALL.map(|nation| PLACES.iter().filter(|place| place.nation == Some(nation)).count());
        assert_eq!(lands.iter().sum::<usize>(), 105 - 53);
    }

    #[test]
    fn what_stands_at_the_start_and_the_reserve_are_all_that_the_box_has() {
        for nation in Nation::ALL {
            for kind in Kind::ALL {
                let of_nation = |place: &&Place| place.starts_with().is_some_and(|(other, _)| other == nation);
                let troops = PLACES.iter().filter(of_nation).filter_map(Place::starts_with);
                let there = troops.fold(Count::zero(), |sum, (_, troop)| &sum + troop.count(kind));
                let all = &there + reserve_at_the_start(nation).count(kind);
                assert_eq!(all, kind.in_the_box(nation), "{} {}", nation.key(), kind.key());
            }
        }
    }

    #[test]
    fn every_region_can_be_reached_from_every_other() {
        let mut reached = vec![Region::first()];
        let mut nth = 0;
        while let Some(region) = reached.get(nth).copied() {
            let further: Vec<Region> = region.beside().filter(|other| !reached.contains(other)).collect();
            reached.extend(further);
            nth += 1;
        }
        assert_eq!(reached.len(), 105);
    }

    // Where a region is drawn.
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
            for other in one.beside().filter(|other| *other > one) {
                let [a, b] = [one, other].map(|region| region.place().outline);
                for third in Region::all().filter(|third| ![one, other].contains(third)) {
                    let [left, right, top, bottom] = drawn(third);
                    let through = (0..=100).any(|step| {
                        let at = |from: u16, to: u16| i32::from(from) + (i32::from(to) - i32::from(from)) * step / 100;
                        let (x, y) = (at(a.x, b.x), at(a.y, b.y));
                        left < x && x < right && top < y && y < bottom
                    });
                    assert!(!through, "{} to {} through {}", one.id(), other.id(), third.id());
                }
            }
        }
    }
}
