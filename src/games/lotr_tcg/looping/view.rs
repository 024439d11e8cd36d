//! The board of the question at a moment.

use crate::games::lotr_tcg::board::{self, MINIONS};
use crate::games::lotr_tcg::looping::core::Fight;
use crate::games::lotr_tcg::looping::course::LoopCourse;
use crate::games::lotr_tcg::looping::discovery::loops_found;
use crate::games::lotr_tcg::looping::fields::{LOOP_PHASES, card_token, card_zones, piece_fields, window_fields};
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::games::lotr_tcg::looping::modifiers::strengths;
use crate::games::lotr_tcg::looping::moment::{Moment, Phase};
use crate::games::lotr_tcg::looping::prompts::{loop_act, loop_says, to_use, use_act, use_says};
use crate::games::lotr_tcg::looping::round::{Round, Stroke};
use crate::games::lotr_tcg::says::Ground;
use crate::games::lotr_tcg::seats::seat_views;
use crate::games::lotr_tcg::table::Standing;
use crate::loops::{Limits, Qty, figure, state_at};
use crate::play::Played;
use crate::ruling::{Act, Arg, At, Badge, BoardView, Does, Link, Offer, Place, TokenId, TokenView, ZoneId};
use crate::words::{Count, Int};

/// The board at a moment of a played case.
pub fn board_at(course: &LoopCourse, played: &Played<Moment>, at: &At) -> BoardView {
    let moment = played.state(at);
    match at {
        At::Lap(place) => match lap(course, moment, place) {
            Some(fight) => view(course, &Moment { fight, phase: Phase::Looped, ..moment.clone() }),
            None => view(course, moment),
        },
        _ => view(course, moment),
    }
}

// The skirmish after so many whole iterations and the named action of the next one.
fn lap(course: &LoopCourse, moment: &Moment, place: &Place) -> Option<Fight> {
    let window = course.arena.window.as_ref()?;
    let done = moment.done.as_ref()?;
    let lap = place.laps.first()?;
    if *lap > done.iterations || lap.is_zero() {
        return if lap.is_zero() { Some(done.start.clone()) } else { None };
    }
    let (whole, actions) = match &place.step {
        None => (lap.clone(), 0),
        Some(step) => (lap.minus(&Count::one())?, place_named(&done.round, step)? + 1),
    };
    Some(state_at(window, &done.start, &done.round.actions(), &whole, actions, &Limits::default()).state)
}

/// The names of a round's actions: `activate:<piece>.<ability>` and `pass:<seat>`, from the second of a name on with
/// `#2`, `#3` behind it.
pub fn stroke_names(round: &Round) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    let mut plain: Vec<String> = Vec::new();
    for stroke in &round.strokes {
        let name = match stroke {
            Stroke::Deed(deed) => format!("activate:{}.{}", deed.piece.id, deed.nth),
            Stroke::Pass(side) => format!("pass:{}", side.seat()),
        };
        let before = plain.iter().filter(|other| **other == name).count();
        names.push(if before == 0 { name.clone() } else { format!("{name}#{}", before + 1) });
        plain.push(name);
    }
    names
}

fn place_named(round: &Round, step: &str) -> Option<usize> {
    stroke_names(round).iter().position(|name| name == step)
}

fn view(course: &LoopCourse, moment: &Moment) -> BoardView {
    let arena = &course.arena;
    let mut zones = board::fellowship_zones(&arena.table);
    zones.extend(board::other_zones(&arena.table));
    zones.extend(card_zones());
    let mut tokens: Vec<TokenView> = Vec::new();
    let set = course.case.setup.skirmish.as_ref();
    for standing in &arena.table.characters {
        let at = board::zone_at(&standing.piece.id);
        tokens.push(token(course, moment, standing, at));
    }
    for standing in arena.table.minions.iter().filter(|standing| is_there(course, moment, standing)) {
        let fights = set.filter(|set| set.minions.contains(&standing.piece.id));
        let zone = fights.map_or_else(|| MINIONS.into(), |set| board::zone_at(&set.character));
        tokens.push(token(course, moment, standing, zone));
    }
    tokens.extend(board::site_token(&arena.table));
    for (nth, other) in arena.table.cards.iter().enumerate() {
        let lies = moment.fight.cards.get(nth).copied().unwrap_or(other.lies);
        tokens.push(card_token(other, lies));
    }
    let mut view = BoardView {
        seats: seat_views(&arena.table.shadows),
        zones,
        tokens,
        fields: board::fields(&arena.table).into_iter().chain(window_fields(&course.case.setup, &LOOP_PHASES)).collect(),
        links: links(course),
        ..BoardView::default()
    };
    offers(course, moment, &mut view);
    view
}

