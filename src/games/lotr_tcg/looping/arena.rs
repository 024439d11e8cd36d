//! The board as a window of actions sees it: the pieces in play, who fights whom, and what each can use.

use crate::games::lotr_tcg::board::site_piece;
use crate::games::lotr_tcg::card_text::{Need, Ability, Granted, Holds, Modifier, Phase, Sought, Spot};
use crate::games::lotr_tcg::cards::{Culture, Keyword, Kind};
use crate::games::lotr_tcg::looping::core::{Fight, Side, Use, Window};
use crate::games::lotr_tcg::looping::gains::Gaining;
use crate::games::lotr_tcg::looping::modifiers::Bonus;
use crate::games::lotr_tcg::looping::objections::LoopObjection;
use crate::games::lotr_tcg::looping::result::LineUp;
use crate::games::lotr_tcg::rulebook::HOW_TO_ARRANGE;
use crate::games::lotr_tcg::setup::{SetGrant, SetPhase, SetSkirmish, Setup};
use crate::games::lotr_tcg::table::{Standing, Table, missing};
use crate::loops::Qty;
use crate::ruling::{Piece, Player, Problem, Rule, Step, TokenId};
use crate::words::{Count, Name, Set};
use std::rc::Rc;

/// The races of which a companion may have one, in the order of [`Window::races`].
const RACES: [Keyword; 4] = [Keyword::Hobbit, Keyword::Dwarf, Keyword::Elf, Keyword::Man];

/// The board of a window.
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
    /// The rules of this window; none for a skirmish that does not take place.
    pub window: Option<Window>,
    /// What can be used, in board order.
    pub deeds: Vec<Deed>,
    /// Objections to the window of the setup.
    pub problems: Vec<Problem>,
    /// What pieces have while something holds.
    pub gains: Vec<Gaining>,
    counters: [Count; 3],
    granted: Vec<(usize, Granted)>,
}

/// An ability that a player can name: of which piece, which one, and for whom.
#[derive(Clone, Debug)]
pub struct Deed {
    /// The piece that has it.
    pub piece: Piece,
    /// The rule behind it: its card.
    pub rule: &'static Rule,
    /// Which of the card's abilities, from 0.
    pub nth: usize,
    /// The piece that is spotted for it.
    pub target: Option<Piece>,
    /// The ability as the core uses it.
    pub used: Use,
}

/// The player of a side as sentences mention him.
pub fn player(side: Side) -> Player {
    let name = match side {
        Side::FreePeoples => Name::both("the Free Peoples player", "le joueur des Peuples Libres"),
        Side::Shadow => Name::both("the Shadow player", "le joueur de l’Ombre"),
        Side::OneShadow(1) => Name::both("the first Shadow player", "le premier joueur de l’Ombre"),
        Side::OneShadow(2) => Name::both("the second Shadow player", "le deuxième joueur de l’Ombre"),
        Side::OneShadow(_) => Name::both("the third Shadow player", "le troisième joueur de l’Ombre"),
    };
    Player::new(side.seat(), name)
}

impl Arena {
    /// The board of the setup's window.
    pub fn of(setup: &Setup) -> Arena {
        let table = Table::of(setup);
        let alive = |standing: &&Standing| standing.vitality_left().is_some() && !table.is_discarded(&standing.piece.id);
        let pieces: Vec<Standing> = table.characters.iter().chain(&table.minions).filter(alive).cloned().collect();
        let nobody = missing(&"nobody".into());
        let bearer = table.ring_bearer.as_ref().map(|id| table.piece(id));
        let mut arena = Arena {
            deeds: Vec::new(),
            problems: Vec::new(),
            character: nobody.clone(),
            ring_bearer: bearer.unwrap_or(nobody),
            window: None,
            granted: Vec::new(),
            gains: Vec::new(),
            pieces,
            table,
            counters: [&setup.threats, &setup.twilight, &setup.shadow_conditions].map(Count::clone),
        };
        arena.gains = arena.every_gain();
        match (setup.phase, &setup.skirmish) {
            (SetPhase::Skirmish, Some(set)) => {
                let line_up = arena.find_skirmish(set);
                arena.window = line_up.map(|line_up| arena.window_of(Phase::Skirmish, Some(line_up)));
            }
            (SetPhase::Skirmish, None) if setup.is_bare() => {}
            (SetPhase::Skirmish, None) => arena.object(LoopObjection::NoSkirmishSet),
            (SetPhase::Maneuver | SetPhase::Archery | SetPhase::Fierce, _) => {
                arena.object(LoopObjection::OtherPhase);
            }
            (SetPhase::Fellowship, _) => arena.window = Some(arena.window_of(Phase::Fellowship, None)),
            (SetPhase::Regroup, _) => arena.window = Some(arena.window_of(Phase::Regroup, None)),
        }
        arena.granted = arena.given(setup);
        let phase = arena.window.as_ref().map_or(Phase::Skirmish, |window| window.phase);
        arena.deeds = arena.every_deed(phase);
        let in_the_skirmish = arena.character.id.clone();
        arena.deeds.retain(|deed| {
            let free = !deed.used.ability.needs.contains(&Need::NotAssigned) || deed.piece.id != in_the_skirmish;
            free && deed.used.ability.is_played_in_loops()
        });
        arena
    }

