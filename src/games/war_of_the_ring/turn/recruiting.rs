use crate::games::war_of_the_ring::figures::{Kind, Troop};
use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::{Region, Site};
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::turn::consecutive::may_follow;
use crate::games::war_of_the_ring::turn::deeds::{actor, comes_to, refuse};
use crate::games::war_of_the_ring::turn::says::Says;
use crate::games::war_of_the_ring::turn::state::{Doing, TurnState};
use crate::play::{Record, Refusal};
use crate::ruling::{Act, ActArg, Assumption, Case, Problem, Rule, Step};
use crate::words::Count;

/// Settlements that are not on this board and may be recruited in all the same.
const ELSEWHERE: [(&str, Nation); 1] = [("lorien", Nation::Elves)];

/// The figures that a Nation has in reserve when the game begins.
///
/// *Source*: second edition, p.16-17 (FG2). *Case*: L01.
pub fn reserve_at_the_start(nation: Nation) -> Troop {
    let [regular, elite, leader, nazgul] = match nation {
        Nation::Gondor | Nation::Rohan | Nation::North => [6, 4, 3, 0],
        Nation::Dwarves => [2, 3, 3, 0],
        Nation::Elves => [2, 4, 0, 0],
        Nation::Sauron => [8, 4, 0, 4],
        Nation::Isengard => [6, 5, 0, 0],
        Nation::Southrons => [10, 3, 0, 0],
    }
    .map(Count::from);
    Troop { regular, elite, leader, nazgul }
}

// The Nation whose Settlement a place is.
fn settlement_of(place: &str) -> Option<Nation> {
    if let Some((_, nation)) = ELSEWHERE.iter().find(|(id, _)| *id == place) {
        return Some(*nation);
    }
    let place = Region::named(place)?.place();
    let settled = matches!(place.site, Site::Stronghold | Site::City | Site::Town);
    place.nation.filter(|_| settled)
}

/// Recruits figures with a Muster die.
///
/// # Says
/// A player recruits for Nations that he controls and that are At War, in their Settlements, figures that are in reserve.
/// Two figures go into different Settlements; they may be of two of his Nations. Only the Witch-king player recruits
/// Nazgûl.
/// # Source
/// Second edition, p.26 (LI4), p.35 (PO1), p.45 (LI1), p.46 (LI3), p.16-17 (FG2).
/// # Case
/// L01 to L03, T02.
pub fn a_player_recruits(record: &mut Record<TurnState>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let player = actor(&record.state, act)?;
    let figures = figures_of(act).ok_or_else(|| refuse(&rulebook::ARRANGING, Says::DeedNamesNothing))?;
    let mut why = Vec::new();
    let mut nations: Vec<Nation> = Vec::new();
    for (place, nation, troop) in &figures {
        if !nations.contains(nation) {
            nations.push(*nation);
        }
        why.extend(objections(&record.state, player, place, *nation, troop));
    }
    if figures.len() > 2 {
        why.push(objection(&rulebook::LI4, Says::OneFigureEach));
    }
    Refusal::unless_empty(why)?;
    nations.sort();
    if !may_follow(record, case, player, None, Doing::Nations(nations.clone(), None))? {
        return Ok(());
    }
    for (place, nation, troop) in figures {
        for kind in Kind::ALL {
            let amount = troop.count(kind);
            *record.state.recruited.or_default((nation, kind)) += amount;
            if let Some(region) = Region::named(&place) {
                let sum = &record.state.army.board.figures(region, nation, kind) + amount;
                record.state.army.board.set_figures(region, nation, kind, sum);
            }
        }
        if record.state.army.board.reserves.get(&nation).is_none() {
            record.assume(Assumption { says: Says::StartReserves { nation }.says(), change: None });
        }
    }
    comes_to(record, player, Says::MayRecruit { player, nations }, &[&rulebook::LI4, &rulebook::LI1]);
    Ok(())
}

// Place, Nation, figures; `None` if the deed is not understood.
fn figures_of(act: &Act) -> Option<Vec<(String, Nation, Troop)>> {
    let ActArg::Map(places) = act.args.get("units")? else { return None };
    let mut figures = Vec::new();
    for (place, nations) in places.iter() {
        let ActArg::Map(nations) = nations else { return None };
        for (nation, troop) in nations.iter() {
            let ActArg::Text(troop) = troop else { return None };
            let troop = Troop::read(troop).ok().filter(|troop| !troop.is_empty())?;
            figures.push((place.clone(), Nation::named(nation)?, troop));
        }
    }
    (!figures.is_empty()).then_some(figures)
}

fn objection(rule: &'static Rule, says: Says) -> Problem {
    Problem::blocking(Step::by(rule, says.says()))
}

fn objections(state: &TurnState, player: Power, place: &str, nation: Nation, troop: &Troop) -> Vec<Problem> {
    let mut why = Vec::new();
    if !troop.nazgul.is_zero() && player != Power::WitchKing {
        return vec![objection(&rulebook::LI3, Says::OnlyWitchKingRecruits { player })];
    }
    if nation.player(state.players()) != player {
        let step = Step::by(&rulebook::LI1, Says::NotHisToRecruit { player, nation }.says());
        return vec![Problem::blocking(step.and(&rulebook::LI4))];
    }
    if !state.army.board.stance(nation).is_at_war() {
        why.push(objection(&rulebook::PO1, Says::NotAtWarNoMuster { nation }));
    }
    if settlement_of(place) != Some(nation) {
        why.push(objection(&rulebook::LI4, Says::NotItsSettlement { nation }));
    }
    let reserve = state.army.board.reserves.get(&nation).cloned().unwrap_or_else(|| reserve_at_the_start(nation));
    let mut all = Count::zero();
    for kind in Kind::ALL {
        let amount = troop.count(kind).clone();
        all += &amount;
        let used = state.recruited.get(&(nation, kind)).cloned().unwrap_or_default();
        let left = reserve.count(kind).minus(&used).unwrap_or_default();
        if amount > left {
            why.push(objection(&rulebook::FG2, Says::NotInReserve { nation, kind, amount, left }));
        }
    }
    if all > Count::one() {
        why.push(objection(&rulebook::LI4, Says::OneFigureEach));
    }
    why
}
