//! The table in play: seats, counted classes of objects, the stack, and what waits to be put on it.

use crate::games::magic::combat::Fight;
use crate::games::magic::core::Action;
use crate::games::magic::happening::Happening;
use crate::games::magic::kit::Kit;
use crate::games::magic::need::{Choice, Need};
use crate::games::magic::notation::Ability;
use crate::games::magic::over::Over;
use crate::loops::{CounterId, Qty};
use crate::ruling::TokenId;
use std::rc::Rc;

/// Colours of mana in the pool: W, U, B, R, G, colourless, and colourless that only artifacts take.
pub const POOLS: [&str; 7] = ["W", "U", "B", "R", "G", "C", "A"];
/// The kinds of counters on objects.
pub const COUNTERS: [&str; 4] = ["plus", "minus", "charge", "loyalty"];
/// +1/+1 counters.
pub const PLUS: usize = 0;
/// −1/−1 counters.
pub const MINUS: usize = 1;
/// Loyalty counters.
pub const LOYALTY: usize = 3;

/// A player.
#[derive(Clone, Default)]
pub struct Seat {
    /// Life total.
    pub life: Qty,
    /// Poison counters.
    pub poison: Qty,
    /// Energy counters.
    pub energy: Qty,
    /// Cards in the library that nobody has to tell apart.
    pub library: Qty,
    /// The same in hand.
    pub hand: Qty,
    /// The same in the graveyard.
    pub graveyard: Qty,
    /// The same in exile.
    pub exile: Qty,
    /// Mana in the pool, by [`POOLS`].
    pub mana: [Qty; 7],
    /// The most combat damage that one commander has dealt this player.
    pub commander: Qty,
    /// Whether the player tried to draw from an empty library since the last check.
    pub drew_from_empty: bool,
    /// Whether the player has left the game.
    pub lost: bool,
}

/// A zone that an object can be in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// The battlefield.
    Battlefield,
    /// The owner's graveyard.
    Graveyard,
    /// Exile.
    Exile,
    /// The owner's hand.
    Hand,
    /// The owner's library.
    Library,
    /// The command zone.
    Command,
}

/// A counted class of objects that are alike: how many are where, and what lies on each.
#[derive(Clone, Default)]
pub struct Class {
    /// The id in files.
    pub id: Option<TokenId>,
    /// The card, by its place in the kit.
    pub def: usize,
    /// Whose it is, by place at the table.
    pub owner: usize,
    /// Who controls it.
    pub controller: usize,
    /// Whether it is a token.
    pub token: bool,
    /// Whether an ability for once a turn was activated this turn.
    pub used: bool,
    /// Whether it has come under its controller's control this turn.
    pub sick: bool,
    /// What it is besides what is printed: `haste`, `flying`, `blue`.
    pub flags: Vec<Rc<str>>,
    /// Those of them that end with the turn.
    pub fleeting: Vec<Rc<str>>,
    /// Whose it is again when the turn ends.
    pub back_to: Option<usize>,
    /// The class it is attached to.
    pub attached: Option<usize>,
    /// On the battlefield, untapped.
    pub untapped: Qty,
    /// On the battlefield, tapped.
    pub tapped: Qty,
    /// In the graveyard, in exile, in hand, in the library, in the command zone.
    pub elsewhere: [Qty; 5],
    /// How many in exile are held by which class.
    pub held: Vec<(usize, Qty)>,
    /// Counters on each, by [`COUNTERS`].
    pub counters: [Qty; 4],
    /// Damage marked on each.
    pub damage: Qty,
    /// By how much the power and the toughness of each are larger until the end of the turn.
    pub grown: [Qty; 2],
    /// Whether it came onto the battlefield under the control of another player than its owner.
    pub raised: bool,
    /// Whether a source with deathtouch has dealt damage to it since the last check.
    pub deathtouched: bool,
    /// Whether it is a commander that came to a graveyard or into exile since the last check.
    pub arrived: bool,
    /// How often it was cast from the command zone.
    pub recast: Qty,
    /// The player that it was told to pick.
    pub picked: Option<usize>,
    /// How often its abilities were activated.
    pub activated: Qty,
    /// How often an ability of it has resolved.
    pub resolved: Qty,
}

impl Class {
    /// How many are on the battlefield.
    pub fn there(&self) -> Qty {
        &self.untapped + &self.tapped
    }

