use crate::app::model::Model;
use crate::app::share_says::ShareSays;
use crate::app::view::tell;
use refrain::export::qr_svg;
use refrain::ruling::Sentence;
use refrain::words::Count;
use yew::prelude::*;

/// The link as a code for the camera of another phone, folded away.
pub fn part(address: &str, model: &Model) -> Html {
    let lang = model.lang;
    let title = ShareSays::Qr.say(lang).plain();
    let content = match qr_svg(address, &title) {
        Some(code) => html! {
            <>
                <div class="share__code">{ Html::from_html_unchecked(AttrValue::from(code)) }</div>
                <p class="hint">{ tell(&ShareSays::QrHolds { characters: Count::from(address.chars().count()) }, lang) }</p>
            </>
        },
        None => html! { <p class="hint">{ tell(&ShareSays::QrTooLong, lang) }</p> },
    };
    html! {
        <details class="share__fold">
            <summary class="button">{ title }</summary>
            { content }
        </details>
    }
}
