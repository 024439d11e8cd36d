use crate::app::model::Model;
use crate::app::msg::{Copied, Msg};
use crate::app::page_says::PageSays;
use crate::app::view::dialog::Dialog;
use crate::app::view::ruling::was_copied;
use crate::app::view::{button, embed, tell};
use refrain::wire::{CaseFile, MAX_FILE};
use refrain::words::Count;
use std::fmt::Write;
use wasm_bindgen::prelude::*;
use web_sys::{File, HtmlInputElement};
use yew::prelude::*;

/// A link of more characters than this is cut by some chats.
const LONG_LINK: usize = 2000;

/// What takes the ruling along: the link, the ruling as text, the case as a file.
pub fn panel(model: &Model, send: &Callback<Msg>) -> Html {
    let dialog =
        Dialog { id: "share", open: model.share, title: tell(&PageSays::Share, model.lang), close: Msg::Share(false) };
    let body = if model.share { body(model, send) } else { Html::default() };
    dialog.holding(model.lang, send, body)
}

#[inline(never)] // not on the first screen
fn body(model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let copy = |words: PageSays, what: Copied| button("button", tell(&words, lang), send, Msg::Copy(what));
    let link = model.link();
    let characters = link.chars().count();
    let file = CaseFile::of(&model.open.case).write();
    html! {
        <>
            <label for="link">{ tell(&PageSays::Link, lang) }</label>
            <input id="link" class="field" type="text" readonly=true value={link} />
            <p class="hint">{ tell(&PageSays::LinkHolds, lang) }</p>
            if characters > LONG_LINK {
                <p class="share__long">{ tell(&PageSays::LinkLong { characters: Count::from(characters) }, lang) }</p>
            }
            <div class="share__keys">
                { button("button button--main", tell(&PageSays::CopyLink, lang), send, Msg::Copy(Copied::Link)) }
                { copy(PageSays::CopyText, Copied::Text) }
                { copy(PageSays::CopyMarkdown, Copied::Markdown) }
            </div>
            <p>{ was_copied(model, &[Copied::Link, Copied::Text, Copied::Markdown]) }</p>
            <div class="share__keys">
                <a class="button" download="refrain.json" href={as_address(&file)}>{ tell(&PageSays::Save, lang) }</a>
                <label class="button share__open">
                    { tell(&PageSays::OpenFile, lang) }
                    <input class="sr" type="file" accept=".json,application/json" onchange={opened(send, MAX_FILE, Msg::OpenFile)} />
                </label>
            </div>
            { embed::rows(model, send) }
        </>
    }
}

/// A JSON file inside an address, so that the browser saves it without asking any server.
pub fn as_address(text: &str) -> String {
    let mut address = String::from("data:application/json;charset=utf-8,");
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' => address.push(char::from(byte)),
            // Writing to a text cannot fail.
            _ => drop(write!(address, "%{byte:02X}")),
        }
    }
    address
}

/// What a field for a file sends once one is chosen: its text, or a little more of it than `most` bytes.
pub fn opened(send: &Callback<Msg>, most: usize, msg: fn(String) -> Msg) -> Callback<Event> {
    let send = send.clone();
    Callback::from(move |event: Event| {
        let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return };
        if let Some(file) = field.files().and_then(|files| files.get(0)) {
            read(&file, most, &send, msg);
        }
        // The same file may be opened again.
        field.set_value("");
    })
}

// No more of it than a little over what is read at all: then it is said to be too large.
fn read(file: &File, most: usize, send: &Callback<Msg>, msg: fn(String) -> Msg) {
    let send = send.clone();
    let read = Closure::once(move |text: JsValue| send.emit(msg(text.as_string().unwrap_or_default())));
    let end = i32::try_from(most + 1).unwrap_or(i32::MAX);
    if let Ok(part) = file.slice_with_i32_and_i32(0, end) {
        let _ = part.text().then(&read);
        read.forget();
    }
}