    /// The players, in the order in which they act.
    ///
    /// *Says*: in the fellowship phase only the Free Peoples player acts; in a skirmish and in the regroup phase all do,
    /// the Free Peoples player first.
    /// *Source*: Comprehensive Rules 4.2, entries *turn sequence*, *action procedure*. *Case*: LR-L07.
    fn players(&self, phase: Phase) -> Vec<Side> {
        let shadows = self.table.shadows.iter().filter_map(|seat| Side::of_seat(seat.as_str()));
        let shadows = shadows.filter(|_| phase != Phase::Fellowship);
        [Side::FreePeoples].into_iter().chain(shadows).collect()
    }

    /// The rules of one of its windows.
    pub fn window_of(&self, phase: Phase, line_up: Option<LineUp>) -> Window {
        let places = |kind: Kind| -> Vec<usize> {
            let of_kind = self.pieces.iter().enumerate().filter(|(_, one)| one.card.kind == kind);
            of_kind.map(|(place, _)| place).collect()
        };
        let with = |wanted: fn(&Keyword) -> bool| -> Vec<usize> {
            let having = self.pieces.iter().enumerate().filter(|(_, one)| one.is.keywords.iter().any(wanted));
            having.map(|(place, _)| place).collect()
        };
        let nazgul = with(|keyword| *keyword == Keyword::Nazgul);
        let alone = nazgul.len() < 2;
        let bonuses = self.pieces.iter().enumerate().flat_map(|(of, one)| {
            let counts = move |modifier: &&Modifier| !(alone && modifier.holds == Holds::ForEachOtherNazgul);
            one.is.modifiers.iter().filter(counts).map(move |modifier| Bonus { of, modifier: *modifier })
        });
        let every = [Sought::Title("Bill the Pony"), Sought::GandalfCondition];
        let cards = self.table.cards.iter().map(|other| {
            let found_as = every.into_iter().filter(|sought| other.card.is(*sought)).collect();
            (other.card.twilight, other.card.unique, found_as)
        });
        Window {
            phase,
            players: self.players(phase),
            resistance: self.resistance(),
            line_up,
            vitalities: self.pieces.iter().map(|one| one.is.vitality.clone()).collect(),
            companions: places(Kind::Companion),
            minions: places(Kind::Minion),
            bonuses: bonuses.collect(),
            enduring: with(|keyword| *keyword == Keyword::Enduring),
            hunters: with(|keyword| matches!(keyword, Keyword::Hunter(_))),
            gains: self.gains.clone(),
            races: RACES.map(|race| {
                let all = with_race(&self.pieces, race);
                all.into_iter().filter(|place| self.pieces.get(*place).is_some_and(|one| one.card.kind == Kind::Companion)).collect()
            }),
            sauron: (0..self.pieces.len()).filter(|place| self.is_of(*place, Kind::Minion, Culture::Sauron)).collect(),
            triples: with(|keyword| *keyword == Keyword::OnlyTripleOverwhelms),
            nazgul,
            cards: cards.collect(),
            stopped: phase == Phase::Skirmish && self.stopped_by().is_some(),
        }
    }

    /// The card that stops special abilities in skirmishes, if one does.
    ///
    /// *Says*: while such a card lies at the site, no skirmish special ability is used.
    /// *Source*: the card. *Case*: LR-L12.
    pub fn stopped_by(&self) -> Option<(Piece, &'static Rule)> {
        let stops = self.table.cards.iter().find(|other| {
            other.lies.is_in_play() && other.card.keywords.contains(&Keyword::NoSkirmishAbilities)
        });
        stops.map(|other| (other.piece.clone(), &other.card.rule))
    }

