//! What a spell's own text says about its cost: discounts with a condition, Deflect ignored, a buff spent instead.

use crate::games::riftbound::cards::Kind;
use crate::games::riftbound::cost::MOST;
use crate::games::riftbound::objections::Objects;
use crate::games::riftbound::playing::refused;
use crate::games::riftbound::rulebook_core::{ELECTED_NOW, IGNORES_COST, OTHER_COSTS};
use crate::games::riftbound::says::Says;
use crate::games::riftbound::seats::player;
use crate::games::riftbound::state::{Pending, Seat, Spell, State, Thing};
use crate::play::{Record, Refusal};
use crate::ruling::{Step, TokenId};

/// One thing that a spell's own text says about its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Own {
    /// So much Energy less if a unit of an opponent has died this turn.
    LessIfEnemyDied(u32),
    /// So much Energy less if its controller controls something Empowered.
    LessIfEmpowered(u32),
    /// So much Energy less if an opponent is within 3 points of winning.
    LessIfNearWinning(u32),
    /// Energy less by the highest Might among the units of its controller.
    LessByHighestMight,
    /// No Deflect is owed for it.
    IgnoresDeflect,
    /// A buff may be spent as it is played; then its base cost is ignored.
    MaySpendBuff,
}

/// Reads what stands in `own`; `None` if it is nothing known.
pub fn read(text: &str) -> Option<Own> {
    let number = |text: &str| text.parse::<u32>().ok().filter(|number| *number <= MOST);
    let words: Vec<&str> = text.split_whitespace().collect();
    Some(match *words.as_slice() {
        ["less-if-enemy-died", by] => Own::LessIfEnemyDied(number(by)?),
        ["less-if-empowered", by] => Own::LessIfEmpowered(number(by)?),
        ["less-if-near-winning", by] => Own::LessIfNearWinning(number(by)?),
        ["less-by-highest-might"] => Own::LessByHighestMight,
        ["ignores-deflect"] => Own::IgnoresDeflect,
        ["may-spend-buff"] => Own::MaySpendBuff,
        _ => return None,
    })
}

/// The Energy that a spell takes off its own total.
///
/// *Says*: a spell's own discount is taken off the total, once however often the spell is executed. *Source*: the cards;
/// Core Rules 1.4, 356.4.d. *Case*: RB-K01 to RB-K07.
pub fn own_discount(state: &State, spell: &Spell, seat: Seat) -> u32 {
    let told = |of: &[bool; 2], by: u32| if of.get(seat).copied().unwrap_or(false) { by } else { 0 };
    let units = || state.things.iter().filter(|thing| thing.kind == Kind::Unit && thing.in_play() && thing.owner == seat);
    let less = |own: &Own| match own {
        Own::LessIfEnemyDied(by) => told(&state.enemy_died, *by),
        Own::LessIfEmpowered(by) => told(&state.empowered, *by),
        Own::LessIfNearWinning(by) => told(&state.near, *by),
        Own::LessByHighestMight => units().map(|unit| unit.might_now().max(0).unsigned_abs()).max().unwrap_or(0),
        Own::IgnoresDeflect | Own::MaySpendBuff => 0,
    };
    spell.own.iter().map(less).fold(0, u32::saturating_add)
}

/// The units whose buff a player may spend.
pub fn buffed(state: &State, seat: Seat) -> impl Iterator<Item = &Thing> {
    state.things.iter().filter(move |thing| thing.buffs > 0 && thing.owner == seat && thing.in_play())
}

/// Whether a buff is spent for a spell that is about to be played: not open where its text or the board has no such thing.
pub fn not_asked(state: &State, spell: &Spell, seat: Seat) -> Option<Option<TokenId>> {
    let asked = spell.own.contains(&Own::MaySpendBuff) && buffed(state, seat).next().is_some();
    if asked { None } else { Some(None) }
}

/// The two ways to go on with a spell whose buff is not settled: without one, and with the first that there is.
pub fn settled_ways(state: &State, pending: &Pending) -> Vec<Pending> {
    let first = buffed(state, pending.seat).next().map(|thing| thing.piece.id.clone());
    [None, first].into_iter().map(|spends| Pending { spends: Some(spends), ..pending.clone() }).collect()
}

/// The item with this buff spent, or with none, or what stands against it.
///
/// *Says*: spending a buff is an optional additional cost, said as the spell is played. *Source*: the cards; Core Rules
/// 1.4, 355.1.a. *Case*: RB-K12 to RB-K17.
///
/// # Errors
/// There is no such buff, or the cost cannot be paid so.
pub fn may_spend(state: &State, pending: &Pending, of: Option<&TokenId>) -> Result<Pending, Refusal> {
    if let Some(id) = of {
        let may = pending.spell.own.contains(&Own::MaySpendBuff) && buffed(state, pending.seat).any(|thing| thing.piece.id == *id);
        if !may {
            let piece = crate::games::riftbound::execute::name_of(state, id);
            return Err(refused(&OTHER_COSTS, Objects::NoBuffThere { piece, player: player(pending.seat) }));
        }
    }
    let with = Pending { spends: Some(of.cloned()), ..pending.clone() };
    crate::games::riftbound::playing::may_elect(state, &with, &[])?;
    Ok(with)
}

/// Says whose buff is spent for the spell that is being played.
pub fn spend(record: &mut Record<State>, seat: Seat, of: Option<&TokenId>) -> Result<(), Refusal> {
    let Some(pending) = record.state.pending.clone().filter(|pending| pending.spends.is_none() || of.is_some()) else {
        return Err(refused(&ELECTED_NOW, Objects::NothingToChoose));
    };
    if seat != pending.seat {
        return Err(refused(&ELECTED_NOW, Objects::NotAsked { player: player(pending.seat) }));
    }
    if pending.spends.as_ref().is_some_and(Option::is_some) || !pending.executions.is_empty() {
        return Err(refused(&ELECTED_NOW, Objects::NothingToChoose));
    }
    let with = may_spend(&record.state, &pending, of)?;
    record.state.pending = Some(with);
    Ok(())
}

/// The buff leaves its unit as the costs are paid.
pub fn pay_buff(record: &mut Record<State>, pending: &Pending) {
    let Some(Some(id)) = &pending.spends else { return };
    let Some(thing) = record.state.thing_mut(id) else { return };
    thing.buffs = thing.buffs.saturating_sub(1);
    let says = Says::SpendsBuff { player: player(pending.seat), piece: thing.piece.clone(), spell: pending.piece.clone() };
    record.step(Step::by(&OTHER_COSTS, says.says()).and(&IGNORES_COST).touching([id.clone()]));
}
