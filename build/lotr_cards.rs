// The cards of The Lord of the Rings TCG: `cards.json` checked, then written out as statics.

use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Each keyword with its variant; true if it comes with a number that adds up.
const KEYWORDS: [(&str, &str, bool); 8] = [
    ("defender", "Defender", true),
    ("damage", "Damage", true),
    ("gandalf", "Gandalf", false),
    ("no-skirmish-abilities", "NoSkirmishAbilities", false),
    ("ranger", "Ranger", false),
    ("ring-bearer", "RingBearer", false),
    ("ring-bound", "RingBound", false),
    ("river", "River", false),
];
const KINDS: [(&str, &str); 5] = [
    ("companion", "Companion"),
    ("minion", "Minion"),
    ("site", "Site"),
    ("condition", "Condition"),
    ("possession", "Possession"),
];
const PHASES: [(&str, &str); 3] = [("fellowship", "Fellowship"), ("skirmish", "Skirmish"), ("regroup", "Regroup")];
const SPOTS: [(&str, &str); 2] = [("your_minion", "YourMinion"), ("your_companion", "YourCompanion")];
const COSTS: [(&str, &str); 6] = [
    ("add_burdens", "AddBurdens"),
    ("remove_burdens", "RemoveBurdens"),
    ("add_threats", "AddThreats"),
    ("remove_threats", "RemoveThreats"),
    ("exert", "Exert"),
    ("discard_itself", "DiscardItself"),
];
const WHO: [(&str, &str); 3] = [("itself", "Itself"), ("spotted", "Spotted"), ("bearer", "Bearer")];
const SOUGHT: [(&str, &str); 2] =
    [("bill_the_pony", "Title(\"Bill the Pony\")"), ("gandalf_condition", "GandalfCondition")];
const WHILE: [(&str, &str); 2] =
    [("fights_a_minion_of_at_most", "FightsAMinionOfAtMost"), ("a_companion_has_at_least", "ACompanionHasAtLeast")];
const BLOCKS: [(&str, &str); 3] = [("fellowship", "Fellowship"), ("towers", "Towers"), ("king", "King")];
const MEMBERS: [&str; 16] = [
    "number",
    "question",
    "kind",
    "name",
    "subtitle",
    "unique",
    "twilight",
    "strength",
    "vitality",
    "resistance",
    "site",
    "keywords",
    "abilities",
    "modifiers",
    "unplayed",
    "says",
];
/// No printed number is larger; it keeps every sum on a board far inside a machine number.
const MOST: u64 = 99;

type Read<T> = Result<T, String>;

/// The statics for `text`, or everything that is wrong with it.
pub fn packed(text: &str) -> Result<String, Vec<String>> {
    let cards: Value = serde_json::from_str(text).map_err(|why| vec![why.to_string()])?;
    let cards = cards.as_array().ok_or_else(|| vec!["the file is not a list of cards".to_owned()])?;
    let (mut code, mut mistakes, mut seen) = (Vec::new(), Vec::new(), BTreeSet::new());
    for (place, card) in cards.iter().enumerate() {
        let number = card.get("number").and_then(Value::as_str).unwrap_or("without a number");
        if !seen.insert(number) {
            mistakes.push(format!("card {number} stands there twice"));
        }
        match packed_card(card) {
            Ok(card) => code.push((number, card)),
            Err(why) => mistakes.push(format!("card {} ({number}): {why}", place + 1)),
        }
    }
    if !mistakes.is_empty() {
        return Err(mistakes);
    }
    code.sort();
    let (mut statics, mut every, mut rules) = (String::new(), String::new(), String::new());
    for (number, card) in code {
        let name = format!("CARD_{}", number.replace('+', "_PLUS_").to_uppercase());
        let _ = writeln!(statics, "static {name}: Card = {card};");
        let _ = write!(every, "&{name}, ");
        let _ = write!(rules, "&{name}.rule, ");
    }
    Ok(format!(
        "{statics}/// Every card, by number.\npub static CARDS: &[&Card] = &[{every}];\n\
         /// Every card as a rule, by number.\npub static CARD_RULES: &[&Rule] = &[{rules}];\n"
    ))
}

