//! Reads a typed line, in English or French: a counter, an action or a bound. A counter that a line names and the board
//! lacks is put there with 0.

use crate::games::any_game::objections::Objects;
use crate::games::any_game::seats::{seat_id, seat_named};
use crate::games::any_game::setup::{Action, Bound, Change, Condition, Cost, Counter, Does, Is, Setup, Then};
use crate::games::any_game::whole::{Amount, Share, Whole};
use crate::games::any_game::written::name_of;
use crate::ruling::{Piece, SeatId, TokenId};
use crate::words::{Count, MAX_DIGITS, Name, NumberError};

/// Two-character signs before their first characters.
const SIGNS: [(&str, Is); 10] = [
    ("<=", Is::AtMost),
    (">=", Is::AtLeast),
    ("!=", Is::Unlike),
    ("==", Is::Equal),
    ("≤", Is::AtMost),
    ("≥", Is::AtLeast),
    ("≠", Is::Unlike),
    ("<", Is::Less),
    (">", Is::More),
    ("=", Is::Equal),
];
/// Characters that a name cannot hold: they would read as something else.
const NOT_IN_NAMES: &str = "<>=!≤≥≠*×/,:;+";
const LONGEST_NAME: usize = 40;
/// How many groups of digits in front of a name are read as one number.
const MOST_GROUPS: usize = 64;

/// A part of a line, counted from 1, for saying where something is wrong.
#[derive(Clone, Copy)]
struct Part<'a> {
    nth: usize,
    text: &'a str,
}

