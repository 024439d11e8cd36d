/// Whether `cited` (as [`crate::ruling::Rule::cite`] writes it) is what `expected` asks for: the same, or a part of it
/// where only a section (`732.2`) or a page (`p.46`) is named.
pub fn meets(cited: &str, expected: &str) -> bool {
    let Some(rest) = cited.strip_prefix(expected) else { return false };
    let Some(next) = rest.chars().next() else { return true };
    if expected.starts_with("card:") {
        return false;
    }
    let ends_in_digit = expected.ends_with(|c: char| c.is_ascii_digit());
    matches!(next, ' ' | '.' | '/' | '#' | '(') || (ends_in_digit && next.is_ascii_lowercase())
}

/// The single citations that `expected` stands for: `732.2b-c` is `732.2b` and `732.2c`; anything else is itself.
pub fn spread(expected: &str) -> Vec<String> {
    let letters = || {
        let (head, last) = expected.rsplit_once('-')?;
        let [last] = *last.as_bytes() else { return None };
        let (stem, first) = head.split_at_checked(head.len().checked_sub(1)?)?;
        let [first] = *first.as_bytes() else { return None };
        let letters = first.is_ascii_lowercase() && last.is_ascii_lowercase() && first <= last;
        let numbered = stem.ends_with(|c: char| c.is_ascii_digit());
        (letters && numbered).then(|| (first..=last).map(|letter| format!("{stem}{}", char::from(letter))).collect())
    };
    letters().unwrap_or_else(|| vec![expected.to_owned()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_or_page_is_met_by_its_parts_and_by_nothing_else() {
        for (cited, expected) in [
            ("cr:loops", "cr:loops"),
            ("732.2a", "732.2"),
            ("732.2a", "732"),
            ("p.46 MX3", "p.46"),
            ("card:5R29", "card:5R29"),
            ("mtr:4.4", "mtr:4"),
        ] {
            assert!(meets(cited, expected), "{cited} should meet {expected}");
        }
        for (cited, expected) in [
            ("732.20", "732.2"),
            ("p.460 X", "p.46"),
            ("p.46", "p.46 MX3"),
            ("card:1U178", "card:1U17"),
            ("card:1U2a", "card:1U2"),
            ("cr:loops", "cr:loop"),
            ("mtr:4.4", "cr:4.4"),
        ] {
            assert!(!meets(cited, expected), "{cited} should not meet {expected}");
        }
    }

    #[test]
    fn a_range_of_letters_is_each_of_them() {
        assert_eq!(spread("732.2b-d"), ["732.2b", "732.2c", "732.2d"]);
        for single in ["732.2", "cr:one-to-one", "x-y", "732.2c-b", "-a", "a-", ""] {
            assert_eq!(spread(single), [single]);
        }
    }
}
