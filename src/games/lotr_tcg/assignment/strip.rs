//! The turn order as a strip on the board, with the place where the case is.

use crate::games::lotr_tcg::assignment::round::{Round, Stage, Wave};
use crate::games::lotr_tcg::assignment::strip_says::Strip;
use crate::games::lotr_tcg::board::zone;
use crate::ruling::{Arg, Badge, Layout, ZoneId, ZoneView};

/// The zone of the strip.
pub const TURN: &str = "turn";

/// The phases of a turn, in order; those of the assignment phase one by one.
const PLACES: [(&str, Strip); 10] = [
    ("turn.fellowship", Strip::Fellowship),
    ("turn.shadow", Strip::Shadow),
    ("turn.maneuver", Strip::Maneuver),
    ("turn.archery", Strip::Archery),
    ("turn.actions", Strip::Actions),
    ("turn.defenders", Strip::Defenders),
    ("turn.leftovers", Strip::Leftovers),
    ("turn.skirmish", Strip::Skirmish),
    ("turn.fierce", Strip::Fierce),
    ("turn.regroup", Strip::Regroup),
];

/// Where the case is in the turn.
///
/// *Says*: fellowship, Shadow, maneuver, archery, assignment (actions, defenders, leftovers), skirmishes, the fierce
/// round, regroup.
/// *Source*: Comprehensive Rules 4.2, entry *turn sequence*. *Case*: LR-A15, LR-A20.
pub fn here(round: &Round) -> &'static str {
    match round.stage {
        Stage::Maneuver => "turn.maneuver",
        Stage::Archery => "turn.archery",
        Stage::Over => "turn.regroup",
        Stage::Assign | Stage::Skirmishes if round.fierce.is_some() => "turn.fierce",
        Stage::Skirmishes => "turn.skirmish",
        Stage::Assign => match round.wave() {
            Wave::Actions => "turn.actions",
            Wave::FreePeoples => "turn.defenders",
            Wave::Shadow => "turn.leftovers",
            Wave::Over => "turn.skirmish",
        },
    }
}

/// The strip.
pub fn strip(round: &Round) -> Vec<ZoneView> {
    let here = here(round);
    let whole = zone(TURN, Strip::TurnOrder.says(), Layout::Track, TURN, None);
    let mut zones = vec![ZoneView {
        badges: vec![Badge {
            key: "here",
            value: Arg::Key(here.into()),
            says: Strip::YouAreHere.says(),
            short: Strip::YouAreHere.says(),
        }],
        ..whole
    }];
    for (id, says) in &PLACES {
        let place = zone(ZoneId::from(*id), says.clone().says(), Layout::Row, "phase", None);
        let mark = Badge { key: "now", value: Arg::Flag(true), says: Strip::YouAreHere.says(), short: Strip::YouAreHere.says() };
        let badges = if *id == here { vec![mark] } else { Vec::new() };
        zones.push(ZoneView { parent: Some(TURN.into()), badges, ..place });
    }
    zones
}
