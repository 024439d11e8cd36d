//! The board as anyone may arrange it, legal or not. `setup.md` describes the file.

use crate::games::lotr_tcg::cards::Block;
use crate::ruling::{KindId, SeatId, TokenId};
use crate::words::Count;
use serde::{Deserialize, Serialize};

/// At most so many pieces a side; a larger board is a problem that says so.
pub const MOST_PIECES: usize = 60;

/// The greatest number of a piece that stands for no card.
pub const MOST_OWN: usize = 9_999;

/// The setup of both questions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The printed number of the site where the fellowship is; absent for a site without text that matters.
    #[serde(default)]
    pub site: Option<KindId>,
    /// Burdens on the Ring-bearer.
    #[serde(default)]
    pub burdens: Count,
    /// Which character bears the Ring.
    #[serde(default)]
    pub ring_bearer: Option<TokenId>,
    /// The Free Peoples characters.
    #[serde(default)]
    pub characters: Vec<SetPiece>,
    /// The minions.
    #[serde(default)]
    pub minions: Vec<SetPiece>,
    /// Cards that are neither character nor site: in play, in the draw deck or in the discard pile.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<SetCard>,
    /// The window of actions that the question `loop` is about.
    #[serde(default, skip_serializing_if = "SetPhase::is_skirmish")]
    pub phase: SetPhase,
    /// Threats in play.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub threats: Count,
    /// Twilight tokens in the pool.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub twilight: Count,
    /// Conditions of the Shadow players that may be discarded; nothing else of them counts.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub shadow_conditions: Count,
    /// How many Shadow players there are, 1 to 3; absent for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shadow_players: Option<u8>,
    /// The number of the site where the fellowship is, where no card of it lies there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub site_number: Option<u8>,
    /// The block of the path at that site.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub block: Option<Block>,
    /// Sites that the Shadow controls.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub controlled_sites: Count,
    /// Whether the format lets a skirmish of the Ring-bearer be cancelled; the rules do not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cancel_ring_bearer: bool,
    /// A skirmish under way; absent before the skirmishes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skirmish: Option<SetSkirmish>,
}

/// A piece of the setup.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetPiece {
    /// The id that acts use, unique on the board.
    pub id: TokenId,
    /// The printed number of its card.
    pub card: KindId,
    /// The wounds on it.
    #[serde(default)]
    pub wounds: Count,
    /// Strength that it has from elsewhere.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub bonus: Count,
    /// The seat of the Shadow player who has the minion; absent for the first one's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<SeatId>,
    /// Defender +X that it has from elsewhere until the regroup phase.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub defender: Count,
    /// What else it has until the regroup phase.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub until_regroup: Vec<SetGrant>,
    /// What a piece without a card is; absent for a card's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<Box<SetOwn>>,
}

impl SetPiece {
    /// A piece as its card is, unhurt.
    pub fn of(id: TokenId, card: KindId) -> SetPiece {
        SetPiece { id, card, wounds: Count::zero(), bonus: Count::zero(), owner: None, defender: Count::zero(), until_regroup: Vec::new(), own: None }
    }
}

/// What a piece has until the regroup phase, by a card that was used before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetGrant {
    /// It is fierce.
    Fierce,
    /// It may skirmish although it may not otherwise.
    Skirmishes,
    /// It may be assigned although its card forbids it.
    Assignable,
    /// The Ring-bearer wears the Ring.
    WearsTheRing,
}

/// The numbers of a piece that stands for no card, each at most [`MOST_OWN`]; what is absent is the blank card's.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetOwn {
    /// What people call it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Strength.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strength: Option<Count>,
    /// Vitality.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vitality: Option<Count>,
    /// Resistance before burdens, of a companion.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resistance: Option<Count>,
    /// Damage bonus.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub damage: Count,
    /// Defender +X.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub defender: Count,
    /// Hunter X.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub hunter: Count,
    /// Ambush X.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub ambush: Count,
    /// A second instance of ambush X.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub ambush_again: Count,
    /// Keywords without a number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<SetKeyword>,
    /// What its skirmish ability costs and does; all zero for none.
    #[serde(default)]
    pub ability: SetAbility,
}

