use crate::app::model::Model;
use crate::app::msg::{Msg, Saving};
use crate::app::share_says::ShareSays;
use crate::app::view::share::panel::part as under;
use crate::app::view::{button, tell};
use yew::prelude::*;

/// The board and the loop as pictures, and the kit for wikis.
pub fn part(model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let key = |words: ShareSays, what: Saving| button("button", tell(&words, lang), send, Msg::Save(what));
    let content = html! {
        <>
            <div class="share__keys">
                { key(ShareSays::BoardSvg, Saving::Board { as_points: false }) }
                { key(ShareSays::BoardPng, Saving::Board { as_points: true }) }
                if !model.open.ruling.loops.is_empty() {
                    { key(ShareSays::LoopSvg, Saving::Loop { as_points: false }) }
                    { key(ShareSays::LoopPng, Saving::Loop { as_points: true }) }
                }
                { key(ShareSays::Kit, Saving::Kit) }
            </div>
            <p class="hint">{ tell(&ShareSays::KitHolds, lang) }</p>
        </>
    };
    under(&ShareSays::Pictures, lang, content)
}
