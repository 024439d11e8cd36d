//! The shared board as a page draws it: seats, zones, pieces with their badges, fields.

use crate::games::lotr_tcg::cards::{CARDS, Kind};
use crate::games::lotr_tcg::says::Ground;
use crate::games::lotr_tcg::seats::FREE_PEOPLES;
use crate::games::lotr_tcg::table::{Standing, Table};
use crate::games::lotr_tcg::tray;
use crate::ruling::{
    Arg, Badge, Field, FieldKind, KindId, Layout, OptionId, Says, SeatId, TokenId, TokenView, ZoneId, ZoneView,
};
use crate::words::Count;
use std::rc::Rc;

/// The zone that holds a zone for each character.
pub const FELLOWSHIP: &str = "fellowship";
/// The zone of the unassigned minions.
pub const MINIONS: &str = "minions";
/// The zone of the site.
pub const SITE: &str = "site";
/// The option of a choice field for nothing.
pub const NONE: &str = "none";

/// The zone of a character and the minions assigned to it: `at.<character>`.
/// An id too long for that names its zone itself.
pub fn zone_at(character: &TokenId) -> ZoneId {
    let long = || ZoneId::new(character.as_str()).unwrap_or_else(|_| FELLOWSHIP.into());
    ZoneId::new(&format!("at.{character}")).unwrap_or_else(|_| long())
}

/// The piece of the site: `site-<number>`.
pub fn site_piece(number: &str) -> TokenId {
    TokenId::new(&format!("{SITE}-{number}")).unwrap_or_else(|_| SITE.into())
}

/// A zone without anything on it.
pub fn zone(id: impl Into<ZoneId>, name: Says, layout: Layout, kind: &'static str, seat: Option<SeatId>) -> ZoneView {
    ZoneView {
        id: id.into(),
        parent: None,
        name,
        layout,
        kind,
        seat,
        outline: None,
        badges: Vec::new(),
        fields: Vec::new(),
        offers: Vec::new(),
    }
}

/// The zone of the fellowship and, in it, one for each character.
pub fn fellowship_zones(table: &Table) -> Vec<ZoneView> {
    let seat = || Some(SeatId::from(FREE_PEOPLES));
    let mut zones = vec![zone(FELLOWSHIP, Ground::Fellowship.says(), Layout::Grid, FELLOWSHIP, seat())];
    for character in &table.characters {
        let name = Ground::AtCharacter { character: character.piece.clone() }.says();
        let at = zone(zone_at(&character.piece.id), name, Layout::Pairs, "fight", seat());
        zones.push(ZoneView { parent: Some(FELLOWSHIP.into()), ..at });
    }
    zones
}

/// The zones of the unassigned minions and of the site.
pub fn other_zones(table: &Table) -> Vec<ZoneView> {
    // Where several Shadow players have minions, each piece says whose it is.
    let whose = table.shadows.first().filter(|_| table.shadows.len() == 1).cloned();
    vec![
        zone(MINIONS, Ground::UnassignedMinions.says(), Layout::Row, MINIONS, whose),
        zone(SITE, Ground::SitePlace.says(), Layout::Row, SITE, None),
    ]
}

/// The piece of the site, if there is one.
pub fn site_token(table: &Table) -> Option<TokenView> {
    table.site.map(|card| TokenView {
        id: site_piece(card.number),
        zone: SITE.into(),
        name: tray::full_name(card),
        kind: "card",
        seat: None,
        count: None,
        badges: card.unplayed.then(unplayed_badge).into_iter().collect(),
        fields: Vec::new(),
        offers: Vec::new(),
        card: Some(&card.rule),
    })
}

/// A character or minion as it stands: its printed numbers, and its wounds now.
///
/// What can be edited are the wounds that the setup has, `set_wounds`, whatever moment the board shows.
pub fn token(standing: &Standing, zone: ZoneId, table: &Table, set_wounds: &Count, dead: bool) -> TokenView {
    let seat = standing.owner.clone().unwrap_or_else(|| FREE_PEOPLES.into());
    TokenView {
        id: standing.piece.id.clone(),
        zone,
        name: Rc::new(standing.piece.clone()),
        kind: if standing.card.is_character() { "companion" } else { "minion" },
        seat: Some(seat),
        count: None,
        badges: badges(standing, table.ring_bearer.as_ref() == Some(&standing.piece.id), dead),
        fields: vec![wounds_field(&standing.piece.id, set_wounds)],
        offers: Vec::new(),
        card: Some(standing.is.rule),
    }
}

