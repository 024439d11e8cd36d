//! What players are asked, what they may answer, and what each answer gives.

use crate::games::any_game::course::{Given, Moment, RoundCourse};
use crate::games::any_game::fate::Fate;
use crate::games::any_game::labels::Label;
use crate::games::any_game::objections::Objects;
use crate::games::any_game::procedure::{Ask, Procedure};
use crate::games::any_game::rulebook::NUMBERS;
use crate::games::any_game::run::{changed, run, why_halted};
use crate::games::any_game::says::RoundSays;
use crate::games::any_game::seats::{player, seat_id, seat_named};
use crate::games::any_game::settle::{end_so_far, named};
use crate::loops::policy::{Asked, Spot, choices, ended_earlier};
use crate::play::Refusal;
use crate::ruling::{Act, Choice, NumberAsked, OptionId, Piece, Prompt, Says, Step};
use crate::words::{Count, MAX_DIGITS, NumberError};

/// The answer that an act gives to what a player is asked, with the step that tells it.
///
/// # Errors
/// What stands against it.
pub fn read_answer(
    course: &RoundCourse,
    moment: &Moment,
    ask: Ask,
    act: &Act,
) -> Result<(Given, Option<Step>), Refusal> {
    let rule = course.procedure.rule(ask.asked);
    let refuse = |says: Objects| Refusal::because(Step::by(rule, says.says()));
    let by = act.seat.as_ref().and_then(|seat| seat_named(seat.as_str()));
    if by != Some(ask.seat) {
        return Err(refuse(Objects::NotAsked { seat: player(ask.seat) }));
    }
    let seat = player(ask.seat);
    let step = |says: RoundSays| Some(Step::by(rule, says.says()).actor(seat_id(ask.seat)));
    match (act.key.as_str(), ask.asked) {
        ("name_number", Asked::Number | Asked::NumberOrForEver) => {
            let times = number(course, ask, act, "times")?;
            if let Some(refusal) = beyond(course, ask, &times) {
                return Err(refusal);
            }
            Ok((Given::Number(times.clone()), step(RoundSays::NamesNumber { seat, times })))
        }
        ("name_number", Asked::BreakOrNot | Asked::AgreeBreakOrNot) => {
            let times = number(course, ask, act, "times")?;
            Ok((Given::Number(times.clone()), step(RoundSays::WouldBreakAfter { seat, times })))
        }
        ("agree", Asked::AgreeOrLower | Asked::AgreeOrEarlier | Asked::AgreeBreakOrNot) => {
            Ok((Given::Agrees, step(RoundSays::Agrees { seat })))
        }
        ("name_lower", Asked::AgreeOrLower) => {
            let times = number(course, ask, act, "times")?;
            let than = named(moment).cloned().unwrap_or_default();
            if times >= than {
                let most = than.minus(&Count::one()).unwrap_or_default();
                let refusal = refuse(Objects::NotLower { named: times, than });
                return Err(refusal.legal(Objects::AgreeOrNameLower { most }.says()));
            }
            Ok((Given::Lower(times.clone()), step(RoundSays::NamesLower { seat, times })))
        }
        ("decline", Asked::BreakOrNot | Asked::AgreeBreakOrNot) => {
            Ok((Given::Declines, step(RoundSays::Declines { seat })))
        }
        ("decline", Asked::NumberOrForEver) => Ok((Given::Declines, step(RoundSays::GoesOnIndefinitely { seat }))),
        ("decline", Asked::Number) => {
            Err(refuse(Objects::ANumberIsDue { seat }).legal(Objects::AnyNumberWillDo.says()))
        }
        ("shorten", Asked::AgreeOrEarlier) => earlier(course, moment, ask, act),
        _ => Err(refuse(Objects::UnknownDeed)),
    }
}

fn number(course: &RoundCourse, ask: Ask, act: &Act, arg: &str) -> Result<Count, Refusal> {
    let rule = course.procedure.rule(ask.asked);
    let refused = |says: Objects| Refusal::because(Step::by(rule, says.says())).legal(Objects::AnyNumberWillDo.says());
    match act.count(arg) {
        Some(Ok(number)) => Ok(number),
        None | Some(Err(NumberError::Empty)) => Err(refused(Objects::NoNumberGiven)),
        Some(Err(NumberError::NotANumber)) => Err(refused(Objects::NotANumber)),
        Some(Err(NumberError::Negative)) => Err(refused(Objects::NumberBelowZero)),
        Some(Err(NumberError::TooLong)) => {
            let says = Objects::NumberTooLong { most: Count::from(MAX_DIGITS) };
            Err(Refusal::because(Step::by(&NUMBERS, says.says())))
        }
    }
}

