//! The ruling: the answer first, then why.

mod answer;
mod assumes;
mod banner;
mod decisions;
mod digits;
mod facts;
mod kind;
mod loops;
mod number;
mod problems;
mod prompt;
mod readings;
mod steps;
mod tables;
mod walk;

pub use answer::{decider, verdict, was_copied};
pub use banner::banner;
pub use kind::{in_short, kind};
pub use loops::loops;
pub use steps::steps;
pub use walk::walk;

use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use refrain::ruling::{Ruling, Sentence, Standing};
use refrain::words::{Lang, Said};
use std::rc::Rc;
use yew::prelude::*;

/// The answer in one sentence, as it is drawn, read out and copied.
pub fn answer(ruling: &Ruling, lang: Lang) -> Said {
    match &ruling.standing {
        Standing::Open { branches, alike: true, .. } => {
            let verdict = branches.first().map(|branch| answer(&branch.ruling, lang)).unwrap_or_default();
            format!("{} {verdict}", PageSays::Alike.say(lang)).into()
        }
        standing => standing.says().say(lang),
    }
}

/// The answer as it is read out: the verdict first, and its kind where it is no verdict.
pub fn spoken_answer(ruling: &Ruling, lang: Lang) -> String {
    let answer = answer(ruling, lang).plain();
    match ruling.standing {
        Standing::Settled { .. } => answer,
        _ => format!("{}. {answer}", kind(ruling).words.say(lang).plain()),
    }
}

/// What the answer rests on, beside the board: decisions, objections, steps, rules, assumptions, facts.
pub fn reasons(model: &Rc<Model>, send: &Callback<Msg>) -> Html {
    html! {
        <>
            { tables::tables(model, send) }
            { decisions::decisions(model, send) }
            { problems::problems(model, send) }
            { steps(model, send) }
            { assumes::assumes(model, send) }
            { facts::facts(model, send) }
        </>
    }
}
