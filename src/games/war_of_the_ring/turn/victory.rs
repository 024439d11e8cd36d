use crate::games::war_of_the_ring::aftermath::points_of;
use crate::games::war_of_the_ring::nations::Side;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::silences::read;
use crate::games::war_of_the_ring::turn::deeds::refuse;
use crate::games::war_of_the_ring::turn::says::Says;
use crate::games::war_of_the_ring::turn::state::TurnState;
use crate::play::{Record, Refusal};
use crate::ruling::{Act, Case, Rule, Step};
use crate::words::Count;

/// The victory points that a player's Nations took and lost.
///
/// *Source*: second edition, p.44 (VP1), p.46 (VP2). *Case*: V01.
pub fn taken_and_lost(setup: &Setup, player: Power) -> (Count, Count) {
    let (mut taken, mut lost) = (Count::zero(), Count::zero());
    for (region, taker) in &setup.captured {
        let points = Count::from(points_of(*region));
        if *taker == player {
            taken += &points;
        }
        if region.place().nation.is_some_and(|land| land.player(setup.players) == player && land.side() != taker.side()) {
            lost += &points;
        }
    }
    (taken, lost)
}

/// The team that a deed says has won.
pub fn winner(act: &Act) -> Option<Side> {
    Side::ALL.into_iter().find(|side| act.text("side") == Some(side.key()))
}

/// Says who of the winning team wins in person.
///
/// # Says
/// Of the Shadow, the player with more victory points, taken less lost; of the Free Peoples, the one who lost fewer. A
/// tie is open (A15).
/// # Source
/// Second edition, p.46 (VP2); reading A15.
/// # Case
/// V01, W-A15.
pub fn a_team_wins(record: &mut Record<TurnState>, act: &Act, case: &Case<Setup>) -> Result<(), Refusal> {
    let side = winner(act).ok_or_else(|| refuse(&rulebook::ARRANGING, Says::DeedNamesNothing))?;
    let at_table = Power::at_table(record.state.players()).iter().copied();
    let team: Vec<Power> = at_table.filter(|player| player.side() == side).collect();
    let mut tell = |says: Says, rules: &[&'static Rule]| {
        let said = says.says();
        record.state.said = Some(said.clone());
        let step = rules.iter().fold(Step::by(&rulebook::VP2, said), |step, rule| step.and(rule));
        record.step(step);
    };
    let [one, other] = *team.as_slice() else {
        if let Some(player) = team.first().copied() {
            tell(Says::WinsAlone { player }, &[]);
        }
        return Ok(());
    };
    let [(taken, lost), (takens, losts)] = [one, other].map(|player| taken_and_lost(&case.setup, player));
    let [points, others] = match side {
        Side::Shadow => [&taken.int() - &lost.int(), &takens.int() - &losts.int()],
        // Who lost fewer comes first.
        Side::FreePeoples => [losts.int(), lost.int()],
    };
    if points != others {
        let wins = points > others;
        let (player, second) = if wins { (one, other) } else { (other, one) };
        let says = match side {
            Side::Shadow => {
                let (points, others) = if wins { (points, others) } else { (others, points) };
                Says::IndividualWinner { player, points, other: second, others }
            }
            Side::FreePeoples => {
                let (lost, others) = if wins { (lost, losts) } else { (losts, lost) };
                Says::LostLess { player, lost, other: second, others }
            }
        };
        tell(says, &[&rulebook::VP1]);
        return Ok(());
    }
    let Some(way) = read(record, case, "A15") else {
        record.step(Step::by(&rulebook::VP2, Says::FoundPoints { player: one, points }.says()).and(&rulebook::VP1));
        return Ok(());
    };
    let says = match way {
        0 => Says::SharedWin { one, other, points },
        _ => Says::NobodyWinsInPerson { one, other, points },
    };
    let said = says.says();
    record.state.said = Some(said.clone());
    record.step(Step::by(&rulebook::A15, said).and(&rulebook::VP2).and(&rulebook::VP1));
    Ok(())
}
