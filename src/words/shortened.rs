//! A long number as a page says it: a power of ten and a little more or less, or "about". Its digits are not worked out.

use crate::words::Lang;
use crate::words::number::grouped;
use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::{ToPrimitive, Zero};

/// The longest factor, and the longest rest, in digits.
const SHORT: u32 = 6;

/// A number as its first figures and what stands behind them: `head × 10^tail_length + tail`, the head of six digits.
struct Split {
    head: u32,
    tail_length: usize,
    power: BigUint,
    tail: BigUint,
}

/// Says a number of more than [`SHORT`] figures.
pub fn shortened(number: &BigUint, lang: Lang) -> String {
    let split = Split::of(number);
    split.near_power(lang).unwrap_or_else(|| about(split.head, split.tail_length, lang))
}

impl Split {
    fn of(number: &BigUint) -> Split {
        // 0.30102999 is a little less than log10(2), so that no figure is missed; one too many is put right below.
        let figures = (number.bits().saturating_sub(1) as u128 * 30_102_999 / 100_000_000) as usize;
        let mut tail_length = (figures + 1).saturating_sub(SHORT as usize);
        let ten = BigUint::from(10_u32);
        let mut power = ten.pow(tail_length as u32);
        let (mut head, mut tail) = number.div_rem(&power);
        while head >= BigUint::from(10_u32.pow(SHORT)) {
            let (less, figure) = head.div_rem(&ten);
            tail += figure * &power;
            (head, power, tail_length) = (less, power * &ten, tail_length + 1);
        }
        Split { head: head.to_u32().unwrap_or_default(), tail_length, power, tail }
    }

    /// The number as `factor × 10^exponent`, a little more or a little less, all of it short enough to say.
    fn near_power(&self, lang: Lang) -> Option<String> {
        let short = BigUint::from(10_u32.pow(SHORT));
        if self.tail < short {
            return Some(power_and_rest(self.head, self.tail_length, '+', &self.tail, lang));
        }
        let missing = &self.power - &self.tail;
        (missing <= short).then(|| power_and_rest(self.head + 1, self.tail_length, '\u{2212}', &missing, lang))
    }
}

fn power_and_rest(head: u32, tail_length: usize, sign: char, rest: &BigUint, lang: Lang) -> String {
    let digits = head.to_string();
    let factor = digits.trim_end_matches('0');
    let power = format!("10^{}", tail_length + digits.len() - factor.len());
    let head = if factor == "1" { power } else { format!("{} × {power}", grouped(factor, lang)) };
    if rest.is_zero() { head } else { format!("{head} {sign} {}", grouped(&rest.to_string(), lang)) }
}

/// The first three figures, rounded, and the power of ten.
fn about(head: u32, tail_length: usize, lang: Lang) -> String {
    let mut exponent = tail_length + SHORT as usize - 1;
    let mut three = (head / 100 + 5) / 10;
    if three == 1000 {
        three = 100;
        exponent += 1;
    }
    let (lead, after) = (three / 100, three % 100);
    match lang {
        Lang::En => format!("about {lead}.{after:02} × 10^{exponent}"),
        Lang::Fr => format!("environ {lead},{after:02} × 10^{exponent}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // The digits written out, and looked at one by one.
    fn from_the_digits(exact: &str) -> String {
        let (head, tail) = exact.split_at(6);
        let (middle, end) = tail.split_at(tail.len() - 6);
        let said = |head: u64, sign: char, rest: u64| {
            let digits = head.to_string();
            let factor = digits.trim_end_matches('0');
            let power = format!("10^{}", tail.len() + digits.len() - factor.len());
            let head = if factor == "1" { power } else { format!("{} × {power}", grouped(factor, Lang::En)) };
            if rest == 0 { head } else { format!("{head} {sign} {}", grouped(&rest.to_string(), Lang::En)) }
        };
        let (head, end): (u64, u64) = (head.parse().unwrap(), end.parse().unwrap());
        if middle.bytes().all(|digit| digit == b'0') {
            return said(head, '+', end);
        }
        if middle.bytes().all(|digit| digit == b'9') {
            return said(head + 1, '\u{2212}', 1_000_000 - end);
        }
        about(head as u32, tail.len(), Lang::En)
    }

    #[test]
    fn a_long_number_is_said_as_its_digits_would_be() {
        let mut texts =
            vec!["9".repeat(16), "9".repeat(40), format!("1{}", "0".repeat(15)), format!("1{}", "0".repeat(99_999))];
        for length in [16, 17, 18, 19, 20, 31, 64, 301, 1_000] {
            let (zeros, nines) = ("0".repeat(length - 12), "9".repeat(length - 12));
            for head in ["100000", "123456", "999999", "999500", "100499"] {
                for end in ["000000", "000001", "999999", "123456"] {
                    texts.push(format!("{head}{zeros}{end}"));
                    texts.push(format!("{head}{nines}{end}"));
                    texts.push(format!("{head}{}{end}", "7".repeat(length - 12)));
                }
            }
        }
        for text in texts {
            let number = BigUint::parse_bytes(text.as_bytes(), 10).unwrap();
            assert_eq!(shortened(&number, Lang::En), from_the_digits(&text), "{text:.40}");
        }
    }

    #[test]
    fn every_power_of_two_is_split_where_its_digits_are() {
        for bits in 50..4_000_u64 {
            for number in [BigUint::from(1_u32) << bits, (BigUint::from(1_u32) << bits) - 1_u32] {
                let split = Split::of(&number);
                assert_eq!(split.head.to_string(), number.to_string()[..6], "2^{bits}");
                assert_eq!(split.tail_length + 6, number.to_string().len());
            }
        }
    }
}
