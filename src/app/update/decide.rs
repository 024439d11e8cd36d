use crate::app::effect::Effect;
use crate::app::model::Model;
use crate::app::update::history;
use refrain::ruling::{Act, Prompt, Standing};
use refrain::words::Count;

/// Answers the prompt with a number.
pub fn name_number(model: &mut Model, number: &Count) -> Vec<Effect> {
    match prompt(model).and_then(|prompt| naming(prompt, number, model.window)) {
        Some(act) => history::change(model, |case| case.with_act(act)),
        None => Vec::new(),
    }
}

/// Answers the prompt with the number in its field.
pub fn name_typed(model: &mut Model) -> Vec<Effect> {
    match Count::typed(&model.number) {
        Ok(number) => name_number(model, &number),
        Err(_) => Vec::new(),
    }
}

fn prompt(model: &Model) -> Option<&Prompt> {
    match &model.open.ruling.standing {
        Standing::Awaits(prompt) => Some(prompt),
        _ => None,
    }
}

fn naming(prompt: &Prompt, number: &Count, window: usize) -> Option<Act> {
    Some(prompt.number.as_ref()?.naming_in(number, window).answering(prompt.key))
}
