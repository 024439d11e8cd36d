use crate::app::share_says::ShareSays;
use refrain::words::Lang;

/// The panel for taking a ruling along, in English.
pub fn say(says: &ShareSays) -> String {
    match says {
        ShareSays::Link => "Link".into(),
        ShareSays::CopyAs => "Copy the ruling as".into(),
        ShareSays::Text => "Text".into(),
        ShareSays::Markdown => "Markdown".into(),
        ShareSays::Reddit => "Reddit".into(),
        ShareSays::Discord => "Discord".into(),
        ShareSays::Bbcode => "BBCode".into(),
        ShareSays::MediaWiki => "MediaWiki".into(),
        ShareSays::DokuWiki => "DokuWiki".into(),
        ShareSays::File => "File".into(),
        ShareSays::FileInstead => "The link is too long for most places: give the file instead.".into(),
        ShareSays::Pictures => "Pictures".into(),
        ShareSays::BoardSvg => "Board (SVG)".into(),
        ShareSays::BoardPng => "Board (PNG)".into(),
        ShareSays::LoopSvg => "Loop (SVG)".into(),
        ShareSays::LoopPng => "Loop (PNG)".into(),
        ShareSays::Kit => "Wiki kit (ZIP)".into(),
        ShareSays::KitHolds => {
            "The kit holds a picture of each step and the text for a MediaWiki or DokuWiki page.".into()
        }
        ShareSays::Qr => "Show as QR code".into(),
        ShareSays::QrHolds { characters } => format!(
            "Point another phone’s camera at it: the whole board is in it ({} characters), no network needed to pass it on.",
            characters.say(Lang::En)
        ),
        ShareSays::QrTooLong => "This link is longer than a QR code can hold.".into(),
        ShareSays::RulePage => "This rule with its cases".into(),
        ShareSays::RulePages => "Rules and cases".into(),
        ShareSays::NoPicture => "The browser could not make the picture. Save it as SVG instead.".into(),
    }
}
