use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::{Icon, icon, press, tell};
use yew::prelude::*;

/// The question's title, Share, and the menu.
pub fn header(model: &Model, send: &Callback<Msg>) -> Html {
    let key = |shape: Icon, words: PageSays, msg: Msg| {
        html! {
            <button type="button" class="button header__key" aria-haspopup="dialog" onclick={press(send, msg)}>
                { icon(shape) }<span class="header__word">{ tell(&words, model.lang) }</span>
            </button>
        }
    };
    html! {
        <header class="header">
            <span class="header__mark">{ icon(Icon::Mark) }</span>
            <h1 class="header__title">
                if let Some(title) = model.title() { { tell(&*title, model.lang) } }
            </h1>
            { key(Icon::Share, PageSays::Share, Msg::Share(true)) }
            { key(Icon::Menu, PageSays::Menu, Msg::Menu(true)) }
        </header>
    }
}
