//! One skirmish after the other: which is next, its actions, its end, and what it leaves.

use crate::games::lotr_tcg::assignment::fought::{Fought, sentence_of};
use crate::games::lotr_tcg::assignment::play_says::Play;
use crate::games::lotr_tcg::assignment::says::Assign;
use crate::games::lotr_tcg::assignment::ring::the_ring_may_take_wounds;
use crate::games::lotr_tcg::assignment::round::{Pending, Round, Stage};
use crate::games::lotr_tcg::assignment::at_the_start::a_skirmish_starts;
use crate::games::lotr_tcg::assignment::skirmishes::{fight, outcome_of};
use crate::games::lotr_tcg::assignment::take_over::the_ring_bearer_is_killed;
use crate::games::lotr_tcg::cards::Keyword;
use crate::games::lotr_tcg::looping::core::Side;
use crate::games::lotr_tcg::rulebook::{
    CANCELLED, EFFECTS_END, EMPTY_SKIRMISH_HERE, FREE_PEOPLES_ORDER_SKIRMISHES, LAST_REMOVED_LOSES, LURKER, REMOVED_SIDE_LOSES,
};
use crate::games::lotr_tcg::seats::FREE_PEOPLES;
use crate::games::lotr_tcg::skirmish::Decided;
use crate::games::lotr_tcg::table::Standing;
use crate::loops::{Qty, figure};
use crate::play::Record;
use crate::ruling::{Arg, Piece, Problem, Step, TokenId};
use crate::words::Count;

impl Round {
    /// The characters whose skirmish of this round is still to come.
    pub fn to_come(&self) -> Vec<&Standing> {
        let waits = |character: &&Standing| {
            let id = &character.piece.id;
            !self.fought.contains(id) && self.current.as_ref() != Some(id) && !self.minions_with(id).is_empty()
        };
        self.characters().filter(waits).collect()
    }

    fn lurks(&self, character: &Standing) -> bool {
        self.minions_with(&character.piece.id).iter().any(|minion| minion.is.has(Keyword::Lurker))
    }

    /// Why the skirmish of this character cannot be next.
    ///
    /// *Says*: a skirmish with a lurker waits until every one without is over.
    /// *Source*: Comprehensive Rules 4.2, entry *lurker*. *Case*: LR-S09.
    pub fn not_next(&self, character: &Standing) -> Option<Problem> {
        let first = self.to_come().into_iter().find(|other| !self.lurks(other))?;
        if !self.lurks(character) {
            return None;
        }
        let says = Play::LurkerWaits { character: character.piece.clone(), first: first.piece.clone() };
        Some(Problem::blocking(Step::by(&LURKER, says.says())))
    }

    /// In how many orders the skirmishes to come may be fought.
    ///
    /// *Says*: the Free Peoples player picks the next one each time; those with a lurker are last.
    /// *Source*: Comprehensive Rules 4.2, entries *skirmish phase*, *lurker*. *Case*: LR-S13.
    pub fn orders(&self) -> Count {
        let to_come = self.to_come();
        let lurking = to_come.iter().filter(|character| self.lurks(character)).count();
        let factorial = |number: usize| (1..=number).fold(Count::one(), |all, next| &all * &Count::from(next));
        &factorial(lurking) * &factorial(to_come.len() - lurking)
    }

    /// Takes a piece out of play.
    pub fn goes(&mut self, id: &TokenId) {
        self.killed.insert(id.clone());
        if let Some(there) = self.arena.place(id).and_then(|place| self.fight.there.get_mut(place)) {
            *there = Qty::from(0);
        }
    }

    /// Sets the wounds on a piece.
    pub fn wounded(&mut self, id: &TokenId, wounds: &Count) {
        if let Some(on_it) = self.arena.place(id).and_then(|place| self.fight.wounds.get_mut(place)) {
            *on_it = Qty::from(wounds);
        }
    }

    /// Twilight tokens in the pool.
    pub fn twilight(&self) -> Count {
        figure(&self.fight.twilight).count().unwrap_or_default()
    }

