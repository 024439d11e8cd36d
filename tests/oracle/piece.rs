//! A character or minion on the table.

use crate::cards::{Card, card};
use serde_json::Value;

/// A piece: an object of its own, however many of its card there are.
#[derive(Clone, Debug)]
pub struct Piece {
    pub id: String,
    pub card: &'static Card,
    pub wounds: i64,
    /// Each bonus to its strength that it has been given, one by one.
    pub bonuses: Vec<i64>,
    pub takes_no_wounds: bool,
    /// Killed outright or by wounds.
    pub dead: bool,
}

impl Piece {
    /// The piece that a file describes; nothing if the card or a member is none that this engine knows.
    pub fn read(described: &Value) -> Option<Piece> {
        let members = described.as_object()?;
        if members.keys().any(|key| !["id", "card", "wounds"].contains(&key.as_str())) {
            return None;
        }
        let card = card(described["card"].as_str()?)?;
        let wounds = described.get("wounds").map_or(Some(0), number)?;
        let id = described["id"].as_str()?.to_owned();
        Some(Piece { id, card, wounds, bonuses: Vec::new(), takes_no_wounds: false, dead: wounds >= card.vitality })
    }

    /// The sum is floored at 0 only at its end.
    pub fn strength(&self) -> i64 {
        let mut sum = self.card.strength;
        for bonus in &self.bonuses {
            sum += bonus;
        }
        sum.max(0)
    }

    /// Takes one wound, unless it takes none. Whether it was placed.
    pub fn takes_a_wound(&mut self) -> bool {
        if self.takes_no_wounds || self.dead {
            return false;
        }
        self.wounds += 1;
        self.dead = self.wounds >= self.card.vitality;
        true
    }
}

/// A number in a file: a text of digits, `10^k`, or a JSON integer; nothing if it is too large to be played.
pub fn number(value: &Value) -> Option<i64> {
    let number = value.as_str().map_or_else(|| value.as_i64(), |text| text.parse().ok())?;
    (0..=1_000_000).contains(&number).then_some(number)
}