fn links(course: &LoopCourse) -> Vec<Link> {
    let Some(set) = &course.case.setup.skirmish else { return Vec::new() };
    let link = |minion: &TokenId| Link {
        from: minion.clone(),
        to: set.character.clone(),
        kind: "assigned",
    };
    set.minions.iter().filter(|id| course.arena.table.minion(id).is_some()).map(link).collect()
}

// Whether it has not been discarded.
fn is_there(course: &LoopCourse, moment: &Moment, standing: &Standing) -> bool {
    let there = course.arena.place(&standing.piece.id).and_then(|place| moment.fight.there.get(place));
    there.is_none_or(|there| figure(there) != Int::zero())
}

fn token(course: &LoopCourse, moment: &Moment, standing: &Standing, zone: ZoneId) -> TokenView {
    let arena = &course.arena;
    let mut now = standing.clone();
    let place = arena.place(&standing.piece.id);
    if let Some(place) = place {
        let all = match &arena.window {
            Some(window) => strengths(window, &moment.fight),
            None => moment.fight.strengths.clone(),
        };
        let read = |of: &[Qty]| of.get(place).map(figure).unwrap_or_default().count().unwrap_or_default();
        (now.is.strength, now.is.damage, now.wounds) = (read(&all), read(&moment.fight.damages), read(&moment.fight.wounds));
    }
    let dead = now.vitality_left().is_none() || place.is_some_and(|place| moment.killed.contains(&place));
    let mut token = board::token(&now, zone, &arena.table, &standing.wounds, dead);
    token.fields.extend(piece_fields(&course.case.setup, &standing.piece.id));
    if place.is_some_and(|place| moment.fight.unwoundable.get(place) == Some(&true)) {
        let says = LoopLabel::NoWoundsBadge.says();
        let short = LoopLabel::NoWoundsMark.says();
        token.badges.push(Badge { key: "takes_no_wounds", value: Arg::Flag(true), says, short });
    }
    if arena.table.ring_bearer.as_ref() == Some(&standing.piece.id) {
        token.badges.push(burdens_badge(figure(&moment.fight.burdens)));
    }
    token
}

fn burdens_badge(burdens: Int) -> Badge {
    let short = Ground::PlainNumber { number: burdens.count().unwrap_or_default() }.says();
    Badge { key: "burdens", value: Arg::from(&burdens), says: LoopLabel::BurdensBadge { burdens }.says(), short }
}

// What can be done now: abilities on their pieces, passes and loops on the board.
fn offers(course: &LoopCourse, moment: &Moment, view: &mut BoardView) {
    let Some(window) = &course.arena.window else { return };
    let fight = &moment.fight;
    if !matches!(moment.phase, Phase::Actions) || window.is_over(fight) || !course.somebody_can_act(window, fight) {
        return;
    }
    let by = fight.turn;
    for (deed, why) in to_use(course, window, fight) {
        let offer = Offer { says: use_says(&deed), does: Does::Act(use_act(&deed)), why };
        if let Some(token) = view.tokens.iter_mut().find(|token| token.id == deed.piece.id) {
            token.offers.push(offer);
        }
    }
    for round in loops_found(&course.arena, window, fight) {
        view.offers.push(Offer { says: loop_says(&round), does: Does::Act(loop_act(by, &round)), why: Vec::new() });
    }
    let says = LoopLabel::DoPass.says();
    view.offers.push(Offer { says, does: Does::Act(Act::of(by.seat(), "pass")), why: Vec::new() });
}
