// The cards of The Lord of the Rings TCG: `cards.json` checked, then written out as statics.

use super::card_list::{Read, name, object, statics, text};
use serde_json::{Map, Value};
use std::fmt::Write;

/// Each keyword with its variant; true if it comes with a number that adds up.
const KEYWORDS: [(&str, &str, bool); 42] = [
    ("arrow-beside-moria-archer", "ArrowBesideMoriaArcher", false),
    ("discards-other-minions", "DiscardsOtherMinions", false),
    ("dwarf", "Dwarf", false),
    ("elf", "Elf", false),
    ("ent", "Ent", false),
    ("man", "Man", false),
    ("minions-exert", "MinionsExert", false),
    ("no-arrows", "NoArrows", false),
    ("orc", "Orc", false),
    ("takes-over-the-ring", "TakesOverTheRing", false),
    ("worn-by-action", "WornByAction", false),
    ("always-worn", "AlwaysWorn", false),
    ("ambush", "Ambush", true),
    ("archer", "Archer", false),
    ("cannot-be-assigned", "CannotBeAssigned", false),
    ("enduring", "Enduring", false),
    ("arrows-for-companions-over-four", "ArrowsForCompanionsOverFour", true),
    ("fierce", "Fierce", false),
    ("fortification", "Fortification", false),
    ("turns-every-wound", "TurnsEveryWound", false),
    ("uruk-hai-are-fierce", "UrukHaiAreFierce", false),
    ("hobbit", "Hobbit", false),
    ("hunter", "Hunter", true),
    ("lurker", "Lurker", false),
    ("may-become-fierce", "MayBecomeFierce", false),
    ("nazgul", "Nazgul", false),
    ("not-against-under", "NotAgainstUnder", true),
    ("not-by-free-peoples", "NotByFreePeoples", false),
    ("only-triple-overwhelms", "OnlyTripleOverwhelms", false),
    ("prevents-wounds", "PreventsWounds", false),
    ("price-with-nazgul", "PriceWithNazgul", false),
    ("price-per-nazgul", "PricePerNazgul", false),
    ("turns-wounds", "TurnsWounds", true),
    ("unhasty", "Unhasty", false),
    ("uruk-hai", "UrukHai", false),
    ("defender", "Defender", true),
    ("damage", "Damage", true),
    ("no-skirmish-abilities", "NoSkirmishAbilities", false),
    ("ranger", "Ranger", false),
    ("ring-bearer", "RingBearer", false),
    ("ring-bound", "RingBound", false),
    ("river", "River", false),
];
const KINDS: [(&str, &str); 8] = [
    ("ally", "Ally"),
    ("ring", "Ring"),
    ("event", "Event"),
    ("companion", "Companion"),
    ("minion", "Minion"),
    ("site", "Site"),
    ("condition", "Condition"),
    ("possession", "Possession"),
];
const PHASES: [(&str, &str); 6] = [
    ("archery", "Archery"),
    ("fellowship", "Fellowship"),
    ("maneuver", "Maneuver"),
    ("assignment", "Assignment"),
    ("skirmish", "Skirmish"),
    ("regroup", "Regroup"),
];
const SPOTS: [(&str, &str); 11] = [
    ("another_companion", "AnotherCompanion"),
    ("a_minion", "AMinion"),
    ("a_hobbit", "AHobbit"),
    ("an_ent", "AnEnt"),
    ("an_uruk_hai", "AnUrukHai"),
    ("orc_or_uruk_hai", "OrcOrUrukHai"),
    ("nazgul_or_wraith_orc", "NazgulOrWraithOrc"),
    ("your_minion", "YourMinion"),
    ("your_companion", "YourCompanion"),
    ("a_companion", "ACompanion"),
    ("unbound_hobbit", "UnboundHobbit"),
];
const NEEDS: [(&str, &str, bool); 9] = [
    ("site_at_least", "SiteAtLeast", true),
    ("not_assigned", "NotAssigned", false),
    ("fights_the_bearer", "FightsTheBearer", false),
    ("companions", "Companions", true),
    ("hobbit_companions", "HobbitCompanions", true),
    ("site_at_most", "SiteAtMost", true),
    ("controlled_site", "ControlledSite", false),
    ("another_uruk_hai", "AnotherUrukHai", false),
    ("hobbit_fights", "HobbitFights", false),
];
const MINION_SORTS: [(&str, &str); 6] = [
    ("itself", "Itself"),
    ("isengard", "Isengard"),
    ("dunland", "Dunland"),
    ("own", "Own"),
    ("any", "Any"),
    ("with_fortification", "WithFortification"),
];
const CHARACTER_SORTS: [(&str, &str); 7] = [
    ("itself", "Itself"),
    ("bearer", "Bearer"),
    ("not_the_ring_bearer", "NotTheRingBearer"),
    ("unbound", "Unbound"),
    ("the_ring_bearer", "TheRingBearer"),
    ("hobbit", "Hobbit"),
    ("ally", "Ally"),
];
const PREVENTS: [(&str, &str); 3] =
    [("never", "Never"), ("exert_it", "ExertIt"), ("discard_unbound", "DiscardUnbound")];
