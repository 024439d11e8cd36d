use crate::app::effect::Effect;
use crate::app::model::Model;
use crate::app::update::drag;
use refrain::ruling::At;

/// Shows the board at a moment. What was lifted is let go: only the present board can be changed.
pub fn show(model: &mut Model, at: At) -> Vec<Effect> {
    model.open.show(at);
    drag::look_again(model);
    Vec::new()
}

/// Shows the board some steps further on, or back; before the first step is the setup, behind the last the end.
pub fn walk(model: &mut Model, steps: i32) -> Vec<Effect> {
    let count = i64::try_from(model.open.ruling.steps.len()).unwrap_or(i64::MAX);
    // 0 is the setup, 1 the first step.
    let now = match &model.open.at {
        At::Setup => 0,
        At::Step(index) => i64::try_from(*index).map_or(count, |index| index + 1),
        At::Act(_) | At::Lap(_) | At::End => count + 1,
    };
    let then = (now + i64::from(steps)).clamp(0, count + 1);
    let at = match usize::try_from(then - 1) {
        Err(_) => At::Setup,
        Ok(_) if then > count => At::End,
        Ok(index) => At::Step(index),
    };
    show(model, at)
}
