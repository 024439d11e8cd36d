//! The course of the question: players act or pass, a loop is proposed, its number is named and answered, and the
//! skirmish is resolved.

use crate::games::lotr_tcg::looping::arena::{Arena, Deed, player, side_of};
use crate::games::lotr_tcg::looping::core::{Action, Fight, Halt, Side, Skirmish};
use crate::games::lotr_tcg::looping::deeds::{corrupted, lost_by, named_deed, used, why_not};
use crate::games::lotr_tcg::looping::fought::resolved;
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::games::lotr_tcg::looping::moment::{Lost, Moment, Phase, Silent};
use crate::games::lotr_tcg::looping::naming::{number_named, proposed};
use crate::games::lotr_tcg::looping::objections::LoopObjection;
use crate::games::lotr_tcg::looping::prompts;
use crate::games::lotr_tcg::looping::round::Stroke;
use crate::games::lotr_tcg::looping::rule_with_reading;
use crate::games::lotr_tcg::looping::rulebook::{
    AFTER_THE_LOOP, EMPTY_SKIRMISH, FREE_PEOPLES_NAME, REPEATS_FOREVER, RESOLVED_AFTER_PASSES,
};
use crate::games::lotr_tcg::looping::says::LoopStep;
use crate::games::lotr_tcg::looping::settle::{Agreed, passes};
use crate::games::lotr_tcg::looping::silence::{MAY, MAY_NOT};
use crate::games::lotr_tcg::rulebook::{ACTION_PROCEDURE, RING_BEARER_LOST};
use crate::games::lotr_tcg::setup::Setup;
use crate::loops::policy::{Answer, Naming};
use crate::loops::{Cx, Machine};
use crate::play::{Course, Record, Refusal, open_between};
use crate::ruling::{Act, Assumption, Case, OptionId, Prompt, Standing, Step, WayOn};
use crate::words::Count;
use std::rc::Rc;

/// The question's course on one case.
pub struct LoopCourse<'a> {
    /// The case.
    pub case: &'a Case<Setup>,
    /// Its board.
    pub arena: Arena,
}

