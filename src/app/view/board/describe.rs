use crate::app::board_says::BoardSays;
use crate::app::msg::Msg;
use crate::app::view::board::scene::Scene;
use crate::app::view::{button, press, tell};
use refrain::ruling::DescribedLine;
use web_sys::{HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

/// A field for a piece described in words, where the game takes descriptions: what was understood stands beneath, line by
/// line, and wordings that are understood can be chosen from a list.
pub fn describe(scene: &Scene) -> Html {
    if !scene.model.open.case.takes_descriptions() {
        return Html::default();
    }
    offered(scene)
}

#[inline(never)] // not on the first screen
fn offered(scene: &Scene) -> Html {
    let open = scene.model.description.is_some();
    let toggle = press(scene.send, Msg::Describe((!open).then(String::new)));
    html! {
        <div class="describe">
            <button type="button" class="button" id="describe" aria-expanded={open.to_string()} onclick={toggle}>
                { tell(&BoardSays::Describe, scene.lang) }
            </button>
            if let Some(typed) = &scene.model.description { { field(scene, typed.clone()) } }
        </div>
    }
}

#[inline(never)] // not on the first screen
fn field(scene: &Scene, typed: String) -> Html {
    let Some(description) = scene.model.open.case.described(&typed) else { return Html::default() };
    let oninput = {
        let send = scene.send.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                send.emit(Msg::Describe(Some(field.value())));
            }
        })
    };
    let onchange = {
        let (send, typed) = (scene.send.clone(), typed.clone());
        Callback::from(move |event: Event| {
            let Some(list) = event.target_dyn_into::<HtmlSelectElement>() else { return };
            let chosen = list.value();
            list.set_selected_index(0);
            if !chosen.is_empty() {
                let before = typed.trim_end();
                send.emit(Msg::Describe(Some(if before.is_empty() { chosen } else { format!("{before}\n{chosen}") })));
            }
        })
    };
    html! {
        <>
            <p class="tray__note" id="describe-how">{ tell(&*description.how, scene.lang) }</p>
            <label class="sr" for="describe-text">{ tell(&BoardSays::Describe, scene.lang) }</label>
            <textarea class="field describe__text" id="describe-text" rows="6" spellcheck="false" autocomplete="off"
                aria-describedby="describe-how" value={typed} {oninput} />
            <label class="sr" for="describe-wordings">{ tell(&BoardSays::InsertWording, scene.lang) }</label>
            <select class="field describe__wordings" id="describe-wordings" {onchange}>
                // Marked, since the browser takes the one that is put in first, and that is the last.
                <option value="" selected=true>{ tell(&BoardSays::InsertWording, scene.lang) }</option>
                { for description.wordings.iter().map(|wording| html! { <option value={*wording}>{ *wording }</option> }) }
            </select>
            if !description.lines.is_empty() {
                <ul class="describe__lines" aria-live="polite">{ for description.lines.iter().map(|line| read(scene, line)) }</ul>
                if description.lines.iter().any(|line| line.means.is_some()) {
                    { button("button", tell(&BoardSays::AddDescribed, scene.lang), scene.send, Msg::AddDescribed) }
                }
            }
        </>
    }
}

fn read(scene: &Scene, line: &DescribedLine) -> Html {
    let (says, class) = match line.means {
        Some(_) => (BoardSays::Understood, "describe__line"),
        None => (BoardSays::NotUnderstood, "describe__line describe__line--left"),
    };
    html! {
        <li {class}>
            <span class="describe__typed" lang="en">{ line.typed.clone() }</span>
            <span class="describe__says">
                { tell(&says, scene.lang) }
                if let Some(means) = &line.means { { " " }<span>{ tell(&**means, scene.lang) }</span> }
            </span>
        </li>
    }
}
