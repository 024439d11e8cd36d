//! The part of an Army that the next move or attack takes along, as a person sets it at its region.

use crate::games::war_of_the_ring::army::Army;
use crate::games::war_of_the_ring::control::controls_the_mixed_army;
use crate::games::war_of_the_ring::figures::{Kind, Troop};
use crate::games::war_of_the_ring::force::{Force, Right, force_of, right_of, share_of, units_in};
use crate::games::war_of_the_ring::labels::Labels;
use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::setup::{Garrison, Setup};
use crate::games::war_of_the_ring::state::State;
use crate::games::war_of_the_ring::table_says::Tables;
use crate::play::Record;
use crate::ruling::{Act, ActArg, Arg, Field, FieldKind, OptionId};
use crate::words::{Count, Map};

/// The option for everything, and for a part.
const OPTIONS: [&str; 2] = ["all", "part"];

// The figures of a part that do stand there.
fn standing(garrison: &Garrison) -> Option<Force> {
    let mut part = Force::new();
    for (nation, troop) in garrison.part.as_ref()? {
        let there = garrison.units.get(nation).cloned().unwrap_or_default();
        let mut goes = Troop::default();
        for kind in Kind::ALL {
            *goes.count_mut(kind) = troop.count(kind).clone().min(there.count(kind).clone());
        }
        if !goes.is_empty() {
            part.insert(*nation, goes);
        }
    }
    Some(part)
}

/// An act of a player out of a region, with the part that goes along where one is set: of an Army that he does not
/// control, his own figures alone. `None` if none of them are his to take.
pub fn with_the_part(state: &State, act: Act, player: Power, region: Region) -> Option<Act> {
    let Some(mut part) = standing(&state.board.garrison(region)) else { return Some(act) };
    let controls = matches!(right_of(state, player, region), Some(Right::Controls(_)));
    part.retain(|nation, _| controls || nation.player(state.board.players) == player);
    let all = force_of(state, &act, player, region).ok();
    if all.as_ref() == Some(&part) {
        return Some(act);
    }
    let mut units = Map::new();
    for (nation, troop) in &part {
        units.insert(nation.key().to_owned(), ActArg::Text(troop.to_string()));
    }
    (!units.is_empty()).then(|| act.with("units", ActArg::Map(units)))
}

/// The fields by which a part is set: all or a part, and then how many of each class go along.
pub fn part_fields(state: &State, region: Region) -> Vec<Field> {
    let garrison = state.board.garrison(region);
    let acts = Power::at_table(state.board.players).iter().any(|player| right_of(state, *player, region).is_some());
    let figures = garrison.units.values().fold(Count::zero(), |sum, troop| {
        Kind::ALL.into_iter().fold(sum, |sum, kind| &sum + troop.count(kind))
    });
    if !acts || figures <= Count::one() {
        return Vec::new();
    }
    let part = standing(&garrison);
    let [all, some] = OPTIONS.map(OptionId::from);
    let options = vec![(all.clone(), Labels::PartAll.says()), (some.clone(), Labels::PartSome.says())];
    let kind = FieldKind::Choice { value: if part.is_some() { some } else { all }, options };
    let field = |key: String, name: Labels, kind: FieldKind| Field { key, token: None, name: name.says(), kind };
    let mut fields = vec![field(format!("{}.part", region.id()), Labels::PartField { region }, kind)];
    let Some(part) = part else { return fields };
    for (nation, troop) in &garrison.units {
        for kind in Kind::ALL.into_iter().filter(|kind| !troop.count(*kind).is_zero()) {
            let value = part.get(nation).map(|goes| goes.count(kind).clone()).unwrap_or_default();
            let number = FieldKind::Number { value, least: Count::zero(), most: Some(troop.count(kind).clone()) };
            let key = format!("part.{}.{}.{}", region.id(), nation.key(), kind.key());
            fields.push(field(key, Labels::PartOf { nation: *nation, kind }, number));
        }
    }
    fields
}

/// Sets whether all or a part goes along: at first the part is everything.
pub fn set_part(setup: &mut Setup, region: Region, value: &str) -> Option<()> {
    let garrison = setup.regions.or_default(region);
    garrison.part = match value {
        "all" => None,
        "part" => Some(garrison.units.clone()),
        _ => return None,
    };
    Some(())
}

/// Sets how many of a class go along: `osgiliath.gondor.regular`.
pub fn set_part_of(setup: &mut Setup, class: &str, number: Count) -> Option<()> {
    let mut words = class.split('.');
    let region = Region::named(words.next()?)?;
    let (nation, kind) = (Nation::named(words.next()?)?, Kind::named(words.next()?)?);
    let garrison = setup.regions.or_default(region);
    let units = garrison.units.clone();
    *garrison.part.get_or_insert(units).or_default(nation).count_mut(kind) = number;
    Some(())
}

/// Says of a part that is set whether its player may act with it, and who controls what it leaves behind.
///
/// # Says
/// The controller may not part a mixed Army so that he would not control the part that acts.
/// # Source
/// Second edition, p.46 (MX6, MX3).
/// # Case
/// C11, C12, C16.
pub fn find_parts(record: &mut Record<State>) {
    let mut found = Vec::new();
    for region in record.state.board.held() {
        let state = &record.state;
        let (Some(part), Some((one, other))) = (standing(&state.board.garrison(region)), state.mixed(region)) else { continue };
        let Some(control) = state.control(region) else { continue };
        let player = control.power;
        let leading = state.leading(player.side());
        let [mine, theirs] = [player, player.teammate()].map(|power| share_of(state, &part, power));
        let keeps = !mine.units().is_zero() && controls_the_mixed_army(&mine, &theirs, leading).power == player;
        let (own, others) = (mine.units(), theirs.units());
        let says = if keeps { Tables::PartKeeps { player, mine: own, theirs: others } } else { Tables::PartLoses { player, mine: own, theirs: others } };
        found.push((format!("part.{}.{}", region.id(), player.key()), Arg::Flag(keeps), says, [&rulebook::MX6, &rulebook::MX3]));
        let [left, stays] = [&one, &other].map(|army| {
            let gone = share_of(state, &part, army.power);
            let less = |all: &Count, gone: &Count| all.minus(gone).unwrap_or_default();
            let (regulars, elites) = (less(&army.regulars, &gone.regulars), less(&army.elites, &gone.elites));
            Army { power: army.power, regulars, elites }
        });
        if units_in(&part) < state.units(region) {
            let then = controls_the_mixed_army(&left, &stays, leading).power;
            let says = Tables::StaysBehind { region, player: then };
            let key = format!("stays_behind.{}", region.id());
            found.push((key, Arg::from(then.seat()), says, [&rulebook::MX5, &rulebook::MX6]));
        }
    }
    for (key, value, says, cites) in found {
        record.find(key, value, says.says(), &cites);
    }
}
