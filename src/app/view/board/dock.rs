//! What is in the hand: its name, the place that it is over, and, if it was lifted by a click, everything that can be
//! done with it. Drawn at the foot of the window; it stands beside its piece in the reading order.

use crate::app::board_says::BoardSays;
use crate::app::gesture::{Event, Source};
use crate::app::model::Lifted;
use crate::app::msg::Msg;
use crate::app::view::board::scene::Scene;
use crate::app::view::board::{notice, sheet, verdict};
use crate::app::view::{self, tell};
use refrain::ruling::{Tint, TokenView, TrayPiece};
use refrain::words::Count;
use yew::prelude::*;

/// The dock of a piece that was lifted by a click.
#[inline(never)] // not on the first screen
pub fn of_token(scene: &Scene, token: &TokenView) -> Html {
    let Some(lifted) = scene.lifted else { return Html::default() };
    html! {
        <div class="dock" role="group" aria-labelledby="in-hand">
            { head(scene, lifted, BoardSays::ChooseAPlace, Some(BoardSays::PutBack)) }
            { numbers(scene, token) }
            { sheet::sheet(scene, lifted, token) }
            { loose_notice(scene) }
        </div>
    }
}

// What the badges of a piece mean: on the piece there is room for the numbers alone. Those who hear the page have heard it.
fn numbers(scene: &Scene, token: &TokenView) -> Html {
    if token.badges.is_empty() {
        return Html::default();
    }
    let all: Vec<String> = token.badges.iter().map(|badge| badge.says.say(scene.lang).plain()).collect();
    html! { <p class="dock__hint" aria-hidden="true">{ all.join(" · ") }</p> }
}

/// The dock of a new piece that was picked by a click.
#[inline(never)] // not on the first screen
pub fn of_kind(scene: &Scene, piece: &TrayPiece) -> Html {
    let Some(lifted) = scene.lifted else { return Html::default() };
    let (hint, back) = match piece.single {
        true => (BoardSays::ChooseAPlace, BoardSays::PutBack),
        false => (BoardSays::TapManyPlaces, BoardSays::Done),
    };
    html! {
        <div class="dock" role="group" aria-labelledby="in-hand">
            { head(scene, lifted, hint, Some(back)) }
            { sheet::of_kind(scene, lifted, piece) }
            { loose_notice(scene) }
        </div>
    }
}

/// What belongs to no piece of the lists: the dock of what is dragged, its ghost, and notices about no piece.
#[inline(never)] // not on the first screen
pub fn adrift(scene: &Scene) -> Html {
    match (scene.lifted, scene.drags) {
        (Some(lifted), true) => html! {
            <>
                <div class="dock dock--drag" aria-hidden="true" inert=true>
                    { head(scene, lifted, BoardSays::DragToAPlace, None) }
                </div>
                { ghost(scene, lifted) }
            </>
        },
        (Some(_), false) => Html::default(),
        (None, _) => loose_notice(scene),
    }
}

// A notice about a piece of the list stands beside that piece.
fn loose_notice(scene: &Scene) -> Html {
    let beside = scene.board.tokens.iter().any(|token| scene.notices(&Source::Token(token.id.clone())));
    if beside { Html::default() } else { notice::notice(scene) }
}

fn head(scene: &Scene, lifted: &Lifted, hint: BoardSays, button: Option<BoardSays>) -> Html {
    html! {
        <div class="dock__head">
            <p class="dock__what">
                <strong id="in-hand">{ tell(&*lifted.name, scene.lang) }</strong>
                { several(scene, lifted, "dock__count") }
            </p>
            if let Some(says) = button {
                <button type="button" class="button dock__back" onclick={scene.on::<MouseEvent>(Msg::Gesture(Event::PutBack))}>
                    { tell(&says, scene.lang) }
                </button>
            }
            { over(scene, lifted, hint) }
        </div>
    }
}

// The place that it is over, in full; else what to do.
#[inline(never)] // not on the first screen
fn over(scene: &Scene, lifted: &Lifted, hint: BoardSays) -> Html {
    let zone = scene.over.and_then(|over| scene.board.zones.iter().find(|zone| zone.id == *over));
    let Some((zone, drop)) = zone.and_then(|zone| Some((zone, lifted.drop_at(&zone.id)?))) else {
        let says = if lifted.drops.iter().any(|drop| drop.why.is_empty()) {
            hint.says()
        } else {
            BoardSays::NoPlace { piece: lifted.name.clone() }.says()
        };
        return html! { <p class="dock__hint">{ tell(&*says, scene.lang) }</p> };
    };
    let name = zone.name.clone();
    let (class, says) = if drop.why.is_empty() {
        ("dock__over is-allowed", BoardSays::MayGo { zone: name })
    } else {
        ("dock__over is-forbidden", BoardSays::MayNotGo { zone: name })
    };
    html! {
        <div {class}>
            <p>{ verdict::icon(drop.why.is_empty()) }{ tell(&says, scene.lang) }</p>
            { verdict::reasons(scene, drop) }
        </div>
    }
}

// What hangs under the pointer: no more than is in the hand.
fn ghost(scene: &Scene, lifted: &Lifted) -> Html {
    let (kind, tint) = match &lifted.source {
        Source::Token(id) => {
            let token = scene.board.tokens.iter().find(|token| token.id == *id);
            token.map_or(("new", Tint::Neutral), |token| (token.kind, scene.tint(token.seat.as_ref())))
        }
        Source::Kind(id) => {
            let piece = scene.model.tray.iter().find(|piece| piece.kind == *id);
            ("new", piece.map_or(Tint::Neutral, |piece| piece.tint))
        }
    };
    html! {
        <div class="ghost" id="ghost" aria-hidden="true">
            <div class={classes!("piece", format!("piece--{kind}"), view::tint(tint))}>
                <span class="piece__name">{ tell(&*lifted.name, scene.lang) }</span>
                { several(scene, lifted, "piece__count") }
            </div>
        </div>
    }
}

fn several(scene: &Scene, lifted: &Lifted, class: &'static str) -> Html {
    if *lifted.amount() == Count::one() {
        return Html::default();
    }
    html! { <span {class}>{ tell(&BoardSays::TimesOver { count: lifted.amount().clone() }, scene.lang) }</span> }
}
