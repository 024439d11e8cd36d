use crate::words::Count;
use std::ops::Shr;

/// How many Army units of one side a region holds.
///
/// *Source*: second edition, p.26 (ST1).
pub const STACKING_LIMIT: u64 = 10;
/// How many Army units a Stronghold holds under siege.
///
/// *Source*: second edition, p.31 (SG1).
pub const SIEGE_LIMIT: u64 = 5;

/// Says how many units are over the limit; 0 if it is kept.
///
/// # Says
/// A region holds at most ten Army units. It is checked at the end of every action.
/// # Source
/// Second edition, p.26 (ST1).
/// # Case
/// K01, K05.
pub fn units_over_the_limit(units: &Count, limit: u64) -> Count {
    units.minus(&Count::from(limit)).unwrap_or_default()
}

/// Says how many of `over` excess units the first and the second of two players remove, one each in turn.
///
/// # Says
/// One unit each in turn, the first player beginning, until the limit is kept. Who has none left removes none; the
/// other goes on alone. `over` is at most what both have together.
/// # Source
/// Second edition, p.46 (ST2); that it comes to the larger and the smaller half, and what happens when one runs out,
/// follows from it.
/// # Case
/// K01, K03, K04, W-N04, W-N11.
pub fn removes_one_unit_each(first: &Count, second: &Count, over: &Count) -> (Count, Count) {
    let smaller_half = Count::from(over.big().shr(1_u32));
    let larger_half = over.minus(&smaller_half).unwrap_or_default();
    if larger_half > *first {
        return (first.clone(), over.minus(first).unwrap_or_default());
    }
    if smaller_half > *second {
        return (over.minus(second).unwrap_or_default(), second.clone());
    }
    (larger_half, smaller_half)
}

#[cfg(test)]
mod tests {
    use super::*;

    // The rule as a person plays it: one figure at a time.
    fn figure_by_figure(first: u64, second: u64) -> (u64, u64) {
        let (mut a, mut b) = (first, second);
        let mut firsts_turn = true;
        while a + b > 10 {
            if (firsts_turn && a > 0) || b == 0 {
                a -= 1;
            } else {
                b -= 1;
            }
            firsts_turn = !firsts_turn;
        }
        (first - a, second - b)
    }

    #[test]
    fn the_closed_form_agrees_with_removing_figure_by_figure() {
        for first in 0..=120_u64 {
            for second in 0..=120_u64 {
                let over = units_over_the_limit(&Count::from(first + second), STACKING_LIMIT);
                let (a, b) = removes_one_unit_each(&Count::from(first), &Count::from(second), &over);
                let (x, y) = figure_by_figure(first, second);
                assert_eq!((a, b), (Count::from(x), Count::from(y)), "{first} and {second}");
            }
        }
    }
}
