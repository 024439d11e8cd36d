//! The board in play: what the setup put there, as deeds have changed it.

use crate::games::riftbound::cards::{Card, Kind};
use crate::games::riftbound::cost::Cost;
use crate::games::riftbound::own_cost::Own;
use crate::games::riftbound::payment::Purse;
use crate::games::riftbound::says::Says;
use crate::games::riftbound::silent::Silent;
use crate::games::riftbound::setup::Moment;
use crate::games::riftbound::has::{Has, When};
use crate::games::riftbound::text::Text;
use crate::ruling::{Piece, Rule, SeatId, Says as Told, TokenId, ZoneId};
use crate::words::{Map, Name};
use std::rc::Rc;

/// A player: 0 or 1.
pub type Seat = usize;

/// The ids of the two players.
pub const SEATS: [&str; 2] = ["p1", "p2"];
/// The ids of the battlefields.
pub const BATTLEFIELDS: [&str; 2] = ["bf1", "bf2"];
/// Whose a battlefield is that nobody controls.
pub const NOBODY: Seat = 2;
/// The zone of the chain.
pub const CHAIN: &str = "chain";

/// The seat's id.
pub fn seat_id(seat: Seat) -> SeatId {
    SeatId::from(SEATS.get(seat).copied().unwrap_or("p1"))
}

/// The seat with this id.
pub fn seat_named(id: &str) -> Option<Seat> {
    SEATS.iter().position(|seat| *seat == id)
}

/// A zone of a player: `p1.base`.
pub fn zone_of(seat: Seat, place: &str) -> ZoneId {
    ZoneId::new(&format!("{}.{place}", seat_id(seat))).unwrap_or_else(|_| ZoneId::from("p1.base"))
}

/// What a spell is, printed or made up; a triggered ability too.
#[derive(Debug)]
pub struct Spell {
    /// Its name.
    pub name: Name,
    /// Its printed card.
    pub card: Option<&'static Card>,
    /// Its base cost.
    pub cost: Cost,
    /// The instances of Repeat that stand on it.
    pub repeat: Vec<Cost>,
    /// When it can be played.
    pub timing: Timing,
    /// What it does.
    pub text: Text,
    /// Whether no mode may be chosen twice.
    pub differ: bool,
    /// What its own text says about its cost besides.
    pub own: Vec<Own>,
    /// Friendly units killed as it is played.
    pub kills: u32,
    /// Whether it is an ability.
    pub ability: bool,
}

/// When a spell can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Timing {
    /// In the open state of one's own turn.
    Plain,
    /// In a showdown too.
    Action,
    /// In a closed state too.
    Reaction,
}

/// A card or token somewhere.
#[derive(Clone, Debug)]
pub struct Thing {
    /// Its id and name.
    pub piece: Piece,
    /// Its printed card.
    pub card: Option<&'static Card>,
    /// What it is.
    pub kind: Kind,
    /// What it does as a spell.
    pub spell: Option<Rc<Spell>>,
    /// Whose card it is.
    pub owner: Seat,
    /// Where it is.
    pub at: ZoneId,
    /// Its base cost in Energy; Power is not needed of what is no spell.
    pub energy: u32,
    /// Might without what changes it this turn.
    pub might: u32,
    /// Might more this turn.
    pub plus: i32,
    /// Buffs on it, 1 Might each.
    pub buffs: u32,
    /// Its domains, as bits.
    pub domains: u8,
    /// Assault this turn.
    pub assault: u32,
    /// Deflect.
    pub deflect: u32,
    /// Damage on it.
    pub damage: u32,
    /// Whether it is attacking, stunned, exhausted, a Mech, a token.
    pub attacking: bool,
    /// Whether it is stunned.
    pub stunned: bool,
    /// Whether it is exhausted.
    pub exhausted: bool,
    /// Whether it is a Mech.
    pub mech: bool,
    /// Whether it is a token.
    pub token: bool,
    /// What it has.
    pub has: Rc<Vec<Has>>,
    /// Rises whenever it becomes a new object.
    pub object: u32,
}

