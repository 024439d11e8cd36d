//! What the answers come to: up to where the round is done, who is next, and the end by the procedure.

use crate::games::any_game::course::{Given, Moment, Phase, RoundCourse};
use crate::games::any_game::final_action::by_the_final_action;
use crate::games::any_game::labels::Label;
use crate::games::any_game::opening::assume;
use crate::games::any_game::procedure::{Ask, Procedure};
use crate::games::any_game::rulebook::{MTR_4_2, MTR_4_4, R732_2A, R732_2C, TR_505_6, TR_505_7};
use crate::games::any_game::run::{Run, run};
use crate::games::any_game::says::RoundSays;
use crate::games::any_game::seats::player;
use crate::games::any_game::silence::Silent;
use crate::games::any_game::telling::{report, tell, verdict};
use crate::loops::policy::{Asked, Lowest, Spot, ended_earlier, lowest};
use crate::play::Record;
use crate::ruling::{OptionId, Rule, Step};
use crate::words::Count;

/// The number that the first player named.
pub fn named(moment: &Moment) -> Option<&Count> {
    match moment.given.first() {
        Some(Given::Number(number)) => Some(number),
        _ => None,
    }
}

/// The numbers that were named, each with its player, in order.
pub fn numbers(course: &RoundCourse, moment: &Moment) -> Vec<(usize, Count)> {
    let answers = course.asks().iter().zip(&moment.given);
    let number = |(ask, given): (&Ask, &Given)| {
        match given {
            Given::Number(number) | Given::Lower(number) => Some((ask.seat, number.clone())),
            Given::Agrees | Given::Declines | Given::Ends(..) => None,
        }
    };
    answers.filter_map(number).collect()
}

/// Up to where the answers so far let the round be done, and who ended it earlier.
pub fn end_so_far(course: &RoundCourse, moment: &Moment) -> (Spot, Option<usize>) {
    let whole = named(moment).cloned().unwrap_or_default();
    let mut end = (Spot { whole, actions: 0 }, None);
    for (ask, given) in course.asks().iter().zip(&moment.given) {
        if let Given::Ends(lap, Some(actions)) = given
            && let Some(earlier) = ended_earlier(course.table.strokes.len(), &end.0, lap, *actions)
        {
            end = (earlier, Some(ask.seat));
        }
    }
    end
}

/// Settles the round once everybody who is asked has answered. Of nothing nobody is asked whether it is too much.
pub fn settle(course: &RoundCourse, record: &mut Record<Moment>) {
    while let Some(ask) = course.asked(&record.state)
        && matches!(ask.asked, Asked::AgreeOrLower | Asked::AgreeOrEarlier)
        && end_so_far(course, &record.state).0 == (Spot { whole: Count::zero(), actions: 0 })
    {
        record.state.given.push(Given::Agrees);
    }
    if course.asked(&record.state).is_some() {
        return;
    }
    match course.procedure {
        Procedure::Shortcut => {
            let (end, ended_by) = end_so_far(course, &record.state);
            record.step(Step::by(&R732_2C, RoundSays::ShortcutTaken.says()));
            to_the_end(course, record, &end, ended_by);
        }
        Procedure::Tournament | Procedure::Committed => by_the_lowest(course, record),
        Procedure::FreePeoples => by_the_final_action(course, record),
    }
}

