use crate::games::war_of_the_ring::aftermath::{
    RETREAT, an_army_retreats,
    CAPTURE, END_BATTLE, WITHDRAW, a_settlement_is_captured, an_army_goes_into_a_siege, the_battle_ends,
};
use crate::games::war_of_the_ring::army::{Army, Occupants};
use crate::games::war_of_the_ring::attacking::an_army_attacks;
use crate::games::war_of_the_ring::casualties::{HIT, LOSE, REDUCE, an_army_is_hit, units_are_lost};
use crate::games::war_of_the_ring::deed_says::Deeds;
use crate::games::war_of_the_ring::course::ReadingA7;
use crate::games::war_of_the_ring::excess::Way;
use crate::games::war_of_the_ring::figures::{Kind, Troop};
use crate::games::war_of_the_ring::limit::{check_the_limit, removed_by, send_back, take_what_leaves_no_choice, tell_how_control_went};
use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::labels::Labels;
use crate::games::war_of_the_ring::players::{Players, Power};
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::says::Says;
use crate::games::war_of_the_ring::marching::an_army_moves;
use crate::games::war_of_the_ring::setup::{Setup, Stand};
use crate::games::war_of_the_ring::state::State;
use crate::play::{Record, Refusal};
use crate::ruling::{Act, ActArg, Case, Problem, Says as Told, Step};
use crate::words::Count;

/// Begins the next turn; nobody's deed.
pub const BEGIN_TURN: &str = "begin_turn";
/// Wants to merge, or agrees to it.
pub const MERGE: &str = "merge";
/// Does not want to merge.
pub const STAY_SEPARATE: &str = "stay_separate";
/// Removes units of an excess.
pub const REMOVE: &str = "remove";

/// Moves an Army.
pub const MOVE: &str = "move";
/// Attacks with an Army.
pub const ATTACK: &str = "attack";

/// Does one of this question's deeds, or says all that forbids it.
pub fn perform(
    record: &mut Record<State>,
    act: &Act,
    case: &Case<Setup>,
    reading: Option<ReadingA7>,
) -> Result<(), Refusal> {
    // Behind a deed that waits for a reading nobody knows the board.
    if record.state.waits_for.is_some() {
        return Ok(());
    }
    match act.key.as_str() {
        BEGIN_TURN => the_next_turn_begins(record, reading),
        MERGE => merging_takes_both(record, act, reading),
        STAY_SEPARATE => stays_separate(record, act, reading),
        REMOVE => removes_units(record, act),
        MOVE => an_army_moves(record, act, case, reading),
        ATTACK => an_army_attacks(record, act, case),
        HIT => an_army_is_hit(record, act, case),
        LOSE | REDUCE => units_are_lost(record, act, case),
        WITHDRAW => an_army_goes_into_a_siege(record, act, reading),
        RETREAT => an_army_retreats(record, act, case, reading),
        END_BATTLE => the_battle_ends(record, case),
        CAPTURE => a_settlement_is_captured(record, act, case),
        _ => Err(Refusal::because(Step::by(&rulebook::ARRANGING, Says::ActNotUnderstood.says()))),
    }
}

/// Begins the next turn.
///
/// # Says
/// Each side's Leading Player passes the token to his teammate; a fully tied mixed Army passes with it although nobody
/// moved. A turn does not begin while a region is over the limit: that is checked after every action.
/// # Source
/// Second edition, p.45 (LP1), p.46 (MX5), p.26 (ST1).
/// # Case
/// C04, W-N10.
pub fn the_next_turn_begins(record: &mut Record<State>, reading: Option<ReadingA7>) -> Result<(), Refusal> {
    Refusal::unless_empty(excess_of_the_board(&record.state))?;
    let before: Vec<_> = record.state.held().into_iter().map(|region| (region, record.state.control(region))).collect();
    record.state.board.turn += &Count::one();
    record.state.excess.clear();
    record.state.told_over.clear();
    record.state.marked.clear();
    record.state.wants_to_merge.clear();
    let [free_peoples, shadow] = Side::ALL.map(|side| record.state.leading(side));
    let turn = record.state.board.turn.clone();
    let step = Step::by(&rulebook::LP1, Says::TurnBegins { turn, free_peoples, shadow }.says());
    let alone = free_peoples == Power::FreePeoples;
    record.step(if alone { step.and(&rulebook::LP5) } else { step });
    for (region, before) in before {
        let passes = before.zip(record.state.control(region)).filter(|(from, to)| from.power != to.power);
        if let Some((from, to)) = passes {
            let says = Says::ControlPasses { region, from: from.power, to: to.power };
            record.step(Step::by(&rulebook::MX5, says.says()).and(&rulebook::MX3).and(&rulebook::LP1));
            record.step(Step::by(&rulebook::MX5, Says::NobodyMoved { region }.says()));
        }
        check_the_limit(record, region, reading);
    }
    Ok(())
}

