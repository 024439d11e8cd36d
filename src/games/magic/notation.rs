//! Our own notation of abilities: costs, triggers and effects, read into data that one core interprets.
//!
//! `costs [@target] [once|sorcery|yourturn] : effects` is an activated ability, `on event filter [@target] [if=plus>=1]
//! [may|pay {2}|unless {2}] : effects` a triggered one, `spell [@target] : effects` what a spell does, `static word …` what holds as long as it is there.
//! Effects are `verb aim amount words`, parted by `;`.

use crate::games::magic::casting::permission;
use crate::games::magic::condition::{Condition, condition};
use crate::games::magic::costs::{Cost, Mana, cost, mana};
use crate::games::magic::state::{COUNTERS, Zone};
use std::rc::Rc;

/// The longest ability that is read, in characters.
pub const LONGEST: usize = 400;
/// The largest number that is read.
pub const MOST: i64 = 1_000_000;

/// What an object has to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Quality {
    /// You control it.
    Yours,
    /// An opponent controls it.
    Opponents,
    /// It is not the source.
    Other,
    /// It is the source.
    Itself,
    /// It is what the source is attached to.
    Host,
    /// It is untapped.
    Untapped,
    /// It is, or has, this.
    Is(Rc<str>),
    /// It is not this.
    Not(Rc<str>),
}

/// All of several qualities.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Filter(pub Vec<Quality>);

/// How much.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Amount {
    /// This much.
    Fixed(i64),
    /// As much as the event was about.
    That,
    /// X.
    X,
    /// As many as there are of these.
    CountOf(Filter),
    /// Half of each player's life, rounded down.
    HalfLife,
    /// All cards in hand.
    Hand,
    /// The source's power.
    Power,
}

/// Whom or what an effect touches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Its controller.
    You,
    /// Each opponent.
    Opponents,
    /// Each player.
    Each,
    /// The target.
    Target,
    /// The player of the event.
    That,
    /// The source.
    Itself,
    /// What the source is attached to.
    Host,
    /// The player picked for it.
    Picked,
    /// The object of the event.
    It,
    /// All of these.
    All(Filter),
}

macro_rules! words {
    ($(#[$meta:meta])* $name:ident: $($word:literal $variant:ident,)*) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs)]
        pub enum $name { $($variant),* }
        impl $name {
            fn read(word: &str) -> Option<$name> {
                match word { $($word => Some($name::$variant),)* _ => None }
            }
        }
    };
}

words! {
    /// What an effect does.
    Verb:
    "token" Token, "copy" Copy, "untap" Untap, "tap" Tap, "mana" Mana, "gain" Gain, "lose" Lose, "damage" Damage,
    "mill" Mill, "draw" Draw, "discard" Discard, "counter" Counter, "control" Control, "exile" Exile,
    "destroy" Destroy, "sacrifice" Sacrifice, "bounce" Bounce, "return" Return, "release" Release, "flag" Flag,
    "unflag" Unflag, "again" Again, "combat" Combat, "skip" Skip, "grind" Grind, "tether" Tether, "eachdamages" EachDamages,
    "enchant" Enchant, "castcopy" CastCopy, "energy" Energy, "grow" Grow, "regrow" Regrow,
}

words! {
    /// What a trigger waits for.
    Event:
    "enters" Enters, "leaves" Leaves, "dies" Dies, "gains" Gains, "loses" Loses, "milled" Milled,
    "activates" Activates, "damaged" Damaged, "deals" Deals, "hits" Hits, "discards" Discards, "emptyhand" EmptyHand,
    "attacks" Attacks, "draws" Draws, "casts" Casts, "counters" Counters, "sacrificed" Sacrificed, "upkeep" Upkeep,
    "endstep" EndStep, "triggers" Triggers, "combat" Combat, "tapped" Tapped, "untapped" Untapped, "tapsmana" TapsMana,
    "buried" Buried,
}

words! {
    /// What holds as long as a permanent is there.
    Static:
    "grant" Grant, "also" Also, "pt" Pt, "cheaper" Cheaper, "fewerminus" FewerMinus, "doubledamage" DoubleDamage,
    "shield" Shield, "mirror" Mirror, "reshuffle" Reshuffle, "cantlose" CantLose, "exileinstead" ExileInstead,
    "cant" Cant, "twicetokens" TwiceTokens, "twicecounters" TwiceCounters, "twicemana" TwiceMana, "twicelife" TwiceLife,
    "cantgain" CantGain, "nocounters" NoCounters, "castfrom" CastFrom,
}

/// What an ability begins with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Head {
    /// It is activated for these costs.
    Costs(Vec<Cost>),
    /// It triggers.
    When(Event, Filter),
    /// What a spell does.
    Spell,
    /// It holds: for what, with which numbers and words, and what it grants.
    Holds {
        /// What.
        what: Static,
        /// For which objects.
        of: Filter,
        /// Numbers.
        numbers: Vec<i64>,
        /// Words.
        words: Vec<Rc<str>>,
        /// The ability granted.
        grants: Option<Rc<Ability>>,
    },
}

