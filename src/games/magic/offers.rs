//! What can be done with the board as it stands: deeds of whoever has priority, and the round that could be repeated.

use crate::games::magic::core::{Action, Halt};
use crate::games::magic::deeds::MOST_DEEDS;
use crate::games::magic::labels::Labels;
use crate::games::magic::moment::{Flow, Moment};
use crate::games::magic::notation::{Ability, Head};
use crate::games::magic::opening::Table;
use crate::games::magic::state::{Phase, State, Target, Zone};
use crate::games::magic::tell::why;
use crate::games::magic::wording::ability;
use crate::loops::{Cx, Machine};
use crate::ruling::{Act, ActArg, Does, Offer, Problem, Script, TokenId};
use crate::words::Int;
use std::cell::Cell;
use std::rc::Rc;

/// So many deeds are tried before they are offered; those behind them say why not once they are asked for.
const MOST_TRIED: usize = 80;
/// The longest round that is looked for among what was done by hand.
const LONGEST_ROUND: usize = 12;
/// The most targets that are offered for one ability.
const MOST_TARGETS: usize = 100;

fn objections(table: &Table, state: &State, action: &Action, left: &Cell<usize>) -> Vec<Problem> {
    let Some(rest) = left.get().checked_sub(1) else { return Vec::new() };
    left.set(rest);
    let mut trial = state.clone();
    match table.core.act(&mut trial, action, &mut Cx::concrete()) {
        Ok(()) | Err(Halt::Over(_) | Halt::Choose(_)) => Vec::new(),
        Err(halt) => vec![Problem::blocking(why(table, state, &halt))],
    }
}

/// The deeds offered on pieces.
pub fn of_pieces(table: &Table, moment: &Moment) -> Vec<(TokenId, Offer)> {
    let state = &moment.state;
    let left = &Cell::new(MOST_TRIED);
    let mut all = Vec::new();
    let (Some(by), Flow::Acting, None, None) = (state.priority, &moment.flow, &state.need, &state.over) else {
        return all;
    };
    for at in 0..state.classes.len() {
        let class = state.class(at);
        let Some(id) = class.id.clone() else { continue };
        let mut cx = Cx::concrete();
        if class.controller == by && table.core.present(state, at, &mut cx) {
            for (nth, what) in table.core.activated(state, at, &mut cx).iter().enumerate() {
                for offer in activations(table, state, by, at, nth, what, left) {
                    all.push((id.clone(), offer));
                }
            }
        }
        if class.owner == by && class.controller == by {
            from_the_graveyard(table, state, by, at, &id, left, &mut all);
        }
        let at_hand = &class.in_zone(Zone::Hand) + &class.in_zone(Zone::Command);
        if class.owner == by && (crate::games::magic::figures::int(&at_hand) > Int::zero() || table.core.permitted(state, by, at, &mut cx).is_some()) {
            all.extend(from_hand(table, state, by, at, left).into_iter().map(|offer| (id.clone(), offer)));
        }
    }
    all
}

// What a card can do from its graveyard.
#[inline(never)] // not on the first screen
fn from_the_graveyard(
    table: &Table,
    state: &State,
    by: usize,
    at: usize,
    id: &TokenId,
    left: &Cell<usize>,
    all: &mut Vec<(TokenId, Offer)>,
) {
    let there = crate::games::magic::figures::int(&state.class(at).in_zone(Zone::Graveyard)) > Int::zero();
    for (nth, what) in table.core.activated(state, at, &mut Cx::concrete()).iter().enumerate() {
        if there && what.graveyard {
            all.extend(activations(table, state, by, at, nth, what, left).into_iter().map(|offer| (id.clone(), offer)));
        }
    }
}

fn activations(
    table: &Table,
    state: &State,
    by: usize,
    at: usize,
    nth: usize,
    what: &Rc<Ability>,
    left: &Cell<usize>,
) -> Vec<Offer> {
    let (player, piece) = (table.player(by), table.piece(state, at));
    let mut act = Act::of(player.id.clone(), "activate").with("piece", &piece.id);
    if nth > 0 {
        act = act.with("ability", ActArg::Text(nth.to_string()));
    }
    let any = what.effects.iter().any(|effect| effect.words.iter().any(|word| &**word == "any"));
    if any {
        act = act.with("colour", ActArg::Text("G".to_owned()));
    }
    with_targets(table, state, what, at, by, act, Labels::DoActivate { piece, text: ability(table, what) }, left)
}

#[allow(clippy::too_many_arguments)]
fn with_targets(
    table: &Table,
    state: &State,
    what: &Ability,
    at: usize,
    by: usize,
    act: Act,
    says: Labels,
    left: &Cell<usize>,
) -> Vec<Offer> {
    let offer = |act: Act, says: Labels| {
        let objections = table.action(state, &act).map(|action| objections(table, state, &action, left));
        let why = objections.unwrap_or_else(|refusal| refusal.why);
        Offer { says: says.says(), does: Does::Act(act), why }
    };
    let Some(filter) = &what.target else { return vec![offer(act, says)] };
    let targets = table.core.legal_targets(state, filter, at, by, &mut Cx::concrete());
    let aimed = targets.into_iter().take(MOST_TARGETS).map(|target| {
        let (id, target): (String, crate::ruling::Says) = match target {
            Target::Seat(seat) => (table.player(seat).id.to_string(), Rc::new(table.player(seat))),
            Target::Class(class) => (table.piece(state, class).id.to_string(), Rc::new(table.piece(state, class))),
        };
        let piece = table.piece(state, at);
        offer(act.clone().with("target", ActArg::Text(id)), Labels::DoAimed { piece, target })
    });
    aimed.collect()
}

