//! Life, damage and cards of players.

use crate::games::magic::core::{Core, Done, Halt};
use crate::games::magic::notation::{Event, Static};
use crate::games::magic::happening::Happening;
use crate::games::magic::replacing::Put;
use crate::games::magic::state::{LOYALTY, MINUS, State, Zone};
use crate::games::magic::triggers::Occurs;
use crate::loops::{Cx, Qty};
use crate::words::Int;

impl Core {
    /// A player gains life.
    pub fn gain_life(&self, state: &mut State, seat: usize, amount: &Qty, cx: &mut Cx) -> Done {
        if !cx.at_least(amount, &Qty::from(1), "some life is gained") || state.seat(seat).lost {
            return Ok(());
        }
        let amount = &self.life_gained(state, seat, amount, cx)?;
        if !cx.at_least(amount, &Qty::from(1), "some life is gained") {
            return Ok(());
        }
        state.seat_mut(seat).life += amount;
        state.tell(Happening::Gained { seat, amount: amount.clone() });
        self.raise(state, Occurs::of_seat(Event::Gains, seat, amount.clone()), cx)
    }

    fn life_gained(&self, state: &mut State, seat: usize, amount: &Qty, cx: &mut Cx) -> Result<Qty, Halt> {
        let plain = !self.kit.holds(Static::CantGain) && !self.kit.holds(Static::TwiceLife);
        if plain { Ok(amount.clone()) } else { self.life_instead(state, seat, amount.clone(), cx) }
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
        let known = self.top_of_the_library(state, seat, amount, cx)?;
        let milled = cx.lesser(&state.seat(seat).library, amount, "the library has as many cards");
        let mut all = milled.clone();
        known.iter().for_each(|(_, number)| all += number);
        if !cx.at_least(&all, &Qty::from(1), "some card is milled") {
            return Ok(());
        }
        state.seat_mut(seat).library -= &milled;
        let mut arrived = if self.to_the_graveyard(state, seat, &milled, cx) { milled } else { Qty::default() };
        for (at, number) in known {
            let to = self.where_it_goes(state, at, Zone::Graveyard, cx)?;
            *state.class_mut(at).pile(Zone::Library) -= &number;
            *state.class_mut(at).pile(to) += &number;
            self.may_be_called_back(state, at, to);
            if to == Zone::Graveyard {
                arrived += number;
            }
        }
        state.tell(Happening::Milled { seat, amount: all });
        if !cx.at_least(&arrived, &Qty::from(1), "some card is milled") {
            return Ok(());
        }
        self.raise(state, Occurs::of_seat(Event::Milled, seat, Qty::from(1)).times(arrived), cx)
    }

    /// Which of the pieces in a library are among so many cards from its top: none, if there are none; all, if the whole
    /// library goes; so many, if the library holds nothing but one kind of card.
    ///
    /// *Says*: what lies on top of a library is hidden.
    /// *Source*: Comprehensive Rules 401.2. *Case*: M38, M18.
    ///
    /// # Errors
    /// It depends on which cards lie on top.
    pub fn top_of_the_library(&self, state: &State, seat: usize, amount: &Qty, cx: &mut Cx) -> Result<Vec<(usize, Qty)>, Halt> {
        let one = Qty::from(1);
        let mut pieces = Vec::new();
        let mut whole = state.seat(seat).library.clone();
        for at in (0..state.classes.len()).filter(|at| state.class(*at).owner == seat) {
            let there = state.class(at).in_zone(Zone::Library);
            if cx.at_least(&there, &one, "a card is in the library") {
                whole += &there;
                pieces.push((at, there));
            }
        }
        if pieces.is_empty() || cx.at_least(amount, &whole, "the whole library goes") {
            return Ok(pieces);
        }
        let only = cx.is_zero(&state.seat(seat).library, "the library holds nothing else");
        match pieces.as_slice() {
            _ if !cx.at_least(amount, &one, "a card is taken") => Ok(Vec::new()),
            [(at, _)] if only => Ok(vec![(*at, amount.clone())]),
            _ => Err(Halt::Hidden),
        }
    }

