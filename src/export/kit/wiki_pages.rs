use crate::export::markup::Markup;
use crate::export::svg::in_words;
use crate::export::{Item, KitSays, Names, Page, dokuwiki as doku, mediawiki as media};
use crate::ruling::{BoardView, LoopReport, Ruling, Sentence};
use crate::words::{Count, Lang};

/// How wide the pictures stand on a page.
const WIDE: usize = 720;
/// An alternative text is no longer than this: nobody listens to more.
const LONGEST_ALT: usize = 400;

/// A picture of the kit, and what it shows: the board at a step, or else at the end.
pub struct Shown {
    /// Its name.
    pub name: String,
    /// The step, from 0.
    pub nth: Option<usize>,
    /// The board.
    pub board: BoardView,
}

type Loops<'a> = [(String, &'a LoopReport)];

/// A page for MediaWiki with a tab for each step.
pub fn mediawiki_tabs(
    ruling: &Ruling,
    names: &Names,
    shown: &[Shown],
    loops: &Loops,
    lang: Lang,
    link: Option<&str>,
) -> String {
    let mut page = vec![media::MEDIAWIKI.answer(&Page::of(ruling, names, lang)), String::new(), "<tabber>".to_owned()];
    for one in shown {
        let (title, words) = told(one, ruling, &media::MEDIAWIKI, lang);
        page.extend([format!("|-|{title}="), media_file(&one.name, &alt(one, ruling, lang)), String::new(), words]);
    }
    page.push("</tabber>".to_owned());
    media_rest(page, ruling, names, shown, loops, lang, link)
}

/// A page for MediaWiki with a row of a table for each step.
pub fn mediawiki_table(
    ruling: &Ruling,
    names: &Names,
    shown: &[Shown],
    loops: &Loops,
    lang: Lang,
    link: Option<&str>,
) -> String {
    let head = [KitSays::Nth, KitSays::Picture, KitSays::Happens].map(|head| head.say(lang).plain());
    let mut page = vec![
        media::MEDIAWIKI.answer(&Page::of(ruling, names, lang)),
        String::new(),
        "{| class=\"wikitable\"".to_owned(),
        format!("! {}", head.join(" !! ")),
    ];
    for one in shown {
        let (title, words) = told(one, ruling, &media::MEDIAWIKI, lang);
        let picture = media_file(&one.name, &alt(one, ruling, lang));
        page.extend(["|-".to_owned(), format!("| {title}"), format!("| {picture}"), format!("| {words}")]);
    }
    page.push("|}".to_owned());
    media_rest(page, ruling, names, shown, loops, lang, link)
}

fn media_rest(
    mut page: Vec<String>,
    ruling: &Ruling,
    names: &Names,
    shown: &[Shown],
    loops: &Loops,
    lang: Lang,
    link: Option<&str>,
) -> String {
    page.extend(left_out(ruling, shown, lang).map(|says| media::escaped(&says)));
    for (name, report) in loops {
        page.extend([String::new(), media_file(name, &loop_alt(report, lang))]);
    }
    let heading = media::escaped(&KitSays::Transcript.say(lang).plain());
    page.extend([String::new(), format!("=== {heading} ==="), String::new()]);
    format!("{}\n{}", page.join("\n"), media::linked(ruling, names, lang, link))
}

fn media_file(name: &str, alt: &str) -> String {
    format!("[[File:{name}|{WIDE}px|alt={}]]", media::escaped(alt))
}

/// A page for DokuWiki with a row of a table for each step.
pub fn dokuwiki(
    ruling: &Ruling,
    names: &Names,
    shown: &[Shown],
    loops: &Loops,
    lang: Lang,
    link: Option<&str>,
) -> String {
    let head = [KitSays::Nth, KitSays::Picture, KitSays::Happens].map(|head| head.say(lang).plain());
    let mut page =
        vec![doku::DOKUWIKI.answer(&Page::of(ruling, names, lang)), String::new(), format!("^ {} ^", head.join(" ^ "))];
    for one in shown {
        let (title, words) = told(one, ruling, &doku::DOKUWIKI, lang);
        let picture = doku_file(&one.name, &alt(one, ruling, lang));
        page.push(format!("| {title} | {picture} | {words} |"));
    }
    page.extend(left_out(ruling, shown, lang).map(|says| format!("\n{}", doku::escaped(&says))));
    for (name, report) in loops {
        page.extend([String::new(), doku_file(name, &loop_alt(report, lang))]);
    }
    let heading = KitSays::Transcript.say(lang).plain();
    page.extend([String::new(), format!("==== {heading} ===="), String::new()]);
    format!("{}\n{}", page.join("\n"), doku::linked(ruling, names, lang, link))
}

// The words of a picture end at a bar or a brace, and nothing there is ever shown letter by letter.
fn doku_file(name: &str, alt: &str) -> String {
    let alt = alt.replace(['|', '{', '}', '\n', '\r'], " ");
    format!("{{{{:refrain:{name}?{WIDE}|{alt}}}}}")
}

// A step's number or the end, and what happens.
fn told(one: &Shown, ruling: &Ruling, markup: &Markup, lang: Lang) -> (String, String) {
    let step = one.nth.and_then(|nth| Some((nth, ruling.steps.get(nth)?)));
    match step {
        Some((nth, step)) => {
            let item = Item { words: step.says.say(lang), cites: step.cites().to_vec(), under: Vec::new() };
            (KitSays::Tab { step: Count::from(nth + 1) }.say(lang).plain(), markup.words(&item))
        }
        None => (KitSays::Board.say(lang).plain(), String::new()),
    }
}

fn alt(one: &Shown, ruling: &Ruling, lang: Lang) -> String {
    let step = one.nth.and_then(|nth| Some((nth, ruling.steps.get(nth)?)));
    let says = match step {
        Some((nth, step)) => KitSays::Step { step: Count::from(nth + 1), says: step.says.clone() },
        None => KitSays::Board,
    };
    shortened(&format!("{} {}", says.say(lang).plain(), in_words(&one.board, lang)))
}

fn loop_alt(report: &LoopReport, lang: Lang) -> String {
    let round: Vec<String> = report.round.iter().map(|action| action.says.say(lang).plain()).collect();
    let times = KitSays::LoopTimes { times: report.done.clone() }.say(lang).plain();
    shortened(&format!("{times} {}", round.join(" → ")))
}

fn shortened(text: &str) -> String {
    let short: String = text.chars().take(LONGEST_ALT).collect();
    if short.len() < text.len() { format!("{short}…") } else { short }
}

fn left_out(ruling: &Ruling, shown: &[Shown], lang: Lang) -> Option<String> {
    let steps = shown.iter().filter(|one| one.nth.is_some()).count();
    let says = KitSays::LeftOut { shown: Count::from(steps), of: Count::from(ruling.steps.len()) };
    (steps < ruling.steps.len()).then(|| says.say(lang).plain())
}
