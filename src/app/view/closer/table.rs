use crate::app::closer::{CloserSays, Look};
use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::view::ruling::{answer, decider, kind};
use crate::app::view::{icon, press, said, tell};
use yew::prelude::*;

/// An answer of more characters than this is set in smaller type.
const LONG_ANSWER: usize = 160;

/// The answer alone, in large type.
#[inline(never)] // not on the first screen
pub fn table(turned: bool, model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let ruling = &model.open.ruling;
    let kind = kind(ruling);
    let answer = answer(ruling, lang);
    let is_long = answer.plain().chars().count() > LONG_ANSWER;
    html! {
        <>
            <div class={classes!("table-view", kind.class, turned.then_some("is-turned"), is_long.then_some("is-long"))}>
                <p class="answer__kind">{ icon(kind.icon) }<span>{ tell(&kind.words, lang) }{ decider(model) }</span></p>
                <p class="table-view__answer">{ said(&answer) }</p>
                if let Some(title) = model.title() { <p class="table-view__title">{ tell(&*title, lang) }</p> }
            </div>
            <button type="button" class="button button--main table-view__turn" aria-pressed={turned.to_string()}
                onclick={press(send, Msg::Closer(Look::Turn))}>
                { tell(&CloserSays::Turn, lang) }
            </button>
            <p class="sr" role="status">if turned { { tell(&CloserSays::Turned, lang) } }</p>
        </>
    }
}
