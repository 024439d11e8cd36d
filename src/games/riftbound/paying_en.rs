//! The English words of the picture of a payment.

use crate::games::riftbound::cost_words::{self, DOMAIN_NAMES, runes};
use crate::games::riftbound::paying_says::Pays;
use crate::words::{Count, Lang, list_and, plural};

const EN: Lang = Lang::En;

/// The sentence in English.
pub fn say(says: &Pays) -> String {
    match says {
        Pays::Ways { spell, cost, ways } => format!(
            "{}, {}: {} {} to pay",
            spell.say(EN),
            cost_words::say(cost, EN),
            ways.say(EN),
            plural(ways, EN, "way", "ways")
        ),
        Pays::Energy { energy } => format!("{} Energy: exhausted", energy.say(EN)),
        Pays::Power { cost } => format!("{}: recycled", cost_words::say(cost, EN)),
        Pays::Left => "Left".into(),
        Pays::Way { way } => format!("Way {}", way.say(EN)),
        Pays::Runes { runes: given, floats } => list_and(&[some(&given.0), floating(floats)].concat(), EN),
        Pays::Recycled { runes: given, both, gold, floats } => {
            let mut parts = some(&given.0);
            if !gold.is_zero() {
                parts.push(format!("{} Gold", gold.say(EN)));
            }
            parts.extend(floating(floats));
            let first = some(&both.0);
            let parts = list_and(&parts, EN);
            if first.is_empty() { parts } else { format!("{parts} (exhausted first: {})", list_and(&first, EN)) }
        }
        Pays::LeftOver { ready, exhausted } => {
            format!("ready: {}; exhausted: {}", runes(&ready.0, EN), runes(&exhausted.0, EN))
        }
        Pays::Domain { domain } => name(domain).chars().take(2).collect(),
        Pays::DomainName { domain } => name(domain),
        Pays::Drawn { drawn, ways } => format!("{} of {} ways are drawn.", drawn.say(EN), ways.say(EN)),
    }
}

fn some(given: &[u32; 6]) -> Vec<String> {
    if given.iter().all(|number| *number == 0) { Vec::new() } else { vec![runes(given, EN)] }
}

fn floating(floats: &Count) -> Vec<String> {
    if floats.is_zero() { Vec::new() } else { vec![format!("{} that floated", floats.say(EN))] }
}

/// A domain's name, which is the same in every language.
pub fn name(domain: &Count) -> String {
    let name = domain.small().and_then(|domain| DOMAIN_NAMES.get(domain));
    name.map_or_else(|| domain.say(EN), |name| (*name).to_owned())
}
