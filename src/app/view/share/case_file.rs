use crate::app::model::Model;
use crate::app::msg::Msg;
use crate::app::page_says::PageSays;
use crate::app::share_says::ShareSays;
use crate::app::view::share::panel::part as under;
use crate::app::view::tell;
use refrain::wire::{CaseFile, MAX_FILE};
use std::fmt::Write;
use wasm_bindgen::prelude::*;
use web_sys::{File, HtmlInputElement};
use yew::prelude::*;

/// A link of more characters than this is not for sharing: the file is.
const TOO_LONG: usize = 8000;

/// The case as a file, to be saved and opened.
pub fn part(address: &str, model: &Model, send: &Callback<Msg>) -> Html {
    let lang = model.lang;
    let file = CaseFile::of(&model.open.case).write();
    let instead = address.len() > TOO_LONG;
    let class = if instead { "button button--main" } else { "button" };
    let content = html! {
        <>
            if instead {
                <p class="share__long">{ tell(&ShareSays::FileInstead, lang) }</p>
            }
            <div class="share__keys">
                <a {class} download="refrain.json" href={as_address(&file)}>{ tell(&PageSays::Save, lang) }</a>
                <label class="button share__open">
                    { tell(&PageSays::OpenFile, lang) }
                    <input class="sr" type="file" accept=".json,application/json" onchange={opened(send, MAX_FILE, Msg::OpenFile)} />
                </label>
            </div>
        </>
    };
    under(&ShareSays::File, lang, content)
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
