//! New choices for a finalised item: what can be remade, and how.

use crate::games::riftbound::choices::{Chooser, MOST_LISTED};
use crate::games::riftbound::execute::name_of;
use crate::games::riftbound::playing::refused;
use crate::games::riftbound::resolve::{Book, chosen_ones_trigger};
use crate::games::riftbound::rulebook::{FAQ_NEW_CHOICES, MOVED_OVER, SEED_SAME_AGAIN, SEED_TRIGGERS_AGAIN};
use crate::games::riftbound::rulebook_core::{
    ANY_OF_THEM, COSTS_IGNORED, NEWLY_TARGETED, NOT_REMADE, NO_LEGAL_WAY, PRIORITY_AFTER, REMADE, RESULT_LEGAL, WHAT_IS_NEW,
};
use crate::games::riftbound::objections::Objects;
use crate::games::riftbound::says::Says;
use crate::games::riftbound::seats::player;
use crate::games::riftbound::silent::Silent;
use crate::games::riftbound::state::{Execution, Item, Renewal, Seat, State};
use crate::play::{Record, Refusal};
use crate::ruling::{Step, TokenId};
use crate::words::Count;

/// So many ways to choose are looked at for each execution.
const MOST_EACH: usize = 1000;
/// So many rows of choices are looked at.
const MOST_ROWS: usize = 50_000;

/// One way to remake an item's choices.
#[derive(Clone, Debug)]
pub struct Remade {
    /// The choices of each execution.
    pub executions: Vec<Execution>,
    /// Whether an object is chosen in a place where it was not, though the item chose it elsewhere.
    pub moved_over: bool,
}

/// The item that new choices may be made for.
pub fn renewed<'a>(state: &'a State, renewal: &Renewal) -> Option<&'a Item> {
    state.item(&renewal.item)
}

/// Every way to remake the choices other than leaving them, at most [`MOST_LISTED`]; and whether that is all.
///
/// *Says*: any of the choices may be made anew, modes included; all that result have to be legal. A new choice is one
/// that the item was not making already. *Source*: Core Rules 1.4, 751.1, 752.1, 753; Vendetta FAQ. *Case*: RB-N01,
/// RB-N04, RB-N11, RB-N12.
pub fn ways(state: &State, item: &Item) -> (Vec<Remade>, bool) {
    ways_from(state, item, (0, MOST_LISTED))
}

/// The ways to remake behind the first `skip` of them, at most `most`; and whether nothing comes behind them.
pub fn ways_from(state: &State, item: &Item, (skip, most): (usize, usize)) -> (Vec<Remade>, bool) {
    let chooser = Chooser { state, seat: item.controller, item: &item.piece.id };
    let each = chooser.listed(&item.spell, &[], (0, MOST_EACH));
    let (each, mut whole) = (each.list, each.whole);
    let differ = |all: &[Execution]| {
        let twice = |(at, one): (usize, &Execution)| all.iter().skip(at + 1).any(|other| other.mode == one.mode);
        !item.spell.differ || !all.iter().enumerate().any(twice)
    };
    let mut ways = Vec::new();
    let mut passed = 0;
    // Every row of choices, the last execution changing fastest.
    let mut row = vec![0; item.executions.len()];
    for looked_at in 0..=MOST_ROWS {
        let executions: Vec<Execution> = row.iter().filter_map(|place| each.get(*place).cloned()).collect();
        let fits = executions.len() == row.len() && ids(&executions) != ids(&item.executions) && differ(&executions);
        if fits {
            if passed == skip + most || looked_at == MOST_ROWS {
                whole = false;
                break;
            }
            if passed >= skip {
                ways.push(Remade { moved_over: moves_over(item, &executions), executions });
            }
            passed += 1;
        }
        let Some(next) = row.iter().rposition(|place| place + 1 < each.len()) else { break };
        if looked_at == MOST_ROWS {
            whole = false;
        }
        for (at, place) in row.iter_mut().enumerate().skip(next) {
            *place = if at == next { *place + 1 } else { 0 };
        }
    }
    (ways, whole)
}