fn by_the_lowest(course: &RoundCourse, record: &mut Record<Moment>) {
    let (draws, counts): (&'static Rule, &'static Rule) = match course.procedure {
        Procedure::Committed => (&TR_505_6, &TR_505_7),
        _ => (&MTR_4_4, &MTR_4_4),
    };
    let (number, by) = match lowest(&numbers(course, &record.state)) {
        Lowest::Nobody => {
            let verdict = RoundSays::DrawForever.says();
            record.step(Step::by(draws, verdict.clone()));
            record.state.phase = Phase::Settled(verdict);
            return;
        }
        Lowest::Of { number, by } => (number, by),
        Lowest::Equal { number, by } => {
            let question = Silent::EqualLowest;
            let seat = match course.reading(question).as_ref().map(OptionId::as_str) {
                Some("earliest") => by.first(),
                Some(_) => by.last(),
                None => None,
            };
            let (Some(seat), Some(option)) = (seat, course.reading(question)) else {
                record.state.phase = Phase::Silent(question);
                return;
            };
            record.rest_on(question.id(), option);
            (number, *seat)
        }
    };
    let says = RoundSays::LowestNumber { seat: player(by), times: number.clone() };
    record.step(Step::by(counts, says.says()).actor(player(by).id.clone()));
    to_the_end(course, record, &Spot { whole: number, actions: 0 }, Some(by));
}

/// Repeats the round up to `end`, and settles it there; `next` is who then has to do something.
pub fn to_the_end(course: &RoundCourse, record: &mut Record<Moment>, end: &Spot, next: Option<usize>) {
    let Some(run) = followed(course, record, end) else { return };
    if run.stop.is_none() {
        if let Some(seat) = next {
            record.step(next_step(course, seat));
        }
    } else if course.procedure == Procedure::Tournament && !run.stop.as_ref().is_some_and(|stop| stop.ends_the_game()) {
        record.step(Step::by(&MTR_4_2, RoundSays::ShortcutStopsThere.says()));
    }
    let next = next.filter(|_| run.stop.is_none());
    let last = last_actor(course, &run.spot);
    report(course, record, &run, &end.whole, (last, None));
    let verdict = verdict(course, record, &run, last, next);
    record.state.phase = Phase::Settled(verdict);
}

/// Repeats the round up to `end`, tells it, and compares two ways of doing it; `None` if it could not be followed.
pub fn followed(course: &RoundCourse, record: &mut Record<Moment>, end: &Spot) -> Option<Run> {
    let run = run(&course.table, &course.future, end);
    let told = run.and_then(|run| {
        tell(course, record, &run)?;
        Ok(run)
    });
    match told {
        Ok(run) => Some(run),
        Err(why) => {
            record.state.phase = Phase::Unknown(why);
            None
        }
    }
}

fn next_step(course: &RoundCourse, seat: usize) -> Step {
    let of = || player(seat);
    let maintains = course.table.strokes.iter().any(|stroke| stroke.optional && stroke.by == Some(seat));
    let (rule, says): (&'static Rule, RoundSays) = match course.procedure {
        Procedure::Shortcut => (&R732_2C, RoundSays::ChoosesOtherwise { seat: of() }),
        Procedure::Committed if maintains => (&TR_505_7, RoundSays::HasPriority { seat: of() }),
        Procedure::Committed => (&TR_505_7, RoundSays::BreaksIt { seat: of() }),
        Procedure::Tournament if course.asks().iter().any(|ask| ask.asked == Asked::BreakOrNot) => {
            (&MTR_4_4, RoundSays::BreaksIt { seat: of() })
        }
        Procedure::Tournament => (&MTR_4_4, RoundSays::HasPriority { seat: of() }),
        Procedure::FreePeoples => (&R732_2A, RoundSays::HasPriority { seat: of() }),
    };
    Step::by(rule, says.says()).actor(of().id.clone())
}

/// Who did the last action before a point.
pub fn last_actor(course: &RoundCourse, spot: &Spot) -> Option<usize> {
    let strokes = &course.table.strokes;
    let begun = strokes.iter().take(spot.actions).rev().find_map(|stroke| stroke.by);
    let whole = || strokes.iter().rev().find_map(|stroke| stroke.by).filter(|_| !spot.whole.is_zero());
    begun.or_else(whole)
}

/// What is taken for granted where 0 is answered as the lower number.
pub fn zero_assumption(record: &mut Record<Moment>) {
    if record.state.given.contains(&Given::Lower(Count::zero())) {
        assume(record, Label::ZeroCountsAsLower);
    }
}
