//! A loop is settled: the iterations, the final action, and what is to be reported of them.

use crate::games::lotr_tcg::looping::arena::player;
use crate::games::lotr_tcg::looping::core::{Action, Fight, Halt, Side, Window};
use crate::games::lotr_tcg::looping::course::LoopCourse;
use crate::games::lotr_tcg::looping::deeds::{corrupted, used};
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::games::lotr_tcg::looping::moment::{Done, Lost, Moment, NotFollowed, Phase, Silent};
use crate::games::lotr_tcg::looping::objections::LoopObjection;
use crate::games::lotr_tcg::looping::report::report;
use crate::games::lotr_tcg::looping::round::{Round, Stroke};
use crate::games::lotr_tcg::looping::rulebook::{
    ADDED_ACTION_THAT_LOSES, BY_HAND_BEFORE, COSTS_ARE_PAID, FINAL_ACTION, FREE_PEOPLES_NAME, REPEATS_FOREVER,
};
use crate::games::lotr_tcg::looping::says::LoopStep;
use crate::games::lotr_tcg::looping::silence::{COUNTS, LEFT_OUT, TAKEN, silent};
use crate::games::lotr_tcg::looping::ways::{compared, stops_alike};
use crate::games::lotr_tcg::rulebook::ACTION_PROCEDURE;
use crate::loops::policy::{Answer, EndPoint, Ending, Reading, Silence, final_action};
use crate::loops::{Cx, Ended, Limits, Machine, repeat};
use crate::play::{Record, Refusal};
use crate::ruling::{Assumption, Step};
use crate::words::Count;
use std::rc::Rc;

/// A loop whose number stands.
#[derive(Clone, Debug)]
pub struct Agreed {
    /// The round.
    pub round: Rc<Round>,
    /// The number named.
    pub named: Count,
    /// What was answered; none where one player controls the loop.
    pub answer: Option<Answer>,
}

/// Where the loop ends by the entry *loops*, before any reading.
///
/// # Errors
/// The number answered is not lower.
pub fn ending_of(agreed: &Agreed) -> Result<Ending<Side>, Refusal> {
    let actors = agreed.round.camps();
    let Some(answer) = &agreed.answer else {
        let last = actors.last().copied().filter(|_| !agreed.named.is_zero());
        return Ok(Ending::Settled(EndPoint { iterations: agreed.named.clone(), added: None, last }));
    };
    let (names, answers) = (Side::FreePeoples, Side::Shadow);
    let lower = if let Answer::Lower(lower) = answer { lower } else { &agreed.named };
    final_action(&actors, names, answers, &agreed.named, answer).map_err(|_| not_lower(&agreed.named, lower))
}

/// The refusal of an answer that is no lower number.
pub fn not_lower(than: &Count, named: &Count) -> Refusal {
    let says = LoopObjection::NotLower { named: named.clone(), than: than.clone() };
    let most = than.minus(&Count::one()).unwrap_or_default();
    let legal = LoopObjection::AgreeOrNameLower { most }.says();
    Refusal::because(Step::by(&FREE_PEOPLES_NAME, says.says())).legal(legal)
}

