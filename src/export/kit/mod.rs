//! What a wiki page needs that allows no frame: a picture of each step, and the text that shows them.

mod en;
mod files;
mod fr;
mod says;
mod wiki_pages;
mod zip;

pub use files::{KitFile, kit};
pub use says::KitSays;
pub use zip::zip;