    /// How many are in a zone other than the battlefield.
    pub fn pile(&mut self, zone: Zone) -> &mut Qty {
        let [graveyard, exile, hand, library, command] = &mut self.elsewhere;
        match zone {
            Zone::Battlefield => &mut self.untapped,
            Zone::Graveyard => graveyard,
            Zone::Exile => exile,
            Zone::Hand => hand,
            Zone::Library => library,
            Zone::Command => command,
        }
    }

    /// How many are in a zone.
    pub fn in_zone(&self, zone: Zone) -> Qty {
        let [graveyard, exile, hand, library, command] = &self.elsewhere;
        match zone {
            Zone::Battlefield => self.there(),
            Zone::Graveyard => graveyard.clone(),
            Zone::Exile => exile.clone(),
            Zone::Hand => hand.clone(),
            Zone::Library => library.clone(),
            Zone::Command => command.clone(),
        }
    }

    /// Whether a flag was set on it.
    pub fn flagged(&self, flag: &str) -> bool {
        self.flags.iter().any(|set| &**set == flag)
    }
}

/// What an ability or spell is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A player.
    Seat(usize),
    /// One object of a class.
    Class(usize),
}

/// What becomes of a spell as it leaves the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaves {
    /// A card goes where the rules or a replacement put it.
    AsUsual,
    /// It is exiled.
    Exiled,
    /// It is a copy, and no card: it ceases to exist. *Source*: Comprehensive Rules 704.5e, 707.10.
    Ceases,
}

/// Objects on the stack that are alike and lie next to each other.
#[derive(Clone)]
pub struct Run {
    /// What each does.
    pub ability: Rc<Ability>,
    /// The class that it comes from; a spell's own class.
    pub source: usize,
    /// Who controls it.
    pub controller: usize,
    /// Whether it is a spell.
    pub spell: bool,
    /// Where a spell goes as it leaves the stack.
    pub leaves: Leaves,
    /// What it is aimed at.
    pub targets: Vec<Target>,
    /// The player that the event was about.
    pub about: Option<usize>,
    /// "That much", or X.
    pub amount: Qty,
    /// How many there are.
    pub count: Qty,
}

impl Run {
    /// Whether another run is of the same kind, amounts left aside.
    pub fn like(&self, other: &Run) -> bool {
        self.ability == other.ability
            && (self.source, self.controller, self.spell, self.leaves, self.about)
                == (other.source, other.controller, other.spell, other.leaves, other.about)
            && self.targets == other.targets
    }
}

/// Part of a turn, as far as it is told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A main phase.
    Main,
    /// Combat.
    Combat,
    /// The end step.
    End,
    /// The cleanup step.
    Cleanup,
}

