//! What a described round reads on the way, in words.

use crate::games::any_game::{guards_en, guards_fr};
use crate::ruling::Says;
use crate::sentences;

sentences! {
    /// Questions that are asked in each round.
    pub enum Guard: en = guards_en::guard, fr = guards_fr::guard;

    /// A condition.
    "guard_if" If,
    /// A need.
    "guard_need" Need,
    /// A cost.
    "guard_cost" Cost,
    /// A cost that may be below zero.
    "guard_cost_above_zero" CostAboveZero,
    /// A bound.
    "guard_bound" Bound,
    /// A quotient that stays what it is.
    "guard_quotient" Quotient,
    /// A product that stays what it is.
    "guard_product" Product,
    /// How often an action is done.
    "guard_times" Times,
}

/// A guard of the rules core in words.
pub fn guard_named(guard: &str) -> Says {
    match guard {
        "the condition of an action" => Guard::If,
        "what an action needs" => Guard::Need,
        "a cost is there" => Guard::Cost,
        "a cost above zero" => Guard::CostAboveZero,
        "a bound" => Guard::Bound,
        "a quotient" => Guard::Quotient,
        "a product" => Guard::Product,
        _ => Guard::Times,
    }
    .says()
}
