//! Objects move between zones.

use crate::games::magic::command::COMMANDER;
use crate::games::magic::core::{Core, Done, Halt};
use crate::games::magic::notation::{Event, Filter, Head, Quality, Static};
use crate::games::magic::happening::Happening;
use crate::games::magic::need::Need;
use crate::games::magic::replacing::Put;
use crate::games::magic::state::{State, Target, Zone};
use crate::games::magic::triggers::Occurs;
use crate::loops::{Cx, Qty};

impl Core {
    /// Sets off what looks back at objects that leave, while everything is still as it was.
    ///
    /// *Source*: Comprehensive Rules 603.10a, 704.8. *Case*: M40, M43/b.
    pub fn before_leaving(&self, state: &mut State, at: usize, amount: &Qty, to: Zone, cx: &mut Cx) -> Done {
        if !cx.at_least(amount, &Qty::from(1), "one leaves the battlefield") {
            return Ok(());
        }
        let leaves = Occurs::of_class(Event::Leaves, at, amount.clone());
        self.raise(state, leaves, cx)?;
        if to == Zone::Graveyard && !self.exiled_instead(state, cx) {
            self.raise(state, Occurs::of_class(Event::Buried, at, amount.clone()), cx)?;
            if self.is_creature(state, at, cx) {
                self.raise(state, Occurs::of_class(Event::Dies, at, amount.clone()), cx)?;
            }
        }
        Ok(())
    }

    /// Whether what would go to a graveyard is exiled instead.
    pub fn exiled_instead(&self, state: &State, cx: &mut Cx) -> bool {
        !self.holding(state, Static::ExileInstead, cx).is_empty()
    }

    /// Moves objects off the battlefield; what looks back has been set off already.
    pub fn moves_away(&self, state: &mut State, at: usize, amount: &Qty, to: Zone, cx: &mut Cx) -> Done {
        if !cx.at_least(amount, &Qty::from(1), "one leaves the battlefield") {
            return Ok(());
        }
        let untapped = cx.lesser(&state.class(at).untapped, amount, "untapped ones go first");
        let tapped = amount - &untapped;
        self.these_move(state, at, [&untapped, &tapped], to, cx)
    }

    /// The same with so many untapped and so many tapped ones.
    pub fn these_move(&self, state: &mut State, at: usize, [untapped, tapped]: [&Qty; 2], to: Zone, cx: &mut Cx) -> Done {
        let to = self.where_it_goes(state, at, to, cx)?;
        let amount = &(untapped + tapped);
        let class = state.class_mut(at);
        class.untapped -= untapped;
        class.tapped -= tapped;
        *class.pile(to) += amount;
        self.may_be_called_back(state, at, to);
        state.tell(Happening::Moved { class: at, to, times: amount.clone() });
        let rest = state.class(at).there();
        if cx.is_zero(&rest, "none of them is left") {
            let class = state.class_mut(at);
            class.counters = Default::default();
            class.damage = Qty::default();
            class.grown = Default::default();
            class.raised = false;
            class.attached = None;
            class.back_to = None;
            class.sick = false;
            class.controller = class.owner;
        }
        Ok(())
    }

    /// Where an object goes that would go to a zone.
    ///
    /// *Says*: where two replacement effects apply, the owner of a card, or the controller of a permanent, chooses one.
    /// *Source*: Comprehensive Rules 614.1, 616.1. *Case*: M18.
    pub fn where_it_goes(&self, state: &State, at: usize, to: Zone, cx: &mut Cx) -> Result<Zone, Halt> {
        if matches!(to, Zone::Hand | Zone::Library) {
            return if self.called_back(state, at)? { Ok(Zone::Command) } else { Ok(to) };
        }
        if to != Zone::Graveyard {
            return Ok(to);
        }
        let exiled = self.exiled_instead(state, cx);
        match (exiled, self.reshuffles(state, at)) {
            (false, false) => Ok(to),
            (true, false) => Ok(Zone::Exile),
            (false, true) => Ok(Zone::Library),
            (true, true) => {
                if let Some(zone) = state.choice(at).and_then(|choice| choice.replacement) {
                    return Ok(zone);
                }
                let by = if self.present(state, at, cx) { state.class(at).controller } else { state.class(at).owner };
                Err(Halt::Choose(Need::Replacement { source: at, by, among: [Zone::Exile, Zone::Library] }))
            }
        }
    }

