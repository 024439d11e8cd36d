//! What comes in and goes out as text: case files, scenarios, share links and the browser's saved boards.
//! Everything that is written carries a version; everything that is read is held to limits, and whatever is wrong
//! with it is said in one sentence.

mod base64url;
mod case_file;
mod en;
mod fingerprint;
mod folder;
mod fr;
mod link;
mod quoted;
mod scenario;
mod store;
mod view;
mod wire_error;

pub use case_file::{CaseFile, SCHEMA, open_case};
pub use fingerprint::{fingerprint, stem};
pub use folder::{Report, check_all};
pub use link::{Linked, MAX_LINK, MAX_UNPACKED, Mark, RULES_VERSION, decode, encode, encode_ruled};
pub use quoted::Quoted;
pub use scenario::{Alteration, Complaint, alterations, check, check_altered};
pub use store::{MAX_RECENTS, MAX_STORED, Recent, Saved, Theme};
pub use view::{View, read_at};
pub use wire_error::{MAX_ACTS, MAX_ENTRIES, MAX_FILE, WireError};
