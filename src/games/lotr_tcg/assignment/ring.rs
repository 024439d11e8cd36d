//! The One Ring in a skirmish that its bearer loses: each wound may become burdens, once it is worn.

use crate::games::lotr_tcg::assignment::battle::end_skirmish;
use crate::games::lotr_tcg::assignment::fought::Fought;
use crate::games::lotr_tcg::assignment::play_says::Play;
use crate::games::lotr_tcg::assignment::round::{Pending, Round};
use crate::games::lotr_tcg::assignment::skirmishes::say_the_totals;
use crate::games::lotr_tcg::assignment::take_over::the_ring_bearer_is_killed;
use crate::games::lotr_tcg::cards::Keyword;
use crate::games::lotr_tcg::rulebook::{
    BURDENS_CORRUPT, DAMAGE_BONUS, NOTHING_TO_RESPOND_TO, NO_VITALITY_IS_KILLED, RING_BEARER_LOST, THE_ONE_RING, WOUNDS_ONE_AT_A_TIME,
};
use crate::games::lotr_tcg::assignment::says::Assign;
use crate::games::lotr_tcg::seats::FREE_PEOPLES;
use crate::games::lotr_tcg::skirmish::{Decided, Outcome};
use crate::loops::Qty;
use crate::play::Record;
use crate::ruling::{Piece, Step};
use crate::words::Count;
use std::rc::Rc;

/// Whether the Ring stands between the wounds of this outcome and its bearer; the wounds are then placed here, one at a
/// time.
///
/// *Says*: the Ring-bearer may put on the Ring when he is about to take a wound; from then on each wound becomes burdens.
/// It does not help against being overwhelmed.
/// *Source*: Comprehensive Rules 4.2, entries *wound*, *overwhelmed*, and the One Ring in section 3. *Case*: LR-S07, LR-S08.
pub fn the_ring_may_take_wounds(record: &mut Record<Round>, outcome: &Outcome) -> bool {
    let bears_it = record.state.table().ring_bearer.as_ref() == Some(&outcome.character.id);
    if !bears_it || outcome.decided != Decided::ShadowWins || outcome.wounds.is_zero() || !record.state.ring_decides() {
        return false;
    }
    say_the_totals(record, outcome);
    let due = Assign::WoundsDue { wounds: outcome.wounds.clone(), damage: outcome.damage.clone() };
    record.step(Step::by(&DAMAGE_BONUS, due.says()));
    let always = record.state.table().cards.iter().any(|other| {
        other.lies.is_in_play() && other.card.keywords.contains(&Keyword::AlwaysWorn)
    });
    record.state.ring_on |= always;
    let (due, outcome) = (outcome.wounds.clone(), Rc::new(outcome.clone()));
    if record.state.ring_on {
        the_ring_takes_them(record, &due, &outcome);
    } else {
        record.state.pending = Some(Pending::Ring { due, outcome });
    }
    true
}

/// The Ring is put on before the next wound.
pub fn put_on(record: &mut Record<Round>, due: &Count, outcome: &Outcome) {
    record.state.pending = None;
    goes_on(record, &outcome.character);
    the_ring_takes_them(record, due, outcome);
}

/// The Ring is worn from now on.
pub fn goes_on(record: &mut Record<Round>, piece: &Piece) {
    let Some((ring, rule, _)) = record.state.ring() else { return };
    let says = Play::PutsOnTheRing { piece: piece.clone(), ring: ring.clone() };
    record.state.ring_on = true;
    record.step(Step::by(&THE_ONE_RING, says.says()).and(rule).actor(FREE_PEOPLES));
}

