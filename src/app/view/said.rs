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
    runs.iter_mut().for_each(|run| run.text = whole(&run.text));
    match runs.as_mut_slice() {
        [Run { text, lang: None }] if !text.contains("10^") => html! { { std::mem::take(text) } },
        _ => html! { <span>for run in runs { { stretch(run) } }</span> },
    }
}

// A line does not end between a number and what is counted, nor between a name and its number: “2 wounds”, “Savage 2”.
fn whole(text: &str) -> String {
    let mut whole = String::with_capacity(text.len());
    let (mut before, mut last, mut keeps) = ("", "", false);
    for (nth, word) in text.split(' ').enumerate() {
        let number = |word: &str, at: usize| word.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
        // Of “8 to 10 against” nothing is kept, and never more than two words: that would be a long line of its own.
        let counts = !keeps && number(last, last.len().wrapping_sub(1)) && before.len() > 2 && word.len() > 3;
        let named = number(word, 0) && last.starts_with(|c: char| c.is_ascii_uppercase());
        keeps = counts || named;
        if nth > 0 {
            whole.push(if keeps { '\u{A0}' } else { ' ' });
        }
        whole.push_str(word);
        (before, last) = (last, word);
    }
    whole
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

#[cfg(test)]
mod tests {
    use super::whole;

    #[test]
    fn a_number_stays_with_its_noun_and_with_the_name_before_it() {
        for (plain, kept) in [
            (
                "Frodo 3 to 5 against Uruk Savage 2: lost, 3 wounds",
                "Frodo_3 to 5 against Uruk Savage_2: lost, 3_wounds",
            ),
            ("After 10 rounds", "After_10 rounds"),
            ("for 4 Energy (2 ways)", "for 4_Energy (2_ways)"),
            ("Savage 1, et 2 énergies.", "Savage_1, et 2 énergies."),
            ("avec 2 énergies", "avec 2_énergies"),
            (" 7 ", " 7 "),
            ("", ""),
        ] {
            assert_eq!(whole(plain), kept.replace('_', "\u{A0}"), "{plain}");
        }
    }
}