/// Every region whose excess has to go before the next turn can begin.
pub fn excess_of_the_board(state: &State) -> Vec<Problem> {
    state.held().into_iter().filter_map(|region| over_the_limit(state, region)).collect()
}

fn over_the_limit(state: &State, region: Region) -> Option<Problem> {
    let over = state.over(region);
    let step = || Step::by(&rulebook::ST1, Says::ExcessGoesFirst { region, over: over.clone() }.says());
    (!over.is_zero()).then(|| Problem::blocking(step()))
}

fn names_nothing() -> Refusal {
    Refusal::because(Step::by(&rulebook::ARRANGING, Says::DeedNamesNothing.says()))
}

// The region of an act and the two Armies in it.
fn shared_region(state: &State, act: &Act) -> Result<(Region, Army, Army), Refusal> {
    let region = act.text("region").and_then(Region::named).ok_or_else(names_nothing)?;
    match state.occupants(region) {
        Occupants::Two(one, other) => Ok((region, one, other)),
        _ => Err(Refusal::because(Step::by(&rulebook::MX1, Says::NobodyToMergeWith { region }.says()))),
    }
}

// The player who acts, one of the two in the region; `None` where the table as a whole says it.
fn one_of_the_two(state: &State, act: &Act, region: Region, pair: (&Army, &Army)) -> Result<Option<Power>, Refusal> {
    let Some(seat) = &act.seat else { return Ok(None) };
    let power = Power::seated(seat, state.board.players);
    match power.filter(|power| *power == pair.0.power || *power == pair.1.power) {
        Some(power) => Ok(Some(power)),
        None => Err(Refusal::because(Step::by(&rulebook::MX1, Says::NotHisArmy { region }.says()))),
    }
}

/// Merges two Armies once both players want it.
///
/// # Says
/// Teammates' units in one region become a mixed Army if both players agree; one alone cannot merge them.
/// # Source
/// Second edition, p.46 (MX1).
/// # Case
/// M02, K09/f.
pub fn merging_takes_both(record: &mut Record<State>, act: &Act, reading: Option<ReadingA7>) -> Result<(), Refusal> {
    let (region, one, other) = shared_region(&record.state, act)?;
    let actor = one_of_the_two(&record.state, act, region, (&one, &other))?;
    if record.state.stand(region) == Some(Stand::Mixed) {
        return Err(Refusal::because(Step::by(&rulebook::MX1, Says::IsOneArmyAlready { region }.says())));
    }
    if record.state.excess.get(&region).is_some_and(|excess| !excess.is_over()) {
        Refusal::unless_empty(over_the_limit(&record.state, region).into_iter().collect())?;
    }
    if let Some(player) = actor.filter(|player| record.state.wants_to_merge.get(&region) != Some(&player.teammate())) {
        record.state.wants_to_merge.insert(region, player);
        let says = Says::ProposesMerging { player, other: player.teammate(), region };
        record.step(Step::by(&rulebook::MX1, says.says()).actor(player.seat()));
        return Ok(());
    }
    stand(record, region, Stand::Mixed);
    record.state.excess.remove(&region);
    record.state.marked.retain(|(marked, _, _), _| *marked != region);
    let says = Says::Merged { region, one: one.power, other: other.power };
    record.step(Step::by(&rulebook::MX1, says.says()));
    check_the_limit(record, region, reading);
    Ok(())
}

