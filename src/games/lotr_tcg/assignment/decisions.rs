//! Deeds besides assigning: actions and passes, decisions in the midst of something, the next skirmish.

use crate::games::lotr_tcg::assignment::actions::{assigning, chosen, free_peoples_choices, his_chance, is_unbound};
use crate::games::lotr_tcg::assignment::archery::the_ring_at_archery;
use crate::games::lotr_tcg::assignment::bans::By;
use crate::games::lotr_tcg::assignment::battle::{cancel_skirmish, open_skirmish, takes_leave, the_dead_go};
use crate::games::lotr_tcg::assignment::flow::the_skirmishes_start;
use crate::games::lotr_tcg::assignment::listing::assigns_as;
use crate::games::lotr_tcg::assignment::play_says::Play;
use crate::games::lotr_tcg::assignment::price::{Price, exerts, owes, price};
use crate::games::lotr_tcg::assignment::ring::{not_yet, put_on};
use crate::games::lotr_tcg::assignment::round::{Pending, Placed, Round, Stage, Wave};
use crate::games::lotr_tcg::assignment::take_over::takes_over_or_not;
use crate::games::lotr_tcg::card_text::{CharacterSort, Effect, Granted, Phase, Prevent};
use crate::games::lotr_tcg::cards::Keyword;
use crate::games::lotr_tcg::looping::core::{Action, Halt};
use crate::games::lotr_tcg::looping::deeds::{corrupted, used, why_not};
use crate::games::lotr_tcg::looping::settle::passes;
use crate::games::lotr_tcg::rulebook::{
    ACTION_PROCEDURE, AMBUSH, BOTH_UNASSIGNED, FIERCE_ROUND, FREE_PEOPLES_ORDER_SKIRMISHES, NO_RING_BEARER_CANCEL, OTHER_CARDS,
    PREVENTED,
};
use crate::games::lotr_tcg::seats::FREE_PEOPLES;
use crate::games::lotr_tcg::table::Standing;
use crate::games::lotr_tcg::assignment::fought::Fought;
use crate::loops::{Cx, Machine, Qty};
use crate::play::{Record, Refusal};
use crate::ruling::{Act, Piece, Rule, Step, TokenId};
use crate::words::Count;

fn refused(says: Play) -> Refusal {
    Refusal::because(Step::by(&ACTION_PROCEDURE, says.says()))
}

/// Does a deed that is no assignment by hand.
///
/// # Errors
/// What forbids it.
pub fn perform(record: &mut Record<Round>, act: &Act) -> Result<(), Refusal> {
    match act.key.as_str() {
        "activate" => uses(record, act),
        "pass" => pass(record, act),
        "other_card" => other_card(record, act),
        "fight" => fights_next(record, act),
        "assign_as" => assigns_as(record, act),
        _ => decides(record, act),
    }
}

fn pass(record: &mut Record<Round>, act: &Act) -> Result<(), Refusal> {
    let by = his_chance(&record.state, act)?;
    let players = record.state.table().shadows.len() + 1;
    let state = &mut record.state;
    state.fight.turn = state.window(Phase::Assignment, None).after(by);
    state.fight.passes += 1;
    let over = usize::from(state.fight.passes) >= players;
    if over && state.stage == Stage::Assign {
        state.actions_over = true;
    }
    record.step(passes(by));
    if over && record.state.stage == Stage::Assign {
        record.step(Step::by(&ACTION_PROCEDURE, Play::WindowCloses.says()));
    }
    Ok(())
}