impl Thing {
    /// Its Might now; below 0 it counts as 0.
    pub fn might_now(&self) -> i32 {
        i32::try_from(self.might.saturating_add(self.buffs)).unwrap_or(i32::MAX).saturating_add(self.plus)
    }

    /// Whether it is in play.
    pub fn in_play(&self) -> bool {
        self.in_base() || self.at_battlefield()
    }

    /// Whether it is in a base.
    pub fn in_base(&self) -> bool {
        self.at.as_str().ends_with(".base")
    }

    /// Whether it is at a battlefield.
    pub fn at_battlefield(&self) -> bool {
        BATTLEFIELDS.contains(&self.at.as_str())
    }

    /// Goes to a zone of its owner that is not the board: what comes back from there is a new object.
    pub fn leaves_for(&mut self, place: &str) {
        self.at = zone_of(self.owner, place);
        self.object += 1;
        self.damage = 0;
        self.plus = 0;
        self.buffs = 0;
        self.assault = 0;
        (self.attacking, self.stunned, self.exhausted) = (false, false, false);
    }
}

/// Something that was chosen, as the object that it then was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// A piece, an item of the chain, or a place.
    pub id: TokenId,
    /// Which object of that id.
    pub object: u32,
}

/// The choices of one execution.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Execution {
    /// The mode, from 0.
    pub mode: usize,
    /// What is chosen in each slot.
    pub chosen: Vec<Vec<Chosen>>,
}

/// A spell or ability on the chain.
#[derive(Clone, Debug)]
pub struct Item {
    /// Its id and name.
    pub piece: Piece,
    /// What it is.
    pub spell: Rc<Spell>,
    /// Whose card it is.
    pub owner: Seat,
    /// Who controls it.
    pub controller: Seat,
    /// The choices of each execution, in order.
    pub executions: Vec<Execution>,
    /// What was paid, and with what; absent for an item that was there already.
    pub paid: Option<Paid>,
    /// The piece that has the ability.
    pub source: Option<TokenId>,
    /// The piece that made the ability trigger.
    pub about: Option<TokenId>,
    /// Whether it is a card.
    pub is_card: bool,
}

/// A payment.
#[derive(Clone, Debug)]
pub struct Paid {
    /// The total that was paid.
    pub cost: Cost,
    /// Every total that discounts left and that could be paid, the paid one included.
    pub totals: Vec<Cost>,
    /// The Energy of the base cost alone.
    pub base_energy: u32,
    /// The purse before.
    pub before: Purse,
    /// The purse after.
    pub after: Purse,
}

/// A spell that is being played.
#[derive(Clone, Debug)]
pub struct Pending {
    /// Its id and name.
    pub piece: Piece,
    /// What it is.
    pub spell: Rc<Spell>,
    /// Who plays it.
    pub seat: Seat,
    /// Every instance of Repeat that it has.
    pub instances: Vec<Cost>,
    /// Those that are elected, once that is said.
    pub elected: Option<Vec<usize>>,
    /// The choices so far.
    pub executions: Vec<Execution>,
    /// Units to kill as it is played.
    pub kills: Vec<TokenId>,
    /// Whose buff is spent so that the base cost is ignored, once that is said.
    pub spends: Option<Option<TokenId>>,
    /// The piece that has the ability.
    pub source: Option<TokenId>,
}

/// A trigger that waits to go on the chain.
#[derive(Clone, Debug)]
pub struct Waiting {
    /// The piece that has it.
    pub source: TokenId,
    /// Its name.
    pub piece: Piece,
    /// Who controls it.
    pub seat: Seat,
    /// What it does.
    pub text: Text,
    /// The piece that made it trigger.
    pub about: Option<TokenId>,
}

/// What became of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It resolved.
    Resolved,
    /// It was countered.
    Countered,
    /// It left the chain while it resolved.
    Left,
    /// It was removed unpaid.
    Unpaid,
}

