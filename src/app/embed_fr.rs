use crate::app::embed_says::EmbedSays;

/// The sentences about standing in another page, in French.
pub fn say(says: &EmbedSays) -> String {
    let words = match says {
        EmbedSays::OpenInFull => "Ouvrir en grand",
        EmbedSays::Embed => "Placer dans une page web ou un wiki",
        EmbedSays::How => "Le plateau y reste manipulable, et rien n’est conservé dans le navigateur du lecteur.",
        EmbedSays::Frame => "Copier comme cadre (HTML)",
        EmbedSays::Element => "Copier comme script et élément (HTML)",
        EmbedSays::DokuWiki => "Copier pour DokuWiki",
        EmbedSays::Widget => "Copier pour Widgets de MediaWiki",
        EmbedSays::IframeTag => "Copier pour IframeTag de MediaWiki",
        EmbedSays::Needs => {
            "Un wiki ne les accepte que s’il a l’extension «\u{A0}iframe\u{A0}» (DokuWiki), l’extension Widgets avec un \
             widget nommé Iframe, ou l’extension IframeTag avec l’hôte de cette page dans sa liste. Les autres acceptent le \
             texte et le lien."
        }
        EmbedSays::NoAddress => {
            "Cette copie de la page n’a pas d’adresse web\u{A0}: aucune autre page ne peut l’afficher."
        }
    };
    words.to_owned()
}
