use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::silences::read;
use crate::games::war_of_the_ring::turn::deeds::{actor, comes_to};
use crate::games::war_of_the_ring::turn::says::Says;
use crate::games::war_of_the_ring::turn::state::TurnState;
use crate::play::{Record, Refusal};
use crate::ruling::{Act, Case, Step};

/// Uses an Elven Ring: once a turn; whether that is once for a team or for each of its players is open (A13).
///
/// *Source*: second edition, p.21 (AO6); reading A13. *Case*: W-A13.
pub fn a_ring_is_used(record: &mut Record<TurnState>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let player = actor(&record.state, act)?;
    let mut rules = vec![&rulebook::AO6];
    let again = record.state.rings.contains(&player);
    let teammate = player.teammate() != player && record.state.rings.contains(&player.teammate());
    let mut used = again;
    if teammate && !again {
        let Some(way) = read(record, case, "A13") else { return Ok(()) };
        rules.push(&rulebook::A13);
        used = way == 0;
    }
    if used {
        let step = Step::by(&rulebook::AO6, Says::RingUsed { player }.says());
        return Err(Refusal::because(rules.into_iter().fold(step, Step::and)));
    }
    record.state.rings.push(player);
    comes_to(record, player, Says::MayUseRing { player }, &rules);
    Ok(())
}
