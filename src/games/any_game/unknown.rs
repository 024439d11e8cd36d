//! The answer where it is not known: why, what is known all the same, and ways on.

use crate::games::any_game::course::RoundCourse;
use crate::games::any_game::fate::limits;
use crate::games::any_game::figures::values;
use crate::games::any_game::labels::Label;
use crate::games::any_game::rulebook::WORK;
use crate::loops::repeat;
use crate::ruling::{Arg, Finding, Says, Standing, WayOn};
use crate::words::Count;

/// So many rounds are played for what is known.
const KNOWN: usize = 1_000;

/// The answer.
pub fn standing(course: &RoundCourse, why: Says) -> Standing {
    let fewer = WayOn { says: Label::WayFewerRounds.says(), act: None };
    let otherwise = WayOn { says: Label::WayDescribeOtherwise.says(), act: None };
    // Who names is not a matter of numbers: more rounds would tell nothing.
    if why.id() == "two_players_only" {
        return Standing::Unknown { why, known: Vec::new(), ways_on: vec![otherwise] };
    }
    Standing::Unknown { why, known: known(course), ways_on: vec![fewer, otherwise] }
}

// The counters after a thousand rounds, or after as many as are known.
fn known(course: &RoundCourse) -> Vec<Finding> {
    let table = &course.table;
    let rounds = Count::from(KNOWN);
    let outcome = repeat(&table.core, &table.start, &table.core.round(), &rounds, &limits());
    let finding = |key: String, value: Arg, says: Label| Finding { key, value, says: says.says(), cites: vec![&WORK] };
    let times = outcome.done.clone();
    let mut known =
        vec![finding("iterations".to_owned(), Arg::from(&times), Label::FoundIterations { times })];
    for (counter, value) in table.counters.iter().zip(values(&outcome.state)) {
        let says = Label::FoundValue { counter: counter.clone(), value: value.clone() };
        known.push(finding(counter.id.to_string(), Arg::from(&value), says));
    }
    known
}
