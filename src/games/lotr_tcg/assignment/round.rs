//! The phases from maneuver to the last skirmish in play: who is with whom, what has happened to the pieces, and what
//! is still to be decided.

use crate::games::lotr_tcg::assignment::bans::{By, bans};
use crate::games::lotr_tcg::assignment::fought::Fought;
use crate::games::lotr_tcg::assignment::price::Price;
use crate::games::lotr_tcg::board::zone_at;
use crate::games::lotr_tcg::card_text::{Gained, Granted, Phase, Prevent};
use crate::games::lotr_tcg::cards::{Block, Keyword, Kind};
use crate::games::lotr_tcg::looping::arena::Arena;
use crate::games::lotr_tcg::looping::core::{Fight, Side, Window};
use crate::games::lotr_tcg::looping::gains::gained_now;
use crate::games::lotr_tcg::looping::modifiers::strengths;
use crate::games::lotr_tcg::looping::result::LineUp;
use crate::games::lotr_tcg::own_pieces::Numbers;
use crate::games::lotr_tcg::setup::{MOST_OWN, SetGrant, SetPhase, Setup};
use crate::games::lotr_tcg::skirmish::Outcome;
use crate::games::lotr_tcg::table::{Standing, Table};
use crate::loops::{Qty, figure};
use crate::ruling::{Piece, Rule, SeatId, TokenId, ZoneId};
use crate::words::{Count, Map, Set};
use std::rc::Rc;

/// Which phase it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Maneuver actions.
    Maneuver,
    /// Archery wounds.
    Archery,
    /// Assignment actions, defenders, leftovers.
    Assign,
    /// The skirmishes.
    Skirmishes,
    /// Nothing more is to be done.
    Over,
}

/// Whose turn to assign it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wave {
    /// Players use assignment actions or pass.
    Actions,
    /// The Free Peoples player assigns.
    FreePeoples,
    /// A Shadow player places leftovers.
    Shadow,
    /// Nobody can assign any more.
    Over,
}

/// Where a minion was put.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// With which character.
    pub character: TokenId,
    /// By which wave.
    pub by: By,
}

/// A decision in the midst of something else.
#[derive(Clone, Debug)]
pub enum Pending {
    /// The Free Peoples player may prevent an assignment.
    Prevent {
        /// The minion.
        minion: TokenId,
        /// The character.
        character: TokenId,
        /// How.
        how: Prevent,
        /// The card that assigns.
        rule: &'static Rule,
    },
    /// The Free Peoples player picks the character that a card makes him assign.
    Choose {
        /// The minion.
        minion: TokenId,
        /// The card.
        rule: &'static Rule,
    },
    /// The minion's player may add twilight, once for each instance.
    Ambush {
        /// The minion.
        minion: TokenId,
        /// The instances that are left.
        each: Vec<u32>,
    },
    /// The Ring-bearer may put on the Ring before the next wound.
    Ring {
        /// The wounds that are still due.
        due: Count,
        /// The skirmish.
        outcome: Rc<Outcome>,
    },
    /// The Ring-bearer may put on the Ring before an archery wound.
    RingAtArchery,
    /// The Free Peoples player exerts companions before he assigns a minion.
    Price(Price),
    /// The Free Peoples player may have another character become the Ring-bearer.
    TakeOver {
        /// The character.
        sam: TokenId,
    },
    /// A minion's player may make it fierce.
    Fierce {
        /// The minion.
        minion: TokenId,
    },
}

