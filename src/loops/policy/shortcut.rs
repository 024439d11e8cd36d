//! The procedure in which a player proposes a shortcut and the others, in turn order, accept it or end it earlier.

use crate::words::Count;

/// One action of a round, as far as the procedure looks at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke<S> {
    /// Who controls it.
    pub by: Option<S>,
    /// Whether that player may leave it undone.
    pub optional: bool,
    /// Whether the others get a chance to act once it is done.
    pub answers: bool,
}

/// What becomes of a round that goes on for ever, or that somebody wants to repeat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shortcut<S> {
    /// Nobody can leave anything undone.
    OnlyRequired,
    /// Independent actions of several players come back to the same state: this player has to choose otherwise.
    Fragmented(S),
    /// A player proposes a number, and the others answer in this order.
    Proposed {
        /// Who proposes.
        by: S,
        /// Who answers, in turn order from the proposer.
        answer: Vec<S>,
    },
}

/// A point of a repeat: so many whole iterations and so many actions of the next one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// Whole iterations.
    pub whole: Count,
    /// Actions of the next iteration.
    pub actions: usize,
}

/// The players who can leave something undone, in turn order.
pub fn involved<S: Copy + Eq>(round: &[Stroke<S>], order: &[S]) -> Vec<S> {
    let acts = |seat: &&S| round.iter().any(|stroke| stroke.optional && stroke.by == Some(**seat));
    order.iter().filter(acts).copied().collect()
}

/// What becomes of a round; `order` is the turn order from the active player on, and `comes_back` says whether an
/// iteration leads to the same state again.
///
/// *Says*: only required actions are a draw. Independent actions of several players that come back to the same state
/// are ended by the active player, or by the first involved one in turn order. Else the player with priority, who is
/// taken to be the one with the first choice of the round, proposes, and the others answer in turn order.
///
/// *Source*: Magic Comprehensive Rules 732.2a-b, 732.3, 732.4. *Case*: AG-15, AG-16, AG-26.
pub fn shortcut<S: Copy + Eq>(round: &[Stroke<S>], order: &[S], comes_back: bool) -> Shortcut<S> {
    let involved = involved(round, order);
    let first = round.iter().find(|stroke| stroke.optional).and_then(|stroke| stroke.by);
    match (involved.as_slice(), first) {
        ([], _) | (_, None) => Shortcut::OnlyRequired,
        ([breaks, _, ..], _) if comes_back => Shortcut::Fragmented(*breaks),
        (_, Some(by)) => Shortcut::Proposed { by, answer: after(order, by) },
    }
}

/// The others in turn order from `seat` on.
pub fn after<S: Copy + Eq>(order: &[S], seat: S) -> Vec<S> {
    let at = order.iter().position(|other| *other == seat).unwrap_or(0);
    order.iter().cycle().skip(at + 1).take(order.len().saturating_sub(1)).copied().collect()
}

/// The numbers of actions of an iteration after which a player has a choice: behind an action that can be answered,
/// and before an optional one of that player.
///
/// *Says*: a shortcut is ended at a place where the player who ends it makes another choice.
/// *Source*: Magic Comprehensive Rules 732.2b. *Case*: AG-05, AG-26/b.
pub fn choices<S: Copy + Eq>(round: &[Stroke<S>], seat: S) -> Vec<usize> {
    let own = |at: usize| round.get(at).is_some_and(|stroke| stroke.optional && stroke.by == Some(seat));
    let answers = |at: usize| round.get(at).is_some_and(|stroke| stroke.answers);
    (0..=round.len()).filter(|at| own(*at) || at.checked_sub(1).is_some_and(answers)).collect()
}

/// The end of a shortcut once a player has ended it earlier, `actions` actions into iteration `lap`, from 1.
///
/// *Says*: the place named is the new end; the players after that one can only end it earlier still.
/// *Source*: Magic Comprehensive Rules 732.2b-c. *Case*: AG-04.
pub fn ended_earlier(length: usize, end: &Spot, lap: &Count, actions: usize) -> Option<Spot> {
    let before = lap.minus(&Count::one())?;
    let spot =
        if actions >= length { Spot { whole: lap.clone(), actions: 0 } } else { Spot { whole: before, actions } };
    (spot < *end).then_some(spot)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn may(by: char) -> Stroke<char> {
        Stroke { by: Some(by), optional: true, answers: true }
    }

    fn must(by: Option<char>) -> Stroke<char> {
        Stroke { by, optional: false, answers: false }
    }

    #[test]
    fn required_actions_alone_have_no_proposer() {
        assert_eq!(shortcut(&[must(Some('a')), must(None)], &['a', 'b'], true), Shortcut::OnlyRequired);
        assert_eq!(shortcut::<char>(&[], &['a', 'b'], true), Shortcut::OnlyRequired);
    }

    #[test]
    fn the_active_player_breaks_a_fragmented_loop_and_else_the_next_involved_one() {
        let round = [may('b'), must(None), may('a')];
        for (order, breaks) in [("abc", 'a'), ("bca", 'b'), ("cab", 'a')] {
            let order: Vec<char> = order.chars().collect();
            assert_eq!(shortcut(&round, &order, true), Shortcut::Fragmented(breaks), "{order:?}");
        }
        let alone = [may('b'), must(Some('a'))];
        let proposed = Shortcut::Proposed { by: 'b', answer: vec!['c', 'a'] };
        assert_eq!(shortcut(&alone, &['a', 'b', 'c'], true), proposed);
    }

    #[test]
    fn who_has_the_first_choice_proposes_and_the_others_answer_in_turn_order() {
        let round = [must(Some('c')), may('b'), may('a')];
        let proposed = Shortcut::Proposed { by: 'b', answer: vec!['c', 'a'] };
        assert_eq!(shortcut(&round, &['a', 'b', 'c'], false), proposed);
    }

    #[test]
    fn choices_stand_behind_what_can_be_answered_and_before_ones_own() {
        let round = [must(None), may('a'), Stroke { answers: false, ..may('b') }];
        assert_eq!(choices(&round, 'a'), [1, 2]);
        assert_eq!(choices(&round, 'b'), [2]);
        assert_eq!(choices(&[may('a')], 'b'), [1]);
        assert_eq!(choices(&[Stroke { answers: false, ..may('a') }], 'b'), [0_usize; 0]);
    }

    // The naive way: number every action of the whole repeat from 1.
    #[test]
    fn an_earlier_end_is_one_with_fewer_actions() {
        let flat = |spot: &Spot, length: usize| spot.whole.small().unwrap() * length + spot.actions;
        for length in 1..4 {
            for end_at in 0..12 {
                let end = Spot { whole: Count::from(end_at / length), actions: end_at % length };
                for lap in 1..6 {
                    for actions in 0..=length {
                        let named = (lap - 1) * length + actions;
                        let spot = ended_earlier(length, &end, &Count::from(lap), actions);
                        assert_eq!(spot.map(|spot| flat(&spot, length)), (named < end_at).then_some(named));
                    }
                }
            }
        }
        assert_eq!(ended_earlier(2, &Spot { whole: Count::from(3), actions: 0 }, &Count::zero(), 1), None);
    }
}
