use crate::games::war_of_the_ring::figures::{Kind, Troop};
use crate::games::war_of_the_ring::force::held_by_enemies;
use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::{Region, Site};
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::turn::consecutive::may_follow;
use crate::games::war_of_the_ring::turn::deeds::{actor, comes_to, refuse};
use crate::games::war_of_the_ring::turn::says::Says;
use crate::games::war_of_the_ring::turn::state::{Doing, SameDie, TurnState};
use crate::games::war_of_the_ring::turn::trimming::the_limit_is_checked;
use crate::play::{Record, Refusal};
use crate::ruling::{Act, ActArg, Assumption, Case, Problem, Rule, Step};
use crate::words::Count;

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
    let place = Region::named(place)?.place();
    let settled = matches!(place.site, Site::Stronghold | Site::City | Site::Town);
    place.nation.filter(|_| settled)
}

/// Recruits figures with a Muster die.
///
/// # Says
/// A player recruits for Nations that he controls and that are At War, in their Settlements that no enemy holds or
/// besieges, figures that are in reserve. A die gives an Elite, or two figures that are none; two go into different
/// Settlements and may be of two of his Nations. Only the Witch-king player recruits Nazgûl, in Sauron's Strongholds.
/// # Source
/// Second edition, p.26 (MU1, MU2, LI4), p.35 (PO1), p.45 (LI1), p.46 (LI3), p.16-17 (FG2).
/// # Case
/// L01 to L03, T02, W-N73 to W-N79, W-N89 to W-N92.
pub fn a_player_recruits(
    record: &mut Record<TurnState>,
    act: &Act,
    case: &Case<Setup>,
    with: Option<SameDie>,
) -> Result<(), Refusal> {
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
    let sum = |of: &[Kind]| {
        let each = figures.iter().flat_map(|(_, _, troop)| of.iter().map(|kind| troop.count(*kind)));
        each.fold(Count::zero(), |sum, count| &sum + count)
    };
    // A figure that came with the same die counts too.
    let before = match with {
        Some(SameDie::Mustered(_, place)) => Some(place),
        _ => None,
    };
    let with_it = Count::from(u64::from(before.is_some()));
    let (all, elites) = (&sum(&Kind::ALL) + &with_it, sum(&[Kind::Elite]));
    if figures.iter().any(|(place, _, _)| before.as_ref() == Some(place)) {
        why.push(objection(&rulebook::LI4, Says::OneFigureEach));
    }
    if !elites.is_zero() && all > Count::one() {
        why.push(objection(&rulebook::MU1, Says::EliteAlone));
    } else if all > Count::from(2) {
        why.push(objection(&rulebook::MU1, Says::TwoFiguresAtMost));
    }
    Refusal::unless_empty(why)?;
    nations.sort();
    if let (true, Some(Doing::Nations(last, None))) = (before.is_some(), &mut record.state.last) {
        last.extend(nations.iter().copied());
    }
    if before.is_none() && !may_follow(record, case, player, None, Doing::Nations(nations.clone(), None))? {
        return Ok(());
    }
    let first_place = figures.first().map(|(place, _, _)| place.clone());
    let regions: Vec<Region> = figures.iter().filter_map(|(place, _, _)| Region::named(place)).collect();
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
    let goes_on = all == Count::one() && elites.is_zero();
    record.state.die = first_place.filter(|_| goes_on).map(|place| SameDie::Mustered(player, place));
    let rules = [&rulebook::MU1, &rulebook::MU2, &rulebook::LI4, &rulebook::LI1];
    comes_to(record, player, Says::MayRecruit { player, nations }, &rules);
    for region in regions {
        the_limit_is_checked(record, case, region);
    }
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

/// The one figure that a deed recruits on this board, where it is one: region, Nation, kind.
pub fn one_figure(act: &Act) -> Option<(Region, Nation, Kind)> {
    let figures = figures_of(act)?;
    let [(place, nation, troop)] = figures.as_slice() else { return None };
    let kind = Kind::ALL.into_iter().find(|kind| *troop.count(*kind) == Count::one())?;
    let alone = Kind::ALL.into_iter().all(|other| other == kind || troop.count(other).is_zero());
    Some((Region::named(place).filter(|_| alone)?, *nation, kind))
}

/// What each player can muster in a region, a figure at a time: the Settlement's Nation, as far as it is At War.
pub fn musters(state: &TurnState, region: Region) -> Vec<Act> {
    let Some(nation) = settlement_of(region.id()) else { return Vec::new() };
    let player = nation.player(state.players());
    let mut acts = Vec::new();
    for kind in Kind::ALL {
        let mut troop = Troop::default();
        *troop.count_mut(kind) = Count::one();
        if !objections(state, player, region.id(), nation, &troop).is_empty() {
            continue;
        }
        let word = ActArg::Text(troop.to_string());
        let nations = ActArg::Map(std::iter::once((nation.key().to_owned(), word)).collect());
        let units = ActArg::Map(std::iter::once((region.id().to_owned(), nations)).collect());
        let act = Act::of(player.seat(), "recruit").with("units", units);
        // A second figure goes elsewhere, and is no Elite.
        let too = matches!(&state.die, Some(SameDie::Mustered(whose, place)) if *whose == player && place != region.id());
        if too && kind != Kind::Elite {
            acts.push(act.clone().with("same_die", ActArg::Flag(true)));
        }
        acts.push(act);
    }
    acts
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
    } else if let Some(region) = Region::named(place) {
        if !is_free(state, region, player) {
            why.push(objection(&rulebook::MU2, Says::SettlementNotFree { region }));
        } else if !troop.nazgul.is_zero() && region.place().site != Site::Stronghold {
            why.push(objection(&rulebook::MU2, Says::NazgulInStrongholds));
        }
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
    if all > Count::one() && (all <= Count::from(2) && troop.elite.is_zero()) {
        why.push(objection(&rulebook::LI4, Says::OneFigureEach));
    }
    why
}

// Whether no enemy has taken, holds or besieges a Settlement.
fn is_free(state: &TurnState, region: Region, player: Power) -> bool {
    let taken = state.army.board.captured.get(&region).is_some_and(|taker| taker.side() != player.side());
    !taken && !held_by_enemies(&state.army, region, player.side())
}
