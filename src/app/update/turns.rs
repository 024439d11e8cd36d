use crate::app::effect::Effect;
use crate::app::model::{Model, Open, Turned};
use refrain::ruling::{Arg, Ruling, Says, Sentence, Standing};
use std::rc::Rc;

/// How many changes that turn the answer are shown: the nearest ones, as the game orders them.
const SHOWN: usize = 3;
/// How many are tried between two gestures, so that none has to wait.
const AT_ONCE: usize = 4;

/// Tries some more of the small changes of the setup, and keeps those that turn the answer.
pub fn look(model: &mut Model) -> Vec<Effect> {
    let open = &mut model.open;
    if !is_settled(open) {
        return vec![Effect::Still];
    }
    let mut found = Vec::new();
    let nudges = open.case.nudges();
    for (says, edit) in nudges.iter().skip(open.tried).take(AT_ONCE) {
        open.tried += 1;
        let Ok(case) = open.case.edit(edit) else { continue };
        let ruling = case.rule();
        if turns(&open.ruling, &ruling) {
            found.push(Turned { says: says.clone(), edit: edit.clone(), ruling: Rc::new(ruling) });
        }
    }
    let is_still = found.is_empty();
    open.turned.extend(found);
    open.turned.truncate(SHOWN);
    let is_over = open.tried >= nudges.len() || open.turned.len() >= SHOWN;
    let mut effects = Vec::new();
    if is_still {
        effects.push(Effect::Still);
    }
    if !is_over {
        effects.push(Effect::LookOn);
    }
    effects
}

fn is_settled(open: &Open) -> bool {
    verdict(&open.ruling).is_some()
}

fn verdict(ruling: &Ruling) -> Option<&Says> {
    match &ruling.standing {
        Standing::Settled { verdict } => Some(verdict),
        _ => None,
    }
}

// Another verdict, or none. The same one with other numbers is no turn.
fn turns(now: &Ruling, then: &Ruling) -> bool {
    match (verdict(now), verdict(then)) {
        (Some(now), Some(then)) => now.id() != then.id() || without_numbers(&**now) != without_numbers(&**then),
        _ => true,
    }
}

fn without_numbers(says: &dyn Sentence) -> Vec<(&'static str, Arg)> {
    says.args().into_iter().filter(|(_, arg)| !matches!(arg, Arg::Int(_))).collect()
}
