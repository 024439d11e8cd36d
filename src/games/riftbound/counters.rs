//! Countering an item of the chain, and taking one over.

use crate::games::riftbound::cleanup::tell;
use crate::games::riftbound::cost::Cost;
use crate::games::riftbound::execute::{Doing, affected, name_of};
use crate::games::riftbound::resolve::leaves_the_chain;
use crate::games::riftbound::rulebook::GRANTED;
use crate::games::riftbound::rulebook_core::{COUNTER, NOT_PLAYED, NO_REFUND, ON_RESOLUTION};
use crate::games::riftbound::says::Says;
use crate::games::riftbound::seats::player;
use crate::games::riftbound::state::{Fate, Renewal, State};
use crate::games::riftbound::has::Has;
use crate::games::riftbound::text::Ref;
use crate::play::Record;
use crate::ruling::{Step, TokenId};

/// *Says*: a countered item leaves the chain, nothing of it is carried out, nothing is refunded, and it was not played.
/// Who may pay to prevent it is taken to pay when able. *Source*: Core Rules 1.4, 425.1, 419.4. *Case*: RB-T03, RB-T04,
/// RB-E14.
pub fn counter(record: &mut Record<State>, id: &TokenId, unless: Option<u32>, goes_to: &str) -> bool {
    let Some(target) = record.state.item(id).cloned() else { return false };
    let keeps = record.state.having(target.controller).find(|(_, has)| **has == Has::Uncounterable);
    let keeps = keeps.map(|(thing, _)| (thing.piece.clone(), thing.card.map_or(&COUNTER, |card| &card.rule)));
    if let Some((by, rule)) = keeps {
        tell(record, rule, Says::CannotBeCountered { spell: target.piece, by }.says(), vec![id.clone()]);
        return false;
    }
    if let Some(energy) = unless {
        let cost = Cost::energy(energy);
        let purse = record.state.purse(target.controller);
        let able = purse.end_states(&cost, 0, 1).into_iter().next();
        let refuses = able.is_some() && record.state.pays_not.get(target.controller) == Some(&true);
        if let Some(after) = able.filter(|_| !refuses) {
            record.state.set_purse(target.controller, after);
            let says = Says::PaysToKeep { player: player(target.controller), cost, spell: target.piece };
            let touches = vec![id.clone()];
            tell(record, &ON_RESOLUTION, says.says(), touches);
            record.step(Step::by(&GRANTED, Says::TakenToPay.says()));
            return true;
        }
        let (payer, spell) = (player(target.controller), target.piece.clone());
        let says = if refuses {
            Says::DeclinesToPay { player: payer, cost, spell }
        } else {
            Says::CannotPayToKeep { player: payer, cost, spell }
        };
        tell(record, &ON_RESOLUTION, says.says(), vec![id.clone()]);
    }
    leaves_the_chain(&target, goes_to, record);
    record.state.fates.insert(id.clone(), Fate::Countered);
    record.state.controlled.insert(id.clone(), target.controller);
    tell(record, &COUNTER, Says::Countered { spell: target.piece.clone() }.says(), vec![id.clone()]);
    if goes_to == "hand" && target.is_card {
        tell(record, &COUNTER, Says::GoesToHand { spell: target.piece.clone() }.says(), vec![id.clone()]);
    }
    record.step(Step::by(&NO_REFUND, Says::NothingRefunded { spell: target.piece.clone() }.says()).and(&NOT_PLAYED));
    true
}

/// *Says*: a spell counts as played from its finalisation on, by who finalised it; the one to be countered is not
/// another one. *Source*: Core Rules 1.4, 419.4.b; Vendetta FAQ; the card. *Case*: RB-N80.
pub fn counter_if_another(doing: &Doing, record: &mut Record<State>, id: &TokenId) -> bool {
    let Some(target) = record.state.item(id).cloned() else { return false };
    let opponent = 1 - doing.item.controller.min(1);
    let played = record.state.spells.get(opponent).copied().unwrap_or(0);
    if played > u32::from(target.owner == opponent) {
        return counter(record, id, None, "trash");
    }
    let says = Says::NoOtherSpell { player: player(opponent), spell: target.piece };
    tell(record, doing.rule(), says.says(), vec![id.clone()]);
    false
}

/// Who controls what was chosen plays no spells any more this turn.
pub fn silence(doing: &Doing, of: Ref, record: &mut Record<State>) -> bool {
    let Ref::Slot(slot) = of else { return false };
    let Some(one) = doing.execution.chosen.get(slot).and_then(|chosen| chosen.first()) else { return false };
    let controller = record.state.item(&one.id).map(|item| item.controller);
    let Some(id) = affected(doing, of, record) else { return false };
    // A spell that has just been countered is not on the chain any more: it was its owner's, unless it was taken.
    let seat = controller.or_else(|| record.state.controlled.get(&id).copied());
    let Some(seat) = seat else { return false };
    if let Some(place) = record.state.silenced.get_mut(seat) {
        *place = Some(doing.rule());
    }
    tell(record, doing.rule(), Says::IsSilenced { player: player(seat) }.says(), Vec::new());
    true
}

/// A player takes a spell over, for a cost if one is named, and may make new choices for it.
///
/// *Says*: what is not paid for is countered instead, where the card says so. *Source*: the cards; Core Rules 1.4, 357.
/// *Case*: RB-N81.
pub fn take(doing: &Doing, record: &mut Record<State>, id: &TokenId, cost: Option<&Cost>, or_counter: bool) -> bool {
    let seat = doing.item.controller;
    if let Some(cost) = cost {
        let able = record.state.purse(seat).end_states(cost, 0, 1).into_iter().next();
        let refuses = able.is_some() && record.state.pays_not.get(seat) == Some(&true);
        let Some(after) = able.filter(|_| !refuses) else {
            let (payer, cost, spell) = (player(seat), cost.clone(), name_of(&record.state, id));
            let says = if refuses {
                Says::DeclinesToPay { player: payer, cost, spell }
            } else {
                Says::CannotPayNow { player: payer, cost }
            };
            tell(record, doing.rule(), says.says(), Vec::new());
            return or_counter && counter(record, id, None, "trash");
        };
        record.state.set_purse(seat, after);
        tell(record, doing.rule(), Says::PaysNow { player: player(seat), cost: cost.clone() }.says(), Vec::new());
    }
    if let Some(item) = record.state.items.iter_mut().find(|item| item.piece.id == *id) {
        item.controller = seat;
    }
    let spell = name_of(&record.state, id);
    tell(record, doing.rule(), Says::TakesControl { player: player(seat), spell }.says(), vec![id.clone()]);
    record.state.renewal = Some(Renewal { seat, item: id.clone() });
    true
}
