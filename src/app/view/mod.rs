//! How the page looks: plain functions from the model to HTML. Each sends messages and decides nothing.

pub mod board;
pub mod gallery;
pub mod header;
pub mod menu;
mod page;
pub mod rule;
pub mod ruling;
mod said;
mod spoken;

pub use page::page;
pub use said::{said, tell};
pub use spoken::spoken;
