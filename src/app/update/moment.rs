use crate::app::effect::Effect;
use crate::app::model::Model;
use crate::app::page_says::PageSays;
use crate::app::update::drag;
use refrain::ruling::{At, Says};
use refrain::words::Count;

/// Shows the board at a moment that was picked, and sees to it that it is in sight.
pub fn show(model: &mut Model, at: At) -> Vec<Effect> {
    model.walks = false;
    let at_end = at == At::End;
    go(model, at);
    // The button that leads back to the end goes with it; the focus stays beside it.
    if at_end {
        vec![Effect::FocusInPlace("walk-back".to_owned())]
    } else {
        vec![Effect::InSight("board-title".to_owned())]
    }
}

// What was lifted is let go: only the present board can be changed.
fn go(model: &mut Model, at: At) {
    model.open.show(at);
    drag::look_again(model);
    let (moment, step) = told(model);
    model.speak(false, std::iter::once(moment.says()).chain(step).collect());
}

/// Walks through the steps by itself, from the first one if the board shows the end; or stops.
pub fn set_walking(model: &mut Model, walks: bool) -> Vec<Effect> {
    model.walks = walks && !model.open.ruling.steps.is_empty();
    if !model.walks {
        return Vec::new();
    }
    if model.open.at == At::End {
        go(model, At::Setup);
    }
    vec![Effect::WalkOn]
}

/// The next step of a walk that goes by itself, until the end.
pub fn walk_on(model: &mut Model) -> Vec<Effect> {
    if !model.walks {
        return vec![Effect::Still];
    }
    walk(model, 1);
    model.walks = model.open.at != At::End;
    if model.walks { vec![Effect::WalkOn] } else { Vec::new() }
}

/// The moment that the board shows, and the step that it shows, in words.
pub fn told(model: &Model) -> (PageSays, Option<Says>) {
    let steps = &model.open.ruling.steps;
    let of = Count::from(steps.len());
    match &model.open.at {
        At::Step(index) => {
            (PageSays::AtStep { step: Count::from(index + 1), of }, steps.get(*index).map(|step| step.says.clone()))
        }
        At::Setup => (PageSays::AtSetup, None),
        At::Act(_) => (PageSays::AtDeed, None),
        At::Lap(place) => match place.laps.first() {
            Some(iteration) => (PageSays::AtIteration { iteration: iteration.clone() }, None),
            None => (PageSays::AtDeed, None),
        },
        At::End => (PageSays::AtEnd { steps: of }, None),
    }
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
    go(model, at);
    Vec::new()
}
