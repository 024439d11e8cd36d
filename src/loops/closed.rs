//! The counters after any number of periods, in closed form.

use super::affine::{Affine, Map, Vector};
use super::number::Number;
use super::outcome::{Tier, Why};
use super::sequence::{Sequence, Signs, basis};
use super::spectrum::natural_spectrum;

/// How many periods are joined to one before a map that permutes counters or turns signs is given up.
const MAX_STRIDE: usize = 12;

/// `x_n` for every n >= 0: the first ones written out, from there on sums over a basis of powers and binomials.
#[derive(Clone, Debug)]
pub(super) struct Closed {
    /// x_0 … x_(v−1), before the closed form holds (a reset or emptied counter needs a period to settle).
    before: Vec<Vector>,
    /// The nodes of the basis, positive and ascending.
    nodes: Vec<Number>,
    /// For each phase j < stride the coefficients of x_(v + j), x_(v + j + stride), x_(v + j + 2 stride), …
    phases: Vec<Vec<Vector>>,
}

impl Closed {
    /// The closed form of `map` from `start`.
    ///
    /// # Errors
    /// [`Why::Spectrum`] if the map has no closed form of this kind.
    pub(super) fn of(map: &Map, start: Vec<Number>, work: &mut u64) -> Result<Closed, Why> {
        let start = Vector::point(start);
        // The commonest case first: each period changes the counters by the same.
        let twice_one = [Number::ONE, Number::ONE];
        if let Some(chain) = chain(map, 1, &start, &twice_one, work) {
            return Ok(Closed { before: Vec::new(), nodes: twice_one.to_vec(), phases: vec![chain] });
        }
        let mut power = map.clone();
        for stride in 1..=MAX_STRIDE {
            *work += power.rows.len() as u64;
            if let Some(spectrum) = natural_spectrum(&power)
                && let Some(closed) = Closed::with(map, stride, start.clone(), spectrum, work)
            {
                return Ok(closed);
            }
            power = map.after(&power);
        }
        Err(Why::Spectrum)
    }

    fn with(map: &Map, stride: usize, start: Vector, mut spectrum: Vec<Number>, work: &mut u64) -> Option<Closed> {
        spectrum.push(Number::ONE);
        spectrum.sort();
        let mut bases = spectrum.clone();
        bases.dedup();
        // How often each base is needed for this start, which may be less often than in the map.
        let mut nodes = Vec::new();
        let mut settled = 0;
        for base in &bases {
            let others: Vec<Number> = spectrum.iter().filter(|other| *other != base).cloned().collect();
            let mut part = start.clone();
            for other in &others {
                part = less(map, stride, &part, other, work);
            }
            let mut needed = 0;
            while !part.is_zero() {
                if needed >= spectrum.len() {
                    return None;
                }
                part = less(map, stride, &part, base, work);
                needed += 1;
            }
            if base.is_zero() { settled = needed * stride } else { nodes.extend(vec![base.clone(); needed]) }
        }
        let mut before = Vec::with_capacity(settled);
        let mut at = start;
        for _ in 0..settled {
            let next = map.on(&at);
            before.push(std::mem::replace(&mut at, next));
        }
        let mut phases = Vec::with_capacity(stride);
        for _ in 0..stride {
            phases.push(chain(map, stride, &at, &nodes, work)?);
            at = map.on(&at);
        }
        Some(Closed { before, nodes, phases })
    }

    /// Which kind of closed form this is.
    pub(super) fn tier(&self) -> Tier {
        match (self.phases.len(), self.nodes.iter().all(Number::is_one), self.nodes.len()) {
            (2.., _, _) => Tier::Rotating,
            (_, true, ..=2) => Tier::Translation,
            (_, true, _) => Tier::Polynomial,
            _ => Tier::Exponential,
        }
    }

