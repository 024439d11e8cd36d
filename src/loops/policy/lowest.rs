//! Players name numbers, and the lowest one counts.

use crate::words::Count;

/// What the numbers named come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lowest<S> {
    /// Nobody named any: it goes on for ever.
    Nobody,
    /// The lowest number, and whose it is.
    Of {
        /// The number of iterations.
        number: Count,
        /// Who named it.
        by: S,
    },
    /// Several named the lowest number; the procedure does not say whose it is then.
    Equal {
        /// The number of iterations.
        number: Count,
        /// Who named it, in the order of the naming.
        by: Vec<S>,
    },
}

/// The lowest of the numbers that players named, in the order of the naming.
pub fn lowest<S: Copy>(named: &[(S, Count)]) -> Lowest<S> {
    let Some(number) = named.iter().map(|(_, number)| number).min().cloned() else { return Lowest::Nobody };
    let by: Vec<S> = named.iter().filter(|(_, other)| *other == number).map(|(seat, _)| *seat).collect();
    match by.as_slice() {
        [by] => Lowest::Of { number, by: *by },
        _ => Lowest::Equal { number, by },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(named: &[(char, i32)]) -> Lowest<char> {
        let named: Vec<(char, Count)> = named.iter().map(|(seat, number)| (*seat, Count::from(*number))).collect();
        lowest(&named)
    }

    #[test]
    fn the_lowest_counts_and_equal_ones_are_said() {
        assert_eq!(of(&[]), Lowest::Nobody);
        assert_eq!(of(&[('a', 7)]), Lowest::Of { number: Count::from(7), by: 'a' });
        assert_eq!(of(&[('a', 7), ('b', 3), ('c', 5)]), Lowest::Of { number: Count::from(3), by: 'b' });
        assert_eq!(of(&[('c', 3), ('a', 7), ('b', 3)]), Lowest::Equal { number: Count::from(3), by: vec!['c', 'b'] });
    }
}
