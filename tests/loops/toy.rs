//! A small machine with every kind of action that a loop may hold, and a naive twin on plain integers.

use refrain::loops::{CounterId, Cx, Machine, Qty, figure, repeat_within};
use refrain::words::Int;

pub(crate) const COUNTERS: usize = 5;

#[derive(Clone, Debug)]
pub(crate) enum Action {
    Add(usize, i64),
    AddCounter {
        to: usize,
        from: usize,
        times: i64,
    },
    Transfer {
        from: usize,
        to: usize,
    },
    Reset(usize, i64),
    Swap(usize, usize),
    Negate(usize),
    Halve(usize),
    Product {
        to: usize,
        a: usize,
        b: usize,
    },
    /// Pays from a counter; halts if there is too little.
    Cost(usize, i64),
    /// Halts when a counter reaches a bound, or falls below one.
    Ceiling(usize, i64),
    Floor(usize, i64),
    /// Halts when one counter reaches another.
    Catches {
        low: usize,
        high: usize,
    },
    If {
        counter: usize,
        least: i64,
        then: Vec<Action>,
        otherwise: Vec<Action>,
    },
    Turn(u8),
    IfMode(u8, Vec<Action>),
    /// An inner loop of a fixed number of iterations.
    Times(i64, Vec<Action>),
    /// An inner loop with as many iterations as a counter says when it begins.
    TimesCounter(usize, Vec<Action>),
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Halt {
    Unpayable(usize),
    Reached(usize),
    Fell(usize),
    Caught,
}

#[derive(Clone)]
pub(crate) struct State {
    pub counters: Vec<Qty>,
    pub mode: u8,
}

pub(crate) struct Toy;

impl State {
    pub(crate) fn of(counters: &[i64]) -> State {
        State { counters: counters.iter().map(|x| Qty::from(*x)).collect(), mode: 0 }
    }

    pub(crate) fn figures(&self) -> (u8, Vec<Int>) {
        (self.mode, self.counters.iter().map(figure).collect())
    }
}

impl Machine for Toy {
    type State = State;
    type Action = Action;
    type Halt = Halt;
    type Control = u8;

    fn control(&self, state: &State) -> u8 {
        state.mode
    }

    fn quantities<'a>(&self, state: &'a mut State) -> Vec<(CounterId, &'a mut Qty)> {
        let name = |(place, quantity)| (CounterId::from(format!("x{place}")), quantity);
        state.counters.iter_mut().enumerate().map(name).collect()
    }

    fn act(&self, state: &mut State, action: &Action, cx: &mut Cx) -> Result<(), Halt> {
        let x = &mut state.counters;
        match action {
            Action::Add(i, by) => x[*i] += Qty::from(*by),
            Action::AddCounter { to, from, times } => {
                let more = x[*from].scale(&Int::from(*times));
                x[*to] += more;
            }
            Action::Transfer { from, to } => {
                let all = std::mem::take(&mut x[*from]);
                x[*to] += all;
            }
            Action::Reset(i, value) => x[*i] = Qty::from(*value),
            Action::Swap(i, j) => x.swap(*i, *j),
            Action::Negate(i) => x[*i] = -&x[*i],
            Action::Halve(i) => x[*i] = cx.half_down(&x[*i].clone(), "half"),
            Action::Product { to, a, b } => x[*to] = cx.product(&x[*a].clone(), &x[*b].clone(), "product"),
            Action::Cost(i, cost) => {
                if !cx.at_least(&x[*i], &Qty::from(*cost), "cost") {
                    return Err(Halt::Unpayable(*i));
                }
                x[*i] -= Qty::from(*cost);
            }
            Action::Ceiling(i, bound) => {
                if cx.at_least(&x[*i], &Qty::from(*bound), "ceiling") {
                    return Err(Halt::Reached(*i));
                }
            }
            Action::Floor(i, bound) => {
                if !cx.at_least(&x[*i], &Qty::from(*bound), "floor") {
                    return Err(Halt::Fell(*i));
                }
            }
            Action::Catches { low, high } => {
                if cx.at_least(&x[*low], &x[*high], "catches") {
                    return Err(Halt::Caught);
                }
            }
            Action::If { counter, least, then, otherwise } => {
                let branch = if cx.at_least(&x[*counter], &Qty::from(*least), "if") { then } else { otherwise };
                for action in branch {
                    self.act(state, action, cx)?;
                }
            }
            Action::Turn(modes) => state.mode = (state.mode + 1) % modes,
            Action::IfMode(mode, then) => {
                if state.mode == *mode {
                    for action in then {
                        self.act(state, action, cx)?;
                    }
                }
            }
            Action::Times(times, body) => repeat_within(self, state, body, &Qty::from(*times), cx)?,
            Action::TimesCounter(i, body) => {
                let times = x[*i].clone();
                repeat_within(self, state, body, &times, cx)?;
            }
        }
        Ok(())
    }
}

/// The same on plain integers, written apart. `None` on overflow, or when `fuel` actions are done.
pub(crate) fn plain(x: &mut [i128], mode: &mut u8, fuel: &mut u64, action: &Action) -> Option<Result<(), Halt>> {
    *fuel = fuel.checked_sub(1)?;
    match action {
        Action::Add(i, by) => x[*i] += i128::from(*by),
        Action::AddCounter { to, from, times } => {
            x[*to] = x[*to].checked_add(x[*from].checked_mul(i128::from(*times))?)?;
        }
        Action::Transfer { from, to } => {
            let all = std::mem::take(&mut x[*from]);
            x[*to] = x[*to].checked_add(all)?;
        }
        Action::Reset(i, value) => x[*i] = i128::from(*value),
        Action::Swap(i, j) => x.swap(*i, *j),
        Action::Negate(i) => x[*i] = x[*i].checked_neg()?,
        Action::Halve(i) => x[*i] >>= 1,
        Action::Product { to, a, b } => x[*to] = x[*a].checked_mul(x[*b])?,
        Action::Cost(i, cost) if x[*i] < i128::from(*cost) => return Some(Err(Halt::Unpayable(*i))),
        Action::Cost(i, cost) => x[*i] -= i128::from(*cost),
        Action::Ceiling(i, bound) if x[*i] >= i128::from(*bound) => return Some(Err(Halt::Reached(*i))),
        Action::Floor(i, bound) if x[*i] < i128::from(*bound) => return Some(Err(Halt::Fell(*i))),
        Action::Catches { low, high } if x[*low] >= x[*high] => return Some(Err(Halt::Caught)),
        Action::Ceiling(..) | Action::Floor(..) | Action::Catches { .. } => {}
        Action::If { counter, least, then, otherwise } => {
            for action in if x[*counter] >= i128::from(*least) { then } else { otherwise } {
                if let Err(halt) = plain(x, mode, fuel, action)? {
                    return Some(Err(halt));
                }
            }
        }
        Action::Turn(modes) => *mode = (*mode + 1) % modes,
        Action::IfMode(wanted, then) if mode == wanted => {
            for action in then {
                if let Err(halt) = plain(x, mode, fuel, action)? {
                    return Some(Err(halt));
                }
            }
        }
        Action::IfMode(..) => {}
        Action::Times(..) | Action::TimesCounter(..) => {
            let (times, body) = match action {
                Action::Times(times, body) => (i128::from(*times), body),
                Action::TimesCounter(i, body) => (x[*i], body),
                _ => return None,
            };
            for _ in 0..times {
                for action in body {
                    if let Err(halt) = plain(x, mode, fuel, action)? {
                        return Some(Err(halt));
                    }
                }
            }
        }
    }
    Some(Ok(()))
}
