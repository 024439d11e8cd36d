use crate::games::riftbound::cost_words;
use crate::ruling::{Arg, Told};
use crate::words::{Lang, Said};
use std::borrow::Cow;
use std::fmt;

/// How many domains there are.
pub const DOMAINS: usize = 6;
/// The letters of Fury, Calm, Mind, Body, Chaos and Order.
pub const LETTERS: [char; DOMAINS] = ['R', 'G', 'B', 'O', 'P', 'Y'];
/// The domains' keys in files.
pub const DOMAIN_KEYS: [&str; DOMAINS] = ["fury", "calm", "mind", "body", "chaos", "order"];
/// Every domain as a set.
pub const ANY: u8 = 0b11_1111;
/// Body as a set.
pub const BODY: u8 = 0b00_1000;
/// No number on a board is larger.
pub const MOST: u32 = 9_999;

/// A cost: Energy, Power by the domains that may pay it, and cards to discard.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Energy.
    pub energy: u32,
    /// How much Power each set of domains has to give; sets as bits, in order, no entry is 0.
    pub power: Vec<(u8, u32)>,
    /// Cards to discard.
    pub discards: u32,
}

/// What was written is no cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadCost;

impl Cost {
    /// So much Energy.
    pub fn energy(energy: u32) -> Cost {
        Cost { energy, ..Cost::default() }
    }

    /// Reads `4BB`, `[4][A]`, `1(RB)`, `discard 1`.
    ///
    /// # Errors
    /// [`BadCost`].
    pub fn read(text: &str) -> Result<Cost, BadCost> {
        let mut cost = Cost::default();
        if let Some(number) = text.trim().strip_prefix("discard ") {
            cost.discards = small(number)?;
            return Ok(cost);
        }
        let (mut digits, mut set) = (String::new(), None::<u8>);
        for c in text.chars().filter(|c| !matches!(c, '[' | ']' | ' ')) {
            match (c, set) {
                ('0'..='9', None) => digits.push(c),
                ('(', None) => set = Some(0),
                (')', Some(domains)) if domains != 0 => {
                    cost.add_power(domains, 1);
                    set = None;
                }
                ('A', None) => cost.add_power(ANY, 1),
                (letter, open) => {
                    let place = LETTERS.iter().position(|known| *known == letter).ok_or(BadCost)?;
                    match open {
                        Some(domains) => set = Some(domains | 1 << place),
                        None => cost.add_power(1 << place, 1),
                    }
                }
            }
        }
        if set.is_some() || text.trim().is_empty() || text.len() > 200 {
            return Err(BadCost);
        }
        cost.energy = if digits.is_empty() { 0 } else { small(&digits)? };
        Ok(cost)
    }

    /// Power more, of one of `domains`.
    pub fn add_power(&mut self, domains: u8, amount: u32) {
        if amount == 0 {
            return;
        }
        match self.power.binary_search_by_key(&domains, |(set, _)| *set) {
            Ok(at) => {
                if let Some((_, there)) = self.power.get_mut(at) {
                    *there = (*there + amount).min(MOST);
                }
            }
            Err(at) => self.power.insert(at, (domains, amount.min(MOST))),
        }
    }

    /// Both together.
    pub fn add(&mut self, other: &Cost) {
        self.energy = (self.energy + other.energy).min(MOST);
        self.discards = (self.discards + other.discards).min(MOST);
        for (domains, amount) in &other.power {
            self.add_power(*domains, *amount);
        }
    }

    /// All Power together.
    pub fn all_power(&self) -> u32 {
        self.power.iter().map(|(_, amount)| amount).sum()
    }

    /// Energy less, down to `least`.
    pub fn less_energy(&mut self, by: u32, least: u32) {
        self.energy = self.energy.saturating_sub(by).max(least.min(self.energy));
    }

