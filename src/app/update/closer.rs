use crate::app::closer::{Beside, Closer, Edition, Fewest, Look, Other, same_answer, same_outcome, where_they_part};
use crate::app::effect::Effect;
use crate::app::model::{Model, Open};
use crate::app::update::history;
use refrain::ruling::{At, OpenCase};
use std::rc::Rc;

/// Looks closer at the answer, or stops.
#[inline(never)] // not on the first screen
pub fn look(model: &mut Model, look: Look) -> Vec<Effect> {
    match look {
        Look::Editions => model.closer = Some(Closer::Editions(editions(model))),
        Look::Beside(other) => model.closer = Some(Closer::Beside(beside(model, other).map(Rc::new))),
        Look::Wrong => model.closer = Some(Closer::Wrong),
        Look::Table => model.closer = Some(Closer::Table { turned: false }),
        Look::Turn => {
            if let Some(Closer::Table { turned }) = &mut model.closer {
                *turned = !*turned;
            }
        }
        Look::Fewest => {
            model.closer = Some(Closer::Fewest(Fewest::of(&model.open.case, model.open.ruling.clone())));
            return vec![Effect::FewestOn];
        }
        Look::FewestOn => return search_on(model),
        Look::Shut => model.closer = None,
    }
    model.copied = None;
    Vec::new()
}

// The same board under each ruleset of the game.
fn editions(model: &Model) -> Rc<[Edition]> {
    let case = &model.open.case;
    let Some(about) = model.about() else { return Rc::default() };
    let under = about.rulesets.iter().map(|ruleset| {
        let is_present = ruleset.id == case.ruleset();
        let ruling = if is_present { (*model.open.ruling).clone() } else { case.with_ruleset(ruleset.id).rule() };
        let here = &model.open.ruling;
        let is_same = same_answer(here, &ruling);
        let parting = (!is_same || !same_outcome(here, &ruling)).then(|| where_they_part(here, &ruling));
        Edition { ruleset, ruling, is_present, is_same, parting }
    });
    under.collect()
}

fn beside(model: &Model, other: Other) -> Option<Beside> {
    let (which, case): (Other, &OpenCase) = match other {
        Other::Before => (other, model.past.last()?),
        Other::Recent(nth) => (other, &model.recents.get(nth)?.case),
        Other::Any => match model.past.last() {
            Some(case) => (Other::Before, case),
            None => (Other::Recent(0), &model.recents.first()?.case),
        },
    };
    let at_setup = |case: &OpenCase| case.board_at(&At::Setup);
    Some(Beside { which, here: at_setup(&model.open.case), there: at_setup(case), other: Open::new(case.clone()) })
}

// A little at a time; at the end the board that was found takes the present one's place, which can be undone.
fn search_on(model: &mut Model) -> Vec<Effect> {
    let Some(Closer::Fewest(search)) = &mut model.closer else { return vec![Effect::Still] };
    if !search.is_for(&model.open.ruling) {
        model.closer = None;
        return Vec::new();
    }
    search.go_on();
    if !search.is_done {
        return vec![Effect::FewestOn];
    }
    let found = search.case.clone();
    history::change(model, |_| found)
}
