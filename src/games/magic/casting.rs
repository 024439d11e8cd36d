//! Casting spells: from hand, from the command zone, and from wherever a card lets it be cast from.

use crate::games::magic::command::COMMANDER;
use crate::games::magic::condition::{Condition, condition};
use crate::games::magic::core::{Action, Core, Done, Halt};
use crate::games::magic::costs::{Cost, cost};
use crate::games::magic::happening::Happening;
use crate::games::magic::notation::{Event, Filter, Head, Quality, Static, zone};
use crate::games::magic::state::{Leaves, Phase, Run, State, Zone};
use crate::games::magic::triggers::Occurs;
use crate::loops::{Cx, Qty};
use std::rc::Rc;

/// What lets a card be cast from a zone other than the hand.
#[derive(Clone)]
pub struct Permission {
    /// From where.
    pub zone: Zone,
    /// Whether it is exiled as it leaves the stack.
    pub gone: bool,
    /// What has to hold.
    condition: Option<Condition>,
    /// What is paid instead of the mana cost, if it is mana, and besides.
    costs: Vec<Cost>,
}

/// Reads the words behind `castfrom` and its filter: a zone, `gone`, `if=zombie.you>=1`, costs.
pub fn permission(words: &[Rc<str>]) -> Option<Permission> {
    let mut words = words.iter();
    let mut read = Permission { zone: zone(words.next()?)?, gone: false, condition: None, costs: Vec::new() };
    for word in words {
        match (&**word, word.strip_prefix("if=")) {
            ("gone", _) => read.gone = true,
            (_, Some(text)) => read.condition = Some(condition(text)?),
            // The card is on the stack as costs are paid: the others in its zone are all that are left there.
            _ => read.costs.push(match cost(word)? {
                Cost::Exile(filter, number) => {
                    let others = filter.0.into_iter().filter(|quality| *quality != Quality::Other);
                    Cost::Exile(Filter(others.collect()), number)
                }
                cost => cost,
            }),
        }
    }
    (!matches!(read.zone, Zone::Battlefield | Zone::Hand)).then_some(read)
}

impl Permission {
    /// What is paid.
    pub fn costs(&self) -> &[Cost] {
        &self.costs
    }

    /// What has to hold for it.
    pub fn condition(&self) -> Option<&Condition> {
        self.condition.as_ref()
    }
}

impl Core {
    /// What lets a player cast a card from elsewhere, if anything does.
    ///
    /// *Says*: a spell is cast only if a rule or an effect lets that player cast it.
    /// *Source*: Comprehensive Rules 601.3. *Case*: AK30, AK34, AK35.
    #[inline(never)] // not on the first screen
    pub fn permitted(&self, state: &State, by: usize, class: usize, cx: &mut Cx) -> Option<Permission> {
        if !self.kit.holds(Static::CastFrom) || state.class(class).owner != by {
            return None;
        }
        for source in 0..state.classes.len() {
            let Some(def) = self.def(state, source) else { continue };
            for ability in &def.abilities {
                let Head::Holds { what: Static::CastFrom, of, words, .. } = &ability.head else { continue };
                let own = of.0.contains(&Quality::Itself);
                let fits = if own {
                    source == class
                } else {
                    state.class(source).controller == by
                        && self.card_matches(state, of, source, by, class)
                        && self.present(state, source, cx)
                };
                let Some(read) = permission(words).filter(|_| fits) else { continue };
                let there = cx.at_least(&state.class(class).in_zone(read.zone), &Qty::from(1), "a card is in the graveyard");
                let holds = |condition: &Condition| self.holds(state, condition, class, by, cx);
                if there && read.condition.as_ref().is_none_or(holds) {
                    return Some(read);
                }
            }
        }
        None
    }

