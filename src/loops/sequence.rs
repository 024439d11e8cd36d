//! A sequence of whole numbers that is a sum of powers and binomials, and the first place where it falls below zero.
//!
//! A sequence killed by (E − λ₀)(E − λ₁)…(E − λₖ), E being the step n -> n + 1, is written in the basis
//! Nⱼ(n) = the divided difference of zⁿ at λ₀ … λⱼ. It is whole for whole λ, and (E − λ₀) turns a sum over the nodes
//! λ₀ … λₖ into the sum over λ₁ … λₖ with the same coefficients less the first. So no fraction ever appears, and the
//! discrete form of Rolle's theorem needs no new coefficients: it drops one.

use super::number::Number;
use super::outcome::Why;

/// How many bits of n are gone through on the way to one change of sign: beyond that, n is too long to be found in the
/// time of one answer.
const MOST_BITS_SOUGHT: u64 = 1 << 25;

/// `Σ coefficients[j] · Nⱼ(n)` over nodes that are positive and ascending.
pub(super) struct Sequence<'a> {
    pub(super) nodes: &'a [Number],
    pub(super) coefficients: &'a [Number],
}

/// From this n on, up to the next stretch, the sign of a sequence is this.
struct Stretch {
    from: Number,
    sign: i8,
}

/// Where a sequence is at least zero and where it is below: `starts` from 0 on, then the other way at each turn.
pub(super) struct Signs {
    pub(super) starts: bool,
    pub(super) turns: Vec<Number>,
}

impl Signs {
    fn of(stretches: &[Stretch]) -> Signs {
        let starts = stretches.first().is_none_or(|first| first.sign >= 0);
        let mut now = starts;
        let mut turns = Vec::new();
        for stretch in stretches {
            if (stretch.sign >= 0) != now {
                now = !now;
                turns.push(stretch.from.clone());
            }
        }
        Signs { starts, turns }
    }
}

/// N₀(n) … Nₖ(n).
pub(super) fn basis(nodes: &[Number], n: &Number, work: &mut u64) -> Result<Vec<Number>, Why> {
    *work += nodes.len() as u64;
    let mut differences = Vec::with_capacity(nodes.len());
    for (place, node) in nodes.iter().enumerate() {
        let same = place.checked_sub(1).filter(|before| nodes.get(*before) == Some(node));
        let power = match same.and_then(|before| differences.get(before)) {
            Some(power) => Number::clone(power),
            None => node.power(n).ok_or(Why::TooLarge)?,
        };
        differences.push(power);
    }
    let powers = differences.clone();
    let mut values: Vec<Number> = powers.first().cloned().into_iter().collect();
    let mut binomial = Number::ONE;
    for width in 1..nodes.len() {
        *work += (nodes.len() - width) as u64;
        let width_number = Number::from(width as i64);
        binomial = (&binomial * &(&(n - &width_number) + &Number::ONE)).floor_div(&width_number);
        let mut wider = Vec::with_capacity(nodes.len() - width);
        let ends = nodes.iter().zip(nodes.iter().skip(width));
        let inner = differences.iter().zip(differences.iter().skip(1));
        for (((low, high), (left, right)), power) in ends.zip(inner).zip(&powers) {
            wider.push(if low == high {
                if binomial.is_zero() { Number::ZERO } else { &less_powers(power, low, &width_number)? * &binomial }
            } else {
                (right - left).floor_div(&(high - low))
            });
        }
        values.extend(wider.first().cloned());
        differences = wider;
    }
    Ok(values)
}

/// `node^n / node^width`, where `power` is node^n and n >= width.
fn less_powers(power: &Number, node: &Number, width: &Number) -> Result<Number, Why> {
    if node.is_one() {
        return Ok(Number::ONE);
    }
    Ok(power.floor_div(&node.power(width).ok_or(Why::TooLarge)?))
}

