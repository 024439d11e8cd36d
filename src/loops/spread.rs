use crate::words::Count;
use num_bigint::BigUint;

/// Into how many parts a repeat is cut for a picture of it.
const PARTS: u32 = 8;

/// Iterations spread evenly over a repeat, at most seven: neither the start nor the last one.
pub fn spread(done: &Count) -> Vec<Count> {
    let at = |part: u32| Count::from(BigUint::from(part) * done.big() / PARTS);
    let mut spread: Vec<Count> = (1..PARTS).map(at).filter(|lap| !lap.is_zero() && lap < done).collect();
    spread.dedup();
    spread
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn iterations_are_spread_over_short_and_long_repeats() {
        let of = |done: u64| spread(&Count::from(done)).iter().filter_map(Count::small).collect::<Vec<_>>();
        assert_eq!(of(0), Vec::<usize>::new());
        assert_eq!(of(1), Vec::<usize>::new());
        assert_eq!(of(3), [1, 2]);
        assert_eq!(of(80), [10, 20, 30, 40, 50, 60, 70]);
    }
}
