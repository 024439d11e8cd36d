//! Every scenario file that this engine understands comes to what its `expect` says.

use crate::answer::{With, differences};
use crate::{army_answer, assignment_answer, loop_answer, phase};
use serde_json::Value;
use std::path::{Path, PathBuf};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");

/// What this engine makes of a case; nothing if it does not know the question, or anything that the case holds.
pub fn answer(game: &str, case: &Value) -> Option<Value> {
    match (game, case["ask"].as_str()?) {
        ("lotr-tcg", "loop") => loop_answer::answer(case),
        ("lotr-tcg", "assignment") => assignment_answer::answer(case),
        ("war-of-the-ring", "army") => army_answer::answer(case),
        ("war-of-the-ring", "turn") => phase::answer(case),
        _ => None,
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let of = |path: PathBuf| if path.is_dir() { files(&path) } else { vec![path] };
    paths.into_iter().flat_map(of).filter(|path| path.extension().is_some_and(|ending| ending == "json")).collect()
}

// The files of a topic that were understood, and those that were not; every difference is a line.
fn compared(topic: &str, least: usize) {
    let (mut understood, mut others, mut lines) = (0, Vec::new(), Vec::new());
    for path in files(&Path::new(FOLDER).join(topic)) {
        let file: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let Some(own) = answer(file["game"].as_str().unwrap(), &file["case"]) else {
            others.push(name);
            continue;
        };
        understood += 1;
        // A known failure too: it is the product that fails there.
        let found = differences(&own, &file["expect"], With::File);
        lines.extend(found.into_iter().map(|line| format!("{name}: {line}")));
    }
    println!("{topic}: {understood} files compared; not understood: {others:?}");
    assert!(lines.is_empty(), "\n{}\n", lines.join("\n"));
    assert!(understood >= least, "{understood} files of {topic} were understood, {least} should be");
}

#[test]
fn loops_come_to_what_the_files_say() {
    compared("lotr-tcg/loop", 40);
}

#[test]
fn assignments_come_to_what_the_files_say() {
    compared("lotr-tcg/assignment", 30);
}

#[test]
fn turns_come_to_what_the_files_say() {
    compared("war-of-the-ring/turn", 12);
}

#[test]
fn armies_come_to_what_the_files_say() {
    compared("war-of-the-ring/army", 40);
}