type Ids<'a> = Vec<(usize, Vec<Vec<&'a TokenId>>)>;

fn ids(executions: &[Execution]) -> Ids<'_> {
    executions
        .iter()
        .map(|one| {
            let slots = one.chosen.iter().map(|chosen| {
                let mut ids: Vec<&TokenId> = chosen.iter().map(|one| &one.id).collect();
                ids.sort();
                ids
            });
            (one.mode, slots.collect())
        })
        .collect()
}

fn moves_over(item: &Item, executions: &[Execution]) -> bool {
    let all: Vec<&TokenId> =
        item.executions.iter().flat_map(|one| one.chosen.iter().flatten()).map(|one| &one.id).collect();
    executions.iter().zip(&item.executions).any(|(new, old)| {
        new.chosen.iter().enumerate().any(|(slot, chosen)| {
            let before = old.chosen.get(slot).filter(|_| old.mode == new.mode);
            chosen.iter().any(|one| {
                let here = before.is_some_and(|before| before.iter().any(|other| other.id == one.id));
                !here && all.contains(&&one.id)
            })
        })
    })
}

/// The choices as findings write them: slots after each other, `/` between executions, the mode first if there are several.
pub fn written(item: &Item, executions: &[Execution]) -> String {
    let one = |execution: &Execution| {
        let slots = execution.chosen.iter().map(|chosen| {
            let ids: Vec<&str> = chosen.iter().map(|one| one.id.as_str()).collect();
            ids.join("+")
        });
        let slots: Vec<String> = slots.collect();
        let mode = if item.spell.text.modes.len() > 1 { format!("{}:", execution.mode + 1) } else { String::new() };
        format!("{mode}{}", slots.join(","))
    };
    executions.iter().map(one).collect::<Vec<String>>().join("/")
}

/// Makes new choices.
pub fn remake(
    book: &Book,
    record: &mut Record<State>,
    seat: Seat,
    executions: Vec<Execution>,
    more_repeat: bool,
) -> Result<(), Refusal> {
    let Some(renewal) = record.state.renewal.clone() else { return Err(refused(&REMADE, Objects::NothingToRemake)) };
    let Some(item) = renewed(&record.state, &renewal).cloned() else {
        return Err(refused(&REMADE, Objects::NothingToRemake));
    };
    let spell = item.piece.clone();
    if seat != renewal.seat {
        return Err(refused(&REMADE, Objects::NotAsked { player: player(renewal.seat) }));
    }
    if more_repeat || executions.len() != item.executions.len() {
        let executions = Count::from(item.executions.len());
        return Err(refused(&NOT_REMADE, Objects::RepeatNotReopened { spell, executions }));
    }
    let chooser = Chooser { state: &record.state, seat, item: &spell.id };
    for (nth, (new, old)) in executions.iter().zip(&item.executions).enumerate() {
        if chooser.is_legal(&item.spell, new) {
            continue;
        }
        let kept = kept_and_illegal(&chooser, &item, new, old);
        let chosen = new.chosen.iter().flatten().map(|one| name_of(&record.state, &one.id)).collect();
        let says = match kept {
            Some(id) => Objects::KeptIsIllegal { piece: name_of(&record.state, &id) },
            None => Objects::IllegalChoice { spell: spell.clone(), number: Count::from(nth + 1), chosen },
        };
        let step = Step::by(&RESULT_LEGAL, says.says()).and(&FAQ_NEW_CHOICES).and(&NO_LEGAL_WAY);
        return Err(Refusal::because(step));
    }
    if moves_over(&item, &executions) && !book.later_text {
        match book.reads(Silent::MovedOver) {
            None => record.state.silent = Some(Silent::MovedOver),
            Some(true) => record.rest_on(Silent::MovedOver.id().into(), "allowed".into()),
            Some(false) => {
                return Err(refused(&MOVED_OVER, Objects::MovedOverNotAllowed { spell }));
            }
        }
    }
    let before: Vec<TokenId> =
        item.executions.iter().flat_map(|one| one.chosen.iter().flatten()).map(|one| one.id.clone()).collect();
    let now: Vec<TokenId> =
        executions.iter().flat_map(|one| one.chosen.iter().flatten()).map(|one| one.id.clone()).collect();
    let told = written(&item, &executions);
    if let Some(place) = record.state.items.iter_mut().find(|other| other.piece.id == renewal.item) {
        place.executions = executions;
    }
    record.state.renewal = None;
    let chosen = now.iter().map(|id| name_of(&record.state, id)).collect();
    let says = Says::Remakes { player: player(seat), spell: spell.clone(), chosen };
    let step = Step::by(&REMADE, says.says()).and(&ANY_OF_THEM).and(&RESULT_LEGAL).and(&WHAT_IS_NEW);
    record.step(if book.later_text { step.and(&SEED_SAME_AGAIN) } else { step.and(&FAQ_NEW_CHOICES) });
    let says = Says::FoundChoices { chosen: now.iter().map(|id| name_of(&record.state, id)).collect() }.says();
    record.find("choices", crate::ruling::Arg::Key(told.into()), says, &[&REMADE]);
    let owes = now.iter().filter_map(|id| record.state.thing(id)).any(|thing| thing.owner != seat && record.state.deflect_of(thing) > 0);
    if owes {
        record.step(Step::by(&COSTS_IGNORED, Says::NoNewCosts { spell: spell.clone() }.says()));
    }
    let mut newly: Vec<TokenId> = now.clone();
    if book.later_text {
        record.step(Step::by(&SEED_TRIGGERS_AGAIN, Says::AllTriggerAgain.says()));
    } else {
        newly.retain(|id| !before.contains(id));
        record.step(Step::by(&NEWLY_TARGETED, Says::OnlyNewTrigger.says()));
    }
    chosen_ones_trigger(seat, &newly, item.is_card, record);
    crate::games::riftbound::cleanup::put_triggers_on_the_chain(record);
    who_has_priority(record);
    Ok(())
}

