//! What abilities do, in English, read into our own notation.

use crate::games::magic::english::{KEYWORDS, energy_symbols, symbols};
use crate::games::magic::english_holds::changed_size;

/// What an ability does, and what it is aimed at.
pub struct Effects {
    /// In our notation.
    pub text: String,
    /// The filter of its target.
    pub target: Option<String>,
}

/// A number in words or digits; `x`, and `that` for as much as the event was about.
pub fn number(text: &str) -> Option<String> {
    const WORDS: [&str; 11] = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    match text.trim() {
        "a" | "an" => Some("1".to_owned()),
        "x" => Some("x".to_owned()),
        "that much" | "that many" => Some("that".to_owned()),
        word => match WORDS.iter().position(|known| *known == word) {
            Some(number) => Some(number.to_string()),
            None => word.parse::<u32>().ok().map(|number| number.to_string()),
        },
    }
}

/// A kind of object as a filter: `another nonland permanent you control` is `!land.permanent.other.you`.
pub fn object(text: &str) -> Option<String> {
    let mut text = text.trim();
    let mut behind: Vec<&str> = Vec::new();
    let controllers =
        [(" you control", "you"), (" an opponent controls", "opponent"), (" your opponents control", "opponent"), (" you don't control", "opponent")];
    for (said, word) in controllers {
        if let Some(rest) = text.strip_suffix(said) {
            (text, behind) = (rest, vec![word]);
            break;
        }
    }
    let mut qualities: Vec<String> = Vec::new();
    let mut joined = false;
    for word in text.split_whitespace() {
        match word {
            "a" | "an" | "target" | "all" | "each" | "one" => {}
            "another" | "other" => behind.insert(0, "other"),
            "untapped" => qualities.push("untapped".to_owned()),
            "or" | "and" => joined = true,
            _ => {
                let word = match word {
                    "elves" => "elf",
                    "spell" | "spells" => continue,
                    _ => word.strip_suffix('s').filter(|rest| rest.len() > 2).unwrap_or(word),
                };
                let good = word.len() > 1 && word.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
                let unlike = [
                    "the", "of", "on", "with", "that", "its", "you", "your", "from", "card", "player", "token", "if",
                    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
                ];
                if !good || unlike.contains(&word) {
                    return None;
                }
                let quality = word.strip_prefix("non").map_or(word.to_owned(), |rest| format!("!{}", rest.trim_start_matches('-')));
                match qualities.last_mut().filter(|_| std::mem::take(&mut joined)) {
                    Some(last) => *last = format!("{last},{quality}"),
                    None => qualities.push(quality),
                }
            }
        }
    }
    if qualities.is_empty() || qualities.len() > 4 {
        return None;
    }
    qualities.extend(behind.into_iter().map(str::to_owned));
    Some(qualities.join("."))
}

/// All that an ability does.
pub fn effects(text: &str) -> Option<Effects> {
    let mut all = Effects { text: String::new(), target: None };
    let text = text.replace(", then ", ". ").replace(". then ", ". ");
    for sentence in text.split(". ").map(str::trim).filter(|sentence| !sentence.is_empty()) {
        let mut trial = all.target.clone();
        let done = one(sentence, &mut trial).or_else(|| {
            trial.clone_from(&all.target);
            let mut parts = Vec::new();
            for part in sentence.split(" and ") {
                parts.push(one(part.trim(), &mut trial)?);
            }
            Some(parts.join("; "))
        })?;
        all.target = trial;
        if !all.text.is_empty() {
            all.text.push_str("; ");
        }
        all.text.push_str(&done);
    }
    (!all.text.is_empty()).then_some(all)
}

