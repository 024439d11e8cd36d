//! What else the whole board can become at once.

use crate::games::any_game::labels::Label;
use crate::games::any_game::line::read_lines;
use crate::games::any_game::seats::letter;
use crate::games::any_game::setup::{Counter, Setup};
use crate::games::any_game::written::name_of;
use crate::ruling::{Case, Says, SeatId};
use crate::words::Count;

/// Two players at 20 life and four at 40, with no action yet: a counter for each, by the player's letter, and a bound at
/// which that player loses. And where two play, the same board with the sides exchanged.
pub fn starts(case: &Case<Setup>) -> Vec<(Says, Case<Setup>)> {
    let with = |setup: Setup| Case { setup, acts: Vec::new(), ..case.clone() };
    let begin = |(players, life): (u8, usize)| {
        let line = |seat: usize| format!("{0} = {life}; {0} <= 0: {0} loses", letter(seat));
        let lines = (0..usize::from(players)).map(line).collect::<Vec<String>>().join("; ");
        let setup = read_lines(&Setup { players, ..Setup::default() }, &lines).ok()?;
        let (players, life) = (Count::from(usize::from(players)), Count::from(life));
        Some((Label::StartLife { players, life }.says(), with(setup)))
    };
    let mut starts: Vec<_> = [(2, 20), (4, 40)].into_iter().filter_map(begin).collect();
    if case.setup.players == 2 {
        starts.push((Label::SidesSwapped.says(), with(swapped(&case.setup))));
    }
    starts
}

// What one player controls, the other controls now; whose turn it is stays. Counters that are named after the two, such as
// “life A” and “life B”, exchange their names.
fn swapped(setup: &Setup) -> Setup {
    let mut next = setup.clone();
    let seats = next.actions.iter_mut().map(|action| &mut action.seat);
    for seat in seats.chain(next.bounds.iter_mut().map(|bound| &mut bound.seat)).flatten() {
        let other = match seat.as_str() {
            "a" => "b",
            _ => "a",
        };
        *seat = SeatId::from(other);
    }
    let shown = |counter: &Counter| name_of(&counter.id, &counter.name).to_owned();
    for counter in &mut next.counters {
        let Some(other) = of_the_other(&shown(counter)) else { continue };
        if setup.counters.iter().any(|counter| shown(counter) == other) {
            counter.name = if counter.id.as_str() == other { String::new() } else { other };
        }
    }
    next
}

// “life B” for “life A”, and “b” for “a”.
fn of_the_other(name: &str) -> Option<String> {
    let last = name.chars().next_back()?;
    let other = match last {
        'a' => 'b',
        'b' => 'a',
        'A' => 'B',
        'B' => 'A',
        _ => return None,
    };
    let stem = name.strip_suffix(last)?;
    (stem.is_empty() || stem.ends_with([' ', '-'])).then(|| format!("{stem}{other}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::any_game::Rules;
    use crate::ruling::{Game, Sentence};
    use crate::words::Lang;

    fn case(lines: &str) -> Case<Setup> {
        let setup = read_lines(&Setup::default(), lines).unwrap_or_else(|why| panic!("{}", why.say(Lang::En).plain()));
        Case { ruleset: "magic-732".into(), ask: "round".into(), setup, acts: Vec::new(), readings: Default::default() }
    }

    #[test]
    fn a_game_begins_with_two_at_20_or_four_at_40_and_nothing_stands_against_it() {
        let starts = starts(&case("mana = 3"));
        let lives = |nth: usize| {
            let counters = starts[nth].1.setup.counters.iter();
            counters.map(|counter| counter.start.0.to_string()).collect::<Vec<String>>()
        };
        assert_eq!((lives(0), lives(1)), (vec!["20".to_owned(); 2], vec!["40".to_owned(); 4]));
        for (_, start) in &starts[..2] {
            // All that is missing is an action.
            let setup = read_lines(&start.setup, "bite: -1 B, by A").unwrap_or_default();
            assert!(Rules::rule(&Case { setup, ..start.clone() }).problems.is_empty(), "every counter, bound and seat is known");
            assert_eq!(start.setup.bounds.len(), usize::from(start.setup.players));
        }
    }

    #[test]
    fn sides_are_exchanged_with_all_that_they_do_and_twice_is_as_before() {
        let before = case("life A = 3; life B = 9; plan A = 1; bite: -2 life B, by A, optional; life B <= 0: B loses");
        let once = starts(&before)[2].1.setup.clone();
        let names: Vec<&str> = once.counters.iter().map(|counter| counter.name.as_str()).collect();
        assert_eq!(names, ["life B", "life A", "plan A"], "a name without its twin stays");
        assert_eq!(once.actions[0].seat.as_ref().unwrap().as_str(), "b");
        assert_eq!(once.bounds[0].seat.as_ref().unwrap().as_str(), "a");
        assert!(starts(&Case { setup: once, ..before.clone() })[2].1.setup == before.setup);
        assert_eq!(starts(&starts(&before)[1].1).len(), 2, "four players have no two sides");
    }
}
