use crate::app::model::Model;
use crate::app::share_says::ShareSays;
use crate::app::view::tell;
use yew::prelude::*;

/// A link to one of the pages that the build writes beside this one: rules with their cases, readable without the
/// program. Where this page is no file of a site, there are none.
#[inline(never)] // not on the first screen
pub fn link(file: &str, words: &ShareSays, model: &Model) -> Html {
    if !model.address.starts_with("http") {
        return Html::default();
    }
    html! {
        <p class="pages">
            <a class="button" href={format!("rules/{file}")} target="_blank" rel="noopener">{ tell(words, model.lang) }</a>
        </p>
    }
}
