//! The deeds of a case, read and done.

use crate::games::riftbound::ability::{activate, declines, token_is_gone};
use crate::games::riftbound::cards::Kind;
use crate::games::riftbound::choices::{Chooser, MOST_NUMBERED};
use crate::games::riftbound::cleanup::cleanup;
use crate::games::riftbound::course::RepeatCourse;
use crate::games::riftbound::execute::name_of;
use crate::games::riftbound::names::place;
use crate::games::riftbound::own_cost::spend;
use crate::games::riftbound::playing::{
    choose, counts_as_played, declines_to_pay, elect, pay_in_way, refused, to_the_chain, trigger_on_the_chain,
};
use crate::games::riftbound::prompts::nth_election;
use crate::games::riftbound::renew::{keep, remake, ways_from};
use crate::games::riftbound::resolve::resolve_newest;
use crate::games::riftbound::rulebook::ARRANGING;
use crate::games::riftbound::rulebook_core::{
    CAME_BACK, COPIES, COST_IS_SET, EACH_INSTANCE, FINALISED, REMADE, TARGETS, NEWEST_RESOLVES, NEW_OBJECT, NOTHING_BETWEEN, OLDEST_FIRST, POOL,
    POOL_AT_END, POOL_EMPTIES, UNIT_AT_ONCE,
};
use crate::games::riftbound::objections::Objects;
use crate::games::riftbound::says::Says;
use crate::games::riftbound::seats::player;
use crate::games::riftbound::state::{Execution, Item, Seat, State, seat_named, zone_of};
use crate::games::riftbound::table::{MOST_INSTANCES, is_a_place};
use crate::play::{Record, Refusal};
use crate::ruling::{Act, ActArg, Step, TokenId};
use crate::words::Count;

/// The keys of deeds.
pub const PLAY: &str = "play";
/// Elects instances of Repeat.
pub const ELECT: &str = "elect";
/// Says whether a buff is spent.
pub const SPEND: &str = "spend";
/// Makes the choices of the next execution.
pub const CHOOSE: &str = "choose";
/// Pays in another way.
pub const PAY_WAY: &str = "pay";
/// Everybody passes: the newest item resolves.
pub const ALL_PASS: &str = "all_pass";
/// Makes new choices.
pub const REMAKE: &str = "remake";
/// Keeps the choices.
pub const KEEP: &str = "keep";

