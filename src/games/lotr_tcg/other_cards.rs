//! Cards that are neither character nor site, as the setup has them.

use crate::games::lotr_tcg::cards::Card;
use crate::games::lotr_tcg::rulebook::{AT_MOST_SIXTY, KNOWN_CARDS};
use crate::games::lotr_tcg::says::Ground;
use crate::games::lotr_tcg::setup::{Lies, MOST_PIECES, Setup};
use crate::games::lotr_tcg::table::{Table, missing};
use crate::ruling::{Piece, Problem, ProblemAbout, Step, TokenId};
use crate::words::{Count, Name};

/// A card that is neither character nor site.
#[derive(Clone, Debug)]
pub struct OtherCard {
    /// Its id and name.
    pub piece: Piece,
    /// The card.
    pub card: &'static Card,
    /// The character that bears it.
    pub on: Option<TokenId>,
    /// Where it lies.
    pub lies: Lies,
}

/// The other cards of a setup; what does not fit is left out with a problem.
pub fn other_cards(setup: &Setup, table: &mut Table) -> Vec<OtherCard> {
    let mut found: Vec<OtherCard> = Vec::new();
    let mut object = |about, rule, says: Ground| {
        table.problems.push(Problem::blocking(Step::by(rule, says.says())).about(about));
    };
    if setup.cards.len() > MOST_PIECES {
        let (there, most) = (Count::from(setup.cards.len()), Count::from(MOST_PIECES));
        object(ProblemAbout::Setup, &AT_MOST_SIXTY, Ground::TooManyCards { there, most });
    }
    for set in setup.cards.iter().take(MOST_PIECES) {
        let about = || ProblemAbout::Token(set.id.clone());
        let Some(card) = Card::numbered(set.card.as_str()).filter(|card| card.is_other()) else {
            let piece = Piece::new(set.id.clone(), Name::typed(set.card.as_str()));
            object(about(), &KNOWN_CARDS, Ground::UnknownCard { piece });
            continue;
        };
        let piece = Piece::new(set.id.clone(), card.name.clone());
        let named_so = |id: &TokenId| *id == set.id;
        let taken = setup.characters.iter().chain(&setup.minions).any(|other| named_so(&other.id));
        if taken || found.iter().any(|other| named_so(&other.piece.id)) || set.id.as_str().starts_with("site-") {
            object(about(), &AT_MOST_SIXTY, Ground::IdTaken { piece });
            continue;
        }
        let borne = |bearer: &TokenId| setup.characters.iter().chain(&setup.minions).any(|other| other.id == *bearer);
        if let Some(bearer) = set.on.as_ref().filter(|bearer| !borne(bearer)) {
            object(about(), &card.rule, Ground::BearerNotThere { piece: piece.clone(), bearer: missing(bearer) });
        }
        found.push(OtherCard { piece, card, on: set.on.clone(), lies: set.lies });
    }
    found
}
