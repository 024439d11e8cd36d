use crate::app::msg::{Msg, Theme};
use gloo::events::EventListener;
use js_sys::{Object, Reflect};
use refrain::words::Lang;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, MessageEvent, ResizeObserver, Window};
use yew::Callback;

/// The member that marks a message as one between a frame and the page around it.
const OURS: &str = "refrain";

/// Tells the page around this one how high it is whenever that changes, and follows its theme and language.
#[inline(never)] // not on the first screen
pub fn be_framed(send: &Callback<Msg>) -> Option<EventListener> {
    let window = web_sys::window()?;
    let page = window.document()?.query_selector(".page").ok()??;
    let around = window.parent().ok()??;
    let told = Closure::<dyn FnMut()>::new({
        let (page, around) = (page.clone(), around.clone());
        move || tell_height(&page, &around)
    });
    let observer = ResizeObserver::new(told.as_ref().unchecked_ref()).ok()?;
    observer.observe(&page);
    // Both live as long as the page does.
    told.forget();
    let send = send.clone();
    Some(EventListener::new(&window, "message", move |event| {
        let Some(event) = event.dyn_ref::<MessageEvent>() else { return };
        // Only the page around this one may say how it looks.
        if event.source().is_some_and(|source| Object::is(&source, &around)) {
            hear(&event.data(), &send);
        }
    }))
}

fn tell_height(page: &Element, around: &Window) {
    let (message, member) = (Object::new(), Object::new());
    let height = JsValue::from(page.scroll_height());
    Reflect::set(&member, &JsValue::from_str("height"), &height).ok();
    Reflect::set(&message, &JsValue::from_str(OURS), &member).ok();
    // To whichever page it is: a height is no secret.
    around.post_message(&message, "*").ok();
}

fn hear(data: &JsValue, send: &Callback<Msg>) {
    let member = |of: &JsValue, key: &str| Reflect::get(of, &JsValue::from_str(key)).ok();
    let Some(looks) = member(data, OURS) else { return };
    let word = |key: &str| member(&looks, key).and_then(|word| word.as_string());
    if let Some(theme) = word("theme") {
        send.emit(Msg::Theme(Theme::from_word(&theme)));
    }
    if let Some(lang) = word("lang").and_then(|tag| Lang::from_tag(&tag)) {
        send.emit(Msg::Lang(lang));
    }
}
