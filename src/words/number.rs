use crate::words::Lang;
use num_bigint::{BigInt, BigUint, Sign};
use num_traits::{One, ToPrimitive, Zero};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};
use std::str::FromStr;

/// The longest number that is read from a person, a file or a link, in decimal digits.
pub const MAX_DIGITS: usize = 100_000;
/// A number with more digits than this is said as a power or "about", never in full.
const SAID_IN_FULL: usize = 15;

/// Why a text is not a number that can be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NumberError {
    /// Nothing was typed.
    Empty,
    /// Some character is no digit, or the text is a word such as "infinite".
    NotANumber,
    /// The number is below zero where only a count makes sense.
    Negative,
    /// More than [`MAX_DIGITS`] digits; refused before it is parsed.
    TooLong,
}

/// A natural number of any size: how many times, how many pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Count(BigUint);

/// A whole number of any size, below zero too: a strength, a change.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Int(BigInt);

impl Count {
    /// 0.
    pub fn zero() -> Count {
        Count::default()
    }

    /// 1.
    pub fn one() -> Count {
        Count::from(1)
    }

    /// Whether this is 0.
    pub fn is_zero(&self) -> bool {
        self.0.is_zero()
    }

    /// Whether this is an odd number.
    pub fn is_odd(&self) -> bool {
        self.0.bit(0)
    }

    /// `self - other`, or `None` below zero.
    pub fn minus(&self, other: &Count) -> Option<Count> {
        (self >= other).then(|| Count(&self.0 - &other.0))
    }

    /// As a machine number, if it fits.
    pub fn small(&self) -> Option<usize> {
        self.0.to_usize()
    }

    /// As a whole number.
    pub fn int(&self) -> Int {
        Int(BigInt::from(self.0.clone()))
    }

    /// The number as num-bigint's type.
    pub fn big(&self) -> &BigUint {
        &self.0
    }

    /// Reads what people type for a number: `1000000`, `1 000 000`, `1,000,000`, `1e6`, `10^100`.
    pub fn typed(text: &str) -> Result<Count, NumberError> {
        let compact: String = text
            .chars()
            .take(2 * MAX_DIGITS)
            .filter(|c| !matches!(c, ' ' | '\u{A0}' | '\u{202F}' | '\u{2009}' | '\'' | '_'))
            .collect();
        if let Some((base, exponent)) = compact.split_once('^') {
            return power(&digits(base)?, exponent);
        }
        if let Some((head, exponent)) = compact.split_once(['e', 'E']) {
            let scale = power(&Count::from(10), exponent)?;
            return Ok(Count(digits(head)?.0 * scale.0));
        }
        digits(&without_groups(&compact).unwrap_or(compact))
    }
}

/// Drops the commas of 1,000,000 (or the points of 1.000.000) where they stand at each third digit.
fn without_groups(text: &str) -> Option<String> {
    let separator = if text.contains(',') { ',' } else { '.' };
    let mut groups = text.split(separator);
    let head = groups.next()?;
    let rest: Vec<&str> = groups.collect();
    let well_placed = !rest.is_empty() && (1..=3).contains(&head.len()) && rest.iter().all(|group| group.len() == 3);
    well_placed.then(|| text.replace(separator, ""))
}

fn digits(text: &str) -> Result<Count, NumberError> {
    text.parse()
}

fn power(base: &Count, exponent: &str) -> Result<Count, NumberError> {
    let exponent = digits(exponent)?.0.to_u32().ok_or(NumberError::TooLong)?;
    // Bits of the result are at most bits(base) * exponent; 10^d has fewer than 3.33 d bits.
    if base.0.bits().saturating_mul(u64::from(exponent)) > MAX_DIGITS as u64 * 10 / 3 + 64 {
        return Err(NumberError::TooLong);
    }
    Ok(Count(base.0.pow(exponent)))
}

impl FromStr for Count {
    type Err = NumberError;

    /// Decimal digits only; use [`Count::typed`] for what people type.
    fn from_str(text: &str) -> Result<Count, NumberError> {
        if text.is_empty() {
            return Err(NumberError::Empty);
        }
        if text.len() > MAX_DIGITS {
            return Err(NumberError::TooLong);
        }
        if let Some(rest) = text.strip_prefix(['-', '\u{2212}']) {
            let number = !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit());
            return Err(if number { NumberError::Negative } else { NumberError::NotANumber });
        }
        if !text.bytes().all(|b| b.is_ascii_digit()) {
            return Err(NumberError::NotANumber);
        }
        BigUint::parse_bytes(text.as_bytes(), 10).map(Count).ok_or(NumberError::NotANumber)
    }
}

impl Int {
    /// 0.
    pub fn zero() -> Int {
        Int::default()
    }

    /// Whether this is below 0.
    pub fn is_negative(&self) -> bool {
        self.0.sign() == Sign::Minus
    }

    /// As a count, or `None` below zero.
    pub fn count(&self) -> Option<Count> {
        self.0.to_biguint().map(Count)
    }

    /// The number as num-bigint's type.
    pub fn big(&self) -> &BigInt {
        &self.0
    }

    /// The number in words of a page: grouped digits, and a power or "about" beyond 15 digits.
    pub fn say(&self, lang: Lang) -> String {
        let sign = if self.is_negative() { "\u{2212}" } else { "" };
        format!("{sign}{}", Count(self.0.magnitude().clone()).say(lang))
    }

    /// A change with its sign: +2, −1.
    pub fn say_signed(&self, lang: Lang) -> String {
        let plus = if self.is_negative() { "" } else { "+" };
        format!("{plus}{}", self.say(lang))
    }
}

