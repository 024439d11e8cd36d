//! State-based actions, and the check that goes before every priority.

use crate::games::magic::core::{Core, Done, Halt};
use crate::games::magic::notation::{Ability, Head, Static, Verb};
use crate::games::magic::happening::{Happening, Sba};
use crate::games::magic::need::Need;
use crate::games::magic::over::{Losing, Over};
use crate::games::magic::state::{LOYALTY, MINUS, PLUS, State, Zone};
use crate::loops::{Cx, Qty};
use std::rc::Rc;

/// How many checks follow one another at most.
const MOST_CHECKS: usize = 200;

/// What one check found.
struct Found {
    losers: Vec<(usize, Vec<Losing>)>,
    objects: Vec<(usize, Sba)>,
    // Which go by the legend rule: of a class, so many untapped and so many tapped ones.
    legends: Vec<(usize, [Qty; 2])>,
}

impl Core {
    /// Checks until nothing happens and no trigger waits, and gives a player priority.
    ///
    /// *Says*: whenever a player would receive priority, all state-based actions that apply happen at once, again and
    /// again; then the waiting triggers go on the stack, and it all begins anew until nothing is left to do.
    /// *Source*: Comprehensive Rules 117.5, 704.3. *Case*: M13, M40, the seed's question.
    pub fn settle_down(&self, state: &mut State, then: Option<usize>, cx: &mut Cx) -> Done {
        state.priority = None;
        let mut quiet = false;
        for _ in 0..MOST_CHECKS {
            if cx.stuck().is_some() {
                return Ok(());
            }
            let checked = self.check(state, cx);
            if let Err(Halt::Choose(need)) = &checked {
                state.need = Some(need.clone());
            }
            if checked? {
                if let Some(over) = &state.over {
                    return Err(Halt::Over(over.clone()));
                }
                continue;
            }
            if state.waiting.is_empty() {
                quiet = true;
                break;
            }
            self.put_on_the_stack(state, cx)?;
        }
        if !quiet {
            return Err(Halt::TooMuch);
        }
        if let Some(first) = then {
            let seat = state.order_from(first).first().copied().unwrap_or(first);
            state.priority = Some(seat);
            state.tell(Happening::Priority { seat });
        }
        Ok(())
    }

    /// One check: everything that applies is found first, then it all happens at once. Whether anything did.
    ///
    /// *Source*: Comprehensive Rules 704.3, 704.7, 704.8. *Case*: M40, M41, M43/a.
    pub fn check(&self, state: &mut State, cx: &mut Cx) -> Result<bool, Halt> {
        let mut found =
            Found { losers: self.losers(state, cx), objects: self.objects(state, cx), legends: self.legends(state, cx)? };
        found.objects.extend(self.commanders_called_back(state)?.into_iter().map(|at| (at, Sba::Command)));
        let off = |(at, why): &(usize, Sba)| why.goes_to_the_graveyard().then_some(*at);
        let off = found.objects.iter().filter_map(off).chain(found.legends.iter().map(|(at, _)| *at));
        for at in off.collect::<Vec<_>>() {
            // What has to be chosen is chosen before anything moves.
            self.where_it_goes(state, at, Zone::Graveyard, cx)?;
        }
        for seat in &mut state.seats {
            seat.drew_from_empty = false;
        }
        for class in &mut state.classes {
            class.deathtouched = false;
            class.arrived = false;
        }
        if found.losers.is_empty() && found.objects.is_empty() && found.legends.is_empty() {
            return Ok(false);
        }
        // Deaths are seen as things stood before any of this.
        let mut leaving: Vec<(usize, [Qty; 2])> = Vec::new();
        for (at, why) in &found.objects {
            if state.class(*at).id.is_some() {
                state.tell(Happening::Checked { class: *at, why: *why });
            }
            // An object that goes for two reasons goes once.
            if why.goes_to_the_graveyard() && !leaving.iter().any(|(known, _)| known == at) {
                let there = state.class(*at).there();
                self.before_leaving(state, *at, &there, Zone::Graveyard, cx)?;
                let class = state.class(*at);
                leaving.push((*at, [class.untapped.clone(), class.tapped.clone()]));
            }
        }
        for (at, gone) in found.legends {
            if leaving.iter().any(|(known, _)| *known == at) {
                continue;
            }
            state.tell(Happening::Checked { class: at, why: Sba::Legend });
            let [untapped, tapped] = &gone;
            self.before_leaving(state, at, &(untapped + tapped), Zone::Graveyard, cx)?;
            leaving.push((at, gone));
        }
        for (at, why) in &found.objects {
            match why {
                Sba::TokenGone => {
                    for zone in [Zone::Graveyard, Zone::Exile, Zone::Hand, Zone::Library] {
                        *state.class_mut(*at).pile(zone) = Qty::default();
                    }
                    state.class_mut(*at).held.clear();
                }
                Sba::Command => self.to_the_command_zone(state, *at),
                Sba::Equipment | Sba::Loose => state.class_mut(*at).attached = None,
                Sba::Annihilate => {
                    let (plus, minus) = self.plus_and_minus(state, *at);
                    let pairs = cx.lesser(&plus, &minus, "pairs of counters");
                    let [plus, minus, ..] = &mut state.class_mut(*at).counters;
                    *plus -= &pairs;
                    *minus -= &pairs;
                }
                _ => {}
            }
        }
        for (at, gone) in leaving {
            self.these_move(state, at, gone.each_ref(), Zone::Graveyard, cx)?;
        }
        self.lose(state, found.losers, cx)?;
        Ok(true)
    }

