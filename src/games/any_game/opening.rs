//! What is said before anybody names a number: the round as it was described, what one iteration does, whether it
//! stops, and what the procedure makes of that.

use crate::games::any_game::course::{Moment, Phase, RoundCourse};
use crate::games::any_game::fate::{Fate, Stop};
use crate::games::any_game::labels::Label;
use crate::games::any_game::procedure::{Opening, Procedure};
use crate::games::any_game::rulebook::{
    COSTS, DESCRIBED, ENDS, LOOPS, MTR_4_4, R104_4B, R732_2A, R732_3, R732_4, REQUIRED_LOOPS, TR_505_2, TR_505_4, WORK,
};
use crate::games::any_game::run::{run, why_halted, why_unknown};
use crate::games::any_game::says::RoundSays;
use crate::games::any_game::seats::player;
use crate::games::any_game::settle::to_the_end;
use crate::games::any_game::silence::Silent;
use crate::loops::{CounterId, Expression};
use crate::loops::policy::{Asked, Spot, involved};
use crate::play::Record;
use crate::ruling::{Arg, Assumption, Piece, Says, Step};
use crate::words::Int;

/// Takes something for granted.
pub fn assume(record: &mut Record<Moment>, says: Label) {
    record.assume(Assumption { says: says.says(), change: None });
}

/// Says what is described and what one round does.
pub fn announce(course: &RoundCourse, record: &mut Record<Moment>) {
    let table = &course.table;
    let (actions, counters) = (table.actions.len().into(), table.counters.len().into());
    record.step(Step::by(&DESCRIBED, RoundSays::AsDescribed { actions, counters }.says()));
    assume(record, Label::NoCardWasChecked);
    assume(record, Label::NobodyStepsIn);
    for (counter, next) in table.counters.iter().zip(&course.future.map) {
        one_round(record, counter, next, &table.counters);
    }
    let forever = matches!(course.future.fate, Fate::Forever);
    match &course.future.fate {
        Fate::Forever => {
            if course.future.comes_back {
                record.step(Step::by(&DESCRIBED, RoundSays::ComesBack.says()));
            }
            record.step(Step::by(&DESCRIBED, RoundSays::GoesOnForever.says()));
        }
        Fate::Stops(stop) => {
            let action = table.action(stop.action);
            let iteration = stop.iteration.clone();
            let why = why_it_stops(course, stop);
            let rule = if stop.ends_the_game() { &ENDS } else { &COSTS };
            let says = RoundSays::WouldStop { iteration: iteration.clone(), action: action.clone(), why };
            record.step(Step::by(rule, says.says()).touching([action.id.clone()]));
            let at = Arg::List(vec![Arg::from(&iteration), Arg::from(&action.id)]);
            record.find("stops_at", at, Label::FoundStop { iteration, action }.says(), &[rule]);
        }
        Fate::Unknown { known, .. } => {
            record.step(Step::by(&WORK, RoundSays::NotFollowedFurther { known: known.clone() }.says()));
            return;
        }
    }
    record.find("forever", forever, Label::FoundForever { forever }.says(), &[&DESCRIBED]);
}

// Why the round stops, as the counters stand there.
fn why_it_stops(course: &RoundCourse, stop: &Stop) -> Says {
    let spot = Spot { whole: stop.before(), actions: stop.action + 1 };
    match run(&course.table, &course.future, &spot) {
        Ok(run) => why_halted(&course.table, stop, &run.end),
        Err(why) => why,
    }
}

// What one round makes of a counter: the same more or less each time, or something else.
fn one_round(record: &mut Record<Moment>, counter: &Piece, next: &Expression, all: &[Piece]) {
    let own = |(id, times): &(CounterId, Int)| id.0 == counter.id.as_str() && *times == Int::from(1);
    let says = if next.terms.len() == 1 && next.terms.iter().all(own) {
        let change = next.constant.clone();
        let says = Label::FoundRound { counter: counter.clone(), change: change.clone() }.says();
        record.find(format!("round.{}", counter.id), &change, says, &[&DESCRIBED]);
        if change == Int::zero() {
            return;
        }
        RoundSays::AddsEachRound { counter: counter.clone(), change }
    } else {
        let mut terms: Vec<Says> = Vec::new();
        for (id, times) in &next.terms {
            if let Some(of) = all.iter().find(|piece| piece.id.as_str() == id.0) {
                terms.push(Label::Term { counter: of.clone(), times: times.clone() }.says());
            }
        }
        if terms.is_empty() || next.constant != Int::zero() {
            terms.push(Label::Constant { number: next.constant.clone() }.says());
        }
        RoundSays::BecomesEachRound { counter: counter.clone(), terms }
    };
    record.step(Step::by(&DESCRIBED, says.says()).touching([counter.id.clone()]));
}

