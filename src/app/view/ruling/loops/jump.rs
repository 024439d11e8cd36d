use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::ruling::in_short;
use crate::app::view::ruling::number::window;
use crate::app::view::{press, said, tell, written};
use refrain::ruling::{Act, ActArg, At, LoopReport, Place, Says, Script, Standing};
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
    let wanted = Count::typed(&model.lap).ok().filter(|lap| !lap.is_zero() && *lap <= report.done);
    let interrupt = wanted.as_ref().map(|lap| interrupt(lap, model, send)).unwrap_or_default();
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
            { interrupt }
        </form>
    }
}

// An answer that ends the loop, instead of the deed with this index.
struct Answer {
    index: usize,
    seat: Says,
    window: Option<Says>,
    act: Act,
}

// Ends the loop in this iteration: a player and a place in the round to choose, and what that gives.
fn interrupt(lap: &Count, model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let answers = answers(model, lap);
    let chosen = model.window.min(answers.len().saturating_sub(1));
    let Some(answer) = answers.get(chosen) else { return Html::default() };
    let options = answers.iter().map(|answer| {
        let seat = answer.seat.say(lang).plain();
        match &answer.window {
            Some(window) => format!("{seat} · {}", window.say(lang).plain()),
            None => seat,
        }
    });
    let ruling = model.open.case.with_acts_until(answer.index).with_act(answer.act.clone()).rule();
    let says = PageSays::LoopInterrupt { iteration: lap.clone(), who: answer.seat.clone() };
    html! {
        <div class="interrupt">
            if answers.len() > 1 { { window("interrupt-window", options.collect(), chosen, model, send) } }
            <button type="button" class="choice" onclick={press(send, Msg::Answer(answer.index, answer.act.clone()))}>
                <span class="choice__says">{ tell(&says, lang) }</span>
                <span class="choice__gives">{ in_short(&ruling, lang) }</span>
            </button>
        </div>
    }
}

// Each answer by which a player could have ended the loop in this iteration, instead of what the case has him answer:
// the number prompts of the case behind the deed that names the number.
fn answers(model: &Model, lap: &Count) -> Vec<Answer> {
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
                found.push(Answer { index, seat: seat.name.clone(), window, act });
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
