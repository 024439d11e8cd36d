use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::board::folded;
use crate::app::view::dialog::Dialog;
use crate::app::view::{rule, tell, written};
use refrain::ruling::{Locator, Rule};
use refrain::words::{Count, Lang};
use yew::prelude::*;

/// How many found rules are listed.
const LISTED: usize = 40;

/// The search for a rule by its number, by a number that it had before, or by words.
pub fn panel(model: &Model, send: &Callback<Msg>) -> Html {
    let dialog = Dialog {
        id: "find",
        open: model.find.is_some(),
        title: tell(&PageSays::FindRule, model.lang),
        close: Msg::FindRule(None),
    };
    let body = match &model.find {
        Some(words) => body(words, model, send),
        None => Html::default(),
    };
    dialog.holding(model.lang, send, body)
}

#[inline(never)] // not on the first screen
fn body(words: &str, model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let found = found(words, model);
    let oninput = written::<InputEvent>(send, |text| Msg::FindRule(Some(text)));
    let wanted = folded(words.trim());
    let entry = |(_, rule): &(usize, &'static Rule)| {
        // Why it is found, when its present number does not say so.
        let former = rule.moved.iter().find(|(_, former)| folded(former).starts_with(&wanted));
        html! {
            <li class="find__rule">
                { rule::cite(rule, model, send) }
                if let Some((edition, former)) = former {
                    <span class="hint">{ " " }{ tell(&PageSays::RuleFormerly, lang) }{ format!(" {former} ({edition})") }</span>
                }
                <p>{ rule.gist.say(lang) }</p>
            </li>
        }
    };
    html! {
        <>
            <label class="hint" for="find-words">{ tell(&PageSays::FindHow, lang) }</label>
            <input class="field" id="find-words" type="search" autocomplete="off" autofocus={true} value={words.to_owned()} {oninput} />
            <p class="hint" role="status">{ tell(&PageSays::FoundRules { count: Count::from(found.len()) }, lang) }</p>
            <ul class="find__rules">{ for found.iter().take(LISTED).map(entry) }</ul>
        </>
    }
}

// The rules of every game that fit, the best first; those of the open game before the others.
fn found(words: &str, model: &Model) -> Vec<(usize, &'static Rule)> {
    let wanted = folded(words.trim());
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut all: Vec<(usize, &'static Rule)> = Vec::new();
    for shelf in model.shelf.iter() {
        let away = if shelf.about.id == model.open.case.game() { 0 } else { 10 };
        for rule in shelf.about.rulesets.iter().flat_map(|set| set.books).flat_map(|book| book.rules).copied() {
            if let Some(rank) = rank(rule, &wanted, model.lang)
                && !all.iter().any(|(_, known)| std::ptr::eq(*known, rule))
            {
                all.push((rank + away, rule));
            }
        }
    }
    all.sort_by_key(|(rank, _)| *rank);
    all
}

// How well a rule fits: its own number, a former one, the beginning of either, or words.
fn rank(rule: &Rule, wanted: &str, lang: Lang) -> Option<usize> {
    let place = match rule.locator {
        Locator::Number(place) | Locator::Entry(place) | Locator::Card(place) => place.to_owned(),
        Locator::Page { page, key } => format!("p.{page} {key}"),
    };
    let (place, cite) = (folded(&place), folded(&rule.cite()));
    let former = |fits: &dyn Fn(&str) -> bool| rule.moved.iter().any(|(_, former)| fits(&folded(former)));
    if place == wanted || cite == wanted {
        Some(0)
    } else if former(&|former| former == wanted) {
        Some(1)
    } else if place.starts_with(wanted) {
        Some(2)
    } else if former(&|former| former.starts_with(wanted)) {
        Some(3)
    } else {
        let gist = folded(rule.gist.say(lang));
        wanted.split_whitespace().all(|word| gist.contains(word) || place.contains(word)).then_some(4)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use refrain::ruling::{Basis, Book, Gist};
    use refrain::words::Name;

    static BOOK: Book = Book { key: "", title: Name::both("Book", "Livre"), edition: "2" };
    static RULE: Rule = Rule {
        book: &BOOK,
        locator: Locator::Number("732.2a"),
        moved: &[("2011", "716.2a")],
        gist: Gist { en: "A shortcut names a number.", fr: "Un raccourci précise un nombre." },
        basis: Basis::Printed,
    };

    #[test]
    fn a_rule_is_found_by_its_number_a_former_one_and_words() {
        let of = |words: &str, lang| rank(&RULE, &folded(words), lang);
        assert_eq!(of("732.2a", Lang::En), Some(0));
        assert_eq!(of("716.2A", Lang::En), Some(1));
        assert_eq!(of("732", Lang::En), Some(2));
        assert_eq!(of("716.2", Lang::Fr), Some(3));
        assert_eq!(of("raccourci precise", Lang::Fr), Some(4));
        assert_eq!(of("raccourci", Lang::En), None);
        assert_eq!(of("717.2a", Lang::En), None);
    }
}
