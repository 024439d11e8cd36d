//! What is reported of a repeated round: its counters, and how it was settled.

use crate::games::magic::core::{Action, Core, Halt};
use crate::games::magic::course::Magic;
use crate::games::magic::fate::limits;
use crate::games::magic::figures::int;
use crate::games::magic::labels::Labels;
use crate::games::magic::moment::Moment;
use crate::games::magic::offers::phase_name;
use crate::games::magic::opening::Table;
use crate::games::magic::rulebook as rules;
use crate::games::magic::says::Says;
use crate::games::magic::setup::Setup;
use crate::games::magic::over::Over;
use crate::games::magic::state::{POOLS, State};
use crate::games::magic::tell::{losing, mana, why};
use crate::loops::{CounterId, Ended, Machine, repeat};
use crate::play::{Record, changes, loop_way};
use crate::ruling::{Act, Case, CounterReport, LoopReport, LoopStop, RoundAction, Says as Told};
use crate::words::{Count, Int};

/// Every quantity of a state, read out.
pub fn values(core: &Core, state: &State) -> Vec<(CounterId, Int)> {
    let mut state = state.clone();
    core.quantities(&mut state).into_iter().map(|(name, quantity)| (name, int(quantity))).collect()
}

/// The same without what only counts how often something was used.
pub fn game_values(core: &Core, state: &State) -> Vec<Int> {
    let game = |(id, _): &(CounterId, Int)| !id.0.starts_with("activated") && !id.0.starts_with("resolved");
    values(core, state).into_iter().filter(game).map(|(_, value)| value).collect()
}

/// Whether two states are the same.
pub fn same(core: &Core, one: &State, other: &State) -> bool {
    core.control(one) == core.control(other) && values(core, one) == values(core, other)
}

/// A counter in words, where it is one that people ask for.
pub fn counter_named(table: &Table, state: &State, id: &CounterId) -> Option<Told> {
    let (name, at) = id.0.split_once('.')?;
    let at: usize = at.parse().ok()?;
    let says = match name {
        "life" => Labels::CounterLife { player: table.player(at) },
        "library" => Labels::CounterLibrary { player: table.player(at) },
        "untapped" => Labels::CounterPiece { piece: table.piece(state, at) },
        "tapped" => Labels::CounterTapped { piece: table.piece(state, at) },
        "plus" => Labels::CounterPlus { piece: table.piece(state, at) },
        _ => {
            let pool = POOLS.iter().position(|pool| name.strip_prefix("mana") == Some(pool))?;
            Labels::CounterMana { player: table.player(at), mana: mana(pool) }
        }
    };
    Some(says.says())
}

// What a branch of the core looks at, in words: the texts are those that the core gives its branches.
fn guard_named(branch: &str) -> Told {
    let has = |parts: &[&str]| parts.iter().any(|part| branch.contains(part));
    let says = if has(&["life total"]) {
        Labels::GuardLife
    } else if has(&["poison"]) {
        Labels::GuardPoison
    } else if has(&["commander"]) {
        Labels::GuardCommander
    } else if has(&["toughness", "lethal"]) {
        Labels::GuardToughness
    } else if has(&["library", "milled"]) {
        Labels::GuardLibrary
    } else if has(&["hand", "discarded", "cards that nobody"]) {
        Labels::GuardHand
    } else if has(&["mana", "pool"]) {
        Labels::GuardMana
    } else if has(&["tapped", "turned"]) {
        Labels::GuardTapped
    } else if has(&["counter", "loyalty", "charges", "paid for", "lie on them", "lies on them"]) {
        Labels::GuardCounters
    } else if has(&["graveyard", "exile", "somewhere else", "anywhere"]) {
        Labels::GuardElsewhere
    } else if has(&["trigger", "wait"]) {
        Labels::GuardStack
    } else if has(&["combat phase"]) {
        Labels::GuardCombat
    } else if has(&["damage"]) {
        Labels::GuardDamage
    } else if has(&["some life"]) {
        Labels::GuardChange
    } else if has(&["turn is skipped"]) {
        Labels::GuardTurns
    } else {
        Labels::GuardThere
    };
    says.says()
}

