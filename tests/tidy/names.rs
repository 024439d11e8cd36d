//! Files and items are named for what they are in the field: words that fit anything say nothing.

use crate::source::{Source, rust, words};
use crate::{exactly, none};

const EMPTY_WORDS: [&str; 10] =
    ["manager", "managers", "helper", "helpers", "util", "utils", "utility", "data", "info", "infos"];
const ITEMS: [&str; 9] = ["fn", "struct", "enum", "trait", "mod", "type", "const", "static", "union"];

fn faults(source: &Source) -> Vec<String> {
    let mut faults = Vec::new();
    let say = |place: String, name: &str| format!("{place} is named {name}: name it for what it is in the field");
    let path = source.path.trim_end_matches(".rs");
    for part in path.split('/').filter(|part| is_empty(part)) {
        faults.push(say(source.path.clone(), part));
    }
    let all: Vec<(usize, &str)> = words(&source.code).collect();
    for pair in all.windows(2) {
        let [(_, keyword), (line, name)] = *pair else { continue };
        if ITEMS.contains(&keyword) && is_empty(name) {
            faults.push(say(format!("{}:{line}", source.path), name));
        }
    }
    faults
}

// Whether one of the words of a snake_case, CamelCase or SCREAMING name is an empty one.
fn is_empty(name: &str) -> bool {
    let chars: Vec<char> = name.chars().collect();
    let lower = |at: usize| chars.get(at).is_some_and(|c| c.is_lowercase());
    let mut words = vec![String::new()];
    for (at, c) in chars.iter().enumerate() {
        let begins = c.is_uppercase() && at > 0 && (lower(at - 1) || lower(at + 1));
        if matches!(c, '_' | '-') || begins {
            words.push(String::new());
        }
        words.last_mut().unwrap().extend(c.to_lowercase().filter(|c| c.is_alphanumeric()));
    }
    words.iter().any(|word| EMPTY_WORDS.contains(&word.as_str()))
}

#[test]
fn names_say_something() {
    let all = ["src", "tests", "build"].map(rust).into_iter().flatten();
    none(all.flat_map(|source| faults(&source)).collect());
}

#[test]
fn an_empty_name_is_found() {
    for (path, code, part) in [
        ("src/util/a.rs", "", "util"),
        ("src/words/string_helpers.rs", "", "string_helpers"),
        ("src/words/a.rs", "pub struct CardInfo;", "CardInfo"),
        ("src/words/a.rs", "fn load_data() {}", "load_data"),
        ("src/words/a.rs", "const DATA_LIMIT: u8 = 1;", "DATA_LIMIT"),
        ("src/words/a.rs", "mod manager;", "manager"),
        ("src/words/a.rs", "enum XManager {}", "XManager"),
    ] {
        exactly(&faults(&Source::new(path, code)), &[part]);
    }
    none(faults(&Source::new("src/words/a.rs", "fn informed() {} struct Database; fn update(data: X) {}")));
}
