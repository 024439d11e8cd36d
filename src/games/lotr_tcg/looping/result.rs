//! Who fights whom, the totals of both sides, and the wounds that a normal loss would bring.

use crate::games::lotr_tcg::looping::core::{Fight, Window};
use crate::games::lotr_tcg::looping::gains::gained_damage;
use crate::games::lotr_tcg::looping::modifiers::{Held, strength, that_hold};
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
    /// The bonuses that hold.
    pub held: Held,
}

impl LineUp {
    /// The totals as they are now.
    ///
    /// *Says*: bonuses are added up; a strength below zero counts as zero.
    /// *Source*: Comprehensive Rules 4.2, entries *skirmish phase*, *modifier*. *Case*: LR-L01, LR-N20.
    pub fn totals(&self, window: &Window, fight: &Fight, cx: &mut Cx) -> Totals {
        let held = that_hold(window, fight, cx);
        let mut of = |place: usize| {
            cx.greater(&strength(window, fight, &held.holds, place), &Qty::default(), "a strength is above zero")
        };
        let mut shadow = Qty::default();
        for minion in &self.minions {
            shadow += of(*minion);
        }
        Totals { free_peoples: of(self.character), shadow, held }
    }

    /// The wounds that the character is due in a normal loss.
    ///
    /// *Says*: one wound, and one more for each damage bonus of the winners.
    /// *Source*: Comprehensive Rules 4.2, entry *damage bonus*. *Case*: LR-N39.
    pub fn due_to_the_character(&self, window: &Window, fight: &Fight, cx: &mut Cx) -> Qty {
        due(window, fight, &self.minions, cx)
    }
}

/// The wounds that these winners bring now.
pub fn due_now(window: &Window, fight: &Fight, winners: &[usize]) -> Qty {
    due(window, fight, winners, &mut Cx::concrete())
}

/// The wounds that these winners bring in a normal skirmish.
fn due(window: &Window, fight: &Fight, winners: &[usize], cx: &mut Cx) -> Qty {
    let mut due = Qty::from(1);
    for place in winners {
        due += fight.damages.get(*place).cloned().unwrap_or_default();
        due += Qty::from(i64::from(gained_damage(&window.gains, fight, (*place, false), cx)));
    }
    due
}