/// Does one deed.
pub fn perform(course: &RepeatCourse, record: &mut Record<State>, act: &Act) -> Result<(), Refusal> {
    let seat = act.seat.as_ref().and_then(|seat| seat_named(seat.as_str()));
    let needs = || seat.ok_or_else(|| refused(&ARRANGING, Objects::NobodyDoesIt));
    match act.key.as_str() {
        PLAY => {
            let seat = needs()?;
            if let Some(before) = act.count("before_execution") {
                let number = before.unwrap_or_default();
                let step = Step::by(&NEWEST_RESOLVES, Objects::NoWindowInside { number }.says()).and(&NOTHING_BETWEEN);
                return Err(Refusal::because(step));
            }
            let id = act.token("card").ok_or_else(|| refused(&ARRANGING, Objects::NamesNothing))?;
            to_the_chain(record, seat, &id, ids(act.args.get("kills")))?;
            the_rest(course, record, seat, act)
        }
        "trigger" => {
            let source = act.token("piece").ok_or_else(|| refused(&ARRANGING, Objects::NamesNothing))?;
            let ability = act.kind("ability").and_then(|id| Some((id.clone(), course.spells.get(&id)?.clone())));
            let (id, spell) = ability.ok_or_else(|| refused(&ARRANGING, Objects::NamesNothing))?;
            let id = TokenId::new(id.as_str()).unwrap_or_else(|_| TokenId::from("ability"));
            if record.state.item(&id).is_some() || record.state.thing(&id).is_some() {
                return Err(refused(&ARRANGING, Objects::IdTaken));
            }
            trigger_on_the_chain(record, &id, spell, source)?;
            let seat = record.state.pending.as_ref().map_or(0, |pending| pending.seat);
            if act.args.get("pays") == Some(&ActArg::Flag(false)) {
                return declines_to_pay(record, seat);
            }
            the_rest(course, record, seat, act)
        }
        ELECT => {
            let seat = needs()?;
            let wanted = match (act.count("nth"), &record.state.pending) {
                (Some(nth), Some(pending)) => {
                    let number = nth.ok().and_then(|nth| nth.small()).and_then(|nth| u64::try_from(nth).ok());
                    let found = number.and_then(|number| nth_election(pending.instances.len(), number));
                    found.ok_or_else(|| refused(&EACH_INSTANCE, Objects::NoSuchNumber))?
                }
                _ => elected(act.args.get("repeat"))?,
            };
            elect(record, seat, &wanted)?;
            chooses_itself(record, seat)
        }
        SPEND => {
            let seat = needs()?;
            spend(record, seat, whose_buff(act, "piece")?.as_ref())?;
            chooses_itself(record, seat)
        }
        CHOOSE => {
            let seat = needs()?;
            let execution = of_act(record, act)?;
            choose(record, seat, execution)?;
            chooses_itself(record, seat)
        }
        PAY_WAY => {
            let total = act.count("total").and_then(Result::ok);
            let way = act.count("way").and_then(Result::ok).unwrap_or_else(|| Count::from(u32::from(total.is_some())));
            pay_in_way(record, needs()?, &way, total.as_ref())
        }
        "decline_cost" => declines_to_pay(record, needs()?),
        REMAKE => {
            let seat = needs()?;
            let item = record.state.renewal.as_ref().and_then(|renewal| record.state.item(&renewal.item)).cloned();
            let item = item.ok_or_else(|| refused(&ARRANGING, Objects::NothingToRemake))?;
            let executions = match act.count("nth") {
                Some(nth) => {
                    let before = nth.ok().and_then(|nth| nth.small()).and_then(|nth| nth.checked_sub(1));
                    let before = before.filter(|before| *before < MOST_NUMBERED);
                    let way = before.and_then(|before| ways_from(&record.state, &item, (before, 1)).0.pop());
                    way.ok_or_else(|| refused(&REMADE, Objects::NoSuchNumber))?.executions
                }
                None => executions_of(&record.state, &item.spell, seat, &item.piece.id, act.args.get("executions"))?,
            };
            remake(&course.book(), record, seat, executions, act.args.contains_key("repeat"))
        }
        KEEP => keep(record, needs()?),
        ALL_PASS => {
            if record.state.pending.is_some() || record.state.renewal.is_some() {
                return Err(refused(&NEWEST_RESOLVES, Objects::DecideFirst));
            }
            if resolve_newest(&course.book(), record) {
                Ok(())
            } else {
                Err(refused(&NEWEST_RESOLVES, Objects::NothingOnTheChain))
            }
        }
        "happens" => happens(record, act),
        "activate" => {
            let source = act.token("piece").ok_or_else(|| refused(&ARRANGING, Objects::NamesNothing))?;
            activate(record, needs()?, &source)
        }
        "declines" => declines(record, needs()?, act.token("piece")),
        "begin_main_phase" => {
            empties(record, &POOL_EMPTIES);
            Ok(())
        }
        "end_turn" => {
            empties(record, &POOL_AT_END);
            Ok(())
        }
        "float" => float(record, needs()?, act),
        "effect_plays" => effect_plays(record, needs()?, act),
        "copy" => {
            let spell = name_of(&record.state, &act.token("item").unwrap_or_else(|| TokenId::from("item")));
            Err(refused(&COPIES, Objects::NothingCopies { spell }))
        }
        _ => Err(refused(&ARRANGING, Objects::UnknownDeed)),
    }
}