    /// The place of a piece in the list of those in play.
    pub fn place(&self, id: &TokenId) -> Option<usize> {
        self.pieces.iter().position(|standing| standing.piece.id == *id)
    }

    /// The piece at a place.
    pub fn at(&self, place: usize) -> Piece {
        self.pieces.get(place).map_or_else(|| missing(&"nobody".into()), |standing| standing.piece.clone())
    }

    /// The window before any action.
    pub fn start(&self) -> Fight {
        let each = |number: fn(&Standing) -> Count| self.pieces.iter().map(|one| Qty::from(&number(one))).collect();
        let [threats, twilight, conditions] = [0, 1, 2].map(|nth| self.counters.get(nth).map(Qty::from).unwrap_or_default());
        Fight {
            burdens: Qty::from(&self.table.burdens),
            threats,
            twilight,
            conditions,
            strengths: each(|one| one.is.strength.clone()),
            damages: each(|one| one.is.damage.clone()),
            wounds: each(|one| one.wounds.clone()),
            there: each(|_| Count::one()),
            unwoundable: vec![false; self.pieces.len()],
            cards: self.table.cards.iter().map(|other| other.lies).collect(),
            granted: self.granted.clone(),
            turn: Side::FreePeoples,
            passes: 0,
        }
    }

    /// The Ring-bearer's resistance before burdens.
    pub fn resistance(&self) -> Count {
        let bearer = self.table.ring_bearer.as_ref().and_then(|id| self.table.character(id));
        bearer.map(|bearer| bearer.is.resistance.clone()).unwrap_or_default()
    }

    // What pieces have by cards that were used before; defender bonuses are among their numbers.
    fn given(&self, setup: &Setup) -> Vec<(usize, Granted)> {
        let mut given = Vec::new();
        for set in setup.characters.iter().chain(&setup.minions) {
            let Some(place) = self.place(&set.id) else { continue };
            given.extend(set.until_regroup.iter().filter_map(|grant| {
                let what = match grant {
                    SetGrant::Fierce => Granted::Fierce,
                    SetGrant::Skirmishes => Granted::Skirmishes,
                    SetGrant::Assignable => Granted::Assignable,
                    SetGrant::WearsTheRing => return None,
                };
                Some((place, what))
            }));
        }
        given
    }

    fn object(&mut self, says: LoopObjection) {
        self.problems.push(Problem::blocking(Step::by(&HOW_TO_ARRANGE, says.says())));
    }

    /// *Says*: a skirmish of which one side has nobody does not take place; the dead do not fight.
    /// *Source*: Comprehensive Rules 4.2, entry *skirmish phase*. *Case*: LR-N24.
    fn find_skirmish(&mut self, set: &SetSkirmish) -> Option<LineUp> {
        if self.table.character(&set.character).is_none() {
            self.object(LoopObjection::FighterNotThere { piece: missing(&set.character) });
        }
        let mut seen = Set::new();
        for id in &set.minions {
            if self.table.minion(id).is_none() {
                self.object(LoopObjection::FighterNotThere { piece: missing(id) });
            } else if !seen.insert(id) {
                self.object(LoopObjection::FighterTwice { piece: self.table.piece(id) });
            }
        }
        self.character = self.table.piece(&set.character);
        let minions: Vec<usize> = seen.iter().filter_map(|id| self.place(id)).collect();
        let minions: Set<usize> = minions.into_iter().collect();
        let character = self.place(&set.character).filter(|_| !minions.is_empty());
        character.map(|character| LineUp { character, minions: minions.into_iter().collect() })
    }