    /// Burdens on the Ring-bearer.
    pub fn burdens(&self) -> Count {
        figure(&self.fight.burdens).count().unwrap_or_default()
    }
}

/// Writes down in how many orders the skirmishes may be fought, where there are several.
pub fn find_the_orders(record: &mut Record<Round>) {
    if record.state.to_come().len() > 1 {
        let orders = record.state.orders();
        let says = Assign::OrdersFound { orders: orders.clone() };
        record.find("orders", orders, says.says(), &[&FREE_PEOPLES_ORDER_SKIRMISHES, &LURKER]);
    }
}

/// The Free Peoples player picks the next skirmish, or there is but one.
pub fn open_skirmish(record: &mut Record<Round>, character: &Piece, picked: bool) {
    let state = &mut record.state;
    state.current = Some(character.id.clone());
    (state.fight.turn, state.fight.passes) = (Side::FreePeoples, 0);
    let step = Step::by(&FREE_PEOPLES_ORDER_SKIRMISHES, Play::SkirmishStarts { character: character.clone() }.says());
    let step = step.touching([character.id.clone()]);
    record.step(if picked { step.actor(FREE_PEOPLES) } else { step });
    a_skirmish_starts(record, &character.id);
}

/// Ends the skirmish under way if nobody can act in it any more, or one side is gone.
pub fn the_skirmish_goes_on(record: &mut Record<Round>) {
    let Some(id) = record.state.current.clone().filter(|_| record.state.pending.is_none()) else { return };
    let state = &record.state;
    let alive = state.table().character(&id).is_some_and(|character| state.is_in_play(character));
    let minions = !state.minions_with(&id).is_empty();
    if !alive || !minions {
        return one_side_is_gone(record, &id, alive);
    }
    let players = state.table().shadows.len() + 1;
    if usize::from(state.fight.passes) >= players || !state.somebody_can_act() {
        resolve(record, &id);
    }
}

/// *Says*: a side of which everybody is gone before the totals has lost; who is removed takes no wounds of the loss.
/// *Source*: Comprehensive Rules 4.2, entry *skirmish phase*; Legacy Ruling 2. *Case*: LR-S11/b.
fn one_side_is_gone(record: &mut Record<Round>, id: &TokenId, free_peoples_win: bool) {
    let state = &record.state;
    let character = state.piece(id);
    let all = state.table().minions.iter().filter(|minion| state.is_with(minion, id));
    let minions: Vec<Piece> = all.map(|minion| minion.piece.clone()).collect();
    let gone = if free_peoples_win { minions.clone() } else { vec![character.clone()] };
    let step = Step::by(&REMOVED_SIDE_LOSES, Play::SideIsGone { pieces: gone, free_peoples_win }.says());
    let step = if state.legacy_rulings { step.and(&LAST_REMOVED_LOSES) } else { step };
    record.step(step.touching([id.clone()]));
    let bearer_died = record.state.table().ring_bearer.as_ref() == Some(id) && !free_peoples_win;
    let result = Fought::WonByRemoval { character: character.clone(), minions, free_peoples_win };
    end_skirmish(record, id, result);
    if bearer_died {
        the_ring_bearer_is_killed(record, character);
    }
}

fn resolve(record: &mut Record<Round>, id: &TokenId) {
    let Some(character) = record.state.table().character(id).cloned() else { return };
    let outcome = outcome_of(&record.state, &character);
    if the_ring_may_take_wounds(record, &outcome) {
        return;
    }
    fight(record, &outcome);
    let dies = outcome.killed().contains(&outcome.character);
    end_skirmish(record, id, sentence_of(&outcome));
    if dies && record.state.table().ring_bearer.as_ref() == Some(id) {
        return the_ring_bearer_is_killed(record, outcome.character);
    }
    // "On winning" comes before anything else.
    let won = matches!(outcome.decided, Decided::ShadowWins | Decided::ShadowOverwhelms);
    let may = |minion: &&Piece| {
        let minion = record.state.table().minion(&minion.id);
        minion.is_some_and(|minion| minion.is.has(Keyword::MayBecomeFierce))
    };
    if won && let Some(minion) = outcome.minions.iter().find(may) {
        record.state.pending = Some(Pending::Fierce { minion: minion.id.clone() });
    }
}