fn uses(record: &mut Record<Round>, act: &Act) -> Result<(), Refusal> {
    let chosen = chosen(&record.state, act)?;
    let Some(phase) = record.state.action_phase() else { return Err(refused(Play::NoActionsNow)) };
    let window = record.state.window(phase, record.state.current.as_ref());
    let before = record.state.fight.clone();
    let deed = &chosen.deed;
    let result = window.act(&mut record.state.fight, &Action::Use(deed.used.clone()), &mut Cx::concrete());
    let after = record.state.fight.clone();
    let arena = std::rc::Rc::clone(&record.state.arena);
    match result {
        Ok(()) => {}
        Err(Halt::Corrupted { by }) => {
            record.state.lost = true;
            record.step(corrupted(&arena, &after).and(deed.rule).actor(by.seat()));
            let (burdens, resistance) = (record.state.burdens(), arena.resistance());
            let ring_bearer = arena.ring_bearer.clone();
            record.state.results.push(Fought::RingBearerCorrupted { ring_bearer, burdens, resistance });
            return Ok(());
        }
        Err(halt) => return Err(Refusal::because(why_not(&arena, &after, Some(deed), halt))),
    }
    *record.state.used.or_default((deed.piece.id.clone(), deed.nth)) += 1;
    record.step(used(&arena, deed, &before, &after));
    the_dead_go(record);
    if deed.used.ability.effects.contains(&Effect::WearTheRing) {
        record.state.ring_on = true;
    }
    if deed.used.ability.effects.contains(&Effect::CancelSkirmish) {
        cancel_skirmish(record);
    }
    let Some(assigns) = assigning(deed) else { return Ok(()) };
    let Some(minion) = chosen.minion.clone() else { return Ok(()) };
    if assigns.free_peoples_pick {
        record.state.pending = Some(Pending::Choose { minion, rule: deed.rule });
        return Ok(());
    }
    let Some(character) = chosen.character.clone() else { return Ok(()) };
    if assigns.to == CharacterSort::Ally {
        let place = arena.place(&character);
        record.state.fight.granted.extend(place.map(|place| (place, Granted::Skirmishes)));
    }
    if can_prevent(&record.state, &character, assigns.prevent) {
        record.state.pending = Some(Pending::Prevent { minion, character, how: assigns.prevent, rule: deed.rule });
        return Ok(());
    }
    let by = if deed.used.by.is_shadow() { By::ShadowAction } else { By::FreePeoplesAction };
    let owed = record.state.table().minion(&minion).map_or(0, |minion| price(&record.state, minion));
    if by == By::FreePeoplesAction && owed > 0 {
        let exhausts = deed.used.ability.effects.contains(&Effect::ExhaustAssigned);
        owes(record, Price { minion, character, left: owed, by, action: Some((deed.rule, exhausts)) });
        return Ok(());
    }
    is_assigned(record, &minion, &character, by, deed.rule);
    if deed.used.ability.effects.contains(&Effect::ExhaustAssigned) {
        is_exhausted(record, &minion, deed.rule);
    }
    Ok(())
}

fn can_prevent(round: &Round, character: &TokenId, how: Prevent) -> bool {
    match how {
        Prevent::Never => false,
        Prevent::ExertIt => {
            let character = round.table().character(character).map(|character| round.by_strengths(character, &[]));
            character.and_then(|now| now.vitality_left()).is_some_and(|left| left > Count::one())
        }
        Prevent::DiscardUnbound => round.characters().any(is_unbound),
    }
}

/// An assignment action assigns.
///
/// *Says*: minion and character must both be unassigned; what the Free Peoples player assigns sets off an ambush.
/// *Source*: Comprehensive Rules 4.2, entries *assignment phase*, *ambush*. *Case*: LR-A06, LR-A29.
pub fn is_assigned(record: &mut Record<Round>, minion: &TokenId, character: &TokenId, by: By, rule: &'static Rule) {
    record.state.placed.insert(minion.clone(), Placed { character: character.clone(), by });
    let (minion, character) = (record.state.piece(minion), record.state.piece(character));
    let touched = [minion.id.clone(), character.id.clone()];
    let says = Play::ActionAssigns { minion: minion.clone(), character };
    record.step(Step::by(&BOTH_UNASSIGNED, says.says()).and(rule).touching(touched));
    if by == By::FreePeoplesAction {
        ambushes(record, &minion.id);
    }
}

/// The minion's player may add twilight.
///
/// *Says*: when the Free Peoples player assigns somebody to it, and only then; each instance by itself.
/// *Source*: Comprehensive Rules 4.2, entry *ambush*. *Case*: LR-A24, LR-A29.
pub fn ambushes(record: &mut Record<Round>, minion: &TokenId) {
    let Some(standing) = record.state.table().minion(minion) else { return };
    let each = standing.is.keywords.iter().filter_map(|keyword| match keyword {
        Keyword::Ambush(twilight) => Some(*twilight),
        _ => None,
    });
    let each: Vec<u32> = each.collect();
    if !each.is_empty() {
        record.state.pending = Some(Pending::Ambush { minion: minion.clone(), each });
    }
}

/// A minion is exerted down to its last vitality.
pub fn is_exhausted(record: &mut Record<Round>, minion: &TokenId, rule: &'static Rule) {
    let Some(standing) = record.state.table().minion(minion).cloned() else { return };
    let now = record.state.by_strengths(&standing, &[]);
    if let Some(wounds) = now.is.vitality.minus(&Count::one()).filter(|most| *most > now.wounds) {
        record.state.wounded(minion, &wounds);
    }
    let says = Play::IsExhausted { piece: standing.piece.clone() };
    record.step(Step::by(rule, says.says()).touching([minion.clone()]));
}