impl Sequence<'_> {
    /// The first n from 0 on at which the sequence is below zero, or `None` if there is none.
    ///
    /// # Errors
    /// [`Why::TooLarge`] if a value on the way cannot be written out, [`Why::TooMuchWork`] if n is too long to be found.
    pub(super) fn first_below_zero(&self, work: &mut u64) -> Result<Option<Number>, Why> {
        *work += 1;
        let length = self.coefficients.iter().rposition(|c| !c.is_zero()).map_or(0, |last| last + 1);
        let (Some(nodes), Some(coefficients)) = (self.nodes.get(..length), self.coefficients.get(..length)) else {
            return Ok(None);
        };
        let trimmed = Sequence { nodes, coefficients };
        if coefficients.iter().all(|c| !c.is_negative()) {
            return Ok(None);
        }
        if let ([first, change], true) = (coefficients, nodes.iter().all(Number::is_one)) {
            return Ok(line_below_zero(first, change, work));
        }
        let mut stretches = vec![Stretch { from: Number::ZERO, sign: trimmed.sign_at_last() }];
        for level in (0..length.saturating_sub(1)).rev() {
            stretches = trimmed.integrated(level, &stretches, work)?;
        }
        Ok(stretches.into_iter().find(|stretch| stretch.sign < 0).map(|stretch| stretch.from))
    }

    /// The signs of the sequence, and of what is left of it after each step of (E − λ), up to where no coefficient is
    /// below zero or only one is left; nothing if that is so at once.
    ///
    /// # Errors
    /// [`Why::TooLarge`] if a value on the way cannot be written out.
    pub(super) fn signs(&self, work: &mut u64) -> Result<Vec<Signs>, Why> {
        let length = self.coefficients.iter().rposition(|c| !c.is_zero()).map_or(0, |last| last + 1);
        let coefficients = self.coefficients.get(..length).unwrap_or_default();
        let trimmed = Sequence { nodes: self.nodes.get(..length).unwrap_or_default(), coefficients };
        let plain = coefficients.iter().rposition(Number::is_negative).map_or(0, |last| last + 1);
        if plain == 0 {
            return Ok(Vec::new());
        }
        let mut stretches = vec![Stretch { from: Number::ZERO, sign: trimmed.sign_at_last() }];
        let mut levels = Vec::with_capacity(length);
        for level in (0..length).rev() {
            if level + 1 < length {
                stretches = trimmed.integrated(level, &stretches, work)?;
            }
            if level <= plain {
                levels.push(Signs::of(&stretches));
            }
        }
        levels.reverse();
        Ok(levels)
    }

    /// The sign far out: that of the fastest term.
    fn sign_at_last(&self) -> i8 {
        self.coefficients.last().map_or(0, Number::sign)
    }

    /// The sign at n after the first `level` steps of (E − λ).
    fn sign(&self, level: usize, n: &Number, work: &mut u64) -> Result<i8, Why> {
        let nodes = self.nodes.get(level..).unwrap_or_default();
        let coefficients = self.coefficients.get(level..).unwrap_or_default();
        let mut sum = Number::ZERO;
        for (value, coefficient) in basis(nodes, n, work)?.iter().zip(coefficients) {
            sum = &sum + &(value * coefficient);
        }
        Ok(sum.sign())
    }

    /// The stretches of one sign at `level`, from those of the level above: where (E − λ)g keeps its sign, g / λⁿ is
    /// monotone, so that its sign changes at most twice (through zero).
    fn integrated(&self, level: usize, above: &[Stretch], work: &mut u64) -> Result<Vec<Stretch>, Why> {
        if self.coefficients.get(level..).is_some_and(|rest| rest.iter().all(|c| !c.is_negative())) {
            return Ok(vec![Stretch { from: Number::ZERO, sign: 1 }]);
        }
        let mut stretches: Vec<Stretch> = Vec::new();
        for (place, stretch) in above.iter().enumerate() {
            let end = above.get(place + 1).map(|next| &next.from);
            let mut at = stretch.from.clone();
            let mut sign = self.sign(level, &at, work)?;
            if stretches.last().is_none_or(|last| last.sign != sign) {
                stretches.push(Stretch { from: at.clone(), sign });
            }
            let last_sign = match end {
                Some(end) => self.sign(level, end, work)?,
                None => self.sign_at_last(),
            };
            while sign != last_sign {
                at = self.next_change(level, at, sign, end, work)?;
                sign = self.sign(level, &at, work)?;
                stretches.push(Stretch { from: at.clone(), sign });
            }
        }
        Ok(stretches)
    }

    /// The first place after `low` whose sign is not `sign`; there is one at or before `end`.
    fn next_change(
        &self,
        level: usize,
        mut low: Number,
        sign: i8,
        end: Option<&Number>,
        work: &mut u64,
    ) -> Result<Number, Why> {
        let mut stride = Number::ONE;
        let mut high;
        let mut sought = 0;
        loop {
            high = &low + &stride;
            sought += high.bits();
            if let Some(end) = end.filter(|end| high >= **end) {
                high = end.clone();
                break;
            }
            if self.sign(level, &high, work)? != sign {
                break;
            }
            low = high;
            stride = &stride + &stride;
        }
        loop {
            let gap = &high - &low;
            if gap <= Number::ONE {
                return Ok(high);
            }
            sought += high.bits();
            if sought > MOST_BITS_SOUGHT {
                return Err(Why::TooMuchWork);
            }
            let middle = &low + &gap.floor_div(&Number::from(2));
            if self.sign(level, &middle, work)? == sign { low = middle } else { high = middle }
        }
    }
}

