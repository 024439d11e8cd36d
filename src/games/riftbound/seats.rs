use crate::games::riftbound::state::{Seat, seat_id};
use crate::ruling::Player;
use crate::words::Name;

/// A player as sentences mention one.
pub fn player(seat: Seat) -> Player {
    let name = match seat {
        0 => Name::both("Player 1", "Joueur 1"),
        _ => Name::both("Player 2", "Joueur 2"),
    };
    Player::new(seat_id(seat), name)
}
