use crate::games::riftbound::cards::Kind;
use crate::ruling::{KindId, SeatId, TokenId, ZoneId};
use crate::words::{Count, Map};
use serde::{Deserialize, Serialize};

/// The board as anyone may arrange it; setup.md beside this file describes it for people who write files.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// Whose turn it is; the first player's if nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<SeatId>,
    /// What is going on.
    #[serde(skip_serializing_if = "is_default")]
    pub moment: Moment,
    /// What each player has.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub players: Map<SeatId, PlayerSet>,
    /// The cards of the battlefields `bf1` and `bf2`, and who controls them.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub battlefields: Map<ZoneId, FieldSet>,
    /// Made-up spells.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub spells: Map<KindId, SpellSet>,
    /// Everything that lies somewhere.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<PieceSet>,
    /// Finalised items on the chain, the oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chain: Vec<ItemSet>,
    /// A loop that is asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundSet>,
    /// A burn out that is asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub burn_out: Option<BurnOutSet>,
}

/// What is going on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Moment {
    /// Outside showdowns.
    #[default]
    Neutral,
    /// In a showdown.
    Showdown,
    /// In a combat, which is a showdown.
    Combat,
}

/// What a player has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlayerSet {
    /// Ready runes: `6R2B`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub runes: String,
    /// Exhausted runes.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub exhausted: String,
    /// What floats in the rune pool: `2B[A]`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub pool: String,
    /// Ready Gold tokens.
    #[serde(skip_serializing_if = "Count::is_zero")]
    pub gold: Count,
    /// Cards played this turn.
    #[serde(skip_serializing_if = "Count::is_zero")]
    pub played: Count,
    /// Cards among them that were countered.
    #[serde(skip_serializing_if = "Count::is_zero")]
    pub countered: Count,
    /// Spells among them that are no longer on the chain.
    #[serde(skip_serializing_if = "Count::is_zero")]
    pub spells: Count,
    /// What the next card costs less, as a cost.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub next_card_less: String,
    /// Whether a unit of the opponent's has died this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub enemy_died: bool,
    /// Whether the player controls something Empowered.
    #[serde(skip_serializing_if = "is_default")]
    pub empowered: bool,
    /// Whether no opponent is within 3 points of winning; where nothing is said, one is taken to be.
    #[serde(skip_serializing_if = "is_default")]
    pub opponent_far: bool,
    /// Energy that the next spell costs less.
    #[serde(skip_serializing_if = "Count::is_zero")]
    pub next_spell_less: Count,
    /// Instances of Repeat that the next spell gains: `printed` (equal to its printed cost), or a cost.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub next_spell_repeats: Vec<String>,
    /// The top of the deck, the first card on top.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deck: Vec<String>,
}

/// A battlefield.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct FieldSet {
    /// Its card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<KindId>,
    /// Who controls it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatId>,
}

/// A made-up spell or ability.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SpellSet {
    /// Its name.
    pub name: String,
    /// Its base cost.
    pub cost: String,
    /// The cost of each instance of Repeat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub repeat: Vec<String>,
    /// `action`, `reaction` or nothing.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub timing: String,
    /// What it does.
    pub text: String,
    /// Whether no mode may be chosen twice.
    #[serde(skip_serializing_if = "is_default")]
    pub differ: bool,
    /// What its own text says about its cost.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub own: Vec<String>,
    /// Friendly units that are killed as it is played.
    #[serde(skip_serializing_if = "Count::is_zero")]
    pub kills: Count,
    /// Whether it is a triggered ability, not a spell.
    #[serde(skip_serializing_if = "is_default")]
    pub ability: bool,
}

/// A card or token somewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceSet {
    /// Its id on this board.
    pub id: TokenId,
    /// Its card's number, a made-up spell's id, `unit` or `gear`.
    pub card: KindId,
    /// Where: `p1.base`, `p1.hand`, `p1.trash`, `bf1`.
    pub at: ZoneId,
    /// Whose it is.
    pub seat: SeatId,
    /// A name of one's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Might other than printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub might: Option<Count>,
    /// Deflect other than printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deflect: Option<Count>,
    /// Buffs on it, each of them 1 Might.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub buffs: Count,
    /// Its domains, as letters, if other than printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub domains: Option<String>,
    /// Damage on it.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub damage: Count,
    /// Whether it attacks.
    #[serde(default, skip_serializing_if = "is_default")]
    pub attacking: bool,
    /// Whether it is stunned.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stunned: bool,
    /// Whether it is exhausted.
    #[serde(default, skip_serializing_if = "is_default")]
    pub exhausted: bool,
    /// Whether it is a Mech.
    #[serde(default, skip_serializing_if = "is_default")]
    pub mech: bool,
    /// What it has besides its card's text, in the cards' notation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub has: Vec<String>,
}

impl PieceSet {
    /// A piece as it is printed, ready, with nothing on it.
    pub fn plain(id: TokenId, card: KindId, at: ZoneId, seat: SeatId) -> PieceSet {
        PieceSet {
            id,
            card,
            at,
            seat,
            name: None,
            might: None,
            deflect: None,
            buffs: Count::zero(),
            domains: None,
            damage: Count::zero(),
            attacking: false,
            stunned: false,
            exhausted: false,
            mech: false,
            has: Vec::new(),
        }
    }
}

/// A finalised item on the chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItemSet {
    /// Its id on this board.
    pub id: TokenId,
    /// Its card's number or a made-up spell's id.
    pub card: KindId,
    /// Who played it.
    pub seat: SeatId,
    /// Who controls it, if another player does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub controller: Option<SeatId>,
    /// The choices of each execution.
    pub executions: Vec<ExecutionSet>,
    /// The piece whose ability it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<TokenId>,
}

/// The choices of one execution.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ExecutionSet {
    /// The mode, from 1; the first if nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<Count>,
    /// What is chosen, one list for each choice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<Vec<TokenId>>,
}

/// A loop that is asked about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RoundSet {
    /// Its actions, in order.
    pub actions: Vec<ActionSet>,
    /// Whether there is chance in it: a shuffle, a reveal.
    #[serde(skip_serializing_if = "is_default")]
    pub chance: bool,
}

/// One action of a loop.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ActionSet {
    /// Who takes it; nobody for what happens by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatId>,
    /// Whether the player may leave it out.
    #[serde(skip_serializing_if = "is_default")]
    pub optional: bool,
    /// The Might that it gives to pieces.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub might: Map<TokenId, Count>,
}

/// A burn out: who must draw with an empty deck and trash.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct BurnOutSet {
    /// The Victory Score.
    pub victory: Count,
    /// Who must draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatId>,
    /// That player's points.
    pub own: Count,
    /// The opponent's points.
    pub opponent: Count,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The kind of a piece that stands for no printed card.
pub fn own_kind(card: &str) -> Option<Kind> {
    match card {
        "unit" => Some(Kind::Unit),
        "gear" => Some(Kind::Gear),
        _ => None,
    }
}