    /// One Power less, of whatever domain, in each way that can be the better one: a part is left alone where another
    /// part could be paid by fewer of the same domains. The cost itself if there is no Power in it.
    pub fn less_power(&self) -> Vec<Cost> {
        let narrower = |set: u8| self.power.iter().any(|(other, _)| *other != set && other & set == *other);
        let mut ways = Vec::new();
        for (set, _) in self.power.iter().filter(|(set, _)| !narrower(*set)) {
            let mut less = self.clone();
            for (other, amount) in &mut less.power {
                *amount -= u32::from(other == set);
            }
            less.power.retain(|(_, amount)| *amount > 0);
            ways.push(less);
        }
        if ways.is_empty() { vec![self.clone()] } else { ways }
    }
}

fn small(digits: &str) -> Result<u32, BadCost> {
    digits.trim().parse::<u32>().ok().filter(|number| *number <= MOST).ok_or(BadCost)
}

/// The set of domains that letters name.
pub fn domains(letters: &str) -> Option<u8> {
    let place = |c: char| LETTERS.iter().position(|letter| *letter == c);
    letters.chars().try_fold(0, |set, c| Some(set | 1 << place(c)?))
}

/// The letters of a set of domains in a cost.
fn letters(domains: u8) -> String {
    let inside: String =
        LETTERS.iter().enumerate().filter(|(place, _)| domains & 1 << place != 0).map(|(_, letter)| *letter).collect();
    match domains.count_ones() {
        1 => inside,
        _ if domains == ANY => "[A]".to_owned(),
        _ => format!("({inside})"),
    }
}

// As files write it: `[4]B`, `[4][A][A]`, `B`, `[0]`.
impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.energy > 0 || self.power.is_empty() && self.discards == 0 {
            write!(f, "[{}]", self.energy)?;
        }
        for (domains, amount) in &self.power {
            match amount {
                0..=9 => f.write_str(&letters(*domains).repeat(*amount as usize))?,
                _ => write!(f, "{}×{amount}", letters(*domains))?,
            }
        }
        if self.discards > 0 {
            write!(f, "{}discard {}", if self.energy > 0 || !self.power.is_empty() { " + " } else { "" }, self.discards)?;
        }
        Ok(())
    }
}

impl Cost {
    /// The cost as [`Cost::read`] reads it, with every letter written out.
    pub fn written(&self) -> String {
        let letters = self.power.iter().map(|(set, amount)| letters(*set).repeat(*amount as usize));
        format!("{}{}", self.energy, letters.collect::<String>())
    }

    /// The cost in words.
    pub fn say(&self, lang: Lang) -> String {
        cost_words::say(self, lang)
    }
}

impl Told for Cost {
    fn arg(&self) -> Arg {
        Arg::Key(Cow::Owned(self.to_string()))
    }
    fn specimen(nth: usize) -> Cost {
        Cost::energy(7_001 + nth as u32)
    }
    fn trace(&self, lang: Lang) -> Option<String> {
        Some(Said::from(self.say(lang)).plain())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn costs_are_read_and_written() {
        for (text, written) in [
            ("4BB", "[4]BB"),
            ("[4][A][A]", "[4][A][A]"),
            ("P", "P"),
            ("0P", "P"),
            ("0", "[0]"),
            ("1(RB)", "[1](RB)"),
            ("1(BR)A", "[1](RB)[A]"),
            ("discard 2", "discard 2"),
        ] {
            assert_eq!(Cost::read(text).unwrap().to_string(), written);
        }
        for bad in ["", "x", "(", "()", "(R", "10000", "4(R(B))", "discard x", "-1"] {
            assert_eq!(Cost::read(bad), Err(BadCost), "{bad}");
        }
    }

    #[test]
    fn discounts_stop_at_their_minimum_and_take_the_narrowest_power() {
        let mut cost = Cost::read("2B[A]").unwrap();
        cost.less_energy(1, 1);
        let ways = cost.less_power();
        assert_eq!(ways.len(), 1);
        cost = ways[0].clone();
        assert_eq!(cost.to_string(), "[1][A]");
        cost.less_energy(5, 1);
        assert_eq!(cost.energy, 1);
        let mut free = Cost::default();
        free.less_energy(1, 1);
        assert_eq!(free.less_power(), [Cost::default()]);
        let two = Cost::read("BPP").unwrap().less_power();
        assert_eq!(two.iter().map(Cost::to_string).collect::<Vec<_>>(), ["PP", "BP"]);
    }
}
