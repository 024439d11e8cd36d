use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::{Icon, icon, press, tell};
use refrain::ruling::At;
use refrain::words::Count;
use yew::prelude::*;

/// The moment that the board shows, and the way through the steps: stands at the board.
pub fn walk(model: &Model, send: &Callback<Msg>) -> Html {
    let steps = &model.open.ruling.steps;
    let lang = model.lang;
    let at = &model.open.at;
    if steps.is_empty() && *at == At::End {
        return Html::default();
    }
    let count = Count::from(steps.len());
    let (moment, says) = match at {
        At::Step(index) => (
            PageSays::AtStep { step: Count::from(index + 1), of: count },
            steps.get(*index).map(|step| tell(&*step.says, lang)),
        ),
        At::Setup => (PageSays::AtSetup, None),
        At::Act(_) | At::Lap(_) => (PageSays::AtDeed, None),
        At::End => (PageSays::AtEnd { steps: count }, None),
    };
    let at_end = *at == At::End;
    let key = |shape: Icon, words: PageSays, msg: Msg, off: bool| {
        html! {
            <button type="button" class="button button--icon" disabled={off} onclick={press(send, msg)}>
                { icon(shape) }<span class="sr">{ tell(&words, lang) }</span>
            </button>
        }
    };
    html! {
        <div class={classes!("walk", (!at_end).then_some("is-past"))} role="group" aria-labelledby="moment">
            { key(Icon::Previous, PageSays::Previous, Msg::Walk(-1), *at == At::Setup) }
            { key(Icon::Next, PageSays::Next, Msg::Walk(1), at_end) }
            <p class="walk__moment" id="moment"><b>{ tell(&moment, lang) }</b>if let Some(says) = says { { " · " }{ says } }</p>
            if !at_end {
                <button type="button" class="button button--main" onclick={press(send, Msg::Show(At::End))}>
                    { tell(&PageSays::ToEnd, lang) }
                </button>
            }
        </div>
    }
}
