//! What the question says on the way: steps and verdicts.

use crate::games::any_game::{en, fr};
use crate::ruling::{Piece, Player, Says};
use crate::sentences;
use crate::words::{Count, Int};

sentences! {
    /// Steps and verdicts of a described round.
    pub enum RoundSays: en = en::round, fr = fr::round;

    /// What there is.
    "as_described" AsDescribed { actions: Count, counters: Count },
    /// One round adds the same each time.
    "adds_each_round" AddsEachRound { counter: Piece, change: Int },
    /// One round makes something else of a counter.
    "becomes_each_round" BecomesEachRound { counter: Piece, terms: Vec<Says> },
    /// It never stops.
    "goes_on_forever" GoesOnForever,
    /// One round leads to the same state.
    "comes_back" ComesBack,
    /// Where it would stop.
    "would_stop" WouldStop { iteration: Count, action: Piece, why: Says },
    /// How far it was followed.
    "not_followed_further" NotFollowedFurther { known: Count },
    /// Nobody can leave anything undone.
    "only_required" OnlyRequired,
    /// Who proposes.
    "proposes" Proposes { seat: Player },
    /// Who names the number, and nobody answers.
    "names_alone" NamesAlone { seat: Player },
    /// Who maintains it.
    "maintain" Maintain { seats: Vec<Player> },
    /// Nobody maintains it.
    "nobody_maintains" NobodyMaintains,
    /// A number is named.
    "names_number" NamesNumber { seat: Player, times: Count },
    /// The number stands for this player.
    "agrees" Agrees { seat: Player },
    /// A lower number.
    "names_lower" NamesLower { seat: Player, times: Count },
    /// A player breaks it after so many rounds.
    "would_break_after" WouldBreakAfter { seat: Player, times: Count },
    /// A player leaves it as it is.
    "declines" Declines { seat: Player },
    /// A player goes on for ever.
    "goes_on_indefinitely" GoesOnIndefinitely { seat: Player },
    /// A player ends it behind an action.
    "ends_it_after" EndsItAfter { seat: Player, lap: Count, action: Piece },
    /// A player ends it before anything of a round is done.
    "ends_it_before" EndsItBefore { seat: Player, lap: Count, action: Piece },
    /// Whose number counts.
    "lowest_number" LowestNumber { seat: Player, times: Count },
    /// Who is next.
    "has_priority" HasPriority { seat: Player },
    /// Who breaks it.
    "breaks_it" BreaksIt { seat: Player },
    /// Who must do something else.
    "chooses_otherwise" ChoosesOtherwise { seat: Player },
    /// An action, and what has changed.
    "action_done" ActionDone { action: Piece, counters: Vec<Piece>, values: Vec<Int> },
    /// An action that changed nothing.
    "action_changes_nothing" ActionChangesNothing { action: Piece },
    /// The same again.
    "repeats" Repeats { times: Count },
    /// An action cannot be done.
    "cannot_be_done" CannotBeDone { action: Piece, why: Says },
    /// Everybody has answered.
    "shortcut_taken" ShortcutTaken,
    /// A shortcut with a part that cannot be done.
    "shortcut_stops_there" ShortcutStopsThere,
    /// A bound is reached.
    "bound_reached" BoundReached { counter: Piece, value: Int, end: Says },
    /// All lose, or all but one.
    "only_one_left" OnlyOneLeft { seat: Player },
    /// Losing weighs more than winning.
    "losing_counts" LosingCounts { seat: Player },
    /// Who has the final action already.
    "has_final_action" HasFinalAction { seat: Player },
    /// One action more.
    "final_action_added" FinalActionAdded { seat: Player, action: Piece },
    /// It cannot be done.
    "added_cannot_be_done" AddedCannotBeDone { action: Piece },
    /// It is left out.
    "added_left_out" AddedLeftOut { action: Piece },

    /// Verdict: so many rounds are done.
    "round_done" RoundDone {
        times: Count, after: Option<Piece>, last: Option<Player>, next: Option<Player>, counters: Vec<Piece>,
        values: Vec<Int>,
    },
    /// Verdict: the game ends in the round.
    "game_ends" GameEnds {
        loses: Vec<Player>, wins: Vec<Player>, iteration: Count, action: Piece, repetition: Option<Count>,
        counters: Vec<Piece>, values: Vec<Int>,
    },
    /// Verdict: a draw at a bound.
    "draw_at_once" DrawAtOnce { iteration: Count, action: Piece, counters: Vec<Piece>, values: Vec<Int> },
    /// Verdict: the round stops, and the description does not say what follows.
    "round_stops" RoundStops {
        iteration: Count, action: Piece, repetition: Option<Count>, why: Says, counters: Vec<Piece>, values: Vec<Int>,
    },
    /// Verdict: a draw because it never ends.
    "draw_forever" DrawForever,
    /// Verdict: it ends at once with no effect.
    "no_effect" NoEffect,
    /// Verdict: it cannot be repeated forever.
    "not_a_loop" NotALoop { most: Count, action: Piece, why: Says },
    /// Verdict: a player has to choose otherwise at once.
    "must_break_it" MustBreakIt { seat: Player },
}
