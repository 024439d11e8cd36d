use crate::games::war_of_the_ring::board::tint;
use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::labels::Labels;
use crate::games::war_of_the_ring::players::{Players, Power};
use crate::games::war_of_the_ring::tokens::{Class, tray_kind};
use crate::ruling::{Sentence, Tint, TrayPiece};
use crate::words::Lang;

/// Every kind of figure that the box has, to be found by its English and French names.
pub fn pieces(players: Players) -> Vec<TrayPiece> {
    Class::all().into_iter().map(|class| piece(class, players)).collect()
}

fn piece(class: Class, players: Players) -> TrayPiece {
    let player = class.player(players);
    TrayPiece {
        kind: tray_kind(class),
        name: class.name().says(),
        number: None,
        also: also(class),
        seat: player.map(Power::seat),
        tint: player.map_or(if class == Class::Minion { Tint::Second } else { Tint::First }, tint),
        sort: sort(class).says(),
        single: false,
    }
}

fn sort(class: Class) -> Labels {
    match class {
        Class::Of(_, kind) if kind.is_an_army_unit() => Labels::SortUnit,
        Class::Of(..) => Labels::SortLeader,
        Class::Companion | Class::Minion => Labels::SortCharacter,
    }
}

// Its name in both languages, its Nation's names, and the names that players use for it.
fn also(class: Class) -> Vec<String> {
    let mut words: Vec<String> = Lang::ALL.map(|lang| class.name().say(lang).plain()).to_vec();
    if let Class::Of(nation, kind) = class {
        words.extend(Lang::ALL.map(|lang| nation.name().say(lang)));
        words.push(nation.key().to_owned());
        let extra: &[&str] = match kind {
            Kind::Regular => &["unit", "unité commune"],
            Kind::Elite => &["unit", "elite"],
            Kind::Leader => &["chef", "officer"],
            Kind::Nazgul => &["Nazgul", "Ringwraith", "Spectre de l’Anneau"],
        };
        words.extend(extra.iter().map(|word| (*word).to_owned()));
    }
    let names: &[&str] = match class {
        Class::Companion => {
            &["Boromir", "Legolas", "Gimli", "Gandalf", "Strider", "Aragorn", "Meriadoc", "Peregrin", "Grands-Pas"]
        }
        Class::Minion => {
            &["Saruman", "Saroumane", "Witch-king", "Roi-Sorcier", "Mouth of Sauron", "Bouche de Sauron"]
        }
        Class::Of(..) => &[],
    };
    words.extend(names.iter().map(|name| (*name).to_owned()));
    words
}
