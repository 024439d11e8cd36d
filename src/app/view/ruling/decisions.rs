use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::ruling::problems::weight;
use crate::app::view::{Icon, icon, press, rule, tell};
use refrain::ruling::{Act, Problem, ProblemAbout, Sentence};
use yew::prelude::*;

/// The deeds so far, each to be decided anew or taken back; what changes nothing is grey, with its reason.
pub fn decisions(model: &Model, send: &Callback<Msg>) -> Html {
    let acts = model.open.case.acts();
    if acts.is_empty() {
        return Html::default();
    }
    html! {
        <section class="decisions" aria-labelledby="decisions">
            <h2 id="decisions">{ tell(&PageSays::Decisions, model.lang) }</h2>
            <ol>{ for acts.iter().enumerate().map(|(index, act)| one(index, act, model, send)) }</ol>
        </section>
    }
}

#[inline(never)] // not on the first screen
fn one(index: usize, act: &Act, model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let problems = &model.open.ruling.problems;
    let against: Vec<&Problem> = problems.iter().filter(|problem| problem.about == ProblemAbout::Act(index)).collect();
    let why = against.iter().map(|problem| {
        let (class, shape, word) = weight(problem.severity);
        html! {
            <p class={classes!("decision__why", class)}>
                { icon(shape) }
                <span>
                    <b>{ tell(&word, lang) }</b>{ " · " }{ tell(&*problem.step.says, lang) }{ " " }
                    { rule::cites(problem.step.cites(), model, send) }
                </span>
            </p>
        }
    });
    let name = tell(&*model.open.case.name_act(act), lang);
    html! {
        <li key={index} class={classes!("decision", (!against.is_empty()).then_some("is-void"), model.tint(act.seat.as_ref()))}>
            <p class="decision__says">{ name.clone() }</p>
            <p class="decision__keys">
                <button type="button" class="button button--quiet" onclick={press(send, Msg::DecideAnew(index))}>
                    { tell(&PageSays::DecideAnew, lang) }<span class="sr">{ ": " }{ name.clone() }</span>
                </button>
                <button type="button" class="button button--quiet button--icon" onclick={press(send, Msg::TakeBack(index))}
                    title={PageSays::TakeBack.say(lang).plain()}>
                    { icon(Icon::Close) }<span class="sr">{ tell(&PageSays::TakeBack, lang) }{ ": " }{ name.clone() }</span>
                </button>
            </p>
            { for why }
        </li>
    }
}