// What a deed says besides the card: elections and choices, as far as it says them.
fn the_rest(course: &RepeatCourse, record: &mut Record<State>, seat: Seat, act: &Act) -> Result<(), Refusal> {
    let _ = course;
    if act.args.contains_key("spends") {
        spend(record, seat, whose_buff(act, "spends")?.as_ref())?;
    }
    if let Some(repeat) = act.args.get("repeat") {
        let unasked = record.state.pending.as_ref().is_some_and(|pending| pending.elected.is_some());
        let wanted = elected(Some(repeat))?;
        if !unasked || !wanted.is_empty() {
            if unasked && let Some(pending) = record.state.pending.as_mut() {
                pending.elected = None;
            }
            elect(record, seat, &wanted)?;
        }
    }
    let Some(pending) = record.state.pending.clone() else { return Ok(()) };
    let chosen = act.args.get("executions");
    if chosen.is_some() {
        for execution in executions_of(&record.state, &pending.spell, seat, &pending.piece.id, chosen)? {
            choose(record, seat, execution)?;
        }
    }
    chooses_itself(record, seat)
}

// Whose buff a deed names; nobody's for `none`.
fn whose_buff(act: &Act, arg: &str) -> Result<Option<TokenId>, Refusal> {
    if act.text(arg) == Some("none") {
        return Ok(None);
    }
    act.token(arg).map(Some).ok_or_else(|| refused(&ARRANGING, Objects::NamesNothing))
}

// Where there is nothing to choose, nobody is asked.
fn chooses_itself(record: &mut Record<State>, seat: Seat) -> Result<(), Refusal> {
    for _ in 0..=MOST_INSTANCES {
        let Some(pending) = &record.state.pending else { break };
        let nothing = pending.spell.text.modes.iter().all(|mode| mode.slots.is_empty()) && pending.spell.text.modes.len() == 1;
        if pending.elected.is_none() || pending.spends.is_none() || !nothing {
            break;
        }
        choose(record, seat, Execution::default())?;
    }
    Ok(())
}

/// The instances that a value names: `none`, `1+2`, or a list.
fn elected(value: Option<&ActArg>) -> Result<Vec<usize>, Refusal> {
    let unclear = || refused(&ARRANGING, Objects::NamesNothing);
    let texts: Vec<String> = match value {
        None => Vec::new(),
        Some(ActArg::Text(text)) if text == "none" || text.is_empty() => Vec::new(),
        Some(ActArg::Text(text)) => text.split('+').map(str::to_owned).collect(),
        Some(ActArg::Whole(number)) => vec![number.to_string()],
        Some(ActArg::List(items)) => items
            .iter()
            .map(|item| match item {
                ActArg::Text(text) => text.clone(),
                ActArg::Whole(number) => number.to_string(),
                _ => String::new(),
            })
            .collect(),
        Some(_) => return Err(unclear()),
    };
    if texts.len() > 2 * MOST_INSTANCES {
        return Err(unclear());
    }
    texts.iter().map(|text| text.parse::<usize>().ok().and_then(|n| n.checked_sub(1)).ok_or_else(unclear)).collect()
}

/// The pieces that a value names, lists in it opened.
pub fn ids(value: Option<&ActArg>) -> Vec<TokenId> {
    match value {
        Some(ActArg::Text(text)) => TokenId::new(text).into_iter().collect(),
        Some(ActArg::List(items)) => items.iter().take(60).flat_map(|item| ids(Some(item))).collect(),
        _ => Vec::new(),
    }
}

fn of_act(record: &Record<State>, act: &Act) -> Result<Execution, Refusal> {
    let Some(pending) = &record.state.pending else { return Err(refused(&ARRANGING, Objects::NothingToChoose)) };
    let chooser = Chooser { state: &record.state, seat: pending.seat, item: &pending.piece.id };
    if let Some(nth) = act.count("nth") {
        let taken: Vec<usize> = pending.executions.iter().map(|one| one.mode).collect();
        let without: &[usize] = if pending.spell.differ { &taken } else { &[] };
        let way = nth.ok().and_then(|nth| chooser.nth_way(&pending.spell, without, nth.small()?));
        return way.ok_or_else(|| refused(&TARGETS, Objects::NoSuchNumber));
    }
    Ok(one_execution(&chooser, &pending.spell, act.args.get("mode"), act.args.get("targets")))
}