    fn plus_and_minus(&self, state: &State, at: usize) -> (Qty, Qty) {
        let counter = |kind: usize| state.class(at).counters.get(kind).cloned().unwrap_or_default();
        (counter(PLUS), counter(MINUS))
    }

    /// Who loses, and for which reasons.
    ///
    /// *Source*: Comprehensive Rules 704.5a–c, 704.6c. *Case*: M13, M16, M41, M43.
    fn losers(&self, state: &State, cx: &mut Cx) -> Vec<(usize, Vec<Losing>)> {
        let mut losers = Vec::new();
        for at in state.order_from(state.active) {
            let seat = state.seat(at);
            let mut why = Vec::new();
            if cx.at_least(&Qty::from(0), &seat.life, "a life total is 0 or less") {
                why.push(Losing::Life);
            }
            if seat.drew_from_empty {
                why.push(Losing::Library);
            }
            if cx.at_least(&seat.poison, &Qty::from(10), "ten poison counters") {
                why.push(Losing::Poison);
            }
            let mut by_commander = cx.at_least(&seat.commander, &Qty::from(21), "21 damage by one commander");
            for (_, _, struck) in state.struck.iter().filter(|(_, struck, _)| *struck == at) {
                by_commander |= cx.at_least(struck, &Qty::from(21), "21 damage by one commander");
            }
            if by_commander {
                why.push(Losing::Commander);
            }
            if !why.is_empty() && !self.cannot_lose(state, at, cx) {
                losers.push((at, why));
            }
        }
        losers
    }

    fn objects(&self, state: &State, cx: &mut Cx) -> Vec<(usize, Sba)> {
        let mut found = Vec::new();
        let one = Qty::from(1);
        for at in 0..state.classes.len() {
            let class = state.class(at);
            if class.token {
                let [graveyard, exile, hand, library, _] = &class.elsewhere;
                let away = &(graveyard + exile) + &(hand + library);
                if cx.at_least(&away, &one, "a token is somewhere else") {
                    found.push((at, Sba::TokenGone));
                }
            }
            if !self.present(state, at, cx) {
                continue;
            }
            if self.is_creature(state, at, cx)
                && let Some(why) = self.dies(state, at, cx)
            {
                found.push((at, why));
            }
            if self.has(state, at, "planeswalker", cx) {
                let loyalty = class.counters.get(LOYALTY).cloned().unwrap_or_default();
                if cx.at_least(&Qty::from(0), &loyalty, "no loyalty is left") {
                    found.push((at, Sba::NoLoyalty));
                }
            }
            if let Some(why) = self.attachment(state, at, cx) {
                found.push((at, why));
            }
            let (plus, minus) = self.plus_and_minus(state, at);
            if cx.at_least(&plus, &one, "a +1/+1 counter") && cx.at_least(&minus, &one, "a -1/-1 counter") {
                found.push((at, Sba::Annihilate));
            }
        }
        self.worlds(state, &mut found, cx);
        found
    }

    /// *Says*: of several world permanents the newest stays; if several are newest, all of them go.
    /// *Source*: Comprehensive Rules 704.5k. *Case*: of_several_worlds_the_newest_stays.
    fn worlds(&self, state: &State, found: &mut Vec<(usize, Sba)>, cx: &mut Cx) {
        let mut worlds = Vec::new();
        for at in state.worlds.iter().copied() {
            if self.present(state, at, cx) {
                worlds.push(at);
            }
        }
        let Some((newest, older)) = worlds.split_last() else { return };
        found.extend(older.iter().map(|at| (*at, Sba::World)));
        if cx.at_least(&state.class(*newest).there(), &Qty::from(2), "two worlds came together") {
            found.push((*newest, Sba::World));
        }
    }

