//! Which layer may use which: ARCHITECTURE.md has the table in words.

use crate::source::{Source, rust};
use crate::{exactly, none};

/// A layer's folder or file, and the roots that its paths may name; `games::ALL` is the registry alone.
const TABLE: &[(&str, &[&str])] = &[
    ("src/lib.rs", &[]),
    ("src/words/", &["words"]),
    ("src/ruling/", &["ruling", "words"]),
    ("src/loops/", &["loops", "ruling", "words"]),
    // The checker of certificates shares no code with what issues them.
    ("src/proof/", &["proof", "words"]),
    ("src/play/", &["play", "loops", "ruling", "words"]),
    ("src/games/mod.rs", &["games", "ruling", "words"]),
    ("src/games/", &["games::*", "play", "loops", "ruling", "words"]),
    ("src/export/", &["export", "ruling", "words"]),
    ("src/wire/", &["wire", "games::ALL", "ruling", "words"]),
    ("src/app/", &["app", "export", "wire", "games::ALL", "ruling", "words"]),
    ("src/main.rs", &["app", "games::ALL"]),
    (
        "src/bin/",
        &["api", "bench", "export", "files", "kit", "pages", "wire", "games::ALL", "loops", "proof", "ruling", "words"],
    ),
];

/// The macro of typed sentences stands at the root of the library.
const MACROS: [&str; 1] = ["sentences"];

fn faults(sources: &[Source]) -> Vec<String> {
    sources.iter().flat_map(faults_of).collect()
}

fn faults_of(source: &Source) -> Vec<String> {
    let Some((_, allowed)) = TABLE.iter().find(|(place, _)| source.path.starts_with(place)) else {
        let says = "is in no layer; give it a row in tests/tidy/layers.rs and in ARCHITECTURE.md";
        return vec![format!("{} {says}", source.path)];
    };
    let mut faults = Vec::new();
    for (line, path) in paths(&source.code) {
        let root = path.split("::").next().unwrap_or_default();
        let may = MACROS.contains(&root)
            || allowed.iter().any(|allowed| match *allowed {
                "games::ALL" => ["games", "games::ALL"].contains(&path.as_str()),
                "games::*" => source.game().is_some_and(|game| path.starts_with(&format!("games::{game}"))),
                layer => layer == root,
            });
        if !may {
            faults.push(format!(
                "{}:{line} uses {path}; this layer may use {allowed:?}. Move the code to the layer that it belongs to",
                source.path
            ));
        }
    }
    let above = source.without_tests().replace(char::is_whitespace, "");
    if above.contains("super::super") {
        faults.push(format!("{} climbs with super::super; write the path from crate::", source.path));
    }
    if source.path.ends_with("/mod.rs") && Source::new("", &source.without_tests()).code.contains("super::") {
        let says = "climbs out of its layer or folder with super::; write the path from crate::";
        if source.path.matches('/').count() == 2 || source.game().is_some() && source.path.matches('/').count() == 3 {
            faults.push(format!("{} {says}", source.path));
        }
    }
    if !source.path.ends_with("/mod.rs") && source.path != "src/lib.rs" {
        for (number, line) in source.code.lines().enumerate() {
            let line = line.trim_start();
            let line = line.strip_prefix("pub").map(|rest| match rest.strip_prefix('(') {
                Some(rest) => rest.split_once(')').map_or("", |(_, rest)| rest),
                None => rest,
            });
            if line.is_some_and(|rest| rest.trim_start().starts_with("use ")) {
                let says = "re-exports; name things where they live, or re-export them in a mod.rs";
                faults.push(format!("{}:{} {says}", source.path, number + 1));
            }
        }
    }
    faults
}

/// Each path that begins at the root of a crate of ours, as `layer` or `layer::next`, with its line.
fn paths(code: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for root in ["crate::", "refrain::"] {
        for (at, _) in code.match_indices(root) {
            let before = code[..at].chars().next_back();
            if before.is_some_and(|c| c.is_alphanumeric() || c == '_') {
                continue;
            }
            let line = code[..at].matches('\n').count() + 1;
            for path in branches(&code[at + root.len()..]) {
                found.push((line, path));
            }
        }
    }
    found
}

