use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::view::{board, gallery, header, ruling, spoken};
use yew::prelude::*;

/// The whole page.
pub fn page(model: &Model, send: &Callback<Msg>) -> Html {
    html! {
        <>
            { header::header(model, send) }
            <main class="page">
                { ruling::ruling(model, send) }
                { board::board(model, send) }
                { gallery::gallery(model, send) }
            </main>
            { spoken(model) }
        </>
    }
}