// Whom or what an effect touches; a new target is noted.
fn aim(text: &str, target: &mut Option<String>) -> Option<String> {
    let text = text.trim();
    Some(match text {
        "itself" => "itself".to_owned(),
        "it" | "that creature" | "that permanent" | "that player" if target.is_some() => "target".to_owned(),
        "it" => "itself".to_owned(),
        "that player" => "that".to_owned(),
        "you" => "you".to_owned(),
        "each opponent" => "opponents".to_owned(),
        "each player" => "each".to_owned(),
        "enchanted creature" | "equipped creature" | "enchanted land" | "enchanted permanent" => "host".to_owned(),
        "any target" | "target player" | "target opponent" => {
            let filter = match text {
                "any target" => "any",
                "target player" => "player",
                _ => "player.opponent",
            };
            *target = Some(filter.to_owned());
            "target".to_owned()
        }
        _ => {
            if let Some(what) = text.strip_prefix("target ").or_else(|| text.strip_prefix("another target ")) {
                let other = if text.starts_with("another") { ".other" } else { "" };
                *target = Some(format!("{}{other}", object(what)?));
                return Some("target".to_owned());
            }
            let what = text.strip_prefix("all ").or_else(|| text.strip_prefix("each "))?;
            format!("all.{}", object(what)?)
        }
    })
}

fn one(text: &str, target: &mut Option<String>) -> Option<String> {
    let text = text.strip_suffix(" under its owner's control").unwrap_or(text);
    if text == "take an extra turn after this one" {
        return Some("skip you -1".to_owned());
    }
    if text.starts_with("there is an additional combat phase") || text.ends_with("additional combat phase") {
        return Some("combat you 1".to_owned());
    }
    if let Some(what) = text.strip_prefix("create ") {
        return create(what, target);
    }
    if let Some(energy) = text.strip_prefix("you get ").or(text.strip_prefix("get ")) {
        return Some(format!("energy you {}", energy_symbols(energy)?));
    }
    if let Some(mana) = text.strip_prefix("its controller adds an additional ").or(text.strip_prefix("that player adds an additional ")) {
        let letters = symbols(mana)?;
        return Some(letters.chars().map(|letter| format!("mana that 1 {letter}")).collect::<Vec<_>>().join("; "));
    }
    if let Some(mana) = text.strip_prefix("add an amount of ").and_then(|rest| rest.strip_suffix(" equal to its power").or(rest.strip_suffix(" equal to itself's power"))) {
        return Some(format!("mana you power {}", symbols(mana).filter(|letters| letters.len() == 1)?));
    }
    if let Some((mana, of)) = text.strip_prefix("add ").and_then(|rest| rest.split_once(" for each ")) {
        let of = object(of.strip_suffix(" on the battlefield").unwrap_or(of))?;
        return Some(format!("mana you ={of} {}", symbols(mana).filter(|letters| letters.len() == 1)?));
    }
    if let Some(mana) = text.strip_prefix("add an additional ").or(text.strip_prefix("add ")) {
        if mana == "one mana of any color" {
            return Some("mana you any".to_owned());
        }
        let letters = symbols(mana)?;
        let each = letters.chars().map(|letter| format!("mana you 1 {letter}"));
        return Some(each.collect::<Vec<_>>().join("; "));
    }
    for verb in ["untap", "tap", "destroy", "sacrifice", "exile"] {
        if let Some(what) = text.strip_prefix(verb).and_then(|rest| rest.strip_prefix(' ')) {
            // What is exiled and comes back at once is held in between.
            let aimed = aim(what, target)?;
            return Some(if verb == "exile" { format!("exile {aimed} hold") } else { format!("{verb} {aimed}") });
        }
    }
    if text == "return it to the battlefield" || text == "return that card to the battlefield" {
        return Some("release itself".to_owned());
    }
    if let Some(rest) = text.strip_prefix("return itself from your graveyard to the battlefield") {
        return Some(format!("return itself{}", if rest.trim() == "tapped" { " tapped" } else { "" }));
    }
    if let Some(raised) = raised(text, target) {
        return Some(raised);
    }
    if let Some(what) = text.strip_prefix("return ").and_then(|rest| rest.strip_suffix(" to its owner's hand")) {
        return Some(format!("bounce {}", aim(what, target)?));
    }
    if let Some((counters, on)) = text.strip_prefix("put ").and_then(|rest| rest.split_once(" on ")) {
        for (said, kind) in [("+1/+1", "plus"), ("-1/-1", "minus"), ("charge", "charge"), ("loyalty", "loyalty")] {
            if let Some((many, _)) = counters.split_once(&format!(" {said} counter")) {
                return Some(format!("counter {} {} {kind}", aim(on, target)?, number(many)?));
            }
        }
        return None;
    }
    if let Some((who, rest)) = text.split_once(" deals ").filter(|(who, _)| matches!(*who, "itself" | "it")) {
        let _ = who;
        if let Some(to) = rest.strip_prefix("damage equal to its power to ") {
            return Some(format!("damage {} power", aim(to, target)?));
        }
        let (many, to) = rest.split_once(" damage to ")?;
        return Some(format!("damage {} {}", aim(to, target)?, number(many)?));
    }
    if let Some((of, size)) = text.strip_suffix(" until end of turn").and_then(|rest| rest.split_once(" gets ").or(rest.split_once(" get "))) {
        let (size, word) = match size.split_once(" and gains ").or(size.split_once(" and gain ")) {
            Some((size, word)) => (size, Some(word)),
            None => (size, None),
        };
        let (power, toughness) = changed_size(size)?;
        let aimed = aim(of, target).or_else(|| Some(format!("all.{}", object(of)?)))?;
        let grows = format!("grow {aimed} {power} {toughness}");
        return match word {
            Some(word) if KEYWORDS.contains(&word) => Some(format!("{grows}; flag {aimed} {} turn", word.replace(' ', "-"))),
            Some(_) => None,
            None => Some(grows),
        };
    }
    if let Some((of, word)) = text.strip_suffix(" until end of turn").and_then(|rest| rest.split_once(" gains ")) {
        return Some(format!("flag {} {} turn", aim(of, target)?, word.replace(' ', "-")));
    }
    for (said, verb, unit) in [
        ("gain", "gain", " life"), ("lose", "lose", " life"), ("mill", "mill", " card"), ("draw", "draw", " card"), ("discard", "discard", " card"),
    ] {
        for said in [format!("{said}s "), format!("{said} ")] {
            let (who, rest) = match (text.strip_prefix(said.as_str()), text.split_once(&format!(" {said}"))) {
                (Some(rest), _) => ("you", rest),
                (None, Some(parts)) => parts,
                (None, None) => continue,
            };
            let many = rest.strip_suffix('s').unwrap_or(rest).strip_suffix(unit);
            if let Some(many) = many.and_then(number) {
                return Some(format!("{verb} {} {many}", aim(who, target)?));
            }
        }
    }
    None
}

