use refrain::words::Count;

refrain::sentences! {
    /// What the page says about its use without a network, and about boards that are carried over.
    pub enum OfflineSays: en = crate::app::offline_en::say, fr = crate::app::offline_fr::say;
    /// The group in the menu.
    "offline" Offline,
    /// The page is being kept.
    "offline_saving" Saving,
    /// It is kept, with its size.
    "offline_saved" Saved { megabytes: Count, tenths: Count },
    /// Before the version that is kept.
    "offline_version" Version,
    /// It could not be kept whole.
    "offline_failed" Failed,
    /// This browser keeps no page here.
    "offline_never" Never,
    /// The page is one file.
    "offline_one_file" OneFile,
    /// On an iPhone or iPad, outside the home screen.
    "offline_forgetful" Forgetful,
    /// Puts the page among the device's programs.
    "offline_install" Install,
    /// Saves the whole page as one file.
    "offline_download" Download,
    /// A newer version waits.
    "offline_newer" Newer,
    /// Changes to it.
    "offline_take_over" TakeOver,
    /// Not now.
    "offline_later" Later,
    /// Saves all boards as a file.
    "boards_out" BoardsOut,
    /// Brings the boards of such a file in.
    "boards_in" BoardsIn,
    /// What the two are for.
    "boards_how" BoardsHow,
    /// So many boards came in.
    "boards_came" BoardsCame { boards: Count },
    /// All of them were here.
    "boards_known" BoardsKnown,
    /// Some found no room in the list.
    "boards_no_room" BoardsNoRoom { boards: Count, left: Count, most: Count },
    /// The file holds no boards.
    "boards_none" BoardsNone,
}

#[cfg(test)]
mod tests {
    use super::*;
    use refrain::ruling::faults_of;

    #[test]
    fn every_sentence_is_whole_in_both_languages() {
        assert_eq!(faults_of::<OfflineSays>(), Vec::<String>::new());
    }
}
