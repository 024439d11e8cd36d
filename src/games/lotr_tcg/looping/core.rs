//! One window of actions as a machine: abilities are costs and effects, whatever card they stand on.

use crate::games::lotr_tcg::card_text::{Ability, Granted, Phase, Sought};
use crate::games::lotr_tcg::looping::gains::Gaining;
use crate::games::lotr_tcg::looping::modifiers::Bonus;
use crate::games::lotr_tcg::looping::result::{LineUp, Totals};
use crate::games::lotr_tcg::seats::{FREE_PEOPLES, SHADOW};
use crate::games::lotr_tcg::setup::Lies;
use crate::games::lotr_tcg::skirmish::{Decided, the_higher_total_wins};
use crate::loops::{CounterId, Cx, Machine, Qty};
use crate::ruling::SeatId;
use crate::words::Count;
use std::rc::Rc;

/// A player, as far as the actions go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// The Free Peoples player.
    FreePeoples,
    /// The only Shadow player.
    Shadow,
    /// One of several Shadow players, numbered from 1 in the order in which they act.
    OneShadow(u8),
}

impl Side {
    /// Whether it is a Shadow player.
    pub fn is_shadow(self) -> bool {
        self != Side::FreePeoples
    }

    /// The seat of the player.
    pub fn seat(self) -> SeatId {
        match self {
            Side::FreePeoples => FREE_PEOPLES.into(),
            Side::Shadow => SHADOW.into(),
            Side::OneShadow(1) => "shadow_1".into(),
            Side::OneShadow(2) => "shadow_2".into(),
            Side::OneShadow(_) => "shadow_3".into(),
        }
    }

    /// The player at a seat.
    pub fn of_seat(seat: &str) -> Option<Side> {
        match seat {
            FREE_PEOPLES => Some(Side::FreePeoples),
            SHADOW => Some(Side::Shadow),
            "shadow_1" => Some(Side::OneShadow(1)),
            "shadow_2" => Some(Side::OneShadow(2)),
            "shadow_3" => Some(Side::OneShadow(3)),
            _ => None,
        }
    }
}

/// A window while actions are taken. Pieces go by their place in the list of those in play.
#[derive(Clone, Debug)]
pub struct Fight {
    /// Burdens on the Ring-bearer.
    pub burdens: Qty,
    /// Threats in play.
    pub threats: Qty,
    /// Twilight tokens in the pool.
    pub twilight: Qty,
    /// Conditions of Shadow players that may be discarded.
    pub conditions: Qty,
    /// Each piece's strength with what it gained, before bonuses that depend on something.
    pub strengths: Vec<Qty>,
    /// Each piece's damage bonus.
    pub damages: Vec<Qty>,
    /// The wounds on each piece.
    pub wounds: Vec<Qty>,
    /// 1 for each piece that is still in play, 0 for one that was discarded.
    pub there: Vec<Qty>,
    /// Whether each piece takes no wounds.
    pub unwoundable: Vec<bool>,
    /// Where each other card lies.
    pub cards: Vec<Lies>,
    /// What pieces, by place, have until the regroup phase.
    pub granted: Vec<(usize, Granted)>,
    /// Whose chance it is.
    pub turn: Side,
    /// How many passes there were in a row; one of each player who acts closes the window.
    pub passes: u8,
}

/// An ability as it is used.
#[derive(Clone, Debug, PartialEq)]
pub struct Use {
    /// By whom.
    pub by: Side,
    /// What it asks for, costs and does.
    pub ability: Rc<Ability>,
    /// The piece that has it, if it is one that has a strength.
    pub itself: Option<usize>,
    /// The other card that has it, by its place among them.
    pub card: Option<usize>,
    /// The character that bears the card with it.
    pub bearer: Option<usize>,
    /// The piece that is spotted for it.
    pub spotted: Option<usize>,
}

/// One action of a window.
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
        /// Whether the wounds of a normal loss would kill the character.
        deadly: bool,
    },
    /// The Ring-bearer is corrupted before that.
    Corrupted,
    /// What was to be done cannot be done.
    CannotBeDone,
    /// The book would have to say which bonus is looked at first.
    Undecided,
}

