//! A ruling as something to take along: text in the marks of many places, JSON, pictures, a kit for wikis.
//! The answer first, then because, then the rules.

mod bbcode;
mod board_json;
mod cited;
mod discord;
mod dokuwiki;
mod embed;
mod en;
mod form;
mod fr;
mod json;
mod kit;
mod markdown;
mod marks;
mod markup;
mod mediawiki;
mod names;
mod page;
mod reddit;
mod rule_address;
mod says;
mod svg;
mod tables;
mod text;
mod xml;

pub use board_json::board_json;
pub use cited::cited;
pub use embed::Embed;
pub use form::Form;
pub use json::{json, of_problem as problem_json};
pub use kit::{KitFile, KitSays, kit, zip};
pub use markdown::markdown;
pub use names::Names;
pub use page::{Item, Page, Section, answer};
pub use rule_address::{former_files, rule_file};
pub use says::Frame;
pub use svg::{board_svg, loop_svg, qr_svg};
pub use tables::Grid;
pub use text::text;
pub use xml::xml_escaped;