/// The most rounds that can be done, if something cannot be done in the round behind them.
fn most(course: &RoundCourse) -> Option<Count> {
    match &course.future.fate {
        Fate::Stops(stop) if !stop.ends_the_game() => Some(stop.before()),
        _ => None,
    }
}

/// *Says*: what is proposed has to be legal from beginning to end.
/// *Source*: Magic Comprehensive Rules 732.2a. *Case*: AG-11.
fn beyond(course: &RoundCourse, ask: Ask, times: &Count) -> Option<Refusal> {
    let most = most(course).filter(|most| course.procedure == Procedure::Shortcut && times > most)?;
    let says = Objects::BeyondTheStop { times: times.clone(), most: most.clone() };
    let refusal = Refusal::because(Step::by(course.procedure.rule(ask.asked), says.says()));
    Some(refusal.legal(Objects::NameAtMost { most }.says()))
}

/// *Says*: a player who does not accept names an earlier place at which he makes another choice.
/// *Source*: Magic Comprehensive Rules 732.2b. *Case*: AG-04, AG-05.
fn earlier(course: &RoundCourse, moment: &Moment, ask: Ask, act: &Act) -> Result<(Given, Option<Step>), Refusal> {
    let rule = course.procedure.rule(ask.asked);
    let refuse = |says: Objects| Refusal::because(Step::by(rule, says.says()));
    let lap = match (act.args.get("lap"), moment.given.last()) {
        // The round was said before, only its place is missing.
        (None, Some(Given::Ends(lap, None))) => lap.clone(),
        _ => number(course, ask, act, "lap")?,
    };
    let strokes = &course.table.strokes;
    let places = choices(strokes, ask.seat);
    let place_of = |key: &str| act.text(key).map(|id| course.table.actions.iter().position(|it| it.id == *id));
    let actions = match (place_of("after"), place_of("before")) {
        (Some(place), _) => place.map(|place| place + 1),
        (None, Some(place)) => place,
        (None, None) => match places.as_slice() {
            [only] => Some(*only),
            [] => None,
            _ => {
                let (end, _) = end_so_far(course, moment);
                let any = places.iter().any(|at| ended_earlier(strokes.len(), &end, &lap, *at).is_some());
                if !any {
                    return Err(refuse(Objects::NotEarlier { lap: lap_of(&end) }));
                }
                return Ok((Given::Ends(lap, None), None));
            }
        },
    };
    let Some(actions) = actions.filter(|actions| places.contains(actions)) else {
        return Err(refuse(Objects::NoChoiceThere { seat: player(ask.seat) }));
    };
    let (end, _) = end_so_far(course, moment);
    if ended_earlier(strokes.len(), &end, &lap, actions).is_none() {
        return Err(refuse(Objects::NotEarlier { lap: lap_of(&end) }));
    }
    let seat = player(ask.seat);
    let says = match actions.checked_sub(1) {
        Some(before) => RoundSays::EndsItAfter { seat, lap: lap.clone(), action: course.table.action(before) },
        None => RoundSays::EndsItBefore { seat, lap: lap.clone(), action: course.table.action(0) },
    };
    let step = Step::by(rule, says.says()).actor(seat_id(ask.seat));
    Ok((Given::Ends(lap, Some(actions)), Some(step)))
}

// The iteration, from 1, in which a point lies.
fn lap_of(spot: &Spot) -> Count {
    if spot.actions == 0 { spot.whole.clone() } else { &spot.whole + &Count::one() }
}

/// The key of what a player is asked.
fn key(ask: Ask) -> &'static str {
    match ask.asked {
        Asked::Number | Asked::NumberOrForEver => "name_number",
        Asked::AgreeOrLower | Asked::AgreeOrEarlier | Asked::AgreeBreakOrNot => "answer_number",
        Asked::BreakOrNot => "break_number",
    }
}

