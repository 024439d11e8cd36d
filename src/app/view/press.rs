use crate::app::msg::Msg;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// What a press sends.
pub fn press(send: &Callback<Msg>, msg: Msg) -> Callback<MouseEvent> {
    let send = send.clone();
    Callback::from(move |_| send.emit(msg.clone()))
}

/// What is written into a field, sent at each change that `E` tells of.
pub fn written<E>(send: &Callback<Msg>, msg: impl Fn(String) -> Msg + 'static) -> Callback<E>
where
    E: TargetCast + AsRef<web_sys::Event> + 'static,
{
    let send = send.clone();
    Callback::from(move |event: E| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            send.emit(msg(field.value()));
        }
    })
}

/// A button with words on it.
pub fn button(class: &'static str, words: Html, send: &Callback<Msg>, msg: Msg) -> Html {
    html! { <button type="button" {class} onclick={press(send, msg)}>{ words }</button> }
}