impl Count {
    /// The number in words of a page: grouped digits; beyond 15 digits a power, a power and a rest, or "about".
    ///
    /// French groups with narrow no-break spaces. The exact digits stay available through `Display`.
    pub fn say(&self, lang: Lang) -> String {
        let exact = self.to_string();
        if exact.len() <= SAID_IN_FULL {
            return grouped(&exact, lang);
        }
        match near_power(&exact) {
            Some(said) => said.say(lang),
            None => about(&exact, lang),
        }
    }

    /// Whether [`Count::say`] leaves out digits, so that a page should offer the exact ones.
    pub fn is_said_short(&self) -> bool {
        self.to_string().len() > SAID_IN_FULL
    }
}

/// A long number as `factor × 10^exponent + rest`, all three short enough to say.
struct NearPower {
    factor: String,
    exponent: usize,
    rest: String,
}

impl NearPower {
    fn say(&self, lang: Lang) -> String {
        let power = format!("10^{}", self.exponent);
        let head = if self.factor == "1" { power } else { format!("{} × {power}", grouped(&self.factor, lang)) };
        if self.rest == "0" { head } else { format!("{head} + {}", grouped(&self.rest, lang)) }
    }
}

fn near_power(exact: &str) -> Option<NearPower> {
    let head: String = exact.chars().take(6).collect();
    let factor = head.trim_end_matches('0').to_owned();
    let tail = exact.get(factor.len()..)?;
    let rest = tail.trim_start_matches('0');
    // A rest as long as the number itself is no rest: then "about" says more.
    (rest.len() <= 6 && tail.len() > 12).then(|| NearPower {
        exponent: tail.len(),
        factor,
        rest: if rest.is_empty() { "0".to_owned() } else { rest.to_owned() },
    })
}

fn about(exact: &str, lang: Lang) -> String {
    let mut figures = exact.chars().take(3);
    let lead = figures.next().unwrap_or('0');
    let after: String = figures.collect();
    let exponent = exact.len() - 1;
    match lang {
        Lang::En => format!("about {lead}.{after} × 10^{exponent}"),
        Lang::Fr => format!("environ {lead},{after} × 10^{exponent}"),
    }
}

fn grouped(digits: &str, lang: Lang) -> String {
    let separator = match lang {
        Lang::En => ',',
        Lang::Fr => '\u{202F}',
    };
    let mut said = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            said.push(separator);
        }
        said.push(digit);
    }
    said
}

/// Whether a noun behind this number is singular in `lang` (English: 1; French: 0 and 1).
pub fn is_one(count: &Count, lang: Lang) -> bool {
    match lang {
        Lang::En => count.0.is_one(),
        Lang::Fr => count.0 <= BigUint::one(),
    }
}

/// The exact digits in lines of `width`, for showing a long number in full.
pub fn fold_digits(exact: &str, width: usize) -> Vec<String> {
    let digits: Vec<char> = exact.chars().collect();
    digits.chunks(width.max(1)).map(|line| line.iter().collect()).collect()
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Display for Int {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl From<u64> for Count {
    fn from(number: u64) -> Count {
        Count(BigUint::from(number))
    }
}

impl From<usize> for Count {
    fn from(number: usize) -> Count {
        Count(BigUint::from(number))
    }
}

impl From<i32> for Count {
    /// The magnitude; literals in our own code are not negative.
    fn from(number: i32) -> Count {
        Count(BigUint::from(number.unsigned_abs()))
    }
}

impl From<BigUint> for Count {
    fn from(number: BigUint) -> Count {
        Count(number)
    }
}

impl From<i64> for Int {
    fn from(number: i64) -> Int {
        Int(BigInt::from(number))
    }
}

impl From<BigInt> for Int {
    fn from(number: BigInt) -> Int {
        Int(number)
    }
}

impl From<&Count> for Int {
    fn from(count: &Count) -> Int {
        count.int()
    }
}

impl Add<&Count> for &Count {
    type Output = Count;
    fn add(self, other: &Count) -> Count {
        Count(&self.0 + &other.0)
    }
}

impl AddAssign<&Count> for Count {
    fn add_assign(&mut self, other: &Count) {
        self.0 += &other.0;
    }
}

impl Mul<&Count> for &Count {
    type Output = Count;
    fn mul(self, other: &Count) -> Count {
        Count(&self.0 * &other.0)
    }
}

impl Add<&Int> for &Int {
    type Output = Int;
    fn add(self, other: &Int) -> Int {
        Int(&self.0 + &other.0)
    }
}

impl Sub<&Int> for &Int {
    type Output = Int;
    fn sub(self, other: &Int) -> Int {
        Int(&self.0 - &other.0)
    }
}

impl Mul<&Int> for &Int {
    type Output = Int;
    fn mul(self, other: &Int) -> Int {
        Int(&self.0 * &other.0)
    }
}

impl Neg for &Int {
    type Output = Int;
    fn neg(self) -> Int {
        Int(-&self.0)
    }
}

impl Serialize for Count {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Count {
    /// A decimal string, or a JSON integer up to 2^53.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Count, D::Error> {
        struct Reads;
        impl de::Visitor<'_> for Reads {
            type Value = Count;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a whole number of zero or more, as digits")
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<Count, E> {
                text.parse().map_err(|why: NumberError| E::custom(format_args!("{why:?}")))
            }
            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Count, E> {
                (number <= 1 << 53).then(|| Count::from(number)).ok_or_else(|| E::custom("TooLong"))
            }
            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Count, E> {
                u64::try_from(number).map_err(|_| E::custom("Negative")).and_then(|number| self.visit_u64(number))
            }
        }
        deserializer.deserialize_any(Reads)
    }
}
