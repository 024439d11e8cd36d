//! Costs.

use crate::games::magic::core::{Core, Done, Halt};
use crate::games::magic::costs::{Cost, Mana};
use crate::games::magic::notation::{Event, Filter, Quality, Static};
use crate::games::magic::happening::Happening;
use crate::games::magic::replacing::{Put, without};
use crate::games::magic::state::{LOYALTY, State, Zone};
use crate::games::magic::triggers::Occurs;
use crate::loops::{Cx, Qty};

/// The word of cards in a graveyard.
const IN_GRAVEYARD: &str = "ingraveyard";

fn speaks_of_a_graveyard(filter: &Filter) -> bool {
    filter.0.contains(&Quality::Is(IN_GRAVEYARD.into()))
}

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
                    self.turned(state, Event::Untapped, class, &one, cx)?;
                }
                Cost::Mana(mana) => {
                    let mana = self.reduced(state, class, *mana, false, cx)?;
                    self.pay_mana(state, by, class, &mana, x, cx)?;
                }
                Cost::TapSome(filter, number) => {
                    for (chosen, number) in self.to_pay_with(state, filter, *number, class, by, with, true, cx)? {
                        let paid = state.class_mut(chosen);
                        paid.untapped -= &number;
                        paid.tapped += &number;
                        state.tell(Happening::Tapped { class: chosen });
                        self.turned(state, Event::Tapped, chosen, &number, cx)?;
                    }
                }
                Cost::Exile(filter, number) if speaks_of_a_graveyard(filter) => {
                    self.exile_from_the_graveyard(state, filter, *number, class, by, with, cx)?;
                }
                Cost::Sacrifice(filter, number) | Cost::Return(filter, number) | Cost::Exile(filter, number) => {
                    let to = match cost {
                        Cost::Sacrifice(..) => Zone::Graveyard,
                        Cost::Exile(..) => Zone::Exile,
                        _ => Zone::Hand,
                    };
                    // All of them leave at once: each sees the others go.
                    let chosen = self.to_pay_with(state, filter, *number, class, by, with, false, cx)?;
                    for (chosen, number) in &chosen {
                        if to == Zone::Graveyard {
                            self.raise(state, Occurs::of_class(Event::Sacrificed, *chosen, number.clone()), cx)?;
                        }
                        self.before_leaving(state, *chosen, number, to, cx)?;
                    }
                    for (chosen, number) in &chosen {
                        self.moves_away(state, *chosen, number, to, cx)?;
                    }
                }
                Cost::Energy(number) => {
                    let number = Qty::from(*number);
                    if !cx.at_least(&state.seat(by).energy, &number, "enough counters to remove") {
                        return Err(Halt::NoCounters);
                    }
                    state.seat_mut(by).energy -= &number;
                    state.tell(Happening::Energy { seat: by, amount: -&number });
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
                    let mut number = Qty::from(*number);
                    let there = state.class(class).counters.get(LOYALTY).cloned().unwrap_or_default();
                    if !cx.at_least(&(&there + &number), &Qty::from(0), "enough counters to remove") {
                        return Err(Halt::NoCounters);
                    }
                    if cx.at_least(&number, &one, "some counters are put") {
                        number = self.counters_instead(state, class, LOYALTY, number, Put::Cost, cx)?;
                    }
                    self.put_counters(state, class, LOYALTY, &number);
                }
                Cost::Put(kind, number) => {
                    let number = self.counters_instead(state, class, *kind, Qty::from(*number), Put::Cost, cx)?;
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
        self.turned(state, Event::Tapped, class, &one, cx)
    }

    // Which permanents pay, and how many of each: those that are named first.
    #[allow(clippy::too_many_arguments)]
    fn to_pay_with(
        &self,
        state: &State,
        filter: &Filter,
        number: i64,
        class: usize,
        by: usize,
        with: Option<usize>,
        untapped: bool,
        cx: &mut Cx,
    ) -> Result<Vec<(usize, Qty)>, Halt> {
        let mut chosen = Vec::new();
        let mut left = Qty::from(number);
        let mut all = self.all_matching(state, filter, class, by, cx);
        all.retain(|at| state.class(*at).controller == by && (number > 1 || with.is_none_or(|with| with == *at)));
        all.sort_by_key(|at| Some(*at) != with);
        for at in all {
            let there = if untapped { state.class(at).untapped.clone() } else { state.class(at).there() };
            if cx.at_least(&there, &left, "as many untapped ones are there") {
                chosen.push((at, left));
                return Ok(chosen);
            }
            if number > 1 && cx.at_least(&there, &Qty::from(1), "an untapped one is there") {
                left -= &there;
                chosen.push((at, there));
            }
        }
        Err(Halt::NothingToPayWith)
    }

    /// Cards of a graveyard are exiled as a cost.
    ///
    /// *Says*: which they are is that player's choice; those that nobody has to tell apart go first, if none is named.
    /// *Source*: Comprehensive Rules 118.3. *Case*: AK33, AK41.
    #[inline(never)] // not on the first screen
    #[allow(clippy::too_many_arguments)]
    fn exile_from_the_graveyard(
        &self,
        state: &mut State,
        filter: &Filter,
        number: i64,
        class: usize,
        by: usize,
        with: Option<usize>,
        cx: &mut Cx,
    ) -> Done {
        let one = Qty::from(1);
        let mut left = Qty::from(number);
        let others = without(filter, &Quality::Other);
        // Of cards that nobody has to tell apart it is not known what they are.
        let any = others.0.iter().all(|quality| *quality == Quality::Yours || *quality == Quality::Is(IN_GRAVEYARD.into()));
        let fits = |at: &usize| state.class(*at).owner == by && self.card_matches(state, &others, class, by, *at);
        let mut all: Vec<usize> = (0..state.classes.len()).filter(fits).collect();
        all.sort_by_key(|at| Some(*at) != with);
        let mut seat_first = any && with.is_none();
        for at in all.into_iter().map(Some).chain([None]) {
            if std::mem::take(&mut seat_first) {
                left = self.exile_unknown(state, by, left, cx);
            }
            let Some(at) = at else { break };
            if with.is_some_and(|with| number == 1 && with != at) {
                continue;
            }
            let mut there = state.class(at).in_zone(Zone::Graveyard);
            if at == class && others != *filter {
                there -= &one;
            }
            if !cx.at_least(&there, &one, "a card is in the graveyard") || !cx.at_least(&left, &one, "cards are still to be exiled") {
                continue;
            }
            let gone = cx.lesser(&there, &left, "cards of the graveyard pay");
            left -= &gone;
            *state.class_mut(at).pile(Zone::Graveyard) -= &gone;
            *state.class_mut(at).pile(Zone::Exile) += &gone;
            self.may_be_called_back(state, at, Zone::Exile);
            state.tell(Happening::Moved { class: at, to: Zone::Exile, times: gone });
        }
        if any && with.is_some() && number > 1 {
            left = self.exile_unknown(state, by, left, cx);
        }
        if cx.is_zero(&left, "as many cards of the graveyard pay") { Ok(()) } else { Err(Halt::NothingToPayWith) }
    }

    fn exile_unknown(&self, state: &mut State, by: usize, left: Qty, cx: &mut Cx) -> Qty {
        let seat = state.seat_mut(by);
        let gone = cx.lesser(&seat.graveyard, &left, "cards of the graveyard pay");
        seat.graveyard -= &gone;
        seat.exile += &gone;
        left - gone
    }

    /// *Says*: a reduction takes away generic mana only, and stops where the card says.
    /// *Source*: Comprehensive Rules 118.7. *Case*: M08.
    ///
    /// # Errors
    /// More alike ones reduce it than are followed.
    pub fn reduced(&self, state: &State, class: usize, mana: Mana, spell: bool, cx: &mut Cx) -> Result<Mana, Halt> {
        let mut mana = mana;
        for held in self.reaching(state, Static::Cheaper, class, cx) {
            let of_spells = held.words.iter().any(|word| &**word == "spells");
            if of_spells != spell {
                continue;
            }
            if let [less, least] = held.numbers.as_slice() {
                let coloured: i64 = mana.of.iter().sum();
                let floor = (least - coloured).max(0);
                for _ in 0..self.small(&state.class(held.source).there(), cx)? {
                    mana.generic = (mana.generic - less).max(floor).min(mana.generic);
                }
            }
        }
        Ok(mana)
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
