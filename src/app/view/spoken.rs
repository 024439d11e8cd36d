use crate::app::model::Model;
use crate::app::view::ruling;
use yew::prelude::*;

/// The one live region: what a screen reader is told, a new ruling's answer first.
pub fn spoken(model: &Model) -> Html {
    let answer = model.spoken.ruling.then(|| ruling::spoken_answer(&model.open.ruling, model.lang));
    let rest = model.spoken.says.iter().map(|says| says.say(model.lang).plain());
    let text = answer.into_iter().chain(rest).collect::<Vec<String>>().join(" ");
    // The same words twice in a row are spoken twice only if the text differs.
    let again = if model.spoken.nth.is_multiple_of(2) { "" } else { "\u{A0}" };
    html! { <div class="sr" role="status" aria-live="polite" aria-atomic="true">{ text }{ again }</div> }
}
