use crate::app::embed_says::EmbedSays;
use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::against::against;
use crate::app::view::{
    Icon, board, button, closer, find, gallery, header, icon, menu, offline, rule, ruling, share, spoken, tell,
};
use std::rc::Rc;
use yew::prelude::*;

// What to do on the board, and the way to the other questions, which stand far below it on a phone.
fn how(model: &Model, send: &Callback<Msg>) -> Html {
    html! {
        <div class="stage__how">
            if let Some(question) = model.question() { <p>{ tell(&*question.how, model.lang) }</p> }
            if !model.embedded {
                { button("button button--quiet", tell(&PageSays::AllQuestions, model.lang), send, Msg::ToGallery) }
            }
        </div>
    }
}

// The answer, the board and the reasons.
fn case(model: &Rc<Model>, send: &Callback<Msg>) -> Html {
    html! {
        <>
            { ruling::verdict(model, send) }
            <div class="stage">
                if model.is_whole { { ruling::banner(model, send) } }
                <div class="stage__board">
                    { how(model, send) }
                    { ruling::walk(model, send) }
                    { board::board(model, send) }
                    if model.is_whole && !model.open.board.links.is_empty() { { against(model) } }
                    { ruling::loops(model, send) }
                </div>
                <div class="stage__why">{ ruling::reasons(model, send) }</div>
            </div>
        </>
    }
}

// As a frame in another page: the case, and the way to the whole page.
#[inline(never)] // not on the first screen
fn embedded(model: &Rc<Model>, send: &Callback<Msg>) -> Html {
    // A page that has no address of its own cannot be opened again.
    let has_address = model.address.starts_with("http");
    html! {
        <div class="page page--embedded" data-game={model.open.case.game()}>
            <header class="header">
                <span class="header__mark">{ icon(Icon::Mark) }</span>
                <h1 class="header__title">
                    if let Some(title) = model.title() { { tell(&*title, model.lang) } }
                </h1>
                if has_address {
                    <a class="button header__key" href={model.link()} target="_blank" rel="noopener">
                        { tell(&EmbedSays::OpenInFull, model.lang) }
                    </a>
                }
            </header>
            <main class="main">{ case(model, send) }</main>
            { closer::panel(model, send) }
            { rule::panel(model, send) }
            { spoken(model) }
        </div>
    }
}

/// The whole page. What is drawn later, and only when it has changed, keeps the model.
pub fn page(model: &Rc<Model>, send: &Callback<Msg>) -> Html {
    if model.embedded {
        return embedded(model, send);
    }
    html! {
        <div class="page" data-game={model.open.case.game()}>
            { header::header(model, send) }
            if model.offline.newer && !model.offline.answered { { offline::offer(model, send) } }
            <main class="main">
                { case(model, send) }
                { gallery::gallery(model, send) }
            </main>
            <footer class="footer"><p>{ tell(&PageSays::Colophon, model.lang) }</p></footer>
            { menu::menu(model, send) }
            { share::panel(model, send) }
            { closer::panel(model, send) }
            { find::panel(model, send) }
            { rule::panel(model, send) }
            { spoken(model) }
        </div>
    }
}
