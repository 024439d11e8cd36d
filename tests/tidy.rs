//! Rules of the repository, as tests. Each finds nothing in the repository, and something in a small specimen.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "tidy/banned.rs"]
mod banned;
#[path = "tidy/books.rs"]
mod books;
#[path = "tidy/layers.rs"]
mod layers;
#[path = "tidy/names.rs"]
mod names;
#[path = "tidy/oracle.rs"]
mod oracle;
#[path = "tidy/page.rs"]
mod page;
#[path = "tidy/scenario_files.rs"]
mod scenario_files;
#[path = "tidy/source.rs"]
mod source;

/// Fails with every fault on a line of its own.
fn none(faults: Vec<String>) {
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

/// Fails unless `faults` holds one for each of `expected`, in order, each naming it.
fn exactly(faults: &[String], expected: &[&str]) {
    assert_eq!(faults.len(), expected.len(), "expected {expected:?}, got {faults:#?}");
    for (fault, part) in faults.iter().zip(expected) {
        assert!(fault.contains(part), "{part:?} is not in {fault:?}");
    }
}
