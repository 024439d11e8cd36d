//! The rules core of a described round, over opaque quantities.

use crate::games::any_game::setup::{Does, Is};
use crate::loops::{CounterId, Cx, Machine, Qty, repeat_within};
use crate::words::Int;
use std::num::NonZeroU32;

/// An amount with its counter by place.
#[derive(Clone, Debug)]
pub enum Measure {
    /// A number.
    Number(Int),
    /// A counter taken some times.
    Of {
        /// Which, from 0.
        counter: usize,
        /// How many times.
        times: Int,
    },
}

impl Measure {
    /// The amount where the counters have these values.
    pub fn of(&self, values: &[Int]) -> Int {
        match self {
            Measure::Number(number) => number.clone(),
            Measure::Of { counter, times } => values.get(*counter).map(|value| value * times).unwrap_or_default(),
        }
    }
}

/// A counter compared with an amount.
#[derive(Clone, Debug)]
pub struct Check {
    /// The counter.
    pub counter: usize,
    /// How it has to stand.
    pub is: Is,
    /// To what.
    pub to: Measure,
}

/// A change of one counter.
#[derive(Clone, Debug)]
pub struct Turn {
    /// What is done.
    pub does: Does,
    /// To which counter.
    pub counter: usize,
    /// With how much.
    pub by: Measure,
    /// The divisor of a division.
    pub divisor: NonZeroU32,
}

/// An action as the core does it.
#[derive(Clone, Debug)]
pub struct Deed {
    /// How many times, one after the other.
    pub times: Option<Measure>,
    /// Else it is skipped.
    pub only_if: Vec<Check>,
    /// Else it cannot be done.
    pub needs: Vec<Check>,
    /// Costs: the counter and how much.
    pub pays: Vec<(usize, Measure)>,
    /// What it changes.
    pub changes: Vec<Turn>,
}

/// The machine of a described round.
#[derive(Clone, Debug, Default)]
pub struct Core {
    /// The names of its counters.
    pub counters: Vec<CounterId>,
    /// The actions of a round.
    pub deeds: Vec<Deed>,
    /// Where the game ends.
    pub bounds: Vec<Check>,
}

/// The counters as they stand.
#[derive(Clone, Debug)]
pub struct Counters {
    /// Each of them.
    pub values: Vec<Qty>,
    /// How often an action that is done several times has been begun.
    pub repetition: Qty,
}

/// What the core does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// An action, as many times as it is done.
    Whole(usize),
    /// The action once.
    Once(usize),
}

/// Why an action could not be done, or how it ended the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Halt {
    /// What it needs does not hold.
    Need(usize),
    /// A cost is not there.
    Cost(usize),
    /// Bounds are reached, all of them.
    Over(Vec<usize>),
}

const REPETITION: &str = "repetitions of an action";

impl Core {
    /// The moves of one round.
    pub fn round(&self) -> Vec<Move> {
        (0..self.deeds.len()).map(Move::Whole).collect()
    }

    fn measure(&self, state: &Counters, measure: &Measure) -> Qty {
        match measure {
            Measure::Number(number) => Qty::from(number),
            Measure::Of { counter, times } => state.values.get(*counter).map(|value| value.scale(times)).unwrap_or_default(),
        }
    }

    /// Whether a counter stands as it has to.
    pub fn holds(&self, state: &Counters, check: &Check, guard: &'static str, cx: &mut Cx) -> bool {
        let Some(value) = state.values.get(check.counter) else { return false };
        let over = value - &self.measure(state, &check.to);
        let one = Qty::from(1);
        match check.is {
            Is::AtLeast => cx.at_least_zero(&over, guard),
            Is::AtMost => cx.at_least_zero(&-&over, guard),
            Is::More => cx.at_least_zero(&(&over - &one), guard),
            Is::Less => cx.at_least_zero(&(&-&over - &one), guard),
            Is::Equal => cx.is_zero(&over, guard),
            Is::Unlike => !cx.is_zero(&over, guard),
        }
    }

    // Everything that forbids it is looked at before anything is taken; costs are paid one after the other.
    fn once(&self, state: &mut Counters, deed: &Deed, cx: &mut Cx) -> Result<(), Halt> {
        if !deed.only_if.iter().all(|check| self.holds(state, check, "the condition of an action", cx)) {
            return Ok(());
        }
        if let Some(nth) = deed.needs.iter().position(|check| !self.holds(state, check, "what an action needs", cx)) {
            return Err(Halt::Need(nth));
        }
        let before = state.values.clone();
        for (nth, (counter, amount)) in deed.pays.iter().enumerate() {
            let amount = cx.greater(&self.measure(state, amount), &Qty::default(), "a cost above zero");
            let Some(value) = state.values.get_mut(*counter) else { continue };
            let left = &*value - &amount;
            if !cx.at_least_zero(&left, "a cost is there") {
                state.values = before;
                return Err(Halt::Cost(nth));
            }
            *value = left;
        }
        for turn in &deed.changes {
            let by = self.measure(state, &turn.by);
            let Some(value) = state.values.get_mut(turn.counter) else { continue };
            *value = match turn.does {
                Does::Add => &*value + &by,
                Does::Multiply => cx.product(value, &by, "a product"),
                Does::Set => by,
                Does::DivideDown => cx.divided_down(value, turn.divisor, "a quotient"),
                Does::DivideUp => -&cx.divided_down(&-&*value, turn.divisor, "a quotient"),
            };
        }
        let reached = |check: &Check| self.holds(state, check, "a bound", cx);
        let bounds: Vec<usize> = positions(&self.bounds, reached);
        if bounds.is_empty() { Ok(()) } else { Err(Halt::Over(bounds)) }
    }

    /// The bounds that are reached as the counters stand.
    pub fn reached(&self, state: &Counters) -> Vec<usize> {
        let mut cx = Cx::concrete();
        positions(&self.bounds, |check| self.holds(state, check, "a bound", &mut cx))
    }
}

fn positions(checks: &[Check], mut holds: impl FnMut(&Check) -> bool) -> Vec<usize> {
    let mut found = Vec::new();
    for (place, check) in checks.iter().enumerate() {
        if holds(check) {
            found.push(place);
        }
    }
    found
}

impl Machine for Core {
    type State = Counters;
    type Action = Move;
    type Halt = Halt;
    type Control = ();

    fn control(&self, _: &Counters) {}

    fn quantities<'a>(&self, state: &'a mut Counters) -> Vec<(CounterId, &'a mut Qty)> {
        let counted = self.deeds.iter().any(|deed| deed.times.is_some());
        let repetition = counted.then_some((CounterId::from(REPETITION), &mut state.repetition));
        self.counters.iter().cloned().zip(&mut state.values).chain(repetition).collect()
    }

    fn act(&self, state: &mut Counters, action: &Move, cx: &mut Cx) -> Result<(), Halt> {
        let (Move::Whole(nth) | Move::Once(nth)) = *action;
        let Some(deed) = self.deeds.get(nth) else { return Ok(()) };
        match (&deed.times, action) {
            (None, _) => self.once(state, deed, cx),
            (Some(_), Move::Once(_)) => {
                state.repetition = &state.repetition + &Qty::from(1);
                self.once(state, deed, cx)
            }
            (Some(times), Move::Whole(_)) => {
                let times = self.measure(state, times);
                state.repetition = Qty::default();
                repeat_within(self, state, &[Move::Once(nth)], &times, cx)?;
                state.repetition = Qty::default();
                Ok(())
            }
        }
    }
}
