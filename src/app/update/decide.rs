use crate::app::effect::Effect;
use crate::app::gesture::Source;
use crate::app::model::{Lifted, Model};
use crate::app::update::{answer_in_sight, drag, entry, history};
use refrain::ruling::{Act, ActArg, Prompt, Standing};
use refrain::words::{Count, NumberError};
use std::rc::Rc;

/// Does a deed. If it was chosen on the sheet of a piece, the sheet closes over the answer, which comes into sight; the
/// focus stays with the piece, if it is still there.
pub fn perform(model: &mut Model, act: Act) -> Vec<Effect> {
    let of_sheet = match &model.lifted {
        Some(Lifted { source: source @ Source::Token(_), .. }) => Some(source.clone()),
        _ => None,
    };
    if of_sheet.is_some() {
        model.lifted = None;
        model.gesture.forget();
    }
    let mut effects = history::change(model, |case| case.with_act(act));
    if let Some(source) = of_sheet {
        effects.extend([drag::in_place(drag::focus(&source)), answer_in_sight()]);
    }
    effects
}

/// Goes back to before a decision, with the eye on what is to be decided again: the list of decisions is far from it on a
/// phone.
#[inline(never)] // not on the first screen
pub fn anew(model: &mut Model, index: usize) -> Vec<Effect> {
    let mut effects = history::change(model, |case| case.with_acts_until(index));
    effects.push(answer_in_sight());
    effects
}

/// The id of the field that holds how many times a deed is done.
pub fn times_id(index: usize) -> String {
    format!("times-{index}")
}

/// Another number of times in a deed, in its place: the later deeds stay, and those that nobody asks for any more are told
/// as such.
#[inline(never)] // not on the first screen
pub fn times(model: &mut Model, index: usize, typed: &str) -> Vec<Effect> {
    let number = match Count::typed(typed) {
        Ok(number) => number,
        Err(why) => return entry::no_number(model, times_id(index), typed, entry::why_no_number(&why)),
    };
    (model.draft, model.typing) = (None, None);
    history::change(model, |case| {
        let (until, acts) = (case.with_acts_until(index), case.acts().iter().skip(index).enumerate());
        acts.fold(until, |case, (nth, act)| case.with_act(if nth == 0 { act.with_times(&number) } else { act.clone() }))
    })
}

/// Answers the prompt with a number.
pub fn name_number(model: &mut Model, number: &Count) -> Vec<Effect> {
    match prompt(model).and_then(|prompt| naming(prompt, number, model.typed.window)) {
        Some(act) => history::change(model, |case| case.with_act(act)),
        None => Vec::new(),
    }
}

/// Answers the prompt with the number in its field.
pub fn name_typed(model: &mut Model) -> Vec<Effect> {
    match Count::typed(&model.typed.number) {
        Ok(number) => name_number(model, &number),
        Err(_) => Vec::new(),
    }
}

/// Rules on what the number in the prompt's field would come to.
#[inline(never)] // not on the first screen
pub fn weigh(model: &mut Model) -> Vec<Effect> {
    let typed = model.typed.number.trim();
    let named = match Count::typed(typed) {
        Err(NumberError::TooLong | NumberError::Empty) => None,
        Ok(number) => prompt(model).and_then(|prompt| naming(prompt, &number, model.typed.window)),
        // Not a number: what the rules say to that, if they say anything.
        Err(_) => prompt(model).and_then(|prompt| {
            let asked = prompt.number.as_ref()?;
            Some(asked.act.clone().with(asked.arg, ActArg::Text(typed.to_owned())).answering(prompt.key))
        }),
    };
    model.typed.named = named.map(|act| Rc::new(model.open.case.with_act(act).rule()));
    Vec::new()
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
