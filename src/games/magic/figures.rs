//! Quantities read out, for sentences and boards.

use crate::loops::{Qty, figure};
use crate::words::{Count, Int};

/// A quantity as a whole number.
pub fn int(quantity: &Qty) -> Int {
    figure(quantity)
}

/// A quantity as a natural number; 0 if it is below zero.
pub fn count(quantity: &Qty) -> Count {
    figure(quantity).count().unwrap_or_default()
}
