use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::{press, said, tell};
use refrain::ruling::{At, LoopReport, Place};
use refrain::words::{Count, MAX_DIGITS};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The moment after the whole iteration with this number.
pub fn after(iteration: Count) -> At {
    At::Lap(Place { laps: vec![iteration], step: None, window: None })
}

/// The board after any iteration: a number to type, and the first and the last one to press.
pub fn jump(report: &LoopReport, model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    if report.done.is_zero() {
        return Html::default();
    }
    let typed = {
        let send = send.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                send.emit(Msg::TypeLap(field.value()));
            }
        })
    };
    let wanted = Count::typed(&model.lap).ok().filter(|lap| !lap.is_zero() && *lap <= report.done);
    let interrupts = wanted.iter().flat_map(|lap| {
        let there = report.interrupts.iter().filter(move |other| other.least <= *lap && *lap <= other.most);
        there.map(move |interrupt| {
            let act = interrupt.act.clone().with(interrupt.arg, lap);
            html! {
                <li><button type="button" class="choice" onclick={press(send, Msg::Answer(act))}>
                    <span class="choice__says">{ tell(&PageSays::LoopInterrupt { iteration: lap.clone() }, lang) }</span>
                    <span class="choice__gives">{ tell(&*interrupt.says, lang) }</span>
                </button></li>
            }
        })
    });
    let interrupts: Vec<Html> = interrupts.collect();
    let wrong = !model.lap.trim().is_empty() && wanted.is_none();
    let shown = {
        let send = send.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(lap) = &wanted {
                send.emit(Msg::Show(after(lap.clone())));
            }
        })
    };
    let key = |lap: Count| {
        let words = said(&lap.say(lang).into());
        html! { <button type="button" class="button" onclick={press(send, Msg::Show(after(lap)))}>{ words }</button> }
    };
    html! {
        <form class="number" onsubmit={shown}>
            <label class="number__says" for="lap">{ tell(&PageSays::LoopJump, lang) }</label>
            <div class="number__row">
                <input id="lap" class="field number__field" type="text" inputmode="numeric" autocomplete="off" spellcheck="false"
                    maxlength={(2 * MAX_DIGITS).to_string()} value={model.lap.clone()} oninput={typed}
                    aria-invalid={wrong.to_string()} aria-describedby="lap-remark" />
                <button type="submit" class="button button--main">{ tell(&PageSays::LoopShow, lang) }</button>
                { key(Count::one()) }
                if report.done != Count::one() { { key(report.done.clone()) } }
            </div>
            <div id="lap-remark" class={classes!("number__remark", wrong.then_some("is-wrong"))} aria-live="polite">
                { tell(&PageSays::Between { least: Count::one(), most: report.done.clone() }, lang) }
            </div>
            if !interrupts.is_empty() { <ul class="choices">{ for interrupts }</ul> }
        </form>
    }
}