// Cards of a graveyard: onto the battlefield, or to hand.
fn raised(text: &str, target: &mut Option<String>) -> Option<String> {
    let rest = text.strip_prefix("return target ").or(text.strip_prefix("put target "))?;
    let (what, rest) = rest.split_once(" card from ")?;
    let (from, to) = rest.split_once(" to ").or(rest.split_once(" onto "))?;
    let of = match from {
        "your graveyard" => format!("{}.ingraveyard.you", object(what)?),
        "a graveyard" => format!("{}.ingraveyard", object(what)?),
        "an opponent's graveyard" => format!("{}.ingraveyard.opponent", object(what)?),
        _ => return None,
    };
    let does = match to {
        "the battlefield" | "the battlefield under your control" => "return target yours",
        "the battlefield tapped" | "the battlefield tapped under your control" => "return target yours tapped",
        "your hand" if from == "your graveyard" => "regrow target",
        _ => return None,
    };
    *target = Some(of);
    Some(does.to_owned())
}

// Tokens: `a 1/1 green Elf Warrior creature token` is made by its subtypes, which name a token of the tray.
fn create(text: &str, target: &mut Option<String>) -> Option<String> {
    if let Some(of) = text.strip_prefix("a token that's a copy of ") {
        return Some(format!("copy {}", aim(of, target)?));
    }
    let (many, rest) = text.split_once(' ')?;
    if let Some(known) = ["treasure", "food", "clue"].iter().find(|known| rest.strip_suffix('s').unwrap_or(rest) == format!("{known} token")) {
        return Some(format!("token you {} {known}", number(many)?));
    }
    let (before, behind) = rest.split_once(" creature token")?;
    // What else the tokens are is not read.
    if !matches!(behind, "" | "s") || before.split_whitespace().any(|word| word == "tapped") {
        return None;
    }
    let mut kinds = Vec::new();
    for word in before.split_whitespace() {
        let colour = ["white", "blue", "black", "red", "green", "colorless", "and"].contains(&word);
        if !colour && !word.contains('/') {
            kinds.push(word);
        }
    }
    Some(format!("token you {} {}", number(many)?, kinds.join("-")))
}
