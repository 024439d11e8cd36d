//! Costs.

use crate::games::magic::core::{Core, Done, Halt};
use crate::games::magic::notation::{Cost, Event, Filter, Mana, Static};
use crate::games::magic::happening::Happening;
use crate::games::magic::state::{LOYALTY, MINUS, State, Zone};
use crate::games::magic::triggers::Occurs;
use crate::loops::{Cx, Qty};

/// Pools in the order in which generic mana is paid: restricted first, then colourless, then colours.
const GENERIC_ORDER: [usize; 7] = [6, 5, 0, 1, 2, 3, 4];

impl Core {
    /// Pays all parts of a cost, or says which cannot be paid.
    ///
    /// *Says*: a cost is paid in whole or not at all.
    /// *Source*: Comprehensive Rules 118.3. *Case*: M07, M08, M22.
    #[allow(clippy::too_many_arguments)]
    pub fn pay(
        &self,
        state: &mut State,
        by: usize,
        class: usize,
        costs: &[Cost],
        x: &Qty,
        with: Option<usize>,
        cx: &mut Cx,
    ) -> Done {
        let one = Qty::from(1);
        for cost in costs {
            match cost {
                Cost::Free => {}
                Cost::Tap => self.tap_one(state, class, cx)?,
                Cost::Untap => {
                    if !cx.at_least(&state.class(class).tapped, &one, "a tapped one is there") {
                        return Err(Halt::Tapped);
                    }
                    let paid = state.class_mut(class);
                    paid.tapped -= &one;
                    paid.untapped += &one;
                }
                Cost::Mana(mana) => {
                    let mana = self.reduced(state, class, *mana, cx);
                    self.pay_mana(state, by, class, &mana, x, cx)?;
                }
                Cost::TapOne(filter) => {
                    let chosen = self.to_pay_with(state, filter, class, by, with, true, cx)?;
                    self.tap_one(state, chosen, cx)?;
                    state.tell(Happening::Tapped { class: chosen });
                }
                Cost::Sacrifice(filter) => {
                    let chosen = self.to_pay_with(state, filter, class, by, with, false, cx)?;
                    self.raise(state, Occurs::of_class(Event::Sacrificed, chosen, one.clone()), cx)?;
                    self.leave(state, chosen, &one, Zone::Graveyard, cx)?;
                }
                Cost::Return(filter) | Cost::Exile(filter) => {
                    let chosen = self.to_pay_with(state, filter, class, by, with, false, cx)?;
                    let to = if matches!(cost, Cost::Exile(_)) { Zone::Exile } else { Zone::Hand };
                    self.leave(state, chosen, &one, to, cx)?;
                }
                Cost::Life(number) => {
                    let number = Qty::from(*number);
                    if !cx.at_least(&state.seat(by).life, &number, "a life total pays") {
                        return Err(Halt::NoLife);
                    }
                    self.lose_life(state, by, &number, cx)?;
                }
                Cost::Discard(number) => {
                    let number = Qty::from(*number);
                    let hand = self.cards_in_hand(state, by);
                    if !cx.at_least(&hand, &number, "as many cards are in hand") {
                        return Err(Halt::NothingToPayWith);
                    }
                    self.discard(state, by, &number, cx)?;
                }
                Cost::Loyalty(number) => {
                    let number = Qty::from(*number);
                    let there = state.class(class).counters.get(LOYALTY).cloned().unwrap_or_default();
                    if !cx.at_least(&(&there + &number), &Qty::from(0), "enough counters to remove") {
                        return Err(Halt::NoCounters);
                    }
                    self.put_counters(state, class, LOYALTY, &number);
                }
                Cost::Put(kind, number) => {
                    let mut number = Qty::from(*number);
                    if *kind == MINUS {
                        number = self.fewer_minus(state, class, number, cx);
                    }
                    self.put_counters(state, class, *kind, &number);
                    self.counters_were_put(state, class, &number, &one, cx)?;
                }
                Cost::Remove(kind, number) => {
                    let number = Qty::from(*number);
                    let there = state.class(class).counters.get(*kind).cloned().unwrap_or_default();
                    if !cx.at_least(&there, &number, "enough counters to remove") {
                        return Err(Halt::NoCounters);
                    }
                    self.put_counters(state, class, *kind, &-&number);
                }
            }
        }
        Ok(())
    }

