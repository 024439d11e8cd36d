//! Abilities that are used for a price: activated ones, and triggered ones whose price may be paid as they go on the chain.

use crate::games::riftbound::cleanup::tell;
use crate::games::riftbound::execute::{Doing, name_of};
use crate::games::riftbound::has::Has;
use crate::games::riftbound::objections::Objects;
use crate::games::riftbound::playing::{may_be_played_now, refused};
use crate::games::riftbound::rulebook::GRANTED;
use crate::games::riftbound::rulebook_core::{
    ABILITY_PRICE, ACTIVATED, CANNOT_ACTIVATE, NOT_PAID_REMOVED, ON_RESOLUTION, TO_THE_CHAIN, TOKEN_GONE,
};
use crate::games::riftbound::says::Says;
use crate::games::riftbound::seats::player;
use crate::games::riftbound::state::{Execution, Item, Seat, State, Thing, Timing};
use crate::games::riftbound::table::ability;
use crate::games::riftbound::text::{Price, Text};
use crate::play::{Record, Refusal};
use crate::ruling::{Piece, Rule, Step, TokenId};
use std::rc::Rc;

/// The rule of a piece: its card, or `other` where it has none.
fn card_of(thing: &Thing, other: &'static Rule) -> &'static Rule {
    thing.card.map_or(other, |card| &card.rule)
}

/// Puts an ability of a piece on the chain.
pub fn put_on_the_chain(state: &mut State, source: TokenId, piece: &Piece, seat: Seat, text: Text, about: Option<TokenId>) {
    state.made += 1;
    let id = TokenId::new(&format!("trigger.{}", state.made)).unwrap_or_else(|_| TokenId::from("trigger"));
    state.items.push(Item {
        piece: Piece::new(id, piece.name.clone()),
        spell: Rc::new(ability(piece.name.clone(), text)),
        owner: seat,
        controller: seat,
        executions: vec![Execution::default()],
        paid: None,
        source: Some(source),
        about,
        is_card: false,
    });
}

// What a player's purse is once the price is paid; `None` if it cannot be.
fn purse_after(state: &State, seat: Seat, source: &TokenId, price: &Price) -> Option<crate::games::riftbound::payment::Purse> {
    let thing = state.thing(source).filter(|thing| thing.in_play())?;
    if price.exhausts && thing.exhausted {
        return None;
    }
    state.purse(seat).end_states(&price.cost, 0, 1).into_iter().next()
}

fn pay(record: &mut Record<State>, seat: Seat, source: &TokenId, price: &Price) -> bool {
    let Some(after) = purse_after(&record.state, seat, source, price) else { return false };
    record.state.set_purse(seat, after);
    let Some(thing) = record.state.thing_mut(source) else { return false };
    thing.exhausted |= price.exhausts;
    let rule = card_of(thing, &ABILITY_PRICE);
    let says = Says::UsesAbility { player: player(seat), piece: thing.piece.clone(), cost: price.cost.clone() };
    record.step(Step::by(rule, says.says()).and(&ABILITY_PRICE).touching([source.clone()]));
    true
}

/// *Says*: what a triggered ability may be paid with is paid as it is finalised; who does not want to or cannot, has it
/// removed. *Source*: Core Rules 1.4, 383.3.b, 404.2. *Case*: RB-W12 to RB-W17.
pub fn is_paid_for(record: &mut Record<State>, seat: Seat, source: &TokenId, price: &Price) -> bool {
    let wanted = !record.state.declined.contains(source);
    if wanted && pay(record, seat, source, price) {
        record.step(Step::by(&GRANTED, Says::TakenToPay.says()));
        return true;
    }
    let piece = name_of(&record.state, source);
    record.step(Step::by(&NOT_PAID_REMOVED, Says::AbilityUnpaid { piece }.says()).touching([source.clone()]));
    false
}

/// Uses an activated ability.
///
/// *Says*: its price is paid as it goes on the chain; one whose price cannot be paid cannot be used. *Source*: Core Rules
/// 1.4, 377, 402.3. *Case*: RB-W22, RB-W23.
pub fn activate(record: &mut Record<State>, seat: Seat, source: &TokenId) -> Result<(), Refusal> {
    if let Some(pending) = &record.state.pending {
        return Err(refused(&TO_THE_CHAIN, Objects::FinishFirst { spell: pending.piece.clone() }));
    }
    let piece = name_of(&record.state, source);
    let cannot = |rule| refused(rule, Objects::CannotActivate { piece: piece.clone() });
    let thing = record.state.thing(source).filter(|thing| thing.owner == seat && thing.in_play());
    let used = thing.and_then(|thing| {
        thing.has.iter().find_map(|has| match has {
            Has::Use(text) => Some(text.clone()),
            _ => None,
        })
    });
    let Some(text) = used else { return Err(cannot(&CANNOT_ACTIVATE)) };
    may_be_played_now(&record.state, Timing::Plain, seat).map_err(cannot)?;
    let price = text.price.clone().unwrap_or_default();
    if !pay(record, seat, source, &price) {
        return Err(cannot(&CANNOT_ACTIVATE));
    }
    put_on_the_chain(&mut record.state, source.clone(), &piece, seat, text, None);
    record.step(Step::by(&ACTIVATED, Says::Finalised { spell: piece }.says()).touching([source.clone()]));
    Ok(())
}

/// Leaves an ability unused from now on, or pays nothing more that may be paid as an item resolves.
pub fn declines(record: &mut Record<State>, seat: Seat, source: Option<TokenId>) -> Result<(), Refusal> {
    let Some(source) = source else {
        if let Some(place) = record.state.pays_not.get_mut(seat) {
            *place = true;
        }
        record.step(Step::by(&ON_RESOLUTION, Says::WillNotPay { player: player(seat) }.says()));
        return Ok(());
    };
    let piece = name_of(&record.state, &source);
    let own = record.state.thing(&source).is_some_and(|thing| thing.owner == seat && thing.has.iter().any(may_be_left));
    if !own {
        return Err(refused(&ABILITY_PRICE, Objects::NotThere { piece }));
    }
    record.state.declined.push(source.clone());
    let says = Says::LeavesUnused { player: player(seat), piece };
    record.step(Step::by(&ABILITY_PRICE, says.says()).touching([source]));
    Ok(())
}

/// Whether this is a triggered ability with a price.
pub fn may_be_left(has: &Has) -> bool {
    matches!(has, Has::When(_, text) if text.price.is_some())
}

/// *Says*: a token that leaves the board for another place than the chain ceases to exist. *Source*: Core Rules 1.4,
/// 186.1. *Case*: RB-W25.
pub fn token_is_gone(record: &mut Record<State>, id: &TokenId) {
    let Some(thing) = record.state.thing(id).filter(|thing| thing.token && !thing.in_play()) else { return };
    let piece = thing.piece.clone();
    record.state.things.retain(|other| other.piece.id != *id);
    record.step(Step::by(&TOKEN_GONE, Says::CeasesToExist { piece }.says()));
}

/// *Says*: what keeps enemy units and gear exhausted prevents that they are readied; the card is played all the same.
/// *Source*: the card; Core Rules 1.4, 358.3.a. *Case*: RB-W04, RB-W05.
pub fn is_kept_exhausted(doing: &Doing, record: &mut Record<State>, id: &TokenId) -> bool {
    let Some(thing) = record.state.thing(id) else { return false };
    let Some(by) = record.state.kept_by(thing.owner, &Has::KeepsExhausted) else { return false };
    let (piece, rule) = (thing.piece.clone(), card_of(by, doing.rule()));
    let says = Says::NotReadied { piece, by: by.piece.clone() };
    tell(record, rule, says.says(), vec![id.clone()]);
    true
}
