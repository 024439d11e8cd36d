//! Every way to pay a cost, as distinct end states: which runes are left ready or exhausted, which are recycled, which
//! Gold tokens are used, what floats afterwards.
//!
//! What floats already is spent before more of the same kind is added, and nothing is added that is not spent.

use crate::games::riftbound::cost::{Cost, DOMAINS};
use crate::words::Count;

/// Runes of each domain.
pub type Runes = [u32; DOMAINS];

/// So many splits of the Power are looked at; behind them the count says that it is a lower bound.
const SPLITS: usize = 20_000;
/// So many sums of Energy are added up over all splits.
const SUMS: usize = 1_000_000;

/// What a player can pay with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Purse {
    /// Ready runes.
    pub ready: Runes,
    /// Exhausted runes.
    pub exhausted: Runes,
    /// Runes that went to the rune deck.
    pub recycled: Runes,
    /// Energy that floats.
    pub energy: u32,
    /// Power that floats.
    pub power: Runes,
    /// Universal Power that floats.
    pub universal: u32,
    /// Ready Gold tokens.
    pub gold: u32,
}

/// How many ways there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ways {
    /// The number, or a number that it is at least.
    pub number: Count,
    /// Whether the search went through.
    pub whole: bool,
}

// What each domain and the universal kind give, before the runes for Energy are chosen.
struct Split {
    recycled: Runes,
    power_left: Runes,
    universal_left: u32,
    gold_left: u32,
}

impl Purse {
    /// How many distinct end states paying `cost` can have.
    ///
    /// *Says*: a rune is exhausted for Energy and recycled for Power, the one without the other or both.
    /// *Source*: Core Rules 1.4, 164.2, 357.1. *Case*: RB-P01 to RB-P05, RB-P08.
    pub fn ways(&self, cost: &Cost) -> Ways {
        let lacking = cost.energy.saturating_sub(self.energy) as usize;
        let (mut number, mut left, mut whole) = (0_u128, SUMS, true);
        let all = self.splits(cost, &mut |split| {
            let work = (lacking + 1) * DOMAINS;
            if left < work {
                whole = false;
                return false;
            }
            left -= work;
            number = number.saturating_add(self.exhaustions(&split.recycled, lacking));
            true
        });
        Ways { number: number.to_string().parse().unwrap_or_default(), whole: whole && all }
    }

    /// The end states from the `skip`th on, at most `take` of them.
    pub fn end_states(&self, cost: &Cost, skip: usize, take: usize) -> Vec<Purse> {
        let lacking = cost.energy.saturating_sub(self.energy);
        let mut found = Vec::new();
        let mut skip = skip;
        if take == 0 {
            return found;
        }
        self.splits(cost, &mut |split| {
            let mut after = self.clone();
            after.energy = self.energy.saturating_sub(cost.energy);
            after.power = split.power_left;
            after.universal = split.universal_left;
            after.gold = split.gold_left;
            self.exhaust(&split.recycled, 0, (lacking, lacking), &mut after, &mut |one| {
                if skip > 0 {
                    skip -= 1;
                } else {
                    found.push(one.clone());
                }
                found.len() < take
            })
        });
        found
    }

    /// Whether `cost` can be paid at all.
    pub fn can_pay(&self, cost: &Cost) -> bool {
        !self.end_states(cost, 0, 1).is_empty()
    }

    // Every way to split the Power among the domains, until `each` says that it is enough. True if it went through.
    fn splits(&self, cost: &Cost, each: &mut dyn FnMut(&Split) -> bool) -> bool {
        let mut given = [0; DOMAINS];
        let mut left = SPLITS;
        self.split(cost, 0, cost.all_power(), &mut given, &mut left, each)
    }

