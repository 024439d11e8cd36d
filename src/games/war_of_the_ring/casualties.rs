use crate::games::war_of_the_ring::army::Army;
use crate::games::war_of_the_ring::control::controls_the_mixed_army;
use crate::games::war_of_the_ring::deed_says::Deeds;
use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::force::{Force, objection, share_of, units_in, who_and_where};
use crate::games::war_of_the_ring::marching::leaders_alone_go;
use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::says::Says;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::sieges::the_siege_may_end;
use crate::games::war_of_the_ring::silences::{chosen, read};
use crate::games::war_of_the_ring::state::State;
use crate::games::war_of_the_ring::tokens::token;
use crate::play::{Record, Refusal};
use crate::ruling::{Act, ActArg, Case, Choice, OptionId, Prompt, Step};
use crate::words::Count;

/// An Army takes hits; nobody's deed.
pub const HIT: &str = "hit";
/// Removes units as losses.
pub const LOSE: &str = "lose";
/// Turns Elites into Regulars as losses.
pub const REDUCE: &str = "reduce";
/// The key of the prompt for losses.
pub const CASUALTIES: &str = "casualties";

fn nothing() -> Refusal {
    Refusal::because(Step::by(&rulebook::ARRANGING, Says::DeedNamesNothing.says()))
}

fn amount_of(act: &Act) -> Result<Count, Refusal> {
    let no_number = || Refusal::because(Step::by(&rulebook::ARRANGING, Says::NumberNotUnderstood.says()));
    match act.count("amount") {
        None => Ok(Count::one()),
        Some(Ok(amount)) if !amount.is_zero() => Ok(amount),
        Some(_) => Err(no_number()),
    }
}

/// Gives an Army hits to take.
pub fn an_army_is_hit(record: &mut Record<State>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let region = act.text("region").and_then(Region::named).ok_or_else(nothing)?;
    let amount = amount_of(act)?;
    let side = side_hit(&record.state, act, region)?;
    let fighters = Fighters::of(&record.state, region, side);
    let units = units_in(&fighters.force);
    if units.is_zero() {
        return Err(Refusal::because(Step::by(&rulebook::CB3, Deeds::NoHits { region }.says())));
    }
    if fighters.mixed && read(record, case, "A6").is_none() {
        return Ok(());
    }
    // An Elite takes two: it is reduced, and then lost.
    let elites = fighters.force.values().fold(Count::zero(), |sum, troop| &sum + &troop.elite);
    let amount = amount.min(&units + &elites);
    *record.state.hits.or_default((region, side)) += &amount;
    let both = record.state.inside(region).is_some();
    let says = if both { Deeds::HitsTakenBy { region, side, amount } } else { Deeds::HitsTaken { region, amount } };
    let step = Step::by(&rulebook::CB3, says.says());
    record.step(if fighters.mixed { step.and(&rulebook::A6) } else { step });
    if let Some(battle) = &mut record.state.battle {
        battle.fresh = false;
    }
    Ok(())
}

// Whose Army is hit: in a siege both sides have one, and the deed says which.
fn side_hit(state: &State, act: &Act, region: Region) -> Result<Side, Refusal> {
    let garrison = state.board.garrison(region);
    let there: Vec<Side> = Side::ALL.into_iter().filter(|side| !garrison.nations_with_units(*side).is_empty()).collect();
    let named = act.text("side").map(|key| Side::ALL.into_iter().find(|side| side.key() == key));
    let refuse = |says: Deeds| Refusal::because(Step::by(&rulebook::CB3, says.says()));
    match (named, there.as_slice()) {
        (Some(named), _) => named.filter(|side| there.contains(side)).ok_or_else(|| refuse(Deeds::NoHits { region })),
        (None, [side]) => Ok(*side),
        (None, []) => Err(refuse(Deeds::NoHits { region })),
        (None, _) => Err(refuse(Deeds::WhoseHits { region })),
    }
}

/// The figures of a side that fight in a region: all that it has there, but for an attacker's rearguard.
struct Fighters {
    force: Force,
    /// Whether they are two teammates' units in one Army.
    mixed: bool,
    /// Who controls them; nobody where two Armies stand side by side.
    controller: Option<Power>,
}

