//! The French words of the picture of a payment.

use crate::games::riftbound::cost_words::{self, runes};
use crate::games::riftbound::paying_en::name;
use crate::games::riftbound::paying_says::Pays;
use crate::words::{Count, Lang, list_and, plural};

const FR: Lang = Lang::Fr;

/// The sentence in French.
pub fn say(says: &Pays) -> String {
    match says {
        Pays::Ways { spell, cost, ways } => format!(
            "{}, {}\u{A0}: {} {} de payer",
            spell.say(FR),
            cost_words::say(cost, FR),
            ways.say(FR),
            plural(ways, FR, "façon", "façons")
        ),
        Pays::Energy { energy } => {
            format!("{} {}\u{A0}: épuisées", energy.say(FR), plural(energy, FR, "énergie", "énergies"))
        }
        Pays::Power { cost } => format!("{}\u{A0}: recyclées", cost_words::say(cost, FR)),
        Pays::Left => "Reste".into(),
        Pays::Way { way } => format!("Façon {}", way.say(FR)),
        Pays::Runes { runes: given, floats } => list_and(&[some(&given.0), floating(floats)].concat(), FR),
        Pays::Recycled { runes: given, both, gold, floats } => {
            let mut parts = some(&given.0);
            if !gold.is_zero() {
                parts.push(format!("{} {}", gold.say(FR), plural(gold, FR, "jeton Or", "jetons Or")));
            }
            parts.extend(floating(floats));
            let first = some(&both.0);
            let parts = list_and(&parts, FR);
            if first.is_empty() { parts } else { format!("{parts} (d’abord épuisées\u{A0}: {})", list_and(&first, FR)) }
        }
        Pays::LeftOver { ready, exhausted } => {
            format!("prêtes\u{A0}: {}\u{202F}; épuisées\u{A0}: {}", runes(&ready.0, FR), runes(&exhausted.0, FR))
        }
        Pays::Domain { domain } => name(domain).chars().take(2).collect(),
        Pays::DomainName { domain } => name(domain),
        Pays::Drawn { drawn, ways } => format!("{} façons sur {} sont dessinées.", drawn.say(FR), ways.say(FR)),
    }
}

fn some(given: &[u32; 6]) -> Vec<String> {
    if given.iter().all(|number| *number == 0) { Vec::new() } else { vec![runes(given, FR)] }
}

fn floating(floats: &Count) -> Vec<String> {
    if floats.is_zero() { Vec::new() } else { vec![format!("{} en réserve", floats.say(FR))] }
}
