//! What a game gives to have its loops settled.

use super::cx::Cx;
use super::qty::Qty;
use std::borrow::Cow;
use std::fmt::Debug;

/// The name of a counter, unique among the counters of a state.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub Cow<'static, str>);

impl From<&'static str> for CounterId {
    fn from(name: &'static str) -> CounterId {
        CounterId(Cow::Borrowed(name))
    }
}

impl From<String> for CounterId {
    fn from(name: String) -> CounterId {
        CounterId(Cow::Owned(name))
    }
}

/// A machine of actions over quantities: the rules core of a game.
///
/// A state is a finite part, its control, and quantities. What an action does may depend on quantities only through
/// [`Cx`]. Every quantity that a state holds must be listed by [`Machine::quantities`].
pub trait Machine {
    /// The finite part and the quantities.
    type State: Clone;
    /// One action of a loop's body.
    type Action: Clone;
    /// Why an action could not be done, or how it ended the game.
    type Halt: Clone + PartialEq + Debug;
    /// The finite part of a state.
    type Control: Eq + Clone;

    /// The finite part of a state. Two states with the same control have the same counters.
    fn control(&self, state: &Self::State) -> Self::Control;

    /// Every quantity of a state with its name, in an order that the control fixes.
    fn quantities<'a>(&self, state: &'a mut Self::State) -> Vec<(CounterId, &'a mut Qty)>;

    /// Does one action.
    ///
    /// # Errors
    /// The halt; the state is then as far as the action came (the cost paid, the game lost).
    fn act(&self, state: &mut Self::State, action: &Self::Action, cx: &mut Cx) -> Result<(), Self::Halt>;
}
