//! The procedure in which one player names a number, the other agrees or names a lower one, and the final action
//! belongs to the one who was answered or obeyed.

use crate::words::Count;

/// What the second player answers to the number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The number stands, and the one who answers has the final action.
    Agrees,
    /// A lower number, and the one who named has the final action.
    Lower(Count),
}

/// Where the loop ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndPoint<S> {
    /// The whole iterations.
    pub iterations: Count,
    /// The action of the round, from 0, that is done once more at the end.
    pub added: Option<usize>,
    /// Who has the final action; `None` if nothing is done at all.
    pub last: Option<S>,
}

/// Where the loop ends, as far as the procedure says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending<S> {
    /// It says where.
    Settled(EndPoint<S>),
    /// It leaves a question open; each reading ends somewhere.
    Open(Silence, Vec<(Reading, Ending<S>)>),
}

/// A question that the procedure leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Silence {
    /// Nothing was repeated: is a final action still added?
    FinalActionOfNothing,
    /// A player has several actions in a round: which one is the final action?
    WhichFinalAction,
}

/// One way to read a question that the procedure leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reading {
    /// No action is added to nothing.
    NoneAdded,
    /// The action is added all the same.
    OneAdded,
    /// The player's first action of a round.
    FirstAction,
    /// The player's last action of a round.
    LastAction,
}

impl Reading {
    /// The option's id in files.
    pub fn key(self) -> &'static str {
        match self {
            Reading::NoneAdded => "none_added",
            Reading::OneAdded => "one_added",
            Reading::FirstAction => "first_action",
            Reading::LastAction => "last_action",
        }
    }
}

/// The number answered is not lower than the number named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotLower;

/// Where a loop ends whose actions belong to `round`, in order, once `names` has named `named` and the other player
/// has given `answer`.
///
/// *Says*: agreed, the number named is done and the answering player has the final action; answered by a lower
/// number, that number is done and the naming player has the final action. In either case one action is added at the
/// end only if that player does not have the last one already.
///
/// *Source*: The Lord of the Rings TCG, Comprehensive Rules 4.2, entry loops.
///
/// *Case*: LR-L01, LR-L02, LR-L03, LR-L09; open: LR-L11, LR-N27, LR-N32.
///
/// # Errors
/// [`NotLower`] if a lower number was answered that is none.
pub fn final_action<S: Copy + Eq>(
    round: &[S],
    names: S,
    answers: S,
    named: &Count,
    answer: &Answer,
) -> Result<Ending<S>, NotLower> {
    let (iterations, entitled) = match answer {
        Answer::Agrees => (named, answers),
        Answer::Lower(lower) if lower < named => (lower, names),
        Answer::Lower(_) => return Err(NotLower),
    };
    let with_the_added_action = added_if_necessary(round, entitled, iterations);
    if iterations.is_zero() && !zero_is_answered_to_who_began(round, names, answer) {
        let nothing = EndPoint { iterations: Count::zero(), added: None, last: None };
        let readings = vec![(Reading::NoneAdded, Ending::Settled(nothing)), (Reading::OneAdded, with_the_added_action)];
        return Ok(Ending::Open(Silence::FinalActionOfNothing, readings));
    }
    Ok(with_the_added_action)
}

/// *Says*: a lower number of 0, where the naming player began the loop, leaves just his one action; he would have
/// had the next action in any case. Everywhere else nothing has been done that a final action could follow.
///
/// *Source*: a reading of the same entry (no floor is given for the lower number).
///
/// *Case*: LR-L03; the others: LR-L11, LR-N27.
fn zero_is_answered_to_who_began<S: Copy + Eq>(round: &[S], names: S, answer: &Answer) -> bool {
    matches!(answer, Answer::Lower(_)) && round.first() == Some(&names)
}

fn added_if_necessary<S: Copy + Eq>(round: &[S], entitled: S, iterations: &Count) -> Ending<S> {
    let end = |added| EndPoint { iterations: iterations.clone(), added, last: Some(entitled) };
    let has_it_already = !iterations.is_zero() && round.last() == Some(&entitled);
    let own = |seat: &S| *seat == entitled;
    let (first, last) = (round.iter().position(own), round.iter().rposition(own));
    if one_action_each(round) {
        return Ending::Settled(end(if has_it_already { None } else { first }));
    }
    let reading = |reading, added| (reading, Ending::Settled(end(if has_it_already { None } else { added })));
    let readings = vec![reading(Reading::FirstAction, first), reading(Reading::LastAction, last)];
    Ending::Open(Silence::WhichFinalAction, readings)
}

