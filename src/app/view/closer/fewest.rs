use crate::app::closer::{CloserSays, Fewest};
use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::view::picture::picture;
use crate::app::view::ruling::in_short;
use crate::app::view::{button, tell};
use refrain::ruling::At;
use refrain::words::Count;
use yew::prelude::*;

/// The search for the fewest pieces, and what it found.
pub fn fewest(search: &Fewest, model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let tried = Count::from(search.tried);
    let pieces = search.pieces();
    let is_found = search.is_done && search.has_shrunk;
    let says = if !search.is_done {
        CloserSays::Searching { tried }
    } else if is_found {
        CloserSays::Left { pieces: Count::from(pieces), before: Count::from(search.before), tried }
    } else {
        CloserSays::AllMatter { tried }
    };
    html! {
        <>
            <p class="hint">{ tell(&CloserSays::FewestHow, lang) }</p>
            <p class="closer__told" role="status">{ tell(&says, lang) }</p>
            if search.is_cut() { <p>{ tell(&CloserSays::Cut, lang) }</p> }
            if is_found {
                <div class="fewest">
                    { picture(&search.case.board_at(&At::Setup)) }
                    <p>{ in_short(&model.open.ruling, lang) }</p>
                </div>
                if model.open.case == search.case {
                    { button("button", tell(&CloserSays::PutBack, lang), send, Msg::Undo) }
                }
            }
        </>
    }
}
