//! Cards come back from a graveyard: onto the battlefield under somebody's control, or to hand; and what grows until the
//! end of the turn.

use crate::games::magic::core::{Core, Done, Halt};
use crate::games::magic::happening::Happening;
use crate::games::magic::notation::{Aim, Effect};
use crate::games::magic::replacing::Put;
use crate::games::magic::state::{COUNTERS, Class, Run, State, Zone};
use crate::loops::{Cx, Qty};
use std::rc::Rc;

impl Core {
    /// A card comes back from the graveyard: under its owner's control, or under that of who puts it there, if the ability
    /// says so (`yours`).
    ///
    /// *Says*: what a player is told to put onto the battlefield comes under that player's control, unless told otherwise.
    /// *Source*: Comprehensive Rules 110.2a. *Case*: AK20 to AK22.
    pub fn return_from_the_graveyard(&self, state: &mut State, run: &Run, at: usize, words: &[Rc<str>], cx: &mut Cx) -> Done {
        let one = Qty::from(1);
        if !cx.at_least(&state.class(at).in_zone(Zone::Graveyard), &one, "a card is in the graveyard") {
            return Ok(());
        }
        *state.class_mut(at).pile(Zone::Graveyard) -= &one;
        let word = |word: &str| words.iter().any(|there| &**there == word);
        let from = at;
        let at = if word("yours") { self.under_the_control_of(state, run.controller, at, cx)? } else { at };
        state.tell(Happening::Moved { class: at, to: Zone::Battlefield, times: one.clone() });
        let at = self.enter(state, at, &one, word("tapped"), cx)?;
        // What was attached to the card goes on with it.
        if at != from && state.class(run.source).attached == Some(from) {
            state.class_mut(run.source).attached = Some(at);
        }
        for (kind, name) in COUNTERS.into_iter().enumerate() {
            if word(name) {
                let number = self.counters_instead(state, at, kind, one.clone(), Put::Effect, cx)?;
                self.put_counters(state, at, kind, &number);
            }
        }
        Ok(())
    }

    // The class for a card that enters under a player's control: a class of its own, if that is not its owner.
    #[inline(never)] // not on the first screen
    fn under_the_control_of(&self, state: &mut State, by: usize, at: usize, cx: &mut Cx) -> Result<usize, Halt> {
        state.tell(Happening::Raised { class: at, by });
        if state.class(at).owner == by {
            return Ok(at);
        }
        let empty = |class: &Class, cx: &mut Cx| {
            let [graveyard, exile, hand, library, command] = &class.elsewhere;
            let all = &(&(&(graveyard + exile) + &(hand + library)) + command) + &class.there();
            class.held.is_empty() && cx.is_zero(&all, "none of them is anywhere")
        };
        let kind = |class: &Class| (class.def, class.owner, class.token, class.picked);
        let own = kind(state.class(at));
        let mut free = empty(state.class(at), cx).then_some(at);
        for other in 0..state.classes.len() {
            if free.is_none() && kind(state.class(other)) == own && state.class(other).id.is_some() && empty(state.class(other), cx) {
                free = Some(other);
            }
        }
        let class = match free {
            Some(class) => class,
            None => self.new_class(state, at)?,
        };
        let raised = state.class_mut(class);
        (raised.controller, raised.raised) = (by, true);
        Ok(class)
    }

    /// A card goes from the graveyard to its owner's hand.
    ///
    /// *Source*: Comprehensive Rules 608.2. *Case*: AK24.
    #[inline(never)] // not on the first screen
    pub fn regrow(&self, state: &mut State, at: usize, cx: &mut Cx) -> Done {
        let one = Qty::from(1);
        if !cx.at_least(&state.class(at).in_zone(Zone::Graveyard), &one, "a card is in the graveyard") {
            return Ok(());
        }
        let to = self.where_it_goes(state, at, Zone::Hand, cx)?;
        *state.class_mut(at).pile(Zone::Graveyard) -= &one;
        *state.class_mut(at).pile(to) += &one;
        state.tell(Happening::Moved { class: at, to, times: one });
        Ok(())
    }

    /// Objects grow, or shrink, until the end of the turn.
    ///
    /// *Source*: Comprehensive Rules 514.2, 613.4c. *Case*: AK50, AK51.
    #[inline(never)] // not on the first screen
    pub fn grow(&self, state: &mut State, effect: &Effect, objects: &[usize], power: &Qty, cx: &mut Cx) -> Done {
        let toughness = match effect.words.first().and_then(|word| word.parse::<i64>().ok()) {
            Some(number) => Qty::from(number),
            None => power.clone(),
        };
        for at in objects.iter().copied() {
            if !self.present(state, at, cx) {
                continue;
            }
            let [more, tougher] = &mut state.class_mut(at).grown;
            *more += power;
            *tougher += &toughness;
            state.tell(Happening::Grows { class: at, power: power.clone(), toughness: toughness.clone() });
        }
        Ok(())
    }

    /// A source's power; it has to be there still.
    #[inline(never)] // not on the first screen
    pub fn power_of(&self, state: &State, at: usize, cx: &mut Cx) -> Result<Qty, Halt> {
        if !self.present(state, at, cx) {
            // What it was when it left is not kept.
            return Err(Halt::TooMuch);
        }
        let power = self.size(state, at, cx).map(|(power, _)| power).unwrap_or_default();
        Ok(cx.greater(&power, &Qty::from(0), "power is above zero"))
    }
}

/// Whether an ability speaks of the object of its event.
pub fn speaks_of_it(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| effect.aim == Aim::It)
}
