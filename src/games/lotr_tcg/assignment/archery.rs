//! The archery phase: both totals, and the wounds that they bring.

use crate::games::lotr_tcg::assignment::battle::takes_leave;
use crate::games::lotr_tcg::assignment::play_says::Play;
use crate::games::lotr_tcg::assignment::round::{Round, Stage};
use crate::games::lotr_tcg::cards::{Keyword, Kind};
use crate::games::lotr_tcg::rulebook::ARCHERY;
use crate::games::lotr_tcg::seats::FREE_PEOPLES;
use crate::games::lotr_tcg::table::Standing;
use crate::play::{Record, Refusal};
use crate::ruling::{Act, SeatId, Step};
use crate::words::Count;

/// Counts the archers of both sides.
///
/// *Says*: each archer adds one to its side's total; the other side takes so many wounds.
/// *Source*: Comprehensive Rules 4.2, entry *archery phase*. *Case*: LR-A22.
pub fn archery_totals(record: &mut Record<Round>) {
    let archers = |one: &&Standing| one.is.has(Keyword::Archer) && one.card.kind != Kind::Ally;
    let number = |there: usize| u32::try_from(there).unwrap_or(u32::MAX);
    let fellowship = number(record.state.characters().filter(archers).count());
    let minions = number(record.state.minions().filter(archers).count());
    record.state.archery = (minions, fellowship);
    if fellowship + minions > 0 {
        let (fellowship, minions) = (Count::from(u64::from(fellowship)), Count::from(u64::from(minions)));
        record.step(Step::by(&ARCHERY, Play::ArcheryTotals { fellowship, minions }.says()));
    }
}

/// Who takes the next archery wound: a Shadow player's minion first.
pub fn who_is_wounded(round: &Round) -> Option<SeatId> {
    let (fellowship, minions) = round.archery;
    if minions > 0
        && let Some(minion) = round.minions().next()
    {
        return minion.owner.clone();
    }
    let companion = round.characters().any(|character| character.card.kind == Kind::Companion);
    (fellowship > 0 && companion).then(|| FREE_PEOPLES.into())
}

/// Whether no archery wound is to be taken any more.
pub fn nobody_to_wound(round: &Round) -> bool {
    who_is_wounded(round).is_none()
}

/// The pieces that a player may give his archery wound to.
pub fn may_be_wounded<'a>(round: &'a Round, seat: &SeatId) -> Vec<&'a Standing> {
    if *seat == FREE_PEOPLES {
        return round.characters().filter(|character| character.card.kind == Kind::Companion).collect();
    }
    round.minions().filter(|minion| minion.owner.as_ref() == Some(seat)).collect()
}

/// A player gives one of the archery wounds to a piece of his.
///
/// # Errors
/// It is not the time, or not his piece.
pub fn takes_archery(record: &mut Record<Round>, act: &Act) -> Result<(), Refusal> {
    let refused = |says: Play| Refusal::because(Step::by(&ARCHERY, says.says()));
    let next = who_is_wounded(&record.state).filter(|_| record.state.stage == Stage::Archery);
    let seat = next.filter(|next| act.seat.as_ref() == Some(next)).ok_or_else(|| refused(Play::NoArcheryNow))?;
    let piece = act.token("piece").ok_or_else(|| refused(Play::NotYourPiece))?;
    let own = may_be_wounded(&record.state, &seat).into_iter().find(|one| one.piece.id == piece).cloned();
    let own = own.ok_or_else(|| refused(Play::NotYourPiece))?;
    let now = record.state.by_strengths(&own, &[]);
    record.state.wounded(&piece, &(&now.wounds + &Count::one()));
    let (fellowship, minions) = &mut record.state.archery;
    if seat == FREE_PEOPLES { *fellowship -= 1 } else { *minions -= 1 }
    let says = Play::ArcheryWound { piece: own.piece.clone() };
    record.step(Step::by(&ARCHERY, says.says()).actor(seat).touching([piece]));
    if now.vitality_left() == Some(Count::one()) {
        takes_leave(record, &own.piece);
    }
    Ok(())
}
