//! Minions that the Free Peoples player has to pay exertions for when he assigns them.

use crate::games::lotr_tcg::assignment::bans::By;
use crate::games::lotr_tcg::assignment::course::free_peoples_assigns;
use crate::games::lotr_tcg::assignment::decisions::{is_assigned, is_exhausted};
use crate::games::lotr_tcg::assignment::play_says::Play;
use crate::games::lotr_tcg::assignment::round::{Pending, Round};
use crate::games::lotr_tcg::cards::{Keyword, Kind};
use crate::games::lotr_tcg::rulebook::WHO_MAY_BE_ASSIGNED;
use crate::games::lotr_tcg::seats::FREE_PEOPLES;
use crate::games::lotr_tcg::table::Standing;
use crate::play::{Record, Refusal};
use crate::ruling::{Rule, Step, TokenId};
use crate::words::Count;

/// Exertions that are still owed for an assignment, and what follows them.
#[derive(Clone, Debug)]
pub struct Price {
    /// The minion.
    pub minion: TokenId,
    /// The character.
    pub character: TokenId,
    /// How many are owed.
    pub left: usize,
    /// By which wave.
    pub by: By,
    /// The card of the action that assigns, and whether it exhausts the minion; absent in the defenders' wave.
    pub action: Option<(&'static Rule, bool)>,
}

/// How many exertions the Free Peoples player owes to assign a minion.
///
/// *Says*: a price tag of a card binds him alone; what the Shadow assigns costs nothing.
/// *Source*: the cards 7C200 and 7R197. *Case*: LR-N110, LR-N111.
pub fn price(round: &Round, minion: &Standing) -> usize {
    let nazgul = || round.minions().filter(|one| one.is.has(Keyword::Nazgul)).count();
    if minion.is.has(Keyword::PricePerNazgul) {
        nazgul()
    } else if minion.is.has(Keyword::PriceWithNazgul) {
        nazgul().min(1)
    } else {
        0
    }
}

fn exertions(round: &Round, one: &Standing) -> usize {
    let left = round.by_strengths(one, &[]).vitality_left().and_then(|left| left.minus(&Count::one()));
    left.map_or(0, |left| left.small().unwrap_or(usize::MAX))
}

/// The companions that can exert.
pub fn who_can_exert(round: &Round) -> Vec<&Standing> {
    let can = |one: &&Standing| one.card.kind == Kind::Companion && exertions(round, one) > 0;
    round.characters().filter(can).collect()
}

/// How many exertions all companions together can still pay.
pub fn exertions_at_hand(round: &Round) -> usize {
    who_can_exert(round).into_iter().fold(0, |sum: usize, one| sum.saturating_add(exertions(round, one)))
}

/// The Free Peoples player is asked for the exertions before the minion is assigned.
pub fn owes(record: &mut Record<Round>, price: Price) {
    let Some(minion) = record.state.table().minion(&price.minion).cloned() else { return };
    let says = Play::OwesExertions { minion: minion.piece.clone(), owed: Count::from(price.left) };
    record.step(Step::by(minion.is.rule, says.says()).touching([minion.piece.id.clone()]));
    record.state.pending = Some(Pending::Price(price));
}

/// A companion exerts for an assignment; with the last exertion the minion is assigned.
///
/// # Errors
/// It is no companion that can exert.
pub fn exerts(record: &mut Record<Round>, price: &Price, who: Option<TokenId>) -> Result<(), Refusal> {
    let payer = who_can_exert(&record.state).into_iter().find(|one| Some(&one.piece.id) == who.as_ref()).cloned();
    let refused = || Refusal::because(Step::by(&WHO_MAY_BE_ASSIGNED, Play::NotAmongThem.says()));
    let payer = payer.ok_or_else(refused)?;
    let now = record.state.by_strengths(&payer, &[]);
    record.state.wounded(&payer.piece.id, &(&now.wounds + &Count::one()));
    let (minion, character) = (price.minion.clone(), price.character.clone());
    let rule = record.state.table().minion(&minion).map_or(&WHO_MAY_BE_ASSIGNED, |minion| minion.is.rule);
    let says = Play::ExertsForIt { payer: payer.piece.clone(), minion: record.state.piece(&minion) };
    record.step(Step::by(rule, says.says()).actor(FREE_PEOPLES).touching([payer.piece.id.clone()]));
    let left = price.left.saturating_sub(1);
    if left > 0 && !who_can_exert(&record.state).is_empty() {
        record.state.pending = Some(Pending::Price(Price { left, ..price.clone() }));
        return Ok(());
    }
    record.state.pending = None;
    match price.action {
        None => free_peoples_assigns(record, &minion, &character),
        Some((rule, exhausts)) => {
            is_assigned(record, &minion, &character, price.by, rule);
            if exhausts {
                is_exhausted(record, &minion, rule);
            }
        }
    }
    Ok(())
}
