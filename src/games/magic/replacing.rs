//! Effects that put more in the place of something: twice as many tokens or counters, twice as much mana or life; and
//! those that let something not happen at all.

use crate::games::magic::core::{Core, Halt};
use crate::games::magic::costs::Cost;
use crate::games::magic::happening::Happening;
use crate::games::magic::notation::{Filter, Head, Quality, Static};
use crate::games::magic::qualities::Holding;
use crate::games::magic::state::{COUNTERS, MINUS, Run, State};
use crate::loops::{Cx, Qty};
use crate::words::Int;

/// So many alike are told from one another, where each does something by itself.
pub const MOST_ALIKE: i64 = 64;

/// How counters come to be put.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Put {
    /// An effect puts them, or they are entered with.
    Effect,
    /// They are a cost.
    Cost,
    /// They are what damage is.
    Damage,
}

impl Core {
    /// A quantity as a small number.
    ///
    /// # Errors
    /// It is larger than that.
    pub fn small(&self, quantity: &Qty, cx: &mut Cx) -> Result<i64, Halt> {
        let mut number = 0;
        while cx.at_least(quantity, &Qty::from(number + 1), "several alike are there") {
            number += 1;
            if number > MOST_ALIKE {
                return Err(Halt::TooMuch);
            }
        }
        Ok(number)
    }

    // An amount, multiplied once for each permanent that multiplies it.
    fn multiplied(&self, state: &mut State, amount: Qty, by: &[Holding], mana: bool, cx: &mut Cx) -> Result<Qty, Halt> {
        let mut amount = amount;
        for held in by {
            let factor = Int::from(held.numbers.first().copied().unwrap_or(2));
            let there = state.class(held.source).there();
            for _ in 0..self.small(&there, cx)? {
                amount = amount.scale(&factor);
            }
            state.tell(Happening::MoreInstead { class: held.source, mana });
        }
        Ok(amount)
    }

    // What is for a player: what its controller's side of the filter says.
    fn for_seat(&self, state: &State, what: Static, seat: usize, cx: &mut Cx) -> Vec<Holding> {
        let mut all = self.holding(state, what, cx);
        all.retain(|held| self.is_for(held, state.class(held.source).controller, seat));
        all
    }

    fn is_for(&self, held: &Holding, controller: usize, seat: usize) -> bool {
        held.of.0.iter().all(|quality| match quality {
            Quality::Yours => controller == seat,
            Quality::Opponents => controller != seat,
            _ => true,
        })
    }

    /// How many tokens come where so many would.
    ///
    /// *Source*: Comprehensive Rules 614.1, 614.5, 614.16. *Case*: AK01, AK02.
    #[inline(never)] // not on the first screen
    pub fn tokens_instead(&self, state: &mut State, by: usize, amount: Qty, cx: &mut Cx) -> Result<Qty, Halt> {
        let all = self.for_seat(state, Static::TwiceTokens, by, cx);
        if all.is_empty() || !cx.at_least(&amount, &Qty::from(1), "some token is made") {
            return Ok(amount);
        }
        self.multiplied(state, amount, &all, false, cx)
    }

