use crate::export::KitSays;
use crate::words::Lang::Fr;

/// What stands in and around the pictures of a kit, in French.
pub fn say(says: &KitSays) -> String {
    match says {
        KitSays::Board => "Le plateau à la fin".into(),
        KitSays::Step { step, says } => format!("{}. {}", step.say(Fr), says.say(Fr)),
        KitSays::Tab { step } => format!("Étape {}", step.say(Fr)),
        KitSays::Nth => "Étape".into(),
        KitSays::Happens => "Ce qui se passe".into(),
        KitSays::LeftOut { shown, of } => {
            format!(
                "Images des {} premières étapes sur {}\u{A0}; le texte les donne toutes.",
                shown.say(Fr),
                of.say(Fr)
            )
        }
        KitSays::Transcript => "En entier".into(),
        KitSays::ReadMe => "\
Envoyez les images SVG sous les noms qu’elles portent\u{A0}: les textes les appellent ainsi. MediaWiki accepte le \
SVG dès que ses réglages le permettent ($wgFileExtensions[] = 'svg')\u{202F}; DokuWiki l’accepte tel quel. Si le SVG reste \
interdit, convertissez-les en PNG et changez les extensions dans le texte.

mediawiki-tabs.txt\u{A0}: pour MediaWiki avec l’extension Tabber ou TabberNeue, un onglet par étape. \
Sans elle, la page montre les balises elles-mêmes\u{A0}: prenez le tableau.
mediawiki-table.txt\u{A0}: pour MediaWiki sans extension, une ligne par étape.
dokuwiki.txt\u{A0}: pour DokuWiki\u{202F}; les images vont dans la catégorie «\u{A0}refrain\u{A0}».
case.json\u{A0}: le cas lui-même. Refrain l’ouvre, pour que la personne suivante puisse le changer."
            .into(),
        KitSays::LoopTimes { times } => format!("Le tour, {} fois", times.say(Fr)),
        KitSays::LoopStops { iteration, action, why } => {
            format!("S’arrête au tour {}, action {}\u{A0}: {}", iteration.say(Fr), action.say(Fr), why.say(Fr))
        }
        KitSays::LoopLast { who } => format!("Dernier à agir\u{A0}: {}.", who.say(Fr)),
        KitSays::Counter => "Compté".into(),
        KitSays::Before => "Avant".into(),
        KitSays::Each => "À chaque tour".into(),
        KitSays::After => "Après".into(),
    }
}