/// Why an action could not be done, or what it led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// All players have passed in a row.
    ActionsAreOver,
    /// It is another player's chance.
    NotTheirChance,
    /// A card stops abilities of this phase.
    AbilitiesStopped,
    /// The card with the ability is not in play.
    NotInPlay,
    /// The card that the ability asks for is not there.
    NothingToSpot,
    /// Twilight that is to be removed has to be there.
    NoTwilightToRemove {
        /// How much the cost removes.
        needed: u32,
    },
    /// A burden that is to be removed has to be there.
    NoBurdenToRemove {
        /// How many the cost removes.
        needed: u32,
    },
    /// A threat that is to be removed has to be there.
    NoThreatToRemove {
        /// How many the cost removes.
        needed: u32,
    },
    /// There are as many threats as companions.
    TooManyThreats {
        /// How many the cost adds.
        added: u32,
    },
    /// Somebody without vitality to spare is to be exerted.
    Exhausted {
        /// The place of the piece.
        place: usize,
    },
    /// The Ring-bearer is corrupted, so the Free Peoples player has lost.
    Corrupted {
        /// Whose action did it.
        by: Side,
    },
    /// A watched skirmish would now end otherwise.
    Turns(Prospect),
}

/// The rules of one window on one board.
#[derive(Clone, Debug)]
pub struct Window {
    /// The phase.
    pub phase: Phase,
    /// Who acts in it, in the order of chances.
    pub players: Vec<Side>,
    /// The Ring-bearer's resistance before burdens.
    pub resistance: Count,
    /// Who fights whom, in a skirmish.
    pub line_up: Option<LineUp>,
    /// The vitality of each piece before wounds.
    pub vitalities: Vec<Count>,
    /// The places of the companions.
    pub companions: Vec<usize>,
    /// The places of the minions.
    pub minions: Vec<usize>,
    /// Bonuses that depend on something.
    pub bonuses: Vec<Bonus>,
    /// The places of the pieces that are enduring.
    pub enduring: Vec<usize>,
    /// The places of the hunters.
    pub hunters: Vec<usize>,
    /// The places of the Nazgûl.
    pub nazgul: Vec<usize>,
    /// The places of those that only three times their strength overwhelms.
    pub triples: Vec<usize>,
    /// The places of the companions that are Hobbits, Dwarves, Elves, Men.
    pub races: [Vec<usize>; 4],
    /// The places of the minions of the Sauron culture.
    pub sauron: Vec<usize>,
    /// What pieces have while something holds.
    pub gains: Vec<Gaining>,
    /// For each other card what it costs in twilight and what a search may find it as.
    pub cards: Vec<(u32, bool, Vec<Sought>)>,
    /// Whether no special abilities may be used.
    pub stopped: bool,
}

impl Window {
    /// Whether all players have passed in a row.
    ///
    /// *Says*: the actions of a phase end when all players pass one after the other.
    /// *Source*: Comprehensive Rules 4.2, entry *action procedure*. *Case*: LR-N31.
    pub fn is_over(&self, fight: &Fight) -> bool {
        usize::from(fight.passes) >= self.players.len()
    }

    /// Who has the chance after a player.
    ///
    /// *Says*: the chance goes on from the Free Peoples player to the player on his right, and so on.
    /// *Source*: Comprehensive Rules 4.2, entry *action procedure*. *Case*: LR-N60.
    pub fn after(&self, by: Side) -> Side {
        let next = self.players.iter().skip_while(|other| **other != by).nth(1);
        next.or(self.players.first()).copied().unwrap_or(by)
    }

    /// The totals as they stand, and who wins by them; none outside a skirmish.
    pub fn resolved(&self, fight: &Fight) -> Option<(Totals, Decided)> {
        let mut cx = Cx::concrete();
        let totals = self.line_up.as_ref()?.totals(self, fight, &mut cx);
        let decided = the_higher_total_wins(&totals.free_peoples, &totals.shadow, self.is_triple(), &mut cx);
        Some((totals, decided))
    }

