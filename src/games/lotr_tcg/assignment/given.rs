//! What a person sets on a piece of this question: what it has until the regroup phase, and who bears a card.

use crate::games::lotr_tcg::assignment::path_says::PathSays;
use crate::games::lotr_tcg::cards::{Keyword, Kind};
use crate::games::lotr_tcg::setup::{SetGrant, SetPiece, Setup};
use crate::games::lotr_tcg::table::{Standing, Table};
use crate::ruling::{Field, FieldKind, OptionId, Says, TokenId};
use crate::words::Count;
use std::rc::Rc;

const GRANTS: [(SetGrant, &str); 4] = [
    (SetGrant::Fierce, "fierce"),
    (SetGrant::Skirmishes, "skirmishes"),
    (SetGrant::Assignable, "assignable"),
    (SetGrant::WearsTheRing, "wears_the_ring"),
];
/// The key of the field for given defender bonuses.
const DEFENDER: &str = "defender";
/// The key of the field for a card's bearer.
const ON: &str = "on";
/// The option for no bearer.
const NOBODY: &str = "none";

/// The fields of a character or minion for what it has been given; only those that can matter.
pub fn given_fields(setup: &Setup, standing: &Standing) -> Vec<Field> {
    let id = &standing.piece.id;
    let Some(set) = setup.characters.iter().chain(&setup.minions).find(|set| set.id == *id) else { return Vec::new() };
    let field = |key: &str, name: PathSays, kind| Field { key: key.to_owned(), token: Some(id.clone()), name: name.says(), kind };
    let toggle = |grant: SetGrant| FieldKind::Toggle(set.until_regroup.contains(&grant));
    if standing.card.is_character() {
        let value = FieldKind::Number { value: set.defender.clone(), least: Count::zero(), most: None };
        let mut fields = vec![field(DEFENDER, PathSays::DefenderGivenField, value)];
        if standing.card.kind == Kind::Ally || standing.is.has(Keyword::Unhasty) {
            fields.push(field("skirmishes", PathSays::SkirmishesGivenField, toggle(SetGrant::Skirmishes)));
        }
        let ring = setup.cards.iter().any(|card| card.on.as_ref() == Some(id));
        if setup.ring_bearer.as_ref() == Some(id) && ring {
            fields.push(field("wears_the_ring", PathSays::WearsTheRingField, toggle(SetGrant::WearsTheRing)));
        }
        return fields;
    }
    let mut fields = Vec::new();
    if !standing.is.has(Keyword::Fierce) {
        fields.push(field("fierce", PathSays::FierceGivenField, toggle(SetGrant::Fierce)));
    }
    if standing.is.has(Keyword::CannotBeAssigned) {
        fields.push(field("assignable", PathSays::AssignableGivenField, toggle(SetGrant::Assignable)));
    }
    fields
}

/// The field for who bears a card.
pub fn bearer_field(table: &Table, card: &TokenId, on: Option<&TokenId>) -> Field {
    let option = |id: &TokenId| OptionId::new(id.as_str()).unwrap_or_else(|_| NOBODY.into());
    let bearers = table.characters.iter().chain(&table.minions).map(|standing| {
        let name: Says = Rc::new(standing.piece.clone());
        (option(&standing.piece.id), name)
    });
    let nobody = (OptionId::from(NOBODY), PathSays::BorneByNobody.says());
    let options = [nobody].into_iter().chain(bearers).collect();
    let kind = FieldKind::Choice { value: on.map_or_else(|| NOBODY.into(), option), options };
    Field { key: ON.to_owned(), token: Some(card.clone()), name: PathSays::BorneByField.says(), kind }
}

/// Sets such a field; `None` if the key is none of them, `Some(false)` if it cannot be set to that.
pub fn set_given(setup: &mut Setup, token: &TokenId, key: &str, value: &str) -> Option<bool> {
    if key == ON {
        let bearer = setup.characters.iter().chain(&setup.minions).find(|piece| piece.id == *value);
        let bearer = bearer.map(|piece| piece.id.clone());
        let card = setup.cards.iter_mut().find(|card| card.id == *token)?;
        let fits = bearer.is_some() || value == NOBODY;
        if fits {
            card.on = bearer;
        }
        return Some(fits);
    }
    let piece: &mut SetPiece =
        setup.characters.iter_mut().chain(&mut setup.minions).find(|piece| piece.id == *token)?;
    if key == DEFENDER {
        let number = Count::typed(value).ok();
        let fits = number.is_some();
        piece.defender = number.unwrap_or_else(|| piece.defender.clone());
        return Some(fits);
    }
    let (grant, _) = *GRANTS.iter().find(|(_, word)| *word == key)?;
    piece.until_regroup.retain(|other| *other != grant);
    if value == "true" {
        piece.until_regroup.push(grant);
    }
    Some(value == "true" || value == "false")
}
