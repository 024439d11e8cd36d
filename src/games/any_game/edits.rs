//! How a described round is changed: by lines, by fields, from the tray.

use crate::games::any_game::board::{ACTIONS, BOUNDS, COUNTERS, NOBODY, THENS, then_id};
use crate::games::any_game::labels::Label;
use crate::games::any_game::line::{free_id, read_line, read_lines};
use crate::games::any_game::objections::Objects;
use crate::games::any_game::rulebook::LINES;
use crate::games::any_game::seats::seat_named;
use crate::games::any_game::setup::{Action, Bound, Counter, Is, Setup, Then};
use crate::games::any_game::table::piece;
use crate::games::any_game::whole::{Amount, Whole};
use crate::ruling::{Does, Drop, Edit, Pick, Problem, Says, SeatId, Step, Tint, TokenId, TrayPiece, ZoneId};
use crate::words::{Count, Int};

/// The key of the edit that a typed line makes.
pub const LINE: &str = "line";
/// New pieces at a time.
const MOST_AT_ONCE: usize = 24;
const SORTS: [(&str, &str); 3] = [("counter", COUNTERS), ("action", ACTIONS), ("bound", BOUNDS)];

/// An edit that cannot be made, and why.
pub fn impossible(says: Objects) -> Problem {
    Problem::blocking(Step::by(&LINES, says.says()))
}

/// The setup with one change.
///
/// # Errors
/// Why it cannot be made.
pub fn edited(setup: &Setup, edit: &Edit) -> Result<Setup, Problem> {
    let mut next = setup.clone();
    let done = match edit {
        Edit::Add { kind, zone, amount } => add(&mut next, kind.as_str(), zone, amount),
        Edit::Move { token, zone, .. } => match home(setup, token) {
            Some(home) if *zone == *home => Ok(()),
            Some(_) => Err(Objects::WrongPlace),
            None => Err(Objects::NoSuchPiece),
        },
        Edit::Remove { token, amount } if *amount <= Count::one() => remove(&mut next, token, amount),
        Edit::Remove { .. } => Err(Objects::FewerThere),
        Edit::Amount { token, amount } if amount.is_zero() => remove(&mut next, token, &Count::one()),
        Edit::Amount { .. } => Err(Objects::NotSuchAValue),
        Edit::Set { token: None, key, value } => set_board(&mut next, key, value),
        Edit::Set { token: Some(token), key, value } => set(&mut next, token, key, value),
        Edit::Clear => {
            next.counters.clear();
            next.actions.clear();
            next.bounds.clear();
            Ok(())
        }
    };
    done.map(|()| next).map_err(impossible)
}

/// The zone of a piece.
fn home(setup: &Setup, token: &TokenId) -> Option<&'static str> {
    if setup.counters.iter().any(|counter| counter.id == *token) {
        Some(COUNTERS)
    } else if setup.actions.iter().any(|action| action.id == *token) {
        Some(ACTIONS)
    } else {
        setup.bounds.iter().any(|bound| bound.id == *token).then_some(BOUNDS)
    }
}

fn add(setup: &mut Setup, kind: &str, zone: &ZoneId, amount: &Count) -> Result<(), Objects> {
    let (sort, home) = SORTS.into_iter().find(|(sort, _)| *sort == kind).ok_or(Objects::NoSuchPiece)?;
    if *zone != *home {
        return Err(Objects::WrongPlace);
    }
    let amount = amount.small().filter(|amount| *amount <= MOST_AT_ONCE);
    for _ in 0..amount.ok_or(Objects::TooMany { most: Count::from(MOST_AT_ONCE) })? {
        let id = free_id(setup, sort, sort);
        match sort {
            "counter" => setup.counters.push(Counter { id, name: String::new(), start: Whole::default() }),
            "action" => setup.actions.push(Action::of(id)),
            _ => {
                let counter = setup.counters.first().map(|counter| counter.id.clone()).ok_or(Objects::NoSuchPiece)?;
                let (is, amount, seat) = (Is::Less, Amount::from(0), Some(SeatId::from("a")));
                setup.bounds.push(Bound { id, counter, is, amount, then: Then::Loses, seat });
            }
        }
    }
    Ok(())
}

fn remove(setup: &mut Setup, token: &TokenId, amount: &Count) -> Result<(), Objects> {
    if home(setup, token).is_none() {
        return Err(Objects::NoSuchPiece);
    }
    if !amount.is_zero() {
        setup.counters.retain(|counter| counter.id != *token);
        setup.actions.retain(|action| action.id != *token);
        setup.bounds.retain(|bound| bound.id != *token);
    }
    Ok(())
}

fn flag(value: &str) -> Result<bool, Objects> {
    match value {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(Objects::NotSuchAValue),
    }
}

fn seat(value: &str) -> Result<Option<SeatId>, Objects> {
    if value == NOBODY {
        return Ok(None);
    }
    let id = seat_named(value).and_then(|_| SeatId::new(value).ok());
    id.map(Some).ok_or(Objects::NotSuchAValue)
}

fn count(value: &str) -> Result<Count, Objects> {
    Count::typed(value).map_err(|_| Objects::NotSuchAValue)
}

