//! The French words of the shared board.

use crate::games::lotr_tcg::says::{Ground, MOST_NAMED, NAMED_OF_MANY};
use crate::ruling::Piece;
use crate::words::{Count, Lang, is_one, list_and};

fn n(count: &Count) -> String {
    count.say(Lang::Fr)
}

/// « 1 blessure », « 2 blessures ».
pub fn counted(count: &Count, one: &str, several: &str) -> String {
    format!("{} {}", n(count), if is_one(count, Lang::Fr) { one } else { several })
}

/// The names of pieces as a sentence lists them; of more than five the first three and how many others.
pub fn pieces(pieces: &[Piece]) -> String {
    let said: Vec<String> = pieces.iter().map(|piece| piece.say(Lang::Fr)).collect();
    if said.len() <= MOST_NAMED {
        return list_and(&said, Lang::Fr);
    }
    let others = format!("{} autres", n(&Count::from(said.len().saturating_sub(NAMED_OF_MANY))));
    list_and(&said.into_iter().take(NAMED_OF_MANY).chain([others]).collect::<Vec<_>>(), Lang::Fr)
}

/// What the shared board says, in French.
pub fn ground(says: &Ground) -> String {
    match says {
        Ground::GameName => "Le Seigneur des Anneaux JCC".into(),
        Ground::Covers => "De la manœuvre au dernier combat\u{A0}: actions, archerie, affectations, séides acharnés, alliés, \
                           Anneau\u{202F}; actions répétées en combat, en phase de compagnie ou de ralliement\u{202F}; trois \
                           joueurs de l’Ombre au plus. Non couverts\u{A0}: les règles des formats d’amateurs plus récents et les \
                           textes dont la carte dit qu’ils ne se jouent pas ici."
            .into(),
        Ground::FreePeoplesPlayer => "le joueur des Peuples Libres".into(),
        Ground::ShadowPlayer => "le joueur de l’Ombre".into(),
        Ground::Companion => "compagnon".into(),
        Ground::Minion => "séide".into(),
        Ground::SiteCard => "site".into(),
        Ground::ConditionCard => "condition".into(),
        Ground::PossessionCard => "possession".into(),
        Ground::AllyCard => "allié".into(),
        Ground::RingCard => "l’Anneau Unique".into(),
        Ground::EventCard => "événement".into(),
        Ground::NothingThereYet => {
            "Le plateau est vide. Placez-y des compagnons et des séides, et dites qui porte l’Anneau.".into()
        }
        Ground::FirstShadowPlayer => "le premier joueur de l’Ombre".into(),
        Ground::SecondShadowPlayer => "le deuxième joueur de l’Ombre".into(),
        Ground::ThirdShadowPlayer => "le troisième joueur de l’Ombre".into(),
        Ground::EarlierActions { cards } => {
            format!("Aucune action d’une phase précédente n’a servi, hormis ce que montre le plateau\u{A0}: {}.", pieces(cards))
        }
        Ground::UnplayedText { cards } => {
            format!("Un texte qui ne se joue pas ici reste inutilisé\u{A0}: {}.", pieces(cards))
        }
        Ground::OwnPiecesTaken { pieces: own } => {
            format!("Pris comme vous le décrivez, aucune carte n’a été vérifiée\u{A0}: {}.", pieces(own))
        }
        Ground::RingNotWorn => {
            "Le Porteur de l’Anneau ne met pas l’Anneau\u{A0}: porté, il changerait des blessures en fardeaux.".into()
        }
        Ground::OneShadowPlayerHere => {
            "Cette question ne prend qu’un joueur de l’Ombre\u{A0}: mettez leur nombre à 1.".into()
        }
        Ground::UnknownReading => {
            "Le cas choisit une lecture que cette question ne connaît pas\u{A0}: elle ne change rien.".into()
        }
        Ground::CardName { card, subtitle } => format!("{}, {}", card.say(Lang::Fr), subtitle.say(Lang::Fr)),
        Ground::Fellowship => "Compagnie".into(),
        Ground::UnassignedMinions => "Séides non affectés".into(),
        Ground::SitePlace => "Site".into(),
        Ground::AtCharacter { character } => format!("Avec {}", character.say(Lang::Fr)),
        Ground::NothingChosen => "aucun".into(),
        Ground::BurdensField => "Fardeaux".into(),
        Ground::SiteField => "Site".into(),
        Ground::RingBearerField => "Porteur de l’Anneau".into(),
        Ground::WoundsField => "Blessures au départ".into(),
        Ground::PlainNumber { number } => n(number),
        Ground::PlainBonus { number } => format!("+{}", n(number)),
        Ground::StrengthBadge { strength } => format!("force {}", n(strength)),
        Ground::VitalityBadge { left } => format!("vitalité restante\u{A0}: {}", n(left)),
        Ground::WoundsBadge { wounds } => counted(wounds, "blessure", "blessures"),
        Ground::DefenderBadge { bonus } => format!("défenseur +{}", n(bonus)),
        Ground::DamageBadge { bonus } => format!("dégâts +{}", n(bonus)),
        Ground::RingBearerBadge => "Porteur de l’Anneau".into(),
        Ground::KilledBadge => "tué".into(),
        Ground::UnplayedBadge => "une partie de son texte ne se joue pas ici".into(),
        Ground::UnplayedMark => "texte ?".into(),
        Ground::KilledMark => "✝".into(),
        Ground::RingMark => "Anneau".into(),
        Ground::OneWoundMore { piece } => format!("une blessure de plus sur {}", piece.say(Lang::Fr)),
        Ground::OneWoundFewer { piece } => format!("une blessure de moins sur {}", piece.say(Lang::Fr)),
        Ground::OneBurdenMore => "un fardeau de plus".into(),
        Ground::OneBurdenFewer => "un fardeau de moins".into(),
        Ground::OneMore { card } => format!("{} en un exemplaire de plus", card.say(Lang::Fr)),
        Ground::Without { piece } => format!("sans {}", piece.say(Lang::Fr)),
        Ground::UnknownCard { piece } => {
            format!("Aucune carte au numéro {} n’est connue ici\u{A0}: retirez-la ou prenez-en une autre.", piece.say(Lang::Fr))
        }
        Ground::NotACompanion { piece } => {
            format!("La carte {} n’est pas un compagnon\u{A0}: elle n’a pas sa place dans la compagnie.", piece.say(Lang::Fr))
        }
        Ground::NotAMinion { piece } => {
            format!("La carte {} n’est pas un séide\u{A0}: elle n’a pas sa place parmi eux.", piece.say(Lang::Fr))
        }
        Ground::NotASite { card } => format!("La carte {} n’est pas un site connu ici.", card.say(Lang::Fr)),
        Ground::NotTakenHere { piece } => format!(
            "{} a un texte dont cette question aurait besoin et qui ne se joue pas ici.",
            piece.say(Lang::Fr)
        ),
        Ground::IdTaken { piece } => {
            format!("{} a l’identifiant d’une autre pièce\u{A0}: il en faut un pour chacune.", piece.say(Lang::Fr))
        }
        Ground::TooManyCharacters { there, most } => format!(
            "{}\u{202F}; {} au plus sont pris en compte ici.",
            counted(there, "personnage des Peuples Libres", "personnages des Peuples Libres"),
            n(most)
        ),
        Ground::TooManyMinions { there, most } => {
            format!("{}\u{202F}; {} au plus sont pris en compte ici.", counted(there, "séide", "séides"), n(most))
        }
        Ground::TooManyCards { there, most } => format!(
            "{} qui ne combattent pas\u{202F}; {} au plus sont prises en compte ici.",
            counted(there, "carte", "cartes"),
            n(most)
        ),
        Ground::BearerNotThere { piece, bearer } => format!(
            "La carte {} est portée par {}\u{A0}: désignez un personnage ou un séide du plateau.",
            piece.say(Lang::Fr),
            bearer.say(Lang::Fr)
        ),
        Ground::OwnNumbersOnACard { piece } => format!(
            "{} a une carte, donc les nombres de cette carte\u{A0}: les nombres à vous sont pour les pièces à vous.",
            piece.say(Lang::Fr)
        ),
        Ground::OwnNumberTooLarge { piece, most } => format!(
            "Un nombre de la pièce {} est trop grand\u{A0}: {} au plus est pris en compte ici.",
            piece.say(Lang::Fr),
            n(most)
        ),
        Ground::OwnWithoutVitality { piece } => format!(
            "{} a une vitalité de 0\u{A0}: cette pièce ne pourrait pas être en jeu. Donnez-lui 1 ou plus.",
            piece.say(Lang::Fr)
        ),
        Ground::NotSoManyShadows { there, most } => format!(
            "{}\u{202F}; une table en compte de 1 à {}.",
            counted(there, "joueur de l’Ombre", "joueurs de l’Ombre"),
            n(most)
        ),
        Ground::NobodyHasIt { piece } => {
            format!("{} appartient à un joueur de l’Ombre absent de la table.", piece.say(Lang::Fr))
        }
        Ground::NoRingBearer => "Personne ne porte l’Anneau\u{A0}: désignez le Porteur de l’Anneau.".into(),
        Ground::RingBearerNotThere { piece } => {
            format!("L’Anneau est porté par {}\u{A0}: le Porteur de l’Anneau doit être parmi les personnages.", piece.say(Lang::Fr))
        }
        Ground::DeadAlready { piece, wounds, vitality } => format!(
            "{} a {} pour une vitalité de {}\u{A0}: déjà mort, donc hors jeu.",
            piece.say(Lang::Fr),
            counted(wounds, "blessure", "blessures"),
            n(vitality)
        ),
        Ground::DiscardedBeside { piece, by } => {
            format!("{} défausse tout autre séide\u{A0}: {} est hors jeu.", by.say(Lang::Fr), piece.say(Lang::Fr))
        }
        Ground::RingBearerDeadAlready { piece } => format!(
            "{}, le Porteur de l’Anneau, est déjà mort\u{A0}: le joueur des Peuples Libres a perdu.",
            piece.say(Lang::Fr)
        ),
        Ground::CorruptedAlready { piece, burdens, resistance } => format!(
            "{} a {} pour une résistance de {}\u{A0}: déjà corrompu, donc le joueur des Peuples Libres a perdu.",
            piece.say(Lang::Fr),
            counted(burdens, "fardeau", "fardeaux"),
            n(resistance)
        ),
        Ground::MoreThanNine { there } => {
            format!("{} compagnons sont en jeu\u{A0}: un joueur en a neuf au plus, morts compris.", n(there))
        }
        Ground::UniqueTwice { piece, there } => {
            format!("{} est unique, et {} cartes de ce titre sont en jeu.", piece.say(Lang::Fr), n(there))
        }
        Ground::NoSuchPiece => "Cette pièce n’est pas sur le plateau.".into(),
        Ground::CardCannotLieThere { card } => format!("La carte {} ne peut pas se trouver là.", card.say(Lang::Fr)),
        Ground::NoSuchField => "Rien de ce nom ne se règle ici.".into(),
        Ground::NoSuchValue => "Cette valeur n’est pas possible ici.".into(),
        Ground::CannotMoveThere { piece } => format!("{} ne se place pas là à la main.", piece.say(Lang::Fr)),
    }
}
