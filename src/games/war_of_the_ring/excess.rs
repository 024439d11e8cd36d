use crate::games::war_of_the_ring::army::Army;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::stacking::removes_one_unit_each;
use crate::words::Count;

/// Who removes a region's excess units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// The only player there.
    Alone(Army),
    /// Both in turn, the first one beginning.
    OneEach {
        /// The non-Leading Player's Army.
        first: Army,
        /// The Leading Player's.
        second: Army,
        /// Whether they are one mixed Army.
        merged: bool,
    },
    /// The controlling player of a mixed Army, from the whole of it.
    Chosen {
        /// His own units.
        chooser: Army,
        /// His teammate's.
        other: Army,
    },
}

/// A region's excess: who has to remove how much, and what has been removed of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excess {
    /// How, with the Armies as they were when the limit was checked.
    pub way: Way,
    /// How many units have to go.
    pub over: Count,
    /// What has gone so far, by the owner of the units.
    pub gone: Vec<(Power, Count)>,
    /// Who controlled the mixed Army when the limit was checked; absent if it was none.
    pub controller: Option<Power>,
}

impl Excess {
    /// An excess of `over` units.
    pub fn of(way: Way, over: Count, controller: Option<Power>) -> Excess {
        Excess { way, over, gone: Vec::new(), controller }
    }

    /// How many units of `owner` have gone.
    pub fn gone_of(&self, owner: Power) -> Count {
        self.gone.iter().find(|(power, _)| *power == owner).map(|(_, count)| count.clone()).unwrap_or_default()
    }

    /// How many units have gone.
    pub fn gone_in_all(&self) -> Count {
        self.gone.iter().fold(Count::zero(), |sum, (_, count)| &sum + count)
    }

    /// Writes down that units of `owner` have gone.
    pub fn takes(&mut self, owner: Power, amount: &Count) {
        match self.gone.iter_mut().find(|(power, _)| *power == owner) {
            Some((_, count)) => *count += amount,
            None => self.gone.push((owner, amount.clone())),
        }
    }

    /// How many units each acting player has to remove in all, in the order in which they begin.
    pub fn shares(&self) -> Vec<(Power, Count)> {
        match &self.way {
            Way::Alone(army) => vec![(army.power, self.over.clone())],
            Way::OneEach { first, second, .. } => {
                let (firsts, seconds) = removes_one_unit_each(&first.units(), &second.units(), &self.over);
                vec![(first.power, firsts), (second.power, seconds)]
            }
            Way::Chosen { chooser, .. } => vec![(chooser.power, self.over.clone())],
        }
    }

    /// How many units `actor` still has to remove.
    pub fn still(&self, actor: Power) -> Count {
        let share = self.shares().into_iter().find(|(power, _)| *power == actor).map(|(_, share)| share);
        let done = match self.way {
            Way::Chosen { .. } => self.gone_in_all(),
            Way::Alone(_) | Way::OneEach { .. } => self.gone_of(actor),
        };
        share.and_then(|share| share.minus(&done)).unwrap_or_default()
    }

    /// Who has to remove units next.
    pub fn next(&self) -> Option<Power> {
        self.shares().into_iter().map(|(power, _)| power).find(|power| !self.still(*power).is_zero())
    }

    /// Whether all that had to go has gone.
    pub fn is_over(&self) -> bool {
        self.next().is_none()
    }

    /// The Armies as they were when the limit was checked.
    pub fn before(&self) -> Vec<&Army> {
        match &self.way {
            Way::Alone(army) => vec![army],
            Way::OneEach { first, second, .. } => vec![first, second],
            Way::Chosen { chooser, other } => vec![chooser, other],
        }
    }

    /// The least and the most units that `owner` can lose in all.
    pub fn loses(&self, owner: Power) -> (Count, Count) {
        if let Way::Chosen { chooser, other } = &self.way {
            let (own, rest) = if owner == chooser.power { (chooser, other) } else { (other, chooser) };
            let still_there = |army: &Army| army.units().minus(&self.gone_of(army.power)).unwrap_or_default();
            let to_go = self.over.minus(&self.gone_in_all()).unwrap_or_default();
            let gone = self.gone_of(owner);
            let least = to_go.minus(&still_there(rest)).unwrap_or_default();
            return (&gone + &least, &gone + &still_there(own).min(to_go));
        }
        let share = self.shares().into_iter().find(|(power, _)| *power == owner).map(|(_, share)| share);
        let share = share.unwrap_or_default();
        (share.clone(), share)
    }
}
