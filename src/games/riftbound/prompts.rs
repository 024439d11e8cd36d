//! What has to be decided next, with every answer, the forbidden ones too.

use crate::games::riftbound::acts::{CHOOSE, ELECT, KEEP, PAY_WAY, REMAKE, SPEND};
use crate::games::riftbound::choices::{Chooser, MOST_LISTED};
use crate::games::riftbound::cost::Cost;
use crate::games::riftbound::execute::name_of;
use crate::games::riftbound::own_cost::{buffed, may_spend, not_asked, settled_ways};
use crate::games::riftbound::payment::{Purse, Ways};
use crate::games::riftbound::affordable::{can_still_be_paid, total_of};
use crate::games::riftbound::playing::{may_choose, may_elect, open_payment};
use crate::games::riftbound::renew::ways_from as ways_to_remake;
use crate::games::riftbound::runes;
use crate::games::riftbound::says::Says;
use crate::games::riftbound::seats::player;
use crate::games::riftbound::state::{Execution, Paid, Pending, State, seat_id};
use crate::play::Refusal;
use crate::ruling::{Act, ActArg, Choice, NumberAsked, OptionId, Piece, Prompt, Says as Told};
use crate::words::{Count, Map};

/// A way to pay can be named up to this number.
pub const MOST_WAYS: usize = 10_000;
/// So many ways to pay are listed.
const LISTED_WAYS: usize = 12;
/// So many elections are listed.
pub const LISTED_ELECTIONS: usize = 32;

/// The decision that is due.
pub fn next(state: &State) -> Option<Prompt> {
    if let Some(pending) = state.pending.as_ref().filter(|pending| pending.spends.is_none()) {
        return Some(asks_buff(state, pending));
    }
    if let Some(pending) = &state.pending {
        return Some(if pending.elected.is_none() { asks_repeat(state, pending) } else { asks_choices(state, pending) });
    }
    if let Some(renewal) = &state.renewal {
        return asks_new_choices(state, renewal);
    }
    let seat = state.items.last().filter(|item| item.paid.is_some())?.owner;
    asks_payment(state, &open_payment(state, seat)?, seat)
}

fn asks_buff(state: &State, pending: &Pending) -> Prompt {
    let choice = |of: Option<Piece>| {
        let id = of.as_ref().map(|piece| &piece.id);
        let with = may_spend(state, pending, id);
        let gives = with.as_ref().ok().and_then(|with| total_of(state, with, &[]).options.into_iter().next());
        let key = id.map_or("none", |id| id.as_str());
        Choice {
            id: option(key),
            act: Act::of(seat_id(pending.seat), SPEND).with("piece", ActArg::Text(key.to_owned())).answering(SPEND),
            why: with.err().map(|refusal| refusal.why).unwrap_or_default(),
            gives: gives.map(|cost| Says::FoundCost { cost }.says()),
            says: of.map_or(Says::SpendsNone, |piece| Says::SpendsOf { piece }).says(),
        }
    };
    let units = buffed(state, pending.seat).map(|thing| Some(thing.piece.clone()));
    Prompt {
        key: SPEND,
        seat: Some(seat_id(pending.seat)),
        asks: Says::AsksBuff { spell: pending.piece.clone() }.says(),
        choices: [None].into_iter().chain(units).map(choice).collect(),
        number: None,
    }
}

/// The elections of a spell, fewest instances first; bounded.
pub fn elections(pending: &Pending) -> Vec<Vec<usize>> {
    let instances = pending.instances.len();
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    for size in 1..=instances {
        let mut picked = Vec::new();
        subsets(instances, size, 0, &mut picked, &mut all);
    }
    all
}

/// How many elections there are: each instance or not.
pub fn how_many_elections(instances: usize) -> u64 {
    1_u64.checked_shl(u32::try_from(instances).unwrap_or(u32::MAX)).unwrap_or(u64::MAX)
}

/// The election with this number, from 1, in the order of [`elections`].
pub fn nth_election(instances: usize, number: u64) -> Option<Vec<usize>> {
    let choose = |of: usize, take: usize| (0..take).fold(1_u64, |all, nth| all * (of - nth) as u64 / (nth as u64 + 1));
    let mut left = number.checked_sub(1)?;
    for size in 0..=instances.min(crate::games::riftbound::table::MOST_INSTANCES) {
        let there = choose(instances, size);
        if left >= there {
            left -= there;
            continue;
        }
        let (mut picked, mut from) = (Vec::new(), 0);
        while picked.len() < size {
            let behind = choose(instances - from - 1, size - picked.len() - 1);
            if left < behind {
                picked.push(from);
            } else {
                left -= behind;
            }
            from += 1;
        }
        return Some(picked);
    }
    None
}

