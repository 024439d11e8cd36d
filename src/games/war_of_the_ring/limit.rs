use crate::games::war_of_the_ring::aftermath::tells_the_siege_limit;
use crate::games::war_of_the_ring::answer::tell_control;
use crate::games::war_of_the_ring::army::{Army, Occupants};
use crate::games::war_of_the_ring::course::{A7, ReadingA7};
use crate::games::war_of_the_ring::excess::{Excess, Way};
use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::says::Says;
use crate::games::war_of_the_ring::setup::Stand;
use crate::games::war_of_the_ring::stacking::SIEGE_LIMIT;
use crate::games::war_of_the_ring::state::State;
use crate::games::war_of_the_ring::tokens::token;
use crate::play::Record;
use crate::ruling::{Assumption, ReadingId, Rule, Step};
use crate::words::Count;

/// Checks a region's stacking limit: says who has to remove what, and takes away what leaves no choice.
///
/// # Says
/// After an action, a region over the limit loses its excess: a single player's own; separate teammates' one each; a
/// merged Army's as the table reads A7. Nothing happens while it is not said whether two Armies are separate or merged,
/// or how A7 is read.
/// # Source
/// Second edition, p.26 (ST1), p.46 (ST2); readings ST3 and A7.
/// # Case
/// K01 to K06, K09, W-N85.
pub fn check_the_limit(record: &mut Record<State>, region: Region, reading: Option<ReadingA7>) {
    let over = record.state.over(region);
    if over.is_zero() || record.state.excess.get(&region).is_some_and(|excess| !excess.is_over()) {
        return;
    }
    // More have come since an earlier excess went.
    if record.state.excess.remove(&region).is_some() {
        record.state.told_over.remove(&region);
        record.state.marked.retain(|(marked, _, _), _| *marked != region);
    }
    let units = record.state.units(region);
    if record.state.told_over.insert(region) {
        if record.state.limit(region) == SIEGE_LIMIT {
            tells_the_siege_limit(record, region, &units, &over);
        } else {
            let says = Says::OverLimit { region, units, over: over.clone() };
            record.step(Step::by(&rulebook::ST1, says.says()));
        }
        // Whether a move that is sure to overstack is legal is open (A8); what follows from it is not.
        let arranged = record.state.limit(region) != SIEGE_LIMIT && record.state.moved_to != Some(region);
        if arranged {
            record.assume(Assumption { says: Says::CameThereLegally { region }.says(), change: None });
        }
    }
    let way = match record.state.occupants(region) {
        Occupants::One(army) => Way::Alone(army),
        // A teammate with Leaders alone has nothing to remove, however A7 is read.
        Occupants::Two(army, led) | Occupants::Two(led, army) if led.units().is_zero() => Way::Alone(army),
        Occupants::Two(one, other) => match (record.state.stand(region), reading) {
            (None, _) => {
                let step = Step::by(&rulebook::ST2, Says::SeparateOrMergedFirst { region }.says());
                record.step(step.and(&rulebook::MX1));
                return;
            }
            (Some(Stand::Separate), _) => begins_with_the_non_leading_player(&record.state, one, other, false),
            (Some(Stand::Mixed), None) => return,
            (Some(Stand::Mixed), Some(reading)) => {
                record.rest_on(ReadingId::from(A7), reading.option());
                record.read_as(Says::AsksA7.says(), reading.says().says());
                match reading {
                    ReadingA7::OneEach => begins_with_the_non_leading_player(&record.state, one, other, true),
                    ReadingA7::ControllerChooses => the_controller_chooses(record, region, one, other),
                }
            }
        },
        Occupants::Nobody | Occupants::Enemies => return,
    };
    let controller = record.state.control(region).map(|control| control.power);
    let excess = Excess::of(way, over, controller);
    tell_the_shares(record, &excess);
    let shares = excess.shares();
    let takes_own = !matches!(excess.way, Way::Chosen { .. });
    record.state.excess.insert(region, excess);
    for (power, share) in shares {
        if takes_own {
            take_what_leaves_no_choice(record, region, power, &share);
        }
    }
    tell_how_control_went(record, region);
}

/// Orders two teammates for removing one unit each: the one who is not Leading Player begins.
///
/// *Source*: second edition, p.46 (ST2, LP4). *Case*: K01, K02.
pub fn begins_with_the_non_leading_player(state: &State, one: Army, other: Army, merged: bool) -> Way {
    if state.leading(one.power.side()) == one.power {
        Way::OneEach { first: other, second: one, merged }
    } else {
        Way::OneEach { first: one, second: other, merged }
    }
}

