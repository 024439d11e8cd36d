//! The closed form of a map from any start, itself affine in the start: what a loop within a loop needs.

use super::affine::{Affine, Map};
use super::number::Number;
use super::outcome::Why;
use super::sequence::basis;
use super::spectrum::natural_spectrum;

/// The longest basis that is built.
const MOST_NODES: usize = 12;

/// `x_n` for every n and every x_0.
pub(super) struct AnyStart {
    /// The map of 0, 1, … periods, before the closed form holds.
    pub(super) early: Vec<Map>,
    /// The nodes of the basis, positive and ascending.
    nodes: Vec<Number>,
    /// The coefficient of each basis sequence.
    coefficients: Vec<Coefficient>,
}

/// A vector that is affine in the start: its counters and what it holds for 1.
#[derive(Clone)]
struct Coefficient {
    rows: Vec<Affine>,
    one: Number,
}

impl Coefficient {
    /// `(map − base)` of it.
    fn less(&self, map: &Map, base: &Number) -> Coefficient {
        let minus = -base;
        let rows = map.rows.iter().zip(&self.rows);
        Coefficient {
            rows: rows.map(|(row, now)| row.over(&self.rows, &self.one).plus(now, &minus)).collect(),
            one: &self.one + &(&minus * &self.one),
        }
    }

    fn is_zero(&self) -> bool {
        self.one.is_zero() && self.rows.iter().all(|row| row.terms.is_empty() && row.constant.is_zero())
    }
}

impl AnyStart {
    /// `None` if the map has no closed form of this kind.
    pub(super) fn of(map: &Map) -> Option<AnyStart> {
        let mut spectrum = natural_spectrum(map)?;
        spectrum.push(Number::ONE);
        spectrum.sort();
        let settled = spectrum.iter().filter(|base| base.is_zero()).count();
        let nodes: Vec<Number> = spectrum.into_iter().filter(|base| !base.is_zero()).collect();
        // A start in general needs every base but the ones as often as it occurs, and most maps fewer ones.
        (0..=settled).find_map(|settled| {
            let ones = nodes.iter().filter(|base| base.is_one()).count();
            (1..=ones).find_map(|ones| AnyStart::with(map, settled, ones, &nodes))
        })
    }

    fn with(map: &Map, settled: usize, ones: usize, spectrum: &[Number]) -> Option<AnyStart> {
        let larger = spectrum.iter().filter(|base| !base.is_one()).cloned();
        let nodes: Vec<Number> = std::iter::repeat_n(Number::ONE, ones).chain(larger).collect();
        if nodes.len() > MOST_NODES {
            return None;
        }
        let mut early = Vec::with_capacity(settled);
        let mut power = Map::identity(map.rows.len());
        for _ in 0..settled {
            let next = map.after(&power);
            early.push(std::mem::replace(&mut power, next));
        }
        let mut rest = Coefficient { rows: power.rows, one: Number::ONE };
        let mut coefficients = Vec::with_capacity(nodes.len());
        for node in &nodes {
            let next = rest.less(map, node);
            coefficients.push(std::mem::replace(&mut rest, next));
        }
        rest.is_zero().then_some(AnyStart { early, nodes, coefficients })
    }

    /// Whether every period changes the counters by the same, once it has settled.
    pub(super) fn is_translation(&self) -> bool {
        self.nodes.len() <= 2 && self.nodes.iter().all(Number::is_one)
    }

    /// The coefficients of an expression over the basis, affine in the start.
    pub(super) fn coefficients_of(&self, expr: &Affine) -> Vec<Affine> {
        self.coefficients.iter().map(|coefficient| expr.over(&coefficient.rows, &coefficient.one)).collect()
    }

    /// The counters after `early.len() + n` periods.
    pub(super) fn after(&self, n: &Number, work: &mut u64) -> Result<Vec<Affine>, Why> {
        let values = basis(&self.nodes, n, work)?;
        let mut sum =
            vec![Affine::constant(Number::ZERO); self.coefficients.first().map_or(0, |first| first.rows.len())];
        for (coefficient, value) in self.coefficients.iter().zip(&values) {
            for (row, more) in sum.iter_mut().zip(&coefficient.rows) {
                *row = row.plus(more, value);
            }
        }
        Ok(sum)
    }
}
