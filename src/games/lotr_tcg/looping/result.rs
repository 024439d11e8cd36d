//! Who fights whom, and the totals of both sides.

use crate::games::lotr_tcg::looping::core::Fight;
use crate::loops::{Cx, Qty};

/// Who fights whom; pieces go by their place in the list of those in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineUp {
    /// The character.
    pub character: usize,
    /// The minions.
    pub minions: Vec<usize>,
}

/// The total strength of each side.
#[derive(Clone, Debug)]
pub struct Totals {
    /// The character's.
    pub free_peoples: Qty,
    /// The minions' together.
    pub shadow: Qty,
}

impl LineUp {
    /// The totals as they are now.
    ///
    /// *Says*: bonuses are added up; a strength below zero counts as zero.
    /// *Source*: Comprehensive Rules 4.2, entries *skirmish phase*, *modifier*. *Case*: LR-L01, LR-N20.
    pub fn totals(&self, fight: &Fight, cx: &mut Cx) -> Totals {
        let mut strength = |place: &usize| {
            let raw = fight.strengths.get(*place).cloned().unwrap_or_default();
            cx.greater(&raw, &Qty::default(), "a strength is above zero")
        };
        let mut shadow = Qty::default();
        for minion in &self.minions {
            shadow += strength(minion);
        }
        Totals { free_peoples: strength(&self.character), shadow }
    }
}
