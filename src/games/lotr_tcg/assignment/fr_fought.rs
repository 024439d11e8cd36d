//! What a skirmish gave, in French.

use crate::games::lotr_tcg::assignment::fought::{Fought, Skirmish};
use crate::games::lotr_tcg::fr::{counted, pieces};
use crate::ruling::{Piece, Sentence};
use crate::words::{Count, Lang, is_one};

fn n(count: &Count) -> String {
    count.say(Lang::Fr)
}

// « Aragorn contre Uruk Savage 1 et Uruk Savage 2, 8 à 10 »
fn totals(character: &Piece, minions: &[Piece], free_peoples: &Count, shadow: &Count) -> String {
    format!("{} contre {}, {} à {}", character.say(Lang::Fr), pieces(minions), n(free_peoples), n(shadow))
}

fn dies(killed: &[Piece]) -> &'static str {
    if killed.len() == 1 { "meurt" } else { "meurent" }
}

/// What a skirmish gave, in French.
pub fn fought(says: &Fought) -> String {
    match says {
        Fought::FreePeoplesWin { character, minions, free_peoples, shadow, wounds, killed } => {
            let totals = totals(character, minions, free_peoples, shadow);
            let wounds = counted(wounds, "blessure", "blessures");
            let on = if minions.len() == 1 { "au séide" } else { "à chaque séide" };
            let end = match killed.as_slice() {
                [] if minions.len() == 1 => ", qui survit".to_owned(),
                [] => ", et tous survivent".to_owned(),
                killed => format!("\u{202F}; {} {}", pieces(killed), dies(killed)),
            };
            format!("{totals}\u{A0}: les Peuples Libres gagnent, {wounds} {on}{end}.")
        }
        Fought::FreePeoplesOverwhelm { character, minions, free_peoples, shadow } => {
            let totals = totals(character, minions, free_peoples, shadow);
            format!("{totals}\u{A0}: les Peuples Libres submergent\u{202F}; {} {}.", pieces(minions), dies(minions))
        }
        Fought::ShadowWins { character, minions, free_peoples, shadow, wounds, left } => {
            let tie = if free_peoples == shadow { "égalité, donc " } else { "" };
            format!(
                "{}\u{A0}: {tie}l’Ombre gagne, {}\u{202F}; {} survit avec une vitalité de {}.",
                totals(character, minions, free_peoples, shadow),
                counted(wounds, "blessure", "blessures"),
                character.say(Lang::Fr),
                n(left)
            )
        }
        Fought::ShadowKills { character, minions, free_peoples, shadow, wounds, fatal } => {
            let tie = if free_peoples == shadow { "égalité, donc " } else { "" };
            let totals = totals(character, minions, free_peoples, shadow);
            let due = counted(wounds, "blessure", "blessures");
            let name = character.say(Lang::Fr);
            let end = if is_one(wounds, Lang::Fr) {
                format!("{due}, qui tue {name}")
            } else if wounds == fatal {
                format!("{due}, dont la dernière tue {name}")
            } else {
                format!("{due} dues, et la nº\u{A0}{} tue {name}", n(fatal))
            };
            format!("{totals}\u{A0}: {tie}l’Ombre gagne, {end}.")
        }
        Fought::ShadowOverwhelms { character, minions, free_peoples, shadow } => {
            let totals = totals(character, minions, free_peoples, shadow);
            format!("{totals}, au moins le double\u{A0}: {} est submergé et tué.", character.say(Lang::Fr))
        }
        Fought::SeveralSkirmishes { skirmishes } => skirmishes.iter().map(inner).collect::<Vec<_>>().join(" "),
        Fought::FreePeoplesLose { skirmish, others } => {
            let others = match others {
                others if others.is_zero() => String::new(),
                others if is_one(others, Lang::Fr) => {
                    " L’autre combat n’y change rien, quel que soit l’ordre.".to_owned()
                }
                others => format!(" Les {} autres combats n’y changent rien, quel que soit l’ordre.", n(others)),
            };
            let lost = "Le joueur des Peuples Libres perd la partie, le Porteur de l’Anneau est tué";
            format!("{lost}\u{A0}: {}{others}", inner(skirmish))
        }
        Fought::WonByRemoval { character, minions, free_peoples_win } => {
            let (character, minions) = (character.say(Lang::Fr), pieces(minions));
            match free_peoples_win {
                true => format!("Victoire pour {character}\u{A0}: {minions} hors du combat avant les totaux. Aucune blessure."),
                false => format!("Victoire pour {minions}\u{A0}: {character} hors du combat avant les totaux. Aucune blessure."),
            }
        }
        Fought::Cancelled { character, minions } => format!(
            "Le combat entre {} et {} est annulé\u{A0}: ni vainqueur ni vaincu.",
            character.say(Lang::Fr),
            pieces(minions)
        ),
        Fought::RingBearerLoses { character, minions, free_peoples, shadow, wounds, burdens, left } => format!(
            "{}\u{A0}: l’Ombre gagne\u{202F}; {} a {}, {} et une vitalité de {}.",
            totals(character, minions, free_peoples, shadow),
            character.say(Lang::Fr),
            counted(wounds, "blessure", "blessures"),
            counted(burdens, "fardeau", "fardeaux"),
            n(left)
        ),
        Fought::RingBearerCorrupted { ring_bearer, burdens, resistance } => format!(
            "{} est corrompu, {} contre une résistance de {}\u{A0}: le joueur des Peuples Libres perd la partie.",
            ring_bearer.say(Lang::Fr),
            counted(burdens, "fardeau", "fardeaux"),
            n(resistance)
        ),
        Fought::RingBearerDies { ring_bearer } => format!(
            "{}, le Porteur de l’Anneau, est tué\u{A0}: le joueur des Peuples Libres perd la partie.",
            ring_bearer.say(Lang::Fr)
        ),
        Fought::RegroupIsNext => {
            "Il ne reste aucun séide\u{A0}: on passe au ralliement, sans affectation ni combat.".into()
        }
        Fought::NobodyFights { minions } if minions.is_zero() => "Personne ne combat\u{A0}: il n’y a aucun séide.".into(),
        Fought::NobodyFights { minions } => {
            let stay = if is_one(minions, Lang::Fr) { "reste non affecté" } else { "restent non affectés" };
            format!("Personne ne combat\u{A0}: {} {stay}.", counted(minions, "séide", "séides"))
        }
    }
}

fn inner(skirmish: &Skirmish) -> String {
    skirmish.0.say(Lang::Fr).to_string()
}
