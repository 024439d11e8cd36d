use crate::app::closer::same_answer;
use refrain::ruling::{At, Edit, OpenCase, Ruling, TokenId};
use refrain::words::Count;
use std::rc::Rc;

/// The most boards that are tried.
const MOST: usize = 400;
/// How many are tried between two gestures, so that none has to wait.
const AT_ONCE: usize = 6;

/// The search for a board with fewer pieces and the same answer: each piece is left out once, and stays out where the
/// answer stays. Of counted pieces that matter, as many are left out as can be.
#[derive(Clone)]
pub struct Fewest {
    /// The answer that has to stay.
    ruling: Rc<Ruling>,
    /// The board as far as it has shrunk.
    pub case: OpenCase,
    /// The pieces still to be tried, the next one last, each with the part of its count that goes next.
    left: Vec<(TokenId, Count)>,
    /// How many boards were tried.
    pub tried: usize,
    /// How many pieces there were.
    pub before: usize,
    /// Whether anything was left out.
    pub has_shrunk: bool,
    /// Whether it has come to its end.
    pub is_done: bool,
}

impl Fewest {
    /// The search from a case and its ruling.
    pub fn of(case: &OpenCase, ruling: Rc<Ruling>) -> Fewest {
        let board = case.board_at(&At::Setup);
        let count = |count: &Option<Count>| count.clone().unwrap_or_else(Count::one);
        let left: Vec<_> = board.tokens.iter().rev().map(|token| (token.id.clone(), count(&token.count))).collect();
        Fewest { ruling, case: case.clone(), before: left.len(), left, tried: 0, has_shrunk: false, is_done: false }
    }

    /// Whether it looks for this answer still, and not for that of a board which has been changed since.
    pub fn is_for(&self, ruling: &Rc<Ruling>) -> bool {
        Rc::ptr_eq(&self.ruling, ruling)
    }

    /// How many pieces are left on the board.
    pub fn pieces(&self) -> usize {
        self.case.board_at(&At::Setup).tokens.len()
    }

    /// Whether it was ended before every piece was tried.
    pub fn is_cut(&self) -> bool {
        self.is_done && !self.left.is_empty()
    }

    /// Tries some more pieces.
    pub fn go_on(&mut self) {
        for _ in 0..AT_ONCE {
            let Some((token, amount)) = self.left.pop_if(|_| self.tried < MOST) else {
                self.is_done = true;
                return;
            };
            self.tried += 1;
            self.leave_out(token, amount);
        }
    }

    // Without so many of a piece if the answer stays; else, or if some are left, half as many are tried.
    fn leave_out(&mut self, token: TokenId, amount: Count) {
        let edit = Edit::Remove { token: token.clone(), amount: amount.clone() };
        if let Some(case) = self.case.edit(&edit).ok().filter(|case| same_answer(&self.ruling, &case.rule())) {
            self.case = case;
            self.has_shrunk = true;
        }
        if amount == Count::one() {
            return;
        }
        let board = self.case.board_at(&At::Setup);
        let now = board.tokens.iter().find(|other| other.id == token).and_then(|token| token.count.clone());
        if let Some(now) = now {
            let half = Count::from((amount.big() + 1_u32) >> 1);
            self.left.push((token, half.min(now)));
        }
    }
}
