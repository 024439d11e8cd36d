//! What goes where an action leaves too many units in a region: as the question whose Army it is has it.

use crate::games::war_of_the_ring::acts;
use crate::games::war_of_the_ring::answer::waits_for_a_reading;
use crate::games::war_of_the_ring::course::ArmyCourse;
use crate::games::war_of_the_ring::limit::check_the_limit;
use crate::games::war_of_the_ring::prompts::next_decision;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::silences::read;
use crate::games::war_of_the_ring::state::State;
use crate::games::war_of_the_ring::turn::state::TurnState;
use crate::play::{Record, Refusal};
use crate::ruling::{Act, Case, Prompt};

/// The board of a turn.
pub fn army(state: &mut TurnState) -> &mut State {
    &mut state.army
}

/// Checks a region's limit after an action that brought units there.
///
/// *Source*: second edition, p.26 (ST1), p.46 (ST2). *Case*: K08, W-N86, W-N87.
pub fn the_limit_is_checked(record: &mut Record<TurnState>, case: &Case<Setup>, region: Region) {
    record.state.army.moved_to = Some(region);
    let reading = ArmyCourse::of(case).reading;
    record.within(army, |army| check_the_limit(army, region, reading));
    asks_how_it_is_read(record, case);
}

/// Merges, stays separate or removes units, as the other question has it.
pub fn units_are_trimmed(record: &mut Record<TurnState>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let reading = ArmyCourse::of(case).reading;
    record.within(army, |army| acts::perform(army, act, case, reading))?;
    asks_how_it_is_read(record, case);
    Ok(())
}

/// Lets the turn wait where a merged Army is over the limit and nobody has said how A7 is read.
pub fn asks_how_it_is_read(record: &mut Record<TurnState>, case: &Case<Setup>) {
    if record.state.army.held().into_iter().any(|region| waits_for_a_reading(&record.state.army, region)) {
        read(record, case, "A7");
    }
}

/// What goes before the next action; empty if nothing is left to be removed.
pub fn goes_first(state: &TurnState) -> Result<(), Refusal> {
    if state.army.told_over.is_empty() {
        return Ok(());
    }
    Refusal::unless_empty(acts::excess_of_the_board(&state.army))
}

/// What has to be decided about units that are too many.
pub fn trimming_prompt(state: &TurnState) -> Option<Prompt> {
    let asked = !state.army.told_over.is_empty() || !state.army.wants_to_merge.is_empty();
    asked.then(|| next_decision(&state.army)).flatten()
}
