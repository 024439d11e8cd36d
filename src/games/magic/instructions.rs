//! Longer instructions of abilities: cards come back, are attached, are cast as copies, processes are repeated.

use crate::games::magic::core::{Core, Done, Halt};
use crate::games::magic::happening::Happening;
use crate::games::magic::notation::{Amount, Event, Head};
use crate::games::magic::silences::Silence;
use crate::games::magic::over::Over;
use crate::games::magic::state::{Leaves, Run, State, Zone};
use crate::games::magic::triggers::Occurs;
use crate::loops::{Cx, Qty};
use crate::words::Int;
use std::num::NonZeroU32;

impl Core {
    /// What a card held in exile comes back under its owner's control.
    ///
    /// *Source*: Comprehensive Rules 603.6e, 610.3. *Case*: M25, M26.
    pub fn release(&self, state: &mut State, holder: usize, cx: &mut Cx) -> Done {
        for at in 0..state.classes.len() {
            let held = state.class(at).held.iter().find(|(by, _)| *by == holder).map(|(_, amount)| amount.clone());
            let Some(amount) = held else { continue };
            let class = state.class_mut(at);
            class.held.retain(|(by, _)| *by != holder);
            if class.token {
                continue;
            }
            let back = cx.lesser(&state.class(at).in_zone(Zone::Exile), &amount, "held cards are in exile");
            *state.class_mut(at).pile(Zone::Exile) -= &back;
            state.tell(Happening::Moved { class: at, to: Zone::Battlefield, times: back.clone() });
            self.enter(state, at, &back, false, cx)?;
        }
        Ok(())
    }

    /// Attaches the source to an object; a creature card in the graveyard comes back first.
    pub fn enchant(&self, state: &mut State, run: &Run, at: usize, cx: &mut Cx) -> Done {
        let mut source = run.source;
        if run.spell {
            source = self.enter(state, source, &Qty::from(1), false, cx)?;
        }
        if self.present(state, at, cx) {
            state.class_mut(source).attached = Some(at);
        }
        Ok(())
    }

    /// *Says*: a copy of the card held in exile is cast without paying for it: a spell like any other, which can be countered
    /// and is seen by what looks for spells that are cast, and no card, so that it ceases to exist as it leaves the stack.
    /// *Source*: Comprehensive Rules 601.2i, 704.5e, 707.12. *Case*: M19.
    pub fn cast_what_is_held(&self, state: &mut State, run: &Run, cx: &mut Cx) -> Done {
        let held = |at: &usize| state.class(*at).held.iter().any(|(holder, _)| *holder == run.source);
        let Some(class) = (0..state.classes.len()).find(held) else { return Ok(()) };
        let spells = self.def(state, class).map(|def| def.abilities.clone()).unwrap_or_default();
        let Some(ability) = spells.into_iter().find(|ability| ability.head == Head::Spell) else { return Ok(()) };
        if ability.target.is_some() {
            // What the copy is aimed at is chosen in the middle of a resolution, which nothing here asks for.
            return Err(Halt::TooMuch);
        }
        let one = Qty::from(1);
        state.class_mut(class).activated += &one;
        state.tell(Happening::Copied { by: run.controller, class });
        let copy = Run {
            ability,
            source: class,
            controller: run.controller,
            spell: true,
            leaves: Leaves::Ceases,
            targets: Vec::new(),
            about: None,
            amount: Qty::default(),
            count: one.clone(),
        };
        self.push(state, copy, cx)?;
        self.raise(state, Occurs::of_class(Event::Casts, class, one).seat(run.controller), cx)
    }

    /// *Says*: milling two and looking whether two cards shared a colour is repeated within one resolution; no state-based
    /// action comes between. Cards that are shuffled back instead are milled again: the older wording asks only whether
    /// both share a colour, the present one whether two cards milled this way do, and whether such cards are found in the
    /// library is open.
    /// *Source*: Comprehensive Rules 104.4b, 608.2, 616.1, 701.17c, 704.3, 704.4. *Case*: M17, M18.
    pub fn grind(&self, state: &mut State, run: &Run, seat: usize, older: bool, cx: &mut Cx) -> Done {
        let painters = (0..state.classes.len()).filter(|at| self.def(state, *at).is_some_and(|def| def.has("painter")));
        let painted: Vec<usize> = painters.collect();
        let mut shared = false;
        for at in painted {
            shared |= self.present(state, at, cx);
        }
        if !shared {
            // Whether two cards share a colour would depend on what is hidden.
            return Err(Halt::TooMuch);
        }
        let mut library = state.seat(seat).library.clone();
        let (mut back, mut away, mut chosen) = (Qty::default(), library.clone(), None);
        for at in (0..state.classes.len()).filter(|at| state.class(*at).owner == seat) {
            let there = state.class(at).in_zone(Zone::Library);
            if !cx.at_least(&there, &Qty::from(1), "a card is in the library") {
                continue;
            }
            let to = self.where_it_goes(state, at, Zone::Graveyard, cx)?;
            *(if to == Zone::Library { &mut back } else { &mut away }) += &there;
            chosen = chosen.or((self.exiled_instead(state, cx) && to == Zone::Library).then_some(at));
            library += there;
        }
        if cx.at_least(&back, &Qty::from(1), "a card comes back to the library") {
            if cx.at_least(&away, &Qty::from(1), "other cards are in the library") {
                return Err(Halt::Hidden);
            }
            let two = cx.at_least(&back, &Qty::from(2), "two cards are milled");
            state.milled_read |= two && !older && self.milled_found.is_some();
            if two && (older || self.milled_found.ok_or(Halt::Silent(Silence::MilledFound))?) {
                state.over = Some(Over::Endless { choice: chosen });
                return Err(Halt::Over(Over::Endless { choice: chosen }));
            }
            state.tell(Happening::Repeated { class: run.source, times: Qty::from(1), back: true });
            return Ok(());
        }
        let pairs = cx.half_down(&library, "pairs of cards in a library");
        let times = &pairs + &Qty::from(1);
        self.mill(state, seat, &library, cx)?;
        state.tell(Happening::Repeated { class: run.source, times, back: false });
        Ok(())
    }

    /// *Says*: for each of these, its controller pays or it goes back; so many are paid for as the mana is there for.
    /// *Source*: Comprehensive Rules 118.12a, 605.3a. *Case*: M44.
    pub fn tether(&self, state: &mut State, objects: &[usize], price: &Amount, cx: &mut Cx) -> Done {
        let Amount::Fixed(price) = price else { return Err(Halt::TooMuch) };
        let price = u32::try_from(*price).ok().and_then(NonZeroU32::new).ok_or(Halt::TooMuch)?;
        for at in objects.iter().copied() {
            let controller = state.class(at).controller;
            let bank = (0..state.classes.len()).find(|bank| {
                let pays = self.def(state, *bank).is_some_and(|def| def.has("mana-per-charge"));
                state.class(*bank).controller == controller && pays
            });
            let charge = bank.and_then(|bank| state.class(bank).counters.get(2).cloned()).unwrap_or_default();
            let payable = cx.divided_down(&charge, price, "charges pay for so many");
            let there = state.class(at).there();
            let saved = cx.lesser(&payable, &there, "each that can be paid for is");
            if let Some(bank) = bank {
                let paid = saved.scale(&Int::from(i64::from(price.get())));
                self.put_counters(state, bank, 2, &-&paid);
            }
            state.tell(Happening::PaidFor { class: at, times: saved.clone() });
            let gone = &there - &saved;
            self.leave(state, at, &gone, Zone::Hand, cx)?;
        }
        Ok(())
    }
}
