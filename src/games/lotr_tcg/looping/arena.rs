//! The board as a skirmish sees it: the pieces in play, who fights whom, and what each can use.

use crate::games::lotr_tcg::board::site_piece;
use crate::games::lotr_tcg::cards::{Ability, Card, Kind, Phase, Spot};
use crate::games::lotr_tcg::looping::core::{Fight, Side, Skirmish, Use};
use crate::games::lotr_tcg::looping::objections::LoopObjection;
use crate::games::lotr_tcg::looping::result::LineUp;
use crate::games::lotr_tcg::rulebook::HOW_TO_ARRANGE;
use crate::games::lotr_tcg::seats::{FREE_PEOPLES, SHADOW};
use crate::games::lotr_tcg::setup::{SetSkirmish, Setup};
use crate::games::lotr_tcg::table::{Standing, Table, by_id};
use crate::loops::Qty;
use crate::ruling::{Piece, Player, Problem, Step, TokenId};
use crate::words::{Count, Name, Set};

/// The board of a skirmish.
#[derive(Clone, Debug)]
pub struct Arena {
    /// The setup with its cards found.
    pub table: Table,
    /// The pieces in play: characters, then minions. The core's places are places in this list.
    pub pieces: Vec<Standing>,
    /// The character in the skirmish, dead or alive.
    pub character: Piece,
    /// Who bears the Ring.
    pub ring_bearer: Piece,
    /// The rules of this skirmish; none if it does not take place.
    pub skirmish: Option<Skirmish>,
    /// What can be used, in board order.
    pub deeds: Vec<Deed>,
    /// Objections to the skirmish of the setup.
    pub problems: Vec<Problem>,
}

/// An ability that a player can name: of which piece, which one, and for whom.
#[derive(Clone, Debug)]
pub struct Deed {
    /// The piece that has it.
    pub piece: Piece,
    /// Its card, which is the rule behind it.
    pub card: &'static Card,
    /// Which of the card's abilities, from 0.
    pub nth: usize,
    /// The minion that is spotted for it.
    pub target: Option<Piece>,
    /// The ability as the core uses it.
    pub used: Use,
}

/// The player of a side as sentences mention him.
pub fn player(side: Side) -> Player {
    let name = match side {
        Side::FreePeoples => Name::both("the Free Peoples player", "le joueur des Peuples Libres"),
        Side::Shadow => Name::both("the Shadow player", "le joueur de l’Ombre"),
    };
    Player::new(side.seat(), name)
}

/// The side of a seat.
pub fn side_of(seat: &str) -> Option<Side> {
    match seat {
        FREE_PEOPLES => Some(Side::FreePeoples),
        SHADOW => Some(Side::Shadow),
        _ => None,
    }
}

impl Arena {
    /// The board of the setup's skirmish.
    pub fn of(setup: &Setup) -> Arena {
        let table = Table::of(setup);
        let alive = |standing: &&Standing| standing.vitality_left().is_some();
        let pieces: Vec<Standing> = table.characters.iter().chain(&table.minions).filter(alive).cloned().collect();
        let nobody = by_id(&"nobody".into());
        let bearer = table.ring_bearer.as_ref().map(|id| table.piece(id));
        let mut arena = Arena {
            deeds: Vec::new(),
            problems: Vec::new(),
            character: nobody.clone(),
            ring_bearer: bearer.unwrap_or(nobody),
            skirmish: None,
            pieces,
            table,
        };
        match &setup.skirmish {
            Some(set) => arena.find_skirmish(set),
            None => arena.object(LoopObjection::NoSkirmishSet),
        }
        arena.deeds = arena.every_deed();
        arena
    }

    /// The place of a piece in the list of those in play.
    pub fn place(&self, id: &TokenId) -> Option<usize> {
        self.pieces.iter().position(|standing| standing.piece.id == *id)
    }

    /// The piece at a place.
    pub fn at(&self, place: usize) -> Piece {
        self.pieces.get(place).map_or_else(|| by_id(&"nobody".into()), |standing| standing.piece.clone())
    }

