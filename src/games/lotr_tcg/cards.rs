//! The printed cards of `cards.json`, as the build packs them; each one can be cited as a rule.

use crate::games::lotr_tcg::rulebook::PRINTED_CARDS;
use crate::ruling::{Basis, Gist, KindId, Locator, Rule};
use crate::words::{Lang, Name};
use serde::{Deserialize, Serialize};
use crate::games::lotr_tcg::card_text::{
    Ability, Assigning, CharacterSort, Cost, Effect, Gain, Gained, Granted, Holds, MinionSort, Modifier, Need, Phase, Prevent, Sought, Spot, While, Who,
};
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
    /// What it costs in twilight, or a site's shadow number; 0 where no question needs it and no source was at hand.
    pub twilight: u32,
    /// Its strength; 0 for a site.
    pub strength: u32,
    /// Its vitality: the wound with this number kills it; 0 for a site.
    pub vitality: u32,
    /// Its resistance before burdens; 0 for what is no companion.
    pub resistance: u32,
    /// A minion's or a site's own site number.
    pub site: Option<SiteNumber>,
    /// An ally's home sites.
    pub homes: &'static [SiteNumber],
    /// Its keywords.
    pub keywords: &'static [Keyword],
    /// What it can do that these questions play.
    pub abilities: &'static [Ability],
    /// What its strength depends on.
    pub modifiers: &'static [Modifier],
    /// What else it has while something holds.
    pub gains: &'static [Gain],
    /// Its culture; a site, a Ring and a blank piece have none.
    pub culture: Option<Culture>,
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
    /// An ally of the Free Peoples.
    Ally,
    /// A version of the One Ring.
    Ring,
    /// An event, played from the hand.
    Event,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Block {
    /// The Fellowship of the Ring.
    Fellowship,
    /// The Two Towers.
    Towers,
    /// The Return of the King.
    King,
    /// The Shadows and later: sites without a block, where no ally has a home.
    Shadows,
}

/// A culture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Culture {
    /// Dunland.
    Dunland,
    /// Dwarven.
    Dwarven,
    /// Elven.
    Elven,
    /// Gandalf.
    Gandalf,
    /// Gollum, with cards of both sides.
    Gollum,
    /// Gondor.
    Gondor,
    /// Isengard.
    Isengard,
    /// Men.
    Men,
    /// Moria.
    Moria,
    /// Orc.
    Orc,
    /// Raider.
    Raider,
    /// Rohan.
    Rohan,
    /// Sauron.
    Sauron,
    /// Shire.
    Shire,
    /// Uruk-hai.
    UrukHai,
    /// Ringwraith.
    Wraith,
}

impl Culture {
    /// Whether its cards are the Free Peoples player's; of Gollum's only the characters are.
    pub fn is_free_peoples(self) -> bool {
        matches!(
            self,
            Culture::Dwarven | Culture::Elven | Culture::Gandalf | Culture::Gondor | Culture::Rohan | Culture::Shire
        )
    }
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
    /// While it lies at the site, no skirmish special abilities may be used.
    NoSkirmishAbilities,
    /// Fierce.
    Fierce,
    /// May become fierce by winning a skirmish.
    MayBecomeFierce,
    /// Lurker.
    Lurker,
    /// Unhasty.
    Unhasty,
    /// Archer.
    Archer,
    /// Ambush X; each instance counts by itself.
    Ambush(u32),
    /// Hunter X.
    Hunter(u32),
    /// Enduring.
    Enduring,
    /// Race Hobbit.
    Hobbit,
    /// Race Uruk-hai.
    UrukHai,
    /// Race Nazgûl.
    Nazgul,
    /// Race Dwarf.
    Dwarf,
    /// Race Elf.
    Elf,
    /// Race Ent.
    Ent,
    /// Race Man.
    Man,
    /// Race Orc.
    Orc,
    /// It takes no wounds in the archery phase.
    NoArrows,
    /// While another Moria archer is in play, the minion archery total is one more.
    ArrowBesideMoriaArcher,
    /// Every other minion is discarded and the archery phase is skipped.
    DiscardsOtherMinions,
    /// Each minion exerts at the start of its skirmish with the bearer.
    MinionsExert,
    /// A Ring that only an action puts on.
    WornByAction,
    /// If Frodo dies, it may become the Ring-bearer.
    TakesOverTheRing,
    /// It is overwhelmed only by three times its strength.
    OnlyTripleOverwhelms,
    /// Nobody can assign it.
    CannotBeAssigned,
    /// The Free Peoples player cannot assign a character to it.
    NotByFreePeoples,
    /// It cannot be assigned to a character with less strength than this.
    NotAgainstUnder(u32),
    /// A Ring that may be put on, and then turns each skirmish wound of its bearer into so many burdens.
    TurnsWounds(u32),
    /// A Ring that turns wounds of every phase, not of skirmishes alone.
    TurnsEveryWound,
    /// While it is in play, Uruk-hai are fierce.
    UrukHaiAreFierce,
    /// A Gondor fortification, borne by a minion.
    Fortification,
    /// At this site the minion archery total is so much more for each companion over four.
    ArrowsForCompanionsOverFour(u32),
    /// A Ring that is worn from the start.
    AlwaysWorn,
    /// It may prevent a wound.
    PreventsWounds,
    /// While a Nazgûl is in play, the Free Peoples player exerts a companion to assign the minion.
    PriceWithNazgul,
    /// The same for each Nazgûl in play.
    PricePerNazgul,
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
        matches!(self.kind, Kind::Condition | Kind::Possession | Kind::Ring | Kind::Event)
    }

    /// Whether a search for `sought` finds it.
    pub fn is(&self, sought: Sought) -> bool {
        match sought {
            Sought::Title(title) => self.name.say(Lang::En) == title,
            Sought::GandalfCondition => self.kind == Kind::Condition && self.culture == Some(Culture::Gandalf),
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

    /// Whether it is a Free Peoples character: a companion or an ally.
    pub fn is_character(&self) -> bool {
        matches!(self.kind, Kind::Companion | Kind::Ally)
    }

    /// The sum of its damage bonuses; they add up.
    pub fn damage(&self) -> u32 {
        self.keywords.iter().map(|keyword| if let Keyword::Damage(plus) = keyword { *plus } else { 0 }).sum()
    }
}
