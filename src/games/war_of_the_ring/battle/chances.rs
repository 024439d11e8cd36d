use crate::games::war_of_the_ring::regions::Site;
use crate::ruling::{Arg, Told};
use crate::words::Lang;
use std::fmt;

/// A fraction in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    over: u64,
    under: u64,
}

impl Fraction {
    /// `over / under` in lowest terms; 0 under the line counts as 1.
    pub fn of(over: u64, under: u64) -> Fraction {
        let divisor = num_integer::gcd(over, under.max(1)).max(1);
        Fraction { over: over / divisor, under: under.max(1) / divisor }
    }

    /// What is left to the whole.
    pub fn rest(self) -> Fraction {
        Fraction::of(self.under.saturating_sub(self.over), self.under)
    }

    /// In a thousandth, rounded down, to give an idea of it.
    pub fn per_mille(self) -> u64 {
        self.over.saturating_mul(1000) / self.under
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.under == 1 { write!(f, "{}", self.over) } else { write!(f, "{}/{}", self.over, self.under) }
    }
}

impl Told for Fraction {
    fn arg(&self) -> Arg {
        Arg::Key(self.to_string().into())
    }
    fn specimen(nth: usize) -> Fraction {
        Fraction::of(2 * u64::try_from(nth).unwrap_or(0) + 7001, 2048)
    }
    fn trace(&self, _: Lang) -> Option<String> {
        Some(self.to_string())
    }
}

/// The least number on a die that hits.
///
/// # Says
/// Five and more hit. An attacker needs a six against a City or Fortification in the first round, and in every round of a
/// siege.
/// # Source
/// Second edition, p.29 (CB7), p.31 (CB4, CB5).
/// # Case
/// B01, B02.
pub fn targets(site: Site, siege: bool, first_round: bool) -> (u64, u64) {
    let walls = matches!(site, Site::City | Site::Fortification) && first_round;
    let besieges = site == Site::Stronghold && siege;
    (if walls || besieges { 6 } else { 5 }, 5)
}

fn choose(of: u64, some: u64) -> u64 {
    (1..=some).fold(1, |product, k| product * (of - some + k) / k)
}

/// How likely each number of hits is: `dice` dice that hit from `target` on, as many failed ones of them rolled again as
/// `rerolls` says; both at most five.
///
/// # Says
/// The sum over the hits of the first roll: so many of the dice, then the rest of the hits out of the failed dice that are
/// rolled again.
/// # Source
/// Follows from second edition, p.28-29 (CB1, CB2).
/// # Case
/// B04.
pub fn hits(dice: u64, rerolls: u64, target: u64) -> Vec<Fraction> {
    let (dice, rerolls) = (dice.min(5), rerolls.min(5).min(dice));
    let (hit, miss, sides) = (7_u64.saturating_sub(target), target.saturating_sub(1), 6_u64);
    let power = |base: u64, exponent: u64| (0..exponent).fold(1_u64, |product, _| product * base);
    let mut chances = vec![0_u64; usize::try_from(dice).unwrap_or(0) + 1];
    for first in 0..=dice {
        let again = rerolls.min(dice - first);
        let way = choose(dice, first) * power(hit, first) * power(miss, dice - first) * power(sides, rerolls - again);
        for second in 0..=again {
            let ways = way * choose(again, second) * power(hit, second) * power(miss, again - second);
            if let Some(chance) = usize::try_from(first + second).ok().and_then(|at| chances.get_mut(at)) {
                *chance += ways;
            }
        }
    }
    let all = power(sides, dice + rerolls);
    chances.into_iter().map(|ways| Fraction::of(ways, all)).collect()
}

/// The mean number of hits.
pub fn mean(dice: u64, rerolls: u64, target: u64) -> Fraction {
    let all = hits(dice, rerolls, target);
    // Over one line: the denominators are all powers of 2 and 3 that divide the largest possible.
    let under = 6_u64.pow(10);
    let over = (0_u64..).zip(&all).fold(0, |sum, (hits, chance)| sum + hits * chance.over * (under / chance.under));
    Fraction::of(over, under)
}