/// A keyword of a piece that stands for no card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetKeyword {
    /// Fierce.
    Fierce,
    /// Lurker.
    Lurker,
    /// Unhasty.
    Unhasty,
    /// Archer.
    Archer,
    /// Enduring.
    Enduring,
    /// Race Hobbit.
    Hobbit,
    /// Race Dwarf.
    Dwarf,
    /// Race Elf.
    Elf,
    /// Race Man.
    Man,
    /// Race Orc.
    Orc,
    /// Race Uruk-hai.
    UrukHai,
    /// Race Nazgûl.
    Nazgul,
    /// Ring-bound.
    RingBound,
    /// Overwhelmed only by three times its strength.
    OnlyTripleOverwhelms,
    /// Nobody can assign it.
    CannotBeAssigned,
    /// The Free Peoples player cannot assign a character to it.
    NotByFreePeoples,
}

/// A skirmish ability of a piece that stands for no card: costs, then effects on the piece itself.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SetAbility {
    /// Burdens added as a cost.
    #[serde(skip_serializing_if = "Count::is_zero")]
    pub add_burdens: Count,
    /// Burdens removed as a cost.
    #[serde(skip_serializing_if = "Count::is_zero")]
    pub remove_burdens: Count,
    /// Threats added as a cost.
    #[serde(skip_serializing_if = "Count::is_zero")]
    pub add_threats: Count,
    /// Threats removed as a cost.
    #[serde(skip_serializing_if = "Count::is_zero")]
    pub remove_threats: Count,
    /// Exertions of the piece as a cost.
    #[serde(skip_serializing_if = "Count::is_zero")]
    pub exert: Count,
    /// Strength that the piece gains.
    #[serde(skip_serializing_if = "Count::is_zero")]
    pub strength: Count,
    /// Damage bonus that the piece gains.
    #[serde(skip_serializing_if = "Count::is_zero")]
    pub damage: Count,
    /// 1 if the piece takes no wounds after it.
    #[serde(skip_serializing_if = "Count::is_zero")]
    pub no_wounds: Count,
}

/// A card that is neither character nor site.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetCard {
    /// The id that acts use, unique on the board.
    pub id: TokenId,
    /// The printed number.
    pub card: KindId,
    /// The character that bears it, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<TokenId>,
    /// Where it lies.
    #[serde(default, skip_serializing_if = "Lies::is_in_play")]
    pub lies: Lies,
}

/// Where a card lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lies {
    /// In play.
    #[default]
    Play,
    /// In the draw deck.
    Deck,
    /// In the discard pile.
    Discard,
    /// In its player's hand.
    Hand,
}

impl Lies {
    /// Whether it is in play.
    pub fn is_in_play(&self) -> bool {
        *self == Lies::Play
    }

    /// The word in files.
    pub fn word(self) -> &'static str {
        match self {
            Lies::Play => "play",
            Lies::Deck => "deck",
            Lies::Discard => "discard",
            Lies::Hand => "hand",
        }
    }
}

/// A window of actions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetPhase {
    /// The skirmish under way; of the question of assignments, the assignment phase.
    #[default]
    Skirmish,
    /// The maneuver phase: archery and assignments are still to come.
    Maneuver,
    /// The archery phase: assignments are still to come.
    Archery,
    /// The assignments of the fierce minions, after the skirmishes.
    Fierce,
    /// The fellowship phase.
    Fellowship,
    /// The regroup phase.
    Regroup,
}

impl Setup {
    /// Whether nothing lies on the board.
    pub fn is_bare(&self) -> bool {
        self.characters.is_empty() && self.minions.is_empty() && self.cards.is_empty() && self.skirmish.is_none()
    }
}

impl SetPhase {
    fn is_skirmish(&self) -> bool {
        *self == SetPhase::Skirmish
    }
}

/// A skirmish under way: one character against minions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetSkirmish {
    /// The character.
    pub character: TokenId,
    /// The minions.
    pub minions: Vec<TokenId>,
}
