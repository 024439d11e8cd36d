//! What holds as long as a permanent is there, what replaces something, and what lets a card be cast, in English.

use crate::games::magic::english::{KEYWORDS, ability, symbols};
use crate::games::magic::english_effects::{number, object};

/// What holds as long as it is there, in our notation.
pub fn holds(text: &str) -> Option<String> {
    if let Some(whole) = whole(text) {
        return Some(whole.to_owned());
    }
    if let Some(permission) = cast_from(text) {
        return Some(permission);
    }
    if let Some(replaced) = replaced(text) {
        return Some(replaced);
    }
    let subject = |said: &str| match said {
        "enchanted creature" | "equipped creature" | "enchanted land" | "enchanted permanent" | "enchanted artifact" => {
            Some("host".to_owned())
        }
        "itself" => Some("itself".to_owned()),
        _ => object(said),
    };
    for (said, words) in [(" can't attack or block", "attack block"), (" can't attack", "attack"), (" can't block", "block")] {
        if let Some(of) = text.strip_suffix(said) {
            return Some(format!("static cant {} {words}", subject(of)?));
        }
    }
    for has in [" has \"", " have \""] {
        if let Some((of, granted)) = text.split_once(has) {
            let granted = ability(granted.strip_suffix('"')?.trim_end_matches('.'), false)?;
            return Some(format!("static grant {} | {granted}", subject(of)?));
        }
    }
    for gets in [" gets ", " get "] {
        if let Some((of, size)) = text.split_once(gets) {
            let (power, toughness) = changed_size(size)?;
            return Some(format!("static pt {} {power} {toughness}", subject(of)?));
        }
    }
    for has in [" has ", " have "] {
        if let Some((of, word)) = text.split_once(has) {
            let known = KEYWORDS.contains(&word).then(|| word.replace(' ', "-"))?;
            return Some(format!("static also {} {known}", subject(of)?));
        }
    }
    None
}

/// `+1/-1` as two numbers.
pub fn changed_size(text: &str) -> Option<(i64, i64)> {
    let (power, toughness) = text.split_once('/')?;
    let one = |text: &str| text.trim_start_matches('+').parse::<i64>().ok();
    Some((one(power)?, one(toughness)?))
}

// Sentences that are known as a whole.
fn whole(text: &str) -> Option<&'static str> {
    Some(match text {
        "if an effect would create one or more tokens under your control, it creates twice that many of those tokens instead"
        | "if one or more tokens would be created under your control, twice that many of those tokens are created instead" => {
            "static twicetokens you"
        }
        "if an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead" => {
            "static twicecounters permanent.you effects"
        }
        "if you would gain life, you gain twice that much life instead" => "static twicelife you",
        "players can't gain life" => "static cantgain permanent",
        "you can't gain life" => "static cantgain you",
        "your opponents can't gain life" => "static cantgain opponent",
        "creatures you control can't have -1/-1 counters put on them" => "static nocounters creature.you minus",
        "if a card or token would be put into a graveyard from anywhere, exile it instead" => "static exileinstead",
        "if a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead" => {
            "static doubledamage"
        }
        _ => return None,
    })
}

// Doubling that names what it doubles, and spells that cost less.
fn replaced(text: &str) -> Option<String> {
    if let Some((of, how)) = text.strip_prefix("if you tap ").and_then(|rest| rest.split_once(" for mana, it produces ")) {
        let factor = match how.strip_suffix(" as much of that mana instead")? {
            "twice" => 2,
            "three times" => 3,
            _ => return None,
        };
        return Some(format!("static twicemana {}.you {factor}", object(of)?));
    }
    if let Some(rest) = text.strip_prefix("if one or more +1/+1 counters would be put on ") {
        let (of, instead) = rest.split_once(", ")?;
        let known = ["it", "that creature", "that permanent"]
            .iter()
            .any(|on| instead == format!("twice that many +1/+1 counters are put on {on} instead"));
        return known.then(|| object(of)).flatten().map(|of| format!("static twicecounters {of} plus"));
    }
    let (of, less) = text.split_once(" you cast cost ")?;
    let less: u32 = less.strip_suffix(" less to cast")?.trim_matches(['{', '}']).parse().ok()?;
    let of = match of.strip_suffix("spells")?.trim() {
        "" => "any".to_owned(),
        of => object(of)?,
    };
    Some(format!("static cheaper {of}.you {less} 0 spells"))
}

// From where it, or others, may be cast.
fn cast_from(text: &str) -> Option<String> {
    if let Some(cost) = text.strip_prefix("flashback ") {
        return Some(format!("static castfrom itself graveyard gone {}", symbols(cost)?));
    }
    if let Some(rest) = text.strip_prefix("escape—") {
        let (cost, cards) = rest.split_once(", exile ")?;
        let cards = number(cards.strip_suffix(" other cards from your graveyard")?)?;
        return Some(format!("static castfrom itself graveyard {} exile=ingraveyard.other*{cards}", symbols(cost)?));
    }
    let (what, from) = text.strip_prefix("you may cast ")?.split_once(" from ")?;
    let (from, condition) = match from.split_once(" as long as you control ") {
        Some((from, what)) if what.starts_with("a ") || what.starts_with("an ") => (from, format!(" if={}.you>=1", object(what)?)),
        Some(_) => return None,
        None => (from, String::new()),
    };
    let zone = match from {
        "your graveyard" => "graveyard",
        "exile" if what == "itself" => "exile",
        _ => return None,
    };
    let of = match what {
        "itself" => "itself".to_owned(),
        _ => format!("{}.you", object(what.strip_suffix(" spells")?)?),
    };
    Some(format!("static castfrom {of} {zone}{condition}"))
}
