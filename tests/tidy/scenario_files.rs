//! Scenario files: each has an id and lies in the folder of its game.

use crate::source::files;
use crate::{exactly, none};
use serde_json::Value;

fn faults(path: &str, text: &str) -> Vec<String> {
    let Ok(file) = serde_json::from_str::<Value>(text) else { return vec![format!("{path} is no JSON")] };
    let member = |key: &str| file.get(key).and_then(Value::as_str).unwrap_or_default();
    let mut faults = Vec::new();
    let id = member("id");
    if id.is_empty() || id.contains(char::is_whitespace) {
        faults.push(format!("{path} has no id: give it its case's, or one of its own like LR-N01"));
    }
    let place: Vec<&str> = path.trim_start_matches("tests/scenarios/").split('/').collect();
    match place.as_slice() {
        [game, _topic, _file] if *game == member("game") => {}
        [game, _topic, _file] => {
            faults.push(format!("{path} is a board of {:?} in the folder of {game:?}", member("game")))
        }
        _ => faults.push(format!("{path} belongs into tests/scenarios/<game>/<topic>/")),
    }
    faults
}

#[test]
fn each_scenario_has_an_id_and_its_place() {
    none(files("tests/scenarios", ".json").iter().flat_map(|(path, text)| faults(path, text)).collect());
}

#[test]
fn a_scenario_without_id_or_in_a_wrong_place_is_found() {
    let path = "tests/scenarios/chess/castling/a_b_c.json";
    none(faults(path, r#"{ "id": "C-1/b", "game": "chess" }"#));
    exactly(&faults(path, r#"{ "game": "chess" }"#), &["no id"]);
    exactly(&faults(path, r#"{ "id": "C-1", "game": "go" }"#), &["board of \"go\""]);
    exactly(&faults("tests/scenarios/a_b_c.json", r#"{ "id": "C-1", "game": "go" }"#), &["<topic>"]);
    exactly(&faults(path, "{"), &["no JSON"]);
}
