//! The printed cards of `cards.json`, as the build packs them; each one can be cited as a rule.

use crate::games::riftbound::rulebook::PRINTED_CARDS;
use crate::ruling::{Basis, Gist, Locator, Rule};
use crate::words::Name;
use serde::{Deserialize, Serialize};

include!(concat!(env!("OUT_DIR"), "/riftbound_cards.rs"));

/// A printed card; its texts are in the notation that made-up spells use too (setup.md).
#[derive(Debug)]
pub struct Card {
    /// Its set and number.
    pub number: &'static str,
    /// What it is.
    pub kind: Kind,
    /// Its name.
    pub name: Name,
    /// Its base cost.
    pub cost: &'static str,
    /// The cost of each instance of Repeat.
    pub repeat: &'static [&'static str],
    /// `action`, `reaction` or nothing.
    pub timing: &'static str,
    /// What it does: modes, choices and instructions.
    pub text: &'static str,
    /// Whether no mode may be chosen twice.
    pub differ: bool,
    /// What its own text says about its cost.
    pub own: &'static [&'static str],
    /// Its domains, as letters, where something asks for them.
    pub domains: &'static str,
    /// Its Might.
    pub might: u32,
    /// Its Deflect.
    pub deflect: u32,
    /// What it does as long as it is in play.
    pub has: &'static [&'static str],
    /// The card as something to cite; the gist is its text in our words.
    pub rule: Rule,
}

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A spell.
    Spell,
    /// A unit.
    Unit,
    /// A gear.
    Gear,
    /// A battlefield.
    Battlefield,
    /// A legend: neither unit nor gear; it lies in the base here.
    Legend,
}

impl Card {
    /// The card with this number.
    pub fn numbered(number: &str) -> Option<&'static Card> {
        CARDS.iter().find(|card| card.number == number).copied()
    }
}
