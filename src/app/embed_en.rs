use crate::app::embed_says::EmbedSays;

/// The sentences about standing in another page, in English.
pub fn say(says: &EmbedSays) -> String {
    let words = match says {
        EmbedSays::OpenInFull => "Open in full",
        EmbedSays::Embed => "Put it into a web page or a wiki",
        EmbedSays::How => "The board can be moved there, and nothing is kept in the reader’s browser.",
        EmbedSays::Frame => "Copy as a frame (HTML)",
        EmbedSays::Element => "Copy as a script and an element (HTML)",
        EmbedSays::DokuWiki => "Copy for DokuWiki",
        EmbedSays::Widget => "Copy for MediaWiki’s Widgets",
        EmbedSays::IframeTag => "Copy for MediaWiki’s IframeTag",
        EmbedSays::Needs => {
            "A wiki takes these only if it has the plugin “iframe” (DokuWiki), the extension Widgets with a widget named \
             Iframe, or the extension IframeTag with this page’s host on its list. Others take the text and the link."
        }
        EmbedSays::NoAddress => "This copy of the page has no web address, so no other page can show it.",
    };
    words.to_owned()
}
