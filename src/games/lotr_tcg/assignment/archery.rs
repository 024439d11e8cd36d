//! The archery phase: both totals, and the wounds that they bring.

use crate::games::lotr_tcg::assignment::battle::takes_leave;
use crate::games::lotr_tcg::assignment::fought::Fought;
use crate::games::lotr_tcg::assignment::play_says::Play;
use crate::games::lotr_tcg::assignment::ring::{becomes_burdens, goes_on};
use crate::games::lotr_tcg::assignment::round::{Pending, Round, Stage};
use crate::games::lotr_tcg::card_text::Granted;
use crate::games::lotr_tcg::cards::{Culture, Keyword, Kind};
use crate::games::lotr_tcg::rulebook::{ARCHERY, MAY_NOT_IS_CANNOT};
use crate::games::lotr_tcg::seats::FREE_PEOPLES;
use crate::games::lotr_tcg::table::Standing;
use crate::play::{Record, Refusal};
use crate::ruling::{Act, Piece, Rule, SeatId, Step, TokenId};
use crate::words::Count;

/// Counts the archers of both sides.
///
/// *Says*: each archer adds one to its side's total; the other side takes so many wounds. A site may add to the total of
/// the minions.
/// *Source*: Comprehensive Rules 4.2, entry *archery phase*. *Case*: LR-A22.
fn archery_totals(record: &mut Record<Round>) {
    let state = &record.state;
    let archers = |one: &&Standing| {
        let shoots = state.granted(&one.piece.id, Granted::NoArrow) == 0;
        one.is.has(Keyword::Archer) && one.card.kind != Kind::Ally && shoots
    };
    let number = |there: usize| u32::try_from(there).unwrap_or(u32::MAX);
    let named = |one: &Standing| one.piece.clone();
    let ours: Vec<Piece> = record.state.characters().filter(archers).map(named).collect();
    let theirs: Vec<Piece> = record.state.minions().filter(archers).map(named).collect();
    let (fellowship, minions) = (number(ours.len()), number(theirs.len()));
    let of_the_site = arrows_of_the_site(&record.state);
    let (troops, rule) = arrows_of_troops(&record.state);
    let minions = minions.saturating_add(of_the_site).saturating_add(troops);
    record.state.archery = (minions, fellowship);
    if fellowship + minions > 0 {
        let more = Count::from(u64::from(of_the_site.saturating_add(troops)));
        let touched: Vec<TokenId> = ours.iter().chain(&theirs).map(|piece| piece.id.clone()).collect();
        let says = Play::ArchersAre { fellowship: ours, minions: theirs, more };
        record.step(Step::by(&ARCHERY, says.says()).touching(touched));
        let (fellowship, minions) = (Count::from(u64::from(fellowship)), Count::from(u64::from(minions)));
        let step = Step::by(&ARCHERY, Play::ArcheryTotals { fellowship, minions }.says());
        let site = record.state.table().site.filter(|_| of_the_site > 0);
        let step = rule.filter(|_| troops > 0).map_or(step.clone(), |rule| step.and(rule));
        record.step(match site {
            Some(site) => step.and(&site.rule),
            None => step,
        });
    }
}

// Each such minion adds one more while it sees another Moria archer.
fn arrows_of_troops(round: &Round) -> (u32, Option<&'static Rule>) {
    let of_moria: Vec<&Standing> = round
        .minions()
        .filter(|one| one.is.has(Keyword::Archer) && one.card.culture == Some(Culture::Moria))
        .collect();
    let troops = of_moria.iter().filter(|one| one.is.has(Keyword::ArrowBesideMoriaArcher));
    let rule = troops.clone().next().map(|one| one.is.rule);
    let arrows = if of_moria.len() > 1 { troops.count() } else { 0 };
    (u32::try_from(arrows).unwrap_or(u32::MAX), rule)
}

/// Whether a card keeps archery wounds from a piece.
///
/// *Says*: who may not take wounds in the archery phase cannot be given one.
/// *Source*: the cards 3R68 and 3C69; Comprehensive Rules 4.2, entry *may not*. *Case*: LR-C09.
fn takes_no_arrow(round: &Round, one: &Standing) -> bool {
    one.is.has(Keyword::NoArrows) && round.granted(&one.piece.id, Granted::Assignable) == 0
}

/// The archery phase is skipped while a card says so.
///
/// *Source*: the card 2C51. *Case*: LR-C22.
pub fn archery_is_skipped(record: &mut Record<Round>) -> bool {
    let balrog = record.state.minions().find(|one| one.is.has(Keyword::DiscardsOtherMinions));
    let Some((piece, rule)) = balrog.map(|one| (one.piece.clone(), one.is.rule)) else { return false };
    record.step(Step::by(rule, Play::ArcherySkipped { piece }.says()));
    true
}