    fn tap_one(&self, state: &mut State, class: usize, cx: &mut Cx) -> Done {
        let one = Qty::from(1);
        if !cx.at_least(&state.class(class).untapped, &one, "an untapped one is there") {
            return Err(Halt::Tapped);
        }
        let paid = state.class_mut(class);
        paid.untapped -= &one;
        paid.tapped += &one;
        Ok(())
    }

    #[allow(clippy::too_many_arguments)]
    fn to_pay_with(
        &self,
        state: &State,
        filter: &Filter,
        class: usize,
        by: usize,
        with: Option<usize>,
        untapped: bool,
        cx: &mut Cx,
    ) -> Result<usize, Halt> {
        for at in self.all_matching(state, filter, class, by, cx) {
            let fits = with.is_none_or(|with| with == at) && state.class(at).controller == by;
            if fits
                && (!untapped || cx.at_least(&state.class(at).untapped, &Qty::from(1), "an untapped one is there"))
            {
                return Ok(at);
            }
        }
        Err(Halt::NothingToPayWith)
    }

    /// *Says*: a reduction takes away generic mana only, and stops where the card says.
    /// *Source*: Comprehensive Rules 118.7. *Case*: M08.
    fn reduced(&self, state: &State, class: usize, mana: Mana, cx: &mut Cx) -> Mana {
        let mut mana = mana;
        for held in self.reaching(state, Static::Cheaper, class, cx) {
            if let [less, least] = held.numbers.as_slice() {
                let coloured: i64 = mana.of.iter().sum();
                let floor = (least - coloured).max(0);
                mana.generic = (mana.generic - less).max(floor).min(mana.generic);
            }
        }
        mana
    }

    /// Pays mana out of the pool.
    pub fn pay_mana(&self, state: &mut State, by: usize, class: usize, mana: &Mana, x: &Qty, cx: &mut Cx) -> Done {
        let artifact = self.has(state, class, "artifact", cx);
        for (pool, needed) in mana.of.iter().enumerate() {
            let needed = Qty::from(*needed);
            let Some(there) = state.seat_mut(by).mana.get_mut(pool) else { continue };
            if !cx.at_least(there, &needed, "enough mana of a colour") {
                return Err(Halt::NoMana);
            }
            *there -= &needed;
        }
        let mut left = Qty::from(mana.generic);
        if mana.x {
            left += x;
        }
        for pool in GENERIC_ORDER {
            if pool == 6 && !artifact {
                continue;
            }
            let Some(there) = state.seat_mut(by).mana.get_mut(pool) else { continue };
            let paid = cx.lesser(there, &left, "a pool pays the rest");
            *there -= &paid;
            left -= paid;
        }
        if cx.is_zero(&left, "the generic mana is paid") { Ok(()) } else { Err(Halt::NoMana) }
    }

    /// *Says*: what lessens the counters put on a creature lessens them when they are a cost as well; the cost is paid.
    /// *Source*: Comprehensive Rules 118.11, 614.1. *Case*: M06.
    pub fn fewer_minus(&self, state: &State, class: usize, number: Qty, cx: &mut Cx) -> Qty {
        let mut number = number;
        for held in self.reaching(state, Static::FewerMinus, class, cx) {
            let less = Qty::from(held.numbers.first().copied().unwrap_or(1));
            let rest = &number - &less;
            number = cx.greater(&rest, &Qty::from(0), "some counters are left");
        }
        number
    }

    /// What waits for counters sees how many were put on each of so many.
    pub fn counters_were_put(&self, state: &mut State, class: usize, number: &Qty, several: &Qty, cx: &mut Cx) -> Done {
        if !self.kit.waits_for(Event::Counters) || !cx.at_least(number, &Qty::from(1), "some counters are put") {
            return Ok(());
        }
        self.raise(state, Occurs::of_class(Event::Counters, class, several.clone()).amount(number.clone()), cx)
    }

    /// Puts counters on each of a class.
    pub fn put_counters(&self, state: &mut State, class: usize, kind: usize, number: &Qty) {
        if let Some(there) = state.class_mut(class).counters.get_mut(kind) {
            *there += number;
        }
        state.tell(Happening::Counters { class, kind, amount: number.clone() });
    }
}