    /// Which legendary permanents go.
    ///
    /// *Says*: of several legendary permanents of one name under one controller that player chooses one; the rest go to
    /// their owners' graveyards.
    /// *Source*: Comprehensive Rules 704.5j. *Case*: of_two_legends_their_controller_keeps_the_tapped_one.
    fn legends(&self, state: &State, cx: &mut Cx) -> Result<Vec<(usize, [Qty; 2])>, Halt> {
        let one = Qty::from(1);
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for at in 0..state.classes.len() {
            let legend = self.def(state, at).is_some_and(|def| def.has("legendary"));
            if !legend || !self.present(state, at, cx) {
                continue;
            }
            let key = |at: usize| (state.class(at).def, state.class(at).controller);
            match groups.iter_mut().find(|group| group.first().is_some_and(|first| key(*first) == key(at))) {
                Some(group) => group.push(at),
                None => groups.push(vec![at]),
            }
        }
        let mut gone = Vec::new();
        for group in groups {
            let Some(first) = group.first().copied() else { continue };
            let several = group.len() > 1 || cx.at_least(&state.class(first).there(), &Qty::from(2), "two of a legend");
            if !several {
                continue;
            }
            let mut among = Vec::new();
            for at in group.iter().copied() {
                for tapped in [false, true] {
                    let class = state.class(at);
                    let there = if tapped { &class.tapped } else { &class.untapped };
                    if cx.at_least(there, &one, "such a legend is there") {
                        among.push((at, tapped));
                    }
                }
            }
            let wished = state.choice(first).and_then(|choice| choice.keeps);
            let kept = match (wished.filter(|wish| among.contains(wish)), among.as_slice()) {
                (Some(wish), _) => wish,
                (None, [only]) => *only,
                (None, _) => {
                    let by = state.class(first).controller;
                    return Err(Halt::Choose(Need::Legend { source: first, by, among }));
                }
            };
            for at in group {
                let class = state.class(at);
                let mut rest = [class.untapped.clone(), class.tapped.clone()];
                if kept.0 == at
                    && let Some(stays) = rest.get_mut(usize::from(kept.1))
                {
                    *stays -= &one;
                }
                let [untapped, tapped] = &rest;
                if cx.at_least(&(untapped + tapped), &one, "a second legend goes") {
                    gone.push((at, rest));
                }
            }
        }
        Ok(gone)
    }

    fn dies(&self, state: &State, at: usize, cx: &mut Cx) -> Option<Sba> {
        let (_, toughness) = self.size(state, at, cx)?;
        if cx.at_least(&Qty::from(0), &toughness, "toughness is 0 or less") {
            return Some(Sba::NoToughness);
        }
        if self.has(state, at, "indestructible", cx) {
            return None;
        }
        let damage = &state.class(at).damage;
        if cx.at_least(damage, &toughness, "damage is lethal") {
            return Some(Sba::Lethal);
        }
        state.class(at).deathtouched.then_some(Sba::Deathtouch)
    }

    /// *Source*: Comprehensive Rules 704.5m–p. *Case*: M02.
    fn attachment(&self, state: &State, at: usize, cx: &mut Cx) -> Option<Sba> {
        let host = state.class(at).attached;
        let mut there = host.is_some_and(|host| self.present(state, host, cx));
        if let Some(host) = host
            && !there
            && self.def(state, at).is_some_and(|def| def.has("enchants-graveyard"))
        {
            let card = state.class(host).in_zone(Zone::Graveyard);
            there = cx.at_least(&card, &Qty::from(1), "a card is in the graveyard");
        }
        let creature = self.is_creature(state, at, cx);
        if self.has(state, at, "aura", cx) && !(creature && host.is_some()) {
            // Auras that enchant players are not told apart from loose ones: they carry a picked player.
            let fits = there && host.is_some_and(|host| self.may_enchant(state, at, host, cx));
            return (!fits && state.class(at).picked.is_none()).then_some(Sba::Aura);
        }
        let host = host?;
        if creature {
            return Some(Sba::Loose);
        }
        if self.has(state, at, "equipment", cx) {
            let creature = there && self.is_creature(state, host, cx);
            return (!creature).then_some(Sba::Equipment);
        }
        Some(Sba::Loose)
    }

    // Whether an Aura may enchant what it is on: what its spell could have been aimed at.
    fn may_enchant(&self, state: &State, at: usize, host: usize, cx: &mut Cx) -> bool {
        let spell = |own: &&Rc<Ability>| own.head == Head::Spell && own.effects.iter().any(|one| one.verb == Verb::Enchant);
        let filter = self.def(state, at).and_then(|def| def.abilities.iter().find(spell)?.target.clone());
        filter.is_none_or(|filter| self.matches(state, &filter, at, state.class(at).controller, host, cx))
    }

