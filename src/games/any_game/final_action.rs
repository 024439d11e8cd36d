//! The procedure with a final action: where the loop ends, and the action that may be added there.

use crate::games::any_game::core::{Halt, Move};
use crate::games::any_game::course::{Given, Moment, Phase, RoundCourse};
use crate::games::any_game::fate::Stop;
use crate::games::any_game::procedure::actors;
use crate::games::any_game::rulebook::{COSTS, FINAL_ACTION, FINAL_ACTION_OPEN};
use crate::games::any_game::run::{Run, why_halted};
use crate::games::any_game::says::RoundSays;
use crate::games::any_game::seats::player;
use crate::games::any_game::settle::{followed, last_actor, named, zero_assumption};
use crate::games::any_game::silence::{Silent, silent};
use crate::games::any_game::telling::{action_step, game_over_steps, report, verdict_after};
use crate::loops::policy::{Answer, EndPoint, Ending, Spot, final_action};
use crate::loops::{Cx, Machine};
use crate::play::Record;
use crate::ruling::Step;
use crate::words::Count;

/// Settles the round by the entry *loops*.
pub fn by_the_final_action(course: &RoundCourse, record: &mut Record<Moment>) {
    let round = actors(&course.table);
    let number = named(&record.state).cloned().unwrap_or_default();
    let alone = || {
        let last = round.last().copied().filter(|_| !number.is_zero());
        Ending::Settled(EndPoint { iterations: number.clone(), added: None, last })
    };
    let answer = match record.state.given.get(1) {
        None => None,
        Some(Given::Lower(lower)) => Some(Answer::Lower(lower.clone())),
        Some(_) => Some(Answer::Agrees),
    };
    zero_assumption(record);
    // A number that is not lower was refused when it was answered.
    let ending = answer.and_then(|answer| final_action(&round, 0, 1, &number, &answer).ok());
    let mut ending = ending.unwrap_or_else(alone);
    let end = loop {
        match ending {
            Ending::Settled(end) => break end,
            Ending::Open(silence, readings) => {
                let question = silent(silence);
                let chosen = course.reading(question);
                let fits = |option: &str| chosen.as_ref().is_some_and(|id| *id == *option);
                let Some((reading, next)) = readings.into_iter().find(|(reading, _)| fits(reading.key())) else {
                    record.state.phase = Phase::Silent(question);
                    return;
                };
                record.rest_on(question.id(), reading.key().into());
                ending = next;
            }
        }
    };
    to_the_final_action(course, record, &end);
}

fn to_the_final_action(course: &RoundCourse, record: &mut Record<Moment>, end: &EndPoint<usize>) {
    let spot = Spot { whole: end.iterations.clone(), actions: 0 };
    let Some(run) = followed(course, record, &spot) else { return };
    let mut last = end.last;
    let mut added = None;
    if run.stop.is_some() {
        last = last_actor(course, &run.spot);
    } else if let Some(place) = end.added.and_then(|nth| place_of(course, nth)) {
        match add(course, record, &run, place) {
            Added::Done(stop) => added = Some((place, stop)),
            Added::NotDone => last = last_actor(course, &run.spot),
            Added::Open => {
                record.state.phase = Phase::Silent(Silent::AddedActionEndsTheGame);
                return;
            }
        }
    } else if let Some(seat) = last {
        record.step(Step::by(&FINAL_ACTION, RoundSays::HasFinalAction { seat: player(seat) }.says()));
    }
    let seat = added.as_ref().and_then(|(place, _)| course.table.strokes.get(*place)).and_then(|stroke| stroke.by);
    report(course, record, &run, &end.iterations, (last, seat));
    let verdict = verdict_after(course, record, &run, last, added);
    record.state.phase = Phase::Settled(verdict);
}

// The place in the round of the optional action number `nth`.
fn place_of(course: &RoundCourse, nth: usize) -> Option<usize> {
    let optional = course.table.strokes.iter().enumerate().filter(|(_, stroke)| stroke.optional && stroke.by.is_some());
    optional.map(|(place, _)| place).nth(nth)
}

enum Added {
    /// It was done, and may have ended the game.
    Done(Option<Stop>),
    /// It was not.
    NotDone,
    /// The entry does not say.
    Open,
}

/// *Says*: the action is added at the end; what cannot be paid is not done, and whether one has to be done that ends
/// the game is left to a reading.
/// *Source*: Comprehensive Rules 4.2, entries *loops*, *cost*. *Case*: AG-50/b, AG-55/b.
fn add(course: &RoundCourse, record: &mut Record<Moment>, run: &Run, place: usize) -> Added {
    let table = &course.table;
    let action = || table.action(place);
    let mut after = run.end.clone();
    let halted = table.core.act(&mut after, &Move::Whole(place), &mut Cx::concrete()).err();
    let stop = halted.map(|halt| Stop { iteration: &run.spot.whole + &Count::one(), action: place, halt });
    let seat = player(table.strokes.get(place).and_then(|stroke| stroke.by).unwrap_or(0));
    let done = RoundSays::FinalActionAdded { seat: seat.clone(), action: action() };
    let added = Step::by(&FINAL_ACTION, done.says()).actor(seat.id.clone()).touching([action().id.clone()]);
    match stop {
        None => {
            record.step(added);
            record.state.counters = after.clone();
            record.step(action_step(table, place, &run.end, &after));
            Added::Done(None)
        }
        Some(stop) if matches!(stop.halt, Halt::Over(_)) => {
            let question = Silent::AddedActionEndsTheGame;
            let Some(option) = course.reading(question) else { return Added::Open };
            let taken = option == *"taken";
            record.rest_on(question.id(), option);
            if !taken {
                let says = RoundSays::AddedLeftOut { action: action() };
                record.step(Step::by(&FINAL_ACTION_OPEN, says.says()));
                return Added::NotDone;
            }
            record.step(added.and(&FINAL_ACTION_OPEN));
            record.state.counters = after.clone();
            record.step(action_step(table, place, &run.end, &after));
            game_over_steps(course, record, &stop);
            Added::Done(Some(stop))
        }
        Some(stop) => {
            let says = RoundSays::AddedCannotBeDone { action: action() };
            record.step(Step::by(&FINAL_ACTION, says.says()).and(&COSTS));
            let why = RoundSays::CannotBeDone { action: action(), why: why_halted(table, &stop, &after) };
            record.step(Step::by(&COSTS, why.says()));
            Added::NotDone
        }
    }
}
