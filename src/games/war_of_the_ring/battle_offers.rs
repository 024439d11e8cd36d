use crate::games::war_of_the_ring::acts::name_of;
use crate::games::war_of_the_ring::aftermath::{CAPTURE, END_BATTLE, RETREAT, WITHDRAW, may_be_captured, why_no_retreat};
use crate::games::war_of_the_ring::casualties::HIT;
use crate::games::war_of_the_ring::force::{Right, right_of};
use crate::games::war_of_the_ring::nations::Side;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::{Region, Site};
use crate::games::war_of_the_ring::sieges::Around;
use crate::games::war_of_the_ring::state::State;
use crate::ruling::{Act, ActArg, Does, Offer};

fn offer(state: &State, act: Act) -> Offer {
    Offer { says: name_of(&act, state.board.players), does: Does::Act(act), why: Vec::new() }
}

fn word(text: &str) -> ActArg {
    ActArg::Text(text.to_owned())
}

/// What can be done in a region during a battle and after it: an Army takes a hit, the defender retreats or goes into a
/// siege, who has won takes the Settlement.
pub fn of_region(state: &State, region: Region) -> Vec<Offer> {
    let mut acts = Vec::new();
    let here = |act: Act| act.with("region", word(region.id()));
    if let Some(battle) = &state.battle {
        let defends = battle.defender.side();
        for side in Side::ALL {
            let fights = (side == defends && region == battle.region) || (side != defends && region == battle.from);
            if fights && !state.board.garrison(region).nations_with_units(side).is_empty() {
                acts.push(here(Act::of_nobody(HIT)).with("side", word(side.key())));
            }
        }
        let chooses = |player: &Power| {
            let right = right_of(&state.seen_by(player.side()), *player, region);
            player.side() == defends && right.is_some_and(|right| !matches!(right, Right::TakesOut(_)))
        };
        let players = Power::at_table(state.board.players).iter().copied();
        for player in players.filter(chooses).filter(|_| region == battle.region) {
            if region.place().site == Site::Stronghold && battle.around == Around::Field {
                acts.push(here(Act::of(player.seat(), WITHDRAW)));
            }
            let ways = region.beside().filter(|to| why_no_retreat(state, player, region, *to).is_none());
            acts.extend(ways.map(|to| here(Act::of(player.seat(), RETREAT)).with("to", word(to.id()))));
        }
    } else {
        let takes = |player: &Power| {
            let right = right_of(&state.seen_by(player.side()), *player, region);
            may_be_captured(state, player.side(), region) && right.is_some_and(|right| !matches!(right, Right::TakesOut(_)))
        };
        let players = Power::at_table(state.board.players).iter().copied();
        acts.extend(players.filter(takes).map(|player| here(Act::of(player.seat(), CAPTURE))));
    }
    acts.into_iter().map(|act| offer(state, act)).collect()
}

/// What ends a battle.
pub fn of_board(state: &State) -> Option<Offer> {
    state.battle.as_ref().map(|_| offer(state, Act::of_nobody(END_BATTLE)))
}
