//! What abilities and spells do when they resolve.

use crate::games::magic::core::{Core, Done, Halt, Outside, is_a_permanent};
use crate::games::magic::notation::{Aim, Amount, Effect, Event, Filter, Quality, Verb, counter};
use crate::games::magic::happening::Happening;
use crate::games::magic::need::Need;
use crate::games::magic::replacing::Put;
use crate::games::magic::state::{POOLS, Leaves, Run, State, Target, Zone};
use crate::games::magic::triggers::Occurs;
use crate::loops::{Cx, Qty};
use std::rc::Rc;

/// The word of an effect that depends on chance.
pub const CHANCE: &str = "random";

impl Core {
    /// Resolves one object from the stack.
    ///
    /// *Says*: targets are looked at again; if none is legal it does nothing. What may be done is chosen now. A spell
    /// that is no permanent goes to the graveyard; a permanent comes onto the battlefield.
    /// *Source*: Comprehensive Rules 113.7a, 603.5, 608.2. *Case*: M02, M13, M45.
    pub fn resolve(&self, state: &mut State, run: &Run, cx: &mut Cx) -> Done {
        if is_a_permanent(run) {
            state.tell(Happening::Resolves { class: run.source });
            return self.enter(state, run.source, &Qty::from(1), false, cx).map(|_| ());
        }
        if let Some(filter) = &run.ability.target {
            let legal = self.legal_targets(state, filter, run.source, run.controller, cx);
            if !run.targets.iter().any(|target| legal.contains(target)) {
                state.tell(Happening::Fizzles { class: run.source });
                return self.spell_is_done(state, run, cx);
            }
        }
        state.tell(Happening::Resolves { class: run.source });
        state.class_mut(run.source).resolved += Qty::from(1);
        if let Some(condition) = &run.ability.condition
            && !self.holds(state, condition, run.source, run.controller, cx)
        {
            state.tell(Happening::NoLongerIf { class: run.source });
            return Ok(());
        }
        if let Some(mana) = run.ability.unless {
            let pays = state.choice(run.source).and_then(|choice| choice.may) == Some(true);
            let mut paid = state.clone();
            if pays && self.pay_mana(&mut paid, run.controller, run.source, &mana, &Qty::default(), cx).is_ok() {
                *state = paid;
                state.tell(Happening::PaysInstead { class: run.source });
                return self.spell_is_done(state, run, cx);
            }
            state.tell(Happening::DoesNotPay { class: run.source });
        }
        if run.ability.may {
            match state.choice(run.source).and_then(|choice| choice.may) {
                Some(true) => {}
                Some(false) => {
                    state.tell(Happening::Declined { class: run.source });
                    return self.spell_is_done(state, run, cx);
                }
                None => {
                    let need = Need::May { source: run.source, by: run.controller };
                    return Err(Halt::Choose(need));
                }
            }
            if let Some(mana) = run.ability.pay {
                self.pay_mana(state, run.controller, run.source, &mana, &Qty::default(), cx)?;
            }
        }
        self.carry_out(state, run, cx)?;
        self.spell_is_done(state, run, cx)
    }

    fn spell_is_done(&self, state: &mut State, run: &Run, cx: &mut Cx) -> Done {
        if !run.spell {
            return Ok(());
        }
        let one = Qty::from(1);
        let lasts = self.def(state, run.source).is_some_and(|def| !def.has("instant") && !def.has("sorcery"));
        if lasts {
            // An Aura's spell ability has attached it and put it onto the battlefield itself.
            return Ok(());
        }
        let to = match run.leaves {
            Leaves::Ceases => return Ok(()),
            Leaves::Exiled => Zone::Exile,
            Leaves::AsUsual => self.where_it_goes(state, run.source, Zone::Graveyard, cx)?,
        };
        *state.class_mut(run.source).pile(to) += &one;
        self.may_be_called_back(state, run.source, to);
        Ok(())
    }

    /// Carries out every effect of an ability, in order.
    pub fn carry_out(&self, state: &mut State, run: &Run, cx: &mut Cx) -> Done {
        let ability = Rc::clone(&run.ability);
        let mut run = run.clone();
        for effect in &ability.effects {
            self.carry_out_one(state, &mut run, effect, cx)?;
        }
        Ok(())
    }

    fn amount(&self, state: &State, run: &Run, amount: &Amount, cx: &mut Cx) -> Result<Qty, Halt> {
        Ok(match amount {
            Amount::Fixed(number) => Qty::from(*number),
            Amount::That | Amount::X => run.amount.clone(),
            Amount::Hand => self.cards_in_hand(state, run.controller),
            Amount::HalfLife => Qty::default(),
            Amount::Power => self.power_of(state, run.source, cx)?,
            Amount::CountOf(filter) => {
                let mut sum = Qty::default();
                for at in self.all_matching(state, filter, run.source, run.controller, cx) {
                    sum += state.class(at).there();
                }
                sum
            }
        })
    }

