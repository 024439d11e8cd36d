use crate::pages::html::{said, tell};
use crate::pages::words_of_pages::PageWords;
use refrain::export::{Names, Page, cited, xml_escaped};
use refrain::games;
use refrain::ruling::At;
use refrain::words::Lang;

/// Of the way to the answer, so much stands in the page before the program does.
const MOST_STEPS: usize = 6;

/// The first example with its answer, in the classes of the page; the program puts itself in its place. Without a
/// `<main>`, which tells those who wait for the program that it stands.
pub fn opening() -> String {
    let Some(about) = games::ALL.first().map(|game| game.about()) else { return String::new() };
    let Some(example) = about.examples.first() else { return String::new() };
    let (ruling, board) = example.case.look(&At::End);
    let names = Names::of(&board);
    let page = Page::of(&ruling, &names, Lang::En);
    let french = Page::of(&ruling, &names, Lang::Fr);
    let question = about.questions.iter().find(|question| question.id == *example.case.ask());
    let title = question.map_or_else(String::new, |question| tell(&*question.title, Lang::En));
    let steps = page.sections.iter().find(|section| section.numbered).map_or(&[][..], |section| &section.items);
    let steps: String = steps
        .iter()
        .take(MOST_STEPS)
        .map(|step| {
            let cites: Vec<String> =
                step.cites.iter().map(|rule| xml_escaped(&cited(rule, &names, Lang::En))).collect();
            format!("<li>{} <span class=\"hint\">{}</span></li>", said(&step.words), cites.join(", "))
        })
        .collect();
    format!(
        "<div class=\"page opening\"><header class=\"header\"><h1 class=\"header__title\">{title}</h1></header><div class=\"main\">\
         <section class=\"answer\"><p class=\"answer__kind\">{}</p><h2 class=\"answer__text\">{}</h2><ol>{steps}</ol>\
         <p lang=\"fr\">{} {}</p><p class=\"hint\">{} <a href=\"rules/index.html\">{}</a> · <a lang=\"fr\" href=\"rules/index.fr.html\">{}</a></p></section></div></div>\n",
        said(&page.label),
        said(&page.answer),
        said(&french.label),
        said(&french.answer),
        tell(&PageWords::Waits, Lang::En),
        tell(&PageWords::AllRules, Lang::En),
        tell(&PageWords::AllRules, Lang::Fr),
    )
}