// The controller at the moment of the check chooses from the whole Army (reading A7; K09/b).
fn the_controller_chooses(record: &mut Record<State>, region: Region, one: Army, other: Army) -> Way {
    tell_control(record, region);
    match record.state.control(region) {
        Some(control) if control.power == other.power => Way::Chosen { chooser: other, other: one },
        _ => Way::Chosen { chooser: one, other },
    }
}

/// The rule by which an excess is removed.
pub fn removed_by(excess: &Excess) -> &'static Rule {
    match &excess.way {
        Way::Alone(_) => &rulebook::ST1,
        Way::OneEach { merged: false, .. } => &rulebook::ST2,
        Way::OneEach { merged: true, .. } => &rulebook::A7,
        Way::Chosen { .. } => &rulebook::ST3,
    }
}

fn tell_the_shares(record: &mut Record<State>, excess: &Excess) {
    let rule = removed_by(excess);
    match &excess.way {
        Way::Alone(army) => {
            let says = Says::RemovesOwn { player: army.power, removes: excess.over.clone() };
            record.step(Step::by(rule, says.says()).actor(army.power.seat()));
        }
        Way::Chosen { chooser, .. } => {
            let says = Says::ControllerChoosesUnits { player: chooser.power, removes: excess.over.clone() };
            record.step(Step::by(rule, says.says()).actor(chooser.power.seat()));
        }
        Way::OneEach { first, second, .. } => {
            let [first_removes, second_removes] = [first, second].map(|army| excess.loses(army.power).0);
            // Taking turns, the first removes as many as the second or one more; else one of them had none left.
            let out = if second_removes > first_removes {
                Some((first.power, second.power))
            } else if first_removes > &second_removes + &Count::one() {
                Some((second.power, first.power))
            } else {
                None
            };
            if let Some((player, other)) = out {
                record.step(Step::by(rule, Says::RunsOut { player, other }.says()));
            }
            let says =
                Says::OneEach { first: first.power, first_removes, second: second.power, second_removes };
            record.step(Step::by(rule, says.says()).and(&rulebook::LP4));
        }
    }
}

/// Takes what a player has still to remove where he has nothing to choose: all there is, or figures of one class only.
pub fn take_what_leaves_no_choice(record: &mut Record<State>, region: Region, power: Power, share: &Count) {
    let garrison = record.state.board.garrison(region);
    let players = record.state.board.players;
    let for_all = record.state.excess.get(&region).is_some_and(|excess| matches!(excess.way, Way::Chosen { .. }));
    let classes: Vec<(Nation, Kind, Count)> = garrison
        .army_units()
        .filter(|(nation, _, _)| for_all || nation.player(players) == power)
        .map(|(nation, kind, count)| (nation, kind, count.clone()))
        .collect();
    let all = classes.iter().fold(Count::zero(), |sum, (_, _, count)| &sum + count);
    if share.is_zero() || (classes.len() > 1 && *share < all) {
        return;
    }
    for (nation, kind, count) in classes {
        let amount = count.min(share.clone());
        record.state.marked.insert((region, nation, kind), amount.clone());
        send_back(record, region, power, (nation, kind), &amount);
    }
}

/// Sends figures of a region's excess back to the reinforcements and says so.
pub fn send_back(
    record: &mut Record<State>,
    region: Region,
    actor: Power,
    (nation, kind): (Nation, Kind),
    amount: &Count,
) {
    record.state.send_back(region, nation, kind, amount);
    let owner = nation.player(record.state.board.players);
    let mut rule = &rulebook::ST1;
    if let Some(excess) = record.state.excess.get_mut(&region) {
        excess.takes(owner, amount);
        rule = removed_by(excess);
    }
    let says = Says::BackToReinforcements { player: actor, nation, kind, amount: amount.clone() };
    let step = Step::by(&rulebook::ST1, says.says()).and(rule).actor(actor.seat());
    record.step(step.touching([token(region, nation, kind)]));
}

/// Says that control has passed if the removal of a mixed Army's excess is over and has changed it.
pub fn tell_how_control_went(record: &mut Record<State>, region: Region) {
    let Some(from) = record.state.excess.get(&region).filter(|excess| excess.is_over()).and_then(|excess| excess.controller)
    else {
        return;
    };
    let to = match record.state.occupants(region) {
        Occupants::One(army) => Some(army.power),
        _ => record.state.control(region).map(|control| control.power),
    };
    if let Some(to) = to.filter(|to| *to != from) {
        record.step(Step::by(&rulebook::MX5, Says::ControlPasses { region, from, to }.says()));
    }
}
