use crate::games::war_of_the_ring::acts::REMOVE;
use crate::games::war_of_the_ring::army::Occupants;
use crate::games::war_of_the_ring::board_check::{enemies_never_share_a_region, leaders_need_an_army, nobody_stands_abroad};
use crate::games::war_of_the_ring::course::{arrived, played};
use crate::games::war_of_the_ring::edits::{edited, shown};
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::says::Says;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::state::State;
use crate::games::war_of_the_ring::tokens::{Class, REINFORCEMENTS, read_token};
use crate::ruling::{Act, ActArg, At, Case, Does, Drop, Edit, Pick, Problem, ProblemAbout, Says as Told, Severity, ZoneId};
use crate::words::Count;

/// Every place for what is lifted, with what it would give; an enemy's region with the reason against it.
pub fn places_for(case: &Case<Setup>, pick: &Pick) -> Vec<Drop> {
    let shown = shown(case).board;
    let mut drops: Vec<Drop> = Region::all()
        .filter(|region| shown.is_drawn(*region))
        .map(|region| on_region(case, pick, region))
        .collect();
    drops.extend(into_the_reinforcements(case, pick));
    drops
}

fn on_region(case: &Case<Setup>, pick: &Pick, region: Region) -> Drop {
    let zone = region.zone();
    let edit = match pick {
        Pick::Kind { kind, amount } => {
            Edit::Add { kind: kind.clone(), zone: zone.clone(), amount: amount.clone() }
        }
        Pick::Token { token, .. } if read_token(token).is_some_and(|(from, _)| from == region) => {
            return Drop { zone, does: Does::Nothing, why: Vec::new(), then: None };
        }
        Pick::Token { token, amount } => {
            Edit::Move { token: token.clone(), amount: amount.clone(), zone: zone.clone() }
        }
    };
    let (why, then) = match edited(case, &edit) {
        Err(problem) => (vec![problem], None),
        Ok(after) => {
            let state = State::of(&after.setup);
            let objections = [enemies_never_share_a_region(&state, region), leaders_need_an_army(&state, region)];
            let tolerable = |problem: Problem| problem.weighing(Severity::Tolerable);
            let then = who_controls_then(&arrived(&after), region);
            let abroad = nobody_stands_abroad(&after.setup, region);
            (objections.into_iter().flatten().chain(abroad).map(tolerable).collect(), then)
        }
    };
    Drop { zone, does: Does::Edit(edit), why, then }
}

// Who controls a region once the figures stand there; beyond the limit, by how much it is passed.
fn who_controls_then(state: &State, region: Region) -> Option<Told> {
    let (units, over) = match state.excess.get(&region) {
        Some(excess) => {
            let units = excess.before().into_iter().fold(Count::zero(), |sum, army| &sum + &army.units());
            (units, excess.over.clone())
        }
        None => (state.units(region), state.over(region)),
    };
    if !over.is_zero() {
        return Some(Says::OverLimit { region, units, over }.says());
    }
    let says = match (state.occupants(region), state.control(region)) {
        (Occupants::Nobody | Occupants::Enemies, _) => return None,
        (Occupants::One(army), _) => Says::FoundControl { region, player: army.power },
        (Occupants::Two(..), Some(control)) => Says::FoundControl { region, player: control.power },
        (Occupants::Two(..), None) => Says::FoundEachHisOwn { region },
    };
    Some(says.says())
}

// Removing figures of an excess: a deed, so the rules say whether it may be done.
fn into_the_reinforcements(case: &Case<Setup>, pick: &Pick) -> Option<Drop> {
    let Pick::Token { token, amount } = pick else { return None };
    let (region, Class::Of(nation, kind)) = read_token(token)? else { return None };
    let state = arrived(case);
    let excess = state.excess.get(&region).filter(|excess| !excess.is_over())?;
    let player = excess.next()?;
    let act = removal(player.key(), region, nation.key(), kind.key(), amount);
    let mut asked = case.clone();
    asked.acts.push(act.clone());
    let after = played(&asked);
    let about = ProblemAbout::Act(case.acts.len());
    let why = after.ruling.problems.iter().filter(|problem| problem.about == about).cloned().collect();
    let then = match after.state(&At::End).may_control(region).as_slice() {
        [player] => Some(Says::FoundControl { region, player: *player }.says()),
        [] => Some(Says::FoundEachHisOwn { region }.says()),
        _ => Some(Says::FoundControlDepends { region }.says()),
    };
    Some(Drop { zone: ZoneId::from(REINFORCEMENTS), does: Does::Act(act), why, then })
}

fn removal(seat: &'static str, region: Region, nation: &str, kind: &str, amount: &Count) -> Act {
    let text = |text: &str| ActArg::Text(text.to_owned());
    let act = Act::of(seat, REMOVE).with("region", text(region.id())).with("nation", text(nation));
    act.with("kind", text(kind)).with("amount", amount).answering(REMOVE)
}
