//! Combat: everything that can attacks, the attacked player blocks or does not, and damage is dealt. It goes on in one
//! deed for as long as nothing waits on the stack; where something does, players have priority, and combat goes on once
//! all have passed.

use crate::games::magic::core::{Action, Core, Done, Halt};
use crate::games::magic::happening::Happening;
use crate::games::magic::need::Need;
use crate::games::magic::notation::{Event, Static};
use crate::games::magic::state::{Phase, State};
use crate::games::magic::triggers::Occurs;
use crate::loops::{Cx, Qty};

/// Who blocks whom: a class that blocks, and one that attacks.
pub type Block = (usize, usize);

/// A combat that is going on.
#[derive(Clone)]
pub struct Fight {
    /// Who attacks.
    pub by: usize,
    /// Who is attacked.
    pub defender: usize,
    /// The attackers, so many of each.
    pub attackers: Vec<(usize, Qty)>,
    /// Who blocks whom, as far as that is named.
    pub blocks: Option<Vec<Block>>,
    /// Whether the blocks stand.
    pub blocked: bool,
    /// Who has dealt damage in a first step of two.
    pub quick: Option<Vec<usize>>,
}

impl Core {
    /// A player attacks the next opponent with every creature that can. Whether the opponent blocks is asked if it is
    /// not said and something could block.
    ///
    /// *Source*: Comprehensive Rules 302.6, 500.8, 506.1, 508.1, 508.3a. *Case*: M04, M23, AD36.
    pub fn attack(&self, state: &mut State, by: usize, blocks: Option<&[Block]>, cx: &mut Cx) -> Done {
        let one = Qty::from(1);
        let free = state.active == by && state.stack.is_empty() && state.fight.is_none();
        if !free || !matches!(state.phase, Phase::Main | Phase::Combat) {
            return Err(Halt::SorcerySpeed);
        }
        if !cx.at_least(&state.combats, &one, "there is another combat phase") {
            return Err(Halt::SorcerySpeed);
        }
        if self.kit.waits_for(Event::Combat) && !std::mem::take(&mut state.begun) {
            return Err(Halt::CombatFirst);
        }
        let Some(defender) = state.opponents(by).first().copied() else { return Err(Halt::BadTarget) };
        let mut attackers = Vec::new();
        for at in 0..state.classes.len() {
            let mine = state.class(at).controller == by && self.present(state, at, cx) && self.is_creature(state, at, cx);
            if !mine || self.has(state, at, "defender", cx) || self.is_kept_from(state, at, "attack", cx) {
                continue;
            }
            if state.class(at).sick && !self.has(state, at, "haste", cx) {
                continue;
            }
            attackers.push((at, state.class(at).untapped.clone()));
        }
        state.combats -= &one;
        self.empty_pools(state);
        state.phase = Phase::Combat;
        state.passes = 0;
        state.tell(Happening::Combat { by });
        for (at, _) in &attackers {
            if !self.has(state, *at, "vigilance", cx) {
                let class = state.class_mut(*at);
                let untapped = class.untapped.clone();
                class.untapped -= &untapped;
                class.tapped += &untapped;
                self.turned(state, Event::Tapped, *at, &untapped, cx)?;
            }
        }
        for (at, number) in attackers.clone() {
            if cx.at_least(&number, &one, "an untapped one is there") {
                self.raise(state, Occurs::of_class(Event::Attacks, at, number), cx)?;
            }
        }
        let blocks = blocks.map(<[Block]>::to_vec);
        state.fight = Some(Fight { by, defender, attackers, blocks, blocked: false, quick: None });
        if !state.waiting.is_empty() {
            self.settle_down(state, Some(by), cx)?;
        }
        self.fight_on(state, cx)
    }

    /// Combat goes on from where it is, until something waits on the stack or it is over.
    ///
    /// *Says*: players get priority after attackers and after blockers are declared and after each damage; what waits on
    /// the stack resolves before combat goes on. If somebody who fights has first strike or double strike, there are two
    /// steps of combat damage: those deal theirs in the first, and in the second everybody who has not dealt any, and who
    /// has double strike.
    /// *Source*: Comprehensive Rules 509.1, 510.1, 510.2, 510.4. *Case*: SB30 to SB34, SB50, AD36.
    pub fn fight_on(&self, state: &mut State, cx: &mut Cx) -> Done {
        for _ in 0..3 {
            let Some(fight) = state.fight.clone() else { break };
            if !state.stack.is_empty() {
                return Ok(());
            }
            if fight.blocked {
                self.next_damage(state, fight, cx)?;
            } else {
                self.declare_blocks(state, fight, cx)?;
                continue;
            }
            self.settle_down(state, Some(self.active_or_next(state)), cx)?;
        }
        Ok(())
    }

