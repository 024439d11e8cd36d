use crate::words::{Count, MAX_DIGITS, NumberError};
use num_bigint::BigUint;

impl Count {
    /// Reads what people type for a number: `1000000`, `1 000 000`, `1,000,000`, `1e6`, `10^100`.
    ///
    /// A number of more than [`MAX_DIGITS`] digits is refused before it is worked out.
    pub fn typed(text: &str) -> Result<Count, NumberError> {
        let spaced = |c: &char| matches!(c, ' ' | '\u{A0}' | '\u{202F}' | '\u{2009}' | '\'' | '_');
        let compact: String = text.chars().filter(|c| !spaced(c)).take(2 * MAX_DIGITS).collect();
        // "infinite" has an e with nothing behind it; only a text with nothing in it is empty.
        let something = |error| if error == NumberError::Empty { NumberError::NotANumber } else { error };
        let read = read(&compact);
        if compact.is_empty() { read } else { read.map_err(something) }
    }
}

fn read(compact: &str) -> Result<Count, NumberError> {
    if let Some((base, exponent)) = compact.split_once('^') {
        return power(&base.parse()?, exponent);
    }
    if let Some((head, exponent)) = compact.split_once(['e', 'E']) {
        let scale = power(&Count::from(10), exponent)?;
        return within(Count::from(head.parse::<Count>()?.big() * scale.big()));
    }
    match without_groups(compact) {
        Some(digits) => digits.parse(),
        None => compact.parse(),
    }
}

/// Drops the commas of 1,000,000 (or the points of 1.000.000) where they stand at each third digit.
fn without_groups(text: &str) -> Option<String> {
    let separator = if text.contains(',') { ',' } else { '.' };
    let mut groups = text.split(separator);
    let head = groups.next()?.trim_start_matches(['-', '\u{2212}']);
    let rest: Vec<&str> = groups.collect();
    let well_placed = !rest.is_empty() && (1..=3).contains(&head.len()) && rest.iter().all(|group| group.len() == 3);
    well_placed.then(|| text.replace(separator, ""))
}

fn power(base: &Count, exponent: &str) -> Result<Count, NumberError> {
    let exponent: Count = exponent.parse()?;
    // 0 and 1 stay what they are under any exponent but 0.
    if *base <= Count::one() {
        return Ok(if exponent.is_zero() { Count::one() } else { base.clone() });
    }
    let exponent: u32 = exponent.small().and_then(|exponent| exponent.try_into().ok()).ok_or(NumberError::TooLong)?;
    // A base of b bits is 2^(b-1) at least, and 10^d has fewer than 10/3 d bits: nothing much longer is worked out.
    let bits = (base.big().bits() - 1).saturating_mul(u64::from(exponent));
    if bits > MAX_DIGITS as u64 * 10 / 3 {
        Err(NumberError::TooLong)
    } else {
        within(Count::from(base.big().pow(exponent)))
    }
}

fn within(count: Count) -> Result<Count, NumberError> {
    // 10^d has more than 3.3 d bits: only near the limit is it worth making the limit itself.
    let near = count.big().bits() > MAX_DIGITS as u64 * 33 / 10;
    let long = near && *count.big() >= BigUint::from(10_u32).pow(MAX_DIGITS as u32);
    if long { Err(NumberError::TooLong) } else { Ok(count) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str) -> Result<String, NumberError> {
        Count::typed(text).map(|count| count.to_string())
    }

    #[test]
    fn a_million_is_a_million_however_it_is_typed() {
        for text in [
            "1000000",
            "1 000 000",
            "1,000,000",
            "1.000.000",
            "1'000'000",
            "1_000_000",
            "1\u{A0}000\u{A0}000",
            "1\u{202F}000\u{202F}000",
            "1e6",
            "1E6",
            "10^6",
            "10 ^ 6",
            " 1000000 ",
            "001000000",
            "100e4",
            "1000^2",
        ] {
            assert_eq!(typed(text).unwrap(), "1000000", "{text:?}");
        }
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for text in [
            "infinite",
            "∞",
            "1,5",
            "1.5",
            "1,00,000",
            ",000",
            "1,000.000",
            "1e",
            "e6",
            "1e-6",
            "^2",
            "2^",
            "2^2^2",
            "1e6e1",
            "0x10",
            "٣",
            "１２",
            "1+1",
            "+1",
            "1;",
            "<b>1</b>",
            "-",
            "1,000,",
            "1e1.5",
        ] {
            assert!(
                matches!(typed(text), Err(NumberError::NotANumber | NumberError::Empty | NumberError::Negative)),
                "{text}"
            );
        }
        for text in ["infinite", "infini", "e", "^", "10^", "2e", "until he dies"] {
            assert_eq!(typed(text), Err(NumberError::NotANumber), "{text}");
        }
        assert_eq!(typed(""), Err(NumberError::Empty));
        assert_eq!(typed("   "), Err(NumberError::Empty));
        assert_eq!(typed("-5"), Err(NumberError::Negative));
        assert_eq!(typed("\u{2212}1,000"), Err(NumberError::Negative));
    }

    #[test]
    fn a_hundred_thousand_digits_are_the_limit_in_every_form() {
        let digits = |count: Result<Count, NumberError>| count.map(|count| count.to_string().len());
        let nines = "9".repeat(MAX_DIGITS);
        assert_eq!(digits(Count::typed(&nines)), Ok(MAX_DIGITS));
        assert_eq!(digits(Count::typed(&format!("{nines}9"))), Err(NumberError::TooLong));
        assert_eq!(digits(Count::typed("10^99999")), Ok(MAX_DIGITS));
        assert_eq!(digits(Count::typed("10^100000")), Err(NumberError::TooLong));
        assert_eq!(digits(Count::typed("1e99999")), Ok(MAX_DIGITS));
        assert_eq!(digits(Count::typed("10e99999")), Err(NumberError::TooLong));
        assert_eq!(digits(Count::typed("2^332192")), Ok(MAX_DIGITS));
        assert_eq!(digits(Count::typed("2^332193")), Err(NumberError::TooLong));
        assert_eq!(digits(Count::typed("9^104795")), Ok(MAX_DIGITS));
        assert_eq!(digits(Count::typed("9^104797")), Err(NumberError::TooLong));
        assert_eq!(digits(Count::typed(&format!("{nines}^2"))), Err(NumberError::TooLong));
    }

    #[test]
    fn a_text_is_never_read_as_less_than_stands_in_it() {
        // Spaces count for nothing, however many there are.
        let spaced = format!("1{}2", " ".repeat(3 * MAX_DIGITS));
        assert_eq!(typed(&spaced).unwrap(), "12");
        assert_eq!(typed(&"7 ".repeat(MAX_DIGITS)).unwrap(), "7".repeat(MAX_DIGITS));
        assert_eq!(typed(&"7 ".repeat(MAX_DIGITS + 1)), Err(NumberError::TooLong));
    }

    #[test]
    fn powers_of_nothing_and_one_are_what_they_are() {
        for (text, value) in
            [("0^0", "1"), ("0^5", "0"), ("1^99999999999999", "1"), ("0e99999", "0"), ("7^0", "1"), ("7^1", "7")]
        {
            assert_eq!(typed(text).unwrap(), value, "{text}");
        }
    }
}