    fn seats(&self, state: &State, run: &Run, aim: &Aim) -> Vec<usize> {
        match aim {
            Aim::You => vec![run.controller],
            Aim::Opponents => state.opponents(run.controller),
            Aim::Each => state.order_from(state.active),
            Aim::That => run.about.into_iter().collect(),
            Aim::Picked => state.class(run.source).picked.into_iter().collect(),
            Aim::Target => run
                .targets
                .iter()
                .filter_map(|target| match target {
                    Target::Seat(seat) => Some(*seat),
                    Target::Class(_) => None,
                })
                .collect(),
            _ => Vec::new(),
        }
    }

    fn objects_aimed_at(&self, state: &State, run: &Run, aim: &Aim, cx: &mut Cx) -> Vec<usize> {
        match aim {
            Aim::Itself => vec![run.source],
            // A trigger that looks back knows what it was attached to.
            Aim::Host => match run.targets.as_slice() {
                [Target::Class(host)] if run.ability.target.is_none() => vec![*host],
                _ => state.class(run.source).attached.into_iter().collect(),
            },
            Aim::All(filter) => self.all_matching(state, filter, run.source, run.controller, cx),
            Aim::Target | Aim::It => run
                .targets
                .iter()
                .filter_map(|target| match target {
                    Target::Class(at) => Some(*at),
                    Target::Seat(_) => None,
                })
                .collect(),
            _ => Vec::new(),
        }
    }

    // What happens to one of several alike tells it apart from the others; the target is that one from then on.
    fn told_apart(&self, state: &mut State, run: &mut Run, aim: &Aim, objects: &mut [usize], cx: &mut Cx) -> Done {
        if matches!(aim, Aim::All(_)) {
            return Ok(());
        }
        for at in objects {
            let one = self.one_of(state, *at, cx)?;
            for target in &mut run.targets {
                if *target == Target::Class(*at) {
                    *target = Target::Class(one);
                }
            }
            *at = one;
        }
        Ok(())
    }

