use crate::app::msg::Msg;
use crate::app::saving::File;
use gloo::timers::callback::Timeout;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlCanvasElement, HtmlElement, HtmlImageElement, Url};
use yew::Callback;

/// How many points of a picture stand for one unit of its drawing.
const SHARP: u32 = 2;
/// The time that a browser may need to begin saving, in milliseconds.
const LONG_ENOUGH: u32 = 30_000;

/// Has the browser save a file; says so if it cannot make the picture.
#[inline(never)] // not on the first screen
pub fn save(file: File, send: &Callback<Msg>) {
    let done = if file.as_points { drawn(file, send) } else { stored(&file.name, blob(&file)) };
    if done.is_none() {
        send.emit(Msg::NotSaved);
    }
}

fn blob(file: &File) -> Option<Blob> {
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(file.bytes.as_slice()));
    let kind = BlobPropertyBag::new();
    kind.set_type(file.kind);
    Blob::new_with_u8_array_sequence_and_options(&parts, &kind).ok()
}

// As a press on a link to it would.
fn stored(name: &str, blob: Option<Blob>) -> Option<()> {
    let address = Url::create_object_url_with_blob(&blob?).ok()?;
    let link = web_sys::window()?.document()?.create_element("a").ok()?;
    link.set_attribute("href", &address).ok()?;
    link.set_attribute("download", name).ok()?;
    link.dyn_into::<HtmlElement>().ok()?.click();
    Timeout::new(LONG_ENOUGH, move || drop(Url::revoke_object_url(&address))).forget();
    Some(())
}

// The drawing becomes an image, the image is painted, and what is painted is saved.
fn drawn(file: File, send: &Callback<Msg>) -> Option<()> {
    let text = String::from_utf8(file.bytes).ok()?;
    let image = HtmlImageElement::new().ok()?;
    let (painted, failed) = (image.clone(), send.clone());
    let name = file.name;
    let loaded = Closure::once_into_js(move || {
        if paint(&painted, name).is_none() {
            failed.emit(Msg::NotSaved);
        }
    });
    let failed = send.clone();
    let refused = Closure::once_into_js(move || failed.emit(Msg::NotSaved));
    image.set_onload(loaded.dyn_ref());
    image.set_onerror(refused.dyn_ref());
    let coded = js_sys::encode_uri_component(&text);
    image.set_src(&format!("data:image/svg+xml;charset=utf-8,{coded}"));
    Some(())
}

fn paint(image: &HtmlImageElement, name: String) -> Option<()> {
    let canvas = web_sys::window()?.document()?.create_element("canvas").ok()?;
    let canvas: HtmlCanvasElement = canvas.dyn_into().ok()?;
    let (width, height) = (image.natural_width() * SHARP, image.natural_height() * SHARP);
    canvas.set_width(width);
    canvas.set_height(height);
    let brush: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let (width, height) = (f64::from(width), f64::from(height));
    brush.draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, width, height).ok()?;
    let taken = Closure::once_into_js(move |blob: JsValue| {
        // Where there is no picture, there is nothing to save and nothing more to say: the browser has none.
        let _ = stored(&name, blob.dyn_into().ok());
    });
    canvas.to_blob(taken.unchecked_ref()).ok()
}
