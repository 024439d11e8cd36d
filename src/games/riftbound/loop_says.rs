use crate::games::riftbound::{loop_en, loop_fr};
use crate::ruling::{Piece, Player};
use crate::sentences;
use crate::words::{Count, Int};

sentences! {
    /// What rulings on loops say.
    pub enum LoopSays: en = loop_en::say, fr = loop_fr::say;

    // Verdicts.
    /// It runs.
    "loop_runs" Runs { iterations: Count, player: Player },
    /// It is broken.
    "loop_broken" Broken { iterations: Count, actions: Count, player: Player },
    /// A draw.
    "loop_draw" Draw,
    /// By hand.
    "loop_by_hand" ByHand,
    /// Nothing is described.
    "no_loop" NoLoop,
    /// Burning out.
    "burns_out" BurnsOut { player: Player, times: Count, winner: Player, points: Count, own: Count },
    /// Already won.
    "won_already" WonAlready { player: Player },

    // Steps and findings.
    /// Step.
    "nobody_maintains" NobodyMaintains,
    /// Step.
    "maintain" Maintain { players: Vec<Player> },
    /// Finding.
    "found_names" FoundNames { player: Player },
    /// Step.
    "each_iteration" EachIteration { piece: Piece, by: Int },
    /// Step.
    "names_number" NamesNumber { player: Player, times: Count },
    /// Step.
    "commits_to_break" CommitsToBreak { player: Player, times: Count, actions: Count },
    /// Step.
    "agrees" Agrees { player: Player },
    /// Step.
    "declines" Declines { player: Player },
    /// Step.
    "lowest_counts" LowestCounts { player: Player, times: Count },
    /// Step.
    "becomes" Becomes { piece: Piece, might: Int },
    /// Step.
    "breaks_it" BreaksIt { player: Player },
    /// Finding.
    "found_burn_outs" FoundBurnOuts { times: Count },
    /// Assumption.
    "in_competition" InCompetition,
    /// Picture.
    "might_of" MightOf { piece: Piece },
    /// Picture.
    "action_of" ActionOf { player: Player, number: Count },
    /// Picture.
    "action_of_nobody" ActionOfNobody { number: Count },

    // Prompts and readings.
    /// Prompt.
    "asks_number" AsksNumber { player: Player },
    /// Prompt.
    "asks_answer" AsksAnswer { player: Player, times: Count },
    /// Prompt.
    "asks_break" AsksBreak { player: Player },
    /// Answer.
    "answer_agree" AnswerAgree,
    /// Answer.
    "answer_decline" AnswerDecline,
    /// Answer.
    "number_of_iterations" NumberOfIterations,
    /// Answer.
    "number_before_break" NumberBeforeBreak,
    /// Open question.
    "asks_equal" AsksEqual,
    /// Reading.
    "read_it_is" ReadItIs { player: Player },
    /// Open question.
    "asks_first_point" AsksFirstPoint,
    /// Reading.
    "read_wins_at_once" ReadWinsAtOnce,
    /// Reading.
    "read_one_more" ReadOneMore,

    // Objections.
    /// Objection.
    "not_a_number" NotANumber,
    /// Objection.
    "no_such_action" NoSuchAction,
    /// Objection.
    "a_number_is_due" ANumberIsDue { player: Player },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruling::faults_of;

    #[test]
    fn every_sentence_tells_all_in_both_languages() {
        assert_eq!(faults_of::<LoopSays>(), Vec::<String>::new());
    }
}
