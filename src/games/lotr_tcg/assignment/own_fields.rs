//! What a person sets on a piece that stands for no card, beside the numbers of the other question: defender, hunter,
//! ambush and keywords.

use crate::games::lotr_tcg::own_pieces::is_blank;
use crate::games::lotr_tcg::setup::{MOST_OWN, SetKeyword, SetOwn, SetPiece, Setup};
use crate::games::lotr_tcg::table::Standing;
use crate::ruling::{Field, FieldKind, Piece, TokenId};
use crate::sentences;
use crate::words::{Count, Lang, Name};

sentences! {
    /// The labels of these fields.
    pub enum OwnSays: en = en, fr = fr;

    /// A number.
    "own_defender" Defender,
    /// A number.
    "own_hunter" Hunter,
    /// A number.
    "own_ambush" Ambush,
    /// A number.
    "own_ambush_again" AmbushAgain,
    /// A keyword.
    "own_keyword" Keyword { word: Piece },
}

/// Each keyword: its key, for whom (characters, minions), and its name in both languages.
const KEYWORDS: [(SetKeyword, &str, [bool; 2], [&str; 2]); 16] = [
    (SetKeyword::Fierce, "own.fierce", [false, true], ["Fierce", "Acharné"]),
    (SetKeyword::Lurker, "own.lurker", [false, true], ["Lurker", "Embusqué"]),
    (SetKeyword::CannotBeAssigned, "own.cannot_be_assigned", [false, true], ["Cannot be assigned", "Ne peut pas être affecté"]),
    (
        SetKeyword::NotByFreePeoples,
        "own.not_by_free_peoples",
        [false, true],
        ["Not to be assigned by the Free Peoples", "Pas affecté par les Peuples Libres"],
    ),
    (SetKeyword::Nazgul, "own.nazgul", [false, true], ["Nazgûl", "Nazgûl"]),
    (SetKeyword::UrukHai, "own.uruk_hai", [false, true], ["Uruk-hai", "Uruk-haï"]),
    (SetKeyword::Orc, "own.orc", [false, true], ["Orc", "Orque"]),
    (SetKeyword::Unhasty, "own.unhasty", [true, false], ["Unhasty", "Peu hâtif"]),
    (
        SetKeyword::OnlyTripleOverwhelms,
        "own.only_triple_overwhelms",
        [true, false],
        ["Overwhelmed only at triple", "Submergé seulement au triple"],
    ),
    (SetKeyword::RingBound, "own.ring_bound", [true, false], ["Ring-bound", "Associé à l’Anneau"]),
    (SetKeyword::Hobbit, "own.hobbit", [true, false], ["Hobbit", "Hobbit"]),
    (SetKeyword::Dwarf, "own.dwarf", [true, false], ["Dwarf", "Nain"]),
    (SetKeyword::Elf, "own.elf", [true, false], ["Elf", "Elfe"]),
    (SetKeyword::Man, "own.man", [true, true], ["Man", "Homme"]),
    (SetKeyword::Archer, "own.archer", [true, true], ["Archer", "Archer"]),
    (SetKeyword::Enduring, "own.enduring", [true, true], ["Enduring", "Pugnace"]),
];

fn en(says: &OwnSays) -> String {
    in_both(says, Lang::En)
}

fn fr(says: &OwnSays) -> String {
    in_both(says, Lang::Fr)
}

fn in_both(says: &OwnSays, lang: Lang) -> String {
    let [en, fr] = match says {
        OwnSays::Defender => ["Defender +", "Défenseur +"],
        OwnSays::Hunter => ["Hunter", "Chasseur"],
        OwnSays::Ambush => ["Ambush", "Embuscade"],
        OwnSays::AmbushAgain => ["Ambush, a second one", "Embuscade, une deuxième"],
        OwnSays::Keyword { word } => return word.say(lang).to_string(),
    };
    if lang == Lang::En { en.to_owned() } else { fr.to_owned() }
}

