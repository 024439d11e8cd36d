//! Triggered abilities: what sets them off, and how they get onto the stack.

use crate::games::magic::core::{Core, Done, Halt, MOST_ON_STACK};
use crate::games::magic::notation::{Ability, Aim, Event, Filter, Head, Quality, Static};
use crate::games::magic::happening::Happening;
use crate::games::magic::need::{Choice, Need};
use crate::games::magic::raising::speaks_of_it;
use crate::games::magic::state::{Leaves, Run, State, Target, Zone};
use crate::loops::{Cx, Qty};
use std::rc::Rc;

/// Something that may set off triggers.
#[derive(Clone)]
pub struct Occurs {
    event: Event,
    at: Option<usize>,
    seat: Option<usize>,
    amount: Qty,
    times: Qty,
}

impl Occurs {
    /// Something that happens to objects of a class, so many at once.
    pub fn of_class(event: Event, at: usize, times: Qty) -> Occurs {
        Occurs { event, at: Some(at), seat: None, amount: Qty::from(1), times }
    }

    /// Something that happens to a player, in this amount.
    pub fn of_seat(event: Event, seat: usize, amount: Qty) -> Occurs {
        Occurs { event, at: None, seat: Some(seat), amount, times: Qty::from(1) }
    }

    /// The same in this amount.
    pub fn amount(mut self, amount: Qty) -> Occurs {
        self.amount = amount;
        self
    }

    /// The same, so many times at once.
    pub fn times(mut self, times: Qty) -> Occurs {
        self.times = times;
        self
    }

    /// The same, about an object.
    pub fn at(mut self, at: usize) -> Occurs {
        self.at = Some(at);
        self
    }

    /// The same, about a player.
    pub fn seat(mut self, seat: usize) -> Occurs {
        self.seat = Some(seat);
        self
    }
}

impl Core {
    /// Sets off every trigger that waits for something; each goes off once for each time it happens.
    ///
    /// *Source*: Comprehensive Rules 603.2, 603.2c. *Case*: M01, M20.
    pub fn raise(&self, state: &mut State, occurs: Occurs, cx: &mut Cx) -> Done {
        if !self.kit.waits_for(occurs.event) {
            return Ok(());
        }
        // What another permanent gives triggers as what is printed does.
        let given = self.kit.grants(occurs.event);
        for source in 0..state.classes.len() {
            let waits = |ability: &Rc<Ability>| matches!(&ability.head, Head::When(event, _) if *event == occurs.event);
            let quick = given || self.def(state, source).is_some_and(|def| def.abilities.iter().any(waits));
            if !quick || !self.present(state, source, cx) {
                continue;
            }
            for ability in self.abilities(state, source, cx) {
                let Head::When(event, filter) = &ability.head else { continue };
                if *event == occurs.event && self.is_set_off(state, filter, source, &occurs, cx) {
                    self.wait(state, source, &ability, &occurs, cx)?;
                }
            }
        }
        Ok(())
    }

    fn is_set_off(&self, state: &State, filter: &Filter, source: usize, occurs: &Occurs, cx: &mut Cx) -> bool {
        let controller = state.class(source).controller;
        let of_player = matches!(
            occurs.event,
            Event::Gains
                | Event::Loses
                | Event::Milled
                | Event::Activates
                | Event::Discards
                | Event::EmptyHand
                | Event::Draws
                | Event::Upkeep
                | Event::Combat
                | Event::EndStep
        );
        if of_player {
            return filter.0.iter().all(|quality| match quality {
                Quality::Yours => occurs.seat == Some(controller),
                Quality::Opponents => occurs.seat.is_some_and(|seat| seat != controller),
                _ => true,
            });
        }
        let Some(at) = occurs.at else { return false };
        // A class of several: another one of it is another object.
        let several = |cx: &mut Cx| {
            let there = state.class(at).there();
            cx.at_least(&there, &Qty::from(2), "several alike are there")
        };
        let others = Filter(filter.0.iter().filter(|quality| **quality != Quality::Other).cloned().collect());
        let other = filter.0.contains(&Quality::Other);
        (!other || at != source || several(cx)) && self.matches(state, &others, source, controller, at, cx)
    }

