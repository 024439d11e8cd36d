//! The closer look at an answer, in a panel of its own.

mod beside;
mod differences;
mod editions;
mod fewest;
mod table;
mod wrong;

pub use wrong::report;

use crate::app::closer::{Closer, CloserSays, Look, Other};
use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::dialog::Dialog;
use crate::app::view::{press, tell};
use yew::prelude::*;

/// The panel, with what is looked at, and the answer alone for the table.
pub fn panel(model: &Model, send: &Callback<Msg>) -> Html {
    let is_table = matches!(model.closer, Some(Closer::Table { .. }));
    let closer = Dialog {
        id: "closer",
        open: model.closer.is_some() && !is_table,
        title: tell(&PageSays::LookCloser, model.lang),
        close: Msg::Closer(Look::Shut),
    };
    let table = Dialog {
        id: "table",
        open: is_table,
        title: tell(&PageSays::ForTheTable, model.lang),
        close: Msg::Closer(Look::Shut),
    };
    let (body, alone) = match &model.closer {
        None => (Html::default(), Html::default()),
        Some(Closer::Table { turned }) => (Html::default(), table::table(*turned, model, send)),
        Some(closer) => (looked_at(closer, model, send), Html::default()),
    };
    html! {
        <>
            { closer.holding(model.lang, send, body) }
            { table.holding(model.lang, send, alone) }
        </>
    }
}

#[inline(never)] // not on the first screen
fn looked_at(closer: &Closer, model: &Model, send: &Callback<Msg>) -> Html {
    let (now, body) = match closer {
        Closer::Editions(editions) => (CloserSays::Editions, editions::editions(editions, model, send)),
        Closer::Beside(beside) => (CloserSays::Beside, beside::beside(beside.as_deref(), model, send)),
        Closer::Fewest(fewest) => (CloserSays::Fewest, fewest::fewest(fewest, model, send)),
        Closer::Wrong => (CloserSays::Wrong, wrong::wrong(model, send)),
        Closer::Table { .. } => return Html::default(),
    };
    let has_editions = model.about().is_some_and(|about| about.rulesets.len() > 1);
    let keys = [
        (CloserSays::Editions, Look::Editions),
        (CloserSays::Beside, Look::Beside(Other::Any)),
        (CloserSays::Fewest, Look::Fewest),
        (CloserSays::Wrong, Look::Wrong),
    ];
    let keys = keys.into_iter().filter(|(_, look)| *look != Look::Editions || has_editions).map(|(says, look)| {
        let is_now = std::mem::discriminant(&says) == std::mem::discriminant(&now);
        key(&says, is_now, look, model, send)
    });
    html! {
        <>
            <div class="menu__keys closer__keys">{ for keys }</div>
            <div class="closer__body">{ body }</div>
        </>
    }
}

fn key(says: &CloserSays, is_now: bool, look: Look, model: &Model, send: &Callback<Msg>) -> Html {
    html! {
        <button type="button" class="button menu__key" aria-pressed={is_now.to_string()} onclick={press(send, Msg::Closer(look))}>
            { tell(says, model.lang) }
        </button>
    }
}
