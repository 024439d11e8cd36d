//! The newest item of the chain resolves: its executions one after the other, then what waits behind it.

use crate::games::riftbound::cleanup::{cleanup, put_triggers_on_the_chain};
use crate::games::riftbound::cards::Kind;
use crate::games::riftbound::execute::{Doing, does, name_of};
use crate::games::riftbound::playing::one_more_is_played;
use crate::games::riftbound::rulebook_core::{
    EACH_CHOICE, EXECUTED_AGAIN, LEFT_THE_CHAIN, NEWEST_RESOLVES, NOTHING_BETWEEN, NO_CLEANUP, ONE_MORE_EACH,
    OWNERS_TRASH, PLAYED_AT_END, PLAYED_ONCE, PRINTED_COST, STILL_PLAYED,
};
use crate::games::riftbound::rulebook::{FAQ_PLAYED, SPENT};
use crate::games::riftbound::says::Says;
use crate::games::riftbound::silent::Silent;
use crate::games::riftbound::state::{Fate, Item, State, Story, Thing, zone_of};
use crate::games::riftbound::has::When;
use crate::play::Record;
use crate::ruling::{OptionId, ReadingId, Step, TokenId};
use crate::words::{Count, Map};

/// What a ruling may look at besides the board.
pub struct Book<'a> {
    /// The readings that the table chose.
    pub readings: &'a Map<ReadingId, OptionId>,
    /// Whether the later text on new choices holds.
    pub later_text: bool,
}

impl Book<'_> {
    /// How the table reads an open question: `true` for its first option.
    pub fn reads(&self, silent: Silent) -> Option<bool> {
        let chosen = self.readings.get(&ReadingId::from(silent.id()))?;
        let [(first, _), (second, _)] = silent.options();
        if *chosen == first { Some(true) } else { (*chosen == second).then_some(false) }
    }
}

/// Resolves the newest item; false if there is none.
///
/// *Says*: it resolves as a whole; nothing else is finalised or resolved in between and no cleanup runs.
/// *Source*: Core Rules 1.4, 340.1, 158.3, 321. *Case*: RB-E01, RB-E08, RB-T01.
pub fn resolve_newest(book: &Book, record: &mut Record<State>) -> bool {
    let Some(item) = record.state.items.last().cloned() else { return false };
    let id = item.piece.id.clone();
    let tells = record.state.story.is_none() && item.is_card;
    if tells {
        record.state.story = Some(Story { piece: item.piece.clone(), executions: 0, told: Vec::new() });
    }
    record.state.telling = record.state.story.as_ref().is_some_and(|story| story.piece.id == id);
    let of = Count::from(item.executions.len());
    let mut did_something = false;
    for (nth, execution) in item.executions.iter().enumerate() {
        let says = Says::Executes { spell: item.piece.clone(), number: Count::from(nth + 1), of: of.clone() };
        let mut step = Step::by(if nth == 0 { &NEWEST_RESOLVES } else { &EXECUTED_AGAIN }, says.says());
        if nth > 0 {
            step = step.and(&NOTHING_BETWEEN).and(&NO_CLEANUP).and(&ONE_MORE_EACH);
        }
        record.step(step.touching([id.clone()]));
        if let Some(story) = record.state.story.as_mut().filter(|story| story.piece.id == id) {
            story.executions += 1;
        }
        record.state.affected.clear();
        let doing = Doing { item: &item, execution };
        for instruction in item.spell.text.modes.get(execution.mode).map_or(&[][..], |mode| &mode.does) {
            did_something |= does(&doing, instruction, record);
            if record.state.item(&id).is_none() {
                let step = Step::by(&LEFT_THE_CHAIN, Says::RestStops { spell: item.piece.clone() }.says());
                record.step(step);
                record.state.fates.insert(id.clone(), Fate::Left);
                after(record);
                return true;
            }
        }
    }
    leaves_the_chain(&item, "trash", record);
    record.state.fates.insert(id, Fate::Resolved);
    if item.is_card {
        if !did_something {
            record.step(Step::by(&STILL_PLAYED, Says::PlayedAllTheSame { spell: item.piece.clone() }.says()));
        }
        was_played(book, &item, record);
    }
    after(record);
    true
}

fn after(record: &mut Record<State>) {
    cleanup(record);
    record.state.telling = false;
    put_triggers_on_the_chain(record);
}

/// An item leaves the chain for its owner's `place`, or for nowhere if it is no card.
pub fn leaves_the_chain(item: &Item, place: &str, record: &mut Record<State>) {
    let id = item.piece.id.clone();
    record.state.items.retain(|other| other.piece.id != id);
    let zone = zone_of(item.owner, place);
    if let Some(thing) = record.state.thing_mut(&id) {
        thing.at = zone;
        let says = Says::GoesToOwnersTrash { spell: item.piece.clone() };
        if item.controller != item.owner && place == "trash" {
            record.step(Step::by(&OWNERS_TRASH, says.says()));
        }
    }
}

