//! An assignment phase in play: who is with whom, which wave it is, and what has happened to the pieces.

use crate::games::lotr_tcg::board::zone_at;
use crate::games::lotr_tcg::setup::Setup;
use crate::games::lotr_tcg::table::{Standing, Table};
use crate::ruling::{Piece, TokenId, ZoneId};
use crate::words::{Count, Map, Set};
use std::rc::Rc;

/// Whose turn to assign it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wave {
    /// The Free Peoples player assigns.
    FreePeoples,
    /// The Shadow player places the leftovers.
    Shadow,
    /// Nobody can assign any more.
    Over,
}

/// Where a minion was put.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// With which character.
    pub character: TokenId,
    /// Whether as a leftover, by the Shadow player.
    pub as_leftover: bool,
}

/// The assignment phase and its skirmishes at one moment.
#[derive(Clone, Debug)]
pub struct Round {
    /// The board as it was set up.
    pub table: Rc<Table>,
    /// The minions that are assigned.
    pub placed: Map<TokenId, Placed>,
    /// The leftovers, fixed when the Free Peoples player is done; absent before.
    pub leftovers: Option<Set<TokenId>>,
    /// Whether the setup has a skirmish under way, which this question does not look at.
    pub skirmish_set_up: bool,
    /// Whether the case chooses readings; the book leaves nothing open in this question.
    pub readings_chosen: bool,
    /// Whether the Shadow player is done.
    pub shadow_done: bool,
    /// Wounds that differ from the setup's.
    pub wounds: Map<TokenId, Count>,
    /// Who has been killed in a skirmish.
    pub killed: Set<TokenId>,
}

impl Round {
    /// Before anything is assigned.
    pub fn before(setup: &Setup) -> Round {
        Round {
            table: Rc::new(Table::of(setup)),
            skirmish_set_up: setup.skirmish.is_some(),
            readings_chosen: false,
            placed: Map::new(),
            leftovers: None,
            shadow_done: false,
            wounds: Map::new(),
            killed: Set::new(),
        }
    }

    /// The characters that can be assigned, in the setup's order: the living.
    pub fn characters(&self) -> impl Iterator<Item = &Standing> {
        self.table.characters.iter().filter(|character| character.vitality_left().is_some())
    }

    /// The minions that can be assigned, in the setup's order: the living.
    pub fn minions(&self) -> impl Iterator<Item = &Standing> {
        self.table.minions.iter().filter(|minion| minion.vitality_left().is_some())
    }

    /// The minions with a character, in the setup's order.
    pub fn minions_with(&self, character: &TokenId) -> Vec<&Standing> {
        let here = |minion: &&Standing| self.placed.get(&minion.piece.id).is_some_and(|at| at.character == *character);
        self.minions().filter(here).collect()
    }

    /// The minions that nobody has assigned, in the setup's order.
    pub fn unassigned(&self) -> Vec<&Standing> {
        self.minions().filter(|minion| !self.placed.contains_key(&minion.piece.id)).collect()
    }

    /// The same as sentences name them.
    pub fn unassigned_pieces(&self) -> Vec<Piece> {
        self.unassigned().into_iter().map(|minion| minion.piece.clone()).collect()
    }

    /// Whether the Free Peoples player has said that he is done, or has had to be.
    pub fn free_peoples_done(&self) -> bool {
        self.leftovers.is_some()
    }

    /// Whether the Free Peoples player may put one more minion with this character.
    pub fn has_room(&self, character: &Standing) -> bool {
        self.minions_with(&character.piece.id).len() < capacity(character)
    }

    /// Whose turn to assign it is. A player who can do nothing has no turn.
    ///
    /// *Says*: first the Free Peoples player assigns, until he is done; then the Shadow player, until he is.
    /// *Source*: Comprehensive Rules 4.2, entry *assignment phase*. *Case*: LR-A03, LR-N03.
    pub fn wave(&self) -> Wave {
        let unassigned = !self.unassigned().is_empty();
        let room = self.characters().any(|character| self.has_room(character));
        if !self.free_peoples_done() && unassigned && room {
            Wave::FreePeoples
        } else if !self.shadow_done && unassigned && self.characters().next().is_some() {
            Wave::Shadow
        } else {
            Wave::Over
        }
    }

    /// Fixes the leftovers: what is unassigned now.
    ///
    /// *Says*: leftovers come to be only when the Free Peoples player is done.
    /// *Source*: Comprehensive Rules 4.2, entry *assignment phase*. *Case*: LR-N07.
    pub fn leftovers_are_fixed_now(&mut self) {
        let unassigned = self.unassigned().into_iter().map(|minion| minion.piece.id.clone()).collect();
        self.leftovers = Some(unassigned);
    }

    /// A piece as it stands at this moment.
    pub fn now(&self, standing: &Standing) -> Standing {
        let wounds = self.wounds.get(&standing.piece.id).unwrap_or(&standing.wounds).clone();
        Standing { wounds, ..standing.clone() }
    }

    /// Whether a piece is dead at this moment.
    pub fn is_dead(&self, standing: &Standing) -> bool {
        self.killed.contains(&standing.piece.id) || self.now(standing).vitality_left().is_none()
    }

    /// The zone of the character that a minion is with.
    pub fn zone_of(&self, minion: &TokenId) -> Option<ZoneId> {
        self.placed.get(minion).map(|placed| zone_at(&placed.character))
    }
}

/// How many minions the Free Peoples player may put with this character.
///
/// *Says*: one, and one more for each defender bonus; those that it already has count.
/// *Source*: Comprehensive Rules 4.2, entry *defender +X*. *Case*: LR-A03, LR-A04.
pub fn capacity(character: &Standing) -> usize {
    1 + usize::try_from(character.card.defender()).unwrap_or(0)
}
