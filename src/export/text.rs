use crate::export::{Frame, Item, Names, Page};
use crate::ruling::{Rule, Ruling, Sentence};
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
            lines_of(item, &mark, 1, &mut lines);
        }
    }
    if !page.rules.is_empty() {
        lines.push(String::new());
        lines.push(Frame::RulesCited.say(lang).plain());
        lines.extend(page.rules.iter().map(|rule| format!("  - {}", of_rule(rule, lang))));
    }
    if let Some(link) = link {
        lines.extend([String::new(), format!("{} → {link}", Frame::OpenIt.say(lang).plain())]);
    }
    lines.iter().map(|line| format!("{}\n", line.replace(['\n', '\r'], " "))).collect()
}

fn lines_of(item: &Item, mark: &str, depth: usize, lines: &mut Vec<String>) {
    let cites: Vec<String> = item.cites.iter().map(|rule| rule.cite()).collect();
    let behind = if cites.is_empty() { String::new() } else { format!(" [{}]", cites.join("; ")) };
    lines.push(format!("{}{mark} {}{behind}", "  ".repeat(depth), item.words.plain()));
    for under in &item.under {
        lines_of(under, "-", depth + 1, lines);
    }
}

/// A rule in one line: its citation, book and edition, former places, what it says, how firmly it stands.
pub(super) fn of_rule(rule: &Rule, lang: Lang) -> String {
    let title = crate::words::Said::from(rule.book.title.say(lang)).plain();
    let moved: Vec<String> = rule.moved.iter().map(|(edition, place)| format!("{edition}: {place}")).collect();
    let moved = if moved.is_empty() { String::new() } else { format!(" ({})", moved.join(", ")) };
    let basis = Frame::from(rule.basis).say(lang).plain();
    format!("{} ({title}, {}){moved} {} [{basis}]", rule.cite(), rule.book.edition, rule.gist.say(lang))
}
