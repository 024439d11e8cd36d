use crate::export::marks::{colon, semicolon};
use crate::export::{Frame, Names};
use crate::ruling::{Basis, Locator, Rule, Sentence};
use crate::words::{Lang, Said};

/// A rule's place as people write it: `CR · loops`, `p. 46 · MX3`, `732.2a`, a card by its name; what is no book's by what
/// it is. Files and other programs keep to [`Rule::cite`].
pub fn cited(rule: &'static Rule, names: &Names, lang: Lang) -> String {
    if is_nobodys(rule) {
        return title(rule, lang);
    }
    let key = rule.book.key.to_uppercase();
    match rule.locator {
        Locator::Card(id) => {
            // What players call by a number is found by it.
            let number = id.contains(|c: char| c.is_ascii_digit()).then(|| id.to_uppercase());
            match (names.card(rule, lang), number) {
                (Some(name), Some(number)) => format!("{name} {number}"),
                (Some(name), None) => name,
                (None, Some(number)) => number,
                (None, None) => id.replace('-', " "),
            }
        }
        Locator::Page { page, key } => format!("p.\u{A0}{page} · {key}"),
        Locator::Number(place) | Locator::Entry(place) if key.is_empty() => place.to_owned(),
        Locator::Number(place) | Locator::Entry(place) => format!("{key} · {place}"),
    }
}

/// Several places behind each other, each once; nothing without rules.
pub(super) fn all_cited(rules: &[&'static Rule], names: &Names, lang: Lang) -> String {
    let mut all: Vec<String> = Vec::new();
    for rule in rules {
        let one = cited(rule, names, lang);
        if !all.contains(&one) {
            all.push(one);
        }
    }
    all.join(&format!("{} ", semicolon(lang)))
}

/// A rule in one line: its place, book and edition, former places, what it says, how firmly it stands.
pub(super) fn of_rule(rule: &'static Rule, names: &Names, lang: Lang) -> String {
    let (place, title, gist) = (cited(rule, names, lang), title(rule, lang), rule.gist.say(lang));
    if is_nobodys(rule) {
        return format!("{place}{} {gist}", colon(lang));
    }
    let moved: Vec<String> =
        rule.moved.iter().map(|(edition, place)| format!("{edition}{} {place}", colon(lang))).collect();
    let moved = if moved.is_empty() { String::new() } else { format!(" ({})", moved.join(", ")) };
    let basis = Frame::from(rule.basis).say(lang).plain();
    format!("{place} ({title}, {}){moved} {gist} [{basis}]", rule.book.edition)
}

// A limit of this program or what a person typed has no place that anybody could look up.
fn is_nobodys(rule: &Rule) -> bool {
    matches!(rule.basis, Basis::Limit | Basis::Given)
}

fn title(rule: &Rule, lang: Lang) -> String {
    Said::from(rule.book.title.say(lang)).plain()
}
