//! What the library never does: it has no clock, no files, no network, no order by hash, no float; nothing is left
//! undone; files stay short.

use crate::source::{Source, is_test_file, rust, words};
use crate::{exactly, none};

/// Names that make a ruling depend on more than its case.
const IMPURE: &[(&str, &str)] = &[
    ("f32", "a float: use Count or Int"),
    ("f64", "a float: use Count or Int"),
    ("HashMap", "an order by hash: use words::Map"),
    ("HashSet", "an order by hash: use words::Set"),
    ("RandomState", "chance: a ruling depends on its case alone"),
    ("SystemTime", "a clock: a ruling depends on its case alone"),
    ("Instant", "a clock: a ruling depends on its case alone"),
];
const IMPURE_STD: &[&str] = &["fs", "net", "env", "time", "thread", "process", "io"];
const LEFT_UNDONE: &[&str] = &["todo", "unimplemented", "dbg"];
const MOST_LINES: usize = 500;

fn impure(source: &Source) -> Vec<String> {
    let code = source.without_tests();
    let mut faults = Vec::new();
    for (line, word) in words(&code) {
        if let Some((_, why)) = IMPURE.iter().find(|(name, _)| *name == word) {
            faults.push(format!("{}:{line} has {word}, {why}", source.path));
        }
    }
    for (number, line) in code.lines().enumerate() {
        for module in IMPURE_STD.iter().filter(|module| names_std(line, module)) {
            let says = "the world outside: only the page and the commands may touch that";
            faults.push(format!("{}:{} has std::{module}, {says}", source.path, number + 1));
        }
        if has_float(line) {
            faults.push(format!("{}:{} has a number with a point: use Count or Int", source.path, number + 1));
        }
    }
    faults
}

fn names_std(line: &str, module: &str) -> bool {
    let compact = line.replace(' ', "");
    let next = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    compact.match_indices("std::").any(|(at, root)| {
        let rest = &compact[at + root.len()..];
        let group = rest.strip_prefix('{').map_or("", |group| group.split('}').next().unwrap_or_default());
        rest.strip_prefix(module).is_some_and(next)
            || group.split(',').any(|member| member.strip_prefix(module).is_some_and(next))
    })
}

fn has_float(line: &str) -> bool {
    let chars: Vec<char> = line.chars().collect();
    let digit = |at: usize| chars.get(at).is_some_and(char::is_ascii_digit);
    (1..chars.len()).filter(|at| chars[*at] == '.' && digit(at - 1) && digit(at + 1)).any(|at| {
        let start = (0..at).rev().find(|n| !chars[*n].is_ascii_digit() && chars[*n] != '_');
        // `pair.0.1` is no number.
        start.is_none_or(|n| chars[n] != '.' && !chars[n].is_alphanumeric())
    })
}

fn undone(source: &Source) -> Vec<String> {
    let mut faults = Vec::new();
    for (number, line) in source.code.lines().enumerate() {
        let compact = line.replace(' ', "");
        let has = |word: &&&str| {
            compact
                .match_indices(&format!("{word}!"))
                .any(|(at, _)| !compact[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_'))
        };
        for word in LEFT_UNDONE.iter().filter(has) {
            faults.push(format!("{}:{} has {word}!: finish it, or leave it out", source.path, number + 1));
        }
        if compact.contains("#[ignore") {
            let says = "ignores a test: mend it or take it out";
            faults.push(format!("{}:{} {says}", source.path, number + 1));
        }
    }
    faults
}

fn long(source: &Source) -> Vec<String> {
    let lines = source.text.lines().count();
    if lines < MOST_LINES {
        return Vec::new();
    }
    vec![format!("{} has {lines} lines: one idea a file, under {MOST_LINES} lines", source.path)]
}

#[test]
fn the_library_touches_nothing_outside() {
    let sources = rust("src");
    let lib = sources.iter().filter(|source| source.is_lib() && !is_test_file(source, &sources));
    none(lib.flat_map(impure).collect());
}

#[test]
fn something_outside_is_found() {
    for (code, part) in [
        ("let x: f64 = y;", "f64"),
        ("let x = 0.5;", "point"),
        ("use std::collections::HashMap;", "HashMap"),
        ("use std::{fmt, fs};", "std::fs"),
        ("std :: env::var(x)", "std::env"),
        ("use std::time::Duration;", "std::time"),
        ("let t = Instant::now();", "Instant"),
    ] {
        exactly(&impure(&Source::new("src/words/a.rs", code)), &[part]);
    }
    let pure = "use std::fmt; let y = pair.0.1; for n in 0..10 {} /// f64\nstd::iter::once(1); std::fs_like; 1.max(2);\n\
                #[cfg(test)] mod tests { use std::time::Instant; }";
    none(impure(&Source::new("src/words/a.rs", pure)));
}

#[test]
fn nothing_is_left_undone() {
    let all = ["src", "tests", "build"].map(rust).into_iter().flatten();
    none(all.flat_map(|source| undone(&source)).collect());
}

#[test]
fn something_left_undone_is_found() {
    let code = "fn f() { todo!() }\nfn g() { unimplemented ! () }\n#[ignore]\n#[ignore = \"x\"]\ndbg!(x);\nmy_todo!(); // todo!()";
    let faults = undone(&Source::new("src/a.rs", code));
    exactly(&faults, &["todo!", "unimplemented!", "ignores", "ignores", "dbg!"]);
}

#[test]
fn files_are_short() {
    let all = ["src", "tests", "build"].map(rust).into_iter().flatten();
    none(all.flat_map(|source| long(&source)).collect());
}

#[test]
fn a_long_file_is_found() {
    exactly(&long(&Source::new("src/a.rs", &"\n".repeat(500))), &["500 lines"]);
    none(long(&Source::new("src/a.rs", &"\n".repeat(499))));
}
