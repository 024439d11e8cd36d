//! Every way to pay, found by doing it: one rune exhausted or recycled after the other, one Gold token used after the
//! other, in every order; and each unit of a cost paid from whatever may pay it.

use crate::chance::Chance;
use crate::product::{many, rulings};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const LETTERS: [char; 6] = ['R', 'G', 'B', 'O', 'P', 'Y'];

/// What a player has while paying: nothing of it is counted in advance.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Hand {
    ready: [u8; 6],
    exhausted: [u8; 6],
    recycled: [u8; 6],
    gold: u8,
    energy: u8,
    power: [u8; 6],
    universal: u8,
}

/// A cost: Energy, and for each unit of Power the domains that may give it.
#[derive(Clone, Debug)]
struct Price {
    energy: u8,
    units: Vec<Vec<usize>>,
}

// Everything that one more tap, recycling or token makes of a hand.
fn one_more(hand: &Hand) -> Vec<Hand> {
    let mut next = Vec::new();
    for domain in 0..6 {
        if hand.ready[domain] > 0 {
            let mut tapped = hand.clone();
            tapped.ready[domain] -= 1;
            tapped.exhausted[domain] += 1;
            tapped.energy += 1;
            next.push(tapped);
            let mut recycled = hand.clone();
            recycled.ready[domain] -= 1;
            recycled.recycled[domain] += 1;
            recycled.power[domain] += 1;
            next.push(recycled);
        }
        if hand.exhausted[domain] > 0 {
            let mut recycled = hand.clone();
            recycled.exhausted[domain] -= 1;
            recycled.recycled[domain] += 1;
            recycled.power[domain] += 1;
            next.push(recycled);
        }
    }
    if hand.gold > 0 {
        let mut used = hand.clone();
        used.gold -= 1;
        used.universal += 1;
        next.push(used);
    }
    next
}

// Every hand that is left once the units from `at` on are paid.
fn paid(hand: &Hand, price: &Price, at: usize, left: &mut BTreeSet<Hand>) {
    let Some(unit) = price.units.get(at) else {
        if hand.energy >= price.energy {
            let mut after = hand.clone();
            after.energy -= price.energy;
            left.insert(after);
        }
        return;
    };
    for domain in unit {
        if hand.power[*domain] > 0 {
            let mut after = hand.clone();
            after.power[*domain] -= 1;
            paid(&after, price, at + 1, left);
        }
    }
    if hand.universal > 0 {
        let mut after = hand.clone();
        after.universal -= 1;
        paid(&after, price, at + 1, left);
    }
}

// Of what was added nothing may be left: a kind of which something is left had nothing added to it.
fn nothing_wasted(start: &Hand, hand: &Hand, after: &Hand) -> bool {
    let kind = |before: u8, then: u8, left: u8| left == 0 || then == before;
    kind(start.energy, hand.energy, after.energy)
        && kind(start.universal, hand.universal, after.universal)
        && (0..6).all(|domain| kind(start.power[domain], hand.power[domain], after.power[domain]))
}

fn end_states(start: &Hand, price: &Price) -> usize {
    let (mut seen, mut open) = (BTreeSet::from([start.clone()]), vec![start.clone()]);
    let mut ends = BTreeSet::new();
    let most_power = price.units.len() as u8;
    while let Some(hand) = open.pop() {
        let mut left = BTreeSet::new();
        paid(&hand, price, 0, &mut left);
        ends.extend(left.into_iter().filter(|after| nothing_wasted(start, &hand, after)));
        for next in one_more(&hand) {
            let added = |now: u8, then: u8| now.saturating_sub(then);
            let power: u8 = (0..6).map(|domain| added(next.power[domain], start.power[domain])).sum::<u8>()
                + added(next.universal, start.universal);
            // More than the cost asks for is wasted whatever else happens.
            if added(next.energy, start.energy) <= price.energy && power <= most_power && seen.insert(next.clone()) {
                open.push(next);
            }
        }
    }
    ends.len()
}

fn written(runes: &[u8; 6]) -> String {
    let some = runes.iter().zip(LETTERS).filter(|(number, _)| **number > 0);
    some.map(|(number, letter)| format!("{number}{letter}")).collect()
}

fn hand(chance: &mut Chance) -> Hand {
    let mut hand = Hand::default();
    let domains = chance.between(1, 4);
    for _ in 0..domains {
        let domain = chance.between(0, 5) as usize;
        hand.ready[domain] = chance.between(0, 4) as u8;
        hand.exhausted[domain] = *chance.of(&[0, 0, 1, 2]);
    }
    hand.gold = *chance.of(&[0, 0, 0, 1, 2]);
    if chance.one_in(3) {
        hand.energy = chance.between(0, 2) as u8;
        hand.power[chance.between(0, 5) as usize] = chance.between(0, 2) as u8;
        hand.universal = *chance.of(&[0, 0, 1]);
    }
    hand
}