    /// What an Aura on the battlefield may be attached to: what its spell could have been aimed at.
    pub fn hosts(&self, state: &State, at: usize, cx: &mut Cx) -> Vec<usize> {
        let mut hosts = Vec::new();
        let aura = self.def(state, at).is_some_and(|def| def.has("aura") && !def.has("enchants-graveyard"));
        for host in (0..state.classes.len()).filter(|host| aura && *host != at) {
            if self.present(state, host, cx) && self.may_enchant(state, at, host, cx) {
                hosts.push(host);
            }
        }
        hosts
    }

    /// Players leave the game, all at once.
    ///
    /// *Says*: if all who are left lose at once the game is a draw; who is left alone wins. A card that replaces losing
    /// replaces all reasons at once.
    /// *Source*: Comprehensive Rules 104.2a, 104.4a, 704.7, 800.4a. *Case*: M14, M41, M43.
    fn lose(&self, state: &mut State, losers: Vec<(usize, Vec<Losing>)>, cx: &mut Cx) -> Done {
        let mut gone = Vec::new();
        for (seat, why) in losers {
            let mirrors = self.holding(state, Static::Mirror, cx);
            if mirrors.iter().any(|held| state.class(held.source).controller == seat) {
                state.tell(Happening::Replaced { seat, reasons: why.len() });
                self.start_over(state, seat, cx)?;
                continue;
            }
            let why = why.first().copied().unwrap_or(Losing::Life);
            state.tell(Happening::Loses { seat, why });
            gone.push((seat, why));
        }
        for (seat, _) in &gone {
            state.seat_mut(*seat).lost = true;
        }
        let Some((loser, why)) = gone.last().copied() else { return Ok(()) };
        match state.order_from(state.active).as_slice() {
            [] => state.over = Some(Over::AllLost),
            [only] => state.over = Some(Over::Won { by: *only, loser, why }),
            _ => {
                // What a player owns leaves with that player, and so does what that player controls on the stack. What
                // the player only controlled goes back to its owner.
                for at in 0..state.classes.len() {
                    let (owner, controller) = (state.class(at).owner, state.class(at).controller);
                    if state.seat(controller).lost && !state.seat(owner).lost {
                        if std::mem::take(&mut state.class_mut(at).raised) {
                            // It never was anybody else's on the battlefield: it is exiled.
                            let class = state.class_mut(at);
                            let there = class.there();
                            (class.untapped, class.tapped) = (Qty::default(), Qty::default());
                            *class.pile(Zone::Exile) += &there;
                        }
                        state.class_mut(at).controller = owner;
                        state.class_mut(at).back_to = None;
                    }
                    if state.seat(owner).lost {
                        let class = state.class_mut(at);
                        (class.untapped, class.tapped) = (Qty::default(), Qty::default());
                        class.elsewhere = Default::default();
                    }
                }
                let lost: Vec<bool> = state.seats.iter().map(|seat| seat.lost).collect();
                let stays = |controller: usize| lost.get(controller) != Some(&true);
                state.stack.retain(|run| stays(run.controller));
                state.waiting.retain(|run| stays(run.controller));
            }
        }
        Ok(())
    }

    // Shuffle hand, graveyard and all permanents owned into the library, draw seven, life total becomes 20.
    fn start_over(&self, state: &mut State, seat: usize, cx: &mut Cx) -> Done {
        let mut cards = &(&state.seat(seat).hand + &state.seat(seat).graveyard) + &state.seat(seat).library;
        for at in 0..state.classes.len() {
            if state.class(at).owner != seat {
                continue;
            }
            let class = state.class(at);
            let [graveyard, _, hand, library, _] = &class.elsewhere;
            let all = &(&(graveyard + hand) + library) + &class.there();
            if !class.token {
                cards += &all;
            }
            let there = class.there();
            self.before_leaving(state, at, &there, Zone::Library, cx)?;
            self.moves_away(state, at, &there, Zone::Library, cx)?;
            let class = state.class_mut(at);
            for zone in [Zone::Graveyard, Zone::Hand, Zone::Library] {
                *class.pile(zone) = Qty::default();
            }
        }
        let player = state.seat_mut(seat);
        (player.hand, player.graveyard, player.library) = (Qty::default(), Qty::default(), cards);
        self.draw(state, seat, &Qty::from(7), cx)?;
        state.seat_mut(seat).life = Qty::from(20);
        Ok(())
    }
}
