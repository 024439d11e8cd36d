//! The total cost: base, additional costs with their own discounts, increases, discounts on the sum.

use crate::games::riftbound::cards::Kind;
use crate::games::riftbound::cost::{ANY, Cost};
use crate::games::riftbound::own_cost::{Own, own_discount};
use crate::games::riftbound::rulebook_core::{
    ADDITIONAL, COMPONENT, COMPONENTS, DEFLECT, EACH_INSTANCE, EATS_ADDITIONAL, EQUAL_TO_COST, FLOOR, IGNORED_KEYWORD,
    IGNORES_COST, INCREASES, MINIMUM,
    ON_TOTAL, ZERO_IS_PAID,
};
use crate::games::riftbound::says::Says;
use crate::games::riftbound::setup::Moment;
use crate::games::riftbound::state::{Execution, Seat, Spell, State, Timing};
use crate::games::riftbound::has::Has;
use crate::ruling::Rule;

/// So many different totals are kept where discounts leave a choice.
const MOST_TOTALS: usize = 16;

/// What a total is asked for.
pub struct Asked<'a> {
    /// The spell.
    pub spell: &'a Spell,
    /// Who plays it.
    pub seat: Seat,
    /// Every instance of Repeat.
    pub instances: &'a [Cost],
    /// The elected ones.
    pub elected: &'a [usize],
    /// The choices as far as they are made.
    pub executions: &'a [Execution],
    /// Whether the base cost is ignored.
    pub ignores_base: bool,
}

