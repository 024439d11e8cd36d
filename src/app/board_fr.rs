use crate::app::board_says::BoardSays;
use refrain::words::Lang::Fr;
use refrain::words::{Count, is_one};

/// The board's sentences in French.
pub fn say(says: &BoardSays) -> String {
    match says {
        BoardSays::Notice => "Avis".into(),
        BoardSays::Board => "Plateau".into(),
        BoardSays::HowToMove => {
            "Appuyez pour prendre la pièce, puis choisissez un emplacement. Les flèches parcourent les emplacements, \
             Entrée pose la pièce, Échap la remet à sa place."
                .into()
        }
        BoardSays::Undo => "Annuler".into(),
        BoardSays::Redo => "Rétablir".into(),
        BoardSays::Reset => "Recommencer".into(),
        BoardSays::Clear => "Vider".into(),
        BoardSays::Tray => "Ajouter des pièces".into(),
        BoardSays::Describe => "Décrire une carte".into(),
        BoardSays::Understood => "Compris :".into(),
        BoardSays::NotUnderstood => "Pas compris, laissé de côté.".into(),
        BoardSays::InsertWording => "Insérer une formulation comprise".into(),
        BoardSays::AddDescribed => "Mettre sur la table".into(),
        BoardSays::Search => "Chercher par nom ou numéro".into(),
        BoardSays::SearchByName => "Chercher par nom".into(),
        BoardSays::NothingFound => "Aucune pièce ne contient ces mots.".into(),
        BoardSays::MoreFound { count } => format!("Encore {} : précisez la recherche.", count.say(Fr)),
        BoardSays::ChooseAPlace => "Choisissez un emplacement.".into(),
        BoardSays::DragToAPlace => "Glissez vers un emplacement.".into(),
        BoardSays::TapManyPlaces => "Choisissez un ou plusieurs emplacements.".into(),
        BoardSays::Lifted { piece, count } => format!("En main : {}. {}.", piece.say(Fr), places(count)),
        BoardSays::NoPlace { piece } => format!("{} : aucun emplacement possible.", piece.say(Fr)),
        BoardSays::MayGo { zone } => format!("{} : permis.", zone.say(Fr)),
        BoardSays::MayNotGo { zone } => format!("{} : interdit.", zone.say(Fr)),
        BoardSays::Placed { piece, zone } => format!("{} : nouvel emplacement, {}.", piece.say(Fr), zone.say(Fr)),
        BoardSays::WasPutBack { piece } => format!("{} : retour à sa place.", piece.say(Fr)),
        BoardSays::PutBack => "Remettre en place".into(),
        BoardSays::Done => "Arrêter de placer".into(),
        BoardSays::PlaceHere => "Poser ici".into(),
        BoardSays::Allowed => "Permis".into(),
        BoardSays::NotAllowed => "Interdit".into(),
        BoardSays::MoveTo => "Déplacer vers…".into(),
        BoardSays::HowMany => "Combien".into(),
        BoardSays::All { count } => format!("Tout ({})", count.say(Fr)),
        BoardSays::HowManyThere => "Nombre sur place".into(),
        BoardSays::Values => "Valeurs".into(),
        BoardSays::Deeds => "Actions possibles".into(),
        BoardSays::Less { what } => format!("{} : un de moins", what.say(Fr)),
        BoardSays::More { what } => format!("{} : un de plus", what.say(Fr)),
        BoardSays::Remove => "Retirer".into(),
        BoardSays::RemoveSome { count } => format!("En retirer {}", count.say(Fr)),
        BoardSays::Shorthand => "Saisie rapide".into(),
        BoardSays::Enter => "Valider".into(),
        BoardSays::AskAnyway => "Poser la question quand même".into(),
        BoardSays::Close => "Fermer".into(),
        BoardSays::OnlyShown => "Ce plateau montre un autre moment. Revenez à la fin pour le modifier.".into(),
        BoardSays::Linked { to } => format!("avec {}", to.say(Fr)),
        BoardSays::TimesOver { count } => format!("×{}", count.say(Fr)),
        BoardSays::SoMany { count } => format!("au nombre de {}", count.say(Fr)),
        BoardSays::NothingHere => "Vide".into(),
        BoardSays::Starts => "Positions de départ".into(),
        BoardSays::ManyDeeds { count } => format!("Actions possibles ici : {}", count.say(Fr)),
        BoardSays::MoreFields { count } => format!("Autres réglages : {}", count.say(Fr)),
        BoardSays::EmptyPlaces { count } => format!("Lieux vides : {}", count.say(Fr)),
        BoardSays::NumberEmpty => "Tapez un nombre.".into(),
        BoardSays::NumberUnread => "Ce n’est pas un nombre. Tapez des chiffres, ou 1e6, ou 10^100.".into(),
        BoardSays::NumberNegative => "Un nombre négatif n’a pas de sens ici.".into(),
        BoardSays::NumberTooLong { most } => format!("Un nombre peut avoir au plus {} chiffres.", most.say(Fr)),
        BoardSays::NumberTooSmall { least } => format!("Le minimum est {}.", least.say(Fr)),
        BoardSays::NumberTooGreat { most } => format!("Le maximum est {}.", most.say(Fr)),
        BoardSays::AnsweredOtherwise => {
            "Au moment où ce lien a été créé, ce plateau donnait une autre réponse. Depuis, les règles ou les cartes que \
             Refrain connaît ont changé ; la réponse ci-dessus est celle d’aujourd’hui."
                .into()
        }
        BoardSays::AnsweredThen { then, now } => format!(
            "Quand ce lien a été fait, la réponse était\u{A0}: «\u{A0}{}\u{A0}» Maintenant, c’est\u{A0}: «\u{A0}{}\u{A0}» Les règles ou les cartes que Refrain connaît ont changé depuis.",
            then.say(Fr),
            now.say(Fr)
        ),
        BoardSays::NothingKept => {
            "Ce navigateur ne garde rien pour la page : fermer l’onglet efface le plateau. Un lien copié le contient \
             toujours."
                .into()
        }
        BoardSays::Sides => "Camps".into(),
    }
}

fn places(count: &Count) -> String {
    match (count.is_zero(), is_one(count, Fr)) {
        (true, _) => "Emplacements possibles : 0".into(),
        (_, true) => "1 emplacement possible".into(),
        _ => format!("{} emplacements possibles", count.say(Fr)),
    }
}
