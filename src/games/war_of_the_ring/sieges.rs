//! Who stands inside a besieged Stronghold and who before it, and what each may do.

use crate::games::war_of_the_ring::deed_says::Deeds;
use crate::games::war_of_the_ring::force::{held_by_enemies, objection};
use crate::games::war_of_the_ring::nations::Side;
use crate::games::war_of_the_ring::players::Power;
use crate::games::war_of_the_ring::regions::Region;
use crate::games::war_of_the_ring::rulebook;
use crate::games::war_of_the_ring::state::State;
use crate::play::Record;
use crate::ruling::{Problem, Step};

/// How an attack stands to a siege.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Around {
    /// Not at all.
    Field,
    /// The besieged attack the besiegers.
    Sortie,
    /// The besiegers attack the besieged.
    Siege,
    /// Somebody beside the region attacks the besiegers.
    Relief,
}

impl State {
    /// The side inside the Stronghold of a region, as the board has it.
    pub fn inside(&self, region: Region) -> Option<Side> {
        let said = self.board.regions.get(&region)?.besieged?;
        let other = if said == Side::Shadow { Side::FreePeoples } else { Side::Shadow };
        Some(if self.turned.contains(&region) { other } else { said })
    }

    /// Whether a side besieges the Stronghold of a region.
    pub fn besieges(&self, region: Region, side: Side) -> bool {
        self.inside(region).is_some_and(|inside| inside != side)
    }

    /// Looks at the Army of a side where a siege parts the two; the besieged are looked at otherwise.
    pub fn turn_to(&mut self, region: Region, side: Side) {
        let Some(garrison) = self.board.regions.get_mut(&region) else { return };
        if garrison.besieged.is_none_or(|said| said == side) {
            return;
        }
        garrison.besieged = Some(side);
        std::mem::swap(&mut garrison.stand, &mut garrison.besiegers);
        if !self.turned.remove(&region) {
            self.turned.insert(region);
        }
    }

    /// Looks at the besieged again.
    pub fn turn_back(&mut self, region: Region) {
        if let Some(inside) = self.inside(region) {
            self.turn_to(region, inside);
        }
    }

    /// The board as a side acts on it: where it besieges, its own Army is the one that is looked at.
    pub fn seen_by(&self, side: Side) -> State {
        let mut seen = self.clone();
        for region in self.board.held() {
            seen.turn_to(region, side);
        }
        seen
    }
}

/// Whether a side finds a region held against it: besiegers do not, as the region around the Stronghold is theirs.
///
/// *Source*: second edition, p.27 (EN1), p.32 (SG6). *Case*: W-N104, W-N105.
pub fn is_held_against(state: &State, region: Region, side: Side) -> bool {
    !state.besieges(region, side) && held_by_enemies(state, region, side)
}

/// How an attack stands to a siege, or why there is none.
///
/// # Says
/// The besieged attack the besiegers in a sortie and do not leave otherwise. They are themselves attacked only by an Army
/// in their region. A friend of theirs attacks the besiegers from beside the region.
/// # Source
/// Second edition, p.31 (SG1), p.32 (SG3 to SG5).
/// # Case
/// W-N63, W-N64, W-N101 to W-N103, W-N109, W-N110.
pub fn attack_around(state: &State, side: Side, from: Region, to: Region) -> Result<Around, Problem> {
    let inside = state.inside(to);
    if from == to && inside.is_some() {
        return Ok(if inside == Some(side) { Around::Sortie } else { Around::Siege });
    }
    if !from.touches(to) {
        return Err(objection(&rulebook::MV1, Deeds::NotAdjacent { region: from, to }));
    }
    if state.inside(from) == Some(side) {
        return Err(objection(&rulebook::SG1, Deeds::BesiegedStays { region: from }));
    }
    match inside {
        None => Ok(Around::Field),
        Some(inside) if inside == side => Ok(Around::Relief),
        Some(_) => Err(objection(&rulebook::SG5, Deeds::OnlyFromWithin { region: to })),
    }
}

/// Says what a siege means for a battle that begins.
pub fn tell_the_siege(record: &mut Record<State>, around: Around, player: Power, region: Region) {
    let step = match around {
        Around::Field => return,
        Around::Sortie => Step::by(&rulebook::SG3, Deeds::MakesASortie { player, region }.says()),
        Around::Siege => {
            let says = Deeds::AttacksTheBesieged { player, region };
            Step::by(&rulebook::SG5, says.says()).and(&rulebook::CB5).and(&rulebook::CB6)
        }
        Around::Relief => Step::by(&rulebook::SG4, Deeds::RelievesTheSiege { player, region }.says()),
    };
    record.step(step.actor(player.seat()));
}

/// Ends the siege that nobody keeps up any more, before the walls or behind them.
///
/// *Source*: second edition, p.31 (SG2). *Case*: W-N106, W-N107, W-N114.
pub fn the_siege_may_end(record: &mut Record<State>, region: Region) {
    let Some(inside) = record.state.inside(region) else { return };
    let Some(garrison) = record.state.board.regions.get(&region) else { return };
    let gone = |side: Side| garrison.nations_with_units(side).is_empty();
    let Some(outside) = Side::ALL.into_iter().find(|side| *side != inside) else { return };
    let (none_inside, none_outside) = (gone(inside), gone(outside));
    if !none_inside && !none_outside {
        return;
    }
    // Who is left stands in the region as he stood.
    record.state.turn_to(region, if none_outside { inside } else { outside });
    record.state.turned.remove(&region);
    if let Some(garrison) = record.state.board.regions.get_mut(&region) {
        garrison.besieged = None;
        garrison.besiegers = None;
    }
    record.state.board.tidy();
    let says = if none_outside { Deeds::SiegeEnds { region } } else { Deeds::StrongholdEmpty { region } };
    record.step(Step::by(&rulebook::SG2, says.says()));
}
