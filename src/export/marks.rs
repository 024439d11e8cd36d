use crate::words::Lang;

/// A colon with what stands before it in this language, to be followed by a space.
pub(super) fn colon(lang: Lang) -> &'static str {
    match lang {
        Lang::En => ":",
        Lang::Fr => "\u{A0}:",
    }
}

/// A semicolon with what stands before it.
pub(super) fn semicolon(lang: Lang) -> &'static str {
    match lang {
        Lang::En => ";",
        Lang::Fr => "\u{202F};",
    }
}