impl<'a> Part<'a> {
    fn of(self, text: &'a str) -> Part<'a> {
        Part { text: text.trim(), ..self }
    }

    fn nth(self) -> Count {
        Count::from(self.nth)
    }

    fn piece(self) -> Piece {
        quoted(self.text)
    }

    fn number(self) -> Objects {
        Objects::PartNumber { nth: self.nth(), part: self.piece() }
    }
}

/// A typed text as a sentence quotes it.
pub fn quoted(text: &str) -> Piece {
    let short: String = text.chars().take(LONGEST_NAME).collect();
    Piece::new(slug(&short, "text"), Name::typed(&short))
}

/// Reads lines, separated by `;` or line ends, into the setup.
///
/// # Errors
/// What was not understood, and where.
pub fn read_lines(setup: &Setup, typed: &str) -> Result<Setup, Objects> {
    let mut setup = setup.clone();
    let mut any = false;
    for line in typed.split([';', '\n']).map(str::trim).filter(|line| !line.is_empty()) {
        read_line(&mut setup, line, None)?;
        any = true;
    }
    if any { Ok(setup) } else { Err(Objects::LineForm) }
}

/// Reads a line into the setup; with `place`, in place of the piece with that id.
///
/// # Errors
/// What was not understood, and where.
pub fn read_line(setup: &mut Setup, line: &str, place: Option<&TokenId>) -> Result<(), Objects> {
    let whole = Part { nth: 1, text: line };
    match line.split_once(':') {
        Some((head, end)) if comparison(head).is_some() => bound(setup, whole.of(head), whole.of(end), place),
        Some((head, parts)) => action(setup, whole.of(head), parts, place),
        None => match line.split_once('=') {
            Some((name, number)) if comparison(line).is_some_and(|(_, is, _)| is == Is::Equal) => {
                counter(setup, whole.of(name), whole.of(number), place)
            }
            _ if line.starts_with(['+', '-', '\u{2212}']) => action(setup, whole.of(""), line, place),
            _ => Err(Objects::LineForm),
        },
    }
}

fn counter(setup: &mut Setup, name: Part, number: Part, place: Option<&TokenId>) -> Result<(), Objects> {
    let start = whole(number)?;
    let name = checked_name(name)?;
    if let Some(place) = place {
        let there = setup.counters.iter_mut().find(|counter| counter.id == *place);
        let there = there.ok_or(Objects::LineOfAnotherSort)?;
        (there.name, there.start) = (name, start);
        return Ok(());
    }
    let id = counter_named(setup, &name);
    if let Some(there) = setup.counters.iter_mut().find(|counter| counter.id == id) {
        there.start = start;
    }
    Ok(())
}

fn action(setup: &mut Setup, name: Part, parts: &str, place: Option<&TokenId>) -> Result<(), Objects> {
    let name = if name.text.is_empty() { String::new() } else { checked_name(name)? };
    let mut read = Action::of("action".into());
    for (nth, text) in split_parts(parts).into_iter().enumerate() {
        action_part(setup, &mut read, Part { nth: nth + 1, text: text.trim() })?;
    }
    read.name = name;
    let named = |action: &Action| same_name(name_of(&action.id, &action.name), &read.name);
    let there = match place {
        Some(place) => setup.actions.iter().position(|action| action.id == *place).ok_or(Objects::LineOfAnotherSort)?,
        None => setup.actions.iter().position(named).unwrap_or(setup.actions.len()),
    };
    match setup.actions.get(there).map(|action| action.id.clone()) {
        Some(id) => read.id = id,
        None => read.id = free_id(setup, &read.name, "action"),
    }
    if read.name == read.id.as_str() {
        read.name.clear();
    }
    match setup.actions.get_mut(there) {
        Some(action) => *action = read,
        None => setup.actions.push(read),
    }
    Ok(())
}

fn bound(setup: &mut Setup, head: Part, end: Part, place: Option<&TokenId>) -> Result<(), Objects> {
    let Condition { counter, is, amount } = condition(setup, head)?;
    let (then, seat) = end_of(Part { nth: 2, ..end })?;
    let mut read = Bound { id: "bound".into(), counter, is, amount, then, seat };
    let alike = |bound: &Bound| (&bound.counter, bound.is, &bound.seat) == (&read.counter, read.is, &read.seat);
    let there = match place {
        Some(place) => setup.bounds.iter().position(|bound| bound.id == *place).ok_or(Objects::LineOfAnotherSort)?,
        None => setup.bounds.iter().position(alike).unwrap_or(setup.bounds.len()),
    };
    match setup.bounds.get(there).map(|bound| bound.id.clone()) {
        Some(id) => read.id = id,
        None => read.id = free_id(setup, "bound", "bound"),
    }
    match setup.bounds.get_mut(there) {
        Some(bound) => *bound = read,
        None => setup.bounds.push(read),
    }
    Ok(())
}

// "B loses", « B gagne », "draw".
fn end_of(part: Part) -> Result<(Then, Option<SeatId>), Objects> {
    let mut words = part.text.split_whitespace();
    let first = words.next().unwrap_or_default();
    if ["draw", "draws", "nulle", "nul"].contains(&first.to_lowercase().as_str()) {
        return Ok((Then::Draws, None));
    }
    let seat = seat(part, first)?;
    let then = match words.next().unwrap_or_default().to_lowercase().as_str() {
        "loses" | "lose" | "perd" => Then::Loses,
        "wins" | "win" | "gagne" => Then::Wins,
        _ => return Err(Objects::PartEnd { nth: part.nth(), part: part.piece() }),
    };
    Ok((then, Some(seat)))
}

fn seat(part: Part, text: &str) -> Result<SeatId, Objects> {
    seat_named(text).map(seat_id).ok_or_else(|| Objects::PartPlayer { nth: part.nth(), part: part.piece() })
}

// Commas separate parts, but not the digits of 1,000.
fn split_parts(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut from = 0;
    let bytes = text.as_bytes();
    let digit = |at: Option<usize>| at.and_then(|at| bytes.get(at)).is_some_and(u8::is_ascii_digit);
    for (at, _) in text.match_indices(',') {
        if !(digit(at.checked_sub(1)) && digit(Some(at + 1))) {
            parts.extend(text.get(from..at));
            from = at + 1;
        }
    }
    parts.extend(text.get(from..));
    parts.retain(|part| !part.trim().is_empty());
    parts
}

// What stands behind the first word, if that is one of these.
fn behind<'a>(text: &'a str, words: &[&str]) -> Option<&'a str> {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    words.contains(&first.to_lowercase().as_str()).then(|| rest.trim())
}