/// The total, in each way that discounts leave open, and how it comes about.
pub struct Total {
    /// The totals, each at least once.
    pub options: Vec<Cost>,
    /// The parts in the order of the pipeline.
    pub parts: Vec<(Says, Vec<&'static Rule>)>,
}

/// Every instance of Repeat that a spell has when `seat` plays it.
///
/// *Says*: a printed instance and granted ones stand side by side; a granted cost equal to the spell's cost is equal
/// to the printed one. *Source*: Core Rules 1.4, 820.3, 356.1.c. *Case*: RB-C05, RB-C07, RB-C08.
pub fn instances(state: &State, spell: &Spell, seat: Seat) -> Vec<Cost> {
    let mut instances = spell.repeat.clone();
    if spell.ability {
        return instances;
    }
    for granted in state.next_repeats.get(seat).into_iter().flatten() {
        if granted == "printed" {
            instances.push(spell.cost.clone());
        } else {
            instances.extend(Cost::read(granted));
        }
    }
    if state.in_showdown() {
        for (thing, has) in state.having(seat) {
            if let (Has::ShowdownRepeat(cost), true) = (has, state.takes_part(thing)) {
                instances.extend(Cost::read(cost));
            }
        }
    }
    instances.truncate(crate::games::riftbound::table::MOST_INSTANCES);
    instances
}

// The rules behind a part, the spell's own card among them.
fn with_card(spell: &Spell, mut rules: Vec<&'static Rule>) -> Vec<&'static Rule> {
    rules.extend(spell.card.map(|card| &card.rule));
    rules
}

fn counted(state: &State, seat: Seat, of: impl Fn(&Has) -> u32) -> u32 {
    state.having(seat).map(|(_, has)| of(has)).fold(0, u32::saturating_add)
}

fn each_way(options: Vec<Cost>, ways: impl Fn(&Cost) -> Vec<Cost>) -> Vec<Cost> {
    let mut found: Vec<Cost> = Vec::new();
    for option in options {
        for cost in ways(&option) {
            if !found.contains(&cost) && found.len() < MOST_TOTALS {
                found.push(cost);
            }
        }
    }
    found
}

// 1 Energy or 1 Power less, whichever takes something off; the Energy first.
fn energy_or_power(cost: &Cost) -> Vec<Cost> {
    let mut ways = Vec::new();
    if cost.energy > 0 {
        let mut less = cost.clone();
        less.less_energy(1, 0);
        ways.push(less);
    }
    if !cost.power.is_empty() {
        ways.extend(cost.less_power());
    }
    if ways.is_empty() {
        ways.push(cost.clone());
    }
    ways
}

/// The total cost.
///
/// *Says*: the base cost; the additional costs, each with its own discounts as it is added; increases; discounts on
/// the sum. No part falls below 0. *Source*: Core Rules 1.4, 356. *Case*: RB-C01 to RB-C18, RB-D01 to RB-D05.
pub fn total(state: &State, asked: &Asked) -> Total {
    let spell = asked.spell;
    let mut parts: Vec<(Says, Vec<&'static Rule>)> = vec![(Says::PartBase { cost: spell.cost.clone() }, vec![&ADDITIONAL])];
    let mut options = vec![spell.cost.clone()];
    if asked.ignores_base {
        parts = vec![(Says::PartIgnored { cost: spell.cost.clone() }, with_card(spell, vec![&IGNORES_COST, &ADDITIONAL]))];
        options = vec![Cost::default()];
    }
    let spires = counted(state, asked.seat, |has| if let Has::RepeatLess(by) = has { *by } else { 0 });
    let ezreals = counted(state, asked.seat, |has| u32::from(*has == Has::OptionalLess)).min(8);
    for place in asked.elected {
        let Some(instance) = asked.instances.get(*place) else { continue };
        let mut component = instance.clone();
        component.less_energy(spires, 0);
        let mut ways = vec![component];
        for _ in 0..ezreals {
            ways = each_way(ways, energy_or_power);
        }
        let mut cites: Vec<&'static Rule> = vec![&ADDITIONAL, &EACH_INSTANCE];
        let first = ways.first().cloned().unwrap_or_default();
        if spires + ezreals > 0 {
            cites.extend([&COMPONENT, &COMPONENTS, &FLOOR]);
        }
        if first == Cost::default() {
            cites.push(&ZERO_IS_PAID);
        }
        if *instance == spell.cost && *place >= spell.repeat.len() {
            cites.push(&EQUAL_TO_COST);
        }
        parts.push((Says::PartRepeat { number: (place + 1).into(), printed: instance.clone(), cost: first }, cites));
        options = each_way(options, |sum| {
            let with = |way: &Cost| {
                let mut sum = sum.clone();
                sum.add(way);
                sum
            };
            ways.iter().map(with).collect()
        });
    }
    let ignored = spell.own.contains(&Own::IgnoresDeflect);
    let deflect = deflect_owed(state, asked);
    if deflect > 0 && ignored {
        parts.push((Says::PartNoDeflect, with_card(spell, vec![&IGNORED_KEYWORD, &DEFLECT])));
    } else if deflect > 0 {
        parts.push((Says::PartDeflect { power: deflect.into() }, vec![&DEFLECT]));
        options.iter_mut().for_each(|sum| sum.add_power(ANY, deflect));
    }
    if !spell.ability {
        options = increases_and_discounts(state, asked, options, &mut parts);
    }
    Total { options, parts }
}

fn increases_and_discounts(
    state: &State,
    asked: &Asked,
    mut options: Vec<Cost>,
    parts: &mut Vec<(Says, Vec<&'static Rule>)>,
) -> Vec<Cost> {
    let (seat, spell) = (asked.seat, asked.spell);
    let combat = state.moment == Moment::Combat;
    let vexed = |seat: Seat| {
        let there = state.having(seat).filter(|(thing, has)| **has == Has::CombatLess && combat && state.takes_part(thing));
        u32::try_from(there.count()).unwrap_or(u32::MAX)
    };
    let more = counted(state, 1 - seat.min(1), |has| if let Has::EnemySpellsMore(by) = has { *by } else { 0 });
    let enemy_vex = vexed(1 - seat.min(1));
    if more + enemy_vex > 0 {
        let says = Says::PartMore { energy: (more + enemy_vex).into(), power: enemy_vex.into() };
        parts.push((says, vec![&INCREASES]));
        for sum in &mut options {
            sum.add(&Cost::energy(more + enemy_vex));
            sum.add_power(ANY, enemy_vex);
        }
    }
    for field in state.things.iter().filter(|field| spell.timing == Timing::Reaction && state.showdown_at(&field.at)) {
        for has in field.has.iter() {
            let Has::ReactionsMoreHere(power) = has else { continue };
            let cites = field.card.map_or(vec![&INCREASES], |card| vec![&INCREASES, &card.rule]);
            parts.push((Says::PartReactionMore { power: (*power).into() }, cites));
            options.iter_mut().for_each(|sum| sum.add_power(ANY, *power));
        }
    }
    // What has a minimum goes first: that is never dearer.
    let researched = counted(state, seat, |has| u32::from(*has == Has::SpellsLess));
    for nth in 0..vexed(seat).saturating_add(researched) {
        let says = if nth < vexed(seat) { Says::PartCombatLess } else { Says::PartSpellsLess };
        parts.push((says, vec![&ON_TOTAL, &MINIMUM, &EATS_ADDITIONAL]));
        options = each_way(options, |sum| {
            let mut less = sum.clone();
            less.less_energy(1, 1);
            less.less_power()
        });
    }
    let at_field = |(thing, has): &(&crate::games::riftbound::state::Thing, &Has)| {
        **has == Has::SpellsLessAtBattlefield && thing.at_battlefield()
    };
    for _ in 0..state.having(seat).filter(at_field).count() {
        parts.push((Says::PartLess { energy: 1_u32.into() }, vec![&ON_TOTAL, &MINIMUM]));
        options.iter_mut().for_each(|sum| sum.less_energy(1, 1));
    }
    let own = own_discount(state, spell, seat);
    if own > 0 {
        parts.push((Says::PartOwnLess { energy: own.into() }, with_card(spell, vec![&ON_TOTAL, &FLOOR])));
        options.iter_mut().for_each(|sum| sum.less_energy(own, 0));
    }
    let next = state.next_less.get(seat).copied().unwrap_or(0);
    if next > 0 {
        parts.push((Says::PartLess { energy: next.into() }, vec![&ON_TOTAL, &FLOOR]));
        options.iter_mut().for_each(|sum| sum.less_energy(next, 0));
    }
    let next = state.next_card_less.get(seat).cloned().unwrap_or_default();
    if next != Cost::default() {
        parts.push((Says::PartCardLess { cost: next.clone() }, vec![&ON_TOTAL, &FLOOR, &EATS_ADDITIONAL]));
        options.iter_mut().for_each(|sum| sum.less_energy(next.energy, 0));
        for _ in 0..next.all_power().min(20) {
            options = each_way(options, Cost::less_power);
        }
    }
    let chosen = |id: &crate::ruling::TokenId| {
        asked.executions.iter().flat_map(|execution| execution.chosen.iter().flatten()).any(|one| one.id == *id)
    };
    let choosing = state.having(seat).filter(|(thing, has)| **has == Has::ChoosingMeLess && chosen(&thing.piece.id));
    let tombs = state.things.iter().filter(|field| {
        let own = |thing: &&crate::games::riftbound::state::Thing| {
            thing.kind == Kind::Unit && thing.owner == seat && thing.at == field.at && chosen(&thing.piece.id)
        };
        field.has.contains(&Has::FriendlyHereLess) && state.things.iter().any(|thing| own(&thing))
    });
    for _ in 0..tombs.count() {
        parts.push((Says::PartTombLess, vec![&ON_TOTAL, &EATS_ADDITIONAL]));
        options = each_way(options, Cost::less_power);
    }
    for _ in 0..choosing.count() {
        parts.push((Says::PartChoosingLess, vec![&ON_TOTAL]));
        options = each_way(options, energy_or_power);
    }
    options
}

/// *Says*: Deflect is owed for each time that a spell or ability chooses an opponent's object with it.
/// A single target at a battlefield that switches Deflect off is enough for all of it.
/// *Source*: Core Rules 1.4, 809.1.c; Vendetta FAQ. *Case*: RB-D01, RB-D02, RB-N68.
fn deflect_owed(state: &State, asked: &Asked) -> u32 {
    let chosen = || asked.executions.iter().flat_map(|execution| execution.chosen.iter().flatten());
    let off = state.things.iter().filter(|thing| thing.has.contains(&Has::NoDeflectHere));
    let off: Vec<&crate::ruling::ZoneId> = off.map(|field| &field.at).collect();
    if chosen().filter_map(|one| state.thing(&one.id)).any(|thing| off.contains(&&thing.at)) {
        return 0;
    }
    let chosen = chosen();
    chosen
        .filter_map(|one| state.thing(&one.id))
        .filter(|thing| thing.in_play() && thing.owner != asked.seat)
        .fold(0, |sum: u32, thing| sum.saturating_add(state.deflect_of(thing)))
}
