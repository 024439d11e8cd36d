use crate::words::Int;
use num_traits::ToPrimitive;

/// Where a number of any size stands between two others, in thousandths: 0 at `least` and below, 1000 at `most` and
/// above; 0 if they are the same.
pub fn per_mille(value: &Int, least: &Int, most: &Int) -> u16 {
    let span = most - least;
    if span.count().is_none_or(|span| span.is_zero()) {
        return 0;
    }
    let above = value - least;
    if above.is_negative() {
        return 0;
    }
    (above.big() * 1000_u32 / span.big()).to_u16().map_or(1000, |thousandths| thousandths.min(1000))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_any_size_find_their_place() {
        let at = |value: i64, least: i64, most: i64| per_mille(&value.into(), &least.into(), &most.into());
        assert_eq!([at(0, 0, 10), at(5, 0, 10), at(10, 0, 10)], [0, 500, 1000]);
        assert_eq!([at(-3, -5, 3), at(-9, -5, 3), at(9, -5, 3), at(2, 2, 2)], [250, 0, 1000, 0]);
        let huge: crate::words::Count = format!("1{}", "0".repeat(100)).parse().unwrap();
        assert_eq!(per_mille(&huge.int(), &Int::zero(), &(&huge + &huge).int()), 500);
        assert_eq!(per_mille(&(&huge * &huge).int(), &Int::zero(), &huge.int()), 1000);
    }
}
