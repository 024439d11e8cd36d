//! The talk about a loop: it is proposed, its number is named and answered.

use crate::games::lotr_tcg::looping::arena::player;
use crate::games::lotr_tcg::looping::core::{Side, Window};
use crate::games::lotr_tcg::looping::course::LoopCourse;
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::games::lotr_tcg::looping::moment::{Answering, Moment, Phase, Silent};
use crate::games::lotr_tcg::looping::naming::{number_named, proposed, write_who_names};
use crate::games::lotr_tcg::looping::objections::LoopObjection;
use crate::games::lotr_tcg::looping::prompts;
use crate::games::lotr_tcg::looping::round::Round;
use crate::games::lotr_tcg::looping::rulebook::{
    FREE_PEOPLES_NAME, ONE_CONTROLLER_NAMES, REPEATS_FOREVER, TURN_SEQUENCE, ZERO_AS_LOWER,
};
use crate::games::lotr_tcg::looping::says::LoopStep;
use crate::games::lotr_tcg::looping::settle::{Agreed, assumption, not_lower};
use crate::games::lotr_tcg::looping::silence::{ALONE, FREE_PEOPLES_FIRST, IS_NOT, WHOSE_ACTIONS};
use crate::loops::policy::{Answer, Naming};
use crate::play::{Record, Refusal};
use crate::ruling::{Act, Step};
use crate::words::Count;
use std::rc::Rc;

