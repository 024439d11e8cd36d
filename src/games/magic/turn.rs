//! Parts of a turn, as far as questions need them: combat without blocks, the end step, cleanup, whole turns.

use crate::games::magic::core::{Core, Done, Halt};
use crate::games::magic::notation::Event;
use crate::games::magic::happening::Happening;
use crate::games::magic::state::{Phase, State};
use crate::games::magic::triggers::Occurs;
use crate::loops::{Cx, Qty};

impl Core {
    /// A player attacks the next opponent with every creature that can; nothing is blocked.
    ///
    /// *Source*: Comprehensive Rules 302.6, 500.8, 506.1, 508.1, 510.2. *Case*: M04, M23.
    pub fn attack(&self, state: &mut State, by: usize, cx: &mut Cx) -> Done {
        let one = Qty::from(1);
        if state.active != by || !state.stack.is_empty() || !matches!(state.phase, Phase::Main | Phase::Combat) {
            return Err(Halt::SorcerySpeed);
        }
        if !cx.at_least(&state.combats, &one, "there is another combat phase") {
            return Err(Halt::SorcerySpeed);
        }
        state.combats -= &one;
        self.empty_pools(state);
        state.phase = Phase::Combat;
        let Some(defender) = state.opponents(by).first().copied() else { return Err(Halt::BadTarget) };
        state.tell(Happening::Combat { by });
        let mut attackers = Vec::new();
        for at in 0..state.classes.len() {
            if state.class(at).controller != by || !self.present(state, at, cx) || !self.is_creature(state, at, cx) {
                continue;
            }
            if state.class(at).sick && !self.has(state, at, "haste", cx) {
                continue;
            }
            let untapped = state.class(at).untapped.clone();
            let class = state.class_mut(at);
            class.untapped -= &untapped;
            class.tapped += &untapped;
            attackers.push((at, untapped));
        }
        let mut hits = Vec::new();
        for (at, number) in attackers {
            let Some((power, _)) = self.size(state, at, cx) else { continue };
            let damage = cx.product(&power, &number, "combat damage");
            if cx.at_least(&damage, &one, "some combat damage is dealt") {
                self.damage_to_seat(state, at, by, defender, &damage, cx)?;
                hits.push((at, number));
            }
        }
        for (at, number) in hits {
            self.raise(state, Occurs::of_class(Event::Hits, at, number).seat(defender), cx)?;
        }
        self.settle_down(state, Some(by), cx)
    }

    fn empty_pools(&self, state: &mut State) {
        for seat in &mut state.seats {
            seat.mana = Default::default();
        }
        state.tell(Happening::Empties);
    }

    /// Goes on to another part of the turn.
    ///
    /// *Says*: mana empties as a step or phase ends. At the end step, what waits for it happens. In the cleanup step the
    /// active player discards down to seven, damage wears off, and nobody receives priority unless a state-based action
    /// happened or a trigger waits; then another cleanup step follows.
    /// *Source*: Comprehensive Rules 106.4, 500.5, 513, 514. *Case*: M04, M06, M48.
    pub fn go_to(&self, state: &mut State, phase: Phase, cx: &mut Cx) -> Done {
        if !state.stack.is_empty() {
            return Err(Halt::SorcerySpeed);
        }
        self.empty_pools(state);
        let again = state.phase == Phase::Cleanup;
        state.phase = phase;
        state.passes = 0;
        let active = self.active_or_next(state);
        match phase {
            Phase::End => {
                for (class, zone, amount) in std::mem::take(&mut state.at_end) {
                    let there = state.class(class).there();
                    let gone = cx.lesser(&there, &amount, "tokens to go are there");
                    self.leave(state, class, &gone, zone, cx)?;
                }
                self.settle_down(state, Some(active), cx)
            }
            Phase::Cleanup => {
                if again {
                    state.tell(Happening::AnotherCleanup);
                }
                self.cleanup(state, active, cx)
            }
            Phase::Main | Phase::Combat => self.settle_down(state, Some(active), cx),
        }
    }

    fn cleanup(&self, state: &mut State, active: usize, cx: &mut Cx) -> Done {
        let over = &state.seat(active).hand - &Qty::from(7);
        self.discard(state, active, &over, cx)?;
        for class in &mut state.classes {
            class.damage = Qty::default();
        }
        self.the_turn_is_over(state);
        state.tell(Happening::WearsOff);
        let something = self.check(state, cx)? || !state.waiting.is_empty();
        if let Some(over) = &state.over {
            return Err(Halt::Over(over.clone()));
        }
        state.cleanup_priority = something;
        if something {
            return self.settle_down(state, Some(active), cx);
        }
        state.priority = None;
        state.tell(Happening::NoPriority);
        Ok(())
    }

    // What lasts until the end of the turn ends.
    fn the_turn_is_over(&self, state: &mut State) {
        for class in &mut state.classes {
            let fleeting = std::mem::take(&mut class.fleeting);
            class.flags.retain(|flag| !fleeting.contains(flag));
            if let Some(back) = class.back_to.take() {
                class.controller = back;
            }
        }
    }

    /// A whole turn goes by in which a player does nothing but draw; skipped if one is to be skipped.
    ///
    /// *Source*: Comprehensive Rules 500.7, 504.1, 614.10. *Case*: M30, M35, M37.
    pub fn turn_of(&self, state: &mut State, of: usize, no_draw: bool, cx: &mut Cx) -> Done {
        let one = Qty::from(1);
        if !state.stack.is_empty() {
            return Err(Halt::SorcerySpeed);
        }
        if no_draw {
            let lets = |at: &usize| {
                let card = self.def(state, *at).is_some_and(|def| def.has("may-skip-draw"));
                card && state.class(*at).controller == of
            };
            let card = (0..state.classes.len()).find(lets);
            if !card.is_some_and(|at| self.present(state, at, cx)) {
                return Err(Halt::NotThere);
            }
        }
        let skips = state.skips.get(of).cloned().unwrap_or_default();
        if cx.at_least(&skips, &one, "a turn is skipped") {
            if let Some(skips) = state.skips.get_mut(of) {
                *skips -= &one;
            }
            return Ok(());
        }
        self.the_turn_is_over(state);
        state.active = of;
        state.phase = Phase::Main;
        state.combats = one.clone();
        for class in &mut state.classes {
            class.used = false;
            class.sick &= class.controller != of;
            class.damage = Qty::default();
        }
        if !no_draw {
            self.draw(state, of, &one, cx)?;
        }
        self.settle_down(state, Some(of), cx)
    }
}
