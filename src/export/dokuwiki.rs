use crate::export::markup::{Lists, Markup};
use crate::export::{Grid, Names};
use crate::ruling::Ruling;
use crate::words::Lang;

pub(super) const DOKUWIKI: Markup = Markup {
    escaped,
    bold: ["**", "**"],
    faint: ["//", "//"],
    lists: Lists::Spaced,
    table: Some(table),
    link: |address, words| format!("[[{address}|{words}]]"),
};

/// A ruling for DokuWiki, with a link behind it.
pub(super) fn linked(ruling: &Ruling, names: &Names, lang: Lang, link: Option<&str>) -> String {
    DOKUWIKI.write(ruling, names, lang, link)
}

fn table(grid: &Grid) -> Vec<String> {
    // A cell without anything needs two spaces, or else the cell before it takes its place.
    let line = |mark: char, cells: &[String]| {
        let cells: String = cells.iter().map(|cell| format!("{mark} {} ", escaped(cell))).collect();
        format!("{cells}{mark}")
    };
    let mut lines = vec![line('^', &grid.heads)];
    lines.extend(grid.rows.iter().map(|row| line('|', row)));
    lines
}

/// Text as DokuWiki shows it letter by letter, in a cell of a table too: between the marks for "no marks" if anything
/// in it could be one, or could be turned into a smiley or another letter.
pub(super) fn escaped(text: &str) -> String {
    let text = text.replace(char::is_control, " ");
    if is_harmless(&text) {
        return text;
    }
    if text.contains('%') {
        return format!("<nowiki>{}</nowiki>", text.replace("</nowiki>", "</now</nowiki><nowiki>iki>"));
    }
    format!("%%{text}%%")
}

fn is_harmless(text: &str) -> bool {
    const TURNED: [&str; 15] =
        [":-", ";-", "8-", "m(", ":?", ":!", "LOL", "FIXME", "DELETEME", "(c)", "(r)", "(tm)", "www.", "ftp.", "  "];
    let mut before = ' ';
    for (place, c) in text.char_indices() {
        let fine = match c {
            ',' | ';' | ':' | '!' | '?' | '.' | '(' | ')' | '/' | '-' => c != before && place > 0,
            '’' | '“' | '”' | '«' | '»' | '…' | '×' | '·' | '\u{A0}' | '\u{202F}' => true,
            ' ' => place > 0,
            // 2x3 and 2X3 become 2×3; aBc is a link on a wiki that wants it so.
            'x' | 'X' if before.is_ascii_digit() => false,
            c if c.is_uppercase() => !before.is_lowercase(),
            c => c.is_alphanumeric(),
        };
        if !fine {
            return false;
        }
        before = c;
    }
    let small = text.to_lowercase();
    !TURNED.iter().any(|turned| text.contains(turned) || small.contains(turned))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_in_a_name_is_text() {
        assert_eq!(escaped("[[x]]"), "%%[[x]]%%");
        assert_eq!(escaped("100%% sure"), "<nowiki>100%% sure</nowiki>");
        assert_eq!(escaped("%</nowiki>**"), "<nowiki>%</now</nowiki><nowiki>iki>**</nowiki>");
        assert_eq!(escaped("Aragorn (8): 3 - 2 = 1"), "%%Aragorn (8): 3 - 2 = 1%%");
        assert_eq!(escaped("L’Anneau (×2) : et/ou"), "L’Anneau (×2) : et/ou");
        for turned in ["(C)", "a -- b", "2x3", "2X3", "iPhone", "wait...", "see www.x.y", "smile :-)", "(tm)", "((a))"]
        {
            assert!(escaped(turned).starts_with("%%"), "{turned}");
        }
    }
}
