//! Where a lifted piece may go, why not elsewhere, and what it would give.

use crate::games::lotr_tcg::assignment::deeds::objections;
use crate::games::lotr_tcg::assignment::prompts::{assign_act, with_one_more};
use crate::games::lotr_tcg::assignment::round::{Round, Wave};
use crate::games::lotr_tcg::assignment::says::Assign;
use crate::games::lotr_tcg::board::{MINIONS, zone_at};
use crate::games::lotr_tcg::rulebook::{ONE_TO_ONE, WHO_MAY_BE_ASSIGNED};
use crate::games::lotr_tcg::seats::FREE_PEOPLES;
use crate::games::lotr_tcg::table::Standing;
use crate::ruling::{Does, Drop, Problem, SeatId, Step, TokenId, ZoneId};

/// Every place for a piece of the board.
pub fn places_for(round: &Round, token: &TokenId) -> Vec<Drop> {
    if let Some(minion) = round.table().minion(token) {
        return for_a_minion(round, minion);
    }
    match round.table().character(token) {
        Some(character) => for_a_character(round, character),
        None => Vec::new(),
    }
}

// Whose deed a drop is now: the Free Peoples player's until he is done, then the Shadow player's.
fn acting(round: &Round, minion: &Standing) -> SeatId {
    let shadows = round.free_peoples_done() || round.wave() == Wave::Shadow;
    minion.owner.clone().filter(|_| shadows).unwrap_or_else(|| FREE_PEOPLES.into())
}

fn for_a_minion(round: &Round, minion: &Standing) -> Vec<Drop> {
    let lies_in = round.zone_of(&minion.piece.id);
    let mut drops: Vec<Drop> =
        round.table().characters.iter().map(|character| onto(round, minion, character, lies_in.as_ref())).collect();
    let stands = || {
        let says = Assign::AssignmentsStand { minion: minion.piece.clone() };
        Problem::blocking(Step::by(&ONE_TO_ONE, says.says()))
    };
    let why = if lies_in.is_some() { vec![stands()] } else { Vec::new() };
    drops.push(Drop { zone: MINIONS.into(), does: Does::Nothing, why, then: None });
    drops
}

fn onto(round: &Round, minion: &Standing, character: &Standing, lies_in: Option<&ZoneId>) -> Drop {
    let zone = zone_at(&character.piece.id);
    if lies_in == Some(&zone) {
        return Drop { zone, does: Does::Nothing, why: Vec::new(), then: None };
    }
    act_of(round, minion, character, zone)
}

fn act_of(round: &Round, minion: &Standing, character: &Standing, zone: ZoneId) -> Drop {
    let act = assign_act(&acting(round, minion), minion, character);
    let why = objections(round, &act);
    let then = why.is_empty().then(|| with_one_more(round, minion, character));
    Drop { zone, does: Does::Act(act), why, then }
}

// The same deed from the other side: a character put among the unassigned minions takes the only one there.
fn for_a_character(round: &Round, character: &Standing) -> Vec<Drop> {
    let home = Drop { zone: zone_at(&character.piece.id), does: Does::Nothing, why: Vec::new(), then: None };
    let among_minions = match round.unassigned().as_slice() {
        [only] => act_of(round, only, character, MINIONS.into()),
        several => {
            let (rule, says) = if several.is_empty() {
                (&WHO_MAY_BE_ASSIGNED, Assign::NoMinionIsFree)
            } else {
                (&ONE_TO_ONE, Assign::LiftTheMinion { character: character.piece.clone() })
            };
            let why = vec![Problem::blocking(Step::by(rule, says.says()))];
            Drop { zone: MINIONS.into(), does: Does::Nothing, why, then: None }
        }
    };
    vec![among_minions, home]
}
