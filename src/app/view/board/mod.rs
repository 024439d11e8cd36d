//! The board: zones and pieces of whichever game is open.

use crate::app::board_says::BoardSays;
use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::view::tell;
use yew::prelude::*;

/// The whole board.
pub fn board(model: &Model, _send: &Callback<Msg>) -> Html {
    html! { <section class="board"><h2>{ tell(&BoardSays::Board, model.lang) }</h2></section> }
}
