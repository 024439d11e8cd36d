use crate::app::board_says::BoardSays;

/// The board's sentences in French.
pub fn say(says: &BoardSays) -> String {
    match says {
        BoardSays::Board => "Plateau".into(),
    }
}
