use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
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
    let interrupts = wanted.iter().flat_map(|lap| {
        answers(model, lap).into_iter().map(move |(index, seat, act)| {
            let says = PageSays::LoopInterrupt { iteration: lap.clone(), who: seat };
            html! {
                <li><button type="button" class="button" onclick={press(send, Msg::Answer(index, act))}>
                    { tell(&says, lang) }
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

// Each answer by which a player could have ended the loop in this iteration, instead of what the case has him answer:
// the number prompts of the case behind the deed that names the number.
fn answers(model: &Model, lap: &Count) -> Vec<(usize, Says, Act)> {
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
            found.push((index, seat.name.clone(), asked.naming(lap).answering(prompt.key)));
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
