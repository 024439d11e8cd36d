use crate::app::model::{Model, Open, Shelf};
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::ruling::in_short;
use crate::app::view::{button, picture, press, tell};
use refrain::ruling::Example;
use yew::prelude::*;

/// The questions to choose from, each a card with its board and its answer, and the empty boards.
pub fn gallery(model: &Model, send: &Callback<Msg>) -> Html {
    html! {
        <section class="gallery" aria-labelledby="gallery">
            <h2 id="gallery" tabindex="-1">{ tell(&PageSays::Gallery, model.lang) }</h2>
            <p class="hint">{ tell(&PageSays::GalleryHow, model.lang) }</p>
            <div class="shelves">{ for model.shelf.iter().map(|shelf| game(shelf, model, send)) }</div>
        </section>
    }
}

fn game(shelf: &Shelf, model: &Model, send: &Callback<Msg>) -> Html {
    let about = &shelf.about;
    let cards = about.examples.iter().zip(&shelf.solved).map(|(example, solved)| {
        let is_open = model.example == Some((about.id, example.id));
        card(about.id, example, solved, is_open, model, send)
    });
    let empty = about.questions.iter().map(|question| {
        button("button", tell(&*question.title, model.lang), send, Msg::OpenEmpty(about.id, question.id.clone()))
    });
    html! {
        <section class="shelf" data-game={about.id}>
            <h3 class="shelf__name">{ tell(&*about.name, model.lang) }</h3>
            <p class="hint">{ tell(&*about.covers, model.lang) }</p>
            <ul class="cards">{ for cards }</ul>
            <div class="shelf__empty"><span class="hint">{ tell(&PageSays::FromEmpty, model.lang) }</span>{ for empty }</div>
        </section>
    }
}

#[inline(never)] // not on the first screen
fn card(
    game: &'static str,
    example: &Example,
    solved: &Open,
    is_open: bool,
    model: &Model,
    send: &Callback<Msg>,
) -> Html {
    html! {
        <li class={classes!("card", is_open.then_some("is-open-now"))}>
            { picture::picture(&solved.board) }
            <h4 class="card__title">
                <button type="button" class="card__open" onclick={press(send, Msg::OpenExample(game, example.id))}
                    aria-current={is_open.then_some("true")}>
                    { tell(&*example.title, model.lang) }
                </button>
            </h4>
            <p class="card__answer">{ in_short(&solved.ruling, model.lang) }</p>
        </li>
    }
}
