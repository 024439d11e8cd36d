use crate::games::war_of_the_ring::army::{Army, Occupants};
use crate::games::war_of_the_ring::control::{By, controls_the_mixed_army};
use crate::games::war_of_the_ring::limit::removed_by;
use crate::games::war_of_the_ring::nations::Side;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::says::Says;
use crate::games::war_of_the_ring::state::State;
use crate::play::Record;
use crate::ruling::{Arg, Rule};
use crate::words::Count;

/// Writes down every fact that a person may ask for by key: control, numbers, losses, the next turn.
pub fn find_facts(record: &mut Record<State>) {
    find_leading(record);
    find_control(record);
    for region in record.state.held() {
        find_numbers(record, region);
        find_losses(record, region);
        find_what_would_change_it(record, region);
    }
}

fn find_leading(record: &mut Record<State>) {
    for side in Side::ALL {
        let player = record.state.leading(side);
        let says = Says::FoundLeading { player };
        let parity: &[&'static Rule] = &[&rulebook::LP1, &rulebook::LP2];
        let cites = if player == Power::FreePeoples { &[&rulebook::LP5] } else { parity };
        record.find(format!("leading.{}", side.key()), player.seat(), says.says(), cites);
    }
}

// Who is in control in each region, once what has to go is gone.
fn find_control(record: &mut Record<State>) {
    for region in record.state.held() {
        let undecided = !record.state.over(region).is_zero() && !record.state.excess.contains_key(&region);
        let shared = matches!(record.state.occupants(region), Occupants::Two(..));
        if record.state.occupants(region) == Occupants::Nobody || (undecided && shared) {
            continue;
        }
        let key = format!("control.{}", region.id());
        match record.state.may_control(region).as_slice() {
            [player] => {
                let rule = if shared { &rulebook::MX3 } else { &rulebook::PW1 };
                let says = Says::FoundControl { region, player: *player };
                record.find(key, player.seat(), says.says(), &[rule]);
            }
            [] => record.find(key, "each_his_own", Says::FoundEachHisOwn { region }.says(), &[&rulebook::MX1]),
            several => {
                let list: Vec<Arg> = several.iter().map(|player| Arg::from(player.seat())).collect();
                let says = Says::FoundControlDepends { region };
                record.find(key, list, says.says(), &[&rulebook::MX3, &rulebook::MX5]);
            }
        }
    }
}

// Each player's units and Elites as they were compared: before any excess went.
fn find_numbers(record: &mut Record<State>, region: Region) {
    let armies: Vec<Army> = match (record.state.excess.get(&region), record.state.occupants(region)) {
        (Some(excess), _) => excess.before().into_iter().cloned().collect(),
        (None, Occupants::One(army)) => vec![army],
        (None, Occupants::Two(one, other)) => vec![one, other],
        (None, Occupants::Nobody | Occupants::Enemies) => Vec::new(),
    };
    for army in armies {
        let (player, units, elites) = (army.power, army.units(), army.elites);
        let key = |what: &str| format!("{what}.{}.{}", region.id(), player.key());
        let says = Says::FoundUnits { player, region, units: units.clone() };
        record.find(key("units"), units, says.says(), &[&rulebook::AU1]);
        let says = Says::FoundElites { player, region, elites: elites.clone() };
        record.find(key("elites"), elites, says.says(), &[&rulebook::AU1]);
    }
}

// What goes and what is left where a region was over the limit.
fn find_losses(record: &mut Record<State>, region: Region) {
    let Some(excess) = record.state.excess.get(&region).cloned() else { return };
    let rule = removed_by(&excess);
    let says = Says::FoundOver { region, units: excess.over.clone() };
    record.find(format!("removes.{}", region.id()), &excess.over, says.says(), &[&rulebook::ST1]);
    for army in excess.before() {
        let player = army.power;
        let (least, most) = excess.loses(player);
        let key = |what: &str| format!("{what}.{}.{}", region.id(), player.key());
        let left = |loses: &Count| army.units().minus(loses).unwrap_or_default();
        if least == most {
            let says = Says::FoundRemoves { player, region, units: least.clone() };
            record.find(key("removes"), &least, says.says(), &[rule]);
            let says = Says::FoundLeft { player, region, units: left(&least) };
            record.find(key("left"), left(&least), says.says(), &[rule]);
        } else {
            let says = Says::FoundRemovesBetween { player, region, least: least.clone(), most: most.clone() };
            record.find(key("removes"), Arg::Range(least, most), says.says(), &[rule]);
        }
    }
}

// By what a mixed Army's control is decided, who has it next turn, and who would have it after a single loss.
fn find_what_would_change_it(record: &mut Record<State>, region: Region) {
    let waiting = record.state.excess.get(&region).is_some_and(|excess| !excess.is_over());
    let over = !record.state.over(region).is_zero();
    let (Some((one, other)), Some(control)) = (record.state.mixed(region), record.state.control(region)) else { return };
    if waiting || over {
        return;
    }
    let by = match control.by {
        By::Units => Says::FoundByUnits,
        By::Elites => Says::FoundByElites,
        By::Leading => Says::FoundByLeading,
    };
    record.find(format!("by.{}", region.id()), control.by.key(), by.says(), &[&rulebook::MX3]);
    let next = controls_the_mixed_army(&one, &other, record.state.leading_next(one.power.side())).power;
    let says = Says::FoundNextTurn { region, player: next };
    record.find(format!("next_turn.{}", region.id()), next.seat(), says.says(), &[&rulebook::MX5, &rulebook::LP1]);
    for (mine, theirs) in [(&one, &other), (&other, &one)] {
        find_after_a_loss(record, region, mine, theirs);
    }
}

fn find_after_a_loss(record: &mut Record<State>, region: Region, mine: &Army, theirs: &Army) {
    let loser = mine.power;
    let leading = record.state.leading(loser.side());
    let key = |what: &str| format!("{what}.{}.{}", region.id(), loser.key());
    let control = |army: &Army| -> Power { controls_the_mixed_army(army, theirs, leading).power };
    let fewer = |count: &Count| count.minus(&Count::one());
    let without_one = match (fewer(&mine.regulars), fewer(&mine.elites)) {
        (Some(regulars), _) => Some(Army { regulars, ..mine.clone() }),
        (None, Some(elites)) => Some(Army { elites, ..mine.clone() }),
        (None, None) => None,
    };
    // Where no unit is left on either side there is no Army either, whoever's Leaders remain.
    let without_one = without_one.filter(|army| !army.units().is_zero() || !theirs.units().is_zero());
    if let Some(player) = without_one.as_ref().map(control) {
        let says = match mine.regulars.is_zero() {
            true => Says::FoundLoseElite { region, loser, player },
            false => Says::FoundLoseOne { region, loser, player },
        };
        record.find(key("lose_one"), player.seat(), says.says(), &[&rulebook::MX5, &rulebook::MX3]);
    }
    if let Some(elites) = fewer(&mine.elites) {
        let reduced = Army { elites, regulars: &mine.regulars + &Count::one(), ..mine.clone() };
        let player = control(&reduced);
        let says = Says::FoundReduceElite { region, loser, player };
        record.find(key("reduce_elite"), player.seat(), says.says(), &[&rulebook::MX5, &rulebook::MX3]);
    }
}
