//! How a person arranges the shared board. Only what cannot lie on a table is refused.

use crate::games::lotr_tcg::board::{FELLOWSHIP, MINIONS, NONE, SITE, site_piece};
use crate::games::lotr_tcg::cards::{CARDS, Card, Kind};
use crate::games::lotr_tcg::rulebook::HOW_TO_ARRANGE;
use crate::games::lotr_tcg::says::Ground;
use crate::games::lotr_tcg::setup::{Lies, MOST_PIECES, SetCard, SetPiece, Setup};
use crate::games::lotr_tcg::table::Table;
use crate::games::lotr_tcg::tray;
use crate::ruling::{Does, Drop, Edit, KindId, Problem, ProblemAbout, Says, Severity, Step, TokenId, ZoneId};
use crate::words::Count;

/// The most neighbours that are tried for "would change it".
const MOST_NUDGES: usize = 64;

/// The setup after an edit.
pub fn edited(setup: &Setup, edit: &Edit) -> Result<Setup, Problem> {
    let mut setup = setup.clone();
    match edit {
        Edit::Add { kind, zone, amount } => add(&mut setup, kind, zone, amount)?,
        Edit::Move { token, zone, .. } => lies_there_already(&setup, token, zone)?,
        Edit::Remove { token, amount } if amount.is_zero() => there(&setup, token).map(drop)?,
        Edit::Remove { token, .. } => remove(&mut setup, token)?,
        Edit::Amount { token, amount } => set_amount(&mut setup, token, amount)?,
        Edit::Set { token: Some(token), key, value } => set_wounds(&mut setup, token, key, value)?,
        Edit::Set { token: None, key, value } => set_field(&mut setup, key, value)?,
        Edit::Clear => setup = Setup::default(),
    }
    Ok(setup)
}

/// Where a card of the tray may lie: its own zone, and why not in the others.
pub fn tray_drops(setup: &Setup, kind: &KindId, amount: &Count) -> Vec<Drop> {
    let zones: [ZoneId; 3] = [FELLOWSHIP.into(), MINIONS.into(), SITE.into()];
    let drops = zones.into_iter().map(|zone| {
        let edit = Edit::Add { kind: kind.clone(), zone: zone.clone(), amount: amount.clone() };
        let why = edited(setup, &edit).err().into_iter().collect();
        Drop { zone, does: Does::Edit(edit), why, then: None }
    });
    drops.collect()
}

/// One fact changed a little: a wound, a burden, a minion more or less; at most 64.
pub fn nudges(setup: &Setup) -> Vec<(Says, Edit)> {
    let table = Table::of(setup);
    let mut nudges: Vec<(Says, Edit)> = Vec::new();
    let fewer = |count: &Count| count.minus(&Count::one());
    let more = |count: &Count| count + &Count::one();
    let set = |token: Option<TokenId>, key: &str, value: Count| Edit::Set {
        token,
        key: key.to_owned(),
        value: value.to_string(),
    };
    nudges.push((Ground::OneBurdenMore.says(), set(None, "burdens", more(&table.burdens))));
    if let Some(left) = fewer(&table.burdens) {
        nudges.push((Ground::OneBurdenFewer.says(), set(None, "burdens", left)));
    }
    for card in CARDS.iter().filter(|card| table.minions.iter().any(|minion| minion.card.number == card.number)) {
        let edit = Edit::Add { kind: card.tray_kind(), zone: MINIONS.into(), amount: Count::one() };
        nudges.push((Ground::OneMore { card: tray::named(card) }.says(), edit));
    }
    for standing in table.characters.iter().chain(&table.minions) {
        let piece = || standing.piece.clone();
        let id = || Some(piece().id.clone());
        nudges.push((Ground::OneWoundMore { piece: piece() }.says(), set(id(), "wounds", more(&standing.wounds))));
        if let Some(left) = fewer(&standing.wounds) {
            nudges.push((Ground::OneWoundFewer { piece: piece() }.says(), set(id(), "wounds", left)));
        }
    }
    for minion in &table.minions {
        let edit = Edit::Remove { token: minion.piece.id.clone(), amount: Count::one() };
        nudges.push((Ground::Without { piece: minion.piece.clone() }.says(), edit));
    }
    nudges.truncate(MOST_NUDGES);
    nudges
}

fn add(setup: &mut Setup, kind: &KindId, zone: &ZoneId, amount: &Count) -> Result<(), Problem> {
    let card = Card::numbered(kind.as_str()).ok_or_else(|| impossible(Ground::NoSuchPiece))?;
    let cannot_lie = || impossible(Ground::CardCannotLieThere { card: tray::named(card) });
    if card.is_other() {
        return Err(cannot_lie());
    }
    if card.kind == Kind::Site {
        setup.site = Some(card.tray_kind());
        return if *zone == SITE { Ok(()) } else { Err(cannot_lie()) };
    }
    let home = if card.is_character() { FELLOWSHIP } else { MINIONS };
    let beside_a_character = home == FELLOWSHIP && zone.as_str().starts_with("at.");
    if *zone != home && !beside_a_character {
        return Err(cannot_lie());
    }
    let lying = if card.is_character() { setup.characters.len() } else { setup.minions.len() };
    let there = &Count::from(lying) + amount;
    let most = Count::from(MOST_PIECES);
    let Some(amount) = amount.small().filter(|_| there <= most) else {
        return Err(impossible(match card.kind {
            Kind::Companion | Kind::Ally => Ground::TooManyCharacters { there, most },
            _ => Ground::TooManyMinions { there, most },
        }));
    };
    for _ in 0..amount {
        let id = free_id(setup, card);
        if card.kind == Kind::Companion && setup.ring_bearer.is_none() && card.can_start_as_ring_bearer() {
            setup.ring_bearer = Some(id.clone());
        }
        let piece = SetPiece::of(id, card.tray_kind());
        if card.is_character() { setup.characters.push(piece) } else { setup.minions.push(piece) }
    }
    Ok(())
}

