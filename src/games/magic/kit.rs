//! The cards of one board, with their abilities read.

use crate::games::magic::cards::{Card, card};
use crate::games::magic::costs::{Mana, mana};
use crate::games::magic::notation::{Ability, Event, Head, Static, Verb, read};
use crate::games::magic::rulebook::OWN_PIECE;
use crate::games::magic::setup::OwnCard;
use crate::games::magic::state::Zone;
use crate::ruling::Rule;
use crate::words::Name;
use std::rc::Rc;

/// A number that a card gives for power or toughness.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// This.
    Fixed(i64),
    /// As many as its controller has cards in hand.
    Hand,
}

/// A card as the core uses it.
#[derive(Clone)]
pub struct Def {
    /// The id in files.
    pub id: Rc<str>,
    /// Its name.
    pub name: Name,
    /// Supertypes, types, subtypes and keywords.
    pub words: Vec<Rc<str>>,
    /// Its colours.
    pub colours: Rc<str>,
    /// Its mana cost.
    pub cost: Mana,
    /// Power and toughness.
    pub size: Option<(Size, Size)>,
    /// Its abilities.
    pub abilities: Vec<Rc<Ability>>,
    /// Whether it is a token.
    pub token: bool,
    /// The rule behind it.
    pub rule: &'static Rule,
}

impl Def {
    /// Whether a word is printed on it.
    pub fn has(&self, word: &str) -> bool {
        self.words.iter().any(|printed| &**printed == word)
    }
}

/// The cards of one board.
#[derive(Clone, Default)]
pub struct Kit {
    /// The cards; objects name them by place.
    pub defs: Vec<Def>,
    /// Every ability, granted ones too, in a fixed order.
    abilities: Vec<Rc<Ability>>,
    /// What anything here can hold as long as it is there.
    holds: Vec<Static>,
    nothing: Option<Rc<Ability>>,
    // The events that something waits for, and those that something given by another permanent does.
    waited: Vec<Event>,
    given: Vec<Event>,
    // What waits for the end step to have a token sacrificed, or exiled.
    delayed: Vec<Rc<Ability>>,
}

fn size(text: &str) -> Option<(Size, Size)> {
    let one = |text: &str| match text {
        "hand" => Some(Size::Hand),
        _ => text.parse().ok().filter(|number: &i64| number.abs() < 1_000_000).map(Size::Fixed),
    };
    let (power, toughness) = text.split_once('/')?;
    Some((one(power)?, one(toughness)?))
}

fn words(text: &str) -> Vec<Rc<str>> {
    text.split_whitespace().map(|word| word.to_lowercase().into()).collect()
}

impl Kit {
    /// The place of a card, which is read first if it is new; `None` for one that nobody knows.
    pub fn add(&mut self, id: &str, own: &[OwnCard]) -> Option<usize> {
        if let Some(at) = self.place(id) {
            return Some(at);
        }
        let def = match (own.iter().find(|own| own.id == id), card(id)) {
            (Some(own), _) => own_def(own)?,
            (None, Some(card)) => printed(card)?,
            (None, None) => return None,
        };
        if self.nothing.is_none() {
            self.nothing = read("0 : gain you 0").map(Rc::new);
            let delayed = ["on endstep itself : sacrifice itself own", "on endstep itself : exile itself"];
            self.delayed = delayed.iter().filter_map(|text| read(text).map(Rc::new)).collect();
            self.abilities.extend(self.delayed.iter().cloned());
        }
        let at = self.defs.len();
        let mut tokens: Vec<Rc<str>> = Vec::new();
        for ability in def.abilities.iter().flat_map(with_granted) {
            if let Head::Holds { what, .. } = &ability.head {
                self.holds.push(*what);
            }
            if let Head::When(event, _) = &ability.head {
                self.waited.push(*event);
                let printed = def.abilities.iter().any(|own| Rc::ptr_eq(own, &ability));
                self.given.extend((!printed).then_some(*event));
            }
            let made = ability.effects.iter().filter(|effect| effect.verb == Verb::Token);
            tokens.extend(made.filter_map(|effect| effect.words.first().cloned()));
            self.abilities.push(ability);
        }
        self.defs.push(def);
        for token in tokens {
            self.add(&token, own);
        }
        Some(at)
    }

    /// The place of a card that was read.
    pub fn place(&self, id: &str) -> Option<usize> {
        self.defs.iter().position(|def| &*def.id == id)
    }

    /// A card.
    pub fn def(&self, at: usize) -> Option<&Def> {
        self.defs.get(at)
    }

    /// Whether anything here holds something of a kind as long as it is there.
    pub fn holds(&self, kind: Static) -> bool {
        self.holds.contains(&kind)
    }

    /// Whether anything here waits for an event.
    pub fn waits_for(&self, event: Event) -> bool {
        self.waited.contains(&event)
    }

    /// Whether a permanent here may give another one an ability that waits for an event.
    pub fn grants(&self, event: Event) -> bool {
        self.given.contains(&event)
    }

    /// The delayed ability that takes a token away at the end step.
    pub fn delayed(&self, to: Zone) -> Option<Rc<Ability>> {
        self.delayed.get(usize::from(to == Zone::Exile)).cloned()
    }

    /// Whether an ability is one of those.
    pub fn is_delayed(&self, ability: &Rc<Ability>) -> bool {
        self.delayed.iter().any(|delayed| Rc::ptr_eq(delayed, ability))
    }

    /// The ability of a spell that only becomes a permanent.
    pub fn nothing(&self) -> Option<Rc<Ability>> {
        self.nothing.clone()
    }

    /// The number of an ability, the same for the same one.
    pub fn number_of(&self, ability: &Rc<Ability>) -> usize {
        self.abilities.iter().position(|known| Rc::ptr_eq(known, ability)).unwrap_or(usize::MAX >> 1)
    }
}

fn with_granted(ability: &Rc<Ability>) -> Vec<Rc<Ability>> {
    let mut all = vec![Rc::clone(ability)];
    if let Head::Holds { grants: Some(granted), .. } = &ability.head {
        all.extend(with_granted(granted));
    }
    all
}

fn printed(card: &'static Card) -> Option<Def> {
    Some(Def {
        id: card.id.into(),
        name: card.name.clone(),
        words: words(card.words),
        colours: card.colours.into(),
        cost: mana(card.cost)?,
        size: size(card.size),
        abilities: card.abilities.iter().map(|text| read(text).map(Rc::new)).collect::<Option<_>>()?,
        token: card.token,
        rule: &card.rule,
    })
}

fn own_def(own: &OwnCard) -> Option<Def> {
    Some(Def {
        id: own.id.as_str().into(),
        name: Name::typed(&own.name),
        words: words(&own.words),
        colours: own.colours.as_str().into(),
        cost: mana(&own.cost)?,
        size: size(&own.size),
        abilities: own.abilities.iter().map(|text| read(text).map(Rc::new)).collect::<Option<_>>()?,
        token: own.token,
        rule: &OWN_PIECE,
    })
}
