//! A loop that one player does alone, and what stops it on the way: another player's own action.

use crate::games::lotr_tcg::looping::arena::player;
use crate::games::lotr_tcg::looping::core::{Action, Halt, Side, Window};
use crate::games::lotr_tcg::looping::course::LoopCourse;
use crate::games::lotr_tcg::looping::deeds::{corrupted, named_deed, used, why_not};
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::games::lotr_tcg::looping::moment::{Done, Lost, Moment, Phase, Silent};
use crate::games::lotr_tcg::looping::naming::number_named;
use crate::games::lotr_tcg::looping::objections::LoopObjection;
use crate::games::lotr_tcg::looping::report::report;
use crate::games::lotr_tcg::looping::round::Round;
use crate::games::lotr_tcg::looping::rulebook::{ONE_CONTROLLER_NAMES, RESPONSE_ON_THE_WAY};
use crate::games::lotr_tcg::looping::says::LoopStep;
use crate::games::lotr_tcg::looping::settle::{Agreed, assumption, disagree};
use crate::games::lotr_tcg::looping::silence::{GOES_ON, INTERVENES};
use crate::games::lotr_tcg::looping::ways::compared;
use crate::loops::{Cx, Limits, Machine, state_at};
use crate::play::{Record, Refusal};
use crate::ruling::{Act, ActArg, OptionId, Step};
use crate::words::Count;
use std::rc::Rc;

fn refused(says: LoopObjection) -> Refusal {
    Refusal::because(Step::by(&ONE_CONTROLLER_NAMES, says.says()))
}

impl LoopCourse<'_> {
    /// *Says*: the loop goes on until another player intervenes with an action of his own, or as often as named.
    /// *Source*: Comprehensive Rules 4.2, entry *loops*. *Case*: LR-L14, LR-N51.
    ///
    /// # Errors
    /// What stands against it.
    pub fn intervene(&self, record: &mut Record<Moment>, window: &Window, by: Side, act: &Act) -> Result<(), Refusal> {
        let Phase::Going(agreed) = record.state.phase.clone() else {
            return Err(refused(LoopObjection::NothingToIntervene));
        };
        if agreed.round.actors().contains(&by) {
            return Err(refused(LoopObjection::NotTheirsToIntervene { seat: player(by) }));
        }
        if act.key == "let_go_on" {
            record.step(Step::by(&ONE_CONTROLLER_NAMES, LoopStep::LetsGoOn { seat: player(by) }.says()).actor(by.seat()));
            return self.do_the_loop(record, window, &agreed);
        }
        if act.args.get("response") == Some(&ActArg::Flag(true)) {
            let question = Silent::ResponseOnTheWay;
            match self.reading(question).as_ref().map(OptionId::as_str) {
                Some(INTERVENES) => question.rest_on(record, INTERVENES.into()),
                Some(_) => {
                    question.rest_on(record, GOES_ON.into());
                    let says = LoopStep::RespondsOnly { seat: player(by) };
                    record.step(Step::by(&RESPONSE_ON_THE_WAY, says.says()).actor(by.seat()));
                    record.assume(assumption(LoopLabel::OwnActionChangesNothing));
                    return self.do_the_loop(record, window, &agreed);
                }
                None => {
                    record.state.phase = Phase::Silent(question);
                    return Ok(());
                }
            }
        }
        self.breaks_off(record, window, &agreed, by, act)
    }

    fn breaks_off(
        &self,
        record: &mut Record<Moment>,
        window: &Window,
        agreed: &Agreed,
        by: Side,
        act: &Act,
    ) -> Result<(), Refusal> {
        let after = match act.args.get("after") {
            None => Count::zero(),
            Some(_) => number_named(act, "after")?,
        };
        let strokes = strokes_until(&agreed.round, act);
        let most = agreed.named.minus(&Count::one()).unwrap_or_default();
        let Some(strokes) = strokes.filter(|_| after <= most) else {
            return Err(refused(LoopObjection::InterveneOnTheWay { most }));
        };
        let mut done = Done {
            round: Rc::clone(&agreed.round),
            start: record.state.fight.clone(),
            named: agreed.named.clone(),
            answer: None,
            iterations: after.clone(),
            added: None,
            last: Some(by),
            broken_off: Some((by, strokes)),
        };
        if !after.is_zero() {
            if let Some((by, _)) = self.first_iteration(record, window, &done.round) {
                record.state.phase = Phase::Lost(Lost { by, iteration: Some(Count::one()) });
                return Ok(());
            }
            if !self.the_rest(record, window, &done) {
                return Ok(());
            }
        }
        let actions = done.round.actions();
        record.state.fight = state_at(window, &done.start, &actions, &after, strokes, &Limits::default()).state;
        let compared_at = match compared(window, &done.start, &actions, &after) {
            Ok(compared_at) => compared_at,
            Err(iteration) => {
                disagree(record, iteration);
                return Ok(());
            }
        };
        let says = LoopStep::Intervenes { seat: player(by), after: after.clone() };
        record.step(Step::by(&ONE_CONTROLLER_NAMES, says.says()).actor(by.seat()));
        self.own_action(record, window, by, act)?;
        done.last = Some(by);
        report(&self.arena, window, record, &done, None, compared_at);
        record.state.done = Some(Rc::new(done));
        record.state.by_hand.clear();
        if !matches!(record.state.phase, Phase::Lost(_)) {
            record.state.phase = Phase::Looped;
        }
        Ok(())
    }

    // The action that breaks the loop off: one of the board's, or one that is only said to be there.
    fn own_action(&self, record: &mut Record<Moment>, window: &Window, by: Side, act: &Act) -> Result<(), Refusal> {
        let fight = &mut record.state.fight;
        (fight.turn, fight.passes) = (by, 0);
        if act.args.get("piece").is_none() {
            fight.turn = window.after(by);
            record.assume(assumption(LoopLabel::OwnActionChangesNothing));
            return Ok(());
        }
        let deed = named_deed(&self.arena, &self.arena.deeds, by, act)?;
        let before = fight.clone();
        match window.act(fight, &Action::Use(deed.used.clone()), &mut Cx::concrete()) {
            Ok(()) => {
                let step = used(&self.arena, &deed, &before, &record.state.fight);
                record.step(step);
                Ok(())
            }
            Err(Halt::Corrupted { by }) => {
                let step = corrupted(&self.arena, fight).and(deed.rule).actor(by.seat());
                record.step(step);
                record.state.phase = Phase::Lost(Lost { by, iteration: None });
                Ok(())
            }
            Err(halt) => Err(Refusal::because(why_not(&self.arena, fight, Some(&deed), halt))),
        }
    }
}

// How many strokes of the next iteration come before the intervention, if so many abilities are in a round.
fn strokes_until(round: &Round, act: &Act) -> Option<usize> {
    let Some(actions) = act.count("actions") else { return Some(0) };
    let actions = actions.ok()?.small()?;
    match actions {
        0 => Some(0),
        _ if actions > round.deeds().len() => None,
        _ => round.place_of_deed(actions - 1).map(|place| place + 1),
    }
}