/// Says what the procedure makes of the round, and settles it where nobody is asked.
pub fn opened(course: &RoundCourse, record: &mut Record<Moment>) {
    let only_required = |record: &mut Record<Moment>, step: Step, verdict: RoundSays| {
        record.step(step);
        record.state.phase = Phase::Settled(verdict.says());
    };
    let required = RoundSays::OnlyRequired.says();
    match &course.opening {
        Opening::StopsByItself => {
            if let Fate::Stops(stop) = &course.future.fate {
                let spot = Spot { whole: stop.before(), actions: stop.action + 1 };
                to_the_end(course, record, &spot, None);
            }
        }
        Opening::Draw => only_required(record, Step::by(&R732_4, required).and(&R104_4B), RoundSays::DrawForever),
        Opening::NoEffect => only_required(record, Step::by(&REQUIRED_LOOPS, required), RoundSays::NoEffect),
        Opening::NotALoop(stop) => {
            let why = why_it_stops(course, stop);
            let action = course.table.action(stop.action);
            let verdict = RoundSays::NotALoop { most: stop.before(), action, why }.says();
            record.step(Step::by(&LOOPS, verdict.clone()));
            record.state.phase = Phase::Settled(verdict);
        }
        Opening::MustBreak(seat) => {
            assume(record, Label::ActionsAreIndependent);
            let says = RoundSays::ChoosesOtherwise { seat: player(*seat) };
            record.step(Step::by(&R732_3, says.says()).actor(player(*seat).id.clone()));
            record.state.phase = Phase::Settled(RoundSays::MustBreakIt { seat: player(*seat) }.says());
        }
        Opening::Asks(asks) => {
            let names = asks.first().map_or(0, |ask| ask.seat);
            who_is_asked(course, record, names);
            let rule = course.procedure.rule(asks.first().map_or(Asked::Number, |ask| ask.asked));
            let says = Label::FoundNames { seat: player(names) }.says();
            record.find("who_names", player(names).id.clone(), says, &[rule]);
        }
        Opening::WhoNamesIsOpen => record.state.phase = Phase::Silent(Silent::OneAloneWouldDo),
        Opening::TwoPlayersOnly => record.state.phase = Phase::Unknown(Label::TwoPlayersOnly.says()),
        Opening::NotKnown => {
            if let Fate::Unknown { why, known } = &course.future.fate {
                record.state.phase = Phase::Unknown(why_unknown(why, known, known.clone()));
            }
        }
    }
}

fn who_is_asked(course: &RoundCourse, record: &mut Record<Moment>, names: usize) {
    let table = &course.table;
    let maintain = involved(&table.strokes, &table.order);
    let seats = || RoundSays::Maintain { seats: table.seats(&maintain) };
    let step = match course.procedure {
        Procedure::Shortcut => {
            assume(record, Label::FirstChoiceHasPriority);
            Step::by(&R732_2A, RoundSays::Proposes { seat: player(names) }.says())
        }
        Procedure::Tournament if maintain.is_empty() => Step::by(&MTR_4_4, RoundSays::NobodyMaintains.says()),
        Procedure::Tournament => Step::by(&MTR_4_4, seats().says()),
        Procedure::Committed if maintain.is_empty() => {
            Step::by(&TR_505_2, RoundSays::NobodyMaintains.says()).and(&TR_505_4)
        }
        Procedure::Committed => Step::by(&TR_505_4, seats().says()).and(&TR_505_2),
        Procedure::FreePeoples => {
            if let Some(read) = course.reading(Silent::OneAloneWouldDo) {
                record.rest_on(Silent::OneAloneWouldDo.id(), read);
            }
            assume(record, Label::AIsFreePeoples);
            if course.asks().len() > 1 {
                Step::by(&LOOPS, seats().says())
            } else {
                Step::by(&LOOPS, RoundSays::NamesAlone { seat: player(names) }.says())
            }
        }
    };
    record.step(step);
}
