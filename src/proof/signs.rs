//! Whether a sequence is at least zero where a certificate says so, for every n: the discrete theorem of Rolle.
//!
//! g = Σ dⱼ Nⱼ. One step of (E − λ₀), E being n -> n + 1, drops the first coefficient and the first node. Where the
//! result is at least zero, g / λ₀ⁿ does not fall; where it is below zero, g / λ₀ⁿ falls. So on such a stretch the two
//! ends decide for all between them, and on the last one its beginning and the direction do.

use super::claim::Level;
use super::effort::Effort;
use super::fault::Fault;
use num_bigint::BigInt;
use num_traits::{Signed, Zero};

/// The first n at which the sequence is below zero, or none; `None` if the argument does not show what it says.
pub(super) fn first_below_zero(
    nodes: &[BigInt],
    coefficients: &[BigInt],
    levels: &[Level],
    effort: &mut Effort,
) -> Result<Option<Option<BigInt>>, Fault> {
    // What is taken zero times needs no power.
    let length = coefficients.iter().rposition(|one| !one.is_zero()).map_or(0, |last| last + 1);
    let coefficients = coefficients.get(..length).unwrap_or_default();
    let nodes = nodes.get(..length).unwrap_or_default();
    let positive = |from: usize| coefficients.iter().skip(from).all(|one| !one.is_negative());
    let Some(top) = levels.len().checked_sub(1) else { return Ok(positive(0).then_some(None)) };
    let in_order = |level: &Level| {
        let pairs = level.turns.iter().zip(level.turns.iter().skip(1));
        level.turns.first().is_none_or(Signed::is_positive) && pairs.into_iter().all(|(a, b)| a < b)
    };
    if !levels.iter().all(in_order) {
        return Ok(None);
    }
    // Every Nⱼ is at least zero, and the sequence of a single coefficient keeps its sign.
    let negative = length == top + 1 && coefficients.get(top).is_some_and(Signed::is_negative);
    let closed = |last: &Level| last.turns.is_empty() && if last.starts { positive(top) } else { negative };
    if !levels.last().is_some_and(closed) {
        return Ok(None);
    }
    for (place, (level, above)) in levels.iter().zip(levels.iter().skip(1)).enumerate().rev() {
        let nodes = nodes.get(place..).unwrap_or_default();
        let coefficients = coefficients.get(place..).unwrap_or_default();
        if !follows(level, above, nodes, coefficients, effort)? {
            return Ok(None);
        }
    }
    let first =
        levels.first().and_then(|level| if level.starts { level.turns.first().cloned() } else { Some(BigInt::zero()) });
    Ok(Some(first))
}

/// Whether the signs of a level follow from those of the level above it.
fn follows(
    level: &Level,
    above: &Level,
    nodes: &[BigInt],
    coefficients: &[BigInt],
    effort: &mut Effort,
) -> Result<bool, Fault> {
    let (mut here, mut there) = (level.turns.iter().peekable(), above.turns.iter().peekable());
    let (mut claims, mut rises) = (level.starts, above.starts);
    let mut from = BigInt::zero();
    loop {
        if is_negative(nodes, coefficients, &from, effort)? == claims {
            return Ok(false);
        }
        let next = match (here.peek(), there.peek()) {
            (None, None) => return Ok(claims == rises),
            (Some(turn), None) | (None, Some(turn)) => BigInt::clone(turn),
            (Some(a), Some(b)) => BigInt::clone(a.min(b)),
        };
        let last: BigInt = &next - 1;
        if last > from && is_negative(nodes, coefficients, &last, effort)? == claims {
            return Ok(false);
        }
        if here.next_if(|turn| **turn == next).is_some() {
            claims = !claims;
        }
        if there.next_if(|turn| **turn == next).is_some() {
            rises = !rises;
        }
        from = next;
    }
}

fn is_negative(nodes: &[BigInt], coefficients: &[BigInt], n: &BigInt, effort: &mut Effort) -> Result<bool, Fault> {
    let mut sum = BigInt::zero();
    for (value, coefficient) in effort.basis(nodes, n)?.iter().zip(coefficients) {
        sum += effort.times(value, coefficient)?;
    }
    Ok(sum.is_negative())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(values: &[i64]) -> Vec<BigInt> {
        values.iter().map(|value| BigInt::from(*value)).collect()
    }

    fn shown(nodes: &[i64], coefficients: &[i64], levels: &[(bool, &[i64])]) -> Option<Option<BigInt>> {
        let level = |(starts, turns): &(bool, &[i64])| Level { starts: *starts, turns: numbers(turns) };
        let levels: Vec<Level> = levels.iter().map(level).collect();
        first_below_zero(&numbers(nodes), &numbers(coefficients), &levels, &mut Effort::new()).unwrap()
    }

    #[test]
    fn a_dip_of_two_places_is_shown() {
        // (n − 100)(n − 103) = 10300 − 102 n + 2 C(n, 2) … is below zero at 101 and 102 only.
        let dip = (&[1, 1, 1], &[10300, -202, 2]);
        let levels: [(bool, &[i64]); 3] = [(true, &[101, 103]), (false, &[101]), (true, &[])];
        assert_eq!(shown(dip.0, dip.1, &levels), Some(Some(BigInt::from(101))));
    }

    #[test]
    fn what_does_not_hold_is_not_shown() {
        let (nodes, dip) = ([1, 1, 1], [10300, -202, 2]);
        let wrong: &[&[(bool, &[i64])]] = &[
            &[],
            &[(true, &[]), (false, &[101]), (true, &[])],
            &[(true, &[100, 103]), (false, &[101]), (true, &[])],
            &[(true, &[101, 104]), (false, &[101]), (true, &[])],
            &[(true, &[101, 103]), (false, &[102]), (true, &[])],
            &[(true, &[101, 103]), (true, &[]), (true, &[])],
            &[(true, &[101, 103]), (false, &[101]), (false, &[])],
            &[(true, &[103, 101]), (false, &[101]), (true, &[])],
            &[(false, &[101, 103]), (false, &[101]), (true, &[])],
            &[(true, &[101, 103]), (false, &[101])],
        ];
        for levels in wrong {
            assert_eq!(shown(&nodes, &dip, levels), None, "{levels:?}");
        }
    }

    #[test]
    fn a_fall_without_end_is_shown_by_its_direction() {
        assert_eq!(shown(&[1, 1], &[7, -2], &[(true, &[4]), (false, &[])]), Some(Some(BigInt::from(4))));
        assert_eq!(shown(&[1, 1], &[7, -2], &[(true, &[]), (false, &[])]), None);
        assert_eq!(shown(&[1, 1], &[7, 2], &[]), Some(None));
        // 40 − 2ⁿ
        assert_eq!(shown(&[1, 2], &[39, -1], &[(true, &[6]), (false, &[])]), Some(Some(BigInt::from(6))));
    }
}
