use crate::app::model::{Model, Open, Shelf};
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::view::ruling::in_short;
use crate::app::view::{button, picture, press, still, tell};
use refrain::ruling::Example;
use refrain::words::Lang;
use std::rc::Rc;
use yew::prelude::*;

/// What the gallery shows.
struct Gallery {
    shelf: Rc<[Shelf]>,
    open: Option<(&'static str, &'static str)>,
    lang: Lang,
    send: Callback<Msg>,
}

/// The questions to choose from, each a card with its board and its answer, and the empty boards.
// Most gestures change nothing of it, and its pictures are many.
pub fn gallery(model: &Model, send: &Callback<Msg>) -> Html {
    let shown = Gallery { shelf: model.shelf.clone(), open: model.example, lang: model.lang, send: send.clone() };
    let (game, example) = shown.open.unwrap_or_default();
    let stamp =
        vec![shown.shelf.as_ptr() as usize, game.as_ptr() as usize, example.as_ptr() as usize, shown.lang as usize];
    still(stamp, move || shown.draw())
}

impl Gallery {
    fn draw(&self) -> Html {
        html! {
            <section class="gallery" aria-labelledby="gallery">
                <h2 id="gallery" tabindex="-1">{ tell(&PageSays::Gallery, self.lang) }</h2>
                <p class="hint">{ tell(&PageSays::GalleryHow, self.lang) }</p>
                <div class="shelves">{ for self.shelf.iter().map(|shelf| game(shelf, self)) }</div>
            </section>
        }
    }
}

fn game(shelf: &Shelf, shown: &Gallery) -> Html {
    let about = &shelf.about;
    let cards = about.examples.iter().zip(&shelf.solved).map(|(example, solved)| {
        let is_open = shown.open == Some((about.id, example.id));
        card(about.id, example, solved, is_open, shown)
    });
    let empty = about.questions.iter().map(|question| {
        button("button", tell(&*question.title, shown.lang), &shown.send, Msg::OpenEmpty(about.id, question.id.clone()))
    });
    html! {
        <section class="shelf" data-game={about.id}>
            <h3 class="shelf__name">{ tell(&*about.name, shown.lang) }</h3>
            <p class="hint">{ tell(&*about.covers, shown.lang) }</p>
            <ul class="cards">{ for cards }</ul>
            <div class="shelf__empty"><span class="hint">{ tell(&PageSays::FromEmpty, shown.lang) }</span>{ for empty }</div>
        </section>
    }
}

#[inline(never)] // not on the first screen
fn card(game: &'static str, example: &Example, solved: &Open, is_open: bool, shown: &Gallery) -> Html {
    html! {
        <li class={classes!("card", is_open.then_some("is-open-now"))}>
            { picture::picture(&solved.board) }
            <h4 class="card__title">
                <button type="button" class="card__open" onclick={press(&shown.send, Msg::OpenExample(game, example.id))}
                    aria-current={is_open.then_some("true")}>
                    { tell(&*example.title, shown.lang) }
                </button>
            </h4>
            <p class="card__answer">{ in_short(&solved.ruling, shown.lang) }</p>
        </li>
    }
}