    fn wait(&self, state: &mut State, source: usize, ability: &Rc<Ability>, occurs: &Occurs, cx: &mut Cx) -> Done {
        if state.waiting.len() >= MOST_ON_STACK {
            return Err(Halt::TooMuch);
        }
        let controller = state.class(source).controller;
        if let Some(condition) = &ability.condition
            && !self.holds(state, condition, source, controller, cx)
        {
            state.tell(Happening::NotIf { class: source });
            return Ok(());
        }
        let mut sources = state.class(source).there();
        // Of several alike each sees the others, and not itself.
        if occurs.at == Some(source) && matches!(&ability.head, Head::When(_, filter) if filter.0.contains(&Quality::Other)) {
            sources -= Qty::from(1);
        }
        let itself = occurs.at == Some(source)
            && matches!(&ability.head, Head::When(_, filter) if filter.0.contains(&Quality::Itself));
        let count = if itself { occurs.times.clone() } else { cx.product(&sources, &occurs.times, "triggers") };
        // What looks at what the source is attached to looks back, should the source leave.
        let host = ability.effects.iter().any(|effect| effect.aim == Aim::Host);
        let host = state.class(source).attached.filter(|_| host && ability.target.is_none());
        let it = occurs.at.filter(|_| ability.target.is_none() && speaks_of_it(&ability.effects));
        state.waiting.push(Run {
            ability: Rc::clone(ability),
            source,
            controller,
            spell: false,
            leaves: Leaves::AsUsual,
            targets: host.or(it).map(Target::Class).into_iter().collect(),
            about: occurs.seat,
            amount: occurs.amount.clone(),
            count: count.clone(),
        });
        if occurs.event == Event::Triggers {
            return Ok(());
        }
        self.raise(state, Occurs::of_class(Event::Triggers, source, count), cx)
    }

    /// Puts the waiting triggers on the stack.
    ///
    /// *Says*: the active player's go on first, in an order of that player's choice, then the others' in turn order;
    /// those that wait for another ability to trigger come behind all others, in the same way. One that has no legal
    /// target is taken off.
    /// *Source*: Comprehensive Rules 101.4, 603.3b, 603.3d. *Case*: M43/b, AD50.
    pub fn put_on_the_stack(&self, state: &mut State, cx: &mut Cx) -> Done {
        let order = state.order_from(state.active);
        let place = |run: &Run| order.iter().position(|seat| *seat == run.controller).unwrap_or(order.len());
        let rank = |run: &Run| state.choice(run.source).map_or(0, |choice| choice.rank);
        // What waits for another ability to trigger comes in a second part.
        let second = |run: &Run| matches!(run.ability.head, Head::When(Event::Triggers, _));
        let mut waiting = state.waiting.clone();
        waiting.sort_by_key(|run| (second(run), place(run), rank(run)));
        // Which of one player's goes first is that player's choice; that of others alike makes no difference.
        let unsaid = |pair: &[Run]| match pair {
            [one, next] => {
                let same = (second(one), place(one), rank(one)) == (second(next), place(next), rank(next));
                same && one.ability.text != next.ability.text
            }
            _ => false,
        };
        let unsaid = waiting.windows(2).find(|pair| unsaid(pair)).and_then(|pair| pair.first()).map(|run| run.source);
        state.waiting = waiting;
        state.own_order = state.own_order.or(unsaid);
        if state.waiting.len() > 1 {
            state.tell(Happening::Ordered);
        }
        while let Some(first) = state.waiting.first().cloned() {
            let targets = match self.aimed(state, &first, cx)? {
                Some(targets) => targets,
                None => {
                    state.tell(Happening::NoTarget { class: first.source });
                    state.waiting.remove(0);
                    continue;
                }
            };
            state.waiting.remove(0);
            let (by, class, times) = (first.controller, first.source, first.count.clone());
            let delayed = self.kit.is_delayed(&first.ability);
            state.tell(Happening::Triggered { by, class, times, delayed });
            self.push(state, Run { targets, ..first }, cx)?;
        }
        Ok(())
    }

    // What a trigger is aimed at; `None` if there is nothing legal.
    fn aimed(&self, state: &mut State, run: &Run, cx: &mut Cx) -> Result<Option<Vec<Target>>, Halt> {
        let Some(filter) = run.ability.target.clone() else { return Ok(Some(run.targets.clone())) };
        let among = self.legal_targets(state, &filter, run.source, run.controller, cx);
        let wished = state.choice(run.source).map(|choice| choice.targets.clone()).unwrap_or_default();
        if let Some(first) = wished.iter().find(|wish| among.contains(wish)) {
            if among.len() > 1 {
                state.tell(Happening::Chose { class: run.source });
            }
            return Ok(Some(vec![*first]));
        }
        match among.as_slice() {
            [] => Ok(None),
            [only] => Ok(Some(vec![*only])),
            _ => {
                let need = Need::Target { source: run.source, by: run.controller, among };
                state.need = Some(need.clone());
                Err(Halt::Choose(need))
            }
        }
    }

