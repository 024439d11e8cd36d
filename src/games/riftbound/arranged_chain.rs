//! Items that are on the chain from the start: put there from the tray, with their choices as fields.

use crate::games::riftbound::cards::{Card, Kind};
use crate::games::riftbound::choices::{Chooser, all_of};
use crate::games::riftbound::edits::impossible;
use crate::games::riftbound::execute::name_of;
use crate::games::riftbound::labels::Label;
use crate::games::riftbound::setup::{ExecutionSet, ItemSet, Setup};
use crate::games::riftbound::state::{Item, Seat, State, seat_id};
use crate::games::riftbound::table::{MOST_INSTANCES, printed_spell, start};
use crate::games::riftbound::seats::player;
use crate::ruling::{Field, FieldKind, KindId, OptionId, Problem, TokenId};
use crate::words::Count;

/// The field of who controls an item.
pub const CONTROLLER: &str = "controller";
/// The field of how often an item is executed.
pub const TIMES: &str = "executions";
/// The choices of so many executions have fields.
const MOST_SHOWN: usize = 4;

/// Puts a printed spell on the chain as a finalised item, with the first legal choices if there are any.
///
/// # Errors
/// It is no spell, or the chain takes no more.
pub fn put_on_the_chain(setup: &mut Setup, kind: &KindId) -> Result<(), Problem> {
    let spell = Card::numbered(kind.as_str()).filter(|card| card.kind == Kind::Spell).and_then(printed_spell);
    let spell = spell.ok_or_else(|| impossible(Label::NotASpellThere.says()))?;
    let taken = |id: &TokenId| setup.pieces.iter().any(|piece| piece.id == *id) || setup.chain.iter().any(|item| item.id == *id);
    let id = (1..=2 * crate::games::riftbound::table::MOST_PIECES)
        .filter_map(|nth| TokenId::new(&format!("chain.{nth}")).ok())
        .find(|id| !taken(id));
    let id = id.ok_or_else(|| impossible(Label::NotSuchAValue.says()))?;
    let (state, _, _) = start(setup);
    // What answers something is the opponent's of what it answers.
    let seat: Seat = state.items.last().map_or(state.turn, |newest| 1 - newest.controller.min(1));
    let chooser = Chooser { state: &state, seat, item: &id };
    let first = chooser.ways(&spell, &[]).0.into_iter().next();
    let one = first.map_or_else(
        || ExecutionSet { mode: None, targets: vec![Vec::new(); spell.text.modes.first().map_or(0, |mode| mode.slots.len())] },
        |way| ExecutionSet {
            mode: Some(Count::from(way.mode + 1)),
            targets: way.chosen.iter().map(|chosen| chosen.iter().map(|one| one.id.clone()).collect()).collect(),
        },
    );
    let (card, seat) = (kind.clone(), seat_id(seat));
    setup.chain.push(ItemSet { id, card, seat, controller: None, executions: vec![one], source: None });
    Ok(())
}

/// The fields of an item that was on the chain at the start.
pub fn fields(state: &State, item: &Item) -> Vec<Field> {
    let id = &item.piece.id;
    let field = |key: String, name: Label, kind: FieldKind| Field { key, token: Some(id.clone()), name: name.says(), kind };
    let who = |seat: Seat| (OptionId::from(["p1", "p2"].get(seat).copied().unwrap_or("p1")), Label::Player { player: player(seat) }.says());
    let value = who(item.controller).0;
    let mut fields = vec![field(CONTROLLER.to_owned(), Label::ControllerField, FieldKind::Choice { value, options: vec![who(0), who(1)] })];
    let (value, most) = (Count::from(item.executions.len()), Some(Count::from(MOST_INSTANCES)));
    fields.push(field(TIMES.to_owned(), Label::TimesField, FieldKind::Number { value, least: Count::one(), most }));
    for (nth, execution) in item.executions.iter().enumerate().take(MOST_SHOWN) {
        let number = Count::from(nth + 1);
        let modes = item.spell.text.modes.len();
        if modes > 1 {
            let mode = |at: usize| {
                let id = OptionId::new(&(at + 1).to_string()).unwrap_or_else(|_| "1".into());
                (id, Label::Number { number: Count::from(at + 1) }.says())
            };
            let kind = FieldKind::Choice { value: mode(execution.mode).0, options: (0..modes).map(mode).collect() };
            fields.push(field(format!("mode.{}", nth + 1), Label::ModeField { number: number.clone() }, kind));
        }
        let Some(mode) = item.spell.text.modes.get(execution.mode) else { continue };
        for (place, slot) in mode.slots.iter().enumerate() {
            let there = |other: &TokenId| state.thing(other).is_none_or(|thing| thing.in_play()) && other != id;
            let candidates: Vec<TokenId> = all_of(state, slot.what).into_iter().filter(there).collect();
            for position in 0..slot.most {
                let chosen = execution.chosen.get(place).and_then(|chosen| chosen.get(position));
                let option = |id: &TokenId| OptionId::new(id.as_str()).unwrap_or_else(|_| NONE.into());
                let value = chosen.map_or_else(|| NONE.into(), |one| option(&one.id));
                let named = candidates.iter().map(|id| (option(id), Label::Name { piece: name_of(state, id) }.says()));
                let options = [(OptionId::from(NONE), Label::NothingChosen.says())].into_iter().chain(named);
                let kind = FieldKind::Choice { value, options: options.collect() };
                let key = format!("target.{}.{}.{}", nth + 1, place + 1, position + 1);
                let choice = Count::from(place + position + 1);
                fields.push(field(key, Label::TargetField { number: number.clone(), choice }, kind));
            }
        }
    }
    fields
}

/// The option of a choice that names nothing.
const NONE: &str = "none";

/// Sets a field of an item on the chain; `None` if it is none of the setup's.
pub fn set(setup: &mut Setup, token: &TokenId, key: &str, value: &str) -> Option<Result<(), Problem>> {
    let item = setup.chain.iter_mut().find(|item| item.id == *token)?;
    Some(set_field(item, key, value).ok_or_else(|| impossible(Label::NotSuchAValue.says())))
}

fn set_field(item: &mut ItemSet, key: &str, value: &str) -> Option<()> {
    let parts: Vec<&str> = key.split('.').collect();
    let nth = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
    match *parts.as_slice() {
        [CONTROLLER] => {
            let seat = ["p1", "p2"].iter().find(|seat| **seat == value)?;
            item.controller = (item.seat != **seat).then(|| (*seat).into());
        }
        [TIMES] => {
            let times = value.parse::<usize>().ok().filter(|times| (1..=MOST_INSTANCES).contains(times))?;
            let last = item.executions.last()?.clone();
            item.executions.resize(times, last);
        }
        ["mode", execution] => {
            let one = item.executions.get_mut(nth(execution)?)?;
            let mode = value.parse::<usize>().ok()?;
            let modes = Card::numbered(item.card.as_str()).and_then(printed_spell)?.text.modes;
            one.targets = vec![Vec::new(); modes.get(mode.checked_sub(1)?)?.slots.len()];
            one.mode = Some(Count::from(mode));
        }
        ["target", execution, slot, position] => {
            let chosen = item.executions.get_mut(nth(execution)?)?.targets.get_mut(nth(slot)?)?;
            let position = nth(position)?;
            if position < chosen.len() {
                chosen.remove(position);
            }
            if value != NONE {
                let id = TokenId::new(value).ok()?;
                chosen.retain(|other| *other != id);
                chosen.insert(position.min(chosen.len()), id);
            }
        }
        _ => return None,
    }
    Some(())
}
