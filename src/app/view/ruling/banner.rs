use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::view::press;
use crate::app::view::ruling::in_short;
use yew::prelude::*;

/// The answer as a banner at the upper edge of a narrow window, where the answer itself is out of sight: what is changed far
/// below shows what it changes, and a tap leads to the whole. It lies behind the answer, and comes out as that scrolls away
/// (`late/banner.css`). Who hears the page was told the answer, and Tab comes to it on the way up: neither meets it twice.
#[inline(never)] // not on the first screen
pub fn banner(model: &Model, send: &Callback<Msg>) -> Html {
    // What is dragged past it looks for places.
    if model.gesture.dragging().is_some() {
        return Html::default();
    }
    html! {
        <div class="banner" aria-hidden="true">
            <button type="button" class="banner__key" tabindex="-1" onclick={press(send, Msg::ToAnswer)}>
                { in_short(&model.open.ruling, model.lang) }
            </button>
        </div>
    }
}
