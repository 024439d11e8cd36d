use crate::app::effect::Effect;
use crate::app::gesture::Source;
use crate::app::model::{Model, Notice, Open, Typed};
use crate::app::update::drag;
use refrain::ruling::{Does, OpenCase, Problem, Says};

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
    look_anew(model)
}

/// Does what a gesture, an offer or a choice means.
pub fn perform(model: &mut Model, does: Does) -> Vec<Effect> {
    match does {
        Does::Edit(edit) => match model.open.case.edit(&edit) {
            Ok(case) => change(model, |_| case),
            Err(problem) => object(model, vec![problem], None, None),
        },
        Does::Act(act) => change(model, |case| case.with_act(act)),
        Does::Reading { reading, option } => change(model, |case| case.with_reading(reading, option)),
        Does::Nothing => Vec::new(),
    }
}

/// Says why something is not allowed; a deed can be asked all the same. `of` is the piece that it is said beside.
pub fn object(model: &mut Model, why: Vec<Problem>, of: Option<Source>, does: Option<Does>) -> Vec<Effect> {
    let reasons: Vec<Says> = why.iter().map(|problem| problem.step.says.clone()).collect();
    let ask = match does {
        Some(Does::Act(act)) => Some(act),
        Some(Does::Edit(_) | Does::Reading { .. } | Does::Nothing) | None => None,
    };
    model.notice = Some(Notice::Forbidden { why, ask, of });
    model.speak(false, reasons);
    Vec::new()
}

/// One change back.
pub fn step_back(model: &mut Model) -> Vec<Effect> {
    let Some(case) = model.past.pop() else { return Vec::new() };
    model.future.push(std::mem::replace(&mut model.open, Open::new(case)).case);
    look_anew(model)
}

/// One change forward.
pub fn step_forward(model: &mut Model) -> Vec<Effect> {
    let Some(case) = model.future.pop() else { return Vec::new() };
    model.past.push(std::mem::replace(&mut model.open, Open::new(case)).case);
    look_anew(model)
}

/// Brings everything up to date with the case that is open now: what was said about the former one goes, and the new
/// ruling is told.
pub fn look_anew(model: &mut Model) -> Vec<Effect> {
    model.tray = model.open.case.tray().into();
    model.notice = None;
    model.walks = false;
    model.typed = Typed::default();
    (model.draft, model.typing) = (None, None);
    model.copied = None;
    let focus = drag::look_again(model);
    model.speak(true, Vec::new());
    [Effect::Keep, Effect::RescueFocus, Effect::LookOn].into_iter().chain(focus).collect()
}
