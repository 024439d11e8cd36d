use crate::app::board_says::BoardSays;

/// The board's sentences in English.
pub fn say(says: &BoardSays) -> String {
    match says {
        BoardSays::Board => "Board".into(),
    }
}
