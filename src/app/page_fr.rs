use crate::app::page_says::PageSays;

/// The page's sentences in French.
pub fn say(says: &PageSays) -> String {
    match says {
        PageSays::Title => "Refrain, calculateur de règles".into(),
    }
}
