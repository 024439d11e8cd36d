use crate::export::markup::{Lists, Markup, behind};
use crate::export::{Grid, Names};
use crate::ruling::Ruling;
use crate::words::Lang;

pub(super) const MEDIAWIKI: Markup = Markup {
    escaped,
    bold: ["'''", "'''"],
    faint: ["''", "''"],
    lists: Lists::Repeated,
    table: Some(table),
    link: |address, words| format!("[{address} {words}]"),
};

/// The schemes that need no `//` to be an address.
const BARE_SCHEMES: [&str; 12] =
    ["bitcoin", "geo", "magnet", "mailto", "matrix", "news", "sip", "sips", "sms", "tel", "urn", "xmpp"];

/// A ruling for MediaWiki, with a link behind it.
pub(super) fn linked(ruling: &Ruling, names: &Names, lang: Lang, link: Option<&str>) -> String {
    MEDIAWIKI.write(ruling, names, lang, link)
}

fn table(grid: &Grid) -> Vec<String> {
    let mut lines = vec!["{| class=\"wikitable\"".to_owned()];
    lines.extend(grid.heads.iter().map(|head| format!("! {}", escaped(head)).trim_end().to_owned()));
    for row in &grid.rows {
        lines.push("|-".to_owned());
        lines.extend(row.iter().map(|cell| format!("| {}", escaped(cell)).trim_end().to_owned()));
    }
    lines.push("|}".to_owned());
    lines
}

/// Text as MediaWiki shows it letter by letter, in a cell of a table and in a template's argument too.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (place, c) in text.char_indices() {
        let begins = out.trim_start().is_empty();
        let marks = match c {
            '&' | '<' | '>' | '[' | ']' | '{' | '}' | '|' | '\'' | '=' | '~' | '_' | '!' => true,
            // At the start of a line these begin lists and the like; two points of a kind are marks elsewhere too.
            '*' | '#' | ';' | '-' | ' ' | '+' => begins || c == '-' && out.ends_with('-'),
            ':' => {
                begins
                    || behind(text, place, c).starts_with("//")
                    || ends_in_a_scheme(&out) && !behind(text, place, c).starts_with([' ', '\u{A0}'])
            }
            '/' => out.ends_with('/'),
            c if c.is_control() => {
                out.push(' ');
                continue;
            }
            _ => false,
        };
        // ISBN 1, RFC 1 and PMID 1 are links on older wikis.
        let magic = c.is_ascii_digit()
            && ["ISBN", "RFC", "PMID"].iter().any(|word| {
                let before = out.trim_end_matches([' ', '\u{A0}', '\u{202F}']);
                before.len() < out.len() && before.ends_with(word)
            });
        if marks || magic {
            out.push_str(&format!("&#{};", u32::from(c)));
        } else {
            out.push(c);
        }
    }
    out
}

fn ends_in_a_scheme(text: &str) -> bool {
    let word = text.rsplit(|c: char| !c.is_ascii_alphabetic()).next().unwrap_or_default().to_ascii_lowercase();
    BARE_SCHEMES.iter().any(|scheme| word.ends_with(scheme))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_in_a_name_is_text() {
        assert_eq!(escaped("[[x]]"), "&#91;&#91;x&#93;&#93;");
        assert_eq!(escaped("* a"), "&#42; a");
        assert_eq!(escaped("http://x mailto:y cr:loops"), "http&#58;/&#47;x mailto&#58;y cr:loops");
        assert_eq!(escaped("RFC 2119"), "RFC &#50;119");
        assert_eq!(escaped("L’Anneau, 10^100 (×2): 3 - 2"), "L’Anneau, 10^100 (×2): 3 - 2");
    }
}
