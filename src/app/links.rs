//! What of the page goes into its address and into the browser's keeping, and back.

use crate::app::model::{Model, Open, RecentCase, Typed};
use crate::app::msg::Theme;
use refrain::ruling::{At, OpenCase};
use refrain::wire::{self, MAX_RECENTS, Recent, Saved, View};

/// How many cases the list of recent ones holds.
pub const KEPT_RECENTS: usize = MAX_RECENTS;

/// The fragment of a link to what is open, without the `#`.
pub fn fragment(model: &Model) -> String {
    wire::encode_ruled(&model.open.case, &model.open.ruling, &view(model))
}

/// What the browser shall keep, as one text.
pub fn kept(model: &Model) -> String {
    let theme = match model.theme {
        Theme::Device => None,
        Theme::Light => Some(wire::Theme::Light),
        Theme::Dark => Some(wire::Theme::Dark),
    };
    let recents = model.recents.iter().map(|recent| recent.kept.clone()).collect();
    let case = Some(model.open.case.clone());
    Saved { case, view: view(model), lang: model.chosen_lang, theme, recents }.write()
}

fn view(model: &Model) -> View {
    View { lang: Some(model.lang), at: Some(model.open.at.clone()).filter(|at| *at != At::End) }
}

/// Puts a case on the page, at a moment, with nothing of the former one left.
pub fn look_at(model: &mut Model, case: OpenCase, at: At) {
    model.open = Open::new(case.clone());
    if at != At::End {
        model.open.show(at);
    }
    model.example = model.shelf.iter().find_map(|shelf| {
        let example = shelf.about.examples.iter().find(|example| example.case == case)?;
        Some((shelf.about.id, example.id))
    });
    model.origin = case;
    model.tray = model.open.case.tray().into();
    model.past.clear();
    model.future.clear();
    model.rule = None;
    model.menu = false;
    model.share = false;
    model.closer = None;
    model.search.clear();
    model.typed = Typed::default();
    model.description = None;
    (model.draft, model.typing) = (None, None);
    model.copied = None;
    model.notice = None;
    model.lifted = None;
    model.gesture.forget();
}

/// Puts the open case in front of the recent ones; the same case stands there once.
pub fn remember(model: &mut Model) {
    let title = model.title().map(|title| title.say(model.lang).plain()).unwrap_or_default();
    let kept = Recent { title, link: fragment(model) };
    let case = model.open.case.clone();
    model.recents.retain(|recent| recent.case != case);
    model.recents.insert(0, RecentCase { case, kept, solved: None });
    model.recents.truncate(KEPT_RECENTS);
}
