//! A loop ended in an iteration that somebody typed: who could have done that, and what it would have come to.

use crate::app::effect::Effect;
use crate::app::model::{Ending, Model};
use refrain::ruling::{ActArg, Script, Standing};
use refrain::words::Count;
use std::rc::Rc;

/// Takes in the typed iteration.
#[inline(never)] // not on the first screen
pub fn type_lap(model: &mut Model, typed: String) -> Vec<Effect> {
    let wanted = Count::typed(&typed).ok().filter(|lap| !lap.is_zero());
    let wanted = wanted.filter(|lap| model.open.ruling.loops.iter().any(|report| *lap <= report.done));
    model.typed.endings = wanted.map(|lap| endings(model, &lap)).unwrap_or_default().into();
    model.typed.lap = typed;
    rule_on_the_chosen(model)
}

/// Rules on the chosen one of the endings.
#[inline(never)] // not on the first screen
pub fn rule_on_the_chosen(model: &mut Model) -> Vec<Effect> {
    let typed = &model.typed;
    let chosen = typed.endings.get(typed.window).or_else(|| typed.endings.last());
    let ended = chosen.map(|ending| model.open.case.with_acts_until(ending.index).with_act(ending.act.clone()).rule());
    model.typed.ended = ended.map(Rc::new);
    Vec::new()
}

// Each answer by which a player could have ended the loop in this iteration, instead of what the case has him answer:
// the number prompts of the case behind the deed that names the number.
fn endings(model: &Model, lap: &Count) -> Vec<Ending> {
    let case = &model.open.case;
    let mut found = Vec::new();
    let mut is_named = false;
    for (index, act) in case.acts().iter().enumerate() {
        let was_named = is_named;
        is_named |= act.args.iter().any(|(_, arg)| names_a_number(arg));
        if act.answers.is_none() || !was_named {
            continue;
        }
        let Standing::Awaits(prompt) = case.with_acts_until(index).rule().standing else { continue };
        let Some(asked) = prompt.number.filter(|_| act.answers.as_deref() == Some(prompt.key)) else { continue };
        let fits = asked.least <= *lap && asked.most.as_ref().is_none_or(|most| lap <= most);
        if let Some(seat) = model.seat(prompt.seat.as_ref()).filter(|_| fits) {
            for nth in 0..asked.windows.len().max(1) {
                let window = asked.windows.get(nth).map(|(says, _)| says.clone());
                let act = asked.naming_in(lap, nth).answering(prompt.key);
                found.push(Ending { index, seat: seat.name.clone(), window, act });
            }
        }
    }
    found
}

fn names_a_number(arg: &ActArg) -> bool {
    match arg {
        ActArg::Whole(_) => true,
        ActArg::Text(text) => Count::typed(text).is_ok(),
        ActArg::Script(script) => matches!(**script, Script::Repeat { .. }),
        ActArg::Flag(_) | ActArg::List(_) | ActArg::Map(_) => false,
    }
}
