// What the card files of all games share: a list of cards, each with a key of its own, written out as statics.

use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::fmt::Write;

/// What was read, or what is wrong with it.
pub type Read<T> = Result<T, String>;

/// The statics for the list in `text`, in the order of the member `key`, each card as `packed` writes it; or everything
/// that is wrong with the list. A card may have no members but `members`.
pub fn statics(
    text: &str,
    key: &str,
    members: &[&str],
    packed: fn(&Map<String, Value>) -> Read<String>,
) -> Result<String, Vec<String>> {
    let packed = |card: &Map<String, Value>| match card.keys().find(|key| !members.contains(&key.as_str())) {
        Some(odd) => Err(format!("nobody knows {odd:?}")),
        None => packed(card),
    };
    let cards: Value = serde_json::from_str(text).map_err(|why| vec![why.to_string()])?;
    let cards = cards.as_array().ok_or_else(|| vec!["the file is not a list of cards".to_owned()])?;
    let unnamed = format!("without {} {key}", if key.starts_with('i') { "an" } else { "a" });
    let (mut code, mut mistakes, mut seen) = (Vec::new(), Vec::new(), BTreeSet::new());
    for (place, card) in cards.iter().enumerate() {
        let its = card.get(key).and_then(Value::as_str).unwrap_or(&unnamed);
        if !seen.insert(its) {
            mistakes.push(format!("card {its} stands there twice"));
        }
        match card.as_object().ok_or_else(|| "it is not an object".to_owned()).and_then(packed) {
            Ok(card) => code.push((its, card)),
            Err(why) => mistakes.push(format!("card {} ({its}): {why}", place + 1)),
        }
    }
    if !mistakes.is_empty() {
        return Err(mistakes);
    }
    code.sort();
    let (mut statics, mut every, mut rules) = (String::new(), String::new(), String::new());
    for (its, card) in code {
        let name = format!("CARD_{}", its.replace('-', "_").replace('+', "_PLUS_").to_uppercase());
        let _ = writeln!(statics, "static {name}: Card = {card};");
        let _ = write!(every, "&{name}, ");
        let _ = write!(rules, "&{name}.rule, ");
    }
    Ok(format!(
        "{statics}/// Every card, by {key}.\npub static CARDS: &[&Card] = &[{every}];\n\
         /// Every card as a rule, by {key}.\npub static CARD_RULES: &[&Rule] = &[{rules}];\n"
    ))
}

/// A text that has to be there.
pub fn text<'a>(of: &'a Map<String, Value>, key: &str) -> Read<&'a str> {
    let found = of.get(key).and_then(Value::as_str).filter(|text| !text.trim().is_empty());
    found.ok_or_else(|| format!("{key:?} is missing"))
}

/// A text that may be left out.
pub fn optional<'a>(of: &'a Map<String, Value>, key: &str) -> Read<&'a str> {
    if of.contains_key(key) { text(of, key) } else { Ok("") }
}

/// An object that has to be there.
pub fn object<'a>(of: &'a Map<String, Value>, key: &str) -> Read<&'a Map<String, Value>> {
    of.get(key).and_then(Value::as_object).ok_or_else(|| format!("{key:?} is missing"))
}

/// A name in English, and in French where one is given.
pub fn name(of: &Map<String, Value>, key: &str) -> Read<String> {
    let name = object(of, key)?;
    let en = text(name, "en")?;
    Ok(match name.get("fr") {
        Some(_) => format!("Name::both({en:?}, {:?})", text(name, "fr")?),
        None => format!("Name::english({en:?})"),
    })
}
