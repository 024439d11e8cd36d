//! Conditions of triggered abilities: what has to hold as they trigger, and again as they resolve.

use crate::games::magic::core::Core;
use crate::games::magic::notation::{Filter, counter, filter};
use crate::games::magic::state::State;
use crate::loops::{Cx, Qty};

/// Something that is measured.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Measure {
    /// The controller's life total.
    Life,
    /// The cards in the controller's hand.
    Hand,
    /// Counters of a kind on the source.
    Counters(usize),
    /// How many there are of these.
    Number(Filter),
}

/// At least, or at most, so much.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Condition {
    /// What is measured.
    pub measure: Measure,
    /// At least so much; at most, otherwise.
    pub at_least: bool,
    /// How much.
    pub number: i64,
}

/// Reads `life>=40`, `charge<=3` or `creature.you>=5`.
pub fn condition(text: &str) -> Option<Condition> {
    let (at_least, (what, number)) = match text.split_once(">=") {
        Some(parts) => (true, parts),
        None => (false, text.split_once("<=")?),
    };
    let measure = match what {
        "life" => Measure::Life,
        "hand" => Measure::Hand,
        _ => match counter(what) {
            Some(kind) => Measure::Counters(kind),
            None => Measure::Number(filter(what)?),
        },
    };
    let number = number.parse().ok().filter(|number: &i64| (0..=1_000_000).contains(number))?;
    Some(Condition { measure, at_least, number })
}

impl Core {
    /// Whether a condition holds for an ability of an object.
    ///
    /// *Says*: an ability that waits for an event "if" something holds looks at that as it would trigger, and does
    /// nothing if it no longer holds as it resolves.
    /// *Source*: Comprehensive Rules 603.4. *Case*: a_condition_is_looked_at_twice.
    pub fn holds(&self, state: &State, condition: &Condition, source: usize, controller: usize, cx: &mut Cx) -> bool {
        let there = match &condition.measure {
            Measure::Life => state.seat(controller).life.clone(),
            Measure::Hand => self.cards_in_hand(state, controller),
            Measure::Counters(kind) => state.class(source).counters.get(*kind).cloned().unwrap_or_default(),
            Measure::Number(filter) => {
                let mut sum = Qty::default();
                for at in self.all_matching(state, filter, source, controller, cx) {
                    sum += state.class(at).there();
                }
                sum
            }
        };
        let number = Qty::from(condition.number);
        let (more, less) = if condition.at_least { (&there, &number) } else { (&number, &there) };
        cx.at_least(more, less, "a condition of a trigger")
    }
}
