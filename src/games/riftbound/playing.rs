//! Playing an item: to the chain, choices, cost, payment, legality, finalised. Nothing interrupts it, and whatever is
//! wrong undoes the whole of it.

use crate::games::riftbound::affordable::{can_still_be_paid, hand_besides, payable, total_of};
use crate::games::riftbound::choices::Chooser;
use crate::games::riftbound::cleanup::{dies, put_triggers_on_the_chain};
use crate::games::riftbound::cost::Cost;
use crate::games::riftbound::execute::name_of;
use crate::games::riftbound::own_cost::{not_asked, pay_buff};
use crate::games::riftbound::payment::Ways;
use crate::games::riftbound::pipeline::{Total, instances};
use crate::games::riftbound::resolve::chosen_ones_trigger;
use crate::games::riftbound::rulebook::GRANTED;
use crate::games::riftbound::rulebook_core::{
    ACTION, ALL_VALID, CHOICES_FOR_EACH, COMPONENT, COUNTED_AT_FINALISATION, DISCARD, EACH_INSTANCE, EACH_ONCE, ELECTED_NOW,
    FINALISED, INDEPENDENT, MODES, MUST_BE_PAID, NEWEST_RESOLVES, NOTHING_BETWEEN, NOT_PAID_REMOVED, NOT_REDONE, ONE_MORE_EACH, OPEN_STATE, OTHER_COSTS, PAY,
    PLAIN_TIMING, REACTION, REPEAT, TARGETS, TO_THE_CHAIN, UNDONE,
};
use crate::games::riftbound::objections::Objects;
use crate::games::riftbound::says::Says;
use crate::games::riftbound::seats::player;
use crate::games::riftbound::state::{Execution, Fate, Item, Paid, Pending, Seat, State, Story, Timing};
use crate::games::riftbound::has::When;
use crate::play::{Record, Refusal};
use crate::ruling::{Piece, Rule, Step, TokenId, ZoneId};
use crate::words::Count;

/// So many spells of a hand are looked at for an answer.
const MOST_ANSWERS: usize = 12;

/// A refusal for one reason.
pub fn refused(rule: &'static Rule, says: Objects) -> Refusal {
    Refusal::because(Step::by(rule, says.says()))
}

/// *Says*: without a timing keyword in the open state of one's own turn; Action in an open showdown on any turn too;
/// Reaction in a closed state too. *Source*: Core Rules 1.4, 155, 310.1.a, 806, 813. *Case*: RB-T10.
pub fn may_be_played_now(state: &State, timing: Timing, seat: Seat) -> Result<(), &'static Rule> {
    let closed = !state.items.is_empty();
    match (closed, state.in_showdown(), timing) {
        (true, _, Timing::Reaction) | (false, true, Timing::Action | Timing::Reaction) => Ok(()),
        (true, _, _) => Err(&REACTION),
        (false, true, Timing::Plain) => Err(&ACTION),
        (false, false, _) if seat == state.turn => Ok(()),
        (false, false, _) => Err(&OPEN_STATE),
    }
}

