use crate::app::model::Model;
use crate::app::msg::Msg;
use yew::prelude::*;

/// The questions to choose from, each a card with its answer.
pub fn gallery(_model: &Model, _send: &Callback<Msg>) -> Html {
    html! {}
}
