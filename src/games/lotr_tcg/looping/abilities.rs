//! What using an ability does to a window: requirements, costs, effects.

use crate::games::lotr_tcg::card_text::{Cost, Effect, Granted, Sought, Spot, Who};
use crate::games::lotr_tcg::looping::core::{Fight, Halt, Side, Use, Window};
use crate::games::lotr_tcg::looping::modifiers::{strength, that_hold};
use crate::games::lotr_tcg::setup::Lies;
use crate::loops::{Cx, Qty};

fn of(number: u32) -> Qty {
    Qty::from(i64::from(number))
}

impl Use {
    /// The piece that an effect or cost is about.
    pub fn place(&self, of: Who) -> Option<usize> {
        match of {
            Who::Itself => self.itself,
            Who::Spotted => self.spotted,
            Who::Bearer => self.bearer,
        }
    }
}

impl Window {
    /// *Says*: what an ability asks for is looked at first, then its costs are paid, then it does what it says, as far
    /// as it can. After it the next player has the chance to act.
    /// *Source*: Comprehensive Rules 4.2, entries *cost*, *effect*, *action procedure*. *Case*: LR-L01, LR-L14.
    pub(super) fn uses(&self, fight: &mut Fight, used: &Use, cx: &mut Cx) -> Result<(), Halt> {
        if self.stopped {
            return Err(Halt::AbilitiesStopped);
        }
        let usable = [Some(&Lies::Play), Some(&Lies::Hand)];
        if used.card.is_some_and(|card| !usable.contains(&fight.cards.get(card))) {
            return Err(Halt::NotInPlay);
        }
        for spot in used.ability.spots.iter() {
            let theirs = match spot {
                Spot::YourMinion => used.by.is_shadow(),
                Spot::YourCompanion => !used.by.is_shadow(),
                // Whom else an ability may spot, the list of what can be used says.
                _ => true,
            };
            let there = used.spotted.is_some_and(|place| self.is_there(fight, place, cx));
            if !theirs || !there {
                return Err(Halt::NothingToSpot);
            }
        }
        for cost in used.ability.costs.iter() {
            self.pays(fight, used, *cost, cx)?;
        }
        for effect in used.ability.effects.iter() {
            self.takes_effect(fight, used, effect, cx);
        }
        // What is played from the hand is an event; its twilight cost goes to the pool.
        if let Some(lies) = used.card.and_then(|card| fight.cards.get_mut(card)).filter(|lies| **lies == Lies::Hand) {
            *lies = Lies::Discard;
            let price = used.card.and_then(|card| self.cards.get(card)).map_or(0, |(price, ..)| *price);
            fight.twilight += of(price);
        }
        fight.turn = self.after(used.by);
        fight.passes = 0;
        Ok(())
    }

    fn is_there(&self, fight: &Fight, place: usize, cx: &mut Cx) -> bool {
        fight.there.get(place).is_some_and(|there| cx.at_least(there, &of(1), "the piece is in play"))
    }

    fn pays(&self, fight: &mut Fight, used: &Use, cost: Cost, cx: &mut Cx) -> Result<(), Halt> {
        match cost {
            Cost::AddBurdens(burdens) => self.adds_burdens(fight, burdens, used.by, cx),
            Cost::RemoveBurdens(burdens) => {
                let halt = Halt::NoBurdenToRemove { needed: burdens };
                removes(&mut fight.burdens, burdens, "the burdens to remove are there", halt, cx)
            }
            Cost::AddThreats(threats) => self.adds_threats(fight, threats, cx),
            Cost::RemoveThreats(threats) => {
                let halt = Halt::NoThreatToRemove { needed: threats };
                removes(&mut fight.threats, threats, "the threats to remove are there", halt, cx)
            }
            Cost::Exert { of, times } => match used.place(of) {
                Some(place) => self.exerts(fight, place, times, cx),
                None => Err(Halt::NothingToSpot),
            },
            Cost::RemoveTwilight(twilight) => {
                let halt = Halt::NoTwilightToRemove { needed: twilight };
                removes(&mut fight.twilight, twilight, "the twilight to remove is there", halt, cx)
            }
            Cost::DiscardItself => {
                if let Some(lies) = used.card.and_then(|card| fight.cards.get_mut(card)) {
                    *lies = Lies::Discard;
                }
                Ok(())
            }
        }
    }

    /// *Says*: each burden lowers the Ring-bearer's resistance by one; at zero he is corrupted and the game is lost at
    /// once, in the midst of paying a cost too.
    /// *Source*: Comprehensive Rules 4.2, entries *corrupted*, *resistance*. *Case*: LR-L06.
    fn adds_burdens(&self, fight: &mut Fight, burdens: u32, by: Side, cx: &mut Cx) -> Result<(), Halt> {
        fight.burdens += of(burdens);
        let corrupted = cx.at_least(&fight.burdens, &Qty::from(&self.resistance), "burdens reach the resistance");
        if corrupted { Err(Halt::Corrupted { by }) } else { Ok(()) }
    }

    /// *Says*: there are never more threats than companions.
    /// *Source*: Comprehensive Rules 4.2, entry *threat*. *Case*: LR-N52.
    fn adds_threats(&self, fight: &mut Fight, threats: u32, cx: &mut Cx) -> Result<(), Halt> {
        let after = &fight.threats + &of(threats);
        let most = Qty::from(self.companions.len() as i64);
        if !cx.at_least(&most, &after, "no more threats than companions") {
            return Err(Halt::TooManyThreats { added: threats });
        }
        fight.threats = after;
        Ok(())
    }

