//! What of the page is saved as a file: pictures and the kit for wikis.

use crate::app::model::Model;
use crate::app::msg::Saving;
use refrain::export::{KitFile, KitSays, Names, answer, board_svg, kit, loop_svg, zip};
use refrain::ruling::{At, Sentence};
use refrain::wire::{CaseFile, stem};
use refrain::words::{Count, Said};

/// A file to be saved.
pub struct File {
    /// Its name.
    pub name: String,
    /// What kind of file it is.
    pub kind: &'static str,
    /// What it holds.
    pub bytes: Vec<u8>,
    /// Whether it is a drawing that is wanted as a picture of points.
    pub as_points: bool,
}

/// The file that is asked for; none if there is no such thing.
#[inline(never)] // not on the first screen
pub fn file(model: &Model, what: Saving) -> Option<File> {
    let stem = stem(&model.open.case);
    match what {
        Saving::Board { as_points } => Some(drawing(format!("{stem}.svg"), board(model), as_points)),
        Saving::Loop { as_points } => {
            let report = model.open.ruling.loops.first()?;
            let drawn = loop_svg(report, &Names::of(&model.open.board), model.lang);
            Some(drawing(format!("{stem}-loop.svg"), drawn, as_points))
        }
        Saving::Kit => {
            let mut files = kit(&model.open.case, &model.open.ruling, &stem, model.lang, Some(&model.link()));
            files.push(KitFile::text("case.json", CaseFile::of(&model.open.case).write()));
            Some(File { name: format!("{stem}.zip"), kind: "application/zip", bytes: zip(&files), as_points: false })
        }
    }
}

fn drawing(name: String, svg: String, as_points: bool) -> File {
    let name = if as_points { name.replace(".svg", ".png") } else { name };
    File { name, kind: "image/svg+xml", bytes: svg.into_bytes(), as_points }
}

// The board of the moment shown: what happens there stands above it, or else the answer.
fn board(model: &Model) -> String {
    let (open, lang) = (&model.open, model.lang);
    let step = match open.at {
        At::Step(nth) => open.ruling.steps.get(nth).map(|step| (nth, step)),
        _ => None,
    };
    match step {
        Some((nth, step)) => {
            let caption = KitSays::Step { step: Count::from(nth + 1), says: step.says.clone() }.say(lang);
            board_svg(&open.board, &step.touches, &caption, lang)
        }
        None => {
            let (kind, words) = answer(&open.ruling, &Names::of(&open.board), lang);
            board_svg(&open.board, &[], &Said::from(format!("{kind} {words}")), lang)
        }
    }
}
