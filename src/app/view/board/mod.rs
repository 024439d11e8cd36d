//! The board: zones and pieces of whichever game is open. The list of zones and pieces is the board; a map's drawing
//! is decoration on top of it.

mod bar;
mod describe;
mod dock;
pub mod fields;
mod map;
mod notice;
mod offers;
mod piece;
mod scene;
mod sheet;
mod shorthand;
mod tray;
mod verdict;
mod zone;

use crate::app::board_says::BoardSays;
use crate::app::model::Model;
use crate::app::msg::{Msg, Owner};
use crate::app::view::tell;
pub use scene::Scene;
use std::rc::Rc;
pub use tray::folded;
use yew::prelude::*;

/// The whole board.
pub fn board(model: &Rc<Model>, send: &Callback<Msg>) -> Html {
    let scene = Scene::new(model, send);
    let class = classes!(
        "board",
        scene.lifted.is_some().then_some("is-holding"),
        scene.drags.then_some("is-dragging"),
        (!scene.present).then_some("is-past"),
    );
    html! {
        <section {class} aria-labelledby="board-title">
            { bar::bar(&scene) }
            <p class="sr" id="how-to-move">{ tell(&BoardSays::HowToMove, scene.lang) }</p>
            <div class="table-top">{ zone::places(&scene, None, 0) }</div>
            { offers::offers(&scene, &Owner::Board, &scene.board.offers) }
            { fields::situation(&scene) }
            { tray::tray(&scene) }
            { dock::adrift(&scene) }
        </section>
    }
}
