refrain::sentences! {
    /// What the page says about standing in another page.
    pub enum EmbedSays: en = crate::app::embed_en::say, fr = crate::app::embed_fr::say;
    /// The link from a frame to the whole page.
    "embed_open_in_full" OpenInFull,
    /// The fold in the panel for taking the ruling along.
    "embed" Embed,
    /// What it is for, and what a person who looks at it gets.
    "embed_how" How,
    /// Copies a frame.
    "embed_frame" Frame,
    /// Copies the element with its script.
    "embed_element" Element,
    /// Copies DokuWiki's line.
    "embed_dokuwiki" DokuWiki,
    /// Copies the call of MediaWiki's Widgets.
    "embed_widget" Widget,
    /// Copies the tag of MediaWiki's IframeTag.
    "embed_iframe_tag" IframeTag,
    /// What a wiki must have for the last three.
    "embed_needs" Needs,
    /// The page has no address that another page could show.
    "embed_no_address" NoAddress,
}

#[cfg(test)]
mod tests {
    use super::*;
    use refrain::ruling::faults_of;

    #[test]
    fn every_sentence_is_whole_in_both_languages() {
        assert_eq!(faults_of::<EmbedSays>(), Vec::<String>::new());
    }
}
