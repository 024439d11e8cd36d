//! Affine expressions over the counters of a period, and the map that one period is.

use super::number::Number;

/// `terms · x + constant`, where `x` are the counters as they were when the period began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Affine {
    /// Sorted by counter; no coefficient is zero.
    pub(super) terms: Vec<(usize, Number)>,
    pub(super) constant: Number,
}

impl Affine {
    pub(super) fn constant(constant: Number) -> Affine {
        Affine { terms: Vec::new(), constant }
    }

    /// A number that equal expressions share.
    pub(super) fn mark(&self) -> u64 {
        let mix = |mark: u64, more: u64| (mark ^ more).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
        let start = mix(self.terms.len() as u64, self.constant.low());
        self.terms.iter().fold(start, |mark, (counter, factor)| mix(mix(mark, *counter as u64), factor.low()))
    }

    pub(super) fn variable(counter: usize) -> Affine {
        Affine { terms: vec![(counter, Number::ONE)], constant: Number::ZERO }
    }

    /// `self + factor · other`.
    pub(super) fn plus(&self, other: &Affine, factor: &Number) -> Affine {
        let mut terms = Vec::with_capacity(self.terms.len() + other.terms.len());
        let (mut left, mut right) = (self.terms.iter().peekable(), other.terms.iter().peekable());
        loop {
            let (counter, coefficient) = match (left.peek(), right.peek()) {
                (None, None) => break,
                (Some((i, a)), Some((j, b))) if i == j => {
                    let sum = (*i, a + &(factor * b));
                    left.next();
                    right.next();
                    sum
                }
                (Some((i, a)), other) if other.is_none_or(|(j, _)| i < j) => {
                    let term = (*i, a.clone());
                    left.next();
                    term
                }
                (_, Some((j, b))) => {
                    let term = (*j, factor * b);
                    right.next();
                    term
                }
                (Some(_), None) => break,
            };
            if !coefficient.is_zero() {
                terms.push((counter, coefficient));
            }
        }
        Affine { terms, constant: &self.constant + &(factor * &other.constant) }
    }

    pub(super) fn scaled(&self, factor: &Number) -> Affine {
        Affine::constant(Number::ZERO).plus(self, factor)
    }

    /// The value at a point (`one` = 1) or of a difference of points (`one` = 0).
    pub(super) fn at(&self, at: &Vector) -> Number {
        let mut value = &self.constant * &at.one;
        for (counter, coefficient) in &self.terms {
            if let Some(x) = at.x.get(*counter)
                && !x.is_zero()
            {
                value = &value + &(coefficient * x);
            }
        }
        value
    }

    /// The coefficient of one counter.
    pub(super) fn coefficient(&self, counter: usize) -> Number {
        let found = self.terms.iter().find(|(other, _)| *other == counter);
        found.map_or(Number::ZERO, |(_, coefficient)| coefficient.clone())
    }

    /// The expression after `map`: what it says of the next period, in terms of this one.
    fn after(&self, map: &Map) -> Affine {
        self.over(&map.rows, &Number::ONE)
    }

    /// The expression with other ones put in for its counters, and `one` for 1.
    pub(super) fn over(&self, rows: &[Affine], one: &Number) -> Affine {
        let mut whole = Affine::constant(&self.constant * one);
        for (counter, coefficient) in &self.terms {
            if let Some(row) = rows.get(*counter) {
                whole = whole.plus(row, coefficient);
            }
        }
        whole
    }
}

/// The counters in homogeneous coordinates: `one` is 1 for a point and 0 for a difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Vector {
    pub(super) x: Vec<Number>,
    pub(super) one: Number,
}

impl Vector {
    pub(super) fn point(x: Vec<Number>) -> Vector {
        Vector { x, one: Number::ONE }
    }

    pub(super) fn is_zero(&self) -> bool {
        self.one.is_zero() && self.x.iter().all(Number::is_zero)
    }

    /// `self + factor · other`.
    pub(super) fn plus(&self, other: &Vector, factor: &Number) -> Vector {
        Vector {
            x: self
                .x
                .iter()
                .zip(&other.x)
                .map(|(a, b)| if b.is_zero() { a.clone() } else { a + &(factor * b) })
                .collect(),
            one: &self.one + &(factor * &other.one),
        }
    }
}

/// What one period does to the counters: `x -> A x + b`, a row for each counter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Map {
    pub(super) rows: Vec<Affine>,
}

impl Map {
    /// The map that changes nothing.
    pub(super) fn identity(size: usize) -> Map {
        Map { rows: (0..size).map(Affine::variable).collect() }
    }

    pub(super) fn on(&self, at: &Vector) -> Vector {
        Vector { x: self.rows.iter().map(|row| row.at(at)).collect(), one: at.one.clone() }
    }

    /// The map of `times` periods applied to `at`.
    pub(super) fn on_times(&self, at: &Vector, times: usize) -> Vector {
        (0..times).fold(at.clone(), |at, _| self.on(&at))
    }

    /// `self` after `first`.
    pub(super) fn after(&self, first: &Map) -> Map {
        Map { rows: self.rows.iter().map(|row| row.after(first)).collect() }
    }

    /// The counters that a period leaves as they are.
    pub(super) fn unchanged(&self) -> Vec<bool> {
        self.rows.iter().enumerate().map(|(counter, row)| *row == Affine::variable(counter)).collect()
    }
}