impl Fighters {
    /// *Source*: second edition, p.28 (PO2). *Case*: M07, W-N111 to W-N118.
    fn of(state: &State, region: Region, side: Side) -> Fighters {
        let mut seen = state.clone();
        seen.turn_to(region, side);
        let attack = state.battle.as_ref().filter(|battle| battle.from == region && battle.attacker.side() == side);
        let mut force: Force = seen.board.garrison(region).units.into_iter().filter(|(n, _)| n.side() == side).collect();
        if let Some(battle) = attack {
            for (nation, stays) in &battle.rearguard {
                let Some(troop) = force.get_mut(nation) else { continue };
                for kind in Kind::ALL {
                    let fights = troop.count(kind).minus(stays.count(kind)).unwrap_or_default();
                    *troop.count_mut(kind) = fights;
                }
            }
            force.retain(|_, troop| !troop.is_empty());
        }
        let armies: Vec<Army> = Power::at_table(state.board.players)
            .iter()
            .map(|power| share_of(state, &force, *power))
            .filter(|army| !army.units().is_zero())
            .collect();
        let (mixed, controller) = match armies.as_slice() {
            [one] => (false, Some(one.power)),
            [one, other] if attack.is_some() || seen.mixed(region).is_some() => {
                (true, Some(controls_the_mixed_army(one, other, state.leading(side)).power))
            }
            _ => (false, None),
        };
        Fighters { force, mixed, controller }
    }

    fn count(&self, nation: Nation, kind: Kind) -> Count {
        self.force.get(&nation).map(|troop| troop.count(kind).clone()).unwrap_or_default()
    }

    /// Who removes their losses; `None` where each removes his own.
    fn chooser(&self, case: &Case<Setup>) -> Option<Power> {
        if self.mixed && chosen(case, "A6") == Some(1) { None } else { self.controller }
    }
}

/// Removes units as losses, or reduces Elites.
///
/// # Says
/// A hit takes a Regular, or turns an Elite into a Regular of its Nation. Where none of those can be had, the Elite is
/// lost. Who chooses in a mixed Army is open (A6). Control is looked at anew afterwards.
/// # Source
/// Second edition, p.30 (CB3, CB10), p.31 (SG2), p.46 (MX5); reading A6.
/// # Case
/// C08, C09, W-N111 to W-N118.
pub fn units_are_lost(record: &mut Record<State>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let (player, region) = who_and_where(&record.state, act, "region")?;
    let nation = act.text("nation").and_then(Nation::named).ok_or_else(nothing)?;
    let reduces = act.key == REDUCE;
    let kind = if reduces { Kind::Elite } else { act.text("kind").and_then(Kind::named).ok_or_else(nothing)? };
    let amount = amount_of(act)?;
    let side = player.side();
    let fighters = Fighters::of(&record.state, region, side);
    let Some(left) = record.state.hits.get(&(region, side)).cloned().filter(|left| !left.is_zero()) else {
        return Err(Refusal::because(Step::by(&rulebook::CB3, Deeds::NoHits { region }.says())));
    };
    let mut why = Vec::new();
    let there = fighters.count(nation, kind);
    if !kind.is_an_army_unit() {
        why.push(objection(&rulebook::AU1, Deeds::NoUnitToLose { kind }));
    } else if amount > there {
        let says = Says::MoreThanStandThere { nation, kind, amount: amount.clone(), there };
        why.push(crate::ruling::Problem::blocking(Step::by(&rulebook::CB3, says.says())));
    }
    // An Elite that is lost outright takes two hits, as long as it could have been reduced.
    let can_reduce = regulars_to_be_had(&record.state, nation) >= amount;
    let hits = if !reduces && kind == Kind::Elite && can_reduce { &amount + &amount } else { amount.clone() };
    if hits > left {
        why.push(objection(&rulebook::CB3, Deeds::MoreThanHits { amount: hits.clone(), left: left.clone() }));
    }
    if reduces && !can_reduce {
        why.push(objection(&rulebook::CB3, Deeds::NoRegularLeft { nation }));
    }
    let may = match fighters.chooser(case) {
        Some(chooser) => chooser == player,
        None => nation.player(record.state.board.players) == player,
    };
    if !may {
        let rule = if fighters.mixed { &rulebook::A6 } else { &rulebook::CB3 };
        why.push(objection(rule, Deeds::NotHisLoss { player, region }));
    }
    Refusal::unless_empty(why)?;
    record.state.turn_to(region, side);
    let before = record.state.control(region);
    record.state.hits.insert((region, side), left.minus(&hits).unwrap_or_default());
    let fewer = record.state.board.figures(region, nation, kind).minus(&amount).unwrap_or_default();
    record.state.board.set_figures(region, nation, kind, fewer);
    let says = if reduces {
        let more = &record.state.board.figures(region, nation, Kind::Regular) + &amount;
        record.state.board.set_figures(region, nation, Kind::Regular, more);
        Deeds::Reduces { player, nation, amount }
    } else {
        *record.state.lost.or_default((nation, kind)) += &amount;
        Deeds::Loses { player, nation, kind, amount }
    };
    let step = Step::by(&rulebook::CB3, says.says()).actor(player.seat()).touching([token(region, nation, kind)]);
    record.step(if fighters.mixed { step.and(&rulebook::A6) } else { step });
    if let Some((old, new)) = before.zip(record.state.control(region)).filter(|(old, new)| old.power != new.power) {
        let says = Says::ControlPasses { region, from: old.power, to: new.power };
        record.step(Step::by(&rulebook::MX5, says.says()).and(&rulebook::MX3));
    }
    record.state.turn_back(region);
    who_leads_nobody_falls(record, region, side);
    the_siege_may_end(record, region);
    Ok(())
}

