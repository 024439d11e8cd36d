use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::{Icon, icon, rule, tell};
use refrain::ruling::{Problem, ProblemAbout, Severity, Standing, same_sentence};
use yew::prelude::*;

/// What the rules object to on the board. What they object to in a deed stands with the deed, and the refusal that
/// is the answer itself on top.
pub fn problems(model: &Model, send: &Callback<Msg>) -> Html {
    let ruling = &model.open.ruling;
    let rest: Vec<&Problem> = ruling.problems.iter().filter(|problem| !stands_elsewhere(problem, model)).collect();
    if rest.is_empty() {
        return Html::default();
    }
    html! {
        <section class="problems" aria-labelledby="problems">
            <h2 id="problems">{ tell(&PageSays::Problems, model.lang) }</h2>
            <ul>{ for rest.iter().map(|problem| one(problem, model, send)) }</ul>
        </section>
    }
}

fn stands_elsewhere(problem: &Problem, model: &Model) -> bool {
    match &model.open.ruling.standing {
        _ if matches!(problem.about, ProblemAbout::Act(_)) => true,
        Standing::Refused { first, .. } => {
            first.about == problem.about && same_sentence(&*first.step.says, &*problem.step.says)
        }
        _ => false,
    }
}

#[inline(never)] // not on the first screen
fn one(problem: &Problem, model: &Model, send: &Callback<Msg>) -> Html {
    let (class, shape, word) = weight(problem.severity);
    html! {
        <li class={classes!("problem", class)}>
            { icon(shape) }
            <div>
                <p class="problem__about"><b>{ tell(&word, model.lang) }</b>{ " · " }{ about(problem, model) }</p>
                <p>{ tell(&*problem.step.says, model.lang) }</p>
                { rule::cites(problem.step.cites(), model, send) }
            </div>
        </li>
    }
}

/// How a weight is told apart: a word for style sheets, a shape, a word.
pub fn weight(severity: Severity) -> (&'static str, Icon, PageSays) {
    match severity {
        Severity::Note => ("is-note", Icon::Note, PageSays::Note),
        Severity::Tolerable => ("is-tolerable", Icon::Tolerable, PageSays::Tolerable),
        Severity::Blocking => ("is-blocking", Icon::Refused, PageSays::Blocking),
    }
}

fn about(problem: &Problem, model: &Model) -> Html {
    let open = &model.open;
    let says = match &problem.about {
        ProblemAbout::Token(id) => {
            open.board.tokens.iter().find(|token| token.id == *id).map(|token| token.name.clone())
        }
        ProblemAbout::Setup | ProblemAbout::Act(_) => None,
    };
    match says {
        Some(says) => tell(&*says, model.lang),
        None => tell(&PageSays::AboutSetup, model.lang),
    }
}
