use crate::ruling::{BoardView, Says, SeatId};

/// The names of a case's players, which a ruling only knows by id.
#[derive(Clone, Debug, Default)]
pub struct Names(Vec<(SeatId, Says)>);

impl Names {
    /// The names as they stand on a board of the case.
    pub fn of(board: &BoardView) -> Names {
        Names(board.seats.iter().map(|seat| (seat.id.clone(), seat.name.clone())).collect())
    }

    /// A player's name, where the board has one.
    pub fn seat(&self, id: &SeatId) -> Option<Says> {
        self.0.iter().find(|(known, _)| known == id).map(|(_, name)| name.clone())
    }
}