    /// *Says*: an exertion is a wound that does not kill; a character with one vitality left cannot be exerted.
    /// *Source*: Comprehensive Rules 4.2, entry *exhausted*. *Case*: LR-N53.
    fn exerts(&self, fight: &mut Fight, place: usize, times: u32, cx: &mut Cx) -> Result<(), Halt> {
        let left = &self.vitality_left(fight, place) - &of(times);
        if !cx.at_least(&left, &of(1), "vitality is left to exert") {
            return Err(Halt::Exhausted { place });
        }
        if let Some(wounds) = fight.wounds.get_mut(place) {
            *wounds += of(times);
        }
        Ok(())
    }

    fn takes_effect(&self, fight: &mut Fight, used: &Use, effect: &Effect, cx: &mut Cx) {
        match *effect {
            Effect::Strength { of: who, by } => {
                if let Some(strength) = used.place(who).and_then(|place| fight.strengths.get_mut(place)) {
                    *strength += of(by);
                }
            }
            Effect::Damage { of: who, by } => {
                if let Some(damage) = used.place(who).and_then(|place| fight.damages.get_mut(place)) {
                    *damage += of(by);
                }
            }
            Effect::TakesNoWounds { of: who } => {
                if let Some(unwoundable) = used.place(who).and_then(|place| fight.unwoundable.get_mut(place)) {
                    *unwoundable = true;
                }
            }
            Effect::Heal { of: who, wounds: healed } => {
                if let Some(wounds) = used.place(who).and_then(|place| fight.wounds.get_mut(place)) {
                    let healed = cx.lesser(wounds, &of(healed), "wounds to heal");
                    *wounds -= healed;
                }
            }
            Effect::DiscardMinions(minions) => {
                for _ in 0..minions {
                    self.discards_a_minion(fight, cx);
                }
            }
            Effect::DiscardConditions(conditions) => {
                let discarded = cx.lesser(&fight.conditions, &of(conditions), "conditions to discard");
                fight.conditions -= discarded;
            }
            Effect::PlayFromDeck(sought) => self.plays(fight, Lies::Deck, sought),
            Effect::PlayFromDiscard(sought) => self.plays(fight, Lies::Discard, sought),
            Effect::AddTwilight(twilight) => fight.twilight += of(twilight),
            Effect::Grant { of: who, what } => {
                if let Some(place) = used.place(who) {
                    fight.granted.push((place, what));
                }
            }
            Effect::BarSpotted => {
                if let (Some(itself), Some(spotted)) = (used.itself, used.spotted) {
                    fight.granted.push((itself, Granted::NotByFreePeoplesTo(spotted)));
                }
            }
            Effect::WoundSpotted => {
                if let Some(wounds) = used.spotted.and_then(|place| fight.wounds.get_mut(place)) {
                    *wounds += of(1);
                }
            }
            Effect::AddOwnStrength => {
                let held = that_hold(self, fight, cx);
                let own = used.itself.map(|place| strength(self, fight, &held.holds, place)).unwrap_or_default();
                let own = cx.greater(&own, &Qty::default(), "a strength is above zero");
                if let Some(strength) = used.spotted.and_then(|place| fight.strengths.get_mut(place)) {
                    *strength += own;
                }
            }
            Effect::RemoveBurdens(burdens) => {
                let removed = cx.lesser(&fight.burdens, &of(burdens), "burdens to remove");
                fight.burdens -= removed;
            }
            // Who fights whom, and who wears the Ring, is the course's to change.
            Effect::Assign(_) | Effect::ExhaustAssigned | Effect::CancelSkirmish | Effect::WearTheRing => {}
        }
    }

    // The first one on the board: only how many are left is reported.
    fn discards_a_minion(&self, fight: &mut Fight, cx: &mut Cx) {
        for place in &self.minions {
            if self.is_there(fight, *place, cx) {
                if let Some(there) = fight.there.get_mut(*place) {
                    *there -= of(1);
                }
                return;
            }
        }
    }

    /// *Says*: a card that is found is played at its price, which goes to the twilight pool; a unique card is not played
    /// while another of its title is in play; if nothing is found nothing is played.
    /// *Source*: Comprehensive Rules 4.2, entries *effect*, *play*, *unique*. *Case*: LR-L07, LR-L14.
    fn plays(&self, fight: &mut Fight, from: Lies, sought: Sought) {
        let fits = |(place, card): (usize, &(u32, bool, Vec<Sought>))| (card.2.contains(&sought)).then_some((place, card.0, card.1));
        let mut found: Vec<(usize, u32, bool)> = self.cards.iter().enumerate().filter_map(fits).collect();
        let in_play = found.iter().any(|(place, ..)| fight.cards.get(*place) == Some(&Lies::Play));
        found.retain(|(place, _, unique)| fight.cards.get(*place) == Some(&from) && !(*unique && in_play));
        if let Some((place, price, _)) = found.first()
            && let Some(lies) = fight.cards.get_mut(*place)
        {
            *lies = Lies::Play;
            fight.twilight += of(*price);
        }
    }
}

/// *Says*: what a cost removes has to be there.
/// *Source*: Comprehensive Rules 4.2, entry *cost*. *Case*: LR-L09/c.
fn removes(from: &mut Qty, number: u32, guard: &'static str, halt: Halt, cx: &mut Cx) -> Result<(), Halt> {
    let left = &*from - &of(number);
    if !cx.at_least_zero(&left, guard) {
        return Err(halt);
    }
    *from = left;
    Ok(())
}
