use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::update::decide::times_id;
use crate::app::view::board::Scene;
use crate::app::view::board::fields::{self, Number};
use crate::app::view::ruling::problems::weight;
use crate::app::view::{Icon, icon, press, rule, tell};
use crate::app::walk_says::WalkSays;
use refrain::ruling::{Act, Problem, ProblemAbout, Sentence};
use refrain::words::Count;
use std::rc::Rc;
use yew::prelude::*;

/// The deeds so far, each to be decided anew or taken back; what changes nothing is grey, with its reason.
pub fn decisions(model: &Rc<Model>, send: &Callback<Msg>) -> Html {
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
fn one(index: usize, act: &Act, model: &Rc<Model>, send: &Callback<Msg>) -> Html {
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
            if model.is_whole || model.embedded { { so_often(index, act, model, send) } }
            { for why }
        </li>
    }
}

// The number in a deed, wherever in it that stands, is changed where it is told.
#[inline(never)] // not on the first screen
fn so_often(index: usize, act: &Act, model: &Rc<Model>, send: &Callback<Msg>) -> Html {
    let Some(times) = act.times() else { return Html::default() };
    let (name, least) = (WalkSays::HowOften.says(), Count::zero());
    let number = Number { id: times_id(index), name, value: &times, least: &least, most: None };
    let set = move |count: Count| Msg::Times(index, count.to_string());
    let field = fields::number(&Scene::new(model, send), &number, set, move |typed| Msg::Times(index, typed));
    html! { <div class="decision__times">{ field }</div> }
}
