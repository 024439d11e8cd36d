//! Checks a certificate of a loop that was settled without being played: shares no code with what settled it.
//!
//! `format.md` in this folder says what a certificate holds. [`check`] trusts none of what can be proved: the closed
//! forms, the sign of every branch, the first iteration at which one changes, the phases' joints, the state at the end.
//! It takes as given what only the rules can say: what one period does to the counters and which branches it reads.

mod chain;
mod claim;
mod closed;
mod effort;
mod en;
mod fault;
mod fr;
mod products;
mod proved;
mod read;
mod signs;

pub use fault::Fault;
pub use proved::Proved;

/// The longest certificate that is read, in bytes.
pub const MAX_CERTIFICATE: usize = 4 << 20;

/// Checks a certificate, or several in a list.
///
/// # Errors
/// The first thing that does not hold.
pub fn check(text: &str) -> Result<Vec<Proved>, Fault> {
    read::certificates(text)?.iter().map(chain::holds).collect()
}
