use crate::app::closer::{CloserSays, Edition, Parting};
use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::view::ruling::in_short;
use crate::app::view::{button, rule, said, tell};
use refrain::ruling::Rule;
use yew::prelude::*;

/// How many of the rules that only one ruleset cites are shown, and of what comes out under it alone.
const SHOWN: usize = 8;

/// The same board under each ruleset: what it gives, and the step and rules that make the difference.
pub fn editions(editions: &[Edition], model: &Model, send: &Callback<Msg>) -> Html {
    html! {
        <>
            <p class="hint">{ tell(&CloserSays::EditionsHow, model.lang) }</p>
            <ul class="editions">{ for editions.iter().map(|edition| one(edition, model, send)) }</ul>
        </>
    }
}

fn one(edition: &Edition, model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let compared = if edition.is_present {
        CloserSays::Present
    } else if edition.parting.is_none() {
        CloserSays::SameAnswer
    } else if edition.is_same {
        CloserSays::OtherOutcome
    } else {
        CloserSays::OtherAnswer
    };
    html! {
        <li class={classes!("edition", edition.parting.is_some().then_some("is-other"))}>
            <h3>{ said(&edition.ruleset.name.say(lang).into()) }</h3>
            <p class="edition__compared">{ tell(&compared, lang) }</p>
            <p>{ in_short(&edition.ruling, lang) }</p>
            if let Some(parting) = &edition.parting { { parts(parting, model, send) } }
            if !edition.is_present {
                { button("button", tell(&CloserSays::RuleBy, lang), send, Msg::Ruleset(edition.ruleset.id.to_owned())) }
            }
        </li>
    }
}

fn parts(parting: &Parting, model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let shown: Vec<&'static Rule> = parting.rules.iter().copied().take(SHOWN).collect();
    let outcome = parting.outcome.iter().take(SHOWN);
    html! {
        <>
            { for outcome.map(|says| html! { <p class="edition__parts">{ tell(&**says, lang) }</p> }) }
            if let Some(step) = &parting.step {
                <p class="edition__parts">
                    <b>{ tell(&CloserSays::PartsHere, lang) }</b>{ " " }{ tell(&*step.says, lang) }{ " " }
                    { rule::cites(step.cites(), model, send) }
                </p>
            }
            if !shown.is_empty() {
                <p class="edition__rules">
                    <span class="hint">{ tell(&CloserSays::OnlyHere, lang) }</span>{ " " }
                    { rule::cites(&shown, model, send) }
                </p>
            }
        </>
    }
}