impl LoopCourse<'_> {
    /// Does the loop, as far as the rules or the chosen readings say how it ends.
    ///
    /// # Errors
    /// The number answered is not lower.
    pub fn do_the_loop(
        &self,
        record: &mut Record<Moment>,
        window: &Window,
        agreed: &Agreed,
    ) -> Result<(), Refusal> {
        let mut ending = ending_of(agreed)?;
        let end = loop {
            match ending {
                Ending::Settled(end) => break end,
                // Where the game ends before any final action, which one it would be does not matter.
                Ending::Open(Silence::WhichFinalAction, mut readings)
                    if does_something(&readings) && loses_at_once(window, &record.state.fight, &agreed.round) =>
                {
                    let Some((_, next)) = readings.pop() else { return Ok(()) };
                    ending = next;
                }
                Ending::Open(silence, readings) => {
                    let question = silent(silence);
                    let chosen = self.reading(question);
                    let mut fitting = readings.into_iter();
                    let Some((reading, next)) =
                        fitting.find(|(reading, _)| chosen.as_ref().is_some_and(|id| *id == reading.key()))
                    else {
                        record.state.phase = Phase::Silent(question);
                        return Ok(());
                    };
                    question.rest_on(record, reading.key().into());
                    ending = next;
                }
            }
        };
        self.to_the_end(record, window, agreed, end);
        Ok(())
    }

    /// *Says*: what was done by hand before the naming does not count, unless the table reads it so.
    /// *Source*: a reading of Comprehensive Rules 4.2, entry *loops*. *Case*: LR-N30, LR-N55.
    fn still_to_do(&self, record: &mut Record<Moment>, agreed: &Agreed, end: &EndPoint<Side>) -> Count {
        let strokes = &agreed.round.strokes;
        let done = record.state.by_hand.rchunks(strokes.len().max(1)).take_while(|chunk| same_strokes(chunk, strokes));
        let done = Count::from(done.count());
        let question = Silent::ByHandBefore;
        let chosen = self.reading(question).filter(|_| !record.state.by_hand.is_empty());
        let Some(option) = chosen else {
            if !record.state.by_hand.is_empty() {
                record.assume(assumption(LoopLabel::CountedFromTheNaming));
            }
            return end.iterations.clone();
        };
        question.rest_on(record, option.clone());
        if option != COUNTS {
            return end.iterations.clone();
        }
        record.step(Step::by(&BY_HAND_BEFORE, LoopStep::DoneByHand { times: done.clone() }.says()));
        end.iterations.minus(&done).unwrap_or_default()
    }

    /// Does a settled loop to its end.
    pub fn to_the_end(
        &self,
        record: &mut Record<Moment>,
        window: &Window,
        agreed: &Agreed,
        end: EndPoint<Side>,
    ) {
        let start = record.state.fight.clone();
        let iterations = self.still_to_do(record, agreed, &end);
        let mut done = Done {
            round: Rc::clone(&agreed.round),
            start,
            named: agreed.named.clone(),
            answer: agreed.answer.clone(),
            iterations: iterations.clone(),
            added: None,
            last: end.last.map(|camp| whose_last(&agreed.round, &end, camp)),
            broken_off: None,
        };
        if !iterations.is_zero() {
            if let Some((by, action)) = self.first_iteration(record, window, &done.round) {
                let round = done.round.actions();
                match stops_alike(window, &done.start, &round, &iterations, action) {
                    Ok(compared_at) => {
                        record.state.phase = Phase::Lost(Lost { by, iteration: Some(Count::one()) });
                        let stop = Some((Count::one(), action));
                        report(&self.arena, window, record, &done, stop, compared_at);
                    }
                    Err(iteration) => disagree(record, iteration),
                }
                return;
            }
            if !self.the_rest(record, window, &done) {
                return;
            }
        }
        let compared_at = match compared(window, &done.start, &done.round.actions(), &iterations) {
            Ok(compared_at) => compared_at,
            Err(iteration) => return disagree(record, iteration),
        };
        match end.added {
            Some(deed) => {
                if !self.added_action(record, window, &mut done, deed) {
                    return;
                }
            }
            None => {
                the_last_action_was_the_last(window, &mut record.state.fight, &done);
                if let Some(side) = done.last.filter(|_| agreed.answer.is_some()) {
                    let says = LoopStep::ActsLast { seat: player(side) };
                    record.step(Step::by(&FINAL_ACTION, says.says()).actor(side.seat()));
                }
            }
        }
        report(&self.arena, window, record, &done, None, compared_at);
        record.state.done = Some(Rc::new(done));
        record.state.by_hand.clear();
        if !matches!(record.state.phase, Phase::Lost(_)) {
            record.state.phase = Phase::Looped;
        }
    }

    // The first iteration action by action; who corrupted the Ring-bearer, and at which action, if somebody did.
    pub(super) fn first_iteration(
        &self,
        record: &mut Record<Moment>,
        window: &Window,
        round: &Round,
    ) -> Option<(Side, usize)> {
        let mut cx = Cx::concrete();
        for (place, stroke) in round.strokes.iter().enumerate() {
            let before = record.state.fight.clone();
            let result = window.act(&mut record.state.fight, &stroke.action(), &mut cx);
            let fight = record.state.fight.clone();
            let step = match (stroke, result) {
                (Stroke::Deed(deed), Err(Halt::Corrupted { by })) => {
                    let step = corrupted(&self.arena, &fight).and(deed.rule).actor(by.seat());
                    record.step(step);
                    return Some((by, place));
                }
                (Stroke::Deed(deed), _) => used(&self.arena, deed, &before, &fight),
                (Stroke::Pass(side), _) => passes(*side),
            };
            record.step(step);
        }
        None
    }

    pub(super) fn the_rest(&self, record: &mut Record<Moment>, window: &Window, done: &Done) -> bool {
        let Some(more) = done.iterations.minus(&Count::one()).filter(|more| !more.is_zero()) else { return true };
        let outcome = repeat(window, &done.start, &done.round.actions(), &done.iterations, &Limits::default());
        if outcome.ended != Ended::AsNamed {
            let why = LoopLabel::NotFollowed { known: outcome.done.clone() }.says();
            record.state.phase = Phase::NotFollowed(NotFollowed { why, known: outcome.done });
            return false;
        }
        record.state.fight = outcome.state;
        let fighters = done.round.deeds().into_iter().map(|deed| deed.piece.id.clone());
        record.step(Step::by(&REPEATS_FOREVER, LoopStep::Repeats { times: more }.says()).touching(fighters));
        true
    }

    /// *Says*: one action is added at the end if the player who is to have the final action does not have it already.
    /// A cost that cannot be paid is not paid; one that loses the game is left to a reading.
    /// *Source*: Comprehensive Rules 4.2, entries *loops*, *cost*. *Case*: LR-L02, LR-L09, LR-N29.
    fn added_action(
        &self,
        record: &mut Record<Moment>,
        window: &Window,
        done: &mut Done,
        nth: usize,
    ) -> bool {
        let Some(deed) = done.round.deeds().get(nth).map(|deed| (*deed).clone()) else { return true };
        let by = deed.used.by;
        let seat = player(by);
        let mut after = Fight { turn: by, passes: 0, ..record.state.fight.clone() };
        let result = window.act(&mut after, &Action::Use(deed.used.clone()), &mut Cx::concrete());
        let added = Step::by(&FINAL_ACTION, LoopStep::ActionAdded { seat: seat.clone() }.says()).actor(by.seat());
        match result {
            Ok(()) => {
                record.step(added);
                let before = std::mem::replace(&mut record.state.fight, after);
                let step = used(&self.arena, &deed, &before, &record.state.fight);
                record.step(step);
                done.added = Some(nth);
            }
            Err(Halt::Corrupted { .. }) => {
                let question = Silent::AddedActionThatLoses(by);
                match self.reading(question).as_ref().map(|option| option.as_str()) {
                    Some(TAKEN) => {
                        question.rest_on(record, TAKEN.into());
                        record.step(added.and(&ADDED_ACTION_THAT_LOSES));
                        record.state.fight = after;
                        let step = corrupted(&self.arena, &record.state.fight).and(deed.rule);
                        record.step(step.actor(by.seat()));
                        record.state.phase = Phase::Lost(Lost { by, iteration: None });
                        done.added = Some(nth);
                    }
                    Some(LEFT_OUT) => {
                        question.rest_on(record, LEFT_OUT.into());
                        let says = LoopStep::AddedLeftOut { seat };
                        record.step(Step::by(&ADDED_ACTION_THAT_LOSES, says.says()));
                        done.last = last_of(done);
                    }
                    _ => {
                        record.state.phase = Phase::Silent(question);
                        return false;
                    }
                }
            }
            Err(_) => {
                let says = LoopStep::AddedCannotBePaid { seat };
                record.step(Step::by(&COSTS_ARE_PAID, says.says()).and(&FINAL_ACTION));
                done.last = last_of(done);
            }
        }
        true
    }
}