    /// The skirmish before any action.
    pub fn start(&self) -> Fight {
        Fight {
            burdens: Qty::from(&self.table.burdens),
            strengths: self.pieces.iter().map(|one| Qty::from(i64::from(one.card.strength))).collect(),
            unwoundable: vec![false; self.pieces.len()],
            turn: Side::FreePeoples,
            passes: 0,
        }
    }

    /// The Ring-bearer's resistance before burdens.
    pub fn resistance(&self) -> Count {
        let bearer = self.table.ring_bearer.as_ref().and_then(|id| self.table.character(id));
        Count::from(bearer.map_or(0, |bearer| u64::from(bearer.card.resistance)))
    }

    fn object(&mut self, says: LoopObjection) {
        self.problems.push(Problem::blocking(Step::by(&HOW_TO_ARRANGE, says.says())));
    }

    /// *Says*: a skirmish of which one side has nobody does not take place; the dead do not fight.
    /// *Source*: Comprehensive Rules 4.2, entry *skirmish phase*. *Case*: LR-N24.
    fn find_skirmish(&mut self, set: &SetSkirmish) {
        if self.table.character(&set.character).is_none() {
            self.object(LoopObjection::FighterNotThere { piece: by_id(&set.character) });
        }
        let mut seen = Set::new();
        for id in &set.minions {
            if self.table.minion(id).is_none() {
                self.object(LoopObjection::FighterNotThere { piece: by_id(id) });
            } else if !seen.insert(id) {
                self.object(LoopObjection::FighterTwice { piece: self.table.piece(id) });
            }
        }
        self.character = self.table.piece(&set.character);
        let minions: Vec<usize> = seen.iter().filter_map(|id| self.place(id)).collect();
        let minions: Set<usize> = minions.into_iter().collect();
        let character = self.place(&set.character).filter(|_| !minions.is_empty());
        self.skirmish = character.map(|character| Skirmish {
            resistance: self.resistance(),
            line_up: LineUp { character, minions: minions.into_iter().collect() },
        });
    }

    fn every_deed(&self) -> Vec<Deed> {
        let mut deeds = Vec::new();
        for (place, standing) in self.pieces.iter().enumerate() {
            let by = if standing.card.kind == Kind::Companion { Side::FreePeoples } else { Side::Shadow };
            self.deeds_of(&standing.piece, standing.card, Some(place), &[by], &mut deeds);
        }
        if let Some(card) = self.table.site {
            let piece = Piece::new(site_piece(card.number), card.name.clone());
            self.deeds_of(&piece, card, None, &[Side::FreePeoples, Side::Shadow], &mut deeds);
        }
        deeds
    }

    /// *Says*: abilities of cards in play may be used, whether the card fights in this skirmish or not; one that spots
    /// "your minion" is for the Shadow player alone.
    /// *Source*: Comprehensive Rules 4.2, entries *special ability*, *spot*. *Case*: LR-L01, LR-N34.
    fn deeds_of(
        &self,
        piece: &Piece,
        card: &'static Card,
        itself: Option<usize>,
        sides: &[Side],
        deeds: &mut Vec<Deed>,
    ) {
        let in_skirmishes = |ability: &Ability| ability.phase == Phase::Skirmish;
        for (nth, ability) in card.abilities.iter().enumerate().filter(|(_, ability)| in_skirmishes(ability)) {
            let deed = |by, spotted: Option<usize>| Deed {
                piece: piece.clone(),
                card,
                nth,
                target: spotted.map(|place| self.at(place)),
                used: Use { by, ability, itself, spotted },
            };
            if ability.spots.contains(&Spot::YourMinion) {
                let minions = self.pieces.iter().enumerate().filter(|(_, one)| one.card.kind == Kind::Minion);
                let spots = minions.map(|(place, _)| deed(Side::Shadow, Some(place)));
                deeds.extend(spots.filter(|_| sides.contains(&Side::Shadow)));
            } else {
                deeds.extend(sides.iter().map(|by| deed(*by, None)));
            }
        }
    }
}
