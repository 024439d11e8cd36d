//! One trial for each scenario file.
fn main() {}
