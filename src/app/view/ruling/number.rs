use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::ruling::in_short;
use crate::app::view::{press, rule, said, tell, written};
use crate::app::walk_says::WalkSays;
use refrain::ruling::{NumberAsked, Standing};
use refrain::words::{Count, MAX_DIGITS, NumberError};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// A number to name: numbers worth offering, and a field with a key for powers of ten.
#[inline(never)] // not on the first screen
pub fn number(asked: &NumberAsked, model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let typed = written::<InputEvent>(send, Msg::TypeNumber);
    let named = {
        let send = send.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            send.emit(Msg::NameTyped);
        })
    };
    let (wrong, remark) = remark(asked, model, send);
    let windows: Vec<String> = asked.windows.iter().map(|(says, _)| says.say(lang).plain()).collect();
    let offered = asked.offered.iter().map(|(count, gives)| {
        html! {
            <li key={format!("{}-{count}", model.open.case.acts().len())}>
                <button type="button" class="choice" onclick={press(send, Msg::NameNumber(count.clone()))}>
                    <span class="choice__says">{ said(&count.say(lang).into()) }</span>
                    if let Some(gives) = gives {
                        <span class="choice__gives">{ tell(&**gives, lang) }</span>
                    }
                </button>
            </li>
        }
    });
    html! {
        <form class="number" onsubmit={named}>
            <label class="number__says" for="number">{ tell(&*asked.says, lang) }</label>
            <div class="number__row">
                <input id="number" class="field number__field" type="text" inputmode="numeric" autocomplete="off"
                    spellcheck="false" maxlength={(2 * MAX_DIGITS).to_string()} value={model.typed.number.clone()} oninput={typed}
                    aria-invalid={wrong.to_string()} aria-describedby="number-remark" />
                <button type="button" class="button" onclick={press(send, Msg::TypeNumber(to_power(&model.typed.number)))}>
                    <span aria-hidden="true">{ tell(&PageSays::PowerFace, lang) }</span>
                    <span class="sr">{ tell(&PageSays::PowerKey, lang) }</span>
                </button>
                <button type="submit" class="button button--main">{ tell(&PageSays::NameIt, lang) }</button>
            </div>
            if !windows.is_empty() { { window("window", windows, model.typed.window, model, send) } }
            <div id="number-remark" class={classes!("number__remark", wrong.then_some("is-wrong"))} aria-live="polite">
                { remark }
            </div>
            if !asked.offered.is_empty() {
                <ul class="choices">{ for offered }</ul>
            }
        </form>
    }
}

/// Where in the round, out of several places.
pub fn window(id: &'static str, options: Vec<String>, chosen: usize, model: &Model, send: &Callback<Msg>) -> Html {
    let onchange = {
        let send = send.clone();
        Callback::from(move |event: Event| {
            if let Some(select) = event.target_dyn_into::<HtmlSelectElement>() {
                send.emit(Msg::Window(select.selected_index().unsigned_abs() as usize));
            }
        })
    };
    let options = options.into_iter().enumerate();
    html! {
        <div class="select">
            <label for={id}>{ tell(&WalkSays::Window, model.lang) }</label>
            <select class="field" {id} {onchange}>
                { for options.map(|(nth, words)| html! { <option selected={nth == chosen}>{ words }</option> }) }
            </select>
        </div>
    }
}

// 100 becomes 10^100, and that 100 again; a number pad has no key for it.
fn to_power(typed: &str) -> String {
    match typed.strip_prefix("10^") {
        Some(exponent) => exponent.to_owned(),
        None => format!("10^{}", typed.trim()),
    }
}

// What is wrong with the typed number, what naming it leads to, or which numbers may be named.
fn remark(asked: &NumberAsked, model: &Model, send: &Callback<Msg>) -> (bool, Html) {
    let lang = model.lang;
    if model.typed.number.trim().is_empty() {
        return (false, bounds(asked, model));
    }
    let count = match Count::typed(&model.typed.number) {
        Err(NumberError::TooLong) => {
            let digits = Count::from(MAX_DIGITS);
            return (true, tell(&PageSays::TooLong { digits }, lang));
        }
        other => other,
    };
    let Some(ruling) = &model.typed.named else { return (false, bounds(asked, model)) };
    match (&ruling.standing, &count) {
        (Standing::Refused { first, legal_wording }, _) => (
            true,
            html! {
                <>
                    { tell(&*first.step.says, lang) }{ " " }{ rule::cites(first.step.cites(), model, send) }
                    if let Some(legal) = legal_wording {
                        <span class="number__legal">
                            <b>{ tell(&PageSays::Legal, lang) }</b>{ " " }{ tell(&**legal, lang) }
                        </span>
                    }
                </>
            },
        ),
        (_, Ok(count)) => (false, html! { <><b>{ said(&count.say(lang).into()) }</b>{ in_short(ruling, lang) }</> }),
        (_, Err(NumberError::Negative)) => (true, tell(&PageSays::BelowZero, lang)),
        (_, Err(_)) => (true, tell(&PageSays::NotANumber, lang)),
    }
}

fn bounds(asked: &NumberAsked, model: &Model) -> Html {
    let least = asked.least.clone();
    let says = match asked.most.clone() {
        Some(most) => PageSays::Between { least, most },
        None => PageSays::AtLeast { least },
    };
    tell(&says, model.lang)
}