/// Keeps two Armies apart.
///
/// # Says
/// One player's word is enough to stay separate. A merged Army is not parted by a word: a player moves his units out.
/// # Source
/// Second edition, p.46 (MX1, MX7).
/// # Case
/// M02, K09/e, W-N12.
pub fn stays_separate(record: &mut Record<State>, act: &Act, reading: Option<ReadingA7>) -> Result<(), Refusal> {
    let (region, one, other) = shared_region(&record.state, act)?;
    let actor = one_of_the_two(&record.state, act, region, (&one, &other))?;
    if record.state.stand(region) == Some(Stand::Mixed) {
        let refusal = Refusal::because(Step::by(&rulebook::MX7, Says::IsOneArmy { region }.says()));
        return Err(match actor {
            Some(player) => refusal.legal(Says::MoveOut { player, region }.says()),
            None => refusal,
        });
    }
    let wanted = record.state.wants_to_merge.get(&region).copied();
    stand(record, region, Stand::Separate);
    let says = match (actor, wanted) {
        (Some(player), Some(teammate)) if teammate != player => Says::RefusesMerging { player, region },
        _ => Says::SaidSeparate { region },
    };
    record.step(Step::by(&rulebook::MX1, says.says()));
    check_the_limit(record, region, reading);
    Ok(())
}

fn stand(record: &mut Record<State>, region: Region, stand: Stand) {
    record.state.board.regions.or_default(region).stand = Some(stand);
    record.state.wants_to_merge.remove(&region);
}

/// Removes units of an excess: figures of the acting player's choice.
///
/// # Says
/// Each player removes as many units as fall to him, Regulars or Elites as he likes, and of his own Nations; where the
/// controller of a merged Army chooses, any of the Army. The one who is not Leading Player begins. What is removed goes
/// back to the reinforcements, on both sides.
/// # Source
/// Second edition, p.26 (ST1), p.46 (ST2); readings ST3 and A7.
/// # Case
/// K06, W-N06/b, W-N13, W-N14/b.
pub fn removes_units(record: &mut Record<State>, act: &Act) -> Result<(), Refusal> {
    let state = &record.state;
    let region = act.text("region").and_then(Region::named).ok_or_else(names_nothing)?;
    let nation = act.text("nation").and_then(Nation::named).ok_or_else(names_nothing)?;
    let kind = act.text("kind").and_then(Kind::named).ok_or_else(names_nothing)?;
    let seat = act.seat.as_ref().ok_or_else(names_nothing)?;
    let player = Power::seated(seat, state.board.players).ok_or_else(names_nothing)?;
    let amount = match act.count("amount") {
        Some(Ok(amount)) if !amount.is_zero() => amount,
        _ => return Err(Refusal::because(Step::by(&rulebook::ARRANGING, Says::NumberNotUnderstood.says()))),
    };
    let Some(excess) = state.excess.get(&region).filter(|excess| !excess.is_over()) else {
        return Err(Refusal::because(nothing_to_remove_yet(state, region)));
    };
    let rule = removed_by(excess);
    let left = excess.still(player);
    if left.is_zero() {
        return Err(Refusal::because(Step::by(rule, Says::NotHisToRemove { player, region }.says())));
    }
    let mut why = Vec::new();
    let mut object = |rule, says: Says| why.push(Problem::blocking(Step::by(rule, says.says())));
    let chooses_for_all = matches!(excess.way, Way::Chosen { .. });
    let there = state.board.figures(region, nation, kind);
    if !kind.is_an_army_unit() {
        object(&rulebook::AU1, Says::NoArmyUnit { kind });
    } else if !chooses_for_all && nation.player(state.board.players) != player {
        object(rule, Says::NotHisNation { player, nation });
    } else if amount > there {
        object(&rulebook::ST1, Says::MoreThanStandThere { nation, kind, amount: amount.clone(), there });
    }
    if amount > left {
        object(rule, Says::MoreThanHisShare { player, amount: amount.clone(), left });
    }
    if let Way::OneEach { first, second, .. } = &excess.way {
        let would_be_ahead = &excess.gone_of(player) + &amount > excess.gone_of(first.power);
        if player == second.power && !excess.still(first.power).is_zero() && would_be_ahead {
            object(&rulebook::ST2, Says::StartsRemoving { player: first.power, region });
        }
    }
    Refusal::unless_empty(why)?;
    send_back(record, region, player, (nation, kind), &amount);
    // What is left of his share may leave no choice any more.
    if let Some(left) = record.state.excess.get(&region).map(|excess| excess.still(player)) {
        take_what_leaves_no_choice(record, region, player, &left);
    }
    tell_how_control_went(record, region);
    Ok(())
}