// A cost as files write it, and the same as a price.
fn cost(chance: &mut Chance, most_energy: i64) -> (String, Price) {
    let energy = chance.between(0, most_energy) as u8;
    let (mut text, mut units) = (energy.to_string(), Vec::new());
    for _ in 0..*chance.of(&[0, 0, 1, 1, 2]) {
        let (one, other) = (chance.between(0, 5) as usize, chance.between(0, 5) as usize);
        match chance.between(1, 4) {
            1 => {
                text.push('A');
                units.push((0..6).collect());
            }
            2 if one != other => {
                text += &format!("({}{})", LETTERS[one], LETTERS[other]);
                units.push(vec![one, other]);
            }
            _ => {
                text.push(LETTERS[one]);
                units.push(vec![one]);
            }
        }
    }
    (text, Price { energy, units })
}

/// A random hand, and a spell with three instances of Repeat: eight costs at once.
fn case(seed: u64) -> (Value, Hand, Price, Vec<Price>) {
    let mut chance = Chance::seeded(seed);
    let hand = hand(&mut chance);
    let (base, price) = cost(&mut chance, 3);
    let instances: Vec<(String, Price)> = (0..3).map(|_| cost(&mut chance, 2)).collect();
    let mut pool = if hand.energy > 0 { hand.energy.to_string() } else { String::new() };
    for (number, letter) in hand.power.iter().zip(LETTERS) {
        pool += &letter.to_string().repeat(usize::from(*number));
    }
    pool += &"A".repeat(usize::from(hand.universal));
    let repeat: Vec<&String> = instances.iter().map(|(text, _)| text).collect();
    let case = json!({
        "ruleset": "core-1.4", "ask": "repeat", "acts": [], "readings": {},
        "setup": {
            "players": {"p1": {
                "runes": written(&hand.ready), "exhausted": written(&hand.exhausted), "pool": pool,
                "gold": hand.gold.to_string(),
            }},
            "spells": {"s": {"name": "S", "cost": base, "repeat": repeat, "text": "draw 1"}},
            "pieces": [{"id": "s", "card": "s", "at": "p1.hand", "seat": "p1"}],
        },
    });
    (case, hand, price, instances.into_iter().map(|(_, price)| price).collect())
}

#[test]
fn paying_by_doing_it_gives_as_many_end_states() {
    let seeds = many(400);
    let made: Vec<_> = (1..=seeds).map(case).collect();
    let cases: Vec<Value> = made.iter().map(|(case, ..)| case.clone()).collect();
    let (mut lines, mut compared, mut payable, mut several) = (Vec::new(), 0, 0, 0);
    for ((case, hand, base, instances), ruling) in made.iter().zip(rulings("riftbound", &cases)) {
        for elected in 0..8_usize {
            let mut price = base.clone();
            let mut numbers = Vec::new();
            for (place, instance) in instances.iter().enumerate().filter(|(place, _)| elected & 1 << place != 0) {
                price.energy += instance.energy;
                price.units.extend(instance.units.iter().cloned());
                numbers.push((place + 1).to_string());
            }
            let key = if numbers.is_empty() { "none".to_owned() } else { numbers.join("+") };
            let own = end_states(hand, &price);
            let found = &ruling["findings"][format!("s.{key}.ways")];
            compared += 1;
            payable += usize::from(own > 0);
            several += usize::from(own > 1);
            if *found != json!(own.to_string()) {
                lines.push(format!("{case}\n  {key}: {own} by doing it, {found} by the product"));
            }
        }
    }
    println!(
        "riftbound: {compared} payments compared, {payable} payable, {several} in several ways, {} differ",
        lines.len()
    );
    lines.truncate(6);
    assert!(lines.is_empty(), "\n{}\n", lines.join("\n"));
    assert!(payable * 5 > compared && several * 10 > compared, "too few could be paid: {payable}, {several}");
}

#[test]
fn the_numbers_of_end_states_that_the_cases_give() {
    let runes = |ready: &[(usize, u8)], exhausted: &[(usize, u8)], gold: u8| {
        let mut hand = Hand { gold, ..Hand::default() };
        ready.iter().for_each(|(domain, number)| hand.ready[*domain] = *number);
        exhausted.iter().for_each(|(domain, number)| hand.exhausted[*domain] = *number);
        hand
    };
    let minds = |energy: u8, minds: usize| Price { energy, units: vec![vec![2]; minds] };
    let five = runes(&[(0, 4), (2, 1)], &[], 0);
    let of = |hand: &Hand| [minds(3, 0), minds(5, 0), minds(3, 1), minds(5, 1)].map(|price| end_states(hand, &price));
    assert_eq!(of(&five), [2, 1, 2, 1]);
    assert_eq!(of(&runes(&[(0, 3), (2, 1)], &[], 0)), [2, 0, 2, 0]);
    assert_eq!(end_states(&runes(&[(0, 5), (2, 2)], &[], 0), &minds(4, 1)), 4);
    assert_eq!(end_states(&runes(&[(0, 8)], &[(2, 2)], 0), &minds(8, 2)), 1);
    assert_eq!(end_states(&runes(&[(0, 8), (2, 1)], &[], 1), &minds(8, 2)), 2);
    let danger = Price { energy: 2, units: vec![vec![0, 2], (0..6).collect()] };
    assert_eq!(end_states(&runes(&[(0, 1), (1, 2)], &[], 0), &danger), 2);
    assert_eq!(end_states(&runes(&[(0, 6), (2, 2)], &[], 0), &minds(4, 1)), 4);
}
