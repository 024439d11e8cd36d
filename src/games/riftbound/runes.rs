use crate::games::riftbound::cost::{LETTERS, MOST};
use crate::games::riftbound::payment::Runes;

/// Reads runes as files write them: `6R2B`.
pub fn read(text: &str) -> Option<Runes> {
    let mut runes = Runes::default();
    let mut digits = String::new();
    for c in text.chars().filter(|c| *c != ' ') {
        if c.is_ascii_digit() {
            digits.push(c);
            continue;
        }
        let domain = LETTERS.iter().position(|letter| *letter == c)?;
        let number = digits.parse::<u32>().ok().filter(|number| *number <= MOST)?;
        let place = runes.get_mut(domain)?;
        *place = place.checked_add(number).filter(|sum| *sum <= MOST)?;
        digits.clear();
    }
    digits.is_empty().then_some(runes)
}

/// Runes as files write them.
pub fn write(runes: &Runes) -> String {
    let mut text = String::new();
    for (number, letter) in runes.iter().zip(LETTERS).filter(|(number, _)| **number > 0) {
        text += &format!("{number}{letter}");
    }
    text
}
