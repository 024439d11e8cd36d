//! A round as a machine: what the engine of loops settles.

use refrain::loops::{CounterId, Cx, Limits, Machine, Outcome, Qty, figure, repeat};
use refrain::words::{Count, Int};

/// One thing that a round does; counters go by their place.
#[derive(Clone, Debug)]
pub enum Does {
    Add(usize, i64),
    /// Costs so much of a counter; halts if it is not there.
    Pays(usize, i64),
    /// All of one counter becomes another.
    Moves {
        from: usize,
        to: usize,
    },
    /// A counter is added so many times to another.
    AddsTimes {
        to: usize,
        of: usize,
        times: i64,
    },
    /// Halts when a counter is at or below this.
    FallsTo(usize, i64),
    /// Halts when a counter is at or above this.
    Reaches(usize, i64),
}

/// The state: every counter.
#[derive(Clone, Debug)]
pub struct Board(pub Vec<Qty>);

pub struct Table;

impl Machine for Table {
    type State = Board;
    type Action = Does;
    type Halt = usize;
    type Control = ();

    fn control(&self, _: &Board) {}

    fn quantities<'a>(&self, board: &'a mut Board) -> Vec<(CounterId, &'a mut Qty)> {
        const NAMES: [&str; 6] = ["a", "b", "c", "d", "e", "f"];
        NAMES.into_iter().map(CounterId::from).zip(board.0.iter_mut()).collect()
    }

    fn act(&self, board: &mut Board, does: &Does, cx: &mut Cx) -> Result<(), usize> {
        let now = |board: &Board, counter: usize| board.0.get(counter).cloned().unwrap_or_default();
        let (counter, change) = match *does {
            Does::Add(counter, by) => (counter, Qty::from(by)),
            Does::Pays(counter, cost) => {
                if !cx.at_least(&now(board, counter), &Qty::from(cost), "the cost is there") {
                    return Err(counter);
                }
                (counter, Qty::from(-cost))
            }
            Does::Moves { from, to } => {
                let all = board.0.get_mut(from).map(std::mem::take).unwrap_or_default();
                (to, all)
            }
            Does::AddsTimes { to, of, times } => (to, now(board, of).scale(&Int::from(times))),
            Does::FallsTo(counter, bound) => {
                let fallen = cx.at_least(&Qty::from(bound), &now(board, counter), "a counter falls to a bound");
                return if fallen { Err(counter) } else { Ok(()) };
            }
            Does::Reaches(counter, bound) => {
                let reached = cx.at_least(&now(board, counter), &Qty::from(bound), "a counter reaches a bound");
                return if reached { Err(counter) } else { Ok(()) };
            }
        };
        if let Some(value) = board.0.get_mut(counter) {
            *value += change;
        }
        Ok(())
    }
}

pub fn board(values: &[i64]) -> Board {
    Board(values.iter().map(|value| Qty::from(*value)).collect())
}

/// A board whose counters may be of any size.
pub fn board_of(values: &[&Int]) -> Board {
    Board(values.iter().map(|value| Qty::from(*value)).collect())
}

pub fn settle(start: &Board, round: &[Does], times: &Count) -> Outcome<Table> {
    repeat(&Table, start, round, times, &Limits::default())
}

pub fn figures(board: &Board) -> Vec<Int> {
    board.0.iter().map(figure).collect()
}

/// A number as people type it.
pub fn number(typed: &str) -> Count {
    Count::typed(typed).unwrap_or_default()
}
