//! One instruction is carried out: as much of it as its choices still allow.

use crate::games::riftbound::ability::{is_kept_exhausted, token_is_gone};
use crate::games::riftbound::cards::Kind;
use crate::games::riftbound::choices::Chooser;
use crate::games::riftbound::cleanup::{dies, tell};
use crate::games::riftbound::counters::{counter, counter_if_another, silence, take};
use crate::games::riftbound::names::place;
use crate::games::riftbound::resolve::leaves_the_chain;
use crate::games::riftbound::rulebook::FAQ_LINKED;
use crate::games::riftbound::rulebook_core::{
    COPY_TRAITS, GOLD, IMPOSSIBLE, NEW_CONTROLLER, NEW_OBJECT, ON_RESOLUTION, READ_AGAIN, STUNNED_ALREADY, UNAFFECTED,
};
use crate::games::riftbound::says::Says;
use crate::games::riftbound::seats::player;
use crate::games::riftbound::state::{Chosen, Execution, Item, Renewal, State, Thing, zone_of};
use crate::games::riftbound::table::token_unit;
use crate::games::riftbound::has::{Has, When};
use crate::games::riftbound::text::{Does, Ref};
use crate::play::Record;
use crate::ruling::{Piece, Rule, Step, TokenId, ZoneId};
use crate::words::{Count, Int, Name};

/// The item whose execution runs.
pub struct Doing<'a> {
    /// The item as it began.
    pub item: &'a Item,
    /// The execution.
    pub execution: &'a Execution,
}

impl Doing<'_> {
    /// The rule behind what happens: the card's own text, or that all instructions are carried out.
    pub fn rule(&self) -> &'static Rule {
        match self.item.spell.card {
            Some(card) => &card.rule,
            None => &crate::games::riftbound::rulebook_core::EXECUTED_AGAIN,
        }
    }

    // The rule behind an ability: the card of its piece.
    fn source_rule(&self, state: &State) -> &'static Rule {
        let card = self.item.source.as_ref().and_then(|id| state.thing(id)).and_then(|thing| thing.card);
        card.map_or(self.rule(), |card| &card.rule)
    }

    // What an instruction is about and may affect; a choice that became illegal is told and left out.
    fn legal(&self, of: Ref, record: &mut Record<State>) -> Vec<TokenId> {
        let slot = match of {
            Ref::Me => return self.item.source.clone().into_iter().collect(),
            Ref::It => {
                let there = |id: &TokenId| record.state.thing(id).is_some_and(Thing::in_play);
                return self.item.about.clone().filter(there).into_iter().collect();
            }
            Ref::Slot(slot) => slot,
        };
        let chosen: Vec<Chosen> = self.execution.chosen.get(slot).cloned().unwrap_or_default();
        let mut legal = Vec::new();
        for one in chosen {
            if self.is_legal(slot, &one, &record.state) {
                record.state.affected.push(one.id.clone());
                legal.push(one.id);
                continue;
            }
            let piece = name_of(&record.state, &one.id);
            let mut step = Step::by(&UNAFFECTED, Says::Mistargets { piece: piece.clone() }.says()).and(&READ_AGAIN);
            if record.state.thing(&one.id).is_some_and(|thing| thing.object != one.object) {
                step = step.and(&NEW_OBJECT);
            }
            if self.controller(&record.state) != self.item.owner {
                step = step.and(&NEW_CONTROLLER);
            }
            record.step(step.touching([one.id]));
        }
        legal
    }

    fn controller(&self, state: &State) -> usize {
        state.item(&self.item.piece.id).map_or(self.item.controller, |item| item.controller)
    }

    fn is_legal(&self, slot: usize, one: &Chosen, state: &State) -> bool {
        let Some(mode) = self.item.spell.text.modes.get(self.execution.mode) else { return false };
        let chooser = Chooser { state, seat: self.controller(state), item: &self.item.piece.id };
        chooser.still_legal(mode, self.execution, slot, one)
    }
}

/// A piece, an item or a place by its id.
pub fn name_of(state: &State, id: &TokenId) -> Piece {
    let thing = state.thing(id).map(|thing| thing.piece.clone());
    let named = thing.or_else(|| state.item(id).map(|item| item.piece.clone()));
    named.unwrap_or_else(|| match ZoneId::new(id.as_str()) {
        Ok(zone) if crate::games::riftbound::table::is_a_place(&zone) => Piece::new(id.clone(), place(&zone).name.clone()),
        _ => Piece::new(id.clone(), Name::both("a piece that is not there", "une pièce absente")),
    })
}