fn executions_of(
    state: &State,
    spell: &crate::games::riftbound::state::Spell,
    seat: Seat,
    item: &TokenId,
    value: Option<&ActArg>,
) -> Result<Vec<Execution>, Refusal> {
    let chooser = Chooser { state, seat, item };
    let Some(ActArg::List(items)) = value else { return Err(refused(&ARRANGING, Objects::NamesNothing)) };
    if items.len() > 2 * MOST_INSTANCES {
        return Err(refused(&ARRANGING, Objects::NamesNothing));
    }
    let read = |one: &ActArg| match one {
        ActArg::Map(map) => Ok(one_execution(&chooser, spell, map.get("mode"), map.get("targets"))),
        _ => Err(refused(&ARRANGING, Objects::NamesNothing)),
    };
    items.iter().map(read).collect()
}

// One execution as written: the mode from 1, and for each slot a name or a list of names.
fn one_execution(
    chooser: &Chooser,
    spell: &crate::games::riftbound::state::Spell,
    mode: Option<&ActArg>,
    targets: Option<&ActArg>,
) -> Execution {
    let mode = match mode {
        Some(ActArg::Text(text)) => text.parse::<usize>().ok(),
        Some(ActArg::Whole(number)) => usize::try_from(*number).ok(),
        _ => Some(1),
    };
    let mode = mode.and_then(|mode| mode.checked_sub(1)).unwrap_or(usize::MAX);
    let slots = spell.text.modes.get(mode).map_or(0, |mode| mode.slots.len());
    let lists: Vec<Vec<TokenId>> = match targets {
        Some(ActArg::List(items)) if slots == 1 && items.iter().all(|item| matches!(item, ActArg::Text(_))) => {
            vec![ids(targets)]
        }
        Some(ActArg::List(items)) => items.iter().take(60).map(|item| ids(Some(item))).collect(),
        Some(text) => vec![ids(Some(text))],
        None if slots == 1 => vec![Vec::new()],
        None => Vec::new(),
    };
    let chosen = lists.into_iter().map(|list| list.into_iter().map(|id| chooser.as_chosen(id)).collect()).collect();
    Execution { mode, chosen }
}

// Something that another effect does, named and not played.
fn happens(record: &mut Record<State>, act: &Act) -> Result<(), Refusal> {
    let id = act.token("piece").unwrap_or_else(|| TokenId::from("piece"));
    let Some(thing) = record.state.thing_mut(&id) else {
        return Err(refused(&ARRANGING, Objects::NotThere { piece: name_of(&record.state, &id) }));
    };
    let piece = thing.piece.clone();
    let amount = act.count("amount").and_then(Result::ok).unwrap_or_else(Count::one);
    let by = crate::games::riftbound::table::number(&amount).unwrap_or(1);
    let to = act.zone("to").filter(is_a_place);
    let step = match (act.text("does").unwrap_or_default(), to) {
        ("move", Some(to)) => {
            thing.at = to.clone();
            Step::by(&CAME_BACK, Says::Moves { piece, to: place(&to) }.says())
        }
        ("return", _) => {
            thing.leaves_for("hand");
            Step::by(&NEW_OBJECT, Says::Returned { piece }.says())
        }
        ("replay", Some(to)) => {
            thing.at = to.clone();
            Step::by(&NEW_OBJECT, Says::ComesBack { piece, to: place(&to) }.says())
        }
        ("kill", _) => {
            thing.leaves_for("trash");
            Step::by(&ARRANGING, Says::Killed { piece }.says())
        }
        ("gain_deflect", _) => {
            thing.deflect = thing.deflect.saturating_add(by);
            Step::by(&COST_IS_SET, Says::GainsDeflect { piece, amount }.says())
        }
        _ => return Err(refused(&ARRANGING, Objects::UnknownDeed)),
    };
    record.step(step.touching([id.clone()]));
    token_is_gone(record, &id);
    cleanup(record);
    Ok(())
}

