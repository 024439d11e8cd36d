//! What a piece has beside strength while something holds: defender and damage bonuses, being fierce.

use crate::games::lotr_tcg::card_text::{Gained, While};
use crate::games::lotr_tcg::cards::{Card, Culture};
use crate::games::lotr_tcg::looping::arena::Arena;
use crate::games::lotr_tcg::looping::core::Fight;
use crate::loops::{Cx, Qty};
use crate::words::Lang;

/// A gain on the board: whose it is, by place, and what it depends on.
#[derive(Clone, Debug)]
pub struct Gaining {
    /// The place of the piece that has it.
    pub of: usize,
    /// What it is.
    pub what: Gained,
    holds: Condition,
}

#[derive(Clone, Debug)]
enum Condition {
    /// So many groups have somebody in play: pieces by place, other cards by theirs.
    Groups { groups: Vec<(Vec<usize>, Vec<usize>)>, least: usize },
    /// There are so many burdens.
    Burdens(u32),
    /// The skirmish is a fierce one.
    FierceSkirmish,
}

impl Gaining {
    /// Whether it holds now.
    ///
    /// *Says*: what a value depends on is looked at each time it is used; who is out of play cannot be spotted.
    /// *Source*: Comprehensive Rules 4.2, entries *modifier*, *spot*; the cards. *Case*: LR-C01, LR-C02, LR-C03, LR-C06.
    pub fn holds(&self, fight: &Fight, fierce: bool, cx: &mut Cx) -> bool {
        match &self.holds {
            Condition::FierceSkirmish => fierce,
            Condition::Burdens(least) => {
                cx.at_least(&fight.burdens, &Qty::from(i64::from(*least)), "the burdens are enough")
            }
            Condition::Groups { groups, least } => {
                let mut there = 0;
                for (pieces, cards) in groups {
                    let lies = |card: &usize| fight.cards.get(*card).is_some_and(|lies| lies.is_in_play());
                    let mut in_play = |place: &usize| {
                        let there = fight.there.get(*place);
                        there.is_some_and(|there| cx.at_least(there, &Qty::from(1), "a piece is in play"))
                    };
                    there += usize::from(cards.iter().any(lies) || pieces.iter().any(&mut in_play));
                }
                there >= *least
            }
        }
    }
}

/// What a piece gains now, as far as `of` counts it; `fierce` says whether its skirmish is a fierce one.
pub fn gained_now(gains: &[Gaining], fight: &Fight, (place, fierce): (usize, bool), of: fn(Gained) -> u32) -> u32 {
    let own = gains.iter().filter(|gain| gain.of == place && of(gain.what) > 0);
    own.filter(|gain| gain.holds(fight, fierce, &mut Cx::concrete())).map(|gain| of(gain.what)).sum()
}

/// The damage bonus that a piece gains.
pub fn gained_damage(gains: &[Gaining], fight: &Fight, (place, fierce): (usize, bool), cx: &mut Cx) -> u32 {
    let mut damage = 0;
    for gain in gains.iter().filter(|gain| gain.of == place) {
        if let Gained::Damage(by) = gain.what
            && gain.holds(fight, fierce, cx)
        {
            damage += by;
        }
    }
    damage
}

impl Arena {
    /// Every gain on the board.
    pub fn every_gain(&self) -> Vec<Gaining> {
        let of_piece = |(of, piece): (usize, &crate::games::lotr_tcg::table::Standing)| {
            let gains = piece.card.gains.iter();
            let each = gains.map(|gain| Gaining { of, what: gain.what, holds: self.condition(gain.holds) });
            each.collect::<Vec<_>>()
        };
        self.pieces.iter().enumerate().flat_map(of_piece).collect()
    }

    fn condition(&self, holds: While) -> Condition {
        match holds {
            While::Burdens(least) => Condition::Burdens(least),
            While::FierceSkirmish => Condition::FierceSkirmish,
            While::Spots(title) => {
                let called = |card: &Card| card.name.say(Lang::En) == title;
                let places = (0..self.pieces.len()).filter(|place| self.pieces.get(*place).is_some_and(|one| called(one.card)));
                Condition::Groups { groups: vec![(places.collect(), Vec::new())], least: 1 }
            }
            While::FreePeoplesCultures(least) => self.cultures(true, least),
            While::ShadowCultures(least) => self.cultures(false, least),
        }
    }

    // A group for each culture of that side.
    fn cultures(&self, free_peoples: bool, least: u32) -> Condition {
        let mut groups: Vec<(Culture, Vec<usize>, Vec<usize>)> = Vec::new();
        let mut add = |culture: Option<Culture>, place: Option<usize>, card: Option<usize>| {
            let Some(culture) = culture else { return };
            match groups.iter_mut().find(|(of, ..)| *of == culture) {
                Some((_, places, cards)) => {
                    places.extend(place);
                    cards.extend(card);
                }
                None => groups.push((culture, place.into_iter().collect(), card.into_iter().collect())),
            }
        };
        for (place, piece) in self.pieces.iter().enumerate().filter(|(_, piece)| piece.card.is_character() == free_peoples) {
            add(piece.card.culture, Some(place), None);
        }
        for (nth, other) in self.table.cards.iter().enumerate() {
            let culture = other.card.culture.filter(|culture| culture.is_free_peoples() == free_peoples);
            add(culture, None, Some(nth));
        }
        let groups = groups.into_iter().map(|(_, places, cards)| (places, cards)).collect();
        Condition::Groups { groups, least: usize::try_from(least).unwrap_or(usize::MAX) }
    }
}