impl LoopCourse<'_> {
    /// The course of a case.
    pub fn of(case: &Case<Setup>) -> LoopCourse<'_> {
        LoopCourse { case, arena: Arena::of(&case.setup) }
    }

    /// The moment before any act.
    pub fn start(&self) -> Moment {
        Moment { fight: self.arena.start(), phase: Phase::Actions, by_hand: false, done: None }
    }

    /// The reading that the table has chosen, if it is one of the question's.
    pub fn reading(&self, question: Silent) -> Option<OptionId> {
        let chosen = self.case.readings.get(&question.id())?;
        question.options().into_iter().map(|(option, _)| option).find(|option| option == chosen)
    }

    /// Whether a player could do something other than pass.
    ///
    /// *Says*: a window in which nobody has anything but a pass closes, since all pass.
    /// *Source*: Comprehensive Rules 4.2, entry *action procedure*. *Case*: LR-N34.
    pub fn somebody_can_act(&self, skirmish: &Skirmish, fight: &Fight) -> bool {
        let can = |deed: &Deed| {
            let mut fight = Fight { turn: deed.used.by, passes: 0, ..fight.clone() };
            let result = skirmish.act(&mut fight, &Action::Use(deed.used), &mut Cx::concrete());
            matches!(result, Ok(()) | Err(Halt::Corrupted { .. }))
        };
        self.arena.deeds.iter().any(can)
    }

    fn activate(
        &self,
        record: &mut Record<Moment>,
        skirmish: &Skirmish,
        by: Side,
        act: &Act,
    ) -> Result<(), Refusal> {
        let deed = named_deed(&self.arena, by, act)?;
        let result = skirmish.act(&mut record.state.fight, &Action::Use(deed.used), &mut Cx::concrete());
        let fight = record.state.fight.clone();
        match result {
            Ok(()) => {
                record.state.by_hand = true;
                record.step(used(&self.arena, &deed, &fight));
                Ok(())
            }
            Err(Halt::Corrupted { by }) => {
                record.state.phase = Phase::Lost(Lost { by, iteration: None });
                record.step(corrupted(&self.arena, &fight).and(&deed.card.rule).actor(by.seat()));
                Ok(())
            }
            Err(halt) => Err(Refusal::because(why_not(&self.arena, &fight, Some(&deed), halt))),
        }
    }

    fn pass(&self, record: &mut Record<Moment>, skirmish: &Skirmish, by: Side) -> Result<(), Refusal> {
        let action = Stroke::Pass(by).action();
        if let Err(halt) = skirmish.act(&mut record.state.fight, &action, &mut Cx::concrete()) {
            return Err(Refusal::because(why_not(&self.arena, &record.state.fight, None, halt)));
        }
        record.step(passes(by));
        if record.state.fight.is_over() {
            record.step(Step::by(&RESOLVED_AFTER_PASSES, LoopStep::ActionsEnd.says()).and(&ACTION_PROCEDURE));
        }
        Ok(())
    }

    /// *Says*: the rules do not say whether an action of a settled loop may be taken again; a reading does.
    /// *Source*: Comprehensive Rules 4.2, entry *loops*. *Case*: LR-N35.
    fn acts_after_the_loop(&self, record: &mut Record<Moment>) -> Result<bool, Refusal> {
        let question = Silent::AfterTheLoop;
        match self.reading(question).as_ref().map(OptionId::as_str) {
            Some(MAY) => {
                record.rest_on(question.id(), MAY.into());
                record.state.phase = Phase::Actions;
                record.state.by_hand = true;
                record.state.done = None;
                Ok(true)
            }
            Some(MAY_NOT) => {
                Err(Refusal::because(Step::by(&AFTER_THE_LOOP, LoopObjection::ReadAsSettled.says())))
            }
            _ => {
                record.state.phase = Phase::Silent(question);
                Ok(false)
            }
        }
    }

    fn propose(&self, record: &mut Record<Moment>, skirmish: &Skirmish, by: Side, act: &Act) -> Result<(), Refusal> {
        let round = proposed(&self.arena, skirmish, record, by, act)?;
        record.state.phase = Phase::Naming(Rc::new(round));
        Ok(())
    }

    fn name(&self, record: &mut Record<Moment>, skirmish: &Skirmish, by: Side, act: &Act) -> Result<(), Refusal> {
        let Phase::Naming(round) = record.state.phase.clone() else {
            return Err(Refusal::because(Step::by(&REPEATS_FOREVER, LoopObjection::NoLoopProposed.says())));
        };
        let whose = prompts::who_names(&round);
        if by != whose {
            let says = LoopObjection::NotTheirsToName { seat: player(whose) };
            return Err(Refusal::because(Step::by(&FREE_PEOPLES_NAME, says.says())));
        }
        let named = number_named(act)?;
        let says = LoopStep::NamesNumber { seat: player(by), times: named.clone() };
        record.step(Step::by(&FREE_PEOPLES_NAME, says.says()).actor(by.seat()));
        if record.state.by_hand {
            record.assume(assumption(LoopLabel::CountedFromTheNaming));
        }
        let alone = matches!(round.naming, Naming::Alone(_));
        if named.is_zero() && !alone {
            record.step(Step::by(&FREE_PEOPLES_NAME, LoopStep::NothingIsLower.says()));
        } else if !alone {
            record.state.phase = Phase::Answering(round, named);
            return Ok(());
        }
        let answer = (!alone).then_some(Answer::Agrees);
        self.do_the_loop(record, skirmish, &Agreed { round, named, answer })
    }

    fn answer(&self, record: &mut Record<Moment>, skirmish: &Skirmish, by: Side, act: &Act) -> Result<(), Refusal> {
        let Phase::Answering(round, named) = record.state.phase.clone() else {
            return Err(Refusal::because(Step::by(&FREE_PEOPLES_NAME, LoopObjection::NoNumberToAnswer.says())));
        };
        if by != Side::Shadow {
            let says = LoopObjection::NotTheirsToAnswer { seat: player(Side::Shadow) };
            return Err(Refusal::because(Step::by(&FREE_PEOPLES_NAME, says.says())));
        }
        let (answer, says) = if act.key == "agree" {
            (Answer::Agrees, LoopStep::Agrees { seat: player(by), times: named.clone() })
        } else {
            let lower = number_named(act)?;
            let says = LoopStep::NamesLower { seat: player(by), times: lower.clone(), than: named.clone() };
            (Answer::Lower(lower), says)
        };
        record.step(Step::by(&FREE_PEOPLES_NAME, says.says()).actor(by.seat()));
        if answer == Answer::Lower(Count::zero()) {
            record.assume(assumption(LoopLabel::ZeroCountsAsLower));
        }
        self.do_the_loop(record, skirmish, &Agreed { round, named, answer: Some(answer) })
    }

    // The skirmish as it is resolved from here.
    fn resolve(&self, record: &mut Record<Moment>, skirmish: &Skirmish) -> Standing {
        let fought = resolved(&self.arena, skirmish, &record.state.fight);
        fought.write_down(record);
        let last = record.state.done.as_ref().and_then(|done| done.last);
        Standing::Settled { verdict: fought.verdict(last) }
    }

}

fn assumption(says: LoopLabel) -> Assumption {
    Assumption { says: says.says(), change: None }
}

