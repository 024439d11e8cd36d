//! The course of the question: players act or pass, a loop is proposed, its number is named and answered, and the
//! window is closed.

use crate::games::lotr_tcg::card_text::Phase as Phases;
use crate::games::lotr_tcg::looping::arena::{Arena, Deed, player};
use crate::games::lotr_tcg::looping::closing::window_verdict;
use crate::games::lotr_tcg::looping::core::{Action, Fight, Halt, Side, Window};
use crate::games::lotr_tcg::looping::deeds::{corrupted, lost_by, named_deed, used, why_not};
use crate::games::lotr_tcg::looping::fought::resolved;
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::games::lotr_tcg::looping::moment::{Lost, Moment, Phase, Silent};
use crate::games::lotr_tcg::looping::objections::LoopObjection;
use crate::games::lotr_tcg::looping::prompts;
use crate::games::lotr_tcg::looping::round::Stroke;
use crate::games::lotr_tcg::looping::rule_with_reading;
use crate::games::lotr_tcg::looping::rulebook::{
    AFTER_THE_LOOP, EMPTY_SKIRMISH, FREE_PEOPLES_NAME, RESOLVED_AFTER_PASSES, TURN_SEQUENCE,
};
use crate::games::lotr_tcg::looping::says::LoopStep;
use crate::games::lotr_tcg::looping::settle::{assumption, passes};
use crate::games::lotr_tcg::looping::silence::{MAY, MAY_NOT};
use crate::games::lotr_tcg::rulebook::{ACTION_PROCEDURE, KNOWN_READINGS, RING_BEARER_LOST};
use crate::games::lotr_tcg::says::Ground;
use crate::games::lotr_tcg::setup::Setup;
use crate::games::lotr_tcg::table::nothing_there_yet;
use crate::loops::{Cx, Machine};
use crate::play::{Course, Record, Refusal, open_between};
use crate::ruling::{Act, Case, OptionId, ProblemAbout, Prompt, Severity, Standing, Step, WayOn};

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
        Moment { fight: self.arena.start(), phase: Phase::Actions, by_hand: Vec::new(), killed: Vec::new(), done: None }
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
    pub fn somebody_can_act(&self, window: &Window, fight: &Fight) -> bool {
        let can = |deed: &Deed| {
            let mut fight = Fight { turn: deed.used.by, passes: 0, ..fight.clone() };
            let result = window.act(&mut fight, &Action::Use(deed.used.clone()), &mut Cx::concrete());
            matches!(result, Ok(()) | Err(Halt::Corrupted { .. }))
        };
        self.arena.deeds.iter().any(can)
    }

    fn activate(
        &self,
        record: &mut Record<Moment>,
        window: &Window,
        by: Side,
        act: &Act,
    ) -> Result<(), Refusal> {
        let deed = named_deed(&self.arena, &self.arena.deeds, by, act)?;
        let before = record.state.fight.clone();
        let result = window.act(&mut record.state.fight, &Action::Use(deed.used.clone()), &mut Cx::concrete());
        let fight = record.state.fight.clone();
        match result {
            Ok(()) => {
                self.goes_on_by_hand(record);
                record.state.by_hand.push(Stroke::Deed(Box::new(deed.clone())));
                record.step(used(&self.arena, &deed, &before, &fight));
                Ok(())
            }
            Err(Halt::Corrupted { by }) => {
                record.state.phase = Phase::Lost(Lost { by, iteration: None });
                record.step(corrupted(&self.arena, &fight).and(deed.rule).actor(by.seat()));
                Ok(())
            }
            Err(halt) => Err(Refusal::because(why_not(&self.arena, &fight, Some(&deed), halt))),
        }
    }

    // After a loop: what was settled is past.
    pub(super) fn goes_on_by_hand(&self, record: &mut Record<Moment>) {
        if matches!(record.state.phase, Phase::Looped) {
            record.state.phase = Phase::Actions;
            record.state.by_hand.clear();
            record.state.done = None;
        }
    }

    fn pass(&self, record: &mut Record<Moment>, window: &Window, by: Side) -> Result<(), Refusal> {
        let action = Stroke::Pass(by).action();
        if let Err(halt) = window.act(&mut record.state.fight, &action, &mut Cx::concrete()) {
            return Err(Refusal::because(why_not(&self.arena, &record.state.fight, None, halt)));
        }
        if !record.state.by_hand.is_empty() {
            record.state.by_hand.push(Stroke::Pass(by));
        }
        record.step(passes(by));
        if window.is_over(&record.state.fight) {
            let step = match window.line_up {
                Some(_) => Step::by(&RESOLVED_AFTER_PASSES, LoopStep::ActionsEnd.says()).and(&ACTION_PROCEDURE),
                None => Step::by(&ACTION_PROCEDURE, LoopStep::WindowEnds.says()),
            };
            record.step(step);
        }
        Ok(())
    }

    /// *Says*: the rules do not say whether an action of a settled loop may be taken again; a reading does.
    /// *Source*: Comprehensive Rules 4.2, entry *loops*. *Case*: LR-N35.
    fn acts_after_the_loop(&self, record: &mut Record<Moment>, before: Record<Moment>) -> Result<(), Refusal> {
        let question = Silent::AfterTheLoop;
        match self.reading(question).as_ref().map(OptionId::as_str) {
            Some(MAY) => question.rest_on(record, MAY.into()),
            Some(MAY_NOT) => {
                return Err(Refusal::because(Step::by(&AFTER_THE_LOOP, LoopObjection::ReadAsSettled.says())));
            }
            _ => {
                *record = before;
                record.state.phase = Phase::Silent(question);
            }
        }
        Ok(())
    }

    // The window as it is closed from here.
    fn resolve(&self, record: &mut Record<Moment>, window: &Window) -> Standing {
        if window.line_up.is_none() {
            let done = record.state.done.clone();
            return Standing::Settled { verdict: window_verdict(record, window, done.as_deref()) };
        }
        let Some(fought) = resolved(&self.arena, window, &record.state.fight) else {
            let way = WayOn { says: LoopLabel::WayByBonus.says(), act: None };
            return Standing::Unknown { why: LoopLabel::BonusesUndecided.says(), known: Vec::new(), ways_on: vec![way] };
        };
        fought.write_down(record);
        fought.place_wounds(&mut record.state);
        let last = record.state.done.as_ref().and_then(|done| done.last);
        Standing::Settled { verdict: fought.verdict(last) }
    }

    // What any answer on this board takes for granted.
    fn take_for_granted(&self, record: &mut Record<Moment>) {
        let phase = self.arena.window.as_ref().map(|window| window.phase);
        let unplayed = self.arena.table.unplayed(&|ability| Some(ability.phase) == phase && !ability.is_played_in_loops());
        let cards = self.arena.table.with_ability(&|ability| matches!(ability.phase, Phases::Maneuver));
        if !cards.is_empty() {
            record.assume(crate::ruling::Assumption { says: Ground::EarlierActions { cards }.says(), change: None });
        }
        if !unplayed.is_empty() {
            record.assume(crate::ruling::Assumption { says: Ground::UnplayedText { cards: unplayed }.says(), change: None });
        }
        let pieces = self.arena.table.own();
        if !pieces.is_empty() {
            record.assume(crate::ruling::Assumption { says: Ground::OwnPiecesTaken { pieces }.says(), change: None });
        }
        record.assume(assumption(LoopLabel::OnlyThisBoard));
    }
}

