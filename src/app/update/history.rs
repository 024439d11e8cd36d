use crate::app::effect::Effect;
use crate::app::model::{Model, Notice, Open};
use refrain::ruling::{Does, OpenCase, Problem};

/// How many changes can be undone.
const KEPT_CHANGES: usize = 200;

/// Puts another case in place of the present one, which can be undone.
pub fn change(model: &mut Model, to: impl FnOnce(&OpenCase) -> OpenCase) -> Vec<Effect> {
    let case = to(&model.open.case);
    if case == model.open.case {
        return Vec::new();
    }
    let former = std::mem::replace(&mut model.open, Open::new(case)).case;
    model.past.push(former);
    if model.past.len() > KEPT_CHANGES {
        model.past.remove(0);
    }
    model.future.clear();
    settle(model)
}

/// Does what a gesture, an offer or a choice means.
pub fn perform(model: &mut Model, does: Does) -> Vec<Effect> {
    match does {
        Does::Edit(edit) => match model.open.case.edit(&edit) {
            Ok(case) => change(model, |_| case),
            Err(problem) => object(model, problem),
        },
        Does::Act(act) => change(model, |case| case.with_act(act)),
        Does::Reading { reading, option } => change(model, |case| case.with_reading(reading, option)),
        Does::Nothing => Vec::new(),
    }
}

/// Says why an edit is impossible.
pub fn object(model: &mut Model, problem: Problem) -> Vec<Effect> {
    model.notice = Some(Notice::Forbidden { why: vec![problem], ask: None });
    Vec::new()
}

/// One change back.
pub fn step_back(model: &mut Model) -> Vec<Effect> {
    let Some(case) = model.past.pop() else { return Vec::new() };
    model.future.push(std::mem::replace(&mut model.open, Open::new(case)).case);
    settle(model)
}

/// One change forward.
pub fn step_forward(model: &mut Model) -> Vec<Effect> {
    let Some(case) = model.future.pop() else { return Vec::new() };
    model.past.push(std::mem::replace(&mut model.open, Open::new(case)).case);
    settle(model)
}

// What was said about the former case goes; the new ruling is told.
fn settle(model: &mut Model) -> Vec<Effect> {
    model.notice = None;
    model.number.clear();
    model.copied = None;
    model.speak(true, Vec::new());
    vec![Effect::Keep]
}
