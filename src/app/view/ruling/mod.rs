//! The ruling: the answer first, then why.

use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::view::said;
use refrain::ruling::{Ruling, Standing};
use refrain::words::{Lang, Said};
use yew::prelude::*;

/// The whole ruling.
pub fn ruling(model: &Model, _send: &Callback<Msg>) -> Html {
    html! { <section class="ruling">{ said(&answer(&model.open.ruling, model.lang)) }</section> }
}

/// The answer in one sentence, as it is read out and copied.
pub fn answer(ruling: &Ruling, lang: Lang) -> Said {
    match &ruling.standing {
        Standing::Settled { verdict } => verdict.say(lang),
        Standing::Awaits(prompt) => prompt.asks.say(lang),
        Standing::Open { asks, .. } => asks.say(lang),
        Standing::Unknown { why, .. } => why.say(lang),
        Standing::Refused { first, .. } => first.step.says.say(lang),
    }
}