    /// A player draws cards.
    pub fn draw(&self, state: &mut State, seat: usize, amount: &Qty, cx: &mut Cx) -> Done {
        let known = self.top_of_the_library(state, seat, amount, cx)?;
        let mut drawn = cx.lesser(&state.seat(seat).library, amount, "the library has as many cards");
        let player = state.seat_mut(seat);
        player.library -= &drawn;
        player.hand += &drawn;
        for (at, number) in known {
            *state.class_mut(at).pile(Zone::Library) -= &number;
            *state.class_mut(at).pile(Zone::Hand) += &number;
            drawn += number;
        }
        let enough = cx.at_least(&drawn, amount, "the library has as many cards");
        state.seat_mut(seat).drew_from_empty |= !enough;
        state.tell(Happening::Drew { seat, amount: drawn.clone(), short: !enough });
        if !cx.at_least(&drawn, &Qty::from(1), "a card is drawn") {
            return Ok(());
        }
        self.raise(state, Occurs::of_seat(Event::Draws, seat, Qty::from(1)).times(drawn), cx)
    }

    /// A player discards cards.
    pub fn discard(&self, state: &mut State, seat: usize, amount: &Qty, cx: &mut Cx) -> Done {
        let one = Qty::from(1);
        let mut gone = cx.lesser(&state.seat(seat).hand, amount, "as many cards are in hand");
        let whole = self.cards_in_hand(state, seat);
        let mut known = Vec::new();
        if cx.at_least(amount, &whole, "the whole hand goes") {
            for at in (0..state.classes.len()).filter(|at| state.class(*at).owner == seat) {
                let there = state.class(at).in_zone(Zone::Hand);
                if cx.at_least(&there, &one, "a card is in hand") {
                    known.push((at, there));
                }
            }
        } else if !cx.at_least(&gone, amount, "cards that nobody has to tell apart are enough") {
            // Which of the others go is that player's choice.
            return Err(Halt::TooMuch);
        }
        let player = state.seat_mut(seat);
        player.hand -= &gone;
        self.to_the_graveyard(state, seat, &gone, cx);
        for (at, number) in known {
            let to = self.where_it_goes(state, at, Zone::Graveyard, cx)?;
            *state.class_mut(at).pile(Zone::Hand) -= &number;
            *state.class_mut(at).pile(to) += &number;
            self.may_be_called_back(state, at, to);
            gone += number;
        }
        if !cx.at_least(&gone, &one, "some card is discarded") {
            return Ok(());
        }
        state.tell(Happening::Discarded { seat, amount: gone.clone() });
        self.raise(state, Occurs::of_seat(Event::Discards, seat, Qty::from(1)).times(gone), cx)?;
        let left = self.cards_in_hand(state, seat);
        if cx.is_zero(&left, "the hand is empty") {
            self.raise(state, Occurs::of_seat(Event::EmptyHand, seat, Qty::from(1)), cx)?;
        }
        Ok(())
    }

    // What doubles damage doubles it as it is dealt.
    fn doubled(&self, state: &State, amount: &Qty, cx: &mut Cx) -> Result<Qty, Halt> {
        let mut amount = amount.clone();
        for held in self.holding(state, Static::DoubleDamage, cx) {
            // Each of several alike doubles it.
            for _ in 0..self.small(&state.class(held.source).there(), cx)? {
                amount = amount.scale(&Int::from(2));
            }
        }
        Ok(amount)
    }

    /// Damage to a player, and what that sets off for its source.
    ///
    /// *Source*: Comprehensive Rules 120.3, 702.15. *Case*: M13, M28.
    pub fn damage_to_seat(
        &self,
        state: &mut State,
        source: usize,
        controller: usize,
        seat: usize,
        amount: &Qty,
        cx: &mut Cx,
    ) -> Done {
        let one = Qty::from(1);
        let dealt = self.hurt_seat(state, source, seat, amount, &one, cx)?;
        self.has_dealt(state, source, controller, &dealt, &one, cx)
    }

    /// Damage to a player by each of so many sources alike; a shield takes it instead, where there is one. How much the
    /// player was dealt by each.
    ///
    /// *Says*: damage is that much life lost, or as many poison counters if its source has infect.
    /// *Source*: Comprehensive Rules 120.3, 614.9, 702.90. *Case*: M28, AD06.
    pub fn hurt_seat(
        &self,
        state: &mut State,
        source: usize,
        seat: usize,
        amount: &Qty,
        number: &Qty,
        cx: &mut Cx,
    ) -> Result<Qty, Halt> {
        let shields = self.holding(state, Static::Shield, cx);
        let shield = shields.iter().find(|held| state.class(held.source).controller == seat);
        if let Some(host) = shield.and_then(|held| state.class(held.source).attached) {
            let whole = cx.product(amount, number, "damage of several alike");
            self.damage_to_object(state, source, state.class(source).controller, host, &whole, cx)?;
            return Ok(Qty::default());
        }
        let amount = self.doubled(state, amount, cx)?;
        if !cx.at_least(&amount, &Qty::from(1), "some damage is dealt") || state.seat(seat).lost {
            return Ok(Qty::default());
        }
        let whole = cx.product(&amount, number, "damage of several alike");
        state.tell(Happening::DamagedSeat { seat, class: source, amount: whole.clone() });
        if self.has(state, source, "infect", cx) {
            state.seat_mut(seat).poison += &whole;
            state.tell(Happening::Poisoned { seat, amount: whole });
            return Ok(amount);
        }
        state.seat_mut(seat).life -= &whole;
        self.raise(state, Occurs::of_seat(Event::Loses, seat, whole), cx)?;
        Ok(amount)
    }

