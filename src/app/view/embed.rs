use crate::app::embed_says::EmbedSays;
use crate::app::model::Model;
use crate::app::msg::{Copied, EmbedAs, Msg};
use crate::app::view::ruling::{self, was_copied};
use crate::app::view::{button, tell};
use refrain::export::Embed;
use yew::prelude::*;

const FORMS: [(EmbedAs, EmbedSays); 5] = [
    (EmbedAs::Frame, EmbedSays::Frame),
    (EmbedAs::Element, EmbedSays::Element),
    (EmbedAs::DokuWiki, EmbedSays::DokuWiki),
    (EmbedAs::Widget, EmbedSays::Widget),
    (EmbedAs::IframeTag, EmbedSays::IframeTag),
];

/// What puts the open case into another page, in the panel for taking it along.
#[inline(never)] // not on the first screen
pub fn rows(model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    if of(model).is_none() {
        return html! { <p class="hint">{ tell(&EmbedSays::NoAddress, lang) }</p> };
    }
    let keys =
        FORMS.iter().map(|(form, words)| button("button", tell(words, lang), send, Msg::Copy(Copied::Embed(*form))));
    let all: Vec<Copied> = FORMS.iter().map(|(form, _)| Copied::Embed(*form)).collect();
    html! {
        <details class="share__embed">
            <summary>{ tell(&EmbedSays::Embed, lang) }</summary>
            <p class="hint">{ tell(&EmbedSays::How, lang) }</p>
            <div class="share__keys">{ for keys }</div>
            <p>{ was_copied(model, &all) }</p>
            <p class="hint">{ tell(&EmbedSays::Needs, lang) }</p>
        </details>
    }
}

/// The text that another page takes.
#[inline(never)] // not on the first screen
pub fn text(model: &Model, form: EmbedAs) -> String {
    let write = match form {
        EmbedAs::Frame => Embed::frame,
        EmbedAs::Element => Embed::element,
        EmbedAs::DokuWiki => Embed::dokuwiki,
        EmbedAs::Widget => Embed::widget,
        EmbedAs::IframeTag => Embed::iframe_tag,
    };
    of(model).as_ref().map(write).unwrap_or_default()
}

// Named by the question and its answer.
fn of(model: &Model) -> Option<Embed> {
    let question = model.title().map(|title| title.say(model.lang).plain()).unwrap_or_default();
    let answer = ruling::answer(&model.open.ruling, model.lang).plain();
    Embed::new(&model.link(), &format!("{question} {answer}"), model.lang)
}