/// One effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effect {
    /// What it does.
    pub verb: Verb,
    /// Whom or what it touches.
    pub aim: Aim,
    /// How much.
    pub amount: Amount,
    /// What else.
    pub words: Vec<Rc<str>>,
}

/// An ability.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ability {
    /// How it is written.
    pub text: Rc<str>,
    /// What it begins with.
    pub head: Head,
    /// What it may be aimed at: an object, or a player where the filter is `player` or `any`.
    pub target: Option<Filter>,
    /// Whether what it does may be left undone.
    pub may: bool,
    /// What may be paid to have it done.
    pub pay: Option<Mana>,
    /// What its controller may pay to have it left undone.
    pub unless: Option<Mana>,
    /// What has to hold as it triggers and as it resolves.
    pub condition: Option<Condition>,
    /// Only as a sorcery.
    pub sorcery: bool,
    /// Once a turn.
    pub once: bool,
    /// Only in its controller's turn.
    pub your_turn: bool,
    /// It works from the graveyard.
    pub graveyard: bool,
    /// What it does.
    pub effects: Vec<Effect>,
}

impl Ability {
    /// Whether it is a mana ability.
    ///
    /// *Says*: an activated ability without a target that could add mana and is no loyalty ability is a mana ability;
    /// since a later edition only if nothing in it moves a card to or from a library.
    /// *Source*: Comprehensive Rules 605.1a. *Case*: M10.
    pub fn is_mana(&self, library_moves_count: bool) -> bool {
        let moves = |effect: &Effect| matches!(effect.verb, Verb::Mill | Verb::Draw | Verb::Grind);
        matches!(self.head, Head::Costs(_))
            && self.target.is_none()
            && !matches!(&self.head, Head::Costs(costs) if costs.iter().any(|cost| matches!(cost, Cost::Loyalty(_))))
            && self.effects.iter().any(|effect| effect.verb == Verb::Mana)
            && !(library_moves_count && self.effects.iter().any(moves))
    }
}

/// Reads an ability; `None` if it is not written in this notation.
pub fn read(text: &str) -> Option<Ability> {
    read_deep(text, 0)
}

fn read_deep(text: &str, depth: usize) -> Option<Ability> {
    if text.len() > LONGEST || depth > 2 {
        return None;
    }
    let text = text.trim();
    let mut ability = Ability {
        text: text.into(),
        head: Head::Spell,
        target: None,
        may: false,
        pay: None,
        unless: None,
        condition: None,
        sorcery: false,
        graveyard: false,
        once: false,
        your_turn: false,
        effects: Vec::new(),
    };
    if let Some(rest) = text.strip_prefix("static ") {
        ability.head = holds(rest, depth)?;
        return Some(ability);
    }
    let (left, right) = text.split_once(" : ")?;
    let mut costs = Vec::new();
    let mut words = left.split_whitespace().peekable();
    match words.peek().copied()? {
        "on" => {
            words.next();
            let event = Event::read(words.next()?)?;
            ability.head = Head::When(event, filter(words.next()?)?);
        }
        "spell" => {
            words.next();
        }
        _ => ability.head = Head::Costs(Vec::new()),
    }
    while let Some(word) = words.next() {
        match word {
            "may" => ability.may = true,
            "sorcery" => ability.sorcery = true,
            "once" => ability.once = true,
            "yourturn" => ability.your_turn = true,
            "graveyard" => ability.graveyard = true,
            "pay" => (ability.may, ability.pay) = (true, Some(mana(words.next()?)?)),
            "unless" => ability.unless = Some(mana(words.next()?)?),
            _ => match (word.strip_prefix('@'), word.strip_prefix("if=")) {
                (Some(target), _) => ability.target = Some(filter(target)?),
                (None, Some(text)) => ability.condition = Some(condition(text)?),
                (None, None) => costs.push(cost(word)?),
            },
        }
    }
    if costs.iter().any(|cost| matches!(cost, Cost::Loyalty(_))) {
        (ability.sorcery, ability.once) = (true, true);
    }
    match &mut ability.head {
        Head::Costs(head) => *head = costs,
        _ if costs.is_empty() => {}
        _ => return None,
    }
    for part in right.split(';') {
        ability.effects.push(effect(part)?);
    }
    Some(ability)
}