/// How likely a Hunt roll succeeds: dice, the least number that succeeds, re-rolls, and the chance.
///
/// # Says
/// As many dice as lie in the box, at most five; each Free Peoples die there adds one to each, while a natural 1 fails
/// always. Then one die is rolled again for each of up to three conditions in the Ring-bearers' region.
/// # Source
/// Second edition, p.40-41 (HU3); the chance follows.
/// # Case
/// U03, U04.
pub fn hunt(in_box: u64, free_dice: u64, conditions: u64) -> (u64, u64, u64, Fraction) {
    let dice = in_box.min(5);
    let target = 6_u64.saturating_sub(free_dice).max(2);
    let rerolls = conditions.min(3).min(dice);
    let rolls = u32::try_from(dice + rerolls).unwrap_or(0);
    let (fails, all) = ((target - 1).pow(rolls), 6_u64.pow(rolls));
    (dice, target, rerolls, Fraction::of(all - fails, all))
}

#[cfg(test)]
mod tests {
    use super::*;

    // Every roll and every roll again, one after the other.
    fn rolled(dice: u64, rerolls: u64, target: u64) -> Vec<u64> {
        let rolls = |n: u64| (0..6_u64.pow(n as u32)).map(move |code| (0..n).map(|k| code / 6_u64.pow(k as u32) % 6 + 1).collect::<Vec<u64>>());
        let mut counts = vec![0; dice as usize + 1];
        for roll in rolls(dice) {
            let first = roll.iter().filter(|face| **face >= target).count();
            let again = rerolls.min(dice - first as u64);
            for second in rolls(rerolls) {
                // What is not rolled again does not count; it only keeps the number of ways even.
                let more = second.iter().take(again as usize).filter(|face| **face >= target).count();
                counts[first + more] += 1;
            }
        }
        counts
    }

    #[test]
    fn the_chances_agree_with_rolling_every_die() {
        for (dice, rerolls, target) in [(1, 0, 5), (1, 1, 5), (2, 1, 6), (3, 2, 5), (3, 3, 6), (4, 2, 5), (4, 1, 6)] {
            let all = 6_u64.pow((dice + rerolls) as u32);
            let counts = rolled(dice, rerolls, target);
            let fractions: Vec<Fraction> = counts.iter().map(|ways| Fraction::of(*ways, all)).collect();
            assert_eq!(hits(dice, rerolls, target), fractions, "{dice} {rerolls} {target}");
            let sum = counts.iter().enumerate().map(|(hits, ways)| hits as u64 * ways).sum();
            assert_eq!(mean(dice, rerolls, target), Fraction::of(sum, all), "{dice} {rerolls} {target}");
        }
    }

    #[test]
    fn the_means_that_are_known() {
        for (dice, rerolls, target, mean_hits) in
            [(5, 0, 5, "5/3"), (5, 1, 5, "1457/729"), (5, 2, 5, "563/243"), (5, 3, 5, "209/81"), (5, 5, 5, "25/9"), (5, 0, 6, "5/6"), (5, 5, 6, "55/36")]
        {
            assert_eq!(mean(dice, rerolls, target).to_string(), mean_hits);
        }
    }

    #[test]
    fn the_hunt_agrees_with_rolling_every_die() {
        for in_box in 0..=4 {
            for free_dice in 0..=5 {
                for conditions in 0..=3 {
                    let (dice, target, rerolls, chance) = hunt(in_box, free_dice, conditions);
                    let rolls = dice + rerolls;
                    let all = 6_u64.pow(rolls as u32);
                    let succeeds = |face: u64| face != 1 && face + free_dice >= 6;
                    let fails = (0..all).filter(|code| (0..rolls).all(|k| !succeeds(code / 6_u64.pow(k as u32) % 6 + 1))).count();
                    assert_eq!(chance, Fraction::of(all - fails as u64, all), "{in_box} {free_dice} {conditions} {target}");
                }
            }
        }
    }
}
