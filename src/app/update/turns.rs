use crate::app::effect::Effect;
use crate::app::model::{Model, Open, Otherwise, Turned};
use refrain::ruling::{Arg, Ruling, Says, Sentence, Standing};
use refrain::words::Count;
use std::rc::Rc;

/// How many changes that turn the answer are shown: the nearest ones, as the game orders them.
const SHOWN: usize = 3;
/// How many are tried between two gestures, so that none has to wait.
const AT_ONCE: usize = 4;

/// Tries some more of the small changes of the setup, and keeps those that turn the answer.
pub fn look(model: &mut Model) -> Vec<Effect> {
    let open = &mut model.open;
    if open.looked || !is_settled(open) {
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
    let mut is_still = found.is_empty();
    open.turned.extend(found);
    open.turned.truncate(SHOWN);
    let is_over = open.tried >= nudges.len() || open.turned.len() >= SHOWN;
    if is_over {
        open.looked = true;
        open.otherwise = otherwise(open);
        is_still &= open.otherwise.is_none() && !open.turned.is_empty();
    }
    let mut effects = Vec::new();
    if is_still {
        effects.push(Effect::Still);
    }
    if !is_over {
        effects.push(Effect::LookOn);
    }
    effects
}

// The loop as it would go had its last decision been answered otherwise: with the first other answer of the list, or
// one number lower.
#[inline(never)] // not on the first screen
fn otherwise(open: &Open) -> Option<Otherwise> {
    open.ruling.loops.first()?;
    let (case, acts) = (&open.case, open.case.acts());
    let index = acts.iter().rposition(|act| act.answers.is_some())?;
    let given = acts.get(index)?;
    let before = case.with_acts_until(index);
    let Standing::Awaits(prompt) = before.rule().standing else { return None };
    let listed = prompt.choices.iter().find(|choice| choice.why.is_empty() && choice.act.key != given.key);
    let lower = || {
        let asked = prompt.number.as_ref().filter(|asked| asked.act.key != given.key)?;
        let number = asked.most.clone().or_else(|| open.ruling.loops.first()?.agreed.minus(&Count::one()))?;
        Some(asked.naming(&number))
    };
    let act = listed.map(|choice| choice.act.clone()).or_else(lower)?.answering(prompt.key);
    let ruling = before.with_act(act.clone()).rule();
    let report = ruling.loops.into_iter().next()?;
    Some(Otherwise { deed: before.name_act(&act), report: Rc::new(report) })
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