    /// `x_n`.
    ///
    /// # Errors
    /// [`Why::TooLarge`] if the numbers cannot be written out.
    pub(super) fn at(&self, n: &Number, work: &mut u64) -> Result<Vec<Number>, Why> {
        if let Some(early) = n.small().and_then(|n| self.before.get(usize::try_from(n).ok()?)) {
            return Ok(early.x.clone());
        }
        let stride = Number::from(self.phases.len() as i64);
        let (lap, phase) = (n - &Number::from(self.before.len() as i64)).div_rem(&stride);
        let chain = phase.small().and_then(|phase| self.phases.get(usize::try_from(phase).ok()?));
        let values = basis(&self.nodes, &lap, work)?;
        let mut sum: Option<Vector> = None;
        for (coefficient, value) in chain.into_iter().flatten().zip(&values) {
            *work += 1;
            let zero = || Vector { x: vec![Number::ZERO; coefficient.x.len()], one: Number::ZERO };
            sum = Some(sum.unwrap_or_else(zero).plus(coefficient, value));
        }
        Ok(sum.map(|sum| sum.x).unwrap_or_default())
    }

    /// The first n >= 0 at which `expr` is below zero at x_n.
    ///
    /// # Errors
    /// [`Why::TooLarge`] if a value on the way cannot be written out.
    pub(super) fn first_below_zero(&self, expr: &Affine, work: &mut u64) -> Result<Option<Number>, Why> {
        for (n, early) in self.before.iter().enumerate() {
            *work += 1;
            if expr.at(early).is_negative() {
                return Ok(Some(Number::from(n as i64)));
            }
        }
        let stride = Number::from(self.phases.len() as i64);
        let mut first: Option<Number> = None;
        for (phase, chain) in self.phases.iter().enumerate() {
            let coefficients: Vec<Number> = chain.iter().map(|vector| expr.at(vector)).collect();
            let sequence = Sequence { nodes: &self.nodes, coefficients: &coefficients };
            let Some(lap) = sequence.first_below_zero(work)? else { continue };
            let n = &(&lap * &stride) + &Number::from((self.before.len() + phase) as i64);
            first = Some(first.map_or(n.clone(), |first| first.min(n)));
        }
        Ok(first)
    }

    /// The change from one period to the next, if it is the same for ever.
    pub(super) fn change(&self) -> Option<Vec<Number>> {
        if self.tier() != Tier::Translation || !self.before.is_empty() {
            return None;
        }
        let chain = self.phases.first()?;
        let still = || chain.first().map(|start| vec![Number::ZERO; start.x.len()]);
        chain.get(1).map(|change| change.x.clone()).or_else(still)
    }

    /// For each interleaved sequence the signs of `expr`, where they are not plain from its coefficients.
    ///
    /// # Errors
    /// [`Why::TooLarge`] if a value on the way cannot be written out.
    pub(super) fn signs(&self, expr: &Affine, work: &mut u64) -> Result<Vec<Vec<Signs>>, Why> {
        let mut signs = Vec::with_capacity(self.phases.len());
        for chain in &self.phases {
            let coefficients: Vec<Number> = chain.iter().map(|vector| expr.at(vector)).collect();
            signs.push(Sequence { nodes: &self.nodes, coefficients: &coefficients }.signs(work)?);
        }
        Ok(signs)
    }

    /// The states before the closed form holds.
    pub(super) fn before(&self) -> &[Vector] {
        &self.before
    }

    /// The coefficients over the basis for each interleaved sequence.
    pub(super) fn residues(&self) -> &[Vec<Vector>] {
        &self.phases
    }

    pub(super) fn nodes(&self) -> &[Number] {
        &self.nodes
    }

    /// The coefficients of one counter, for each interleaved sequence.
    pub(super) fn coefficients(&self, counter: usize) -> Vec<Vec<Number>> {
        let of =
            |chain: &Vec<Vector>| chain.iter().map(|v| v.x.get(counter).cloned().unwrap_or(Number::ZERO)).collect();
        self.phases.iter().map(of).collect()
    }

    /// The values of one counter before the closed form holds.
    pub(super) fn early(&self, counter: usize) -> Vec<Number> {
        self.before.iter().map(|v| v.x.get(counter).cloned().unwrap_or(Number::ZERO)).collect()
    }
}

/// `(map^stride − base) at`.
fn less(map: &Map, stride: usize, at: &Vector, base: &Number, work: &mut u64) -> Vector {
    *work += 1;
    map.on_times(at, stride).plus(at, &-base)
}

