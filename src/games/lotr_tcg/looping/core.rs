//! One skirmish as a machine: abilities are costs and effects, whatever card they stand on.

use crate::games::lotr_tcg::cards::{Ability, Cost, Effect, Spot, Who};
use crate::games::lotr_tcg::looping::result::{LineUp, Totals};
use crate::games::lotr_tcg::seats::{FREE_PEOPLES, SHADOW};
use crate::games::lotr_tcg::skirmish::{Decided, the_higher_total_wins};
use crate::loops::{CounterId, Cx, Machine, Qty};
use crate::ruling::SeatId;
use crate::words::Count;

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// The Free Peoples player's.
    FreePeoples,
    /// The Shadow player's.
    Shadow,
}

impl Side {
    /// The other one.
    pub fn other(self) -> Side {
        match self {
            Side::FreePeoples => Side::Shadow,
            Side::Shadow => Side::FreePeoples,
        }
    }

    /// The seat of its player.
    pub fn seat(self) -> SeatId {
        match self {
            Side::FreePeoples => FREE_PEOPLES.into(),
            Side::Shadow => SHADOW.into(),
        }
    }
}

/// A skirmish while actions are taken. Pieces go by their place in the list of those in play.
#[derive(Clone, Debug)]
pub struct Fight {
    /// Burdens on the Ring-bearer.
    pub burdens: Qty,
    /// Each piece's strength with its bonuses, before it is taken as at least 0.
    pub strengths: Vec<Qty>,
    /// Whether each piece takes no wounds.
    pub unwoundable: Vec<bool>,
    /// Whose chance it is.
    pub turn: Side,
    /// How many passes there were in a row; two close the skirmish's actions.
    pub passes: u8,
}

impl Fight {
    /// Whether both players have passed in a row.
    ///
    /// *Says*: the actions of a phase end when all players pass one after the other.
    /// *Source*: Comprehensive Rules 4.2, entry *action procedure*. *Case*: LR-N31.
    pub fn is_over(&self) -> bool {
        self.passes >= 2
    }
}

/// An ability as it is used.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Use {
    /// By whom.
    pub by: Side,
    /// What it asks for, costs and does.
    pub ability: &'static Ability,
    /// The piece that has it, if it is one that has a strength.
    pub itself: Option<usize>,
    /// The piece that is spotted for it.
    pub spotted: Option<usize>,
}

/// One action of a skirmish.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// An ability is used.
    Use(Use),
    /// A player passes.
    Pass(Side),
    /// Nobody acts: halts as soon as the skirmish would end otherwise than `as_long_as` says.
    Watch {
        /// The way the skirmish would end until now.
        as_long_as: Prospect,
        /// What would be done once more before it ends.
        added: Option<Use>,
    },
}

/// How a skirmish would end if nobody acted any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// It is fought.
    Fought {
        /// Who wins it.
        decided: Decided,
        /// Whether the character takes no wounds.
        unwoundable: bool,
    },
    /// The Ring-bearer is corrupted before that.
    Corrupted,
    /// What was to be done cannot be done.
    CannotBeDone,
}

/// Why an action could not be done, or what it led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// Both players have passed in a row.
    ActionsAreOver,
    /// It is the other player's chance.
    NotTheirChance,
    /// The card that the ability asks for is not there.
    NothingToSpot,
    /// A burden that is to be removed has to be there.
    NoBurdenToRemove {
        /// How many the cost removes.
        needed: u32,
    },
    /// The Ring-bearer is corrupted, so the Free Peoples player has lost.
    Corrupted {
        /// Whose action did it.
        by: Side,
    },
    /// A watched skirmish would now end otherwise.
    Turns(Prospect),
}

/// The rules of one skirmish.
#[derive(Clone, Debug)]
pub struct Skirmish {
    /// The Ring-bearer's resistance before burdens.
    pub resistance: Count,
    /// Who fights whom.
    pub line_up: LineUp,
}

impl Skirmish {
    /// The totals as they stand, and who wins by them.
    pub fn resolved(&self, fight: &Fight) -> (Totals, Decided) {
        let mut cx = Cx::concrete();
        let totals = self.line_up.totals(fight, &mut cx);
        let decided = the_higher_total_wins(&totals.free_peoples, &totals.shadow, &mut cx);
        (totals, decided)
    }

    /// How the skirmish stands to end now; see [`Skirmish::prospect`].
    pub fn prospect_now(&self, fight: &Fight, added: Option<Use>) -> Prospect {
        self.prospect(fight, added, &mut Cx::concrete())
    }

