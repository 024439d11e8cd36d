//! Whether what is lifted may go to a place, or why not: always an icon and words, never a colour alone.

use crate::app::board_says::BoardSays;
use crate::app::gesture::Event;
use crate::app::msg::Msg;
use crate::app::view::board::scene::Scene;
use crate::app::view::{rule, tell};
use refrain::ruling::{Drop, Problem, ZoneId, ZoneView};
use yew::prelude::*;

/// The short mark in a place's head while something is dragged; it must not move anything.
pub fn mark(scene: &Scene, drop: &Drop) -> Html {
    let says = if drop.why.is_empty() { BoardSays::Allowed } else { BoardSays::NotAllowed };
    let detail = match drop.why.first() {
        Some(problem) => Some(problem.step.says.clone()),
        None => drop.then.clone(),
    };
    html! {
        <span class="mark">
            { icon(drop.why.is_empty()) }
            <span class="mark__word">{ tell(&says, scene.lang) }</span>
            if let Some(detail) = detail { <span class="mark__why">{ tell(&*detail, scene.lang) }</span> }
        </span>
    }
}

/// The button that puts what is lifted at a place, or the reasons against it with their rules.
pub fn choice(scene: &Scene, zone: &ZoneView, drop: &Drop) -> Html {
    // The visible words come first in the button's name, for those who speak to their device.
    let words = html! {
        <>{ tell(&BoardSays::PlaceHere, scene.lang) }<span class="sr">{ " " }{ tell(&*zone.name, scene.lang) }</span></>
    };
    html! {
        <div class="verdict">
            if drop.why.is_empty() {
                { place_button(scene, &zone.id, words) }
            } else {
                <p class="verdict__no">{ icon(false) }{ tell(&BoardSays::NotAllowed, scene.lang) }</p>
            }
            { reasons(scene, drop) }
        </div>
    }
}

/// A button that puts what is lifted at a place.
pub fn place_button(scene: &Scene, zone: &ZoneId, words: Html) -> Html {
    let (send, zone) = (scene.send.clone(), zone.clone());
    let onclick = Callback::from(move |event: MouseEvent| {
        event.stop_propagation();
        send.emit(Msg::Gesture(Event::Choose { within: vec![zone.clone()], detail: event.detail() }));
    });
    html! {
        <button type="button" class="button button--main place" {onclick}>{ icon(true) }<span>{ words }</span></button>
    }
}

/// Why not, or what it would give.
pub fn reasons(scene: &Scene, drop: &Drop) -> Html {
    html! {
        <>
            { problems(scene, &drop.why) }
            if let Some(then) = drop.then.as_ref().filter(|_| drop.why.is_empty()) {
                <p class="then">{ tell(&**then, scene.lang) }</p>
            }
        </>
    }
}

/// Every reason with the rules behind it.
pub fn problems(scene: &Scene, problems: &[Problem]) -> Html {
    if problems.is_empty() {
        return Html::default();
    }
    html! {
        <ul class="reasons">
            for problem in problems {
                <li class="reason">
                    { tell(&*problem.step.says, scene.lang) }{ " " }
                    for cite in problem.step.cites().iter().copied() { { rule::cite(cite, scene.model, scene.send) } }
                </li>
            }
        </ul>
    }
}

/// A tick or a cross.
pub fn icon(allowed: bool) -> Html {
    let (class, path) =
        if allowed { ("icon icon--yes", "M3 9l4 4 8-9") } else { ("icon icon--no", "M4 4l10 10M14 4L4 14") };
    html! {
        <svg {class} viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" focusable="false">
            <path d={path} fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" />
        </svg>
    }
}
