//! A whole number of any size that stays a machine number as long as it fits one.

use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer;
use num_traits::{Pow, Signed, ToPrimitive, Zero};
use std::borrow::Cow;
use std::cmp::Ordering;
use std::ops::{Add, Mul, Neg, Sub};

/// The longest number that is written out, in bits (about 315,000 decimal digits).
pub(super) const MAX_BITS: u64 = 1 << 20;

/// `Big` holds only what does not fit `Small`, so that equal numbers are equal values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Number {
    Small(i64),
    Big(Box<BigInt>),
}

use Number::{Big, Small};

impl Number {
    pub(super) const ZERO: Number = Small(0);
    pub(super) const ONE: Number = Small(1);

    /// Some of its bits: the same for the same number.
    pub(super) fn low(&self) -> u64 {
        match self {
            Small(number) => *number as u64,
            Big(number) => number.iter_u64_digits().next().unwrap_or(0),
        }
    }

    pub(super) fn is_zero(&self) -> bool {
        matches!(self, Small(0))
    }

    pub(super) fn is_one(&self) -> bool {
        matches!(self, Small(1))
    }

    pub(super) fn is_negative(&self) -> bool {
        self.sign() < 0
    }

    /// −1, 0 or 1.
    pub(super) fn sign(&self) -> i8 {
        match self {
            Small(number) => number.signum() as i8,
            Big(number) if number.is_negative() => -1,
            Big(_) => 1,
        }
    }

    pub(super) fn bits(&self) -> u64 {
        match self {
            Small(number) => u64::from(64 - number.unsigned_abs().leading_zeros()),
            Big(number) => number.bits(),
        }
    }

    pub(super) fn big(&self) -> Cow<'_, BigInt> {
        match self {
            Small(number) => Cow::Owned(BigInt::from(*number)),
            Big(number) => Cow::Borrowed(number),
        }
    }

    /// The number as a natural one; 0 if it is below zero.
    pub(super) fn natural(&self) -> BigUint {
        self.big().to_biguint().unwrap_or_default()
    }

    /// Rounds towards minus infinity; division by zero gives zero.
    pub(super) fn floor_div(&self, by: &Number) -> Number {
        match (self, by) {
            (_, Small(0)) => Number::ZERO,
            (Small(a), Small(b)) if *b > 0 => Small(a.div_euclid(*b)),
            _ => Number::from(self.big().div_floor(&by.big())),
        }
    }

    /// Quotient and remainder of two numbers that are not negative; division by zero gives zero and zero.
    pub(super) fn div_rem(&self, by: &Number) -> (Number, Number) {
        let quotient = self.floor_div(by);
        let rest = if by.is_zero() { Number::ZERO } else { self - &(&quotient * by) };
        (quotient, rest)
    }

    /// `self` to the power of `exponent`, or `None` beyond [`MAX_BITS`].
    pub(super) fn power(&self, exponent: &Number) -> Option<Number> {
        if self.is_one() || exponent.is_zero() {
            return Some(Number::ONE);
        }
        if self.is_zero() {
            return Some(Number::ZERO);
        }
        let exponent = exponent.small().and_then(|exponent| u64::try_from(exponent).ok())?;
        if self.bits().checked_mul(exponent)? > MAX_BITS {
            return None;
        }
        Some(Number::from(self.big().into_owned().pow(exponent)))
    }

    pub(super) fn small(&self) -> Option<i64> {
        match self {
            Small(number) => Some(*number),
            Big(_) => None,
        }
    }
}

impl From<i64> for Number {
    fn from(number: i64) -> Number {
        Small(number)
    }
}

impl From<BigInt> for Number {
    fn from(number: BigInt) -> Number {
        match number.to_i64() {
            Some(number) => Small(number),
            None => Big(Box::new(number)),
        }
    }
}

impl From<&BigUint> for Number {
    fn from(number: &BigUint) -> Number {
        match number.to_i64() {
            Some(number) => Small(number),
            None => Big(Box::new(BigInt::from_biguint(
                if number.is_zero() { Sign::NoSign } else { Sign::Plus },
                number.clone(),
            ))),
        }
    }
}

impl Add for &Number {
    type Output = Number;
    fn add(self, other: &Number) -> Number {
        if let (Small(a), Small(b)) = (self, other)
            && let Some(sum) = a.checked_add(*b)
        {
            return Small(sum);
        }
        Number::from(self.big().as_ref() + other.big().as_ref())
    }
}

impl Sub for &Number {
    type Output = Number;
    fn sub(self, other: &Number) -> Number {
        if let (Small(a), Small(b)) = (self, other)
            && let Some(difference) = a.checked_sub(*b)
        {
            return Small(difference);
        }
        Number::from(self.big().as_ref() - other.big().as_ref())
    }
}

impl Mul for &Number {
    type Output = Number;
    fn mul(self, other: &Number) -> Number {
        if let (Small(a), Small(b)) = (self, other)
            && let Some(product) = a.checked_mul(*b)
        {
            return Small(product);
        }
        Number::from(self.big().as_ref() * other.big().as_ref())
    }
}

impl Neg for &Number {
    type Output = Number;
    fn neg(self) -> Number {
        &Number::ZERO - self
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Number) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Number) -> Ordering {
        match (self, other) {
            (Small(a), Small(b)) => a.cmp(b),
            (Big(a), Big(b)) => a.cmp(b),
            // A big number lies beyond every small one, on the side of its sign.
            (Big(_), Small(_)) => self.sign().cmp(&0),
            (Small(_), Big(_)) => 0.cmp(&other.sign()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn promotes_on_overflow_and_demotes_when_small_again() {
        let top = Number::from(i64::MAX);
        let over = &top + &Number::ONE;
        assert!(matches!(over, Big(_)));
        assert_eq!(&over - &Number::ONE, top);
        let bottom = Number::from(i64::MIN);
        assert!(matches!(-&bottom, Big(_)));
        assert_eq!(-&-&bottom, bottom);
        assert!(matches!(&top * &top, Big(_)));
    }

    #[test]
    fn orders_across_sizes() {
        let huge = &Number::from(i64::MAX) * &Number::from(4);
        assert!(huge > Number::from(5) && -&huge < Number::from(-5) && -&huge < huge);
    }

    #[test]
    fn floors_towards_minus_infinity() {
        assert_eq!(Number::from(-7).floor_div(&Number::from(2)), Number::from(-4));
        assert_eq!(Number::from(7).floor_div(&Number::from(-2)), Number::from(-4));
        assert_eq!(Number::from(i64::MIN).floor_div(&Number::from(-1)), -&Number::from(i64::MIN));
        assert_eq!(Number::from(7).floor_div(&Number::ZERO), Number::ZERO);
    }

    #[test]
    fn a_power_that_cannot_be_written_is_refused() {
        assert_eq!(Number::from(3).power(&Number::from(4)), Some(Number::from(81)));
        assert_eq!(Number::from(2).power(&Number::from(1 << 40)), None);
        assert_eq!(Number::from(1).power(&Number::from(1 << 40)), Some(Number::ONE));
    }
}
