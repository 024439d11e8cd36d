use crate::export::kit::wiki_pages::{Kept, Shown};
use crate::export::{KitSays, Names, board_svg, loop_svg};
use crate::ruling::{At, OpenCase, Ruling, Sentence};
use crate::words::{Count, Lang};

/// More pictures than this are no walk any more; the rest of the steps stand in the text.
const MOST_STEPS: usize = 40;

/// A file of a kit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KitFile {
    /// Its name, which is always the same for the same case.
    pub name: String,
    /// What it holds.
    pub bytes: Vec<u8>,
}

impl KitFile {
    /// A file of text.
    pub fn text(name: &str, text: String) -> KitFile {
        KitFile { name: name.to_owned(), bytes: text.into_bytes() }
    }
}

/// The files that show a ruling on a wiki page: a picture of the board at each step, of the end and of each loop, and
/// the text that shows them. `stem` begins the names of the pictures, which are the wiki's and not only this page's.
pub fn kit(case: &OpenCase, ruling: &Ruling, stem: &str, lang: Lang, link: Option<&str>) -> Vec<KitFile> {
    let end = case.board_at(&At::End);
    let names = Names::of(&end);
    let mut files = Vec::new();
    let mut shown = Vec::new();
    for (nth, step) in ruling.steps.iter().take(MOST_STEPS).enumerate() {
        let board = case.board_at(&At::Step(nth));
        let caption = KitSays::Step { step: Count::from(nth + 1), says: step.says.clone() }.say(lang);
        let name = format!("{stem}-{:02}.svg", nth + 1);
        files.push(KitFile::text(&name, board_svg(&board, &step.touches, &caption, lang)));
        shown.push(Shown { name, nth: Some(nth), board });
    }
    let name = format!("{stem}-end.svg");
    files.push(KitFile::text(&name, board_svg(&end, &[], &KitSays::Board.say(lang), lang)));
    shown.push(Shown { name, nth: None, board: end });
    let mut loops = Vec::new();
    for (nth, report) in ruling.loops.iter().enumerate() {
        let name = format!("{stem}-loop-{}.svg", nth + 1);
        files.push(KitFile::text(&name, loop_svg(report, &names, lang)));
        loops.push((name, report));
    }
    let kept = Kept { ruling, names: &names, shown, loops, lang, link };
    let pages = [
        ("mediawiki-tabs.txt", kept.mediawiki_tabs()),
        ("mediawiki-table.txt", kept.mediawiki_table()),
        ("dokuwiki.txt", kept.dokuwiki()),
    ];
    files.extend(pages.map(|(name, page)| KitFile::text(name, page)));
    files.push(KitFile::text("readme.txt", format!("{}\n", KitSays::ReadMe.say(lang).plain())));
    files
}
