//! Objects move between zones.

use crate::games::magic::core::{Core, Done, Halt};
use crate::games::magic::notation::{Event, Filter, Head, Quality, Static};
use crate::games::magic::happening::Happening;
use crate::games::magic::state::{Class, Need, State, Target, Zone};
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
        if to == Zone::Graveyard && !self.exiled_instead(state, cx) && self.is_creature(state, at, cx) {
            self.raise(state, Occurs::of_class(Event::Dies, at, amount.clone()), cx)?;
        }
        Ok(())
    }

    fn exiled_instead(&self, state: &State, cx: &mut Cx) -> bool {
        !self.holding(state, Static::ExileInstead, cx).is_empty()
    }

    /// Moves objects off the battlefield; what looks back has been set off already.
    pub fn moves_away(&self, state: &mut State, at: usize, amount: &Qty, to: Zone, cx: &mut Cx) -> Done {
        if !cx.at_least(amount, &Qty::from(1), "one leaves the battlefield") {
            return Ok(());
        }
        let to = self.where_it_goes(state, at, to, cx);
        let untapped = cx.lesser(&state.class(at).untapped, amount, "untapped ones go first");
        let class = state.class_mut(at);
        class.untapped -= &untapped;
        class.tapped -= amount - &untapped;
        *class.pile(to) += amount;
        state.tell(Happening::Moved { class: at, to, times: amount.clone() });
        let rest = state.class(at).there();
        if cx.is_zero(&rest, "none of them is left") {
            let class = state.class_mut(at);
            class.counters = Default::default();
            class.damage = Qty::default();
            class.attached = None;
            class.sick = false;
            class.controller = class.owner;
        }
        Ok(())
    }

    fn where_it_goes(&self, state: &State, at: usize, to: Zone, cx: &mut Cx) -> Zone {
        if to != Zone::Graveyard {
            return to;
        }
        if self.exiled_instead(state, cx) {
            return Zone::Exile;
        }
        let reshuffles = |head: &Head| matches!(head, Head::Holds { what: Static::Reshuffle, .. });
        let itself = self.def(state, at).is_some_and(|def| def.abilities.iter().any(|own| reshuffles(&own.head)));
        if itself { Zone::Library } else { to }
    }

    /// Objects leave the battlefield for a zone.
    pub fn leave(&self, state: &mut State, at: usize, amount: &Qty, to: Zone, cx: &mut Cx) -> Done {
        self.before_leaving(state, at, amount, to, cx)?;
        self.moves_away(state, at, amount, to, cx)
    }

    /// Objects come onto the battlefield; they were taken from where they were.
    ///
    /// *Source*: Comprehensive Rules 302.6, 603.6a. *Case*: M01, M26.
    pub fn enter(&self, state: &mut State, at: usize, amount: &Qty, tapped: bool, cx: &mut Cx) -> Done {
        let one = Qty::from(1);
        if !cx.at_least(amount, &one, "one enters the battlefield") {
            return Ok(());
        }
        let there = state.class(at).there();
        let class = state.class(at);
        let [plus, minus, charge, loyalty] = &class.counters;
        let marked = &(&(plus + minus) + &(charge + loyalty)) + &class.damage;
        if cx.at_least(&there, &one, "others alike are there") && !cx.is_zero(&marked, "nothing lies on them") {
            return Err(Halt::TooMuch);
        }
        if self.def(state, at).is_some_and(|def| def.has("enchants-graveyard")) {
            self.picks_a_card(state, at, cx)?;
        }
        let creature = self.is_creature(state, at, cx);
        let enters_with = self.def(state, at).and_then(|def| {
            def.words.iter().find_map(|word| word.strip_prefix("with-plus-").and_then(|number| number.parse::<i64>().ok()))
        });
        // What it had become is forgotten only now: abilities on the stack still look back at it.
        let afresh = cx.is_zero(&there, "none was there before");
        let class = state.class_mut(at);
        if afresh && !class.token {
            class.flags.clear();
        }
        if tapped {
            class.tapped += amount;
        } else {
            class.untapped += amount;
        }
        if creature && afresh {
            class.sick = true;
        }
        if let Some(number) = enters_with {
            self.put_counters(state, at, 0, &Qty::from(number));
        }
        self.raise(state, Occurs::of_class(Event::Enters, at, amount.clone()), cx)
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

    /// Where the class of a copy is, made first if there is none yet.
    pub fn class_of_tokens(
        &self,
        state: &mut State,
        def: usize,
        by: usize,
        flags: &[std::rc::Rc<str>],
        id: &str,
    ) -> Option<usize> {
        let alike = |class: &Class| class.token && class.def == def && class.owner == by && class.flags == flags;
        if let Some(at) = state.classes.iter().position(alike) {
            return Some(at);
        }
        let taken = |id: &str, state: &State| {
            state.classes.iter().any(|class| class.id.as_ref().is_some_and(|known| known.as_str() == id))
        };
        let mut name = id.to_owned();
        for nth in 2..1000 {
            if !taken(&name, state) {
                break;
            }
            name = format!("{id}-{nth}");
        }
        let id = crate::ruling::TokenId::new(&name).ok()?;
        state.classes.push(Class {
            id: Some(id),
            def,
            owner: by,
            controller: by,
            token: true,
            flags: flags.to_vec(),
            ..Class::default()
        });
        Some(state.classes.len() - 1)
    }
}
