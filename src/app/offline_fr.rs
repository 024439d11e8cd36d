use crate::app::offline_says::OfflineSays;
use refrain::words::Lang::Fr;
use refrain::words::{Count, is_one};

/// The sentences about use without a network, in French.
pub fn say(says: &OfflineSays) -> String {
    match says {
        OfflineSays::Offline => "Sans réseau".into(),
        OfflineSays::Saving => "Enregistrement pour l’utilisation hors ligne…".into(),
        OfflineSays::Saved { megabytes, tenths } => {
            format!("Disponible hors ligne\u{A0}: {},{} Mo.", megabytes.say(Fr), tenths.say(Fr))
        }
        OfflineSays::Version => "Version".into(),
        OfflineSays::Failed => {
            "Ce navigateur n’a pas enregistré la page pour l’utilisation hors ligne\u{A0}; il manque peut-être de place. \
             Avec un réseau, tout fonctionne comme avant."
                .into()
        }
        OfflineSays::Never => {
            "À cette adresse, ce navigateur n’enregistre aucune page pour l’utilisation hors ligne. Avec un réseau, \
             tout fonctionne."
                .into()
        }
        OfflineSays::OneFile => "C’est le programme entier en un seul fichier\u{A0}: il n’a besoin d’aucun réseau.".into(),
        OfflineSays::Forgetful => {
            "Cet appareil efface ce qu’une page a enregistré si vous ne l’ouvrez pas pendant une semaine. Ajoutez la \
             page à l’écran d’accueil (Partager, puis Sur l’écran d’accueil) et enregistrez de temps en temps vos \
             plateaux dans un fichier."
                .into()
        }
        OfflineSays::Install => "Installer sur cet appareil".into(),
        OfflineSays::Download => "Télécharger en un seul fichier".into(),
        OfflineSays::Newer => "Une nouvelle version de Refrain est prête.".into(),
        OfflineSays::TakeOver => "L’utiliser maintenant".into(),
        OfflineSays::Later => "Plus tard".into(),
        OfflineSays::BoardsOut => "Enregistrer tous les plateaux dans un fichier".into(),
        OfflineSays::BoardsIn => "Reprendre des plateaux".into(),
        OfflineSays::BoardsHow => {
            "Le fichier transporte tous vos plateaux vers un autre appareil ou navigateur.".into()
        }
        OfflineSays::BoardsCame { boards } => came(boards),
        OfflineSays::BoardsKnown => "Tous les plateaux de ce fichier étaient déjà là.".into(),
        OfflineSays::BoardsNoRoom { boards, left, most } => format!(
            "{} {} du fichier n’{} pas trouvé de place\u{A0}: la liste en contient {}.",
            came(boards),
            boards_of(left),
            if is_one(left, Fr) { "a" } else { "ont" },
            most.say(Fr)
        ),
        OfflineSays::BoardsNone => "Ce fichier ne contient aucun plateau de Refrain.".into(),
    }
}

fn came(boards: &Count) -> String {
    let reprise = if is_one(boards, Fr) { "repris\u{A0}: il se trouve" } else { "repris\u{A0}: ils se trouvent" };
    format!("{} {reprise} sous «\u{A0}Plateaux récents\u{A0}» dans le menu.", boards_of(boards))
}

fn boards_of(count: &Count) -> String {
    format!("{} {}", count.say(Fr), if is_one(count, Fr) { "plateau" } else { "plateaux" })
}
