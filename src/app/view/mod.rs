//! How the page looks: plain functions from the model to HTML. Each sends messages and decides nothing.

mod against;
pub mod board;
pub mod closer;
pub mod dialog;
pub mod embed;
pub mod find;
mod fold;
pub mod gallery;
pub mod header;
mod icon;
pub mod menu;
pub mod offline;
mod page;
mod pages;
mod picture;
mod press;
mod recents;
pub mod rule;
pub mod ruling;
mod said;
pub mod share;
mod spoken;
mod still;

pub use fold::fold;
pub use icon::{Icon, icon};
pub use page::page;
pub use picture::tint;
pub use press::{button, press, written};
pub use said::{said, tell};
pub use spoken::spoken;
pub use still::{later, mark, still};
