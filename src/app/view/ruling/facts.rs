use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::ruling::digits;
use crate::app::view::{fold, later, rule, tell};
use refrain::ruling::{Finding, Standing};
use std::rc::Rc;
use yew::prelude::*;

/// The numbers and facts found, folded; under an open question they stand above the readings already.
pub fn facts(model: &Rc<Model>, send: &Callback<Msg>) -> Html {
    if model.open.ruling.findings.is_empty() || matches!(model.open.ruling.standing, Standing::Open { .. }) {
        return Html::default();
    }
    let (shown, told) = (model.clone(), send.clone());
    let ruling = Rc::as_ptr(&model.open.ruling) as usize;
    let facts = later(ruling, vec![model.lang as usize], move || list(&shown.open.ruling.findings, &shown, &told));
    fold("facts", tell(&PageSays::Facts, model.lang), facts)
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
