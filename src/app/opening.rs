//! How the page opens: on a link, else on the board that was kept, else on the first example, solved.

use crate::app::board_says::BoardSays;
use crate::app::links;
use crate::app::model::{Games, Model, Notice, RecentCase};
use crate::app::msg::Theme;
use refrain::ruling::{At, Piece, Ruling, Says};
use refrain::wire::{self, Linked, Saved};
use refrain::words::{Lang, Name};
use std::rc::Rc;

/// What the browser has for the page when it starts.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The page's address without its fragment.
    pub address: String,
    /// The part of the address behind `?`.
    pub query: String,
    /// The part of the address behind `#`.
    pub fragment: String,
    /// What was kept from the last visit.
    pub kept: Option<String>,
    /// The languages that the browser asks for, the dearest first.
    pub languages: Vec<String>,
}

impl Found {
    /// Whether the page is a frame in another page: `?embed`, which some programs write `?embed=`.
    fn is_embedded(&self) -> bool {
        self.asks().any(|part| part.trim_end_matches('=') == "embed")
    }

    // The language that the address asks for: `?lang=fr`.
    fn lang(&self) -> Option<Lang> {
        self.asks().filter_map(|part| part.strip_prefix("lang=")).find_map(Lang::from_tag)
    }

    fn asks(&self) -> impl Iterator<Item = &str> {
        self.query.trim_start_matches('?').split('&')
    }
}

/// The page as it opens; `None` if there is no game.
pub fn open(games: Games, found: &Found) -> Option<Model> {
    let embedded = found.is_embedded();
    // In another page it shows what it is given, and neither reads nor keeps what a person has.
    let kept = found.kept.as_ref().filter(|_| !embedded);
    let (saved, lost) = kept.map(|kept| Saved::read(kept, games)).unwrap_or_default();
    let link = (!found.fragment.is_empty()).then(|| wire::decode(&found.fragment, games));
    let in_link = link.as_ref().and_then(|link| link.as_ref().ok()?.view.lang);
    let asked = found.languages.iter().find_map(|tag| Lang::from_tag(tag));
    let lang = found.lang().or(in_link).or(saved.lang).or(asked).unwrap_or_default();
    let theme = match saved.theme {
        None => Theme::Device,
        Some(wire::Theme::Light) => Theme::Light,
        Some(wire::Theme::Dark) => Theme::Dark,
    };
    let mut model = Model::new(games, lang, theme)?;
    // What is opened may be of any game.
    if found.kept.is_some() || link.is_some() {
        model.shelve();
    }
    model.address.clone_from(&found.address);
    model.chosen_lang = saved.lang;
    model.recents = saved.recents.iter().filter_map(|recent| RecentCase::read(recent, games)).collect();
    if let Some(case) = saved.case {
        links::look_at(&mut model, case, saved.view.at.unwrap_or(At::End));
    }
    let mut told: Option<Says> = lost.map(|why| Rc::new(why) as Says);
    match link {
        None => {}
        Some(Ok(linked)) => told = open_linked(&mut model, linked),
        Some(Err(why)) => told = Some(Rc::new(why)),
    }
    model.notice = told.map(Notice::Told);
    if embedded {
        embed(&mut model, found);
    }
    Some(model)
}

#[inline(never)] // not on the first screen
fn embed(model: &mut Model, found: &Found) {
    model.embedded = true;
    let theme = found.asks().find_map(|part| part.strip_prefix("theme="));
    model.theme = Theme::from_word(theme.unwrap_or_default());
    model.recents.clear();
    model.address = found.address.split('?').next().unwrap_or_default().to_owned();
}

/// Opens what a link carries; the board that was there goes to the recent ones. Says so if the link was made when the
/// answer was another one.
pub fn open_linked(model: &mut Model, linked: Linked) -> Option<Says> {
    let at = linked.view.at.clone().unwrap_or(At::End);
    if linked.case != model.open.case {
        links::remember(model);
    }
    links::look_at(model, linked.case.clone(), at);
    linked.answered_otherwise(&model.open.ruling).then(|| then_and_now(linked.said.as_deref(), &model.open.ruling))
}

// What the answer was when the link was made, and what it is now.
#[inline(never)] // not on the first screen
fn then_and_now(said: Option<&str>, ruling: &Ruling) -> Says {
    match said {
        Some(said) => {
            let then = Piece::new("then".into(), Name::typed(said));
            BoardSays::AnsweredThen { then, now: ruling.standing.says().clone() }.says()
        }
        None => BoardSays::AnsweredOtherwise.says(),
    }
}
