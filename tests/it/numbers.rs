//! Numbers that people type, from the outside: hostile ones cost no time.

use refrain::words::{Count, Lang, NumberError};

#[test]
fn hostile_numbers_are_refused_in_no_time() {
    let long = "9".repeat(8_000_000);
    let spaced = "9 ".repeat(4_000_000);
    for text in ["9^999999999", "1e1000000", "2^4294967296", "10^10^10", "1e99999999999999999999", &long, &spaced] {
        let refused = Count::typed(text).err();
        let shown: String = text.chars().take(20).collect();
        assert!(matches!(refused, Some(NumberError::TooLong | NumberError::NotANumber)), "{shown}: {refused:?}");
    }
    assert!(long.parse::<Count>().is_err());
}

#[test]
fn the_longest_number_allowed_is_said() {
    let count = Count::typed(&"9".repeat(100_000)).unwrap();
    assert_eq!(count.say(Lang::En), "10^100000 \u{2212} 1");
}