/// The board and the phase at one moment.
#[derive(Clone, Debug)]
pub struct Round {
    /// The board as it was set up.
    pub arena: Rc<Arena>,
    /// The pools, and each piece's numbers, by its place in the arena.
    pub fight: Fight,
    /// The phase.
    pub stage: Stage,
    /// The minions of the fierce round, fixed when it starts; absent before it.
    pub fierce: Option<Set<TokenId>>,
    /// The minions that are assigned.
    pub placed: Map<TokenId, Placed>,
    /// Whether the assignment actions of this round are over.
    pub actions_over: bool,
    /// The leftovers, fixed when the Free Peoples player is done; absent before.
    pub leftovers: Option<Set<TokenId>>,
    /// Minions that a card has taken out of their assignment in this round: they are no leftovers.
    pub taken_out: Set<TokenId>,
    /// The Shadow players who are done.
    pub shadows_done: Set<SeatId>,
    /// What has to be decided first.
    pub pending: Option<Pending>,
    /// The character whose skirmish is under way.
    pub current: Option<TokenId>,
    /// Characters whose skirmish of this round is over.
    pub fought: Set<TokenId>,
    /// Characters whose skirmish of this round has started.
    pub started: Set<TokenId>,
    /// What the skirmishes gave so far.
    pub results: Vec<Fought>,
    /// Archery wounds still to be taken: by the Free Peoples, by the Shadow.
    pub archery: (u32, u32),
    /// Whether the archery actions are over.
    pub archery_actions_over: bool,
    /// Whether the archery phase, or the one before it, is part of the case.
    pub archery_was: bool,
    /// Whether the maneuver phase is part of the case.
    pub maneuver_was: bool,
    /// Whether the Ring is worn.
    pub ring_on: bool,
    /// Whether the game is lost for the Free Peoples.
    pub lost: bool,
    /// How often each limited ability was used in this window.
    pub used: Map<(TokenId, usize), u32>,
    /// Who has been killed or discarded.
    pub killed: Set<TokenId>,
    /// Where the fellowship is, as far as the setup says it.
    pub at: (Option<u32>, Option<Block>),
    /// Sites that the Shadow controls.
    pub controlled_sites: Count,
    /// Whether skirmishes of the Ring-bearer can be cancelled.
    pub cancel_ring_bearer: bool,
    /// Whether the setup has a skirmish under way, which this question does not look at.
    pub skirmish_set_up: bool,
    /// Whether the case chooses readings; the book leaves nothing open in this question.
    pub readings_chosen: bool,
    /// Whether the Legacy Rulings hold.
    pub legacy_rulings: bool,
    /// Whether nothing lies on the board.
    pub bare: bool,
}

impl Round {
    /// Before anything is done.
    pub fn before(setup: &Setup) -> Round {
        let arena = Arena::of(setup);
        let site = arena.table.site.and_then(|card| card.site);
        let number = setup.site_number.map(u32::from).or(site.map(|site| site.number));
        let mut round = Round {
            fight: arena.start(),
            stage: match setup.phase {
                SetPhase::Maneuver => Stage::Maneuver,
                SetPhase::Archery => Stage::Archery,
                _ => Stage::Assign,
            },
            arena: Rc::new(arena),
            fierce: None,
            placed: Map::new(),
            actions_over: false,
            leftovers: None,
            taken_out: Set::new(),
            shadows_done: Set::new(),
            pending: None,
            current: None,
            fought: Set::new(),
            started: Set::new(),
            results: Vec::new(),
            archery: (0, 0),
            archery_actions_over: false,
            maneuver_was: setup.phase == SetPhase::Maneuver,
            archery_was: matches!(setup.phase, SetPhase::Maneuver | SetPhase::Archery),
            ring_on: setup.characters.iter().any(|set| {
                setup.ring_bearer.as_ref() == Some(&set.id) && set.until_regroup.contains(&SetGrant::WearsTheRing)
            }),
            lost: false,
            used: Map::new(),
            killed: Set::new(),
            at: (number, setup.block.or(site.and_then(|site| site.block))),
            controlled_sites: setup.controlled_sites.clone(),
            cancel_ring_bearer: setup.cancel_ring_bearer,
            skirmish_set_up: setup.skirmish.is_some(),
            readings_chosen: false,
            legacy_rulings: false,
            bare: setup.is_bare(),
        };
        if setup.phase == SetPhase::Fierce {
            round.fierce = Some(round.fierce_now());
        }
        round
    }

    /// The setup with its cards found.
    pub fn table(&self) -> &Table {
        &self.arena.table
    }

