//! What has to be decided next in the assignment phase, with every answer and what it gives.

use crate::games::lotr_tcg::assignment::deeds::{ASSIGN, DONE, objections};
use crate::games::lotr_tcg::assignment::fought::{Fought, Skirmish, sentence_of};
use crate::games::lotr_tcg::assignment::round::{Round, Wave};
use crate::games::lotr_tcg::assignment::says::Assign;
use crate::games::lotr_tcg::seats::{FREE_PEOPLES, SHADOW};
use crate::games::lotr_tcg::skirmish::fought;
use crate::games::lotr_tcg::table::Standing;
use crate::ruling::{Act, Choice, OptionId, Prompt, Says};
use crate::words::Count;

/// The key of the Free Peoples player's decision.
pub const ASSIGN_OR_DONE: &str = "assign_or_done";
/// The key of the Shadow player's decision.
pub const LEFTOVERS: &str = "leftovers";
/// So many pairs of a minion and a character are listed as answers; of more, only being done is: a minion that is
/// lifted shows its places.
const MOST_PAIRS: usize = 60;

/// The decision that is due, if any.
pub fn prompt_of(round: &Round) -> Option<Prompt> {
    let unassigned = round.unassigned();
    let minions = Count::from(unassigned.len());
    let (seat, key, asks) = match round.wave() {
        Wave::FreePeoples => (FREE_PEOPLES, ASSIGN_OR_DONE, Assign::AsksFreePeoples { minions }),
        Wave::Shadow => (SHADOW, LEFTOVERS, Assign::AsksShadow { minions }),
        Wave::Over => return None,
    };
    let mut choices = Vec::new();
    if unassigned.len().saturating_mul(round.characters().count()) <= MOST_PAIRS {
        for (place, minion) in unassigned.iter().enumerate() {
            for (other, character) in round.characters().enumerate() {
                let id = OptionId::new(&format!("{}.{}", minion.piece.id, character.piece.id));
                // Two long ids do not fit into one: then their places on the board name the pair.
                let by_place = || OptionId::new(&format!("m{place}.c{other}")).unwrap_or_else(|_| ASSIGN.into());
                choices.push(pair(round, seat, minion, character, id.unwrap_or_else(|_| by_place())));
            }
        }
    }
    choices.push(done(seat, &unassigned));
    Some(Prompt { key, seat: Some(seat.into()), asks: asks.says(), choices, number: None })
}

/// The act that puts a minion with a character.
pub fn assign_act(seat: &'static str, minion: &Standing, character: &Standing) -> Act {
    Act::of(seat, ASSIGN).with("minion", &minion.piece.id).with("character", &character.piece.id)
}

/// The act that ends the wave of `seat`, as the answer to its prompt.
pub fn done_act(seat: &'static str) -> Act {
    let key = if seat == FREE_PEOPLES { ASSIGN_OR_DONE } else { LEFTOVERS };
    Act::of(seat, DONE).answering(key)
}

/// What the skirmish of `character` would give with `minion` in it, as the board stands; that the game is lost, where
/// it kills the Ring-bearer.
pub fn with_one_more(round: &Round, minion: &Standing, character: &Standing) -> Says {
    let here = |other: &&Standing| {
        let placed = round.placed.get(&other.piece.id);
        other.piece.id == minion.piece.id || placed.is_some_and(|placed| placed.character == character.piece.id)
    };
    let minions: Vec<&Standing> = round.minions().filter(here).collect();
    let outcome = fought(character, &minions);
    let skirmish = sentence_of(&outcome);
    let bearer = round.table.ring_bearer.as_ref();
    if outcome.killed().iter().any(|piece| Some(&piece.id) == bearer) {
        return Fought::FreePeoplesLose { skirmish: Skirmish(Box::new(skirmish)), others: Count::zero() }.says();
    }
    skirmish.says()
}

fn pair(round: &Round, seat: &'static str, minion: &Standing, character: &Standing, id: OptionId) -> Choice {
    let act = assign_act(seat, minion, character);
    let why = objections(round, &act);
    let says = Assign::MinionTo { minion: minion.piece.clone(), character: character.piece.clone() }.says();
    let gives = why.is_empty().then(|| with_one_more(round, minion, character));
    Choice { id, says, act, why, gives }
}

fn done(seat: &'static str, unassigned: &[&Standing]) -> Choice {
    let minions: Vec<_> = unassigned.iter().map(|minion| minion.piece.clone()).collect();
    let (says, gives) = if seat == FREE_PEOPLES {
        (Assign::SayDoneFreePeoples, Assign::ThenLeftovers { minions: Count::from(minions.len()) })
    } else {
        (Assign::SayDoneShadow, Assign::UnassignedDoNotFight { minions })
    };
    Choice { id: DONE.into(), says: says.says(), act: done_act(seat), why: Vec::new(), gives: Some(gives.says()) }
}
