use crate::export::Names;
use crate::export::markup::{Lists, Markup, behind};
use crate::ruling::Ruling;
use crate::words::Lang;

const MARKDOWN: Markup = Markup {
    escaped,
    bold: ["**", "**"],
    faint: ["_", "_"],
    lists: Lists::Indented,
    table: None,
    link: |address, words| format!("[{words}]({address})"),
};

/// A ruling as Markdown; whatever a name holds is text, never markup.
pub fn markdown(ruling: &Ruling, names: &Names, lang: Lang) -> String {
    linked(ruling, names, lang, None)
}

/// The same with a link behind it.
pub(super) fn linked(ruling: &Ruling, names: &Names, lang: Lang, link: Option<&str>) -> String {
    MARKDOWN.write(ruling, names, lang, link)
}

/// Text as Markdown shows it letter by letter.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (place, c) in text.char_indices() {
        let rest = behind(text, place, c);
        let begins = out.trim_start().is_empty();
        let marks = match c {
            // One space for many: four at the start of an item would make it code.
            c if c.is_control() || c == ' ' => {
                if !out.ends_with(' ') {
                    out.push(' ');
                }
                continue;
            }
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|' | '~' | '&' | '!' | '@' | '$' => true,
            // At the start of a line these begin a list or a heading.
            '-' | '+' | '=' => begins,
            // 1. and 1) begin a numbered list; www. an address.
            '.' | ')' => {
                !begins && out.trim_start().bytes().all(|before| before.is_ascii_digit())
                    || out.ends_with("www")
                    || out.ends_with("WWW")
            }
            // An address, or the name of a smiley.
            ':' => {
                rest.starts_with('/')
                    || rest.split_whitespace().next().is_some_and(|word| !rest.starts_with(' ') && word.contains(':'))
            }
            _ => false,
        };
        if marks {
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
    fn markup_in_a_name_is_text() {
        assert_eq!(escaped("<b>[x](y) *z* `c`"), r"\<b\>\[x\](y) \*z\* \`c\`");
        assert_eq!(escaped("- a\n# b"), r"\- a \# b");
        assert_eq!(escaped("\n- a"), r" \- a");
        assert_eq!(escaped("    a  b"), " a b");
        assert_eq!(escaped("1. a 2. b"), r"1\. a 2. b");
        assert_eq!(escaped("https://x.y www.z.w :joy: cr:loops"), r"https\://x.y www\.z.w \:joy: cr:loops");
        assert_eq!(escaped("L’Anneau, 10^100 (×2)"), "L’Anneau, 10^100 (×2)");
    }
}
