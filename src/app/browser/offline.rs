use crate::app::msg::Msg;
use gloo::events::EventListener;
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::Event;
use yew::Callback;

/// How the script for use without a network tells the page how far it is.
const TELLS: &str = "refrain:offline";

/// Has the page kept for use without a network: fetches the script that does it, and hears what it tells.
#[inline(never)] // not on the first screen
pub fn stay_offline(send: &Callback<Msg>) -> Option<EventListener> {
    let window = web_sys::window()?;
    let root = window.document()?.document_element()?;
    if root.has_attribute("data-one-file") {
        send.emit(Msg::Offline("one-file".to_owned()));
        return None;
    }
    let send = send.clone();
    let heard = EventListener::new(&window, TELLS, move |event| {
        let told = Reflect::get(event, &JsValue::from_str("detail")).ok().and_then(|told| told.as_string());
        send.emit(Msg::Offline(told.unwrap_or_default()));
    });
    let script = window.document()?.create_element("script").ok()?;
    script.set_attribute("src", "./offline.js").ok()?;
    root.append_child(&script).ok()?;
    Some(heard)
}

/// Tells that script what the person wants: `take-over` or `install`.
#[inline(never)] // not on the first screen
pub fn ask_of_offline(what: &str) {
    if let (Some(window), Ok(event)) = (web_sys::window(), Event::new(&format!("refrain:{what}"))) {
        window.dispatch_event(&event).ok();
    }
}
