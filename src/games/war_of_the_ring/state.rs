use crate::games::war_of_the_ring::attacking::Battle;
use crate::games::war_of_the_ring::army::{Army, Occupants, occupants};
use crate::games::war_of_the_ring::control::{Control, controls_the_mixed_army};
use crate::games::war_of_the_ring::excess::{Excess, Way};
use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::leading_player::holds_the_leading_token;
use crate::games::war_of_the_ring::nations::{Nation, Side};
use crate::games::war_of_the_ring::outcomes::{ToGo, may_control_afterwards};
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::setup::{Setup, Stand};
use crate::games::war_of_the_ring::silences::Waits;
use crate::games::war_of_the_ring::stacking::{SIEGE_LIMIT, STACKING_LIMIT, units_over_the_limit};
use crate::words::{Count, Map, Set};

/// The board in play: the setup as acts have changed it, and what is pending on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// The figures, the turn, and who stands how.
    pub board: Setup,
    /// What has gone back to the reinforcements since the setup.
    pub reinforcements: Map<(Nation, Kind), Count>,
    /// Who wants to merge where, while his teammate has not answered.
    pub wants_to_merge: Map<Region, Power>,
    /// The excess of this turn, region by region, settled or not.
    pub excess: Map<Region, Excess>,
    /// Regions whose excess has been told.
    pub told_over: Set<Region>,
    /// What has gone without any choice and before the next act: the board still shows it, marked as going, so that a
    /// person who arranges the board sees what he put there.
    pub marked: Map<(Region, Nation, Kind), Count>,
    /// Regions under siege in which the besiegers are looked at, not the besieged.
    pub turned: Set<Region>,
    /// The battle that has begun, if any.
    pub battle: Option<Battle>,
    /// Hits that a side's Army in a region has still to take.
    pub hits: Map<(Region, Side), Count>,
    /// Where the last move went.
    pub moved_to: Option<Region>,
    /// Units lost in battle.
    pub lost: Map<(Nation, Kind), Count>,
    /// Who counts the points of a Settlement taken last.
    pub captured: Option<(Vec<Power>, Region)>,
    /// What the book leaves open and a deed has waited for: nothing is done after it.
    pub waits_for: Option<&'static str>,
}

impl Waits for State {
    fn waits_for(&mut self) -> &mut Option<&'static str> {
        &mut self.waits_for
    }
}

impl State {
    /// A state before any act.
    pub fn of(setup: &Setup) -> State {
        State { board: setup.clone(), ..State::default() }
    }

    /// The regions where something stands or has gone, in reading order.
    pub fn held(&self) -> Vec<Region> {
        let mut held: Set<Region> = self.board.regions.keys().copied().collect();
        held.extend(self.excess.keys().copied().chain(self.marked.keys().map(|(region, _, _)| *region)));
        held.into_iter().collect()
    }

    /// Whose units stand in `region`.
    pub fn occupants(&self, region: Region) -> Occupants {
        match self.board.regions.get(&region) {
            Some(garrison) => occupants(garrison, self.board.players),
            None => Occupants::Nobody,
        }
    }

    /// How two teammates' units stand in `region`, if anybody has said.
    pub fn stand(&self, region: Region) -> Option<Stand> {
        self.board.regions.get(&region).and_then(|garrison| garrison.stand)
    }

    /// A side's Leading Player now.
    pub fn leading(&self, side: Side) -> Power {
        holds_the_leading_token(side, &self.board.turn, self.board.players)
    }

    /// A side's Leading Player next turn.
    pub fn leading_next(&self, side: Side) -> Power {
        holds_the_leading_token(side, &(&self.board.turn + &Count::one()), self.board.players)
    }

    /// The two Armies that are one mixed Army in `region`.
    pub fn mixed(&self, region: Region) -> Option<(Army, Army)> {
        match (self.occupants(region), self.stand(region)) {
            (Occupants::Two(one, other), Some(Stand::Mixed)) => Some((one, other)),
            _ => None,
        }
    }

    /// Who controls the mixed Army in `region` as it stands; `None` where there is none.
    pub fn control(&self, region: Region) -> Option<Control> {
        let (one, other) = self.mixed(region)?;
        let leading = self.leading(one.power.side());
        Some(controls_the_mixed_army(&one, &other, leading))
    }

    /// All Army units in `region`.
    pub fn units(&self, region: Region) -> Count {
        match self.occupants(region) {
            Occupants::One(army) => army.units(),
            Occupants::Two(one, other) => &one.units() + &other.units(),
            Occupants::Nobody | Occupants::Enemies => Count::zero(),
        }
    }

    /// How many units are too many in `region`.
    pub fn over(&self, region: Region) -> Count {
        self.over_with(region, &Count::zero())
    }

    /// How many would be too many if `more` came.
    pub fn over_with(&self, region: Region, more: &Count) -> Count {
        units_over_the_limit(&(&self.units(region) + more), self.limit(region))
    }

    /// How many units `region` holds.
    pub fn limit(&self, region: Region) -> u64 {
        let besieged = self.board.regions.get(&region).is_some_and(|garrison| garrison.besieged.is_some());
        if besieged && !self.turned.contains(&region) { SIEGE_LIMIT } else { STACKING_LIMIT }
    }

    /// Takes figures out of a region and back to the reinforcements, as far as they are there.
    pub fn send_back(&mut self, region: Region, nation: Nation, kind: Kind, amount: &Count) {
        let there = self.board.figures(region, nation, kind);
        let gone = there.clone().min(amount.clone());
        self.board.set_figures(region, nation, kind, there.minus(&gone).unwrap_or_default());
        *self.reinforcements.or_default((nation, kind)) += &gone;
    }

    /// Who may control the Army in `region` once its excess is gone; empty where two Armies or none stand.
    pub fn may_control(&self, region: Region) -> Vec<Power> {
        if let Occupants::One(army) = self.occupants(region) {
            return vec![army.power];
        }
        let certain = || self.control(region).map(|control| control.power).into_iter().collect();
        let Some(excess) = self.excess.get(&region).filter(|excess| !excess.is_over()) else { return certain() };
        let Some((one, other)) = self.mixed(region) else { return certain() };
        let to_go = match &excess.way {
            Way::Chosen { chooser, .. } => ToGo::OfAll(excess.still(chooser.power)),
            _ => ToGo::Each(excess.still(one.power), excess.still(other.power)),
        };
        may_control_afterwards(&one, &other, self.leading(one.power.side()), &to_go)
    }
}
