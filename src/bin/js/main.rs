//! The engine for other programs, as a JavaScript module: no page, nothing is drawn, Node loads it. Version 1.
//! Values cross as JSON, which the engine reads and writes anyway: a bridge of its own for each type would add more
//! to the module than the texts cost. Its types are in `refrain.d.ts`.
#![allow(unsafe_code, reason = "what the bridge to JavaScript generates needs it; nothing here is written so")]
#![allow(missing_docs)]

mod api;

use js_sys::{Error, JSON};
use serde_json::Value;
use wasm_bindgen::prelude::*;

type Answer = Result<JsValue, JsValue>;

fn main() {}

/// The ruling on a case.
#[wasm_bindgen]
pub fn rule(file: JsValue, lang: Option<String>) -> Answer {
    given(api::rule(&text_of(&file)?, lang.as_deref()))
}

/// The board of a case at a moment: the end, if none is named.
#[wasm_bindgen]
pub fn board(file: JsValue, at: JsValue, lang: Option<String>) -> Answer {
    let at = if at.is_undefined() || at.is_null() { None } else { Some(text_of(&at)?) };
    given(api::board(&text_of(&file)?, at.as_deref(), lang.as_deref()))
}

/// The case with its setup changed.
#[wasm_bindgen]
pub fn edit(file: JsValue, edit: JsValue) -> Answer {
    given(api::edit(&text_of(&file)?, &text_of(&edit)?))
}

/// The case with one more deed; one that the rules forbid is a problem of the ruling.
#[wasm_bindgen]
pub fn act(file: JsValue, act: JsValue) -> Answer {
    given(api::act(&text_of(&file)?, &text_of(&act)?))
}

/// The ruling in a form for people.
#[wasm_bindgen(js_name = exportText)]
pub fn export_text(file: JsValue, form: &str, lang: Option<String>, page: Option<String>) -> Answer {
    let text = api::export_text(&text_of(&file)?, form, lang.as_deref(), page.as_deref());
    text.map(|text| JsValue::from_str(&text)).map_err(thrown)
}

/// The fragment of a link that opens the case on the page.
#[wasm_bindgen]
pub fn link(file: JsValue, lang: Option<String>) -> Answer {
    let fragment = api::fragment(&text_of(&file)?, lang.as_deref());
    fragment.map(|fragment| JsValue::from_str(&fragment)).map_err(thrown)
}

/// The games, with their questions and solved examples.
#[wasm_bindgen]
pub fn games(lang: Option<String>) -> Answer {
    given(api::games(lang.as_deref()))
}

fn text_of(value: &JsValue) -> Result<String, JsValue> {
    if let Some(text) = value.as_string() {
        return Ok(text);
    }
    JSON::stringify(value)?.as_string().ok_or_else(|| thrown("an object was expected".to_owned()))
}

fn given(answer: Result<Value, String>) -> Answer {
    JSON::parse(&answer.map_err(thrown)?.to_string())
}

fn thrown(why: String) -> JsValue {
    Error::new(&why).into()
}
