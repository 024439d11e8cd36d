use yew::prelude::*;

/// Something folded away, one tap from being read.
pub fn fold(class: &'static str, summary: Html, body: Html) -> Html {
    html! { <details {class}><summary><span>{ summary }</span></summary>{ body }</details> }
}
