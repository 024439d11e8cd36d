use crate::loops::{Qty, figure};
use crate::words::Int;

/// The quantities of a loop as numbers.
pub fn values(state: &[Qty]) -> Vec<Int> {
    state.iter().map(figure).collect()
}
