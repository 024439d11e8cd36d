use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::force::{force_of, joins, may_act_with, put_in, take_out, units_in, who_and_where};
use crate::games::war_of_the_ring::marching::{may_overstack, not_into};
use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::silences::read;
use crate::games::war_of_the_ring::turn::consecutive::may_follow;
use crate::games::war_of_the_ring::turn::deeds::{actor, comes_to, refuse};
use crate::games::war_of_the_ring::turn::minions::Minion;
use crate::games::war_of_the_ring::turn::says::Says;
use crate::games::war_of_the_ring::turn::state::{Doing, TurnState};
use crate::play::{Record, Refusal};
use crate::ruling::{Act, Assumption, Case};
use crate::words::Count;

/// Moves an Army as an action of the turn.
///
/// *Source*: second edition, p.27 (MV1), p.46 (AO5). *Case*: T02, T03.
pub fn an_army_marches(record: &mut Record<TurnState>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let state = &record.state.army;
    let (player, from) = who_and_where(state, act, "region")?;
    let (_, to) = who_and_where(state, act, "to")?;
    let force = force_of(state, act, player, from)?;
    let right = may_act_with(state, player, from, &force)?;
    Refusal::unless_empty(not_into(state, player, from, to, &force))?;
    let over = state.over_with(to, &units_in(&force));
    if !may_overstack(record, case, to, over)? {
        return Ok(());
    }
    let nations: Vec<Nation> = force.keys().copied().collect();
    if !may_follow(record, case, player, Some(from), Doing::Nations(nations, Some(to)))? {
        return Ok(());
    }
    take_out(&mut record.state.army, from, &force);
    put_in(&mut record.state.army, to, &force);
    joins(&mut record.state.army, to, &force);
    record.step(right);
    let over = record.state.army.over(to);
    if over.is_zero() {
        comes_to(record, player, Says::MayMarch { player, region: to }, &[&rulebook::MV1]);
        return Ok(());
    }
    // Who removes what is the other question's; here the units stay until they are taken off the board.
    let says = Says::MarchesOverLimit { player, region: to, over };
    comes_to(record, player, says, &[&rulebook::MV1, &rulebook::A8, &rulebook::ST1]);
    record.assume(Assumption { says: Says::ExcessGoesBefore { region: to }.says(), change: None });
    Ok(())
}

/// Flies Nazgûl: any Shadow player may.
///
/// *Source*: second edition, p.46 (LI3). *Case*: L04.
pub fn nazgul_fly(record: &mut Record<TurnState>, act: &Act) -> Result<(), Refusal> {
    let (player, from) = who_and_where(&record.state.army, act, "region")?;
    let (_, region) = who_and_where(&record.state.army, act, "to")?;
    if player.side() != Side::Shadow {
        return Err(refuse(&rulebook::LI3, Says::NotHisNazgul { player }));
    }
    let amount = act.count("amount").and_then(Result::ok).unwrap_or_else(Count::one);
    let there = record.state.army.board.figures(from, Nation::Sauron, Kind::Nazgul);
    let Some(left) = there.minus(&amount) else {
        return Err(refuse(&rulebook::LI3, Says::NotSoManyNazgul { region: from, amount, there }));
    };
    let board = &mut record.state.army.board;
    board.set_figures(from, Nation::Sauron, Kind::Nazgul, left);
    let sum = &board.figures(region, Nation::Sauron, Kind::Nazgul) + &amount;
    board.set_figures(region, Nation::Sauron, Kind::Nazgul, sum);
    comes_to(record, player, Says::MayMoveNazgul { player, amount, region }, &[&rulebook::LI3]);
    Ok(())
}

/// Moves a Minion: its own player; whether the Witch-king counts as a Nazgûl for it is open (A10).
///
/// *Source*: second edition, p.46 (PW3); reading A10. *Case*: L05.
pub fn a_minion_moves(record: &mut Record<TurnState>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let player = actor(&record.state, act)?;
    let named = act.text("minion").and_then(Minion::named);
    let minion = named.ok_or_else(|| refuse(&rulebook::ARRANGING, Says::DeedNamesNothing))?;
    let mut rule = &rulebook::PW3;
    if minion.player() != player {
        let not_his = || refuse(&rulebook::PW3, Says::NotHisMinion { player, minion });
        if minion != Minion::WitchKing || player.side() != Side::Shadow {
            return Err(not_his());
        }
        match read(record, case, "A10") {
            None => return Ok(()),
            Some(0) => rule = &rulebook::A10,
            Some(_) => return Err(not_his()),
        }
    }
    comes_to(record, player, Says::MayMoveMinion { player, minion }, &[rule]);
    Ok(())
}
