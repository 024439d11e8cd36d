use crate::ruling::{BoardView, Rule, Says, SeatId};
use crate::words::Lang;

/// The names of a case's players and printed cards, which a ruling only knows by id.
#[derive(Clone, Debug, Default)]
pub struct Names {
    seats: Vec<(SeatId, Says)>,
    cards: Vec<(&'static Rule, Says)>,
}

impl Names {
    /// The names as they stand on a board of the case.
    pub fn of(board: &BoardView) -> Names {
        let seats = board.seats.iter().map(|seat| (seat.id.clone(), seat.name.clone())).collect();
        let cards = board.tokens.iter().filter_map(|token| Some((token.card?, token.name.clone())));
        Names { seats, cards: cards.collect() }
    }

    /// A player's name, where the board has one.
    pub fn seat(&self, id: &SeatId) -> Option<Says> {
        self.seats.iter().find(|(known, _)| known == id).map(|(_, name)| name.clone())
    }

    /// A printed card's name, where it is on the board; of several without the numbers that tell them apart.
    pub fn card(&self, rule: &Rule, lang: Lang) -> Option<String> {
        let mut all = self.cards.iter().filter(|(known, _)| *known == rule).map(|(_, name)| name.say(lang).plain());
        let first = all.next()?;
        if all.all(|other| other == first) {
            return Some(first);
        }
        Some(first.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end().to_owned())
    }
}
