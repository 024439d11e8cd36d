//! The procedures that ask who maintains a loop: tournament rules, by which players name numbers in turn order and the
//! lowest one counts.

use super::asked::Asked;
use super::shortcut::{Stroke, involved};

/// Who is asked what, in order.
///
/// *Says*: nobody maintains the loop: each player in turn order names a number or no action. One does: that player
/// names a number, the others agree or name a lower one. Several do: each player in turn order names a number, and
/// across turns may go on indefinitely.
///
/// *Source*: Magic Tournament Rules 4.4. *Case*: AG-30 to AG-33.
pub fn tournament<S: Copy + Eq>(round: &[Stroke<S>], order: &[S], across_turns: bool) -> Vec<(S, Asked)> {
    let all = |asked: Asked| order.iter().map(|seat| (*seat, asked)).collect();
    match involved(round, order).as_slice() {
        [] => all(Asked::BreakOrNot),
        [one] => first_and_others(&[*one], order, Asked::AgreeOrLower),
        _ if across_turns => all(Asked::NumberOrForEver),
        _ => all(Asked::Number),
    }
}

/// Who is asked what, in order.
///
/// *Says*: the players needed to maintain the loop name numbers in turn order; then each other player agrees, commits
/// to break it after a number, or declines to.
///
/// *Source*: Riftbound Tournament Rules 505.3 to 505.5. *Case*: AG-40 to AG-43.
pub fn committed<S: Copy + Eq>(round: &[Stroke<S>], order: &[S]) -> Vec<(S, Asked)> {
    match involved(round, order).as_slice() {
        [] => order.iter().map(|seat| (*seat, Asked::BreakOrNot)).collect(),
        maintain => first_and_others(maintain, order, Asked::AgreeBreakOrNot),
    }
}

// Those who maintain it in turn order, then the others from the first of them on.
fn first_and_others<S: Copy + Eq>(maintain: &[S], order: &[S], others: Asked) -> Vec<(S, Asked)> {
    let from = order.iter().position(|seat| maintain.first() == Some(seat)).unwrap_or(0);
    let rest = order.iter().cycle().skip(from).take(order.len()).filter(|seat| !maintain.contains(seat));
    let first = maintain.iter().map(|seat| (*seat, Asked::Number));
    first.chain(rest.map(|seat| (*seat, others))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(optional: &str) -> Vec<Stroke<char>> {
        let may = |by| Stroke { by: Some(by), optional: true, answers: true };
        let must = Stroke { by: Some('a'), optional: false, answers: true };
        optional.chars().map(may).chain([must]).collect()
    }

    #[test]
    fn who_maintains_decides_what_is_asked() {
        let order = ['b', 'c', 'a'];
        let asked = |optional: &str, across| tournament(&round(optional), &order, across);
        let all = |asked| vec![('b', asked), ('c', asked), ('a', asked)];
        assert_eq!(asked("", false), all(Asked::BreakOrNot));
        assert_eq!(asked("ac", false), all(Asked::Number));
        assert_eq!(asked("ac", true), all(Asked::NumberOrForEver));
        let lower = Asked::AgreeOrLower;
        assert_eq!(asked("cc", false), [('c', Asked::Number), ('a', lower), ('b', lower)]);
        assert_eq!(asked("a", true), [('a', Asked::Number), ('b', lower), ('c', lower)]);
    }

    #[test]
    fn all_who_maintain_name_first_and_the_others_may_commit() {
        let order = ['b', 'c', 'a'];
        assert_eq!(committed(&round(""), &order).len(), 3);
        assert!(committed(&round(""), &order).iter().all(|(_, asked)| *asked == Asked::BreakOrNot));
        let expected = [('c', Asked::Number), ('a', Asked::Number), ('b', Asked::AgreeBreakOrNot)];
        assert_eq!(committed(&round("ac"), &order), expected);
    }
}
