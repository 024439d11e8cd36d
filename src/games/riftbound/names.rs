use crate::ruling::{Spot, ZoneId};
use crate::words::Name;

/// A place as sentences mention it.
pub fn place(zone: &ZoneId) -> Spot {
    let name = match zone.as_str() {
        "p1.base" => Name::both("Player 1’s base", "la base de Joueur 1"),
        "p2.base" => Name::both("Player 2’s base", "la base de Joueur 2"),
        "p1.hand" => Name::both("Player 1’s hand", "la main de Joueur 1"),
        "p2.hand" => Name::both("Player 2’s hand", "la main de Joueur 2"),
        "p1.trash" => Name::both("Player 1’s trash", "la défausse de Joueur 1"),
        "p2.trash" => Name::both("Player 2’s trash", "la défausse de Joueur 2"),
        "p1.runes" => Name::both("Player 1’s runes", "les runes de Joueur 1"),
        "p2.runes" => Name::both("Player 2’s runes", "les runes de Joueur 2"),
        "bf1" => Name::both("Battlefield 1", "Champ de bataille 1"),
        "bf2" => Name::both("Battlefield 2", "Champ de bataille 2"),
        "chain" => Name::both("The chain", "La chaîne"),
        _ => Name::both("another place", "un autre lieu"),
    };
    Spot::new(zone.clone(), name)
}
