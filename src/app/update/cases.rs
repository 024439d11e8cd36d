use crate::app::effect::Effect;
use crate::app::model::{Model, Open};
use crate::app::update::history;
use refrain::ruling::{OpenCase, QuestionId};

/// How many cases the list of recent ones holds.
const KEPT_RECENTS: usize = 12;

/// Opens another case; the present one goes to the recent ones.
pub fn open(model: &mut Model, case: OpenCase) -> Vec<Effect> {
    let former = std::mem::replace(&mut model.open, Open::new(case.clone())).case;
    model.recents.retain(|recent| *recent != former && *recent != case);
    model.recents.insert(0, former);
    model.recents.truncate(KEPT_RECENTS);
    model.origin = case;
    model.example = None;
    model.past.clear();
    model.future.clear();
    model.rule = None;
    model.menu = false;
    model.search.clear();
    model.gesture.forget();
    history::look_anew(model)
}

/// Opens an example of the gallery.
pub fn open_example(model: &mut Model, game: &'static str, id: &'static str) -> Vec<Effect> {
    let example = model.shelf.iter().filter(|shelf| shelf.about.id == game).flat_map(|shelf| &shelf.about.examples);
    let Some(case) = example.into_iter().find(|example| example.id == id).map(|example| example.case.clone()) else {
        return Vec::new();
    };
    let effects = open(model, case);
    model.example = Some((game, id));
    effects
}

/// Opens an empty board.
pub fn open_empty(model: &mut Model, game: &'static str, question: &QuestionId) -> Vec<Effect> {
    let game = model.games.iter().find(|known| known.id() == game);
    match game.and_then(|game| game.empty(question)) {
        Some(case) => open(model, case),
        None => Vec::new(),
    }
}

/// Opens one of the recent cases.
pub fn open_recent(model: &mut Model, nth: usize) -> Vec<Effect> {
    match model.recents.get(nth).cloned() {
        Some(case) => open(model, case),
        None => Vec::new(),
    }
}

/// Goes on from the board that is shown, as a new setup.
pub fn go_on(model: &mut Model) -> Vec<Effect> {
    match model.open.case.settle(&model.open.at) {
        Some(case) => history::change(model, |_| case),
        None => Vec::new(),
    }
}
