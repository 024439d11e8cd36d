use crate::games::war_of_the_ring::figures::Kind;
use crate::games::war_of_the_ring::nations::Nation;
use crate::games::war_of_the_ring::players::{Players, Power};
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::setup::Setup;
use crate::games::war_of_the_ring::silences::{Waits, chosen};
use crate::games::war_of_the_ring::state::State;
use crate::games::war_of_the_ring::turn::order::Phase;
use crate::ruling::{Case, Says};
use crate::words::{Count, Map};

/// What the Free Peoples player did last, where he plays alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doing {
    /// An action on Nations, with an Army that ends in a region, or without one.
    Nations(Vec<Nation>, Option<Region>),
    /// An action with the Fellowship or a Companion.
    Fellowship,
}

/// An action that may go on with the same die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SameDie {
    /// One figure has been mustered, and no Elite: by whom, and in which place. A second one may come.
    Mustered(Power, String),
    /// Nazgûl have flown: by whom, and how many have arrived where. Others may fly.
    Flown(Power, Map<Region, Count>),
}

impl SameDie {
    /// Whose action it is.
    pub fn player(&self) -> Power {
        match self {
            SameDie::Mustered(player, _) | SameDie::Flown(player, _) => *player,
        }
    }
}

/// A turn in play.
#[derive(Clone, Debug, Default)]
pub struct TurnState {
    /// The board.
    pub army: State,
    /// The action phase, where the dice are known.
    pub phase: Option<Phase>,
    /// The cards in hand.
    pub hands: Map<Power, Count>,
    /// Who has offered a swap.
    pub offers: Option<Power>,
    /// The lone Free Peoples player's last action.
    pub last: Option<Doing>,
    /// Whether he has passed or skipped a die since.
    pub between: bool,
    /// Who has used an Elven Ring this turn.
    pub rings: Vec<Power>,
    /// What the last action can go on with.
    pub die: Option<SameDie>,
    /// What has been recruited.
    pub recruited: Map<(Nation, Kind), Count>,
    /// What the last deed comes to.
    pub said: Option<Says>,
}

impl Waits for TurnState {
    fn waits_for(&mut self) -> &mut Option<&'static str> {
        &mut self.army.waits_for
    }
}

impl TurnState {
    /// The turn before any deed.
    pub fn of(setup: &Setup) -> TurnState {
        TurnState { army: State::of(setup), hands: setup.hands.clone(), ..TurnState::default() }
    }

    /// How many play.
    pub fn players(&self) -> Players {
        self.army.board.players
    }

    /// The cards in a player's hand.
    pub fn hand(&self, player: Power) -> Count {
        self.hands.get(&player).cloned().unwrap_or_default()
    }

    /// How many cards a player draws.
    ///
    /// # Says
    /// On turn 1 one from each of his team's two decks, later one from a deck of his choice. What the lone Free Peoples
    /// player draws is open (A3).
    /// # Source
    /// Second edition, p.45 (CD1); reading A3.
    /// # Case
    /// H01, T06.
    pub fn draws(&self, player: Power, case: &Case<Setup>) -> Option<Count> {
        let two = self.army.board.turn == Count::one();
        let as_with_two = player == Power::FreePeoples && chosen(case, "A3")? == 0;
        Some(Count::from(if two || as_with_two { 2 } else { 1 }))
    }

    /// How many cards a player may hold.
    ///
    /// *Source*: second edition, p.45 (CD2); reading A3. *Case*: H01, T06.
    pub fn hand_limit(&self, player: Power, case: &Case<Setup>) -> Option<Count> {
        let six = player == Power::FreePeoples && chosen(case, "A3")? == 0;
        Some(Count::from(if six { 6 } else { 4 }))
    }

    /// How many cards a player has to discard.
    pub fn over_hand(&self, player: Power, case: &Case<Setup>) -> Count {
        let limit = self.hand_limit(player, case);
        limit.and_then(|limit| self.hand(player).minus(&limit)).unwrap_or_default()
    }
}
