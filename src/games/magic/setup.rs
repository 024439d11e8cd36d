use crate::games::magic::cards::card;
use crate::ruling::{SeatId, TokenId};
use crate::words::{Count, Map};
use serde::{Deserialize, Serialize};

/// The board as anyone may arrange it; setup.md beside this file describes it for people who write files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The players, in turn order.
    #[serde(default = "two_players")]
    pub players: Vec<SetPlayer>,
    /// Whose turn it is; the first player's if nobody says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub active: Option<SeatId>,
    /// Who has priority; the active player if nobody says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub priority: Option<SeatId>,
    /// The part of the turn: `main`, `combat`, `end`, `cleanup`.
    #[serde(default = "main_phase")]
    pub phase: String,
    /// The objects.
    #[serde(default)]
    pub pieces: Vec<SetPiece>,
    /// Cards of the table's own making.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub own: Vec<OwnCard>,
}

/// A player as set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetPlayer {
    /// The id in files.
    pub id: SeatId,
    /// Life total.
    #[serde(default = "twenty")]
    pub life: Count,
    /// Poison counters.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub poison: Count,
    /// Energy counters.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub energy: Count,
    /// Cards in the library.
    #[serde(default = "library")]
    pub library: Count,
    /// Cards in hand that are not among the pieces.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub hand: Count,
    /// Cards in the graveyard that are not among the pieces.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub graveyard: Count,
    /// Mana in the pool.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub mana: Map<String, Count>,
    /// Combat damage dealt by one commander.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub commander: Count,
    /// Whether the player tried to draw from an empty library.
    #[serde(default, skip_serializing_if = "is_false")]
    pub drew_from_empty: bool,
}

/// An object, or several that are alike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetPiece {
    /// The id in files.
    pub id: TokenId,
    /// The card's id, printed or own.
    pub card: String,
    /// Who controls it.
    pub player: SeatId,
    /// Whose it is, if it is another player's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<SeatId>,
    /// Where it is.
    #[serde(default = "battlefield")]
    pub zone: String,
    /// How many.
    #[serde(default = "Count::one")]
    pub count: Count,
    /// How many of them are tapped.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub tapped: Count,
    /// Whether it came under its controller's control this turn.
    #[serde(default, skip_serializing_if = "is_false")]
    pub sick: bool,
    /// What it is attached to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attached: Option<TokenId>,
    /// Counters on each.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub counters: Map<String, Count>,
    /// Damage marked on each.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub damage: Count,
    /// The player picked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picked: Option<SeatId>,
    /// What it has become: `blue`, `flying`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<String>,
    /// The piece that holds it in exile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held_by: Option<TokenId>,
}

/// A card of the table's own making.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnCard {
    /// The id in files.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Supertypes, types, subtypes and keywords.
    pub words: String,
    /// Its colours.
    #[serde(default)]
    pub colours: String,
    /// Its mana cost.
    #[serde(default)]
    pub cost: String,
    /// Power and toughness.
    #[serde(default)]
    pub size: String,
    /// Its abilities, in our own notation.
    #[serde(default)]
    pub abilities: Vec<String>,
    /// Whether it is a token.
    #[serde(default, skip_serializing_if = "is_false")]
    pub token: bool,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

fn main_phase() -> String {
    "main".to_owned()
}

fn battlefield() -> String {
    "battlefield".to_owned()
}

fn twenty() -> Count {
    20usize.into()
}

fn library() -> Count {
    53usize.into()
}

fn two_players() -> Vec<SetPlayer> {
    vec![SetPlayer::of("alice".into()), SetPlayer::of("bob".into())]
}

impl SetPlayer {
    /// A player at the start of a game of 20 life.
    pub fn of(id: SeatId) -> SetPlayer {
        SetPlayer {
            id,
            life: twenty(),
            poison: Count::zero(),
            energy: Count::zero(),
            library: library(),
            hand: Count::zero(),
            graveyard: Count::zero(),
            mana: Map::new(),
            commander: Count::zero(),
            drew_from_empty: false,
        }
    }
}

impl SetPiece {
    /// A ready piece on the battlefield.
    pub fn of(id: TokenId, card: &str, player: SeatId) -> SetPiece {
        SetPiece {
            id,
            card: card.to_owned(),
            player,
            owner: None,
            zone: battlefield(),
            count: Count::one(),
            tapped: Count::zero(),
            sick: false,
            attached: None,
            counters: Map::new(),
            damage: Count::zero(),
            picked: None,
            flags: Vec::new(),
            held_by: None,
        }
    }
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            players: two_players(),
            active: None,
            priority: None,
            phase: main_phase(),
            pieces: Vec::new(),
            own: Vec::new(),
        }
    }
}

impl Setup {
    /// The id of a new piece of a card.
    pub fn new_id(&self, card_id: &str) -> Option<TokenId> {
        let taken = |id: &TokenId| self.pieces.iter().any(|piece| piece.id == *id);
        let first = TokenId::new(card_id).ok()?;
        if !taken(&first) {
            return Some(first);
        }
        (2..=self.pieces.len() + 2).filter_map(|nth| TokenId::new(&format!("{card_id}-{nth}")).ok()).find(|id| !taken(id))
    }

    /// Whether a card is known on this board.
    pub fn knows(&self, id: &str) -> bool {
        card(id).is_some() || self.own.iter().any(|own| own.id == id)
    }
}
