use refrain::words::Count;

refrain::sentences! {
    /// What the panel for taking a ruling along says.
    pub enum ShareSays: en = crate::app::share_en::say, fr = crate::app::share_fr::say;
    /// Heading of the link.
    "share_link" Link,
    /// Heading of the forms in which the ruling is copied.
    "share_copy_as" CopyAs,
    /// Plain text.
    "share_text" Text,
    /// Markdown.
    "share_markdown" Markdown,
    /// Reddit's marks.
    "share_reddit" Reddit,
    /// A message on Discord.
    "share_discord" Discord,
    /// The marks of forums.
    "share_bbcode" Bbcode,
    /// MediaWiki's marks.
    "share_mediawiki" MediaWiki,
    /// DokuWiki's marks.
    "share_dokuwiki" DokuWiki,
    /// Heading of the file.
    "share_file" File,
    /// The link is too long to be shared.
    "share_file_instead" FileInstead,
    /// Heading of the pictures.
    "share_pictures" Pictures,
    /// The board as a drawing.
    "share_board_svg" BoardSvg,
    /// The board as a picture of so many points.
    "share_board_png" BoardPng,
    /// The loop as a drawing.
    "share_loop_svg" LoopSvg,
    /// The loop as a picture of so many points.
    "share_loop_png" LoopPng,
    /// Everything that a wiki page needs, in one file.
    "share_kit" Kit,
    /// What the kit holds.
    "share_kit_holds" KitHolds,
    /// Shows the link as a code for a camera.
    "share_qr" Qr,
    /// What the code is for, and how much it holds.
    "share_qr_holds" QrHolds { characters: Count },
    /// The link is longer than such a code may be.
    "share_qr_too_long" QrTooLong,
    /// Leads to a rule's page, with the cases that show it.
    "share_rule_page" RulePage,
    /// Leads to the pages of all rules.
    "share_rule_pages" RulePages,
    /// The picture could not be made.
    "share_no_picture" NoPicture,
}

#[cfg(test)]
mod tests {
    use super::*;
    use refrain::ruling::faults_of;

    #[test]
    fn every_sentence_of_the_panel_is_whole_in_both_languages() {
        assert_eq!(faults_of::<ShareSays>(), Vec::<String>::new());
    }
}
