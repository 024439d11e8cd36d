use crate::games::war_of_the_ring::names_fr::{at, au, de, kind, le, start};
use crate::games::war_of_the_ring::table_says::Tables;
use crate::words::{Count, Lang};

const FR: Lang = Lang::Fr;

/// Puts a sentence into French.
pub fn say(says: &Tables) -> String {
    let n = |count: &Count| count.say(FR);
    match says {
        Tables::Control { region, turn } => format!("Qui contrôle l’armée {}, tour {}", de(region), n(turn)),
        Tables::IfAttacked { region, turn } => {
            format!("En cas d’attaque {}, tour {}\u{A0}: une seule armée, et qui la contrôle", at(region), n(turn))
        }
        Tables::Losses { region } => format!("Si une unité est perdue {}", at(region)),
        Tables::Rights { region } => format!("Qui peut faire quoi au départ {}", de(region)),
        Tables::Splits { region, player } => {
            format!("Ce que {} peut emmener {} en gardant le contrôle", le(player), de(region))
        }
        Tables::Player { player } => player.name().say(FR),
        Tables::Units => "Unités".into(),
        Tables::Elites => "Élites".into(),
        Tables::Token => "Joueur dominant".into(),
        Tables::Number { count } => n(count),
        Tables::Holds => "marqueur".into(),
        Tables::Nothing => "–".into(),
        Tables::NextTurn { player } => {
            format!("Au prochain tour, si rien ne bouge\u{A0}: {}.", player.name().say(FR))
        }
        Tables::Loses { player, kind: of } => format!("{} perd une {}", start(player), kind(of, true)),
        Tables::Reduces { player } => format!("{} réduit une unité d’Élite", start(player)),
        Tables::Then => "contrôle alors".into(),
        Tables::Passes { player } => format!("Coché\u{A0}: le contrôle échappe {}.", au(player)),
        Tables::Place { region } => region.place().name.say(FR),
        Tables::MayMove => "se déplace".into(),
        Tables::MayMovePart => "se déplace, ceux qui peuvent entrer".into(),
        Tables::MayMoveOver => "se déplace au-delà de la limite\u{A0}: le livre ne le dit pas".into(),
        Tables::KeptOut => "ne peut pas entrer".into(),
        Tables::MayAttack => "attaque".into(),
        Tables::MayAttackPart => "attaque, le reste en arrière-garde".into(),
        Tables::NoAttack => "ne peut pas attaquer".into(),
        Tables::Controller { player, other } => format!(
            "Une armée mixte. Seul {} la déplace en entier, attaque, joue ses cartes Combat, bat en retraite avec elle et capture\u{202F}; {} peut seulement en faire sortir ses propres unités.",
            le(player),
            le(other)
        ),
        Tables::EachHisOwn => "Chacun se déplace et attaque avec ses seules unités et ses seuls Officiers.".into(),
        Tables::PartKeeps { player, mine, theirs } => {
            format!("La partie choisie\u{A0}: {} à lui, {} au coéquipier. {} la contrôle et peut agir avec elle.", n(mine), n(theirs), start(player))
        }
        Tables::PartLoses { player, mine, theirs } => {
            format!("La partie choisie\u{A0}: {} à lui, {} au coéquipier. {} ne la contrôlerait pas et ne peut pas agir avec elle.", n(mine), n(theirs), start(player))
        }
        Tables::StaysBehind { region, player } => format!("Ce qu’elle laisse {}\u{A0}: {} le contrôle.", at(region), le(player)),
        Tables::With { count } => format!("Avec {} au coéquipier", n(count)),
        Tables::Own => "unités à lui".into(),
        Tables::Range { least, most } if least == most => n(least),
        Tables::Range { least, most } => format!("de {} à {}", n(least), n(most)),
        Tables::ElseLost { player } => {
            format!("Avec moins d’unités à lui, {} ne contrôlerait pas ce qui se déplace.", le(player))
        }
    }
}
