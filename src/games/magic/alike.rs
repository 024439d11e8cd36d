//! Objects that are alike are one class; what tells one of them apart makes a class of its own, and what is alike again
//! becomes one class once a turn begins.

use crate::games::magic::command::COMMANDER;
use crate::games::magic::core::{Core, Halt};
use crate::games::magic::state::{Class, State};
use crate::loops::{Cx, Qty};

impl Core {
    /// One of a class by itself: the class, if there is only one; else a class of its own, an empty one of before if
    /// there is one. An untapped one is taken first.
    pub fn one_of(&self, state: &mut State, at: usize, cx: &mut Cx) -> Result<usize, Halt> {
        let one = Qty::from(1);
        if !cx.at_least(&state.class(at).there(), &Qty::from(2), "others alike are there") {
            return Ok(at);
        }
        let kind = |class: &Class| (class.def, class.owner, class.token, class.picked);
        let mut alone = None;
        for other in (0..state.classes.len()).filter(|other| *other != at) {
            let class = state.class(other);
            let [graveyard, exile, hand, library, _] = &class.elsewhere;
            let all = &(&(graveyard + exile) + &(hand + library)) + &class.there();
            let free = class.id.is_some() && kind(class) == kind(state.class(at)) && class.held.is_empty();
            if free && cx.is_zero(&all, "none of them is anywhere") {
                alone = Some(other);
                break;
            }
        }
        let alone = match alone {
            Some(alone) => alone,
            None => {
                let name = state.class(at).id.as_ref().map(ToString::to_string).unwrap_or_default();
                let id = free_id(state, &name).ok_or(Halt::TooMuch)?;
                state.classes.push(Class { id: Some(id), ..Class::default() });
                state.classes.len() - 1
            }
        };
        let untapped = cx.at_least(&state.class(at).untapped, &one, "an untapped one is there");
        let class = state.class_mut(at);
        *(if untapped { &mut class.untapped } else { &mut class.tapped }) -= &one;
        let like = class.clone();
        let class = state.class_mut(alone);
        *class = Class {
            id: class.id.clone(),
            elsewhere: Default::default(),
            held: Vec::new(),
            untapped: Qty::from(i64::from(untapped)),
            tapped: Qty::from(i64::from(!untapped)),
            activated: class.activated.clone(),
            resolved: class.resolved.clone(),
            ..like
        };
        Ok(alone)
    }

    /// A new class of the same card and owner, none of it anywhere.
    ///
    /// # Errors
    /// There is no id left for it.
    pub fn new_class(&self, state: &mut State, at: usize) -> Result<usize, Halt> {
        let class = state.class(at);
        let (def, owner, token, picked) = (class.def, class.owner, class.token, class.picked);
        let name = class.id.as_ref().map(ToString::to_string).unwrap_or_default();
        let id = free_id(state, &name).ok_or(Halt::TooMuch)?;
        state.classes.push(Class { id: Some(id), def, owner, controller: owner, token, picked, ..Class::default() });
        Ok(state.classes.len() - 1)
    }

    // Whether nothing is on any of a class that a new one would not have.
    fn is_plain(&self, class: &Class, cx: &mut Cx) -> bool {
        let [plus, minus, charge, loyalty] = &class.counters;
        let [power, toughness] = &class.grown;
        let marked = &(&(plus + minus) + &(charge + loyalty)) + &class.damage;
        let grown = !cx.is_zero(power, "nothing lies on them") || !cx.is_zero(toughness, "nothing lies on them");
        if grown {
            return false;
        }
        let own = class.controller == class.owner && class.back_to.is_none();
        own && class.attached.is_none() && !class.used && class.fleeting.is_empty() && cx.is_zero(&marked, "nothing lies on them")
    }

    /// The class for what enters: its own, unless others are there that it is not like, such as creatures that have been
    /// there since an earlier turn.
    ///
    /// *Source*: Comprehensive Rules 302.6, 400.7. *Case*: AD04.
    pub fn class_to_enter(&self, state: &mut State, at: usize, cx: &mut Cx) -> Result<usize, Halt> {
        let one = Qty::from(1);
        let creature = self.is_creature(state, at, cx);
        let takes = |class: &Class, cx: &mut Cx| {
            !cx.at_least(&class.there(), &one, "others alike are there") || (class.sick || !creature) && self.is_plain(class, cx)
        };
        if takes(state.class(at), cx) {
            return Ok(at);
        }
        let class = state.class(at);
        let flags: Vec<_> = class.flags.iter().filter(|flag| class.token || &***flag == COMMANDER).cloned().collect();
        let new = Class {
            def: class.def,
            owner: class.owner,
            controller: class.owner,
            token: class.token,
            picked: class.picked,
            flags,
            ..Class::default()
        };
        let like = |other: &Class| {
            (other.def, other.owner, other.token, other.picked) == (new.def, new.owner, new.token, new.picked)
                && other.flags == new.flags
                && other.id.is_some()
                && other.held.is_empty()
        };
        for other in (0..state.classes.len()).filter(|other| *other != at) {
            if like(state.class(other)) && state.class(other).controller == new.controller && takes(state.class(other), cx) {
                return Ok(other);
            }
        }
        // A token has its card's id.
        let card = self.kit.def(new.def).filter(|_| new.token && new.flags.is_empty()).map(|def| def.id.to_string());
        let name = card.or(state.class(at).id.as_ref().map(ToString::to_string)).unwrap_or_default();
        let id = free_id(state, &name).ok_or(Halt::TooMuch)?;
        state.classes.push(Class { id: Some(id), ..new });
        Ok(state.classes.len() - 1)
    }

    /// Tokens that were told apart by the turn in which they came are alike again; nothing is on the stack.
    pub fn put_together(&self, state: &mut State, cx: &mut Cx) {
        let hosts: Vec<usize> = state.classes.iter().filter_map(|class| class.attached).collect();
        let chosen = |at: usize| state.choices.iter().any(|choice| choice.source == at);
        let free: Vec<usize> = (0..state.classes.len())
            .filter(|at| state.class(*at).token && state.class(*at).id.is_some() && !hosts.contains(at) && !chosen(*at))
            .collect();
        for (nth, at) in free.iter().copied().enumerate() {
            for other in free.iter().copied().take(nth) {
                let (one, two) = (state.class(other), state.class(at));
                let kind = |class: &Class| (class.def, class.owner, class.picked, class.sick);
                if kind(one) != kind(two) || one.flags != two.flags || !self.is_plain(one, cx) || !self.is_plain(two, cx) {
                    continue;
                }
                let class = state.class_mut(at);
                let (untapped, tapped) = (std::mem::take(&mut class.untapped), std::mem::take(&mut class.tapped));
                let class = state.class_mut(other);
                class.untapped += untapped;
                class.tapped += tapped;
                break;
            }
        }
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
        let id = free_id(state, id)?;
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

// An id that no class has yet.
fn free_id(state: &State, id: &str) -> Option<crate::ruling::TokenId> {
    let taken = |id: &str| state.classes.iter().any(|class| class.id.as_ref().is_some_and(|known| known.as_str() == id));
    let name = (1..1000).map(|nth| if nth == 1 { id.to_owned() } else { format!("{id}-{nth}") }).find(|name| !taken(name))?;
    crate::ruling::TokenId::new(&name).ok()
}
