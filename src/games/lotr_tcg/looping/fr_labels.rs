//! The French words of the question about loops: prompts, choices, findings and readings.

use crate::games::lotr_tcg::fr::counted;
use crate::games::lotr_tcg::looping::fr::{burdens, several, who};
use crate::games::lotr_tcg::looping::labels::LoopLabel;
use crate::ruling::{Piece, Says};
use crate::words::{Count, Lang, list_and};

fn in_a_row(ranges: &[Says]) -> String {
    let ranges: Vec<String> = ranges.iter().map(|range| range.say(Lang::Fr).to_string()).collect();
    ranges.join("\u{202F}; ")
}

fn numbers(all: &[Count]) -> String {
    let all: Vec<String> = all.iter().map(|one| one.say(Lang::Fr)).collect();
    list_and(&all, Lang::Fr)
}

/// Labels in French.
pub fn label(says: &LoopLabel) -> String {
    let say = |piece: &Piece| piece.say(Lang::Fr);
    let n = |number: &Count| number.say(Lang::Fr);
    match says {
        LoopLabel::Title => "Combien de fois, et qui a le dernier mot\u{202F}?".into(),
        LoopLabel::How => {
            "Placez un séide face au personnage qui l’affronte, utilisez des capacités, ou répétez-en une suite en boucle."
                .into()
        }
        LoopLabel::ExampleLastWord => "Qui a le dernier mot aux Berges de l’Anduin\u{202F}?".into(),
        LoopLabel::SkirmishOf { character } => format!("Combat\u{A0}: {}", say(character)),
        LoopLabel::WhoseChance { seat } => format!("{} peut agir ou passer.", who(seat)),
        LoopLabel::HowManyTimes { seat } => format!("{} nomme le nombre\u{A0}: combien de fois\u{202F}?", who(seat)),
        LoopLabel::AgreeOrLower { seat, times } => {
            format!("{} est nommé. {} accepte, ou nomme un nombre inférieur.", n(times), who(seat))
        }
        LoopLabel::UsePiece { piece } => format!("utiliser {}", say(piece)),
        LoopLabel::UsePieceFor { piece, target } => format!("utiliser {} pour {}", say(piece), say(target)),
        LoopLabel::DoPass => "passer".into(),
        LoopLabel::RepeatRound { actions } => format!("répéter en boucle\u{A0}: {}", several(actions)),
        LoopLabel::DoAgree { times } => format!("accepter {}", n(times)),
        LoopLabel::NumberOfIterations => "nombre de fois".into(),
        LoopLabel::LowerNumber => "nombre inférieur".into(),
        LoopLabel::DidName { times } => format!("nomme {}", n(times)),
        LoopLabel::DidNameLower { times } => format!("nomme {}, un nombre inférieur", n(times)),
        LoopLabel::DidAgree => "accepte le nombre nommé".into(),
        LoopLabel::DidNameWords => "nomme autre chose qu’un nombre".into(),
        LoopLabel::DidPropose => "propose une boucle".into(),
        LoopLabel::DidSomething => "autre action".into(),
        LoopLabel::IfAllPass { then } => format!("Si personne n’agit ensuite\u{A0}: {}", then.say(Lang::Fr)),
        LoopLabel::ThenNames { seat } => format!("Ensuite, {} nomme le nombre.", seat.say(Lang::Fr)),
        LoopLabel::NamingGives { agreed, lower } => format!(
            "Nombre accepté\u{A0}: {} Réponse par un nombre inférieur\u{A0}: {}.",
            agreed.say(Lang::Fr),
            in_a_row(lower)
        ),
        LoopLabel::RulesDoNotSay => "les règles ne le disent pas".into(),
        LoopLabel::ForNumber { number, then } => format!("{}\u{A0}: {}", n(number), then.say(Lang::Fr)),
        LoopLabel::ForNumbers { from, to, then } => {
            format!("de {} à {}\u{A0}: {}", n(from), n(to), then.say(Lang::Fr))
        }
        LoopLabel::ForNumbersFrom { from, then } => {
            format!("à partir de {}\u{A0}: {}", n(from), then.say(Lang::Fr))
        }
        LoopLabel::FateDies { character } => format!("l’Ombre gagne, {} meurt", say(character)),
        LoopLabel::FateGameLost { character } => format!("{} meurt et la partie est perdue", say(character)),
        LoopLabel::FateOverwhelmed { character } => format!("{} est submergé", say(character)),
        LoopLabel::FateUnhurt { character } => {
            format!("l’Ombre gagne, {} ne subit aucune blessure", say(character))
        }
        LoopLabel::FateLoses { character } => format!("l’Ombre gagne, {} est blessé", say(character)),
        LoopLabel::FateWins { character } => format!("{} gagne", say(character)),
        LoopLabel::FateOverwhelms { character } => format!("{} submerge ses adversaires", say(character)),
        LoopLabel::FateCorrupted { ring_bearer } => format!("{} est corrompu", say(ring_bearer)),
        LoopLabel::FateCannot => "le coût d’une action ne peut pas être payé".into(),
        LoopLabel::AsksU1 => {
            "Rien ne se répète, donc personne n’a eu de dernière action\u{A0}: en ajoute-t-on une quand même\u{202F}?".into()
        }
        LoopLabel::U1NoneAdded => "Non\u{A0}: rien du tout ne se fait.".into(),
        LoopLabel::U1OneAdded => "Oui\u{A0}: ce qui est dit de la dernière action vaut aussi pour 0.".into(),
        LoopLabel::AsksU3 => {
            "Une action de la boucle peut-elle se refaire une fois la boucle réglée\u{202F}?".into()
        }
        LoopLabel::U3May => "Oui\u{A0}: rien ne l’interdit.".into(),
        LoopLabel::U3MayNot => "Non\u{A0}: le nombre nommé règle combien de fois elle se fait.".into(),
        LoopLabel::AsksU4 { seat } => format!(
            "La dernière action ajoutée corromprait le Porteur de l’Anneau\u{A0}: {} doit-il la faire\u{202F}?",
            seat.say(Lang::Fr)
        ),
        LoopLabel::U4Taken => "Oui\u{A0}: la dernière action est ajoutée, quoi qu’elle coûte.".into(),
        LoopLabel::U4LeftOut => "Non\u{A0}: le joueur peut l’omettre.".into(),
        LoopLabel::AsksU5 => {
            "Un joueur agit plusieurs fois par répétition, ou ce n’est pas une action chacun\u{A0}: laquelle est la dernière\u{202F}?"
                .into()
        }
        LoopLabel::U5FirstAction => "La première action de ce joueur dans la suite.".into(),
        LoopLabel::U5LastAction => "La dernière action de ce joueur dans la suite.".into(),
        LoopLabel::NobodyActsAgain => {
            "Personne n’agit plus pendant ce combat après la boucle (les règles ne disent pas si ses actions peuvent se refaire)."
                .into()
        }
        LoopLabel::ZeroCountsAsLower => {
            "0 compte comme un nombre inférieur\u{A0}: les règles ne donnent pas de minimum à la réponse.".into()
        }
        LoopLabel::CountedFromTheNaming => {
            "Le nombre se compte à partir du moment où il est nommé\u{202F}; ce qui a été fait à la main avant ne compte pas (les règles ne le disent pas)."
                .into()
        }
        LoopLabel::FoundWhoNames { seat } => format!("{} nomme le nombre.", who(seat)),
        LoopLabel::FoundIterations { times } => format!("Répétitions entières\u{A0}: {}.", n(times)),
        LoopLabel::FoundActions { seat, times } => {
            format!("{} fait {} dans la boucle.", who(seat), counted(times, "action", "actions"))
        }
        LoopLabel::FoundLast { seat } => format!("{} a la dernière action.", who(seat)),
        LoopLabel::FoundNobodyLast => "Personne n’agit.".into(),
        LoopLabel::FoundAdded { seat } => format!("{} reçoit une action de plus.", who(seat)),
        LoopLabel::FoundNoneAdded => "Aucune action n’est ajoutée.".into(),
        LoopLabel::FoundTotal { seat, strength } => {
            format!("Total\u{A0}: {} a {}.", seat.say(Lang::Fr), strength.say(Lang::Fr))
        }
        LoopLabel::FoundPeak { burdens: there } => format!("Maximum en chemin\u{A0}: {}.", burdens(there)),
        LoopLabel::FoundLow { burdens: there } => format!("Minimum en chemin\u{A0}: {}.", burdens(there)),
        LoopLabel::FoundWinner { seat } => format!("{} gagne le combat.", who(seat)),
        LoopLabel::FoundOverwhelmed => "Le camp perdant est submergé.".into(),
        LoopLabel::FoundNotOverwhelmed => "Personne n’est submergé.".into(),
        LoopLabel::FoundWounds { wounds } if wounds.is_zero() => "Aucun perdant n’est blessé.".into(),
        LoopLabel::FoundWounds { wounds } => {
            format!("À subir par chaque perdant, une à la fois\u{A0}: {}.", counted(wounds, "blessure", "blessures"))
        }
        LoopLabel::FoundCorruptedAt { iteration, action } => format!(
            "Corrompu à l’itération {}, à l’action {} de la suite (à partir de 0).",
            n(iteration),
            n(action)
        ),
        LoopLabel::FoundAgreed { ranges } => format!("Si le nombre est accepté\u{A0}: {}.", in_a_row(ranges)),
        LoopLabel::FoundLower { ranges } => format!("Si un nombre inférieur est nommé\u{A0}: {}.", in_a_row(ranges)),
        LoopLabel::FoundAgreedTurns { at } => match at.is_empty() {
            true => "Si le nombre est accepté, tous à partir de 1 finissent de même.".into(),
            false => format!("Si le nombre est accepté, le résultat change à {}.", numbers(at)),
        },
        LoopLabel::FoundLowerTurns { at } => match at.is_empty() {
            true => "Si un nombre inférieur est nommé, tous finissent de même.".into(),
            false => format!("Si un nombre inférieur est nommé, le résultat change à {}.", numbers(at)),
        },
        LoopLabel::CounterBurdens => "Fardeaux".into(),
        LoopLabel::CounterStrength { piece } => format!("Force\u{A0}: {}", say(piece)),
        LoopLabel::BurdensBadge { burdens: there } => burdens(there),
        LoopLabel::NoWoundsBadge => "ne subit aucune blessure pendant ce combat".into(),
        LoopLabel::NoWoundsMark => "sans blessure".into(),
        LoopLabel::WaysDisagree { iteration } => format!(
            "La formule et les actions jouées une à une ne s’accordent pas à l’itération {}\u{A0}: pas de réponse.",
            n(iteration)
        ),
        LoopLabel::NotFollowed { known } => format!(
            "La boucle n’a pas pu être suivie jusqu’au bout\u{202F}; c’est certain pour {}.",
            counted(known, "répétition", "répétitions")
        ),
        LoopLabel::WayByHand => "Jouer action par action.".into(),
    }
}
