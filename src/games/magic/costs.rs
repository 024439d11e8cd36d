//! Costs of abilities and spells, in our own notation: mana, what is tapped, sacrificed, exiled, put, removed or paid.

use crate::games::magic::notation::{Filter, MOST, counter, filter};
use crate::games::magic::state::POOLS;

/// An amount of mana: generic, and of each kind of [`POOLS`].
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Mana {
    /// Of any kind.
    pub generic: i64,
    /// Of each kind.
    pub of: [i64; 7],
    /// Whether X is part of it.
    pub x: bool,
}

/// A part of a cost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cost {
    /// {T}.
    Tap,
    /// {Q}.
    Untap,
    /// Mana.
    Mana(Mana),
    /// Tap so many untapped ones of these.
    TapSome(Filter, i64),
    /// Sacrifice so many of these.
    Sacrifice(Filter, i64),
    /// Put counters on it.
    Put(usize, i64),
    /// Remove counters from it.
    Remove(usize, i64),
    /// Pay life.
    Life(i64),
    /// Discard cards.
    Discard(i64),
    /// Return so many of these to their owner's hand.
    Return(Filter, i64),
    /// Exile so many of these: from the battlefield, or cards from a graveyard where the filter says `ingraveyard`.
    Exile(Filter, i64),
    /// Pay energy counters.
    Energy(i64),
    /// Add or remove loyalty: once a turn, as a sorcery.
    Loyalty(i64),
    /// Nothing.
    Free,
}

/// Reads mana: `3`, `2U`, `BBG`, `X1R`.
pub fn mana(text: &str) -> Option<Mana> {
    let text = text.trim_start_matches('{').trim_end_matches('}').replace("}{", "");
    let mut mana = Mana::default();
    for letter in text.chars() {
        if let Some(digit) = letter.to_digit(10) {
            mana.generic = (mana.generic * 10 + i64::from(digit)).min(MOST);
        } else if letter == 'X' {
            mana.x = true;
        } else {
            let pool = POOLS.iter().position(|pool| pool.starts_with(letter))?;
            *mana.of.get_mut(pool)? += 1;
        }
    }
    Some(mana)
}

/// Reads a part of a cost: `T`, `2G`, `sacrifice=artifact.you*5`.
pub fn cost(word: &str) -> Option<Cost> {
    Some(match word {
        "T" => Cost::Tap,
        "Q" => Cost::Untap,
        "0" => Cost::Free,
        _ => match word.split_once('=') {
            Some((what, text)) => {
                let (of, number) = match text.split_once('*') {
                    Some((of, number)) => (of, whole(number).filter(|number| *number > 0)?),
                    None => (text, 1),
                };
                match what {
                    "tap" => Cost::TapSome(filter(of)?, number),
                    "sacrifice" => Cost::Sacrifice(filter(of)?, number),
                    "return" => Cost::Return(filter(of)?, number),
                    "exile" => Cost::Exile(filter(of)?, number),
                    "put" => Cost::Put(counter(of)?, number),
                    "remove" => Cost::Remove(counter(of)?, number),
                    "life" => Cost::Life(whole(text)?),
                    "discard" => Cost::Discard(whole(text)?),
                    "energy" => Cost::Energy(whole(text)?),
                    "loyalty" => Cost::Loyalty(text.parse().ok().filter(|number: &i64| number.abs() <= MOST)?),
                    _ => return None,
                }
            }
            None => Cost::Mana(mana(word)?),
        },
    })
}

fn whole(text: &str) -> Option<i64> {
    text.parse().ok().filter(|number: &i64| (0..=MOST).contains(number))
}
