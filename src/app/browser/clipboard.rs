use crate::app::msg::Msg;
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::Closure;
use yew::Callback;

/// Copies a text and tells whether that worked.
pub fn copy(text: &str, send: &Callback<Msg>) {
    let navigator = web_sys::window().map(|window| window.navigator());
    // A page that is not from a secure address has no clipboard at all.
    let has_one = |navigator: &web_sys::Navigator| {
        Reflect::get(navigator, &JsValue::from_str("clipboard")).is_ok_and(|clipboard| clipboard.is_object())
    };
    let Some(navigator) = navigator.filter(has_one) else {
        send.emit(Msg::WasCopied(false));
        return;
    };
    let told = |taken: bool| {
        let send = send.clone();
        Closure::once(move |_: JsValue| send.emit(Msg::WasCopied(taken)))
    };
    let (taken, refused) = (told(true), told(false));
    let _ = navigator.clipboard().write_text(text).then2(&taken, &refused);
    // One of the two is called later and the other never: both have to outlive this function.
    taken.forget();
    refused.forget();
}