/// *Says*: the rune pool empties when the Main Phase begins and when a turn ends.
/// *Source*: Core Rules 1.4, 167, 316.3, 317.2.d. *Case*: RB-P06.
fn empties(record: &mut Record<State>, rule: &'static crate::ruling::Rule) {
    for purse in &mut record.state.purses {
        purse.energy = 0;
        purse.power = Default::default();
        purse.universal = 0;
    }
    record.state.last_event = Some(Says::PoolIsEmpty);
    record.step(Step::by(rule, Says::PoolIsEmpty.says()).and(&POOL));
}

// Runes exhausted for Energy that is not spent yet.
fn float(record: &mut Record<State>, seat: Seat, act: &Act) -> Result<(), Refusal> {
    let energy = act.count("energy").and_then(Result::ok).unwrap_or_default();
    let wanted = crate::games::riftbound::table::number(&energy).unwrap_or(u32::MAX);
    let mut purse = record.state.purse(seat);
    let mut left = wanted;
    for (ready, exhausted) in purse.ready.iter_mut().zip(&mut purse.exhausted) {
        let taken = left.min(*ready);
        *ready -= taken;
        *exhausted += taken;
        left -= taken;
    }
    if left > 0 || wanted == 0 {
        return Err(refused(&POOL, Objects::NotSoManyRunes { player: player(seat) }));
    }
    purse.energy += wanted;
    record.state.set_purse(seat, purse);
    let says = Says::Floats { player: player(seat), energy };
    record.state.last_event = Some(says.clone());
    record.step(Step::by(&POOL, says.says()));
    Ok(())
}

/// *Says*: pending items are finalised oldest first; a unit comes into play as soon as it is finalised.
/// *Source*: Core Rules 1.4, 337.1.b, 337.2. *Case*: RB-T11.
fn effect_plays(record: &mut Record<State>, seat: Seat, act: &Act) -> Result<(), Refusal> {
    for id in ids(act.args.get("cards")) {
        let Some(thing) = record.state.thing(&id).cloned() else {
            return Err(refused(&ARRANGING, Objects::NotThere { piece: name_of(&record.state, &id) }));
        };
        record.step(Step::by(&OLDEST_FIRST, Says::Finalised { spell: thing.piece.clone() }.says()).touching([id.clone()]));
        match (&thing.spell, thing.kind) {
            (Some(spell), Kind::Spell) => {
                let chooser = Chooser { state: &record.state, seat, item: &id };
                let Some(execution) = chooser.ways(spell, &[]).0.into_iter().next() else {
                    return Err(refused(&FINALISED, Objects::NotEnoughChoices { spell: thing.piece, executions: Count::one() }));
                };
                if let Some(thing) = record.state.thing_mut(&id) {
                    thing.at = crate::games::riftbound::state::CHAIN.into();
                }
                record.state.items.push(Item {
                    piece: thing.piece.clone(),
                    spell: spell.clone(),
                    owner: thing.owner,
                    controller: seat,
                    executions: vec![execution],
                    paid: None,
                    source: None,
                    about: None,
                    is_card: true,
                });
            }
            _ => {
                if let Some(thing) = record.state.thing_mut(&id) {
                    thing.at = zone_of(seat, "base");
                }
                let says = Says::EntersAtOnce { piece: thing.piece.clone() };
                record.step(Step::by(&UNIT_AT_ONCE, says.says()).touching([id.clone()]));
            }
        }
        counts_as_played(record, seat, thing.kind == Kind::Spell);
    }
    crate::games::riftbound::renew::who_has_priority(record);
    Ok(())
}
