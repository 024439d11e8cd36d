use crate::games::war_of_the_ring::army::{Army, Occupants};
use crate::games::war_of_the_ring::control::controls_the_mixed_army;
use crate::games::war_of_the_ring::deed_says::Deeds;
use crate::games::war_of_the_ring::figures::{Kind, Troop};
use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::says::Says;
use crate::games::war_of_the_ring::setup::Stand;
use crate::games::war_of_the_ring::state::State;
use crate::play::Refusal;
use crate::ruling::{Act, ActArg, Problem, Step};
use crate::words::{Count, Map};

/// The figures that a player moves or attacks with, Nation by Nation.
pub type Force = Map<Nation, Troop>;

/// How two teammates' units may act out of one region.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Right {
    /// It is his own Army, be it beside a teammate's.
    Own,
    /// It is a mixed Army that he controls; his teammate.
    Controls(Power),
    /// It is a mixed Army that his teammate controls: he may only take his own units out of it.
    TakesOut(Power),
}

fn refuse(rule: &'static crate::ruling::Rule, says: Deeds) -> Refusal {
    Refusal::because(Step::by(rule, says.says()))
}

/// Says by what right a player acts with units in a region; `None` if he has no Army there.
pub fn right_of(state: &State, player: Power, region: Region) -> Option<Right> {
    match state.occupants(region) {
        Occupants::One(army) if army.power == player => Some(Right::Own),
        Occupants::Two(one, other) if one.power == player || other.power == player => {
            Some(match state.control(region) {
                None => Right::Own,
                Some(control) if control.power == player => Right::Controls(player.teammate()),
                Some(control) => Right::TakesOut(control.power),
            })
        }
        _ => None,
    }
}

/// The figures of an act, or all that its player may act with.
pub fn force_of(state: &State, act: &Act, player: Power, region: Region) -> Result<Force, Refusal> {
    let garrison = state.board.garrison(region);
    let Some(named) = act.args.get("units") else {
        let shares = matches!(right_of(state, player, region), Some(Right::Controls(_)));
        let his = |nation: &Nation| {
            let owner = nation.player(state.board.players);
            owner == player || (shares && owner == player.teammate())
        };
        return Ok(garrison.units.iter().filter(|(nation, _)| his(nation)).map(|(n, t)| (*n, t.clone())).collect());
    };
    let not_understood = || refuse(&rulebook::ARRANGING, Deeds::ForceNotUnderstood);
    let ActArg::Map(named) = named else { return Err(not_understood()) };
    let mut force = Force::new();
    for (nation, troop) in named.iter() {
        let nation = Nation::named(nation).ok_or_else(not_understood)?;
        let ActArg::Text(troop) = troop else { return Err(not_understood()) };
        let troop = Troop::read(troop).map_err(|_| not_understood())?;
        for kind in Kind::ALL {
            let (amount, there) = (troop.count(kind).clone(), state.board.figures(region, nation, kind));
            if amount > there {
                let says = Says::MoreThanStandThere { nation, kind, amount, there };
                return Err(Refusal::because(Step::by(&rulebook::MV1, says.says())));
            }
        }
        if !troop.is_empty() {
            force.insert(nation, troop);
        }
    }
    if force.is_empty() { Err(not_understood()) } else { Ok(force) }
}

/// One player's units in a force.
pub fn share_of(state: &State, force: &Force, power: Power) -> Army {
    let mut army = Army { power, regulars: Count::zero(), elites: Count::zero() };
    for (_, troop) in force.iter().filter(|(nation, _)| nation.player(state.board.players) == power) {
        army.regulars += &troop.regular;
        army.elites += &troop.elite;
    }
    army
}

/// All units in a force.
pub fn units_in(force: &Force) -> Count {
    force.values().fold(Count::zero(), |sum, troop| &(&sum + &troop.regular) + &troop.elite)
}

/// Says whether a player may act with a force out of a region, and why.
///
/// # Says
/// A player acts with his own Army, or with a mixed Army that he controls, and then only so that he would control the
/// figures that act. Who does not control a mixed Army may move his own units out of it.
/// # Source
/// Second edition, p.45 (LI1), p.46 (MX4, MX6, MX7).
/// # Case
/// C11 to C16.
pub fn may_act_with(state: &State, player: Power, region: Region, force: &Force) -> Result<Step, Refusal> {
    let players = state.board.players;
    let right = right_of(state, player, region)
        .ok_or_else(|| refuse(&rulebook::LI1, Deeds::NoArmyOfHis { player, region }))?;
    // Any Shadow player moves the Nazgûl: they are nobody's share.
    let has_more = |troop: &Troop| !troop.regular.is_zero() || !troop.elite.is_zero() || !troop.leader.is_zero();
    let foreign = force.iter().find(|(nation, troop)| nation.player(players) != player && has_more(troop));
    match (right, foreign) {
        (Right::TakesOut(controller), Some(_)) => Err(not_the_controller(player, region, controller)),
        (Right::TakesOut(_), None) => {
            Ok(Step::by(&rulebook::MX7, Deeds::TakesOut { player, region }.says()).actor(player.seat()))
        }
        (Right::Own, Some((nation, _))) => {
            let says = Deeds::NotHisUnits { player, nation: *nation };
            Err(Refusal::because(Step::by(&rulebook::LI1, says.says()).and(&rulebook::MX1)))
        }
        (Right::Own, None) => Ok(Step::by(&rulebook::LI1, Deeds::ActsWithHisOwn { player }.says()).actor(player.seat())),
        (Right::Controls(teammate), _) => keeps_control(state, player, teammate, force),
    }
}

