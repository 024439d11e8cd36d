use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::ruling::in_short;
use crate::app::view::ruling::number::window;
use crate::app::view::{press, said, tell, written};
use refrain::ruling::{At, LoopReport, Place};
use refrain::words::{Count, MAX_DIGITS};
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
    let typed = written::<InputEvent>(send, Msg::TypeLap);
    let wanted = Count::typed(&model.typed.lap).ok().filter(|lap| !lap.is_zero() && *lap <= report.done);
    let interrupt = wanted.as_ref().map(|lap| interrupt(lap, model, send)).unwrap_or_default();
    let wrong = !model.typed.lap.trim().is_empty() && wanted.is_none();
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
                    maxlength={(2 * MAX_DIGITS).to_string()} value={model.typed.lap.clone()} oninput={typed}
                    aria-invalid={wrong.to_string()} aria-describedby="lap-remark" />
                <button type="submit" class="button button--main">{ tell(&PageSays::LoopShow, lang) }</button>
                { key(Count::one()) }
                if report.done != Count::one() { { key(report.done.clone()) } }
            </div>
            <div id="lap-remark" class={classes!("number__remark", wrong.then_some("is-wrong"))} aria-live="polite">
                { tell(&PageSays::Between { least: Count::one(), most: report.done.clone() }, lang) }
            </div>
            { interrupt }
        </form>
    }
}

// Ends the loop in this iteration: a player and a place in the round to choose, and what that gives.
fn interrupt(lap: &Count, model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let endings = &model.typed.endings;
    let chosen = model.typed.window.min(endings.len().saturating_sub(1));
    let (Some(ending), Some(ruling)) = (endings.get(chosen), &model.typed.ended) else { return Html::default() };
    let options = endings.iter().map(|ending| {
        let seat = ending.seat.say(lang).plain();
        match &ending.window {
            Some(window) => format!("{seat} · {}", window.say(lang).plain()),
            None => seat,
        }
    });
    let says = PageSays::LoopInterrupt { iteration: lap.clone(), who: ending.seat.clone() };
    html! {
        <div class="interrupt">
            if endings.len() > 1 { { window("interrupt-window", options.collect(), chosen, model, send) } }
            <button type="button" class="choice" onclick={press(send, Msg::Answer(ending.index, ending.act.clone()))}>
                <span class="choice__says">{ tell(&says, lang) }</span>
                <span class="choice__gives">{ in_short(ruling, lang) }</span>
            </button>
        </div>
    }
}
