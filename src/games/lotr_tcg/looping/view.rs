//! The board of the question at a moment.

use crate::games::lotr_tcg::board::{self, MINIONS};
use crate::games::lotr_tcg::looping::core::Fight;
use crate::games::lotr_tcg::looping::course::LoopCourse;
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::games::lotr_tcg::looping::moment::{Moment, Phase};
use crate::games::lotr_tcg::looping::prompts::{loop_act, loop_says, loops_found, to_use, use_act, use_says};
use crate::games::lotr_tcg::looping::round::{Round, Stroke};
use crate::games::lotr_tcg::says::Ground;
use crate::games::lotr_tcg::seats::seat_views;
use crate::games::lotr_tcg::table::Standing;
use crate::loops::{Limits, figure, state_at};
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
    let skirmish = course.arena.skirmish.as_ref()?;
    let done = moment.done.as_ref()?;
    let lap = place.laps.first()?;
    if *lap > done.iterations || lap.is_zero() {
        return if lap.is_zero() { Some(done.start.clone()) } else { None };
    }
    let (whole, actions) = match &place.step {
        None => (lap.clone(), 0),
        Some(step) => (lap.minus(&Count::one())?, place_named(&done.round, step)? + 1),
    };
    Some(state_at(skirmish, &done.start, &done.round.actions(), &whole, actions, &Limits::default()).state)
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
    zones.extend(board::other_zones());
    let mut tokens: Vec<TokenView> = Vec::new();
    let set = course.case.setup.skirmish.as_ref();
    for standing in &arena.table.characters {
        let at = board::zone_at(&standing.piece.id);
        tokens.push(token(course, moment, standing, at));
    }
    for standing in &arena.table.minions {
        let fights = set.filter(|set| set.minions.contains(&standing.piece.id));
        let zone = fights.map_or_else(|| MINIONS.into(), |set| board::zone_at(&set.character));
        tokens.push(token(course, moment, standing, zone));
    }
    tokens.extend(board::site_token(&arena.table));
    let mut view = BoardView {
        seats: seat_views(),
        zones,
        tokens,
        fields: board::fields(&arena.table),
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

fn token(course: &LoopCourse, moment: &Moment, standing: &Standing, zone: ZoneId) -> TokenView {
    let arena = &course.arena;
    let mut token = board::token(standing, zone, &arena.table, &standing.wounds, standing.vitality_left().is_none());
    if let Some(place) = arena.place(&standing.piece.id) {
        let strength = moment.fight.strengths.get(place).map(figure).unwrap_or_default();
        let strength = strength.count().unwrap_or_default();
        for badge in token.badges.iter_mut().filter(|badge| badge.key == "strength") {
            *badge = board::number_badge("strength", strength.clone(), Ground::StrengthBadge { strength: strength.clone() });
        }
        if moment.fight.unwoundable.get(place) == Some(&true) {
            let says = LoopLabel::NoWoundsBadge.says();
            let short = LoopLabel::NoWoundsMark.says();
            token.badges.push(Badge { key: "takes_no_wounds", value: Arg::Flag(true), says, short });
        }
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
    let Some(skirmish) = &course.arena.skirmish else { return };
    let fight = &moment.fight;
    if !matches!(moment.phase, Phase::Actions) || fight.is_over() || !course.somebody_can_act(skirmish, fight) {
        return;
    }
    let by = fight.turn;
    for (deed, why) in to_use(course, skirmish, fight) {
        let offer = Offer { says: use_says(&deed), does: Does::Act(use_act(&deed)), why };
        if let Some(token) = view.tokens.iter_mut().find(|token| token.id == deed.piece.id) {
            token.offers.push(offer);
        }
    }
    for round in loops_found(course, skirmish, fight) {
        view.offers.push(Offer { says: loop_says(&round), does: Does::Act(loop_act(by, &round)), why: Vec::new() });
    }
    let says = LoopLabel::DoPass.says();
    view.offers.push(Offer { says, does: Does::Act(Act::of(by.seat(), "pass")), why: Vec::new() });
}
