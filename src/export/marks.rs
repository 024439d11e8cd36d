use crate::words::{Lang, capital};

/// A colon with what stands before it in this language, to be followed by a space.
pub(super) fn colon(lang: Lang) -> &'static str {
    match lang {
        Lang::En => ":",
        Lang::Fr => "\u{A0}:",
    }
}

/// What is asked for, as it stands before the answers: a question, or a thing with a colon.
pub(super) fn asked(what: &str, lang: Lang) -> String {
    let end = if what.ends_with(['?', '!', '.', ':']) { "" } else { colon(lang) };
    format!("{}{end}", capital(what))
}

/// A semicolon with what stands before it.
pub(super) fn semicolon(lang: Lang) -> &'static str {
    match lang {
        Lang::En => ";",
        Lang::Fr => "\u{202F};",
    }
}
