use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::update::moment;
use crate::app::view::{Icon, icon, press, tell};
use refrain::ruling::At;
use yew::prelude::*;

/// The moment that the board shows, and the way through the steps: stands at the board.
pub fn walk(model: &Model, send: &Callback<Msg>) -> Html {
    let steps = &model.open.ruling.steps;
    let lang = model.lang;
    let at = &model.open.at;
    if steps.is_empty() && *at == At::End {
        return Html::default();
    }
    let (moment, step) = moment::told(model);
    let at_end = *at == At::End;
    let key = |id: &'static str, shape: Icon, words: PageSays, msg: Msg, off: bool| {
        html! {
            <button type="button" class="button button--icon" {id} aria-disabled={off.to_string()} onclick={press(send, msg)}>
                { icon(shape) }<span class="sr">{ tell(&words, lang) }</span>
            </button>
        }
    };
    html! {
        <div class={classes!("walk", (!at_end).then_some("is-past"))} role="group" aria-labelledby="moment">
            { key("walk-back", Icon::Previous, PageSays::Previous, Msg::Walk(-1), *at == At::Setup) }
            if model.walks {
                { key("walk-alone", Icon::Pause, PageSays::Pause, Msg::SetWalking(false), false) }
            } else {
                { key("walk-alone", Icon::Play, PageSays::Play, Msg::SetWalking(true), false) }
            }
            { key("walk-on", Icon::Next, PageSays::Next, Msg::Walk(1), at_end) }
            <p class="walk__moment" id="moment"><b>{ tell(&moment, lang) }</b>if let Some(step) = step { { " · " }{ tell(&*step, lang) } }</p>
            if !at_end {
                <button type="button" class="button button--main" onclick={press(send, Msg::Show(At::End))}>
                    { tell(&PageSays::ToEnd, lang) }
                </button>
            }
        </div>
    }
}