/// Puts a spell from a hand on the chain.
pub fn to_the_chain(record: &mut Record<State>, seat: Seat, id: &TokenId, kills: Vec<TokenId>) -> Result<(), Refusal> {
    if let Some(pending) = &record.state.pending {
        return Err(refused(&UNDONE, Objects::FinishFirst { spell: pending.piece.clone() }));
    }
    let Some(thing) = record.state.thing(id).cloned() else {
        return Err(refused(&TO_THE_CHAIN, Objects::NotThere { piece: name_of(&record.state, id) }));
    };
    let piece = thing.piece.clone();
    let Some(spell) = thing.spell.clone().filter(|spell| !spell.ability) else {
        return Err(refused(&TO_THE_CHAIN, Objects::NotASpell { piece }));
    };
    if thing.owner != seat || !thing.at.as_str().ends_with(".hand") {
        return Err(refused(&TO_THE_CHAIN, Objects::NotInHand { piece, player: player(seat) }));
    }
    if let Some(rule) = record.state.silenced.get(seat).copied().flatten() {
        return Err(refused(rule, Objects::PlaysNoSpells { player: player(seat) }));
    }
    if let Err(rule) = may_be_played_now(&record.state, spell.timing, seat) {
        let says = Objects::NotNow { spell: piece }.says();
        return Err(Refusal::because(Step::by(rule, says).and(&PLAIN_TIMING)));
    }
    if spell.kills as usize != kills.len() {
        return Err(refused(&OTHER_COSTS, Objects::KillsToPlay { spell: piece, units: spell.kills.into() }));
    }
    for victim in &kills {
        let own = record.state.thing(victim).is_some_and(|unit| unit.owner == seat && unit.in_play());
        if !own {
            return Err(refused(&OTHER_COSTS, Objects::NotThere { piece: name_of(&record.state, victim) }));
        }
    }
    let instances = instances(&record.state, &spell, seat);
    let spends = not_asked(&record.state, &spell, seat);
    if let Some(thing) = record.state.thing_mut(id) {
        thing.at = ZoneId::from(crate::games::riftbound::state::CHAIN);
    }
    let elected = if instances.is_empty() { Some(Vec::new()) } else { None };
    let asks = !instances.is_empty();
    let pending =
        Pending { piece: piece.clone(), spell, seat, instances, elected, executions: Vec::new(), kills, spends, source: None };
    may_elect(&record.state, &pending, &[])?;
    record.state.pending = Some(pending);
    let step = Step::by(&TO_THE_CHAIN, Says::OnTheChain { player: player(seat), spell: piece }.says());
    record.step(if asks { step.and(&REPEAT) } else { step }.touching([id.clone()]));
    Ok(())
}

/// Puts a triggered ability on the chain that has choices or costs of its own.
pub fn trigger_on_the_chain(
    record: &mut Record<State>,
    id: &TokenId,
    spell: std::rc::Rc<crate::games::riftbound::state::Spell>,
    source: TokenId,
) -> Result<(), Refusal> {
    let Some(thing) = record.state.thing(&source).filter(|_| record.state.pending.is_none()) else {
        return Err(refused(&TO_THE_CHAIN, Objects::NotThere { piece: name_of(&record.state, &source) }));
    };
    let seat = thing.owner;
    let piece = Piece::new(id.clone(), spell.name.clone());
    let instances = spell.repeat.clone();
    let elected = if instances.is_empty() { Some(Vec::new()) } else { None };
    record.step(
        Step::by(&TO_THE_CHAIN, Says::OnTheChain { player: player(seat), spell: piece.clone() }.says())
            .touching([source.clone()]),
    );
    record.state.pending = Some(Pending {
        piece,
        spell,
        seat,
        instances,
        elected,
        executions: Vec::new(),
        kills: Vec::new(),
        spends: Some(None),
        source: Some(source),
    });
    Ok(())
}

/// The elected instances in order and the total with them, or what stands against electing them.
///
/// *Says*: each instance is elected or not on its own, at most once, as the item is played.
/// *Source*: Core Rules 1.4, 355.1.a, 820.1.c. *Case*: RB-C01, RB-C02, RB-P07.
///
/// # Errors
/// The first thing that the rules object to.
pub fn may_elect(state: &State, pending: &Pending, elected: &[usize]) -> Result<(Vec<usize>, Total), Refusal> {
    let (spell, seat) = (pending.piece.clone(), pending.seat);
    for (place, instance) in elected.iter().enumerate() {
        let number = Count::from(instance + 1);
        if elected.iter().skip(place + 1).any(|other| other == instance) {
            return Err(refused(&EACH_ONCE, Objects::InstanceTwice { spell, number }));
        }
        if *instance >= pending.instances.len() {
            let there = Count::from(pending.instances.len());
            return Err(refused(&EACH_INSTANCE, Objects::NoSuchInstance { spell, number, there }));
        }
    }
    let mut elected = elected.to_vec();
    elected.sort_unstable();
    let executions = elected.len() + 1;
    let chooser = Chooser { state, seat, item: &spell.id };
    if !chooser.enough(&pending.spell, executions) {
        let says = Objects::NotEnoughChoices { spell, executions: executions.into() };
        return Err(Refusal::because(Step::by(&ALL_VALID, says.says()).and(&CHOICES_FOR_EACH)));
    }
    let total = total_of(state, pending, &elected);
    if !can_still_be_paid(state, pending, &elected) {
        let cost = total.options.first().cloned().unwrap_or_default();
        return Err(cannot_pay(spell, cost, state, pending));
    }
    Ok((elected, total))
}

