use crate::app::closer::{Beside, CloserSays, Look, Other};
use crate::app::model::{Model, Open};
use crate::app::msg::Msg;
use crate::app::view::closer::differences::{Difference, differences};
use crate::app::view::picture::picture;
use crate::app::view::ruling::in_short;
use crate::app::view::{button, fold, press, recents, said, tell};
use refrain::words::Count;
use yew::prelude::*;

/// How many other boards can be chosen in sight.
const IN_SIGHT: usize = 3;
/// How many differences are listed.
const LISTED: usize = 24;

/// The present board beside another one: both answers, and what differs.
pub fn beside(beside: Option<&Beside>, model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let Some(beside) = beside else { return html! { <p>{ tell(&CloserSays::NothingBeside, lang) }</p> } };
    let with = model.past.last().map(|_| (Other::Before, tell(&CloserSays::Before, lang)));
    let with = with.into_iter().chain(
        (0..model.recents.len())
            .filter_map(|nth| Some((Other::Recent(nth), recents::named(model.recents.get(nth)?, model)))),
    );
    let with = with.map(|(other, words)| {
        let is_now = other == beside.which;
        html! {
            <button type="button" class="button menu__key" aria-pressed={is_now.to_string()}
                onclick={press(send, Msg::Closer(Look::Beside(other)))}>
                { words }
            </button>
        }
    });
    let open = match beside.which {
        Other::Recent(nth) => Msg::OpenRecent(nth),
        Other::Before | Other::Any => Msg::Undo,
    };
    let found = differences(beside, model);
    let more = found.len().saturating_sub(LISTED);
    // A few stand in sight; a longer list makes room for the boards.
    let many = model.recents.len() > IN_SIGHT;
    let keys = html! { <div class="menu__keys">{ for with }</div> };
    let with = tell(&CloserSays::With, lang);
    html! {
        <>
            if many {
                { fold("beside__with", with, keys) }
            } else {
                <fieldset class="menu__group"><legend>{ with }</legend>{ keys }</fieldset>
            }
            <div class="beside">
                { one(&CloserSays::Here, &model.open, model) }
                { one(&CloserSays::There, &beside.other, model) }
            </div>
            <h3>{ tell(&CloserSays::Differ, lang) }</h3>
            if found.is_empty() {
                <p>{ tell(&CloserSays::Alike, lang) }</p>
            } else {
                <div class="table">
                    <table class="differences">
                        <thead>
                            <tr>
                                <td />
                                <th scope="col">{ tell(&CloserSays::Here, lang) }</th>
                                <th scope="col">{ tell(&CloserSays::There, lang) }</th>
                            </tr>
                        </thead>
                        <tbody>{ for found.iter().take(LISTED).map(row) }</tbody>
                    </table>
                </div>
                if more > 0 { <p class="hint">{ tell(&CloserSays::More { count: Count::from(more) }, lang) }</p> }
            }
            { button("button", tell(&CloserSays::OpenOther, lang), send, open) }
        </>
    }
}

fn one(says: &CloserSays, open: &Open, model: &Model) -> Html {
    html! {
        <section class="beside__one">
            <h3>{ tell(says, model.lang) }</h3>
            { picture(&open.board) }
            <p>{ in_short(&open.ruling, model.lang) }</p>
        </section>
    }
}

fn row(difference: &Difference) -> Html {
    html! {
        <tr>
            <th scope="row">{ said(&difference.what) }</th>
            <td>{ said(&difference.here) }</td>
            <td>{ said(&difference.there) }</td>
        </tr>
    }
}
