use crate::games::war_of_the_ring::nations::Side;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::says::Says as ArmySays;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::turn::consecutive::may_follow;
use crate::games::war_of_the_ring::turn::deeds::{actor, comes_to, refuse};
use crate::games::war_of_the_ring::turn::says::Says;
use crate::games::war_of_the_ring::turn::state::{Doing, TurnState};
use crate::play::{Record, Refusal};
use crate::ruling::{Act, Case, Step};
use crate::words::Count;

// Any Free Peoples player acts with the Fellowship and the Companions.
fn free_player(record: &mut Record<TurnState>, act: &Act, case: &Case<Setup>) -> Result<Option<Power>, Refusal> {
    let player = actor(&record.state, act)?;
    if player.side() != Side::FreePeoples {
        return Err(refuse(&rulebook::HU5, Says::NotOfTheFreePeoples { player }));
    }
    Ok(may_follow(record, case, player, None, Doing::Fellowship)?.then_some(player))
}

/// Moves the Fellowship: any Free Peoples player may; the Leading Player decides what the Hunt does to it.
///
/// *Source*: second edition, p.46 (HU5), p.45 (LP3). *Case*: L07, T04.
pub fn the_fellowship_moves(record: &mut Record<TurnState>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let Some(player) = free_player(record, act, case)? else { return Ok(()) };
    let decides = record.state.army.leading(Side::FreePeoples);
    comes_to(record, player, Says::MayMoveFellowship { player, decides }, &[&rulebook::HU5, &rulebook::LP3]);
    Ok(())
}

/// Hides the Fellowship: any Free Peoples player may.
///
/// *Source*: second edition, p.46 (HU5). *Case*: U05.
pub fn the_fellowship_hides(record: &mut Record<TurnState>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let Some(player) = free_player(record, act, case)? else { return Ok(()) };
    comes_to(record, player, Says::MayHideFellowship { player }, &[&rulebook::HU5]);
    Ok(())
}

/// Moves or separates Companions: any Free Peoples player may.
///
/// *Source*: second edition, p.46 (HU5).
pub fn companions_move(record: &mut Record<TurnState>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let Some(player) = free_player(record, act, case)? else { return Ok(()) };
    comes_to(record, player, Says::MayMoveCompanions { player }, &[&rulebook::HU5]);
    Ok(())
}

/// Decides what is for the Leading Player of the Free Peoples alone.
///
/// # Says
/// He decides whether the Fellowship is declared, who its Guide is, and what the Hunt does to it.
/// # Source
/// Second edition, p.45 (LP3).
/// # Case
/// L07, L08, T05, U05.
pub fn the_leading_player_decides(record: &mut Record<TurnState>, act: &Act) -> Result<(), Refusal> {
    let player = leads(&record.state, act, Side::FreePeoples)?;
    let says = match act.key.as_str() {
        "decide_hunt" => Says::DecidesHunt { player },
        "declare_fellowship" => Says::Declared { player },
        "keep_undeclared" => Says::NotDeclared { player },
        _ => Says::NamesGuide { player },
    };
    comes_to(record, player, says, &[&rulebook::LP3]);
    Ok(())
}

fn leads(state: &TurnState, act: &Act, side: Side) -> Result<Power, Refusal> {
    let player = actor(state, act)?;
    let leading = state.army.leading(side);
    if player == leading {
        return Ok(player);
    }
    Err(refuse(&rulebook::LP3, Says::LeadingDecides { player, leading }))
}

/// The least and the most dice that go into the Hunt Box before the roll.
///
/// # Says
/// At least one if a Free Peoples die was there at the end of the last turn, else none; at most one for each Companion in
/// the Fellowship, where one is always allowed; and never more than there are.
/// # Source
/// Second edition, p.19 (HU1).
/// # Case
/// U01, U02, W-P04.
pub fn allocation_bounds(state: &TurnState) -> (Count, Count) {
    let board = &state.army.board;
    let least = if board.hunt.dice_last_turn.is_zero() { Count::zero() } else { Count::one() };
    let most = board.hunt.companions.clone().max(Count::one());
    match &board.dice {
        Some(dice) => (least.min(dice.shadow.clone()), most.min(dice.shadow.clone())),
        None => (least, most),
    }
}

/// Puts Shadow dice into the Hunt Box before the roll.
///
/// *Source*: second edition, p.19 (HU1), p.45 (LP3). *Case*: U01, U02, T05.
pub fn dice_go_into_the_hunt_box(record: &mut Record<TurnState>, act: &Act) -> Result<(), Refusal> {
    let player = leads(&record.state, act, Side::Shadow)?;
    let Some(Ok(dice)) = act.count("dice") else {
        return Err(Refusal::because(Step::by(&rulebook::ARRANGING, ArmySays::NumberNotUnderstood.says())));
    };
    let (least, most) = allocation_bounds(&record.state);
    if dice < least || dice > most {
        return Err(refuse(&rulebook::HU1, Says::AllocationOutOfBounds { dice, least, most }));
    }
    record.step(Step::by(&rulebook::HU1, Says::AllocationBounds { least, most }.says()));
    comes_to(record, player, Says::Allocates { player, dice }, &[&rulebook::HU1, &rulebook::LP3]);
    Ok(())
}
