//! The pieces that can be put on the board: every card, found by its title or its printed number.

use crate::games::lotr_tcg::cards::{CARDS, Card, Kind};
use crate::games::lotr_tcg::says::Ground;
use crate::games::lotr_tcg::seats::{FREE_PEOPLES, SHADOW};
use crate::ruling::{Named, Piece, Says, Tint, TrayPiece};
use crate::words::{Lang, Name};
use std::rc::Rc;

/// Every card that `question` takes, as a piece of the tray.
pub fn pieces(question: &str) -> Vec<TrayPiece> {
    CARDS.iter().copied().filter(|card| card.is_taken_by(question)).map(piece).collect()
}

/// The card's title and subtitle.
pub fn full_name(card: &Card) -> Says {
    let title = Piece::new(card.number.into(), card.name.clone());
    if card.subtitle.say(Lang::En).is_empty() {
        return Rc::new(title);
    }
    let subtitle = Piece::new(card.number.into(), card.subtitle.clone());
    Ground::CardName { card: title, subtitle }.says()
}

/// A site's title and printed number: three sites have the same title.
pub fn site_name(card: &Card) -> Says {
    let title = Piece::new(card.number.into(), card.name.clone());
    let number = Piece::new(card.number.into(), Name::both(card.number, card.number));
    Ground::CardName { card: title, subtitle: number }.says()
}

/// The card as sentences mention it where no piece of it is meant.
pub fn named(card: &Card) -> Piece {
    Named::new(card.number.into(), card.name.clone())
}

fn piece(card: &'static Card) -> TrayPiece {
    let (seat, tint, sort) = match card.kind {
        Kind::Companion => (Some(FREE_PEOPLES.into()), Tint::First, Ground::Companion),
        Kind::Minion => (Some(SHADOW.into()), Tint::Second, Ground::Minion),
        Kind::Site => (None, Tint::Neutral, Ground::SiteCard),
        Kind::Condition => (None, Tint::Neutral, Ground::ConditionCard),
        Kind::Ally => (Some(FREE_PEOPLES.into()), Tint::First, Ground::AllyCard),
        Kind::Ring => (Some(FREE_PEOPLES.into()), Tint::First, Ground::RingCard),
        Kind::Event => (None, Tint::Neutral, Ground::EventCard),
        Kind::Possession => (None, Tint::Neutral, Ground::PossessionCard),
    };
    TrayPiece {
        kind: card.tray_kind(),
        name: full_name(card),
        number: Some(card.number),
        also: Lang::ALL.map(|lang| sort.clone().says().say(lang).plain()).to_vec(),
        seat,
        tint,
        sort: sort.says(),
        single: card.unique || matches!(card.kind, Kind::Site | Kind::Ring),
    }
}
