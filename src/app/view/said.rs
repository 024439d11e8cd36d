use refrain::ruling::Sentence;
use refrain::words::{Lang, Run, Said};
use yew::prelude::*;

/// A sentence in the page's language.
pub fn tell(says: &dyn Sentence, lang: Lang) -> Html {
    said(&says.say(lang))
}

/// Words, with stretches in another language marked as such.
pub fn said(said: &Said) -> Html {
    html! { for run in said.runs() { { stretch(run) } } }
}

fn stretch(run: Run) -> Html {
    match run.lang {
        Some(lang) => html! { <span lang={lang.tag()}>{ run.text }</span> },
        None => html! { { run.text } },
    }
}
