use crate::games::war_of_the_ring::army::Army;
use crate::games::war_of_the_ring::players::Power;
use crate::words::{Count, Int};
use num_integer::Integer;

/// What is still to be removed from a mixed Army.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToGo {
    /// So many of the first player's units and so many of the second's; each chooses his own figures.
    Each(Count, Count),
    /// So many of the whole Army, as one player chooses.
    OfAll(Count),
}

/// Says who may control a mixed Army once units have been removed from it: one player if it is certain.
///
/// # Says
/// Units first, then Elites, then the Leading Player. Who removes a unit chooses between Regulars and Elites (and,
/// where he chooses for the whole Army, between the two players' units), so the numbers that are left are ranges.
/// # Source
/// Follows from second edition, p.46 (MX3, MX5) and p.26 (ST1).
/// # Case
/// K09/b, K09/c, W-N06, W-N14.
pub fn may_control_afterwards(one: &Army, other: &Army, leading: Power, to_go: &ToGo) -> Vec<Power> {
    let (one_may, other_may) = match to_go {
        ToGo::Each(ones, others) => after_losing(one, other, leading, ones, others),
        ToGo::OfAll(amount) => after_losing_of_all(one, other, leading, amount),
    };
    [(one_may, one.power), (other_may, other.power)].into_iter().filter(|(may, _)| *may).map(|(_, power)| power).collect()
}

// Whether each may end in control when one loses `ones` units and the other `others`.
fn after_losing(one: &Army, other: &Army, leading: Power, ones: &Count, others: &Count) -> (bool, bool) {
    let left = &one.units().int() - &ones.int();
    let lead = &left - &(&other.units().int() - &others.int());
    if lead != Int::zero() {
        return (!lead.is_negative(), lead.is_negative());
    }
    let (one_least, one_most) = elites_left(one, ones);
    let (other_least, other_most) = elites_left(other, others);
    let may_tie = one_least <= other_most && other_least <= one_most;
    (
        one_most > other_least || (may_tie && leading == one.power),
        other_most > one_least || (may_tie && leading == other.power),
    )
}

// The least and the most Elites that are left when `losses` units of the player's choice go; every number between
// them can be had as well.
fn elites_left(army: &Army, losses: &Count) -> (Count, Count) {
    let beyond_regulars = losses.minus(&army.regulars).unwrap_or_default();
    (army.elites.minus(losses).unwrap_or_default(), army.elites.minus(&beyond_regulars).unwrap_or_default())
}

// The same when `amount` units go out of the whole Army: x of the first player's and the rest of the second's.
fn after_losing_of_all(one: &Army, other: &Army, leading: Power, amount: &Count) -> (bool, bool) {
    let least = amount.minus(&other.units()).unwrap_or_default();
    let most = one.units().min(amount.clone());
    // The first player's lead after losing x: his units less the other's, plus the amount, less 2 x.
    let whole = &(&one.units().int() - &other.units().int()) + &amount.int();
    let lead = |x: &Count| &whole - &(x + x).int();
    let mut one_may = lead(&least) > Int::zero();
    let mut other_may = lead(&most).is_negative();
    if let Some(even) = even_half(&whole).filter(|x| *x >= least && *x <= most) {
        let (ties_for_one, ties_for_other) =
            after_losing(one, other, leading, &even, &amount.minus(&even).unwrap_or_default());
        one_may |= ties_for_one;
        other_may |= ties_for_other;
    }
    (one_may, other_may)
}

fn even_half(number: &Int) -> Option<Count> {
    let (half, odd) = number.big().div_rem(&2.into());
    if odd != num_bigint::BigInt::ZERO { None } else { Int::from(half).count() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::war_of_the_ring::control::controls_the_mixed_army;

    fn army(power: Power, regulars: u64, elites: u64) -> Army {
        Army { power, regulars: Count::from(regulars), elites: Count::from(elites) }
    }

    // Each figure by itself, sorted: an independent count of who controls.
    fn sorted(figures: &[(Power, bool)], leading: Power) -> Power {
        let of = |power: Power| figures.iter().filter(|(owner, _)| *owner == power).collect::<Vec<_>>();
        let mut rank: Vec<(usize, usize, bool, Power)> = [Power::Gondor, Power::Rohan]
            .into_iter()
            .map(|power| {
                let his = of(power);
                (his.len(), his.iter().filter(|(_, elite)| *elite).count(), power == leading, power)
            })
            .collect();
        rank.sort();
        rank.last().unwrap().3
    }

    fn pieces(power: Power, regulars: u64, elites: u64) -> Vec<(Power, bool)> {
        let regulars = (0..regulars).map(|_| (power, false));
        regulars.chain((0..elites).map(|_| (power, true))).collect()
    }

    #[test]
    fn control_agrees_with_sorting_figure_by_figure() {
        for code in 0..6_u64.pow(4) {
            let digit = |place: u32| code / 6_u64.pow(place) % 6;
            let [a, b, c, d] = [digit(0), digit(1), digit(2), digit(3)];
            let mut figures = pieces(Power::Gondor, a, b);
            figures.extend(pieces(Power::Rohan, c, d));
            for leading in [Power::Gondor, Power::Rohan] {
                let control = controls_the_mixed_army(&army(Power::Gondor, a, b), &army(Power::Rohan, c, d), leading);
                assert_eq!(control.power, sorted(&figures, leading), "{a} {b} {c} {d} {leading:?}");
            }
        }
    }

    // Every way to remove figures, tried one after the other.
    fn all_ways([a, b, c, d]: [u64; 4], leading: Power, allowed: impl Fn(u64, u64) -> bool) -> Vec<Power> {
        let mut seen = Vec::new();
        for (w, x, y, z) in (0..=a)
            .flat_map(|w| (0..=b).flat_map(move |x| (0..=c).flat_map(move |y| (0..=d).map(move |z| (w, x, y, z)))))
        {
            if allowed(w + x, y + z) {
                let mut figures = pieces(Power::Gondor, a - w, b - x);
                figures.extend(pieces(Power::Rohan, c - y, d - z));
                let controller = sorted(&figures, leading);
                if !seen.contains(&controller) {
                    seen.push(controller);
                }
            }
        }
        seen.sort();
        seen
    }

    #[test]
    fn what_may_come_of_a_removal_agrees_with_trying_every_way() {
        for code in 0..5_u64.pow(4) {
            let digit = |place: u32| code / 5_u64.pow(place) % 5;
            let counts = [digit(0), digit(1), digit(2), digit(3)];
            let [a, b, c, d] = counts;
            let (one, other) = (army(Power::Gondor, a, b), army(Power::Rohan, c, d));
            for leading in [Power::Gondor, Power::Rohan] {
                for total in 0..=(a + b + c + d).min(7) {
                    let to_go = ToGo::OfAll(Count::from(total));
                    let ways = all_ways(counts, leading, |ones, others| ones + others == total);
                    let may = may_control_afterwards(&one, &other, leading, &to_go);
                    assert_eq!(may, ways, "{counts:?} {leading:?} {to_go:?}");
                }
                for (ones, others) in [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (2, 2), (3, 2), (3, 3), (4, 4)] {
                    if ones > a + b || others > c + d {
                        continue;
                    }
                    let to_go = ToGo::Each(Count::from(ones), Count::from(others));
                    let ways = all_ways(counts, leading, |x, y| x == ones && y == others);
                    let may = may_control_afterwards(&one, &other, leading, &to_go);
                    assert_eq!(may, ways, "{counts:?} {leading:?} {to_go:?}");
                }
            }
        }
    }
}
