use crate::app::effect::Effect;
use crate::app::links;
use crate::app::model::{Model, Notice, Open};
use crate::app::opening;
use crate::app::update::{carry, history};
use refrain::ruling::{At, OpenCase, QuestionId};
use refrain::wire::{self, CaseFile, WireError};
use std::rc::Rc;

/// Opens another case, with the eye and the focus on its answer; the present one goes to the recent ones.
pub fn open(model: &mut Model, case: OpenCase) -> Vec<Effect> {
    if case != model.open.case {
        links::remember(model);
        model.recents.retain(|recent| recent.case != case);
    }
    links::look_at(model, case, At::End);
    let mut effects = history::look_anew(model);
    effects.push(Effect::Focus("answer".to_owned()));
    effects
}

/// Opens an example of the gallery.
pub fn open_example(model: &mut Model, game: &'static str, id: &'static str) -> Vec<Effect> {
    let examples = model.shelf.iter().filter(|shelf| shelf.about.id == game).flat_map(|shelf| &shelf.about.examples);
    match examples.into_iter().find(|example| example.id == id).map(|example| example.case.clone()) {
        Some(case) => {
            let case = under_table_rules(model, case);
            let effects = open(model, case);
            model.example = Some((game, id));
            effects
        }
        None => Vec::new(),
    }
}

// What the table chose for tonight holds for its other boards of the game too; each board opens as itself otherwise.
fn under_table_rules(model: &mut Model, case: OpenCase) -> OpenCase {
    let (game, chosen) = (model.open.case.game(), model.open.case.readings());
    model.tonight.retain(|(known, _)| *known != game);
    model.tonight.push((game, chosen));
    let tonight = model.tonight.iter().filter(|(known, _)| *known == case.game()).flat_map(|(_, chosen)| chosen);
    tonight.fold(case.clone(), |case, (reading, option)| case.with_reading(reading.clone(), Some(option.clone())))
}

/// Opens an empty board.
pub fn open_empty(model: &mut Model, game: &'static str, question: &QuestionId) -> Vec<Effect> {
    let game = model.games.iter().find(|known| known.id() == game);
    match game.and_then(|game| game.empty(question)) {
        Some(case) => {
            let case = under_table_rules(model, case);
            open(model, case)
        }
        None => Vec::new(),
    }
}

/// Makes the board the nth of the other ones that its game offers; that can be undone.
pub fn begin(model: &mut Model, nth: usize) -> Vec<Effect> {
    match model.open.case.starts().into_iter().nth(nth) {
        Some((_, case)) => history::change(model, |_| case),
        None => Vec::new(),
    }
}

/// Opens one of the recent cases.
pub fn open_recent(model: &mut Model, nth: usize) -> Vec<Effect> {
    match model.recents.get(nth).map(|recent| recent.case.clone()) {
        Some(case) => open(model, case),
        None => Vec::new(),
    }
}

/// Takes one of the recent cases off the list.
#[inline(never)] // not on the first screen
pub fn forget_recent(model: &mut Model, nth: usize) -> Vec<Effect> {
    if nth < model.recents.len() {
        model.recents.remove(nth);
    }
    vec![Effect::Keep]
}

/// Solves the recent cases, once each, for the list that shows them.
#[inline(never)] // not on the first screen
pub fn solve_recents(model: &mut Model) -> Vec<Effect> {
    for recent in &mut model.recents {
        recent.solved.get_or_insert_with(|| Open::new(recent.case.clone()));
    }
    Vec::new()
}

/// Opens the case in a link. One that is not understood leaves the board and says why.
pub fn open_link(model: &mut Model, fragment: &str) -> Vec<Effect> {
    match wire::decode(fragment, model.games) {
        Ok(linked) => {
            if let Some(lang) = linked.view.lang {
                model.lang = lang;
            }
            let told = opening::open_linked(model, linked);
            let mut effects = history::look_anew(model);
            model.notice = told.map(Notice::Told);
            effects.push(Effect::Dress);
            effects
        }
        // The address goes back to the board that is shown.
        Err(why) => vec![refuse(model, why), Effect::Keep],
    }
}

/// Opens the case in a file's text. One that is not understood leaves the board and says why.
pub fn open_file(model: &mut Model, text: &str) -> Vec<Effect> {
    match CaseFile::read(text, model.games) {
        Ok(file) => {
            let effects = open(model, file.case);
            if let Some(at) = file.view.at {
                model.open.show(at);
            }
            effects
        }
        // The file that carries all boards over is one of ours as well.
        Err(WireError::NotACase) if text.contains("\"saved\"") => carry::carry_in(model, text),
        Err(why) => vec![refuse(model, why)],
    }
}

fn refuse(model: &mut Model, why: WireError) -> Effect {
    let says = Rc::new(why);
    model.menu = false;
    model.share = false;
    model.notice = Some(Notice::Told(says.clone()));
    model.speak(false, vec![says]);
    Effect::Focus("notice".to_owned())
}

/// Goes on from the board that is shown, as a new setup.
pub fn go_on(model: &mut Model) -> Vec<Effect> {
    match model.open.case.settle(&model.open.at) {
        Some(case) => history::change(model, |_| case),
        None => Vec::new(),
    }
}