    /// Whether a card is shuffled into its owner's library instead of going to a graveyard.
    pub fn reshuffles(&self, state: &State, at: usize) -> bool {
        let reshuffles = |head: &Head| matches!(head, Head::Holds { what: Static::Reshuffle, .. });
        self.def(state, at).is_some_and(|def| def.abilities.iter().any(|own| reshuffles(&own.head)))
    }

    /// So many cards that nobody has to tell apart go to a player's graveyard, or are exiled instead.
    pub fn to_the_graveyard(&self, state: &mut State, seat: usize, amount: &Qty, cx: &mut Cx) -> bool {
        let exiled = self.exiled_instead(state, cx);
        let player = state.seat_mut(seat);
        *(if exiled { &mut player.exile } else { &mut player.graveyard }) += amount;
        !exiled
    }

    /// Objects leave the battlefield for a zone.
    pub fn leave(&self, state: &mut State, at: usize, amount: &Qty, to: Zone, cx: &mut Cx) -> Done {
        self.before_leaving(state, at, amount, to, cx)?;
        self.moves_away(state, at, amount, to, cx)
    }

    /// Objects come onto the battlefield; they were taken from where they were.
    ///
    /// *Source*: Comprehensive Rules 302.6, 603.6a. *Case*: M01, M26.
    ///
    /// Where others of its class are there that it is not like, it is told apart: the class that it is in is given back.
    pub fn enter(&self, state: &mut State, at: usize, amount: &Qty, tapped: bool, cx: &mut Cx) -> Result<usize, Halt> {
        let one = Qty::from(1);
        if !cx.at_least(amount, &one, "one enters the battlefield") {
            return Ok(at);
        }
        let at = self.class_to_enter(state, at, cx)?;
        let there = state.class(at).there();
        if self.def(state, at).is_some_and(|def| def.has("enchants-graveyard")) {
            self.picks_a_card(state, at, cx)?;
        }
        let creature = self.is_creature(state, at, cx);
        let enters_tapped = self.def(state, at).is_some_and(|def| def.has("enters-tapped"));
        let enters_with = self.def(state, at).and_then(|def| {
            def.words.iter().find_map(|word| word.strip_prefix("with-plus-").and_then(|number| number.parse::<i64>().ok()))
        });
        // What it had become is forgotten only now: abilities on the stack still look back at it.
        let afresh = cx.is_zero(&there, "none was there before");
        let class = state.class_mut(at);
        if afresh && !class.token {
            class.flags.retain(|flag| &**flag == COMMANDER);
            class.fleeting.clear();
        }
        if self.def(state, at).is_some_and(|def| def.has("world")) {
            state.worlds.retain(|other| *other != at);
            state.worlds.push(at);
        }
        let class = state.class_mut(at);
        if tapped || enters_tapped {
            class.tapped += amount;
        } else {
            class.untapped += amount;
        }
        if creature && afresh {
            class.sick = true;
        }
        if let Some(number) = enters_with {
            let number = self.counters_instead(state, at, 0, Qty::from(number), Put::Effect, cx)?;
            self.put_counters(state, at, 0, &number);
        }
        self.raise(state, Occurs::of_class(Event::Enters, at, amount.clone()), cx)?;
        Ok(at)
    }

    // An Aura for a card in a graveyard picks it as it enters.
    fn picks_a_card(&self, state: &mut State, at: usize, cx: &mut Cx) -> Done {
        let filter = Filter(vec![Quality::Is("creature".into()), Quality::Is("ingraveyard".into())]);
        let among = self.legal_targets(state, &filter, at, state.class(at).controller, cx);
        let wished = state.choice(at).map(|choice| choice.targets.clone()).unwrap_or_default();
        let wish = wished.into_iter().find(|wish| among.contains(wish));
        let picked = match (wish, among.as_slice()) {
            (Some(wish), _) => wish,
            (None, []) => return Ok(()),
            (None, [only]) => *only,
            (None, _) => {
                let need = Need::Target { source: at, by: state.class(at).controller, among };
                state.need = Some(need.clone());
                return Err(Halt::Choose(need));
            }
        };
        if among.len() > 1 {
            state.tell(Happening::Chose { class: at });
        }
        if let Target::Class(card) = picked {
            state.class_mut(at).attached = Some(card);
        }
        Ok(())
    }
}