    /// Casts a spell.
    ///
    /// *Says*: a player with priority may cast a card from hand; the card is put on the stack, and its costs are paid.
    /// *Source*: Comprehensive Rules 117.3c, 601.2, 601.3. *Case*: M02, AK30.
    pub fn cast(&self, state: &mut State, action: &Action, cx: &mut Cx) -> Done {
        let Action::Cast { by, class, nth, targets, x } = action else { return Err(Halt::NoAbility) };
        if state.priority != Some(*by) {
            return Err(Halt::NotPriority);
        }
        let one = Qty::from(1);
        if state.class(*class).owner != *by {
            return Err(Halt::NotThere);
        }
        let (mut from, mut permission) = (Zone::Hand, None);
        if !cx.at_least(&state.class(*class).in_zone(Zone::Hand), &one, "a card is in hand") {
            let command = &state.class(*class).in_zone(Zone::Command);
            let there = cx.at_least(command, &one, "a card is in the command zone");
            from = Zone::Command;
            if !there || !state.class(*class).flagged(COMMANDER) {
                let permitted = self.permitted(state, *by, *class, cx).ok_or(Halt::NotThere)?;
                from = permitted.zone;
                permission = Some(permitted);
            }
        }
        let def = self.def(state, *class).ok_or(Halt::NotThere)?;
        let at_any_time = def.has("instant") || def.has("flash");
        if !at_any_time && (state.active != *by || state.phase != Phase::Main || !state.stack.is_empty()) {
            return Err(Halt::SorcerySpeed);
        }
        let permanent = !def.has("instant") && !def.has("sorcery");
        let spells = def.abilities.iter().filter(|ability| ability.head == Head::Spell);
        let ability = match spells.into_iter().nth(*nth) {
            Some(ability) => Rc::clone(ability),
            None if permanent => self.kit.nothing().ok_or(Halt::NoAbility)?,
            None => return Err(Halt::NoAbility),
        };
        if ability.head == Head::Spell {
            self.check_targets(state, &ability, *class, *by, targets, cx)?;
        }
        let mut mana = def.cost;
        let mut more = if mana.x { Qty::from(x) } else { Qty::default() };
        state.tell(Happening::Cast { by: *by, class: *class });
        if from == Zone::Command {
            more += self.commander_tax(state, *class);
            mana.x = true;
            state.class_mut(*class).recast += &one;
        }
        *state.class_mut(*class).pile(from) -= &one;
        let gone = permission.as_ref().is_some_and(|permission| permission.gone);
        if let Some(permission) = &permission {
            state.tell(Happening::CastFromElsewhere { class: *class, gone });
            mana = self.pay_besides(state, *by, *class, permission, mana, cx)?;
        }
        let mana = self.reduced(state, *class, mana, true, cx)?;
        self.pay_mana(state, *by, *class, &mana, &more, cx)?;
        let run = Run {
            ability,
            source: *class,
            controller: *by,
            spell: true,
            leaves: if gone { Leaves::Exiled } else { Leaves::AsUsual },
            targets: targets.clone(),
            about: None,
            amount: Qty::from(x),
            count: one,
        };
        state.passes = 0;
        self.push(state, run, cx)?;
        self.raise(state, Occurs::of_class(Event::Casts, *class, Qty::from(1)).seat(*by), cx)?;
        self.settle_down(state, Some(*by), cx)
    }

    // Pays what is no mana, and gives the mana that is paid.
    #[inline(never)] // not on the first screen
    fn pay_besides(
        &self,
        state: &mut State,
        by: usize,
        class: usize,
        permission: &Permission,
        printed: crate::games::magic::costs::Mana,
        cx: &mut Cx,
    ) -> Result<crate::games::magic::costs::Mana, Halt> {
        let mut mana = printed;
        for cost in &permission.costs {
            match cost {
                Cost::Mana(instead) => mana = *instead,
                other => self.pay(state, by, class, std::slice::from_ref(other), &Qty::default(), None, cx)?,
            }
        }
        Ok(mana)
    }
}
