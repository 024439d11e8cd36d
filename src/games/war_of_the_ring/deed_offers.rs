use crate::games::war_of_the_ring::acts::{ATTACK, MOVE, name_of};
use crate::games::war_of_the_ring::attacking::why_not_attack;
use crate::games::war_of_the_ring::force::{Force, force_of, may_act_with, right_of};
use crate::games::war_of_the_ring::marching::not_into;
use crate::games::war_of_the_ring::parting::with_the_part;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::sieges::is_held_against;
use crate::games::war_of_the_ring::state::State;
use crate::ruling::{Act, ActArg, Does, Offer, Problem};

/// What each player can do with his Army out of a region: move it, all or the part that is set, where it may go, or
/// attack. What may not be attacked, and where a part may not go, is shown with the reason.
pub fn out_of(state: &State, region: Region) -> Vec<Offer> {
    let mut offers = Vec::new();
    for player in Power::at_table(state.board.players).iter().copied() {
        let state = &state.seen_by(player.side());
        if right_of(state, player, region).is_none() {
            continue;
        }
        let within = state.inside(region).is_some();
        for to in region.beside().chain(within.then_some(region)) {
            let text = |region: Region| ActArg::Text(region.id().to_owned());
            let attacks = to == region || is_held_against(state, to, player.side());
            let act = Act::of(player.seat(), if attacks { ATTACK } else { MOVE });
            let act = act.with("region", text(region)).with("to", text(to));
            let Some(act) = with_the_part(state, act, player, region) else { continue };
            let Ok(force) = force_of(state, &act, player, region) else { continue };
            let of_a_part = act.args.contains_key("units");
            let why = if attacks {
                why_not_attack(state, player, region, to, &force)
            } else {
                why_not_move(state, player, region, to, &force)
            };
            if attacks || of_a_part || why.is_empty() {
                offers.push(Offer { says: name_of(&act, state.board.players), does: Does::Act(act), why });
            }
        }
    }
    offers
}

fn why_not_move(state: &State, player: Power, region: Region, to: Region, force: &Force) -> Vec<Problem> {
    let mut why = not_into(state, player, region, to, force);
    if let Err(refusal) = may_act_with(state, player, region, force) {
        why.extend(refusal.why);
    }
    why
}
