//! Reading and writing numbers of thousands of digits. Both take long, and a page asks for the same few numbers again and
//! again: the last ones are kept. What is kept changes no answer.

use num_bigint::BigUint;
use std::cell::RefCell;

/// Numbers with fewer digits are read and written anew each time.
const LONG: usize = 1_000;
/// About as many bits.
const LONG_BITS: u64 = 3_322;
/// So many numbers are kept.
const KEPT: usize = 16;

thread_local! {
    static WRITTEN: RefCell<Vec<(BigUint, String)>> = const { RefCell::new(Vec::new()) };
    static READ: RefCell<Vec<(String, BigUint)>> = const { RefCell::new(Vec::new()) };
}

// The answer that is kept for `key`, or the one worked out now. The one used last stands last.
fn kept<K: PartialEq, V: Clone>(
    all: &RefCell<Vec<(K, V)>>,
    is: impl Fn(&K) -> bool,
    make: impl FnOnce() -> (K, V),
) -> V {
    let mut all = all.borrow_mut();
    let pair = match all.iter().position(|(key, _)| is(key)) {
        Some(place) => all.remove(place),
        None => make(),
    };
    let answer = pair.1.clone();
    if all.len() >= KEPT {
        all.remove(0);
    }
    all.push(pair);
    answer
}

/// The decimal digits.
pub fn written(number: &BigUint) -> String {
    if number.bits() < LONG_BITS {
        return number.to_string();
    }
    let make = || (number.clone(), number.to_string());
    WRITTEN.with(|all| kept(all, |key| key == number, make))
}

/// The number of a text of ASCII digits.
pub fn read(digits: &str) -> BigUint {
    if digits.len() < LONG {
        return of_digits(digits);
    }
    READ.with(|all| kept(all, |key| key == digits, || (digits.to_owned(), of_digits(digits))))
}

// By halves: long products are cheaper than many short steps.
fn of_digits(digits: &str) -> BigUint {
    let short = || BigUint::parse_bytes(digits.as_bytes(), 10).unwrap_or_default();
    if digits.len() < LONG {
        return short();
    }
    match digits.split_at_checked(digits.len() - digits.len() / 2) {
        Some((head, tail)) => of_digits(head) * BigUint::from(10_u32).pow(tail.len() as u32) + of_digits(tail),
        None => short(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_numbers_are_read_and_written_as_short_ones_are() {
        for length in [1, 999, 1_000, 1_001, 2_345, 20_000] {
            for figure in ["7", "10", "9", "0123456789"] {
                let text: String = figure.chars().cycle().take(length).collect();
                let plain = BigUint::parse_bytes(text.as_bytes(), 10).unwrap();
                for _ in 0..2 {
                    assert_eq!(read(&text), plain, "{length} of {figure}");
                    assert_eq!(written(&plain), plain.to_string(), "{length} of {figure}");
                }
            }
        }
    }

    #[test]
    fn more_numbers_than_are_kept_do_no_harm() {
        let number = |nth: usize| BigUint::from(10_u32).pow(2_000) + BigUint::from(nth);
        for nth in (0..3 * KEPT).chain(0..3 * KEPT) {
            assert_eq!(written(&number(nth)), number(nth).to_string());
            assert_eq!(read(&number(nth).to_string()), number(nth));
        }
        WRITTEN.with(|all| assert_eq!(all.borrow().len(), KEPT));
    }
}