/// The new choices that somebody may make.
#[derive(Clone, Debug)]
pub struct Renewal {
    /// Who may.
    pub seat: Seat,
    /// For which item.
    pub item: TokenId,
}

/// The first item of a case, as its verdict tells it.
#[derive(Clone, Debug)]
pub struct Story {
    /// Its id and name.
    pub piece: Piece,
    /// How often it was executed so far.
    pub executions: usize,
    /// What happened in its executions.
    pub told: Vec<Told>,
}

/// The board in play.
#[derive(Clone, Debug)]
pub struct State {
    /// Everything that lies somewhere.
    pub things: Vec<Thing>,
    /// What each player can pay with.
    pub purses: [Purse; 2],
    /// Cards drawn from a deck of which nothing is known.
    pub drawn: [u32; 2],
    /// The known top of each deck.
    pub decks: [Rc<Vec<String>>; 2],
    /// Cards played this turn.
    pub played: [u32; 2],
    /// Cards that have been played for what triggers on it: resolved, not countered.
    pub resolved: [u32; 2],
    /// Spells played this turn.
    pub spells: [u32; 2],
    /// The card that keeps a player from playing spells this turn.
    pub silenced: [Option<&'static Rule>; 2],
    /// Energy that the next spell costs less.
    pub next_less: [u32; 2],
    /// What the next card costs less.
    pub next_card_less: [Cost; 2],
    /// Whether a unit of the opponent's has died this turn.
    pub enemy_died: [bool; 2],
    /// Whether a player controls something Empowered.
    pub empowered: [bool; 2],
    /// Repeats that the next spell gains.
    pub next_repeats: [Vec<String>; 2],
    /// Whether an opponent is within 3 points of winning.
    pub near: [bool; 2],
    /// Pieces whose abilities are left unused.
    pub declined: Vec<TokenId>,
    /// Who pays nothing that may be paid as an item resolves.
    pub pays_not: [bool; 2],
    /// The items on the chain, the newest last.
    pub items: Vec<Item>,
    /// The spell that is being played.
    pub pending: Option<Pending>,
    /// New choices that may be made.
    pub renewal: Option<Renewal>,
    /// Triggers that wait.
    pub waiting: Vec<Waiting>,
    /// How often each piece triggered.
    pub triggered: Map<TokenId, u32>,
    /// Which made-up spell an item is.
    pub made_up: Map<TokenId, crate::ruling::KindId>,
    /// Who controlled items that were countered.
    pub controlled: Map<TokenId, Seat>,
    /// What became of items.
    pub fates: Map<TokenId, Fate>,
    /// The first item.
    pub story: Option<Story>,
    /// What the execution that runs has found legal.
    pub affected: Vec<TokenId>,
    /// Whether what happens belongs to it.
    pub telling: bool,
    /// Things named so far, for ids of tokens.
    pub made: u32,
    /// What the book leaves open and was needed.
    pub silent: Option<Silent>,
    /// What happened last besides playing spells.
    pub last_event: Option<Says>,
    /// Whose turn it is.
    pub turn: Seat,
    /// What is going on.
    pub moment: Moment,
    /// Who controls each battlefield.
    pub held: [Option<Seat>; 2],
}

impl State {
    /// The thing with this id.
    pub fn thing(&self, id: &TokenId) -> Option<&Thing> {
        self.things.iter().find(|thing| thing.piece.id == *id)
    }

    /// The thing with this id, to change it.
    pub fn thing_mut(&mut self, id: &TokenId) -> Option<&mut Thing> {
        self.things.iter_mut().find(|thing| thing.piece.id == *id)
    }

    /// The item with this id.
    pub fn item(&self, id: &TokenId) -> Option<&Item> {
        self.items.iter().find(|item| item.piece.id == *id)
    }

    /// What a player can pay with.
    pub fn purse(&self, seat: Seat) -> Purse {
        self.purses.get(seat).cloned().unwrap_or_default()
    }