    fn split(
        &self,
        cost: &Cost,
        domain: usize,
        wanted: u32,
        given: &mut Runes,
        left: &mut usize,
        each: &mut dyn FnMut(&Split) -> bool,
    ) -> bool {
        if *left == 0 {
            return false;
        }
        *left -= 1;
        if domain == DOMAINS {
            if wanted > self.universal.saturating_add(self.gold) || !fits(cost, given) {
                return true;
            }
            let recycled = zip(given, &self.power, u32::saturating_sub);
            let power_left = zip(&self.power, given, u32::saturating_sub);
            let gold_used = wanted.saturating_sub(self.universal);
            return each(&Split {
                recycled,
                power_left,
                universal_left: self.universal.saturating_sub(wanted),
                gold_left: self.gold.saturating_sub(gold_used),
            });
        }
        let at = |runes: &Runes| runes.get(domain).copied().unwrap_or(0);
        let there = at(&self.power).saturating_add(at(&self.ready)).saturating_add(at(&self.exhausted));
        let takes = cost.power.iter().filter(|(set, _)| set & 1 << domain != 0).map(|(_, amount)| amount).sum::<u32>();
        // What the domains behind this one and the universal kind cannot give has to come from here.
        let behind = |later: usize| {
            let each = [&self.power, &self.ready, &self.exhausted].into_iter();
            each.map(|runes| runes.get(later).copied().unwrap_or(0)).fold(0, u32::saturating_add)
        };
        let rest = (domain + 1..DOMAINS).map(behind).fold(self.universal.saturating_add(self.gold), u32::saturating_add);
        for amount in wanted.saturating_sub(rest)..=wanted.min(there).min(takes) {
            if let Some(place) = given.get_mut(domain) {
                *place = amount;
            }
            if !self.split(cost, domain + 1, wanted - amount, given, left, each) {
                return false;
            }
        }
        if let Some(place) = given.get_mut(domain) {
            *place = 0;
        }
        true
    }

    // How many runes of a domain can have left the ready ones: from, to.
    fn leaving(&self, recycled: &Runes, domain: usize) -> (u32, u32) {
        let at = |runes: &Runes| runes.get(domain).copied().unwrap_or(0);
        (at(recycled).saturating_sub(at(&self.exhausted)), at(&self.ready))
    }

    // The Energy that a domain can have given where `left` runes left the ready ones: at least, at most.
    fn given(recycled: &Runes, domain: usize, left: u32) -> (u32, u32) {
        (left.saturating_sub(recycled.get(domain).copied().unwrap_or(0)), left)
    }

    // An end state says how many runes left the ready ones and how many were recycled. Its Energy lies between a least
    // and a most, every number between them is possible, and so the end states of just this Energy are those whose
    // least is not above it without those whose most is below it.
    fn exhaustions(&self, recycled: &Runes, energy: usize) -> u128 {
        let not_above = self.sums(recycled, energy, |given| given.0);
        let below = energy.checked_sub(1).map_or(0, |energy| self.sums(recycled, energy, |given| given.1));
        not_above.saturating_sub(below)
    }

    // How many choices of runes for Energy have such a sum of at most `most`. A domain gives each number of a range in
    // one way, and 0 in several where recycled runes may have been exhausted first or not.
    fn sums(&self, recycled: &Runes, most: usize, of: impl Fn((u32, u32)) -> u32) -> u128 {
        let mut sums = vec![0_u128; most + 1];
        if let Some(first) = sums.first_mut() {
            *first = 1;
        }
        for domain in 0..DOMAINS {
            let (from, to) = self.leaving(recycled, domain);
            if from > to {
                return 0;
            }
            let by = |left: u32| of(Self::given(recycled, domain, left)) as usize;
            let at_zero = (from..=to).take_while(|left| by(*left) == 0).count();
            let (least, greatest) = (by(from).max(1), by(to));
            let mut before = Vec::with_capacity(most + 2);
            let mut all = 0_u128;
            before.push(all);
            for ways in &sums {
                all += ways;
                before.push(all);
            }
            let up_to = |sum: Option<usize>| sum.and_then(|sum| before.get(sum + 1)).copied().unwrap_or(0);
            for (sum, ways) in sums.iter_mut().enumerate() {
                let range = if greatest < least {
                    0
                } else {
                    up_to(sum.checked_sub(least)) - up_to(sum.checked_sub(greatest + 1))
                };
                *ways = *ways * at_zero as u128 + range;
            }
        }
        sums.iter().sum()
    }

