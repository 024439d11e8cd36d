//! The English words of what a described round reads.

use crate::games::any_game::guards::Guard;

/// A guard in English.
pub fn guard(guard: &Guard) -> String {
    match guard {
        Guard::If => "Does the condition of the action hold?",
        Guard::Need => "Is there what the action needs?",
        Guard::Cost => "Can the cost be paid?",
        Guard::CostAboveZero => "Is the cost above zero?",
        Guard::Bound => "Is a bound reached?",
        Guard::Quotient => "Does the quotient stay what it is?",
        Guard::Product => "Does a factor stay what it is?",
        Guard::Times => "Is the action done once more?",
    }
    .into()
}
