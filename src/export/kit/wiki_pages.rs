use crate::export::marks::colon;
use crate::export::markup::Markup;
use crate::export::svg::in_words;
use crate::export::{Item, KitSays, Names, Page, dokuwiki as doku, mediawiki as media};
use crate::ruling::{BoardView, LoopReport, Ruling, Sentence, Step};
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

/// What the pages of a kit show.
pub struct Kept<'a> {
    /// The ruling.
    pub ruling: &'a Ruling,
    /// What pieces and seats are called.
    pub names: &'a Names,
    /// The pictures of the board, step by step.
    pub shown: Vec<Shown>,
    /// The name of each loop's picture, and the loop.
    pub loops: Vec<(String, &'a LoopReport)>,
    /// The language.
    pub lang: Lang,
    /// The case's address, if it has one.
    pub link: Option<&'a str>,
}

impl Kept<'_> {
    /// A page for MediaWiki with a tab for each step.
    pub fn mediawiki_tabs(&self) -> String {
        let mut page = self.begun(&media::MEDIAWIKI);
        page.push("<tabber>".to_owned());
        for one in &self.shown {
            let (title, words) = self.told(one, &media::MEDIAWIKI);
            page.extend([format!("|-|{title}="), media_file(&one.name, &self.alt(one)), String::new(), words]);
        }
        page.push("</tabber>".to_owned());
        self.mediawiki_rest(page)
    }

    /// A page for MediaWiki with a row of a table for each step.
    pub fn mediawiki_table(&self) -> String {
        let mut page = self.begun(&media::MEDIAWIKI);
        page.extend(["{| class=\"wikitable\"".to_owned(), format!("! {}", self.heads().join(" !! "))]);
        for one in &self.shown {
            let picture = media_file(&one.name, &self.alt(one));
            let words = self.told(one, &media::MEDIAWIKI).1;
            let below = if words.is_empty() { words } else { format!("<br />{words}") };
            page.extend(["|-".to_owned(), format!("| {}", self.nth(one)).trim_end().to_owned()]);
            page.push(format!("| {picture}{below}"));
        }
        page.push("|}".to_owned());
        self.mediawiki_rest(page)
    }

    fn mediawiki_rest(&self, mut page: Vec<String>) -> String {
        page.extend(self.left_out().map(|says| media::escaped(&says)));
        for (name, report) in &self.loops {
            page.extend([String::new(), media_file(name, &loop_alt(report, self.lang))]);
        }
        let heading = media::escaped(&KitSays::Transcript.say(self.lang).plain());
        page.extend([String::new(), format!("=== {heading} ==="), String::new()]);
        format!("{}\n{}", page.join("\n"), media::linked(self.ruling, self.names, self.lang, self.link))
    }

    /// A page for DokuWiki with a row of a table for each step.
    pub fn dokuwiki(&self) -> String {
        let mut page = self.begun(&doku::DOKUWIKI);
        page.push(format!("^ {} ^", self.heads().join(" ^ ")));
        for one in &self.shown {
            let words = self.told(one, &doku::DOKUWIKI).1;
            let below = if words.is_empty() { words } else { format!(" \\\\ {words}") };
            page.push(format!("| {} | {}{below} |", self.nth(one), doku_file(&one.name, &self.alt(one))));
        }
        page.extend(self.left_out().map(|says| format!("\n{}", doku::escaped(&says))));
        for (name, report) in &self.loops {
            page.extend([String::new(), doku_file(name, &loop_alt(report, self.lang))]);
        }
        let heading = KitSays::Transcript.say(self.lang).plain();
        page.extend([String::new(), format!("==== {heading} ===="), String::new()]);
        format!("{}\n{}", page.join("\n"), doku::linked(self.ruling, self.names, self.lang, self.link))
    }

    // The answer stands above.
    fn begun(&self, markup: &Markup) -> Vec<String> {
        vec![markup.answer(&Page::of(self.ruling, self.names, self.lang)), String::new()]
    }

    fn heads(&self) -> [String; 2] {
        [KitSays::Nth, KitSays::Happens].map(|head| head.say(self.lang).plain())
    }

    // The step's number; nothing for the end.
    fn nth(&self, one: &Shown) -> String {
        one.nth.map(|nth| Count::from(nth + 1).say(self.lang)).unwrap_or_default()
    }

    fn step(&self, one: &Shown) -> Option<(usize, &Step)> {
        let nth = one.nth?;
        Some((nth, self.ruling.steps.get(nth)?))
    }

    // A step's number or the end, and what happens.
    fn told(&self, one: &Shown, markup: &Markup) -> (String, String) {
        match self.step(one) {
            Some((nth, step)) => {
                let item = Item { words: step.says.say(self.lang), cites: step.cites().to_vec(), under: Vec::new() };
                (
                    KitSays::Tab { step: Count::from(nth + 1) }.say(self.lang).plain(),
                    markup.words(&item, self.names, self.lang),
                )
            }
            None => (KitSays::Board.say(self.lang).plain(), String::new()),
        }
    }

    fn alt(&self, one: &Shown) -> String {
        let says = match self.step(one) {
            Some((nth, step)) => KitSays::Step { step: Count::from(nth + 1), says: step.says.clone() },
            None => KitSays::Board,
        };
        shortened(&joined(&says.say(self.lang).plain(), &in_words(&one.board, self.lang), self.lang))
    }

    fn left_out(&self) -> Option<String> {
        let steps = self.shown.iter().filter(|one| one.nth.is_some()).count();
        let says = KitSays::LeftOut { shown: Count::from(steps), of: Count::from(self.ruling.steps.len()) };
        (steps < self.ruling.steps.len()).then(|| says.say(self.lang).plain())
    }
}

fn media_file(name: &str, alt: &str) -> String {
    format!("[[File:{name}|{WIDE}px|alt={}]]", media::escaped(alt))
}

// The words of a picture end at a bar or a brace, and nothing there is ever shown letter by letter.
fn doku_file(name: &str, alt: &str) -> String {
    let alt = alt.replace(['|', '{', '}', '\n', '\r'], " ");
    format!("{{{{:refrain:{name}?{WIDE}|{alt}}}}}")
}

fn loop_alt(report: &LoopReport, lang: Lang) -> String {
    let round: Vec<String> = report.round.iter().map(|action| action.says.say(lang).plain()).collect();
    let times = KitSays::LoopTimes { times: report.done.clone() }.say(lang).plain();
    shortened(&joined(&times, &round.join(" → "), lang))
}

// A caption that is no sentence leads up to what follows.
fn joined(caption: &str, rest: &str, lang: Lang) -> String {
    let between = if caption.ends_with(['.', '!', '?', '…']) { "" } else { colon(lang) };
    format!("{caption}{between} {rest}")
}

fn shortened(text: &str) -> String {
    let short: String = text.chars().take(LONGEST_ALT).collect();
    if short.len() < text.len() { format!("{short}…") } else { short }
}
