use crate::kit::link;
use crate::pages::gathered::{Gathered, Shown};
use crate::pages::html::{Citing, Document, answer, named, other, sections, tell};
use crate::pages::words_of_pages::PageWords;
use refrain::export::{Page, xml_escaped};
use refrain::ruling::Says;
use refrain::words::Lang;

/// The question of a case.
pub fn question(case: &Shown, game: &Gathered) -> Option<Says> {
    let ask = case.case.ask();
    game.about.questions.iter().find(|question| question.id == *ask).map(|question| question.title.clone())
}

/// A case with its ruling in full.
pub fn page(case: &Shown, game: &Gathered, lang: Lang) -> String {
    let page = Page::of(&case.ruling, &case.names, lang);
    let question = question(case, game).map_or_else(String::new, |title| title.say(lang).plain());
    let about =
        case.about.as_deref().map_or_else(String::new, |about| format!("<p lang=\"en\">{}</p>\n", xml_escaped(about)));
    let failure = case.known_failure.as_ref().map_or_else(String::new, |why| {
        format!(
            "<p class=\"gap\">{} <span lang=\"en\">{}</span></p>\n",
            tell(&PageWords::KnownFailure, lang),
            xml_escaped(why)
        )
    });
    let citing = Citing { up: "../", names: &case.names, lang };
    let cited: String = page
        .rules
        .iter()
        .map(|rule| format!("<li>{} {}</li>\n", citing.cite(rule), xml_escaped(rule.gist.say(lang))))
        .collect();
    let body = format!(
        "<p class=\"where\"><a href=\"../{index}\">{game}</a></p>\n<h1>{question}</h1>\n{about}{failure}{answer}\n<p><a class=\"key\" href=\"{link}\">{open}</a></p>\n{sections}<h2>{heading}</h2>\n<ul>\n{cited}</ul>\n",
        index = named("index", lang),
        game = tell(&*game.about.name, lang),
        question = xml_escaped(&question),
        answer = answer(&page),
        link = xml_escaped(&link("../../../index.html", &case.case, lang)),
        open = tell(&PageWords::OpenCase, lang),
        sections = sections(&page, &citing),
        heading = tell(&PageWords::RulesCited, lang),
    );
    let twin = named(&case.name, other(lang));
    let title = format!("{question} {}", page.answer.plain());
    Document { lang, title: &title, up: "../../", twin: &twin, about: &page.answer.plain() }.holding(&body)
}