fn subsets(of: usize, size: usize, from: usize, picked: &mut Vec<usize>, all: &mut Vec<Vec<usize>>) {
    if picked.len() == size {
        all.push(picked.clone());
        return;
    }
    for next in from..of {
        if all.len() >= LISTED_ELECTIONS {
            return;
        }
        picked.push(next);
        subsets(of, size, next + 1, picked, all);
        picked.pop();
    }
}

/// An election as files write it: `none`, `1+2`.
pub fn key_of(elected: &[usize]) -> String {
    let numbers: Vec<String> = elected.iter().map(|place| (place + 1).to_string()).collect();
    if numbers.is_empty() { "none".to_owned() } else { numbers.join("+") }
}

fn option(text: &str) -> OptionId {
    OptionId::new(text).unwrap_or_else(|_| OptionId::from("other"))
}

/// What electing gives: the cost, how often it is executed, how many ways there are to pay.
pub struct Row {
    /// The cost, the first of those that discounts leave.
    pub cost: Cost,
    /// How many executions.
    pub executions: usize,
    /// In how many ways it can be paid.
    pub ways: Ways,
    /// What stands against it.
    pub against: Option<Refusal>,
}

/// What electing gives.
pub fn row(state: &State, pending: &Pending, elected: &[usize]) -> Row {
    // A buff that may still be spent is, where nothing else pays for it.
    let settled = settled_ways(state, pending).into_iter().find(|settled| may_elect(state, settled, elected).is_ok());
    let pending = settled.as_ref().filter(|_| pending.spends.is_none()).unwrap_or(pending);
    let total = total_of(state, pending, elected);
    let purse = state.purse(pending.seat);
    let mut ways = Ways { number: Count::zero(), whole: true };
    let against = may_elect(state, pending, elected).err();
    for cost in total.options.iter().filter(|_| against.is_none()) {
        let more = purse.ways(cost);
        ways = Ways { number: &ways.number + &more.number, whole: ways.whole && more.whole };
    }
    Row { cost: total.options.into_iter().next().unwrap_or_default(), executions: elected.len() + 1, ways, against }
}

/// The row in words.
pub fn row_says(pending: &Pending, row: &Row, elected: &[usize]) -> Told {
    // Which instances is worth saying only where there are several.
    let said = if pending.instances.len() > 1 { elected } else { &[] };
    let instances: Vec<Count> = said.iter().map(|place| Count::from(place + 1)).collect();
    let spell = pending.piece.clone();
    let (cost, executions) = (row.cost.clone(), Count::from(row.executions));
    if row.against.is_some() {
        return Says::RowCannot { spell, instances, cost, executions }.says();
    }
    Says::Row { instances, cost, executions, ways: row.ways.number.clone(), whole: row.ways.whole }.says()
}

fn asks_repeat(state: &State, pending: &Pending) -> Prompt {
    let choice = |elected: Vec<usize>| {
        let row = row(state, pending, &elected);
        let key = key_of(&elected);
        let act = Act::of(seat_id(pending.seat), ELECT).with("repeat", ActArg::Text(key.clone())).answering(ELECT);
        Choice {
            id: option(&key),
            says: Says::ElectionIs { instances: elected.iter().map(|place| Count::from(place + 1)).collect() }.says(),
            act,
            why: row.against.as_ref().map(|refusal| refusal.why.clone()).unwrap_or_default(),
            gives: Some(row_says(pending, &row, &elected)),
        }
    };
    let listed = elections(pending);
    let all = Count::from(how_many_elections(pending.instances.len()));
    let more = all > Count::from(listed.len());
    let spell = pending.piece.clone();
    let asks = match more {
        true => Says::AsksRepeatOfMany { spell, listed: listed.len().into(), elections: all.clone() },
        false => Says::AsksRepeat { spell },
    };
    let number = more.then(|| by_number(Act::of(seat_id(pending.seat), ELECT).answering(ELECT), Says::NumberOfElection, all));
    Prompt {
        key: ELECT,
        seat: Some(seat_id(pending.seat)),
        asks: asks.says(),
        choices: listed.into_iter().map(choice).collect(),
        number,
    }
}

/// The values by which a deed names choices.
fn targets(execution: &Execution) -> ActArg {
    let slot = |chosen: &Vec<crate::games::riftbound::state::Chosen>| {
        ActArg::List(chosen.iter().map(|one| ActArg::from(&one.id)).collect())
    };
    ActArg::List(execution.chosen.iter().map(slot).collect())
}

fn names(state: &State, execution: &Execution) -> Vec<Piece> {
    execution.chosen.iter().flatten().map(|one| name_of(state, &one.id)).collect()
}

fn mode_says(pending: &Pending, execution: &Execution, state: &State) -> Told {
    let mode = Count::from(execution.mode + 1);
    let modes = pending.spell.text.modes.len() > 1;
    Says::ChoiceIs { mode: if modes { Some(mode) } else { None }, chosen: names(state, execution) }.says()
}