    fn exhaust(
        &self,
        recycled: &Runes,
        domain: usize,
        (least, most): (u32, u32),
        after: &mut Purse,
        each: &mut dyn FnMut(&Purse) -> bool,
    ) -> bool {
        if domain == DOMAINS {
            // `least` is what may still be lacking at the least, `most` what the most lets over.
            return if least == 0 { each(after) } else { true };
        }
        let (from, to) = self.leaving(recycled, domain);
        for left in from..=to {
            let (gives_least, gives_most) = Self::given(recycled, domain, left);
            if gives_least > most {
                break;
            }
            let behind: u32 = (domain + 1..DOMAINS).map(|later| self.leaving(recycled, later).1).sum();
            let needed: u32 =
                (domain + 1..DOMAINS).map(|later| Self::given(recycled, later, self.leaving(recycled, later).0).0).sum();
            if gives_most.saturating_add(behind) < least || gives_least.saturating_add(needed) > most {
                continue;
            }
            let at = |runes: &Runes| runes.get(domain).copied().unwrap_or(0);
            let set = |runes: &mut Runes, to: u32| {
                if let Some(place) = runes.get_mut(domain) {
                    *place = to;
                }
            };
            set(&mut after.ready, at(&self.ready) - left);
            set(&mut after.exhausted, (at(&self.exhausted) + left).saturating_sub(at(recycled)));
            set(&mut after.recycled, at(&self.recycled) + at(recycled));
            let rest = (least.saturating_sub(gives_most), most - gives_least);
            if !self.exhaust(recycled, domain + 1, rest, after, each) {
                return false;
            }
        }
        true
    }
}

fn zip(one: &Runes, other: &Runes, with: fn(u32, u32) -> u32) -> Runes {
    let mut both = [0; DOMAINS];
    for (place, (one, other)) in both.iter_mut().zip(one.iter().zip(other)) {
        *place = with(*one, *other);
    }
    both
}

// Whether what the domains give can be spread over what the cost asks for: for no set of domains do they give more
// than the parts that one of them may pay.
fn fits(cost: &Cost, given: &Runes) -> bool {
    (1_u8..1 << DOMAINS).all(|set| {
        let of_set = given.iter().enumerate().filter(|(domain, _)| set & 1 << domain != 0);
        let gives: u32 = of_set.map(|(_, amount)| amount).sum();
        let takes: u32 = cost.power.iter().filter(|(domains, _)| domains & set != 0).map(|(_, amount)| amount).sum();
        gives <= takes
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn purse(ready: &str, exhausted: &str, gold: u32) -> Purse {
        let runes = |text: &str| crate::games::riftbound::runes::read(text).unwrap();
        Purse { ready: runes(ready), exhausted: runes(exhausted), gold, ..Purse::default() }
    }

    fn number(purse: &Purse, cost: &str) -> usize {
        let cost = Cost::read(cost).unwrap();
        let ways = purse.ways(&cost);
        assert!(ways.whole);
        let listed = purse.end_states(&cost, 0, 10_000);
        assert_eq!(ways.number.small(), Some(listed.len()), "{purse:?} {cost}");
        listed.len()
    }

    #[test]
    fn the_numbers_of_the_cases() {
        let five = purse("4R1B", "", 0);
        assert_eq!(["3", "5", "3B", "5B"].map(|cost| number(&five, cost)), [2, 1, 2, 1]);
        assert_eq!(["3", "5", "3B", "5B"].map(|cost| number(&purse("3R1B", "", 0), cost)), [2, 0, 2, 0]);
        assert_eq!(["4B", "8BB"].map(|cost| number(&purse("5R2B", "", 0), cost)), [4, 0]);
        assert_eq!(number(&purse("8R", "2B", 0), "8BB"), 1);
        assert_eq!(number(&purse("8R1B", "", 1), "8BB"), 2);
        assert_eq!(["2(RB)[A]", "1(RB)"].map(|cost| number(&purse("1R2G", "", 0), cost)), [2, 2]);
        assert_eq!(number(&purse("3G", "", 0), "1(RB)"), 0);
        assert_eq!(number(&purse("4R", "", 0), "4[A][A]"), 1);
    }

    #[test]
    fn what_is_too_much_to_count_is_said() {
        let huge = purse("99R99G99B99O99P99Y", "", 0);
        let mut cost = Cost::energy(300);
        cost.add_power(crate::games::riftbound::cost::ANY, 60);
        assert!(!huge.ways(&cost).whole);
        assert_eq!(huge.end_states(&cost, 0, 12).len(), 12);
    }
}
