//! Names and counted nouns as sentences of the language need them.

use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::words::{Count, Lang, capital, is_one, list_and};

const FR: Lang = Lang::Fr;

/// A player inside a sentence: « le Roi-Sorcier ».
pub fn le(power: &Power) -> &'static str {
    match power {
        Power::Gondor => "le Gondor",
        Power::Rohan => "le Rohan",
        Power::FreePeoples => "le joueur des Peuples Libres",
        Power::WitchKing => "le Roi-Sorcier",
        Power::Saruman => "Saroumane",
    }
}

/// A player at the start of a sentence.
pub fn start(power: &Power) -> String {
    capital(le(power))
}

/// A player behind *de*: « du Gondor ».
pub fn du(power: &Power) -> &'static str {
    match power {
        Power::Gondor => "du Gondor",
        Power::Rohan => "du Rohan",
        Power::FreePeoples => "du joueur des Peuples Libres",
        Power::WitchKing => "du Roi-Sorcier",
        Power::Saruman => "de Saroumane",
    }
}

/// A player behind *à*: « au Gondor ».
pub fn au(power: &Power) -> &'static str {
    match power {
        Power::Gondor => "au Gondor",
        Power::Rohan => "au Rohan",
        Power::FreePeoples => "au joueur des Peuples Libres",
        Power::WitchKing => "au Roi-Sorcier",
        Power::Saruman => "à Saroumane",
    }
}

/// A Nation inside a sentence: « les Elfes ».
pub fn la_nation(nation: &Nation) -> &'static str {
    match nation {
        Nation::Gondor => "le Gondor",
        Nation::Elves => "les Elfes",
        Nation::Rohan => "le Rohan",
        Nation::North => "le Nord",
        Nation::Dwarves => "les Nains",
        Nation::Sauron => "Sauron",
        Nation::Isengard => "l’Isengard",
        Nation::Southrons => "les Suderons et Orientaux",
    }
}

/// A Nation behind *de*: « des Elfes ».
pub fn of(nation: &Nation) -> &'static str {
    match nation {
        Nation::Gondor => "du Gondor",
        Nation::Elves => "des Elfes",
        Nation::Rohan => "du Rohan",
        Nation::North => "du Nord",
        Nation::Dwarves => "des Nains",
        Nation::Sauron => "de Sauron",
        Nation::Isengard => "de l’Isengard",
        Nation::Southrons => "des Suderons et Orientaux",
    }
}

/// Nations in a list.
pub fn nations(list: &[Nation]) -> String {
    list_and(&list.iter().map(|nation| la_nation(nation).to_owned()).collect::<Vec<_>>(), FR)
}

/// A region with its preposition: « à Osgiliath », « au Lossarnach », « en Ithilien du Sud ».
pub fn at(region: &Region) -> String {
    let place = region.place();
    format!("{}{}", place.french.0, place.name.say(FR))
}

/// A region behind *de*: « d’Osgiliath », « du Lossarnach ».
pub fn de(region: &Region) -> String {
    let place = region.place();
    format!("{}{}", place.french.1, place.name.say(FR))
}

/// A player's name beside a number: « Rohan 2 ».
pub fn name(power: &Power) -> String {
    power.name().say(FR)
}

/// « 4 unités », « 1 unité ».
pub fn units(count: &Count) -> String {
    counted(count, "unité", "unités")
}

/// A number with its noun.
pub fn counted(count: &Count, one: &str, many: &str) -> String {
    format!("{} {}", count.say(FR), if is_one(count, FR) { one } else { many })
}

/// A kind as a noun: « unité régulière », « Officiers ».
pub fn kind(kind: &Kind, one: bool) -> &'static str {
    match (kind, one) {
        (Kind::Regular, true) => "unité régulière",
        (Kind::Regular, false) => "unités régulières",
        (Kind::Elite, true) => "unité d’Élite",
        (Kind::Elite, false) => "unités d’Élite",
        (Kind::Leader, true) => "Officier",
        (Kind::Leader, false) => "Officiers",
        (Kind::Nazgul, _) => "Nazgûl",
    }
}

/// « 2 unités régulières du Gondor ».
pub fn figures(nation: &Nation, of_kind: &Kind, count: &Count) -> String {
    format!("{} {} {}", count.say(FR), kind(of_kind, is_one(count, FR)), of(nation))
}

/// What stands in a region beside Army units, in a list.
pub fn others(leaders: &Count, nazgul: &Count, companions: &Count, minions: &Count) -> String {
    let all = [
        (leaders, "Officier", "Officiers"),
        (nazgul, "Nazgûl", "Nazgûl"),
        (companions, "Compagnon", "Compagnons"),
        (minions, "Serviteur", "Serviteurs"),
    ];
    let there: Vec<String> =
        all.iter().filter(|(count, ..)| !count.is_zero()).map(|(count, one, many)| counted(count, one, many)).collect();
    list_and(&there, FR)
}

/// A number, or the word for none.
pub fn none_or(count: &Count) -> String {
    if count.is_zero() { "aucune".to_owned() } else { count.say(FR) }
}

