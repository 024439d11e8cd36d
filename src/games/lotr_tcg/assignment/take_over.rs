//! Who may become the Ring-bearer when Frodo dies.

use crate::games::lotr_tcg::assignment::fought::Fought;
use crate::games::lotr_tcg::assignment::play_says::Play;
use crate::games::lotr_tcg::assignment::round::{Pending, Round};
use crate::games::lotr_tcg::assignment::says::Assign;
use crate::games::lotr_tcg::assignment::skirmishes::outcomes_of;
use crate::games::lotr_tcg::cards::{Keyword, Kind};
use crate::games::lotr_tcg::rulebook::{BURDENS_CORRUPT, RING_BEARER_LOST};
use crate::games::lotr_tcg::seats::FREE_PEOPLES;
use crate::games::lotr_tcg::table::Standing;
use crate::loops::Qty;
use crate::play::Record;
use crate::ruling::{Piece, Step, TokenId};
use crate::words::Lang;
use std::rc::Rc;

impl Round {
    /// The character whose card lets it take over the Ring if the Ring-bearer, who has to be Frodo, dies.
    fn heir(&self) -> Option<&Standing> {
        let bearer = self.table().ring_bearer.as_ref().and_then(|id| self.table().character(id))?;
        if bearer.card.name.say(Lang::En) != "Frodo" {
            return None;
        }
        self.characters().find(|one| one.piece.id != bearer.piece.id && one.is.has(Keyword::TakesOverTheRing))
    }

    /// Whether the Ring may have to be taken over: the Ring-bearer's skirmish as it stands would kill him.
    pub fn may_be_taken_over(&self) -> bool {
        let bearer = self.table().ring_bearer.as_ref();
        let dies = || outcomes_of(self).iter().any(|outcome| outcome.killed().iter().any(|piece| Some(&piece.id) == bearer));
        self.heir().is_some() && dies()
    }
}

/// The Ring-bearer is dead: the game is lost, unless somebody takes over the Ring.
///
/// *Says*: a player whose Ring-bearer is killed loses, unless a card lets another carry on, which he may do in response.
/// *Source*: Comprehensive Rules 4.2, entries *losing the game*, *response*. *Case*: LR-A02, LR-N16, LR-C23.
pub fn the_ring_bearer_is_killed(record: &mut Record<Round>, piece: Piece) {
    let heir = record.state.heir().map(|heir| (heir.piece.clone(), heir.is.rule));
    match heir {
        Some((sam, rule)) => {
            let says = Play::MayTakeOver { sam: sam.clone(), piece };
            record.step(Step::by(rule, says.says()).touching([sam.id.clone()]));
            record.state.pending = Some(Pending::TakeOver { sam: sam.id.clone() });
        }
        None => the_game_is_lost(record, piece),
    }
}

fn the_game_is_lost(record: &mut Record<Round>, piece: Piece) {
    record.state.lost = true;
    let id = piece.id.clone();
    record.step(Step::by(&RING_BEARER_LOST, Assign::RingBearerKilled { piece }.says()).touching([id]));
}

/// The answer to whether the Ring is taken over.
pub fn takes_over_or_not(record: &mut Record<Round>, sam: &TokenId, takes: bool) {
    record.state.pending = None;
    let dead = record.state.arena.ring_bearer.clone();
    let Some(heir) = record.state.table().character(sam).cloned().filter(|_| takes) else {
        return the_game_is_lost(record, dead);
    };
    the_ring_goes_to(record, &heir, &dead);
    let says = Play::TakesTheRingOver { sam: heir.piece.clone(), piece: dead };
    record.step(Step::by(heir.is.rule, says.says()).actor(FREE_PEOPLES).touching([sam.clone()]));
    let (burdens, resistance) = (record.state.burdens(), record.state.arena.resistance());
    if burdens >= resistance {
        record.state.lost = true;
        let piece = heir.piece;
        let says = Play::RingBearerCorrupted { piece: piece.clone(), burdens: burdens.clone(), resistance: resistance.clone() };
        record.step(Step::by(&BURDENS_CORRUPT, says.says()).and(&RING_BEARER_LOST).touching([sam.clone()]));
        record.state.results.push(Fought::RingBearerCorrupted { ring_bearer: piece, burdens, resistance });
    }
}

// The Ring with its numbers is the heir's from now on, and off.
fn the_ring_goes_to(record: &mut Record<Round>, heir: &Standing, dead: &Piece) {
    let state = &mut record.state;
    state.ring_on = false;
    let arena = Rc::make_mut(&mut state.arena);
    arena.ring_bearer = heir.piece.clone();
    arena.table.ring_bearer = Some(heir.piece.id.clone());
    let place = arena.place(&heir.piece.id);
    for ring in &mut arena.table.cards {
        if ring.card.kind != Kind::Ring || ring.on.as_ref() != Some(&dead.id) {
            continue;
        }
        ring.on = Some(heir.piece.id.clone());
        let (strength, vitality) = (ring.card.strength, ring.card.vitality);
        let in_table = arena.table.characters.iter_mut().find(|one| one.piece.id == heir.piece.id);
        for one in in_table.into_iter().chain(place.and_then(|place| arena.pieces.get_mut(place))) {
            one.is.strength = &one.is.strength + &u64::from(strength).into();
            one.is.vitality = &one.is.vitality + &u64::from(vitality).into();
        }
        if let Some(now) = place.and_then(|place| state.fight.strengths.get_mut(place)) {
            *now += Qty::from(i64::from(strength));
        }
    }
}
