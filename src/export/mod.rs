//! A ruling as something to take along: plain text, Markdown, JSON. The answer first, then because, then the rules.

mod embed;
mod en;
mod fr;
mod json;
mod markdown;
mod names;
mod page;
mod says;
mod tables;
mod text;

pub use embed::Embed;
pub use json::json;
pub use markdown::markdown;
pub use names::Names;
pub use page::{Item, Page, Section, answer};
pub use says::Frame;
pub use text::text;
