use crate::app::board_says::BoardSays;
use crate::app::effect::Effect;
use crate::app::gesture::{Event, Means, Source};
use crate::app::model::{Lifted, Model, Notice};
use crate::app::places;
use crate::app::update::history;
use refrain::ruling::{At, BoardView, Does, Drop, KindId, Pick, Says, TokenId, TokenView, TrayPiece, ZoneId};
use refrain::words::Count;

/// Carries out an event of the drag and drop.
pub fn gesture(model: &mut Model, event: Event) -> Vec<Effect> {
    let places = model.lifted.as_ref().map(Lifted::places).unwrap_or_default();
    let dragged = model.gesture.dragging().is_some();
    let means = model.gesture.step(event, &places);
    if means.is_empty() {
        return vec![Effect::Still];
    }
    let unseen = means.iter().all(|means| matches!(means, Means::WaitForHold(_)));
    let mut effects: Vec<Effect> = means.into_iter().flat_map(|means| carry_out(model, means)).collect();
    if unseen {
        effects.push(Effect::Still);
    }
    // After a drag the eye is where the pointer is: the page must not jump.
    if dragged { effects.into_iter().map(in_place).collect() } else { effects }
}

/// The same effect without scrolling.
pub fn in_place(effect: Effect) -> Effect {
    match effect {
        Effect::Focus(id) => Effect::FocusInPlace(id),
        other => other,
    }
}

fn carry_out(model: &mut Model, means: Means) -> Vec<Effect> {
    match means {
        Means::Lift(source) => lift(model, source),
        Means::Over(zone) => over(model, zone.as_ref()),
        Means::Drop(zone) => drop_at(model, &zone),
        Means::PutBack => put_back(model),
        Means::Rest => Vec::new(),
        Means::DeadEnd => {
            let says = model.lifted.as_ref().map(|lifted| BoardSays::NoPlace { piece: lifted.name.clone() }.says());
            model.speak(false, says.into_iter().collect());
            Vec::new()
        }
        Means::Grab(pointer) => vec![Effect::Grab(pointer)],
        Means::WaitForHold(press) => vec![Effect::WaitForHold(press)],
    }
}

fn lift(model: &mut Model, source: Source) -> Vec<Effect> {
    model.notice = None;
    if model.open.at != At::End {
        model.gesture.forget();
        let says = BoardSays::OnlyShown.says();
        model.notice = Some(Notice::Told(says.clone()));
        model.speak(false, vec![says]);
        return Vec::new();
    }
    let Some(lifted) = lifted(model, source, &Count::one()) else {
        model.gesture.forget();
        return Vec::new();
    };
    let allowed = || lifted.drops.iter().filter(|drop| drop.why.is_empty());
    let count = Count::from(allowed().count());
    // The tray is far from the board on a phone; what is dragged scrolls the page itself.
    let is_new = matches!(lifted.source, Source::Kind(_)) && model.gesture.dragging().is_none();
    let first = allowed().next().filter(|_| is_new).map(|drop| Effect::InSight(format!("zone-{}", drop.zone)));
    model.speak(false, vec![BoardSays::Lifted { piece: lifted.name.clone(), count }.says()]);
    model.lifted = Some(lifted);
    first.into_iter().collect()
}

/// Lifts another number of the same pieces.
pub fn lift_amount(model: &mut Model, amount: &Count) -> Vec<Effect> {
    let source = model.lifted.as_ref().map(|lifted| lifted.source.clone());
    model.lifted = source.and_then(|source| lifted(model, source, amount));
    Vec::new()
}

/// Brings what is lifted up to date with a changed case; what is no longer there is let go, and the focus goes to the
/// place where it was.
pub fn look_again(model: &mut Model) -> Option<Effect> {
    let old = model.lifted.take()?;
    model.lifted = if model.gesture.held().is_some() && model.open.at == At::End {
        lifted(model, old.source.clone(), old.amount())
    } else {
        None
    };
    if model.lifted.is_some() {
        return None;
    }
    let held = model.gesture.held().is_some();
    model.gesture.forget();
    old.from.filter(|_| held).map(|zone| Effect::Focus(zone_title_id(&zone)))
}

fn lifted(model: &Model, source: Source, amount: &Count) -> Option<Lifted> {
    let amount = amount.clone().max(Count::one());
    let (name, from, pick) = match &source {
        Source::Token(id) => {
            let token = model.open.board.tokens.iter().find(|token| token.id == *id)?;
            let most = token.count.clone().unwrap_or_else(Count::one).max(Count::one());
            (token.name.clone(), Some(token.zone.clone()), Pick::Token { token: id.clone(), amount: amount.min(most) })
        }
        Source::Kind(id) => {
            let piece = model.tray.iter().find(|piece| piece.kind == *id)?;
            (piece.name.clone(), None, Pick::Kind { kind: id.clone(), amount })
        }
    };
    let means_something = |drop: &Drop| drop.does != Does::Nothing || !drop.why.is_empty();
    let mut drops: Vec<Drop> = model.open.case.lift(&pick).into_iter().filter(means_something).collect();
    let order = places::in_reading_order(&model.open.board);
    drops.sort_by_key(|drop| order.iter().position(|zone| **zone == drop.zone));
    Some(Lifted { source, from, pick, name, drops: drops.into() })
}

