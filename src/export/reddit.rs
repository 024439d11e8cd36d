use crate::export::markup::{Lists, Markup};
use crate::export::{Names, markdown};
use crate::ruling::Ruling;
use crate::words::Lang;

const REDDIT: Markup = Markup {
    escaped,
    bold: ["**", "**"],
    faint: ["_", "_"],
    lists: Lists::Indented,
    table: None,
    link: |address, words| format!("[{words}]({address})"),
};

/// A ruling for Reddit, with a link behind it.
pub(super) fn linked(ruling: &Ruling, names: &Names, lang: Lang, link: Option<&str>) -> String {
    REDDIT.write(ruling, names, lang, link)
}

// As in Markdown; besides, `^` raises, and `u/name` and `r/name` call people and places.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in markdown::escaped(text).chars() {
        let calls = c == '/' && matches!(out.chars().next_back(), Some('u' | 'r' | 'U' | 'R'));
        if c == '^' || calls {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_called_and_nothing_raised() {
        assert_eq!(escaped("u/someone and /r/place, 10^100"), r"u\/someone and /r\/place, 10\^100");
        assert_eq!(escaped("*a*"), r"\*a\*");
    }
}