/// The first n with `first + n · change < 0`.
fn line_below_zero(first: &Number, change: &Number, work: &mut u64) -> Option<Number> {
    *work += 1;
    if first.is_negative() {
        return Some(Number::ZERO);
    }
    change.is_negative().then(|| &first.floor_div(&-change) + &Number::ONE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(values: &[i64]) -> Vec<Number> {
        values.iter().map(|value| Number::from(*value)).collect()
    }

    fn by_hand(nodes: &[i64], coefficients: &[i64], upto: i64) -> Vec<i128> {
        // N satisfies N_j(n + 1) = λ_j N_j(n) + N_{j−1}(n), N_0(0) = 1, others 0.
        let mut row = vec![0i128; nodes.len()];
        row[0] = 1;
        (0..upto)
            .map(|_| {
                let value = row.iter().zip(coefficients).map(|(n, c)| n * i128::from(*c)).sum();
                for j in (0..nodes.len()).rev() {
                    row[j] = i128::from(nodes[j]) * row[j] + if j > 0 { row[j - 1] } else { 0 };
                }
                value
            })
            .collect()
    }

    #[test]
    fn the_basis_follows_its_recurrence() {
        for nodes in [&[1, 1, 1][..], &[1, 1, 2, 2, 3], &[2, 2, 2, 5], &[1, 3]] {
            for n in 0..12 {
                let values = basis(&numbers(nodes), &Number::from(n), &mut 0).unwrap();
                for j in 0..nodes.len() {
                    let mut only = vec![0; nodes.len()];
                    only[j] = 1;
                    let expected = by_hand(nodes, &only, 12)[n as usize];
                    assert_eq!(values[j].big().as_ref(), &num_bigint::BigInt::from(expected), "{nodes:?} {j} {n}");
                }
            }
        }
    }

    #[test]
    fn finds_the_first_negative_place_of_many_sequences() {
        let mut seed = 7u64;
        let mut draw = move |span: i64| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            (seed % (2 * span as u64 + 1)) as i64 - span
        };
        let mut found = 0;
        for nodes in [&[1, 1][..], &[1, 1, 1], &[1, 1, 1, 1], &[1, 1, 2], &[1, 1, 2, 2], &[1, 2, 3], &[1, 1, 1, 3, 3]] {
            for _ in 0..600 {
                let mut coefficients: Vec<i64> = nodes.iter().map(|_| draw(6)).collect();
                coefficients[0] = draw(400);
                let whole = Sequence { nodes: &numbers(nodes), coefficients: &numbers(&coefficients) };
                let first = whole.first_below_zero(&mut 0).unwrap();
                let upto = if nodes.contains(&3) { 60 } else { 100 };
                let expected = by_hand(nodes, &coefficients, upto).iter().position(|value| *value < 0);
                match (&first, expected) {
                    (Some(n), Some(at)) => assert_eq!(*n, Number::from(at as i64), "{nodes:?} {coefficients:?}"),
                    (Some(n), None) => assert!(*n >= Number::from(upto), "{nodes:?} {coefficients:?} {n:?}"),
                    (None, at) => assert_eq!(at, None, "{nodes:?} {coefficients:?}"),
                }
                found += usize::from(expected.is_some());
            }
        }
        assert!(found > 1000, "only {found} sequences fall below zero");
    }

    #[test]
    fn a_dip_between_two_zeros_is_found() {
        // (n − 100)(n − 103) dips below zero at 101 and 102 only.
        let dip = Sequence { nodes: &numbers(&[1, 1, 1]), coefficients: &numbers(&[10300, -202, 2]) };
        assert_eq!(dip.first_below_zero(&mut 0), Ok(Some(Number::from(101))));
        // (n − 100)(n − 101) touches zero twice and never goes below.
        let touch = Sequence { nodes: &numbers(&[1, 1, 1]), coefficients: &numbers(&[10100, -200, 2]) };
        assert_eq!(touch.first_below_zero(&mut 0), Ok(None));
    }
}