    /// The characters in play, in the setup's order: the living.
    pub fn characters(&self) -> impl Iterator<Item = &Standing> {
        self.table().characters.iter().filter(|character| self.is_in_play(character))
    }

    /// The minions in play, in the setup's order: the living.
    pub fn minions(&self) -> impl Iterator<Item = &Standing> {
        self.table().minions.iter().filter(|minion| self.is_in_play(minion))
    }

    /// Whether a piece is in play: alive, and not discarded.
    pub fn is_in_play(&self, standing: &Standing) -> bool {
        let id = &standing.piece.id;
        standing.vitality_left().is_some() && !self.killed.contains(id) && !self.table().is_discarded(id)
    }

    /// The minions in play that are with a character, in the setup's order.
    pub fn minions_with(&self, character: &TokenId) -> Vec<&Standing> {
        self.minions().filter(|minion| self.is_with(minion, character)).collect()
    }

    /// Whether a minion is assigned to a character, in play or not.
    pub fn is_with(&self, minion: &Standing, character: &TokenId) -> bool {
        self.placed.get(&minion.piece.id).is_some_and(|placed| placed.character == *character)
    }

    /// The minions that nobody has assigned, in the setup's order; in the fierce round the fierce ones.
    pub fn unassigned(&self) -> Vec<&Standing> {
        let here = |minion: &&Standing| self.fierce.as_ref().is_none_or(|fierce| fierce.contains(&minion.piece.id));
        self.minions().filter(here).filter(|minion| !self.placed.contains_key(&minion.piece.id)).collect()
    }

    /// The same as sentences name them.
    pub fn unassigned_pieces(&self) -> Vec<Piece> {
        self.unassigned().into_iter().map(|minion| minion.piece.clone()).collect()
    }

    /// What is left over: unassigned, and not because a card took it out of its assignment.
    ///
    /// *Source*: Comprehensive Rules 4.2, entry *assignment phase*. *Case*: LR-N112.
    pub fn left_over(&self) -> Vec<Piece> {
        self.unassigned_pieces().into_iter().filter(|minion| !self.taken_out.contains(&minion.id)).collect()
    }

    /// Whether the Free Peoples player has said that he is done, or has had to be.
    pub fn free_peoples_done(&self) -> bool {
        self.leftovers.is_some()
    }

    /// Whether the Free Peoples player may put one more minion with this character.
    pub fn has_room(&self, character: &Standing) -> bool {
        self.minions_with(&character.piece.id).len() < self.capacity(character)
    }

    /// How many minions the Free Peoples player may put with this character.
    ///
    /// *Says*: one, and one more for each defender bonus; they add up, and those that it already has count.
    /// *Source*: Comprehensive Rules 4.2, entry *defender +X*. *Case*: LR-A03, LR-A05.
    pub fn capacity(&self, character: &Standing) -> usize {
        let given = self.granted(&character.piece.id, Granted::Defender);
        let gained = self.gained(&character.piece.id, |what| if let Gained::Defender(by) = what { by } else { 0 });
        character.is.defender.small().unwrap_or(MOST_OWN) + given + gained as usize + 1
    }

    /// What a piece gains while something holds, as far as `of` counts it.
    fn gained(&self, piece: &TokenId, of: fn(Gained) -> u32) -> u32 {
        let Some(place) = self.arena.place(piece) else { return 0 };
        gained_now(&self.arena.gains, &self.fight, (place, self.fierce.is_some()), of)
    }

    /// How often a piece has been given something until the regroup phase.
    pub fn granted(&self, piece: &TokenId, what: Granted) -> usize {
        let Some(place) = self.arena.place(piece) else { return 0 };
        self.fight.granted.iter().filter(|(of, granted)| *of == place && *granted == what).count()
    }