    /// How many counters of a kind are put on an object where so many would be.
    ///
    /// *Says*: what doubles counters doubles those of a cost too, unless it speaks of effects; a counter that cannot be put
    /// is no cost that can be paid. Where more and fewer would be put at once, the order is a choice, and it matters.
    /// *Source*: Comprehensive Rules 118.11, 122.6, 614.16, 614.17b, 616.1. *Case*: AK03 to AK08.
    #[inline(never)] // not on the first screen
    pub fn counters_instead(&self, state: &mut State, at: usize, kind: usize, amount: Qty, how: Put, cx: &mut Cx) -> Result<Qty, Halt> {
        let named = |held: &Holding| held.words.iter().find(|word| COUNTERS.contains(&&***word)).cloned();
        let is_of = |held: &Holding| named(held).is_none_or(|word| COUNTERS.get(kind) == Some(&&*word));
        let mut never = self.reaching(state, Static::NoCounters, at, cx);
        never.retain(is_of);
        let mut more = self.reaching(state, Static::TwiceCounters, at, cx);
        let effects = |held: &Holding| held.words.iter().any(|word| &**word == "effects");
        more.retain(|held| is_of(held) && (how == Put::Effect || !effects(held)));
        let fewer = if kind == MINUS { self.reaching(state, Static::FewerMinus, at, cx) } else { Vec::new() };
        if (never.is_empty() && more.is_empty() && fewer.is_empty()) || !cx.at_least(&amount, &Qty::from(1), "some counters are put") {
            return Ok(amount);
        }
        if !never.is_empty() {
            return if how == Put::Cost { Err(Halt::CannotPut) } else { Ok(Qty::default()) };
        }
        if !more.is_empty() && !fewer.is_empty() {
            return Err(Halt::WhichFirst);
        }
        let mut amount = self.multiplied(state, amount, &more, false, cx)?;
        for held in fewer {
            let less = Int::from(held.numbers.first().copied().unwrap_or(1));
            let rest = &amount - &state.class(held.source).there().scale(&less);
            amount = cx.greater(&rest, &Qty::from(0), "some counters are left");
        }
        Ok(amount)
    }

    /// How much mana comes of a permanent that is tapped for it.
    ///
    /// *Says*: a permanent is tapped for mana where a mana ability with the tap symbol in its cost is activated.
    /// *Source*: Comprehensive Rules 106.12, 106.12b. *Case*: AK09, AK10.
    #[inline(never)] // not on the first screen
    pub fn mana_instead(&self, state: &mut State, run: &Run, amount: Qty, cx: &mut Cx) -> Result<Qty, Halt> {
        if !is_tapped_for_mana(run, self.library_moves_count) {
            return Ok(amount);
        }
        let all = self.reaching(state, Static::TwiceMana, run.source, cx);
        self.multiplied(state, amount, &all, true, cx)
    }

    /// How much life a player gains who would gain so much.
    ///
    /// *Source*: Comprehensive Rules 119.7, 614.1. *Case*: AK12, AK13.
    #[inline(never)] // not on the first screen
    pub fn life_instead(&self, state: &mut State, seat: usize, amount: Qty, cx: &mut Cx) -> Result<Qty, Halt> {
        if !self.for_seat(state, Static::CantGain, seat, cx).is_empty() {
            state.tell(Happening::GainsNone { seat });
            return Ok(Qty::default());
        }
        let all = self.for_seat(state, Static::TwiceLife, seat, cx);
        self.multiplied(state, amount, &all, false, cx)
    }

    /// Triggered mana abilities do what they do at once.
    ///
    /// *Says*: what triggers from a permanent's being tapped for mana, has no target and adds mana, does not use the stack.
    /// *Source*: Comprehensive Rules 605.1b, 605.4a. *Case*: AK11.
    #[inline(never)] // not on the first screen
    pub fn mana_triggers(&self, state: &mut State, cx: &mut Cx) -> Result<(), Halt> {
        let at_once = |run: &Run| {
            use crate::games::magic::notation::{Event, Verb};
            let mana = run.ability.effects.iter().any(|effect| effect.verb == Verb::Mana);
            matches!(run.ability.head, Head::When(Event::TapsMana, _)) && run.ability.target.is_none() && mana
        };
        let (now, later): (Vec<Run>, Vec<Run>) = std::mem::take(&mut state.waiting).into_iter().partition(at_once);
        state.waiting = later;
        for run in now {
            for _ in 0..self.small(&run.count, cx)? {
                state.tell(Happening::ManaTrigger { class: run.source });
                self.carry_out(state, &run, cx)?;
            }
        }
        Ok(())
    }
}

/// Whether it is a mana ability for which its source is tapped.
pub fn is_tapped_for_mana(run: &Run, library_moves_count: bool) -> bool {
    let taps = matches!(&run.ability.head, Head::Costs(costs) if costs.contains(&Cost::Tap));
    taps && run.ability.is_mana(library_moves_count)
}

/// A filter without one of its qualities.
pub fn without(filter: &Filter, quality: &Quality) -> Filter {
    Filter(filter.0.iter().filter(|other| *other != quality).cloned().collect())
}