/// Carries out one instruction; whether it did anything.
pub fn does(doing: &Doing, does: &Does, record: &mut Record<State>) -> bool {
    match does {
        Does::Damage(amount, to) => each(doing, *to, record, |record, id| {
            let amount = with_bonus(doing, record, *amount);
            damage(doing, record, id, amount)
        }),
        Does::Kill(it) => each(doing, *it, record, |record, id| {
            let triggers = dies(record, id, doing.rule());
            record.state.trigger(triggers);
            true
        }),
        Does::Might(by, to) => each(doing, *to, record, |record, id| might(doing, record, id, *by)),
        Does::Assault(by, to) => each(doing, *to, record, |record, id| {
            let says = |piece| Says::GainsAssault { piece, amount: (*by).into() };
            change(doing, record, id, |thing| thing.assault += by, says)
        }),
        Does::Stun(it) => each(doing, *it, record, |record, id| stun(doing, record, id)),
        Does::StunOrReturn(it) => each(doing, *it, record, |record, id| {
            if record.state.thing(id).is_some_and(|thing| thing.stunned) {
                returns(doing, record, id)
            } else {
                stun(doing, record, id)
            }
        }),
        Does::Ready(it) => each(doing, *it, record, |record, id| {
            if record.state.thing(id).is_some_and(|thing| !thing.exhausted) {
                let piece = name_of(&record.state, id);
                record.step(Step::by(&IMPOSSIBLE, Says::ReadyAlready { piece }.says()).touching([id.clone()]));
                return false;
            }
            if is_kept_exhausted(doing, record, id) {
                return false;
            }
            change(doing, record, id, |thing| thing.exhausted = false, |piece| Says::Readied { piece })
        }),
        Does::Return(it) => each(doing, *it, record, |record, id| returns(doing, record, id)),
        Does::Move(it, to) => moves(doing, *it, *to, record),
        Does::Counter(it, unless) => each(doing, *it, record, |record, id| counter(record, id, *unless, "trash")),
        Does::CounterToHand(it) => each(doing, *it, record, |record, id| counter(record, id, None, "hand")),
        Does::CounterIfAnother(it) => each(doing, *it, record, |record, id| counter_if_another(doing, record, id)),
        Does::Silence(it) => silence(doing, *it, record),
        Does::MightOf(spell, to) => {
            let energy = affected(doing, *spell, record).and_then(|id| {
                let spell = record.state.thing(&id)?.spell.as_ref()?;
                i32::try_from(spell.cost.energy).ok()
            });
            energy.is_some_and(|energy| each(doing, *to, record, |record, id| might(doing, record, id, energy)))
        }
        Does::Shroud(it) => each(doing, *it, record, |record, id| {
            let hide = |thing: &mut crate::games::riftbound::state::Thing| {
                let mut has = (*thing.has).clone();
                has.push(Has::NotChosenByEnemies);
                thing.has = std::rc::Rc::new(has);
            };
            change(doing, record, id, hide, |piece| Says::Shrouded { piece })
        }),
        Does::Take(it, cost, or) => each(doing, *it, record, |record, id| take(doing, record, id, cost.as_ref(), *or)),
        Does::Renew(it) => each(doing, *it, record, |record, id| {
            record.state.renewal = Some(Renewal { seat: doing.item.controller, item: id.clone() });
            true
        }),
        Does::NextCardLess(cost) => {
            let seat = doing.item.controller;
            if let Some(place) = record.state.next_card_less.get_mut(seat) {
                place.add(cost);
            }
            let says = Says::NextCardLess { player: player(seat), cost: cost.clone() };
            tell(record, doing.source_rule(&record.state), says.says(), Vec::new());
            true
        }
        Does::Draw(cards) => draws(doing, record, doing.item.controller, *cards),
        Does::ControllerDraws(cards, of) => linked_draw(doing, record, *of, *cards),
        Does::Look(cards) => looks(doing, record, *cards),
        Does::Peek(cards) => {
            let says = Says::Peeks { player: player(doing.item.controller), cards: (*cards).into() };
            tell(record, &ON_RESOLUTION, says.says(), Vec::new());
            true
        }
        Does::Token(might, at) => {
            let places = doing.legal(*at, record);
            places.first().is_some_and(|at| token(doing, record, at, (*might, "Sand Soldier", 0)))
        }
        Does::Bird(at) => {
            let places = doing.legal(*at, record);
            places.first().is_some_and(|at| token(doing, record, at, (1, "Bird", 1)))
        }
        Does::Fight(one, other) => {
            let (ours, theirs) = (doing.legal(*one, record), doing.legal(*other, record));
            let (Some(one), Some(other)) = (ours.first(), theirs.first()) else { return false };
            let might = |id: &TokenId| record.state.thing(id).map_or(0, |thing| thing.might_now().max(0).unsigned_abs());
            let (mine, its) = (might(one), might(other));
            damage(doing, record, other, mine) | damage(doing, record, one, its)
        }
        Does::Strike(it) => {
            let source = doing.item.source.as_ref().and_then(|id| record.state.thing(id));
            let amount = source.map_or(0, |thing| thing.might_now().max(0).unsigned_abs());
            each(doing, *it, record, |record, id| damage(doing, record, id, amount))
        }
        Does::Mechs(by) => {
            let own = |thing: &&crate::games::riftbound::state::Thing| {
                thing.mech && thing.in_play() && thing.owner == doing.item.controller
            };
            let mechs: Vec<TokenId> = record.state.things.iter().filter(own).map(|thing| thing.piece.id.clone()).collect();
            for id in &mechs {
                might(doing, record, id, i32::try_from(*by).unwrap_or(0));
            }
            !mechs.is_empty()
        }
        Does::BanishSelf => {
            leaves_the_chain(doing.item, "banished", record);
            tell(record, doing.rule(), Says::Banished { spell: doing.item.piece.clone() }.says(), Vec::new());
            true
        }
        Does::Resurrect(it) => each(doing, *it, record, |record, id| {
            let at = zone_of(doing.item.controller, "base");
            let change_it = |thing: &mut crate::games::riftbound::state::Thing| {
                thing.at = at.clone();
                thing.object += 1;
                thing.exhausted = true;
            };
            change(doing, record, id, change_it, |piece| Says::Resurrected { piece })
        }),
        Does::Sprite => token(doing, record, &TokenId::from("base"), (3, "Sprite", 0)),
        Does::Reflect(it) => {
            let of = doing.legal(*it, record).into_iter().next();
            reflection(doing, record, of.as_ref())
        }
        Does::Gold => gold(doing, record),
        Does::NextSpellRepeats => {
            let seat = doing.item.controller;
            if let Some(place) = record.state.next_repeats.get_mut(seat) {
                place.push("printed".to_owned());
            }
            tell(record, doing.source_rule(&record.state), Says::RepeatGranted { player: player(seat) }.says(), Vec::new());
            true
        }
        Does::Choose(it) => {
            doing.legal(*it, record);
            false
        }
        Does::Note => {
            let says = Says::TriggersHere { piece: doing.item.piece.clone() };
            tell(record, doing.rule(), says.says(), Vec::new());
            true
        }
    }
}