impl LoopCourse<'_> {
    pub(super) fn propose(&self, record: &mut Record<Moment>, window: &Window, by: Side, act: &Act) -> Result<(), Refusal> {
        let mut round = proposed(&self.arena, window, record, by, act)?;
        self.goes_on_by_hand(record);
        if round.naming == Naming::Unclear {
            let question = Silent::OneWouldDo;
            let Some(option) = self.reading(question) else {
                record.state.phase = Phase::Silent(question);
                return Ok(());
            };
            let both = Naming::Both { names: Side::FreePeoples, answers: Side::Shadow };
            round.naming = if option == ALONE { Naming::Alone(who_would_do(&round, by)) } else { both };
            question.rest_on(record, option);
        }
        write_who_names(&self.arena, window, record, &round);
        record.state.phase = Phase::Naming(Rc::new(round));
        Ok(())
    }

    /// *Says*: the rules do not say whose loop is named first where two players have one each; a reading does.
    /// *Source*: Comprehensive Rules 4.2, entry *loops*. *Case*: LR-N58.
    pub(super) fn second_loop(
        &self,
        record: &mut Record<Moment>,
        window: &Window,
        by: Side,
        act: &Act,
        first: &Round,
    ) -> Result<(), Refusal> {
        let turn = record.state.fight.turn;
        record.state.fight.turn = by;
        let second = proposed(&self.arena, window, record, by, act);
        record.state.fight.turn = turn;
        let second = second?;
        let question = Silent::TwoLoops;
        let Some(option) = self.reading(question) else {
            record.state.phase = Phase::Silent(question);
            return Ok(());
        };
        if option == FREE_PEOPLES_FIRST && prompts::who_names(&second) == Side::FreePeoples {
            question.rest_on(record, option);
            record.state.fight.turn = by;
            write_who_names(&self.arena, window, record, &second);
            record.state.phase = Phase::Naming(Rc::new(second));
            return Ok(());
        }
        let says = LoopObjection::NumberComesFirst { seat: player(prompts::who_names(first)) };
        Err(Refusal::because(Step::by(question.rule(), says.says())))
    }

    pub(super) fn name(&self, record: &mut Record<Moment>, window: &Window, by: Side, act: &Act) -> Result<(), Refusal> {
        let Phase::Naming(round) = record.state.phase.clone() else {
            return Err(Refusal::because(Step::by(&REPEATS_FOREVER, LoopObjection::NoLoopProposed.says())));
        };
        let whose = prompts::who_names(&round);
        if by != whose {
            let says = LoopObjection::NotTheirsToName { seat: player(whose) };
            return Err(Refusal::because(Step::by(&FREE_PEOPLES_NAME, says.says())));
        }
        let named = number_named(act, "times")?;
        let says = LoopStep::NamesNumber { seat: player(by), times: named.clone() };
        let alone = matches!(round.naming, Naming::Alone(_));
        let rule = if alone { &ONE_CONTROLLER_NAMES } else { &FREE_PEOPLES_NAME };
        record.step(Step::by(rule, says.says()).actor(by.seat()));
        if alone {
            return self.goes_alone(record, window, Agreed { round, named, answer: None });
        }
        if named.is_zero() {
            record.step(Step::by(&FREE_PEOPLES_NAME, LoopStep::NothingIsLower.says()));
            return self.do_the_loop(record, window, &Agreed { round, named, answer: Some(Answer::Agrees) });
        }
        let Some(waiting) = self.who_answers(record, &round) else {
            record.state.phase = Phase::Silent(Silent::WhoAnswers);
            return Ok(());
        };
        record.state.phase = Phase::Answering(Rc::new(Answering { round, named, lower: None, waiting }));
        Ok(())
    }

    /// *Says*: the Shadow player answers; which of several does, the book does not say.
    /// *Source*: Comprehensive Rules 4.2, entry *loops*. *Case*: LR-N60.
    fn who_answers(&self, record: &mut Record<Moment>, round: &Round) -> Option<Vec<Side>> {
        let shadows = self.arena.table.shadows.iter().filter_map(|seat| Side::of_seat(seat.as_str()));
        let shadows: Vec<Side> = shadows.collect();
        if shadows.len() < 2 {
            return Some(shadows);
        }
        let question = Silent::WhoAnswers;
        let option = self.reading(question)?;
        let acting = round.shadows();
        let answers = |side: &Side| option != WHOSE_ACTIONS || acting.contains(side);
        let waiting = shadows.into_iter().filter(answers).collect();
        question.rest_on(record, option);
        Some(waiting)
    }

    /// *Says*: a player who controls every action of a loop does it as often as named, if nobody intervenes; where no
    /// other player acts, nobody can.
    /// *Source*: Comprehensive Rules 4.2, entries *loops*, *turn sequence*. *Case*: LR-L07, LR-L14.
    fn goes_alone(&self, record: &mut Record<Moment>, window: &Window, agreed: Agreed) -> Result<(), Refusal> {
        let others = window.players.iter().any(|side| !agreed.round.actors().contains(side));
        if others && !agreed.named.is_zero() {
            record.state.phase = Phase::Going(Rc::new(agreed));
            return Ok(());
        }
        if !others && window.players.len() == 1 {
            record.step(Step::by(&TURN_SEQUENCE, LoopStep::NobodyElseActs.says()));
        }
        self.do_the_loop(record, window, &agreed)
    }

    pub(super) fn answer(&self, record: &mut Record<Moment>, window: &Window, by: Side, act: &Act) -> Result<(), Refusal> {
        let Phase::Answering(answering) = record.state.phase.clone() else {
            return Err(Refusal::because(Step::by(&FREE_PEOPLES_NAME, LoopObjection::NoNumberToAnswer.says())));
        };
        let whose = answering.next();
        if by != whose {
            let says = LoopObjection::NotTheirsToAnswer { seat: player(whose) };
            return Err(Refusal::because(Step::by(&FREE_PEOPLES_NAME, says.says())));
        }
        let stands = answering.stands().clone();
        let mut next = Answering::clone(&answering);
        let says = if act.key == "agree" {
            LoopStep::Agrees { seat: player(by), times: stands }
        } else {
            let lower = number_named(act, "times")?;
            if lower >= stands {
                return Err(not_lower(&stands, &lower));
            }
            self.zero_is_lower(record, &lower)?;
            next.lower = Some(lower.clone());
            LoopStep::NamesLower { seat: player(by), times: lower, than: stands }
        };
        record.step(Step::by(&FREE_PEOPLES_NAME, says.says()).actor(by.seat()));
        next.waiting.retain(|side| *side != by);
        if !next.waiting.is_empty() {
            record.state.phase = Phase::Answering(Rc::new(next));
            return Ok(());
        }
        let answer = next.lower.map_or(Answer::Agrees, Answer::Lower);
        let (round, named) = (Rc::clone(&answering.round), answering.named.clone());
        self.do_the_loop(record, window, &Agreed { round, named, answer: Some(answer) })
    }

    /// *Says*: no least number is given for the answer, so 0 is taken as one, unless the table reads it otherwise.
    /// *Source*: a reading of Comprehensive Rules 4.2, entry *loops*. *Case*: LR-L03, LR-N59.
    fn zero_is_lower(&self, record: &mut Record<Moment>, lower: &Count) -> Result<(), Refusal> {
        if !lower.is_zero() {
            return Ok(());
        }
        let question = Silent::ZeroAsLower;
        match self.reading(question) {
            None => record.assume(assumption(LoopLabel::ZeroCountsAsLower)),
            Some(option) if option == IS_NOT => {
                return Err(Refusal::because(Step::by(&ZERO_AS_LOWER, LoopObjection::ZeroReadAsNone.says())));
            }
            Some(option) => question.rest_on(record, option),
        }
        Ok(())
    }
}

// Whose actions alone would go on; the proposer's where both players' would.
fn who_would_do(round: &Round, proposer: Side) -> Side {
    let would = |side: &Side| round.would_do.contains(side);
    if would(&proposer) { proposer } else { round.would_do.first().copied().unwrap_or(proposer) }
}