fn over(model: &mut Model, zone: Option<&ZoneId>) -> Vec<Effect> {
    let told = zone.and_then(|zone| {
        let drop = model.lifted.as_ref()?.drop_at(zone)?.clone();
        Some(verdict(zone_name(model, zone)?, &drop))
    });
    if let Some(told) = told {
        model.speak(false, told);
    }
    Vec::new()
}

// Whether it may go there, or why not, and what that would give.
fn verdict(zone: Says, drop: &Drop) -> Vec<Says> {
    if drop.why.is_empty() {
        [BoardSays::MayGo { zone }.says()].into_iter().chain(drop.then.clone()).collect()
    } else {
        let reasons = drop.why.iter().map(|problem| problem.step.says.clone());
        [BoardSays::MayNotGo { zone }.says()].into_iter().chain(reasons).collect()
    }
}

fn zone_name(model: &Model, zone: &ZoneId) -> Option<Says> {
    Some(model.open.board.zones.iter().find(|known| known.id == *zone)?.name.clone())
}

fn drop_at(model: &mut Model, zone: &ZoneId) -> Vec<Effect> {
    let Some(lifted) = model.lifted.clone() else { return Vec::new() };
    if model.gesture.held().is_none() {
        model.lifted = None;
    }
    let (Some(drop), Some(name)) = (lifted.drop_at(zone).cloned(), zone_name(model, zone)) else { return Vec::new() };
    let told = verdict(name.clone(), &drop);
    if !drop.why.is_empty() {
        model.gesture.forget();
        model.lifted = None;
        history::object(model, drop.why, Some(lifted.source.clone()), Some(drop.does));
        model.speak(false, told);
        return vec![focus(&lifted.source)];
    }
    let (before, former) = (model.open.case.clone(), model.open.board.clone());
    // What there is only one of does not stay in the hand for more places.
    let single = |piece: &TrayPiece| piece.single && lifted.source == Source::Kind(piece.kind.clone());
    let is_single = model.tray.iter().any(single);
    let mut effects = history::perform(model, drop.does);
    let placed = before != model.open.case;
    if placed && is_single {
        model.gesture.forget();
        model.lifted = None;
    }
    if placed {
        model.speak(true, vec![BoardSays::Placed { piece: lifted.name.clone(), zone: name }.says()]);
    }
    // One that stays in the hand, or was dragged, leaves the focus where it is.
    if is_single || matches!(lifted.source, Source::Token(_)) {
        effects.extend(focus_moved(model, &lifted, zone, &former));
    }
    effects
}

fn put_back(model: &mut Model) -> Vec<Effect> {
    let Some(lifted) = model.lifted.take() else { return Vec::new() };
    model.speak(false, vec![BoardSays::WasPutBack { piece: lifted.name }.says()]);
    vec![focus(&lifted.source)]
}

/// Puts the focus on what can be lifted.
pub fn focus(source: &Source) -> Effect {
    Effect::Focus(match source {
        Source::Token(token) => piece_id(token),
        Source::Kind(kind) => kind_id(kind),
    })
}

// The piece stands elsewhere now, as a new element, and a counted one may go by another id. One from the tray is what was
// not on the former board.
fn focus_moved(model: &Model, lifted: &Lifted, zone: &ZoneId, former: &BoardView) -> Option<Effect> {
    let tokens = &model.open.board.tokens;
    let same = |name: &Says| name.id() == lifted.name.id() && name.args() == lifted.name.args();
    let there = || tokens.iter().find(|token| token.zone == *zone && same(&token.name));
    let whole = match &lifted.source {
        Source::Token(moved) => tokens.iter().find(|token| token.id == *moved),
        Source::Kind(_) => {
            let is_new = |token: &&TokenView| former.tokens.iter().all(|old| old.id != token.id);
            tokens.iter().find(is_new)
        }
    };
    let token = whole.filter(|token| token.zone == *zone).or_else(there).or(whole)?;
    Some(Effect::Focus(piece_id(&token.id)))
}

/// The id of the element of a place's heading.
pub fn zone_title_id(zone: &ZoneId) -> String {
    format!("zone-{zone}-title")
}

/// The id of the element of a new piece in the tray.
pub fn kind_id(kind: &KindId) -> String {
    format!("kind-{kind}")
}

/// The id of a piece's element.
pub fn piece_id(token: &TokenId) -> String {
    format!("piece-{token}")
}
