use crate::export::Names;
use crate::export::markup::{Lists, Markup};
use crate::ruling::Ruling;
use crate::words::Lang;

const BBCODE: Markup = Markup {
    escaped,
    bold: ["[b]", "[/b]"],
    faint: ["[i]", "[/i]"],
    lists: Lists::Tagged,
    table: None,
    link: |address, words| format!("[url={address}]{words}[/url]"),
};

/// A ruling in the marks of older forums, with a link behind it.
pub(super) fn linked(ruling: &Ruling, names: &Names, lang: Lang, link: Option<&str>) -> String {
    BBCODE.write(ruling, names, lang, link)
}

// These marks have no way to be shown as text that every forum knows; a joiner without width behind a bracket keeps
// it from being the start of one.
fn escaped(text: &str) -> String {
    text.replace('[', "[\u{2060}").replace(char::is_control, " ")
}
