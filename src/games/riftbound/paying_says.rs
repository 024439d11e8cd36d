use crate::games::riftbound::cost::Cost;
use crate::games::riftbound::prompts::Runes;
use crate::games::riftbound::{paying_en, paying_fr};
use crate::ruling::Piece;
use crate::sentences;
use crate::words::Count;

sentences! {
    /// What stands in the picture of a payment.
    pub enum Pays: en = paying_en::say, fr = paying_fr::say;

    /// Title.
    "pays_ways" Ways { spell: Piece, cost: Cost, ways: Count },
    /// Column: the Energy.
    "pays_energy" Energy { energy: Count },
    /// Column: the Power.
    "pays_power" Power { cost: Cost },
    /// Column: what is left.
    "pays_left" Left,
    /// Row.
    "pays_way" Way { way: Count },
    /// Cell: runes exhausted.
    "pays_runes" Runes { runes: Runes, floats: Count },
    /// Cell: runes recycled, and those of them that were exhausted first.
    "pays_recycled" Recycled { runes: Runes, both: Runes, gold: Count, floats: Count },
    /// Cell: what is left.
    "pays_left_over" LeftOver { ready: Runes, exhausted: Runes },
    /// On a disc: a domain, by its number from 0.
    "pays_domain" Domain { domain: Count },
    /// The same in full.
    "pays_domain_name" DomainName { domain: Count },
    /// Below: not all ways are drawn.
    "pays_drawn" Drawn { drawn: Count, ways: Count },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruling::faults_of;

    #[test]
    fn every_sentence_of_a_payment_is_whole_in_both_languages() {
        // A domain's name stands for its number.
        let faults = faults_of::<Pays>().into_iter().filter(|fault| !fault.starts_with("pays_domain"));
        assert_eq!(faults.collect::<Vec<String>>(), Vec::<String>::new());
    }
}
