// The cards of Magic: `cards.json` checked, then written out as statics.

use crate::card_list::statics;
use serde_json::{Map, Value};

const MEMBERS: [&str; 9] = ["id", "name", "words", "colours", "cost", "size", "abilities", "token", "says"];

type Read<T> = Result<T, String>;

/// The statics for `text`, or everything that is wrong with it.
pub fn packed(text: &str) -> Result<String, Vec<String>> {
    statics(text, "id", packed_card)
}

fn packed_card(card: &Map<String, Value>) -> Read<String> {
    if let Some(odd) = card.keys().find(|key| !MEMBERS.contains(&key.as_str())) {
        return Err(format!("nobody knows {odd:?}"));
    }
    let id = text(card, "id")?;
    if id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-') {
        return Err(format!("{id:?} is no id"));
    }
    let or_empty = |key: &str| if card.contains_key(key) { text(card, key) } else { Ok("") };
    let abilities = match card.get("abilities") {
        None => Vec::new(),
        Some(list) => list
            .as_array()
            .and_then(|list| list.iter().map(Value::as_str).collect::<Option<Vec<&str>>>())
            .ok_or("\"abilities\" is not a list of texts")?,
    };
    let says = object(card, "says")?;
    let name = object(card, "name")?;
    let name = match name.get("fr").and_then(Value::as_str) {
        Some(fr) => format!("Name::both({:?}, {fr:?})", text(name, "en")?),
        None => format!("Name::english({:?})", text(name, "en")?),
    };
    Ok(format!(
        "Card {{ id: {id:?}, name: {name}, words: {:?}, colours: {:?}, cost: {:?}, size: {:?}, abilities: &{abilities:?}, \
         token: {}, rule: Rule {{ book: &PRINTED_CARDS, locator: Locator::Card({id:?}), moved: &[], \
         gist: Gist {{ en: {:?}, fr: {:?} }}, basis: Basis::Printed }} }}",
        text(card, "words")?,
        or_empty("colours")?,
        or_empty("cost")?,
        or_empty("size")?,
        card.get("token").is_some_and(|token| *token == Value::Bool(true)),
        text(says, "en")?,
        text(says, "fr")?,
    ))
}

fn text<'a>(of: &'a Map<String, Value>, key: &str) -> Read<&'a str> {
    of.get(key).and_then(Value::as_str).ok_or_else(|| format!("{key:?} is missing or no text"))
}

fn object<'a>(of: &'a Map<String, Value>, key: &str) -> Read<&'a Map<String, Value>> {
    of.get(key).and_then(Value::as_object).ok_or_else(|| format!("{key:?} is missing or no object"))
}
