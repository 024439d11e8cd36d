use crate::app::share_says::ShareSays;
use refrain::words::Lang;

/// The panel for taking a ruling along, in French.
pub fn say(says: &ShareSays) -> String {
    match says {
        ShareSays::Link => "Lien".into(),
        ShareSays::CopyAs => "Copier la réponse pour".into(),
        ShareSays::Text => "Texte".into(),
        ShareSays::Markdown => "Markdown".into(),
        ShareSays::Reddit => "Reddit".into(),
        ShareSays::Discord => "Discord".into(),
        ShareSays::Bbcode => "BBCode".into(),
        ShareSays::MediaWiki => "MediaWiki".into(),
        ShareSays::DokuWiki => "DokuWiki".into(),
        ShareSays::File => "Fichier".into(),
        ShareSays::FileInstead => {
            "Le lien est trop long pour la plupart des sites\u{A0}: donnez plutôt le fichier.".into()
        }
        ShareSays::Pictures => "Images".into(),
        ShareSays::BoardSvg => "Plateau (SVG)".into(),
        ShareSays::BoardPng => "Plateau (PNG)".into(),
        ShareSays::LoopSvg => "Boucle (SVG)".into(),
        ShareSays::LoopPng => "Boucle (PNG)".into(),
        ShareSays::Kit => "Kit pour wiki (ZIP)".into(),
        ShareSays::KitHolds => {
            "Le kit contient une image de chaque étape et le texte d’une page MediaWiki ou DokuWiki.".into()
        }
        ShareSays::Qr => "Montrer en code QR".into(),
        ShareSays::QrHolds { characters } => format!(
            "Visez-le avec l’appareil photo d’un autre téléphone\u{A0}: tout le plateau y tient ({} caractères), sans réseau pour le transmettre.",
            characters.say(Lang::Fr)
        ),
        ShareSays::QrTooLong => "Ce lien est plus long que ce qu’un code QR peut contenir.".into(),
        ShareSays::RulePage => "Cette règle et ses cas".into(),
        ShareSays::RulePages => "Règles et cas".into(),
        ShareSays::NoPicture => "Le navigateur n’a pas pu faire l’image. Enregistrez-la plutôt en SVG.".into(),
    }
}