fn each(
    doing: &Doing,
    of: Ref,
    record: &mut Record<State>,
    mut with: impl FnMut(&mut Record<State>, &TokenId) -> bool,
) -> bool {
    let mut did = false;
    for id in doing.legal(of, record) {
        did |= with(record, &id);
    }
    did
}

fn change(
    doing: &Doing,
    record: &mut Record<State>,
    id: &TokenId,
    with: impl FnOnce(&mut crate::games::riftbound::state::Thing),
    says: impl FnOnce(Piece) -> Says,
) -> bool {
    let Some(thing) = record.state.thing_mut(id) else { return false };
    with(thing);
    let piece = thing.piece.clone();
    tell(record, doing.rule(), says(piece).says(), vec![id.clone()]);
    true
}

/// *Says*: bonus damage makes each damage that a spell or ability of the controller's deals that much more.
/// *Source*: the cards. *Case*: RB-K24.
fn with_bonus(doing: &Doing, record: &mut Record<State>, amount: u32) -> u32 {
    let seat = doing.controller(&record.state);
    let mut steps = Vec::new();
    let mut sum = amount;
    for (thing, has) in record.state.having(seat) {
        if let (Has::BonusDamage(by), true) = (has, amount > 0) {
            sum = sum.saturating_add(*by);
            let says = Says::BonusDamage { piece: thing.piece.clone(), amount: (*by).into() };
            steps.push(Step::by(thing.card.map_or(doing.rule(), |card| &card.rule), says.says()));
        }
    }
    steps.into_iter().for_each(|step| record.step(step));
    sum
}

