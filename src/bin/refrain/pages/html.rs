use crate::pages::words_of_pages::PageWords;
use refrain::export::{Item, Names, Page, cited, rule_file, xml_escaped};
use refrain::ruling::{Rule, Sentence};
use refrain::words::{Lang, Said};

/// The language that a page is not in.
pub fn other(lang: Lang) -> Lang {
    match lang {
        Lang::En => Lang::Fr,
        Lang::Fr => Lang::En,
    }
}

/// A file's name in a language.
pub fn named(stem: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{stem}.html"),
        Lang::Fr => format!("{stem}.fr.html"),
    }
}

/// Words, with stretches in another language marked.
pub fn said(said: &Said) -> String {
    let runs = said.runs();
    let stretches = runs.iter().map(|run| match run.lang {
        Some(lang) => format!("<span lang=\"{}\">{}</span>", lang.tag(), xml_escaped(&run.text)),
        None => xml_escaped(&run.text),
    });
    stretches.collect()
}

/// A sentence.
pub fn tell(says: &dyn Sentence, lang: Lang) -> String {
    said(&says.say(lang))
}

/// A page's frame.
pub struct Document<'a> {
    /// Its language.
    pub lang: Lang,
    /// Its title.
    pub title: &'a str,
    /// The way up to the folder of all rules: "", "../" or "../../".
    pub up: &'a str,
    /// The same page in the other language, from here.
    pub twin: &'a str,
    /// What it says to those who search.
    pub about: &'a str,
}

impl Document<'_> {
    /// The page with what it holds.
    pub fn holding(&self, body: &str) -> String {
        let Document { lang, title, up, twin, about } = self;
        let (tag, other) = (lang.tag(), other(*lang));
        let index = named("index", *lang);
        let own = match other {
            Lang::En => "English",
            Lang::Fr => "Français",
        };
        let all = tell(&PageWords::AllRules, *lang);
        let program = tell(&PageWords::Program, *lang);
        format!(
            "<!doctype html>\n<html lang=\"{tag}\"><head><meta charset=\"utf-8\">\
             <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'self'; img-src 'self' data:\">\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><meta name=\"color-scheme\" content=\"light dark\">\
             <title>{title}</title><meta name=\"description\" content=\"{about}\">\
             <link rel=\"icon\" href=\"{up}../icon.svg\"><link rel=\"alternate\" hreflang=\"{other_tag}\" href=\"{twin}\">\
             <link rel=\"stylesheet\" href=\"{up}rules.css\"></head>\n<body><header><nav>\
             <a href=\"{up}../index.html\">{program}</a> <a href=\"{up}{index}\">{all}</a> \
             <a href=\"{twin}\" lang=\"{other_tag}\" hreflang=\"{other_tag}\">{own}</a></nav></header>\n<main>\n{body}</main></body></html>\n",
            title = xml_escaped(title),
            about = xml_escaped(about),
            other_tag = other.tag(),
        )
    }
}

/// How a page of a case cites: in its language, with the names of its cards.
pub struct Citing<'a> {
    /// The way to the folder of its game.
    pub up: &'a str,
    /// The names.
    pub names: &'a Names,
    /// The language.
    pub lang: Lang,
}

impl Citing<'_> {
    /// The way to a rule's page.
    pub fn cite(&self, rule: &'static Rule) -> String {
        let place = cited(rule, self.names, self.lang);
        format!("<a class=\"cite\" href=\"{}{}\">{}</a>", self.up, rule_file(rule, self.lang), xml_escaped(&place))
    }
}

fn item(item: &Item, citing: &Citing) -> String {
    let cites: String = item.cites.iter().map(|rule| format!(" {}", citing.cite(rule))).collect();
    format!("<li>{}{cites}{}</li>\n", said(&item.words), list(&item.under, false, citing))
}

fn list(items: &[Item], numbered: bool, citing: &Citing) -> String {
    if items.is_empty() {
        return String::new();
    }
    let tag = if numbered { "ol" } else { "ul" };
    let items: String = items.iter().map(|one| item(one, citing)).collect();
    format!("<{tag}>\n{items}</{tag}>")
}

/// The answer of a ruling.
pub fn answer(page: &Page) -> String {
    format!("<p class=\"answer\"><b>{}</b> {}</p>", said(&page.label), said(&page.answer))
}

/// All of a ruling behind its answer.
pub fn sections(page: &Page, citing: &Citing) -> String {
    let after = page.after.as_ref().map_or_else(String::new, |after| format!("<p>{}</p>\n", said(after)));
    let sections = page.sections.iter().map(|section| {
        format!("<h2>{}</h2>\n{}\n", said(&section.title), list(&section.items, section.numbered, citing))
    });
    format!("{after}{}", sections.collect::<String>())
}