// The first two names of each branch: `a::b::c` is `a::b`, `{a::b, c}` is `a::b` and `c`, `a::{b, c}` is `a::b`, `a::c`.
fn branches(rest: &str) -> Vec<String> {
    let rest = rest.trim_start();
    if let Some(group) = rest.strip_prefix('{') {
        return members(group).iter().flat_map(|member| branches(member)).collect();
    }
    let (first, rest) = name(rest);
    let Some(rest) = rest.trim_start().strip_prefix("::") else { return vec![first.to_owned()] };
    let rest = rest.trim_start();
    if let Some(group) = rest.strip_prefix('{') {
        return members(group).iter().map(|member| format!("{first}::{}", name(member.trim_start()).0)).collect();
    }
    match name(rest).0 {
        "" => vec![first.to_owned()],
        second => vec![format!("{first}::{second}")],
    }
}

fn name(text: &str) -> (&str, &str) {
    text.split_at(text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len()))
}

// The members of a brace group that has just been opened.
fn members(group: &str) -> Vec<String> {
    let (mut depth, mut members) = (1, vec![String::new()]);
    for c in group.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 1 => {
                members.push(String::new());
                continue;
            }
            _ => {}
        }
        if depth == 0 {
            break;
        }
        members.last_mut().unwrap().push(c);
    }
    members.retain(|member| !member.trim().is_empty());
    members
}

#[test]
fn each_layer_uses_only_those_below_it() {
    none(faults(&rust("src")));
}

#[test]
fn a_path_out_of_its_layer_is_found() {
    let specimens = [
        ("src/words/a.rs", "use crate::ruling::Arg;", "ruling::Arg"),
        ("src/ruling/a.rs", "fn f(x: crate::games::chess::X) {}", "games::chess"),
        ("src/loops/a.rs", "use crate::{words::Count, play::Record};", "play::Record"),
        ("src/play/a.rs", "use crate::\n    games;", "games"),
        ("src/games/mod.rs", "use crate::wire::View;", "wire::View"),
        ("src/games/chess/a.rs", "use crate::games::{chess::X, go};", "games::go"),
        ("src/games/chess/b.rs", "use crate::export::text;", "export::text"),
        ("src/export/a.rs", "use crate::wire::View;", "wire::View"),
        ("src/wire/a.rs", "use crate::games::chess::X;", "games::chess"),
        ("src/app/a.rs", "use refrain::games::Registered;", "games::Registered"),
        ("src/app/b.rs", "use refrain::loops::repeat;", "loops::repeat"),
        ("src/bin/a.rs", "use refrain::play::play;", "play::play"),
        ("src/main.rs", "use refrain::wire::View;", "wire::View"),
        ("src/lib.rs", "use crate::words::Count;", "words::Count"),
        ("src/odd/a.rs", "", "in no layer"),
        ("src/words/mod.rs", "use super::ruling;", "climbs"),
        ("src/games/chess/mod.rs", "use super::go;", "climbs"),
        ("src/words/a.rs", "use super :: super::ruling;", "super::super"),
        ("src/words/a.rs", "pub use std::fmt;", "re-exports"),
        ("src/words/a.rs", "    pub(crate) use std::fmt;", "re-exports"),
    ];
    for (path, code, part) in specimens {
        exactly(&faults(&[Source::new(path, code)]), &[part]);
    }
}

#[test]
fn a_path_inside_its_layer_passes() {
    for (path, code) in [
        ("src/games/chess/a.rs", "use crate::games::chess::{board, rules::X}; use crate::sentences; use super::y;"),
        ("src/wire/a.rs", "use crate::{games, words::{Count, Lang}}; use crate::games::ALL; // crate::app"),
        ("src/app/a.rs", "use refrain::games::{self}; fn f() { refrain::games::ALL; crate::app::model::M }"),
        ("src/words/a.rs", "fn f() -> std::fmt::Result { \"crate::app\" } mycrate::x; publish use_"),
        ("src/games/chess/round/mod.rs", "use super::board;"),
        ("src/words/mod.rs", "pub use lang::Lang; #[cfg(test)] mod tests { use super::*; }"),
    ] {
        let faults: Vec<String> =
            faults(&[Source::new(path, code)]).into_iter().filter(|fault| !fault.contains("games::self")).collect();
        none(faults);
    }
}
