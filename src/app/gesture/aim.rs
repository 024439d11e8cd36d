use crate::app::gesture::Way;
use refrain::ruling::ZoneId;

/// How near a place must be to catch a drop beside it, in pixels.
pub const SNAPS: u32 = 48;

/// A place for what is lifted.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// The place.
    pub zone: ZoneId,
    /// Whether it may go there.
    pub allowed: bool,
}

/// What lies under a pointer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spot {
    /// The places under it, the innermost first.
    pub under: Vec<ZoneId>,
    /// Places near it with their distances in pixels, the nearest first.
    pub near: Vec<(ZoneId, u32)>,
}

impl Spot {
    /// The place that is meant: the innermost one under the pointer that means anything, else the nearest allowed one.
    pub fn aim(&self, places: &[Place]) -> Option<ZoneId> {
        let allowed = |zone: &ZoneId| places.iter().any(|place| place.zone == *zone && place.allowed);
        innermost(&self.under, places).or_else(|| {
            let mut near = self.near.iter().filter(|(zone, distance)| *distance <= SNAPS && allowed(zone));
            near.next().map(|(zone, _)| zone.clone())
        })
    }
}

/// The innermost zone that is a place for what is lifted.
pub fn innermost(within: &[ZoneId], places: &[Place]) -> Option<ZoneId> {
    within.iter().find(|zone| places.iter().any(|place| place.zone == **zone)).cloned()
}

/// The allowed place before or behind `zone`, round and round.
pub fn beside(zone: Option<&ZoneId>, way: Way, places: &[Place]) -> Option<ZoneId> {
    let allowed: Vec<&ZoneId> = places.iter().filter(|place| place.allowed).map(|place| &place.zone).collect();
    let last = allowed.len().checked_sub(1)?;
    let now = zone.and_then(|zone| allowed.iter().position(|other| *other == zone));
    let next = match (now, way) {
        (None, Way::Next) => 0,
        (None, Way::Previous) | (Some(0), Way::Previous) => last,
        (Some(now), Way::Previous) => now - 1,
        (Some(now), Way::Next) if now == last => 0,
        (Some(now), Way::Next) => now + 1,
    };
    allowed.get(next).copied().cloned()
}
