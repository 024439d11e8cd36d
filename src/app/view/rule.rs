use crate::app::model::Model;
use crate::app::msg::Msg;
use refrain::ruling::Rule;
use yew::prelude::*;

/// A citation, to be opened.
pub fn cite(rule: &'static Rule, _model: &Model, send: &Callback<Msg>) -> Html {
    let cite = rule.cite();
    let open = send.reform({
        let cite = cite.clone();
        move |_: MouseEvent| Msg::Rule(Some(cite.clone()))
    });
    html! { <button type="button" class="cite" onclick={open}>{ cite }</button> }
}
