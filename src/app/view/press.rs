use crate::app::msg::Msg;
use yew::prelude::*;

/// What a press sends.
pub fn press(send: &Callback<Msg>, msg: Msg) -> Callback<MouseEvent> {
    let send = send.clone();
    Callback::from(move |_| send.emit(msg.clone()))
}

/// A button with words on it.
pub fn button(class: &'static str, words: Html, send: &Callback<Msg>, msg: Msg) -> Html {
    html! { <button type="button" {class} onclick={press(send, msg)}>{ words }</button> }
}
