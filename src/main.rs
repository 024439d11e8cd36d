//! The page.
#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing))]

mod app;

fn main() {
    app::start(refrain::games::ALL);
}
