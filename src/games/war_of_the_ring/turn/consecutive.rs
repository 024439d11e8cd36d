use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::silences::read;
use crate::games::war_of_the_ring::turn::says::Says;
use crate::games::war_of_the_ring::turn::state::{Doing, TurnState};
use crate::play::{Record, Refusal};
use crate::ruling::{Assumption, Case, Step};

/// Says whether the lone Free Peoples player may do this right after what he did last; `false` where a reading is needed.
///
/// # Says
/// With three players the Free Peoples player may not act twice in a row on the same Nation. Two actions on mixed Armies
/// may follow each other, not on the same Army. What a pass, a skipped die and the Fellowship mean for it is open.
/// # Source
/// Second edition, p.46 (AO5); readings A4 and A5.
/// # Case
/// T02 to T04, W-A05.
pub fn may_follow(
    record: &mut Record<TurnState>,
    case: &Case<Setup>,
    player: Power,
    from: Option<Region>,
    doing: Doing,
) -> Result<bool, Refusal> {
    if player != Power::FreePeoples {
        return Ok(true);
    }
    let clash = record.state.last.as_ref().and_then(|last| clash(last, &doing, from));
    if let Some(clash) = clash {
        let fellowship = clash == Clash::Fellowship;
        let mut rule = &rulebook::AO5;
        let mut allowed = false;
        if fellowship {
            let Some(way) = read(record, case, "A4") else { return Ok(false) };
            rule = &rulebook::A4;
            allowed = way == 0;
        }
        if !allowed && record.state.between {
            let Some(way) = read(record, case, "A5") else { return Ok(false) };
            rule = &rulebook::A5;
            allowed = way == 1;
        }
        if !allowed {
            let says = match clash {
                Clash::Fellowship => Says::FellowshipTwice { player },
                Clash::Army(region) => Says::SameArmyTwice { player, region },
                Clash::Nation(nation) => Says::SameNationTwice { player, nation },
            };
            return Err(Refusal::because(Step::by(&rulebook::AO5, says.says()).and(rule)));
        }
        record.step(Step::by(rule, Says::NotConsecutive { player }.says()).and(&rulebook::AO5));
    } else if record.state.last.is_some() {
        record.step(Step::by(&rulebook::AO5, Says::NotConsecutive { player }.says()));
    }
    record.state.last = Some(doing);
    record.state.between = false;
    Ok(true)
}

/// Lets an action pass of which it is not said on what Nation it is: it is taken to be on another one.
///
/// *Source*: second edition, p.46 (AO5). *Case*: W-N72.
pub fn acts_unsaid(record: &mut Record<TurnState>, player: Power) {
    if player == Power::FreePeoples && record.state.last.take().is_some() {
        record.assume(Assumption { says: Says::OnAnotherNation { player }.says(), change: None });
    }
}

#[derive(PartialEq)]
enum Clash {
    Nation(Nation),
    Army(Region),
    Fellowship,
}

fn clash(last: &Doing, now: &Doing, from: Option<Region>) -> Option<Clash> {
    match (last, now) {
        (Doing::Fellowship, Doing::Fellowship) => Some(Clash::Fellowship),
        (Doing::Nations(before, ended), Doing::Nations(nations, _)) => {
            let is_mixed = |nations: &[Nation], army: bool| army && nations.len() > 1;
            let mixed_before = is_mixed(before, ended.is_some());
            let mixed_now = is_mixed(nations, from.is_some());
            if mixed_before && mixed_now {
                return (*ended == from).then_some(()).and(from).map(Clash::Army);
            }
            if mixed_before || mixed_now {
                return None;
            }
            nations.iter().find(|nation| before.contains(nation)).map(|nation| Clash::Nation(*nation))
        }
        _ => None,
    }
}
