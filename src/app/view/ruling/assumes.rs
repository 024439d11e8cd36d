use crate::app::model::{Model, Turned};
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::ruling::in_short;
use crate::app::view::{press, tell};
use refrain::ruling::{Assumption, Does};
use refrain::words::Count;
use yew::prelude::*;

/// What was taken for granted, and what would turn the answer.
pub fn assumes(model: &Model, send: &Callback<Msg>) -> Html {
    let assumed = &model.open.ruling.assumes;
    let turns = &model.open.turned;
    html! {
        <>
            if !assumed.is_empty() {
                <section class="assumes" aria-labelledby="assumes">
                    <h2 id="assumes">{ tell(&PageSays::Assumes, model.lang) }</h2>
                    <ul>{ for assumed.iter().map(|assumption| one(assumption, model, send)) }</ul>
                </section>
            }
            if turns.is_empty() && model.open.looked && model.open.tried > 0 { { nothing(model) } }
            if !turns.is_empty() {
                <section class="turns" aria-labelledby="turns">
                    <h2 id="turns">{ tell(&PageSays::WouldChange, model.lang) }</h2>
                    <ul>{ for turns.iter().map(|turned| turn(turned, model, send)) }</ul>
                </section>
            }
        </>
    }
}

#[inline(never)] // not on the first screen
fn nothing(model: &Model) -> Html {
    let tried = Count::from(model.open.tried);
    html! {
        <section class="turns" aria-labelledby="turns">
            <h2 id="turns">{ tell(&PageSays::WouldChange, model.lang) }</h2>
            <p>{ tell(&PageSays::NothingChanges { tried }, model.lang) }</p>
        </section>
    }
}

fn one(assumption: &Assumption, model: &Model, send: &Callback<Msg>) -> Html {
    let words = tell(&*assumption.says, model.lang);
    match assumption.change.clone() {
        None => html! { <li>{ words }</li> },
        Some(edit) => html! {
            <li>
                { words.clone() }{ " " }
                <button type="button" class="button button--quiet" onclick={press(send, Msg::Do(Does::Edit(edit)))}>
                    { tell(&PageSays::ChangeIt, model.lang) }<span class="sr">{ ": " }{ words }</span>
                </button>
            </li>
        },
    }
}

#[inline(never)] // not on the first screen
fn turn(turned: &Turned, model: &Model, send: &Callback<Msg>) -> Html {
    html! {
        <li>
            <button type="button" class="turn" onclick={press(send, Msg::Do(Does::Edit(turned.edit.clone())))}>
                <b>{ tell(&*turned.says, model.lang) }</b>
                { in_short(&turned.ruling, model.lang) }
            </button>
        </li>
    }
}
