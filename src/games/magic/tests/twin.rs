//! Every round that a scenario proposes, played in closed form and action by action.

use crate::games::magic::core::{Action, Core, Halt};
use crate::games::magic::deeds::exactly;
use crate::games::magic::fate::limits;
use crate::games::magic::opening::Table;
use crate::games::magic::report::same;
use crate::games::magic::setup::Setup;
use crate::games::magic::state::State;
use crate::loops::{Cx, Ended, Machine, repeat, repeat_by_steps};
use crate::ruling::{Case, Script};
use crate::words::Count;
use std::fs;
use std::path::Path;

fn cases() -> Vec<(String, Case<Setup>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios/magic");
    let mut all = Vec::new();
    for topic in fs::read_dir(folder).unwrap() {
        for file in fs::read_dir(topic.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            let json: serde_json::Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
            let case = serde_json::from_value(json["case"].clone()).unwrap();
            all.push((path.file_name().unwrap().to_string_lossy().into_owned(), case));
        }
    }
    all
}

// The table before the first proposal of a case, and its round.
fn proposed(case: &Case<Setup>) -> Option<(Core, State, Vec<Action>)> {
    let table = Table::of(&case.setup, &case.ruleset);
    let mut state = table.start.clone();
    let mut cx = Cx::concrete();
    let first = state.priority;
    table.core.settle_down(&mut state, first, &mut cx).ok()?;
    for act in &case.acts {
        if act.key != "propose" {
            let action = table.action(&state, act).ok()?;
            let _ = table.core.act(&mut state, &action, &mut cx);
            continue;
        }
        let Some(Script::Repeat { times, body }) = act.script("script") else { return None };
        exactly(times).ok()?;
        let round = table.round(&state, body).ok()?;
        return Some((table.core, state, round));
    }
    None
}

#[test]
fn closed_forms_agree_with_play_action_by_action() {
    let mut compared = 0;
    for (name, case) in cases() {
        let Some((core, start, round)) = proposed(&case) else { continue };
        for times in [0usize, 1, 2, 3, 4, 5, 6, 7, 19, 20, 21, 50] {
            let times = Count::from(times);
            let formula = repeat(&core, &start, &round, &times, &limits());
            let played = repeat_by_steps(&core, &start, &round, &times, 2_000);
            if matches!(played.ended, Ended::Unknown { .. }) {
                continue;
            }
            let ends: [Ended<Halt>; 2] = [formula.ended.clone(), played.ended.clone()];
            assert_eq!(ends[0], ends[1], "{name}, {times} rounds");
            assert!(same(&core, &formula.state, &played.state), "{name}, {times} rounds: another table");
            compared += 1;
        }
    }
    assert!(compared > 400, "only {compared} comparisons");
}