    fn carry_out_one(&self, state: &mut State, run: &mut Run, effect: &Effect, cx: &mut Cx) -> Done {
        let mut amount = self.amount(state, run, &effect.amount, cx)?;
        let seats = self.seats(state, run, &effect.aim);
        let mut objects = self.objects_aimed_at(state, run, &effect.aim, cx);
        if matches!(effect.verb, Verb::Damage | Verb::Counter | Verb::Control | Verb::Flag | Verb::Unflag | Verb::Grow) {
            self.told_apart(state, run, &effect.aim, &mut objects, cx)?;
        }
        let is = |wanted: &str| effect.words.iter().any(|word| &**word == wanted);
        if is(CHANCE) {
            return Err(Halt::Chance);
        }
        let turn = is("turn");
        let word = effect.words.first().cloned();
        let one = Qty::from(1);
        match effect.verb {
            Verb::Token => {
                let def = word.as_deref().and_then(|id| self.kit.place(id)).ok_or(Halt::TooMuch)?;
                for by in seats {
                    let made = self.tokens_instead(state, by, amount.clone(), cx)?;
                    self.make_tokens(state, def, by, &made, &[], cx)?;
                }
            }
            Verb::Copy => {
                amount = self.tokens_instead(state, run.controller, amount, cx)?;
                for at in objects {
                    let flags: Vec<Rc<str>> = effect.words.iter().filter(|word| &***word == "haste").cloned().collect();
                    let def = state.class(at).def;
                    let made = self.make_tokens(state, def, run.controller, &amount, &flags, cx)?;
                    let zone = match effect.words.last().map(|word| &**word) {
                        Some("sacrifice") => Zone::Graveyard,
                        Some("exile") => Zone::Exile,
                        _ => continue,
                    };
                    self.at_the_end(state, made, zone, &amount);
                }
            }
            Verb::Untap | Verb::Tap => {
                let all = matches!(effect.aim, Aim::All(_));
                for at in objects {
                    if !self.present(state, at, cx) {
                        continue;
                    }
                    self.turns(state, at, effect.verb == Verb::Tap, all, cx)?;
                }
                if all && effect.verb == Verb::Untap {
                    state.tell(Happening::AllUntapped);
                }
            }
            Verb::Mana => {
                amount = self.mana_instead(state, run, amount, cx)?;
                self.make_mana(state, run, effect, &amount, cx);
            }
            Verb::Gain => {
                for seat in seats {
                    self.gain_life(state, seat, &amount, cx)?;
                }
            }
            Verb::Lose => {
                for seat in seats {
                    self.lose_life(state, seat, &amount, cx)?;
                }
            }
            Verb::Damage => {
                let halves = effect.amount == Amount::HalfLife;
                for seat in seats {
                    let life = state.seat(seat).life.clone();
                    let dealt = if halves { cx.half_down(&life, "half of a life total") } else { amount.clone() };
                    self.damage_to_seat(state, run.source, run.controller, seat, &dealt, cx)?;
                }
                let mut dealt = Qty::default();
                for at in objects {
                    let number = if matches!(effect.aim, Aim::All(_)) { state.class(at).there() } else { one.clone() };
                    dealt += {
                        let each = self.hurt_object(state, run.source, at, &amount, &number, cx)?;
                        cx.product(&each, &number, "damage to several alike")
                    };
                }
                self.has_dealt(state, run.source, run.controller, &dealt, &one, cx)?;
            }
            Verb::EachDamages => {
                for at in objects {
                    let class = state.class(at);
                    let (controller, times) = (class.controller, class.there());
                    let dealt = cx.product(&times, &amount, "each deals damage");
                    self.damage_to_seat(state, at, controller, controller, &dealt, cx)?;
                }
            }
            Verb::Mill => {
                for seat in seats {
                    self.mill(state, seat, &amount, cx)?;
                }
            }
            Verb::Draw => {
                for seat in seats {
                    self.draw(state, seat, &amount, cx)?;
                }
            }
            Verb::Discard => {
                for seat in seats {
                    self.discard(state, seat, &amount, cx)?;
                }
            }
            Verb::Counter => {
                let kind = word.as_deref().and_then(counter).ok_or(Halt::TooMuch)?;
                for at in objects {
                    if !self.present(state, at, cx) {
                        continue;
                    }
                    let number = self.counters_instead(state, at, kind, amount.clone(), Put::Effect, cx)?;
                    self.put_counters(state, at, kind, &number);
                    let several = state.class(at).there();
                    self.counters_were_put(state, at, &number, &several, cx)?;
                }
            }
            Verb::Control => {
                for at in objects {
                    let class = state.class_mut(at);
                    if turn && class.back_to.is_none() {
                        class.back_to = Some(class.controller);
                    }
                    if class.controller != run.controller {
                        class.sick = true;
                    }
                    class.controller = run.controller;
                    state.tell(Happening::Control { class: at, by: run.controller });
                }
            }
            Verb::Flag | Verb::Unflag => {
                let flag = word.ok_or(Halt::TooMuch)?;
                let on = effect.verb == Verb::Flag;
                for at in objects {
                    let class = state.class_mut(at);
                    let lasts = class.flagged(&flag) && !class.fleeting.contains(&flag);
                    class.flags.retain(|set| *set != flag);
                    class.fleeting.retain(|set| *set != flag);
                    if on {
                        class.flags.push(Rc::clone(&flag));
                        class.flags.sort();
                        if turn && !lasts {
                            class.fleeting.push(Rc::clone(&flag));
                            class.fleeting.sort();
                        }
                    }
                    state.tell(Happening::Flag { class: at, flag: Rc::clone(&flag), on });
                }
            }
            Verb::Exile | Verb::Destroy | Verb::Sacrifice | Verb::Bounce => {
                self.remove(state, run, effect, &objects, cx)?;
            }
            Verb::Return => {
                for at in objects {
                    self.return_from_the_graveyard(state, run, at, &effect.words, cx)?;
                }
            }
            Verb::Release => self.release(state, run.source, cx)?,
            Verb::Enchant => {
                for at in objects {
                    self.enchant(state, run, at, cx)?;
                }
            }
            Verb::Again => {
                let Some(top) = state.stack.last().cloned() else { return Ok(()) };
                if !top.spell {
                    self.push(state, Run { controller: run.controller, count: one, ..top }, cx)?;
                }
            }
            Verb::CastCopy => self.cast_what_is_held(state, run, cx)?,
            Verb::Combat => state.combats += &amount,
            Verb::Skip => {
                for seat in seats {
                    if let Some(skips) = state.skips.get_mut(seat) {
                        *skips += &amount;
                    }
                }
            }
            Verb::Grind => {
                let older = word.as_deref() == Some("older");
                for seat in seats {
                    self.grind(state, run, seat, older, cx)?;
                }
            }
            Verb::Regrow => {
                for at in objects {
                    self.regrow(state, at, cx)?;
                }
            }
            Verb::Energy => {
                for seat in seats {
                    state.seat_mut(seat).energy += &amount;
                    state.tell(Happening::Energy { seat, amount: amount.clone() });
                }
            }
            Verb::Grow => self.grow(state, effect, &objects, &amount, cx)?,
            Verb::Tether => self.tether(state, &objects, &effect.amount, cx)?,
        }
        Ok(())
    }