fn one_action_each<S: Eq>(round: &[S]) -> bool {
    matches!(round, [one, other] if one != other)
}

#[cfg(test)]
mod tests {
    use super::*;

    // The naive way: write every action down, one after the other, then add one if the last is not the right one's.
    fn written_down(round: &[char], times: usize, entitled: char) -> Vec<char> {
        let mut actions: Vec<char> = (0..times).flat_map(|_| round.iter().copied()).collect();
        if actions.last() != Some(&entitled) {
            actions.push(entitled);
        }
        actions
    }

    fn played(round: &[char], end: &EndPoint<char>) -> Vec<char> {
        let whole = (0..end.iterations.small().unwrap()).flat_map(|_| round.iter().copied());
        whole.chain(end.added.map(|action| round[action])).collect()
    }

    fn settled(round: &[char], named: usize, answer: &Answer) -> EndPoint<char> {
        match final_action(round, 'f', 's', &Count::from(named), answer).unwrap() {
            Ending::Settled(end) => end,
            open => panic!("{round:?} {named} {answer:?}: {open:?}"),
        }
    }

    #[test]
    fn every_small_number_ends_as_when_it_is_written_down() {
        for round in [['f', 's'], ['s', 'f']] {
            for named in 1..40 {
                let end = settled(&round, named, &Answer::Agrees);
                assert_eq!(played(&round, &end), written_down(&round, named, 's'), "{round:?} {named} agreed");
                assert_eq!(end.last, Some('s'));
                for lower in usize::from(round[0] == 's')..named {
                    let end = settled(&round, named, &Answer::Lower(Count::from(lower)));
                    assert_eq!(played(&round, &end), written_down(&round, lower, 'f'), "{round:?} {lower} answered");
                    assert_eq!(end.last, Some('f'));
                }
            }
        }
    }

    #[test]
    fn the_four_rows_of_the_closed_form() {
        let acts = |round: &[char], answer: &Answer| {
            let all = played(round, &settled(round, 7, answer));
            ['f', 's'].map(|seat| all.iter().filter(|done| **done == seat).count())
        };
        let lower = Answer::Lower(Count::from(4));
        assert_eq!(acts(&['f', 's'], &Answer::Agrees), [7, 7]);
        assert_eq!(acts(&['f', 's'], &lower), [5, 4]);
        assert_eq!(acts(&['s', 'f'], &Answer::Agrees), [7, 8]);
        assert_eq!(acts(&['s', 'f'], &lower), [4, 4]);
    }

    #[test]
    fn what_is_not_lower_is_refused() {
        for number in [5, 6, 1000] {
            let answer = Answer::Lower(Count::from(number));
            assert_eq!(final_action(&['f', 's'], 'f', 's', &Count::from(5), &answer), Err(NotLower));
        }
    }

    #[test]
    fn zero_is_open_wherever_nothing_has_been_done() {
        let open = |round: &[char], named: usize, answer: &Answer| match final_action(
            round,
            'f',
            's',
            &Count::from(named),
            answer,
        )
        .unwrap()
        {
            Ending::Open(Silence::FinalActionOfNothing, readings) => readings,
            other => panic!("{other:?}"),
        };
        let nothing = Ending::Settled(EndPoint { iterations: Count::zero(), added: None, last: None });
        let one =
            |added, last| Ending::Settled(EndPoint { iterations: Count::zero(), added: Some(added), last: Some(last) });
        for (round, named, answer, added, last) in [
            (['f', 's'], 0, Answer::Agrees, 1, 's'),
            (['s', 'f'], 0, Answer::Agrees, 0, 's'),
            (['s', 'f'], 3, Answer::Lower(Count::zero()), 1, 'f'),
        ] {
            let expected = [(Reading::NoneAdded, nothing.clone()), (Reading::OneAdded, one(added, last))];
            assert_eq!(open(&round, named, &answer), expected, "{round:?}");
        }
    }

    #[test]
    fn a_round_that_is_not_one_each_is_open() {
        let ending = final_action(&['f', 'f', 's'], 'f', 's', &Count::from(3), &Answer::Lower(Count::from(2)));
        let end = |added| Ending::Settled(EndPoint { iterations: Count::from(2), added: Some(added), last: Some('f') });
        let readings = vec![(Reading::FirstAction, end(0)), (Reading::LastAction, end(1))];
        assert_eq!(ending, Ok(Ending::Open(Silence::WhichFinalAction, readings)));
    }
}
