//! Refrain's engine: cases in, rulings out. It never touches the web, a clock, a file or the network.
//! ARCHITECTURE.md says which layer may use which; `tests/tidy.rs` holds it to that.
#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing))]

pub mod export;
pub mod games;
pub mod loops;
pub mod play;
pub mod proof;
pub mod ruling;
pub mod wire;
pub mod words;
