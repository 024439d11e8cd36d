//! Commanders: the command zone, and how they come back to it.

use crate::games::magic::core::{Core, Halt};
use crate::games::magic::need::Need;
use crate::games::magic::state::{State, Zone};
use crate::loops::Qty;
use crate::words::Int;

/// What says of a piece that it is a commander.
pub const COMMANDER: &str = "commander";

impl Core {
    /// Whether the owner of a commander puts it into the command zone; never, of what is none.
    ///
    /// *Says*: a commander that would go to its owner's hand or library may go to the command zone instead.
    /// *Source*: Comprehensive Rules 903.9b. *Case*: a_commander_that_is_bounced_may_go_to_the_command_zone.
    ///
    /// # Errors
    /// The owner has not chosen yet.
    pub fn called_back(&self, state: &State, at: usize) -> Result<bool, Halt> {
        if !state.class(at).flagged(COMMANDER) {
            return Ok(false);
        }
        let chosen = state.choice(at).and_then(|choice| choice.command);
        chosen.ok_or_else(|| Halt::Choose(Need::Command { source: at, by: state.class(at).owner }))
    }

    /// A commander comes to a graveyard or into exile.
    pub fn may_be_called_back(&self, state: &mut State, at: usize, to: Zone) {
        if matches!(to, Zone::Graveyard | Zone::Exile) && state.class(at).flagged(COMMANDER) {
            state.class_mut(at).arrived = true;
        }
    }

    /// Which commanders go to the command zone in a check.
    ///
    /// *Says*: a commander that came to a graveyard or into exile since the last check may be put into the command zone by
    /// its owner.
    /// *Source*: Comprehensive Rules 704.6d. *Case*: a_commander_that_died_may_go_to_the_command_zone.
    ///
    /// # Errors
    /// An owner has not chosen yet.
    pub fn commanders_called_back(&self, state: &State) -> Result<Vec<usize>, Halt> {
        let mut all = Vec::new();
        for at in 0..state.classes.len() {
            if state.class(at).arrived && self.called_back(state, at)? {
                all.push(at);
            }
        }
        Ok(all)
    }

    /// A commander goes to the command zone from the graveyard or from exile.
    pub fn to_the_command_zone(&self, state: &mut State, at: usize) {
        let class = state.class_mut(at);
        let [graveyard, exile, _, _, command] = &mut class.elsewhere;
        *command += &*graveyard;
        *command += &*exile;
        (*graveyard, *exile) = (Qty::default(), Qty::default());
        class.held.clear();
    }

    /// What casting a commander from the command zone costs more: two for each time that it was cast from there before.
    ///
    /// *Source*: Comprehensive Rules 903.8. *Case*: a_commander_costs_two_more_the_second_time.
    pub fn commander_tax(&self, state: &State, at: usize) -> Qty {
        state.class(at).recast.scale(&Int::from(2))
    }
}