fn packed_card(card: &Value) -> Read<String> {
    let card = card.as_object().ok_or("it is not an object")?;
    if let Some(odd) = card.keys().find(|key| !MEMBERS.contains(&key.as_str())) {
        return Err(format!("nobody knows {odd:?}"));
    }
    let number = text(card, "number")?;
    if !number.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'+') || number.is_empty() {
        return Err(format!("{number:?} is no card number"));
    }
    let kind = word(&KINDS, text(card, "kind")?, "kind")?;
    let fights = kind == "Companion" || kind == "Minion";
    let needed = |key: &str, needed: bool| if needed { count(card, key) } else { absent(card, key) };
    let says = object(card, "says")?;
    let subtitle = if card.contains_key("subtitle") { name(card, "subtitle")? } else { "Name::english(\"\")".into() };
    Ok(format!(
        "Card {{ number: {number:?}, kind: Kind::{kind}, name: {}, subtitle: {subtitle}, unique: {}, twilight: {}, \
         strength: {}, vitality: {}, resistance: {}, site: {}, keywords: &[{}], abilities: &[{}], \
         modifiers: &[{}], unplayed: {}, question: {}, rule: Rule {{ book: &PRINTED_CARDS, locator: Locator::Card({number:?}), moved: &[], \
         gist: Gist {{ en: {:?}, fr: {:?} }}, basis: Basis::Printed }} }}",
        name(card, "name")?,
        card.get("unique").and_then(Value::as_bool).ok_or("\"unique\" is missing")?,
        count(card, "twilight")?,
        needed("strength", fights)?,
        needed("vitality", fights)?,
        needed("resistance", kind == "Companion")?,
        site(card, kind)?,
        keywords(object(card, "keywords")?)?,
        list(card, "abilities")?.iter().map(ability).collect::<Read<String>>()?,
        list(card, "modifiers")?.iter().map(modifier).collect::<Read<String>>()?,
        card.get("unplayed").is_some_and(|unplayed| *unplayed == Value::Bool(true)),
        if card.contains_key("question") { format!("Some({:?})", text(card, "question")?) } else { "None".into() },
        text(says, "en")?,
        text(says, "fr")?,
    ))
}

fn site(card: &Map<String, Value>, kind: &str) -> Read<String> {
    if kind != "Minion" && kind != "Site" {
        absent(card, "site")?;
        return Ok("None".to_owned());
    }
    let site = object(card, "site")?;
    let block = match site.get("block") {
        Some(_) => format!("Some(Block::{})", word(&BLOCKS, text(site, "block")?, "block")?),
        None if kind == "Site" => return Err("a site needs its \"block\"".to_owned()),
        None => "None".to_owned(),
    };
    Ok(format!("Some(SiteNumber {{ number: {}, block: {block} }})", count(site, "number")?))
}

fn keywords(keywords: &Map<String, Value>) -> Read<String> {
    let mut code = String::new();
    for key in keywords.keys() {
        let known = KEYWORDS.iter().find(|(word, ..)| word == key);
        let (_, variant, counted) = known.ok_or_else(|| format!("unknown keyword {key:?}"))?;
        let amount = count(keywords, key)?;
        if amount == 0 || (amount > 1 && !counted) {
            return Err(format!("keyword {key:?} cannot stand there {amount} times"));
        }
        let _ = match counted {
            true => write!(code, "Keyword::{variant}({amount}), "),
            false => write!(code, "Keyword::{variant}, "),
        };
    }
    Ok(code)
}

fn ability(ability: &Value) -> Read<String> {
    let ability = ability.as_object().ok_or("an ability is not an object")?;
    if let Some(odd) = ability.keys().find(|key| !["phase", "spot", "cost", "effect"].contains(&key.as_str())) {
        return Err(format!("nobody knows {odd:?} in an ability"));
    }
    let (mut spots, mut costs, mut effects) = (String::new(), String::new(), String::new());
    for spot in list(ability, "spot")? {
        let _ = write!(spots, "Spot::{}, ", word(&SPOTS, spot.as_str().unwrap_or_default(), "spot")?);
    }
    for cost in list(ability, "cost")? {
        let cost = cost.as_object().ok_or("a cost is no object")?;
        let key = cost.keys().find(|key| *key != "of").ok_or("a cost is empty")?;
        let (amount, variant) = (count(cost, key)?, word(&COSTS, key, "cost")?);
        let _ = match (variant, cost.get("of").and_then(Value::as_str)) {
            ("Exert", of) => {
                let of = word(&WHO, of.unwrap_or("itself"), "\"of\"")?;
                write!(costs, "Cost::Exert {{ of: Who::{of}, times: {amount} }}, ")
            }
            ("DiscardItself", None) => write!(costs, "Cost::DiscardItself, "),
            (_, None) => write!(costs, "Cost::{variant}({amount}), "),
            (_, Some(_)) => return Err(format!("cost {key:?} has no \"of\"")),
        };
    }
    for effect in list(ability, "effect")? {
        effects.push_str(&packed_effect(effect)?);
    }
    if effects.is_empty() {
        return Err("an ability has no \"effect\"".to_owned());
    }
    let phase = word(&PHASES, text(ability, "phase")?, "phase")?;
    Ok(format!(
        "Ability {{ phase: Phase::{phase}, spots: Cow::Borrowed(&[{spots}]), costs: Cow::Borrowed(&[{costs}]), \
         effects: Cow::Borrowed(&[{effects}]) }}, "
    ))
}

