use js_sys::Array;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};

/// How far from what is seen something still is near, in heights of the window: so far that who scrolls finds it drawn.
const NEAR: &str = "200% 0px";

/// Waits for a part of the page to come near what is seen.
pub struct Near {
    what: &'static str,
    observer: IntersectionObserver,
}

impl Near {
    /// For the part that a selector finds; does `then` each time that it is near after [`Near::wait`].
    #[inline(never)] // not on the first screen
    pub fn new(what: &'static str, then: impl Fn() + 'static) -> Option<Near> {
        let told =
            Closure::<dyn Fn(Array, IntersectionObserver)>::new(move |seen: Array, observer: IntersectionObserver| {
                let is_near = |entry: JsValue| entry.unchecked_into::<IntersectionObserverEntry>().is_intersecting();
                if seen.iter().any(is_near) {
                    observer.disconnect();
                    then();
                }
            });
        let margin = IntersectionObserverInit::new();
        margin.set_root_margin(NEAR);
        let observer = IntersectionObserver::new_with_options(told.as_ref().unchecked_ref(), &margin).ok()?;
        // Both live as long as the page does.
        told.forget();
        Some(Near { what, observer })
    }

    /// Waits once more.
    #[inline(never)] // not on the first screen
    pub fn wait(&self) {
        let document = web_sys::window().and_then(|window| window.document());
        if let Some(part) = document.and_then(|document| document.query_selector(self.what).ok().flatten()) {
            self.observer.observe(&part);
        }
    }
}