impl Course for LoopCourse<'_> {
    type State = Moment;

    fn open(&self, record: &mut Record<Moment>) {
        for problem in self.arena.table.problems.iter().chain(&self.arena.problems) {
            record.object(problem.about.clone(), problem.severity, problem.step.clone());
        }
    }

    fn perform(&self, record: &mut Record<Moment>, act: &Act) -> Result<(), Refusal> {
        if matches!(record.state.phase, Phase::Silent(_) | Phase::NotFollowed(_)) {
            return Ok(());
        }
        let refused = |says: LoopObjection| Refusal::because(Step::by(&ACTION_PROCEDURE, says.says()));
        let by = act.seat.as_ref().and_then(|seat| side_of(seat.as_str()));
        let by = by.ok_or_else(|| refused(LoopObjection::WhoseDeed))?;
        let Some(skirmish) = &self.arena.skirmish else {
            let says = LoopObjection::NoActionsWithoutASkirmish.says();
            return Err(Refusal::because(Step::by(&EMPTY_SKIRMISH, says)));
        };
        match act.key.as_str() {
            "name_number" => return self.name(record, skirmish, by, act),
            "agree" | "name_lower" => return self.answer(record, skirmish, by, act),
            "activate" | "pass" | "propose_loop" => {}
            _ => return Err(refused(LoopObjection::UnknownDeed)),
        }
        let comes_first = |says: LoopObjection| Refusal::because(Step::by(&FREE_PEOPLES_NAME, says.says()));
        match &record.state.phase {
            Phase::Lost(_) => {
                return Err(Refusal::because(Step::by(&RING_BEARER_LOST, LoopObjection::GameIsLost.says())));
            }
            Phase::Naming(round) => {
                let seat = player(prompts::who_names(round));
                return Err(comes_first(LoopObjection::NumberComesFirst { seat }));
            }
            Phase::Answering(..) => {
                return Err(comes_first(LoopObjection::AnswerComesFirst { seat: player(Side::Shadow) }));
            }
            _ => {}
        }
        let looped = matches!(record.state.phase, Phase::Looped);
        if looped && act.key != "pass" && !self.acts_after_the_loop(record)? {
            return Ok(());
        }
        match act.key.as_str() {
            "pass" => self.pass(record, skirmish, by),
            "activate" => self.activate(record, skirmish, by, act),
            _ => self.propose(record, skirmish, by, act),
        }
    }

    fn prompt(&self, moment: &Moment) -> Option<Prompt> {
        let skirmish = self.arena.skirmish.as_ref()?;
        match &moment.phase {
            Phase::Actions if moment.fight.is_over() || !self.somebody_can_act(skirmish, &moment.fight) => None,
            Phase::Actions => Some(prompts::to_act(self, skirmish, moment)),
            Phase::Naming(round) => Some(prompts::to_name(self, skirmish, moment, round)),
            Phase::Answering(round, named) => Some(prompts::to_answer(self, skirmish, moment, round, named)),
            Phase::Looped | Phase::Silent(_) | Phase::Lost(_) | Phase::NotFollowed(_) => None,
        }
    }

    fn close(&self, record: &mut Record<Moment>, prompt: Option<Prompt>) -> Standing {
        let Some(skirmish) = &self.arena.skirmish else {
            let says = || LoopStep::NoSkirmish { character: self.arena.character.clone() }.says();
            record.step(Step::by(&EMPTY_SKIRMISH, says()));
            return Standing::Settled { verdict: says() };
        };
        match record.state.phase.clone() {
            Phase::Lost(lost) => Standing::Settled { verdict: lost_by(&self.arena, &record.state.fight, &lost) },
            Phase::Silent(question) => {
                let step = Step::by(question.rule(), question.asks());
                record.step(step);
                open_between(question.id(), question.asks(), question.options(), |option| {
                    rule_with_reading(self.case, question.id(), option.clone())
                })
            }
            Phase::NotFollowed(not) => {
                let act = None;
                let ways_on = vec![WayOn { says: LoopLabel::WayByHand.says(), act }];
                Standing::Unknown { why: not.why, known: Vec::new(), ways_on }
            }
            Phase::Looped => {
                record.assume(assumption(LoopLabel::NobodyActsAgain));
                self.resolve(record, skirmish)
            }
            Phase::Actions | Phase::Naming(_) | Phase::Answering(..) => match prompt {
                Some(prompt) => Standing::Awaits(prompt),
                None => {
                    if !record.state.fight.is_over() {
                        record.step(Step::by(&ACTION_PROCEDURE, LoopStep::NobodyCanAct.says()));
                    }
                    self.resolve(record, skirmish)
                }
            },
        }
    }

    fn stale(&self, _act: &Act) -> Step {
        Step::by(&FREE_PEOPLES_NAME, LoopObjection::NoLongerAsked.says())
    }
}