fn asks_choices(state: &State, pending: &Pending) -> Prompt {
    let chooser = Chooser { state, seat: pending.seat, item: &pending.piece.id };
    let taken: Vec<usize> = pending.executions.iter().map(|one| one.mode).collect();
    let (ways, whole) = chooser.ways(&pending.spell, if pending.spell.differ { &taken } else { &[] });
    let choice = |(place, execution): (usize, Execution)| {
        let act = Act::of(seat_id(pending.seat), CHOOSE)
            .with("mode", ActArg::Text((execution.mode + 1).to_string()))
            .with("targets", targets(&execution))
            .answering(CHOOSE);
        let against = may_choose(state, pending, &execution);
        let gives = against.as_ref().ok().and_then(|(_, total)| total.options.first().cloned());
        Choice {
            id: option(&(place + 1).to_string()),
            says: mode_says(pending, &execution, state),
            act,
            why: against.err().map(|refusal| refusal.why).unwrap_or_default(),
            gives: gives.map(|cost| Says::FoundCost { cost }.says()),
        }
    };
    let without: &[usize] = if pending.spell.differ { &taken } else { &[] };
    let act = Act::of(seat_id(pending.seat), CHOOSE).answering(CHOOSE);
    let (listed, spell) = (Count::from(ways.len()), pending.piece.clone());
    let many = (!whole).then(|| chooser.how_many_ways(&pending.spell, without));
    let by_its_number = many.map(|(ways, _)| by_number(act, Says::NumberOfChoice, ways.into()));
    let number = Count::from(pending.executions.len() + 1);
    let of = Count::from(pending.elected.as_ref().map_or(1, |elected| elected.len() + 1));
    Prompt {
        key: CHOOSE,
        seat: Some(seat_id(pending.seat)),
        asks: match many {
            Some((ways, whole)) => Says::AsksChoicesOfMany { spell, number, of, listed, ways: ways.into(), whole },
            None => Says::AsksChoices { spell, number, of },
        }
        .says(),
        choices: ways.into_iter().enumerate().map(choice).collect(),
        number: by_its_number,
    }
}

fn asks_new_choices(state: &State, renewal: &crate::games::riftbound::state::Renewal) -> Option<Prompt> {
    let item = state.item(&renewal.item)?;
    let (ways, whole) = ways_to_remake(state, item, (0, MOST_LISTED));
    let (player, spell) = (player(renewal.seat), item.piece.clone());
    let seat = seat_id(renewal.seat);
    let mut choices = vec![Choice {
        id: OptionId::from(KEEP),
        says: Says::KeepsChoices.says(),
        act: Act::of(seat.clone(), KEEP).answering(REMAKE),
        why: Vec::new(),
        gives: None,
    }];
    for (place, way) in ways.into_iter().enumerate() {
        let executions = way.executions.iter().map(|execution| {
            let mut map = Map::new();
            map.insert("mode".to_owned(), ActArg::Text((execution.mode + 1).to_string()));
            map.insert("targets".to_owned(), targets(execution));
            ActArg::Map(map)
        });
        let chosen = way.executions.iter().flat_map(|execution| names(state, execution)).collect();
        choices.push(Choice {
            id: option(&(place + 1).to_string()),
            says: Says::RemadeAs { chosen }.says(),
            act: Act::of(seat.clone(), REMAKE).with("executions", ActArg::List(executions.collect())).answering(REMAKE),
            why: Vec::new(),
            gives: None,
        });
    }
    Some(Prompt {
        key: REMAKE,
        seat: Some(seat),
        asks: match whole {
            true => Says::AsksNewChoices { player, spell },
            false => Says::AsksNewChoicesOfMany { player, spell, listed: MOST_LISTED.into() },
        }
        .says(),
        choices,
        number: (!whole).then(|| {
            let act = Act::of(seat_id(renewal.seat), REMAKE).answering(REMAKE);
            by_number(act, Says::NumberOfChoice, crate::games::riftbound::choices::MOST_NUMBERED.into())
        }),
    })
}

// An answer that is named by its number.
fn by_number(act: Act, says: Says, most: Count) -> NumberAsked {
    NumberAsked { windows: Vec::new(), says: says.says(), act, arg: "nth", least: Count::one(), most: Some(most), offered: Vec::new() }
}

