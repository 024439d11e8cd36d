//! What players are asked about the number of a loop.

/// What a player is asked, and what may be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A number of iterations.
    Number,
    /// A number of iterations, or to go on indefinitely.
    NumberOrForEver,
    /// Agreement to the number named, or a lower one.
    AgreeOrLower,
    /// Agreement to the number named, or an earlier place at which the player does something else.
    AgreeOrEarlier,
    /// A number of iterations after which the player breaks the loop, or no action.
    BreakOrNot,
    /// Agreement, a number after which the player commits to break the loop, or to let it be.
    AgreeBreakOrNot,
}
