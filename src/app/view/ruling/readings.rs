use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::ruling::in_short;
use crate::app::view::ruling::{facts, steps};
use crate::app::view::{fold, press, tell};
use crate::app::walk_says::WalkSays;
use refrain::ruling::{Branch, Does, OptionId, ReadingId, Standing};
use refrain::words::Count;
use yew::prelude::*;

/// The readings of a question that the book leaves open, side by side, none chosen.
#[inline(never)] // not on the first screen
pub fn branches(branches: &[Branch], model: &Model, send: &Callback<Msg>) -> Html {
    let ruling = &model.open.ruling;
    let Standing::Open { question, asks, alike, .. } = &ruling.standing else { return Html::default() };
    html! {
        <>
            if !ruling.findings.is_empty() {
                { fold("facts", tell(&PageSays::SettledAnyway, model.lang), facts::list(&ruling.findings, model, send)) }
            }
            <h3>
                if *alike { { tell(&**asks, model.lang) } } else { { tell(&PageSays::Readings, model.lang) } }
            </h3>
            <p class="hint">{ tell(&WalkSays::ReadingsHow, model.lang) }</p>
            <ul class="readings">
                { for branches.iter().enumerate().map(|(nth, branch)| {
                    let badge = WalkSays::Reading { nth: Count::from(nth + 1), of: Count::from(branches.len()) };
                    reading(branch, badge, question, model, send)
                }) }
            </ul>
        </>
    }
}

fn reading(branch: &Branch, badge: WalkSays, question: &ReadingId, model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    html! {
        <li class="reading">
            <p class="reading__badge">{ tell(&badge, lang) }</p>
            <h4 class="reading__says">{ tell(&*branch.says, lang) }</h4>
            <p class="reading__gives">{ in_short(&branch.ruling, lang) }</p>
            if !branch.ruling.steps.is_empty() {
                { fold("", tell(&PageSays::ReadingWhy, lang), steps::list(&branch.ruling.steps, model, send)) }
            }
            <button type="button" class="button" onclick={press(send, pick(question, Some(&branch.option)))}>
                { tell(&PageSays::TakeReading, lang) }<span class="sr">{ ": " }{ tell(&*branch.says, lang) }</span>
            </button>
        </li>
    }
}

/// The readings that the table chose, each with a way to take it back.
#[inline(never)] // not on the first screen
pub fn table_rules(model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let rules = model.open.table_rules.iter().map(|rule| {
        html! {
            <li class="table-rule">
                <span class="table-rule__badge">{ tell(&PageSays::TableRule, lang) }</span>
                <span class="table-rule__says">
                    if let Some((asks, says)) = &rule.words {
                        <span class="hint">{ tell(&**asks, lang) }</span>{ " " }<b>{ tell(&**says, lang) }</b>
                    } else {
                        { tell(&PageSays::TableRuleIdle, lang) }
                    }
                </span>
                <button type="button" class="button" onclick={press(send, pick(&rule.reading, None))}>
                    { tell(&PageSays::DropReading, lang) }
                </button>
            </li>
        }
    });
    if model.open.table_rules.is_empty() {
        Html::default()
    } else {
        html! { <ul class="table-rules">{ for rules }</ul> }
    }
}

fn pick(reading: &ReadingId, option: Option<&OptionId>) -> Msg {
    Msg::Do(Does::Reading { reading: reading.clone(), option: option.cloned() })
}
