use crate::games::riftbound::cost::{ANY, Cost, DOMAINS};
use crate::words::{Count, Lang, foreign, list_and, list_or, plural};

/// The English names of the domains; no source gives French ones.
pub const DOMAIN_NAMES: [&str; DOMAINS] = ["Fury", "Calm", "Mind", "Body", "Chaos", "Order"];

fn domains(set: u8, lang: Lang) -> String {
    let names: Vec<String> = DOMAIN_NAMES
        .iter()
        .enumerate()
        .filter(|(place, _)| set & 1 << place != 0)
        .map(|(_, name)| foreign(name, lang))
        .collect();
    list_or(&names, lang)
}

/// The cost in words: "4 Energy and 2 Mind", « 4 énergies et 2 essences Mind ».
pub fn say(cost: &Cost, lang: Lang) -> String {
    let mut parts = Vec::new();
    let count = |number: u32| Count::from(number);
    if cost.energy > 0 || cost.power.is_empty() && cost.discards == 0 {
        let energy = count(cost.energy);
        parts.push(match lang {
            Lang::En => format!("{} Energy", energy.say(lang)),
            Lang::Fr => format!("{} {}", energy.say(lang), plural(&energy, lang, "énergie", "énergies")),
        });
    }
    for (set, amount) in &cost.power {
        let amount = count(*amount);
        parts.push(match (lang, *set == ANY) {
            (Lang::En, true) => format!("{} Power of any domain", amount.say(lang)),
            (Lang::En, false) => format!("{} {} Power", amount.say(lang), domains(*set, lang)),
            (Lang::Fr, true) => {
                format!("{} {} libre{}", amount.say(lang), plural(&amount, lang, "essence", "essences"), plural(&amount, lang, "", "s"))
            }
            (Lang::Fr, false) => {
                format!("{} {} {}", amount.say(lang), plural(&amount, lang, "essence", "essences"), domains(*set, lang))
            }
        });
    }
    if cost.discards > 0 {
        let cards = count(cost.discards);
        parts.push(match lang {
            Lang::En => format!("{} {} discarded", cards.say(lang), plural(&cards, lang, "card", "cards")),
            Lang::Fr => format!("{} {}", cards.say(lang), plural(&cards, lang, "carte défaussée", "cartes défaussées")),
        });
    }
    list_and(&parts, lang)
}

/// Runes in words: "6 Fury and 2 Mind"; "none".
pub fn runes(runes: &[u32; DOMAINS], lang: Lang) -> String {
    let some = runes.iter().zip(DOMAIN_NAMES).filter(|(number, _)| **number > 0);
    let parts: Vec<String> =
        some.map(|(number, name)| format!("{} {}", Count::from(*number).say(lang), foreign(name, lang))).collect();
    match (parts.is_empty(), lang) {
        (false, _) => list_and(&parts, lang),
        (true, Lang::En) => "none".into(),
        (true, Lang::Fr) => "aucune".into(),
    }
}