/// *Says*: the Free Peoples player picks the next skirmish each time.
/// *Source*: Comprehensive Rules 4.2, entries *skirmish phase*, *lurker*. *Case*: LR-S09, LR-S13.
fn fights_next(record: &mut Record<Round>, act: &Act) -> Result<(), Refusal> {
    let no = |says: Play| Refusal::because(Step::by(&FREE_PEOPLES_ORDER_SKIRMISHES, says.says()));
    let state = &record.state;
    if state.pending.is_some() || state.current.is_some() || state.stage == Stage::Over {
        return Err(no(Play::DecideFirst));
    }
    if !matches!(state.stage, Stage::Assign | Stage::Skirmishes) || state.wave() != Wave::Over {
        return Err(no(Play::AssignmentsFirst));
    }
    if act.seat.as_ref().is_none_or(|seat| *seat != FREE_PEOPLES) {
        return Err(no(Play::FreePeoplesPick));
    }
    let named = act.token("character");
    let next = state.to_come().into_iter().find(|character| Some(&character.piece.id) == named.as_ref()).cloned();
    let Some(next) = next else { return Err(no(Play::NoSuchSkirmish)) };
    if let Some(problem) = state.not_next(&next) {
        return Err(Refusal { why: vec![problem], legal_wording: None });
    }
    if record.state.stage == Stage::Assign {
        the_skirmishes_start(record);
    }
    open_skirmish(record, &next.piece, true);
    Ok(())
}

// An answer to what has to be decided first.
fn decides(record: &mut Record<Round>, act: &Act) -> Result<(), Refusal> {
    let Some(pending) = record.state.pending.clone() else { return Err(refused(Play::NothingToDecide)) };
    let who = who_decides(&record.state, &pending);
    if act.seat.as_ref() != Some(&who) {
        return Err(refused(Play::SomebodyElseDecides));
    }
    match (pending, act.key.as_str()) {
        (Pending::Prevent { minion, character, rule, .. }, "allow") => {
            record.state.pending = None;
            is_assigned(record, &minion, &character, By::ShadowAction, rule);
        }
        (Pending::Prevent { minion, character, how, rule }, "prevent") => {
            let paid_by = if how == Prevent::ExertIt { Some(character.clone()) } else { act.token("character") };
            let payer = paid_by.and_then(|id| record.state.characters().find(|one| one.piece.id == id).cloned());
            let payer = payer.filter(|payer| how == Prevent::ExertIt || is_unbound(payer));
            let payer = payer.ok_or_else(|| refused(Play::WhoIsDiscarded))?;
            record.state.pending = None;
            let minion = record.state.piece(&minion);
            let says = Play::Prevents { minion, character: record.state.piece(&character), payer: payer.piece.clone() };
            if how == Prevent::ExertIt {
                let now = record.state.by_strengths(&payer, &[]);
                record.state.wounded(&payer.piece.id, &(&now.wounds + &Count::one()));
            }
            record.step(Step::by(&PREVENTED, says.says()).and(rule).actor(FREE_PEOPLES).touching([payer.piece.id.clone()]));
            if how == Prevent::DiscardUnbound {
                takes_leave(record, &payer.piece);
            }
        }
        (Pending::Choose { minion, rule }, "choose") => {
            let Some(standing) = record.state.table().minion(&minion).cloned() else { return Ok(()) };
            let choices = free_peoples_choices(&record.state, &standing, CharacterSort::Hobbit);
            let named = act.token("character");
            let picked = choices.into_iter().find(|one| Some(&one.piece.id) == named.as_ref());
            let picked = picked.map(|one| one.piece.id.clone()).ok_or_else(|| refused(Play::NotAmongThem))?;
            record.state.pending = None;
            is_assigned(record, &minion, &picked, By::ShadowAction, rule);
        }
        (Pending::Ambush { minion, mut each }, "add_twilight" | "decline") => {
            let twilight = if each.is_empty() { 0 } else { each.remove(0) };
            record.state.pending = (!each.is_empty()).then(|| Pending::Ambush { minion: minion.clone(), each });
            let minion = record.state.piece(&minion);
            if act.key == "decline" {
                record.step(Step::by(&AMBUSH, Play::NoAmbush { minion }.says()).actor(who));
                return Ok(());
            }
            record.state.fight.twilight += Qty::from(i64::from(twilight));
            let now = record.state.twilight();
            let added = Count::from(u64::from(twilight));
            let says = || Play::Ambushes { minion: minion.clone(), added: added.clone(), now: now.clone() }.says();
            record.step(Step::by(&AMBUSH, says()).actor(who));
            record.find("twilight", &now, says(), &[&AMBUSH]);
        }
        (Pending::Ring { due, outcome }, "put_on") => put_on(record, &due, &outcome),
        (Pending::Ring { due, outcome }, "not_now") => not_yet(record, &due, &outcome),
        (Pending::RingAtArchery, "put_on" | "not_now") => the_ring_at_archery(record, act.key == "put_on"),
        (Pending::Price(price), "exert") => return exerts(record, &price, act.token("character")),
        (Pending::TakeOver { sam }, "take_over" | "decline") => takes_over_or_not(record, &sam, act.key == "take_over"),
        (Pending::Fierce { minion }, "become_fierce" | "decline") => {
            record.state.pending = None;
            let piece = record.state.piece(&minion);
            let fierce = act.key == "become_fierce";
            if fierce {
                let place = record.state.arena.place(&minion);
                record.state.fight.granted.extend(place.map(|place| (place, Granted::Fierce)));
            }
            record.step(Step::by(&FIERCE_ROUND, Play::BecomesFierceOrNot { minion: piece, fierce }.says()).actor(who));
        }
        _ => return Err(refused(Play::DecideFirst)),
    }
    Ok(())
}

