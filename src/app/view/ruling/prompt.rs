use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::ruling::{digits, number};
use crate::app::view::{press, rule, tell};
use refrain::ruling::{Choice, Does, Prompt};
use yew::prelude::*;

/// The decision to make, asked in place.
#[inline(never)] // not on the first screen
pub fn prompt(prompt: &Prompt, model: &Model, send: &Callback<Msg>) -> Html {
    let (allowed, forbidden): (Vec<&Choice>, Vec<&Choice>) =
        prompt.choices.iter().partition(|choice| choice.why.is_empty());
    html! {
        <div class="prompt">
            { digits::exact_of(&*prompt.asks, model.lang) }
            if !prompt.choices.is_empty() {
                <ul class="choices">
                    { for allowed.iter().map(|choice| offered(choice, prompt, model, send)) }
                    { for forbidden.iter().map(|choice| barred(choice, prompt, model, send)) }
                </ul>
            }
            if let Some(asked) = &prompt.number {
                { number::number(asked, model, send) }
            }
        </div>
    }
}

fn offered(choice: &Choice, prompt: &Prompt, model: &Model, send: &Callback<Msg>) -> Html {
    let act = choice.act.clone().answering(prompt.key);
    let key = key(choice, model);
    html! {
        <li {key}>
            <button type="button" class="choice" onclick={press(send, Msg::Do(Does::Act(act)))}>
                <span class="choice__says">{ tell(&*choice.says, model.lang) }</span>
                if let Some(gives) = &choice.gives {
                    <span class="choice__gives">{ tell(&**gives, model.lang) }</span>
                }
            </button>
        </li>
    }
}

fn barred(choice: &Choice, prompt: &Prompt, model: &Model, send: &Callback<Msg>) -> Html {
    let act = choice.act.clone().answering(prompt.key);
    let key = key(choice, model);
    let why = choice.why.iter().map(|problem| {
        html! {
            <span class="choice__why">
                { tell(&*problem.step.says, model.lang) }{ " " }{ rule::cites(problem.step.cites(), model, send) }
            </span>
        }
    });
    html! {
        <li {key} class="choice is-forbidden">
            <span class="choice__says">{ tell(&*choice.says, model.lang) }</span>
            <span class="choice__bar">{ tell(&PageSays::NotNow, model.lang) }</span>
            { for why }
            <button type="button" class="button button--quiet" onclick={press(send, Msg::AskAnyway(act))}>
                { tell(&PageSays::AskAnyway, model.lang) }
            </button>
        </li>
    }
}

// An answered decision takes its buttons along, so that a second press does not answer the next one.
fn key(choice: &Choice, model: &Model) -> String {
    format!("{}-{}", model.open.case.acts().len(), choice.id)
}
