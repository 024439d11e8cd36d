use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::{press, rule, tell};
use refrain::ruling::{At, Step};
use yew::prelude::*;

/// Why: the steps, each of which shows the board as it stood then, and the rules cited.
pub fn steps(model: &Model, send: &Callback<Msg>) -> Html {
    let ruling = &model.open.ruling;
    let lang = model.lang;
    let cites = ruling.cites();
    let keys = {
        let send = send.clone();
        Callback::from(move |event: KeyboardEvent| {
            let msg = match event.key().as_str() {
                "ArrowDown" | "ArrowRight" => Msg::Walk(1),
                "ArrowUp" | "ArrowLeft" => Msg::Walk(-1),
                "Home" => Msg::Walk(i32::MIN),
                "End" => Msg::Walk(i32::MAX),
                _ => return,
            };
            event.prevent_default();
            send.emit(msg);
        })
    };
    html! {
        <>
            if !ruling.steps.is_empty() {
                <section class="because" aria-labelledby="because">
                    <h2 id="because">{ tell(&PageSays::Because, lang) }</h2>
                    <ol class="steps" onkeydown={keys}>
                        { for ruling.steps.iter().enumerate().map(|(index, step)| walked(index, step, model, send)) }
                    </ol>
                </section>
            }
            if !cites.is_empty() {
                <section class="rules" aria-labelledby="rules">
                    <h2 id="rules">{ tell(&PageSays::Rules, lang) }</h2>
                    { rule::cites(&cites, model, send) }
                </section>
            }
        </>
    }
}

fn walked(index: usize, step: &Step, model: &Model, send: &Callback<Msg>) -> Html {
    let is_now = model.open.at == At::Step(index);
    let class = classes!("step", is_now.then_some("is-now"), model.tint(step.actor.as_ref()));
    html! {
        <li {class}>
            <button type="button" class="step__says" aria-current={is_now.then_some("step")}
                onclick={press(send, Msg::Show(At::Step(index)))}>
                { tell(&*step.says, model.lang) }
            </button>
            { rule::cites(step.cites(), model, send) }
        </li>
    }
}

/// Steps that cannot be walked: those of a reading not chosen.
pub fn list(steps: &[Step], model: &Model, send: &Callback<Msg>) -> Html {
    let items = steps.iter().map(|step| {
        html! {
            <li class={classes!("step", model.tint(step.actor.as_ref()))}>
                <span class="step__says">{ tell(&*step.says, model.lang) }</span>
                { rule::cites(step.cites(), model, send) }
            </li>
        }
    });
    html! { <ol class="steps">{ for items }</ol> }
}
