// The cards of Riftbound: `cards.json` checked for its form, then written out as statics. What a card's texts say is read
// by the same reader that reads made-up spells; a test reads every one of them.

use super::card_list::{Read, optional, statics, text};
use serde_json::{Map, Value};

const MEMBERS: [&str; 15] = [
    "number", "kind", "name", "cost", "repeat", "timing", "text", "differ", "own", "domains", "might", "deflect",
    "has", "en", "fr",
];
const KINDS: [(&str, &str); 5] =
    [("spell", "Spell"), ("unit", "Unit"), ("gear", "Gear"), ("battlefield", "Battlefield"), ("legend", "Legend")];

/// The statics for `text`, or everything that is wrong with it.
pub fn packed(text: &str) -> Result<String, Vec<String>> {
    statics(text, "number", &MEMBERS, packed_card)
}

fn packed_card(card: &Map<String, Value>) -> Read<String> {
    let number = text(card, "number")?;
    let kind = text(card, "kind")?;
    let kind = KINDS.iter().find(|(word, _)| *word == kind).ok_or_else(|| format!("unknown kind {kind:?}"))?.1;
    Ok(format!(
        "Card {{ number: {number:?}, kind: Kind::{kind}, name: Name::english({:?}), cost: {:?}, repeat: &[{}], \
         timing: {:?}, text: {:?}, differ: {}, own: &[{}], domains: {:?}, might: {}, deflect: {}, has: &[{}], \
         rule: Rule {{ book: &PRINTED_CARDS, locator: Locator::Card({number:?}), moved: &[], \
         gist: Gist {{ en: {:?}, fr: {:?} }}, basis: Basis::Printed }} }}",
        text(card, "name")?,
        optional(card, "cost")?,
        list(card, "repeat")?,
        optional(card, "timing")?,
        optional(card, "text")?,
        card.get("differ").is_some_and(|differ| *differ == Value::Bool(true)),
        list(card, "own")?,
        optional(card, "domains")?,
        count(card, "might")?,
        count(card, "deflect")?,
        list(card, "has")?,
        text(card, "en")?,
        text(card, "fr")?,
    ))
}

fn list(of: &Map<String, Value>, key: &str) -> Read<String> {
    let Some(items) = of.get(key) else { return Ok(String::new()) };
    let items = items.as_array().ok_or_else(|| format!("{key:?} is not a list"))?;
    let texts: Option<Vec<String>> = items.iter().map(|item| item.as_str().map(|text| format!("{text:?}"))).collect();
    Ok(texts.ok_or_else(|| format!("{key:?} is not a list of texts"))?.join(", "))
}

fn count(of: &Map<String, Value>, key: &str) -> Read<u64> {
    let Some(found) = of.get(key) else { return Ok(0) };
    found.as_u64().filter(|count| *count <= 99).ok_or_else(|| format!("{key:?} is not a number from 0 to 99"))
}
