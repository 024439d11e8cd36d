//! Nobody acts: the stack, or the turns, run by themselves.

use crate::games::magic::core::{Action, Halt};
use crate::games::magic::course::Magic;
use crate::games::magic::deeds::refused;
use crate::games::magic::fate::{Fate, fate, limits};
use crate::games::magic::figures::int;
use crate::games::magic::happening::Happening;
use crate::games::magic::labels::Labels;
use crate::games::magic::moment::{Flow, Moment};
use crate::games::magic::rulebook as rules;
use crate::games::magic::says::Says;
use crate::games::magic::over::Losing;
use crate::games::magic::state::State;
use crate::games::magic::tell::why;
use crate::loops::{Cx, Machine, repeat};
use crate::play::{Record, Refusal};
use crate::ruling::{Act, Step};
use crate::words::{Count, Int};

impl Magic<'_> {
    /// Nobody acts: what is on the stack resolves, and what that triggers, as long as there is something.
    ///
    /// *Source*: Comprehensive Rules 104.4b, 117.4, 732.4, 732.5. *Case*: M14, M15, M25–M28.
    pub fn run(&self, record: &mut Record<Moment>, act: &Act) -> Result<(), Refusal> {
        let core = &self.table.core;
        let start = record.state.state.clone();
        if let Some(over) = &start.over {
            return Err(Refusal::because(why(&self.table, &start, &Halt::Over(over.clone()))));
        }
        if let Some(need) = &start.need {
            return Err(Refusal::because(why(&self.table, &start, &Halt::Choose(need.clone()))));
        }
        let body = match act.script("script") {
            Some(script) => {
                let body = self.table.round(&start, script)?;
                if body.is_empty() || !body.iter().all(by_itself) {
                    return Err(refused(&rules::MANDATORY_LOOP, Labels::NotByItself));
                }
                body
            }
            None if start.stack.is_empty() => return Err(refused(&rules::ALL_PASS, Labels::WhyStackEmpty)),
            None => vec![Action::Resolve],
        };
        let found = fate(core, &start, &body);
        let total = match &found {
            Fate::Stops { iteration, why } => match why {
                Halt::StackEmpty => iteration.minus(&Count::one()).unwrap_or_default(),
                _ => iteration.clone(),
            },
            Fate::Forever => Count::from(4usize),
            Fate::Unknown(known) => {
                record.state.flow = Flow::NotFollowed(known.clone());
                return Ok(());
            }
        };
        if let Fate::Stops { why: halt, .. } = &found
            && !matches!(halt, Halt::StackEmpty | Halt::Over(_) | Halt::Choose(_))
        {
            let step = why(&self.table, &start, halt);
            record.step(step);
            record.state.flow = Flow::NotFollowed(total.minus(&Count::one()).unwrap_or_default());
            return Ok(());
        }
        let first = total.small().map_or(4, |total| total.min(4));
        for _ in 0..first {
            for action in &body {
                let _ = self.told(record, &mut |state, cx| core.act(state, action, cx));
            }
        }
        let left = total.minus(&Count::from(first)).unwrap_or_default();
        if let Some(silent) = left.minus(&Count::one()) {
            let before = &Count::from(first) + &silent;
            let there = record.state.state.order_from(0);
            record.state.state = repeat(core, &start, &body, &before, &limits()).state;
            if !silent.is_zero() {
                record.step(Step::by(&rules::ALL_PASS, Says::RunsOn { times: silent }.says()));
            }
            self.tell_who_left(record, &there);
            for action in &body {
                let _ = self.told(record, &mut |state, cx| core.act(state, action, cx));
            }
        }
        record.state.times = None;
        if matches!(found, Fate::Forever) && self.tournament() {
            self.ask_everybody(record, &start, &body);
            return Ok(());
        }
        if !matches!(found, Fate::Forever) {
            let says = Says::FoundResolutions { times: total.clone() }.says();
            record.find("resolutions", &total, says, &[&rules::RESOLUTION]);
        } else {
            record.state.flow = Flow::Forever { choice: self.choice_in(&start) };
        }
        record.state.by_hand.clear();
        Ok(())
    }

    /// Who lost in rounds that are not told one by one is told behind them: those of `there` who are gone.
    pub fn tell_who_left(&self, record: &mut Record<Moment>, there: &[usize]) {
        let state = record.state.state.clone();
        for seat in there.iter().copied().filter(|seat| state.seat(*seat).lost) {
            let player = state.seat(seat);
            let why = if int(&player.life) <= Int::zero() {
                Losing::Life
            } else if int(&player.poison) >= Int::from(10) {
                Losing::Poison
            } else if player.drew_from_empty || int(&player.library) == Int::zero() {
                Losing::Library
            } else {
                Losing::Commander
            };
            record.step(self.table.step(&state, &Happening::Loses { seat, why }));
        }
    }

    // The class whose controller chose among several targets on the way round.
    fn choice_in(&self, start: &State) -> Option<usize> {
        let mut state = start.clone();
        state.log = Some(Vec::new());
        let mut cx = Cx::concrete();
        for _ in 0..32 {
            if self.table.core.act(&mut state, &Action::Resolve, &mut cx).is_err() {
                break;
            }
        }
        state.log.unwrap_or_default().iter().find_map(|happening| match happening {
            Happening::Chose { class } => Some(*class),
            _ => None,
        })
    }
}

// What nobody has to do: it happens by itself.
fn by_itself(action: &Action) -> bool {
    matches!(action, Action::Resolve | Action::Turn { no_draw: false, .. } | Action::GoTo(_))
}
