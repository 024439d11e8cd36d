use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

/// Shows each panel that the page has drawn as open, and closes the others: only the browser's own way to show a
/// dialog keeps the focus inside and gives it back.
pub fn follow() {
    let drawn = web_sys::window().and_then(|window| window.document());
    let Some(panels) = drawn.and_then(|document| document.query_selector_all("dialog[data-open]").ok()) else { return };
    for nth in 0..panels.length() {
        let Some(panel) = panels.item(nth).and_then(|node| node.dyn_into::<HtmlDialogElement>().ok()) else { continue };
        let wanted = panel.get_attribute("data-open").as_deref() == Some("true");
        match (wanted, panel.open()) {
            // It fails only where the element is not in the document.
            (true, false) => drop(panel.show_modal()),
            (false, true) => panel.close(),
            _ => {}
        }
    }
}
