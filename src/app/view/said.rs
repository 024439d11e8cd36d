use refrain::ruling::Sentence;
use refrain::words::{Lang, Run, Said};
use yew::prelude::*;

/// A sentence in the page's language.
pub fn tell(says: &dyn Sentence, lang: Lang) -> Html {
    said(&says.say(lang))
}

/// Words, with stretches in another language marked as such: plain text, or else one element, so that a button
/// lays them out as one line of text.
pub fn said(said: &Said) -> Html {
    let mut runs = said.runs();
    match runs.as_mut_slice() {
        [Run { text, lang: None }] if !text.contains("10^") => html! { { std::mem::take(text) } },
        _ => html! { <span>for run in runs { { stretch(run) } }</span> },
    }
}

fn stretch(run: Run) -> Html {
    match run.lang {
        Some(lang) => html! { <span lang={lang.tag()}>{ powers(run.text) }</span> },
        None => powers(run.text),
    }
}

// 10^100 with its exponent raised; the sign stays in the text for those who hear or copy it.
fn powers(text: String) -> Html {
    let mut parts = text.split("10^");
    let head = parts.next().unwrap_or_default().to_owned();
    let powers = parts.map(|part| {
        let end = part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len());
        let (exponent, rest) = part.split_at(end);
        if exponent.is_empty() {
            return html! { { format!("10^{rest}") } };
        }
        html! { <>{ "10" }<span class="caret">{ "^" }</span><sup>{ exponent.to_owned() }</sup>{ rest.to_owned() }</> }
    });
    html! { <>{ head }{ for powers }</> }
}