impl Course for LoopCourse<'_> {
    type State = Moment;

    fn open(&self, record: &mut Record<Moment>) {
        for problem in self.arena.table.problems.iter().chain(&self.arena.problems) {
            record.object(problem.about.clone(), problem.severity, problem.step.clone());
        }
        if let Some(window) = &self.arena.window {
            let first = record.state.fight.turn;
            let rule = if window.players.len() == 1 { &TURN_SEQUENCE } else { &ACTION_PROCEDURE };
            let says = LoopStep::ActsFirst { seat: player(first) };
            record.step(Step::by(rule, says.says()));
        }
        let known = |(reading, option): (&_, &_)| Silent::known(reading, option);
        if !self.case.readings.iter().all(known) {
            let step = Step::by(&KNOWN_READINGS, Ground::UnknownReading.says());
            record.object(ProblemAbout::Setup, Severity::Note, step);
        }
    }

    fn perform(&self, record: &mut Record<Moment>, act: &Act) -> Result<(), Refusal> {
        if matches!(record.state.phase, Phase::Silent(_) | Phase::NotFollowed(_)) {
            return Ok(());
        }
        let refused = |says: LoopObjection| Refusal::because(Step::by(&ACTION_PROCEDURE, says.says()));
        let by = act.seat.as_ref().and_then(|seat| Side::of_seat(seat.as_str()));
        let by = by.ok_or_else(|| refused(LoopObjection::WhoseDeed))?;
        let Some(window) = &self.arena.window else {
            let says = LoopObjection::NoActionsWithoutASkirmish.says();
            return Err(Refusal::because(Step::by(&EMPTY_SKIRMISH, says)));
        };
        if !window.players.contains(&by) {
            return Err(match window.players.len() {
                1 => Refusal::because(Step::by(&TURN_SEQUENCE, LoopObjection::OnlyFreePeoplesActNow.says())),
                _ => refused(LoopObjection::WhoseDeed),
            });
        }
        match act.key.as_str() {
            "name_number" => return self.name(record, window, by, act),
            "agree" | "name_lower" => return self.answer(record, window, by, act),
            "intervene" | "let_go_on" => return self.intervene(record, window, by, act),
            "activate" | "pass" | "propose_loop" => {}
            _ => return Err(refused(LoopObjection::UnknownDeed)),
        }
        let comes_first = |says: LoopObjection| Refusal::because(Step::by(&FREE_PEOPLES_NAME, says.says()));
        match record.state.phase.clone() {
            Phase::Lost(_) => {
                return Err(Refusal::because(Step::by(&RING_BEARER_LOST, LoopObjection::GameIsLost.says())));
            }
            Phase::Naming(round) => {
                let names = prompts::who_names(&round);
                if act.key == "propose_loop" && !round.actors().iter().all(|side| *side == by) && by != names {
                    return self.second_loop(record, window, by, act, &round);
                }
                return Err(comes_first(LoopObjection::NumberComesFirst { seat: player(names) }));
            }
            Phase::Answering(answering) => {
                return Err(comes_first(LoopObjection::AnswerComesFirst { seat: player(answering.next()) }));
            }
            Phase::Going(_) => return Err(comes_first(LoopObjection::WayComesFirst)),
            _ => {}
        }
        let before = record.clone();
        match act.key.as_str() {
            "pass" => self.pass(record, window, by),
            "activate" => self.activate(record, window, by, act),
            _ => self.propose(record, window, by, act),
        }?;
        // Only a deed that is legal otherwise meets what the book leaves open.
        if matches!(before.state.phase, Phase::Looped) && act.key != "pass" {
            return self.acts_after_the_loop(record, before);
        }
        Ok(())
    }

    fn prompt(&self, moment: &Moment) -> Option<Prompt> {
        if self.case.setup.is_bare() {
            return Some(nothing_there_yet());
        }
        let window = self.arena.window.as_ref()?;
        match &moment.phase {
            Phase::Actions if window.is_over(&moment.fight) || !self.somebody_can_act(window, &moment.fight) => None,
            Phase::Actions => Some(prompts::to_act(self, window, moment)),
            Phase::Naming(round) => Some(prompts::to_name(self, window, moment, round)),
            Phase::Answering(answering) => Some(prompts::to_answer(self, window, moment, answering)),
            Phase::Going(agreed) => Some(prompts::to_intervene(window, agreed)),
            Phase::Looped | Phase::Silent(_) | Phase::Lost(_) | Phase::NotFollowed(_) => None,
        }
    }

    fn close(&self, record: &mut Record<Moment>, prompt: Option<Prompt>) -> Standing {
        if let Some(prompt) = prompt.clone().filter(|_| self.case.setup.is_bare()) {
            return Standing::Awaits(prompt);
        }
        let Some(window) = &self.arena.window else {
            let says = || LoopStep::NoSkirmish { character: self.arena.character.clone() }.says();
            record.step(Step::by(&EMPTY_SKIRMISH, says()));
            return Standing::Settled { verdict: says() };
        };
        self.take_for_granted(record);
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
                self.resolve(record, window)
            }
            Phase::Actions | Phase::Naming(_) | Phase::Answering(_) | Phase::Going(_) => match prompt {
                Some(prompt) => Standing::Awaits(prompt),
                None => {
                    if !window.is_over(&record.state.fight) {
                        if let Some((card, rule)) = self.arena.stopped_by().filter(|_| window.stopped) {
                            record.step(Step::by(rule, LoopStep::AbilitiesAreStopped { card }.says()));
                        }
                        record.step(Step::by(&ACTION_PROCEDURE, LoopStep::NobodyCanAct.says()));
                    }
                    self.resolve(record, window)
                }
            },
        }
    }

    // Behind a proposal that is refused stand its number and the answer.
    fn stale_is_no_deed(&self) -> bool {
        true
    }

    fn stale(&self, _act: &Act) -> Step {
        Step::by(&FREE_PEOPLES_NAME, LoopObjection::NoLongerAsked.says())
    }
}

