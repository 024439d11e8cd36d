//! Arithmetic with a limit, so that no certificate takes long to check.

use super::claim::Row;
use super::fault::Fault;
use num_bigint::BigInt;
use num_traits::{One, Signed, ToPrimitive, Zero};

/// The longest number that may come up, in bits.
const MAX_BITS: u64 = 1 << 21;
/// How many products of machine words are computed at most.
const MOST: u64 = 2_000_000_000;

/// What may still be computed.
pub(super) struct Effort(u64);

impl Effort {
    pub(super) fn new() -> Effort {
        Effort(MOST)
    }

    pub(super) fn spend(&mut self, words: u64) -> Result<(), Fault> {
        self.0 = self.0.checked_sub(words).ok_or(Fault::TooMuchWork)?;
        Ok(())
    }

    pub(super) fn times(&mut self, a: &BigInt, b: &BigInt) -> Result<BigInt, Fault> {
        if a.bits() + b.bits() > MAX_BITS {
            return Err(Fault::TooMuchWork);
        }
        // A word as small as this costs about as much as the call around it.
        self.spend(8 + (a.bits() / 64 + 1) * (b.bits() / 64 + 1))?;
        Ok(a * b)
    }

    /// The value of a row; without its constant for a difference of points.
    pub(super) fn at(&mut self, row: &Row, values: &[BigInt], with_constant: bool) -> Result<BigInt, Fault> {
        let mut sum = if with_constant { row.plus.clone() } else { BigInt::zero() };
        for (counter, factor) in &row.terms {
            let value = values.get(*counter).ok_or(Fault::Form { member: "map" })?;
            sum += self.times(factor, value)?;
        }
        Ok(sum)
    }

    /// The basis N₀ … Nₖ at n: N₀(0) = 1, the others 0 there, and Nⱼ(n + 1) = λⱼ Nⱼ(n) + Nⱼ₋₁(n).
    pub(super) fn basis(&mut self, nodes: &[BigInt], n: &BigInt) -> Result<Vec<BigInt>, Fault> {
        if nodes.iter().all(One::is_one) {
            return self.binomials(nodes.len(), n);
        }
        let most = nodes.iter().map(BigInt::bits).max().unwrap_or(0);
        let n = n.to_u64().filter(|n| n.saturating_mul(most) <= MAX_BITS).ok_or(Fault::TooMuchWork)?;
        // zⁿ modulo (z − λ₀) … (z − λₖ), which takes the same values at the nodes as zⁿ.
        let mut modulus = vec![BigInt::one()];
        for node in nodes {
            modulus.insert(0, BigInt::zero());
            for place in 0..modulus.len().saturating_sub(1) {
                let less = self.times(node, modulus.get(place + 1).unwrap_or(&BigInt::zero()))?;
                take(&mut modulus, place, &less);
            }
        }
        let mut power = vec![BigInt::one()];
        for bit in (0..u64::BITS - n.leading_zeros()).rev() {
            let mut square = vec![BigInt::zero(); 2 * power.len()];
            for (i, a) in power.iter().enumerate() {
                for (j, b) in power.iter().enumerate() {
                    let less = -self.times(a, b)?;
                    take(&mut square, i + j, &less);
                }
            }
            if n >> bit & 1 == 1 {
                square.insert(0, BigInt::zero());
            }
            power = self.remainder(square, &modulus)?;
        }
        // In the basis 1, z − λ₀, (z − λ₀)(z − λ₁), …: the remainders of one division after the other.
        let mut values = Vec::with_capacity(nodes.len());
        for node in nodes {
            let mut value = BigInt::zero();
            let mut quotient = Vec::with_capacity(power.len());
            for coefficient in power.iter().rev() {
                value = self.times(&value, node)? + coefficient;
                quotient.push(value.clone());
            }
            quotient.pop();
            quotient.reverse();
            power = quotient;
            values.push(value);
        }
        Ok(values)
    }

    fn binomials(&mut self, size: usize, n: &BigInt) -> Result<Vec<BigInt>, Fault> {
        let mut values = vec![BigInt::one()];
        for place in 1..size {
            let last = values.last().cloned().unwrap_or_default();
            let factor: BigInt = n - (place - 1);
            if factor.is_negative() {
                values.push(BigInt::zero());
                continue;
            }
            values.push(self.times(&last, &factor)? / place);
        }
        values.truncate(size);
        Ok(values)
    }

    fn remainder(&mut self, mut of: Vec<BigInt>, modulus: &[BigInt]) -> Result<Vec<BigInt>, Fault> {
        while of.len() >= modulus.len() {
            let lead = of.pop().unwrap_or_default();
            if lead.is_zero() {
                continue;
            }
            let shift = of.len() + 1 - modulus.len();
            for (place, coefficient) in modulus.iter().enumerate().take(modulus.len() - 1) {
                let less = self.times(&lead, coefficient)?;
                take(&mut of, place + shift, &less);
            }
        }
        Ok(of)
    }
}

fn take(from: &mut [BigInt], place: usize, less: &BigInt) {
    if let Some(entry) = from.get_mut(place) {
        *entry -= less;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_basis_follows_its_recurrence() {
        for nodes in [&[1][..], &[1, 1, 1], &[1, 1, 2, 2, 3], &[1, 3], &[1, 2, 5, 5]] {
            let nodes: Vec<BigInt> = nodes.iter().map(|node| BigInt::from(*node)).collect();
            let mut expected: Vec<BigInt> = nodes.iter().map(|_| BigInt::zero()).collect();
            expected[0] = BigInt::one();
            for n in 0..40 {
                assert_eq!(Effort::new().basis(&nodes, &BigInt::from(n)).unwrap(), expected, "{nodes:?} at {n}");
                for j in (0..nodes.len()).rev() {
                    let before = if j > 0 { expected[j - 1].clone() } else { BigInt::zero() };
                    expected[j] = &expected[j] * &nodes[j] + before;
                }
            }
        }
    }

    #[test]
    fn what_would_take_long_is_refused() {
        let nodes = [BigInt::one(), BigInt::from(2)];
        assert_eq!(Effort::new().basis(&nodes, &BigInt::from(1u64 << 40)), Err(Fault::TooMuchWork));
        assert_eq!(Effort(3).times(&BigInt::one(), &BigInt::one()), Err(Fault::TooMuchWork));
    }
}