    /// How the skirmish stands to end now; see [`Window::prospect`].
    pub fn prospect_now(&self, fight: &Fight, added: Option<&Use>) -> Prospect {
        self.prospect(fight, added, &mut Cx::concrete())
    }

    /// How the skirmish would end now, after `added` if that is still to be done and can be paid for.
    pub fn prospect(&self, fight: &Fight, added: Option<&Use>, cx: &mut Cx) -> Prospect {
        let Some(line_up) = &self.line_up else { return Prospect::CannotBeDone };
        let mut after = fight.clone();
        if let Some(added) = added {
            match self.uses(&mut after, added, cx) {
                Ok(()) => {}
                Err(Halt::Corrupted { .. }) => return Prospect::Corrupted,
                Err(_) => after = fight.clone(),
            }
        }
        let totals = line_up.totals(self, &after, cx);
        if totals.held.undecided {
            return Prospect::Undecided;
        }
        let decided = the_higher_total_wins(&totals.free_peoples, &totals.shadow, self.is_triple(), cx);
        let unwoundable = after.unwoundable.get(line_up.character) == Some(&true);
        let deadly = decided == Decided::ShadowWins && !unwoundable && {
            let due = line_up.due_to_the_character(self, &after, cx);
            let left = self.vitality_left(&after, line_up.character);
            cx.at_least(&due, &left, "the wounds kill")
        };
        Prospect::Fought { decided, unwoundable, deadly }
    }

    // Whether the character is overwhelmed only by three times its strength.
    fn is_triple(&self) -> bool {
        self.line_up.as_ref().is_some_and(|line_up| self.triples.contains(&line_up.character))
    }

    /// The vitality that its wounds leave a piece.
    pub fn vitality_left(&self, fight: &Fight, place: usize) -> Qty {
        let vitality = self.vitalities.get(place).map(Qty::from).unwrap_or_default();
        &vitality - fight.wounds.get(place).unwrap_or(&Qty::default())
    }
}

impl Machine for Window {
    type State = Fight;
    type Action = Action;
    type Halt = Halt;
    type Control = (Side, u8, Vec<bool>, Vec<Lies>, Vec<(usize, Granted)>);

    fn control(&self, fight: &Fight) -> Self::Control {
        (fight.turn, fight.passes, fight.unwoundable.clone(), fight.cards.clone(), fight.granted.clone())
    }

    fn quantities<'a>(&self, fight: &'a mut Fight) -> Vec<(CounterId, &'a mut Qty)> {
        let Fight { burdens, threats, twilight, conditions, strengths, damages, wounds, there, .. } = fight;
        let single = [("burdens", burdens), ("threats", threats), ("twilight", twilight), ("conditions", conditions)];
        let mut all: Vec<(CounterId, &'a mut Qty)> =
            single.into_iter().map(|(name, quantity)| (CounterId::from(name), quantity)).collect();
        for (name, each) in [("strength", strengths), ("damage", damages), ("wounds", wounds), ("there", there)] {
            let named = each.iter_mut().enumerate();
            all.extend(named.map(|(place, quantity)| (CounterId::from(format!("{name}.{place}")), quantity)));
        }
        all
    }

    fn act(&self, fight: &mut Fight, action: &Action, cx: &mut Cx) -> Result<(), Halt> {
        let by = match action {
            Action::Watch { as_long_as, added } => {
                let prospect = self.prospect(fight, added.as_ref(), cx);
                return if prospect == *as_long_as { Ok(()) } else { Err(Halt::Turns(prospect)) };
            }
            Action::Use(used) => used.by,
            Action::Pass(by) => *by,
        };
        if self.is_over(fight) {
            return Err(Halt::ActionsAreOver);
        }
        if fight.turn != by {
            return Err(Halt::NotTheirChance);
        }
        match action {
            Action::Use(used) => self.uses(fight, used, cx)?,
            _ => {
                fight.turn = self.after(by);
                fight.passes += 1;
            }
        }
        Ok(())
    }
}
