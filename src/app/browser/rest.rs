use crate::app::msg::Msg;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use yew::Callback;

/// What the page's start script says and sends while the rest of the program is on its way (`script/wasm/fetch-rest.js`).
const AWAITED: &str = "refrain:rest";

/// Says [`Msg::Whole`] once the first screen stands and the whole program is there.
pub fn when_whole(send: &Callback<Msg>) -> Option<EventListener> {
    let window = web_sys::window()?;
    let send = send.clone();
    if Reflect::has(&window, &JsValue::from_str(AWAITED)).unwrap_or(false) {
        return Some(EventListener::once(&window, AWAITED, move |_| send.emit(Msg::Whole)));
    }
    Timeout::new(0, move || send.emit(Msg::Whole)).forget();
    None
}
