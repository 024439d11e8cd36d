use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::politics::Stance;
use crate::games::war_of_the_ring::regions::{Region, Site};
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::turn::consecutive::may_follow;
use crate::games::war_of_the_ring::turn::deeds::{actor, comes_to, refuse};
use crate::games::war_of_the_ring::turn::says::Says;
use crate::games::war_of_the_ring::turn::state::{Doing, TurnState};
use crate::play::{Record, Refusal};
use crate::ruling::{Act, Case};
use crate::words::Count;

/// Advances a Nation's political counter.
///
/// # Says
/// Only the player who controls a Nation moves its counter, except by a Character's special ability: any Free Peoples
/// player uses Boromir's while he is in an unconquered City or Stronghold of Gondor. A passive Nation does not reach
/// At War.
/// # Source
/// Second edition, p.45 (LI2), p.34 (PO3), p.46 (AO5).
/// # Case
/// L06, W-N70, W-N71.
pub fn a_counter_advances(record: &mut Record<TurnState>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let player = actor(&record.state, act)?;
    let named = act.text("nation").and_then(Nation::named);
    let nation = named.ok_or_else(|| refuse(&rulebook::ARRANGING, Says::DeedNamesNothing))?;
    let stance = record.state.army.board.stance(nation);
    if act.text("by") == Some("boromir") {
        let region = act.text("region").and_then(Region::named);
        let region = region.ok_or_else(|| refuse(&rulebook::ARRANGING, Says::DeedNamesNothing))?;
        let place = region.place();
        let held = place.nation == Some(Nation::Gondor) && matches!(place.site, Site::City | Site::Stronghold);
        let conquered = record.state.army.board.captured.get(&region).is_some();
        if !held || conquered || nation != Nation::Gondor || player.side() != Side::FreePeoples {
            return Err(refuse(&rulebook::LI2, Says::BoromirCannot { region }));
        }
    } else if nation.player(record.state.players()) != player {
        return Err(refuse(&rulebook::LI2, Says::NotHisCounter { player, nation }));
    }
    if stance.is_at_war() {
        return Err(refuse(&rulebook::PO4, Says::AtWarAlready { nation }));
    }
    if stance.steps == 1 && !stance.active {
        return Err(refuse(&rulebook::PO3, Says::PassiveStaysOut { nation }));
    }
    if !may_follow(record, case, player, None, Doing::Nations(vec![nation], None))? {
        return Ok(());
    }
    let after = Stance { steps: stance.steps.saturating_sub(1), ..stance };
    record.state.army.board.politics.insert(nation, after);
    let steps = Count::from(u64::from(after.steps));
    comes_to(record, player, Says::MayAdvance { player, nation, steps }, &[&rulebook::LI2]);
    Ok(())
}