fn nothing_to_remove_yet(state: &State, region: Region) -> Step {
    let over = !state.over(region).is_zero();
    match state.stand(region) {
        None if over => Step::by(&rulebook::MX1, Says::SeparateOrMergedFirst { region }.says()),
        Some(Stand::Mixed) if over => Step::by(&rulebook::A7, Says::AsksA7.says()).and(&rulebook::ST3),
        _ => Step::by(&rulebook::ST1, Says::NothingToRemove { region }.says()),
    }
}

/// What a deed is called.
pub fn name_of(act: &Act, players: Players) -> Told {
    named_war(act, players).map_or_else(|| named(act, players).says(), Deeds::says)
}

fn named_war(act: &Act, players: Players) -> Option<Deeds> {
    let region = act.text("region").and_then(Region::named);
    let amount = act.count("amount").and_then(Result::ok).unwrap_or_else(Count::one);
    match act.key.as_str() {
        HIT => {
            let side = act.text("side").and_then(|key| Side::ALL.into_iter().find(|side| side.key() == key));
            return Some(match side {
                Some(side) => Deeds::NamedHitOf { side, region: region?, amount },
                None => Deeds::NamedHit { region: region?, amount },
            });
        }
        END_BATTLE => return Some(Deeds::NamedEndOfBattle),
        _ => {}
    }
    let (player, region) = (Power::seated(act.seat.as_ref()?, players)?, region?);
    let to = act.text("to").and_then(Region::named);
    Some(match act.key.as_str() {
        MOVE | ATTACK => {
            let to = to?;
            match (act.key == MOVE, units_named(act)) {
                (true, None) => Deeds::NamedMove { player, region, to },
                (true, Some(units)) => Deeds::NamedMovePart { player, region, to, units },
                (false, None) if region == to => Deeds::NamedAttackWithin { player, region },
                (false, None) => Deeds::NamedAttack { player, region, to },
                (false, Some(units)) => Deeds::NamedAttackPart { player, region, to, units },
            }
        }
        LOSE | REDUCE => Deeds::NamedLoss { player, nation: Nation::named(act.text("nation")?)?, region },
        RETREAT => Deeds::NamedRetreat { player, region, to: to? },
        WITHDRAW => Deeds::NamedSiege { player, region },
        CAPTURE => Deeds::NamedCapture { player, region },
        _ => return None,
    })
}

// How many units a deed names, where it names any.
fn units_named(act: &Act) -> Option<Count> {
    let Some(ActArg::Map(named)) = act.args.get("units") else { return None };
    let mut units = Count::zero();
    for troop in named.values() {
        let ActArg::Text(troop) = troop else { return None };
        let troop = Troop::read(troop).ok()?;
        units += &troop.regular;
        units += &troop.elite;
    }
    Some(units)
}

fn named(act: &Act, players: Players) -> Labels {
    let player = act.seat.as_ref().and_then(|seat| Power::seated(seat, players));
    let region = act.text("region").and_then(Region::named);
    match (act.key.as_str(), player, region) {
        (BEGIN_TURN, _, _) => Labels::NextTurnBegins,
        (MERGE, None, Some(region)) => Labels::BothMerge { region },
        (MERGE, Some(player), Some(region)) => Labels::Merges { player, region },
        (STAY_SEPARATE, None, Some(region)) => Labels::BothStaySeparate { region },
        (STAY_SEPARATE, Some(player), Some(region)) => Labels::KeepsSeparate { player, region },
        (REMOVE, Some(player), Some(region)) => removal_named(act, player, region).unwrap_or(Labels::UnknownDeed),
        _ => Labels::UnknownDeed,
    }
}

fn removal_named(act: &Act, player: Power, region: Region) -> Option<Labels> {
    let nation = Nation::named(act.text("nation")?)?;
    let kind = Kind::named(act.text("kind")?)?;
    let amount = act.count("amount")?.ok()?;
    Some(Labels::Removes { player, nation, kind, amount, region })
}
