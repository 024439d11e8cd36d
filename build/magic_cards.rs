// The cards of Magic: `cards.json` checked, then written out as statics.

use super::card_list::{Read, name, object, optional, statics, text};
use serde_json::{Map, Value};

const MEMBERS: [&str; 9] = ["id", "name", "words", "colours", "cost", "size", "abilities", "token", "says"];

/// The statics for `text`, or everything that is wrong with it.
pub fn packed(text: &str) -> Result<String, Vec<String>> {
    statics(text, "id", &MEMBERS, packed_card)
}

fn packed_card(card: &Map<String, Value>) -> Read<String> {
    let id = text(card, "id")?;
    if id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-') {
        return Err(format!("{id:?} is no id"));
    }
    let abilities = match card.get("abilities") {
        None => Vec::new(),
        Some(list) => list
            .as_array()
            .and_then(|list| list.iter().map(Value::as_str).collect::<Option<Vec<&str>>>())
            .ok_or("\"abilities\" is not a list of texts")?,
    };
    let says = object(card, "says")?;
    let name = name(card, "name")?;
    Ok(format!(
        "Card {{ id: {id:?}, name: {name}, words: {:?}, colours: {:?}, cost: {:?}, size: {:?}, abilities: &{abilities:?}, \
         token: {}, rule: Rule {{ book: &PRINTED_CARDS, locator: Locator::Card({id:?}), moved: &[], \
         gist: Gist {{ en: {:?}, fr: {:?} }}, basis: Basis::Printed }} }}",
        text(card, "words")?,
        optional(card, "colours")?,
        optional(card, "cost")?,
        optional(card, "size")?,
        card.get("token").is_some_and(|token| *token == Value::Bool(true)),
        text(says, "en")?,
        text(says, "fr")?,
    ))
}
