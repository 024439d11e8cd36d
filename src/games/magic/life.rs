//! Life, damage and cards of players.

use crate::games::magic::core::{Core, Done};
use crate::games::magic::notation::{Event, Static};
use crate::games::magic::happening::Happening;
use crate::games::magic::state::{LOYALTY, State};
use crate::games::magic::triggers::Occurs;
use crate::loops::{Cx, Qty};
use crate::words::Int;

impl Core {
    /// A player gains life.
    pub fn gain_life(&self, state: &mut State, seat: usize, amount: &Qty, cx: &mut Cx) -> Done {
        if !cx.at_least(amount, &Qty::from(1), "some life is gained") || state.seat(seat).lost {
            return Ok(());
        }
        state.seat_mut(seat).life += amount;
        state.tell(Happening::Gained { seat, amount: amount.clone() });
        self.raise(state, Occurs::of_seat(Event::Gains, seat, amount.clone()), cx)
    }

    /// A player loses life.
    pub fn lose_life(&self, state: &mut State, seat: usize, amount: &Qty, cx: &mut Cx) -> Done {
        if !cx.at_least(amount, &Qty::from(1), "some life is lost") || state.seat(seat).lost {
            return Ok(());
        }
        state.seat_mut(seat).life -= amount;
        state.tell(Happening::Lost { seat, amount: amount.clone() });
        self.raise(state, Occurs::of_seat(Event::Loses, seat, amount.clone()), cx)
    }

    /// A player mills cards.
    pub fn mill(&self, state: &mut State, seat: usize, amount: &Qty, cx: &mut Cx) -> Done {
        let milled = cx.lesser(&state.seat(seat).library, amount, "the library has as many cards");
        if !cx.at_least(&milled, &Qty::from(1), "some card is milled") {
            return Ok(());
        }
        let player = state.seat_mut(seat);
        player.library -= &milled;
        player.graveyard += &milled;
        state.tell(Happening::Milled { seat, amount: milled.clone() });
        self.raise(state, Occurs::of_seat(Event::Milled, seat, Qty::from(1)).times(milled), cx)
    }

    /// A player draws cards.
    pub fn draw(&self, state: &mut State, seat: usize, amount: &Qty, cx: &mut Cx) -> Done {
        let enough = cx.at_least(&state.seat(seat).library, amount, "the library has as many cards");
        let drawn = if enough { amount.clone() } else { state.seat(seat).library.clone() };
        let player = state.seat_mut(seat);
        player.library -= &drawn;
        player.hand += &drawn;
        player.drew_from_empty |= !enough;
        state.tell(Happening::Drew { seat, amount: drawn, short: !enough });
        Ok(())
    }

    /// A player discards cards.
    pub fn discard(&self, state: &mut State, seat: usize, amount: &Qty, cx: &mut Cx) -> Done {
        let gone = cx.lesser(&state.seat(seat).hand, amount, "as many cards are in hand");
        if !cx.at_least(&gone, &Qty::from(1), "some card is discarded") {
            return Ok(());
        }
        let player = state.seat_mut(seat);
        player.hand -= &gone;
        player.graveyard += &gone;
        state.tell(Happening::Discarded { seat, amount: gone.clone() });
        self.raise(state, Occurs::of_seat(Event::Discards, seat, Qty::from(1)).times(gone), cx)?;
        let left = self.cards_in_hand(state, seat);
        if cx.is_zero(&left, "the hand is empty") {
            self.raise(state, Occurs::of_seat(Event::EmptyHand, seat, Qty::from(1)), cx)?;
        }
        Ok(())
    }

    // What doubles damage doubles it as it is dealt.
    fn doubled(&self, state: &State, amount: &Qty, cx: &mut Cx) -> Qty {
        let times = self.holding(state, Static::DoubleDamage, cx).len();
        (0..times).fold(amount.clone(), |amount, _| amount.scale(&Int::from(2)))
    }

    /// Damage to a player; a shield takes it instead, where there is one.
    ///
    /// *Source*: Comprehensive Rules 120.3, 614.9, 702.15. *Case*: M13, M28.
    pub fn damage_to_seat(
        &self,
        state: &mut State,
        source: usize,
        controller: usize,
        seat: usize,
        amount: &Qty,
        cx: &mut Cx,
    ) -> Done {
        let shields = self.holding(state, Static::Shield, cx);
        let shield = shields.iter().find(|held| state.class(held.source).controller == seat);
        if let Some(host) = shield.and_then(|held| state.class(held.source).attached) {
            return self.damage_to_object(state, source, controller, host, amount, cx);
        }
        let amount = self.doubled(state, amount, cx);
        if !cx.at_least(&amount, &Qty::from(1), "some damage is dealt") || state.seat(seat).lost {
            return Ok(());
        }
        state.seat_mut(seat).life -= &amount;
        state.tell(Happening::DamagedSeat { seat, class: source, amount: amount.clone() });
        self.raise(state, Occurs::of_seat(Event::Loses, seat, amount.clone()), cx)?;
        self.has_dealt(state, source, controller, &amount, cx)
    }

    /// Damage to an object.
    ///
    /// *Source*: Comprehensive Rules 120.3, 702.2, 702.15. *Case*: M02, M28.
    pub fn damage_to_object(
        &self,
        state: &mut State,
        source: usize,
        controller: usize,
        at: usize,
        amount: &Qty,
        cx: &mut Cx,
    ) -> Done {
        let amount = self.doubled(state, amount, cx);
        let one = Qty::from(1);
        if !cx.at_least(&amount, &one, "some damage is dealt") || !self.present(state, at, cx) {
            return Ok(());
        }
        if self.is_creature(state, at, cx) {
            state.class_mut(at).damage += &amount;
            state.class_mut(at).deathtouched |= self.has(state, source, "deathtouch", cx);
        }
        if self.has(state, at, "planeswalker", cx)
            && let Some(loyalty) = state.class_mut(at).counters.get_mut(LOYALTY)
        {
            *loyalty -= &amount;
        }
        state.tell(Happening::Damaged { target: at, class: source, amount: amount.clone() });
        let damaged = Occurs::of_class(Event::Damaged, at, one).amount(amount.clone());
        self.raise(state, damaged, cx)?;
        self.has_dealt(state, source, controller, &amount, cx)
    }

    fn has_dealt(&self, state: &mut State, source: usize, controller: usize, amount: &Qty, cx: &mut Cx) -> Done {
        let deals = Occurs::of_class(Event::Deals, source, Qty::from(1)).amount(amount.clone());
        self.raise(state, deals, cx)?;
        if self.has(state, source, "lifelink", cx) {
            self.gain_life(state, controller, amount, cx)?;
        }
        Ok(())
    }
}
