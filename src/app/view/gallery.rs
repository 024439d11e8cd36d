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
    is_whole: bool,
    open: Option<(&'static str, &'static str)>,
    lang: Lang,
    send: Callback<Msg>,
}

/// The questions to choose from, each a card with its board and its answer, and the empty boards.
// Most gestures change nothing of it, and its pictures are many.
pub fn gallery(model: &Model, send: &Callback<Msg>) -> Html {
    let (shelf, is_whole) = (model.shelf.clone(), model.is_whole);
    let shown = Gallery { shelf, is_whole, open: model.example, lang: model.lang, send: send.clone() };
    let (game, example) = shown.open.unwrap_or_default();
    let (game, example) = (game.as_ptr() as usize, example.as_ptr() as usize);
    let stamp = vec![shown.shelf.as_ptr() as usize, is_whole as usize, game, example, shown.lang as usize];
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
    let cards = (0..about.examples.len()).filter(|_| shown.is_whole).map(|nth| card(shelf, nth, shown));
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

// While the gallery fills, the cards that stand are left alone.
#[inline(never)] // not on the first screen
fn card(shelf: &Shelf, nth: usize, shown: &Gallery) -> Html {
    let (about, solved) = (shelf.about.clone(), shelf.solved.get(nth).cloned());
    let (open, lang, send) = (shown.open, shown.lang, shown.send.clone());
    let is_open = about.examples.get(nth).is_some_and(|example| open == Some((about.id, example.id)));
    let drawn = solved.as_ref().map_or(0, |solved| Rc::as_ptr(solved) as usize);
    still(vec![drawn, is_open as usize, lang as usize], move || match about.examples.get(nth) {
        Some(example) => face(about.id, example, solved.as_deref(), is_open, lang, &send),
        None => Html::default(),
    })
}

#[inline(never)] // not on the first screen
fn face(
    game: &'static str,
    example: &Example,
    solved: Option<&Open>,
    is_open: bool,
    lang: Lang,
    send: &Callback<Msg>,
) -> Html {
    let drawing = solved.map_or_else(|| html! { <div class="picture" /> }, |solved| picture::picture(&solved.board));
    // Always three children: the button that has the focus while the gallery fills is not drawn anew.
    let answer = solved.map(|solved| in_short(&solved.ruling, lang)).unwrap_or_default();
    html! {
        <li class={classes!("card", is_open.then_some("is-open-now"))}>
            { drawing }
            <h4 class="card__title">
                <button type="button" class="card__open" onclick={press(send, Msg::OpenExample(game, example.id))}
                    aria-current={is_open.then_some("true")}>
                    { tell(&*example.title, lang) }
                </button>
            </h4>
            <p class="card__answer">{ answer }</p>
        </li>
    }
}
