use crate::words::{Lang, long_numbers, shortened::shortened};
use num_bigint::{BigInt, BigUint, Sign};
use num_traits::{One, ToPrimitive, Zero};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};
use std::str::FromStr;

/// The longest number that is read from a person, a file or a link, in decimal digits.
pub const MAX_DIGITS: usize = 100_000;
/// A number with more digits than this is said as a power or "about", never in full.
const SAID_IN_FULL: u32 = 15;

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
        Ok(Count(long_numbers::read(text)))
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
        if self.is_said_short() { shortened(&self.0, lang) } else { grouped(&self.0.to_string(), lang) }
    }

    /// Whether [`Count::say`] leaves out digits, so that a page should offer the exact ones.
    pub fn is_said_short(&self) -> bool {
        self.0 >= BigUint::from(10_u64.pow(SAID_IN_FULL))
    }
}

/// Digits in groups of three.
pub(super) fn grouped(digits: &str, lang: Lang) -> String {
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
        f.write_str(&long_numbers::written(&self.0))
    }
}

impl fmt::Display for Int {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_negative() { "-" } else { "" })?;
        f.write_str(&long_numbers::written(self.0.magnitude()))
    }
}

impl From<u64> for Count {
    fn from(number: u64) -> Count {
        Count(BigUint::from(number))
    }
}

