//! What takes the ruling along, one file for each way.

mod case_file;
mod code;
mod link;
mod panel;
mod pictures;
mod written;

pub use case_file::{as_address, opened};
pub use panel::panel;
