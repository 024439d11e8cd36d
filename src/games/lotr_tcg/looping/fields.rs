//! What only this question shows on the board and lets people set: cards that do not fight, the phase, the pools, how
//! many Shadow players there are, and the numbers of pieces that stand for no card.

use crate::games::lotr_tcg::board::{unplayed_badge, zone};
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::games::lotr_tcg::other_cards::OtherCard;
use crate::games::lotr_tcg::own_pieces::{OWN_COMPANION, is_blank};
use crate::games::lotr_tcg::cards::Card;
use crate::games::lotr_tcg::seats::{MOST_SHADOWS, shadow_seats};
use crate::games::lotr_tcg::setup::{Lies, MOST_OWN, SetAbility, SetOwn, SetPhase, SetPiece, Setup};
use crate::ruling::{Arg, Badge, Field, FieldKind, Layout, OptionId, TokenId, TokenView, ZoneView};
use crate::words::{Count, NumberError};
use std::rc::Rc;

/// The zones of the cards that do not fight, by where they lie.
pub const CARD_ZONES: [(Lies, &str); 4] =
    [(Lies::Play, "cards"), (Lies::Deck, "deck"), (Lies::Discard, "discard"), (Lies::Hand, "hand")];

/// Where a card lies that lies in a zone.
pub fn lies_in(zone: &str) -> Option<Lies> {
    CARD_ZONES.iter().find(|(_, id)| *id == zone).map(|(lies, _)| *lies)
}

/// The zones of the cards that do not fight.
pub fn card_zones() -> Vec<ZoneView> {
    CARD_ZONES.iter().map(|(lies, id)| zone(*id, name_of(*lies).says(), Layout::Row, "cards", None)).collect()
}

fn name_of(lies: Lies) -> LoopLabel {
    match lies {
        Lies::Play => LoopLabel::CardsInPlay,
        Lies::Deck => LoopLabel::DrawDeck,
        Lies::Discard => LoopLabel::DiscardPile,
        Lies::Hand => LoopLabel::InHand,
    }
}

/// A card that does not fight, where it lies now.
pub fn card_token(other: &OtherCard, lies: Lies) -> TokenView {
    let id = CARD_ZONES.iter().find(|(of, _)| *of == lies).map_or("cards", |(_, id)| *id);
    let says = name_of(lies);
    TokenView {
        id: other.piece.id.clone(),
        zone: id.into(),
        name: Rc::new(other.piece.clone()),
        kind: "card",
        seat: None,
        count: None,
        badges: [Badge { key: "lies", value: Arg::from(lies.word()), says: says.clone().says(), short: says.says() }]
            .into_iter()
            .chain(other.card.unplayed.then(unplayed_badge))
            .collect(),
        fields: Vec::new(),
        offers: Vec::new(),
        card: Some(&other.card.rule),
    }
}

fn number(key: &str, token: Option<&TokenId>, name: LoopLabel, value: Count, most: Option<usize>) -> Field {
    let kind = FieldKind::Number { value, least: Count::zero(), most: most.map(Count::from) };
    Field { key: key.to_owned(), token: token.cloned(), name: name.says(), kind }
}

/// The fields of the board that only this question has.
pub fn window_fields(setup: &Setup, phases: &[SetPhase]) -> Vec<Field> {
    let others: &[SetPhase] = if phases.contains(&setup.phase) { &[] } else { &[setup.phase] };
    let options = phases.iter().chain(others).map(|phase| (OptionId::from(word(*phase)), phase_name(*phase, phases).says()));
    let kind = FieldKind::Choice { value: word(setup.phase).into(), options: options.collect() };
    let shadows = Count::from(u64::from(setup.shadow_players.unwrap_or(1)));
    vec![
        Field { key: "phase".to_owned(), token: None, name: LoopLabel::PhaseField.says(), kind },
        number("threats", None, LoopLabel::CounterThreats, setup.threats.clone(), None),
        number("twilight", None, LoopLabel::CounterTwilight, setup.twilight.clone(), None),
        number("shadow_conditions", None, LoopLabel::CounterConditions, setup.shadow_conditions.clone(), None),
        number("shadow_players", None, LoopLabel::ShadowPlayersField, shadows, Some(usize::from(MOST_SHADOWS))),
    ]
}

