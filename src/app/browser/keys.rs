use crate::app::browser::Watch;
use crate::app::gesture::{Event, Way};
use crate::app::msg::Msg;
use gloo::events::{EventListener, EventListenerOptions};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::Callback;

/// Listens to the keys that mean something anywhere: undo and redo, Escape, and the arrows while a piece is lifted.
pub fn listen_to_keys(watch: &Rc<Watch>, send: &Callback<Msg>) -> Option<EventListener> {
    let document = web_sys::window()?.document()?;
    let (watch, send) = (watch.clone(), send.clone());
    let options = EventListenerOptions::enable_prevent_default();
    Some(EventListener::new_with_options(&document, "keydown", options, move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        if let Some(msg) = meaning(event, &watch) {
            // Escape closes the topmost panel; the browser would close the one below it as well.
            if msg != Msg::Escape || has_panel() {
                event.prevent_default();
            }
            send.emit(msg);
        }
    }))
}

fn has_panel() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document.is_some_and(|document| document.query_selector("dialog[open]").is_ok_and(|panel| panel.is_some()))
}

fn meaning(event: &KeyboardEvent, watch: &Watch) -> Option<Msg> {
    if event.default_prevented() || event.is_composing() || event.alt_key() {
        return None;
    }
    if event.key() == "Escape" {
        return Some(Msg::Escape);
    }
    let types = target(event).is_some_and(|target| is_inside(&target, "input, select, textarea"));
    if types {
        return None;
    }
    if event.ctrl_key() || event.meta_key() {
        return match (event.key().as_str(), event.shift_key()) {
            ("z" | "Z", false) => Some(Msg::Undo),
            ("z" | "Z", true) | ("y" | "Y", false) => Some(Msg::Redo),
            _ => None,
        };
    }
    if !watch.carries.get() {
        return None;
    }
    match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => Some(Msg::Gesture(Event::Arrow(Way::Next))),
        "ArrowLeft" | "ArrowUp" => Some(Msg::Gesture(Event::Arrow(Way::Previous))),
        _ => None,
    }
}

fn target(event: &KeyboardEvent) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn is_inside(element: &Element, of: &str) -> bool {
    element.closest(of).ok().flatten().is_some()
}
