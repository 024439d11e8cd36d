use crate::games::war_of_the_ring::acts::{ATTACK, MOVE};
use crate::games::war_of_the_ring::attacking::why_not_attack;
use crate::games::war_of_the_ring::deed_says::Deeds;
use crate::games::war_of_the_ring::force::{force_of, held_by_enemies, may_act_with, right_of};
use crate::games::war_of_the_ring::marching::not_into;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::state::State;
use crate::ruling::{Act, ActArg, Does, Offer};

/// What each player can do with his Army out of a region: move all of it where it may go, or attack, also where he may
/// not, with the reason.
pub fn out_of(state: &State, region: Region) -> Vec<Offer> {
    let mut offers = Vec::new();
    for player in Power::at_table(state.board.players).iter().copied() {
        if right_of(state, player, region).is_none() {
            continue;
        }
        for to in Region::all().filter(|to| to.touches(region)) {
            let text = |region: Region| ActArg::Text(region.id().to_owned());
            let act = |key| Act::of(player.seat(), key).with("region", text(region)).with("to", text(to));
            if held_by_enemies(state, to, player.side()) {
                let says = Deeds::NamedAttack { player, region, to }.says();
                let why = why_not_attack(state, player, region, to);
                offers.push(Offer { says, does: Does::Act(act(ATTACK)), why });
            } else if moves_there(state, player, region, to) {
                let says = Deeds::NamedMove { player, region, to }.says();
                offers.push(Offer { says, does: Does::Act(act(MOVE)), why: Vec::new() });
            }
        }
    }
    offers
}

fn moves_there(state: &State, player: Power, region: Region, to: Region) -> bool {
    let all = force_of(state, &Act::of(player.seat(), MOVE), player, region);
    all.is_ok_and(|force| {
        may_act_with(state, player, region, &force).is_ok() && not_into(state, player, region, to, &force).is_empty()
    })
}