/// Writes down a shortcut that was taken; the record's table is the one at its end.
pub fn report(course: &Magic, record: &mut Record<Moment>, start: &State, body: &[Action], times: &Count) {
    let table = &course.table;
    let core = &table.core;
    let says = Says::FoundTimes { times: times.clone() }.says();
    record.find("iterations", times, says, &[&rules::LOOPS]);
    windows(table, record, start, body);
    let state = record.state.state.clone();
    let settled = course.memory.settle(core, start, body, times);
    let (outcome, certificate) = (&settled.outcome, settled.certificate.clone());
    let way =
        loop_way(outcome, certificate, &|id| counter_named(table, &outcome.state, id), &|guard| guard_named(guard));
    let (before, after) = (values(core, start), values(core, &state));
    let mut counters = Vec::new();
    let mut known = Vec::new();
    for (id, end) in after {
        let first = before.iter().find(|(known, _)| *known == id).map(|(_, value)| value.clone()).unwrap_or_else(Int::zero);
        let Some(says) = counter_named(table, &state, &id).filter(|_| first != end) else { continue };
        let (least, most) = if first < end { (first.clone(), end.clone()) } else { (end.clone(), first.clone()) };
        let change = outcome.phases.first().filter(|_| outcome.phase_count == 1).and_then(|phase| {
            phase.map.iter().find(|course| course.counter == id)?.closed.as_ref()?.change()
        });
        counters.push(CounterReport { says, start: first, change, least, most, end });
        known.push(id);
    }
    let round = round_actions(table, start, body, &known, &counters);
    let stop = match &outcome.ended {
        Ended::Halted { iteration, action, why: halt } => Some(LoopStop {
            iteration: iteration.clone(),
            action: *action,
            why: match halt {
                Halt::Over(Over::Won { loser, why, .. }) => losing(table.player(*loser), *why).says(),
                Halt::Over(Over::AllLost) => Says::DrawAllLose.says(),
                Halt::Over(Over::Endless { .. }) => Says::NeverEnds.says(),
                halt => why(table, &outcome.state, halt).says.clone(),
            },
        }),
        Ended::AsNamed | Ended::Unknown { .. } => None,
    };
    record.settle_loop(LoopReport {
        round,
        agreed: times.clone(),
        done: outcome.done.clone(),
        counters,
        samples: Vec::new(),
        last: stop.as_ref().and_then(|stop| body.get(stop.action)).and_then(|action| round_action(table, start, action).seat),
        stop,
        added: None,
        compared_at: (1..=3usize).map(Count::from).filter(|few| few <= times).collect(),
        way,
    });
}

/// *Says*: a player has a window where that player holds priority while something is on the stack; in a round of mana
/// abilities nobody has one.
/// *Source*: Comprehensive Rules 117.3d, 605.3b, 732.2b. *Case*: M10.
fn windows(table: &Table, record: &mut Record<Moment>, start: &State, body: &[Action]) {
    let any = body.iter().any(|action| matches!(action, Action::Resolve | Action::Pass { .. } | Action::Rounds { .. }));
    let proposer = start.priority;
    for seat in start.order_from(start.active) {
        if any && Some(seat) != proposer {
            let player = table.player(seat);
            let key = format!("window.{}", player.id);
            record.find(key, true, Says::FoundWindow { player }.says(), &[&rules::ANSWERING]);
        }
    }
    if !any {
        let rules = [&rules::MANA_AT_ONCE, &rules::MANA_USES_NO_STACK, &rules::ANSWERING];
        record.find("windows", false, Says::FoundNoWindow.says(), &rules);
    }
}

