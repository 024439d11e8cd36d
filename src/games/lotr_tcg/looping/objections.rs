//! What the rules object to in the question about loops, and the wording that would be legal.

use crate::games::lotr_tcg::looping::{en_objections, fr_objections};
use crate::ruling::{Piece, Player};
use crate::sentences;
use crate::words::{Count, Int};

sentences! {
    /// Objections of the question about loops.
    pub enum LoopObjection: en = en_objections::objection, fr = fr_objections::objection;

    /// No skirmish is set up.
    "no_skirmish_set" NoSkirmishSet,
    /// The skirmish names a piece that is not there.
    "fighter_not_there" FighterNotThere { piece: Piece },
    /// The skirmish names a minion twice.
    "fighter_twice" FighterTwice { piece: Piece },
    /// Nobody knows this deed.
    "unknown_deed" UnknownDeed,
    /// A deed without its player.
    "whose_deed" WhoseDeed,
    /// No piece is named.
    "which_piece" WhichPiece,
    /// The piece is not in play.
    "piece_not_in_play" PieceNotInPlay,
    /// The piece has nothing to use.
    "nothing_to_use" NothingToUse { piece: Piece },
    /// Somebody else's.
    "not_theirs_to_use" NotTheirsToUse { piece: Piece, seat: Player },
    /// Several could be meant.
    "which_minion" WhichMinion { piece: Piece },
    /// It cannot be spotted.
    "cannot_be_spotted" CannotBeSpotted { piece: Piece },
    /// Nothing can be spotted.
    "nothing_to_spot" NothingToSpot { piece: Piece },
    /// It is somebody else's chance.
    "not_their_chance" NotTheirChance { seat: Player },
    /// Both have passed.
    "actions_are_over" ActionsAreOver,
    /// No skirmish, so no actions.
    "no_actions_without_a_skirmish" NoActionsWithoutASkirmish,
    /// A cost that cannot be paid.
    "no_burden_to_remove" NoBurdenToRemove { piece: Piece, needed: Count, there: Int },
    /// A cost that cannot be paid.
    "no_threat_to_remove" NoThreatToRemove { piece: Piece, needed: Count, there: Int },
    /// The setup's phase belongs to the other question.
    "other_phase" OtherPhase,
    /// A cost that cannot be paid.
    "no_twilight_to_remove" NoTwilightToRemove { piece: Piece, needed: Count, there: Int },
    /// A cost that cannot be paid.
    "too_many_threats" TooManyThreats { piece: Piece, added: Count, there: Int },
    /// A cost that cannot be paid.
    "exhausted" Exhausted { piece: Piece, exerted: Piece },
    /// A card stops it.
    "abilities_stopped" AbilitiesStopped { card: Piece },
    /// The card is in the deck or the discard pile.
    "card_not_in_play" CardNotInPlay { piece: Piece },
    /// A Shadow player in the fellowship phase.
    "only_free_peoples_act_now" OnlyFreePeoplesActNow,
    /// The game is over.
    "game_is_lost" GameIsLost,
    /// The number is still to be named.
    "number_comes_first" NumberComesFirst { seat: Player },
    /// The answer is still to be given.
    "answer_comes_first" AnswerComesFirst { seat: Player },
    /// By the reading chosen, the loop's players do not act again.
    "read_as_settled" ReadAsSettled,

    /// No round is given.
    "no_round_given" NoRoundGiven,
    /// Nothing in the round.
    "round_is_empty" RoundIsEmpty,
    /// A round inside a round.
    "round_is_nested" RoundIsNested,
    /// A round that is too long for the program.
    "round_too_long" RoundTooLong { there: Count, most: Count },
    /// Something that is no skirmish action.
    "no_skirmish_action" NoSkirmishAction { nth: Count },
    /// It begins with the other player's action.
    "round_begins_otherwise" RoundBeginsOtherwise { seat: Player },
    /// Both pass in it.
    "round_ends_the_actions" RoundEndsTheActions,
    /// No loop: the burdens go up or down.
    "burdens_do_not_come_back" BurdensDoNotComeBack { change: Int, most: Count },
    /// No loop: something is used up.
    "cannot_go_on" CannotGoOn { most: Count },
    /// Several Shadow players and nobody else.
    "only_shadows_act" OnlyShadowsAct,
    /// What can be done of it: whole rounds and actions of the next, and what cannot be paid then.
    "last_possible_step" LastPossibleStep { rounds: Count, actions: Count, piece: Piece },

    /// No loop is there to name a number for.
    "no_loop_proposed" NoLoopProposed,
    /// Somebody else names.
    "not_theirs_to_name" NotTheirsToName { seat: Player },
    /// No number.
    "no_number_given" NoNumberGiven,
    /// A word.
    "not_a_number" NotANumber,
    /// Below zero.
    "number_below_zero" NumberBelowZero,
    /// Longer than the program reads.
    "number_too_long" NumberTooLong { most: Count },
    /// No number is there to answer.
    "no_number_to_answer" NoNumberToAnswer,
    /// Somebody else answers.
    "not_theirs_to_answer" NotTheirsToAnswer { seat: Player },
    /// 0 is none by the reading chosen.
    "zero_read_as_none" ZeroReadAsNone,
    /// The loop's way comes first.
    "way_comes_first" WayComesFirst,
    /// No loop is on its way.
    "nothing_to_intervene" NothingToIntervene,
    /// Who does the loop does not intervene.
    "not_theirs_to_intervene" NotTheirsToIntervene { seat: Player },
    /// Too late.
    "intervene_on_the_way" InterveneOnTheWay { most: Count },
    /// Not lower.
    "not_lower" NotLower { named: Count, than: Count },
    /// Nobody asks that any more.
    "no_longer_asked" NoLongerAsked,

    /// What would be legal: a number.
    "any_number_will_do" AnyNumberWillDo,
    /// What would be legal: an answer.
    "agree_or_name_lower" AgreeOrNameLower { most: Count },
    /// What would be legal: a pass.
    "pass_first" PassFirst { seat: Player },
    /// What would be legal: the round once.
    "give_the_round_once" GiveTheRoundOnce,
}
