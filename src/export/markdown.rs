use crate::export::{Frame, Item, Names, Page, text};
use crate::ruling::{Ruling, Sentence};
use crate::words::Lang;

/// A ruling as Markdown; whatever a name holds is text, never markup.
pub fn markdown(ruling: &Ruling, names: &Names, lang: Lang) -> String {
    let page = Page::of(ruling, names, lang);
    let mut lines = vec![format!("**{}** {}", escaped(&page.label.plain()), escaped(&page.answer.plain()))];
    if let Some(after) = &page.after {
        lines.extend([String::new(), escaped(&after.plain())]);
    }
    for section in &page.sections {
        lines.extend([String::new(), format!("**{}**", escaped(&section.title.plain())), String::new()]);
        for (index, item) in section.items.iter().enumerate() {
            let mark = if section.numbered { format!("{}.", index + 1) } else { "-".to_owned() };
            lines_of(item, &mark, 0, &mut lines);
        }
    }
    if !page.rules.is_empty() {
        let title = Frame::RulesCited.say(lang).plain();
        lines.extend([String::new(), format!("**{}**", escaped(&title)), String::new()]);
        lines.extend(page.rules.iter().map(|rule| format!("- {}", escaped(&text::of_rule(rule, lang)))));
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn lines_of(item: &Item, mark: &str, depth: usize, lines: &mut Vec<String>) {
    let cites: Vec<String> = item.cites.iter().map(|rule| escaped(&rule.cite())).collect();
    let behind = if cites.is_empty() { String::new() } else { format!(" _({})_", cites.join("; ")) };
    lines.push(format!("{}{mark} {}{behind}", "   ".repeat(depth), escaped(&item.words.plain())));
    for under in &item.under {
        lines_of(under, "-", depth + 1, lines);
    }
}

/// Text as Markdown shows it letter by letter.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (place, c) in text.chars().enumerate() {
        match c {
            '\n' | '\r' => out.push(' '),
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|' | '~' | '&' | '!' | '@' => {
                out.extend(['\\', c]);
            }
            // At the start of a line these begin a list or a heading.
            '-' | '+' | '=' if place == 0 => out.extend(['\\', c]),
            // 1. and 1) begin a numbered list.
            '.' | ')' if place > 0 && out.chars().all(|before| before.is_ascii_digit()) => out.extend(['\\', c]),
            other => out.push(other),
        }
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
        assert_eq!(escaped("1. a 2. b"), r"1\. a 2. b");
        assert_eq!(escaped("L’Anneau, 10^100 (×2)"), "L’Anneau, 10^100 (×2)");
    }
}
