//! Combat in one deed: everything that can attacks, the attacked player blocks or does not, and damage is dealt.

use crate::games::magic::core::{Action, Core, Done, Halt};
use crate::games::magic::happening::Happening;
use crate::games::magic::need::Need;
use crate::games::magic::notation::Event;
use crate::games::magic::state::{Phase, State};
use crate::games::magic::triggers::Occurs;
use crate::loops::{Cx, Qty};

/// Who blocks whom: a class that blocks, and one that attacks.
pub type Block = (usize, usize);

/// What fights: the attackers, so many of each, and who blocks whom.
struct Fight {
    attackers: Vec<(usize, Qty)>,
    blocks: Vec<Block>,
}

/// What somebody deals in combat.
enum Blow {
    /// To the attacked player.
    Player(usize, Qty),
    /// To an object.
    Object(usize, usize, Qty),
}

impl Core {
    /// A player attacks the next opponent with every creature that can. Whether the opponent blocks is asked if it is
    /// not said and something could block.
    ///
    /// *Source*: Comprehensive Rules 302.6, 500.8, 506.1, 508.1, 509.1, 510.1, 510.2, 510.4. *Case*: M04, M23.
    pub fn attack(&self, state: &mut State, by: usize, blocks: Option<&[Block]>, cx: &mut Cx) -> Done {
        let one = Qty::from(1);
        if state.active != by || !state.stack.is_empty() || !matches!(state.phase, Phase::Main | Phase::Combat) {
            return Err(Halt::SorcerySpeed);
        }
        if !cx.at_least(&state.combats, &one, "there is another combat phase") {
            return Err(Halt::SorcerySpeed);
        }
        let Some(defender) = state.opponents(by).first().copied() else { return Err(Halt::BadTarget) };
        let mut attackers = Vec::new();
        for at in 0..state.classes.len() {
            let mine = state.class(at).controller == by && self.present(state, at, cx) && self.is_creature(state, at, cx);
            if !mine || self.has(state, at, "defender", cx) {
                continue;
            }
            if state.class(at).sick && !self.has(state, at, "haste", cx) {
                continue;
            }
            attackers.push((at, state.class(at).untapped.clone()));
        }
        let possible = self.blocks_between(state, defender, &attackers, cx);
        let Some(blocks) = blocks.or(possible.is_empty().then_some(&[][..])) else {
            let source = possible.first().map_or(0, |(_, attacker)| *attacker);
            return Err(Halt::Choose(Need::Blocks { source, by: defender, among: possible }));
        };
        if !blocks.iter().all(|block| possible.contains(block)) {
            return Err(Halt::BadBlock);
        }
        state.combats -= &one;
        self.empty_pools(state);
        state.phase = Phase::Combat;
        state.tell(Happening::Combat { by });
        // Who fights alone is told apart from the others that are alike.
        let mut fights: Vec<Block> = Vec::new();
        for (blocker, attacker) in blocks {
            let known = fights.iter().zip(blocks).find(|(_, (_, other))| other == attacker).map(|((_, at), _)| *at);
            let at = match known {
                Some(at) => at,
                None => self.one_of(state, *attacker, cx)?,
            };
            let by = self.one_of(state, *blocker, cx)?;
            state.tell(Happening::Blocks { class: by, attacker: at });
            if at != *attacker
                && known.is_none()
                && let Some((_, number)) = attackers.iter_mut().find(|(class, _)| class == attacker)
            {
                *number -= &one;
                attackers.push((at, one.clone()));
            }
            fights.push((by, at));
        }
        for (at, _) in &attackers {
            let blocked = fights.iter().filter(|(_, attacker)| attacker == at).count();
            if blocked == 1 && self.has(state, *at, "menace", cx) {
                return Err(Halt::BadBlock);
            }
        }
        for (at, _) in &attackers {
            if !self.has(state, *at, "vigilance", cx) {
                let class = state.class_mut(*at);
                let untapped = class.untapped.clone();
                class.untapped -= &untapped;
                class.tapped += &untapped;
            }
        }
        let fight = Fight { attackers, blocks: fights };
        self.strike_in_turn(state, by, defender, &fight, cx)?;
        self.settle_down(state, Some(by), cx)
    }

    /// *Says*: if somebody who fights has first strike or double strike, there are two steps of combat damage: those deal
    /// theirs in the first, and in the second everybody who has not dealt any, and who has double strike.
    /// *Source*: Comprehensive Rules 510.4. *Case*: SB30 to SB34.
    fn strike_in_turn(&self, state: &mut State, by: usize, defender: usize, fight: &Fight, cx: &mut Cx) -> Done {
        let all: Vec<usize> =
            fight.attackers.iter().map(|(at, _)| *at).chain(fight.blocks.iter().map(|(blocker, _)| *blocker)).collect();
        let mut quick = Vec::new();
        for at in all.iter().copied() {
            if self.has(state, at, "first-strike", cx) || self.has(state, at, "double-strike", cx) {
                quick.push(at);
            }
        }
        if quick.is_empty() {
            return self.strike(state, by, defender, fight, &all, cx);
        }
        state.tell(Happening::StrikesFirst { by });
        self.strike(state, by, defender, fight, &quick, cx)?;
        self.settle_down(state, None, cx)?;
        if !state.stack.is_empty() {
            // Players may act between the two steps. That is not followed.
            return Err(Halt::TooMuch);
        }
        let mut then = Vec::new();
        for at in all {
            if !quick.contains(&at) || self.has(state, at, "double-strike", cx) {
                then.push(at);
            }
        }
        self.strike(state, by, defender, fight, &then, cx)
    }

