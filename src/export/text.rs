use crate::export::cited::{all_cited, of_rule};
use crate::export::{Frame, Item, Names, Page};
use crate::ruling::{Ruling, Sentence};
use crate::words::Lang;

/// A ruling as plain text, for a terminal or a message.
pub fn text(ruling: &Ruling, names: &Names, lang: Lang) -> String {
    linked(ruling, names, lang, None)
}

/// The same with a link behind it.
pub(super) fn linked(ruling: &Ruling, names: &Names, lang: Lang, link: Option<&str>) -> String {
    let page = Page::of(ruling, names, lang);
    let mut lines = vec![format!("{} {}", page.label.plain(), page.answer.plain())];
    lines.extend(page.after.iter().map(|after| after.plain()));
    for section in &page.sections {
        lines.push(String::new());
        lines.push(section.title.plain());
        for (index, item) in section.items.iter().enumerate() {
            let mark = if section.numbered { format!("{}.", index + 1) } else { "-".to_owned() };
            lines_of(item, &mark, 1, names, lang, &mut lines);
        }
    }
    if !page.rules.is_empty() {
        lines.push(String::new());
        lines.push(Frame::RulesCited.say(lang).plain());
        lines.extend(page.rules.iter().map(|rule| format!("  - {}", of_rule(rule, names, lang))));
    }
    if let Some(link) = link {
        lines.extend([String::new(), format!("{} → {link}", Frame::OpenIt.say(lang).plain())]);
    }
    lines.iter().map(|line| format!("{}\n", line.replace(['\n', '\r'], " "))).collect()
}

fn lines_of(item: &Item, mark: &str, depth: usize, names: &Names, lang: Lang, lines: &mut Vec<String>) {
    let cites = all_cited(&item.cites, names, lang);
    let behind = if cites.is_empty() { String::new() } else { format!(" [{cites}]") };
    lines.push(format!("{}{mark} {}{behind}", "  ".repeat(depth), item.words.plain()));
    for under in &item.under {
        lines_of(under, "-", depth + 1, names, lang, lines);
    }
}
