use crate::app::board_says::BoardSays;
use crate::app::msg::Msg;
use crate::app::view::board::scene::Scene;
use crate::app::view::tell;
use refrain::ruling::{Sentence, ZoneView};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

/// A field for typing several pieces of a place at once, where the game has a shorthand.
#[inline(never)] // not on the first screen
pub fn shorthand(scene: &Scene, zone: &ZoneView) -> Html {
    // A game without a shorthand has no answer even to an empty one.
    if !scene.present || scene.model.open.case.shorthand(&zone.id, "").is_none() {
        return Html::default();
    }
    let id = format!("shorthand-{}", zone.id);
    let onsubmit = {
        let (send, zone) = (scene.send.clone(), zone.id.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let form = event.target_dyn_into::<Element>();
            let input = form.and_then(|form| form.query_selector("input").ok().flatten());
            if let Some(input) = input.and_then(|input| input.dyn_into::<HtmlInputElement>().ok()) {
                send.emit(Msg::Shorthand(zone.clone(), input.value()));
            }
        })
    };
    html! {
        <form class="shorthand" {onsubmit}>
            <label class="sr" for={id.clone()}>
                { tell(&BoardSays::Shorthand, scene.lang) }{ " " }{ tell(&*zone.name, scene.lang) }
            </label>
            <input class="field" {id} type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
                placeholder={BoardSays::Shorthand.say(scene.lang).plain()} />
            <button type="submit" class="button">{ tell(&BoardSays::Enter, scene.lang) }</button>
        </form>
    }
}
