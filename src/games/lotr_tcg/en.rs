//! The English words of the shared board.

use crate::games::lotr_tcg::says::{Ground, MOST_NAMED, NAMED_OF_MANY};
use crate::ruling::Piece;
use crate::words::{Count, Lang, is_one, list_and};

fn n(count: &Count) -> String {
    count.say(Lang::En)
}

/// "1 wound", "2 wounds".
pub fn counted(count: &Count, one: &str, several: &str) -> String {
    format!("{} {}", n(count), if is_one(count, Lang::En) { one } else { several })
}

/// The names of pieces as a sentence lists them; of more than five the first three and how many others.
pub fn pieces(pieces: &[Piece]) -> String {
    let said: Vec<String> = pieces.iter().map(|piece| piece.say(Lang::En)).collect();
    if said.len() <= MOST_NAMED {
        return list_and(&said, Lang::En);
    }
    let others = format!("{} others", n(&Count::from(said.len().saturating_sub(NAMED_OF_MANY))));
    list_and(&said.into_iter().take(NAMED_OF_MANY).chain([others]).collect::<Vec<_>>(), Lang::En)
}

/// What the shared board says, in English.
pub fn ground(says: &Ground) -> String {
    match says {
        Ground::GameName => "The Lord of the Rings TCG".into(),
        Ground::Covers => "From maneuver to the last skirmish: actions, archery, assignments, fierce minions, allies, the \
                           Ring; repeated actions in skirmishes, fellowship and regroup phases; up to three Shadow players. \
                           Not covered: rules of later fan formats, and texts that a card says are not played here."
            .into(),
        Ground::FreePeoplesPlayer => "the Free Peoples player".into(),
        Ground::ShadowPlayer => "the Shadow player".into(),
        Ground::Companion => "companion".into(),
        Ground::Minion => "minion".into(),
        Ground::SiteCard => "site".into(),
        Ground::ConditionCard => "condition".into(),
        Ground::PossessionCard => "possession".into(),
        Ground::AllyCard => "ally".into(),
        Ground::RingCard => "the One Ring".into(),
        Ground::EventCard => "event".into(),
        Ground::NothingThereYet => "The board is empty. Put companions and minions on it, and say who bears the Ring.".into(),
        Ground::FirstShadowPlayer => "the first Shadow player".into(),
        Ground::SecondShadowPlayer => "the second Shadow player".into(),
        Ground::ThirdShadowPlayer => "the third Shadow player".into(),
        Ground::EarlierActions { cards } => {
            format!("No action of an earlier phase was used beyond what the board shows: {}.", pieces(cards))
        }
        Ground::UnplayedText { cards } => {
            format!("Text that is not played here stays unused: {}.", pieces(cards))
        }
        Ground::OwnPiecesTaken { pieces: own } => {
            format!("Taken as described, no card was checked: {}.", pieces(own))
        }
        Ground::RingNotWorn => {
            "The Ring-bearer does not put on the Ring: worn, it would turn wounds into burdens.".into()
        }
        Ground::OneShadowPlayerHere => "This question takes one Shadow player; set their number to 1.".into(),
        Ground::UnknownReading => {
            "The case chooses a reading that this question does not know: it changes nothing.".into()
        }
        Ground::CardName { card, subtitle } => format!("{}, {}", card.say(Lang::En), subtitle.say(Lang::En)),
        Ground::Fellowship => "Fellowship".into(),
        Ground::UnassignedMinions => "Unassigned minions".into(),
        Ground::SitePlace => "Site".into(),
        Ground::AtCharacter { character } => format!("With {}", character.say(Lang::En)),
        Ground::NothingChosen => "none".into(),
        Ground::BurdensField => "Burdens".into(),
        Ground::SiteField => "Site".into(),
        Ground::RingBearerField => "Ring-bearer".into(),
        Ground::WoundsField => "Wounds at the start".into(),
        Ground::PlainNumber { number } => n(number),
        Ground::PlainBonus { number } => format!("+{}", n(number)),
        Ground::StrengthBadge { strength } => format!("strength {}", n(strength)),
        Ground::VitalityBadge { left } => format!("{} vitality left", n(left)),
        Ground::WoundsBadge { wounds } => counted(wounds, "wound", "wounds"),
        Ground::DefenderBadge { bonus } => format!("defender +{}", n(bonus)),
        Ground::DamageBadge { bonus } => format!("damage +{}", n(bonus)),
        Ground::RingBearerBadge => "Ring-bearer".into(),
        Ground::KilledBadge => "killed".into(),
        Ground::UnplayedBadge => "some of its text is not played here".into(),
        Ground::UnplayedMark => "text?".into(),
        Ground::KilledMark => "✝".into(),
        Ground::RingMark => "Ring".into(),
        Ground::OneWoundMore { piece } => format!("one wound more on {}", piece.say(Lang::En)),
        Ground::OneWoundFewer { piece } => format!("one wound fewer on {}", piece.say(Lang::En)),
        Ground::OneBurdenMore => "one burden more".into(),
        Ground::OneBurdenFewer => "one burden fewer".into(),
        Ground::OneMore { card } => format!("one {} more", card.say(Lang::En)),
        Ground::Without { piece } => format!("without {}", piece.say(Lang::En)),
        Ground::UnknownCard { piece } => {
            format!("No card with the number {} is known here: take it off or pick another.", piece.say(Lang::En))
        }
        Ground::NotACompanion { piece } => {
            format!("{} is no companion: it cannot stand in the fellowship.", piece.say(Lang::En))
        }
        Ground::NotAMinion { piece } => format!("{} is no minion: it cannot stand with them.", piece.say(Lang::En)),
        Ground::NotASite { card } => format!("{} is no site that is known here.", card.say(Lang::En)),
        Ground::NotTakenHere { piece } => {
            format!("{} has text that this question would need and that is not played here.", piece.say(Lang::En))
        }
        Ground::IdTaken { piece } => format!("{} has the id of another piece: each needs its own.", piece.say(Lang::En)),
        Ground::TooManyCharacters { there, most } => {
            format!("{} Free Peoples characters; at most {} are taken here.", n(there), n(most))
        }
        Ground::TooManyMinions { there, most } => {
            format!("{} minions; at most {} are taken here.", n(there), n(most))
        }
        Ground::TooManyCards { there, most } => {
            format!("{} cards that do not fight; at most {} are taken here.", n(there), n(most))
        }
        Ground::BearerNotThere { piece, bearer } => {
            format!("{} is borne by {}: name a character or minion of the board.", piece.say(Lang::En), bearer.say(Lang::En))
        }
        Ground::OwnNumbersOnACard { piece } => {
            format!("{} has a card, so it has that card’s numbers: own numbers are for own pieces.", piece.say(Lang::En))
        }
        Ground::OwnNumberTooLarge { piece, most } => {
            format!("A number of {} is too large: at most {} is taken here.", piece.say(Lang::En), n(most))
        }
        Ground::OwnWithoutVitality { piece } => {
            format!("{} has vitality 0: it could not be in play. Give it 1 or more.", piece.say(Lang::En))
        }
        Ground::NotSoManyShadows { there, most } => {
            format!("{} Shadow players; 1 to {} sit at a table.", n(there), n(most))
        }
        Ground::NobodyHasIt { piece } => {
            format!("{} belongs to a Shadow player who is not at the table.", piece.say(Lang::En))
        }
        Ground::NoRingBearer => "Nobody bears the Ring: name the Ring-bearer.".into(),
        Ground::RingBearerNotThere { piece } => {
            format!("The Ring is borne by {}: the Ring-bearer has to be among the characters.", piece.say(Lang::En))
        }
        Ground::DeadAlready { piece, wounds, vitality } => format!(
            "{} has {} and vitality {}: already dead, so out of play.",
            piece.say(Lang::En),
            counted(wounds, "wound", "wounds"),
            n(vitality)
        ),
        Ground::DiscardedBeside { piece, by } => {
            format!("{} discards every other minion: {} is out of play.", by.say(Lang::En), piece.say(Lang::En))
        }
        Ground::RingBearerDeadAlready { piece } => {
            format!("{}, the Ring-bearer, is already dead: the Free Peoples player has lost.", piece.say(Lang::En))
        }
        Ground::CorruptedAlready { piece, burdens, resistance } => format!(
            "{} has {} against resistance {}: already corrupted, so the Free Peoples player has lost.",
            piece.say(Lang::En),
            counted(burdens, "burden", "burdens"),
            n(resistance)
        ),
        Ground::MoreThanNine { there } => {
            format!("{} companions are in play: a player may have nine, the dead included.", n(there))
        }
        Ground::UniqueTwice { piece, there } => {
            format!("{} is unique, and {} cards of that title are in play.", piece.say(Lang::En), n(there))
        }
        Ground::NoSuchPiece => "That piece is not on the board.".into(),
        Ground::CardCannotLieThere { card } => format!("{} cannot lie there.", card.say(Lang::En)),
        Ground::NoSuchField => "There is nothing of that name to set.".into(),
        Ground::NoSuchValue => "It cannot be set to that.".into(),
        Ground::CannotMoveThere { piece } => format!("{} cannot be put there by hand.", piece.say(Lang::En)),
    }
}
