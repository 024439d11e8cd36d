//! One trial for each scenario file, named by its path: the file passes, and fails as soon as any leaf of what it
//! expects is altered. One trial more for what holds of all files together.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use libtest_mimic::{Arguments, Failed, Trial};
use refrain::games;
use refrain::ruling::{OpenCase, Rule, Ruling, Standing};
use refrain::wire::{CaseFile, alterations, check, check_altered, decode, encode};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let mut files = Vec::new();
    json_files(Path::new(FOLDER), &mut files);
    files.sort();
    let mut trials: Vec<Trial> = files
        .iter()
        .map(|path| {
            let path = path.clone();
            Trial::test(short(&path), move || one_file(&path))
        })
        .collect();
    trials.push(Trial::test("every file has a sentence for a name and an id of its own", move || all_files(&files)));
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn json_files(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if path.is_dir() {
            json_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "json") {
            files.push(path);
        }
    }
}

fn short(path: &Path) -> String {
    path.strip_prefix(FOLDER).unwrap_or(path).display().to_string()
}

fn one_file(path: &Path) -> Result<(), Failed> {
    let text = fs::read_to_string(path)?;
    if let Err(complaints) = check(&text, games::ALL) {
        let lines: Vec<String> = complaints.iter().map(ToString::to_string).collect();
        return Err(lines.join("\n").into());
    }
    let file = CaseFile::read(&text, games::ALL).map_err(|error| format!("{error:?}"))?;
    let strangers = cited_from_nowhere(&file.case, &file.case.rule());
    if !strangers.is_empty() {
        return Err(format!("cited, but in no rulebook of these rules: {}", strangers.join(", ")).into());
    }
    let again = CaseFile::read(&file.write(), games::ALL).map_err(|error| format!("written and read: {error:?}"))?;
    if again.case != file.case {
        return Err("the case changes when it is written and read again".into());
    }
    let linked =
        decode(&encode(&file.case, &file.view), games::ALL).map_err(|error| format!("as a link: {error:?}"))?;
    if linked.case != file.case {
        return Err("the case changes when it goes through a link".into());
    }
    if file.known_failure.is_some() {
        return Ok(());
    }
    let expect = file.expect.unwrap_or_default();
    let unseen: Vec<String> = alterations(&expect)
        .into_iter()
        .filter(|alteration| check_altered(&text, &alteration.expect, games::ALL).is_ok())
        .map(|alteration| alteration.says)
        .collect();
    if unseen.is_empty() {
        return Ok(());
    }
    Err(format!("these would pass as well, so nothing looks at them:\n{}", unseen.join("\n")).into())
}

// What stands in no rulebook of the case's ruleset must not be cited under it.
fn cited_from_nowhere(case: &OpenCase, ruling: &Ruling) -> Vec<String> {
    let about = games::ALL.iter().find(|game| game.id() == case.game()).map(|game| game.about());
    let rulesets = about.iter().flat_map(|about| about.rulesets).filter(|ruleset| ruleset.id == case.ruleset());
    let known: Vec<&Rule> = rulesets.flat_map(|ruleset| ruleset.books).flat_map(|book| book.rules).copied().collect();
    let mut strangers: Vec<String> = Vec::new();
    for rule in ruling.cites() {
        if !known.contains(&rule) {
            strangers.push(rule.cite());
        }
    }
    if let Standing::Open { branches, .. } = &ruling.standing {
        strangers.extend(branches.iter().flat_map(|branch| cited_from_nowhere(case, &branch.ruling)));
    }
    strangers
}

fn all_files(files: &[PathBuf]) -> Result<(), Failed> {
    if files.is_empty() && !games::ALL.is_empty() {
        return Err(format!("there are games, and no scenario file in {FOLDER}").into());
    }
    let mut faults = Vec::new();
    let mut by_id: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
    for path in files {
        if !is_a_sentence(&path.file_stem().unwrap_or_default().to_string_lossy()) {
            faults.push(format!("{}: name it by a sentence, at least three_words_like_these", short(path)));
        }
        let file: serde_json::Value = serde_json::from_str(&fs::read_to_string(path)?).unwrap_or_default();
        // Games count their cases on their own.
        let member = |name: &str| file[name].as_str().unwrap_or_default().to_owned();
        by_id.entry((member("game"), member("id"))).or_default().push(short(path));
    }
    for ((_, id), paths) in by_id.iter().filter(|(_, paths)| paths.len() > 1) {
        faults.push(format!("{id:?} is the id of {}: give each its own", paths.join(" and ")));
    }
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n").into()) }
}

fn is_a_sentence(stem: &str) -> bool {
    let words: Vec<&str> = stem.split('_').collect();
    let plain = |word: &&str| {
        !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
    };
    words.len() >= 3 && words.iter().all(plain)
}