/// What a player is asked now.
pub fn prompt(course: &RoundCourse, moment: &Moment, ask: Ask) -> Prompt {
    let key = key(ask);
    let act = |does: &str| Act::of(seat_id(ask.seat), does).answering(key);
    let choice = |id: &'static str, says: Label, does: &str, gives: Option<Says>| Choice {
        id: id.into(),
        says: says.says(),
        act: act(does),
        why: Vec::new(),
        gives,
    };
    let seat = || player(ask.seat);
    let times = || end_so_far(course, moment).0.whole;
    let asks = match (ask.asked, moment.given.last()) {
        (_, Some(Given::Ends(lap, None))) => {
            return Prompt {
                key,
                seat: Some(seat_id(ask.seat)),
                asks: Label::AsksWhere { seat: seat(), lap: lap.clone() }.says(),
                choices: places(course, moment, ask, lap),
                number: None,
            };
        }
        (Asked::Number | Asked::NumberOrForEver, _) => Label::AsksNumber { seat: seat() },
        (Asked::BreakOrNot, _) => Label::AsksBreak { seat: seat() },
        _ => Label::AsksAnswer { seat: seat(), times: times() },
    };
    let mut all = Vec::new();
    let agreed = || gives(course, &end_so_far(course, moment).0);
    match ask.asked {
        Asked::AgreeOrLower | Asked::AgreeOrEarlier => all.push(choice("agree", Label::DoAgree, "agree", agreed())),
        Asked::AgreeBreakOrNot => {
            all.push(choice("agree", Label::DoAgree, "agree", None));
            all.push(choice("decline", Label::DoDecline, "decline", None));
        }
        Asked::BreakOrNot => all.push(choice("decline", Label::DoDecline, "decline", None)),
        Asked::NumberOrForEver => all.push(choice("decline", Label::DoGoOn, "decline", None)),
        Asked::Number => {}
    }
    let number = numbers_asked(course, moment, ask, key);
    Prompt { key, seat: Some(seat_id(ask.seat)), asks: asks.says(), choices: all, number: Some(number) }
}

// The places of one iteration at which a player may end it.
fn places(course: &RoundCourse, moment: &Moment, ask: Ask, lap: &Count) -> Vec<Choice> {
    let strokes = &course.table.strokes;
    let (end, _) = end_so_far(course, moment);
    let place = |actions: usize| {
        let spot = ended_earlier(strokes.len(), &end, lap, actions)?;
        let (key, action, says): (_, Piece, fn(Piece) -> Label) = match actions.checked_sub(1) {
            Some(before) => ("after", course.table.action(before), |action| Label::DoStopAfter { action }),
            None => ("before", course.table.action(0), |action| Label::DoStopBefore { action }),
        };
        let act = Act::of(seat_id(ask.seat), "shorten").with("lap", lap).with(key, &action.id);
        Some(Choice {
            id: OptionId::new(&format!("{key}.{}", action.id)).unwrap_or_else(|_| key.into()),
            says: says(action).says(),
            act: act.answering("answer_number"),
            why: Vec::new(),
            gives: gives(course, &spot),
        })
    };
    choices(strokes, ask.seat).into_iter().filter_map(place).collect()
}

fn numbers_asked(course: &RoundCourse, moment: &Moment, ask: Ask, key: &'static str) -> NumberAsked {
    let act = |does: &str| Act::of(seat_id(ask.seat), does).answering(key);
    let (end, one) = (end_so_far(course, moment).0, Count::one());
    let (says, act, arg, least, most) = match ask.asked {
        Asked::AgreeOrLower => {
            (Label::FewerRounds, act("name_lower"), "times", Count::zero(), end.whole.minus(&one))
        }
        Asked::AgreeOrEarlier => (Label::InRound, act("shorten"), "lap", one, Some(lap_of(&end))),
        Asked::Number | Asked::NumberOrForEver if course.procedure == Procedure::Shortcut => {
            (Label::Rounds, act("name_number"), "times", Count::zero(), most(course))
        }
        _ => (Label::Rounds, act("name_number"), "times", Count::zero(), None),
    };
    let mut numbers: Vec<Count> = ["1", "1000", "10^6", "10^100"].iter().filter_map(|text| Count::typed(text).ok()).collect();
    // Just enough, and one fewer.
    if let Fate::Stops(stop) = &course.future.fate {
        numbers.extend([stop.before(), stop.iteration.clone()]);
    }
    numbers.retain(|number| *number >= least && most.as_ref().is_none_or(|most| number <= most));
    numbers.sort();
    numbers.dedup();
    let leads_to = |number: Count| {
        let named = arg == "times";
        let then = if named { gives(course, &Spot { whole: number.clone(), actions: 0 }) } else { None };
        (number, then)
    };
    let offered = numbers.into_iter().map(leads_to).collect();
    NumberAsked { windows: Vec::new(), says: says.says(), act, arg, least, most, offered }
}

// What the round gives up to a point, if nobody does anything else.
fn gives(course: &RoundCourse, spot: &Spot) -> Option<Says> {
    let table = &course.table;
    let run = run(table, &course.future, spot).ok()?;
    if let Some(stop) = &run.stop {
        let why = why_halted(table, stop, &run.end);
        let (iteration, action) = (stop.iteration.clone(), table.action(stop.action));
        return Some(RoundSays::WouldStop { iteration, action, why }.says());
    }
    let (counters, values) = changed(table, &table.start, &run.end);
    let after = run.spot.actions.checked_sub(1).map(|place| table.action(place));
    Some(RoundSays::RoundDone { times: run.spot.whole, after, last: None, next: None, counters, values }.says())
}