// A choice that was kept although it is illegal now.
fn kept_and_illegal(chooser: &Chooser, item: &Item, new: &Execution, old: &Execution) -> Option<TokenId> {
    let mode = item.spell.text.modes.get(new.mode).filter(|_| new.mode == old.mode)?;
    for (slot, chosen) in new.chosen.iter().enumerate() {
        let before = old.chosen.get(slot)?;
        for one in chosen.iter().filter(|one| before.iter().any(|other| other.id == one.id)) {
            let earlier = new.chosen.get(..slot).unwrap_or_default();
            if !chooser.fits(mode, slot, earlier, &one.id) {
                return Some(one.id.clone());
            }
        }
    }
    None
}

/// Declines to make new choices: even illegal ones stay.
pub fn keep(record: &mut Record<State>, seat: Seat) -> Result<(), Refusal> {
    let Some(renewal) = record.state.renewal.clone() else { return Err(refused(&REMADE, Objects::NothingToRemake)) };
    if seat != renewal.seat {
        return Err(refused(&REMADE, Objects::NotAsked { player: player(renewal.seat) }));
    }
    record.state.renewal = None;
    let spell = name_of(&record.state, &renewal.item);
    record.step(Step::by(&FAQ_NEW_CHOICES, Says::Keeps { player: player(seat), spell }.says()));
    who_has_priority(record);
    Ok(())
}

/// *Says*: afterwards the controller of the newest item has priority. *Source*: Core Rules 1.4, 340.4. *Case*: RB-N10.
pub fn who_has_priority(record: &mut Record<State>) {
    let Some(newest) = record.state.items.last() else { return };
    let (seat, spell) = (newest.controller, newest.piece.clone());
    let says = Says::HasPriority { player: player(seat), spell };
    record.find("priority", crate::games::riftbound::state::seat_id(seat), says.clone().says(), &[&PRIORITY_AFTER]);
    record.step(Step::by(&PRIORITY_AFTER, says.says()).actor(crate::games::riftbound::state::seat_id(seat)));
}