impl From<u32> for Count {
    fn from(number: u32) -> Count {
        Count(number.into())
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
    /// A decimal string, or a JSON integer up to 2^53. The errors are [`NumberError`]'s names, and `NotText` for a
    /// larger JSON integer: not every program reads those alike.
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
                (number <= 1 << 53).then(|| Count::from(number)).ok_or_else(|| E::custom("NotText"))
            }
            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Count, E> {
                u64::try_from(number).map_err(|_| E::custom("Negative")).and_then(|number| self.visit_u64(number))
            }
        }
        deserializer.deserialize_any(Reads)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::counted;

    fn count(text: &str) -> Count {
        Count::typed(text).unwrap()
    }

    fn said(text: &str) -> [String; 2] {
        Lang::ALL.map(|lang| count(text).say(lang))
    }

    #[test]
    fn up_to_fifteen_digits_are_said_in_full() {
        assert_eq!(said("999"), ["999", "999"]);
        assert_eq!(said("1000"), ["1,000", "1\u{202F}000"]);
        assert_eq!(said("123456789012345"), ["123,456,789,012,345", "123\u{202F}456\u{202F}789\u{202F}012\u{202F}345"]);
        assert!(!count("123456789012345").is_said_short());
    }

    #[test]
    fn from_sixteen_digits_on_a_power_or_about_is_said() {
        assert_eq!(said("1234567890123456"), ["about 1.23 × 10^15", "environ 1,23 × 10^15"]);
        assert_eq!(said("10^15"), ["10^15", "10^15"]);
        assert_eq!(said("10^100"), ["10^100", "10^100"]);
        let two = &(&count("10^100") * &Count::from(2)) + &Count::from(3);
        assert_eq!(Lang::ALL.map(|lang| two.say(lang)), ["2 × 10^100 + 3", "2 × 10^100 + 3"]);
        let more = &(&count("10^30") * &Count::from(123456)) + &Count::from(654321);
        assert_eq!(more.say(Lang::Fr), "123\u{202F}456 × 10^30 + 654\u{202F}321");
        assert_eq!(count("2^1000").say(Lang::En), "about 1.07 × 10^301");
        let one_less = count("10^100").minus(&Count::one()).unwrap();
        assert_eq!(said(&one_less.to_string()), ["10^100 \u{2212} 1", "10^100 \u{2212} 1"]);
        let less = count("3e20").minus(&Count::from(1_000_000)).unwrap();
        assert_eq!(less.say(Lang::En), "3 × 10^20 \u{2212} 1,000,000");
        assert!(two.is_said_short());
    }

    #[test]
    fn about_is_rounded() {
        assert_eq!(count("1079999123456789999").say(Lang::En), "about 1.08 × 10^18");
        assert_eq!(count("9999123456789999999").say(Lang::Fr), "environ 1,00 × 10^19");
        assert_eq!(count("1004999123456789999").say(Lang::En), "about 1.00 × 10^18");
    }

    #[test]
    fn what_is_said_without_about_is_the_number() {
        // Another way round: the words, worked out again, give the number.
        for (factor, exponent, rest) in
            [(1_u32, 16_u32, 0_u32), (7, 40, 12), (999_999, 20, 999_999), (20, 15, 1), (5, 16, 1)]
        {
            let number = BigUint::from(factor) * BigUint::from(10_u32).pow(exponent) + rest;
            let said = Count(number.clone()).say(Lang::En).replace(',', "");
            let (power, plus) = said.split_once(" + ").unwrap_or((&said, "0"));
            let (times, power) = power.split_once(" × ").unwrap_or(("1", power));
            let power: u32 = power.strip_prefix("10^").unwrap_or_else(|| panic!("{said}")).parse().unwrap();
            let again =
                times.parse::<BigUint>().unwrap() * BigUint::from(10_u32).pow(power) + plus.parse::<u32>().unwrap();
            assert_eq!(again, number, "{said}");
        }
    }

    #[test]
    fn below_zero_has_a_minus_sign_and_a_change_has_a_sign() {
        assert_eq!(Int::from(-1234).say(Lang::En), "\u{2212}1,234");
        assert_eq!(Int::from(-1234).say(Lang::Fr), "\u{2212}1\u{202F}234");
        assert_eq!((-&count("10^100").int()).say(Lang::Fr), "\u{2212}10^100");
        let signed: Vec<String> = [2, 0, -1].map(|n| Int::from(n).say_signed(Lang::En)).into();
        assert_eq!(signed, ["+2", "+0", "\u{2212}1"]);
    }

    #[test]
    fn nouns_follow_their_number() {
        let wounds = |n: &str, lang| match lang {
            Lang::En => counted(&count(n), lang, "wound", "wounds"),
            Lang::Fr => counted(&count(n), lang, "blessure", "blessures"),
        };
        let said = |n: &str| Lang::ALL.map(|lang| wounds(n, lang));
        assert_eq!(said("0"), ["0 wounds", "0 blessure"]);
        assert_eq!(said("1"), ["1 wound", "1 blessure"]);
        assert_eq!(said("2"), ["2 wounds", "2 blessures"]);
        assert_eq!(said("1000000"), ["1,000,000 wounds", "1\u{202F}000\u{202F}000 de blessures"]);
        assert_eq!(said("3000000")[1], "3\u{202F}000\u{202F}000 de blessures");
        assert_eq!(said("1000001")[1], "1\u{202F}000\u{202F}001 blessures");
        assert_eq!(said("10^100"), ["10^100 wounds", "10^100 blessures"]);
        assert_eq!(counted(&count("2e9"), Lang::Fr, "Elfe", "Elfes"), "2\u{202F}000\u{202F}000\u{202F}000 d’Elfes");
        assert_eq!(counted(&count("1e6"), Lang::Fr, "Homme", "Hommes"), "1\u{202F}000\u{202F}000 d’Hommes");
        assert_eq!(counted(&count("1e6"), Lang::Fr, "Hobbit", "Hobbits"), "1\u{202F}000\u{202F}000 de Hobbits");
    }

    #[test]
    fn json_holds_digits_and_small_integers() {
        let read = |text: &str| serde_json::from_str::<Count>(text).map_err(|error| error.to_string());
        assert_eq!(read("\"12\"").unwrap(), Count::from(12));
        assert_eq!(read("9007199254740992").unwrap(), Count::from(1_u64 << 53));
        for (text, wrong) in [
            ("9007199254740993", "NotText"),
            ("-1", "Negative"),
            ("\"-1\"", "Negative"),
            ("\"\"", "Empty"),
            ("\"1e6\"", "NotANumber"),
            ("\"1 000\"", "NotANumber"),
        ] {
            assert!(read(text).unwrap_err().starts_with(wrong), "{text}: {:?}", read(text));
        }
        let long = "7".repeat(MAX_DIGITS);
        assert_eq!(serde_json::to_string(&read(&format!("\"{long}\"")).unwrap()).unwrap(), format!("\"{long}\""));
    }
}