    /// Puts back what a player can pay with.
    pub fn set_purse(&mut self, seat: Seat, purse: Purse) {
        if let Some(place) = self.purses.get_mut(seat) {
            *place = purse;
        }
    }

    /// The cards in a player's hand: those on the board, and those drawn that nobody has named.
    pub fn hand(&self, seat: Seat) -> u32 {
        let zone = zone_of(seat, "hand");
        let known = self.things.iter().filter(|thing| thing.at == zone).count();
        u32::try_from(known).unwrap_or(u32::MAX).saturating_add(self.drawn.get(seat).copied().unwrap_or(0))
    }

    /// How many cards a player has played this turn.
    pub fn played_by(&self, seat: Seat) -> u32 {
        self.played.get(seat).copied().unwrap_or(0)
    }

    /// What a player's pieces in play have, battlefields that the player controls included.
    pub fn having(&self, seat: Seat) -> impl Iterator<Item = (&Thing, &Has)> {
        let own = self.things.iter().filter(move |thing| thing.owner == seat && thing.in_play());
        own.flat_map(|thing| thing.has.iter().map(move |has| (thing, has)))
    }

    /// Whether the showdown goes on at this battlefield: at the one with an attacking unit; without such a unit it is
    /// taken to be there.
    pub fn showdown_at(&self, place: &ZoneId) -> bool {
        let attacked = |thing: &&Thing| thing.attacking && thing.at_battlefield();
        let mut attacked = self.things.iter().filter(attacked).peekable();
        self.in_showdown() && (attacked.peek().is_none() || attacked.any(|thing| thing.at == *place))
    }

    /// Whether a unit is in the showdown that goes on.
    pub fn takes_part(&self, thing: &Thing) -> bool {
        thing.at_battlefield() && self.showdown_at(&thing.at)
    }

    /// The Deflect of a piece, its own and what others there give it.
    ///
    /// *Source*: the cards. *Case*: RB-W07, RB-W08.
    pub fn deflect_of(&self, thing: &Thing) -> u32 {
        let gives = |other: &&Thing| {
            other.owner == thing.owner && other.at == thing.at && other.piece.id != thing.piece.id && other.has.contains(&Has::OthersHereDeflect)
        };
        let unit = thing.kind == Kind::Unit && thing.in_play();
        let given = if unit { self.things.iter().filter(gives).count() } else { 0 };
        thing.deflect.saturating_add(u32::try_from(given).unwrap_or(0))
    }

    /// The piece of an opponent of `seat` at a battlefield that has this.
    pub fn kept_by(&self, seat: Seat, has: &Has) -> Option<&Thing> {
        self.having(1 - seat.min(1)).find(|(thing, other)| *other == has && thing.at_battlefield()).map(|(thing, _)| thing)
    }

    /// Whether a showdown is going on.
    pub fn in_showdown(&self) -> bool {
        self.moment != Moment::Neutral
    }

    /// Notes that abilities of `sources` trigger, all at one moment: the turn player's first.
    pub fn trigger(&mut self, sources: Vec<(TokenId, Text)>) {
        let mut found: Vec<Waiting> = Vec::new();
        for (source, text) in sources {
            let Some(thing) = self.thing(&source) else { continue };
            found.push(Waiting { piece: thing.piece.clone(), seat: thing.owner, source, text, about: None });
        }
        let turn = self.turn;
        found.sort_by_key(|waiting| waiting.seat != turn);
        for waiting in &found {
            *self.triggered.or_default(waiting.source.clone()) += 1;
        }
        self.waiting.extend(found);
    }

    /// The pieces of a player whose ability triggers on `when`.
    pub fn triggering(&self, seat: Seat, when: impl Fn(When) -> bool) -> Vec<(TokenId, Text)> {
        let mut found = Vec::new();
        for (thing, has) in self.having(seat) {
            if let Has::When(on, text) = has
                && when(*on)
            {
                found.push((thing.piece.id.clone(), text.clone()));
            }
        }
        found
    }
}