// The other spells of the hand that could still be paid, unrepeated, with what this way leaves.
fn still_pays(state: &State, seat: usize, after: &Purse) -> Option<Told> {
    let mut then = state.clone();
    then.set_purse(seat, after.clone());
    let hand = crate::games::riftbound::state::zone_of(seat, "hand");
    let in_hand: Vec<_> = then.things.iter().filter(|thing| thing.at == hand && thing.spell.is_some()).collect();
    if in_hand.is_empty() {
        return None;
    }
    let pays = |thing: &&&crate::games::riftbound::state::Thing| {
        fresh(&then, thing).is_some_and(|pending| can_still_be_paid(&then, &pending, &[]))
    };
    let spells = in_hand.iter().filter(pays).map(|thing| thing.piece.clone()).collect();
    Some(Says::StillPays { spells }.says())
}

/// A spell of a hand as if it were being played.
pub fn fresh(state: &State, thing: &crate::games::riftbound::state::Thing) -> Option<Pending> {
    let spell = thing.spell.clone()?;
    let seat = thing.owner;
    let instances = crate::games::riftbound::pipeline::instances(state, &spell, seat);
    let (piece, spends) = (thing.piece.clone(), not_asked(state, &spell, seat));
    Some(Pending {
        piece,
        spell,
        seat,
        instances,
        elected: None,
        executions: Vec::new(),
        kills: Vec::new(),
        spends,
        source: None,
    })
}

fn asks_payment(state: &State, paid: &Paid, seat: usize) -> Option<Prompt> {
    let ways = paid.before.ways(&paid.cost);
    if ways.number <= Count::one() && paid.totals.len() < 2 {
        return None;
    }
    let act = Act::of(seat_id(seat), PAY_WAY).answering(PAY_WAY);
    let choice = |(place, after): (usize, Purse)| Choice {
        id: option(&(place + 1).to_string()),
        says: Says::WayIs {
            ready: runes_of(&after.ready),
            exhausted: runes_of(&after.exhausted),
            recycled: recycled(&paid.before, &after),
            gold: Count::from(u64::from(paid.before.gold - after.gold.min(paid.before.gold))),
        }
        .says(),
        act: act.clone().with("way", ActArg::Text((place + 1).to_string())),
        why: Vec::new(),
        gives: still_pays(state, seat, &after),
    };
    let listed = paid.before.end_states(&paid.cost, 0, LISTED_WAYS);
    // Another total that discounts leave comes behind the ways to pay this one.
    let others = paid.totals.iter().enumerate().filter(|(_, cost)| **cost != paid.cost).map(|(place, cost)| Choice {
        id: option(&format!("total.{}", place + 1)),
        says: Says::FoundCost { cost: cost.clone() }.says(),
        act: act.clone().with("total", ActArg::Text((place + 1).to_string())),
        why: Vec::new(),
        gives: None,
    });
    Some(Prompt {
        key: PAY_WAY,
        seat: Some(seat_id(seat)),
        asks: Says::AsksPayment { ways: ways.number.clone(), whole: ways.whole, cost: paid.cost.clone() }.says(),
        choices: listed.into_iter().enumerate().map(choice).chain(others).collect(),
        number: Some(NumberAsked {
            windows: Vec::new(),
            says: Says::NumberOfWay.says(),
            act: act.clone(),
            arg: "way",
            least: Count::one(),
            most: Some(ways.number.min(Count::from(MOST_WAYS))),
            offered: Vec::new(),
        }),
    })
}

fn runes_of(runes: &crate::games::riftbound::payment::Runes) -> Runes {
    Runes(*runes)
}

fn recycled(before: &Purse, after: &Purse) -> Runes {
    let mut by = after.recycled;
    for (now, then) in by.iter_mut().zip(before.recycled) {
        *now = now.saturating_sub(then);
    }
    Runes(by)
}

/// Runes as sentences mention them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Runes(pub crate::games::riftbound::payment::Runes);

impl crate::ruling::Told for Runes {
    fn arg(&self) -> crate::ruling::Arg {
        crate::ruling::Arg::Key(runes::write(&self.0).into())
    }
    fn specimen(nth: usize) -> Runes {
        Runes([7_001 + nth as u32, 0, 0, 0, 0, 0])
    }
    fn trace(&self, lang: crate::words::Lang) -> Option<String> {
        Some(crate::words::Said::from(crate::games::riftbound::cost_words::runes(&self.0, lang)).plain())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elections_have_the_numbers_of_their_list() {
        for instances in 0..=5 {
            let mut all = vec![Vec::new()];
            for size in 1..=instances {
                subsets(instances, size, 0, &mut Vec::new(), &mut all);
            }
            for (place, elected) in all.iter().enumerate() {
                assert_eq!(nth_election(instances, place as u64 + 1).as_ref(), Some(elected), "{instances}");
            }
            assert_eq!(all.len() as u64, how_many_elections(instances));
            assert_eq!(nth_election(instances, all.len() as u64 + 1), None);
        }
        assert_eq!(nth_election(20, how_many_elections(20)), Some((0..20).collect()));
        assert_eq!(nth_election(3, 0), None);
    }
}