    fn declare_blocks(&self, state: &mut State, mut fight: Fight, cx: &mut Cx) -> Done {
        let one = Qty::from(1);
        let possible = self.blocks_between(state, fight.defender, &fight.attackers, cx);
        let Some(blocks) = fight.blocks.clone().or(possible.is_empty().then(Vec::new)) else {
            let source = possible.first().map_or(0, |(_, attacker)| *attacker);
            return Err(Halt::Choose(Need::Blocks { source, by: fight.defender, among: possible }));
        };
        if !blocks.iter().all(|block| possible.contains(block)) {
            return Err(Halt::BadBlock);
        }
        // Who fights alone is told apart from the others that are alike.
        let mut fights: Vec<Block> = Vec::new();
        for (blocker, attacker) in &blocks {
            let known = fights.iter().zip(&blocks).find(|(_, (_, other))| other == attacker).map(|((_, at), _)| *at);
            let at = match known {
                Some(at) => at,
                None => self.one_of(state, *attacker, cx)?,
            };
            let by = self.one_of(state, *blocker, cx)?;
            state.tell(Happening::Blocks { class: by, attacker: at });
            if at != *attacker
                && known.is_none()
                && let Some((_, number)) = fight.attackers.iter_mut().find(|(class, _)| class == attacker)
            {
                *number -= &one;
                fight.attackers.push((at, one.clone()));
            }
            fights.push((by, at));
        }
        for (at, _) in &fight.attackers {
            let blocked = fights.iter().filter(|(_, attacker)| attacker == at).count();
            if blocked == 1 && self.has(state, *at, "menace", cx) {
                return Err(Halt::BadBlock);
            }
        }
        (fight.blocks, fight.blocked) = (Some(fights), true);
        state.fight = Some(fight);
        Ok(())
    }

    // The first step of combat damage, or the second one, or the only one.
    fn next_damage(&self, state: &mut State, mut fight: Fight, cx: &mut Cx) -> Done {
        let blocks = fight.blocks.clone().unwrap_or_default();
        let all: Vec<usize> =
            fight.attackers.iter().map(|(at, _)| *at).chain(blocks.iter().map(|(blocker, _)| *blocker)).collect();
        let mut who = Vec::new();
        if let Some(quick) = &fight.quick {
            for at in all {
                if !quick.contains(&at) || self.has(state, at, "double-strike", cx) {
                    who.push(at);
                }
            }
            state.fight = None;
            return self.strike(state, &fight, &who, cx);
        }
        for at in all.iter().copied() {
            if self.has(state, at, "first-strike", cx) || self.has(state, at, "double-strike", cx) {
                who.push(at);
            }
        }
        if who.is_empty() {
            state.fight = None;
            return self.strike(state, &fight, &all, cx);
        }
        state.tell(Happening::StrikesFirst { by: fight.by });
        fight.quick = Some(who.clone());
        state.fight = Some(fight.clone());
        self.strike(state, &fight, &who, cx)
    }

    // Those named deal their combat damage, all at once.
    fn strike(&self, state: &mut State, fight: &Fight, who: &[usize], cx: &mut Cx) -> Done {
        let blocks = fight.blocks.clone().unwrap_or_default();
        let mut blows = Vec::new();
        for (at, number) in fight.attackers.iter().filter(|(at, _)| who.contains(at)) {
            // Who has left in between deals none: of several alike, as many as are left.
            let there = state.class(*at).there();
            let number = cx.lesser(number, &there, "those that attacked are left");
            if self.present(state, *at, cx) {
                self.blows_of(state, *at, &number, fight, &blocks, &mut blows, cx);
            }
        }
        for (blocker, attacker) in blocks.iter().filter(|(blocker, _)| who.contains(blocker)) {
            if self.present(state, *blocker, cx)
                && let Some((power, _)) = self.size(state, *blocker, cx)
            {
                let power = cx.greater(&power, &Qty::from(0), "combat damage");
                let each = vec![(*attacker, power)];
                blows.push(Blow { at: *blocker, number: Qty::from(1), player: None, each });
            }
        }
        self.deal(state, fight.defender, blows, cx)
    }