/// The phases that the question about loops looks at.
pub const LOOP_PHASES: [SetPhase; 3] = [SetPhase::Skirmish, SetPhase::Fellowship, SetPhase::Regroup];

const WORDS: [(SetPhase, &str); 6] = [
    (SetPhase::Skirmish, "skirmish"),
    (SetPhase::Fellowship, "fellowship"),
    (SetPhase::Regroup, "regroup"),
    (SetPhase::Maneuver, "maneuver"),
    (SetPhase::Archery, "archery"),
    (SetPhase::Fierce, "fierce"),
];

fn word(phase: SetPhase) -> &'static str {
    WORDS.iter().find(|(of, _)| *of == phase).map_or("skirmish", |(_, word)| word)
}

// Before the skirmishes the phase of the same word is the assignment phase.
fn phase_name(phase: SetPhase, phases: &[SetPhase]) -> LoopLabel {
    match phase {
        SetPhase::Skirmish if phases.contains(&SetPhase::Fierce) => LoopLabel::PhaseAssignment,
        SetPhase::Skirmish => LoopLabel::PhaseSkirmish,
        SetPhase::Fellowship => LoopLabel::PhaseFellowship,
        SetPhase::Regroup => LoopLabel::PhaseRegroup,
        SetPhase::Maneuver => LoopLabel::PhaseManeuver,
        SetPhase::Archery => LoopLabel::PhaseArchery,
        SetPhase::Fierce => LoopLabel::PhaseFierce,
    }
}

/// The fields of a piece that only this question has.
pub fn piece_fields(setup: &Setup, id: &TokenId) -> Vec<Field> {
    let Some(set) = setup.characters.iter().chain(&setup.minions).find(|set| set.id == *id) else { return Vec::new() };
    let mut fields = vec![number("bonus", Some(id), LoopLabel::BonusField, set.bonus.clone(), None)];
    let minion = setup.minions.iter().any(|minion| minion.id == *id);
    let seats = shadow_seats(setup.shadow_players.unwrap_or(1));
    if minion && seats.len() > 1 {
        let names = [LoopLabel::ShadowNumber { nth: Count::from(1) }, LoopLabel::ShadowNumber { nth: Count::from(2) }, LoopLabel::ShadowNumber { nth: Count::from(3) }];
        let option = |seat: &str| OptionId::new(seat).unwrap_or_else(|_| "shadow_1".into());
        let value = set.owner.as_ref().map_or_else(|| "shadow_1".into(), |seat| option(seat.as_str()));
        let options = seats.iter().zip(names).map(|(seat, name)| (option(seat.as_str()), name.says())).collect();
        let kind = FieldKind::Choice { value, options };
        fields.push(Field { key: "owner".to_owned(), token: Some(id.clone()), name: LoopLabel::OwnerField.says(), kind });
    }
    let Some(card) = Card::numbered(set.card.as_str()).filter(|card| is_blank(card)) else { return fields };
    let own = set.own.as_deref().cloned().unwrap_or_default();
    let printed = |number: u32| Count::from(u64::from(number));
    let mut add = |key: &str, name: LoopLabel, value: Count| fields.push(number(key, Some(id), name, value, Some(MOST_OWN)));
    add("strength", LoopLabel::StrengthField, own.strength.unwrap_or_else(|| printed(card.strength)));
    add("vitality", LoopLabel::VitalityField, own.vitality.unwrap_or_else(|| printed(card.vitality)));
    if card.number == OWN_COMPANION {
        add("resistance", LoopLabel::ResistanceField, own.resistance.unwrap_or_else(|| printed(card.resistance)));
    }
    add("damage", LoopLabel::DamageField, own.damage);
    let of = own.ability;
    add("ability.add_burdens", LoopLabel::AddBurdensField, of.add_burdens);
    add("ability.remove_burdens", LoopLabel::RemoveBurdensField, of.remove_burdens);
    add("ability.add_threats", LoopLabel::AddThreatsField, of.add_threats);
    add("ability.remove_threats", LoopLabel::RemoveThreatsField, of.remove_threats);
    add("ability.exert", LoopLabel::ExertField, of.exert);
    add("ability.strength", LoopLabel::GainStrengthField, of.strength);
    add("ability.damage", LoopLabel::GainDamageField, of.damage);
    add("ability.no_wounds", LoopLabel::NoWoundsField, of.no_wounds);
    fields
}

