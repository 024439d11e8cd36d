//! Products of counters as counters of their own, so that a period with products is affine over more counters.
//!
//! "One more attacker each round, each stronger than before" multiplies two counters that vary. If the product's own
//! next value is a sum over counters and products again, and so on within bounds, the period has a closed form.

use super::affine::{Affine, Map};
use super::machine::CounterId;
use super::number::Number;

/// How many counters one product multiplies at most.
const HIGHEST_DEGREE: usize = 4;
/// How many products one period holds at most.
const MOST_PRODUCTS: usize = 40;

/// The products of a period; the first is numbered after the last counter.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct Monomials {
    counters: usize,
    /// The counters that each multiplies, ascending.
    factors: Vec<Vec<usize>>,
}

impl Monomials {
    pub(super) fn over(counters: usize) -> Monomials {
        Monomials { counters, factors: Vec::new() }
    }

    /// The counters that each product multiplies, ascending.
    pub(super) fn factors(&self) -> &[Vec<usize>] {
        &self.factors
    }

    fn factors_of(&self, number: usize) -> Vec<usize> {
        match number.checked_sub(self.counters) {
            None => vec![number],
            Some(product) => self.factors.get(product).cloned().unwrap_or_default(),
        }
    }

    fn number_of(&mut self, factors: Vec<usize>) -> Option<usize> {
        if let [single] = factors.as_slice() {
            return Some(*single);
        }
        if let Some(known) = self.factors.iter().position(|known| *known == factors) {
            return Some(self.counters + known);
        }
        if factors.len() > HIGHEST_DEGREE || self.factors.len() >= MOST_PRODUCTS {
            return None;
        }
        self.factors.push(factors);
        Some(self.counters + self.factors.len() - 1)
    }

    /// The product of two expressions; `None` beyond the bounds.
    pub(super) fn product(&mut self, a: &Affine, b: &Affine) -> Option<Affine> {
        let mut sum = a.scaled(&b.constant).plus(&Affine::constant(b.constant.clone()), &Number::ZERO);
        for (right, times) in &b.terms {
            sum = sum.plus(&Affine::variable(*right), &(times * &a.constant));
            for (left, factor) in &a.terms {
                let mut factors = self.factors_of(*left);
                factors.extend(self.factors_of(*right));
                factors.sort_unstable();
                let number = self.number_of(factors)?;
                sum = sum.plus(&Affine::variable(number), &(factor * times));
            }
        }
        Some(sum)
    }

    /// The map over counters and products, from the rows of the counters; `None` beyond the bounds.
    pub(super) fn close(&mut self, mut rows: Vec<Affine>) -> Option<Map> {
        let mut place = 0;
        while let Some(factors) = self.factors.get(place).cloned() {
            let mut next = Affine::constant(Number::ONE);
            for factor in factors {
                let row = rows.get(factor)?.clone();
                next = self.product(&next, &row)?;
            }
            rows.push(next);
            place += 1;
        }
        Some(Map { rows })
    }

    /// The values of counters and products.
    pub(super) fn extend(&self, mut values: Vec<Number>) -> Vec<Number> {
        for factors in &self.factors {
            let values_of = factors.iter().filter_map(|factor| values.get(*factor));
            values.push(values_of.fold(Number::ONE, |product, value| &product * value));
        }
        values
    }

    /// The names of counters and products.
    pub(super) fn names(&self, names: &[CounterId]) -> Vec<CounterId> {
        let mut all = names.to_vec();
        for factors in &self.factors {
            let parts: Vec<&str> = factors.iter().filter_map(|factor| Some(names.get(*factor)?.0.as_ref())).collect();
            all.push(CounterId::from(parts.join("·")));
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(terms: &[(usize, i64)], constant: i64) -> Affine {
        let terms = terms.iter().map(|(counter, factor)| (*counter, Number::from(*factor))).collect();
        Affine { terms, constant: Number::from(constant) }
    }

    #[test]
    fn multiplies_out() {
        let mut products = Monomials::over(2);
        // (x + 3)(2x − y + 5) = 2x² − xy + 11x − 3y + 15
        let product = products.product(&row(&[(0, 1)], 3), &row(&[(0, 2), (1, -1)], 5)).unwrap();
        assert_eq!(product, row(&[(0, 11), (1, -3), (2, 2), (3, -1)], 15));
        assert_eq!(products.names(&["x".into(), "y".into()])[2..], ["x·x".into(), "x·y".into()]);
        let values = products.extend(vec![Number::from(7), Number::from(-2)]);
        assert_eq!(values[2..], [Number::from(49), Number::from(-14)]);
    }

    #[test]
    fn closes_over_the_products_that_products_need() {
        let mut products = Monomials::over(2);
        // x -> x + 1, y -> y + x²: then x² -> x² + 2x + 1.
        let square = products.product(&row(&[(0, 1)], 0), &row(&[(0, 1)], 0)).unwrap();
        let map = products.close(vec![row(&[(0, 1)], 1), square.plus(&row(&[(1, 1)], 0), &Number::ONE)]).unwrap();
        assert_eq!(map.rows[2], row(&[(0, 2), (2, 1)], 1));
        // x -> x² never closes.
        let mut products = Monomials::over(1);
        let square = products.product(&row(&[(0, 1)], 0), &row(&[(0, 1)], 0)).unwrap();
        assert_eq!(products.close(vec![square]), None);
    }
}