fn arrows_of_the_site(round: &Round) -> u32 {
    let companions = round.characters().filter(|character| character.card.kind == Kind::Companion).count();
    let over_four = u32::try_from(companions.saturating_sub(4)).unwrap_or(u32::MAX);
    let keywords = round.table().site.map_or(&[][..], |site| site.keywords);
    let each = keywords.iter().map(|keyword| match keyword {
        Keyword::ArrowsForCompanionsOverFour(each) => *each,
        _ => 0,
    });
    each.sum::<u32>().saturating_mul(over_four)
}

/// Who takes the next archery wound: a Shadow player's minion first.
pub fn who_is_wounded(round: &Round) -> Option<SeatId> {
    let (fellowship, minions) = round.archery;
    if minions > 0
        && let Some(minion) = round.minions().find(|one| !takes_no_arrow(round, one))
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
    let own = round.minions().filter(|minion| minion.owner.as_ref() == Some(seat));
    own.filter(|minion| !takes_no_arrow(round, minion)).collect()
}

/// The archery actions are over, and the archers are counted.
pub fn the_archery_window_closes(record: &mut Record<Round>) {
    record.state.archery_actions_over = true;
    archery_totals(record);
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
    if let Some(one) = record.state.table().minion(&piece).filter(|one| takes_no_arrow(&record.state, one)) {
        let says = Play::TakesNoArrow { piece: one.piece.clone() };
        return Err(Refusal::because(Step::by(one.is.rule, says.says()).and(&MAY_NOT_IS_CANNOT)));
    }
    let own = may_be_wounded(&record.state, &seat).into_iter().find(|one| one.piece.id == piece).cloned();
    let own = own.ok_or_else(|| refused(Play::NotYourPiece))?;
    if seat == FREE_PEOPLES && ring_for_every_wound(&record.state, &piece) {
        if record.state.ring_on {
            one_wound_fewer(record, &seat);
            corrupts_or_not(record, &own.piece);
            return Ok(());
        }
        if record.state.ring_decides() {
            record.state.pending = Some(Pending::RingAtArchery);
            return Ok(());
        }
    }
    is_wounded(record, &seat, &own);
    Ok(())
}

/// Whether the Ring-bearer bears a Ring that turns wounds of every phase.
fn ring_for_every_wound(round: &Round, piece: &TokenId) -> bool {
    let every = |other: &crate::games::lotr_tcg::other_cards::OtherCard| {
        other.card.keywords.contains(&Keyword::TurnsEveryWound)
            && other.lies.is_in_play()
            && other.on.as_ref() == Some(piece)
    };
    round.table().ring_bearer.as_ref() == Some(piece) && round.ring().is_some() && round.table().cards.iter().any(every)
}

/// The Free Peoples player has said whether the Ring goes on before an archery wound.
///
/// *Says*: the Ring may be put on when its bearer is about to take a wound; worn, it turns that wound and each one to come.
/// *Source*: Comprehensive Rules 4.2, entry *response*, and the One Ring in section 3; the card. *Case*: LR-K04 to LR-K08.
pub fn the_ring_at_archery(record: &mut Record<Round>, put_on: bool) {
    record.state.pending = None;
    let bearer = record.state.table().ring_bearer.clone();
    let Some(own) = bearer.and_then(|id| record.state.table().character(&id).cloned()) else { return };
    let seat: SeatId = FREE_PEOPLES.into();
    if !put_on {
        return is_wounded(record, &seat, &own);
    }
    goes_on(record, &own.piece);
    one_wound_fewer(record, &seat);
    corrupts_or_not(record, &own.piece);
}

fn corrupts_or_not(record: &mut Record<Round>, piece: &Piece) {
    if becomes_burdens(record, piece) {
        let (burdens, resistance) = (record.state.burdens(), record.state.arena.resistance());
        record.state.results.push(Fought::RingBearerCorrupted { ring_bearer: piece.clone(), burdens, resistance });
    }
}

fn one_wound_fewer(record: &mut Record<Round>, seat: &SeatId) {
    let (fellowship, minions) = &mut record.state.archery;
    if *seat == FREE_PEOPLES { *fellowship -= 1 } else { *minions -= 1 }
}

fn is_wounded(record: &mut Record<Round>, seat: &SeatId, own: &Standing) {
    let piece = own.piece.id.clone();
    let now = record.state.by_strengths(own, &[]);
    record.state.wounded(&piece, &(&now.wounds + &Count::one()));
    one_wound_fewer(record, seat);
    let says = Play::ArcheryWound { piece: own.piece.clone() };
    record.step(Step::by(&ARCHERY, says.says()).actor(seat.clone()).touching([piece]));
    if now.vitality_left() == Some(Count::one()) {
        takes_leave(record, &own.piece);
    }
}