    /// Everything that a filter lets be targeted: players for `player` and `any`, objects else.
    pub fn legal_targets(
        &self,
        state: &State,
        filter: &Filter,
        source: usize,
        controller: usize,
        cx: &mut Cx,
    ) -> Vec<Target> {
        let word = |word: &str| filter.0.iter().any(|quality| matches!(quality, Quality::Is(is) if &**is == word));
        let (player, any, card) = (word("player"), word("any"), word("ingraveyard"));
        let mut all = Vec::new();
        if !player {
            let of_board = Filter(filter.0.iter().filter(|quality| !is_word(quality, "ingraveyard")).cloned().collect());
            for at in 0..state.classes.len() {
                let one = Qty::from(1);
                let there = if card {
                    cx.at_least(&state.class(at).in_zone(Zone::Graveyard), &one, "a card is in the graveyard")
                } else {
                    self.present(state, at, cx)
                };
                let fits = there && if card {
                    self.card_matches(state, &of_board, source, controller, at)
                } else {
                    self.matches(state, &of_board, source, controller, at, cx)
                };
                if fits && (!any || self.has(state, at, "creature", cx)) {
                    all.push(Target::Class(at));
                }
            }
        }
        if player || any {
            let opponents_only = filter.0.contains(&Quality::Opponents);
            for seat in state.order_from(controller) {
                if !(opponents_only && seat == controller) {
                    all.push(Target::Seat(seat));
                }
            }
        }
        all
    }

    /// So many objects have become tapped, or untapped.
    ///
    /// *Source*: Comprehensive Rules 603.2e. *Case*: AK61, AK62.
    pub fn turned(&self, state: &mut State, event: Event, at: usize, number: &Qty, cx: &mut Cx) -> Done {
        if !self.kit.waits_for(event) || !cx.at_least(number, &Qty::from(1), "one is turned") {
            return Ok(());
        }
        self.raise(state, Occurs::of_class(event, at, number.clone()), cx)
    }

    /// Whether the targets named for a deed are legal.
    pub fn check_targets(
        &self,
        state: &State,
        ability: &Ability,
        source: usize,
        by: usize,
        targets: &[Target],
        cx: &mut Cx,
    ) -> Done {
        let Some(filter) = &ability.target else {
            return if targets.is_empty() { Ok(()) } else { Err(Halt::BadTarget) };
        };
        match targets {
            [only] if self.legal_targets(state, filter, source, by, cx).contains(only) => Ok(()),
            _ => Err(Halt::BadTarget),
        }
    }

    /// Whether anything here can ask in the middle of a deed: legends, commanders, or two replacements of one event.
    pub fn asks_midway(&self, state: &State) -> bool {
        if !state.struck.is_empty() {
            return true;
        }
        let holds = |kind: Static| {
            let mut own = self.kit.defs.iter().flat_map(|def| &def.abilities);
            own.any(|ability| matches!(&ability.head, Head::Holds { what, .. } if *what == kind))
        };
        self.kit.defs.iter().any(|def| def.has("legendary")) || holds(Static::ExileInstead) && holds(Static::Reshuffle)
    }

    /// A choice for all times it comes; one that was waited for lets the game go on.
    pub fn choose(&self, state: &mut State, choice: &Choice, cx: &mut Cx) -> Done {
        let source = choice.source;
        match state.choices.iter_mut().find(|made| made.source == source) {
            Some(made) => *made = choice.clone(),
            None => state.choices.push(choice.clone()),
        }
        state.choices.sort_by_key(|made| made.source);
        let Some(need) = state.need.take() else { return Ok(()) };
        let about = need.of().0;
        let alike = need.is_midway() && state.class(about).def == state.class(source).def;
        if about != source && !alike {
            state.need = Some(need.clone());
            return Err(Halt::Choose(need));
        }
        if let Some(action) = state.redo.take() {
            return self.do_it(state, &action, cx);
        }
        let first = self.active_or_next(state);
        self.settle_down(state, Some(first), cx)
    }
}

fn is_word(quality: &Quality, word: &str) -> bool {
    matches!(quality, Quality::Is(is) if &**is == word)
}