/// Takes the Leaders of an Army whose units are all lost off the map, and its Nazgûl.
///
/// # Says
/// With the last unit of an Army its Leaders are lost as well; Nazgûl go back to the reinforcements.
/// # Source
/// Second edition, p.30 (CB10), p.8 (AU2).
/// # Case
/// W-N115, W-N116.
fn who_leads_nobody_falls(record: &mut Record<State>, region: Region, side: Side) {
    let fighters = Fighters::of(&record.state, region, side);
    if !units_in(&fighters.force).is_zero() {
        return;
    }
    // Nobody is left to take what hits remain.
    record.state.hits.remove(&(region, side));
    let amount = fighters.count(Nation::Sauron, Kind::Nazgul);
    if !amount.is_zero() {
        record.state.send_back(region, Nation::Sauron, Kind::Nazgul, &amount);
        record.step(Step::by(&rulebook::CB10, Deeds::NazgulFall { region, amount }.says()));
    }
    if side == Side::FreePeoples {
        leaders_alone_go(record, region);
    }
}

// A Regular comes from the losses of this battle or from what is not on the board.
fn regulars_to_be_had(state: &State, nation: Nation) -> Count {
    let there = state.board.held().into_iter().fold(Count::zero(), |sum, at| &sum + &state.board.figures(at, nation, Kind::Regular));
    Kind::Regular.in_the_box(nation).minus(&there).unwrap_or_default()
}

/// What has to be removed as losses, if anything.
pub fn losses_to_choose(state: &State, case: &Case<Setup>) -> Option<Prompt> {
    let ((region, side), left) = state.hits.iter().find(|(_, left)| !left.is_zero())?;
    let region = *region;
    let fighters = Fighters::of(state, region, *side);
    let who = fighters.chooser(case);
    let mut choices = Vec::new();
    let classes = fighters.force.keys().flat_map(|nation| [Kind::Regular, Kind::Elite].map(|kind| (*nation, kind)));
    for (nation, kind) in classes {
        let there = fighters.count(nation, kind);
        if there.is_zero() {
            continue;
        }
        let player = who.unwrap_or_else(|| nation.player(state.board.players));
        let act = |key: &str| {
            let text = |text: &str| ActArg::Text(text.to_owned());
            Act::of(player.seat(), key).with("region", text(region.id())).with("nation", text(nation.key())).answering(CASUALTIES)
        };
        let id = |what: &str| {
            OptionId::new(&format!("{}.{}.{what}", nation.key(), kind.key())).unwrap_or_else(|_| OptionId::from(LOSE))
        };
        let mut choice = |what: &str, act: Act, says: crate::ruling::Says| {
            choices.push(Choice { id: id(what), says, act, why: Vec::new(), gives: None });
        };
        let reducible = kind == Kind::Elite && !regulars_to_be_had(state, nation).is_zero();
        let lose = |amount: &Count| act(LOSE).with("kind", ActArg::Text(kind.key().to_owned())).with("amount", amount);
        let says = |amount: Count| Says::AnswerFigures { nation, kind, amount }.says();
        if reducible {
            choice(REDUCE, act(REDUCE), Deeds::AnswerReduce { nation }.says());
            // Two hits may remove an Elite outright.
            if *left > Count::one() {
                choice("one", lose(&Count::one()), says(Count::one()));
            }
        } else {
            choice("one", lose(&Count::one()), says(Count::one()));
            let most = there.clone().min(left.clone());
            if most > Count::one() {
                choice("most", lose(&most), says(most.clone()));
            }
        }
    }
    let asks = Deeds::AsksCasualties { region, amount: left.clone() }.says();
    Some(Prompt { key: CASUALTIES, seat: who.map(Power::seat), asks, choices, number: None })
}