    /// Damage to an object, and what that sets off for its source.
    ///
    /// *Source*: Comprehensive Rules 120.3, 702.15. *Case*: M02, M28.
    pub fn damage_to_object(
        &self,
        state: &mut State,
        source: usize,
        controller: usize,
        at: usize,
        amount: &Qty,
        cx: &mut Cx,
    ) -> Done {
        let one = Qty::from(1);
        let dealt = self.hurt_object(state, source, at, amount, &one, cx)?;
        self.has_dealt(state, source, controller, &dealt, &one, cx)
    }

    /// Damage to each of so many objects alike. How much each was dealt.
    ///
    /// *Says*: damage stays marked on a creature, or is as many −1/−1 counters if its source has infect or wither; it
    /// takes loyalty from a planeswalker.
    /// *Source*: Comprehensive Rules 120.3, 702.2, 702.80, 702.90. *Case*: M02, M28, AD06/b, AD48.
    pub fn hurt_object(
        &self,
        state: &mut State,
        source: usize,
        at: usize,
        amount: &Qty,
        number: &Qty,
        cx: &mut Cx,
    ) -> Result<Qty, Halt> {
        let amount = self.doubled(state, amount, cx)?;
        let one = Qty::from(1);
        if !cx.at_least(&amount, &one, "some damage is dealt") || !self.present(state, at, cx) {
            return Ok(Qty::default());
        }
        if self.is_creature(state, at, cx) {
            if self.has(state, source, "infect", cx) || self.has(state, source, "wither", cx) {
                let counters = self.counters_instead(state, at, MINUS, amount.clone(), Put::Damage, cx)?;
                self.put_counters(state, at, MINUS, &counters);
                self.counters_were_put(state, at, &counters, number, cx)?;
            } else {
                state.class_mut(at).damage += &amount;
            }
            state.class_mut(at).deathtouched |= self.has(state, source, "deathtouch", cx);
        }
        if self.has(state, at, "planeswalker", cx)
            && let Some(loyalty) = state.class_mut(at).counters.get_mut(LOYALTY)
        {
            *loyalty -= &amount;
        }
        state.tell(Happening::Damaged { target: at, class: source, amount: amount.clone() });
        let damaged = Occurs::of_class(Event::Damaged, at, number.clone()).amount(amount.clone());
        self.raise(state, damaged, cx)?;
        Ok(amount)
    }

    /// What damage by each of so many sources alike sets off for them, all that each has dealt at once taken together.
    ///
    /// *Says*: with lifelink the controller of the source gains that much life; each source is a gain of its own.
    /// *Source*: Comprehensive Rules 119.9, 702.15. *Case*: AD49.
    pub fn has_dealt(&self, state: &mut State, source: usize, controller: usize, amount: &Qty, number: &Qty, cx: &mut Cx) -> Done {
        if !cx.at_least(amount, &Qty::from(1), "some damage is dealt") {
            return Ok(());
        }
        let deals = Occurs::of_class(Event::Deals, source, number.clone()).amount(amount.clone());
        self.raise(state, deals, cx)?;
        if self.has(state, source, "lifelink", cx) && !state.seat(controller).lost {
            let amount = &self.life_gained(state, controller, amount, cx)?;
            if !cx.at_least(amount, &Qty::from(1), "some life is gained") {
                return Ok(());
            }
            let whole = cx.product(amount, number, "damage of several alike");
            state.seat_mut(controller).life += &whole;
            state.tell(Happening::Gained { seat: controller, amount: whole });
            let gains = Occurs::of_seat(Event::Gains, controller, amount.clone()).times(number.clone());
            self.raise(state, gains, cx)?;
        }
        Ok(())
    }
}
