use crate::games::war_of_the_ring::nations::Side;
use crate::games::war_of_the_ring::players::Power;
use crate::words::Count;
use std::ops::Shr;

/// The action phase: what is left of each team's dice, and whose action comes next.
#[derive(Clone, Debug)]
pub struct Phase {
    /// Unused dice of the Free Peoples and of the Shadow.
    pub dice: [Count; 2],
    /// The Leading Player of each team.
    pub leading: [Power; 2],
    /// Whether the Leading Player takes his team's next action.
    leads_next: [bool; 2],
    /// The team whose action comes next, if it has a die.
    next: Side,
}

fn place(side: Side) -> usize {
    usize::from(side == Side::Shadow)
}

fn other(side: Side) -> Side {
    if side == Side::Shadow { Side::FreePeoples } else { Side::Shadow }
}

impl Phase {
    /// The phase at its beginning.
    ///
    /// # Says
    /// In turn: a player of one team, one of the other; in each team the one who is not Leading Player first, then the
    /// Leading Player, and so on until no die is left.
    /// # Source
    /// Second edition, p.45 (AO1).
    /// # Case
    /// O01 to O03.
    pub fn begins(dice: [Count; 2], leading: [Power; 2], first: Side) -> Phase {
        Phase { dice, leading, leads_next: [false, false], next: first }
    }

    /// A team's unused dice.
    pub fn left(&self, side: Side) -> &Count {
        let [free_peoples, shadow] = &self.dice;
        if side == Side::Shadow { shadow } else { free_peoples }
    }

    /// The team that acts next: when one is out of dice, the other goes on.
    ///
    /// *Source*: second edition, p.19 (AO2). *Case*: O07.
    pub fn side(&self) -> Option<Side> {
        [self.next, other(self.next)].into_iter().find(|side| !self.left(*side).is_zero())
    }

    /// The player who acts next.
    pub fn player(&self) -> Option<Power> {
        self.side().map(|side| self.player_of(side))
    }

    /// The player of a team who takes its next action.
    pub fn player_of(&self, side: Side) -> Power {
        let leader = if side == Side::Shadow { self.leading[1] } else { self.leading[0] };
        let leads = self.leads_next.get(place(side)).copied().unwrap_or_default();
        if leads { leader } else { leader.teammate() }
    }

    fn rotate(&mut self, side: Side) {
        if let Some(leads) = self.leads_next.get_mut(place(side)) {
            *leads = !*leads;
        }
    }

    /// The next player uses a die.
    pub fn uses_a_die(&mut self) {
        let Some(side) = self.side() else { return };
        if let Some(dice) = self.dice.get_mut(place(side)) {
            *dice = dice.minus(&Count::one()).unwrap_or_default();
        }
        self.rotate(side);
        self.next = other(side);
    }

    /// The next player passes; whether the rotation goes on in his team is reading A1.
    pub fn passes(&mut self, rotation_goes_on: bool) {
        let Some(side) = self.side() else { return };
        if rotation_goes_on {
            self.rotate(side);
        }
        self.next = other(side);
    }

    /// Whether the next player may pass.
    ///
    /// # Says
    /// A player passes only while his team has strictly fewer unused dice than the other.
    /// # Source
    /// Second edition, p.19 (AO2).
    /// # Case
    /// O04, O05.
    pub fn may_pass(&self) -> bool {
        self.side().is_some_and(|side| self.left(side) < self.left(other(side)))
    }

    /// Who takes the actions from here on if nobody passes, as far as `most` of them.
    pub fn order(&self, most: usize) -> Vec<Power> {
        let mut phase = self.clone();
        let mut order = Vec::new();
        while let Some(player) = phase.player().filter(|_| order.len() < most) {
            order.push(player);
            phase.uses_a_die();
        }
        order
    }

    /// How many actions the players of a team take from here on if nobody passes: the one who is next the larger half.
    ///
    /// *Source*: follows from second edition, p.45 (AO1, AO3). *Case*: O03, W-N31.
    pub fn actions(&self, side: Side) -> [(Power, Count); 2] {
        let dice = self.left(side);
        let smaller = Count::from(dice.big().shr(1_u32));
        let next = self.player_of(side);
        [(next, dice.minus(&smaller).unwrap_or_default()), (next.teammate(), smaller)]
    }

    /// The most passes that a team can make from here on.
    ///
    /// # Says
    /// The team that acts next, as many as it has fewer dice; the other, one fewer than it lacks. Without a die left on
    /// one side there is no pass.
    /// # Source
    /// Follows from second edition, p.19 (AO2), as long as no Elven Ring turns a die into an Eye.
    /// # Case
    /// O04.
    pub fn most_passes(&self, side: Side) -> Count {
        let (mine, theirs) = (self.left(side), self.left(other(side)));
        if mine.is_zero() || theirs.is_zero() {
            return Count::zero();
        }
        let lacks = theirs.minus(mine).unwrap_or_default();
        if self.next == side { lacks } else { lacks.minus(&Count::one()).unwrap_or_default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn phase(free_peoples: u64, shadow: u64, first: Side) -> Phase {
        let dice = [Count::from(free_peoples), Count::from(shadow)];
        Phase::begins(dice, [Power::Gondor, Power::WitchKing], first)
    }

    // Every way to act and pass, tried one after the other: the most passes of each team.
    fn tried(phase: &Phase) -> [u64; 2] {
        let Some(side) = phase.side() else { return [0, 0] };
        let mut acts = phase.clone();
        acts.uses_a_die();
        let mut most = tried(&acts);
        if phase.may_pass() {
            let mut passes = phase.clone();
            passes.passes(false);
            let mut then = tried(&passes);
            then[place(side)] += 1;
            most = [most[0].max(then[0]), most[1].max(then[1])];
        }
        most
    }

    #[test]
    fn the_closed_forms_agree_with_playing_every_phase() {
        for (free_peoples, shadow) in (0..=7).flat_map(|f| (0..=7).map(move |s| (f, s))) {
            for first in Side::ALL {
                let phase = phase(free_peoples, shadow, first);
                let order = phase.order(100);
                assert_eq!(order.len() as u64, free_peoples + shadow);
                for side in Side::ALL {
                    for (player, actions) in phase.actions(side) {
                        let played = order.iter().filter(|other| **other == player).count();
                        assert_eq!(actions, Count::from(played), "{free_peoples} {shadow} {player:?}");
                    }
                    let most = Count::from(tried(&phase)[place(side)]);
                    assert_eq!(phase.most_passes(side), most, "{free_peoples} {shadow} {first:?} {side:?}");
                }
            }
        }
    }
}
