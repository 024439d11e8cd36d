//! The opaque quantity that rules are written over.

use super::affine::Affine;
use super::number::{MAX_BITS, Number};
use crate::words::{Count, Int};
use num_bigint::BigInt;
use std::fmt;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

/// How many there are of something, of any size, below zero too.
///
/// Opaque on purpose: it has no order, no equality and no way to be read. Rules branch on it only through
/// [`Cx`](super::Cx), so that every branch is known to the analysis of a loop. While a period is analysed it is an
/// affine form over the counters as they were when the period began, together with its present value.
#[derive(Clone)]
pub struct Qty(pub(super) Amount);

#[derive(Clone)]
pub(super) enum Amount {
    Number(Number),
    Form(Box<Form>),
}

/// An affine form with at least one term, and its value at the present point (its shadow).
#[derive(Clone)]
pub(super) struct Form {
    pub(super) affine: Affine,
    pub(super) shadow: Number,
}

/// A product has no affine form: both factors vary, or it is too long to be written out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAffine;

impl Qty {
    /// The counter `counter` of a period, whose value at the start of the period is `shadow`.
    pub(super) fn variable(counter: usize, shadow: Number) -> Qty {
        Qty(Amount::Form(Box::new(Form { affine: Affine::variable(counter), shadow })))
    }

    /// The present value.
    pub(super) fn shadow(&self) -> &Number {
        match &self.0 {
            Amount::Number(number) => number,
            Amount::Form(form) => &form.shadow,
        }
    }

    pub(super) fn affine(&self) -> Affine {
        match &self.0 {
            Amount::Number(number) => Affine::constant(number.clone()),
            Amount::Form(form) => form.affine.clone(),
        }
    }

    pub(super) fn of(affine: Affine, shadow: Number) -> Qty {
        if affine.terms.is_empty() {
            return Qty(Amount::Number(affine.constant));
        }
        Qty(Amount::Form(Box::new(Form { affine, shadow })))
    }

    /// `self + factor · other`.
    fn plus(&self, other: &Qty, factor: i64) -> Qty {
        if let (Amount::Number(a), Amount::Number(b)) = (&self.0, &other.0) {
            return Qty(Amount::Number(if factor < 0 { a - b } else { a + b }));
        }
        let shadow = if factor < 0 { self.shadow() - other.shadow() } else { self.shadow() + other.shadow() };
        Qty::of(self.affine().plus(&other.affine(), &Number::from(factor)), shadow)
    }

    pub(super) fn scaled(&self, factor: &Number) -> Qty {
        match &self.0 {
            Amount::Number(number) => Qty(Amount::Number(number * factor)),
            Amount::Form(form) => Qty::of(form.affine.scaled(factor), &form.shadow * factor),
        }
    }

    /// The quantity taken `factor` times.
    pub fn scale(&self, factor: &Int) -> Qty {
        self.scaled(&Number::from(factor.big().clone()))
    }

    /// The product of two quantities.
    ///
    /// Inside rules prefer [`Cx::product`](super::Cx::product), which never fails.
    ///
    /// # Errors
    /// [`NotAffine`] if both vary while a period is analysed, or if the product is too long to be written out.
    pub fn mul(&self, other: &Qty) -> Result<Qty, NotAffine> {
        if self.shadow().bits() + other.shadow().bits() > MAX_BITS {
            return Err(NotAffine);
        }
        match (&self.0, &other.0) {
            (Amount::Number(number), _) => Ok(other.scaled(number)),
            (_, Amount::Number(number)) => Ok(self.scaled(number)),
            _ => Err(NotAffine),
        }
    }
}

impl Default for Qty {
    /// 0.
    fn default() -> Qty {
        Qty::from(0)
    }
}

impl fmt::Debug for Qty {
    /// Says nothing of the value: a quantity is not read in passing.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Qty")
    }
}

impl From<i64> for Qty {
    fn from(number: i64) -> Qty {
        Qty(Amount::Number(Number::from(number)))
    }
}

impl From<&Int> for Qty {
    fn from(number: &Int) -> Qty {
        Qty(Amount::Number(Number::from(number.big().clone())))
    }
}

impl From<&Count> for Qty {
    fn from(number: &Count) -> Qty {
        Qty(Amount::Number(Number::from(number.big())))
    }
}

impl Add<&Qty> for &Qty {
    type Output = Qty;
    fn add(self, other: &Qty) -> Qty {
        self.plus(other, 1)
    }
}

impl Add for Qty {
    type Output = Qty;
    fn add(self, other: Qty) -> Qty {
        self.plus(&other, 1)
    }
}

impl Sub<&Qty> for &Qty {
    type Output = Qty;
    fn sub(self, other: &Qty) -> Qty {
        self.plus(other, -1)
    }
}

impl Sub for Qty {
    type Output = Qty;
    fn sub(self, other: Qty) -> Qty {
        self.plus(&other, -1)
    }
}

impl AddAssign<&Qty> for Qty {
    fn add_assign(&mut self, other: &Qty) {
        *self = self.plus(other, 1);
    }
}

impl AddAssign for Qty {
    fn add_assign(&mut self, other: Qty) {
        *self = self.plus(&other, 1);
    }
}

impl SubAssign<&Qty> for Qty {
    fn sub_assign(&mut self, other: &Qty) {
        *self = self.plus(other, -1);
    }
}

impl SubAssign for Qty {
    fn sub_assign(&mut self, other: Qty) {
        *self = self.plus(&other, -1);
    }
}

impl Neg for &Qty {
    type Output = Qty;
    fn neg(self) -> Qty {
        self.scaled(&Number::from(-1))
    }
}

impl Neg for Qty {
    type Output = Qty;
    fn neg(self) -> Qty {
        -&self
    }
}

/// Reads a quantity OUT, for boards and sentences. Never for rules: a rule that reads a number this way would branch
/// behind the back of the analysis.
pub fn figure(quantity: &Qty) -> Int {
    Int::from(BigInt::clone(&quantity.shadow().big()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_whose_terms_cancel_is_a_number_again() {
        let x = Qty::variable(0, Number::from(5));
        let rest = &(&x + &Qty::from(3)) - &x;
        assert!(matches!(rest.0, Amount::Number(Number::Small(3))));
        assert_eq!(figure(&(&x + &x)), Int::from(10));
    }

    #[test]
    fn a_product_of_two_varying_quantities_is_refused() {
        let x = Qty::variable(0, Number::from(5));
        assert_eq!(x.mul(&x).err(), Some(NotAffine));
        assert_eq!(figure(&x.mul(&Qty::from(-3)).unwrap()), Int::from(-15));
        assert!(matches!(x.mul(&Qty::from(0)).unwrap().0, Amount::Number(Number::Small(0))));
    }

    #[test]
    fn the_debug_form_tells_nothing() {
        assert_eq!(format!("{:?}", Qty::from(7)), "Qty");
    }
}