/// A badge with a number: `says` in full, the number alone on the badge.
pub fn number_badge(key: &'static str, number: Count, says: Ground) -> Badge {
    let short = Ground::PlainNumber { number: number.clone() }.says();
    Badge { key, value: Arg::from(number), says: says.says(), short }
}

/// The badge of a card that has text which is not played here.
pub fn unplayed_badge() -> Badge {
    let (says, short) = (Ground::UnplayedBadge.says(), Ground::UnplayedMark.says());
    Badge { key: "unplayed", value: Arg::Flag(true), says, short }
}

fn badges(standing: &Standing, bears_the_ring: bool, dead: bool) -> Vec<Badge> {
    let strength = standing.is.strength.clone();
    let left = standing.vitality_left().unwrap_or_default();
    let wounds = standing.wounds.clone();
    let mut badges = vec![number_badge("strength", strength.clone(), Ground::StrengthBadge { strength })];
    if !dead {
        badges.push(number_badge("vitality", left.clone(), Ground::VitalityBadge { left }));
    }
    badges.push(number_badge("wounds", wounds.clone(), Ground::WoundsBadge { wounds }));
    let (defender, damage) = (standing.is.defender.clone(), standing.is.damage.clone());
    for (key, bonus, says) in [
        ("defender", &defender, Ground::DefenderBadge { bonus: defender.clone() }),
        ("damage", &damage, Ground::DamageBadge { bonus: damage.clone() }),
    ] {
        if !bonus.is_zero() {
            let short = Ground::PlainBonus { number: bonus.clone() }.says();
            badges.push(Badge { key, value: Arg::from(bonus), says: says.says(), short });
        }
    }
    let mut mark = |key, says: Ground, short: Ground| {
        badges.push(Badge { key, value: Arg::Flag(true), says: says.says(), short: short.says() });
    };
    if dead {
        mark("killed", Ground::KilledBadge, Ground::KilledMark);
    }
    if bears_the_ring {
        mark("ring_bearer", Ground::RingBearerBadge, Ground::RingMark);
    }
    badges.extend(standing.card.unplayed.then(unplayed_badge));
    badges
}

fn wounds_field(token: &TokenId, wounds: &Count) -> Field {
    Field {
        key: "wounds".to_owned(),
        token: Some(token.clone()),
        name: Ground::WoundsField.says(),
        kind: FieldKind::Number { value: wounds.clone(), least: Count::zero(), most: None },
    }
}

/// The fields of the board: burdens, the site, the Ring-bearer.
pub fn fields(table: &Table) -> Vec<Field> {
    let field = |key: &str, name: Ground, kind| Field { key: key.to_owned(), token: None, name: name.says(), kind };
    let option = |id: &str| OptionId::new(id).unwrap_or_else(|_| NONE.into());
    let nothing = || (OptionId::from(NONE), Ground::NothingChosen.says());
    let sites = CARDS.iter().filter(|card| card.kind == Kind::Site);
    let sites = sites.map(|card| (option(card.number), tray::site_name(card)));
    let bearers = table.characters.iter().map(|character| {
        let name: Says = Rc::new(character.piece.clone());
        (option(character.piece.id.as_str()), name)
    });
    let at = table.site.map_or(KindId::from(NONE), |card| card.tray_kind());
    let bearer = table.ring_bearer.as_ref().map_or(NONE, |id| id.as_str());
    vec![
        field(
            "burdens",
            Ground::BurdensField,
            FieldKind::Number { value: table.burdens.clone(), least: Count::zero(), most: None },
        ),
        field(
            "site",
            Ground::SiteField,
            FieldKind::Choice { value: option(at.as_str()), options: [nothing()].into_iter().chain(sites).collect() },
        ),
        field(
            "ring_bearer",
            Ground::RingBearerField,
            FieldKind::Choice { value: option(bearer), options: [nothing()].into_iter().chain(bearers).collect() },
        ),
    ]
}