/// at, (B − λ₀) at, (B − λ₁)(B − λ₀) at, …: the coefficients over the nodes λ, if nothing is left after the last node.
fn chain(map: &Map, stride: usize, at: &Vector, nodes: &[Number], work: &mut u64) -> Option<Vec<Vector>> {
    let mut chain = Vec::with_capacity(nodes.len());
    let mut rest = at.clone();
    for node in nodes {
        let next = less(map, stride, &rest, node, work);
        chain.push(std::mem::replace(&mut rest, next));
    }
    rest.is_zero().then_some(chain)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(terms: &[(usize, i64)], constant: i64) -> Affine {
        let terms = terms.iter().map(|(counter, factor)| (*counter, Number::from(*factor))).collect();
        Affine { terms, constant: Number::from(constant) }
    }

    fn numbers(values: &[i64]) -> Vec<Number> {
        values.iter().map(|value| Number::from(*value)).collect()
    }

    /// The closed form says what the map says, for forty periods.
    fn agrees(rows: Vec<Affine>, start: &[i64], tier: Tier) -> Closed {
        let map = Map { rows };
        let closed = Closed::of(&map, numbers(start), &mut 0).unwrap();
        assert_eq!(closed.tier(), tier);
        let mut at = Vector::point(numbers(start));
        for n in 0..40 {
            assert_eq!(closed.at(&Number::from(n), &mut 0).unwrap(), at.x, "period {n} of {map:?}");
            at = map.on(&at);
        }
        closed
    }

    #[test]
    fn translations() {
        agrees(vec![row(&[(0, 1)], 3), row(&[(1, 1)], -2)], &[5, 7], Tier::Translation);
        agrees(vec![row(&[(0, 1)], 0)], &[5], Tier::Translation);
    }

    #[test]
    fn transfers_and_resets_settle_first() {
        // Untap all: y moves to x; then y is 4 again.
        let closed = agrees(vec![row(&[(0, 1), (1, 1)], 0), row(&[], 4)], &[5, 7], Tier::Translation);
        assert_eq!(closed.before.len(), 1);
        // A value that is handed on three times, and set in the first period.
        let handed = vec![row(&[(1, 1)], 0), row(&[(2, 1)], 1), row(&[(3, 1)], 0), row(&[], 9)];
        assert_eq!(agrees(handed, &[1, 2, 3, 4], Tier::Translation).before.len(), 4);
    }

    #[test]
    fn polynomials_and_powers() {
        agrees(
            vec![row(&[(0, 1)], 1), row(&[(1, 1), (0, 1)], 0), row(&[(2, 1), (1, -1)], 2)],
            &[1, 2, 3],
            Tier::Polynomial,
        );
        agrees(vec![row(&[(0, 2)], 1)], &[1], Tier::Exponential);
        agrees(
            vec![row(&[(0, 3)], -7), row(&[(1, 3), (0, 1)], 0), row(&[(2, 1), (1, 1)], 0)],
            &[1, 2, 3],
            Tier::Exponential,
        );
        // Doubling zero is standing still.
        agrees(vec![row(&[(0, 2)], 0)], &[0], Tier::Translation);
    }

    #[test]
    fn permutations_and_signs() {
        agrees(vec![row(&[(1, 1)], 1), row(&[(0, 1)], 0)], &[1, 5], Tier::Rotating);
        agrees(vec![row(&[(0, -1)], 3)], &[7], Tier::Rotating);
        agrees(
            vec![row(&[(1, 2)], 1), row(&[(2, 1)], 0), row(&[(0, 1)], 0), row(&[(3, 1), (0, 1)], 0)],
            &[1, 5, 6, 0],
            Tier::Rotating,
        );
    }

    #[test]
    fn rings_of_natural_spectrum() {
        agrees(vec![row(&[(0, 1), (1, 1)], 1), row(&[(0, 1), (1, 1)], 0)], &[1, 5], Tier::Exponential);
        agrees(vec![row(&[(0, 3), (1, -1)], 0), row(&[(0, 1), (1, 1)], 2)], &[4, 9], Tier::Exponential);
    }

    #[test]
    fn a_fibonacci_map_is_refused() {
        let map = Map { rows: vec![row(&[(0, 1), (1, 1)], 0), row(&[(0, 1)], 0)] };
        assert_eq!(Closed::of(&map, numbers(&[1, 1]), &mut 0).err(), Some(Why::Spectrum));
    }
}
