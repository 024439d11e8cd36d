//! Pictures as plain SVG of our own drawing: no style sheet, no script, no foreign object, so that any wiki takes them.

mod board;
mod chip;
mod cycle;
mod pen;
mod qr;

pub use board::{board_svg, in_words};
pub use cycle::loop_svg;
pub use qr::qr_svg;