/// Elects instances of Repeat.
pub fn elect(record: &mut Record<State>, seat: Seat, elected: &[usize]) -> Result<(), Refusal> {
    let Some(pending) = record.state.pending.clone().filter(|pending| pending.elected.is_none()) else {
        let step = Step::by(&ELECTED_NOW, Objects::RepeatOnlyAsPlayed.says());
        return Err(Refusal::because(step.and(&crate::games::riftbound::rulebook_core::REPEAT_WHEN)));
    };
    if seat != pending.seat {
        return Err(refused(&ELECTED_NOW, Objects::NotAsked { player: player(pending.seat) }));
    }
    let (elected, _) = may_elect(&record.state, &pending, elected)?;
    let (spell, executions) = (pending.piece, elected.len() + 1);
    let says = Says::Elects { player: player(seat), spell, instances: elected.len().into(), executions: executions.into() };
    if let Some(pending) = &mut record.state.pending {
        pending.elected = Some(elected);
    }
    record.step(Step::by(&ELECTED_NOW, says.says()).and(&EACH_INSTANCE).and(&ONE_MORE_EACH));
    Ok(())
}

fn cannot_pay(spell: Piece, cost: Cost, state: &State, pending: &Pending) -> Refusal {
    let rule = if cost.discards > hand_besides(state, pending) { &DISCARD } else { &MUST_BE_PAID };
    Refusal::because(Step::by(rule, Objects::CannotPay { spell, cost }.says()).and(&UNDONE))
}

/// The item with one more execution chosen for and the total then, or what stands against the choice.
///
/// *Says*: the choices of every execution are made as the item is played; they are independent, and their order is said.
/// *Source*: Core Rules 1.4, 820.2, 355.3, 355.5, 355.8. *Case*: RB-E02, RB-E03, RB-E13.
///
/// # Errors
/// The first thing that the rules object to.
pub fn may_choose(state: &State, pending: &Pending, execution: &Execution) -> Result<(Pending, Total), Refusal> {
    let (spell, seat) = (pending.piece.clone(), pending.seat);
    let number = Count::from(pending.executions.len() + 1);
    if pending.spell.differ && pending.executions.iter().any(|other| other.mode == execution.mode) {
        let rule = pending.spell.card.map_or(&MODES, |card| &card.rule);
        return Err(refused(rule, Objects::ModeTwice { spell, mode: (execution.mode + 1).into() }));
    }
    let chooser = Chooser { state, seat, item: &spell.id };
    if !chooser.is_legal(&pending.spell, execution) {
        let says = Objects::IllegalChoice { spell, number, chosen: names(state, execution) };
        return Err(Refusal::because(Step::by(&ALL_VALID, says.says()).and(&TARGETS)));
    }
    let mut more = pending.clone();
    more.executions.push(execution.clone());
    let elected = more.elected.clone().unwrap_or_default();
    let total = total_of(state, &more, &elected);
    if !can_still_be_paid(state, &more, &elected) {
        let cost = total.options.first().cloned().unwrap_or_default();
        return Err(cannot_pay(spell, cost, state, &more));
    }
    Ok((more, total))
}