fn action_part(setup: &mut Setup, action: &mut Action, part: Part) -> Result<(), Objects> {
    let text = part.text;
    match text.to_lowercase().as_str() {
        "optional" | "may" | "facultatif" | "facultative" | "peut" => action.optional = true,
        "required" | "mandatory" | "obligatoire" => action.optional = false,
        "no answer" | "no answers" | "sans réponse" | "sans reponse" => action.answers = false,
        "answer" | "answers" | "réponse" | "reponse" => action.answers = true,
        _ => return action_phrase(setup, action, part),
    }
    Ok(())
}

fn action_phrase(setup: &mut Setup, action: &mut Action, part: Part) -> Result<(), Objects> {
    let text = part.text;
    let first_sign = text.chars().next().filter(|sign| matches!(sign, '+' | '-' | '\u{2212}'));
    if let Some(sign) = first_sign {
        let rest = part.of(text.get(sign.len_utf8()..).unwrap_or_default());
        let (mut by, counter) = so_much(setup, rest)?;
        if sign != '+' {
            match &mut by {
                Amount::Number(number) => number.0 = -&number.0,
                Amount::Of(share) => share.times.0 = -&share.times.0,
            }
        }
        action.changes.push(Change { change: Does::Add, counter, by });
    } else if let Some(rest) = behind(text, &["by", "par"]) {
        let nobody = ["nobody", "personne", "no-one"].contains(&rest.to_lowercase().as_str());
        action.seat = if nobody { None } else { Some(seat(part, rest)?) };
    } else if let Some(rest) = behind(text, &["needs", "need", "requires", "exige", "faut"]) {
        let condition = condition(setup, part.of(rest))?;
        action.needs.push(condition);
    } else if let Some(rest) = behind(text, &["if", "si"]) {
        let condition = condition(setup, part.of(rest))?;
        action.only_if.push(condition);
    } else if let Some(rest) = behind(text, &["pay", "pays", "paie", "paye", "payer"]) {
        let (amount, counter) = so_much(setup, part.of(rest))?;
        action.pays.push(Cost { counter, amount });
    } else if let Some(rest) = behind(text, &["times", "fois"]) {
        action.times = Some(amount(setup, part.of(rest))?);
    } else {
        let change = change(setup, part)?;
        action.changes.push(change);
    }
    Ok(())
}

fn change(setup: &mut Setup, part: Part) -> Result<Change, Objects> {
    let text = part.text;
    let plain = [
        (&["double", "doubles"][..], Does::Multiply, 2),
        (&["halve", "halves", "half", "moitié", "moitie"][..], Does::DivideDown, 2),
        (&["reset", "zero", "vide", "annule"][..], Does::Set, 0),
    ];
    for (words, change, by) in plain {
        if let Some(rest) = behind(text, words) {
            return Ok(Change { change, counter: counter_of(setup, part.of(rest))?, by: Amount::from(by) });
        }
    }
    // Before the products: "mana = 2 * elves" sets.
    if let Some((name, by)) = text.split_once('=').filter(|(name, _)| !name.contains(['<', '>', '!'])) {
        let by = amount(setup, part.of(by))?;
        return Ok(Change { change: Does::Set, counter: counter_of(setup, part.of(name))?, by });
    }
    if let Some((name, factor)) = text.split_once(['*', '×']) {
        // "×2 mana" and "mana × 2".
        let (name, by) = if name.trim().is_empty() {
            let (number, rest) = leading_number(part.of(factor))?.ok_or_else(|| part.number())?;
            (rest, Amount::Number(number))
        } else {
            (name, amount(setup, part.of(factor))?)
        };
        return Ok(Change { change: Does::Multiply, counter: counter_of(setup, part.of(name))?, by });
    }
    if let Some((name, divisor)) = text.split_once('/') {
        let mut words: Vec<&str> = divisor.split_whitespace().collect();
        let last = words.last().map(|word| word.to_lowercase()).unwrap_or_default();
        let up = ["up", "haut"].contains(&last.as_str());
        if up || ["down", "bas"].contains(&last.as_str()) {
            words.pop();
        }
        let by = Amount::Number(whole(part.of(words.join(" ").as_str()))?);
        let change = if up { Does::DivideUp } else { Does::DivideDown };
        return Ok(Change { change, counter: counter_of(setup, part.of(name))?, by });
    }
    by_a_factor(setup, part).unwrap_or_else(|| Err(Objects::PartNotUnderstood { nth: part.nth(), part: part.piece() }))
}