fn packed_effect(effect: &Value) -> Read<String> {
    let effect = effect.as_object().ok_or("an effect is not an object")?;
    let of = effect.get("of").and_then(Value::as_str).unwrap_or("itself");
    let of = word(&WHO, of, "\"of\"")?;
    let key = effect.keys().find(|key| *key != "of").ok_or("an effect is empty")?;
    Ok(match key.as_str() {
        "strength" => format!("Effect::Strength {{ of: Who::{of}, by: {} }}, ", count(effect, key)?),
        "damage" => format!("Effect::Damage {{ of: Who::{of}, by: {} }}, ", count(effect, key)?),
        "heal" => format!("Effect::Heal {{ of: Who::{of}, wounds: {} }}, ", count(effect, key)?),
        "takes_no_wounds" => format!("Effect::TakesNoWounds {{ of: Who::{of} }}, "),
        "discard_minions" => format!("Effect::DiscardMinions({}), ", count(effect, key)?),
        "discard_conditions" => format!("Effect::DiscardConditions({}), ", count(effect, key)?),
        "play_from_deck" => format!("Effect::PlayFromDeck(Sought::{}), ", word(&SOUGHT, text(effect, key)?, "card")?),
        "play_from_discard" => {
            format!("Effect::PlayFromDiscard(Sought::{}), ", word(&SOUGHT, text(effect, key)?, "card")?)
        }
        _ => return Err(format!("unknown effect {key:?}")),
    })
}

fn modifier(modifier: &Value) -> Read<String> {
    let modifier = modifier.as_object().ok_or("a modifier is not an object")?;
    let while_ = object(modifier, "while")?;
    let key = while_.keys().next().ok_or("\"while\" is empty")?;
    let (strength, number) = (count(modifier, "strength")?, count(while_, key)?);
    Ok(format!("Modifier {{ strength: {strength}, holds: Holds::{}({number}) }}, ", word(&WHILE, key, "condition")?))
}

fn name(card: &Map<String, Value>, key: &str) -> Read<String> {
    let name = object(card, key)?;
    let en = text(name, "en")?;
    Ok(match name.get("fr") {
        Some(_) => format!("Name::both({en:?}, {:?})", text(name, "fr")?),
        None => format!("Name::english({en:?})"),
    })
}

fn text<'a>(of: &'a Map<String, Value>, key: &str) -> Read<&'a str> {
    let found = of.get(key).and_then(Value::as_str).filter(|text| !text.trim().is_empty());
    found.ok_or_else(|| format!("{key:?} is missing"))
}

fn object<'a>(of: &'a Map<String, Value>, key: &str) -> Read<&'a Map<String, Value>> {
    of.get(key).and_then(Value::as_object).ok_or_else(|| format!("{key:?} is missing"))
}

fn list<'a>(of: &'a Map<String, Value>, key: &str) -> Read<&'a [Value]> {
    match of.get(key) {
        None => Ok(&[]),
        Some(Value::Array(items)) => Ok(items),
        Some(_) => Err(format!("{key:?} is not a list")),
    }
}

fn count(of: &Map<String, Value>, key: &str) -> Read<u64> {
    let found = of.get(key).ok_or_else(|| format!("{key:?} is missing"))?;
    found.as_u64().filter(|count| *count <= MOST).ok_or_else(|| format!("{key:?} is not a number from 0 to {MOST}"))
}

fn absent(of: &Map<String, Value>, key: &str) -> Read<u64> {
    if of.contains_key(key) { Err(format!("{key:?} has no place on such a card")) } else { Ok(0) }
}

fn word<'a>(words: &[(&str, &'a str)], key: &str, what: &str) -> Read<&'a str> {
    let known = words.iter().find(|(word, _)| *word == key);
    known.map(|(_, variant)| *variant).ok_or_else(|| format!("unknown {what} {key:?}"))
}
