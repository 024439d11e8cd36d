//! What can be chosen as an item is played, and whether it is still what was described when it resolves.

use crate::games::riftbound::cards::Kind;
use crate::games::riftbound::setup::Moment;
use crate::games::riftbound::state::{
    BATTLEFIELDS, Chosen, Execution, Item, Seat, Spell, State, Thing, seat_named, zone_of,
};
use crate::games::riftbound::has::Has;
use crate::games::riftbound::text::{Does, Like, Mode, Ref, Slot, What};
use crate::ruling::{TokenId, ZoneId};

/// So many ways to choose are listed for one execution.
pub const MOST_LISTED: usize = 60;
/// So many ways can be named by their number.
pub const MOST_NUMBERED: usize = 10_000;

/// Ways to choose, as far as they were asked for.
pub struct Found {
    skip: usize,
    most: usize,
    /// How many were passed, those before the list too.
    pub passed: usize,
    /// The list.
    pub list: Vec<Execution>,
    /// Whether nothing comes behind it.
    pub whole: bool,
}

/// Who chooses, for what.
#[derive(Clone, Copy)]
pub struct Chooser<'a> {
    /// The board.
    pub state: &'a State,
    /// The controller of the item.
    pub seat: Seat,
    /// The item's own id: it never chooses itself.
    pub item: &'a TokenId,
}

fn place_id(zone: &ZoneId) -> TokenId {
    TokenId::new(zone.as_str()).unwrap_or_else(|_| TokenId::from("bf1"))
}

/// Everything that some slot could name.
pub fn all_of(state: &State, what: What) -> Vec<TokenId> {
    let things = |kind: Kind| {
        let of_kind = state.things.iter().filter(move |thing| thing.kind == kind);
        of_kind.map(|thing| thing.piece.id.clone()).collect::<Vec<TokenId>>()
    };
    match what {
        What::Unit | What::Card => things(Kind::Unit),
        What::Gear => things(Kind::Gear),
        What::Spell => state.items.iter().filter(|item| item.is_card).map(|item| item.piece.id.clone()).collect(),
        What::Item => state.items.iter().map(|item| item.piece.id.clone()).collect(),
        What::Place => {
            let places = [zone_of(0, "base"), zone_of(1, "base")].into_iter();
            places.chain(BATTLEFIELDS.map(ZoneId::from)).map(|zone| place_id(&zone)).collect()
        }
    }
}