fn from_hand(table: &Table, state: &State, by: usize, at: usize, left: &Cell<usize>) -> Vec<Offer> {
    let (player, piece) = (table.player(by), table.piece(state, at));
    let Some(def) = table.core.def(state, at) else { return Vec::new() };
    if def.has("land") {
        let act = Act::of(player.id.clone(), "play_land").with("piece", &piece.id);
        let why = objections(table, state, &Action::PlayLand { by, class: at }, left);
        return vec![Offer { says: Labels::DoLand { piece }.says(), does: Does::Act(act), why }];
    }
    let act = Act::of(player.id.clone(), "cast").with("piece", &piece.id);
    let spell = def.abilities.iter().find(|ability| ability.head == Head::Spell);
    match spell {
        Some(spell) => with_targets(table, state, spell, at, by, act, Labels::DoCast { piece }, left),
        None if def.has("instant") || def.has("sorcery") => Vec::new(),
        None => {
            let why = match table.action(state, &act) {
                Ok(action) => objections(table, state, &action, left),
                Err(refusal) => refusal.why,
            };
            vec![Offer { says: Labels::DoCast { piece }.says(), does: Does::Act(act), why }]
        }
    }
}

/// The deeds offered for the board as a whole.
pub fn of_board(table: &Table, moment: &Moment) -> Vec<Offer> {
    let state = &moment.state;
    let mut all = Vec::new();
    let (Flow::Acting, None, None) = (&moment.flow, &state.need, &state.over) else { return all };
    let plain = |says: Labels, act: Act| Offer { says: says.says(), does: Does::Act(act), why: Vec::new() };
    if let Some(script) = round_by_hand(table, moment)
        && let Some(seat) = state.priority
    {
        let act = Act::of(table.player(seat).id.clone(), "propose").with("script", script);
        all.push(plain(Labels::DoRepeat, act));
    }
    if !state.stack.is_empty() {
        all.push(plain(Labels::DoResolve, Act::of_nobody("resolve")));
        all.push(plain(Labels::DoRun, Act::of_nobody("run")));
    }
    if let Some(seat) = state.priority {
        let player = table.player(seat);
        all.push(plain(Labels::DoPass { player: player.clone() }, Act::of(player.id.clone(), "pass")));
        let attack = Action::Attack { by: seat, blocks: None };
        if state.stack.is_empty() && state.phase == Phase::Main && objections(table, state, &attack, &Cell::new(1)).is_empty() {
            all.push(plain(Labels::DoAttack { player: player.clone() }, Act::of(player.id.clone(), "attack")));
        }
    }
    if state.stack.is_empty() {
        for (phase, key) in Phase::ALL {
            if comes_next(state.phase, phase) {
                let act = Act::of_nobody("go_to").with("phase", ActArg::Text(key.to_owned()));
                all.push(plain(Labels::DoGoTo { phase: phase_name(phase) }, act));
            }
        }
    }
    all
}

// What follows a part of the turn: no part is left out.
fn comes_next(now: Phase, then: Phase) -> bool {
    match now {
        Phase::Main => then == Phase::End,
        Phase::Combat => matches!(then, Phase::Main | Phase::End),
        Phase::End => then == Phase::Cleanup,
        Phase::Cleanup => false,
    }
}

/// The name of a part of the turn.
pub fn phase_name(phase: Phase) -> crate::ruling::Says {
    match phase {
        Phase::Main => Labels::MainPhase,
        Phase::Combat => Labels::CombatPhase,
        Phase::End => Labels::EndStep,
        Phase::Cleanup => Labels::CleanupStep,
    }
    .says()
}

/// The last deeds done by hand, if doing them again from here leads to the same situation.
pub fn round_by_hand(table: &Table, moment: &Moment) -> Option<Script> {
    let core = &table.core;
    let now = core.control(&moment.state);
    let most = moment.by_hand.len().min(LONGEST_ROUND).min(MOST_DEEDS);
    for length in 1..=most {
        let acts = moment.by_hand.get(moment.by_hand.len() - length..)?;
        if acts.first().is_none_or(|first| first.seat.is_none()) {
            continue;
        }
        let mut state = moment.state.clone();
        let mut cx = Cx::concrete();
        let done = acts.iter().all(|act| {
            table.action(&state, act).is_ok_and(|action| core.act(&mut state, &action, &mut cx).is_ok())
        });
        if done && core.control(&state) == now {
            return Some(Script::Seq { seq: acts.iter().map(|act| Script::Act { act: act.clone() }).collect() });
        }
    }
    None
}
