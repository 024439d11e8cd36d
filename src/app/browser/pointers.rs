use crate::app::browser::Watch;
use crate::app::gesture::{Event, SNAPS, Spot};
use crate::app::msg::Msg;
use gloo::events::{EventListener, EventListenerOptions};
use refrain::ruling::ZoneId;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Document, DomRect, Element, HtmlElement, PointerEvent, Window};
use yew::Callback;

/// How near the window's upper edge a drag scrolls, in pixels.
const UPPER_EDGE: i32 = 56;
/// How near the window's lower edge, where the dock lies, a drag scrolls.
const LOWER_EDGE: i32 = 96;
/// After how many beats at an edge the page begins to scroll: a quick drag that starts or ends there finds the page
/// still.
const RESTS: u32 = 14;
/// How far one beat scrolls, in pixels.
const SCROLLS: i32 = 9;

/// Listens to what pointers do anywhere in the document while one is down on a piece.
pub fn listen_to_pointers(watch: &Rc<Watch>, send: &Callback<Msg>) -> Vec<EventListener> {
    let Some(document) = document() else { return Vec::new() };
    let on = |kind: &'static str, tell: fn(&PointerEvent, Spot) -> Event| {
        let (watch, send) = (watch.clone(), send.clone());
        EventListener::new(&document, kind, move |event| {
            let Some(event) = event.dyn_ref::<PointerEvent>().filter(|_| watch.follows.get()) else { return };
            let (x, y) = (event.client_x(), event.client_y());
            let drags = watch.drags.get().is_some_and(|(pointer, _)| pointer == event.pointer_id());
            if drags {
                watch.at.set((x, y));
                show_ghost(&watch);
            }
            let spot = if drags { spot(x, y) } else { Spot::default() };
            send.emit(Msg::Gesture(tell(event, spot)));
        })
    };
    let moved = |event: &PointerEvent, spot| Event::Move {
        pointer: event.pointer_id(),
        x: event.client_x(),
        y: event.client_y(),
        spot,
    };
    vec![
        on("pointermove", moved),
        on("pointerup", |event, spot| Event::Release { pointer: event.pointer_id(), spot }),
        on("pointercancel", |event, _| Event::Lost { pointer: event.pointer_id() }),
        holding_still(&document, "touchmove", watch, |watch| watch.drags.get().is_some_and(|(_, touches)| touches)),
        holding_still(&document, "contextmenu", watch, |watch| watch.follows.get()),
        holding_still(&document, "selectstart", watch, |watch| watch.follows.get()),
    ]
}

// A finger that drags must not scroll the page or open a menu; only a listener that is not passive can prevent it.
fn holding_still(
    document: &Document,
    kind: &'static str,
    watch: &Rc<Watch>,
    when: fn(&Watch) -> bool,
) -> EventListener {
    let watch = watch.clone();
    EventListener::new_with_options(document, kind, EventListenerOptions::enable_prevent_default(), move |event| {
        if when(&watch) && event.cancelable() {
            event.prevent_default();
        }
    })
}

/// Moves what is dragged to the pointer, without drawing the page again.
pub fn show_ghost(watch: &Watch) {
    let ghost = document().and_then(|document| document.get_element_by_id("ghost"));
    if let Some(ghost) = ghost.and_then(|ghost| ghost.dyn_into::<HtmlElement>().ok()) {
        let (x, y) = watch.at.get();
        // Under a finger it would not be seen, nor would the place.
        let above = if watch.drags.get().is_some_and(|(_, touches)| touches) { 115 } else { 50 };
        let place = format!("translate(calc({x}px - 50%), max(4px, {y}px - {above}%))");
        ghost.style().set_property("transform", &place).ok();
    }
}

/// Scrolls the page while a drag stays near the window's upper or lower edge; called at each beat.
pub fn stay_near_the_edge(watch: &Watch, send: &Callback<Msg>) {
    let (Some(window), Some((pointer, _))) = (web_sys::window(), watch.drags.get()) else { return };
    let (x, y) = watch.at.get();
    let by = if y < UPPER_EDGE {
        -SCROLLS
    } else if y > height(&window) - LOWER_EDGE {
        SCROLLS
    } else {
        watch.near_the_edge.set(0);
        return;
    };
    let beats = watch.near_the_edge.get().saturating_add(1);
    watch.near_the_edge.set(beats);
    if beats <= RESTS {
        return;
    }
    window.scroll_by_with_x_and_y(0.0, f64::from(by));
    send.emit(Msg::Gesture(Event::Move { pointer, x, y, spot: spot(x, y) }));
}

fn height(window: &Window) -> i32 {
    window.inner_height().ok().and_then(|height| height.as_f64()).map_or(i32::MAX, whole)
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

// The places under a point, the innermost first; where none of them means anything, the allowed ones nearby.
fn spot(x: i32, y: i32) -> Spot {
    let Some(document) = document() else { return Spot::default() };
    let mut under = Vec::new();
    let mut means_something = false;
    let mut element = place_of(document.element_from_point(across(x), across(y)));
    while let Some(place) = element {
        under.extend(zone_of(&place));
        means_something |= place.class_list().contains("is-allowed") || place.class_list().contains("is-forbidden");
        element = place_of(place.parent_element());
    }
    let near = if means_something { Vec::new() } else { near(&document, x, y) };
    Spot { under, near }
}

fn near(document: &Document, x: i32, y: i32) -> Vec<(ZoneId, u32)> {
    let Ok(places) = document.query_selector_all("[data-zone].is-allowed") else { return Vec::new() };
    let places = (0..places.length()).filter_map(|nth| places.item(nth)?.dyn_into::<Element>().ok());
    let with_distance = |place: Element| Some((zone_of(&place)?, distance(&place.get_bounding_client_rect(), x, y)));
    let mut near: Vec<(ZoneId, u32)> = places.filter_map(with_distance).filter(|(_, away)| *away <= SNAPS).collect();
    near.sort_by_key(|(_, away)| *away);
    near
}

fn distance(rect: &DomRect, x: i32, y: i32) -> u32 {
    let beside = |least: f64, most: f64, at: i32| (whole(least) - at).max(at - whole(most)).max(0).unsigned_abs();
    let across = beside(rect.left(), rect.right(), x).min(20_000);
    let down = beside(rect.top(), rect.bottom(), y).min(20_000);
    (across * across + down * down).isqrt()
}

fn place_of(element: Option<Element>) -> Option<Element> {
    element?.closest("[data-zone]").ok().flatten()
}

fn zone_of(place: &Element) -> Option<ZoneId> {
    ZoneId::new(&place.get_attribute("data-zone")?).ok()
}

// Pixels of a window are small whole numbers.
#[allow(clippy::cast_possible_truncation)]
fn whole(pixels: f64) -> i32 {
    pixels as i32
}

#[allow(clippy::cast_precision_loss)]
fn across(pixels: i32) -> f32 {
    pixels as f32
}