// Each action of a round, with what it changes the first time of what is reported.
fn round_actions(
    table: &Table,
    start: &State,
    body: &[Action],
    known: &[CounterId],
    counters: &[CounterReport],
) -> Vec<RoundAction> {
    let names: Vec<Told> = counters.iter().map(|counter| counter.says.clone()).collect();
    let behind = |number: usize| {
        let begun = body.get(..number).unwrap_or_default();
        let state = repeat(&table.core, start, begun, &Count::one(), &limits()).state;
        let all = values(&table.core, &state);
        let value = |id: &CounterId| all.iter().find(|(other, _)| other == id).map(|(_, value)| value.clone());
        known.iter().map(|id| value(id).unwrap_or_else(Int::zero)).collect()
    };
    let changes = changes(&names, &(0..=body.len()).map(behind).collect::<Vec<_>>());
    let action = |(action, changes)| RoundAction { changes, ..round_action(table, start, action) };
    body.iter().zip(changes).map(action).collect()
}

fn round_action(table: &Table, state: &State, action: &Action) -> RoundAction {
    let (by, says) = match action {
        Action::Activate { by, class, nth, .. } => {
            let ability = table.core.activated(state, *class, &mut crate::loops::Cx::concrete()).into_iter().nth(*nth);
            let text = ability.map(|ability| crate::games::magic::wording::ability(table, &ability));
            let text = text.unwrap_or_else(|| Labels::DoSomething.says());
            (Some(*by), Labels::DoActivate { piece: table.piece(state, *class), text }.says())
        }
        Action::Cast { by, class, .. } => (Some(*by), Labels::DoCast { piece: table.piece(state, *class) }.says()),
        Action::PlayLand { by, class } => (Some(*by), Labels::DoLand { piece: table.piece(state, *class) }.says()),
        Action::Pass { by } => (Some(*by), Labels::DoPass { player: table.player(*by) }.says()),
        Action::Resolve => (None, Labels::DoResolve.says()),
        Action::Choose(choice) => (None, Labels::DoChoose { piece: table.piece(state, choice.source) }.says()),
        Action::Attack { by, .. } => (Some(*by), Labels::DoAttack { player: table.player(*by) }.says()),
        Action::Turn { of, .. } => (None, Labels::DoTurn { player: table.player(*of) }.says()),
        _ => (None, Labels::DoSomething.says()),
    };
    RoundAction { seat: by.map(|by| table.player(by).id.clone()), says, changes: Vec::new() }
}

/// What a deed of a case is called.
pub fn name_of(case: &Case<Setup>, act: &Act) -> Told {
    let table = Table::of(&case.setup, &case.ruleset);
    let state = &table.start;
    let seat = act.seat.as_ref().and_then(|seat| table.seat(seat));
    match act.key.as_str() {
        "propose" => Labels::DoPropose.says(),
        "run" => Labels::DoRun.says(),
        "name_number" => match act.count("times") {
            Some(Ok(times)) => Labels::DoName { times }.says(),
            _ => Labels::DoSomething.says(),
        },
        _ => match table.action(state, act) {
            Ok(Action::GoTo(phase)) => Labels::DoGoTo { phase: phase_name(phase) }.says(),
            Ok(Action::Happens { seat, .. }) => Labels::DoHappens { player: table.player(seat) }.says(),
            Ok(action) => round_action(&table, state, &action).says,
            Err(_) => match (act.token("piece"), seat) {
                // Made on the way: the board as set up does not know it.
                (Some(piece), _) => made_on_the_way(&table, case, piece.as_str()),
                (None, Some(seat)) => Labels::DoPass { player: table.player(seat) }.says(),
                _ => Labels::DoSomething.says(),
            },
        },
    }
}

// The card of a piece that came to be in play, such as `elf-warrior-2` or `deceiver-exarch-copy`.
#[inline(never)] // not on the first screen
fn made_on_the_way(table: &Table, case: &Case<Setup>, id: &str) -> Told {
    let plain = id.trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end_matches('-');
    let card = |id: &str| table.core.kit.place(id).and_then(|at| table.core.kit.def(at)).map(|def| def.name.clone());
    let set = |id: &str| case.setup.pieces.iter().find(|piece| piece.id.as_str() == id).and_then(|piece| card(&piece.card));
    let known = [id, plain, plain.trim_end_matches("-copy")].into_iter().find_map(|id| card(id).or_else(|| set(id)));
    match known {
        Some(name) => std::rc::Rc::new(crate::ruling::Piece::new("piece".into(), name)),
        None => crate::games::magic::tell::text(id),
    }
}