    /// Whose turn to assign it is. A player who can do nothing has no turn.
    ///
    /// *Says*: first assignment actions, until all pass in a row; then the Free Peoples player assigns, until he is
    /// done; then the Shadow players.
    /// *Source*: Comprehensive Rules 4.2, entry *assignment phase*. *Case*: LR-A03, LR-A20, LR-N03.
    pub fn wave(&self) -> Wave {
        if self.stage != Stage::Assign {
            return Wave::Over;
        }
        if !self.actions_over && !self.free_peoples_done() && self.somebody_can_act() {
            return Wave::Actions;
        }
        let unassigned = self.unassigned();
        let may_be_defended = || {
            let with_room: Vec<&Standing> = self.characters().filter(|character| self.has_room(character)).collect();
            let fits = |minion: &&Standing| with_room.iter().any(|to| bans(self, minion, to, By::FreePeoples).is_empty());
            unassigned.iter().any(fits)
        };
        if !self.free_peoples_done() && may_be_defended() {
            Wave::FreePeoples
        } else if self.shadow_to_place().is_some() {
            Wave::Shadow
        } else {
            Wave::Over
        }
    }

    /// The Shadow player who places leftovers next.
    ///
    /// *Says*: the Shadow players place their own leftovers one after the other, from the Free Peoples player's right.
    /// *Source*: Comprehensive Rules 4.2, entry *assignment phase*. *Case*: LR-A18.
    pub fn shadow_to_place(&self) -> Option<&SeatId> {
        let unassigned = self.unassigned();
        let can_place = |seat: &&SeatId| {
            let left = |minion: &&&Standing| !self.taken_out.contains(&minion.piece.id);
            let own = unassigned.iter().filter(|minion| minion.owner.as_ref() == Some(seat)).filter(left);
            !self.shadows_done.contains(seat) && own.clone().any(|minion| {
                self.characters().any(|character| bans(self, minion, character, By::Leftover).is_empty())
            })
        };
        self.table().shadows.iter().find(can_place)
    }

    /// Fixes the leftovers: what is unassigned now.
    ///
    /// *Says*: leftovers come to be only when the Free Peoples player is done.
    /// *Source*: Comprehensive Rules 4.2, entry *assignment phase*. *Case*: LR-N07.
    pub fn leftovers_are_fixed_now(&mut self) {
        self.actions_over = true;
        self.leftovers = Some(self.left_over().into_iter().map(|minion| minion.id.clone()).collect());
    }

    /// The minions that are fierce at this moment.
    pub fn fierce_now(&self) -> Set<TokenId> {
        let uruks = self.minions().any(|minion| minion.is.has(Keyword::UrukHaiAreFierce));
        let fierce = |minion: &&Standing| {
            minion.is.has(Keyword::Fierce)
                || uruks && minion.is.has(Keyword::UrukHai)
                || self.granted(&minion.piece.id, Granted::Fierce) > 0
                || self.gained(&minion.piece.id, |what| u32::from(what == Gained::Fierce)) > 0
        };
        self.minions().filter(fierce).map(|minion| minion.piece.id.clone()).collect()
    }

    /// Whether the skirmishes are played one by one, because something is decided in them or after them: a fierce round
    /// follows, or the Ring may be put on. Where none is, they can be all settled at once.
    pub fn is_played_out(&self) -> bool {
        self.stage == Stage::Skirmishes || self.is_decided_one_by_one()
    }

    /// The same once the skirmishes have started: whether those to come are asked for one by one.
    pub fn is_decided_one_by_one(&self) -> bool {
        let may_come = self.fierce.is_none()
            && (!self.fierce_now().is_empty() || self.minions().any(|minion| minion.is.has(Keyword::MayBecomeFierce)));
        may_come || self.ring_decides() || self.may_be_taken_over()
    }

    /// Whether the Ring can be put on before a wound, or is worn.
    pub fn ring_decides(&self) -> bool {
        self.ring().is_some() && (self.ring_on || !self.is_ring_for_action())
    }

    /// Whether only an action puts on the Ring that the Ring-bearer bears.
    pub fn is_ring_for_action(&self) -> bool {
        let bearer = self.table().ring_bearer.as_ref();
        self.table().cards.iter().any(|other| {
            other.card.keywords.contains(&Keyword::WornByAction) && other.on.as_ref() == bearer
        })
    }

