//! What happens between items: units with lethal damage die, and triggers go on the chain.

use crate::games::riftbound::ability::{is_paid_for, put_on_the_chain};
use crate::games::riftbound::cards::Kind;
use crate::games::riftbound::rulebook_core::{BELOW_ZERO, DEATHKNELL, LETHAL, OLDEST_FIRST, OWN_ORDER};
use crate::games::riftbound::says::Says;
use crate::games::riftbound::state::{Seat, State};
use crate::games::riftbound::has::{Has, When};
use crate::games::riftbound::text::Text;
use crate::play::Record;
use crate::ruling::{Piece, Rule, Says as Told, Step, TokenId};

/// So many rounds of deaths are followed.
const ROUNDS: usize = 8;

/// Tells a step, and in the story if the first item is resolving or has just done so.
pub fn tell(record: &mut Record<State>, rule: &'static Rule, says: Told, touches: Vec<TokenId>) {
    tell_step(record, Step::by(rule, says).touching(touches));
}

fn tell_step(record: &mut Record<State>, step: Step) {
    let telling = record.state.telling;
    if let Some(story) = record.state.story.as_mut().filter(|_| telling) {
        story.told.push(step.says.clone());
    }
    record.step(step);
}

/// *Says*: a unit with damage on it of at least its Might is killed; low Might alone kills nobody.
/// *Source*: Core Rules 1.4, 323, 142.4.b. *Case*: RB-E01, RB-E04, RB-E08.
pub fn cleanup(record: &mut Record<State>) {
    for _ in 0..ROUNDS {
        let lethal = record.state.things.iter().filter(|thing| {
            thing.kind == Kind::Unit
                && thing.in_play()
                && thing.damage > 0
                && i64::from(thing.damage) >= i64::from(thing.might_now().max(0))
        });
        let dying: Vec<TokenId> = lethal.map(|thing| thing.piece.id.clone()).collect();
        if dying.is_empty() {
            break;
        }
        let mut triggers = Vec::new();
        for id in dying {
            triggers.extend(dies(record, &id, &LETHAL));
        }
        record.state.trigger(triggers);
    }
    let low: Vec<Piece> = (record.state.things.iter())
        .filter(|thing| thing.kind == Kind::Unit && thing.in_play() && thing.plus < 0 && thing.might_now() <= 0)
        .map(|thing| thing.piece.clone())
        .collect();
    for piece in low {
        let touches = vec![piece.id.clone()];
        let says = Says::SurvivesAtZero { piece }.says();
        tell_step(record, Step::by(&BELOW_ZERO, says).and(&LETHAL).touching(touches));
    }
}

/// A unit or gear dies, unless something is killed instead; gives the abilities that trigger on it.
pub fn dies(record: &mut Record<State>, id: &TokenId, rule: &'static Rule) -> Vec<(TokenId, Text)> {
    let Some(thing) = record.state.thing(id).cloned() else { return Vec::new() };
    let saver = record.state.having(thing.owner).find(|(other, has)| **has == Has::Saves && other.piece.id != *id);
    let saver = saver.map(|(other, _)| other.piece.clone()).filter(|_| thing.kind == Kind::Unit);
    if let Some(by) = saver {
        if let Some(other) = record.state.thing_mut(&by.id) {
            other.leaves_for("trash");
        }
        if let Some(unit) = record.state.thing_mut(id) {
            unit.at = crate::games::riftbound::state::zone_of(unit.owner, "base");
            (unit.damage, unit.exhausted, unit.attacking) = (0, true, false);
        }
        let card = record.state.thing(&by.id).and_then(|other| other.card).map_or(rule, |card| &card.rule);
        let touches = vec![id.clone(), by.id.clone()];
        tell(record, card, Says::SavedBy { piece: thing.piece, by }.says(), touches);
        return Vec::new();
    }
    let killed = thing.has.iter().filter_map(|has| match has {
        Has::When(When::Killed, text) => Some((id.clone(), text.clone())),
        _ => None,
    });
    let triggers: Vec<_> = killed.collect();
    if thing.kind == Kind::Unit
        && let Some(died) = record.state.enemy_died.get_mut(1 - thing.owner.min(1))
    {
        *died = true;
    }
    if let Some(thing) = record.state.thing_mut(id) {
        thing.leaves_for("trash");
    }
    // A token that leaves the board is gone.
    record.state.things.retain(|other| !(other.token && other.piece.id == *id));
    tell(record, rule, Says::Killed { piece: thing.piece }.says(), vec![id.clone()]);
    triggers
}

/// *Says*: triggers wait until the item that resolves has left the chain; then they are finalised in the order in which
/// they occurred, those of one moment with the turn player's first. *Source*: Core Rules 1.4, 428.1.a.1.b, 337.1.b,
/// 383.3.d.1. *Case*: RB-T05, RB-T07, RB-T12.
pub fn put_triggers_on_the_chain(record: &mut Record<State>) {
    let waiting = std::mem::take(&mut record.state.waiting);
    for one in waiting {
        if let Some(price) = &one.text.price
            && !is_paid_for(record, one.seat, &one.source, price)
        {
            continue;
        }
        let seats: Vec<Seat> = record.state.items.iter().map(|item| item.controller).collect();
        put_on_the_chain(&mut record.state, one.source.clone(), &one.piece, one.seat, one.text, one.about);
        let step = Step::by(&OLDEST_FIRST, Says::TriggerFinalised { piece: one.piece.clone() }.says()).and(&DEATHKNELL);
        let step = if seats.contains(&(1 - one.seat.min(1))) { step.and(&OWN_ORDER) } else { step };
        record.step(step.touching([one.source]));
    }
}