fn holds(text: &str, depth: usize) -> Option<Head> {
    let (left, granted) = match text.split_once('|') {
        Some((left, granted)) => (left, Some(Rc::new(read_deep(granted, depth + 1)?))),
        None => (text, None),
    };
    let mut words = left.split_whitespace();
    let what = Static::read(words.next()?)?;
    let of = words.next().map_or(Some(Filter::default()), filter)?;
    let (mut numbers, mut rest) = (Vec::new(), Vec::new());
    for word in words {
        match word.parse::<i64>() {
            Ok(number) if number.abs() <= MOST => numbers.push(number),
            _ => rest.push(word.into()),
        }
    }
    if what == Static::CastFrom {
        permission(&rest)?;
    }
    Some(Head::Holds { what, of, numbers, words: rest, grants: granted })
}

/// Reads a filter: qualities joined by dots.
pub fn filter(text: &str) -> Option<Filter> {
    let quality = |word: &str| {
        Some(match word {
            "" => return None,
            "you" => Quality::Yours,
            "opponent" => Quality::Opponents,
            "other" => Quality::Other,
            "itself" => Quality::Itself,
            "host" => Quality::Host,
            "untapped" => Quality::Untapped,
            _ => match word.strip_prefix('!') {
                Some(word) => Quality::Not(word.into()),
                None => Quality::Is(word.into()),
            },
        })
    };
    text.split('.').map(quality).collect::<Option<Vec<Quality>>>().map(Filter)
}

/// The place of a kind of counter.
pub fn counter(word: &str) -> Option<usize> {
    COUNTERS.iter().position(|kind| *kind == word)
}

fn effect(part: &str) -> Option<Effect> {
    let mut words = part.split_whitespace().peekable();
    let verb = Verb::read(words.next()?)?;
    let aim = match words.next().unwrap_or("you") {
        "you" => Aim::You,
        "opponents" => Aim::Opponents,
        "each" => Aim::Each,
        "target" => Aim::Target,
        "that" => Aim::That,
        "itself" => Aim::Itself,
        "host" => Aim::Host,
        "picked" => Aim::Picked,
        "it" => Aim::It,
        other => Aim::All(filter(other.strip_prefix("all.")?)?),
    };
    let read = words.peek().and_then(|word| amount(word));
    if read.is_some() {
        words.next();
    }
    Some(Effect { verb, aim, amount: read.unwrap_or(Amount::Fixed(1)), words: words.map(Rc::from).collect() })
}

fn amount(word: &str) -> Option<Amount> {
    Some(match word {
        "that" => Amount::That,
        "x" => Amount::X,
        "half" => Amount::HalfLife,
        "hand" => Amount::Hand,
        "power" => Amount::Power,
        _ => match word.strip_prefix('=') {
            Some(of) => Amount::CountOf(filter(of)?),
            None => Amount::Fixed(word.parse().ok().filter(|number: &i64| number.abs() <= MOST)?),
        },
    })
}

/// The zone named in a file.
pub fn zone(word: &str) -> Option<Zone> {
    Some(match word {
        "battlefield" => Zone::Battlefield,
        "graveyard" => Zone::Graveyard,
        "exile" => Zone::Exile,
        "hand" => Zone::Hand,
        "library" => Zone::Library,
        "command" => Zone::Command,
        _ => return None,
    })
}
