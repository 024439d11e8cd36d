//! The printed cards that the game knows, packed from `cards.json` when it is built.

use crate::games::magic::rulebook::PRINTED_CARDS;
use crate::ruling::{Basis, Gist, Locator, Rule};
use crate::words::Name;

/// A printed card, or a token that one makes.
#[derive(Debug)]
pub struct Card {
    /// The id in files: `presence-of-gond`.
    pub id: &'static str,
    /// Its name.
    pub name: Name,
    /// Supertypes, types, subtypes and keywords, in small letters.
    pub words: &'static str,
    /// Its colours.
    pub colours: &'static str,
    /// Its mana cost.
    pub cost: &'static str,
    /// Power and toughness, `2/2`; `hand` for as many as there are cards in hand.
    pub size: &'static str,
    /// Its abilities, in the notation of `notation.rs`.
    pub abilities: &'static [&'static str],
    /// Whether it is a token.
    pub token: bool,
    /// The card as a rule.
    pub rule: Rule,
}

/// The card with an id.
pub fn card(id: &str) -> Option<&'static Card> {
    CARDS.iter().copied().find(|card| card.id == id)
}

include!(concat!(env!("OUT_DIR"), "/magic_cards.rs"));