/// *Says*: a spell is played once however often it is executed, and what triggers on that does so when it has resolved;
/// who controls it then has played it. *Source*: Core Rules 1.4, 820.3.a, 419.4.a; Vendetta FAQ. *Case*: RB-T07, RB-T08,
/// RB-C16, RB-N09.
fn was_played(book: &Book, item: &Item, record: &mut Record<State>) {
    let seat = item.controller;
    let printed = item.spell.cost.energy;
    let (all, base) = match &item.paid {
        Some(paid) => (paid.cost.energy, paid.base_energy),
        None => (printed, printed),
    };
    let asked = |on: When| match on {
        When::PlaySpellSpent(least) => (all >= least) != (base >= least),
        _ => false,
    };
    let reads = book.reads(Silent::Spent);
    if !record.state.triggering(seat, asked).is_empty() {
        match reads {
            None => record.state.silent = Some(Silent::Spent),
            Some(all_paid) => {
                let [(first, _), (second, _)] = Silent::Spent.options();
                record.rest_on(Silent::Spent.id().into(), if all_paid { first } else { second });
                record.step(Step::by(&SPENT, Says::SpentIs { energy: if all_paid { all } else { base }.into() }.says()));
            }
        }
    }
    let spent = if reads == Some(false) { base } else { all };
    let triggers = record.state.triggering(seat, |on| match on {
        When::PlaySpell => true,
        When::PlaySpellOnEnemyTurn => seat != record.state.turn,
        When::PlaySpellCosting(least) => printed >= least,
        When::PlaySpellSpent(least) => spent >= least,
        _ => false,
    });
    let mut triggers = triggers;
    triggers.extend(one_more_is_played(&mut record.state, seat));
    let costing = record.state.triggering(seat, |on| matches!(on, When::PlaySpellCosting(least) if printed < least));
    for (source, _) in costing {
        let Some(thing) = record.state.thing(&source) else { continue };
        let says = Says::PrintedCostCounts { piece: thing.piece.clone(), energy: printed.into() };
        record.step(Step::by(&PRINTED_COST, says.says()).touching([source]));
    }
    if triggers.is_empty() {
        return;
    }
    let names = triggers.iter().filter_map(|(source, _)| record.state.thing(source)).map(|thing| thing.piece.clone());
    let names: Vec<_> = names.collect();
    record.state.trigger(triggers);
    let mut step = Step::by(&PLAYED_AT_END, Says::TriggersOnPlaying { pieces: names, spell: item.piece.clone() }.says());
    step = step.and(&PLAYED_ONCE);
    if item.controller != item.owner {
        step = step.and(&FAQ_PLAYED);
    }
    record.step(step);
}

/// *Says*: what triggers on being chosen triggers for each time it is chosen; it goes on the chain when the item is
/// finalised, and so resolves before it; some triggers look at spells alone. *Source*: Core Rules 1.4, 383.4.b. *Case*: RB-T05, RB-T06, RB-W27.
pub fn chosen_ones_trigger(seat: usize, chosen: &[TokenId], by_spell: bool, record: &mut Record<State>) {
    for id in chosen {
        others_trigger_on_the_choice(seat, id, record);
        let on = |on: When| on == When::Chosen || by_spell && on == When::ChosenBySpell;
        let mut own = record.state.triggering(seat, on);
        own.retain(|(source, _)| source == id);
        let Some(thing) = record.state.thing(id).filter(|_| !own.is_empty()) else { continue };
        let says = Says::TriggersOnChoice { piece: thing.piece.clone() };
        record.state.trigger(own);
        record.step(Step::by(&EACH_CHOICE, says.says()).touching([id.clone()]));
    }
}

// What looks at friendly units that are chosen triggers for each of them, about that unit.
fn others_trigger_on_the_choice(seat: usize, id: &TokenId, record: &mut Record<State>) {
    let friendly = |thing: &&Thing| thing.kind == Kind::Unit && thing.owner == seat && thing.in_play();
    if record.state.thing(id).filter(friendly).is_none() {
        return;
    }
    let others = record.state.triggering(seat, |on| on == When::ChosenFriendly);
    let before = record.state.waiting.len();
    for (source, _) in &others {
        let piece = name_of(&record.state, source);
        record.step(Step::by(&EACH_CHOICE, Says::FriendlyUnitChosen { piece }.says()).touching([source.clone(), id.clone()]));
    }
    record.state.trigger(others);
    for waiting in record.state.waiting.iter_mut().skip(before) {
        waiting.about = Some(id.clone());
    }
}
