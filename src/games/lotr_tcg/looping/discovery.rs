//! Loops that can be offered without being described: an ability alone, or two whose costs balance.

use crate::games::lotr_tcg::card_text::Cost;
use crate::games::lotr_tcg::looping::arena::{Arena, Deed};
use crate::games::lotr_tcg::looping::core::{Fight, Window};
use crate::games::lotr_tcg::looping::round::{Round, round_of_deeds};

/// At most so many rounds are tried; a longer board offers no more of them.
const MOST_TRIED: usize = 60;
/// A round that is offered has at most so many abilities.
const MOST_ABILITIES: i64 = 12;

/// The rounds of one or two abilities, in the order in which they would be played now, that can be repeated forever.
///
/// *Says*: a set of actions is a loop if it leaves what it uses up as it was; so many of the one as make up for so
/// many of the other, with passes between.
/// *Source*: Comprehensive Rules 4.2, entry *loops*. *Case*: LR-L01, LR-L09, LR-L10/d.
pub fn loops_found(arena: &Arena, window: &Window, fight: &Fight) -> Vec<Round> {
    let (own, others): (Vec<&Deed>, Vec<&Deed>) = arena.deeds.iter().partition(|deed| deed.used.by == fight.turn);
    let mut rows: Vec<Vec<&Deed>> = Vec::new();
    for (nth, first) in own.iter().enumerate() {
        if change(first) == [0, 0] {
            rows.push(vec![*first]);
        }
        rows.extend(others.iter().filter_map(|second| balanced(first, second)));
        // Outside skirmishes one player's cards may feed each other.
        let beside = own.iter().enumerate().filter(|(other, _)| window.line_up.is_none() && *other != nth);
        rows.extend(beside.filter_map(|(_, second)| balanced(first, second)));
    }
    let tried = rows.iter().take(MOST_TRIED);
    tried.filter_map(|row| round_of_deeds(arena, window, fight, row).ok()).collect()
}

// What an ability does to burdens and threats.
fn change(deed: &Deed) -> [i64; 2] {
    let mut change = [0, 0];
    for cost in deed.used.ability.costs.iter() {
        let [burdens, threats] = &mut change;
        match *cost {
            Cost::AddBurdens(number) => *burdens += i64::from(number),
            Cost::RemoveBurdens(number) => *burdens -= i64::from(number),
            Cost::AddThreats(number) => *threats += i64::from(number),
            Cost::RemoveThreats(number) => *threats -= i64::from(number),
            Cost::Exert { .. } | Cost::DiscardItself | Cost::RemoveTwilight(_) => {}
        }
    }
    change
}

fn balanced<'a>(first: &'a Deed, second: &'a Deed) -> Option<Vec<&'a Deed>> {
    let (one, other) = (change(first), change(second));
    let (times, back) = match one.iter().zip(other).find(|(one, other)| **one != 0 || *other != 0) {
        // Neither needs the other; the one alone is offered already.
        None if first.used.by != second.used.by => return None,
        None => (1, 1),
        Some((one, other)) => {
            let common = gcd(one.unsigned_abs(), other.unsigned_abs()) as i64;
            (other.abs() / common, one.abs() / common)
        }
    };
    let level = one.iter().zip(other).all(|(one, other)| one * times + other * back == 0);
    if !level || times < 1 || back < 1 || times + back > MOST_ABILITIES {
        return None;
    }
    let row = (0..times).map(|_| first).chain((0..back).map(|_| second));
    Some(row.collect())
}

fn gcd(one: u64, other: u64) -> u64 {
    if other == 0 { one.max(1) } else { gcd(other, one % other) }
}
