use crate::games::war_of_the_ring::course::ArmyCourse;
use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::force::{force_of, may_act_with, units_in, who_and_where};
use crate::games::war_of_the_ring::marching::{an_army_moves, may_overstack, not_into};
use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::{Region, Site};
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::setup::{MapPart, Setup};
use crate::games::war_of_the_ring::silences::read;
use crate::games::war_of_the_ring::turn::consecutive::may_follow;
use crate::games::war_of_the_ring::turn::deeds::{actor, comes_to, refuse};
use crate::games::war_of_the_ring::turn::minions::Minion;
use crate::games::war_of_the_ring::turn::says::Says;
use crate::games::war_of_the_ring::turn::state::{Doing, SameDie, TurnState};
use crate::games::war_of_the_ring::turn::trimming::{army, asks_how_it_is_read};
use crate::play::{Record, Refusal};
use crate::ruling::{Act, ActArg, Assumption, Case};
use crate::words::{Count, Map};

/// Moves an Army as an action of the turn.
///
/// What is too many where it arrives goes at once.
///
/// *Source*: second edition, p.27 (MV1), p.26 (ST1), p.46 (AO5). *Case*: T02, T03, K08.
pub fn an_army_marches(record: &mut Record<TurnState>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let (player, from) = who_and_where(&record.state.army, act, "region")?;
    let (_, to) = who_and_where(&record.state.army, act, "to")?;
    let state = &record.state.army.seen_by(player.side());
    let force = force_of(state, act, player, from)?;
    may_act_with(state, player, from, &force)?;
    Refusal::unless_empty(not_into(state, player, from, to, &force))?;
    let over = state.over_with(to, &units_in(&force));
    if !may_overstack(record, case, to, over.clone())? {
        return Ok(());
    }
    let nations: Vec<Nation> = force.keys().copied().collect();
    if !may_follow(record, case, player, Some(from), Doing::Nations(nations, Some(to)))? {
        return Ok(());
    }
    if over.is_zero() {
        comes_to(record, player, Says::MayMarch { player, region: to }, &[&rulebook::MV1]);
    } else {
        let says = Says::MarchesOverLimit { player, region: to, over };
        comes_to(record, player, says, &[&rulebook::MV1, &rulebook::A8, &rulebook::ST1]);
    }
    let reading = ArmyCourse::of(case).reading;
    record.within(army, |army| an_army_moves(army, act, case, reading))?;
    asks_how_it_is_read(record, case);
    Ok(())
}

/// Flies Nazgûl: any Shadow player may, into any region but a Stronghold that the Free Peoples hold and nobody besieges.
///
/// *Source*: second edition, p.24 (NZ1), p.46 (LI3). *Case*: L04, W-N80 to W-N83, W-N93, W-N94.
pub fn nazgul_fly(record: &mut Record<TurnState>, act: &Act, with: Option<SameDie>) -> Result<(), Refusal> {
    let (player, from) = who_and_where(&record.state.army, act, "region")?;
    let (_, region) = who_and_where(&record.state.army, act, "to")?;
    if player.side() != Side::Shadow {
        return Err(refuse(&rulebook::LI3, Says::NotHisNazgul { player }));
    }
    let amount = act.count("amount").and_then(Result::ok).unwrap_or_else(Count::one);
    // None flies twice with one die.
    let mut arrived = match with {
        Some(SameDie::Flown(_, arrived)) => arrived,
        _ => Map::new(),
    };
    let here = record.state.army.board.figures(from, Nation::Sauron, Kind::Nazgul);
    let tired = arrived.get(&from).cloned().unwrap_or_default();
    let there = here.minus(&tired).unwrap_or_default();
    let (Some(_), Some(left)) = (there.minus(&amount), here.minus(&amount)) else {
        return Err(refuse(&rulebook::LI3, Says::NotSoManyNazgul { region: from, amount, there }));
    };
    if nazgul_are_kept_out(&record.state.army.board, region) {
        return Err(refuse(&rulebook::NZ1, Says::NazgulKeptOut { region }));
    }
    let board = &mut record.state.army.board;
    board.set_figures(from, Nation::Sauron, Kind::Nazgul, left);
    let sum = &board.figures(region, Nation::Sauron, Kind::Nazgul) + &amount;
    board.set_figures(region, Nation::Sauron, Kind::Nazgul, sum);
    *arrived.or_default(region) += &amount;
    record.state.die = Some(SameDie::Flown(player, arrived));
    comes_to(record, player, Says::MayMoveNazgul { player, amount, region }, &[&rulebook::LI3, &rulebook::NZ1]);
    Ok(())
}

