use crate::app::offline_says::OfflineSays;
use refrain::words::Lang::En;
use refrain::words::{Count, is_one};

/// The sentences about use without a network, in English.
pub fn say(says: &OfflineSays) -> String {
    match says {
        OfflineSays::Offline => "Without a network".into(),
        OfflineSays::Saving => "Being saved for offline use…".into(),
        OfflineSays::Saved { megabytes, tenths } => {
            format!("Saved for offline use: {}.{} MB.", megabytes.say(En), tenths.say(En))
        }
        OfflineSays::Version => "Version".into(),
        OfflineSays::Failed => {
            "This browser has not saved the page for offline use; it may be short of space. With a network everything \
             works as before."
                .into()
        }
        OfflineSays::Never => {
            "This browser saves no page for offline use at this address. With a network everything works.".into()
        }
        OfflineSays::OneFile => "This is the whole program in one file: it needs no network.".into(),
        OfflineSays::Forgetful => {
            "This device drops what a page has saved when you do not open it for a week. Add the page to the home \
             screen (Share, then Add to Home Screen), and save your boards as a file now and then."
                .into()
        }
        OfflineSays::Install => "Install on this device".into(),
        OfflineSays::Download => "Download as one file".into(),
        OfflineSays::Newer => "A new version of Refrain is here.".into(),
        OfflineSays::TakeOver => "Use it now".into(),
        OfflineSays::Later => "Later".into(),
        OfflineSays::BoardsOut => "Save all boards as a file".into(),
        OfflineSays::BoardsIn => "Bring boards in".into(),
        OfflineSays::BoardsHow => "The file carries all your boards to another device or browser.".into(),
        OfflineSays::BoardsCame { boards } => {
            format!("{} came in, and {} under Recent boards in the menu.", boards_of(boards), are(boards))
        }
        OfflineSays::BoardsKnown => "All the boards of this file were here already.".into(),
        OfflineSays::BoardsNoRoom { boards, left, most } => format!(
            "{} came in, and {} under Recent boards in the menu. {} of the file found no room: the list holds {}.",
            boards_of(boards),
            are(boards),
            boards_of(left),
            most.say(En)
        ),
        OfflineSays::BoardsNone => "There are no boards of Refrain in this file.".into(),
    }
}

fn boards_of(count: &Count) -> String {
    format!("{} {}", count.say(En), if is_one(count, En) { "board" } else { "boards" })
}

fn are(count: &Count) -> &'static str {
    if is_one(count, En) { "is" } else { "are" }
}
