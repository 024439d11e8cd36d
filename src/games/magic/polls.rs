//! The other players answer a proposal: in turn order each accepts it, or ends it earlier where that player will choose
//! otherwise.

use crate::games::magic::core::{Action, Halt};
use crate::games::magic::course::Magic;
use crate::games::magic::deeds::refused;
use crate::games::magic::labels::Labels;
use crate::games::magic::moment::{Flow, Moment};
use crate::games::magic::proposal::{End, end_of};
use crate::games::magic::rulebook as rules;
use crate::games::magic::says::Says;
use crate::games::magic::tell::why;
use crate::loops::Machine;
use crate::loops::policy::after;
use crate::play::{Record, Refusal};
use crate::ruling::{Act, Step};
use crate::words::Count;

/// A proposal that the others answer.
#[derive(Clone)]
pub struct Poll {
    /// Who proposes.
    pub by: usize,
    /// The round.
    pub body: Vec<Action>,
    /// How often.
    pub times: Count,
    /// Where it ends by now, if not at a round's end.
    pub end: Option<End>,
    /// Who is still to answer, the next one first.
    pub left: Vec<usize>,
    /// Who ended it last.
    pub shortened: Option<usize>,
}

impl Magic<'_> {
    /// Asks the others, in turn order from the proposer.
    ///
    /// *Source*: Comprehensive Rules 732.2b. *Case*: M02, M34.
    pub fn poll(&self, record: &mut Record<Moment>, by: usize, body: &[Action], times: Count, end: Option<End>) {
        let order = record.state.state.order_from(record.state.state.active);
        let left = after(&order, by);
        let says = Says::Proposes { player: self.table.player(by), times: times.clone() };
        record.step(Step::by(&rules::PROPOSING, says.says()).and(&rules::LOOPS));
        record.state.flow = Flow::Polling(Box::new(Poll { by, body: body.to_vec(), times, end, left, shortened: None }));
    }

    /// One player's answer.
    pub fn answer(&self, record: &mut Record<Moment>, act: &Act) -> Result<(), Refusal> {
        let Flow::Polling(mut poll) = record.state.flow.clone() else {
            return Err(refused(&rules::ANSWERING, Labels::Stale));
        };
        let seat = act.seat.as_ref().and_then(|seat| self.table.seat(seat));
        let next = poll.left.first().copied();
        let (Some(seat), Some(next)) = (seat, next) else { return Err(refused(&rules::ANSWERING, Labels::WhoseDeed)) };
        if seat != next {
            let player = self.table.player(next);
            return Err(refused(&rules::ANSWERING, Labels::AnswersFirst { player }));
        }
        let player = self.table.player(seat);
        match act.key.as_str() {
            "accept" => {
                record.step(Step::by(&rules::ANSWERING, Says::Accepts { player }.says()));
            }
            "shorten" => {
                let end = end_of(act)?.ok_or_else(|| refused(&rules::ANSWERING, Labels::NoSuchEnd))?;
                let new = self.place(record, &poll.body, &end)?;
                let old = match &poll.end {
                    Some(old) => self.place(record, &poll.body, old)?,
                    None => (vec![&poll.times + &Count::one()], 0),
                };
                if new >= old {
                    return Err(refused(&rules::ANSWERING, Labels::OnlyEarlier));
                }
                let lap = new.0.first().cloned().unwrap_or_default();
                let says = Says::Shortens { player, lap };
                record.step(Step::by(&rules::ANSWERING, says.says()));
                poll.end = Some(end);
                poll.shortened = Some(seat);
            }
            // Wanting it played out is no place at which something else is done.
            _ => {
                let refusal = refused(&rules::ANSWERING, Labels::NameAPlace { player });
                return Err(refusal.legal(Labels::AcceptOrShorten.says()));
            }
        }
        poll.left.remove(0);
        if !poll.left.is_empty() {
            record.state.flow = Flow::Polling(poll);
            return Ok(());
        }
        self.carry_on(record, *poll)
    }

    // The shortcut is taken to its last end; who ended it receives priority there and has to do something else.
    fn carry_on(&self, record: &mut Record<Moment>, poll: Poll) -> Result<(), Refusal> {
        let Poll { by, body, times, end, shortened, .. } = poll;
        let done = end.as_ref().and_then(|end| end.laps.first().cloned()).unwrap_or(times);
        let next = end.as_ref().and_then(|end| self.next_proposed(record, &body, end));
        self.take(record, by, &body, done, end)?;
        if matches!(record.state.flow, Flow::NotFollowed(_) | Flow::Disagree) {
            return Ok(());
        }
        let Some(seat) = shortened.filter(|_| record.state.state.over.is_none()) else { return Ok(()) };
        self.give_priority_to(record, seat)?;
        record.state.differs = Some(seat);
        record.state.proposed = next.filter(|next| next.by() == Some(seat));
        let says = Says::MustDiffer { player: self.table.player(seat) };
        record.step(Step::by(&rules::TAKEN, says.says()));
        Ok(())
    }

    /// The players before a seat pass, so that it has priority; nothing may resolve on the way.
    pub fn give_priority_to(&self, record: &mut Record<Moment>, seat: usize) -> Result<(), Refusal> {
        for _ in 0..record.state.state.seats.len() {
            let state = &record.state.state;
            let Some(holder) = state.priority else { break };
            if holder == seat {
                return Ok(());
            }
            if state.passes + 1 >= state.order_from(holder).len() {
                break;
            }
            let core = &self.table.core;
            let passed = self.told(record, &mut |state, cx| core.act(state, &Action::Pass { by: holder }, cx));
            passed.map_err(|halt: Halt| Refusal::because(why(&self.table, &record.state.state, &halt)))?;
        }
        Err(refused(&rules::ANSWERING, Labels::NoWindowThere { player: self.table.player(seat) }))
    }

    /// *Says*: who ended a shortcut has to choose something other than was proposed there: other than passing, where an
    /// act of somebody else or a resolution came next; other than that act, where it was that player's own.
    /// *Source*: Comprehensive Rules 732.2c. *Case*: who_would_have_acted_there_may_pass.
    fn next_proposed(&self, record: &Record<Moment>, body: &[Action], end: &End) -> Option<Action> {
        let (_, actions) = self.place(record, body, end).ok()?;
        let mut round = body.to_vec();
        for _ in 1..end.laps.len() {
            round = round.iter().find_map(|action| match action {
                Action::Rounds { body, .. } => Some(body.to_vec()),
                _ => None,
            })?;
        }
        round.get(actions).or(round.first()).filter(|next| !matches!(next, Action::Pass { .. })).cloned()
    }

    // A place of a proposal as numbers: the iterations, and how many actions of the innermost round.
    fn place(&self, record: &Record<Moment>, body: &[Action], end: &End) -> Result<(Vec<Count>, usize), Refusal> {
        let stretches = self.stretches(record, body, end)?;
        Ok((end.laps.clone(), stretches.last().map_or(0, |(round, _)| round.len())))
    }
}