    // What an attacker deals, and to whom: the player, if it is not blocked; else each blocker that is left, in the order
    // named, what kills it, and the last one the rest, or the player with trample.
    #[allow(clippy::too_many_arguments)]
    fn blows_of(
        &self,
        state: &State,
        at: usize,
        number: &Qty,
        fight: &Fight,
        blocks: &[Block],
        blows: &mut Vec<Blow>,
        cx: &mut Cx,
    ) {
        let Some((power, _)) = self.size(state, at, cx) else { return };
        let mut left = cx.greater(&power, &Qty::from(0), "combat damage");
        let mut blockers: Vec<usize> = blocks.iter().filter(|(_, attacker)| *attacker == at).map(|(by, _)| *by).collect();
        let mut blow = Blow { at, number: number.clone(), player: None, each: Vec::new() };
        let defends = !state.seat(fight.defender).lost;
        if blockers.is_empty() {
            blow.player = defends.then_some(left);
            blows.push(blow);
            return;
        }
        // It stays blocked even if none of them is left.
        blockers.retain(|blocker| self.present(state, *blocker, cx));
        let trample = self.has(state, at, "trample", cx);
        let deathtouch = self.has(state, at, "deathtouch", cx);
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
            blow.each.push((blocker, dealt));
        }
        blow.player = (trample && defends).then_some(left);
        blows.push(blow);
    }

    fn deal(&self, state: &mut State, defender: usize, blows: Vec<Blow>, cx: &mut Cx) -> Done {
        let one = Qty::from(1);
        let mut hits = Vec::new();
        for Blow { at, number, player, each } in blows {
            let controller = state.class(at).controller;
            let mut dealt = Qty::default();
            if let Some(damage) = player
                && cx.at_least(&damage, &one, "some combat damage is dealt")
                && cx.at_least(&number, &one, "those that attacked are left")
            {
                // What a shield takes is dealt to no player.
                let before = dealt.clone();
                dealt += self.hurt_seat(state, at, defender, &damage, &number, cx)?;
                let taken = &dealt - &before;
                if cx.at_least(&taken, &one, "some combat damage is dealt") {
                    let whole = cx.product(&taken, &number, "combat damage");
                    let struck = state.struck.iter_mut().find(|(class, seat, _)| (*class, *seat) == (at, defender));
                    if let Some((_, _, struck)) = struck {
                        *struck += &whole;
                    }
                    hits.push((at, number.clone()));
                }
            }
            for (to, damage) in each {
                dealt += self.hurt_object(state, at, to, &damage, &one, cx)?;
            }
            self.has_dealt(state, at, controller, &dealt, &number, cx)?;
        }
        for (at, number) in hits {
            self.raise(state, Occurs::of_class(Event::Hits, at, number).seat(defender), cx)?;
        }
        Ok(())
    }

    // Whether something on the board keeps an object from attacking, or from blocking.
    fn is_kept_from(&self, state: &State, at: usize, deed: &str, cx: &mut Cx) -> bool {
        self.reaching(state, Static::Cant, at, cx).iter().any(|held| held.words.iter().any(|word| &**word == deed))
    }

    // Every single block that is allowed.
    fn blocks_between(&self, state: &State, by: usize, attackers: &[(usize, Qty)], cx: &mut Cx) -> Vec<Block> {
        let mut all = Vec::new();
        for blocker in 0..state.classes.len() {
            let class = state.class(blocker);
            let able = class.controller == by
                && self.is_creature(state, blocker, cx)
                && cx.at_least(&class.untapped, &Qty::from(1), "an untapped one is there")
                && !self.is_kept_from(state, blocker, "block", cx);
            if !able {
                continue;
            }
            for (attacker, number) in attackers {
                let there = cx.at_least(number, &Qty::from(1), "an untapped one is there") && self.present(state, *attacker, cx);
                if !there || self.has(state, *attacker, "unblockable", cx) {
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
        (state.need, state.redo) = (None, None);
        if let Action::Attack { by, .. } = &*action {
            return self.attack(state, *by, Some(blocks), cx);
        }
        let Some(fight) = &mut state.fight else { return Err(Halt::BadBlock) };
        fight.blocks = Some(blocks.to_vec());
        self.do_it(state, &action, cx)
    }
}

/// What each of so many alike deals in combat: to the attacked player, and to objects.
struct Blow {
    at: usize,
    number: Qty,
    player: Option<Qty>,
    each: Vec<(usize, Qty)>,
}