/// Makes the choices of the next execution; with the last one the item is paid for and finalised.
pub fn choose(record: &mut Record<State>, seat: Seat, execution: Execution) -> Result<(), Refusal> {
    let Some(pending) = record.state.pending.clone() else {
        return Err(refused(&TARGETS, Objects::NothingToChoose));
    };
    let Some(elected) = pending.elected.clone().filter(|_| seat == pending.seat) else {
        return Err(refused(&ELECTED_NOW, Objects::NotAsked { player: player(pending.seat) }));
    };
    let (more, total) = may_choose(&record.state, &pending, &execution)?;
    let (spell, number) = (pending.piece, Count::from(more.executions.len()));
    let whole = more.executions.len() > elected.len();
    let modes = more.spell.text.modes.len() > 1;
    let (chosen, mode) = (names(&record.state, &execution), (execution.mode + 1).into());
    let says = if modes { Says::Announces { spell, number, mode, chosen } } else { Says::AnnouncesChoice { spell, number, chosen } };
    record.state.pending = Some(more.clone());
    if modes || !execution.chosen.is_empty() {
        let step = Step::by(&CHOICES_FOR_EACH, says.says()).and(&INDEPENDENT);
        record.step(if modes { step.and(&MODES) } else { step.and(&TARGETS) });
    }
    if whole { finalise(record, more, &elected, &total) } else { Ok(()) }
}

fn names(state: &State, execution: &Execution) -> Vec<Piece> {
    execution.chosen.iter().flatten().map(|one| name_of(state, &one.id)).collect()
}

// Costs are told, paid, and the item is final.
fn finalise(record: &mut Record<State>, pending: Pending, elected: &[usize], total: &Total) -> Result<(), Refusal> {
    let (seat, spell) = (pending.seat, pending.piece.clone());
    for (says, cites) in &total.parts {
        let mut step = cites.first().map(|rule| Step::by(rule, says.clone().says()));
        for rule in cites.iter().skip(1) {
            step = step.map(|step| step.and(rule));
        }
        if let Some(step) = step {
            record.step(step);
        }
    }
    let totals: Vec<Cost> = payable(&record.state, &pending, &total.options).into_iter().cloned().collect();
    let Some(cost) = totals.first().cloned() else {
        let cost = total.options.first().cloned().unwrap_or_default();
        return Err(cannot_pay(spell, cost, &record.state, &pending));
    };
    let before = record.state.purse(seat);
    let after = before.end_states(&cost, 0, 1).into_iter().next().unwrap_or_else(|| before.clone());
    let ways = before.ways(&cost);
    record.state.set_purse(seat, after.clone());
    discard(record, seat, cost.discards);
    record.state.pending = None;
    let mut triggers = Vec::new();
    for victim in &pending.kills {
        triggers.extend(dies(record, victim, &NOT_REDONE));
    }
    record.state.trigger(triggers);
    pay_buff(record, &pending);
    record.step(Step::by(&PAY, Says::Pays { player: player(seat), spell: spell.clone(), cost: cost.clone() }.says()));
    tell_cost(record, &spell, &cost, &ways);
    let executions = Count::from(elected.len() + 1);
    let told = Says::FoundExecutions { spell: spell.clone(), executions: executions.clone() };
    record.find(format!("executions.{}", spell.id), executions, told.says(), &[&ONE_MORE_EACH]);
    if record.state.story.is_none() {
        record.state.story = Some(Story { piece: spell.clone(), executions: 0, told: Vec::new() });
    }
    let is_card = !pending.spell.ability;
    let chosen: Vec<TokenId> =
        pending.executions.iter().flat_map(|one| one.chosen.iter().flatten()).map(|one| one.id.clone()).collect();
    let paid = Paid { base_energy: base_energy(&record.state, &pending), cost, totals, before, after };
    record.state.items.push(Item {
        piece: spell.clone(),
        spell: pending.spell,
        owner: seat,
        controller: seat,
        executions: pending.executions,
        paid: Some(paid),
        source: pending.source,
        about: None,
        is_card,
    });
    record.step(Step::by(&FINALISED, Says::Finalised { spell: spell.clone() }.says()).touching([spell.id.clone()]));
    if is_card {
        let says = Says::MayAnswer { player: player(1 - seat.min(1)), spell: spell.clone() };
        record.step(Step::by(&REACTION, says.says()).and(&NEWEST_RESOLVES).and(&NOTHING_BETWEEN));
        what_may_answer(record, 1 - seat.min(1), &spell);
        counts_as_played(record, seat, true);
        if let Some(place) = record.state.next_less.get_mut(seat) {
            *place = 0;
        }
        if let Some(place) = record.state.next_repeats.get_mut(seat) {
            place.clear();
        }
    }
    chosen_ones_trigger(seat, &chosen, is_card, record);
    put_triggers_on_the_chain(record);
    Ok(())
}