/// Sets a field that only this question has; `None` if it has none of that name.
pub fn set_field(setup: &Setup, token: Option<&TokenId>, key: &str, value: &str) -> Option<Result<Setup, NumberError>> {
    let mut setup = setup.clone();
    let done = match token {
        None => set_of_board(&mut setup, key, value)?,
        Some(id) => {
            let mut pieces = setup.characters.iter_mut().chain(&mut setup.minions);
            set_of_piece(pieces.find(|piece| piece.id == *id)?, key, value)?
        }
    };
    Some(done.map(|()| setup))
}

fn set_of_board(setup: &mut Setup, key: &str, value: &str) -> Option<Result<(), NumberError>> {
    let place = match key {
        "phase" => {
            let found = WORDS.into_iter().find(|(_, id)| *id == value);
            return Some(found.map(|(phase, _)| setup.phase = phase).ok_or(NumberError::NotANumber));
        }
        "shadow_players" => {
            let there = Count::typed(value).ok().and_then(|there| there.small()).and_then(|there| u8::try_from(there).ok());
            let there = there.filter(|there| (1..=MOST_SHADOWS).contains(there)).ok_or(NumberError::NotANumber);
            return Some(there.map(|there| setup.shadow_players = (there > 1).then_some(there)));
        }
        "threats" => &mut setup.threats,
        "twilight" => &mut setup.twilight,
        "shadow_conditions" => &mut setup.shadow_conditions,
        _ => return None,
    };
    Some(Count::typed(value).map(|number| *place = number))
}

fn set_of_piece(piece: &mut SetPiece, key: &str, value: &str) -> Option<Result<(), NumberError>> {
    if key == "bonus" {
        return Some(Count::typed(value).map(|number| piece.bonus = number));
    }
    if key == "owner" {
        let owner = crate::ruling::SeatId::new(value).map_err(|_| NumberError::NotANumber);
        return Some(owner.map(|owner| piece.owner = Some(owner)));
    }
    if !Card::numbered(piece.card.as_str()).is_some_and(is_blank) {
        return None;
    }
    let own: &mut SetOwn = piece.own.get_or_insert_default();
    let ability: &mut SetAbility = &mut own.ability;
    let typed = Count::typed(value);
    let place = match key {
        "strength" => return Some(typed.map(|number| own.strength = Some(number))),
        "vitality" => return Some(typed.map(|number| own.vitality = Some(number))),
        "resistance" => return Some(typed.map(|number| own.resistance = Some(number))),
        "damage" => &mut own.damage,
        "ability.add_burdens" => &mut ability.add_burdens,
        "ability.remove_burdens" => &mut ability.remove_burdens,
        "ability.add_threats" => &mut ability.add_threats,
        "ability.remove_threats" => &mut ability.remove_threats,
        "ability.exert" => &mut ability.exert,
        "ability.strength" => &mut ability.strength,
        "ability.damage" => &mut ability.damage,
        "ability.no_wounds" => &mut ability.no_wounds,
        _ => return None,
    };
    Some(typed.map(|number| *place = number))
}
