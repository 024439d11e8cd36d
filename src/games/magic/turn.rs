//! Parts of a turn, as far as questions need them: the end step, cleanup, whole turns.

use crate::games::magic::core::{Action, Core, Done, Halt};
use crate::games::magic::happening::Happening;
use crate::games::magic::notation::Event;
use crate::games::magic::state::{Leaves, Phase, Run, State, Zone};
use crate::games::magic::triggers::Occurs;
use crate::loops::{Cx, Qty, repeat_within};

impl Core {
    /// Unspent mana is lost.
    pub fn empty_pools(&self, state: &mut State) {
        for seat in &mut state.seats {
            seat.mana = Default::default();
        }
        state.tell(Happening::Empties);
    }

    /// *Says*: a player plays at most one land a turn.
    /// *Source*: Comprehensive Rules 305.2. *Case*: AD07.
    pub fn play_land(&self, state: &mut State, by: usize, class: usize, cx: &mut Cx) -> Done {
        if state.priority != Some(by) {
            return Err(Halt::NotPriority);
        }
        if state.active != by || state.phase != Phase::Main || !state.stack.is_empty() {
            return Err(Halt::SorcerySpeed);
        }
        if state.land_played {
            return Err(Halt::OneLand);
        }
        let one = Qty::from(1);
        let in_hand = state.class(class).in_zone(Zone::Hand);
        if state.class(class).owner != by || !cx.at_least(&in_hand, &one, "a card is in hand") {
            return Err(Halt::NotThere);
        }
        state.land_played = true;
        *state.class_mut(class).pile(Zone::Hand) -= &one;
        self.enter(state, class, &one, false, cx)?;
        self.settle_down(state, Some(by), cx)
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
        // Nor past what is left of combat.
        if state.fight.is_some() {
            self.fight_on(state, cx)?;
            if phase == Phase::Combat || !state.stack.is_empty() {
                return Ok(());
            }
        }
        // Nobody comes past the end step: what waits for it happens first, and what that sets off goes on the stack there.
        if phase == Phase::Cleanup && matches!(state.phase, Phase::Main | Phase::Combat) && !state.at_end.is_empty() {
            self.go_to(state, Phase::End, cx)?;
            if !state.stack.is_empty() {
                return Ok(());
            }
        }
        self.empty_pools(state);
        let again = state.phase == Phase::Cleanup;
        state.phase = phase;
        state.passes = 0;
        let active = self.active_or_next(state);
        match phase {
            Phase::End => {
                for (source, zone, count) in std::mem::take(&mut state.at_end) {
                    let ability = self.kit.delayed(zone).ok_or(Halt::TooMuch)?;
                    let controller = state.class(source).owner;
                    let (targets, amount) = (Vec::new(), Qty::from(1));
                    state.waiting.push(Run { ability, source, controller, spell: false, leaves: Leaves::AsUsual, targets, about: None, amount, count });
                }
                self.raise(state, Occurs::of_seat(Event::EndStep, active, Qty::from(1)), cx)?;
                self.settle_down(state, Some(active), cx)
            }
            Phase::Cleanup => {
                if again {
                    state.tell(Happening::AnotherCleanup);
                }
                self.cleanup(state, active, cx)
            }
            Phase::Combat if self.kit.waits_for(Event::Combat) => {
                if !cx.at_least(&state.combats, &Qty::from(1), "there is another combat phase") {
                    return Err(Halt::SorcerySpeed);
                }
                if !std::mem::replace(&mut state.begun, true) {
                    self.raise(state, Occurs::of_seat(Event::Combat, active, Qty::from(1)), cx)?;
                }
                self.settle_down(state, Some(active), cx)
            }
            Phase::Main | Phase::Combat => self.settle_down(state, Some(active), cx),
        }
    }

    fn cleanup(&self, state: &mut State, active: usize, cx: &mut Cx) -> Done {
        let over = &self.cards_in_hand(state, active) - &Qty::from(7);
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
            class.grown = Default::default();
            if let Some(back) = class.back_to.take() {
                class.controller = back;
            }
        }
    }

    /// *Says*: as a turn begins, its player untaps everything that nothing keeps tapped.
    /// *Source*: Comprehensive Rules 502.3. *Case*: a_turn_begins_with_its_untap_step.
    fn untap_step(&self, state: &mut State, of: usize, cx: &mut Cx) -> Done {
        let mut kept = Vec::new();
        for (at, word) in (0..state.classes.len()).flat_map(|at| [(at, "no-untap-step"), (at, "creatures-stay-tapped")]) {
            if self.def(state, at).is_some_and(|def| def.has(word)) && self.present(state, at, cx) {
                kept.push(word);
            }
        }
        if kept.contains(&"no-untap-step") {
            return Ok(());
        }
        state.tell(Happening::UntapStep { by: of });
        for at in 0..state.classes.len() {
            let stays = state.class(at).controller != of
                || self.def(state, at).is_some_and(|def| def.has("stays-tapped"))
                || !kept.is_empty() && self.is_creature(state, at, cx);
            if !stays {
                let class = state.class_mut(at);
                let tapped = std::mem::take(&mut class.tapped);
                class.untapped += &tapped;
                self.turned(state, Event::Untapped, at, &tapped, cx)?;
            }
        }
        Ok(())
    }

    // What is on the stack resolves, and nobody acts on it.
    fn nobody_acts(&self, state: &mut State, cx: &mut Cx) -> Done {
        let mut number = Qty::default();
        for run in &state.stack {
            number += &run.count;
        }
        repeat_within(self, state, &[Action::Resolve], &number, cx)?;
        if state.stack.is_empty() { Ok(()) } else { Err(Halt::TooMuch) }
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
        let others = (0..state.seats.len()).filter(|seat| *seat != of && !state.seat(*seat).lost);
        for other in others.collect::<Vec<_>>() {
            let owed = state.skips.get(other).map(|skips| -skips).unwrap_or_default();
            if cx.at_least(&owed, &one, "an extra turn comes first") {
                return Err(Halt::ExtraTurnFirst(other));
            }
        }
        let skips = state.skips.get(of).cloned().unwrap_or_default();
        if cx.at_least(&-&skips, &one, "an extra turn is taken")
            && let Some(skips) = state.skips.get_mut(of)
        {
            *skips += &one;
        }
        if cx.at_least(&skips, &one, "a turn is skipped") {
            if let Some(skips) = state.skips.get_mut(of) {
                *skips -= &one;
            }
            return Ok(());
        }
        // The turn before does not end without its end step.
        let waits = !state.at_end.is_empty() || self.kit.waits_for(Event::EndStep);
        if matches!(state.phase, Phase::Main | Phase::Combat) && waits {
            self.go_to(state, Phase::End, cx)?;
            self.nobody_acts(state, cx)?;
        }
        self.empty_pools(state);
        self.the_turn_is_over(state);
        state.active = of;
        state.phase = Phase::Main;
        state.combats = one.clone();
        (state.land_played, state.begun, state.fight) = (false, false, None);
        for class in &mut state.classes {
            class.used = false;
            class.sick &= class.controller != of;
            class.damage = Qty::default();
        }
        self.untap_step(state, of, cx)?;
        self.put_together(state, cx);
        if self.kit.waits_for(Event::Upkeep) || !state.waiting.is_empty() {
            self.raise(state, Occurs::of_seat(Event::Upkeep, of, one.clone()), cx)?;
            self.settle_down(state, Some(of), cx)?;
            self.nobody_acts(state, cx)?;
        }
        if !no_draw {
            self.draw(state, of, &one, cx)?;
        }
        self.settle_down(state, Some(of), cx)
    }
}
