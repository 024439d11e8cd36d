//! The printed cards of `cards.json`, as the build packs them; each one can be cited as a rule.

use crate::games::lotr_tcg::rulebook::PRINTED_CARDS;
use crate::ruling::{Basis, Gist, KindId, Locator, Rule};
use crate::words::{Lang, Name};
use serde::{Deserialize, Serialize};
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
    /// A minion of the Isengard culture.
    Isengard,
    /// A Man of the Dunland culture.
    Dunland,
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
    /// What has to hold besides.
    pub needs: Cow<'static, [Need]>,
    /// Whether it is on a card that does not fight and is for the Shadow players.
    pub shadows: bool,
    /// How often it may be used in a phase; 0 for no limit.
    pub limit: u32,
}

/// What has to hold for an ability, without being picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// So many companions in play.
    Companions(u32),
    /// So many Hobbit companions in play.
    HobbitCompanions(u32),
    /// A site under the control of the Shadow.
    ControlledSite,
    /// Another Uruk-hai in play.
    AnotherUrukHai,
    /// The fellowship is at a site with this number at most.
    SiteAtMost(u32),
    /// A Hobbit in the skirmish.
    HobbitFights,
}

/// What an assignment action assigns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Assigning {
    /// Which minions may be taken.
    pub minion: MinionSort,
    /// Which characters may be taken.
    pub to: CharacterSort,
    /// How it may be prevented.
    pub prevent: Prevent,
    /// Whether the Free Peoples player picks the character.
    pub free_peoples_pick: bool,
}

/// Minions that an assignment action may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MinionSort {
    /// The card itself.
    Itself,
    /// One of the player's Isengard minions.
    Isengard,
    /// One of the player's Dunland Men.
    Dunland,
    /// Any minion that the player has.
    Own,
    /// Any minion.
    Any,
    /// A minion that bears a Gondor fortification.
    WithFortification,
}

/// Characters that an assignment action may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CharacterSort {
    /// The card itself.
    Itself,
    /// The bearer of the card.
    Bearer,
    /// A companion other than the Ring-bearer.
    NotTheRingBearer,
    /// An unbound companion.
    Unbound,
    /// The Ring-bearer.
    TheRingBearer,
    /// A Hobbit.
    Hobbit,
    /// An ally, who may skirmish then.
    Ally,
}

/// How the Free Peoples player may prevent an assignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prevent {
    /// Not at all.
    Never,
    /// By exerting the companion.
    ExertIt,
    /// By discarding an unbound companion.
    DiscardUnbound,
}

/// Something that a piece has until the regroup phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Granted {
    /// Defender +1.
    Defender,
    /// It is fierce.
    Fierce,
    /// It may skirmish although it may not otherwise: an ally, or one that is unhasty.
    Skirmishes,
    /// It may be assigned although its card forbids it.
    Assignable,
    /// The Free Peoples player cannot assign the character at this place to it.
    NotByFreePeoplesTo(usize),
}

/// The phase in which an ability may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// During the fellowship phase.
    Fellowship,
    /// During the maneuver phase.
    Maneuver,
    /// During the assignment phase.
    Assignment,
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
    /// Any companion.
    ACompanion,
    /// A Hobbit companion of the Free Peoples player that is not Ring-bound.
    UnboundHobbit,
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
    /// Twilight is removed from the pool.
    RemoveTwilight(u32),
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
    /// Twilight is added to the pool.
    AddTwilight(u32),
    /// A minion is assigned to a character.
    Assign(Assigning),
    /// The minion that was assigned is exerted down to its last vitality.
    ExhaustAssigned,
    /// A piece has something until the regroup phase.
    Grant {
        /// Who.
        of: Who,
        /// What.
        what: Granted,
    },
    /// The Free Peoples player cannot assign the spotted companion to the card.
    BarSpotted,
    /// The skirmish is cancelled.
    CancelSkirmish,
    /// The spotted minion is wounded.
    WoundSpotted,
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
    /// It skirmishes somebody who is no hunter.
    FightsANonHunter,
    /// It skirmishes a Nazgûl.
    FightsANazgul,
    /// For each other Nazgûl in play.
    ForEachOtherNazgul,
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

    /// Whether it is a Free Peoples character: a companion or an ally.
    pub fn is_character(&self) -> bool {
        matches!(self.kind, Kind::Companion | Kind::Ally)
    }

    /// The sum of its damage bonuses; they add up.
    pub fn damage(&self) -> u32 {
        self.keywords.iter().map(|keyword| if let Keyword::Damage(plus) = keyword { *plus } else { 0 }).sum()
    }
}