/// A formula is never trusted alone.
pub fn disagree(record: &mut Record<Moment>, iteration: Count) {
    let why = LoopLabel::WaysDisagree { iteration }.says();
    record.state.phase = Phase::NotFollowed(NotFollowed { why, known: Count::zero() });
}

fn does_something(readings: &[(Reading, Ending<Side>)]) -> bool {
    matches!(readings.first(), Some((_, Ending::Settled(end))) if !end.iterations.is_zero())
}

// Whether the first round already corrupts the Ring-bearer.
fn loses_at_once(window: &Window, now: &Fight, round: &Round) -> bool {
    let mut fight = now.clone();
    let mut cx = Cx::concrete();
    let mut actions = round.actions().into_iter();
    actions.any(|action| matches!(window.act(&mut fight, &action, &mut cx), Err(Halt::Corrupted { .. })))
}

/// *Says*: the passes of a round lead from one action to the next; behind the last action nobody has passed yet.
/// *Source*: Comprehensive Rules 4.2, entries *action procedure*, *loops*. *Case*: LR-N63.
fn the_last_action_was_the_last(window: &Window, fight: &mut Fight, done: &Done) {
    if let Some(last) = done.round.actors().last().filter(|_| !done.iterations.is_zero()) {
        (fight.turn, fight.passes) = (window.after(*last), 0);
    }
}

// Whether these actions are those of a round.
fn same_strokes(done: &[Stroke], round: &[Stroke]) -> bool {
    let same = |(one, other): (&Stroke, &Stroke)| one.action() == other.action();
    done.len() == round.len() && done.iter().zip(round).all(same)
}

/// The player of a camp who had the final action: whose action is added, else whose comes last in the round.
pub fn whose_last(round: &Round, end: &EndPoint<Side>, camp: Side) -> Side {
    let actors = round.actors();
    let added = end.added.and_then(|nth| actors.get(nth)).copied();
    added.or_else(|| actors.into_iter().rfind(|side| side.is_shadow() == camp.is_shadow())).unwrap_or(camp)
}

/// Something taken for granted.
pub fn assumption(says: LoopLabel) -> Assumption {
    Assumption { says: says.says(), change: None }
}

// Who acted last if nothing is added.
fn last_of(done: &Done) -> Option<Side> {
    done.round.actors().last().copied().filter(|_| !done.iterations.is_zero())
}

/// The step of a pass.
pub fn passes(side: Side) -> Step {
    Step::by(&ACTION_PROCEDURE, LoopStep::Passes { seat: player(side) }.says()).actor(side.seat())
}