    // Those named deal their combat damage, all at once.
    fn strike(&self, state: &mut State, by: usize, defender: usize, fight: &Fight, who: &[usize], cx: &mut Cx) -> Done {
        let mut blows = Vec::new();
        for (at, number) in fight.attackers.iter().filter(|(at, _)| who.contains(at)) {
            if self.present(state, *at, cx) {
                self.blows_of(state, *at, number, &fight.blocks, &mut blows, cx);
            }
        }
        for (blocker, attacker) in fight.blocks.iter().filter(|(blocker, _)| who.contains(blocker)) {
            if self.present(state, *blocker, cx)
                && let Some((power, _)) = self.size(state, *blocker, cx)
            {
                blows.push(Blow::Object(*blocker, *attacker, power));
            }
        }
        self.deal(state, by, defender, blows, &fight.attackers, cx)
    }

    // What an attacker deals, and to whom: the player, if it is not blocked; else each blocker that is left, in the order
    // named, what kills it, and the last one the rest, or the player with trample.
    fn blows_of(&self, state: &State, at: usize, number: &Qty, fights: &[Block], blows: &mut Vec<Blow>, cx: &mut Cx) {
        let Some((power, _)) = self.size(state, at, cx) else { return };
        let mut blockers: Vec<usize> = fights.iter().filter(|(_, attacker)| *attacker == at).map(|(by, _)| *by).collect();
        if blockers.is_empty() {
            blows.push(Blow::Player(at, cx.product(&power, number, "combat damage")));
            return;
        }
        // It stays blocked even if none of them is left.
        blockers.retain(|blocker| self.present(state, *blocker, cx));
        let trample = self.has(state, at, "trample", cx);
        let deathtouch = self.has(state, at, "deathtouch", cx);
        let mut left = cx.greater(&power, &Qty::from(0), "combat damage");
        for (nth, blocker) in blockers.iter().copied().enumerate() {
            let last = nth + 1 == blockers.len() && !trample;
            let dealt = match self.size(state, blocker, cx) {
                Some((_, toughness)) if !last => {
                    let needed = &toughness - &state.class(blocker).damage;
                    let needed = if deathtouch { Qty::from(1) } else { cx.greater(&needed, &Qty::from(0), "combat damage") };
                    cx.lesser(&left, &needed, "combat damage")
                }
                _ => left.clone(),
            };
            left -= &dealt;
            blows.push(Blow::Object(at, blocker, dealt));
        }
        if trample {
            blows.push(Blow::Player(at, left));
        }
    }

    fn deal(
        &self,
        state: &mut State,
        by: usize,
        defender: usize,
        blows: Vec<Blow>,
        attackers: &[(usize, Qty)],
        cx: &mut Cx,
    ) -> Done {
        let mut hits = Vec::new();
        for blow in blows {
            match blow {
                Blow::Player(at, damage) => {
                    if cx.at_least(&damage, &Qty::from(1), "some combat damage is dealt") {
                        // What a shield takes is dealt to no player.
                        let damage = self.damage_to_seat(state, at, by, defender, &damage, cx)?;
                        if !cx.at_least(&damage, &Qty::from(1), "some combat damage is dealt") {
                            continue;
                        }
                        let struck = state.struck.iter_mut().find(|(class, seat, _)| (*class, *seat) == (at, defender));
                        if let Some((_, _, struck)) = struck {
                            *struck += &damage;
                        }
                        let number = attackers.iter().find(|(class, _)| *class == at).map(|(_, number)| number.clone());
                        hits.push((at, number.unwrap_or_default()));
                    }
                }
                Blow::Object(at, to, damage) => {
                    let controller = state.class(at).controller;
                    self.damage_to_object(state, at, controller, to, &damage, cx)?;
                }
            }
        }
        for (at, number) in hits {
            self.raise(state, Occurs::of_class(Event::Hits, at, number).seat(defender), cx)?;
        }
        Ok(())
    }

    // Every single block that is allowed.
    fn blocks_between(&self, state: &State, by: usize, attackers: &[(usize, Qty)], cx: &mut Cx) -> Vec<Block> {
        let mut all = Vec::new();
        for blocker in 0..state.classes.len() {
            let class = state.class(blocker);
            let able = class.controller == by
                && self.is_creature(state, blocker, cx)
                && cx.at_least(&class.untapped, &Qty::from(1), "an untapped one is there");
            if !able {
                continue;
            }
            for (attacker, number) in attackers {
                if !cx.at_least(number, &Qty::from(1), "an untapped one is there") || self.has(state, *attacker, "unblockable", cx) {
                    continue;
                }
                let flies = self.has(state, *attacker, "flying", cx);
                let reaches = self.has(state, blocker, "flying", cx) || self.has(state, blocker, "reach", cx);
                if !flies || reaches {
                    all.push((blocker, *attacker));
                }
            }
        }
        all
    }

    /// The blocks for an attack that waits for them.
    pub fn block(&self, state: &mut State, blocks: &[Block], cx: &mut Cx) -> Done {
        let (Some(Need::Blocks { .. }), Some(action)) = (&state.need, state.redo.clone()) else { return Err(Halt::BadBlock) };
        let Action::Attack { by, .. } = &*action else { return Err(Halt::BadBlock) };
        (state.need, state.redo) = (None, None);
        self.attack(state, *by, Some(blocks), cx)
    }
}
