//! Arranging the board of this question: the shared board, the cards that do not fight, the phase and the path.

use crate::games::lotr_tcg::assignment::given::set_given;
use crate::games::lotr_tcg::assignment::own_fields::set_own;
use crate::games::lotr_tcg::cards::{Block, Card, Kind};
use crate::games::lotr_tcg::edits as shared;
use crate::games::lotr_tcg::looping::fields::{CARD_ZONES, lies_in, set_field};
use crate::games::lotr_tcg::says::Ground;
use crate::games::lotr_tcg::setup::Setup;
use crate::games::lotr_tcg::table::Table;
use crate::ruling::{Does, Drop, Edit, KindId, Problem};
use crate::words::Count;

/// The setup after an edit.
///
/// # Errors
/// What cannot lie on a table.
pub fn edited(setup: &Setup, edit: &Edit) -> Result<Setup, Problem> {
    match edit {
        Edit::Set { token: None, key, value } if of_the_path(key) => set_path(setup, key, value),
        Edit::Set { token: Some(token), key, value } if key.starts_with("own.") => {
            let mut setup = setup.clone();
            match set_own(&mut setup, token, key, value) {
                Some(true) => Ok(setup),
                Some(false) => Err(shared::impossible(Ground::NoSuchValue)),
                None => Err(shared::impossible(Ground::NoSuchField)),
            }
        }
        Edit::Set { token: Some(token), key, value } if is_given(key) => {
            let mut setup = setup.clone();
            match set_given(&mut setup, token, key, value) {
                Some(true) => Ok(setup),
                Some(false) => Err(shared::impossible(Ground::NoSuchValue)),
                None => Err(shared::impossible(Ground::NoSuchPiece)),
            }
        }
        Edit::Set { token, key, value } => match set_field(setup, token.as_ref(), key, value) {
            Some(set) => set.map_err(|_| shared::impossible(Ground::NoSuchValue)),
            None => shared::edited(setup, edit),
        },
        Edit::Move { token, zone, .. } if setup.cards.iter().any(|card| card.id == *token) => {
            let cannot = || shared::impossible(Ground::CannotMoveThere { piece: Table::of(setup).piece(token) });
            let lies = lies_in(zone.as_str()).ok_or_else(cannot)?;
            let mut setup = setup.clone();
            setup.cards.iter_mut().filter(|card| card.id == *token).for_each(|card| card.lies = lies);
            Ok(setup)
        }
        Edit::Add { kind, zone, amount } if is_other_card(kind) => {
            let mut setup = shared::add_cards(setup, kind, lies_in(zone.as_str()), amount)?;
            // The Ring is borne by the Ring-bearer.
            let is_ring = Card::numbered(kind.as_str()).is_some_and(|card| card.kind == Kind::Ring);
            let bearer = setup.ring_bearer.clone();
            if let Some(card) = setup.cards.last_mut().filter(|_| is_ring) {
                card.on = bearer;
            }
            Ok(setup)
        }
        _ => shared::edited(setup, edit),
    }
}

/// Where a card of the tray may lie.
pub fn tray_drops(setup: &Setup, kind: &KindId, amount: &Count) -> Vec<Drop> {
    if !is_other_card(kind) {
        return shared::tray_drops(setup, kind, amount);
    }
    let drops = CARD_ZONES.iter().map(|(_, zone)| {
        let edit = Edit::Add { kind: kind.clone(), zone: (*zone).into(), amount: amount.clone() };
        let why = edited(setup, &edit).err().into_iter().collect();
        Drop { zone: (*zone).into(), does: Does::Edit(edit), why, then: None }
    });
    drops.collect()
}

fn is_other_card(kind: &KindId) -> bool {
    Card::numbered(kind.as_str()).is_some_and(Card::is_other)
}

fn is_given(key: &str) -> bool {
    ["defender", "fierce", "skirmishes", "assignable", "wears_the_ring", "on"].contains(&key)
}

fn of_the_path(key: &str) -> bool {
    ["site_number", "block", "controlled_sites", "cancel_ring_bearer"].contains(&key)
}

fn set_path(setup: &Setup, key: &str, value: &str) -> Result<Setup, Problem> {
    let mut setup = setup.clone();
    let no_such_value = || shared::impossible(Ground::NoSuchValue);
    match key {
        "site_number" => {
            let number = Count::typed(value).ok().and_then(|number| number.small()).filter(|number| *number <= 9);
            let number = number.and_then(|number| u8::try_from(number).ok()).ok_or_else(no_such_value)?;
            setup.site_number = (number > 0).then_some(number);
        }
        "block" => {
            setup.block = match value {
                "none" => None,
                "fellowship" => Some(Block::Fellowship),
                "towers" => Some(Block::Towers),
                "king" => Some(Block::King),
                "shadows" => Some(Block::Shadows),
                _ => return Err(no_such_value()),
            }
        }
        "controlled_sites" => setup.controlled_sites = Count::typed(value).map_err(|_| no_such_value())?,
        _ => {
            setup.cancel_ring_bearer = match value {
                "true" => true,
                "false" => false,
                _ => return Err(no_such_value()),
            }
        }
    }
    Ok(setup)
}
