use crate::app::gesture::Source;
use crate::app::msg::Theme;
use crate::app::update::drag::{kind_id, piece_id};
use refrain::words::Lang;
use wasm_bindgen::JsCast;
use web_sys::{Document, FocusOptions, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};

/// Sets the document's language, theme and title.
pub fn dress(lang: Lang, theme: Theme, title: &str) {
    let Some(document) = document() else { return };
    document.set_title(title);
    let Some(root) = document.document_element() else { return };
    root.set_attribute("lang", lang.tag()).ok();
    match theme_word(theme) {
        Some(word) => root.set_attribute("data-theme", word).ok(),
        None => root.remove_attribute("data-theme").ok(),
    };
}

/// A theme's word for style sheets and storage.
fn theme_word(theme: Theme) -> Option<&'static str> {
    match theme {
        Theme::Device => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
    }
}

/// Puts the focus on an element, scrolling to it or not.
pub fn focus(id: &str, scrolls: bool) {
    let element = document().and_then(|document| document.get_element_by_id(id));
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // What is folded away cannot have the focus.
        if let Ok(Some(fold)) = element.closest("details") {
            fold.set_attribute("open", "").ok();
        }
        let options = FocusOptions::new();
        options.set_prevent_scroll(!scrolls);
        element.focus_with_options(&options).ok();
    }
}

/// Puts the focus on an element if nothing has it.
pub fn rescue_focus(id: &str) {
    let active = document().and_then(|document| document.active_element());
    if active.is_none_or(|element| element.tag_name() == "BODY") {
        focus(id, false);
    }
}

/// Scrolls just so far that an element is in sight.
pub fn in_sight(id: &str) {
    if let Some(element) = document().and_then(|document| document.get_element_by_id(id)) {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&options);
        // What sticks to the window's foot does not come along; the part of the page that holds it does.
        if element.get_bounding_client_rect().top() < 0.0
            && let Ok(Some(holder)) = element.closest(".stage")
        {
            options.set_block(ScrollLogicalPosition::Start);
            holder.scroll_into_view_with_scroll_into_view_options(&options);
        }
    }
}

/// Sends all further events of a pointer to the piece that it drags.
pub fn grab(source: &Source, pointer: i32) {
    let id = match source {
        Source::Token(token) => piece_id(token),
        Source::Kind(kind) => kind_id(kind),
    };
    if let Some(element) = document().and_then(|document| document.get_element_by_id(&id)) {
        element.set_pointer_capture(pointer).ok();
    }
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}
