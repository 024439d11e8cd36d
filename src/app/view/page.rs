use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::{board, closer, gallery, header, menu, offline, rule, ruling, share, spoken, tell};
use yew::prelude::*;

// What to do on the board.
fn how(model: &Model) -> Html {
    match model.question() {
        Some(question) => html! { <p class="stage__how">{ tell(&*question.how, model.lang) }</p> },
        None => Html::default(),
    }
}

/// The whole page.
pub fn page(model: &Model, send: &Callback<Msg>) -> Html {
    html! {
        <div class="page" data-game={model.open.case.game()}>
            { header::header(model, send) }
            if model.offline.newer && !model.offline.answered { { offline::offer(model, send) } }
            <main class="main">
                { ruling::verdict(model, send) }
                <div class="stage">
                    <div class="stage__board">
                        { how(model) }
                        { ruling::walk(model, send) }
                        { board::board(model, send) }
                        { ruling::loops(model, send) }
                    </div>
                    <div class="stage__why">{ ruling::reasons(model, send) }</div>
                </div>
                { gallery::gallery(model, send) }
            </main>
            <footer class="footer"><p>{ tell(&PageSays::Colophon, model.lang) }</p></footer>
            { menu::menu(model, send) }
            { share::panel(model, send) }
            { closer::panel(model, send) }
            { rule::panel(model, send) }
            { spoken(model) }
        </div>
    }
}
