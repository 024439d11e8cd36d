//! Products that are followed as counters of their own: their values, and their rows as identities of polynomials.

use super::claim::{Row, Start};
use super::effort::Effort;
use super::fault::Fault;
use num_bigint::BigInt;
use num_traits::{One, Zero};
use std::collections::BTreeMap;

/// The counters that are multiplied, ascending, with what the product is taken by.
type Polynomial = BTreeMap<Vec<usize>, BigInt>;

impl Start {
    /// Every product has the value of its factors, and becomes the product of what they become where the map has `rows`
    /// for it.
    pub(super) fn products_hold(&self, phase: usize, rows: bool, effort: &mut Effort) -> Result<(), Fault> {
        let size = self.counters.len();
        for (place, factors) in self.products.iter().enumerate() {
            let fault = || Fault::Product { phase, product: self.name(size + place) };
            let ascending = factors.iter().zip(factors.iter().skip(1)).all(|(a, b)| a <= b);
            let known = factors.iter().all(|factor| *factor < size);
            if factors.len() < 2 || !ascending || !known || self.products.iter().take(place).any(|old| old == factors) {
                return Err(fault());
            }
            let mut value = BigInt::one();
            for factor in factors {
                value = effort.times(&value, self.start.get(*factor).unwrap_or(&BigInt::zero()))?;
            }
            if self.start.get(size + place) != Some(&value) {
                return Err(fault());
            }
            let Some(row) = self.map.get(size + place).filter(|_| rows) else { continue };
            let mut product = Polynomial::from([(Vec::new(), BigInt::one())]);
            for factor in factors {
                let row = self.map.get(*factor).ok_or_else(fault)?;
                product = times(&product, &self.expanded(row), effort)?;
            }
            if self.expanded(row) != product {
                return Err(fault());
            }
        }
        Ok(())
    }

    fn expanded(&self, row: &Row) -> Polynomial {
        let mut sum = Polynomial::new();
        let mut add = |factors: Vec<usize>, factor: &BigInt| *sum.entry(factors).or_default() += factor;
        add(Vec::new(), &row.plus);
        for (counter, factor) in &row.terms {
            let product = counter.checked_sub(self.counters.len()).and_then(|product| self.products.get(product));
            add(product.cloned().unwrap_or_else(|| vec![*counter]), factor);
        }
        sum.retain(|_, factor| !factor.is_zero());
        sum
    }
}

fn times(a: &Polynomial, b: &Polynomial, effort: &mut Effort) -> Result<Polynomial, Fault> {
    let mut product = Polynomial::new();
    for (left, factor) in a {
        for (right, other) in b {
            // Each term takes room as well as time.
            effort.spend(2_000)?;
            let mut factors: Vec<usize> = left.iter().chain(right).copied().collect();
            factors.sort_unstable();
            *product.entry(factors).or_default() += effort.times(factor, other)?;
        }
    }
    product.retain(|_, factor| !factor.is_zero());
    Ok(product)
}