fn damage(doing: &Doing, record: &mut Record<State>, id: &TokenId, amount: u32) -> bool {
    let says = |piece| Says::Damaged { piece, amount: amount.into() };
    change(doing, record, id, |thing| thing.damage = thing.damage.saturating_add(amount), says)
}

fn might(doing: &Doing, record: &mut Record<State>, id: &TokenId, by: i32) -> bool {
    let says = |piece| Says::MightChanges { piece, by: Int::from(i64::from(by)) };
    change(doing, record, id, |thing| thing.plus = thing.plus.saturating_add(by), says)
}

/// *Says*: a stunned unit cannot be stunned again. *Source*: Core Rules 1.4, 423.1.a.1. *Case*: RB-E05, RB-E06.
fn stun(doing: &Doing, record: &mut Record<State>, id: &TokenId) -> bool {
    let Some(thing) = record.state.thing(id) else { return false };
    let (piece, enemy) = (thing.piece.clone(), thing.owner != doing.item.controller);
    if thing.stunned {
        tell(record, &STUNNED_ALREADY, Says::StunnedAlready { piece }.says(), vec![id.clone()]);
        return false;
    }
    change(doing, record, id, |thing| thing.stunned = true, |piece| Says::Stunned { piece });
    if enemy {
        let triggers = record.state.triggering(doing.item.controller, |on| on == When::StunEnemy);
        record.state.trigger(triggers);
    }
    true
}

fn returns(doing: &Doing, record: &mut Record<State>, id: &TokenId) -> bool {
    let did = change(doing, record, id, |thing| thing.leaves_for("hand"), |piece| Says::Returned { piece });
    token_is_gone(record, id);
    did
}

fn moves(doing: &Doing, it: Ref, to: Ref, record: &mut Record<State>) -> bool {
    let units = doing.legal(it, record);
    let places = doing.legal(to, record);
    let (Some(unit), Some(to)) = (units.first(), places.first().and_then(|to| ZoneId::new(to.as_str()).ok())) else {
        return false;
    };
    let spot = place(&to);
    change(doing, record, unit, |thing| thing.at = to, |piece| Says::Moves { piece, to: spot })
}

/// What an instruction before this one was about and found legal.
pub fn affected(doing: &Doing, of: Ref, record: &mut Record<State>) -> Option<TokenId> {
    let Ref::Slot(slot) = of else { return None };
    let id = doing.execution.chosen.get(slot)?.first()?.id.clone();
    if record.state.affected.contains(&id) {
        return Some(id);
    }
    let piece = name_of(&record.state, &id);
    record.step(Step::by(&FAQ_LINKED, Says::LinkedIsSkipped { piece }.says()).touching([id]));
    None
}

// So many cards go from the top of a player's deck, `drawn` of them into the hand.
fn leave_the_deck(record: &mut Record<State>, seat: usize, cards: u32, drawn: u32) {
    if let Some(deck) = record.state.decks.get_mut(seat) {
        let rest: Vec<String> = deck.iter().skip(cards as usize).cloned().collect();
        *deck = rest.into();
    }
    if let Some(before) = record.state.drawn.get_mut(seat) {
        *before = before.saturating_add(drawn);
    }
}

fn draws(doing: &Doing, record: &mut Record<State>, seat: usize, cards: u32) -> bool {
    leave_the_deck(record, seat, cards, cards);
    tell(record, doing.rule(), Says::Draws { player: player(seat), cards: cards.into() }.says(), Vec::new());
    true
}

/// *Says*: what is linked to an instruction that found no legal target is skipped.
/// *Source*: Vendetta FAQ. *Case*: RB-E07.
fn linked_draw(doing: &Doing, record: &mut Record<State>, of: Ref, cards: u32) -> bool {
    let Some(id) = affected(doing, of, record) else { return false };
    let seat = record.state.thing(&id).map_or(doing.item.controller, |thing| thing.owner);
    draws(doing, record, seat, cards)
}

