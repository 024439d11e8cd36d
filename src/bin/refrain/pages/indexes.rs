use crate::pages::gathered::Gathered;
use crate::pages::html::{Document, named, other, said, tell};
use crate::pages::words_of_pages::PageWords;
use refrain::export::{rule_file, xml_escaped};
use refrain::ruling::{Book, Rule, Sentence};
use refrain::words::{Count, Lang, Said};

fn covered(game: &Gathered) -> usize {
    game.rules.iter().filter(|rule| game.showing(rule).next().is_some()).count()
}

fn counts(game: &Gathered) -> PageWords {
    PageWords::Covered {
        rules: Count::from(game.rules.len()),
        covered: Count::from(covered(game)),
        cases: Count::from(game.cases.len()),
    }
}

/// The page of all games.
pub fn of_games(all: &[Gathered], lang: Lang) -> String {
    let games: String = all
        .iter()
        .map(|game| {
            format!(
                "<article><h2><a href=\"{}/{}\">{}</a></h2><p>{}</p><p class=\"hint\">{}</p></article>\n",
                game.about.id,
                named("index", lang),
                tell(&*game.about.name, lang),
                tell(&*game.about.covers, lang),
                tell(&counts(game), lang)
            )
        })
        .collect();
    let title = PageWords::AllRules.say(lang).plain();
    let body = format!("<h1>{}</h1>\n<p>{}</p>\n{games}", xml_escaped(&title), tell(&PageWords::WhatThisIs, lang));
    let twin = named("index", other(lang));
    Document { lang, title: &title, up: "", twin: &twin, about: &PageWords::WhatThisIs.say(lang).plain() }
        .holding(&body)
}

/// The page of a game's rules: book by book, each with the number of cases that show it.
pub fn of_rules(game: &Gathered, lang: Lang) -> String {
    let mut books: Vec<(&'static Book, Vec<&'static Rule>)> = Vec::new();
    for rule in &game.rules {
        match books.iter_mut().find(|(book, _)| *book == rule.book) {
            Some((_, rules)) => rules.push(rule),
            None => books.push((rule.book, vec![rule])),
        }
    }
    let name = game.about.name.say(lang).plain();
    let mut body = format!(
        "<h1>{}</h1>\n<p>{}</p>\n<p class=\"hint\">{}</p>\n",
        xml_escaped(&name),
        tell(&*game.about.covers, lang),
        tell(&counts(game), lang)
    );
    for (book, rules) in books {
        let title = said(&Said::from(book.title.say(lang)));
        body.push_str(&format!("<h2>{title}, {}</h2>\n<table><thead><tr>", xml_escaped(book.edition)));
        for head in [PageWords::Place, PageWords::Says, PageWords::Cases] {
            body.push_str(&format!("<th scope=\"col\">{}</th>", tell(&head, lang)));
        }
        body.push_str("</tr></thead><tbody>\n");
        for rule in rules {
            let cases = game.showing(rule).count();
            let gap = if cases == 0 { " class=\"gap\"" } else { "" };
            body.push_str(&format!(
                "<tr><th scope=\"row\"><a href=\"{}\">{}</a></th><td>{}</td><td{gap}>{cases}</td></tr>\n",
                rule_file(rule, lang),
                xml_escaped(&game.cited(rule, lang)),
                xml_escaped(rule.gist.say(lang))
            ));
        }
        body.push_str("</tbody></table>\n");
    }
    let twin = named("index", other(lang));
    let title = format!("{name} – {}", PageWords::AllRules.say(lang).plain());
    Document { lang, title: &title, up: "../", twin: &twin, about: &game.about.covers.say(lang).plain() }.holding(&body)
}