// "x2 mana" and "mana x2".
fn by_a_factor(setup: &mut Setup, part: Part) -> Option<Result<Change, Objects>> {
    let factor = |word: &str| word.strip_prefix(['x', 'X']).and_then(|number| Whole::typed(number).ok());
    let (first, rest) = part.text.split_once(char::is_whitespace)?;
    let (start, last) = part.text.rsplit_once(char::is_whitespace)?;
    let (by, name) = factor(first).map(|by| (by, rest)).or_else(|| factor(last).map(|by| (by, start)))?;
    let counter = counter_of(setup, part.of(name));
    Some(counter.map(|counter| Change { change: Does::Multiply, counter, by: Amount::Number(by) }))
}

fn comparison(text: &str) -> Option<(&str, Is, &str)> {
    let found = SIGNS.iter().filter_map(|(sign, is)| Some((text.find(sign)?, *sign, *is)));
    // The first sign of the text, the longer one of two that begin alike.
    let (at, sign, is) = found.min_by_key(|(at, sign, _)| (*at, usize::MAX - sign.len()))?;
    Some((text.get(..at)?, is, text.get(at + sign.len()..)?))
}

fn condition(setup: &mut Setup, part: Part) -> Result<Condition, Objects> {
    let missing = || Objects::PartComparison { nth: part.nth(), part: part.piece() };
    let (name, is, rest) = comparison(part.text).ok_or_else(missing)?;
    if rest.trim().is_empty() {
        return Err(part.number());
    }
    let counter = counter_of(setup, part.of(name))?;
    Ok(Condition { counter, is, amount: amount(setup, part.of(rest))? })
}

// A number, a counter, or a number of times a counter.
fn amount(setup: &mut Setup, part: Part) -> Result<Amount, Objects> {
    if let Some((times, name)) = part.text.split_once(['*', '×']) {
        let times = whole(part.of(times))?;
        return Ok(Amount::Of(Share { counter: counter_of(setup, part.of(name))?, times }));
    }
    match leading_number(part)? {
        Some((number, "")) => Ok(Amount::Number(number)),
        Some((times, name)) => Ok(Amount::Of(Share { counter: counter_of(setup, part.of(name))?, times })),
        None if part.text.is_empty() => Err(part.number()),
        None => Ok(Amount::Of(Share { counter: counter_of(setup, part)?, times: Whole::from(1) })),
    }
}

// "3 mana", "mana", "2 mana per elves".
fn so_much(setup: &mut Setup, part: Part) -> Result<(Amount, TokenId), Objects> {
    let per = [" per ", " par ", " for each ", " pour chaque "];
    let found = per.iter().filter_map(|word| Some((part.text.find(word)?, *word))).min();
    let (head, each) = match found {
        Some((at, word)) => (part.text.get(..at).unwrap_or_default(), part.text.get(at + word.len()..)),
        None => (part.text, None),
    };
    let (number, name) = leading_number(part.of(head))?.unwrap_or((Whole::from(1), head));
    let counter = counter_of(setup, part.of(name))?;
    Ok(match each {
        Some(each) => (Amount::Of(Share { counter: counter_of(setup, part.of(each))?, times: number }), counter),
        None => (Amount::Number(number), counter),
    })
}