// The title in small letters, with the first number that is free: `uruk-savage-1`.
fn free_id(setup: &Setup, card: &Card) -> TokenId {
    let title = card.slug();
    let taken = |id: &TokenId| {
        let pieces = setup.characters.iter().chain(&setup.minions).map(|piece| &piece.id);
        pieces.chain(setup.cards.iter().map(|card| &card.id)).any(|other| other == id)
    };
    let candidates = (1..=2 * MOST_PIECES + 1).filter_map(|ordinal| TokenId::new(&format!("{title}-{ordinal}")).ok());
    let mut free = candidates.filter(|id| !taken(id));
    free.next().unwrap_or_else(|| "piece".into())
}

/// The setup with more cards that do not fight, lying there.
///
/// # Errors
/// They cannot lie there, or are too many.
pub fn add_cards(setup: &Setup, kind: &KindId, lies: Option<Lies>, amount: &Count) -> Result<Setup, Problem> {
    let card = Card::numbered(kind.as_str()).ok_or_else(|| impossible(Ground::NoSuchPiece))?;
    let lies = lies.ok_or_else(|| impossible(Ground::CardCannotLieThere { card: tray::named(card) }))?;
    let (there, most) = (&Count::from(setup.cards.len()) + amount, Count::from(MOST_PIECES));
    let Some(amount) = amount.small().filter(|_| there <= most) else {
        return Err(impossible(Ground::TooManyCards { there, most }));
    };
    let mut setup = setup.clone();
    for _ in 0..amount {
        let id = free_id(&setup, card);
        setup.cards.push(SetCard { id, card: card.tray_kind(), on: None, lies });
    }
    Ok(setup)
}

fn remove(setup: &mut Setup, token: &TokenId) -> Result<(), Problem> {
    if setup.cards.iter().any(|card| card.id == *token) {
        setup.cards.retain(|card| card.id != *token);
        return Ok(());
    }
    if setup.site.as_ref().is_some_and(|site| site_piece(site.as_str()) == *token) {
        setup.site = None;
        return Ok(());
    }
    there(setup, token)?;
    setup.characters.retain(|piece| piece.id != *token);
    setup.minions.retain(|piece| piece.id != *token);
    if setup.ring_bearer.as_ref() == Some(token) {
        setup.ring_bearer = None;
    }
    if let Some(skirmish) = &mut setup.skirmish {
        skirmish.minions.retain(|minion| minion != token);
        if skirmish.character == *token {
            setup.skirmish = None;
        }
    }
    Ok(())
}

fn set_amount(setup: &mut Setup, token: &TokenId, amount: &Count) -> Result<(), Problem> {
    let piece = there(setup, token)?.clone();
    let Some(more) = amount.minus(&Count::one()) else { return remove(setup, token) };
    let zone = if setup.characters.contains(&piece) { FELLOWSHIP } else { MINIONS };
    add(setup, &piece.card, &zone.into(), &more)
}

fn set_wounds(setup: &mut Setup, token: &TokenId, key: &str, value: &str) -> Result<(), Problem> {
    let mut pieces = setup.characters.iter_mut().chain(&mut setup.minions);
    let piece = pieces.find(|piece| piece.id == *token).ok_or_else(|| impossible(Ground::NoSuchPiece))?;
    if key != "wounds" {
        return Err(impossible(Ground::NoSuchField));
    }
    piece.wounds = number(value)?;
    Ok(())
}

fn set_field(setup: &mut Setup, key: &str, value: &str) -> Result<(), Problem> {
    let no_such_value = || impossible(Ground::NoSuchValue);
    match key {
        "burdens" => setup.burdens = number(value)?,
        "site" if value == NONE => setup.site = None,
        "site" => {
            let site = Card::numbered(value).filter(|card| card.kind == Kind::Site).ok_or_else(no_such_value)?;
            setup.site = Some(site.tray_kind());
        }
        "ring_bearer" => {
            let bearer = setup.characters.iter().find(|piece| piece.id == *value);
            // A character may happen to be called "none"; it is asked for first.
            setup.ring_bearer = match bearer {
                Some(piece) => Some(piece.id.clone()),
                None if value == NONE => None,
                None => return Err(no_such_value()),
            };
        }
        _ => return Err(impossible(Ground::NoSuchField)),
    }
    Ok(())
}

fn lies_there_already(setup: &Setup, token: &TokenId, zone: &ZoneId) -> Result<(), Problem> {
    let piece = there(setup, token)?;
    let home = if setup.characters.contains(piece) { FELLOWSHIP } else { MINIONS };
    if *zone == home { Ok(()) } else { Err(impossible(Ground::CannotMoveThere { piece: Table::of(setup).piece(token) })) }
}

fn there<'a>(setup: &'a Setup, token: &TokenId) -> Result<&'a SetPiece, Problem> {
    let mut pieces = setup.characters.iter().chain(&setup.minions);
    pieces.find(|piece| piece.id == *token).ok_or_else(|| impossible(Ground::NoSuchPiece))
}

fn number(value: &str) -> Result<Count, Problem> {
    Count::typed(value).map_err(|_| impossible(Ground::NoSuchValue))
}

/// An edit that cannot be done.
pub fn impossible(says: Ground) -> Problem {
    Problem {
        about: ProblemAbout::Setup,
        severity: Severity::Blocking,
        step: Step::by(&HOW_TO_ARRANGE, says.says()),
    }
}
