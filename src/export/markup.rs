use crate::export::cited::{all_cited, of_rule};
use crate::export::{Frame, Grid, Item, Names, Page};
use crate::ruling::{Ruling, Sentence};
use crate::words::Lang;

/// How a markup language writes what a ruling is made of.
pub(super) struct Markup {
    /// Text as the language shows it letter by letter; the first letter may stand first on its line.
    pub escaped: fn(&str) -> String,
    /// Around what is set off.
    pub bold: [&'static str; 2],
    /// Around citations.
    pub faint: [&'static str; 2],
    /// How lists are written.
    pub lists: Lists,
    /// A table, where the language has such; elsewhere its rows are a list.
    pub table: Option<fn(&Grid) -> Vec<String>>,
    /// A link: its address and its words.
    pub link: fn(&str, &str) -> String,
}

/// How a markup language writes lists.
pub(super) enum Lists {
    /// `1.` and `-`, three spaces further in for each level.
    Indented,
    /// `#` and `*`, once for each level.
    Repeated,
    /// `-` and `*`, two spaces further in for each level.
    Spaced,
    /// Between tags in square brackets.
    Tagged,
}

impl Markup {
    /// A whole ruling.
    pub fn write(&self, ruling: &Ruling, names: &Names, lang: Lang, link: Option<&str>) -> String {
        let page = Page::of(ruling, names, lang);
        let escaped = self.escaped;
        let mut lines = vec![self.answer(&page)];
        if let Some(after) = &page.after {
            lines.extend([String::new(), escaped(&after.plain())]);
        }
        for section in &page.sections {
            self.heading(&section.title.plain(), &mut lines);
            let mut items = &section.items[..];
            if let (Some(table), Some(grid)) = (self.table, &section.grid) {
                lines.extend(table(grid));
                items = items.get(grid.rows.len()..).unwrap_or_default();
                if !items.is_empty() {
                    lines.push(String::new());
                }
            }
            self.list(items, section.numbered, "", (names, lang), &mut lines);
        }
        if !page.rules.is_empty() {
            self.heading(&Frame::RulesCited.say(lang).plain(), &mut lines);
            let rules = page.rules.iter().map(|rule| Item::of(of_rule(rule, names, lang).into()));
            self.list(&rules.collect::<Vec<_>>(), false, "", (names, lang), &mut lines);
        }
        if let Some(link) = link {
            lines.extend([String::new(), (self.link)(link, &Frame::OpenIt.say(lang).plain())]);
        }
        lines.iter().map(|line| format!("{line}\n")).collect()
    }

    /// The kind of answer, and the answer.
    pub fn answer(&self, page: &Page) -> String {
        let label = self.bold((self.escaped)(&page.label.plain()));
        format!("{label} {}", (self.escaped)(&page.answer.plain()))
    }

    fn bold(&self, text: String) -> String {
        let [before, behind] = self.bold;
        format!("{before}{text}{behind}")
    }

    fn heading(&self, title: &str, lines: &mut Vec<String>) {
        lines.extend([String::new(), self.bold((self.escaped)(title)), String::new()]);
    }

    /// A list, each line behind the marks of the lists that hold it.
    fn list(&self, items: &[Item], numbered: bool, within: &str, named: (&Names, Lang), lines: &mut Vec<String>) {
        if items.is_empty() {
            return;
        }
        if let Lists::Tagged = self.lists {
            lines.push(if numbered { "[list=1]" } else { "[list]" }.to_owned());
        }
        for (nth, item) in items.iter().enumerate() {
            let (mark, inside) = match self.lists {
                Lists::Indented if numbered => (format!("{within}{}. ", nth + 1), format!("{within}   ")),
                Lists::Indented => (format!("{within}- "), format!("{within}   ")),
                Lists::Repeated => {
                    let mark = format!("{within}{}", if numbered { '#' } else { '*' });
                    (format!("{mark} "), mark)
                }
                Lists::Spaced => (format!("{within}  {} ", if numbered { '-' } else { '*' }), format!("{within}  ")),
                Lists::Tagged => ("[*]".to_owned(), String::new()),
            };
            lines.push(format!("{mark}{}", self.words(item, named.0, named.1)));
            self.list(&item.under, false, &inside, named, lines);
        }
        if let Lists::Tagged = self.lists {
            lines.push("[/list]".to_owned());
        }
    }

    /// What an item says, with its citations behind it.
    pub fn words(&self, item: &Item, names: &Names, lang: Lang) -> String {
        let words = (self.escaped)(&item.words.plain());
        if item.cites.is_empty() {
            return words;
        }
        let cites = (self.escaped)(&all_cited(&item.cites, names, lang));
        let [before, behind] = self.faint;
        format!("{words} {before}({cites}){behind}")
    }
}

/// What stands behind `place` in a text.
pub(super) fn behind(text: &str, place: usize, c: char) -> &str {
    text.get(place + c.len_utf8()..).unwrap_or_default()
}