/// The Nazgûl of a region that each Shadow player can fly: one of them, or all, to where an Army stands or next door. They
/// may fly elsewhere too; those are the flights that matter.
pub fn flights(state: &TurnState, from: Region) -> Vec<Act> {
    let mut acts = Vec::new();
    let there = state.army.board.figures(from, Nation::Sauron, Kind::Nazgul);
    if there.is_zero() {
        return acts;
    }
    let mut amounts = vec![Count::one(), there.clone()];
    amounts.dedup();
    let matters = |to: &Region| {
        let garrison = state.army.board.garrison(*to);
        let far = state.army.board.map == MapPart::Whole;
        *to != from && (far || to.touches(from) || garrison.army_units().next().is_some())
    };
    let goals = Region::all().filter(matters).filter(|to| !nazgul_are_kept_out(&state.army.board, *to));
    for to in goals {
        for player in [Power::WitchKing, Power::Saruman] {
            let act = |amount: &Count| {
                let word = |region: Region| ActArg::Text(region.id().to_owned());
                let act = Act::of(player.seat(), "move_nazgul").with("region", word(from)).with("to", word(to));
                act.with("amount", amount)
            };
            if let Some(SameDie::Flown(_, arrived)) = state.die.as_ref().filter(|die| die.player() == player) {
                let rested = there.minus(&arrived.get(&from).cloned().unwrap_or_default()).unwrap_or_default();
                let too = Some(act(&rested)).filter(|_| !rested.is_zero());
                acts.extend(too.map(|act| act.with("same_die", ActArg::Flag(true))));
            }
            acts.extend(amounts.iter().map(act));
        }
    }
    acts
}

/// Whether Nazgûl may not fly into a region: a Stronghold that the Free Peoples control, unless the Shadow besieges it.
///
/// *Source*: second edition, p.24 (NZ1). *Case*: W-N80 to W-N82.
pub fn nazgul_are_kept_out(board: &Setup, region: Region) -> bool {
    let place = region.place();
    let taker = board.captured.get(&region).map(|power| power.side());
    let holder = taker.or(place.nation.map(Nation::side));
    let besieged = board.garrison(region).besieged == Some(Side::FreePeoples);
    place.site == Site::Stronghold && holder == Some(Side::FreePeoples) && !besieged
}

/// Moves a Minion: its own player; whether the Witch-king counts as a Nazgûl for it is open (A10).
///
/// Saruman never leaves Orthanc.
///
/// *Source*: second edition, p.24 (NZ2), p.46 (PW3); reading A10. *Case*: L05, W-N84.
pub fn a_minion_moves(record: &mut Record<TurnState>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let player = actor(&record.state, act)?;
    let named = act.text("minion").and_then(Minion::named);
    let minion = named.ok_or_else(|| refuse(&rulebook::ARRANGING, Says::DeedNamesNothing))?;
    let mut rule = &rulebook::PW3;
    if minion == Minion::Saruman && player == Power::Saruman {
        return Err(refuse(&rulebook::NZ2, Says::StaysInOrthanc));
    }
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
    record.assume(Assumption { says: Says::HowFarIsNotRuled { minion }.says(), change: None });
    Ok(())
}
