use crate::wire::{Quoted, WireError};
use crate::words::Lang::Fr;

/// What is wrong with a file or link, in French.
pub fn wire_error(error: &WireError) -> String {
    match error {
        WireError::NotText => {
            "Ce fichier n’est pas du texte. Choisissez un cas enregistré comme fichier JSON.".into()
        }
        WireError::NotJson { line, column } => format!(
            "Ce n’est pas un cas\u{A0}: son JSON s’interrompt à la ligne {}, colonne {}. Copiez de nouveau le fichier d’origine.",
            line.say(Fr),
            column.say(Fr)
        ),
        WireError::Cut => "La fin manque. Copiez de nouveau le fichier ou le lien en entier.".into(),
        WireError::TooDeep => {
            "Ses parties sont emboîtées trop profondément. Aucun cas n’en a besoin\u{A0}: il n’a pas été ouvert.".into()
        }
        WireError::TooLarge { most } => {
            format!("Ce fichier est trop gros\u{A0}: un cas compte au plus {} octets.", most.say(Fr))
        }
        WireError::NewerSchema { schema } => format!(
            "Une version plus récente de Refrain a fait ce fichier (schéma {}). Rechargez la page pour l’obtenir.",
            schema.say(Fr)
        ),
        WireError::NotACase => {
            "Ce n’est pas un cas de Refrain\u{A0}: il n’a pas de «\u{A0}schema\u{A0}». Choisissez un autre fichier.".into()
        }
        WireError::UnknownGame { game } => {
            format!("Refrain n’a pas de jeu {}. Rechargez la page ou choisissez un autre fichier.", game.say(Fr))
        }
        WireError::UnknownRuleset { ruleset } => {
            format!("Ce jeu n’a pas de règles {}. Rechargez la page ou choisissez d’autres règles.", ruleset.say(Fr))
        }
        WireError::UnknownQuestion { question } => {
            format!("Ce jeu n’a pas de question {}. Rechargez la page ou choisissez un autre fichier.", question.say(Fr))
        }
        WireError::BadId { part } => format!(
            "Un nom dans {} n’est pas permis\u{A0}: de 1 à 64 lettres sans accent, chiffres, points, tirets, soulignés ou signes plus.",
            part.say(Fr)
        ),
        WireError::Negative { part } => {
            format!("Un nombre dans {} est négatif. On compte à partir de 0.", part.say(Fr))
        }
        WireError::NumberTooLong { part, most } => {
            format!("Un nombre dans {} est trop long\u{A0}: au plus {} chiffres.", part.say(Fr), most.say(Fr))
        }
        WireError::NumberForm { part } => format!(
            "Un nombre dans {} est illisible. Écrivez des nombres entiers, et les grands en chiffres entre guillemets droits.",
            part.say(Fr)
        ),
        WireError::FieldUnknown { field, part } => {
            format!("{} dans {} est inconnu. Enlevez-le, ou cherchez une faute de frappe.", field.say(Fr), part.say(Fr))
        }
        WireError::FieldMissing { field, part } if *part == Quoted::new("file") => {
            format!("Il manque une partie du fichier\u{A0}: {}. Ajoutez-la.", field.say(Fr))
        }
        WireError::FieldMissing { field, part } => format!(
            "Il manque une partie du fichier\u{A0}: {}, attendue dans {}. Ajoutez-la.",
            field.say(Fr),
            part.say(Fr)
        ),
        WireError::NotUnderstood { part, detail } => {
            format!("{} n’est pas comme il faut\u{A0}: {}.", part.say(Fr), detail.say_english(Fr))
        }
        WireError::TooManyActs { most } => format!("Trop d’actions\u{A0}: un cas en compte au plus {}.", most.say(Fr)),
        WireError::TooMuchOnBoard { most } => format!(
            "Trop de choses sur la table\u{A0}: au plus {} entrées. Comptez ensemble les pièces identiques.",
            most.say(Fr)
        ),
        WireError::NotALink => "Ce lien ne porte aucune position. Copiez de nouveau le lien en entier.".into(),
        WireError::UnknownLinkVersion { version } => format!(
            "Une version plus récente de Refrain a fait ce lien (version {}). Rechargez la page.",
            version.say(Fr)
        ),
        WireError::NotCompressed => {
            "Ce lien est abîmé\u{A0}: un caractère s’est perdu ou a changé en route. Copiez de nouveau le lien en entier.".into()
        }
        WireError::LinkTooLong { most } => {
            format!("Ce lien est trop long\u{A0}: au plus {} caractères. Demandez plutôt le fichier.", most.say(Fr))
        }
        WireError::LinkTooLarge { most } => format!(
            "Ce lien se déplie en plus de {} octets. Aucune position n’en a besoin\u{A0}: il n’a pas été ouvert.",
            most.say(Fr)
        ),
    }
}