fn set_board(setup: &mut Setup, key: &str, value: &str) -> Result<(), Objects> {
    match key {
        LINE => *setup = read_lines(setup, value)?,
        "players" => {
            let players = count(value)?.small().and_then(|players| u8::try_from(players).ok());
            setup.players = players.ok_or(Objects::NotSuchAValue)?;
        }
        "active" => setup.active = seat(value)?.ok_or(Objects::NotSuchAValue)?,
        "across_turns" => setup.across_turns = flag(value)?,
        _ => return Err(Objects::NotSuchAValue),
    }
    Ok(())
}

fn set(setup: &mut Setup, token: &TokenId, key: &str, value: &str) -> Result<(), Objects> {
    if key == LINE {
        return read_line(setup, value, Some(token));
    }
    if let Some(counter) = setup.counters.iter_mut().find(|counter| counter.id == *token) {
        let negative = counter.start.0.is_negative();
        let signed = |size: Int, negative: bool| Whole(if size.is_negative() == negative { size } else { -&size });
        match key {
            "start" => counter.start = signed(count(value)?.int(), negative),
            "below_zero" => counter.start = signed(counter.start.0.clone(), flag(value)?),
            "name" => return rename(setup, token, value),
            _ => return Err(Objects::NotSuchAValue),
        }
        return Ok(());
    }
    if let Some(place) = setup.actions.iter().position(|action| action.id == *token) {
        if key == "place" {
            let to = count(value)?.small().and_then(|to| to.checked_sub(1)).filter(|to| *to < setup.actions.len());
            let action = setup.actions.remove(place);
            setup.actions.insert(to.unwrap_or(place), action);
            return if to.is_some() { Ok(()) } else { Err(Objects::NotSuchAValue) };
        }
        let Some(action) = setup.actions.get_mut(place) else { return Err(Objects::NoSuchPiece) };
        match key {
            "seat" => action.seat = seat(value)?,
            "optional" => action.optional = flag(value)?,
            "answers" => action.answers = flag(value)?,
            _ => return Err(Objects::NotSuchAValue),
        }
        return Ok(());
    }
    let bound = setup.bounds.iter_mut().find(|bound| bound.id == *token).ok_or(Objects::NoSuchPiece)?;
    match key {
        "then" => {
            let then = THENS.into_iter().find(|then| then_id(*then) == value);
            bound.then = then.ok_or(Objects::NotSuchAValue)?;
        }
        "seat" => bound.seat = seat(value)?,
        _ => return Err(Objects::NotSuchAValue),
    }
    Ok(())
}

fn rename(setup: &mut Setup, token: &TokenId, name: &str) -> Result<(), Objects> {
    let Some(counter) = setup.counters.iter().find(|counter| counter.id == *token) else { return Ok(()) };
    let line = format!("{name} = {}", counter.start.0);
    read_line(setup, &line, Some(token))
}

/// Every place for what is lifted.
pub fn drops(setup: &Setup, pick: &Pick) -> Vec<Drop> {
    let home = match pick {
        Pick::Token { token, .. } => home(setup, token),
        Pick::Kind { kind, .. } => SORTS.into_iter().find(|(sort, _)| *kind == **sort).map(|(_, home)| home),
    };
    let Some(home) = home else { return Vec::new() };
    let drop = |zone: &'static str| {
        let id = ZoneId::from(zone);
        let add = match pick {
            Pick::Kind { kind, amount } if zone == home => {
                Some(Edit::Add { kind: kind.clone(), zone: id.clone(), amount: amount.clone() })
            }
            _ => None,
        };
        let wrong = (zone != home).then(|| impossible(Objects::WrongPlace));
        let refused = wrong.or_else(|| edited(setup, add.as_ref()?).err());
        Drop { zone: id, does: add.map_or(Does::Nothing, Does::Edit), why: refused.into_iter().collect(), then: None }
    };
    [COUNTERS, ACTIONS, BOUNDS].into_iter().map(drop).collect()
}

/// New pieces.
pub fn tray() -> Vec<TrayPiece> {
    let piece = |kind: &'static str, name: Label, sort: Label| TrayPiece {
        kind: kind.into(),
        name: name.says(),
        number: None,
        also: Vec::new(),
        seat: None,
        tint: Tint::Neutral,
        sort: sort.says(),
        single: false,
    };
    vec![
        piece("counter", Label::NewCounter, Label::SortCounter),
        piece("action", Label::NewAction, Label::SortAction),
        piece("bound", Label::NewBound, Label::SortBound),
    ]
}

/// Each counter one more and one less.
pub fn nudges(setup: &Setup) -> Vec<(Says, Edit)> {
    let mut nudges = Vec::new();
    for counter in setup.counters.iter().take(16) {
        let name = || piece(&counter.id, &counter.name);
        let start = &counter.start.0;
        let one = Int::from(1);
        for (says, start) in [
            (Label::OneMore { counter: name() }, start + &one),
            (Label::OneLess { counter: name() }, start - &one),
        ] {
            let value = format!("{} = {start}", name().say(crate::words::Lang::En));
            nudges.push((says.says(), Edit::Set { token: Some(counter.id.clone()), key: LINE.to_owned(), value }));
        }
    }
    nudges
}