/// *Says*: what actions did to strength, damage and wounds to come ends with the skirmish.
/// *Source*: Comprehensive Rules 4.2, entry *skirmish phase*. *Case*: LR-S12.
pub fn end_skirmish(record: &mut Record<Round>, id: &TokenId, result: Fought) {
    let state = &mut record.state;
    let printed = state.arena.start();
    let changed = state.fight.strengths.iter().zip(&printed.strengths).any(|(now, then)| figure(now) != figure(then));
    state.fight.strengths = printed.strengths;
    state.fight.damages = printed.damages;
    state.fight.unwoundable = printed.unwoundable;
    state.used = Default::default();
    state.current = None;
    state.fought.insert(id.clone());
    state.results.push(result);
    if changed {
        record.step(Step::by(&EFFECTS_END, Play::EffectsEnd.says()));
    }
}

/// *Says*: a cancelled skirmish has neither winner nor loser, and no action is taken in it any more; all in it are
/// unassigned until the next assignment phase.
/// *Source*: Comprehensive Rules 4.2, entries *skirmish phase*, *Ring-bearer*. *Case*: LR-S10, LR-P04.
pub fn cancel_skirmish(record: &mut Record<Round>) {
    let Some(id) = record.state.current.clone() else { return };
    let character = record.state.piece(&id);
    let minions: Vec<Piece> = record.state.minions_with(&id).into_iter().map(|minion| minion.piece.clone()).collect();
    record.state.placed.retain(|_, placed| placed.character != id);
    let says = Play::SkirmishCancelled { character: character.clone(), minions: minions.clone() };
    record.step(Step::by(&CANCELLED, says.says()).touching([id.clone()]));
    end_skirmish(record, &id, Fought::Cancelled { character, minions });
}

/// Takes out of play who has no vitality left, and says of which skirmish nobody is left before it starts.
///
/// *Says*: if all characters of one side are gone before their skirmish starts, it does not happen.
/// *Source*: Comprehensive Rules 4.2, entry *skirmish phase*. *Case*: LR-S11.
pub fn the_dead_go(record: &mut Record<Round>) {
    let state = &record.state;
    let dead = |standing: &&Standing| state.is_in_play(standing) && state.by_strengths(standing, &[]).vitality_left().is_none();
    let every = state.table().characters.iter().chain(&state.table().minions).filter(dead);
    let dead: Vec<Piece> = every.map(|standing| standing.piece.clone()).collect();
    for piece in dead {
        takes_leave(record, &piece);
    }
}

/// A piece is killed or discarded: what follows for skirmishes that have not started.
pub fn takes_leave(record: &mut Record<Round>, piece: &Piece) {
    let before: Vec<Piece> = record.state.to_come().into_iter().map(|one| one.piece.clone()).collect();
    record.state.goes(&piece.id);
    record.step(Step::by(&crate::games::lotr_tcg::rulebook::NO_VITALITY_IS_KILLED, Play::OutOfPlay { piece: piece.clone() }.says()).touching([piece.id.clone()]));
    let to_come: Vec<TokenId> = record.state.to_come().into_iter().map(|one| one.piece.id.clone()).collect();
    if matches!(record.state.stage, Stage::Skirmishes) {
        for character in before.into_iter().filter(|one| !to_come.contains(&one.id)) {
            let says = || Play::DoesNotHappen { character: character.clone() }.says();
            record.step(Step::by(&EMPTY_SKIRMISH_HERE, says()).touching([character.id.clone()]));
            let key = format!("skirmish.{}.happens", character.id);
            record.find(key, Arg::Flag(false), says(), &[&EMPTY_SKIRMISH_HERE]);
        }
    }
    let in_skirmish = record.state.current.as_ref() == Some(&piece.id);
    if record.state.table().ring_bearer.as_ref() == Some(&piece.id) && !in_skirmish {
        the_ring_bearer_is_killed(record, piece.clone());
    }
}