/// The objection to acting with a mixed Army that another controls, with what may be done instead.
pub fn not_the_controller(player: Power, region: Region, controller: Power) -> Refusal {
    refuse(&rulebook::MX4, Deeds::NotTheController { player, region, controller })
        .legal(Deeds::MayMoveOut { player, region }.says())
}

/// Says whether a controller keeps control of the figures that act.
///
/// # Says
/// The controller may not split a mixed Army for a move or an attack so that he would not control the part that acts.
/// What stays behind does not matter.
/// # Source
/// Second edition, p.46 (MX6 with MX3).
/// # Case
/// C11, C12, C15, C16.
pub fn keeps_control(state: &State, player: Power, teammate: Power, force: &Force) -> Result<Step, Refusal> {
    let (mine, theirs) = (share_of(state, force, player), share_of(state, force, teammate));
    let controller = controls_the_mixed_army(&mine, &theirs, state.leading(player.side())).power;
    let (units, others) = (mine.units(), theirs.units());
    let keeps = controller == player && (!units.is_zero() || others.is_zero());
    if !keeps {
        let controller = if controller == player { teammate } else { controller };
        let says = Deeds::WouldLoseControl { player, mine: units, theirs: others, controller };
        return Err(Refusal::because(Step::by(&rulebook::MX6, says.says()).and(&rulebook::MX3)));
    }
    let says = Deeds::KeepsControl { player, mine: units, theirs: others };
    Ok(Step::by(&rulebook::MX6, says.says()).and(&rulebook::MX3).and(&rulebook::MX4).actor(player.seat()))
}

/// Whether enemies of a side have units in a region.
pub fn held_by_enemies(state: &State, region: Region, side: Side) -> bool {
    let garrison = state.board.garrison(region);
    Side::ALL.into_iter().any(|other| other != side && !garrison.nations_with_units(other).is_empty())
}

/// Takes a force out of a region.
pub fn take_out(state: &mut State, region: Region, force: &Force) {
    for (nation, troop) in force {
        for kind in Kind::ALL {
            let there = state.board.figures(region, *nation, kind);
            let left = there.minus(troop.count(kind)).unwrap_or_default();
            state.board.set_figures(region, *nation, kind, left);
        }
    }
    parts_if_alone(state, region);
}

/// Puts a force into a region.
pub fn put_in(state: &mut State, region: Region, force: &Force) {
    for (nation, troop) in force {
        for kind in Kind::ALL {
            let sum = &state.board.figures(region, *nation, kind) + troop.count(kind);
            state.board.set_figures(region, *nation, kind, sum);
        }
    }
}

// One player's Army alone is neither mixed nor separate.
fn parts_if_alone(state: &mut State, region: Region) {
    let shared = matches!(state.occupants(region), Occupants::Two(..));
    if !shared && let Some(garrison) = state.board.regions.get_mut(&region) {
        garrison.stand = None;
        state.board.tidy();
    }
}

/// How a moved force and what stands where it arrives go together: what moved as one Army stays one.
pub fn joins(state: &mut State, region: Region, force: &Force) {
    let players = state.board.players;
    let mut owners: Vec<Power> = force.keys().map(|nation| nation.player(players)).collect();
    owners.dedup();
    if owners.len() > 1 {
        state.board.regions.or_default(region).stand = Some(Stand::Mixed);
    }
}

/// The region and player of a deed.
pub fn who_and_where(state: &State, act: &Act, key: &str) -> Result<(Power, Region), Refusal> {
    let nothing = || Refusal::because(Step::by(&rulebook::ARRANGING, Says::DeedNamesNothing.says()));
    let region = act.text(key).and_then(Region::named).ok_or_else(nothing)?;
    let seat = act.seat.as_ref().ok_or_else(nothing)?;
    let player = Power::seated(seat, state.board.players).ok_or_else(nothing)?;
    Ok((player, region))
}

/// Objections in the form of problems.
pub fn objection(rule: &'static crate::ruling::Rule, says: Deeds) -> Problem {
    Problem::blocking(Step::by(rule, says.says()))
}