/// One wound is taken with the Ring off.
pub fn not_yet(record: &mut Record<Round>, due: &Count, outcome: &Rc<Outcome>) {
    let id = outcome.character.id.clone();
    record.state.pending = None;
    let Some(character) = record.state.table().character(&id).cloned() else { return };
    let now = record.state.by_strengths(&character, &[]);
    let wounds = &now.wounds + &Count::one();
    record.state.wounded(&id, &wounds);
    let left = now.is.vitality.minus(&wounds).unwrap_or_default();
    let piece = outcome.character.clone();
    let says = Assign::TakesWounds { piece: piece.clone(), wounds: Count::one(), left: left.clone() };
    if left.is_zero() {
        record.state.goes(&id);
        let says = Assign::DiesOfWounds { piece: piece.clone(), fatal: Count::one() };
        record.step(Step::by(&WOUNDS_ONE_AT_A_TIME, says.says()).and(&NO_VITALITY_IS_KILLED).touching([id]));
        let result = result_of(record, outcome, Some(due));
        end_skirmish(record, &piece.id, result);
        return the_ring_bearer_is_killed(record, piece);
    }
    record.step(Step::by(&WOUNDS_ONE_AT_A_TIME, says.says()).touching([id]));
    let due = due.minus(&Count::one()).unwrap_or_default();
    if due.is_zero() {
        let result = result_of(record, outcome, None);
        end_skirmish(record, &piece.id, result);
    } else {
        record.state.pending = Some(Pending::Ring { due, outcome: Rc::clone(outcome) });
    }
}

fn the_ring_takes_them(record: &mut Record<Round>, due: &Count, outcome: &Outcome) {
    let piece = outcome.character.clone();
    let mut left = due.clone();
    while let Some(after) = left.minus(&Count::one()) {
        left = after;
        if becomes_burdens(record, &piece) {
            let (burdens, resistance) = (record.state.burdens(), record.state.arena.resistance());
            return end_skirmish(record, &piece.id, Fought::RingBearerCorrupted { ring_bearer: piece.clone(), burdens, resistance });
        }
    }
    let result = result_of(record, outcome, None);
    end_skirmish(record, &piece.id, result);
}

/// The worn Ring turns one wound of its bearer into burdens; whether they corrupt him.
///
/// *Says*: a required effect that replaces a wound comes before optional responses to it, which then have nothing to
/// respond to. Burdens that reach the resistance corrupt at once.
/// *Source*: Comprehensive Rules 4.2, entries *response*, *corrupted*. *Case*: LR-P03, LR-S07, LR-K05, LR-K07.
pub fn becomes_burdens(record: &mut Record<Round>, piece: &Piece) -> bool {
    let Some((_, rule, each)) = record.state.ring() else { return false };
    record.state.fight.burdens += Qty::from(i64::from(each));
    let (added, burdens) = (Count::from(u64::from(each)), record.state.burdens());
    let says = Play::WoundBecomesBurdens { piece: piece.clone(), added, burdens: burdens.clone() };
    record.step(Step::by(&THE_ONE_RING, says.says()).and(rule).touching([piece.id.clone()]));
    let prevents = record.state.table().cards.iter().find(|other| {
        other.lies.is_in_play() && other.card.keywords.contains(&Keyword::PreventsWounds)
    });
    if let Some(card) = prevents.map(|other| other.piece.clone()) {
        record.step(Step::by(&NOTHING_TO_RESPOND_TO, Play::NothingToPrevent { card }.says()));
    }
    let resistance = record.state.arena.resistance();
    if burdens < resistance {
        return false;
    }
    record.state.lost = true;
    let says = Play::RingBearerCorrupted { piece: piece.clone(), burdens, resistance };
    record.step(Step::by(&BURDENS_CORRUPT, says.says()).and(&RING_BEARER_LOST).touching([piece.id.clone()]));
    true
}

// `killed` holds the wounds that were still due at the one that killed.
fn result_of(record: &mut Record<Round>, outcome: &Outcome, killed: Option<&Count>) -> Fought {
    let id = &outcome.character.id;
    let before = record.state.table().character(id).cloned();
    let now = before.as_ref().map(|character| record.state.by_strengths(character, &[]));
    let left = now.as_ref().and_then(|now| now.vitality_left()).unwrap_or_default();
    let (character, minions) = (outcome.character.clone(), outcome.minions.clone());
    let (free_peoples, shadow) = (outcome.free_peoples.clone(), outcome.shadow.clone());
    if let Some(due) = killed {
        let wounds = outcome.wounds.clone();
        let fatal = &wounds.minus(due).unwrap_or_default() + &Count::one();
        return Fought::ShadowKills { character, minions, free_peoples, shadow, wounds, fatal };
    }
    let burdens = record.state.burdens();
    record.find("burdens", &burdens, Play::BurdensFound { burdens: burdens.clone() }.says(), &[&THE_ONE_RING]);
    let on_it = now.map(|now| now.wounds).unwrap_or_default();
    Fought::RingBearerLoses { character, minions, free_peoples, shadow, wounds: on_it, burdens, left }
}
