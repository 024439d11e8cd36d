//! The one place where rules branch on a quantity.

use super::affine::Affine;
use super::monomials::Monomials;
use super::number::{MAX_BITS, Number};
use super::outcome::{Limits, Why};
use super::qty::{Amount, Qty};
use std::num::NonZeroU32;

/// A branch is recorded once if it is met again among this many.
const LOOKS_BACK: usize = 256;

/// Decides every branch that depends on a quantity and, while a period is analysed, records it.
///
/// `guard` is a short fixed text that names the branch in the report of a loop ("burdens below resistance").
pub struct Cx {
    record: Option<Record>,
    work: u64,
    budget: u64,
    stuck: Option<Why>,
}

struct Record {
    guards: Vec<Recorded>,
    /// A number for each guard's expression: equal expressions have equal ones, so that few are compared in full.
    marks: Vec<u64>,
    lap: usize,
    action: usize,
    /// The counters that the period is known to leave as they are.
    unchanged: Vec<bool>,
    held: bool,
    /// The products met so far; `None` if products are to be held still.
    products: Option<Monomials>,
}

/// A branch as it was taken: `expr >= 0` was `holds`.
#[derive(Clone)]
pub(super) struct Recorded {
    pub(super) expr: Affine,
    pub(super) holds: bool,
    pub(super) guard: &'static str,
    pub(super) lap: usize,
    pub(super) action: usize,
}

impl Cx {
    /// Decides and records nothing.
    pub fn concrete() -> Cx {
        Cx { record: None, work: 0, budget: Limits::default().work, stuck: None }
    }

    /// Records every branch that varies; gives up once `budget` work is done.
    pub(super) fn recording(products: Option<Monomials>, unchanged: Vec<bool>, budget: u64) -> Cx {
        let record =
            Record { guards: Vec::new(), marks: Vec::new(), lap: 0, action: 0, unchanged, held: false, products };
        Cx { record: Some(record), work: 0, budget, stuck: None }
    }

    pub(super) fn stand_at(&mut self, lap: usize, action: usize) {
        if let Some(record) = &mut self.record {
            (record.lap, record.action) = (lap, action);
        }
    }

    /// The branches taken, in order, and the products met.
    pub(super) fn into_record(self) -> (Vec<Recorded>, Option<Monomials>) {
        self.record.map(|record| (record.guards, record.products)).unwrap_or_default()
    }

    /// Whether a product was recorded by holding one factor still.
    pub(super) fn held(&self) -> bool {
        self.record.as_ref().is_some_and(|record| record.held)
    }

    /// Guards evaluated and numbers divided or multiplied so far.
    pub fn work(&self) -> u64 {
        self.work
    }

    /// What could not be decided here: a product too long to be written out, a nested loop without a closed form.
    /// What the rules then went on with is void.
    pub fn stuck(&self) -> Option<&Why> {
        self.stuck.as_ref()
    }

    pub(super) fn give_up(&mut self, why: Why) {
        self.stuck.get_or_insert(why);
    }

    pub(super) fn is_recording(&self) -> bool {
        self.record.is_some()
    }

    pub(super) fn add_work(&mut self, work: u64) {
        self.work += work;
        if self.work > self.budget {
            self.give_up(Why::TooMuchWork);
        }
    }

    /// The work that may still be done.
    pub(super) fn work_left(&self) -> u64 {
        self.budget.saturating_sub(self.work)
    }

    /// Takes a quantity as the number that it is, for as long as it stays that.
    pub(super) fn hold(&mut self, quantity: &Qty, guard: &'static str) -> Number {
        let now = Qty(Amount::Number(quantity.shadow().clone()));
        self.at_least(quantity, &now, guard);
        self.at_least(&now, quantity, guard);
        quantity.shadow().clone()
    }

    /// Whether `expr >= 0`.
    pub fn at_least_zero(&mut self, expr: &Qty, guard: &'static str) -> bool {
        self.work += 1;
        let form = match &expr.0 {
            Amount::Number(number) => return !number.is_negative(),
            Amount::Form(form) => form,
        };
        let holds = !form.shadow.is_negative();
        if let Some(record) = &mut self.record {
            let (lap, action) = (record.lap, record.action);
            let mark = form.affine.mark();
            let known =
                |(old, known): (&Recorded, &u64)| *known == mark && old.holds == holds && old.expr == form.affine;
            if !record.guards.iter().zip(&record.marks).rev().take(LOOKS_BACK).any(known) {
                record.marks.push(mark);
                record.guards.push(Recorded { expr: form.affine.clone(), holds, guard, lap, action });
            }
        }
        holds
    }

    /// Whether `a >= b`.
    pub fn at_least(&mut self, a: &Qty, b: &Qty, guard: &'static str) -> bool {
        self.at_least_zero(&(a - b), guard)
    }