impl Chooser<'_> {
    /// Whether `id` is what slot `place` of `mode` describes; `before` is what the earlier slots hold.
    ///
    /// *Says*: friendly and enemy are seen from the item's controller; a destination differs from where the unit is.
    /// *Source*: Core Rules 1.4, 355.4, 355.5, 355.9.b. *Case*: RB-N07, RB-N12, RB-E17.
    pub fn fits(&self, mode: &Mode, place: usize, before: &[Vec<Chosen>], id: &TokenId) -> bool {
        let Some(slot) = mode.slots.get(place) else { return false };
        match slot.what {
            What::Place => self.fits_place(mode, slot, place, before, id),
            What::Spell | What::Item => {
                let spell = slot.what == What::Spell;
                let item = self.state.item(id).filter(|item| (item.is_card || !spell) && item.piece.id != *self.item);
                item.is_some_and(|item| {
                    slot.like.iter().all(|like| match like {
                        Like::Friendly => item.controller == self.seat,
                        Like::Enemy => item.controller != self.seat,
                        // The printed cost, whatever Repeat has added (Core Rules 1.4, 206).
                        Like::PrintedAtMost(energy, power) => {
                            item.spell.cost.energy <= *energy && item.spell.cost.all_power() <= *power
                        }
                        Like::ChoosesFriendly => self.friendly_of(item).next().is_some(),
                        Like::ChoosesItAlone => {
                            let it = before.first().and_then(|chosen| chosen.first());
                            let unit = |thing: &&Thing| thing.kind == Kind::Unit;
                            let is_it = |thing: &Thing| it.is_some_and(|it| it.id == thing.piece.id);
                            let mut units = self.friendly_of(item).filter(unit).peekable();
                            units.peek().is_some() && units.all(is_it)
                        }
                        _ => true,
                    })
                })
            }
            What::Card => self.state.thing(id).is_some_and(|thing| {
                thing.kind == Kind::Unit && thing.at == zone_of(self.seat, "trash")
            }),
            What::Unit | What::Gear => self.fits_thing(slot, before, id),
        }
    }

    // The units and gear of the chooser's that an item chooses in any of its executions.
    fn friendly_of<'a>(&'a self, item: &'a Item) -> impl Iterator<Item = &'a Thing> {
        let chosen = item.executions.iter().flat_map(|execution| execution.chosen.iter().flatten());
        let there = chosen.filter_map(|one| self.state.thing(&one.id).filter(|thing| thing.object == one.object));
        there.filter(|thing| thing.owner == self.seat && thing.in_play() && matches!(thing.kind, Kind::Unit | Kind::Gear))
    }

    fn fits_thing(&self, slot: &Slot, before: &[Vec<Chosen>], id: &TokenId) -> bool {
        let kind = if slot.what == What::Unit { Kind::Unit } else { Kind::Gear };
        let Some(thing) = self.state.thing(id).filter(|thing| thing.kind == kind && thing.in_play()) else { return false };
        let in_combat = || self.state.moment == Moment::Combat && thing.at_battlefield() && self.state.showdown_at(&thing.at);
        let hidden = |has: &Has| match has {
            Has::NotChosenByEnemies => true,
            Has::ChosenInCombat => !in_combat(),
            _ => false,
        };
        if thing.owner != self.seat && thing.has.iter().any(hidden) {
            return false;
        }
        slot.like.iter().all(|like| match like {
            Like::Base => thing.in_base(),
            Like::Battlefield => thing.at_battlefield(),
            Like::Friendly => thing.owner == self.seat,
            Like::Enemy => thing.owner != self.seat,
            Like::Attacking => thing.attacking,
            Like::Domain(domains) => thing.domains & domains != 0,
            Like::Other => !before.iter().flatten().any(|one| one.id == *id),
            Like::Together | Like::Own | Like::WithItsUnits | Like::PrintedAtMost(..) => true,
            Like::ChoosesFriendly | Like::ChoosesItAlone => true,
        })
    }

    fn fits_place(&self, mode: &Mode, slot: &Slot, place: usize, before: &[Vec<Chosen>], id: &TokenId) -> bool {
        let Some((base, field)) = which_place(id) else { return false };
        let mover = mode.does.iter().find_map(|does| match does {
            Does::Move(Ref::Slot(unit), Ref::Slot(to)) if *to == place => before.get(*unit)?.first(),
            _ => None,
        });
        let mover = mover.and_then(|chosen| self.state.thing(&chosen.id));
        if let Some(unit) = mover
            && (unit.at.as_str() == id.as_str() || base.is_some_and(|base| base != unit.owner))
        {
            return false;
        }
        // Where a unit token is played, what keeps units in their base counts.
        let played = mode.does.iter().any(|does| matches!(does, Does::Token(_, Ref::Slot(to)) | Does::Bird(Ref::Slot(to)) if *to == place));
        if played && field.is_some() && self.state.kept_by(self.seat, &Has::KeepsInBase).is_some() {
            return false;
        }
        slot.like.iter().all(|like| match like {
            Like::Battlefield => field.is_some(),
            Like::Base => base.is_some(),
            Like::Own => {
                let held = |field: usize| self.state.held.get(field).copied().flatten();
                base == Some(self.seat) || field.is_some_and(|field| held(field) == Some(self.seat))
            }
            Like::WithItsUnits => mover.is_some_and(|unit| {
                self.state.things.iter().any(|other| {
                    other.kind == Kind::Unit && other.owner == unit.owner && other.at.as_str() == id.as_str()
                })
            }),
            _ => true,
        })
    }

    /// Whether all of one execution's choices are what their slots describe, and as many as they ask for.
    pub fn is_legal(&self, spell: &Spell, execution: &Execution) -> bool {
        let Some(mode) = spell.text.modes.get(execution.mode) else { return false };
        mode.slots.len() == execution.chosen.len()
            && mode.slots.iter().zip(&execution.chosen).enumerate().all(|(place, (slot, chosen))| {
                let before = execution.chosen.get(..place).unwrap_or_default();
                (slot.least..=slot.most).contains(&chosen.len())
                    && self.differ_and_stand(slot, chosen)
                    && chosen.iter().all(|one| self.fits(mode, place, before, &one.id))
            })
    }

    // One thing is chosen once in a slot; together means at one location.
    fn differ_and_stand(&self, slot: &Slot, chosen: &[Chosen]) -> bool {
        let twice = |(place, one): (usize, &Chosen)| chosen.iter().skip(place + 1).any(|other| other.id == one.id);
        let place = |one: &Chosen| self.state.thing(&one.id).map(|thing| thing.at.clone());
        let together = !slot.like.contains(&Like::Together)
            || chosen.iter().all(|one| place(one) == chosen.first().and_then(place));
        together && !chosen.iter().enumerate().any(twice)
    }

    /// Whether a chosen object is still what its slot describes, as the same object.
    ///
    /// *Says*: legality is read again when the instruction is carried out; what came back from another zone is a new
    /// object. *Source*: Core Rules 1.4, 359.3.e.2 to .4. *Case*: RB-E03, RB-E09, RB-E11.
    pub fn still_legal(&self, mode: &Mode, execution: &Execution, place: usize, one: &Chosen) -> bool {
        let before = execution.chosen.get(..place).unwrap_or_default();
        let same = self.state.thing(&one.id).is_none_or(|thing| thing.object == one.object);
        same && self.fits(mode, place, before, &one.id)
    }

    /// Ways to choose for one execution, in every mode not in `without`; at most [`MOST_LISTED`], and whether that is all.
    pub fn ways(&self, spell: &Spell, without: &[usize]) -> (Vec<Execution>, bool) {
        let found = self.listed(spell, without, (0, MOST_LISTED));
        (found.list, found.whole)
    }

    /// The way with this number, from 1.
    pub fn nth_way(&self, spell: &Spell, without: &[usize], number: usize) -> Option<Execution> {
        let before = number.checked_sub(1).filter(|before| *before < MOST_NUMBERED)?;
        self.listed(spell, without, (before, 1)).list.pop()
    }

    /// How many ways there are, counted up to [`MOST_NUMBERED`], and whether that is all.
    pub fn how_many_ways(&self, spell: &Spell, without: &[usize]) -> (usize, bool) {
        let found = self.listed(spell, without, (MOST_NUMBERED, 0));
        (found.passed, found.whole)
    }

    /// The ways behind the first `skip` of them, at most `most`.
    pub fn listed(&self, spell: &Spell, without: &[usize], (skip, most): (usize, usize)) -> Found {
        let mut found = Found { skip, most, passed: 0, list: Vec::new(), whole: true };
        for (at, mode) in spell.text.modes.iter().enumerate().filter(|(at, _)| !without.contains(at)) {
            let mut execution = Execution { mode: at, chosen: Vec::new() };
            if !self.fill(mode, &mut execution, &mut found) {
                found.whole = false;
                break;
            }
        }
        found
    }

    fn fill(&self, mode: &Mode, execution: &mut Execution, found: &mut Found) -> bool {
        let place = execution.chosen.len();
        let Some(slot) = mode.slots.get(place) else {
            if found.passed == found.skip + found.most {
                return false;
            }
            if found.passed >= found.skip {
                found.list.push(execution.clone());
            }
            found.passed += 1;
            return true;
        };
        let fit: Vec<Chosen> = all_of(self.state, slot.what)
            .into_iter()
            .filter(|id| self.fits(mode, place, &execution.chosen, id))
            .map(|id| self.as_chosen(id))
            .collect();
        self.pick(mode, slot, &fit, Vec::new(), execution, found)
    }

    // Every set of `fit` of a size that the slot takes, the smaller ones first.
    fn pick(
        &self,
        mode: &Mode,
        slot: &Slot,
        fit: &[Chosen],
        picked: Vec<Chosen>,
        execution: &mut Execution,
        found: &mut Found,
    ) -> bool {
        if picked.len() >= slot.least && self.differ_and_stand(slot, &picked) {
            execution.chosen.push(picked.clone());
            let whole = self.fill(mode, execution, found);
            execution.chosen.pop();
            if !whole {
                return false;
            }
        }
        if picked.len() == slot.most {
            return true;
        }
        for (at, one) in fit.iter().enumerate() {
            let mut more = picked.clone();
            more.push(one.clone());
            let rest = fit.get(at + 1..).unwrap_or_default();
            if !self.pick(mode, slot, rest, more, execution, found) {
                return false;
            }
        }
        true
    }

    /// The choice of `id` as the object that it is now.
    pub fn as_chosen(&self, id: TokenId) -> Chosen {
        let object = self.state.thing(&id).map_or(0, |thing| thing.object);
        Chosen { id, object }
    }

    /// Whether so many executions can all be chosen for.
    ///
    /// *Says*: the choices of every execution are made as the item is played, and all have to be valid.
    /// *Source*: Core Rules 1.4, 820.2, 355.8. *Case*: RB-C04, RB-E13, RB-E17.
    pub fn enough(&self, spell: &Spell, executions: usize) -> bool {
        let open = |mode: usize| {
            let without: Vec<usize> = (0..spell.text.modes.len()).filter(|other| *other != mode).collect();
            !self.ways(spell, &without).0.is_empty()
        };
        let modes = (0..spell.text.modes.len()).filter(|mode| open(*mode)).count();
        if spell.differ { modes >= executions } else { modes > 0 }
    }
}

/// A place as the base of a player or as a battlefield.
fn which_place(id: &TokenId) -> Option<(Option<Seat>, Option<usize>)> {
    if let Some(field) = BATTLEFIELDS.iter().position(|field| *field == id.as_str()) {
        return Some((None, Some(field)));
    }
    let seat = id.as_str().strip_suffix(".base")?;
    Some((Some(seat_named(seat)?), None))
}
