//! What the shared board says: names, labels, and what is wrong with a setup.

use crate::games::lotr_tcg::{en, fr};
use crate::ruling::Piece;
use crate::sentences;
use crate::words::Count;

/// A sentence names at most so many pieces of a list.
pub const MOST_NAMED: usize = 5;
/// Of a longer list it names so many, and says how many others there are.
pub const NAMED_OF_MANY: usize = 3;

sentences! {
    /// Sentences and labels of the shared board.
    pub enum Ground: en = en::ground, fr = fr::ground;

    /// The game.
    "game_name" GameName,
    /// What is covered.
    "covers" Covers,
    /// A player's name.
    "free_peoples_player" FreePeoplesPlayer,
    /// A player's name.
    "shadow_player" ShadowPlayer,
    /// A sort of piece.
    "companion" Companion,
    /// A sort of piece.
    "minion" Minion,
    /// A sort of piece.
    "site_card" SiteCard,
    /// A sort of piece.
    "condition_card" ConditionCard,
    /// A sort of piece.
    "possession_card" PossessionCard,
    /// A sort of piece.
    "ally_card" AllyCard,
    /// A sort of piece.
    "ring_card" RingCard,
    /// A sort of piece.
    "event_card" EventCard,
    /// The board is empty: what it needs.
    "nothing_there_yet" NothingThereYet,
    /// A player's name.
    "first_shadow_player" FirstShadowPlayer,
    /// A player's name.
    "second_shadow_player" SecondShadowPlayer,
    /// A player's name.
    "third_shadow_player" ThirdShadowPlayer,
    /// Taken for granted: text that is not played here.
    "unplayed_text" UnplayedText { cards: Vec<Piece> },
    /// Actions of phases before the one with which the case begins.
    "earlier_actions" EarlierActions { cards: Vec<Piece> },
    /// Taken for granted: pieces without a card.
    "own_pieces_taken" OwnPiecesTaken { pieces: Vec<Piece> },
    /// Taken for granted: the Ring stays off.
    "ring_not_worn" RingNotWorn,
    /// A question for one Shadow player.
    "one_shadow_player_here" OneShadowPlayerHere,
    /// A reading that nobody asks for.
    "unknown_reading" UnknownReading,
    /// A card's full name, as the tray and the menus print it.
    "card_name" CardName { card: Piece, subtitle: Piece },
    /// A place.
    "fellowship" Fellowship,
    /// A place.
    "unassigned_minions" UnassignedMinions,
    /// A place.
    "site_place" SitePlace,
    /// A place: with this character.
    "at_character" AtCharacter { character: Piece },
    /// No choice made.
    "nothing_chosen" NothingChosen,
    /// A field.
    "burdens_field" BurdensField,
    /// A field.
    "site_field" SiteField,
    /// A field.
    "ring_bearer_field" RingBearerField,
    /// A field.
    "wounds_field" WoundsField,
    /// A number on a badge.
    "plain_number" PlainNumber { number: Count },
    /// A bonus on a badge.
    "plain_bonus" PlainBonus { number: Count },
    /// A badge.
    "strength_badge" StrengthBadge { strength: Count },
    /// A badge.
    "vitality_badge" VitalityBadge { left: Count },
    /// A badge.
    "wounds_badge" WoundsBadge { wounds: Count },
    /// A badge.
    "defender_badge" DefenderBadge { bonus: Count },
    /// A badge.
    "damage_badge" DamageBadge { bonus: Count },
    /// A badge.
    "ring_bearer_badge" RingBearerBadge,
    /// A badge.
    "killed_badge" KilledBadge,
    /// A badge.
    "unplayed_badge" UnplayedBadge,
    /// A mark on a badge.
    "unplayed_mark" UnplayedMark,
    /// A mark on a badge.
    "killed_mark" KilledMark,
    /// A mark on a badge.
    "ring_mark" RingMark,
    /// What a nudge changes.
    "nudge_wound_more" OneWoundMore { piece: Piece },
    /// What a nudge changes.
    "nudge_wound_fewer" OneWoundFewer { piece: Piece },
    /// What a nudge changes.
    "nudge_burden_more" OneBurdenMore,
    /// What a nudge changes.
    "nudge_burden_fewer" OneBurdenFewer,
    /// What a nudge changes.
    "nudge_one_more" OneMore { card: Piece },
    /// What a nudge changes.
    "nudge_without" Without { piece: Piece },

    /// A card that the program does not know.
    "unknown_card" UnknownCard { piece: Piece },
    /// A card on the wrong side.
    "not_a_companion" NotACompanion { piece: Piece },
    /// A card on the wrong side.
    "not_a_minion" NotAMinion { piece: Piece },
    /// A card that is no site.
    "not_a_site" NotASite { card: Piece },
    /// A card of which this question would need more.
    "not_taken_here" NotTakenHere { piece: Piece },
    /// One id twice.
    "id_taken" IdTaken { piece: Piece },
    /// More pieces than the program takes.
    "too_many_characters" TooManyCharacters { there: Count, most: Count },
    /// More pieces than the program takes.
    "too_many_minions" TooManyMinions { there: Count, most: Count },
    /// More cards than the program takes.
    "too_many_cards" TooManyCards { there: Count, most: Count },
    /// A card's bearer is not there.
    "bearer_not_there" BearerNotThere { piece: Piece, bearer: Piece },
    /// Own numbers on a piece that has a card.
    "own_numbers_on_a_card" OwnNumbersOnACard { piece: Piece },
    /// A number that is too large.
    "own_number_too_large" OwnNumberTooLarge { piece: Piece, most: Count },
    /// A character that could not live.
    "own_without_vitality" OwnWithoutVitality { piece: Piece },
    /// More Shadow players than sit at a table.
    "not_so_many_shadows" NotSoManyShadows { there: Count, most: Count },
    /// A minion of a player who is not there.
    "nobody_has_it" NobodyHasIt { piece: Piece },
    /// Nobody bears the Ring.
    "no_ring_bearer" NoRingBearer,
    /// The Ring-bearer is no character of the board.
    "ring_bearer_not_there" RingBearerNotThere { piece: Piece },
    /// A piece that is dead before anything happens.
    "dead_already" DeadAlready { piece: Piece, wounds: Count, vitality: Count },
    /// A minion that a card in play discards.
    "discarded_beside" DiscardedBeside { piece: Piece, by: Piece },
    /// The Ring-bearer is dead before anything happens.
    "ring_bearer_dead_already" RingBearerDeadAlready { piece: Piece },
    /// The Ring-bearer is corrupted before anything happens.
    "corrupted_already" CorruptedAlready { piece: Piece, burdens: Count, resistance: Count },
    /// Too many companions.
    "more_than_nine" MoreThanNine { there: Count },
    /// Two cards of one unique title.
    "unique_twice" UniqueTwice { piece: Piece, there: Count },

    /// An edit names a piece that is not there.
    "no_such_piece" NoSuchPiece,
    /// An edit puts a card where it cannot lie.
    "card_cannot_lie_there" CardCannotLieThere { card: Piece },
    /// An edit sets something that there is not.
    "no_such_field" NoSuchField,
    /// An edit sets something to what it cannot be.
    "no_such_value" NoSuchValue,
    /// A piece cannot be put there by hand.
    "cannot_move_there" CannotMoveThere { piece: Piece },
}