    /// Whether `expr` is 0: two guards, one from each side.
    pub fn is_zero(&mut self, expr: &Qty, guard: &'static str) -> bool {
        self.at_least_zero(expr, guard) && self.at_least_zero(&-expr, guard)
    }

    /// The smaller of two quantities.
    pub fn lesser(&mut self, a: &Qty, b: &Qty, guard: &'static str) -> Qty {
        if self.at_least(a, b, guard) { b.clone() } else { a.clone() }
    }

    /// The greater of two quantities.
    pub fn greater(&mut self, a: &Qty, b: &Qty, guard: &'static str) -> Qty {
        if self.at_least(a, b, guard) { a.clone() } else { b.clone() }
    }

    /// `a / by`, rounded down. A loop is analysed for as long as the quotient stays what it is.
    pub fn divided_down(&mut self, a: &Qty, by: NonZeroU32, guard: &'static str) -> Qty {
        self.work += 1;
        let by = Number::from(i64::from(by.get()));
        let quotient = a.shadow().floor_div(&by);
        if matches!(a.0, Amount::Form(_)) {
            let floor = Qty(Amount::Number(&quotient * &by));
            let top = Qty(Amount::Number(&(&(&quotient * &by) + &by) - &Number::ONE));
            self.at_least(a, &floor, guard);
            self.at_least(&top, a, guard);
        }
        Qty(Amount::Number(quotient))
    }

    /// Half of `a`, rounded down.
    pub fn half_down(&mut self, a: &Qty, guard: &'static str) -> Qty {
        self.divided_down(a, NonZeroU32::MIN.saturating_add(1), guard)
    }

    /// Half of `a`, rounded up.
    pub fn half_up(&mut self, a: &Qty, guard: &'static str) -> Qty {
        self.half_down(&(a + &Qty::from(1)), guard)
    }

    /// `a · b`. If both vary, the product is followed as a counter of its own where that comes to an end; otherwise a
    /// loop is analysed for as long as one of them stays what it is.
    pub fn product(&mut self, a: &Qty, b: &Qty, guard: &'static str) -> Qty {
        self.work += 1;
        if let Ok(product) = a.mul(b) {
            return product;
        }
        if a.shadow().bits() + b.shadow().bits() > MAX_BITS {
            self.give_up(Why::TooLarge);
            return Qty::default();
        }
        let products = self.record.as_mut().and_then(|record| record.products.as_mut());
        if let Some(product) = products.and_then(|products| products.product(&a.affine(), &b.affine())) {
            return Qty::of(product, a.shadow() * b.shadow());
        }
        let (varies, still) = if self.stays(a) && !self.stays(b) { (b, a) } else { (a, b) };
        if let Some(record) = &mut self.record {
            record.held = true;
        }
        let factor = self.hold(still, guard);
        varies.scaled(&factor)
    }

    /// Whether a quantity is made of counters that the period is known to leave as they are.
    fn stays(&self, quantity: &Qty) -> bool {
        let Some(record) = &self.record else { return false };
        quantity.affine().terms.iter().all(|(counter, _)| record.unchanged.get(*counter) == Some(&true))
    }
}

#[cfg(test)]
mod tests {
    use super::super::qty::figure;
    use super::*;
    use crate::words::Int;

    fn half(number: i64) -> Int {
        figure(&Cx::concrete().half_down(&Qty::from(number), "half"))
    }

    #[test]
    fn halves_round_down_and_up() {
        assert_eq!((half(7), half(-7)), (Int::from(3), Int::from(-4)));
        assert_eq!(figure(&Cx::concrete().half_up(&Qty::from(7), "half")), Int::from(4));
    }

    #[test]
    fn records_what_varies_with_its_truth() {
        let mut cx = Cx::recording(None, Vec::new(), 1000);
        let x = Qty::variable(0, Number::from(5));
        cx.stand_at(2, 3);
        assert!(!cx.at_least(&Qty::from(4), &x, "at most four"));
        assert!(cx.at_least(&Qty::from(4), &Qty::from(4), "no variable"));
        assert_eq!(cx.work(), 2);
        let guards = cx.into_record().0;
        assert_eq!(guards.len(), 1);
        let first = &guards[0];
        assert_eq!((first.holds, first.lap, first.action, first.guard), (false, 2, 3, "at most four"));
    }

    #[test]
    fn a_quotient_records_the_range_in_which_it_stays() {
        let mut cx = Cx::recording(None, Vec::new(), 1000);
        let x = Qty::variable(0, Number::from(7));
        assert_eq!(figure(&cx.half_down(&x, "half")), Int::from(3));
        let bounds: Vec<Number> = cx.into_record().0.iter().map(|guard| guard.expr.constant.clone()).collect();
        assert_eq!(bounds, [Number::from(-6), Number::from(7)]);
    }
}
