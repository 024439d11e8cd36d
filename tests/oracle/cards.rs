//! The cards of The Lord of the Rings TCG as they are printed, as far as the assignment and skirmish phases go.

use serde_json::{Value, json};

/// Whose piece it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seat {
    FreePeoples,
    Shadow,
}

use Seat::{FreePeoples, Shadow};

impl Seat {
    pub fn id(self) -> &'static str {
        match self {
            FreePeoples => "free_peoples",
            Shadow => "shadow",
        }
    }

    pub fn other(self) -> Seat {
        match self {
            FreePeoples => Shadow,
            Shadow => FreePeoples,
        }
    }
}

/// A character's or minion's card.
#[derive(Debug)]
pub struct Card {
    pub number: &'static str,
    /// Unique cards of one name are one person; `None` for cards of which there may be many.
    pub unique: Option<&'static str>,
    pub side: Seat,
    pub strength: i64,
    pub vitality: i64,
    pub resistance: Option<i64>,
    pub defender: i64,
    pub damage: i64,
    /// Whether it may be on a board about assignment: a card whose text would matter there and is not played may not.
    pub assigns: bool,
}

const PLAIN: Card = Card {
    number: "",
    unique: None,
    side: Shadow,
    strength: 0,
    vitality: 0,
    resistance: None,
    defender: 0,
    damage: 0,
    assigns: true,
};

const fn companion(number: &'static str, name: &'static str, [strength, vitality, resistance]: [i64; 3]) -> Card {
    Card { number, unique: Some(name), side: FreePeoples, strength, vitality, resistance: Some(resistance), ..PLAIN }
}

const fn minion(number: &'static str, strength: i64, vitality: i64) -> Card {
    Card { number, strength, vitality, ..PLAIN }
}

pub const CARDS: [Card; 10] = [
    companion("1C290", "Frodo", [3, 4, 10]),
    companion("1R89", "Aragorn", [8, 4, 6]),
    Card { defender: 1, ..companion("4C109", "Aragorn", [8, 4, 6]) },
    companion(SLINKER, "Sméagol", [3, 4, 6]),
    Card { damage: 1, ..minion("1C151", 5, 3) },
    minion("1U178", 5, 1),
    minion("1C179", 8, 1),
    Card { damage: 1, ..minion("1C158", 9, 3) },
    Card { unique: Some("The Witch-king"), assigns: false, ..minion("1R237", 14, 4) },
    Card { unique: Some("Bill Ferny"), assigns: false, ..minion("2R75", 4, 1) },
];

/// Sméagol. Skirmish: add a burden to make him strength +2 and take no wounds.
pub const SLINKER: &str = "5R29";

/// Anduin Banks. Skirmish: spot your minion and remove a burden to make that minion strength +2.
pub const BANKS: &str = "7U341";

pub fn card(number: &str) -> Option<&'static Card> {
    const ALL: &[Card] = &CARDS;
    ALL.iter().find(|card| card.number == number)
}

// What the file of the cards must say of the two abilities.
fn ability(number: &str) -> Value {
    match number {
        SLINKER => json!([{
            "phase": "skirmish", "cost": [{"add_burdens": 1}], "effect": [{"strength": 2}, {"takes_no_wounds": true}]
        }]),
        BANKS => json!([{
            "phase": "skirmish", "spot": ["your_minion"], "cost": [{"remove_burdens": 1}],
            "effect": [{"strength": 2, "of": "spotted"}]
        }]),
        _ => json!([]),
    }
}

#[test]
fn the_file_of_the_cards_says_what_is_printed() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/src/games/lotr_tcg/cards.json");
    let file: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    let find = |number: &str| {
        let cards = file.as_array().unwrap().iter();
        cards.clone().find(|card| card["number"] == number).unwrap_or_else(|| panic!("{number} is not in the file"))
    };
    for card in &CARDS {
        let filed = find(card.number);
        let keyword = |name: &str| filed["keywords"].get(name).and_then(Value::as_i64).unwrap_or_default();
        assert_eq!(filed["strength"], card.strength, "{}", card.number);
        assert_eq!(filed["vitality"], card.vitality, "{}", card.number);
        assert_eq!(filed.get("resistance").and_then(Value::as_i64), card.resistance, "{}", card.number);
        assert_eq!((keyword("damage"), keyword("defender")), (card.damage, card.defender), "{}", card.number);
        assert_eq!(filed["kind"] == "minion", card.side == Shadow, "{}", card.number);
        assert_eq!(filed["unique"], card.unique.is_some(), "{}", card.number);
        if let Some(name) = card.unique {
            assert_eq!(filed["name"]["en"], name);
        }
        assert_eq!(skirmish_abilities(filed), ability(card.number), "{}", card.number);
    }
    let banks = find(BANKS);
    assert_eq!((&banks["kind"], skirmish_abilities(banks)), (&json!("site"), ability(BANKS)));
}

fn skirmish_abilities(filed: &Value) -> Value {
    let abilities = filed.get("abilities").and_then(Value::as_array).cloned().unwrap_or_default();
    abilities.into_iter().filter(|ability| ability["phase"] == "skirmish").collect()
}
