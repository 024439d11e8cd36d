//! Loops in closed form agree with playing them, on made-up machines and on a real question.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "loops/certificates.rs"]
mod certificates;
#[path = "loops/corruption.rs"]
mod corruption;
#[path = "loops/many.rs"]
mod many;
#[path = "loops/nested.rs"]
mod nested;
#[path = "loops/random.rs"]
mod random;
#[path = "loops/sentences_of_proof.rs"]
mod sentences_of_proof;
#[path = "loops/toy.rs"]
mod toy;
