use crate::export::Frame;
use crate::export::marks::asked;
use crate::words::Lang::Fr;

/// The words around a ruling, in French.
pub fn frame(frame: &Frame) -> String {
    match frame {
        Frame::Settled => "Tranché\u{A0}:".into(),
        Frame::Open => "Les règles ne le disent pas\u{A0}:".into(),
        Frame::Unknown => "Impossible à trancher\u{A0}:".into(),
        Frame::Refused => "Pas permis\u{A0}:".into(),
        Frame::Awaits => "À décider\u{A0}:".into(),
        Frame::AwaitsSeat { seat } => format!("À décider ({})\u{A0}:", seat.say(Fr)),
        Frame::Because => "Parce que".into(),
        Frame::RulesCited => "Règles citées".into(),
        Frame::Assumes => "À supposer que".into(),
        Frame::Objections => "Ce que les règles y trouvent à redire".into(),
        Frame::Readings => "Chaque lecture et son résultat".into(),
        Frame::IfRead { reading } => format!("Si on lit\u{A0}: {}", reading.say(Fr)),
        Frame::Alike { verdict } => format!("Toutes les lectures donnent le même résultat\u{A0}: {}", verdict.say(Fr)),
        Frame::RestsOn => "Repose sur les lectures".into(),
        Frame::Choices => "Ce que donne chaque choix".into(),
        Frame::NumberFrom { what, least } => format!("{} {} ou plus.", asked(&what.say(Fr).plain(), Fr), least.say(Fr)),
        Frame::NumberBetween { what, least, most } => {
            format!("{} {} à {}.", asked(&what.say(Fr).plain(), Fr), least.say(Fr), most.say(Fr))
        }
        Frame::Findings => "Relevé".into(),
        Frame::Known => "Ce que l’on sait".into(),
        Frame::WaysOn => "Pour aller plus loin".into(),
        Frame::LegalWording { wording } => format!("Permis à la place\u{A0}: {}", wording.say(Fr)),
        Frame::OpenIt => "Ouvrir dans Refrain".into(),
        Frame::MoreSteps => "… et d’autres étapes.".into(),
        Frame::LinkTooLong => "Le lien vers ce plateau est trop long pour un message\u{A0}: envoyez le fichier.".into(),
        Frame::Loop => "La boucle".into(),
        Frame::LoopDone { done, agreed } => {
            format!("Tours complets\u{A0}: {} sur {} convenus.", done.say(Fr), agreed.say(Fr))
        }
        Frame::LoopStop { iteration, action, why } => {
            format!("Elle s’arrête au tour {}, action {}\u{A0}: {}", iteration.say(Fr), action.say(Fr), why.say(Fr))
        }
        Frame::LoopLast { seat } => format!("Dernière action\u{A0}: {}.", seat.say(Fr)),
        Frame::LoopCounter { what, start, end, least, most } => format!(
            "{}\u{A0}: de {} à {} (minimum {}, maximum {}).",
            what.say(Fr),
            start.say(Fr),
            end.say(Fr),
            least.say(Fr),
            most.say(Fr)
        ),
        Frame::Printed => "le livre le dit".into(),
        Frame::Official => "une décision officielle le dit".into(),
        Frame::Derived => "découle des règles prises ensemble".into(),
        Frame::Reading => "une façon de lire ce que le livre laisse ouvert".into(),
        Frame::Limit => "une limite de ce programme".into(),
        Frame::Given => "tel que saisi".into(),
        Frame::Note => "à noter".into(),
        Frame::Tolerable => "contraire aux règles".into(),
        Frame::Blocking => "pas permis".into(),
    }
}