/// The number at the start of a text, and the rest.
fn leading_number<'a>(part: Part<'a>) -> Result<Option<(Whole, &'a str)>, Objects> {
    let text = part.text;
    let mut ends = vec![text.len()];
    ends.extend(text.match_indices(char::is_whitespace).take(MOST_GROUPS).map(|(at, _)| at));
    ends.sort_unstable();
    for at in ends.into_iter().rev() {
        match Whole::typed(text.get(..at).unwrap_or_default()) {
            Ok(number) => return Ok(Some((number, text.get(at..).unwrap_or_default().trim()))),
            Err(NumberError::TooLong) => return Err(Objects::NumberTooLong { most: Count::from(MAX_DIGITS) }),
            Err(_) => {}
        }
    }
    // "3mana": digits right before the name.
    let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let number = text.get(..digits).and_then(|digits| Whole::typed(digits).ok());
    Ok(number.map(|number| (number, text.get(digits..).unwrap_or_default().trim())))
}

fn whole(part: Part) -> Result<Whole, Objects> {
    Whole::typed(part.text).map_err(|why| match why {
        NumberError::TooLong => Objects::NumberTooLong { most: Count::from(MAX_DIGITS) },
        _ => part.number(),
    })
}

fn checked_name(part: Part) -> Result<String, Objects> {
    let name = part.text.split_whitespace().collect::<Vec<_>>().join(" ");
    let bad = name.is_empty()
        || name.chars().count() > LONGEST_NAME
        || name.contains(|c: char| NOT_IN_NAMES.contains(c) || c.is_control())
        || Whole::typed(&name).is_ok();
    if bad { Err(Objects::PartName { nth: part.nth(), part: part.piece() }) } else { Ok(name) }
}

fn counter_of(setup: &mut Setup, part: Part) -> Result<TokenId, Objects> {
    checked_name(part).map(|name| counter_named(setup, &name))
}

// The counter of a name; a new one with 0 if there is none.
fn counter_named(setup: &mut Setup, name: &str) -> TokenId {
    let is_it = |counter: &&Counter| same_name(name_of(&counter.id, &counter.name), name) || counter.id == *name;
    if let Some(counter) = setup.counters.iter().find(is_it) {
        return counter.id.clone();
    }
    let id = free_id(setup, name, "counter");
    let name = if id == *name { String::new() } else { name.to_owned() };
    setup.counters.push(Counter { id: id.clone(), name, start: Whole::default() });
    id
}

fn same_name(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// An id that no piece of the setup has yet, after `name`.
pub fn free_id(setup: &Setup, name: &str, sort: &'static str) -> TokenId {
    let plain = slug(name, sort);
    if !setup.has(plain.as_str()) {
        return plain;
    }
    let numbered = |nth: usize| TokenId::new(&format!("{plain}-{nth}")).ok();
    (2..1000).filter_map(numbered).find(|id| !setup.has(id.as_str())).unwrap_or(plain)
}

fn slug(text: &str, or: &'static str) -> TokenId {
    let mut id = String::new();
    for c in text.to_lowercase().chars().take(LONGEST_NAME) {
        let plain = match c {
            'à' | 'â' | 'ä' => 'a',
            'é' | 'è' | 'ê' | 'ë' => 'e',
            'î' | 'ï' => 'i',
            'ô' | 'ö' => 'o',
            'ù' | 'û' | 'ü' => 'u',
            'ç' => 'c',
            c if c.is_ascii_alphanumeric() => c,
            _ => '-',
        };
        if plain != '-' || !id.is_empty() && !id.ends_with('-') {
            id.push(plain);
        }
    }
    TokenId::new(id.trim_end_matches('-')).unwrap_or_else(|_| or.into())
}

