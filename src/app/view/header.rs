use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::{menu, tell};
use yew::prelude::*;

/// The question's title, Share, and the menu.
pub fn header(model: &Model, send: &Callback<Msg>) -> Html {
    html! { <header class="header"><h1>{ tell(&PageSays::Title, model.lang) }</h1>{ menu::menu(model, send) }</header> }
}