    /// How the skirmish would end now, after `added` if that is still to be done and can be paid for.
    pub fn prospect(&self, fight: &Fight, added: Option<Use>, cx: &mut Cx) -> Prospect {
        let mut after = fight.clone();
        if let Some(added) = added {
            match self.uses(&mut after, added, cx) {
                Ok(()) => {}
                Err(Halt::Corrupted { .. }) => return Prospect::Corrupted,
                Err(_) => after = fight.clone(),
            }
        }
        let totals = self.line_up.totals(&after, cx);
        let decided = the_higher_total_wins(&totals.free_peoples, &totals.shadow, cx);
        Prospect::Fought { decided, unwoundable: after.unwoundable.get(self.line_up.character) == Some(&true) }
    }

    /// *Says*: what an ability asks for is looked at first, then its costs are paid, then it does what it says. After
    /// it the other player has the chance to act.
    /// *Source*: Comprehensive Rules 4.2, entries *cost*, *action procedure*. *Case*: LR-L01.
    fn uses(&self, fight: &mut Fight, used: Use, cx: &mut Cx) -> Result<(), Halt> {
        let asks_for_a_minion = used.ability.spots.contains(&Spot::YourMinion);
        if asks_for_a_minion && (used.by != Side::Shadow || used.spotted.is_none()) {
            return Err(Halt::NothingToSpot);
        }
        for cost in used.ability.costs {
            match *cost {
                Cost::AddBurdens(burdens) => self.adds_burdens(fight, burdens, used.by, cx)?,
                Cost::RemoveBurdens(burdens) => removes_burdens(fight, burdens, cx)?,
            }
        }
        for effect in used.ability.effects {
            takes_effect(fight, used, effect);
        }
        fight.turn = used.by.other();
        fight.passes = 0;
        Ok(())
    }

    /// *Says*: each burden lowers the Ring-bearer's resistance by one; at zero he is corrupted and the game is lost at
    /// once, in the midst of paying a cost too.
    /// *Source*: Comprehensive Rules 4.2, entries *corrupted*, *resistance*. *Case*: LR-L06.
    fn adds_burdens(&self, fight: &mut Fight, burdens: u32, by: Side, cx: &mut Cx) -> Result<(), Halt> {
        fight.burdens += Qty::from(i64::from(burdens));
        let corrupted = cx.at_least(&fight.burdens, &Qty::from(&self.resistance), "burdens reach the resistance");
        if corrupted { Err(Halt::Corrupted { by }) } else { Ok(()) }
    }
}

/// *Says*: a burden that is removed as a cost has to be there.
/// *Source*: Comprehensive Rules 4.2, entry *cost*. *Case*: LR-L09/c.
fn removes_burdens(fight: &mut Fight, burdens: u32, cx: &mut Cx) -> Result<(), Halt> {
    let left = &fight.burdens - &Qty::from(i64::from(burdens));
    if !cx.at_least_zero(&left, "the burdens to remove are there") {
        return Err(Halt::NoBurdenToRemove { needed: burdens });
    }
    fight.burdens = left;
    Ok(())
}

fn takes_effect(fight: &mut Fight, used: Use, effect: &Effect) {
    let place = |of: Who| match of {
        Who::Itself => used.itself,
        Who::Spotted => used.spotted,
    };
    match *effect {
        Effect::Strength { of, by } => {
            if let Some(strength) = place(of).and_then(|place| fight.strengths.get_mut(place)) {
                *strength += Qty::from(i64::from(by));
            }
        }
        Effect::TakesNoWounds { of } => {
            if let Some(unwoundable) = place(of).and_then(|place| fight.unwoundable.get_mut(place)) {
                *unwoundable = true;
            }
        }
    }
}

impl Machine for Skirmish {
    type State = Fight;
    type Action = Action;
    type Halt = Halt;
    type Control = (Side, u8, Vec<bool>);

    fn control(&self, fight: &Fight) -> Self::Control {
        (fight.turn, fight.passes, fight.unwoundable.clone())
    }

    fn quantities<'a>(&self, fight: &'a mut Fight) -> Vec<(CounterId, &'a mut Qty)> {
        let strengths = fight.strengths.iter_mut().enumerate();
        let strengths = strengths.map(|(place, strength)| (CounterId::from(format!("strength.{place}")), strength));
        [(CounterId::from("burdens"), &mut fight.burdens)].into_iter().chain(strengths).collect()
    }

    fn act(&self, fight: &mut Fight, action: &Action, cx: &mut Cx) -> Result<(), Halt> {
        let by = match action {
            Action::Watch { as_long_as, added } => {
                let prospect = self.prospect(fight, *added, cx);
                return if prospect == *as_long_as { Ok(()) } else { Err(Halt::Turns(prospect)) };
            }
            Action::Use(used) => used.by,
            Action::Pass(by) => *by,
        };
        if fight.is_over() {
            return Err(Halt::ActionsAreOver);
        }
        if fight.turn != by {
            return Err(Halt::NotTheirChance);
        }
        match action {
            Action::Use(used) => self.uses(fight, *used, cx)?,
            _ => {
                fight.turn = by.other();
                fight.passes += 1;
            }
        }
        Ok(())
    }
}
