//! The second engine of `tests/oracle` shares no code with the library: it names the crate nowhere, takes in no file of
//! its source, and reads nothing of it but the cards. What it says is worth something only as long as that holds.

use crate::source::{Source, rust, words};
use crate::{exactly, none};

/// What it may read of the library's folder: the cards as the product has them, to compare them with its own.
const MAY_READ: &str = "/src/games/lotr_tcg/cards.json";

fn faults(source: &Source) -> Vec<String> {
    let mut faults = Vec::new();
    let mut fault = |line: usize, what: &str| {
        let says = "the oracle is written from the rules alone and shares no code with the library";
        faults.push(format!("{}:{line} {what}; {says}", source.path));
    };
    for (line, word) in words(&source.code) {
        match word {
            "refrain" => fault(line, "names the crate refrain"),
            "include" | "include_str" | "include_bytes" => fault(line, "takes in another file"),
            _ => {}
        }
    }
    for (number, line) in source.code.lines().enumerate() {
        if line.replace(' ', "").contains("#[path=") || line.replace(' ', "").contains("#![path=") {
            fault(number + 1, "takes in another file by its path");
        }
    }
    for (line, text) in &source.texts {
        if text.replace(MAY_READ, "").contains("src/") {
            fault(*line, "reads a file of the library's source");
        }
    }
    faults
}

#[test]
fn the_oracle_shares_no_code_with_the_library() {
    let oracle = rust("tests/oracle");
    assert!(!oracle.is_empty(), "there is no tests/oracle");
    none(oracle.iter().flat_map(faults).collect());
}

#[test]
fn an_oracle_that_looks_at_the_library_is_found() {
    let found = |code: &str| faults(&Source::new("tests/oracle/a.rs", code));
    for (code, part) in [
        ("use refrain::words::Count;", "names the crate"),
        ("use refrain as product;", "names the crate"),
        ("extern crate refrain;", "names the crate"),
        ("include!(\"../made_up/rules.rs\");", "another file"),
        ("#[path = \"../made_up/mod.rs\"]\nmod made_up;", "by its path"),
        ("let text = read(\"src/games/lotr_tcg/skirmish.rs\");", "library's source"),
    ] {
        exactly(&found(code), &[part]);
    }
    let whole = "mod cards; use crate::cards::Card; // as refrain does\nenv!(\"CARGO_BIN_EXE_refrain\"); \
                 read(\"/src/games/lotr_tcg/cards.json\");";
    none(found(whole));
}