    /// What can be used in a phase, in board order.
    pub fn every_deed(&self, phase: Phase) -> Vec<Deed> {
        let mut deeds = Vec::new();
        let players = self.players(phase);
        for (place, standing) in self.pieces.iter().enumerate() {
            let by = self.owner(place);
            let blank = |by, ability: &Rc<Ability>| Use {
                by,
                ability: Rc::clone(ability),
                itself: Some(place),
                card: None,
                bearer: None,
                spotted: None,
            };
            for (nth, ability) in standing.is.abilities.iter().enumerate() {
                let Some(by) = by.filter(|by| players.contains(by)) else { continue };
                self.deeds_of(&standing.piece, standing.is.rule, nth, phase, vec![blank(by, ability)], &mut deeds);
            }
        }
        for (card, other) in self.table.cards.iter().enumerate() {
            let bearer = other.on.as_ref().and_then(|on| self.place(on));
            for (nth, ability) in other.card.abilities.iter().enumerate() {
                let ability = Rc::new(ability.clone());
                let theirs = |by: &&Side| by.is_shadow() == ability.shadows;
                let each = players.iter().filter(theirs).map(|by| Use {
                    by: *by,
                    ability: Rc::clone(&ability),
                    itself: None,
                    card: Some(card),
                    bearer,
                    spotted: None,
                });
                self.deeds_of(&other.piece, &other.card.rule, nth, phase, each.collect(), &mut deeds);
            }
        }
        if let Some(card) = self.table.site {
            let piece = Piece::new(site_piece(card.number), card.name.clone());
            for (nth, ability) in card.abilities.iter().enumerate() {
                let ability = Rc::new(ability.clone());
                let each = players.iter().map(|by| Use {
                    by: *by,
                    ability: Rc::clone(&ability),
                    itself: None,
                    card: None,
                    bearer: None,
                    spotted: None,
                });
                self.deeds_of(&piece, &card.rule, nth, phase, each.collect(), &mut deeds);
            }
        }
        deeds
    }

    /// Who has the piece at a place.
    pub fn owner(&self, place: usize) -> Option<Side> {
        let standing = self.pieces.get(place)?;
        match standing.card.kind {
            Kind::Companion | Kind::Ally => Some(Side::FreePeoples),
            _ => standing.owner.as_ref().and_then(|seat| Side::of_seat(seat.as_str())),
        }
    }

    /// *Says*: abilities of cards in play may be used in their phase, whether the card fights or not; one that spots
    /// "your minion" or "your companion" is for the player who has one.
    /// *Source*: Comprehensive Rules 4.2, entries *special ability*, *spot*. *Case*: LR-L01, LR-N34, LR-N54.
    fn deeds_of(&self, piece: &Piece, rule: &'static Rule, nth: usize, phase: Phase, uses: Vec<Use>, deeds: &mut Vec<Deed>) {
        for used in uses.into_iter().filter(|used| used.ability.phase == phase) {
            let deed = |spotted: Option<usize>| Deed {
                piece: piece.clone(),
                rule,
                nth,
                target: spotted.map(|place| self.at(place)),
                used: Use { spotted, ..used.clone() },
            };
            let Some(spot) = used.ability.spots.first() else {
                deeds.push(deed(None));
                continue;
            };
            let fits = |place: &usize| self.is_spotted(*place, *spot, &used);
            deeds.extend((0..self.pieces.len()).filter(fits).map(|place| deed(Some(place))));
        }
    }

    // Whether a piece is one that an ability may spot.
    fn is_spotted(&self, place: usize, spot: Spot, used: &Use) -> bool {
        let Some(one) = self.pieces.get(place) else { return false };
        let own = self.owner(place) == Some(used.by);
        let (companion, minion) = (one.card.kind == Kind::Companion, one.card.kind == Kind::Minion);
        let has = |keyword: Keyword| one.is.has(keyword);
        match spot {
            Spot::YourMinion => minion && own,
            Spot::YourCompanion => companion && own,
            Spot::ACompanion => companion,
            Spot::AnotherCompanion => companion && used.itself != Some(place),
            Spot::UnboundHobbit => companion && own && has(Keyword::Hobbit) && !has(Keyword::RingBound),
            Spot::AMinion => minion,
            Spot::AHobbit => has(Keyword::Hobbit),
            Spot::AnEnt => has(Keyword::Ent),
            Spot::AnUrukHai => has(Keyword::UrukHai),
            Spot::OrcOrUrukHai => minion && (has(Keyword::Orc) || has(Keyword::UrukHai)),
            Spot::NazgulOrWraithOrc => {
                has(Keyword::Nazgul) || has(Keyword::Orc) && one.card.culture == Some(Culture::Wraith)
            }
        }
    }

    fn is_of(&self, place: usize, kind: Kind, culture: Culture) -> bool {
        self.pieces.get(place).is_some_and(|one| one.card.kind == kind && one.card.culture == Some(culture))
    }
}

fn with_race(pieces: &[Standing], race: Keyword) -> Vec<usize> {
    let of_race = pieces.iter().enumerate().filter(|(_, one)| one.is.has(race));
    of_race.map(|(place, _)| place).collect()
}
