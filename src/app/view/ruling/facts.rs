use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::ruling::digits;
use crate::app::view::{fold, rule, tell};
use refrain::ruling::{Finding, Standing};
use yew::prelude::*;

/// The numbers and facts found, folded; under an open question they stand above the readings already.
pub fn facts(model: &Model, send: &Callback<Msg>) -> Html {
    let findings = &model.open.ruling.findings;
    if findings.is_empty() || matches!(model.open.ruling.standing, Standing::Open { .. }) {
        return Html::default();
    }
    fold("facts", tell(&PageSays::Facts, model.lang), list(findings, model, send))
}

/// Facts, each with the rules behind it.
pub fn list(findings: &[Finding], model: &Model, send: &Callback<Msg>) -> Html {
    let items = findings.iter().map(|finding| {
        html! {
            <li>
                { tell(&*finding.says, model.lang) }{ " " }{ rule::cites(&finding.cites, model, send) }
                { digits::exact_of(&*finding.says, model.lang) }
            </li>
        }
    });
    html! { <ul class="fact-list">{ for items }</ul> }
}
