//! The eigenvalues of a period's map, where they are all natural numbers.

use super::affine::Map;
use super::number::Number;

/// The largest block of counters that depend on one another in a ring.
const LARGEST_RING: usize = 12;
/// The largest eigenvalue that is looked for in such a block.
const LARGEST_ROOT: i64 = 256;

/// Every eigenvalue, as often as it occurs; `None` if one is not a natural number.
pub(super) fn natural_spectrum(map: &Map) -> Option<Vec<Number>> {
    let ring = ring(map);
    let alone = |(counter, _): &(usize, _)| !ring.contains(counter);
    let entries = map.rows.iter().enumerate().filter(alone).map(|(counter, row)| row.coefficient(counter));
    let mut spectrum: Vec<Number> = entries.collect();
    if spectrum.iter().any(Number::is_negative) || ring.len() > LARGEST_RING {
        return None;
    }
    let row = |counter: &usize| {
        let row = map.rows.get(*counter)?;
        Some(ring.iter().map(|other| row.coefficient(*other)).collect())
    };
    let block: Vec<Vec<Number>> = ring.iter().filter_map(row).collect();
    spectrum.extend(natural_roots(characteristic(&block))?);
    Some(spectrum)
}

/// The counters that are left when those are taken away that depend on no other, or on which no other depends.
/// Without the ring the map is triangular, so that its diagonal is its spectrum.
fn ring(map: &Map) -> Vec<usize> {
    let size = map.rows.len();
    let mut inside = vec![true; size];
    loop {
        let (mut needs, mut needed) = (vec![false; size], vec![false; size]);
        for (counter, row) in map.rows.iter().enumerate().filter(|(counter, _)| inside.get(*counter) == Some(&true)) {
            for (other, _) in
                row.terms.iter().filter(|(other, _)| *other != counter && inside.get(*other) == Some(&true))
            {
                if let (Some(from), Some(to)) = (needs.get_mut(counter), needed.get_mut(*other)) {
                    (*from, *to) = (true, true);
                }
            }
        }
        let both: Vec<bool> = needs.iter().zip(&needed).map(|(needs, needed)| *needs && *needed).collect();
        if both == inside {
            return inside.iter().enumerate().filter_map(|(counter, inside)| inside.then_some(counter)).collect();
        }
        inside = both;
    }
}

/// The coefficients of det(z − A), from the highest power down (Faddeev and LeVerrier; every division is exact).
fn characteristic(matrix: &[Vec<Number>]) -> Vec<Number> {
    let size = matrix.len();
    let mut coefficients = vec![Number::ONE];
    let mut sum = vec![vec![Number::ZERO; size]; size];
    let mut last = Number::ONE;
    for step in 1..=size {
        sum = times(matrix, &sum);
        for (place, row) in sum.iter_mut().enumerate() {
            if let Some(entry) = row.get_mut(place) {
                *entry = &*entry + &last;
            }
        }
        let product = times(matrix, &sum);
        let diagonal = product.iter().enumerate().filter_map(|(place, row)| row.get(place));
        let trace = diagonal.fold(Number::ZERO, |trace, entry| &trace + entry);
        last = (-&trace).floor_div(&Number::from(step as i64));
        coefficients.push(last.clone());
    }
    coefficients
}

fn times(a: &[Vec<Number>], b: &[Vec<Number>]) -> Vec<Vec<Number>> {
    let entry = |row: &[Number], column: usize| {
        let terms = row.iter().zip(b).filter_map(|(factor, row)| Some(factor * row.get(column)?));
        terms.fold(Number::ZERO, |sum, term| &sum + &term)
    };
    a.iter().map(|row| (0..b.len()).map(|column| entry(row, column)).collect()).collect()
}

/// The roots of a monic polynomial, if all are natural and none is larger than the bound.
fn natural_roots(mut polynomial: Vec<Number>) -> Option<Vec<Number>> {
    let mut roots = Vec::new();
    let mut root = Number::ZERO;
    while polynomial.len() > 1 {
        if root > Number::from(LARGEST_ROOT) {
            return None;
        }
        // Division by z − root, and what is left over.
        let mut value = Number::ZERO;
        let mut quotient: Vec<Number> = Vec::with_capacity(polynomial.len());
        for coefficient in &polynomial {
            value = &(&value * &root) + coefficient;
            quotient.push(value.clone());
        }
        quotient.pop();
        if value.is_zero() {
            roots.push(root.clone());
            polynomial = quotient;
        } else {
            root = &root + &Number::ONE;
        }
    }
    Some(roots)
}

#[cfg(test)]
mod tests {
    use super::super::affine::Affine;
    use super::*;

    fn map(rows: &[&[i64]]) -> Map {
        let row = |row: &&[i64]| {
            let terms = row.iter().enumerate().filter(|(_, factor)| **factor != 0);
            let terms = terms.map(|(counter, factor)| (counter, Number::from(*factor))).collect();
            Affine { terms, constant: Number::ZERO }
        };
        Map { rows: rows.iter().map(row).collect() }
    }

    fn spectrum(rows: &[&[i64]]) -> Option<Vec<i64>> {
        let mut spectrum: Vec<i64> = natural_spectrum(&map(rows))?.iter().filter_map(Number::small).collect();
        spectrum.sort_unstable();
        Some(spectrum)
    }

    #[test]
    fn a_triangular_map_has_its_diagonal() {
        assert_eq!(spectrum(&[&[1, 0, 0], &[5, 2, 0], &[-1, 7, 0]]), Some(vec![0, 1, 2]));
        assert_eq!(spectrum(&[&[1, 0], &[0, -1]]), None);
    }

    #[test]
    fn a_ring_of_natural_spectrum_is_seen() {
        assert_eq!(spectrum(&[&[1, 1], &[1, 1]]), Some(vec![0, 2]));
        assert_eq!(spectrum(&[&[2, 2, 0], &[1, 1, 0], &[4, 4, 3]]), Some(vec![0, 3, 3]));
        assert_eq!(spectrum(&[&[3, -1], &[1, 1]]), Some(vec![2, 2]));
    }

    #[test]
    fn other_rings_are_not() {
        assert_eq!(spectrum(&[&[1, 1], &[1, 0]]), None);
        assert_eq!(spectrum(&[&[0, 1], &[1, 0]]), None);
        assert_eq!(spectrum(&[&[0, -1], &[1, 0]]), None);
    }
}