/// *Says*: a Reaction in the other hand may answer if it has legal choices and can be paid for.
/// *Source*: Core Rules 1.4, 813, 355.8, 358.2. *Case*: RB-W28.
fn what_may_answer(record: &mut Record<State>, seat: Seat, to: &Piece) {
    let state = &record.state;
    let hand = crate::games::riftbound::state::zone_of(seat, "hand");
    let mut there = state.things.iter().filter(|thing| thing.at == hand && thing.spell.is_some()).peekable();
    if there.peek().is_none() {
        return;
    }
    let silenced = state.silenced.get(seat).copied().flatten().is_some();
    let may = |thing: &&crate::games::riftbound::state::Thing| {
        let pending = crate::games::riftbound::prompts::fresh(state, thing).filter(|pending| pending.spell.timing == Timing::Reaction);
        !silenced && pending.is_some_and(|pending| may_elect(state, &pending, &[]).is_ok())
    };
    let spells: Vec<Piece> = there.take(MOST_ANSWERS).filter(may).map(|thing| thing.piece.clone()).collect();
    let ids = spells.iter().map(|piece| crate::ruling::Arg::Token(piece.id.clone())).collect();
    let says = Says::MayAnswerWith { player: player(seat), spells }.says();
    record.find(format!("answers.{}", to.id), crate::ruling::Arg::List(ids), says.clone(), &[&REACTION]);
    record.step(Step::by(&REACTION, says).and(&ALL_VALID).and(&MUST_BE_PAID));
}

// What the spell costs in Energy without Repeat.
fn base_energy(state: &State, pending: &Pending) -> u32 {
    total_of(state, pending, &[]).options.first().map_or(0, |cost| cost.energy)
}

/// One more card of a player's has been played for what triggers on it; the abilities that trigger on its number.
///
/// *Says*: for triggers a card is played when it has resolved; a countered one never was. *Source*: Core Rules 1.4,
/// 419.4.a. *Case*: RB-K08, RB-K11, RB-K30, RB-K31, RB-K33.
pub fn one_more_is_played(state: &mut State, seat: Seat) -> Vec<(TokenId, crate::games::riftbound::text::Text)> {
    let Some(resolved) = state.resolved.get_mut(seat) else { return Vec::new() };
    *resolved = resolved.saturating_add(1);
    let nth = *resolved;
    let mut found = state.triggering(seat, |on| match on {
        When::SecondCard => nth == 2,
        When::FirstCardThere => nth == 1,
        _ => false,
    });
    found.retain(|(id, _)| nth != 1 || state.thing(id).is_some_and(|thing| thing.at_battlefield()));
    found
}

/// *Says*: a card counts as played from its finalisation on, once. *Source*: Core Rules 1.4, 419.4.b. *Case*: RB-T09.
pub fn counts_as_played(record: &mut Record<State>, seat: Seat, spell: bool) {
    if let Some(spells) = record.state.spells.get_mut(seat).filter(|_| spell) {
        *spells = spells.saturating_add(1);
    }
    let Some(played) = record.state.played.get_mut(seat) else { return };
    *played = played.saturating_add(1);
    let cards = Count::from(*played);
    // What is no spell has been played as soon as it is finalised.
    if !spell {
        let triggers = one_more_is_played(&mut record.state, seat);
        record.state.trigger(triggers);
    }
    if let Some(place) = record.state.next_card_less.get_mut(seat) {
        *place = Cost::default();
    }
    let says = Says::CountsAsPlayed { player: player(seat), cards };
    record.step(Step::by(&COUNTED_AT_FINALISATION, says.says()));
}