    fn make_tokens(
        &self,
        state: &mut State,
        def: usize,
        by: usize,
        amount: &Qty,
        flags: &[Rc<str>],
        cx: &mut Cx,
    ) -> Result<usize, Halt> {
        let id = self.kit.def(def).map(|def| Rc::clone(&def.id)).ok_or(Halt::TooMuch)?;
        let name = if flags.is_empty() { id.to_string() } else { format!("{id}-copy") };
        let at = self.class_of_tokens(state, def, by, flags, &name).ok_or(Halt::TooMuch)?;
        state.tell(Happening::Created { by, class: at, times: amount.clone() });
        self.enter(state, at, amount, false, cx)
    }

    fn at_the_end(&self, state: &mut State, class: usize, zone: Zone, amount: &Qty) {
        match state.at_end.iter_mut().find(|(at, to, _)| (*at, *to) == (class, zone)) {
            Some((_, _, waiting)) => *waiting += amount,
            None => state.at_end.push((class, zone, amount.clone())),
        }
    }

    fn turns(&self, state: &mut State, at: usize, tap: bool, all: bool, cx: &mut Cx) -> Done {
        let class = state.class(at);
        let (from, one) = (if tap { class.untapped.clone() } else { class.tapped.clone() }, Qty::from(1));
        let moved = if all { from } else { cx.lesser(&from, &one, "one is turned") };
        let class = state.class_mut(at);
        if tap {
            class.untapped -= &moved;
            class.tapped += &moved;
        } else {
            class.tapped -= &moved;
            class.untapped += &moved;
        }
        if !all {
            state.tell(if tap { Happening::Tapped { class: at } } else { Happening::Untapped { class: at } });
        }
        let event = if tap { Event::Tapped } else { Event::Untapped };
        self.turned(state, event, at, &moved, cx)
    }

    fn make_mana(&self, state: &mut State, run: &Run, effect: &Effect, amount: &Qty, cx: &mut Cx) {
        let by = if effect.aim == Aim::That { run.about.unwrap_or(run.controller) } else { run.controller };
        let mut pools = Vec::new();
        for word in &effect.words {
            match &**word {
                "any" => pools.extend(run.about),
                "colours" => {
                    for (pool, name) in ["white", "blue", "black", "red", "green"].into_iter().enumerate() {
                        let mine =
                            Filter(vec![Quality::Yours, Quality::Is(Rc::from(name))]);
                        if !self.all_matching(state, &mine, run.source, by, cx).is_empty() {
                            pools.push(pool);
                        }
                    }
                }
                letters => pools.extend(letters.chars().filter_map(|letter| {
                    POOLS.iter().position(|pool| pool.starts_with(letter))
                })),
            }
        }
        for pool in pools {
            if let Some(there) = state.seat_mut(by).mana.get_mut(pool) {
                *there += amount;
            }
            state.tell(Happening::Mana { by, pool, amount: amount.clone() });
        }
    }

    fn remove(&self, state: &mut State, run: &Run, effect: &Effect, objects: &[usize], cx: &mut Cx) -> Done {
        let (one, all) = (Qty::from(1), matches!(effect.aim, Aim::All(_)));
        let to = match effect.verb {
            Verb::Exile => Zone::Exile,
            Verb::Bounce => Zone::Hand,
            _ => Zone::Graveyard,
        };
        let holds = effect.words.iter().any(|word| &**word == "hold");
        let mut leaving = Vec::new();
        for at in objects.iter().copied() {
            let indestructible = effect.verb == Verb::Destroy && self.has(state, at, "indestructible", cx);
            // Nobody sacrifices what somebody else controls.
            let others = effect.words.iter().any(|word| &**word == "own") && state.class(at).controller != run.controller;
            if indestructible || others || !self.present(state, at, cx) {
                continue;
            }
            let amount = if all { state.class(at).there() } else { one.clone() };
            if effect.verb == Verb::Sacrifice {
                self.raise(state, Occurs::of_class(Event::Sacrificed, at, amount.clone()), cx)?;
            }
            self.before_leaving(state, at, &amount, to, cx)?;
            leaving.push((at, amount));
        }
        for (at, amount) in leaving {
            self.moves_away(state, at, &amount, to, cx)?;
            if holds {
                let held = &mut state.class_mut(at).held;
                match held.iter_mut().find(|(holder, _)| *holder == run.source) {
                    Some((_, there)) => *there += &amount,
                    None => held.push((run.source, amount)),
                }
            }
        }
        Ok(())
    }

    /// What happens from outside, by its word in files.
    pub fn outside(word: &str) -> Option<Outside> {
        Some(match word {
            "gain" => Outside::Gain,
            "lose" => Outside::Lose,
            "draw" => Outside::Draw,
            "poison" => Outside::Poison,
            _ => return None,
        })
    }
}