/// *Says*: what is not chosen as the item is played is chosen when it resolves, once for each execution.
/// *Source*: Core Rules 1.4, 355.17. *Case*: RB-E12.
fn looks(doing: &Doing, record: &mut Record<State>, cards: u32) -> bool {
    let seat = doing.item.controller;
    let deck = record.state.decks.get(seat).cloned().unwrap_or_default();
    let seen: Vec<Piece> = (deck.iter().take(cards as usize))
        .map(|name| Piece::new(TokenId::new(name).unwrap_or_else(|_| TokenId::from("card")), Name::typed(name)))
        .collect();
    let says = Says::Looks { player: player(seat), cards: cards.into(), seen };
    leave_the_deck(record, seat, cards, 1);
    tell(record, &ON_RESOLUTION, says.says(), Vec::new());
    true
}

fn token(doing: &Doing, record: &mut Record<State>, at: &TokenId, made: (u32, &'static str, u32)) -> bool {
    let (might, name, deflect) = made;
    let seat = doing.item.controller;
    let zone = match at.as_str() {
        "base" => zone_of(seat, "base"),
        other => ZoneId::new(other).unwrap_or_else(|_| zone_of(seat, "base")),
    };
    let (id, fits) = new_token(record);
    let piece = Piece::new(id.clone(), Name::english(name));
    if fits {
        let unit = token_unit(piece.clone(), seat, zone.clone(), might);
        record.state.things.push(crate::games::riftbound::state::Thing { deflect, ..unit });
    }
    let says = Says::TokenComes { piece, might: Count::from(might), at: place(&zone) };
    tell(record, doing.rule(), says.says(), vec![id]);
    true
}

// A new token's id, and whether the board takes one more.
fn new_token(record: &mut Record<State>) -> (TokenId, bool) {
    record.state.made += 1;
    let id = TokenId::new(&format!("token.{}", record.state.made)).unwrap_or_else(|_| TokenId::from("token"));
    (id, record.state.things.len() < 2 * crate::games::riftbound::table::MOST_PIECES)
}

/// *Says*: a copy takes what is printed, not damage, buffs or what lasts this turn; the token is played although there is
/// no unit left to copy, for that names no target. *Source*: Core Rules 1.4, 187.6, 477.1.b.1, 359.3.e.5. *Case*: RB-W20,
/// RB-W21.
fn reflection(doing: &Doing, record: &mut Record<State>, of: Option<&TokenId>) -> bool {
    let seat = doing.item.controller;
    let (id, fits) = new_token(record);
    let model = of.and_then(|id| record.state.thing(id)).cloned();
    let name = model.as_ref().map_or_else(|| Name::english("Reflection"), |model| model.piece.name.clone());
    let base = token_unit(Piece::new(id.clone(), name), seat, zone_of(seat, "base"), 0);
    let made = match model {
        None => base,
        Some(model) => match model.card {
            Some(card) => Thing { piece: base.piece, token: true, ..crate::games::riftbound::table::printed(&id, card, seat, base.at) },
            None => Thing {
                might: model.might,
                deflect: model.deflect,
                domains: model.domains,
                mech: model.mech,
                energy: model.energy,
                has: model.has,
                ..base
            },
        },
    };
    let (piece, might, at) = (made.piece.clone(), Count::from(made.might), place(&made.at));
    if fits {
        record.state.things.push(Thing { exhausted: false, ..made });
    }
    let says = Says::ReflectionComes { piece, might, at }.says();
    tell(record, doing.rule(), says, vec![id]);
    record.step(Step::by(&COPY_TRAITS, Says::CopiesWhatIsPrinted.says()));
    true
}

fn gold(doing: &Doing, record: &mut Record<State>) -> bool {
    let seat = doing.item.controller;
    let (id, fits) = new_token(record);
    if fits {
        let token = token_unit(Piece::new(id.clone(), Name::both("Gold", "Or (Gold)")), seat, zone_of(seat, "base"), 0);
        record.state.things.push(Thing { kind: Kind::Gear, ..token });
    }
    tell(record, &GOLD, Says::GoldComes { player: player(seat) }.says(), vec![id]);
    true
}