/// The fields of a piece that stands for no card.
pub fn own_fields(setup: &Setup, standing: &Standing) -> Vec<Field> {
    let id = &standing.piece.id;
    let set = setup.characters.iter().chain(&setup.minions).find(|set| set.id == *id);
    let Some(set) = set.filter(|_| is_blank(standing.card)) else { return Vec::new() };
    let own = set.own.as_deref().cloned().unwrap_or_default();
    let field = |key: &str, name: OwnSays, kind| Field { key: key.to_owned(), token: Some(id.clone()), name: name.says(), kind };
    let number = |value: Count| FieldKind::Number { value, least: Count::zero(), most: Some(Count::from(MOST_OWN)) };
    let character = standing.card.is_character();
    let mut fields = Vec::new();
    if character {
        fields.push(field("own.defender", OwnSays::Defender, number(own.defender.clone())));
    } else {
        fields.push(field("own.ambush", OwnSays::Ambush, number(own.ambush.clone())));
        fields.push(field("own.ambush_again", OwnSays::AmbushAgain, number(own.ambush_again.clone())));
    }
    fields.push(field("own.hunter", OwnSays::Hunter, number(own.hunter.clone())));
    for (keyword, key, [of_characters, of_minions], [en, fr]) in &KEYWORDS {
        if if character { *of_characters } else { *of_minions } {
            let says = OwnSays::Keyword { word: Piece::new((*key).into(), Name::both(en, fr)) };
            fields.push(field(key, says, FieldKind::Toggle(own.keywords.contains(keyword))));
        }
    }
    fields
}

/// Sets such a field; `None` if there is no such piece or field, `Some(false)` if it cannot be set to that.
pub fn set_own(setup: &mut Setup, token: &TokenId, key: &str, value: &str) -> Option<bool> {
    let mut pieces = setup.characters.iter_mut().chain(&mut setup.minions);
    let piece: &mut SetPiece = pieces.find(|piece| piece.id == *token)?;
    crate::games::lotr_tcg::cards::Card::numbered(piece.card.as_str()).filter(|card| is_blank(card))?;
    let own: &mut SetOwn = piece.own.get_or_insert_default();
    if let Some((keyword, ..)) = KEYWORDS.iter().find(|(_, word, ..)| *word == key) {
        own.keywords.retain(|other| other != keyword);
        if value == "true" {
            own.keywords.push(*keyword);
        }
        return Some(value == "true" || value == "false");
    }
    let place = match key {
        "own.defender" => &mut own.defender,
        "own.hunter" => &mut own.hunter,
        "own.ambush" => &mut own.ambush,
        "own.ambush_again" => &mut own.ambush_again,
        _ => return None,
    };
    let typed = Count::typed(value).ok().filter(|number| *number <= Count::from(MOST_OWN));
    let fits = typed.is_some();
    *place = typed.unwrap_or_else(|| place.clone());
    Some(fits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::lotr_tcg::table::Table;
    use crate::ruling::faults_of;

    #[test]
    fn every_field_of_an_own_piece_can_be_set_and_is_shown_as_set() {
        let mut setup = Setup {
            characters: vec![SetPiece::of("hero".into(), "OWNC".into())],
            minions: vec![SetPiece::of("foe".into(), "OWNM".into())],
            ring_bearer: Some("hero".into()),
            ..Setup::default()
        };
        for id in ["hero", "foe"] {
            let shown = |setup: &Setup| {
                let table = Table::of(setup);
                let id = TokenId::from(id);
                let standing = table.character(&id).or_else(|| table.minion(&id)).cloned().unwrap();
                own_fields(setup, &standing)
            };
            assert!(shown(&setup).len() > 8);
            for field in shown(&setup) {
                let value = if matches!(field.kind, FieldKind::Toggle(_)) { "true" } else { "3" };
                assert_eq!(set_own(&mut setup, &id.into(), &field.key, value), Some(true), "{}", field.key);
                let now = shown(&setup).into_iter().find(|other| other.key == field.key).unwrap();
                let is_set = match now.kind {
                    FieldKind::Toggle(on) => on,
                    FieldKind::Number { value, .. } => value == Count::from(3),
                    _ => false,
                };
                assert!(is_set, "{}", field.key);
            }
        }
        assert_eq!(set_own(&mut setup, &"hero".into(), "own.hunter", "10000"), Some(false));
        assert_eq!(set_own(&mut setup, &"hero".into(), "own.fierce", "perhaps"), Some(false));
        assert_eq!(set_own(&mut setup, &"nobody".into(), "own.fierce", "true"), None);
        assert!(faults_of::<OwnSays>().is_empty(), "{:#?}", faults_of::<OwnSays>());
    }
}
