use crate::app::model::Model;
use crate::app::msg::Msg;
use yew::prelude::*;

/// The page's one menu.
pub fn menu(_model: &Model, _send: &Callback<Msg>) -> Html {
    html! {}
}
