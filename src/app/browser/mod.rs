//! The one part of the page that touches the browser: pointers, keys, focus, clipboard, the document's language.

mod clipboard;
mod document;
mod frame;
mod keeping;
mod keys;
mod offline;
mod pointers;
mod rest;
mod saving;
mod watch;

pub use clipboard::copy;
pub use document::{dress, focus, grab, in_sight, rescue_focus};
pub use frame::be_framed;
pub use keeping::{find, keep, listen_to_links, put_in_address, when_left};
pub use keys::listen_to_keys;
pub use offline::{ask_of_offline, stay_offline};
pub use pointers::{listen_to_pointers, show_ghost, stay_near_the_edge};
pub use rest::when_whole;
pub use saving::save;
pub use watch::Watch;
