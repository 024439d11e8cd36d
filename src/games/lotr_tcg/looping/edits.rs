//! Arranging the skirmish: a minion lies with the character that fights it.

use crate::games::lotr_tcg::board::{FELLOWSHIP, MINIONS, zone_at};
use crate::games::lotr_tcg::cards::{Card, Kind};
use crate::games::lotr_tcg::edits as shared;
use crate::games::lotr_tcg::looping::fields::{CARD_ZONES, lies_in, set_field};
use crate::games::lotr_tcg::says::Ground;
use crate::games::lotr_tcg::table::Table;
use crate::games::lotr_tcg::setup::{SetSkirmish, Setup};
use crate::ruling::{Does, Drop, Edit, Pick, Problem, Says, TokenId, ZoneId};

/// The setup after an edit.
///
/// # Errors
/// What cannot lie on a table.
pub fn edited(setup: &Setup, edit: &Edit) -> Result<Setup, Problem> {
    match edit {
        Edit::Set { token, key, value } => match set_field(setup, token.as_ref(), key, value) {
            Some(set) => set.map_err(|_| shared::impossible(Ground::NoSuchValue)),
            None => shared::edited(setup, edit),
        },
        Edit::Move { token, zone, .. } if setup.cards.iter().any(|card| card.id == *token) => {
            let lies = lies_in(zone.as_str());
            let mut setup = setup.clone();
            let cannot = || shared::impossible(Ground::CannotMoveThere { piece: Table::of(&setup).piece(token) });
            let lies = lies.ok_or_else(cannot)?;
            setup.cards.iter_mut().filter(|card| card.id == *token).for_each(|card| card.lies = lies);
            Ok(setup)
        }
        Edit::Add { kind, zone, amount } if is_other_card(kind.as_str()) => {
            shared::add_cards(setup, kind, lies_in(zone.as_str()), amount)
        }
        Edit::Move { token, zone, .. } if is_minion(setup, token) => {
            if *zone == MINIONS {
                return Ok(without(setup, token));
            }
            match character_at(setup, zone) {
                Some(character) => Ok(fighting(setup, &character, std::slice::from_ref(token))),
                None => shared::edited(setup, edit),
            }
        }
        Edit::Add { kind, zone, amount } if is_minion_card(kind.as_str()) => {
            let Some(character) = character_at(setup, zone) else { return shared::edited(setup, edit) };
            let at_first = Edit::Add { kind: kind.clone(), zone: MINIONS.into(), amount: amount.clone() };
            let with = shared::edited(setup, &at_first)?;
            let new: Vec<TokenId> = with.minions.iter().skip(setup.minions.len()).map(|one| one.id.clone()).collect();
            Ok(fighting(&with, &character, &new))
        }
        _ => shared::edited(setup, edit),
    }
}

/// Every place for what is lifted.
pub fn drops(setup: &Setup, pick: &Pick) -> Vec<Drop> {
    let (minion, mut zones): (bool, Vec<ZoneId>) = match pick {
        Pick::Token { token, .. } => (is_minion(setup, token), vec![MINIONS.into(), FELLOWSHIP.into()]),
        Pick::Kind { kind, .. } => {
            (is_minion_card(kind.as_str()), vec![FELLOWSHIP.into(), MINIONS.into(), "site".into()])
        }
    };
    let other = match pick {
        Pick::Token { token, .. } => setup.cards.iter().any(|card| card.id == *token),
        Pick::Kind { kind, .. } => is_other_card(kind.as_str()),
    };
    if other {
        zones = CARD_ZONES.iter().map(|(_, zone)| ZoneId::from(*zone)).collect();
    }
    if minion {
        zones.extend(setup.characters.iter().map(|character| zone_at(&character.id)));
    }
    let edit_to = |zone: ZoneId| match pick {
        Pick::Token { token, amount } => Edit::Move { token: token.clone(), amount: amount.clone(), zone },
        Pick::Kind { kind, amount } => Edit::Add { kind: kind.clone(), zone, amount: amount.clone() },
    };
    let drop = |zone: ZoneId| {
        let edit = edit_to(zone.clone());
        let why = edited(setup, &edit).err().into_iter().collect();
        Drop { zone, does: Does::Edit(edit), why, then: None }
    };
    zones.into_iter().map(drop).collect()
}

/// The shared board's small changes; another minion of a kind joins the skirmish.
pub fn nudges(setup: &Setup) -> Vec<(Says, Edit)> {
    let at = setup.skirmish.as_ref().map(|set| zone_at(&set.character));
    let nudge = |(says, edit): (Says, Edit)| match (&at, edit) {
        (Some(at), Edit::Add { kind, amount, .. }) => (says, Edit::Add { kind, zone: at.clone(), amount }),
        (_, edit) => (says, edit),
    };
    shared::nudges(setup).into_iter().map(nudge).collect()
}

fn is_minion(setup: &Setup, token: &TokenId) -> bool {
    setup.minions.iter().any(|minion| minion.id == *token)
}

fn is_other_card(number: &str) -> bool {
    Card::numbered(number).is_some_and(Card::is_other)
}

fn is_minion_card(number: &str) -> bool {
    Card::numbered(number).is_some_and(|card| card.kind == Kind::Minion)
}

fn character_at(setup: &Setup, zone: &ZoneId) -> Option<TokenId> {
    let mut characters = setup.characters.iter().map(|character| &character.id);
    characters.find(|character| zone_at(character) == *zone).cloned()
}

// One skirmish is under way: with another character, the others step back.
fn fighting(setup: &Setup, character: &TokenId, new: &[TokenId]) -> Setup {
    let mut setup = setup.clone();
    let before = setup.skirmish.take().filter(|set| set.character == *character);
    let mut minions = before.map(|set| set.minions).unwrap_or_default();
    minions.extend(new.iter().cloned());
    let order: Vec<TokenId> = setup.minions.iter().map(|minion| minion.id.clone()).collect();
    minions.sort_by_key(|id| order.iter().position(|other| other == id));
    minions.dedup();
    setup.skirmish = Some(SetSkirmish { character: character.clone(), minions });
    setup
}

fn without(setup: &Setup, token: &TokenId) -> Setup {
    let mut setup = setup.clone();
    if let Some(set) = &mut setup.skirmish {
        set.minions.retain(|minion| minion != token);
    }
    setup
}