impl Phase {
    /// All, with their keys in files.
    pub const ALL: [(Phase, &'static str); 4] =
        [(Phase::Main, "main"), (Phase::Combat, "combat"), (Phase::End, "end"), (Phase::Cleanup, "cleanup")];
}

/// The table in play.
#[derive(Clone)]
pub struct State {
    /// The players, in turn order.
    pub seats: Vec<Seat>,
    /// Whose turn it is.
    pub active: usize,
    /// The part of the turn.
    pub phase: Phase,
    /// Who has priority; nobody while something is still to be decided.
    pub priority: Option<usize>,
    /// How many passed in a row.
    pub passes: usize,
    /// The objects.
    pub classes: Vec<Class>,
    /// The stack, the last on top.
    pub stack: Vec<Run>,
    /// Triggers that wait to be put on the stack.
    pub waiting: Vec<Run>,
    /// Objects to be sacrificed or exiled at the next end step: class, zone, how many.
    pub at_end: Vec<(usize, Zone, Qty)>,
    /// Additional combat phases still to come.
    pub combats: Qty,
    /// Whether a combat has begun in which nobody has attacked yet; only told where something waits for its beginning.
    pub begun: bool,
    /// The combat that is still going on.
    pub fight: Option<Fight>,
    /// Whether a land was played this turn.
    pub land_played: bool,
    /// Turns to skip (below zero: extra turns), by seat.
    pub skips: Vec<Qty>,
    /// Choices made for all times.
    pub choices: Vec<Choice>,
    /// What has to be chosen first.
    pub need: Option<Need>,
    /// How the game ended.
    pub over: Option<Over>,
    /// Combat damage that each commander has dealt to each player: class, player, how much.
    pub struck: Vec<(usize, usize, Qty)>,
    /// World permanents in the order in which they came.
    pub worlds: Vec<usize>,
    /// The deed that waits for the choice, to be done again after it.
    pub redo: Option<Rc<Action>>,
    /// The class whose trigger was the first to go on the stack below another of the same player, in an order that nobody
    /// has named.
    pub own_order: Option<usize>,
    /// Whether a reading was used of what milled cards are found.
    pub milled_read: bool,
    /// Whether anybody received priority in this cleanup step.
    pub cleanup_priority: bool,
    /// What happened, if anybody wants to be told.
    pub log: Option<Vec<Happening>>,
    nobody: Class,
    no_seat: Seat,
}

/// The finite part of a state.
#[derive(Clone, PartialEq, Eq)]
pub struct Control(Vec<i64>, Vec<Rc<str>>, Vec<Target>, Vec<Choice>, Option<Need>, Vec<usize>);

impl State {
    /// An empty table.
    pub fn of(seats: Vec<Seat>, active: usize) -> State {
        let skips = seats.iter().map(|_| Qty::default()).collect();
        State {
            seats,
            active,
            phase: Phase::Main,
            priority: None,
            passes: 0,
            classes: Vec::new(),
            stack: Vec::new(),
            waiting: Vec::new(),
            at_end: Vec::new(),
            combats: Qty::default(),
            begun: false,
            fight: None,
            land_played: false,
            skips,
            choices: Vec::new(),
            need: None,
            over: None,
            struck: Vec::new(),
            worlds: Vec::new(),
            redo: None,
            own_order: None,
            milled_read: false,
            cleanup_priority: false,
            log: None,
            nobody: Class::default(),
            no_seat: Seat::default(),
        }
    }

    /// A class.
    pub fn class(&self, at: usize) -> &Class {
        self.classes.get(at).unwrap_or(&self.nobody)
    }

    /// A class to change.
    pub fn class_mut(&mut self, at: usize) -> &mut Class {
        self.classes.get_mut(at).unwrap_or(&mut self.nobody)
    }

    /// A player.
    pub fn seat(&self, at: usize) -> &Seat {
        self.seats.get(at).unwrap_or(&self.no_seat)
    }

    /// A player to change.
    pub fn seat_mut(&mut self, at: usize) -> &mut Seat {
        self.seats.get_mut(at).unwrap_or(&mut self.no_seat)
    }

    /// The players still in the game, in turn order from a seat on.
    pub fn order_from(&self, first: usize) -> Vec<usize> {
        let count = self.seats.len();
        let all = (0..count).map(|step| (first + step) % count.max(1));
        all.filter(|seat| !self.seat(*seat).lost).collect()
    }

    /// The opponents of a player who are still in the game, in turn order.
    pub fn opponents(&self, of: usize) -> Vec<usize> {
        self.order_from(of).into_iter().filter(|seat| *seat != of).collect()
    }

    /// Tells what happened, if anybody listens.
    pub fn tell(&mut self, happening: Happening) {
        if let Some(log) = &mut self.log {
            log.push(happening);
        }
    }

    /// What was chosen for a class for all times, or for another one of the same card.
    pub fn choice(&self, source: usize) -> Option<&Choice> {
        let of_card = |choice: &&Choice| self.class(choice.source).def == self.class(source).def;
        self.choices.iter().find(|choice| choice.source == source).or_else(|| self.choices.iter().find(of_card))
    }

    /// The finite part.
    pub fn control(&self, kit: &Kit) -> Control {
        let mut numbers: Vec<i64> = Vec::new();
        let mut texts: Vec<Rc<str>> = Vec::new();
        let mut targets: Vec<Target> = Vec::new();
        let mut put = |number: usize| numbers.push(number as i64);
        let maybe = |number: Option<usize>| number.map_or(0, |number| number + 1);
        put(self.active);
        put(self.phase as usize);
        put(maybe(self.priority));
        put(self.passes);
        put(usize::from(self.cleanup_priority) + usize::from(self.land_played) * 2 + usize::from(self.begun) * 4);
        if let Some(fight) = &self.fight {
            put(usize::MAX >> 1);
            put(fight.by * 4 + usize::from(fight.blocked) * 2 + usize::from(fight.quick.is_some()));
            fight.quick.iter().flatten().for_each(|class| put(*class));
            fight.attackers.iter().for_each(|(class, _)| put(*class));
            fight.blocks.iter().flatten().for_each(|(blocker, attacker)| put(blocker * 1024 + attacker));
        }
        for seat in &self.seats {
            put(usize::from(seat.lost) * 2 + usize::from(seat.drew_from_empty));
        }
        for class in &self.classes {
            put(class.def);
            put(class.controller);
            put(usize::from(class.raised) * 16 + usize::from(class.arrived) * 8 + usize::from(class.sick) * 4 + usize::from(class.used) * 2 + usize::from(class.deathtouched));
            put(maybe(class.attached));
            put(maybe(class.picked));
            put(class.flags.len());
            put(class.fleeting.len());
            put(maybe(class.back_to));
            texts.extend(class.flags.iter().chain(&class.fleeting).cloned());
            put(class.held.len());
            class.held.iter().for_each(|(holder, _)| put(*holder));
        }
        for run in self.stack.iter().chain(&self.waiting) {
            put(kit.number_of(&run.ability));
            put(run.source);
            put(run.controller * 3 + run.leaves as usize);
            put(maybe(run.about));
            put(run.targets.len());
            targets.extend(run.targets.iter().copied());
        }
        put(self.stack.len());
        self.worlds.iter().for_each(|class| put(*class));
        let at_end = self.at_end.iter().map(|(class, zone, _)| class * 8 + *zone as usize).collect();
        Control(numbers, texts, targets, self.choices.clone(), self.need.clone(), at_end)
    }

    /// Every quantity with its name.
    pub fn quantities(&mut self) -> Vec<(CounterId, &mut Qty)> {
        let mut all: Vec<(CounterId, &mut Qty)> = vec![(CounterId::from("combats"), &mut self.combats)];
        let mut put = |name: String, quantity| all.push((CounterId::from(name), quantity));
        for (at, seat) in self.seats.iter_mut().enumerate() {
            let single = [
                ("life", &mut seat.life),
                ("poison", &mut seat.poison),
                ("energy", &mut seat.energy),
                ("library", &mut seat.library),
                ("hand", &mut seat.hand),
                ("graveyard", &mut seat.graveyard),
                ("exile", &mut seat.exile),
                ("commander", &mut seat.commander),
            ];
            for (name, quantity) in single {
                put(format!("{name}.{at}"), quantity);
            }
            for (pool, quantity) in POOLS.iter().zip(&mut seat.mana) {
                put(format!("mana{pool}.{at}"), quantity);
            }
        }
        for (at, quantity) in self.skips.iter_mut().enumerate() {
            put(format!("skips.{at}"), quantity);
        }
        for (at, class) in self.classes.iter_mut().enumerate() {
            let single = [
                ("untapped", &mut class.untapped),
                ("tapped", &mut class.tapped),
                ("damage", &mut class.damage),
                ("activated", &mut class.activated),
                ("resolved", &mut class.resolved),
                ("recast", &mut class.recast),
            ];
            for (name, quantity) in single {
                put(format!("{name}.{at}"), quantity);
            }
            for (name, quantity) in ["graveyard", "exile", "inhand", "inlibrary", "incommand"].iter().zip(&mut class.elsewhere) {
                put(format!("of{name}.{at}"), quantity);
            }
            for (name, quantity) in COUNTERS.iter().zip(&mut class.counters) {
                put(format!("{name}.{at}"), quantity);
            }
            for (name, quantity) in ["stronger", "tougher"].iter().zip(&mut class.grown) {
                put(format!("{name}.{at}"), quantity);
            }
            for (nth, (_, quantity)) in class.held.iter_mut().enumerate() {
                put(format!("held{nth}.{at}"), quantity);
            }
        }
        for (at, run) in self.stack.iter_mut().chain(&mut self.waiting).enumerate() {
            put(format!("stackcount.{at}"), &mut run.count);
            put(format!("stackamount.{at}"), &mut run.amount);
        }
        for (at, (_, _, quantity)) in self.struck.iter_mut().enumerate() {
            put(format!("struck.{at}"), quantity);
        }
        for (at, (_, quantity)) in self.fight.iter_mut().flat_map(|fight| &mut fight.attackers).enumerate() {
            put(format!("attacking.{at}"), quantity);
        }
        for (at, (_, _, quantity)) in self.at_end.iter_mut().enumerate() {
            put(format!("atend.{at}"), quantity);
        }
        all
    }
}
