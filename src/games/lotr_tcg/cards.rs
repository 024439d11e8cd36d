//! The printed cards of `cards.json`, as the build packs them; each one can be cited as a rule.

use crate::games::lotr_tcg::rulebook::PRINTED_CARDS;
use crate::ruling::{Basis, Gist, KindId, Locator, Rule};
use crate::words::{Lang, Name};
use std::borrow::Cow;

include!(concat!(env!("OUT_DIR"), "/lotr_tcg_cards.rs"));

/// A printed card. Its numbers are at most 99 (the build holds that).
#[derive(Debug)]
pub struct Card {
    /// The number printed on it: set, rarity, place (`4C109`).
    pub number: &'static str,
    /// What it is.
    pub kind: Kind,
    /// Its title, by which people call it.
    pub name: Name,
    /// Its subtitle, empty where it has none.
    pub subtitle: Name,
    /// Whether only one of its title may be in play for a player.
    pub unique: bool,
    /// What it costs in twilight, or a site's shadow number.
    pub twilight: u32,
    /// Its strength; 0 for a site.
    pub strength: u32,
    /// Its vitality: the wound with this number kills it; 0 for a site.
    pub vitality: u32,
    /// Its resistance before burdens; 0 for what is no companion.
    pub resistance: u32,
    /// A minion's or a site's own site number.
    pub site: Option<SiteNumber>,
    /// Its keywords.
    pub keywords: &'static [Keyword],
    /// What it can do that these questions play.
    pub abilities: &'static [Ability],
    /// What its strength depends on.
    pub modifiers: &'static [Modifier],
    /// Whether it has text that could matter and is not played here; a ruling then takes that text as unused.
    pub unplayed: bool,
    /// The only question that takes the card, where another one would need more of its text than is played here.
    pub question: Option<&'static str>,
    /// The card as something to cite; the gist is its text in our words.
    pub rule: Rule,
}

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A companion of the fellowship.
    Companion,
    /// A minion of the Shadow.
    Minion,
    /// A site of the path.
    Site,
    /// A condition.
    Condition,
    /// A possession.
    Possession,
}

/// A site number, with the block of the path where it is a site's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SiteNumber {
    /// From 1 to 9.
    pub number: u32,
    /// The block printed beside it.
    pub block: Option<Block>,
}

/// The block of a site path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Block {
    /// The Fellowship of the Ring.
    Fellowship,
    /// The Two Towers.
    Towers,
    /// The Return of the King.
    King,
}

/// A keyword, with its number where numbers of one keyword add up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keyword {
    /// Defender +X.
    Defender(u32),
    /// Damage +X.
    Damage(u32),
    /// Ranger.
    Ranger,
    /// May start as the Ring-bearer: a ring around its resistance.
    RingBearer,
    /// Ring-bound.
    RingBound,
    /// River.
    River,
    /// A card of the Gandalf culture.
    Gandalf,
    /// While it lies at the site, no skirmish special abilities may be used.
    NoSkirmishAbilities,
}

/// Something that a player may do with a card: requirements first, then costs, then effects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ability {
    /// When.
    pub phase: Phase,
    /// What has to be in play.
    pub spots: Cow<'static, [Spot]>,
    /// What has to be paid.
    pub costs: Cow<'static, [Cost]>,
    /// What it does; an effect on strength, damage or wounds to come lasts until the end of the skirmish.
    pub effects: Cow<'static, [Effect]>,
}

/// The phase in which an ability may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// During the fellowship phase.
    Fellowship,
    /// During a skirmish.
    Skirmish,
    /// During the regroup phase.
    Regroup,
}

/// What has to be in play for an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A minion of the player who uses it, so only a Shadow player can.
    YourMinion,
    /// A companion of the player who uses it, so only the Free Peoples player can.
    YourCompanion,
}

/// What an ability costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Burdens are added.
    AddBurdens(u32),
    /// Burdens that are there are removed.
    RemoveBurdens(u32),
    /// Threats are added; there may be no more than companions.
    AddThreats(u32),
    /// Threats that are there are removed.
    RemoveThreats(u32),
    /// A character is exerted so often; each time it needs more than one vitality.
    Exert {
        /// Who.
        of: Who,
        /// How often.
        times: u32,
    },
    /// The card with the ability is discarded.
    DiscardItself,
}

/// What an ability does; as much of it as can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Strength +X.
    Strength {
        /// For whom.
        of: Who,
        /// How much.
        by: u32,
    },
    /// Damage +X.
    Damage {
        /// For whom.
        of: Who,
        /// How much.
        by: u32,
    },
    /// Takes no wounds.
    TakesNoWounds {
        /// Who.
        of: Who,
    },
    /// Up to so many wounds are healed.
    Heal {
        /// Whose.
        of: Who,
        /// How many.
        wounds: u32,
    },
    /// So many minions are discarded.
    DiscardMinions(u32),
    /// Opponents discard so many conditions.
    DiscardConditions(u32),
    /// A card is played from the draw deck, which is reshuffled.
    PlayFromDeck(Sought),
    /// A card is played from the discard pile.
    PlayFromDiscard(Sought),
}

