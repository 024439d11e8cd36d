//! Names and counted nouns as sentences of the language need them.

use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::words::{Count, Lang, capital, is_one, list_and};

const EN: Lang = Lang::En;

/// A player inside a sentence: "the Witch-king".
pub fn the(power: &Power) -> String {
    match power {
        Power::Gondor | Power::Rohan | Power::Saruman => power.name().say(EN),
        Power::WitchKing => "the Witch-king".to_owned(),
        Power::FreePeoples => "the Free Peoples player".to_owned(),
    }
}

/// A player at the start of a sentence.
pub fn start(power: &Power) -> String {
    capital(&the(power))
}

/// A Nation inside a sentence: "the Elves".
pub fn the_nation(nation: &Nation) -> String {
    match nation {
        Nation::Gondor | Nation::Rohan | Nation::Sauron | Nation::Isengard => nation.name().say(EN),
        Nation::Elves => "the Elves".to_owned(),
        Nation::North => "the North".to_owned(),
        Nation::Dwarves => "the Dwarves".to_owned(),
        Nation::Southrons => "the Southrons & Easterlings".to_owned(),
    }
}

/// Nations in a list.
pub fn nations(list: &[Nation]) -> String {
    list_and(&list.iter().map(the_nation).collect::<Vec<_>>(), EN)
}

/// A region's name inside a sentence: "the Dead Marshes".
pub fn region(region: &Region) -> String {
    const THE: [&str; 32] = [
        "gap-of-rohan", "fords-of-isen", "dead-marshes", "druadan-forest", "folde", "grey-havens", "tower-hills", "old-forest",
        "north-downs", "south-downs", "ettenmoors", "weather-hills", "trollshaws", "fords-of-bruinen", "high-pass", "carrock",
        "eagles-eyrie", "old-ford", "gladden-fields", "north-anduin-vale", "south-anduin-vale", "narrows-of-the-forest",
        "western-brown-lands", "eastern-brown-lands", "noman-lands", "ash-mountains", "old-forest-road", "woodland-realm",
        "withered-heath", "iron-hills", "vale-of-the-carnen", "vale-of-the-celduin",
    ];
    let name = region.place().name.say(EN);
    match name.strip_prefix("The ") {
        Some(name) => format!("the {name}"),
        None => format!("{}{name}", if THE.contains(&region.id()) { "the " } else { "" }),
    }
}

/// "4 units", "1 unit".
pub fn units(count: &Count) -> String {
    counted(count, "unit", "units")
}

/// A number with its noun.
pub fn counted(count: &Count, one: &str, many: &str) -> String {
    format!("{} {}", count.say(EN), if is_one(count, EN) { one } else { many })
}

/// A kind as a noun: "Regular", "Elites".
pub fn kind(kind: &Kind, one: bool) -> &'static str {
    match (kind, one) {
        (Kind::Regular, true) => "Regular",
        (Kind::Regular, false) => "Regulars",
        (Kind::Elite, true) => "Elite",
        (Kind::Elite, false) => "Elites",
        (Kind::Leader, true) => "Leader",
        (Kind::Leader, false) => "Leaders",
        (Kind::Nazgul, _) => "Nazgûl",
    }
}

/// A Nation as an adjective: "Elven".
pub fn of(nation: &Nation) -> &'static str {
    match nation {
        Nation::Gondor => "Gondor",
        Nation::Elves => "Elven",
        Nation::Rohan => "Rohan",
        Nation::North => "North",
        Nation::Dwarves => "Dwarven",
        Nation::Sauron => "Sauron",
        Nation::Isengard => "Isengard",
        Nation::Southrons => "Southron",
    }
}

/// "2 Gondor Regulars".
pub fn figures(nation: &Nation, of_kind: &Kind, count: &Count) -> String {
    format!("{} {} {}", count.say(EN), of(nation), kind(of_kind, is_one(count, EN)))
}

/// What stands in a region beside Army units, in a list.
pub fn others(leaders: &Count, nazgul: &Count, companions: &Count, minions: &Count) -> String {
    let all = [
        (leaders, "Leader", "Leaders"),
        (nazgul, "Nazgûl", "Nazgûl"),
        (companions, "Companion", "Companions"),
        (minions, "Minion", "Minions"),
    ];
    let there: Vec<String> =
        all.iter().filter(|(count, ..)| !count.is_zero()).map(|(count, one, many)| counted(count, one, many)).collect();
    list_and(&there, EN)
}

/// A number, or the word for none.
pub fn none_or(count: &Count) -> String {
    if count.is_zero() { "none".to_owned() } else { count.say(EN) }
}
