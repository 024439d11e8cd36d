use crate::app::msg::Msg;
use crate::app::opening::Found;
use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HashChangeEvent, Location, Storage, Window};
use yew::Callback;

/// The key under which the browser keeps everything.
const KEY: &str = "refrain";

/// What the browser has for the page when it starts.
pub fn find() -> Found {
    let Some(window) = web_sys::window() else { return Found::default() };
    let location = window.location();
    let languages = window.navigator().languages();
    Found {
        address: address(&location),
        query: location.search().unwrap_or_default(),
        fragment: fragment(&location),
        kept: storage(&window).and_then(|storage| storage.get_item(KEY).ok().flatten()),
        languages: languages.iter().filter_map(|tag| tag.as_string()).collect(),
    }
}

/// Keeps a text for the next visit; whether the browser lets the page do so.
pub fn keep(text: &str) -> bool {
    let storage = web_sys::window().and_then(|window| storage(&window));
    storage.is_some_and(|storage| storage.set_item(KEY, text).is_ok())
}

/// Puts a fragment into the address, without a step in the browser's history; and drops the rest behind `?` if told so.
pub fn put_in_address(fragment: &str, drops_query: bool) {
    let Some(window) = web_sys::window() else { return };
    let path = if drops_query { window.location().pathname().unwrap_or_default() } else { String::new() };
    if let Ok(history) = window.history() {
        let address = format!("{path}#{fragment}");
        history.replace_state_with_url(&JsValue::NULL, "", Some(&address)).ok();
    }
}

/// Does this when the page is left.
pub fn when_left(then: impl Fn() + 'static) -> Option<EventListener> {
    let window = web_sys::window()?;
    Some(EventListener::new(&window, "pagehide", move |_| then()))
}

/// Listens to links that are opened while the page is.
pub fn listen_to_links(send: &Callback<Msg>) -> Option<EventListener> {
    let window = web_sys::window()?;
    let send = send.clone();
    Some(EventListener::new(&window, "hashchange", move |event| {
        // The event tells which link was opened; the address may have been written over since by the keeping.
        let opened = event.dyn_ref::<HashChangeEvent>().map(HashChangeEvent::new_url).unwrap_or_default();
        if let Some((_, fragment)) = opened.split_once('#').filter(|(_, fragment)| !fragment.is_empty()) {
            send.emit(Msg::OpenLink(fragment.to_owned()));
        }
    }))
}

fn storage(window: &Window) -> Option<Storage> {
    window.local_storage().ok().flatten()
}

fn fragment(location: &Location) -> String {
    location.hash().unwrap_or_default().trim_start_matches('#').to_owned()
}

fn address(location: &Location) -> String {
    let whole = location.href().unwrap_or_default();
    whole.split('#').next().unwrap_or_default().to_owned()
}