/// Whose decision it is.
pub fn who_decides(round: &Round, pending: &Pending) -> crate::ruling::SeatId {
    let owner = |minion: &TokenId| {
        let minion = round.table().minion(minion);
        minion.and_then(|minion| minion.owner.clone()).unwrap_or_else(|| FREE_PEOPLES.into())
    };
    match pending {
        Pending::Prevent { .. } | Pending::Choose { .. } | Pending::Ring { .. } | Pending::RingAtArchery | Pending::Price(_) | Pending::TakeOver { .. } => {
            FREE_PEOPLES.into()
        }
        Pending::Ambush { minion, .. } | Pending::Fierce { minion } => owner(minion),
    }
}

/// A card that is not on the board does what its player says; nobody has checked it.
fn other_card(record: &mut Record<Round>, act: &Act) -> Result<(), Refusal> {
    let by = his_chance(&record.state, act)?;
    let target = act.token("target").and_then(|id| {
        let state = &record.state;
        let found = state.table().character(&id).or_else(|| state.table().minion(&id));
        found.filter(|standing| state.is_in_play(standing)).cloned()
    });
    let needed = |target: Option<Standing>| target.ok_or_else(|| refused(Play::WhichTarget));
    let said = |record: &mut Record<Round>, says: Play, piece: Option<&Piece>| {
        let step = Step::by(&OTHER_CARDS, says.says()).actor(by.seat());
        record.step(step.touching(piece.map(|piece| piece.id.clone())));
    };
    let does = act.text("does").unwrap_or_default().to_owned();
    match does.as_str() {
        "cancel" => {
            let bears = record.state.current.is_some() && record.state.current == record.state.table().ring_bearer;
            if bears && !record.state.cancel_ring_bearer {
                let says = Play::CannotBeCancelled { ring_bearer: record.state.arena.ring_bearer.clone() };
                return Err(Refusal::because(Step::by(&NO_RING_BEARER_CANCEL, says.says())));
            }
            if record.state.current.is_none() {
                return Err(refused(Play::NoSuchSkirmish));
            }
            cancel_skirmish(record);
        }
        "wound" => {
            let target = needed(target)?;
            let now = record.state.by_strengths(&target, &[]);
            record.state.wounded(&target.piece.id, &(&now.wounds + &Count::one()));
            said(record, Play::OtherCardWounds { piece: target.piece.clone() }, Some(&target.piece));
            the_dead_go(record);
        }
        "kill" => {
            let target = needed(target)?;
            said(record, Play::OtherCardKills { piece: target.piece.clone() }, Some(&target.piece));
            takes_leave(record, &target.piece);
        }
        "unassign" => {
            let target = needed(target)?;
            let id = &target.piece.id;
            let out = record.state.placed.iter().filter(|(minion, placed)| *minion == id || placed.character == *id);
            let out: Vec<TokenId> = out.map(|(minion, _)| minion.clone()).collect();
            record.state.placed.retain(|minion, _| !out.contains(minion));
            record.state.taken_out.extend(out);
            said(record, Play::OtherCardUnassigns { piece: target.piece.clone() }, Some(&target.piece));
        }
        "fierce" => {
            let target = needed(target)?;
            let place = record.state.arena.place(&target.piece.id);
            record.state.fight.granted.extend(place.map(|place| (place, Granted::Fierce)));
            said(record, Play::OtherCardMakesFierce { piece: target.piece.clone() }, Some(&target.piece));
        }
        "strength" => {
            let target = needed(target)?;
            let more = act.count("by").and_then(Result::ok).ok_or_else(|| refused(Play::WhichTarget))?;
            if let Some(strength) = record.state.arena.place(&target.piece.id).and_then(|place| record.state.fight.strengths.get_mut(place)) {
                *strength += Qty::from(&more);
            }
            said(record, Play::OtherCardStrengthens { piece: target.piece.clone(), more }, Some(&target.piece));
        }
        _ => return Err(refused(Play::WhichTarget)),
    }
    let state = &mut record.state;
    let next = state.window(Phase::Assignment, None).after(by);
    (state.fight.turn, state.fight.passes) = (next, 0);
    Ok(())
}
