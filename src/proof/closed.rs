//! Whether a closed form is what its map says, for every n at once.

use super::claim::{Closed, Guard, Row, Start};
use super::effort::Effort;
use super::fault::Fault;
use super::signs::first_below_zero;
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};

impl Closed {
    /// closed(0) is the start, and closed(n + 1) = A · closed(n) + b as an identity of the coefficients: the basis
    /// follows Nⱼ(n + 1) = λⱼ Nⱼ(n) + Nⱼ₋₁(n), and N₀ = 1 because λ₀ = 1.
    pub(super) fn follows(&self, start: &Start, phase: usize, effort: &mut Effort) -> Result<(), Fault> {
        let size = start.start.len();
        let vectors = self.parts.iter().flatten().chain(&self.early);
        let counted = self.parts.iter().all(|chain| chain.len() == self.nodes.len());
        if start.map.len() != size || !counted || vectors.into_iter().any(|vector| vector.len() != size) {
            return Err(Fault::Counters { phase });
        }
        let nodes = self.nodes.first().is_some_and(One::is_one) && self.nodes.iter().all(Signed::is_positive);
        let last_is_used =
            |chain: &Vec<Vec<BigInt>>| chain.last().is_some_and(|last| last.iter().any(|one| !one.is_zero()));
        let all_used = self.nodes.len() == 1 || self.parts.iter().any(last_is_used);
        if !nodes || !all_used || self.parts.is_empty() {
            return Err(Fault::Nodes { phase });
        }
        self.begins(start, phase, effort)?;
        let zeros = vec![BigInt::zero(); size];
        for (residue, chain) in self.parts.iter().enumerate() {
            let next = self.parts.get(residue + 1);
            let first = self.parts.first().unwrap_or(chain);
            for (place, (coefficient, node)) in chain.iter().zip(&self.nodes).enumerate() {
                let same = next.unwrap_or(first).get(place).unwrap_or(&zeros);
                let above = first.get(place + 1).unwrap_or(&zeros);
                for (counter, row) in start.map.iter().enumerate() {
                    let stepped = effort.at(row, coefficient, place == 0)?;
                    let mut expected = same.get(counter).cloned().unwrap_or_default();
                    if next.is_none() {
                        expected = effort.times(&expected, node)? + above.get(counter).unwrap_or(&BigInt::zero());
                    }
                    if stepped != expected {
                        return Err(Fault::ClosedStep { phase, counter: start.name(counter) });
                    }
                }
            }
        }
        Ok(())
    }

    /// The values before the closed form holds, and the first of it.
    fn begins(&self, start: &Start, phase: usize, effort: &mut Effort) -> Result<(), Fault> {
        let mut at = start.start.clone();
        let first = self.parts.first().and_then(|chain| chain.first());
        for (place, claimed) in self.early.iter().chain(first).enumerate() {
            if place > 0 {
                let next: Result<Vec<BigInt>, Fault> = start.map.iter().map(|row| effort.at(row, &at, true)).collect();
                at = next?;
            }
            if let Some(counter) = at.iter().zip(claimed).position(|(a, b)| a != b) {
                return Err(Fault::ClosedStart { phase, counter: start.name(counter) });
            }
        }
        Ok(())
    }

    /// The values after n periods.
    pub(super) fn after(&self, n: &BigInt, effort: &mut Effort) -> Result<Vec<BigInt>, Fault> {
        if let Some(early) = n.to_usize().and_then(|n| self.early.get(n)) {
            return Ok(early.clone());
        }
        let (t, residue) = (n - self.early.len()).div_rem(&BigInt::from(self.parts.len()));
        let chain = residue.to_usize().and_then(|residue| self.parts.get(residue)).map(Vec::as_slice);
        let values = effort.basis(&self.nodes, &t)?;
        let size = self.parts.iter().flatten().next().map_or(0, Vec::len);
        let mut sum = vec![BigInt::zero(); size];
        for (coefficient, value) in chain.unwrap_or_default().iter().zip(&values) {
            for (entry, factor) in sum.iter_mut().zip(coefficient).filter(|(_, factor)| !factor.is_zero()) {
                *entry += effort.times(factor, value)?;
            }
        }
        Ok(sum)
    }

    /// After how many periods a branch is first taken otherwise, by its argument; the outer `None` if that fails.
    pub(super) fn fails(&self, guard: &Guard, effort: &mut Effort) -> Result<Option<Option<BigInt>>, Fault> {
        let kept = guard.as_it_was_taken();
        let signs = guard.signs.as_deref().unwrap_or_default();
        if signs.len() != self.parts.len() {
            return Ok(None);
        }
        let mut first: Option<BigInt> = None;
        for (place, early) in self.early.iter().enumerate().rev() {
            if effort.at(&kept, early, true)?.is_negative() {
                first = Some(BigInt::from(place));
            }
        }
        for (residue, (chain, levels)) in self.parts.iter().zip(signs).enumerate() {
            let coefficients: Result<Vec<BigInt>, Fault> =
                chain.iter().enumerate().map(|(place, vector)| effort.at(&kept, vector, place == 0)).collect();
            let Some(below) = first_below_zero(&self.nodes, &coefficients?, levels, effort)? else { return Ok(None) };
            let Some(t) = below else { continue };
            let n = t * self.parts.len() + self.early.len() + residue;
            if first.as_ref().is_none_or(|first| n < *first) {
                first = Some(n);
            }
        }
        Ok(Some(first))
    }
}

impl Guard {
    /// At least zero exactly where the branch is taken as it was: not e >= 0 is −e − 1 >= 0.
    fn as_it_was_taken(&self) -> Row {
        let row = &self.row;
        if self.holds {
            return Row { plus: row.plus.clone(), terms: row.terms.clone() };
        }
        Row { plus: -&row.plus - 1, terms: row.terms.iter().map(|(counter, factor)| (*counter, -factor)).collect() }
    }
}