/// A card that is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sought {
    /// By its title.
    Title(&'static str),
    /// A condition of the Gandalf culture.
    GandalfCondition,
}

/// Whom an effect is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The card with the ability.
    Itself,
    /// The card that was spotted.
    Spotted,
    /// The character that bears the card with the ability.
    Bearer,
}

/// A strength bonus of a card that holds while something does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modifier {
    /// How much.
    pub strength: u32,
    /// While.
    pub holds: Holds,
}

/// What a bonus depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// The card skirmishes a minion of at most this strength.
    FightsAMinionOfAtMost(u32),
    /// A companion of at least this strength can be spotted.
    ACompanionHasAtLeast(u32),
}

impl Card {
    /// The card with this number, if the program knows it.
    pub fn numbered(number: &str) -> Option<&'static Card> {
        CARDS.iter().copied().find(|card| card.number == number)
    }

    /// Whether a question takes the card.
    pub fn is_taken_by(&self, question: &str) -> bool {
        self.question.is_none_or(|only| only == question)
    }

    /// The kind of piece that the tray calls this card: its number.
    pub fn tray_kind(&self) -> KindId {
        self.number.into()
    }

    /// Whether it is a character's or the support area's card: neither character nor site.
    pub fn is_other(&self) -> bool {
        matches!(self.kind, Kind::Condition | Kind::Possession)
    }

    /// Whether a search for `sought` finds it.
    pub fn is(&self, sought: Sought) -> bool {
        match sought {
            Sought::Title(title) => self.name.say(Lang::En) == title,
            Sought::GandalfCondition => self.kind == Kind::Condition && self.keywords.contains(&Keyword::Gandalf),
        }
    }

    /// Whether it may start as the Ring-bearer.
    pub fn can_start_as_ring_bearer(&self) -> bool {
        self.keywords.contains(&Keyword::RingBearer)
    }

    /// Its title for ids: `uruk-savage`.
    pub fn slug(&self) -> String {
        let plain = |letter: char| match letter {
            'é' | 'É' | 'ë' => 'e',
            'û' => 'u',
            other if other.is_ascii_alphanumeric() => other.to_ascii_lowercase(),
            _ => '-',
        };
        self.name.say(Lang::En).chars().map(plain).collect()
    }

    /// The sum of its defender bonuses; they add up.
    pub fn defender(&self) -> u32 {
        self.keywords.iter().map(|keyword| if let Keyword::Defender(plus) = keyword { *plus } else { 0 }).sum()
    }

    /// The sum of its damage bonuses; they add up.
    pub fn damage(&self) -> u32 {
        self.keywords.iter().map(|keyword| if let Keyword::Damage(plus) = keyword { *plus } else { 0 }).sum()
    }
}

#[cfg(test)]
#[path = "../../../build/lotr_cards.rs"]
mod packing;

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = include_str!("cards.json");

    fn mistakes(text: &str) -> String {
        packing::packed(text).expect_err("a bad file was packed").join("\n")
    }

    #[test]
    fn the_file_packs_and_its_numbers_are_found() {
        assert!(packing::packed(GOOD).is_ok());
        let aragorn = Card::numbered("4C109").expect("4C109");
        assert_eq!((aragorn.strength, aragorn.vitality, aragorn.defender()), (8, 4, 1));
        assert_eq!(Card::numbered("1C151").expect("1C151").damage(), 1);
        assert_eq!(aragorn.rule.cite(), "card:4C109");
        assert!(Card::numbered("4C110").is_none());
    }

    #[test]
    fn a_bad_card_stops_the_build_with_its_number_and_its_mistake() {
        let twice = GOOD.replace("\"4C109\"", "\"1R89\"");
        assert!(mistakes(&twice).contains("card 1R89 stands there twice"));
        let no_strength = GOOD.replace("\"strength\": 3, \"vitality\": 4, \"resistance\": 10,", "");
        assert!(mistakes(&no_strength).contains("card 1 (1C290): \"strength\" is missing"));
        let keyword = GOOD.replace("\"damage\": 1", "\"dammage\": 1");
        assert!(mistakes(&keyword).contains("(1C151): unknown keyword \"dammage\""));
        let no_number = GOOD.replacen("\"number\": \"1C290\",", "", 1);
        assert!(mistakes(&no_number).contains("card 1 (without a number): \"number\" is missing"));
        let no_french = GOOD.replace("{\"en\": \"Damage +1.\", \"fr\": \"Dégâts +1.\"}", "{\"en\": \"Damage +1.\"}");
        assert!(mistakes(&no_french).contains("\"fr\" is missing"));
        let cost = GOOD.replace("add_burdens", "add_burden");
        assert!(mistakes(&cost).contains("unknown cost \"add_burden\""));
        let member = GOOD.replacen("\"twilight\": 0", "\"twilght\": 0", 1);
        assert!(mistakes(&member).contains("nobody knows \"twilght\""));
    }
}
