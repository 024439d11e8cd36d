//! The players: A, B, C and so on, in turn order.

use crate::ruling::{Player, SeatId, SeatView, Tint};
use crate::words::Name;
use std::rc::Rc;

/// How many can play.
pub const MOST_PLAYERS: u8 = 6;

const SEATS: [(&str, &str, Name); MOST_PLAYERS as usize] = [
    ("a", "A", Name::both("player A", "le joueur A")),
    ("b", "B", Name::both("player B", "le joueur B")),
    ("c", "C", Name::both("player C", "le joueur C")),
    ("d", "D", Name::both("player D", "le joueur D")),
    ("e", "E", Name::both("player E", "le joueur E")),
    ("f", "F", Name::both("player F", "le joueur F")),
];
const TINTS: [Tint; 5] = [Tint::First, Tint::Second, Tint::FirstAlly, Tint::SecondAlly, Tint::Neutral];

/// The id of a seat, from 0.
pub fn seat_id(seat: usize) -> SeatId {
    SEATS.get(seat).map_or("a", |(id, _, _)| *id).into()
}

/// The letter of a seat.
pub fn letter(seat: usize) -> &'static str {
    SEATS.get(seat).map_or("A", |(_, letter, _)| *letter)
}

/// The place of a seat by its id or letter.
pub fn seat_named(text: &str) -> Option<usize> {
    SEATS.iter().position(|(id, _, _)| id.eq_ignore_ascii_case(text))
}

/// A player as sentences mention one.
pub fn player(seat: usize) -> Player {
    let name = SEATS.get(seat).map_or_else(|| Name::typed("?"), |(_, _, name)| name.clone());
    Player::new(seat_id(seat), name)
}

/// The players of the board.
pub fn seat_views(players: usize) -> Vec<SeatView> {
    let view = |seat: usize| SeatView {
        id: seat_id(seat),
        name: Rc::new(player(seat)),
        tint: TINTS.get(seat).copied().unwrap_or(Tint::Neutral),
    };
    (0..players).map(view).collect()
}
