use crate::app::board_says::BoardSays;
use crate::app::msg::{Msg, Owner};
use crate::app::view::board::scene::Scene;
use crate::app::view::board::verdict;
use crate::app::view::{self, tell};
use refrain::ruling::Offer;
use refrain::words::Count;
use yew::prelude::*;

/// So many deeds are folded away; a piece's own are only listed once it is lifted.
const MANY: usize = 5;

/// What can be done with a piece, a place or the board. What is forbidden stays pressable, and then says why.
pub fn offers(scene: &Scene, owner: &Owner, offers: &[Offer]) -> Html {
    if offers.is_empty() {
        return Html::default();
    }
    let list = html! {
        <ul class="offers">
            for (nth, offer) in offers.iter().enumerate() { <li>{ one(scene, owner, nth, offer) }</li> }
        </ul>
    };
    if offers.len() < MANY || matches!(owner, Owner::Token(_)) {
        return list;
    }
    let count = Count::from(offers.len());
    view::fold("many-offers", tell(&BoardSays::ManyDeeds { count }, scene.lang), list)
}

fn one(scene: &Scene, owner: &Owner, nth: usize, offer: &Offer) -> Html {
    if offer.why.is_empty() {
        return html! {
            <button type="button" class="button" onclick={scene.on::<MouseEvent>(Msg::Do(offer.does.clone()))}>
                { tell(&*offer.says, scene.lang) }
            </button>
        };
    }
    let reasons = offer.why.iter().map(|problem| problem.step.says.say(scene.lang).plain());
    let reasons = reasons.collect::<Vec<String>>().join(" ");
    html! {
        <button type="button" class="button offer--forbidden" aria-disabled="true" title={reasons.clone()}
            onclick={scene.on::<MouseEvent>(Msg::WhyNot(owner.clone(), nth))}>
            { verdict::icon(false) }{ tell(&*offer.says, scene.lang) }
            <span class="sr">{ " " }{ reasons }</span>
        </button>
    }
}
