use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::share_says::ShareSays;
use crate::app::view::dialog::Dialog;
use crate::app::view::embed;
use crate::app::view::share::{case_file, link, pictures, written};
use crate::app::view::tell;
use refrain::words::Lang;
use yew::prelude::*;

/// What takes the ruling along: the link, the ruling as text, the case as a file.
pub fn panel(model: &Model, send: &Callback<Msg>) -> Html {
    let dialog =
        Dialog { id: "share", open: model.share, title: tell(&PageSays::Share, model.lang), close: Msg::Share(false) };
    let body = if model.share { body(model, send) } else { Html::default() };
    dialog.holding(model.lang, send, body)
}

#[inline(never)] // not on the first screen
fn body(model: &Model, send: &Callback<Msg>) -> Html {
    let address = model.link();
    html! {
        <>
            { link::part(&address, model, send) }
            { written::part(model, send) }
            { pictures::part(model, send) }
            { case_file::part(&address, model, send) }
            { embed::rows(model, send) }
        </>
    }
}

/// One way of taking the ruling along, under its heading.
pub fn part(title: &ShareSays, lang: Lang, content: Html) -> Html {
    html! {
        <fieldset class="share__part">
            <legend>{ tell(title, lang) }</legend>
            { content }
        </fieldset>
    }
}