const GRANTS: [(&str, &str); 5] = [
    ("defender", "Defender"),
    ("fierce", "Fierce"),
    ("skirmishes", "Skirmishes"),
    ("assignable", "Assignable"),
    ("no_arrow", "NoArrow"),
];
const COSTS: [(&str, &str); 7] = [
    ("remove_twilight", "RemoveTwilight"),
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
/// What a gain depends on, if it is a number or nothing more.
const GAIN_WHILE: [(&str, &str, bool); 4] = [
    ("free_peoples_cultures", "FreePeoplesCultures", true),
    ("shadow_cultures", "ShadowCultures", true),
    ("fierce_skirmish", "FierceSkirmish", false),
    ("burdens", "Burdens", true),
];
const GAINED: [(&str, &str, bool); 3] =
    [("defender", "Defender", true), ("damage", "Damage", true), ("fierce", "Fierce", false)];
const CULTURES: [(&str, &str); 16] = [
    ("dunland", "Dunland"),
    ("dwarven", "Dwarven"),
    ("elven", "Elven"),
    ("gandalf", "Gandalf"),
    ("gollum", "Gollum"),
    ("gondor", "Gondor"),
    ("isengard", "Isengard"),
    ("men", "Men"),
    ("moria", "Moria"),
    ("orc", "Orc"),
    ("raider", "Raider"),
    ("rohan", "Rohan"),
    ("sauron", "Sauron"),
    ("shire", "Shire"),
    ("uruk-hai", "UrukHai"),
    ("wraith", "Wraith"),
];
const WHILE: [(&str, &str, bool); 11] = [
    ("for_each_other_sauron_minion", "ForEachOtherSauronMinion", false),
    ("a_companion_is_a_hobbit", "ACompanionIsAHobbit", false),
    ("a_companion_is_a_dwarf", "ACompanionIsADwarf", false),
    ("a_companion_is_an_elf", "ACompanionIsAnElf", false),
    ("a_companion_is_a_man", "ACompanionIsAMan", false),
    ("burdens_at_least", "BurdensAtLeast", true),
    ("fights_a_minion_of_at_most", "FightsAMinionOfAtMost", true),
    ("a_companion_has_at_least", "ACompanionHasAtLeast", true),
    ("fights_a_non_hunter", "FightsANonHunter", false),
    ("fights_a_nazgul", "FightsANazgul", false),
    ("for_each_other_nazgul", "ForEachOtherNazgul", false),
];
const BLOCKS: [(&str, &str); 4] =
    [("fellowship", "Fellowship"), ("towers", "Towers"), ("king", "King"), ("shadows", "Shadows")];
const MEMBERS: [&str; 19] = [
    "culture",
    "gains",
    "homes",
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
const ABILITY: [&str; 7] = ["phase", "spot", "need", "cost", "effect", "shadows", "limit"];
/// No printed number is larger; it keeps every sum on a board far inside a machine number.
const MOST: u64 = 99;

/// The statics for `text`, or everything that is wrong with it.
pub fn packed(text: &str) -> Result<String, Vec<String>> {
    statics(text, "number", &MEMBERS, packed_card)
}

fn packed_card(card: &Map<String, Value>) -> Read<String> {
    let number = text(card, "number")?;
    if !number.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'+') || number.is_empty() {
        return Err(format!("{number:?} is no card number"));
    }
    let kind = word(&KINDS, text(card, "kind")?, "kind")?;
    let fights = kind == "Companion" || kind == "Minion";
    let fights = fights || kind == "Ally";
    let needed = |key: &str, needed: bool| match (needed, kind) {
        (true, _) => count(card, key),
        (false, "Ring" | "Possession") if card.contains_key(key) => count(card, key),
        (false, _) => absent(card, key),
    };
    let homes = list(card, "homes")?.iter().map(|home| {
        let home = home.as_object().ok_or("a home is no object")?;
        let block = word(&BLOCKS, text(home, "block")?, "block")?;
        Ok(format!("SiteNumber {{ number: {}, block: Some(Block::{block}) }}, ", count(home, "number")?))
    });
    let homes = homes.collect::<Read<String>>()?;
    if homes.is_empty() == (kind == "Ally") {
        return Err("allies, and no others, have \"homes\"".to_owned());
    }
    let says = object(card, "says")?;
    let subtitle = if card.contains_key("subtitle") { name(card, "subtitle")? } else { "Name::english(\"\")".into() };
    Ok(format!(
        "Card {{ number: {number:?}, kind: Kind::{kind}, name: {}, subtitle: {subtitle}, unique: {}, twilight: {}, \
         strength: {}, vitality: {}, resistance: {}, site: {}, homes: &[{homes}], keywords: &[{}], abilities: &[{}], \
         modifiers: &[{}], gains: &[{}], culture: {}, unplayed: {}, question: {}, rule: Rule {{ book: &PRINTED_CARDS, locator: Locator::Card({number:?}), moved: &[], \
         gist: Gist {{ en: {:?}, fr: {:?} }}, basis: Basis::Printed }} }}",
        name(card, "name")?,
        card.get("unique").and_then(Value::as_bool).ok_or("\"unique\" is missing")?,
        if card.contains_key("twilight") { count(card, "twilight")? } else { 0 },
        needed("strength", fights)?,
        needed("vitality", fights)?,
        needed("resistance", kind == "Companion")?,
        site(card, kind)?,
        keywords(object(card, "keywords")?)?,
        list(card, "abilities")?.iter().map(ability).collect::<Read<String>>()?,
        list(card, "modifiers")?.iter().map(modifier).collect::<Read<String>>()?,
        list(card, "gains")?.iter().map(gain).collect::<Read<String>>()?,
        match card.get("culture") {
            Some(_) => format!("Some(Culture::{})", word(&CULTURES, text(card, "culture")?, "culture")?),
            None => "None".to_owned(),
        },
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
    // The site number of a minion is not needed by any question.
    if kind == "Minion" && !card.contains_key("site") {
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
    if let Some(odd) = ability.keys().find(|key| !ABILITY.contains(&key.as_str())) {
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
    let needs = list(ability, "need")?.iter().map(|need| {
        let need = need.as_object().ok_or("a need is no object")?;
        let key = need.keys().next().ok_or("a need is empty")?;
        Ok(format!("Need::{}, ", maybe_counted(&NEEDS, need, key, "need")?))
    });
    let needs = needs.collect::<Read<String>>()?;
    for effect in list(ability, "effect")? {
        effects.push_str(&packed_effect(effect)?);
    }
    if effects.is_empty() {
        return Err("an ability has no \"effect\"".to_owned());
    }
    let phase = word(&PHASES, text(ability, "phase")?, "phase")?;
    Ok(format!(
        "Ability {{ phase: Phase::{phase}, spots: Cow::Borrowed(&[{spots}]), costs: Cow::Borrowed(&[{costs}]), \
         effects: Cow::Borrowed(&[{effects}]), needs: Cow::Borrowed(&[{needs}]), shadows: {}, limit: {} }}, ",
        ability.get("shadows").is_some_and(|shadows| *shadows == Value::Bool(true)),
        if ability.contains_key("limit") { count(ability, "limit")? } else { 0 },
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
        "add_twilight" => format!("Effect::AddTwilight({}), ", count(effect, key)?),
        "grant" => {
            let what = word(&GRANTS, text(effect, key)?, "grant")?;
            format!("Effect::Grant {{ of: Who::{of}, what: Granted::{what} }}, ")
        }
        "bar_spotted" => "Effect::BarSpotted, ".to_owned(),
        "cancel_skirmish" => "Effect::CancelSkirmish, ".to_owned(),
        "wound_spotted" => "Effect::WoundSpotted, ".to_owned(),
        "add_own_strength" => "Effect::AddOwnStrength, ".to_owned(),
        "wear_the_ring" => "Effect::WearTheRing, ".to_owned(),
        "remove_burdens" => format!("Effect::RemoveBurdens({}), ", count(effect, key)?),
        "exhaust_assigned" => "Effect::ExhaustAssigned, ".to_owned(),
        "assign" => {
            let assign = object(effect, key)?;
            let sort = |key: &str, of: &[(&str, &'static str)]| word(of, text(assign, key)?, key);
            let prevent = if assign.contains_key("prevent") { sort("prevent", &PREVENTS)? } else { "Never" };
            format!(
                "Effect::Assign(Assigning {{ minion: MinionSort::{}, to: CharacterSort::{}, prevent: Prevent::{prevent}, \
                 free_peoples_pick: {} }}), ",
                sort("minion", &MINION_SORTS)?,
                sort("to", &CHARACTER_SORTS)?,
                assign.get("free_peoples_pick").is_some_and(|pick| *pick == Value::Bool(true)),
            )
        }
        _ => return Err(format!("unknown effect {key:?}")),
    })
}

fn modifier(modifier: &Value) -> Read<String> {
    let modifier = modifier.as_object().ok_or("a modifier is not an object")?;
    let while_ = object(modifier, "while")?;
    let key = while_.keys().next().ok_or("\"while\" is empty")?;
    let (strength, holds) = (count(modifier, "strength")?, maybe_counted(&WHILE, while_, key, "condition")?);
    Ok(format!("Modifier {{ strength: {strength}, holds: Holds::{holds} }}, "))
}

fn gain(gain: &Value) -> Read<String> {
    let gain = gain.as_object().ok_or("a gain is not an object")?;
    let while_ = object(gain, "while")?;
    let key = while_.keys().next().ok_or("\"while\" is empty")?;
    let what = gain.keys().find(|key| *key != "while").ok_or("a gain is empty")?;
    let what = maybe_counted(&GAINED, gain, what, "gain")?;
    let holds = match key.as_str() {
        "spots" => format!("Spots({:?})", text(while_, key)?),
        _ => maybe_counted(&GAIN_WHILE, while_, key, "condition")?,
    };
    Ok(format!("Gain {{ what: Gained::{what}, holds: While::{holds} }}, "))
}

// A variant, with its number where it has one.
fn maybe_counted(words: &[(&str, &str, bool)], of: &Map<String, Value>, key: &str, what: &str) -> Read<String> {
    let known = words.iter().find(|(word, ..)| *word == key);
    let (_, variant, counted) = known.ok_or_else(|| format!("unknown {what} {key:?}"))?;
    Ok(if *counted { format!("{variant}({})", count(of, key)?) } else { (*variant).to_owned() })
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
