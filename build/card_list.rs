// What the card files of all games share: a list of cards, each with a key of its own, written out as statics.

use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::fmt::Write;

/// The statics for the list in `text`, in the order of the member `key`, each card as `packed` writes it; or everything
/// that is wrong with the list.
pub fn statics(
    text: &str,
    key: &str,
    packed: fn(&Map<String, Value>) -> Result<String, String>,
) -> Result<String, Vec<String>> {
    let cards: Value = serde_json::from_str(text).map_err(|why| vec![why.to_string()])?;
    let cards = cards.as_array().ok_or_else(|| vec!["the file is not a list of cards".to_owned()])?;
    let (mut code, mut mistakes, mut seen) = (Vec::new(), Vec::new(), BTreeSet::new());
    for (place, card) in cards.iter().enumerate() {
        let its = card.get(key).and_then(Value::as_str).unwrap_or("without a name");
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
