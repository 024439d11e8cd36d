//! The picture of a payment: each way to pay a cost, with the runes that give its Energy and its Power, and what is left.

use crate::games::riftbound::cost::{Cost, DOMAINS};
use crate::games::riftbound::paying_says::Pays;
use crate::games::riftbound::payment::{Purse, Runes};
use crate::games::riftbound::prompts;
use crate::games::riftbound::rulebook_core::{PAY, RUNES};
use crate::games::riftbound::state::Paid;
use crate::ruling::{Disc, Piece, Stands, Table, TableCell, TableRow};
use crate::words::Count;

/// So many ways are drawn.
const DRAWN: usize = 4;

/// What the runes of a way to pay do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Exhausted for Energy.
    pub energy: Runes,
    /// Recycled for Power.
    pub power: Runes,
    /// Of those recycled, exhausted for Energy first.
    pub both: Runes,
}

/// The ways to pay for a spell, the one that was taken ticked; `None` where there is nothing to pay.
///
/// *Says*: a rune is exhausted for Energy and recycled for Power, the one without the other or both.
/// *Source*: Core Rules 1.4, 164.2, 357.1.
pub fn ways_to_pay(spell: &Piece, cost: &Cost, before: &Purse, taken: Option<&Paid>) -> Option<Table> {
    if cost.energy == 0 && cost.power.is_empty() {
        return None;
    }
    let ways = before.ways(cost).number;
    if ways.is_zero() {
        return None;
    }
    let title = Pays::Ways { spell: spell.clone(), cost: cost.clone(), ways: ways.clone() };
    let mut table = Table::of(title.says(), &[&RUNES, &PAY]);
    let power = cost.all_power();
    let heads = [
        (cost.energy > 0).then(|| Pays::Energy { energy: cost.energy.into() }),
        (power > 0).then(|| Pays::Power { cost: Cost { energy: 0, discards: 0, ..cost.clone() } }),
        Some(Pays::Left),
    ];
    table.heads = heads.into_iter().flatten().map(|head| (head.says(), None)).collect();
    for (nth, after) in before.end_states(cost, 0, DRAWN).iter().enumerate() {
        let way = way(before, after, cost);
        let floats = cost.energy.min(before.energy);
        let energy = cell(Pays::Runes { runes: prompts::Runes(way.energy), floats: floats.into() }, &[(&way.energy, Stands::Tilted)]);
        let gold = before.gold.saturating_sub(after.gold);
        let floats = power.saturating_sub(way.power.iter().sum::<u32>()).saturating_sub(gold);
        let says = Pays::Recycled {
            runes: prompts::Runes(way.power),
            both: prompts::Runes(way.both),
            gold: gold.into(),
            floats: floats.into(),
        };
        let fresh = less(&way.power, &way.both);
        let recycled = cell(says, &[(&way.both, Stands::TiltedAway), (&fresh, Stands::Away)]);
        let says = Pays::LeftOver { ready: prompts::Runes(after.ready), exhausted: prompts::Runes(after.exhausted) };
        let left = cell(says, &[(&after.ready, Stands::Upright), (&after.exhausted, Stands::Tilted)]);
        let cells = [(cost.energy > 0).then_some(energy), (power > 0).then_some(recycled), Some(left)];
        let mut cells: Vec<TableCell> = cells.into_iter().flatten().collect();
        let is_taken = taken.is_some_and(|paid| paid.cost == *cost && paid.after == *after);
        if let (true, Some(first)) = (is_taken, cells.first_mut()) {
            first.marked = true;
        }
        let way = Count::from(nth + 1);
        table.rows.push(TableRow { says: Pays::Way { way }.says(), cells, idle: taken.is_some() && !is_taken });
    }
    let drawn = Count::from(table.rows.len());
    if drawn < ways {
        table.below = Some(Pays::Drawn { drawn, ways }.says());
    }
    Some(table)
}

fn cell(says: Pays, discs: &[(&Runes, Stands)]) -> TableCell {
    let mut cell = TableCell::of(says.says(), false);
    for (runes, stands) in discs {
        for (domain, count) in runes.iter().enumerate().filter(|(_, count)| **count > 0) {
            let (short, name) = (Pays::Domain { domain: domain.into() }, Pays::DomainName { domain: domain.into() });
            cell.discs.push(Disc { short: short.says(), name: name.says(), stands: *stands, count: (*count).into() });
        }
    }
    cell
}

/// Which runes gave what on the way from one purse to another: of those that left the ready ones, as many give Energy as
/// is asked for, the first domains first; one that was recycled as well only where no other was there.
pub fn way(before: &Purse, after: &Purse, cost: &Cost) -> Way {
    let left = less(&before.ready, &after.ready);
    let power = less(&after.recycled, &before.recycled);
    let at = |runes: &Runes, domain: usize| runes.get(domain).copied().unwrap_or(0);
    let mut lacking = cost.energy.saturating_sub(before.energy);
    let mut energy = Runes::default();
    // At least what left the ready ones and was not recycled; then what both was exhausted and recycled.
    for asks_more in [false, true] {
        for (domain, gives) in energy.iter_mut().enumerate() {
            let kept = at(&left, domain).saturating_sub(at(&power, domain));
            let most = if asks_more { at(&left, domain) - *gives } else { kept };
            let more = most.min(lacking);
            *gives += more;
            lacking -= more;
        }
    }
    let mut both = Runes::default();
    for (domain, both) in both.iter_mut().enumerate() {
        let kept = at(&left, domain).saturating_sub(at(&power, domain));
        *both = at(&energy, domain).saturating_sub(kept).min(at(&power, domain));
    }
    Way { energy, power, both }
}

fn less(from: &Runes, by: &Runes) -> Runes {
    let mut rest = [0; DOMAINS];
    for (place, (from, by)) in rest.iter_mut().zip(from.iter().zip(by)) {
        *place = from.saturating_sub(*by);
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_gives_the_cost_and_comes_to_its_end_state() {
        let runes = |text: &str| crate::games::riftbound::runes::read(text).unwrap();
        for (ready, exhausted, cost) in [("6R2B", "", "3B"), ("4R1B", "", "5B"), ("8R", "2B", "8BB"), ("2R2G2B", "1R1B", "3(RB)[A]")] {
            let before = Purse { ready: runes(ready), exhausted: runes(exhausted), ..Purse::default() };
            let cost = Cost::read(cost).unwrap();
            let all = before.end_states(&cost, 0, 1000);
            assert!(!all.is_empty());
            for after in all {
                let way = way(&before, &after, &cost);
                let sum = |runes: &Runes| runes.iter().sum::<u32>();
                assert_eq!((sum(&way.energy), sum(&way.power)), (cost.energy, cost.all_power()), "{ready} {cost:?}");
                for domain in 0..DOMAINS {
                    // A rune is left ready, left exhausted, or recycled.
                    assert!(way.both[domain] <= way.power[domain] && way.both[domain] <= way.energy[domain]);
                    assert!(way.energy[domain] <= before.ready[domain] - after.ready[domain]);
                    let stays = before.ready[domain] + before.exhausted[domain] - way.power[domain];
                    assert_eq!(stays, after.ready[domain] + after.exhausted[domain]);
                }
            }
        }
    }
}