    /// The Ring that the Ring-bearer bears, if a card of it is in play.
    pub fn ring(&self) -> Option<(&Piece, &'static Rule, u32)> {
        let bearer = self.table().ring_bearer.as_ref();
        let ring = self.table().cards.iter().find(|other| {
            other.card.kind == Kind::Ring && other.lies.is_in_play() && other.on.as_ref() == bearer
        })?;
        let burdens = ring.card.keywords.iter().find_map(|keyword| match keyword {
            Keyword::TurnsWounds(burdens) => Some(*burdens),
            _ => None,
        });
        Some((&ring.piece, &ring.card.rule, burdens?))
    }

    /// The phase whose actions are open.
    pub fn action_phase(&self) -> Option<Phase> {
        match self.stage {
            Stage::Maneuver => Some(Phase::Maneuver),
            Stage::Archery if !self.archery_actions_over => Some(Phase::Archery),
            Stage::Assign if !self.actions_over && !self.free_peoples_done() => Some(Phase::Assignment),
            Stage::Skirmishes if self.current.is_some() => Some(Phase::Skirmish),
            _ => None,
        }
    }

    /// The rules of the window of `phase`; of the skirmish of `character`, if one is named.
    pub fn window(&self, phase: Phase, character: Option<&TokenId>) -> Window {
        let line_up = character.and_then(|id| {
            let minions = self.minions_with(id).into_iter().filter_map(|minion| self.arena.place(&minion.piece.id));
            Some(LineUp { character: self.arena.place(id)?, minions: minions.collect() })
        });
        self.arena.window_of(phase, line_up)
    }

    /// The player whose chance it is.
    pub fn turn(&self) -> Side {
        self.fight.turn
    }

    /// A piece as it stands at this moment, its strength in the skirmish that it is assigned to.
    pub fn now(&self, standing: &Standing) -> Standing {
        let id = &standing.piece.id;
        let with = match self.table().character(id) {
            Some(_) => Some(id),
            None => self.placed.get(id).map(|placed| &placed.character),
        };
        self.in_skirmish(standing, with)
    }

    /// A piece as it would stand in the skirmish of `character`.
    pub fn in_skirmish(&self, standing: &Standing, character: Option<&TokenId>) -> Standing {
        self.by_strengths(standing, &self.strengths(character))
    }

    /// Everybody's strength, with the bonuses that hold in the skirmish of `character`.
    pub fn strengths(&self, character: Option<&TokenId>) -> Vec<Qty> {
        strengths(&self.window(Phase::Skirmish, character), &self.fight)
    }

    /// A piece with the strength that it has among these.
    pub fn by_strengths(&self, standing: &Standing, strengths: &[Qty]) -> Standing {
        let number = |of: &[Qty], place: usize| of.get(place).map(figure).and_then(|number| number.count());
        let Some(place) = self.arena.place(&standing.piece.id) else { return standing.clone() };
        let wounds = number(&self.fight.wounds, place).unwrap_or_default();
        let strength = number(strengths, place).unwrap_or_default();
        let damage = number(&self.fight.damages, place).unwrap_or_default();
        let gained = self.gained(&standing.piece.id, |what| if let Gained::Damage(by) = what { by } else { 0 });
        let damage = &damage + &Count::from(u64::from(gained));
        let defender = Count::from(self.capacity(standing).saturating_sub(1));
        Standing { wounds, is: Numbers { strength, damage, defender, ..standing.is.clone() }, ..standing.clone() }
    }

    /// Whether a piece is dead at this moment.
    pub fn is_dead(&self, standing: &Standing) -> bool {
        !self.is_in_play(standing)
    }

    /// The zone of the character that a minion is with.
    pub fn zone_of(&self, minion: &TokenId) -> Option<ZoneId> {
        self.placed.get(minion).map(|placed| zone_at(&placed.character))
    }

    /// The piece with this id as sentences name it.
    pub fn piece(&self, id: &TokenId) -> Piece {
        self.table().piece(id)
    }
}