// Unknown cards go first: which card is discarded changes nothing here.
fn discard(record: &mut Record<State>, seat: Seat, cards: u32) {
    if cards == 0 {
        return;
    }
    let hand = crate::games::riftbound::state::zone_of(seat, "hand");
    let mut left = cards;
    if let Some(drawn) = record.state.drawn.get_mut(seat) {
        let from_drawn = left.min(*drawn);
        *drawn -= from_drawn;
        left -= from_drawn;
    }
    for thing in record.state.things.iter_mut().filter(|thing| thing.at == hand).take(left as usize) {
        thing.leaves_for("trash");
    }
    let says = Says::Discards { player: player(seat), cards: cards.into() };
    record.step(Step::by(&OTHER_COSTS, says.says()).and(&DISCARD));
}

/// *Says*: a triggered ability whose controller does not pay is removed, not countered.
/// *Source*: Core Rules 1.4, 404.2. *Case*: RB-D06.
pub fn declines_to_pay(record: &mut Record<State>, seat: Seat) -> Result<(), Refusal> {
    let Some(pending) = record.state.pending.clone().filter(|pending| pending.source.is_some()) else {
        return Err(refused(&NOT_PAID_REMOVED, Objects::NothingToChoose));
    };
    if seat != pending.seat {
        return Err(refused(&NOT_PAID_REMOVED, Objects::NotAsked { player: player(pending.seat) }));
    }
    record.state.pending = None;
    record.state.fates.insert(pending.piece.id.clone(), Fate::Unpaid);
    let says = Says::RemovedUnpaid { spell: pending.piece.clone() };
    record.state.last_event = Some(says.clone());
    record.step(Step::by(&NOT_PAID_REMOVED, says.says()).touching([pending.piece.id.clone()]));
    Ok(())
}

/// Pays in another of the ways, or another of the totals: what was paid comes back first.
pub fn pay_in_way(record: &mut Record<State>, seat: Seat, way: &Count, total: Option<&Count>) -> Result<(), Refusal> {
    let Some(paid) = open_payment(&record.state, seat) else {
        return Err(refused(&PAY, Objects::NothingToPay));
    };
    let cost = match total {
        None => paid.cost.clone(),
        Some(total) => {
            let there = Count::from(paid.totals.len());
            let place = total.small().and_then(|place| place.checked_sub(1));
            let found = place.and_then(|place| paid.totals.get(place));
            found.cloned().ok_or_else(|| refused(&COMPONENT, Objects::NoSuchWay { way: total.clone(), ways: there }))?
        }
    };
    let ways = paid.before.ways(&cost).number;
    let place = way.small().filter(|way| *way > 0 && *way <= crate::games::riftbound::prompts::MOST_WAYS);
    let found = place.and_then(|place| paid.before.end_states(&cost, place - 1, 1).into_iter().next());
    let Some(purse) = found else {
        return Err(refused(&PAY, Objects::NoSuchWay { way: way.clone(), ways }));
    };
    record.state.set_purse(seat, purse.clone());
    let Some(item) = record.state.items.iter_mut().rev().find(|item| item.owner == seat) else { return Ok(()) };
    let spell = item.piece.clone();
    if let Some(paid) = &mut item.paid {
        paid.after = purse;
        paid.cost = cost.clone();
    }
    tell_cost(record, &spell, &cost, &Ways { number: ways.clone(), whole: true });
    record.step(Step::by(&PAY, Says::PaysInWay { player: player(seat), way: way.clone(), ways }.says()).and(&GRANTED));
    Ok(())
}

fn tell_cost(record: &mut Record<State>, spell: &Piece, cost: &Cost, ways: &Ways) {
    let told = Says::FoundWays { ways: ways.number.clone(), whole: ways.whole };
    record.find(format!("ways.{}", spell.id), &ways.number, told.says(), &[&PAY]);
    let told = Says::FoundCost { cost: cost.clone() };
    record.find(format!("cost.{}", spell.id), crate::ruling::Told::arg(cost), told.says(), &[&PAY]);
}

/// The newest payment of a player as long as nothing was paid or added since.
pub fn open_payment(state: &State, seat: Seat) -> Option<Paid> {
    let newest = state.items.iter().rev().find(|item| item.owner == seat)?;
    newest.paid.clone().filter(|paid| paid.after == state.purse(seat))
}
