use crate::app::page_says::PageSays;

/// The page's sentences in English.
pub fn say(says: &PageSays) -> String {
    match says {
        PageSays::Title => "Refrain, a rules calculator".into(),
    }
}
